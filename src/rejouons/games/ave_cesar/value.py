"""Ave César: points, ranks, and how good a position looks."""

from numpy import int64

from rejouons.games.ave_cesar.driving import course_row, is_racing, position_of
from rejouons.games.ave_cesar.ranking import rank_of
from rejouons.games.ave_cesar.state import Phase
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, COURSES, POINTS_OF, VALUES
from rejouons.kernel.rule import rule

DOUBLINGS = 10  # of an exponent; enough for the exponential of any lead


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
        for seat in range(state.num_players):
            chances[seat] = weight(strength(state, seat))
    share(chances, state.num_players)


@rule
def share(chances, count):
    """Scales the chances so that they add up to one."""
    total = 0.0
    for seat in range(count):
        total += chances[seat]
    for seat in range(count):
        chances[seat] /= total


@rule
def weight(strength):
    """Grows exponentially with the strength."""
    power = max(0.0, 1.0 + strength / (100.0 * (1 << DOUBLINGS)))
    for _ in range(DOUBLINGS):
        power *= power
    return power


@rule
def strength(state, seat):
    """Hundredths of an exponent."""
    player = state.players[seat]
    worth = 20 * int64(player.laurels)
    if not is_racing(state, seat):
        return worth + 40 * int64(POINTS_OF[player.place])
    left = steps_left(state, seat)
    spare = cards_sum(player) - left
    if player.disqualified != 0 or spare < 0:
        return worth - 300
    return worth + min(spare, 4) * 12 - 3 * left


@rule
def steps_left(state, seat):
    """The fewest steps to the end of the race."""
    player = state.players[seat]
    has_saluted = 1 if player.saluted != 0 or player.disqualified != 0 else 0
    return int64(COURSES[course_row(state)].left[has_saluted, player.lap, position_of(state, seat)])


@rule
def cards_sum(player):
    """The sum of the cards not yet spent, which everybody knows."""
    total = int64(0)
    for value in range(VALUES):
        total += (value + 1) * (CARDS_OF_VALUE - int64(player.spent[value]))
    return total
