"""Autoscooter: what a letter promises on the board as it stands. A guide for bots, not a rule."""

from numpy import int64

from rejouons.games.autoscooter.crash import FROM_BEHIND, HEAD_ON, is_barrier
from rejouons.games.autoscooter.driving import course
from rejouons.games.autoscooter.lineup import home_purse
from rejouons.games.autoscooter.state import FREE
from rejouons.games.autoscooter.tables import HEADINGS, SPEED_OF, WAY
from rejouons.kernel.rule import rule


@rule
def outlook(state, number, letter):
    """Where a letter takes a car if nothing else moves: hex, heading, speed, chips, what it hits.

    The chips are those of the car's driver.
    """
    car = state.cars[number]
    hexagon, heading, steps, is_free = course(state, car, letter)
    speed = int64(SPEED_OF[letter] if steps > 0 else car.speed)
    struck = int64(FREE)
    chips = int64(0)
    if not is_free:
        struck = int64(state.on[WAY[hexagon, heading]])
        chips = prize(state, number, speed, heading, struck)
        if is_stopped_by(state, struck, heading):
            speed = int64(0)
    return int64(hexagon), int64(heading), speed, chips, struck


@rule
def prize(state, number, speed, heading, struck):
    """The chips that a driver gets for a crash, or loses by it."""
    claimed = -speed if is_barrier(state, struck) else claim(state.cars[struck], speed, heading)
    if claimed > 0 and state.cars[struck].owner != state.cars[number].owner:
        return min(claimed, int64(state.purses[home_purse(state, struck)].chips))
    return -min(abs(claimed), int64(state.purses[home_purse(state, number)].chips))


@rule
def claim(struck, speed, heading):
    """What a striker may claim of the car it strikes; negative if it owes."""
    angle = (struck.heading - heading) % HEADINGS
    if struck.speed == 0 or angle == FROM_BEHIND:
        return int64(speed)
    if angle == HEAD_ON:
        return speed - int64(struck.speed)
    return speed + int64(struck.speed)


@rule
def is_stopped_by(state, struck, heading):
    if is_barrier(state, struck):
        return True
    return state.cars[struck].speed == 0 or is_head_on(state.cars[struck], heading)


@rule
def is_head_on(struck, heading):
    return (struck.heading - heading) % HEADINGS == HEAD_ON
