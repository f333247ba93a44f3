"""Macadam: points, and who wins."""

from numpy import int64

from rejouons.games.macadam.state import POINTS, Event
from rejouons.games.macadam.tables import FINE, WALKERS
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import size_of

LEAST_POINTS = int(POINTS.words[0])


@rule
def round_points(player):
    """The exposed cards less the fines; cards in hand count nothing; MC-92, MC-93."""
    return int64(player.points) - FINE * int64(player.fines)


@rule
def total_points(player):
    """Of all rounds so far: who has the most in the end wins; MC-2, MC-95."""
    return int64(player.points_before) + round_points(player)


@rule
def round_walkers(player):
    return size_of(player.exposed & WALKERS)


@rule
def total_walkers(player):
    return int64(player.walkers_before) + round_walkers(player)


@rule
def is_before(state, seat, rival):
    """Whether a seat beats another: by points, then by pedestrians; MC-96."""
    points = total_points(state.players[seat]) - total_points(state.players[rival])
    if points != 0:
        return points > 0
    return total_walkers(state.players[seat]) > total_walkers(state.players[rival])


@rule
def rank_of(state, seat):
    """From 1; equal ranks share."""
    rank = int64(1)
    for rival in range(state.num_players):
        if is_before(state, rival, seat):
            rank += 1
    return rank


@rule
def tell_scores(state, log):
    for seat in range(state.num_players):
        player = state.players[seat]
        points = round_points(player) - LEAST_POINTS
        write(log, Event.SCORED, seat, points, player.fines, round_walkers(player))


@rule
def carry_over(state):
    """Adds a round up before the next one; MC-85."""
    for seat in range(state.num_players):
        player = state.players[seat]
        player.points_before += round_points(player)
        player.walkers_before += round_walkers(player)


@rule
def proclaim(state, log):
    """Names the winner, or those who share; MC-95, MC-96."""
    for seat in range(state.num_players):
        if rank_of(state, seat) == 1:
            write(log, victory(state, seat), seat)


@rule
def victory(state, winner):
    """How a winner won."""
    kind = Event.OVER_WON
    for rival in range(state.num_players):
        if rival != winner and total_points(state.players[rival]) == total_points(
            state.players[winner]
        ):
            if rank_of(state, rival) == 1:
                return Event.OVER_SHARED
            kind = Event.OVER_TIE_BROKEN
    return kind
