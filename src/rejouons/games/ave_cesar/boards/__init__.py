"""Tracks of somebody's own: what is wrong with one, and the board that one without faults makes.

The checks come in rounds, because each round needs what the one before it has made sure of: a
file of the right shape, of a size that can be looked through, then single spaces and steps, then
whole ways round, then their lengths.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rejouons.games.ave_cesar.boards.drawing import drawing_faults
from rejouons.games.ave_cesar.boards.lanes import lane_faults
from rejouons.games.ave_cesar.boards.lengths import length_faults, limit_faults, size_faults
from rejouons.games.ave_cesar.boards.places import place_faults
from rejouons.games.ave_cesar.boards.shape import shape_faults
from rejouons.games.ave_cesar.boards.steps import space_faults
from rejouons.games.ave_cesar.boards.ways import loop_faults, way_faults
from rejouons.games.ave_cesar.courses import course_names, courses
from rejouons.games.ave_cesar.drawing import drawing
from rejouons.games.ave_cesar.tables import COURSES, DECK_SUM, LAPS, SIDES, SPACE_NAMES
from rejouons.games.ave_cesar.track import Track
from rejouons.kernel.board import Board, Remark, remark
from rejouons.kernel.typed import are_names
from rejouons.texts import Texts

TABLES = {"COURSES": COURSES}
ROUNDS: tuple[tuple[Callable[[Track], Iterator[Remark]], ...], ...] = (
    (size_faults,),
    (space_faults, place_faults, loop_faults, drawing_faults),
    (lane_faults, way_faults),
    (length_faults, limit_faults),
)


def texts(language: str) -> Texts:
    return Texts.load(language, Path(__file__).parent / "texts" / f"{language}.ftl")


def faults(facts: dict[str, Any]) -> list[Remark]:
    """Whatever is wrong with a track, as far as the rounds come."""
    found = [*shape_faults(facts), *side_faults(facts)]
    track = Track(facts)
    for checks in ROUNDS:
        if not found:
            found = [fault for check in checks for fault in check(track)]
    return found


def side_faults(facts: dict[str, Any]) -> Iterator[Remark]:
    """A track stands in for a side of the box: for its players, with courses of its own."""
    courses: Any = facts.get("courses")
    side = side_of(facts)
    if side is None:
        yield remark("players", known=", ".join(str(side["players"]) for side in SIDES))
    elif are_names(courses) and not set() < set(courses) <= set(side["courses"]):
        yield remark("courses", known=", ".join(side["courses"]))


def side_of(facts: dict[str, Any]) -> dict[str, Any] | None:
    """The side of the box that a track stands in for."""
    return next((side for side in SIDES if side["players"] == facts.get("players")), None)


def summary(facts: dict[str, Any]) -> Remark:
    return remark(
        "summary",
        name=facts["name"],
        spaces=len(facts["spaces"]),
        first=min(facts["players"]),
        last=max(facts["players"]),
        courses=", ".join(facts["courses"]),
        race=facts["shortest_race"],
        spare=DECK_SUM - facts["shortest_race"],
    )


def board(facts: dict[str, Any]) -> Board:
    """The board of a track without faults: it lies on the table whichever side is asked for."""
    tracks = [Track(facts)] * len(SIDES)
    sides = [{"courses": driven_courses(facts)}] * len(SIDES)
    names = padded(tuple(facts["spaces"]))
    rows = courses(tracks, sides, names, LAPS)
    return Board(
        facts=facts,
        players=range(min(facts["players"]), max(facts["players"]) + 1),
        words={"space": names, "from_space": names, "course": course_names(sides)},
        tables={"COURSES": rows},
        drawing=drawing(tracks, sides, rows, names),
    )


def driven_courses(facts: dict[str, Any]) -> list[str]:
    """The side's courses; a track that has only one drives it in place of the other too."""
    own, side = facts["courses"], side_of(facts)
    assert side is not None  # its faults were looked for
    return [course if course in own else own[0] for course in side["courses"]]


def padded(names: tuple[str, ...]) -> tuple[str, ...]:
    """As many names as the box has, so that every action keeps its number."""
    unused = (f"unused.{number}" for number in range(len(names), len(SPACE_NAMES)))
    return (*names, *unused)
