"""The spaces of a track one by one: their courses, their edges, and the steps between them."""

from collections.abc import Iterator

from rejouons.games.ave_cesar.track import DIRECTIONS, KINDS, UNITS, Space, Track
from rejouons.kernel.board import Remark, remark

BACK = {"cw": "ccw", "ccw": "cw"}


def space_faults(track: Track) -> Iterator[Remark]:
    for space in track.spaces.values():
        yield from belonging_faults(track, space)
        yield from edge_faults(track, space)
        for direction in DIRECTIONS:
            yield from target_faults(track, space, direction)
            yield from straight_faults(track, space, direction)
            for target in known_steps(track, space, direction):
                yield from step_faults(track, space, target, direction)
            yield from wall_exit_faults(track, space, direction)


def belonging_faults(track: Track, space: Space) -> Iterator[Remark]:
    """Words that mean nothing: kinds, courses and directions that do not exist."""
    if space.kind not in KINDS:
        yield remark("kind", space=space.name, kind=space.kind, kinds=", ".join(KINDS))
    if not space.courses:
        yield remark("no-course", space=space.name)
    for course in space.courses:
        if course not in track.facts["courses"]:
            yield remark("course", space=space.name, course=course)
    for word in track.facts["spaces"][space.name]["crosses_line"]:
        if word not in DIRECTIONS:
            yield remark("direction", space=space.name, word=word)


# Edges


def edge_faults(track: Track, space: Space) -> Iterator[Remark]:
    """Front edges lie within a lap, and those of both directions leave the space its length."""
    off = [direction for direction in DIRECTIONS if not is_on_lap(track, space, direction)]
    for direction in off:
        front = space.front[direction]
        last = lap_units(track)
        yield remark("front", space=space.name, direction=direction, front=front, last=last)
    length = sum(space.front.values()) % lap_units(track)
    if not off and not 1 <= length <= UNITS:
        yield remark("length", space=space.name, length=length, most=UNITS)


def lap_units(track: Track) -> int:
    return UNITS * track.columns


def is_on_lap(track: Track, space: Space, direction: str) -> bool:
    return 1 <= space.front[direction] <= lap_units(track)


def advance(track: Track, space: Space, target: Space, direction: str) -> int:
    """How far a step takes the front edge, in twelfths of a column."""
    return (target.front[direction] - space.front[direction]) % lap_units(track)


def is_a_step(driven: int) -> bool:
    return 1 <= driven <= UNITS


# Steps


def target_faults(track: Track, space: Space, direction: str) -> Iterator[Remark]:
    """Steps that lead nowhere."""
    where = {"space": space.name, "direction": direction}
    straight, diagonal = space.straight[direction], space.diagonal[direction]
    for target in dict.fromkeys((*straight, *diagonal)):
        if target not in track.spaces:
            yield remark("no-such-space", **where, target=target)
        elif not set(space.courses) & set(track.spaces[target].courses):
            yield remark("no-common-course", **where, target=target)
        if target in straight and target in diagonal:
            yield remark("step-twice", **where, target=target)


def known_steps(track: Track, space: Space, direction: str) -> Iterator[Space]:
    for target in dict.fromkeys((*space.straight[direction], *space.diagonal[direction])):
        if target in track.spaces:
            yield track.spaces[target]


def straight_faults(track: Track, space: Space, direction: str) -> Iterator[Remark]:
    """A straight step can be driven in the other direction too."""
    for name in space.straight[direction]:
        target = track.spaces.get(name)
        if target and space.name not in target.straight[BACK[direction]]:
            yield remark("no-way-back", space=space.name, direction=direction, target=name)


def step_faults(track: Track, space: Space, target: Space, direction: str) -> Iterator[Remark]:
    """A step leads ahead, by a column at most, and over the line where it is said to."""
    if not (is_on_lap(track, space, direction) and is_on_lap(track, target, direction)):
        return
    where = {"space": space.name, "direction": direction, "target": target.name}
    driven = advance(track, space, target, direction)
    if driven == 0:
        yield remark("sideways", **where)
    elif driven > lap_units(track) // 2:
        yield remark("backwards", **where)
    elif not is_a_step(driven):
        yield remark("too-far", **where, driven=driven, most=UNITS)
    else:
        yield from touch_faults(track, space, target, direction)
        yield from line_faults(track, space, target, direction)


def touch_faults(track: Track, space: Space, target: Space, direction: str) -> Iterator[Remark]:
    """The front edge of a space is the back edge of the one straight ahead."""
    if target.name not in space.straight[direction]:
        return
    edge = space.front[direction]
    back = -target.front[BACK[direction]] % lap_units(track) or lap_units(track)
    if edge != back:
        where = {"space": space.name, "direction": direction, "target": target.name}
        yield remark("edges-apart", **where, front=edge, back=back)


def line_faults(track: Track, space: Space, target: Space, direction: str) -> Iterator[Remark]:
    """The front edges begin anew behind the line: there, and only there, a lap begins."""
    crosses = target.front[direction] <= space.front[direction]
    is_marked = direction in track.facts["spaces"][target.name]["crosses_line"]
    if crosses != is_marked:
        case = "line-unmarked" if crosses else "line-marked"
        yield remark(case, space=space.name, direction=direction, target=target.name)


def wall_exit_faults(track: Track, space: Space, direction: str) -> Iterator[Remark]:
    """Lane changes that lead ahead also do when the option of wall exits reverses them; AC-37."""
    for name in space.diagonal[BACK[direction]]:
        target = track.spaces.get(name)
        if not target or not is_a_step(advance(track, space, target, BACK[direction])):
            continue
        if not is_a_step(advance(track, target, space, direction)):
            yield remark("wall-exit", space=name, direction=direction, target=space.name)
