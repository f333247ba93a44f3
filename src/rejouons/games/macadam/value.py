"""Macadam: points, ranks, and how good a position looks."""

from numpy import int64

from rejouons.games.macadam.flow import has_agent
from rejouons.games.macadam.outlook import (
    answer_gain,
    best_lead,
    demand_after,
    hand_after_answer,
    is_answering,
    is_leading,
)
from rejouons.games.macadam.prospects import hand_worth, soon_passable
from rejouons.games.macadam.scoring import rank_of, total_points
from rejouons.games.macadam.state import NO_CARD, Phase
from rejouons.games.macadam.tables import (
    AGENTS,
    FINE,
    LAST_SPREAD,
    NO_DEMAND,
    POINTS_OF,
    PREPARING_WORTH,
    ROUND_SPREAD,
    SIGNAL_SPREAD,
    SIGNALS_OF,
)
from rejouons.kernel.chances import exponential, share
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import bit, lowest, size_of


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
        if is_leading(state):
            expect_lead(state, chances)
        else:
            expect_answers(state, chances, int64(state.demand), int64(state.uncovered))
        weigh_leads(state, chances)
    share(chances, state.num_players)


@rule
def weigh_leads(state, chances):
    """Turns expected points into weights: the later, the more a lead tells."""
    best = chances[0]
    for seat in range(1, state.num_players):
        best = max(best, chances[seat])
    rounds = int64(state.options.rounds) - 1 - int64(state.round_number)
    tricks = size_of(int64(state.uncovered))
    spread = LAST_SPREAD + SIGNAL_SPREAD * tricks + ROUND_SPREAD * rounds
    for seat in range(state.num_players):
        chances[seat] = exponential(chances[seat] - best, spread)


# Points that may be expected at the end of the round


@rule
def expect_answers(state, points, demand, uncovered):
    for seat in range(state.num_players):
        player = state.players[seat]
        hand = player.hand
        total = total_points(player)
        if state.phase == Phase.ANSWER and seat == state.actor:
            total += PREPARING_WORTH
        if demand != NO_DEMAND and is_answering(state, seat):
            total += answer_gain(player, demand)
            hand = hand_after_answer(player, demand)
        points[seat] = float(total + hand_worth(state, int64(seat), hand, uncovered))


@rule
def expect_lead(state, points):
    """If the leader opens as best he can."""
    card, kind = best_lead(state)
    uncovered = int64(state.uncovered)
    leader = state.players[state.leader]
    hand = leader.hand
    gain = int64(-FINE)
    demand = int64(NO_DEMAND)
    if card == NO_CARD and has_agent(leader):
        gain = int64(0)
        hand ^= bit(lowest(hand & AGENTS))
        ready = soon_passable(leader, hand)
        card = lowest(ready) if ready != 0 else card
    if card != NO_CARD:
        gain = int64(POINTS_OF[card])
        hand ^= bit(card)
        demand = demand_after(state, kind, card)
    if state.phase != Phase.OPEN:
        gain += PREPARING_WORTH
        uncovered ^= bit(lowest(uncovered & SIGNALS_OF[kind])) if card != NO_CARD else int64(0)
    expect_answers(state, points, demand, uncovered)
    worth = hand_worth(state, int64(state.leader), hand, uncovered)
    points[state.leader] = float(total_points(leader) + gain + worth)
