"""À vos marques: the interpreter of card effects (AVM-89).

A program is a list of instructions (cards.py). An instruction is finished, with all that it sets
going, before the next one runs.
"""

from numpy import int64

from rejouons.games.a_vos_marques.cards import (
    BRANCHES,
    MOVES_MONEY,
    MOVES_OR_MARKS,
    MOVES_PRODUCTS,
    Op,
)
from rejouons.games.a_vos_marques.cata import shake
from rejouons.games.a_vos_marques.errands import give_errand
from rejouons.games.a_vos_marques.forced import (
    car_ahead,
    go_back,
    go_forward,
    lift,
    swap_ahead,
)
from rejouons.games.a_vos_marques.money import collect_each, lose_ecus, owe, owe_each, receive
from rejouons.games.a_vos_marques.piles import draw_s, set_mark
from rejouons.games.a_vos_marques.products import show, show_lack
from rejouons.games.a_vos_marques.state import Event, Mark, Task
from rejouons.games.a_vos_marques.tables import NUM_STOP_PLACES, PROGRAM, ROADS, SIGHTS
from rejouons.games.a_vos_marques.tasks import card_run, instruction_of, pop, push, top_task
from rejouons.games.a_vos_marques.thefts import (
    gain,
    lose_random,
    offer_gain,
    steal_random,
    take_named,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import holds, lowest


@solid
def run(state, log):
    """Carries out the next instruction of the program on top."""
    task = top_task(state)
    at, card = instruction_of(task), card_run(task)
    seat, other = int64(task.seat), int64(task.other)
    pop(state)
    row = PROGRAM[at]
    if row.op == Op.END:
        return
    if holds(BRANCHES, row.op):
        push(state, Task.RUN, seat, branch(state, log, seat, at), other, card)
        if row.op == Op.SWAP_AHEAD:
            swap_ahead(state, log, seat)
        return
    push(state, Task.RUN, seat, at + 1, other, card)
    if holds(MOVES_OR_MARKS, row.op):
        move_or_mark(state, log, seat, card, row)
    elif holds(MOVES_MONEY, row.op):
        move_money(state, log, seat, other, row)
    elif holds(MOVES_PRODUCTS, row.op):
        move_product(state, log, seat, other, row)
    else:
        do_more(state, log, seat, row)


@solid
def branch(state, log, seat, at):
    """Where a program goes on, by the region, the products or the rivals of its subject."""
    row = PROGRAM[at]
    player = state.players[seat]
    if row.op == Op.SWAP_AHEAD and car_ahead(state, seat) == seat:
        return at + 1
    if row.op == Op.UNLESS_REGION and is_in_region(player, row):
        return at + 1
    if row.op == Op.UNLESS_PRODUCT:
        held = int64(row.choice) & int64(player.products)
        if held != 0:
            show(state, log, seat, lowest(held))
            return at + 1
        show_lack(state, seat, int64(row.choice))
    return int64(row.to)


@rule
def is_in_region(player, row):
    return holds(row.choice, ROADS[player.space].region)


@solid
def move_or_mark(state, log, seat, card, row):
    if row.op == Op.FORWARD:
        go_forward(state, log, seat, int64(row.n))
    elif row.op == Op.BACK:
        go_back(state, log, seat, int64(row.n))
    elif row.op == Op.STOP:
        state.is_stopped = 1  # AVM-70
    elif row.op == Op.MISS:
        set_mark(state, log, seat, Mark.MISS, card, int64(row.waits))  # AVM-71
    elif row.op == Op.ONE_DIE:
        set_mark(state, log, seat, Mark.ONE_DIE, card, int64(row.waits))
    elif row.op == Op.BONUS_DIE:
        set_mark(state, log, seat, Mark.BONUS_DIE, card, int64(row.waits))
    else:
        set_mark(state, log, seat, Mark.WRONG_WAY, card, int64(row.waits))


@solid
def move_money(state, log, seat, other, row):
    amount = int64(row.n)
    if row.op == Op.PAY:
        owe(state, seat, amount)
    elif row.op == Op.RECEIVE:
        receive(state, log, seat, amount)
    elif row.op == Op.PAY_EACH:
        owe_each(state, seat, amount)
    elif row.op == Op.COLLECT_EACH:
        collect_each(state, seat, amount)
    elif row.op == Op.PAY_VICTIM:
        owe(state, seat, amount, other)
    elif row.op == Op.STEAL_MONEY:
        lose_ecus(state, log, seat, amount, other)
    else:
        lose_ecus(state, log, seat, amount, int64(NOBODY))


@solid
def move_product(state, log, seat, other, row):
    if row.op == Op.STEAL_RANDOM:
        steal_random(state, log, seat, other)
    elif row.op == Op.STEAL_NAMED:
        take_named(state, log, other, seat, int64(state.named))
    elif row.op == Op.LOSE_PRODUCT:
        lose_random(state, log, seat)
    elif row.op == Op.GAIN:
        gain(state, log, seat, int64(row.choice))
    else:
        offer_gain(state, seat, int64(row.choice))


@solid
def do_more(state, log, seat, row):
    if row.op == Op.ERRAND:
        give_errand(state, log, seat, int64(row.n), int64(row.to))
    elif row.op == Op.GOTO:
        go_to(state, log, seat, int64(row.n))
    elif row.op == Op.DRAW_S:
        for _ in range(row.n):
            draw_s(state, log, seat)
    elif row.op == Op.KEEP_TICKET:
        keep_ticket(state, log, seat)
    else:
        shake(state, log)


@solid
def go_to(state, log, seat, place):
    """Lifts a car to a place that a card names; AVM-75 to AVM-77."""
    space = int64(SIGHTS[place].space)
    origin = int64(state.players[seat].space)
    if origin == space:
        write(log, Event.THERE_ALREADY, seat, place)
        return
    if place < NUM_STOP_PLACES:
        push(state, Task.ARRIVE, seat, place)
        if seat == state.active:
            state.is_sent = 1
    rest = lift(state, seat, space)
    write(log, Event.WENT_TO, seat, origin, rest, place)


@rule
def keep_ticket(state, log, seat):
    """The one card that is kept; AVM-98."""
    state.players[seat].tickets += 1
    state.ticket_card = state.card
    state.card_waits = 1
    write(log, Event.TICKET_KEPT, seat, state.card)
