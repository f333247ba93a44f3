"""Ave César: what a chariot may hope for in the race that is run. A guide for bots, not a rule."""

from numpy import int64

from rejouons.games.ave_cesar.driving import course_row, is_racing, is_salute_due, position_of
from rejouons.games.ave_cesar.tables import (
    CARD_WORTH,
    CARDS_OF_VALUE,
    COURSES,
    DECK_SUM,
    FORFEIT_WORTH,
    HAND,
    HOME_WORTH,
    LAPS,
    MEAN_CARD,
    SALUTE_DUE_WORTH,
    SALUTE_LATER_WORTH,
    SIX,
    SIXES_IN_LEAD_WORTH,
    SPARE_WORTH,
    STEP_WORTH,
    VALUES,
)
from rejouons.games.ave_cesar.turn import is_banned_leader
from rejouons.kernel.chances import DOUBLINGS, exponential
from rejouons.kernel.deck import cards_left
from rejouons.kernel.rule import rule

UNIT = 1000  # strengths are in thousandths of an exponent
LOST = -UNIT << DOUBLINGS  # a strength beside which any other is infinite
MOST_SPARE = len(SPARE_WORTH) - 1


@rule
def weigh_race(state, weights):
    """How likely each seat is to come in before the others: in proportion to these weights."""
    stage = least_left(state)
    best = float(LOST)
    waiting = int64(0)
    for turn in range(state.num_players):
        seat = int64(state.order[(state.turn + turn) % state.num_players])
        weights[seat] = float(LOST)
        if is_contender(state, seat):
            weights[seat] = float(strength(state, seat, waiting, stage))
            best = max(best, weights[seat])
        waiting += is_racing(state, seat)
    for seat in range(state.num_players):
        weights[seat] = exponential(weights[seat] - best, UNIT)


@rule
def least_left(state):
    """How far the first of those who can be placed has to go."""
    least = int64(DECK_SUM)
    for seat in range(int64(state.num_players)):
        if is_contender(state, seat):
            least = min(least, steps_left(state, seat))
    return least


@rule
def is_contender(state, seat):
    """Whether a chariot can still take a place."""
    if not is_racing(state, seat) or state.players[seat].disqualified != 0:
        return False
    return spare_steps(state, seat) >= 0


@rule
def spare_steps(state, seat):
    """How many steps the chariot can still waste; everybody knows."""
    player = state.players[seat]
    total = int64(0)
    for value in range(VALUES):
        total += (value + 1) * (CARDS_OF_VALUE - int64(player.spent[value]))
    return total - steps_left(state, seat)


@rule
def steps_left(state, seat):
    """The fewest steps to the end of the race."""
    player = state.players[seat]
    return int64(
        COURSES[course_row(state)].left[player.saluted, player.lap, position_of(state, seat)]
    )


@rule
def strength(state, seat, waiting, stage):
    """What a contender has to show, if so many move before it and the first has so far to go."""
    player = state.players[seat]
    turns = waiting * UNIT // state.racing
    steps = UNIT * steps_left(state, seat) + MEAN_CARD * turns // UNIT
    cards = UNIT * (int64(player.hand_size) + int64(cards_left(player.pile))) + turns
    worth = int64(SPARE_WORTH[min(spare_steps(state, seat), MOST_SPARE)])
    worth -= (int64(STEP_WORTH[stage]) * steps + CARD_WORTH * cards) // UNIT
    worth += salute_worth(state, seat)
    if is_banned_leader(state, seat):
        worth += int64(SIXES_IN_LEAD_WORTH[player.hand[SIX]])
    if player.lap == LAPS:
        worth += int64(HOME_WORTH[cards_home(state, seat)])
    return worth


@rule
def salute_worth(state, seat):
    player = state.players[seat]
    if player.saluted != 0:
        return int64(0)
    if not is_salute_due(player):
        return int64(SALUTE_LATER_WORTH)
    if lowest_card(player) >= steps_past_alley(state, seat):
        return int64(FORFEIT_WORTH)
    return int64(SALUTE_DUE_WORTH)


@rule
def steps_past_alley(state, seat):
    return steps_left(state, seat) - int64(COURSES[course_row(state)].left_behind_alley)


@rule
def lowest_card(player):
    value = int64(0)
    while value < SIX and player.hand[value] == 0:
        value += 1
    return value + 1


@rule
def cards_home(state, seat):
    """How many cards of the hand, the highest first, take a chariot home; HAND + 1 if none do."""
    left = steps_left(state, seat)
    value = int64(SIX - 1 if is_banned_leader(state, seat) else SIX)
    cards = int64(0)
    while left > 0 and value >= 0:
        for _ in range(state.players[seat].hand[value]):
            if left > 0:
                left -= value + 1
                cards += 1
        value -= 1
    return cards if left <= 0 else int64(HAND + 1)
