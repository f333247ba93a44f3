"""The length of the races on a track, and the limits of the tables that hold its courses."""

from collections.abc import Iterator

import numpy as np

from rejouons.games.ave_cesar.boards.steps import lap_units
from rejouons.games.ave_cesar.boards.ways import courses, where
from rejouons.games.ave_cesar.courses import FAR, MAX_POSITIONS, STEP_BITS, step_mask
from rejouons.games.ave_cesar.driving import REACH
from rejouons.games.ave_cesar.tables import DECK_SUM, LAPS, SPACE_NAMES, VALUES
from rejouons.games.ave_cesar.track import Course, Track
from rejouons.kernel.board import Remark, remark


def length_faults(track: Track) -> Iterator[Remark]:
    """The shortest race is the same from every lane, on every course, both ways."""
    expected = track.facts["shortest_race"]
    if expected > DECK_SUM:
        yield remark("race-too-long", found=expected, most=DECK_SUM)
    for course in courses(track, wall_exit=False):
        left = course.shortest(LAPS)
        for lane, name in enumerate(course.grid, 1):
            found = left.get((name, 0, False))
            place = {"lane": lane, "space": name, **where(course)}
            if found is None:
                yield remark("no-race", **place)
            elif found != expected:
                yield remark("race-length", **place, found=found, expected=expected)


# Limits


def size_faults(track: Track) -> Iterator[Remark]:
    """More than the tables have room for."""
    if len(track.spaces) > len(SPACE_NAMES):
        yield remark("too-many-spaces", found=len(track.spaces), most=len(SPACE_NAMES))
    for name in track.facts["courses"]:
        found = sum(name in space.courses for space in track.spaces.values())
        if found > MAX_POSITIONS:
            yield remark("too-many-positions", course=name, found=found, most=MAX_POSITIONS)
    most = np.iinfo(np.int16).max // (LAPS * lap_units(track) // track.columns)
    if track.columns > most:
        yield remark("too-many-columns", found=track.columns, most=most)


def limit_faults(track: Track) -> Iterator[Remark]:
    """Of a track whose ways are in order: steps and moves that no bit mask can hold."""
    for course in courses(track, wall_exit=True):
        masks = [step_mask(course, position) for position in range(len(course.spaces))]
        for position, name in enumerate(course.spaces):
            if masks[position].bit_length() > STEP_BITS:
                yield remark("step-too-wide", space=name, **where(course), most=STEP_BITS - 1)
            if farthest(masks, position) >= min(REACH, len(masks)):
                most = min(REACH, len(masks)) - 1
                yield remark("reach-too-wide", space=name, **where(course), most=most)
        yield from far_faults(course)


def farthest(masks: list[int], position: int) -> int:
    """How many positions ahead the highest card can lead."""
    ahead = {0}
    for _ in range(VALUES):
        ahead = {
            offset + step
            for offset in ahead
            for step in offsets(masks[(position + offset) % len(masks)])
        }
    return max(ahead, default=0)


def offsets(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def far_faults(course: Course) -> Iterator[Remark]:
    for (name, lap, _), steps in course.shortest(LAPS).items():
        if steps >= FAR:
            yield remark("too-far-to-go", space=name, **where(course), lap=lap, most=FAR - 1)
