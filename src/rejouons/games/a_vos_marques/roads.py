"""The road network as its file tells it, and the table that the rules read instead."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from rejouons.kernel.record import new, record

START_NAME, FINISH_NAME = "START", "FINISH"
START, FINISH = 0, 1  # their numbers on every board

REGIONS = ("city", "meadow", "lake", "mountain", "coast", "desert", "hills")
ERRAND_PLACES = ("service_station", "police", "dealer", "restaurant")
STOP_PLACES = (*ERRAND_PLACES, "casino", "magic_mountain", "sand_fox")
LANDMARKS = ("meadow", "lake", "desert", "sea")
SINGLE_PLACES = (*STOP_PLACES[len(ERRAND_PLACES) :], *LANDMARKS)
PLACES = (*STOP_PLACES, *LANDMARKS)  # "meadow", "lake" and "desert" are regions as well
LINKS = ("ferry", "tunnel")

MAX_SPACES = 240
MAX_WAYS = 6  # out of a space, ferry and tunnel included
MAX_DESTINATIONS = 40  # places of errands
MAX_JUNCTIONS = 60  # where a way can go on in several ways: a set of them is one number
NO_SPACE = 255
NO_PLACE = -1
NO_DESTINATION = -1
NO_JUNCTION = -1

ROAD = record(  # per space
    ("ways", np.uint8, (MAX_WAYS,)),  # neighbours in the order of their names, or NO_SPACE
    ("onward", np.int8),  # bit mask of the ways along the arrows
    ("linked", np.int8),  # bit mask of the ways that need a ticket
    ("back", np.uint8),  # against the arrows; START's is START
    ("region", np.int8),
    ("place", np.int8),  # of PLACES, or NO_PLACE
    ("junction", np.int8),  # its number among the junctions, or NO_JUNCTION
    ("to_finish", np.uint8),  # steps by road
    ("nearest", np.int8, (len(ERRAND_PLACES),)),  # the destination of an errand given here
    ("to_place", np.uint8, (MAX_DESTINATIONS,)),  # steps by road to each destination
)
SIGHT = record(("space", np.uint8))  # where a place is, by its number among PLACES
DESTINATION = record(("space", np.uint8))


@dataclass(frozen=True)
class Network:
    """A board's spaces and the roads between them."""

    facts: Mapping[str, Any]  # the whole file, without faults

    @property
    def spaces(self) -> Mapping[str, Mapping[str, Any]]:
        spaces: Mapping[str, Mapping[str, Any]] = self.facts["spaces"]
        return spaces

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By number: START, FINISH, then in the order of the names."""
        others = sorted(set(self.spaces) - {START_NAME, FINISH_NAME})
        return (START_NAME, FINISH_NAME, *others)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def roads(self) -> dict[str, list[str]]:
        """The neighbours by road of each space."""
        joined: dict[str, set[str]] = {name: set() for name in self.names}
        for name, space in self.spaces.items():
            for onward in space["next"]:
                joined[name].add(onward)
                joined[onward].add(name)
        return {name: sorted(neighbours) for name, neighbours in joined.items()}

    @cached_property
    def linked(self) -> dict[str, list[str]]:
        """Where ferry and tunnel lead from each space."""
        ends = [link["ends"] for link in self.facts["links"]]
        both_ways = [*ends, *(end[::-1] for end in ends)]
        return {name: [to for origin, to in both_ways if origin == name] for name in self.names}

    def ways(self, name: str) -> list[str]:
        return sorted([*self.roads[name], *self.linked[name]])

    def is_junction(self, name: str) -> bool:
        """Whether a way that does not turn back can go on in several ways, or needs a ticket."""
        return len(self.roads[name]) > 2 or bool(self.linked[name])

    def back(self, name: str) -> str:
        """The neighbour against the arrows."""
        before = [other for other, space in self.spaces.items() if name in space["next"]]
        said: str = self.spaces[name].get("back", (before or [START_NAME])[0])
        return said

    def steps_to(self, target: str) -> dict[str, int]:
        """The fewest steps by road from every space; no way leads through FINISH."""
        steps = {target: 0}
        waiting = deque([target])
        while waiting:
            name = waiting.popleft()
            if name == FINISH_NAME and name != target:
                continue
            for neighbour in self.roads[name]:
                if neighbour not in steps:
                    steps[neighbour] = steps[name] + 1
                    waiting.append(neighbour)
        return steps

    @cached_property
    def to_finish(self) -> dict[str, int]:
        return self.steps_to(FINISH_NAME)

    @cached_property
    def destinations(self) -> tuple[str, ...]:
        """The places of errands, in the order of their names."""
        return tuple(name for name in self.names if self.spaces[name].get("place") in ERRAND_PLACES)

    @cached_property
    def _to_place(self) -> list[dict[str, int]]:
        return [self.steps_to(name) for name in self.destinations]

    def nearest(self, name: str, place: str) -> int:
        """The number of the nearest destination of a type: AVM-46."""
        return min(
            (
                number
                for number, there in enumerate(self.destinations)
                if self.spaces[there]["place"] == place
            ),
            key=lambda number: (
                self._to_place[number][name],
                self.to_finish[self.destinations[number]],
                self.destinations[number],
            ),
        )

    def table(self) -> Any:
        """What the rules read: a row per space."""
        rows = new(ROAD, MAX_SPACES)
        rows.ways = NO_SPACE
        rows.place = NO_PLACE
        rows.junction = NO_JUNCTION
        junctions = [name for name in self.names if self.is_junction(name)]
        for number, name in enumerate(self.names):
            self._fill(rows[number], name)
            if name in junctions:
                rows[number].junction = junctions.index(name)
        return rows

    def _fill(self, row: Any, name: str) -> None:
        space, ways = self.spaces[name], self.ways(name)
        row.ways[: len(ways)] = [self.numbers[way] for way in ways]
        row.onward = mask(way in space["next"] for way in ways)
        row.linked = mask(way in self.linked[name] for way in ways)
        row.back = self.numbers[self.back(name)]
        row.region = REGIONS.index(space["region"])
        if "place" in space:
            row.place = PLACES.index(space["place"])
        row.to_finish = self.to_finish[name]
        row.nearest = [self.nearest(name, place) for place in ERRAND_PLACES]
        row.to_place[: len(self.destinations)] = [steps[name] for steps in self._to_place]

    def sights(self) -> Any:
        """Where each place is; of errand places, the first."""
        rows = new(SIGHT, len(PLACES))
        for number, place in enumerate(PLACES):
            there = [name for name in self.names if self.spaces[name].get("place") == place]
            rows[number].space = self.numbers[there[0]]
        return rows

    def destination_table(self) -> Any:
        rows = new(DESTINATION, MAX_DESTINATIONS)
        for number, name in enumerate(self.destinations):
            rows[number].space = self.numbers[name]
        return rows


def mask(bits: Iterable[bool]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def padded(names: tuple[str, ...]) -> tuple[str, ...]:
    """As many names as the tables have rows, so that every action keeps its number."""
    return (*names, *(f"unused.{number}" for number in range(len(names), MAX_SPACES)))
