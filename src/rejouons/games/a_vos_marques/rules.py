"""À vos marques: a race across the map, with cards, a garage and everybody against everybody.

Read from top to bottom, this is the rule book: a turn, step by step (AVM-11). Ways on the road
are in routes.py, own moves in driving.py, forced ones in forced.py, errands in errands.py, cards
in attack.py and, operation by operation, in programs.py, products in products.py, thefts.py and
garage.py, écus in money.py, the three special places in places.py, the CATA in cata.py, the end
in ranking.py. What is left to resolve waits as tasks (tasks.py). Each clause is told in
RULES.en.md and RULES.fr.md. Board, cards and the ESP die are reconstructions.
"""

from numpy import int64

from rejouons.games.a_vos_marques.attack import (
    answer,
    decline_dealer,
    finish_card,
    go_on_attacking,
    lay_out,
    name_product,
    open_window,
    pass_window,
    play_card,
    take_effect,
    use_dealer,
)
from rejouons.games.a_vos_marques.cards import E, P, S
from rejouons.games.a_vos_marques.driving import drive
from rejouons.games.a_vos_marques.errands import look_again
from rejouons.games.a_vos_marques.forced import advance, forced_route_to, go_back, go_forward
from rejouons.games.a_vos_marques.foresight import foresee, questions
from rejouons.games.a_vos_marques.garage import (
    buy,
    forget_trades,
    has_business,
    is_open,
    leave_garage,
    open_garage,
    sell,
)
from rejouons.games.a_vos_marques.hidden import guess, redact
from rejouons.games.a_vos_marques.legality import legal, to_act
from rejouons.games.a_vos_marques.money import bank_pays, sell_for_debt, settle_debt
from rejouons.games.a_vos_marques.piles import (
    draw_e,
    draw_p,
    draw_s,
    return_card,
    shuffle_piles,
    use_marks,
)
from rejouons.games.a_vos_marques.places import (
    award_prize,
    be_sent,
    bet,
    challenge,
    decline_duel,
    name_prize,
    stay,
    visit,
)
from rejouons.games.a_vos_marques.playout import playout
from rejouons.games.a_vos_marques.products import reveal_stock, show_empty
from rejouons.games.a_vos_marques.programs import run
from rejouons.games.a_vos_marques.ranking import end_by_rounds, scores
from rejouons.games.a_vos_marques.refusals import why_not
from rejouons.games.a_vos_marques.roads import NO_DESTINATION, START
from rejouons.games.a_vos_marques.state import (
    ACTIONS,
    MARKS,
    MOST_ROUNDS,
    NO_CARD,
    NO_PRODUCT,
    Event,
    FirstPlayer,
    Mark,
    Move,
    Phase,
    Step,
    Task,
)
from rejouons.games.a_vos_marques.tables import ALL_PRODUCTS, LETTER, MOST_DICE, RED_DICE, SIDES
from rejouons.games.a_vos_marques.tasks import (
    answered,
    ask,
    card_returned,
    place_reached,
    pop,
    push,
    steps_due,
    top_task,
)
from rejouons.games.a_vos_marques.thefts import cash, keep, take_gain
from rejouons.games.a_vos_marques.value import evaluate
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.deck import cards_left
from rejouons.kernel.dice import draw, roll_die
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds

__all__ = [
    "apply",
    "evaluate",
    "foresee",
    "guess",
    "legal",
    "playout",
    "questions",
    "redact",
    "scores",
    "setup",
    "to_act",
    "why_not",
]

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of


# The game


@rule
def setup(state, log):
    shuffle_piles(state)
    for seat in range(state.num_players):
        player = state.players[seat]
        player.ecus = state.options.start_ecus
        player.space = START
        player.came_from = START
        player.destination = NO_DESTINATION
        player.errand_card = NO_CARD
        for mark in range(MARKS):
            player.waiting[mark] = NO_CARD
        show_empty(player)
    state.card = NO_CARD
    state.named = NO_PRODUCT
    state.attacker = NOBODY
    state.winner = NOBODY
    if state.options.first_player == FirstPlayer.RANDOM:
        state.first = draw(state.dice, int64(state.num_players))  # AVM-10
    state.active = state.first
    state.round_number = 1
    write(log, Event.ROUND_BEGAN, NOBODY, 0)
    state.step = Step.TURN
    play_on(state, log)


