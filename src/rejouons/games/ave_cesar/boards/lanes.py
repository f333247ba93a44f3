"""Where the spaces of a track lie: their columns and lanes, and the lane changes between them."""

from collections.abc import Iterator
from itertools import pairwise

from rejouons.games.ave_cesar.boards.steps import BACK, lap_units
from rejouons.games.ave_cesar.track import DIRECTIONS, UNITS, Space, Track
from rejouons.kernel.board import Remark, remark

Sections = dict[str, list[str]]  # the spaces of each


def lane_faults(track: Track) -> Iterator[Remark]:
    spaces = track.facts["spaces"]
    sections = sections_of(track)
    for name, space in track.spaces.items():
        yield from column_faults(track, space)
        lane, lanes, beside = (spaces[name][key] for key in ("lane", "lanes", "section"))
        if lane > lanes:
            yield remark("lane", space=name, lane=lane, lanes=lanes)
        if lanes > len(sections[beside]):
            found = len(sections[beside])
            yield remark("lanes", space=name, lanes=lanes, section=beside, found=found)
    for section, names in sections.items():
        yield from change_faults(track, names)
        yield from wall_faults(track, section, names)


def sections_of(track: Track) -> Sections:
    sections: Sections = {}
    for name, space in track.facts["spaces"].items():
        sections.setdefault(space["section"], []).append(name)
    return sections


def column_faults(track: Track, space: Space) -> Iterator[Remark]:
    """A space lies in a column that it touches; the alley beside them all has 0."""
    found = track.facts["spaces"][space.name]["column"]
    first, last = (0, 0) if space.kind == "alley" else columns_of(track, space)
    if found not in (first, last):
        yield remark("column", space=space.name, found=found, first=first, last=last)
    if space.kind == "start" and found not in (1, track.columns):
        yield remark("start-elsewhere", space=space.name, found=found, last=track.columns)


def columns_of(track: Track, space: Space) -> tuple[int, int]:
    """The columns of its back edge and of its front edge, as they lie clockwise."""
    back = -space.front[BACK["cw"]] % lap_units(track)
    return back // UNITS + 1, (space.front["cw"] - 1) // UNITS + 1


# Lane changes


def change_faults(track: Track, names: list[str]) -> Iterator[Remark]:
    """A lane change leads one lane aside."""
    for name, direction, target in changes(track, names):
        if target in track.spaces and not lanes_crossed(track, names, name, direction, target):
            yield remark("several-lanes", space=name, direction=direction, target=target)


def changes(track: Track, names: list[str]) -> Iterator[tuple[str, str, str]]:
    for name in names:
        for direction in DIRECTIONS:
            for target in track.spaces[name].diagonal[direction]:
                yield name, direction, target


def lanes_crossed(
    track: Track, names: list[str], name: str, direction: str, target: str
) -> tuple[int, ...]:
    """The lanes between which a change leads, or none if it leads over more than a neighbour.

    Sections count their lanes for themselves: into another one, a change leads where some space
    of the lane beside it leads straight.
    """
    spaces = track.facts["spaces"]
    lane = spaces[name]["lane"]
    beside = [other for other in names if abs(spaces[other]["lane"] - lane) == 1]
    for other in beside:
        if target in (other, *track.spaces[other].straight[direction]):
            return tuple(sorted((lane, spaces[other]["lane"])))
    return ()


def wall_faults(track: Track, section: str, names: list[str]) -> Iterator[Remark]:
    """Beside a wall there is a line between two lanes that no change crosses; AC-37."""
    crossing = list(changes(track, names))
    if not crossing or all(track.spaces[name].kind != "walled" for name in names):
        return
    crossed = {lanes_crossed(track, names, *change) for change in crossing}
    lanes = sorted({track.facts["spaces"][name]["lane"] for name in names})
    if set(pairwise(lanes)) <= crossed:
        name, direction, target = crossing[0]
        where = {"space": name, "direction": direction, "target": target}
        yield remark("across-wall", section=section, **where)
