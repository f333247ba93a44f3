"""Autoscooter: a plausible action without a trial of each, for searches that look ahead."""

from numpy import int64

from rejouons.games.autoscooter.hidden import unused_row
from rejouons.games.autoscooter.legality import legal
from rejouons.games.autoscooter.outlook import outlook
from rejouons.games.autoscooter.programs import GHOST_LETTER, next_to_write
from rejouons.games.autoscooter.prospects import position_worth, promise
from rejouons.games.autoscooter.state import ACTIONS, Move, Phase
from rejouons.games.autoscooter.tables import (
    COLUMN,
    FIRST_LETTER,
    LAST_LETTER,
    TURNS,
    WHIM,
)
from rejouons.kernel.dice import draw
from rejouons.kernel.layout import encode
from rejouons.kernel.rule import rule

CODES, VALUES_OF = ACTIONS.codes, ACTIONS.values_of


@rule
def playout(state, seat, dice, out):
    if state.phase == Phase.DRIVE_OFF:
        return likely_start(state, seat, dice, out)
    target = next_to_write(state, seat)
    if target == GHOST_LETTER:
        return int64(encode(CODES, Move.GHOST, likely_letter(state, state.ghost, dice)))
    if state.cars[target].speed == 0:
        return int64(encode(CODES, Move.ENTER, likely_number(state, target, False, dice)))
    letter = likely_letter(state, target, dice)
    _, _, _, chips, _ = outlook(state, target, letter)
    number = likely_number(state, target, chips > 0, dice)
    return int64(encode(CODES, Move.PROGRAM, number, letter))


@rule
def likely_number(state, target, is_hunting, dice):
    """Rather an early number for who sees something to hit, rather a late one for others."""
    left = TURNS - state.turn
    place, other = draw(dice, left), draw(dice, left)
    place = min(place, other) if is_hunting else max(place, other)
    return COLUMN[target, unused_row(state.cars[target], place)]


@rule
def likely_letter(state, number, dice):
    """A letter that promises much, with whims."""
    speed = state.cars[number].speed
    best = int64(FIRST_LETTER[speed])
    best_promise = promise(state, number, best) + draw(dice, WHIM)
    for letter in range(best + 1, LAST_LETTER[speed] + 1):
        found = promise(state, number, letter) + draw(dice, WHIM)
        if found > best_promise:
            best = int64(letter)
            best_promise = found
    return best


@rule
def likely_start(state, seat, dice, out):
    """A free hex and a heading with room ahead, with whims."""
    count = legal(state, seat, out)
    best = int64(out[0])
    best_worth = int64(-1) << 30
    for index in range(count):
        action = int64(out[index])
        hexagon, heading = int64(VALUES_OF[action, 0]), int64(VALUES_OF[action, 1])
        worth = position_worth(hexagon, heading, int64(1)) + draw(dice, int64(WHIM))
        if worth > best_worth:
            best = action
            best_worth = worth
    return best
