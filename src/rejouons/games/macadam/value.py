"""Macadam: points, ranks, and how good a position looks."""

from rejouons.games.macadam.scoring import rank_of, total_points
from rejouons.games.macadam.state import Phase
from rejouons.kernel.chances import exponential, share
from rejouons.kernel.rule import rule

SPREAD = 400  # points by which a lead makes a rival's chance about a third


@rule
def scores(state, results):
    for seat in range(state.num_players):
        results[seat].points = total_points(state.players[seat])  # MC-95
        results[seat].rank = rank_of(state, seat)


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        for seat in range(state.num_players):
            chances[seat] = exponential(float(total_points(state.players[seat])), SPREAD)
    share(chances, state.num_players)
