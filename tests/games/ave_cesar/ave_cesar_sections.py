"""The two sides section by section, and the rule by which their spaces follow each other.

A section is written with its columns, its lanes, its walls and its kind: lanes clockwise from
left to right, each with the number of its spaces if there are several; a wall as `L|M`. Lanes of
neighbouring sections abut in order, a single lane every lane; where their numbers differ,
ABUTTING tells.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from rejouons.games.ave_cesar.track import UNITS

SIDES = {
    "a": """
        01  1      IV III II I   -        start
        02  2      L M R         L|M M|R  walled
        03  3      -4 -3 -2 -1   -        open
        04  4      -4 -3 -2 -1   -3|-2    walled
        05  5      L R           L|R      walled
        06  6      .             -        narrow
        07  7      L R           -        open
        08  8      L2 R          L|R      walled
        09  9      L R           -        open
        10  10     .             -        narrow
        W11 11     L2 R          L|R      walled
        W12 12     .             -        narrow
        W13 13-14  L2 R3         L|R      walled
        W14 15     L R           -        open
        W15 16     .             -        narrow
        W16 17     L R           -        open
        W17 18     L R           -        open
        B11 11     L R           -        open
        B12 12     L R           -        open
        B13 13     L R           -        open
        B14 14-15  L4 R2         L|R      walled
        B15 16     L R           -        open
        B16 17     L R           -        open
        B17 18     L R2          L|R      walled
        19  19     .             -        narrow
        20  20     L R           -        open
        21  21     .             -        narrow
        22  22     L R           -        open
        23  23     L2 R          L|R      walled
        24  24     L M R         -        open
        25  25     L M R         L|M M|R  walled
        26  26     IV III II I   -        start
    """,
    "b": """
        01  1      VI V IV III II I  -        start
        02  2      L M R             L|M      walled
        03  3      L M R             -        open
        04  4-5    L3 R2             L|R      walled
        06  6      L R               -        open
        07  7      .                 -        narrow
        Y08 8-9    L3 R2             L|R      walled
        Y10 10     L M R             -        open
        Y11 11     L M R             -        open
        Y12 12     L M R             L|M M|R  walled
        Y13 13     .                 -        narrow
        Y14 14     L R               -        open
        Y15 15     L R               -        open
        Y16 16-17  L4 R2             L|R      walled
        Y18 18     L R               -        open
        Y19 19     L R               -        open
        R08 8      L R               -        open
        R09 9-10   L4 R2             L|R      walled
        R11 11     .                 -        narrow
        R12 12-13  L2 R3             L|R      walled
        R14 14     L R               -        open
        R15 15-16  L3 R2             L|R      walled
        R17 17     .                 -        narrow
        R18 18     L R2              L|R      walled
        R19 19     L R               -        open
        20  20     .                 -        narrow
        21  21     L2 R              L|R      walled
        22  22     L M R             -        open
        23  23     L M R             -        open
        24  24     L M R             L|M M|R  walled
        25  25     VI V IV III II I  -        start
    """,
}
ABUTTING = {
    "a": {
        "01 02": "IV:L III:M II:M I:R",
        "02 03": "L:-4 M:-3 M:-2 R:-1",
        "04 05": "-4:L -3:L -2:R -1:R",
        "23 24": "L:L R:M R:R",
        "25 26": "L:IV M:III M:II R:I",
    },
    "b": {
        "01 02": "VI:L V:L IV:M III:M II:R I:R",
        "03 04": "L:L M:R R:R",
        "Y08 Y10": "L:L R:M R:R",
        "21 22": "L:L R:M R:R",
        "24 25": "L:VI L:V M:IV M:III R:II R:I",
    },
}
COURSES = {"a": {"W": "white", "B": "blue"}, "b": {"Y": "yellow", "R": "red"}}
ALLEYS = {"a": "25L C1 C2 C3 02L", "b": "24L C1 C2 C3 C4 02L"}  # from gate to gate, clockwise
LETTERS = "abcd"
BACK = {"cw": "ccw", "ccw": "cw"}

Steps = dict[str, set[str]]


@dataclass(frozen=True)
class Section:
    """Columns with a fixed set of lanes."""

    name: str
    first: int  # column
    columns: int
    lanes: tuple[str, ...]
    spaces: tuple[tuple[str, ...], ...]  # of each lane, clockwise
    walls: frozenset[str]
    kind: str

    @classmethod
    def parse(cls, line: str) -> "Section":
        name, columns, *lanes_and_walls, kind = line.split()
        first, _, last = columns.partition("-")
        walls = [word for word in lanes_and_walls if "|" in word]
        lanes = [word for word in lanes_and_walls if word not in (*walls, "-")]
        counts = [lane_count(lane) for lane in lanes]
        return cls(
            name=name,
            first=int(first),
            columns=int(last or first) - int(first) + 1,
            lanes=tuple(lane for lane, _ in counts),
            spaces=tuple(space_names(name, lane, count) for lane, count in counts),
            walls=frozenset(walls),
            kind=kind,
        )

    def is_walled(self, left: int) -> bool:
        """Whether a wall stands to the right of a lane."""
        return f"{self.lanes[left]}|{self.lanes[left + 1]}" in self.walls

    def end(self, lane: int, direction: str) -> str:
        return self.spaces[lane][-1 if direction == "cw" else 0]

    def start(self, lane: int, direction: str) -> str:
        return self.end(lane, BACK[direction])


def lane_count(written: str) -> tuple[str, int]:
    """A lane and the number of its spaces: `R3`, or `R` for one."""
    has_count = written[0] in "LR" and written[-1].isdecimal()
    return (written[:-1], int(written[-1])) if has_count else (written, 1)


def space_names(section: str, lane: str, count: int) -> tuple[str, ...]:
    name = section if lane == "." else section + lane
    return (name,) if count == 1 else tuple(name + letter for letter in LETTERS[:count])


def sections(side: str) -> list[Section]:
    return [Section.parse(line) for line in SIDES[side].strip().splitlines()]


def courses_of(side: str, section: str) -> list[str]:
    """Those of its prefix; without one, both."""
    return [name for prefix, name in COURSES[side].items() if section[0] in (prefix, "0", "1", "2")]


def ring(side: str, course: str, direction: str) -> list[Section]:
    """A course's sections in driving order."""
    own = [section for section in sections(side) if course in courses_of(side, section.name)]
    own.sort(key=lambda section: section.first)
    return own if direction == "cw" else own[::-1]


