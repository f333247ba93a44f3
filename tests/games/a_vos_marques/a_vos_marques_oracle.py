"""À vos marques's moves found by brute force, from the map's file alone.

Every path without a space twice is walked, and then sorted out: nothing here is shared with the
rules but board.json.
"""

import json
from collections import deque
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from rejouons.games.a_vos_marques.tables import FOLDER

BOARD: dict[str, Any] = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))
SPACES: dict[str, dict[str, Any]] = BOARD["spaces"]
NEXT = {name: list(space["next"]) for name, space in SPACES.items()}
STOPS = {"service_station", "police", "dealer", "restaurant", "casino", "magic_mountain"}
STOPS |= {"sand_fox"}
ROADS = {
    name: sorted({*NEXT[name], *(other for other in SPACES if name in NEXT[other])})
    for name in SPACES
}
LINKS = {tuple(link["ends"]) for link in BOARD["links"]}
LINKS |= {(there, here) for here, there in LINKS}
SHARED = {"START", "FINISH"}  # spaces for any number of cars


@dataclass(frozen=True)
class Way:
    """A path, the space it starts from not counted, and where a car on it comes to rest."""

    path: tuple[str, ...]
    rest: str
    crossings: int

    @property
    def end(self) -> str:
        return self.path[-1]

    @property
    def outcome(self) -> tuple[str, str, int]:
        return self.end, self.rest, self.crossings


@cache
def distances(target: str) -> dict[str, int]:
    """By road, never through FINISH."""
    steps, waiting = {target: 0}, deque([target])
    while waiting:
        name = waiting.popleft()
        neighbours = [] if name == "FINISH" != target else ROADS[name]
        for neighbour in neighbours:
            if neighbour not in steps:
                steps[neighbour] = steps[name] + 1
                waiting.append(neighbour)
    return steps


def nearest(name: str, place: str) -> str:
    """AVM-46."""
    places = [other for other, space in SPACES.items() if space.get("place") == place]
    return min(places, key=lambda other: (distances(other)[name], to_finish(other), other))


def to_finish(name: str) -> int:
    return distances("FINISH")[name]


# Own moves (AVM-20 to AVM-28)


def own_moves(
    origin: str, points: int, others: Collection[str], tickets: int = 0, errand: str = ""
) -> list[Way]:
    """What can be chosen, in the order of the paths: the first one of each outcome."""
    paths = sorted(paths_from((origin,), points, tickets, errand))
    found: dict[tuple[str, str, int], Way] = {}
    for path in paths:
        way = Way(path[1:], rest_on(path, others), crossings(path))
        found.setdefault(way.outcome, way)
    return list(found.values())


def paths_from(
    path: tuple[str, ...], points: int, tickets: int, errand: str
) -> Iterator[tuple[str, ...]]:
    here, steps = path[-1], len(path) - 1
    is_over = steps == points or (steps > 0 and here in ("FINISH", errand))
    if is_over or (steps > 0 and not errand and SPACES[here].get("place") in STOPS):
        yield path
    if is_over:
        return
    for there in [*ROADS[here], *(to for at, to in LINKS if at == here)]:
        longer = (*path, there)
        is_nearer = not errand or distances(errand)[there] < distances(errand)[here]
        if there not in path and is_nearer and crossings(longer) <= tickets:
            yield from paths_from(longer, points, tickets, errand)


def crossings(path: tuple[str, ...]) -> int:
    return sum(step in LINKS for step in pairwise(path))


def rest_on(path: tuple[str, ...], others: Collection[str]) -> str:
    """The last space of a path, its origin included, on which no other car stands."""
    return [name for name in path if name in SHARED or name not in others or name == path[0]][-1]


# Forced moves (AVM-60 to AVM-63)


def back_from(origin: str, steps: int, others: Collection[str], errand: str = "") -> str:
    path: tuple[str, ...] = (origin,)
    for _ in range(steps):
        ways = retreats(path, errand)
        path = (*path, ways[0]) if ways else path
    return rest_on(path, others)


def retreats(path: tuple[str, ...], errand: str) -> list[str]:
    """Where a car can be pushed, the first choice first."""
    here = path[-1]
    before = [name for name in SPACES if here in NEXT[name]]
    back = SPACES[here].get("back", before[0] if before else "")
    if not errand:
        return [back] if back else []
    farther = [
        there
        for there in ROADS[here]
        if there not in path
        and there != "FINISH"
        and distances(errand)[there] > distances(errand)[here]
    ]
    return sorted(farther, key=lambda there: (there != back, there))


def forward_from(origin: str, steps: int, others: Collection[str]) -> dict[str, set[str]]:
    """The ends of the paths along the arrows, and where a car can rest then."""
    ends: dict[str, set[str]] = {}
    for path in onward_paths((origin,), steps):
        ends.setdefault(path[-1], set()).add(rest_on(path, others))
    return ends


def onward_paths(path: tuple[str, ...], steps: int) -> Iterator[tuple[str, ...]]:
    if steps == 0 or not NEXT[path[-1]]:
        yield path
        return
    for there in NEXT[path[-1]]:
        yield from onward_paths((*path, there), steps - 1)


def straight_from(origin: str, steps: int, others: Collection[str], errand: str) -> str:
    """Under an errand: the first of the shortest ways to its destination, and no farther."""
    points = min(steps, distances(errand)[origin])
    path = min(paths_from((origin,), points, 0, errand))
    return rest_on(path, others)
