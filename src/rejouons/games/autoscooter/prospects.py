"""Autoscooter: what a car may hope for. A guide for bots, not a rule."""

from numpy import int64

from rejouons.games.autoscooter.crash import is_barrier
from rejouons.games.autoscooter.outlook import outlook
from rejouons.games.autoscooter.state import Phase
from rejouons.games.autoscooter.tables import (
    CHIP,
    COLUMN,
    FIRST_LETTER,
    HIT_TRUST,
    LAST_LETTER,
    LATE_HIT_TRUST,
    ROOM,
    ROOM_WORTH,
    ROW_OF,
    ROW_PRICE,
    SPEED_WORTH,
    SURE,
    TRAP_WORTH,
    TURNS,
    WALL_TRUST,
)
from rejouons.kernel.rule import rule


@rule
def position_worth(hexagon, heading, speed):
    """What a car's place is worth: speed, and room ahead of it."""
    worth = int64(SPEED_WORTH[speed])
    if speed > 0:
        room = int64(ROOM[hexagon, heading, speed])
        worth += ROOM_WORTH * room if room > 0 else TRAP_WORTH * int64(speed)
    return worth


@rule
def promise(state, number, letter):
    """What a letter promises if nothing else moves."""
    hexagon, heading, speed, chips, _ = outlook(state, number, letter)
    trust = WALL_TRUST if chips < 0 else (HIT_TRUST + LATE_HIT_TRUST) // 2
    return position_worth(hexagon, heading, speed) + CHIP * chips * trust // SURE


@rule
def best_letter(state, number):
    speed = state.cars[number].speed
    best = int64(FIRST_LETTER[speed])
    best_promise = promise(state, number, best)
    for letter in range(best + 1, LAST_LETTER[speed] + 1):
        found = promise(state, number, letter)
        if found > best_promise:
            best = int64(letter)
            best_promise = found
    return best


@rule
def has_yet_to_move(state, number):
    if state.phase == Phase.PROGRAM:
        return True
    for place in range(state.next, state.in_order):
        if state.order[place] == number:
            return True
    return False


# Numbers


@rule
def presence(state, number, struck):
    """How sure a car is to find another where it stands now, out of SURE."""
    if is_barrier(state, struck):
        return int64(WALL_TRUST)
    late = precedence(state, struck, number)
    return (HIT_TRUST * (SURE - late) + LATE_HIT_TRUST * late) // SURE


@rule
def precedence(state, first, second):
    """How sure a car is to move before another, out of SURE."""
    if state.phase != Phase.PROGRAM:
        is_before = state.cars[first].number < state.cars[second].number
        return int64(SURE if is_before and has_yet_to_move(state, first) else 0)
    if state.cars[first].number >= 0:
        return SURE - share_below(state, second, int64(state.cars[first].number))
    if state.cars[second].number >= 0:
        return share_below(state, first, int64(state.cars[second].number))
    return int64(SURE // 2)


@rule
def share_below(state, number, limit):
    """How likely a car has a number below another one, out of SURE."""
    car = state.cars[number]
    if car.number >= 0:
        return int64(SURE if car.number < limit else 0)
    below = int64(0)
    for row in range(TURNS):
        below += (car.used >> row & 1 == 0) and COLUMN[number, row] < limit
    return SURE * below // (TURNS - state.turn)


@rule
def numbers_worth(car):
    """What the numbers that a car has left are worth: the earlier the better."""
    used = int64(car.used)
    if car.number >= 0:
        used |= int64(1) << ROW_OF[car.number]
    worth = int64(0)
    for row in range(TURNS):
        if used >> row & 1 == 0:
            worth += ROW_PRICE * (TURNS // 2 - row)
    return worth
