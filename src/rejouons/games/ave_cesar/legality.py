"""Ave César: who must act, what they may do, and why not."""

from numpy import int64

from rejouons.games.ave_cesar.courses import OFF_COURSE
from rejouons.games.ave_cesar.driving import (
    REACH,
    chariots_ahead,
    course_row,
    empty_reach,
    offset_of,
    over_line,
    position_of,
)
from rejouons.games.ave_cesar.state import ACTIONS, Move, Phase, Reason, Status
from rejouons.games.ave_cesar.tables import COURSES, LAPS, SIX, VALUES
from rejouons.games.ave_cesar.turn import (
    can_finish,
    destinations,
    is_six_barred,
    usable_values,
)
from rejouons.kernel.layout import encode
from rejouons.kernel.rule import rule

CODES, KIND_OF, VALUES_OF = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.values_of
NUM_ACTIONS = ACTIONS.size


@rule
def to_act(state):
    if state.phase == Phase.OVER:
        return 0
    return 1 << state.order[state.turn]


# The legal actions


@rule
def legal(state, seat, out):
    if to_act(state) != 1 << seat:
        return 0
    count = int64(0)
    if state.phase == Phase.MOVE:
        count = list_moves(state, seat, out)
    elif state.phase == Phase.STAND:
        out[count] = encode(CODES, Move.PASS)
        count += 1
    else:
        count = list_tucks(state, seat, out)
    if state.players[seat].disqualified != 0:
        out[count] = encode(CODES, Move.RETIRE)  # AC-57
        count += 1
    return count


@rule
def list_moves(state, seat, out):
    values = usable_values(state, seat)
    count = int64(0)
    for value in range(VALUES):
        if values >> value & 1 != 0:
            ahead = destinations(state, seat, values, value)
            count = list_spaces(state, seat, value, ahead, out, count)
            if can_finish(state, value):
                out[count] = encode(CODES, Move.FINISH, value)
                count += 1
    return count


@rule
def list_spaces(state, seat, value, ahead, out, count):
    course = COURSES[course_row(state)]
    start = position_of(state, seat)
    offset = int64(value + 1)
    while ahead >> offset != 0:
        if ahead >> offset & 1 != 0:
            position = start + offset
            if position >= course.positions:
                position -= int64(course.positions)
            out[count] = encode(CODES, Move.PLAY, value, int64(course.space_at[position]))
            count += 1
        offset += 1
    return count


@rule
def list_tucks(state, seat, out):
    count = int64(0)
    for value in range(VALUES):
        if state.players[seat].hand[value] > 0:
            out[count] = encode(CODES, Move.TUCK, value)
            count += 1
    return count


# Why an action is refused


@rule
def why_not(state, seat, action):
    if action < 0 or action >= NUM_ACTIONS:
        return Reason.NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return why_over(state)
    if to_act(state) != 1 << seat:
        return Reason.NOT_YOUR_TURN
    kind = KIND_OF[action]
    if kind == Move.RETIRE:
        return why_not_retire(state, seat)
    if kind == Move.PASS:
        return why_not_pass(state)
    value = int64(VALUES_OF[action, 0])
    if state.players[seat].hand[value] == 0:
        return Reason.CARD_NOT_IN_HAND
    if kind == Move.TUCK:
        return why_not_tuck(state)
    return why_not_drive(state, seat, kind, value, int64(VALUES_OF[action, 1]))


@rule
def why_over(state):
    """How the last race ended: a stall leaves chariots on the track that get no place."""
    for seat in range(state.num_players):
        if state.players[seat].status == Status.STALLED:
            return Reason.OVER_STALLED
    return Reason.OVER_RACES


@rule
def why_not_retire(state, seat):
    if state.players[seat].disqualified == 0:
        return Reason.ONLY_DISQUALIFIED_RETIRE
    return Reason.LEGAL


@rule
def why_not_pass(state):
    if state.phase == Phase.STAND:
        return Reason.LEGAL
    if state.phase == Phase.MOVE:
        return Reason.MOVE_IS_DUE
    return Reason.CARD_MUST_BE_TUCKED


@rule
def why_not_tuck(state):
    if state.phase == Phase.TUCK or state.phase == Phase.WAIT:
        return Reason.LEGAL
    if state.phase == Phase.MOVE:
        return Reason.MOVE_IS_DUE
    return Reason.CARDS_STAY


@rule
def why_not_drive(state, seat, kind, value, space):
    if value == SIX and is_six_barred(state, seat):
        return Reason.LEADER_PLAYS_NO_SIX
    if state.phase == Phase.WAIT:
        return Reason.WAITS_FOR_ALLEY
    if kind == Move.FINISH:
        return why_not_finish(state, seat, value)
    return why_not_space(state, seat, value, space)


@rule
def why_not_finish(state, seat, value):
    if can_finish(state, value):
        return Reason.LEGAL
    if state.players[seat].lap < LAPS or value + 1 < steps_to_line(state, seat):
        return Reason.LINE_NOT_REACHED
    return Reason.WAY_BLOCKED


@rule
def steps_to_line(state, seat):
    """The fewest steps that end a race in its last lap, with nobody in the way."""
    return int64(COURSES[course_row(state)].left[1, LAPS, position_of(state, seat)])


@rule
def why_not_space(state, seat, value, space):
    if COURSES[course_row(state)].position_of[space] == OFF_COURSE:
        return Reason.OFF_COURSE
    bit = int64(1) << min(offset_of(state, seat, space), REACH)
    if destinations(state, seat, usable_values(state, seat), value) & bit != 0:
        return Reason.LEGAL
    if state.reach[value] & bit != 0:
        return Reason.SALUTE_IS_DUE
    if empty_reach(state, seat, value) & bit == 0:
        return Reason.OUT_OF_REACH
    if is_beyond_the_race(state, seat, bit):
        return Reason.RACE_ENDS_AT_LINE
    if chariots_ahead(state, seat) & bit != 0:
        return Reason.SPACE_TAKEN
    return Reason.WAY_BLOCKED


@rule
def is_beyond_the_race(state, seat, ahead):
    """Whether these spaces lie behind the line that ends the chariot's race."""
    if state.players[seat].lap < LAPS:
        return False
    return over_line(course_row(state), position_of(state, seat), ahead) != 0
