"""Autoscooter: what a crash costs, and what becomes of the cars."""

from numpy import int64

from rejouons.games.autoscooter.purses import THE_BOX, pay
from rejouons.games.autoscooter.state import FREE, WALL, Event, RearProjection
from rejouons.games.autoscooter.tables import HEADINGS, SIDE_TURN, WAY
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule

FROM_BEHIND = 0  # how the struck car's heading lies to the striker's; AS-62
HEAD_ON = HEADINGS // 2


@rule
def crash(state, log, striker):
    """Settles the crash of a car with what is ahead of it; AS-61."""
    struck = ahead_of(state, striker)
    if is_barrier(state, struck):
        hit_barrier(state, log, striker, struck)
        return
    last = struck
    if state.options.rear_projection == RearProjection.ON:
        last = end_of_chain(state, log, striker, struck)
    hit_car(state, log, striker, last, last != struck)  # AS-103


@rule
def ahead_of(state, car):
    """What stands straight ahead of a car: a car, WALL or FREE."""
    return int64(state.on[WAY[state.cars[car].hex, state.cars[car].heading]])


@rule
def is_barrier(state, obstacle):
    """Whether what stands there is the barrier, or an unowned car, which counts as one; AS-07."""
    if obstacle == WALL:
        return True
    return state.cars[obstacle].owner == NOBODY and obstacle != state.ghost  # AS-81


@rule
def driver_of(state, car):
    """Whom a car's doings are about: its owner, or the ghost's controller."""
    return int64(state.controller if car == state.ghost else state.cars[car].owner)


@rule
def stop(state, log, car):
    if state.cars[car].speed > 0:
        state.cars[car].speed = 0
        write(log, Event.STOPPED, driver_of(state, car), car)


@rule
def hit_barrier(state, log, striker, obstacle):
    speed = int64(state.cars[striker].speed)
    if obstacle == WALL:
        write(log, Event.HIT_BARRIER, driver_of(state, striker), striker, speed)
    else:
        write(log, Event.HIT_UNOWNED, driver_of(state, striker), striker, obstacle, speed)
    pay(state, log, striker, int64(THE_BOX), speed)  # AS-71
    stop(state, log, striker)


@rule
def hit_car(state, log, striker, struck, is_indirect):
    """The crash by its type, the first that fits, at the speeds of this moment; AS-63, AS-64."""
    angle = (state.cars[struck].heading - state.cars[striker].heading) % HEADINGS  # AS-62
    if state.cars[struck].speed == 0:
        hit_stopped(state, log, striker, struck, is_indirect)
    elif angle == HEAD_ON:
        hit_front(state, log, striker, struck, is_indirect)
    elif angle == FROM_BEHIND:
        hit_rear(state, log, striker, struck, is_indirect)
    else:
        hit_side(state, log, striker, struck, is_indirect, angle)


@rule
def hit_stopped(state, log, striker, struck, is_indirect):
    event = Event.THROUGH_STOPPED if is_indirect else Event.HIT_STOPPED  # AS-106
    speed = int64(state.cars[striker].speed)
    write(log, event, driver_of(state, striker), striker, struck, speed)
    pay(state, log, struck, striker, speed)  # AS-66
    stop(state, log, striker)


@rule
def hit_front(state, log, striker, struck, is_indirect):
    event = Event.THROUGH_FRONT if is_indirect else Event.HIT_FRONT  # AS-105
    speed, other = int64(state.cars[striker].speed), int64(state.cars[struck].speed)
    write(log, event, driver_of(state, striker), striker, struck, speed, other)
    if speed > other:
        pay(state, log, struck, striker, speed - other)  # AS-65
    else:
        pay(state, log, striker, struck, other - speed)
    stop(state, log, striker)
    stop(state, log, struck)


@rule
def hit_rear(state, log, striker, struck, is_indirect):
    event = Event.THROUGH_REAR if is_indirect else Event.HIT_REAR  # AS-107
    speed = int64(state.cars[striker].speed)
    write(log, event, driver_of(state, striker), striker, struck, speed)
    pay(state, log, struck, striker, speed)  # AS-67
    if state.options.rear_projection == RearProjection.ON:
        project(state, log, struck)


@rule
def hit_side(state, log, striker, struck, is_indirect, angle):
    event = Event.THROUGH_SIDE if is_indirect else Event.HIT_SIDE  # AS-104
    speed, other = int64(state.cars[striker].speed), int64(state.cars[struck].speed)
    write(log, event, driver_of(state, striker), striker, struck, speed, other)
    pay(state, log, struck, striker, speed + other)  # AS-68
    car = state.cars[struck]
    car.heading = (car.heading + SIDE_TURN[state.options.side_turn, angle]) % HEADINGS  # AS-69
    write(log, Event.TURNED, driver_of(state, struck), struck, int64(car.heading))


# Projection


@rule
def end_of_chain(state, log, striker, struck):
    """The car that the push reaches, from car to car along a line; AS-102."""
    heading = state.cars[striker].heading
    last = struck
    while passes_on(state, last, heading):
        write(log, Event.SHOCK_PASSED, driver_of(state, striker), striker, last)
        last = ahead_of(state, last)
    return last


@rule
def passes_on(state, car, heading):
    if state.cars[car].speed == 0 or state.cars[car].heading != heading:
        return False
    ahead = ahead_of(state, car)
    return ahead != FREE and not is_barrier(state, ahead)


@rule
def project(state, log, struck):
    """Sets a car one hex forward; AS-100."""
    car = state.cars[struck]
    ahead = int64(WAY[car.hex, car.heading])
    if state.on[ahead] == FREE:
        move_to(state, struck, ahead)  # AS-101
        write(log, Event.PROJECTED, driver_of(state, struck), struck, ahead)
    else:
        write(log, Event.PROJECTED_INTO_BARRIER, driver_of(state, struck), struck, int64(car.speed))
        pay(state, log, struck, int64(THE_BOX), int64(car.speed))  # AS-108
        stop(state, log, struck)


@rule
def move_to(state, number, hexagon):
    car = state.cars[number]
    state.on[car.hex] = FREE
    car.hex = hexagon
    state.on[hexagon] = number
