"""Macadam: points, ranks, and how good a position looks."""

from numpy import int64

from rejouons.games.macadam.outlook import (
    best_lead,
    can_answer,
    demand_after,
    gain_of,
    hand_after,
    is_answering,
    is_leading,
    likely_answer,
    uncovered_after,
)
from rejouons.games.macadam.prospects import hand_worth
from rejouons.games.macadam.scoring import rank_of, total_points
from rejouons.games.macadam.state import NO_CARD, Phase
from rejouons.games.macadam.tables import (
    LAST_SPREAD,
    NO_DEMAND,
    NO_TYPE,
    PREPARED_WORTH,
    ROUND_SPREAD,
    SIGNAL_SPREAD,
)
from rejouons.kernel.chances import exponential, share_out
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import size_of


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
    share_out(chances, state.num_players)


@rule
def weigh_leads(state, chances):
    """Turns expected points into weights: the later, the more a lead tells."""
    best = chances[0]
    for seat in range(1, state.num_players):
        best = max(best, chances[seat])
    rounds = int64(state.options.rounds) - 1 - int64(state.round_number)
    tricks = size_of(state.uncovered)
    spread = LAST_SPREAD + int64(SIGNAL_SPREAD[state.num_players]) * tricks
    spread += ROUND_SPREAD * rounds
    for seat in range(state.num_players):
        chances[seat] = exponential(chances[seat] - best, spread)


# Points that may be expected at the end of the round


@rule
def expect_lead(state, points):
    """If the leader opens as best he can."""
    card, kind = best_lead(state)
    uncovered = uncovered_after(state, kind)
    demand = demand_after(state, kind, card) if card != NO_CARD else int64(NO_DEMAND)
    expect_answers(state, points, demand, uncovered)
    leader = state.players[state.leader]
    hand = hand_after(leader, card, kind == NO_TYPE)
    gain = gain_of(leader, card)
    points[state.leader] = expected_points(state, int64(state.leader), gain, hand, uncovered)


@rule
def expect_answers(state, points, demand, uncovered):
    """If those who wait answer this demand as best they can."""
    for seat in range(state.num_players):
        player = state.players[seat]
        gain, hand = int64(0), player.hand
        if demand != NO_DEMAND and is_answering(state, seat):
            card = likely_answer(player, demand)
            gain = gain_of(player, card)
            hand = hand_after(player, card, not can_answer(player, demand))
        points[seat] = expected_points(state, int64(seat), gain, hand, uncovered)


@rule
def expected_points(state, seat, gain, hand, uncovered):
    """With so much gained in this trick, and this hand after it."""
    points = total_points(state.players[seat]) + gain + hand_worth(state, seat, hand, uncovered)
    return float(points + PREPARED_WORTH if has_prepared(state, seat) else points)


@rule
def has_prepared(state, seat):
    """Whether a seat has swapped, laid or rolled in this turn, and is yet to go on."""
    if seat != state.actor or state.done == 0:
        return False
    return state.phase == Phase.ANSWER or (is_leading(state) and state.phase != Phase.OPEN)
