"""Ave César: points, ranks, and how good a position looks."""

from numpy import int64

from rejouons.games.ave_cesar.prospects import (
    UNIT,
    is_contender,
    spare_steps,
    weigh_race,
)
from rejouons.games.ave_cesar.ranking import rank_of
from rejouons.games.ave_cesar.state import Phase
from rejouons.games.ave_cesar.tables import (
    LAST_LAUREL_WORTH,
    LAUREL_WORTH,
    MAX_PLAYERS,
    PLACED_SHARE,
    POINTS_OF,
)
from rejouons.kernel.chances import exponential, share_out
from rejouons.kernel.rule import rule

LAUREL = 128  # parts in which expected points are counted
HOPE_BITS = 10  # for the expected points of a seat
HONOUR = 16  # the worth of a place for its own sake, even one without points; in those parts
PERCENT = 100
BEATEN = 7 * UNIT * LAUREL  # how far chances fall that can no longer come true: to a thousandth
MOST_SPARE = len(PLACED_SHARE) - 1


@rule
def scores(state, results):
    for seat in range(state.num_players):
        results[seat].points = state.players[seat].laurels  # AC-1
        results[seat].rank = rank_of(state, seat)


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        weigh_race(state, chances)
        if not is_decider(state):
            weigh_totals(state, chances)
    share_out(chances, state.num_players)


@rule
def is_decider(state):
    """Whether who wins this race wins it all."""
    if not is_last_race(state) or state.placed > 0:
        return False
    for seat in range(1, state.num_players):
        if state.players[seat].laurels != state.players[0].laurels:
            return False
    return True


@rule
def is_last_race(state):
    return state.race + 1 == state.options.races


# The tournament


@rule
def weigh_totals(state, chances):
    """Turns weights in this race into weights in the tournament."""
    hopes = pack_hopes(state, chances)
    most = int64(0)
    for seat in range(state.num_players):
        most = max(most, expected_total(state, seat, hopes))
    sure = sure_total(state) if is_last_race(state) else int64(0)
    for seat in range(int64(state.num_players)):
        lead = laurel_worth(state) * (expected_total(state, seat, hopes) - most)
        if best_total(state, seat) < sure:
            lead -= BEATEN
        chances[seat] = exponential(float(lead), UNIT * LAUREL)


@rule
def laurel_worth(state):
    if is_last_race(state) and state.placed > 0:
        return int64(LAST_LAUREL_WORTH)
    return int64(LAUREL_WORTH[state.options.races - 1 - state.race])


@rule
def expected_total(state, seat, hopes):
    """In parts of a laurel."""
    hope = hopes >> HOPE_BITS * seat & (1 << HOPE_BITS) - 1
    return LAUREL * won_total(state, seat) + hope


@rule
def pack_hopes(state, weights):
    """The points that each seat may still expect of this race, in HOPE_BITS bits each."""
    hopes = int64(0)
    for seat in range(int64(state.num_players)):
        if is_contender(state, seat):
            hopes |= expected_points(state, weights, seat) << HOPE_BITS * seat
    return hopes


@rule
def expected_points(state, weights, seat):
    """By how many rivals a contender may expect to come in before it; in parts of a laurel."""
    place = LAUREL * int64(state.placed)
    for rival in range(state.num_players):
        if rival != seat and weights[rival] > 0.0:
            place += int64(LAUREL * weights[rival] / (weights[seat] + weights[rival]))
    better = int64(POINTS_OF[place // LAUREL + 1])
    worse = int64(POINTS_OF[min(place // LAUREL + 2, MAX_PLAYERS)])
    points = HONOUR + LAUREL * better - (better - worse) * (place % LAUREL)
    return points * int64(PLACED_SHARE[min(spare_steps(state, seat), MOST_SPARE)]) // PERCENT


@rule
def won_total(state, seat):
    """The laurels of the races before, and of this one if the seat has its place."""
    return int64(state.players[seat].laurels) + int64(POINTS_OF[state.players[seat].place])


@rule
def best_total(state, seat):
    """The most laurels a seat can have after this race."""
    if is_contender(state, seat):
        return won_total(state, seat) + int64(POINTS_OF[state.placed + 1])
    return won_total(state, seat)


@rule
def sure_total(state):
    """The most laurels that anybody has for sure."""
    sure = int64(0)
    for seat in range(state.num_players):
        sure = max(sure, won_total(state, seat))
    return sure
