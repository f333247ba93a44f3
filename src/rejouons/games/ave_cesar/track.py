"""A side of the board as its file tells it: spaces, their connections, the alley, the grid."""

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Self

DIRECTIONS = ("cw", "ccw")
KINDS = ("start", "open", "walled", "narrow", "alley")
UNITS = 12  # of `front` in a column


@dataclass(frozen=True)
class Space:
    """One space: where it lies, and where a chariot on it can step, in each direction."""

    name: str
    courses: tuple[str, ...]
    kind: str
    front: dict[str, int]  # twelfths of a column from the line to its front edge
    straight: dict[str, tuple[str, ...]]  # forward only: AC-31; sideways there is none: AC-33
    diagonal: dict[str, tuple[str, ...]]  # AC-32; none across a wall: AC-36

    @classmethod
    def read(cls, name: str, facts: dict[str, Any]) -> Self:
        return cls(
            name=name,
            courses=tuple(facts["courses"]),
            kind=facts["kind"],
            front=facts["front"],
            straight={way: tuple(facts[way]["straight"]) for way in DIRECTIONS},
            diagonal={way: tuple(facts[way]["diagonal"]) for way in DIRECTIONS},
        )


@dataclass(frozen=True)
class Track:
    """A side of the board."""

    facts: dict[str, Any]  # the whole file

    @classmethod
    def load(cls, file: Path) -> Self:
        return cls(json.loads(file.read_text(encoding="utf-8")))

    @cached_property
    def spaces(self) -> dict[str, Space]:
        return {name: Space.read(name, facts) for name, facts in self.facts["spaces"].items()}

    @property
    def columns(self) -> int:
        return int(self.facts["columns_per_lap"])

    def course(self, name: str, direction: str, wall_exit: bool = False) -> "Course":
        """A course driven in one direction; `wall_exit` lets chariots slip out of walled lanes."""
        return Course(self, name, direction, wall_exit)


@dataclass(frozen=True)
class Course:
    """A course of a track, driven in one direction."""

    track: Track
    name: str
    direction: str
    wall_exit: bool  # AC-37

    @cached_property
    def spaces(self) -> dict[str, Space]:
        """Its spaces in driving order, by their front edges, from the line on; AC-38."""
        own = [space for space in self.track.spaces.values() if self.name in space.courses]
        own.sort(key=lambda space: space.front[self.direction])
        return {space.name: space for space in own}

    @cached_property
    def steps(self) -> dict[str, tuple[str, ...]]:
        """Where one step leads from each space, straight steps first."""
        return {
            name: tuple(dict.fromkeys([*self.straight(space), *self.diagonal(space)]))
            for name, space in self.spaces.items()
        }

    def straight(self, space: Space) -> list[str]:
        return [name for name in space.straight[self.direction] if name in self.spaces]

    def diagonal(self, space: Space) -> list[str]:
        """The lane changes: with `wall_exit`, also those of the other direction, reversed."""
        changes = [name for name in space.diagonal[self.direction] if name in self.spaces]
        if self.wall_exit:
            back = "ccw" if self.direction == "cw" else "cw"
            changes += [o.name for o in self.spaces.values() if space.name in o.diagonal[back]]
        return changes

    def front(self, name: str) -> int:
        return self.spaces[name].front[self.direction]

    def crosses(self, origin: str, target: str) -> bool:
        """Whether a step goes over the line: the front edges begin anew behind it."""
        return self.front(target) <= self.front(origin)

    @property
    def alley(self) -> list[str]:
        """Spaces in line, without a diagonal: nobody overtakes there; AC-58."""
        return [name for name, space in self.spaces.items() if space.kind == "alley"]

    @property
    def alley_exit(self) -> str:
        """The space behind the alley."""
        onward = [to for name in self.alley for to in self.steps[name]]
        return next(to for to in onward if to not in self.alley)

    @property
    def grid(self) -> list[str]:
        return list(self.track.facts["grid"][self.direction])

    @cached_property
    def lost(self) -> set[str]:
        """The spaces from which the alley cannot be reached before the line; AC-52."""
        saving = set(self.alley)
        for name in reversed(self.spaces):
            onward = (to for to in self.steps[name] if not self.crosses(name, to))
            if any(to in saving for to in onward):
                saving.add(name)
        return set(self.spaces) - saving

    def shortest(self, laps: int) -> dict[tuple[str, int, bool], int]:
        """The fewest steps to the end of the race from each (space, lap, saluted)."""
        left: dict[tuple[str, int, bool], int] = {}
        for is_saluted in (True, False):
            for lap in range(laps, -1, -1):
                for name in reversed(self.spaces):
                    ways = [
                        self._step(name, to, lap, is_saluted, laps, left) for to in self.steps[name]
                    ]
                    known = [way for way in ways if way is not None]
                    if known:
                        left[name, lap, is_saluted] = 1 + min(known)
        return left

    def _step(
        self,
        name: str,
        to: str,
        lap: int,
        is_saluted: bool,
        laps: int,
        left: dict[tuple[str, int, bool], int],
    ) -> int | None:
        """The steps left after one step, or None if it leads nowhere."""
        next_lap = lap + self.crosses(name, to)
        salutes = self.spaces[to].kind == "alley" and 1 <= lap < laps
        is_saluted = is_saluted or salutes
        if next_lap > laps:
            return 0 if is_saluted else None
        return left.get((to, next_lap, is_saluted))
