"""Ave César: where chariots stand, and where they can go.

Where a chariot can go is a bit mask: bit n stands for the space n positions ahead of it
(courses.py). Behind the last position of the course lies the line.
"""

from numpy import int64

from rejouons.games.ave_cesar.state import NO_SPACE, Status
from rejouons.games.ave_cesar.tables import COURSES, LAPS, VALUES
from rejouons.kernel.rule import rule, solid

REACH = 62  # bits of a mask


@rule
def course_row(state):
    """The row of COURSES that is driven now."""
    return 2 * int64(state.course) + int64(state.options.wall_exit_diagonal)


@rule
def position_of(state, seat):
    """The chariot's place in the course's driving order."""
    return int64(COURSES[course_row(state)].position_of[state.players[seat].space])


@rule
def is_racing(state, seat):
    return state.players[seat].status == Status.RACING


@rule
def distance_driven(row, lap, position):
    """Twelfths of a column from the first crossing of the line to the front edge; AC-60."""
    course = COURSES[row]
    return (int64(lap) - 1) * course.lap_units + course.front[position]


@solid
def leading_seats(state):
    """The bit mask of the chariots whose front edge is farthest on."""
    farthest = int64(-COURSES[course_row(state)].lap_units)
    leaders = int64(0)
    for seat in range(int64(state.num_players)):
        if is_racing(state, seat):
            driven = int64(state.players[seat].position)
            if driven > farthest:
                farthest = driven
                leaders = int64(0)
            if driven == farthest:
                leaders |= int64(1) << seat  # AC-60: equal front edges share the lead
    return leaders


# Ways


@solid
def look_ahead(state, seat):
    """Notes in the state where each card value would take the chariot."""
    row, start = course_row(state), position_of(state, seat)
    blocked = chariots_ahead(state, seat)
    is_last_lap = state.players[seat].lap == LAPS
    state.finish = 0
    ahead = int64(1)
    for value in range(VALUES):
        ahead = one_step(row, start, ahead, value) & ~blocked  # AC-34, AC-35
        if is_last_lap:
            if state.finish == 0 and over_line(row, start, ahead) != 0:
                state.finish = value + 1  # AC-70
            ahead &= ~over_line(row, start, ahead)
        state.reach[value] = ahead


@solid
def chariots_ahead(state, seat):
    """The other chariots on the track, as a mask, whatever keeps them there; AC-39, AC-45."""
    row, start = course_row(state), position_of(state, seat)
    positions = int64(COURSES[row].positions)
    blocked = int64(0)
    for other in range(state.num_players):
        if other != seat and state.players[other].space != NO_SPACE:
            offset = position_of(state, other) - start
            if offset < 0:
                offset += positions
            if offset < REACH:
                blocked |= int64(1) << offset
    return blocked


@rule
def one_step(row, start, ahead, least):
    """The spaces one step beyond those of a mask; none of its bits is below `least`."""
    course = COURSES[row]
    beyond = int64(0)
    offset = int64(least)
    while ahead >> offset != 0:
        if ahead >> offset & 1 != 0:
            position = start + offset
            if position >= course.positions:
                position -= int64(course.positions)
            beyond |= int64(course.steps[position]) << offset
        offset += 1
    return beyond


@rule
def over_line(row, start, ahead):
    """The part of a mask that lies behind the line."""
    line = COURSES[row].positions - start
    if line >= REACH:
        return int64(0)
    return ahead >> line << line


@solid
def empty_reach(state, seat, value):
    """Where a card value would take the chariot if it were alone, in a race without end."""
    row, start = course_row(state), position_of(state, seat)
    ahead = int64(1)
    for step in range(value + 1):
        ahead = one_step(row, start, ahead, step)
    return ahead


@rule
def offset_of(state, seat, space):
    """How many positions ahead of the chariot a space of its course lies."""
    course = COURSES[course_row(state)]
    offset = int64(course.position_of[space]) - position_of(state, seat)
    return offset + int64(course.positions) if offset < 0 else offset


# The Imperial Alley


@rule
def is_salute_due(player):
    return player.lap == LAPS - 1 and player.saluted == 0 and player.disqualified == 0  # AC-53


@solid
def keeping(state, seat, ahead):
    """The part of a mask that ends in the alley or can still reach it; AC-53."""
    row, start = course_row(state), position_of(state, seat)
    course = COURSES[row]
    kept = int64(0)
    offset = int64(0)
    while ahead >> offset != 0:
        if ahead >> offset & 1 != 0:
            position = start + offset
            is_lap_over = position >= course.positions
            if is_lap_over:
                position -= int64(course.positions)
            is_lost = is_lap_over or course.is_lost[position] != 0
            if course.is_alley[position] != 0 or not is_lost:
                kept |= int64(1) << offset
        offset += 1
    return kept
