"""À vos marques: the ways a car can go, one after the other in the order of their spaces.

A route is one number: which way was taken at each step, and how many steps there are. So it can
be followed again from its origin, and the route after it can be found without remembering any.
On a way that never turns back, only a junction or the origin can come twice.
"""

from numpy import int64

from rejouons.games.a_vos_marques.roads import (
    FINISH,
    MAX_WAYS,
    NO_DESTINATION,
    NO_JUNCTION,
    NO_PLACE,
    NO_SPACE,
)
from rejouons.games.a_vos_marques.tables import DESTINATIONS, MOST_STEPS, NUM_STOP_PLACES, ROADS
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds

NO_ROUTE = -1
EMPTY = 0
WAY_BITS = 3
WAY_MASK = (1 << WAY_BITS) - 1
COUNT_SHIFT = WAY_BITS * MOST_STEPS


@rule
def steps_of(route):
    return route >> COUNT_SHIFT


@rule
def way_at(route, step):
    return route >> WAY_BITS * step & WAY_MASK


@rule
def with_step(route, way):
    steps = steps_of(route)
    return route + (int64(way) << WAY_BITS * steps) + (int64(1) << COUNT_SHIFT)


@rule
def turned(route, step, way):
    """The route up to a step, and another way there."""
    before = route & bit(WAY_BITS * step) - 1
    return with_step(before | step << COUNT_SHIFT, way)


@rule
def space_after(space, way):
    return int64(ROADS[space].ways[way])


@rule
def end_space(origin, route):
    space = int64(origin)
    for step in range(steps_of(route)):
        space = space_after(space, way_at(route, step))
    return space


@rule
def is_linked(space, way):
    return holds(ROADS[space].linked, way)


@rule
def first_way(space, way, before, origin, seen, tickets, destination, is_forced):
    """The first way from `way` on that may be taken; AVM-4, AVM-20, AVM-50, AVM-62, AVM-99."""
    road = ROADS[space]
    while way < MAX_WAYS:
        to = int64(road.ways[way])
        if to == NO_SPACE:
            return int64(MAX_WAYS)
        is_new = to != before and to != origin and not is_seen(seen, to)
        is_open = not holds(road.linked, way) or tickets > 0
        is_along = not is_forced or holds(road.onward, way)
        if is_new and is_open and is_along and is_closer(space, to, destination):
            return way
        way += 1
    return way


@rule
def is_end(space, steps, total, destination, is_forced):
    """Whether a move may end here; AVM-21, AVM-22, AVM-24, AVM-50."""
    if must_end(space, steps, total, destination):
        return True
    return destination == NO_DESTINATION and not is_forced and is_stop_place(space)


@rule
def is_stop_place(space):
    return NO_PLACE < ROADS[space].place < NUM_STOP_PLACES


@rule
def must_end(space, steps, total, destination):
    if destination != NO_DESTINATION and space == DESTINATIONS[destination].space:
        return True
    return steps == total or space == FINISH  # AVM-23


@rule
def way_through(space, before, origin, seen, destination):
    """The way on from a space between two others, if it may be taken."""
    road = ROADS[space]
    way = int64(road.ways[0] == before)
    to = int64(road.ways[way])
    if to in (NO_SPACE, origin) or is_seen(seen, to):
        return int64(MAX_WAYS)
    return way if is_closer(space, to, destination) else int64(MAX_WAYS)


@rule
def way_on(space, is_fork, before, origin, seen, tickets, destination, is_forced):
    """The first way on from where a route ends, or MAX_WAYS."""
    if is_fork:
        return first_way(space, 0, before, origin, seen, tickets, destination, is_forced)
    return way_through(space, before, origin, seen, destination)


@rule
def is_seen(seen, space):
    return is_junction(space) and holds(seen, int64(ROADS[space].junction))


@rule
def is_junction(space):
    return ROADS[space].junction != NO_JUNCTION


@rule
def junctions_at(space):
    """The set of the junction at a space, if it is one."""
    return bit(ROADS[space].junction) if is_junction(space) else int64(0)


@rule
def is_closer(space, to, destination):
    """Whether a step leads closer to an errand's destination, if there is one."""
    if destination == NO_DESTINATION:
        return True
    return ROADS[to].to_place[destination] < ROADS[space].to_place[destination]


@solid
def next_route(origin, total, tickets, destination, is_forced, route):
    """The route that comes after one, or NO_ROUTE; EMPTY comes before all.

    Own moves go any way, with tickets over links, and under an errand only closer to its
    destination. Forced moves follow the arrows.
    """
    is_whole = is_fresh = False
    while not is_whole and route != NO_ROUTE:
        is_whole, route = go_on(origin, total, tickets, destination, is_forced, route, is_fresh)
        is_fresh = True
    return route


@rule
def go_on(origin, total, tickets, destination, is_forced, route, is_fresh):
    """Follows a route, then takes the first way at each space, to where a move may end.

    A route that is not fresh has been found before, and ends further on. Where no way leads on
    it is not whole: then what is left to try is the same with another way at the last fork.
    """
    space, before, seen, left = int64(origin), int64(NO_SPACE), int64(0), int64(tickets)
    other = int64(NO_ROUTE)
    step = int64(0)
    while True:
        seen |= junctions_at(space)
        is_fork = step == 0 or is_junction(space)
        if step < steps_of(route):
            way = way_at(route, step)
        elif is_fresh and is_end(space, step, total, destination, is_forced):
            return True, route
        elif step > 0 and must_end(space, step, total, destination):
            return False, other
        else:
            way = way_on(space, is_fork, before, origin, seen, left, destination, is_forced)
            if way == MAX_WAYS:
                return False, other
            route = with_step(route, way)
            is_fresh = True
        if is_fork:
            turn = first_way(space, way + 1, before, origin, seen, left, destination, is_forced)
            if turn < MAX_WAYS:
                other = turned(route, step, turn)
            left -= is_linked(space, way)
        before, space = space, space_after(space, way)
        step += 1
