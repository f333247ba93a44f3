"""Autoscooter: how good a position looks."""

from rejouons.games.autoscooter.ranking import points_of, rank_of
from rejouons.games.autoscooter.state import Phase
from rejouons.kernel.chances import exponential, share
from rejouons.kernel.rule import rule

UNIT = 5.0


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        for seat in range(state.num_players):
            chances[seat] = exponential(points_of(state, seat) - 80.0, UNIT)
    share(chances, state.num_players)
