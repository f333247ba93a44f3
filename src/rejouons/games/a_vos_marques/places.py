"""À vos marques: the Casino, the Magic Mountain and the Sand Fox."""

from numpy import int64

from rejouons.games.a_vos_marques.forced import go_back, lift
from rejouons.games.a_vos_marques.money import bank_pays
from rejouons.games.a_vos_marques.piles import set_mark
from rejouons.games.a_vos_marques.products import know
from rejouons.games.a_vos_marques.state import (
    NO_CARD,
    NO_PRODUCT,
    Event,
    FoxPick,
    Mark,
    Phase,
    Task,
)
from rejouons.games.a_vos_marques.tables import (
    AGAIN,
    ALL_PRODUCTS,
    CASINO,
    FOX_BACK,
    FOX_PRIZES,
    MAGIC_MOUNTAIN,
    NUM_PRODUCTS,
    RETURNS,
    SAND_FOX,
    SENDS,
    SIDES,
    SIGHTS,
)
from rejouons.games.a_vos_marques.tasks import (
    answered,
    ask,
    count_prize,
    pop,
    prizes_left,
    push,
    top_task,
)
from rejouons.games.a_vos_marques.thefts import take_named
from rejouons.kernel.dice import roll_die
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds


@solid
def visit(state, seat, place):
    """What a place offers whoever reaches it; errand places offer nothing; AVM-74, AVM-79."""
    if place == CASINO:
        if state.players[seat].ecus > 0:
            ask(state, Phase.BET, seat)
    elif place == MAGIC_MOUNTAIN:
        ask(state, Phase.MAGIC, seat)
    elif place == SAND_FOX:
        ask(state, Phase.FOX, seat)


# The Casino (AVM-78)


@solid
def bet(state, log, seat, stake):
    answered(state)
    if stake == 0:
        write(log, Event.NO_BET, seat)
        return
    state.players[seat].ecus -= stake
    face = roll_die(state.dice, SIDES)
    won = bank_pays(state, seat, stake * RETURNS[face - 1])
    write(log, Event.BET, seat, stake, face - 1, won)


# The Magic Mountain (AVM-93)


@solid
def be_sent(state, log, seat):
    answered(state)
    sent_to = int64(AGAIN)
    while sent_to == AGAIN:
        face = roll_die(state.dice, SIDES)
        write(log, Event.MAGIC_ROLLED, seat, face - 1)
        sent_to = int64(SENDS[face - 1])
    if sent_to == CASINO:
        push(state, Task.ARRIVE, seat, int64(CASINO))
    origin = int64(state.players[seat].space)
    rest = lift(state, seat, int64(SIGHTS[sent_to].space))
    write(log, Event.MAGIC_SENT, seat, origin, rest, sent_to)


@rule
def stay(state, log, seat):
    answered(state)
    write(log, Event.MAGIC_STAYED, seat)


# The Sand Fox (AVM-94 to AVM-97)


@solid
def challenge(state, log, seat, other):
    answered(state)
    write(log, Event.CHALLENGED, seat, other)
    face, other_face = int64(0), int64(0)
    while face == other_face:
        face = roll_die(state.dice, SIDES)
        other_face = roll_die(state.dice, SIDES)
        write(log, Event.DUELLED, seat, other, face - 1, other_face - 1)
    if face > other_face:
        end_duel(state, log, seat, other, face - other_face)
    else:
        end_duel(state, log, other, seat, other_face - face)


@solid
def end_duel(state, log, winner, loser, difference):
    if difference == 1:
        set_mark(state, log, loser, Mark.MISS, int64(NO_CARD), int64(0))
    if FOX_BACK[difference] > 0:
        go_back(state, log, loser, int64(FOX_BACK[difference]))
    if FOX_PRIZES[difference] > 0:
        push(state, Task.PRIZE, winner, int64(FOX_PRIZES[difference]), loser, int64(NO_PRODUCT))


@rule
def decline_duel(state, log, seat):
    answered(state)
    write(log, Event.NO_CHALLENGE, seat)


@solid
def award_prize(state, task):
    """Asks the winner for a product, unless there is none to win."""
    loser = state.players[task.other]
    if prizes_left(task) == 0 or loser.products == 0:
        pop(state)
        return
    if state.options.fox_pick == FoxPick.OPEN:
        look_at(loser, int64(task.seat))
    ask(state, Phase.PRIZE, int64(task.seat))


@rule
def look_at(loser, viewer):
    """The winner may see what the loser holds; option of AVM-96."""
    for product in range(NUM_PRODUCTS):
        if holds(loser.products, product):
            know(loser, viewer, product)
    loser.lacks[viewer] = ALL_PRODUCTS & ~int64(loser.products)
    loser.worth_told |= bit(viewer)


@solid
def name_prize(state, log, seat, product):
    task = top_task(state)
    loser = int64(task.other)
    count_prize(task, product)
    answered(state)
    take_named(state, log, seat, loser, product)
