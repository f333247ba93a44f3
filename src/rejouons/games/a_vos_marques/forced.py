"""À vos marques: forced moves, by which cars go back, go forward or are put somewhere."""

from numpy import int64

from rejouons.games.a_vos_marques.driving import (
    end_trail,
    follow,
    is_free,
    leave_trail,
    put_car,
)
from rejouons.games.a_vos_marques.errands import do_errand, errand_distance, has_errand
from rejouons.games.a_vos_marques.ranking import win
from rejouons.games.a_vos_marques.roads import FINISH, MAX_WAYS, NO_DESTINATION, NO_SPACE
from rejouons.games.a_vos_marques.routes import (
    EMPTY,
    NO_ROUTE,
    end_space,
    is_linked,
    next_route,
)
from rejouons.games.a_vos_marques.state import Event, Phase, Task
from rejouons.games.a_vos_marques.tables import ROADS
from rejouons.games.a_vos_marques.tasks import ask, push
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid

# Backwards (AVM-60, AVM-61)


@solid
def go_back(state, log, seat, steps):
    player = state.players[seat]
    origin = int64(player.space)
    destination = int64(player.destination)
    space, rest, before, trail = origin, origin, int64(player.came_from), int64(0)
    for _ in range(steps):
        to = space_behind(space, destination)
        if to == space:
            break
        trail = leave_trail(log, seat, trail, to)
        if is_free(state, seat, to):
            rest = to  # AVM-63
            before = space_behind(to, destination)  # a car that is pushed keeps looking ahead
        space = to
    end_trail(log, seat, trail)
    put_car(state, seat, rest, before)
    if destination == NO_DESTINATION:
        write(log, Event.WENT_BACK, seat, origin, rest, steps)
    else:
        write(log, Event.WENT_AWAY, seat, origin, rest, steps)
    if rest != space:
        write(log, Event.RESTED, seat, rest, space)


@rule
def space_behind(space, destination):
    """One step backwards: toward the start, or away from an errand; the same where none is."""
    back = int64(ROADS[space].back)
    if destination == NO_DESTINATION:
        return back
    if is_farther(space, back, destination):
        return back
    for way in range(MAX_WAYS):
        to = int64(ROADS[space].ways[way])
        if to != NO_SPACE and not is_linked(space, way) and is_farther(space, to, destination):
            return to
    return int64(space)


@rule
def is_farther(space, to, destination):
    return to != FINISH and ROADS[to].to_place[destination] > ROADS[space].to_place[destination]


# Forwards (AVM-62)


@solid
def go_forward(state, log, seat, steps):
    """Straight on, or to the end that the player chooses."""
    player = state.players[seat]
    if has_errand(player):
        go_straight(state, log, seat, steps)
        return
    first = next_forced_route(player, steps, int64(EMPTY))
    if has_another_end(state, seat, steps, first):
        push(state, Task.FORWARD, seat, steps)
        ask(state, Phase.FORK, seat)
    else:
        advance(state, log, seat, steps, first)


@rule
def next_forced_route(player, steps, route):
    return next_route(int64(player.space), int64(steps), 0, NO_DESTINATION, True, route)


@solid
def has_another_end(state, seat, steps, route):
    player = state.players[seat]
    end = end_space(int64(player.space), route)
    route = next_forced_route(player, steps, route)
    while route != NO_ROUTE:
        if end_space(int64(player.space), route) != end:
            return True
        route = next_forced_route(player, steps, route)
    return False


@solid
def forced_route_to(state, seat, steps, space):
    """The first route along the arrows that ends on a space, or NO_ROUTE."""
    player = state.players[seat]
    route = next_forced_route(player, steps, int64(EMPTY))
    while route != NO_ROUTE and end_space(int64(player.space), route) != space:
        route = next_forced_route(player, steps, route)
    return route


@solid
def advance(state, log, seat, steps, route):
    """A place where it ends has no effect, but FINISH wins; AVM-64."""
    if go_along(state, log, seat, steps, route) == FINISH:
        win(state, log, seat)


@solid
def go_along(state, log, seat, steps, route):
    """The move itself; returns where it ends."""
    origin = int64(state.players[seat].space)
    end = end_space(origin, route)
    rest = follow(state, log, seat, route)
    write(log, Event.WENT_FORWARD, seat, origin, rest, steps)
    if rest != end:
        write(log, Event.RESTED, seat, rest, end)
    return end


@solid
def go_straight(state, log, seat, steps):
    """Under an errand: the shortest way to its destination, and no farther."""
    player = state.players[seat]
    is_reached = steps >= errand_distance(player)
    advance(state, log, seat, steps, straight_route(player, steps))
    if is_reached:
        do_errand(state, log, seat)  # AVM-51


@rule
def straight_route(player, steps):
    total = min(int64(steps), errand_distance(player))
    destination = int64(player.destination)
    return next_route(int64(player.space), total, 0, destination, False, int64(EMPTY))


# Being put somewhere (AVM-66, AVM-75, AVM-93)


@solid
def lift(state, seat, space):
    """Puts a car on a space, or behind whoever stands there; returns where it then rests."""
    rest = free_behind(state, seat, space)
    put_car(state, seat, rest, int64(ROADS[rest].back))
    push(state, Task.LOOK_AGAIN, seat)
    return rest


@rule
def free_behind(state, seat, space):
    """The space, or the first free one behind it; AVM-75, AVM-93."""
    while not is_free(state, seat, space):
        space = int64(ROADS[space].back)
    return space


@rule
def car_ahead(state, seat):
    """The car just ahead of one, or the seat itself if none is; AVM-66."""
    own = ROADS[state.players[seat].space].to_finish
    found, best = int64(seat), int64(-1)
    for step in range(1, state.num_players):
        other = (int64(seat) + step) % state.num_players
        left = int64(ROADS[state.players[other].space].to_finish)
        if left < own and left > best:
            found, best = other, left
    return found


@solid
def swap_ahead(state, log, seat):
    """Exchanges spaces with the car just ahead, if there is one."""
    other = car_ahead(state, seat)
    if other == seat:
        write(log, Event.NOBODY_AHEAD, seat)
        return
    origin, goal = int64(state.players[seat].space), int64(state.players[other].space)
    put_car(state, seat, goal, int64(ROADS[goal].back))
    put_car(state, other, origin, int64(ROADS[origin].back))
    write(log, Event.SWAPPED, seat, origin, goal, other)
    push(state, Task.LOOK_AGAIN, other)
    push(state, Task.LOOK_AGAIN, seat)  # AVM-52: the subject first
