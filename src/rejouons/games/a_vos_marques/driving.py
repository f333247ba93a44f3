"""À vos marques: cars on the road, and the own move of a turn."""

from numpy import int64

from rejouons.games.a_vos_marques.errands import reach_destination
from rejouons.games.a_vos_marques.piles import return_card
from rejouons.games.a_vos_marques.ranking import win
from rejouons.games.a_vos_marques.roads import FINISH, START
from rejouons.games.a_vos_marques.routes import (
    EMPTY,
    NO_ROUTE,
    end_space,
    is_linked,
    is_stop_place,
    next_route,
    space_after,
    steps_of,
    way_at,
)
from rejouons.games.a_vos_marques.state import NOT_PASSED, Event, Task, TicketUse
from rejouons.games.a_vos_marques.tables import MOST_DICE, MOST_STEPS, ROADS
from rejouons.games.a_vos_marques.tasks import push
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid

TRAIL = 5  # spaces told in one event
SPACE_BITS = 8
SPACE_MASK = (1 << SPACE_BITS) - 1
TRAIL_SHIFT = TRAIL * SPACE_BITS


# Where a car can stand


@solid
def is_free(state, seat, space):
    """Whether a car may rest on a space; AVM-5."""
    if space in (START, FINISH):
        return True
    for other in range(state.num_players):
        if other != seat and state.players[other].space == space:
            return False
    return True


@rule
def put_car(state, seat, space, came_from):
    player = state.players[seat]
    player.space = space
    player.came_from = came_from


# What is told of a way: the spaces passed, some at a time


@rule
def leave_trail(log, seat, trail, space):
    count = trail >> TRAIL_SHIFT
    trail = (trail | space << SPACE_BITS * count) + (int64(1) << TRAIL_SHIFT)
    if count + 1 == TRAIL:
        return end_trail(log, seat, trail)
    return trail


@solid
def end_trail(log, seat, trail):
    if trail >> TRAIL_SHIFT > 0:
        write(
            log,
            Event.PASSED,
            seat,
            passed(trail, 0),
            passed(trail, 1),
            passed(trail, 2),
            passed(trail, 3),
            passed(trail, 4),
        )
    return int64(0)


@rule
def passed(trail, place):
    if place < trail >> TRAIL_SHIFT:
        return trail >> SPACE_BITS * place & SPACE_MASK
    return int64(NOT_PASSED)


# Own moves (AVM-20 to AVM-28)


@rule
def points_rolled(state):
    total = int64(0)
    for die in range(MOST_DICE):
        total += state.red[die]
    return total


@rule
def crossings_allowed(state, player):
    """How many links a move may cross; AVM-100."""
    if state.options.ticket_use == TicketUse.PERMANENT and player.tickets > 0:
        return int64(MOST_STEPS)
    return int64(player.tickets)


@rule
def next_own_route(state, seat, route):
    player = state.players[seat]
    return next_route(
        int64(player.space),
        points_rolled(state),
        crossings_allowed(state, player),
        int64(player.destination),
        False,
        route,
    )


@rule
def outcome_of(state, seat, route):
    """Where a route ends, where the car then rests, and the links it crosses, in one number."""
    player = state.players[seat]
    end = end_space(int64(player.space), route)
    if player.tickets == 0 and is_free(state, seat, end):
        return end | end << SPACE_BITS
    return outcome_on_way(state, seat, route)


@solid
def outcome_on_way(state, seat, route):
    """The same for any route, by looking at all its spaces."""
    space = int64(state.players[seat].space)
    rest, crossed = space, int64(0)
    for step in range(steps_of(route)):
        way = way_at(route, step)
        crossed += is_linked(space, way)
        space = space_after(space, way)
        if is_free(state, seat, space):
            rest = space  # AVM-26
    return space | rest << SPACE_BITS | crossed << 2 * SPACE_BITS


@rule
def end_of(outcome):
    return outcome & SPACE_MASK


@rule
def rest_of(outcome):
    return outcome >> SPACE_BITS & SPACE_MASK


@solid
def is_repeated(state, seat, route, outcome):
    """Whether an earlier route comes to the same; AVM-28."""
    earlier = next_own_route(state, seat, int64(EMPTY))
    while earlier != route:
        if outcome_of(state, seat, earlier) == outcome:
            return True
        earlier = next_own_route(state, seat, earlier)
    return False


@solid
def route_to(state, seat, space, way):
    """The route that reaches a space, the `way`th that comes to something else, or NO_ROUTE."""
    origin, found = int64(state.players[seat].space), int64(0)
    route = next_own_route(state, seat, int64(EMPTY))
    while route != NO_ROUTE:
        if end_space(origin, route) == space and (found == 0 or is_new(state, seat, route)):
            if found == way:
                return route
            found += 1
        route = next_own_route(state, seat, route)
    return route


@rule
def is_new(state, seat, route):
    return not is_repeated(state, seat, route, outcome_of(state, seat, route))


@solid
def drive(state, log, seat, space, way):
    """The own move of a turn; its end counts as reached, wherever the car rests; AVM-27."""
    drive_along(state, log, seat, space, way)
    arrive(state, log, seat, space)


@solid
def drive_along(state, log, seat, space, way):
    """The move itself, without what its end brings."""
    player = state.players[seat]
    origin = int64(player.space)
    route = route_to(state, seat, space, way)
    rest = follow(state, log, seat, route)
    lost = points_rolled(state) - steps_of(route)
    write(log, Event.DROVE, seat, origin, rest, lost)
    if rest != space:
        write(log, Event.RESTED, seat, rest, space)
    if player.tickets > 0:
        use_tickets(state, log, seat, route, origin)


@solid
def follow(state, log, seat, route):
    """Takes a car past others to the last free space of a route, which is returned; AVM-25."""
    player = state.players[seat]
    space, before = int64(player.space), int64(player.came_from)
    rest, trail = space, int64(0)
    is_end_free = is_free(state, seat, end_space(space, route))
    for step in range(steps_of(route)):
        came_from = space
        space = space_after(space, way_at(route, step))
        trail = leave_trail(log, seat, trail, space)
        if is_end_free or is_free(state, seat, space):
            rest, before = space, came_from
    end_trail(log, seat, trail)
    put_car(state, seat, rest, before)
    return rest


@solid
def use_tickets(state, log, seat, route, space):
    for step in range(steps_of(route)):
        way = way_at(route, step)
        to = space_after(space, way)
        if is_linked(space, way):
            write(log, Event.CROSSED, seat, space, to)
            if state.options.ticket_use == TicketUse.SINGLE:  # AVM-98
                state.players[seat].tickets -= 1
                return_card(state, log, seat, int64(state.ticket_card))
        space = to


@solid
def arrive(state, log, seat, space):
    """What reaching a space by an own move brings; AVM-74."""
    if space == FINISH:
        win(state, log, seat)
        return
    if is_stop_place(space):
        push(state, Task.ARRIVE, seat, int64(ROADS[space].place))
    reach_destination(state, log, seat, space)
