"""Autoscooter: dodgem cars, programmed in secret, that ram each other for chips.

Read from top to bottom, this is the rule book: the set-up, a turn in its order, the end. The
line-up is in lineup.py, a car's move in driving.py, crashes in crash.py, payments in purses.py.
Each clause is told in RULES.en.md and RULES.fr.md.
"""

from numpy import int64

from rejouons.games.autoscooter.driving import drive_off, move_next
from rejouons.games.autoscooter.foresight import foresee, questions
from rejouons.games.autoscooter.hidden import guess, redact, reopen
from rejouons.games.autoscooter.legality import legal, to_act, why_not
from rejouons.games.autoscooter.lineup import line_up
from rejouons.games.autoscooter.playout import playout
from rejouons.games.autoscooter.programs import (
    NOTHING,
    everybody_who_writes,
    is_ghost_moving,
    is_unused,
    next_to_write,
)
from rejouons.games.autoscooter.ranking import scores, tell_results
from rejouons.games.autoscooter.state import (
    ACTIONS,
    NO_LETTER,
    NO_NUMBER,
    Event,
    Move,
    Phase,
)
from rejouons.games.autoscooter.tables import CAR_OF, CARS, COLUMN, NO_CAR, ROW_OF, TURNS
from rejouons.games.autoscooter.value import evaluate
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid

__all__ = [
    "apply",
    "evaluate",
    "foresee",
    "guess",
    "legal",
    "playout",
    "questions",
    "redact",
    "reopen",
    "scores",
    "setup",
    "to_act",
    "why_not",
]

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of


@rule
def setup(state, log):
    line_up(state, log)
    begin_turn(state, log)
    play_on(state, log)


@rule
def apply(state, log, seat, action):
    kind = KIND_OF[action]
    first, second = int64(VALUES_OF[action, 0]), int64(VALUES_OF[action, 1])
    if kind == Move.DRIVE_OFF:
        drive_off(state, log, int64(state.order[state.next]), first, second)
    else:
        if kind == Move.GHOST:
            state.players[seat].ghost_letter = first  # AS-82
        else:
            write_program(state.cars[CAR_OF[first]], first, second, kind == Move.PROGRAM)
        finish_writing(state, log, seat)
    play_on(state, log)


@solid
def play_on(state, log):
    """Plays what asks nobody, until somebody must decide or the game is over."""
    while asks_nobody(state):
        if state.phase == Phase.TURN_END:
            end_turn(state, log)
        elif state.next == state.in_order:
            state.phase = Phase.TURN_END
        else:
            move_next(state, log)  # AS-41


@rule
def asks_nobody(state):
    """Whether the phase plays itself, as the first ones do."""
    return state.phase <= Phase.TURN_END


# Programming


@rule
def begin_turn(state, log):
    state.phase = Phase.PROGRAM
    write(log, Event.TURN_BEGAN, NOBODY, state.turn)  # AS-11
    state.writing = everybody_who_writes(state)  # AS-12
    if state.writing == 0:
        show_numbers(state, log)


@rule
def write_program(car, number, letter, is_moving):
    car.number = number  # AS-20
    if is_moving:
        car.letter = letter  # AS-22


@rule
def finish_writing(state, log, seat):
    """Goes on when the seat has nothing left to write, and all others are ready as well."""
    if next_to_write(state, seat) == NOTHING:
        state.writing &= ~(1 << seat)
        write(log, Event.READY, seat)
        if state.writing == 0:
            show_numbers(state, log)


# Movement


@solid
def show_numbers(state, log):
    """Strikes off all numbers of the turn and puts the cars in their order; AS-40."""
    state.in_order = 0
    drop_letters_of_stopped(state)
    for number in range(CARS):
        if state.cars[number].owner != NOBODY:
            strike_off(state, log, number)
            put_in_order(state, number)
    for place in range(state.in_order):
        car = state.cars[state.order[place]]
        write(log, Event.NUMBER_SHOWN, car.owner, state.order[place], car.number)
    call_ghost(state, log)
    state.next = 0
    state.phase = Phase.NEXT_CAR


@rule
def drop_letters_of_stopped(state):
    """A letter for what was stopped when it was written counts for nothing; AS-29."""
    for number in range(CARS):
        if state.cars[number].speed == 0:
            state.cars[number].letter = NO_LETTER
    if not is_ghost_moving(state):
        drop_ghost_letters(state)


@rule
def drop_ghost_letters(state):
    for seat in range(state.num_players):
        state.players[seat].ghost_letter = NO_LETTER


@rule
def strike_off(state, log, number):
    car = state.cars[number]
    if not is_unused(car, number, car.number):
        car.number = highest_unused(car, number)  # AS-29
        if state.turn < TURNS - 1:
            write(log, Event.NUMBER_MISSING, car.owner, number)
    car.used |= int64(1) << ROW_OF[car.number]  # AS-42


@rule
def highest_unused(car, number):
    row = TURNS - 1
    while car.used >> row & 1:
        row -= 1
    return COLUMN[number, row]


@rule
def put_in_order(state, number):
    place = state.in_order
    while place > 0 and state.cars[state.order[place - 1]].number > state.cars[number].number:
        state.order[place] = state.order[place - 1]
        place -= 1
    state.order[place] = number  # AS-41
    state.in_order += 1


@rule
def call_ghost(state, log):
    """The ghost moves last, driven by whoever has the highest number; AS-83."""
    if state.ghost != NO_CAR:
        state.controller = state.cars[state.order[state.in_order - 1]].owner
        state.order[state.in_order] = state.ghost
        state.in_order += 1
        write(log, Event.GHOST_TAKEN, state.controller, state.ghost)


# The end


@rule
def end_turn(state, log):
    for number in range(CARS):
        state.cars[number].number = NO_NUMBER
        state.cars[number].letter = NO_LETTER
    drop_ghost_letters(state)
    state.controller = NOBODY
    state.in_order = 0
    state.next = 0
    if state.turn == TURNS - 1:
        state.phase = Phase.OVER  # AS-120
        tell_results(state, log)
    else:
        state.turn += 1
        begin_turn(state, log)
