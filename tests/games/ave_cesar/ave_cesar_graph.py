"""The tracks' files read as plain graphs, to check the rules' bit masks against."""

import json
from collections.abc import Iterator

from rejouons.games.ave_cesar.tables import FOLDER, SIDES

ALL_COURSES = [
    f"{course} {direction}"
    for side in SIDES
    for course in side["courses"]
    for direction in ("cw", "ccw")
]


class Graph:
    """A course in one direction, `white ccw`, without or with lane changes out of walled lanes."""

    def __init__(self, course: str, wall_exit: str = "off") -> None:
        self.has_wall_exits = wall_exit == "on"
        self.colour, self.direction = course.split()
        side = next(side for side in SIDES if self.colour in side["courses"])
        facts = json.loads((FOLDER / "tracks" / side["track"]).read_text(encoding="utf-8"))
        self.spaces = {
            name: space
            for name, space in facts["spaces"].items()
            if self.colour in space["courses"]
        }
        self.grid: list[str] = facts["grid"][self.direction]
        self.alley: list[str] = facts["alley"][self.direction]

    def steps(self, space: str) -> set[str]:
        onward = self.spaces[space][self.direction]
        found = set(onward["straight"] + onward["diagonal"])
        if self.has_wall_exits:
            back = "ccw" if self.direction == "cw" else "cw"
            found |= {name for name in self.spaces if space in self.spaces[name][back]["diagonal"]}
        return found & set(self.spaces)

    def crosses_line(self, space: str) -> bool:
        """Whether entering a space crosses the line."""
        return self.direction in self.spaces[space]["crosses_line"]

    def ways(self, space: str, steps: int, taken: set[str]) -> Iterator[list[str]]:
        """All ways of so many steps over free spaces: the spaces entered."""
        if steps == 0:
            yield []
        else:
            for to in self.steps(space) - taken:
                for rest in self.ways(to, steps - 1, taken):
                    yield [to, *rest]

    def shortest_race(self, start: str, laps: int) -> int:
        """The fewest steps from the grid over the last line, with a salute."""
        reached = {(start, 0, False)}
        steps = 0
        while not any(lap > laps and has_saluted for _, lap, has_saluted in reached):
            reached = {after for before in reached for after in self._one_step(*before, laps)}
            steps += 1
        return steps

    def _one_step(
        self, space: str, lap: int, has_saluted: bool, laps: int
    ) -> Iterator[tuple[str, int, bool]]:
        for to in self.steps(space):
            salutes = to in self.alley and lap < laps
            yield to, lap + self.crosses_line(to), has_saluted or salutes

    def longest_lap(self) -> int:
        """The most steps from the line to the line, without the alley."""
        ahead = {space for space in self.spaces if self.crosses_line(space)} - set(self.alley)
        steps = 0
        while ahead:
            steps += 1
            onward = {to for space in ahead for to in self.steps(space)} - set(self.alley)
            ahead = {space for space in onward if not self.crosses_line(space)}
        return steps
