"""Where everything of Ave César's circus stands in the terminal, on any track.

A course is cut into strips, one below the other, each driven from left to right: first the one
with the line and the alley, then the rest of the lap. A section is as wide as its longest lane
has spaces, so that the spaces of the shorter lanes beside it are longer. The outer lane is on
top, whichever way the chariots drive.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise

from rejouons.games.ave_cesar.track import DIRECTIONS, Course, Space

STRIP_WIDTH = 77  # that no strip exceeds, unless a single section does
LINE_WIDTH = 1
ALLEY_HEIGHT = 2  # the alley, and its fence


@dataclass(frozen=True)
class Cell:
    """A space of the track."""

    space: Space
    row: int
    column: int
    width: int

    @property
    def end(self) -> int:
        return self.column + self.width


@dataclass(frozen=True)
class Border:
    """What parts two lanes: a wall, or a dotted line."""

    row: int
    column: int
    width: int
    is_wall: bool


@dataclass(frozen=True)
class Ramp:
    """A character of the way into the alley, or out of it."""

    row: int
    column: int
    is_entry: bool


@dataclass(frozen=True)
class Strip:
    """A part of a course as it is drawn."""

    height: int
    middle: int  # the row of narrow spaces
    cells: tuple[Cell, ...]
    borders: tuple[Border, ...]
    ramps: tuple[Ramp, ...] = ()
    line: int | None = None  # its column

    @property
    def width(self) -> int:
        return max(cell.end for cell in self.cells)


@dataclass(frozen=True)
class Section:
    """Spaces side by side, in lanes from the outer one to the inner one."""

    lanes: tuple[tuple[Space, ...], ...]
    unit: int  # characters of a space in the longest lane

    @property
    def width(self) -> int:
        return self.unit * max(len(lane) for lane in self.lanes)

    @property
    def rows(self) -> list[int]:
        """The row of each lane, counted from the middle of the track.

        Four lanes and more leave a free row only in the middle, which is enough for the box.
        """
        half, is_odd = divmod(len(self.lanes), 2)
        if is_odd:
            return [2 * lane for lane in range(-half, half + 1)]
        return [*range(-half, 0), *range(1, half + 1)]

    def cells(self, middle: int, column: int) -> Iterator[Cell]:
        for row, lane in zip(self.rows, self.lanes, strict=True):
            width = self.width // len(lane)
            for number, space in enumerate(lane):
                yield Cell(space, middle + row, column + number * width, width)

    def borders(self, middle: int, column: int) -> Iterator[Border]:
        """The walls there is a free row for; dotted lines where that is so between all lanes."""
        are_apart = all(inner - outer > 1 for outer, inner in pairwise(self.rows))
        lanes = zip(pairwise(self.rows), pairwise(self.lanes), strict=True)
        for (row, next_row), (outer, inner) in lanes:
            is_wall = is_walled(outer, inner)
            if are_apart or (is_wall and next_row - row > 1):
                yield Border(middle + row + 1, column, self.width, is_wall)


def is_walled(outer: Iterable[Space], inner: Iterable[Space]) -> bool:
    """Whether a wall parts two lanes: no step leads across, neither way round."""
    return not any(
        one.kind != "walled" or set(one.diagonal[way]) & set(other.straight[way])
        for way in DIRECTIONS
        for one in outer
        for other in inner
    )


@dataclass(frozen=True)
class Circus:
    """A course as the terminal draws it."""

    course: Course

    @cached_property
    def sections(self) -> dict[str, Section]:
        """In driving order from the line on, without the alley."""
        lanes: dict[str, dict[int, list[Space]]] = {}
        for space in self.course.spaces.values():
            if space.kind != "alley":
                facts = self.course.track.facts["spaces"][space.name]
                lanes.setdefault(facts["section"], {}).setdefault(facts["lane"], []).append(space)
        return {
            name: Section(tuple(tuple(spaces) for _, spaces in sorted(found.items())), self._unit)
            for name, found in lanes.items()
        }

    @property
    def _unit(self) -> int:
        """Room for the longest name and one character behind it."""
        return max(len(name) for name in self.course.spaces) + 1

    @cached_property
    def strips(self) -> list[Strip]:
        """The strip with the line, then the others."""
        sections = list(self.sections.values())
        start = start_of_lap(sections)
        driven = [*sections[start:], *sections[:start]]
        first, *others = in_strips(driven)
        before = min(len(sections) - start, len(first))
        return [self._home(first[:before], first[before:]), *(plain(strip) for strip in others)]

    def _home(self, before: list[Section], behind: list[Section]) -> Strip:
        """The strip with the line and the alley."""
        line = sum(section.width for section in before)
        placed = [*in_a_row(before, 0), *in_a_row(behind, line + LINE_WIDTH)]
        track = lay(placed, ALLEY_HEIGHT + reach([*before, *behind]))
        alley = self._alley(line)
        fence = Border(ALLEY_HEIGHT - 1, alley[0].column, alley[-1].end - alley[0].column, True)
        return Strip(
            track.height,
            track.middle,
            (*track.cells, *alley),
            (*track.borders, fence),
            tuple(self._ramps(track, alley)),
            line,
        )

    def _alley(self, line: int) -> list[Cell]:
        """The alley's spaces, spread evenly beside the columns on both sides of the line."""
        names = self.course.track.facts["alley"][self.course.direction]
        longest = max(len(name) for name in names)
        width = max(longest + 1, 2 * self._unit // len(names))
        edges = [
            line + number * width - len(names) * width // 2 for number in range(len(names) + 1)
        ]
        spaces = (self.course.track.spaces[name] for name in names)
        return [
            Cell(space, 0, start + (start >= line), end - start + (start < line < end))
            for space, (start, end) in zip(spaces, pairwise(edges), strict=True)
        ]

    def _ramps(self, track: Strip, alley: Sequence[Cell]) -> Iterator[Ramp]:
        """The ways between the alley and its gates: a step to the side for each row."""
        rows = {cell.space.name: cell.row for cell in track.cells}
        gates = self.course.track.facts["gates"][self.course.direction]
        for row in range(1, rows.get(gates["entry"], 0)):
            yield Ramp(row, alley[0].column - row, is_entry=True)
        for row in range(1, rows.get(gates["exit"], 0)):
            yield Ramp(row, alley[-1].end - 1 + row, is_entry=False)


def start_of_lap(sections: Sequence[Section]) -> int:
    """The section to begin with, so that the line comes into the middle of the first strip."""
    total = sum(section.width for section in sections)
    strips = -(-total // STRIP_WIDTH)
    start, width = len(sections), 0
    while 2 * width * strips < total:
        start -= 1
        width += sections[start].width
    return start


def in_strips(sections: Iterable[Section]) -> list[list[Section]]:
    """Sections in strips that hold as many as there is room for."""
    strips: list[list[Section]] = []
    room = 0
    for section in sections:
        if not strips or section.width > room:
            strips.append([])
            room = STRIP_WIDTH - LINE_WIDTH
        strips[-1].append(section)
        room -= section.width
    return strips


def in_a_row(sections: Sequence[Section], column: int) -> list[tuple[Section, int]]:
    """Sections one after the other, each with its column."""
    columns = accumulate((section.width for section in sections), initial=column)
    return list(zip(sections, columns, strict=False))


def reach(sections: Iterable[Section]) -> int:
    """How many rows the lanes of some sections need on either side of the middle."""
    return max(section.rows[-1] for section in sections)


def plain(sections: Sequence[Section]) -> Strip:
    return lay(in_a_row(sections, 0), reach(sections))


def lay(placed: Sequence[tuple[Section, int]], middle: int) -> Strip:
    return Strip(
        middle + reach(section for section, _ in placed) + 1,
        middle,
        tuple(cell for section, column in placed for cell in section.cells(middle, column)),
        tuple(border for section, column in placed for border in section.borders(middle, column)),
    )
