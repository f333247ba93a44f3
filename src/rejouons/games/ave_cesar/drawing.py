"""What boards draw Ave César with: both sides, and each course as it is driven.

A board shows ways, waste and spare spaces without rules of its own: all of it is read off here.
"""

from collections.abc import Sequence
from typing import Any

from rejouons.games.ave_cesar.courses import FAR
from rejouons.games.ave_cesar.track import DIRECTIONS, Track


def drawing(
    tracks: Sequence[Track], sides: Sequence[dict[str, Any]], rows: Any, names: Sequence[str]
) -> dict[str, Any]:
    """The tracks as their files tell them, and the courses in the order of COURSE_NAMES."""
    driven = [
        {"side": side, "course": course, "direction": direction}
        for side, facts in enumerate(sides)
        for course in facts["courses"]
        for direction in DIRECTIONS
    ]
    return {
        "tracks": [track.facts for track in tracks],
        "courses": [
            {**course, "ways": [way(rows[row], names) for row in (2 * number, 2 * number + 1)]}
            for number, course in enumerate(driven)
        ],
    }


def way(row: Any, names: Sequence[str]) -> dict[str, Any]:
    """A course by position: without or with wall exits, which are the two ways to drive it."""
    positions = range(row.positions)
    return {
        "lap_units": int(row.lap_units),
        "spaces": [names[row.space_at[position]] for position in positions],
        "front": [int(row.front[position]) for position in positions],
        "steps": [offsets(int(row.steps[position])) for position in positions],
        "lost": [position for position in positions if row.is_lost[position]],
        "left": [[steps_left(lap) for lap in laps[:, : row.positions]] for laps in row.left],
    }


def offsets(mask: int) -> list[int]:
    """How many positions ahead each step of a mask leads."""
    return [offset for offset in range(mask.bit_length()) if mask >> offset & 1]


def steps_left(steps: Any) -> list[int | None]:
    """The fewest steps to the end of the race from each position; None where no way leads there."""
    return [None if left == FAR else int(left) for left in steps]