# The rule of connection


def abutting(side: str, here: Section, there: Section) -> list[set[int]]:
    """For each lane here, the lanes there that it touches end to end."""
    if len(here.lanes) == len(there.lanes):
        return [{lane} for lane in range(len(here.lanes))]
    if 1 in (len(here.lanes), len(there.lanes)):
        return [set(range(len(there.lanes)))] * len(here.lanes)
    pairs = told_pairs(side, here, there)
    return [
        {there.lanes.index(other) for lane, other in pairs if lane == name} for name in here.lanes
    ]


def told_pairs(side: str, here: Section, there: Section) -> list[tuple[str, ...]]:
    told = ABUTTING[side]
    if f"{here.name} {there.name}" in told:
        return [tuple(pair.split(":")) for pair in told[f"{here.name} {there.name}"].split()]
    return [pair[::-1] for pair in told_pairs(side, there, here)]


def connections(side: str, direction: str) -> tuple[Steps, Steps]:
    """Every straight and every diagonal step of a side in one direction."""
    straight: Steps = {}
    diagonal: Steps = {}
    for course in COURSES[side].values():
        driven = ring(side, course, direction)
        for here, there in zip(driven, [*driven[1:], driven[0]], strict=True):
            inside(here, direction, straight, diagonal)
            between(here, there, abutting(side, here, there), direction, straight, diagonal)
    alley(side, direction, straight, diagonal)
    return straight, diagonal


def inside(section: Section, direction: str, straight: Steps, diagonal: Steps) -> None:
    """The next space of the same lane."""
    for lane in section.spaces:
        driven = lane if direction == "cw" else lane[::-1]
        for name, onward in pairwise(driven):
            straight[name] = {onward}
            diagonal[name] = set()


def between(
    here: Section,
    there: Section,
    touching: list[set[int]],
    direction: str,
    straight: Steps,
    diagonal: Steps,
) -> None:
    """From the last space of a lane to the first ones of the next section."""
    for lane, ahead in enumerate(touching):
        name = here.end(lane, direction)
        changes = set(lane_changes(here, there, touching, lane))
        straight.setdefault(name, set()).update(there.start(to, direction) for to in ahead)
        diagonal.setdefault(name, set()).update(there.start(to, direction) for to in changes)


def lane_changes(
    here: Section, there: Section, touching: list[set[int]], lane: int
) -> Iterator[int]:
    """One lane to the side, where no wall stands in the section being left."""
    ahead = touching[lane]
    for aside in (-1, 1):
        neighbour = lane + aside
        if neighbour not in range(len(here.lanes)) or here.is_walled(min(lane, neighbour)):
            continue
        beside = min(ahead) - 1 if aside < 0 else max(ahead) + 1
        narrows = len(here.lanes) >= len(there.lanes)
        if beside in (touching[neighbour] if narrows else range(len(there.lanes))):
            yield beside


def alley(side: str, direction: str, straight: Steps, diagonal: Steps) -> None:
    line = ALLEYS[side].split()[:: 1 if direction == "cw" else -1]
    for name, onward in pairwise(line):
        straight.setdefault(name, set()).add(onward)
        diagonal.setdefault(name, set())


# Front edges


def fronts(side: str, section: Section) -> Iterator[tuple[str, int, int]]:
    """Each space of a section with its front edge clockwise and counter-clockwise."""
    lap = UNITS * max(other.first + other.columns - 1 for other in sections(side))
    behind = UNITS * (section.first - 1)
    for lane in section.spaces:
        length = UNITS * section.columns // len(lane)
        for number, name in enumerate(lane):
            yield name, behind + length * (number + 1), lap - behind - length * number
