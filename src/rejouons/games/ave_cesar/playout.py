"""Ave César: a plausible action without a trial of each, for searches that look far ahead."""

from numpy import int64

from rejouons.games.ave_cesar.driving import course_row, position_of
from rejouons.games.ave_cesar.legality import legal
from rejouons.games.ave_cesar.prospects import MOST_SPARE, spare_steps, steps_left
from rejouons.games.ave_cesar.state import ACTIONS, Move
from rejouons.games.ave_cesar.tables import (
    COURSES,
    SALUTE_DUE_WORTH,
    SPARE_WORTH,
    STEP_WORTH,
    WHIM,
)
from rejouons.kernel.dice import draw
from rejouons.kernel.rule import rule

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of
HOME = 1 << 20  # the promise of an action that takes the chariot over the line
HOPELESS = HOME >> 1  # how much less is promised where the cards do not last


@rule
def playout(state, seat, dice, out):
    """The drive that saves steps and goes far; with whims, so that not all races are one."""
    count = legal(state, seat, out)
    spare = spare_steps(state, seat)
    best = int64(out[0])
    best_promise = int64(-HOME)
    for index in range(count):
        action = int64(out[index])
        promise = promise_of(state, seat, spare, action) + draw(dice, WHIM)
        if promise > best_promise:
            best = action
            best_promise = promise
    return best


@rule
def promise_of(state, seat, spare, action):
    kind = KIND_OF[action]
    value = int64(VALUES_OF[action, 0])
    if kind == Move.PLAY:
        return drive_promise(state, seat, spare, value, int64(VALUES_OF[action, 1]))
    if kind == Move.TUCK:
        return WHIM * value  # low cards fit gaps
    return int64(HOME) if kind == Move.FINISH else int64(-HOME)


@rule
def drive_promise(state, seat, spare, value, space):
    player = state.players[seat]
    course = COURSES[course_row(state)]
    position = int64(course.position_of[space])
    lap = int64(player.lap) + (position < position_of(state, seat))
    salutes = course.is_alley[position] != 0 and player.saluted == 0
    left = int64(course.left[1 if salutes else player.saluted, lap, position])
    progress = steps_left(state, seat) - left
    spare -= value + 1 - progress
    if spare < 0:
        return spare - HOPELESS
    worth = int64(SPARE_WORTH[min(spare, MOST_SPARE)])
    worth += int64(STEP_WORTH[left]) * progress
    return worth - SALUTE_DUE_WORTH if salutes else worth
