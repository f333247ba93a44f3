"""À vos marques: the end of the race."""

from numpy import int64

from rejouons.games.a_vos_marques.state import MOST_ECUS, MOST_ROUNDS, Event, Phase
from rejouons.games.a_vos_marques.tables import MOST_WORTH, ROADS, WORTH
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid


@solid
def win(state, log, seat):
    """The first car at FINISH wins, and whatever is left is dropped; AVM-2, AVM-101."""
    state.winner = seat
    write(log, Event.FINISHED, seat)
    end_game(state, log)


@rule
def end_by_rounds(state, log):
    """Nobody has arrived in time; AVM-104."""
    write(log, Event.ROUNDS_OVER, NOBODY, min(int64(state.round_number), MOST_ROUNDS) - 1)
    end_game(state, log)


@solid
def end_game(state, log):
    state.phase = Phase.OVER
    state.depth = 0
    for seat in range(state.num_players):
        player = state.players[seat]
        rank = rank_of(state, seat)
        wealth = min(wealth_of(player), MOST_ECUS + MOST_WORTH)
        write(log, Event.RANKED, seat, rank - 1, ROADS[player.space].to_finish, wealth)


@rule
def wealth_of(player):
    """Écus, and products at their list price; AVM-103."""
    return int64(player.ecus) + int64(WORTH[player.products])


@rule
def is_ahead(player, other):
    """Whether one ranks before another; AVM-102, AVM-103."""
    left, other_left = ROADS[player.space].to_finish, ROADS[other.space].to_finish
    if left != other_left:
        return left < other_left
    return wealth_of(player) > wealth_of(other)


@solid
def rank_of(state, seat):
    rank = int64(1)
    for other in range(state.num_players):
        rank += is_ahead(state.players[other], state.players[seat])
    return rank


@rule
def scores(state, results):
    """Points are the steps that are missing, as a negative number."""
    for seat in range(state.num_players):
        results[seat].rank = rank_of(state, seat)
        results[seat].points = -int64(ROADS[state.players[seat].space].to_finish)
