"""The places of a track that the rules know by name: the grid, the alley and its gates."""

from collections.abc import Iterator
from itertools import pairwise

from rejouons.games.ave_cesar.boards.steps import lap_units
from rejouons.games.ave_cesar.courses import MAX_LANES
from rejouons.games.ave_cesar.track import DIRECTIONS, Track
from rejouons.kernel.board import Remark, remark


def place_faults(track: Track) -> Iterator[Remark]:
    unknown = list(unknown_places(track))
    yield from unknown
    if unknown:
        return
    for direction in DIRECTIONS:
        yield from grid_faults(track, direction)
    yield from listing_faults(track)
    if track.facts["alley"]["cw"]:
        for direction in DIRECTIONS:
            yield from alley_faults(track, direction)


def named_places(track: Track) -> Iterator[tuple[str, str]]:
    """Each key that names spaces, and each space that it names."""
    for direction in DIRECTIONS:
        for key in ("grid", "alley"):
            yield from ((f"{key}.{direction}", name) for name in track.facts[key][direction])
        for gate in ("entry", "exit"):
            yield f"gates.{direction}.{gate}", track.facts["gates"][direction][gate]


def unknown_places(track: Track) -> Iterator[Remark]:
    """Every course has the whole grid, the whole alley and both gates."""
    for key, name in named_places(track):
        if name not in track.spaces:
            yield remark("no-such-place", key=key, space=name)
            continue
        for course in track.facts["courses"]:
            if course not in track.spaces[name].courses:
                yield remark("place-off-course", key=key, space=name, course=course)


# The grid


def grid_faults(track: Track, direction: str) -> Iterator[Remark]:
    """All lanes are level, directly behind the line, and there is one for each chariot."""
    lanes = track.facts["grid"][direction]
    most = max(track.facts["players"])
    if len(lanes) < most:
        yield remark("grid-short", direction=direction, found=len(lanes), players=most)
    if len(lanes) > MAX_LANES:
        yield remark("grid-long", direction=direction, found=len(lanes), most=MAX_LANES)
    for name in lanes:
        space = track.spaces[name]
        if space.kind != "start":
            yield remark("grid-kind", space=name, direction=direction, kind=space.kind)
        if space.front[direction] != lap_units(track):
            front, line = space.front[direction], lap_units(track)
            yield remark("grid-front", space=name, direction=direction, front=front, line=line)


# The alley


def listing_faults(track: Track) -> Iterator[Remark]:
    """The alley is told in both directions, and is what the kinds of the spaces say."""
    alley, gates = track.facts["alley"], track.facts["gates"]
    if not alley["cw"]:
        yield remark("alley-empty")
    if alley["ccw"] != alley["cw"][::-1]:
        yield remark("alley-order")
    if (gates["ccw"]["entry"], gates["ccw"]["exit"]) != (gates["cw"]["exit"], gates["cw"]["entry"]):
        yield remark("gates-not-exchanged")
    for name, space in track.spaces.items():
        is_listed = name in alley["cw"] or name in alley["ccw"]
        if is_listed != (space.kind == "alley"):
            yield remark("alley-kind" if is_listed else "alley-unlisted", space=name)


def alley_faults(track: Track, direction: str) -> Iterator[Remark]:
    """From the entry gate space by space to the exit gate, and no other way in or out; AC-52."""
    gates, alley = track.facts["gates"][direction], track.facts["alley"][direction]
    line = [gates["entry"], *alley, gates["exit"]]
    for name, onward in pairwise(line):
        if onward not in track.spaces[name].straight[direction]:
            yield remark("alley-gap", space=name, direction=direction, target=onward)
    onward_from = dict(pairwise(line))
    for name, target in steps(track, direction):
        if name in alley and target != onward_from[name]:
            yield remark("alley-left", space=name, direction=direction, target=target)
        elif target in alley and onward_from.get(name) != target:
            yield remark("alley-entered", space=name, direction=direction, target=target)
    yield from alley_line_faults(track, line, direction)


def steps(track: Track, direction: str) -> Iterator[tuple[str, str]]:
    for name, space in track.spaces.items():
        for target in (*space.straight[direction], *space.diagonal[direction]):
            yield name, target


def alley_line_faults(track: Track, line: list[str], direction: str) -> Iterator[Remark]:
    """The line runs through the alley: a salute belongs to the lap in which it was entered."""
    fronts = [track.spaces[name].front[direction] for name in line]
    falls = [front >= onward for front, onward in pairwise(fronts)]
    if falls[0] or not any(falls[1:]):
        yield remark("alley-off-line", direction=direction)
