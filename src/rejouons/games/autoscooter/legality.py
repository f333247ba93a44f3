"""Autoscooter: who must act, what they may do, and why not."""

from numpy import int64

from rejouons.games.autoscooter.crash import driver_of
from rejouons.games.autoscooter.driving import is_in_gear
from rejouons.games.autoscooter.programs import (
    GHOST_LETTER,
    has_choice,
    is_ghost_moving,
    is_unused,
    next_to_write,
)
from rejouons.games.autoscooter.state import ACTIONS, FREE, Move, Phase, Reason
from rejouons.games.autoscooter.tables import (
    CAR_OF,
    COLUMN,
    DIRECTION,
    FIRST_LETTER,
    HEADINGS,
    LAST_LETTER,
    NO_CAR,
    NOT_NEXT,
    START_TURNS,
    TURNS,
    WAY,
)
from rejouons.kernel.layout import encode
from rejouons.kernel.rule import rule

CODES, KIND_OF, VALUES_OF = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.values_of
NUM_ACTIONS = ACTIONS.size
BACK = HEADINGS // 2  # the turn that a car driving off can't make


@rule
def to_act(state):
    if state.phase == Phase.PROGRAM:
        return int64(state.writing)
    if state.phase == Phase.OVER:
        return int64(0)
    return int64(1) << driver_of(state, int64(state.order[state.next]))


# The legal actions


@rule
def legal(state, seat, out):
    if to_act(state) >> seat & 1 == 0:
        return 0
    if state.phase == Phase.DRIVE_OFF:
        return list_starts(state, out)
    target = next_to_write(state, seat)
    if target == GHOST_LETTER:
        return list_letters(state.cars[state.ghost].speed, encode(CODES, Move.GHOST), out, int64(0))
    return list_programs(state.cars[target], target, out)


@rule
def list_programs(car, number, out):
    """The unused numbers of a car's column, with each legal letter if it moves."""
    count = int64(0)
    for row in range(TURNS):
        if car.used >> row & 1 == 0:
            if car.speed == 0:
                out[count] = encode(CODES, Move.ENTER, COLUMN[number, row])  # AS-21
                count += 1
            else:
                first = encode(CODES, Move.PROGRAM, COLUMN[number, row])
                count = list_letters(car.speed, first, out, count)
    return count


@rule
def list_letters(speed, first, out, count):
    """The letters of the gearbox; `first` is the action with the first letter of all; AS-24."""
    for letter in range(FIRST_LETTER[speed], LAST_LETTER[speed] + 1):
        out[count] = first + letter
        count += 1
    return count


@rule
def list_starts(state, out):
    """The free hexes around, with every heading but straight back; AS-47."""
    count = 0
    hexagon = state.cars[state.order[state.next]].hex
    for step in range(HEADINGS):
        goal = WAY[hexagon, step]
        if state.on[goal] == FREE:
            for turn in range(len(START_TURNS)):
                heading = (step + START_TURNS[turn]) % HEADINGS
                out[count] = encode(CODES, Move.DRIVE_OFF, goal, heading)
                count += 1
    return count


# Why not


@rule
def why_not(state, seat, action):
    if action < 0 or action >= NUM_ACTIONS:
        return Reason.NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return Reason.GAME_OVER
    kind = KIND_OF[action]
    if kind == Move.DRIVE_OFF:
        return why_not_drive_off(state, seat, VALUES_OF[action, 0], VALUES_OF[action, 1])
    if state.phase != Phase.PROGRAM:
        return Reason.CARS_ARE_MOVING
    if state.writing >> seat & 1 == 0:
        return Reason.ALREADY_READY
    if kind == Move.GHOST:
        return why_not_ghost(state, seat, VALUES_OF[action, 0])
    return why_not_program(state, seat, kind, VALUES_OF[action, 0], VALUES_OF[action, 1])


@rule
def why_not_program(state, seat, kind, sequence_number, letter):
    number = CAR_OF[sequence_number]
    car = state.cars[number]
    target = next_to_write(state, seat)
    if car.owner != seat:
        return Reason.NOT_YOUR_CAR
    if not has_choice(state, car):
        return Reason.NOTHING_TO_CHOOSE
    if target == GHOST_LETTER:
        return Reason.GHOST_IS_LEFT
    if number < target:
        return Reason.CAR_IS_WRITTEN
    if number > target:
        return Reason.OTHER_CAR_FIRST
    if not is_unused(car, number, sequence_number):
        return Reason.NUMBER_USED
    if kind == Move.ENTER:
        return Reason.LEGAL if car.speed == 0 else Reason.LETTER_IS_DUE
    if car.speed == 0:
        return Reason.STOPPED_WITHOUT_LETTER
    return Reason.LEGAL if is_in_gear(car.speed, letter) else Reason.GEARBOX


@rule
def why_not_ghost(state, seat, letter):
    if state.ghost == NO_CAR:
        return Reason.NO_GHOST
    if not is_ghost_moving(state):
        return Reason.GHOST_STOPPED
    if next_to_write(state, seat) != GHOST_LETTER:
        return Reason.CARS_FIRST
    is_legal = is_in_gear(state.cars[state.ghost].speed, letter)
    return Reason.LEGAL if is_legal else Reason.GHOST_GEARBOX


@rule
def why_not_drive_off(state, seat, hexagon, heading):
    if state.phase != Phase.DRIVE_OFF:
        return Reason.PROGRAMS_ARE_DUE
    if to_act(state) >> seat & 1 == 0:
        return Reason.NOT_YOUR_TURN
    step = DIRECTION[state.cars[state.order[state.next]].hex, hexagon]
    if step == NOT_NEXT:
        return Reason.NOT_NEXT_TO_CAR
    if state.on[hexagon] != FREE:
        return Reason.HEX_TAKEN
    if (heading - step) % HEADINGS == BACK:
        return Reason.STRAIGHT_BACK
    return Reason.LEGAL