@solid
def play_on(state, log):
    """Resolves what is left to do and goes through the turn, until somebody must decide."""
    while state.phase == Phase.RESOLVE:
        if state.depth > 0:
            do_task(state, log)
        else:
            take_step(state, log)


@rule
def apply(state, log, seat, action):
    kind = KIND_OF[action]
    value, second = int64(VALUES_OF[action, 0]), int64(VALUES_OF[action, 1])
    if kind == Move.ROLL:
        roll(state, log, seat)
    elif kind == Move.DRIVE:
        answered(state)
        drive(state, log, seat, value, second)
    elif kind == Move.BUY:
        buy(state, log, seat, value)
    elif kind == Move.SELL:
        sell_product(state, log, seat, value)
    elif kind == Move.DONE:
        leave_garage(state, log)
        answered(state)
    elif kind == Move.PLAY:
        play_card(state, log, seat, value, second)
    elif kind == Move.PASS:
        answered(state)
        pass_window(state)
    else:
        answer_question(state, log, seat, kind, value)
    play_on(state, log)


@solid
def answer_question(state, log, seat, kind, value):
    """What a card or a place has asked."""
    if kind == Move.NAME:
        name(state, log, seat, value)
    elif kind == Move.USE:
        use_dealer(state, log, seat)
    elif kind == Move.DECLINE:
        decline(state, log, seat)
    elif kind == Move.KEEP:
        keep(state, log, seat)
    elif kind == Move.CASH:
        cash(state, log, seat)
    elif kind == Move.TAKE:
        take_gain(state, log, seat, value)
    elif kind == Move.ONWARD:
        choose_fork(state, log, seat, value)
    elif kind == Move.BET:
        bet(state, log, seat, value)
    elif kind == Move.STAY:
        stay(state, log, seat)
    else:
        challenge(state, log, seat, value)


@rule
def name(state, log, seat, product):
    if state.phase == Phase.NAME:
        name_product(state, log, seat, product)
    else:
        name_prize(state, log, seat, product)


@rule
def decline(state, log, seat):
    if state.phase == Phase.DEALER:
        decline_dealer(state, log, seat)
    elif state.phase == Phase.GAIN:
        take_gain(state, log, seat, int64(NO_PRODUCT))
    else:
        decline_duel(state, log, seat)


@solid
def choose_fork(state, log, seat, space):
    steps = steps_due(top_task(state))
    pop(state)
    answered(state)
    advance(state, log, seat, steps, forced_route_to(state, seat, steps, space))


@rule
def sell_product(state, log, seat, product):
    if state.phase == Phase.SALE:
        answered(state)
        sell_for_debt(state, log, seat, product)
    else:
        sell(state, log, seat, product)


@solid
def do_task(state, log):
    """Goes on with the last thing that was begun."""
    task = top_task(state)
    seat = int64(task.seat)
    if task.kind == Task.RUN:
        run(state, log)
    elif task.kind == Task.FINISH_CARD:
        finish_card(state, log)
    elif task.kind == Task.ANSWER:
        answer(state, log)
    elif task.kind == Task.DEBT:
        settle_debt(state, log, task)
    elif task.kind == Task.RECEIVE:
        ask(state, Phase.RECEIVE, seat)
    elif task.kind == Task.PRIZE:
        award_prize(state, task)
    else:
        do_at_once(state, log, seat)


@rule
def do_at_once(state, log, seat):
    """What is done with before anything comes of it."""
    task = top_task(state)
    card, steps, place = card_returned(task), steps_due(task), place_reached(task)
    pop(state)
    if task.kind == Task.RETURN:
        return_card(state, log, seat, card)
    elif task.kind == Task.FORWARD:
        go_forward(state, log, seat, steps)
    elif task.kind == Task.LOOK_AGAIN:
        look_again(state, log, seat)
    else:
        visit(state, seat, place)


# A turn (AVM-11)


@solid
def take_step(state, log):
    """The next step of the turn, now that nothing is left to resolve."""
    step = state.step
    if step == Step.TURN:
        begin_turn(state, log)
    elif state.is_stopped != 0 and step != Step.END:
        write(log, Event.TURN_STOPPED, state.active)  # AVM-70
        state.step = Step.END
    elif step == Step.BLUE:
        ask_active(state, Phase.BLUE)
    elif step == Step.RED:
        ask_for_move(state)
    elif step == Step.GARAGE:
        state.step = Step.ATTACK
        if has_business(state.players[state.active]):
            ask_active(state, Phase.GARAGE)  # AVM-15
    elif step == Step.ATTACK:
        forget_trades(state)
        open_window(state)  # AVM-16
    elif step == Step.NEXT_ATTACK:
        go_on_attacking(state)
    else:
        end_turn(state, log)


