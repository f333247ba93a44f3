"""The ways round a track: every space is on one, and each passes every narrow space."""

from collections.abc import Iterable, Iterator, Mapping

from rejouons.games.ave_cesar.track import DIRECTIONS, Course, Track
from rejouons.kernel.board import Remark, remark

LOOP_SHOWN = 8  # spaces of a loop that are named
Steps = Mapping[str, Iterable[str]]


def loop_faults(track: Track) -> Iterator[Remark]:
    """A way that comes back to where it was without a step over the line, as these are marked."""
    for course in courses(track, wall_exit=False):
        loop = first_loop(without_line(course))
        if loop:
            shown = [*loop[:LOOP_SHOWN], *(["…"] if len(loop) > LOOP_SHOWN else [])]
            yield remark("loop", **where(course), spaces=", ".join(shown))


def way_faults(track: Track) -> Iterator[Remark]:
    """Of a track whose steps all lead ahead."""
    for course in courses(track, wall_exit=False):
        yield from reach_faults(course)
    for course in courses(track, wall_exit=True):
        yield from narrow_faults(course)


def courses(track: Track, wall_exit: bool) -> Iterator[Course]:
    for name in track.facts["courses"]:
        for direction in DIRECTIONS:
            yield track.course(name, direction, wall_exit)


def where(course: Course) -> dict[str, str]:
    return {"course": course.name, "direction": course.direction}


# Reaching


def reach_faults(course: Course) -> Iterator[Remark]:
    """Every space can be reached from the grid, and the line from every space."""
    reached = reachable(course.steps, course.grid)
    returning = reachable(turned_round(course.steps), crossing(course))
    for name in course.spaces:
        if name not in reached:
            yield remark("unreached", space=name, **where(course))
        elif name not in returning:
            yield remark("dead-end", space=name, **where(course))


def crossing(course: Course) -> list[str]:
    """The spaces from which a step leads over the line."""
    return [
        name
        for name, ahead in course.steps.items()
        if any(course.crosses(name, to) for to in ahead)
    ]


def reachable(steps: Steps, starts: Iterable[str]) -> set[str]:
    found = set(starts)
    waiting = list(found)
    while waiting:
        new = set(steps[waiting.pop()]) - found
        found |= new
        waiting += new
    return found


def turned_round(steps: Steps) -> dict[str, list[str]]:
    back: dict[str, list[str]] = {name: [] for name in steps}
    for name, ahead in steps.items():
        for target in ahead:
            back[target].append(name)
    return back


# Narrow spaces


def narrow_faults(course: Course) -> Iterator[Remark]:
    """A space is narrow if and only if no way round avoids it; AC-65."""
    for name, space in course.spaces.items():
        is_passed_by_all = not first_loop(without(course.steps, name))
        if is_passed_by_all != (space.kind == "narrow"):
            case = "narrow-unmarked" if is_passed_by_all else "narrow-bypassed"
            yield remark(case, space=name, **where(course))


def without(steps: Steps, name: str) -> dict[str, list[str]]:
    """The steps that are left when a space is closed."""
    return {
        origin: [target for target in ahead if target != name]
        for origin, ahead in steps.items()
        if origin != name
    }


def without_line(course: Course) -> dict[str, list[str]]:
    """The steps that are not marked as crossing the line."""
    spaces = course.track.facts["spaces"]
    return {
        name: [to for to in ahead if course.direction not in spaces[to]["crosses_line"]]
        for name, ahead in course.steps.items()
    }


def first_loop(steps: Steps) -> list[str]:
    """The spaces of a loop, if there is one: what stays when dead ends are closed one by one."""
    open_steps = {name: set(ahead) for name, ahead in steps.items()}
    back = turned_round(steps)
    closed = [name for name, ahead in open_steps.items() if not ahead]
    while closed:
        name = closed.pop()
        del open_steps[name]
        for origin in back[name]:
            open_steps[origin].discard(name)
            if not open_steps[origin]:
                closed.append(origin)
    return one_loop(open_steps)


def one_loop(steps: Steps) -> list[str]:
    """A loop among spaces that all lead to each other."""
    way: list[str] = []
    name = next(iter(steps), None)
    while name is not None and name not in way:
        way.append(name)
        name = min(steps[name])
    return way[way.index(name) :] if name is not None else []
