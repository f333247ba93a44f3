"""Autoscooter: what a seat has yet to write."""

from numpy import int64

from rejouons.games.autoscooter.state import NO_LETTER, NO_NUMBER
from rejouons.games.autoscooter.tables import CAR_OF, CARS, NO_CAR, ROW_OF, TURNS
from rejouons.kernel.rule import rule

NOTHING = CARS + 1  # to write
GHOST_LETTER = CARS


@rule
def everybody_who_writes(state):
    """The bit mask of the seats that have a program to write this turn."""
    seats = 0
    for seat in range(int64(state.num_players)):
        if next_to_write(state, seat) != NOTHING:
            seats |= 1 << seat
    return seats


@rule
def next_to_write(state, seat):
    """The seat's first car without a program, then the ghost's letter; AS-27, AS-82."""
    for number in range(CARS):
        car = state.cars[number]
        if car.owner == seat and car.number == NO_NUMBER and has_choice(state, car):
            return number
    if is_ghost_moving(state) and state.players[seat].ghost_letter == NO_LETTER:
        return GHOST_LETTER
    return NOTHING


@rule
def has_choice(state, car):
    """Whether there is anything to choose: a stopped car's last number is none."""
    return car.speed > 0 or state.turn < TURNS - 1


@rule
def is_ghost_moving(state):
    return state.ghost != NO_CAR and state.cars[state.ghost].speed > 0


@rule
def is_unused(car, number, sequence_number):
    """Whether a number stands in the car's column and was not used yet; AS-20, AS-42."""
    if sequence_number < 0 or CAR_OF[sequence_number] != number:
        return False
    return car.used >> ROW_OF[sequence_number] & 1 == 0