@rule
def ask_for_move(state):
    """The red dice, unless a card has sent the player somewhere; AVM-76."""
    if state.is_sent != 0:
        state.step = Step.GARAGE
    else:
        ask_active(state, Phase.RED)


@solid
def ask_active(state, phase):
    """Asks the active player, who may trade in some of these phases."""
    has_acted = state.actor == state.active
    ask(state, phase, state.active)
    if is_open(state):
        open_garage(state)
        if has_acted:
            reveal_stock(state, int64(ALL_PRODUCTS))


@solid
def begin_turn(state, log):
    seat = int64(state.active)
    state.is_stopped = 0
    state.is_sent = 0
    state.hit = 0
    forget_trades(state)
    for die in range(MOST_DICE):
        state.red[die] = 0
    write(log, Event.TURN_BEGAN, seat)
    if holds(state.players[seat].marks, Mark.MISS):
        write(log, Event.TURN_MISSED, seat)  # AVM-71
        use_marks(state, log, seat, bit(Mark.MISS))
        state.step = Step.END
    else:
        ask_active(state, Phase.ESP)


@solid
def roll(state, log, seat):
    if state.phase == Phase.MAGIC:
        be_sent(state, log, seat)
        return
    leave_garage(state, log)
    phase = state.phase
    answered(state)
    if phase == Phase.ESP:
        roll_esp(state, log, seat)
    elif phase == Phase.BLUE:
        roll_blue(state, log, seat)
    else:
        roll_red(state, log, seat)


@solid
def roll_esp(state, log, seat):
    """Step (a): a card of the pile that the die shows; AVM-12."""
    letter = int64(LETTER[state.options.esp_die, draw(state.dice, int64(SIDES))])
    write(log, Event.ROLLED_ESP, seat, letter)
    state.step = Step.BLUE  # AVM-53: after an errand as well
    if letter == E and cards_left(state.pile_e) > 0:
        card = draw_e(state)
        write(log, Event.DREW_E, seat, card, (seat + 1) % state.num_players)  # AVM-90
        lay_out(state, card, seat, int64(NOBODY))
        take_effect(state)
    elif letter == P and cards_left(state.pile_p) > 0:
        card = draw_p(state)
        write(log, Event.DREW_P, seat, card)  # AVM-91
        lay_out(state, card, seat, int64(NOBODY))
        push(state, Task.ANSWER, seat)  # AVM-92
    elif letter == S:
        draw_s(state, log, seat)


@rule
def roll_blue(state, log, seat):
    """Step (b); AVM-13."""
    face = roll_die(state.dice, SIDES)
    write(log, Event.ROLLED_BLUE, seat, face - 1, bank_pays(state, seat, face))
    state.step = Step.RED


@solid
def roll_red(state, log, seat):
    """Step (c): so many dice as the marks leave; AVM-14, AVM-65."""
    marks = int64(state.players[seat].marks)
    dice = RED_DICE + holds(marks, Mark.BONUS_DIE) - holds(marks, Mark.ONE_DIE)
    is_wrong_way = holds(marks, Mark.WRONG_WAY)
    if is_wrong_way:
        face = roll_die(state.dice, SIDES)
        write(log, Event.ROLLED_WRONG_WAY, seat, face - 1)
        go_back(state, log, seat, face)
    else:
        total = int64(0)
        for die in range(dice):
            state.red[die] = roll_die(state.dice, SIDES)
            total += state.red[die]
        red = state.red
        write(log, Event.ROLLED_RED, seat, total - 1, red[0], red[1], red[2])
        ask(state, Phase.MOVE, seat)
    used = bit(Mark.ONE_DIE) | bit(Mark.BONUS_DIE) | bit(Mark.WRONG_WAY)
    use_marks(state, log, seat, used)
    state.step = Step.GARAGE


@rule
def end_turn(state, log):
    """Step (f); AVM-17."""
    state.active = (int64(state.active) + 1) % state.num_players
    state.step = Step.TURN
    if state.active != state.first:
        return
    if 0 < state.options.round_cap <= state.round_number:
        end_by_rounds(state, log)
    else:
        state.round_number += 1
        write(log, Event.ROUND_BEGAN, NOBODY, min(int64(state.round_number), MOST_ROUNDS) - 1)
