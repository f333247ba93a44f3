"""Autoscooter: a car's move, when its number comes up."""

from numpy import int64

from rejouons.games.autoscooter.crash import crash, driver_of, move_to
from rejouons.games.autoscooter.state import FREE, NO_LETTER, Event, Phase
from rejouons.games.autoscooter.tables import (
    BEND,
    FINAL_TURN,
    FIRST_LETTER,
    HEADINGS,
    LAST_LETTER,
    SPEED_OF,
    STRAIGHT,
    WAY,
)
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid


@rule
def move_next(state, log):
    """The next car in order: by its letter, or by its driver's choice if it stands; AS-43."""
    number = int64(state.order[state.next])  # AS-72: struck or not
    car = state.cars[number]
    if number == state.ghost and car.speed > 0:
        car.letter = state.players[state.controller].ghost_letter  # AS-83
    if car.speed > 0:
        drive(state, log, number, checked_letter(state, log, number))
        state.next += 1
    else:
        start_from_standstill(state, log, number)


@rule
def start_from_standstill(state, log, number):
    if has_letter(state, number):
        write(log, Event.LETTER_VOIDED, driver_of(state, number), number)  # AS-48
    if free_ways(state, number) > 0:
        state.phase = Phase.DRIVE_OFF
    else:
        write(log, Event.BOXED_IN, driver_of(state, number), number)  # AS-49
        state.cars[number].letter = NO_LETTER
        state.next += 1


@rule
def has_letter(state, number):
    if number == state.ghost:
        return state.players[state.controller].ghost_letter != NO_LETTER  # AS-84
    return state.cars[number].letter != NO_LETTER


@rule
def free_ways(state, number):
    """How many hexes around a car are free."""
    count = 0
    for heading in range(HEADINGS):
        count += state.on[WAY[state.cars[number].hex, heading]] == FREE
    return count


@rule
def drive_off(state, log, number, hexagon, heading):
    car = state.cars[number]
    move_to(state, number, hexagon)
    car.heading = heading
    car.speed = 1  # AS-47
    car.letter = NO_LETTER
    write(log, Event.DROVE_OFF, driver_of(state, number), number, hexagon, heading)
    state.next += 1
    state.phase = Phase.NEXT_CAR


@rule
def checked_letter(state, log, number):
    """The car's letter, or straight on if it has none that is legal; AS-28, AS-29, AS-87."""
    car = state.cars[number]
    if not is_in_gear(car.speed, car.letter):
        car.letter = STRAIGHT[car.speed]
        write(log, Event.LETTER_REPLACED, driver_of(state, number), number, car.letter)
    return int64(car.letter)


@rule
def is_in_gear(speed, letter):
    """Whether a moving car's gearbox allows a letter; AS-24."""
    return FIRST_LETTER[speed] <= letter <= LAST_LETTER[speed]


@solid
def drive(state, log, number, letter):
    """Runs a letter hex by hex, from where the car stands by now; AS-43, AS-70, AS-109."""
    car = state.cars[number]
    hexagon, heading, steps, is_free = course(state, car, letter)
    if steps == 0:
        write(log, Event.BLOCKED, driver_of(state, number), number, letter)  # AS-45, AS-50
    else:
        event = Event.DROVE if is_free else Event.CUT_SHORT  # AS-46
        move_to(state, number, hexagon)
        car.heading = heading
        car.speed = SPEED_OF[letter]
        write(log, event, driver_of(state, number), number, letter, hexagon, heading)
    if not is_free:
        crash(state, log, number)  # AS-60


@rule
def course(state, car, letter):
    """The hex and heading a letter leads to, the steps made, and whether nothing is in the way."""
    hexagon, heading = int64(car.hex), int64(car.heading)
    steps = int64(0)
    is_free = True
    while is_free and steps < SPEED_OF[letter]:
        heading = (heading + BEND[letter, steps]) % HEADINGS
        ahead = int64(WAY[hexagon, heading])
        is_free = state.on[ahead] == FREE
        if is_free:
            hexagon = ahead
            steps += 1
    if is_free:
        heading = (heading + FINAL_TURN[letter]) % HEADINGS  # AS-44
    return hexagon, heading, steps, is_free
