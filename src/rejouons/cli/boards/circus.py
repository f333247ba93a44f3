"""Where everything of Ave César's circus stands in the terminal.

A course is cut into two strips, one below the other, each driven from left to right: the strip
with the line and the alley, and the rest of the lap. A section is as wide as its longest lane has
spaces, so that the spaces of the shorter lanes beside it are longer. The outer lane is on top,
whichever way the chariots drive.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate, pairwise

from rejouons.games.ave_cesar.tables import COURSE_NAMES, COURSES_OF_SIDE, TRACKS
from rejouons.games.ave_cesar.track import DIRECTIONS, Course, Space

UNIT = 6  # characters of a space in the longest lane
HOME = {  # per course the first and the last section, clockwise, of the strip with the line
    "white": ("20", "07"),
    "blue": ("20", "07"),
    "yellow": ("20", "07"),
    "red": ("20", "R08"),
}
ALLEY_HEIGHT = 2  # the alley, and its fence
LINE_WIDTH = 1


@dataclass(frozen=True)
class Cell:
    """A space of the track."""

    space: Space
    row: int
    column: int
    width: int


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
    cells: tuple[Cell, ...]
    borders: tuple[Border, ...]
    ramps: tuple[Ramp, ...] = ()
    line: int | None = None  # its column

    @property
    def width(self) -> int:
        return max(cell.column + cell.width for cell in self.cells)


@dataclass(frozen=True)
class Section:
    """Spaces side by side, in lanes from the outer one to the inner one."""

    lanes: tuple[tuple[Space, ...], ...]

    @property
    def width(self) -> int:
        return UNIT * max(len(lane) for lane in self.lanes)

    @property
    def rows(self) -> list[int]:
        """The row of each lane, counted from the middle of the track.

        An even number of lanes leaves the middle free, for the only wall there can be.
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
        """Every wall; dotted lines where all lanes leave a row for them."""
        are_apart = all(inner - outer > 1 for outer, inner in pairwise(self.rows))
        for row, (outer, inner) in zip(self.rows, pairwise(self.lanes), strict=False):
            is_wall = is_walled(outer, inner)
            if is_wall or are_apart:
                yield Border(middle + row + 1, column, self.width, is_wall)


def is_walled(outer: tuple[Space, ...], inner: tuple[Space, ...]) -> bool:
    """Whether a wall parts two lanes: no step leads across, neither way round."""
    if outer[0].kind != "walled":
        return False
    across = (
        set(one.diagonal[way]) & set(other.straight[way])
        for way in DIRECTIONS
        for one in outer
        for other in inner
    )
    return not any(across)


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
            name: Section(tuple(tuple(spaces) for _, spaces in sorted(found.items())))
            for name, found in lanes.items()
        }

    @cached_property
    def _cuts(self) -> tuple[int, int]:
        """How many sections lie between the line and the second strip's start and end."""
        names = list(self.sections)
        home = HOME[self.course.name]
        first, last = home if self.course.direction == DIRECTIONS[0] else reversed(home)
        return names.index(last) + 1, names.index(first)

    @cached_property
    def home(self) -> Strip:
        """The strip with the line and the alley."""
        sections = list(self.sections.values())
        start, end = self._cuts
        before, behind = sections[end:], sections[:start]
        line = sum(section.width for section in before)
        middle = ALLEY_HEIGHT + reach([*before, *behind])
        placed = [*in_a_row(before, 0), *in_a_row(behind, line + LINE_WIDTH)]
        strip = track(placed, middle)
        alley = self._alley(line, before[-1].width)
        length = alley[-1].column + alley[-1].width - alley[0].column
        fence = Border(ALLEY_HEIGHT - 1, alley[0].column, length, is_wall=True)
        return Strip(
            strip.height,
            (*strip.cells, *alley),
            (*strip.borders, fence),
            tuple(ramps(strip, alley, self.course)),
            line,
        )

    @cached_property
    def away(self) -> Strip:
        """The rest of the lap."""
        start, end = self._cuts
        sections = list(self.sections.values())[start:end]
        return track(in_a_row(sections, 0), reach(sections))

    def _alley(self, line: int, beside: int) -> list[Cell]:
        """The alley's spaces, spread evenly beside the two columns at the line."""
        track = self.course.track
        names = track.facts["alley"][self.course.direction]
        width = 2 * beside // len(names)
        cells = []
        for number, name in enumerate(names):
            start, end = number * width - beside, (number + 1) * width - beside
            column = line + start + LINE_WIDTH * (start >= 0)
            after = line + end + LINE_WIDTH * (end > 0)
            cells.append(Cell(track.spaces[name], 0, column, after - column))
        return cells


def in_a_row(sections: Iterable[Section], column: int) -> list[tuple[Section, int]]:
    """Sections one after the other, each with its column."""
    sections = list(sections)
    columns = accumulate((section.width for section in sections), initial=column)
    return list(zip(sections, columns, strict=False))


def reach(sections: Iterable[Section]) -> int:
    """How many rows the lanes of some sections need on either side of the middle."""
    return max(section.rows[-1] for section in sections)


def track(placed: list[tuple[Section, int]], middle: int) -> Strip:
    return Strip(
        middle + reach(section for section, _ in placed) + 1,
        tuple(cell for section, column in placed for cell in section.cells(middle, column)),
        tuple(border for section, column in placed for border in section.borders(middle, column)),
    )


def ramps(strip: Strip, alley: list[Cell], course: Course) -> Iterator[Ramp]:
    """The ways between the alley and its gates: a step to the side for each row."""
    rows = {cell.space.name: cell.row for cell in strip.cells}
    gates = course.track.facts["gates"][course.direction]
    for row in range(1, rows[gates["entry"]]):
        yield Ramp(row, alley[0].column - row, is_entry=True)
    for row in range(1, rows[gates["exit"]]):
        yield Ramp(row, alley[-1].column + alley[-1].width - 1 + row, is_entry=False)


@cache
def circus(course: int) -> Circus:
    """The circus of a course, by its place in COURSE_NAMES."""
    name, _, direction = COURSE_NAMES[course].rpartition("_")
    return Circus(TRACKS[course // COURSES_OF_SIDE].course(name, direction))
