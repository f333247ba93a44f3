"""Every course in each direction as arrays: what the rules drive on.

A course numbers its spaces in driving order from the line on: their *positions*. A step leads
a few positions ahead, so where a chariot can go is a bit mask over the positions before it, and
a way that passes the last position has crossed the line.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from rejouons.games.ave_cesar.track import DIRECTIONS, UNITS, Course, Track
from rejouons.kernel.record import new, record

MAX_POSITIONS = 96  # of a course
MAX_LANES = 6  # of a grid
MAX_LAPS = 3
STEP_BITS = 16  # of a position's steps
ALIGNMENT = 4  # of a row
FAR = 255  # steps left where no way leads to the end of the race
OFF_COURSE = 255  # the position of a space that does not belong to a course


def space_names(tracks: Iterable[Track]) -> tuple[str, ...]:
    """The names of all spaces of all sides; a name may be used on both."""
    return tuple(dict.fromkeys(name for track in tracks for name in track.spaces))


def course_names(sides: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(
        f"{course}_{direction}"
        for side in sides
        for course in side["courses"]
        for direction in DIRECTIONS
    )


def course_record(spaces: int) -> np.dtype[Any]:
    rounded = spaces + -spaces % ALIGNMENT  # bytes between two rows would hold anything
    return record(
        ("positions", np.int16),  # how many
        ("lap_units", np.int16),  # twelfths of a column in a lap
        ("left_behind_alley", np.int16),  # fewest steps from there, after the salute of lap 2
        ("grid", np.int16, (MAX_LANES,)),  # the space of each lane
        ("space_at", np.uint8, (MAX_POSITIONS,)),
        ("front", np.int16, (MAX_POSITIONS,)),  # twelfths of a column from the line
        ("steps", np.uint16, (MAX_POSITIONS,)),  # bit mask: bit n is set for a step n positions on
        ("is_alley", np.uint8, (MAX_POSITIONS,)),
        ("is_tight", np.uint8, (MAX_POSITIONS,)),  # one space wide: narrow, or in the alley; AC-65
        ("is_lost", np.uint8, (MAX_POSITIONS,)),  # too late for the alley in this lap; AC-52
        ("left", np.uint8, (2, MAX_LAPS + 1, MAX_POSITIONS)),  # fewest steps by salute and lap
        ("position_of", np.uint8, (rounded,)),  # of a space, or OFF_COURSE
    )


def courses(
    tracks: Sequence[Track], sides: Sequence[dict[str, Any]], names: Sequence[str], laps: int
) -> Any:
    """A row for each side, course and direction, without and with wall exits."""
    driven = [
        track.course(course, direction, wall_exit)
        for track, side in zip(tracks, sides, strict=True)
        for course in side["courses"]
        for direction in DIRECTIONS
        for wall_exit in (False, True)
    ]
    rows = new(course_record(len(names)), len(driven))
    for row, course in zip(rows, driven, strict=True):
        fill(row, course, list(names), laps)
    return rows


def fill(row: Any, course: Course, names: list[str], laps: int) -> None:
    row.positions = len(course.spaces)
    row.lap_units = UNITS * course.track.columns
    row.grid[: len(course.grid)] = [names.index(name) for name in course.grid]
    row.left[...] = FAR
    row.position_of[...] = OFF_COURSE
    for position, (name, space) in enumerate(course.spaces.items()):
        row.space_at[position] = names.index(name)
        row.position_of[names.index(name)] = position
        row.front[position] = course.front(name)
        row.steps[position] = step_mask(course, position)
        row.is_alley[position] = space.kind == "alley"
        row.is_tight[position] = space.kind in ("narrow", "alley")
        row.is_lost[position] = name in course.lost
    positions = {name: position for position, name in enumerate(course.spaces)}
    left = course.shortest(laps)
    row.left_behind_alley = left[course.alley_exit, laps, True]
    for (name, lap, is_saluted), steps in left.items():
        row.left[int(is_saluted), lap, positions[name]] = steps


def step_mask(course: Course, position: int) -> int:
    """The steps from a position, as bits."""
    names = list(course.spaces)
    mask = 0
    for target in course.steps[names[position]]:
        mask |= 1 << (names.index(target) - position) % len(names)
    return mask
