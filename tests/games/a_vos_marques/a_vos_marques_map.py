"""The map, written down a second time: what its roads are, and distances found by hand."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

START, FINISH = "START", "FINISH"
MOST_POINTS = 18
LINKS = (("N15", "L10"), ("M11", "M19"))


@dataclass(frozen=True)
class Road:
    """A stretch of road along its arrows; between its ends lie spaces with the same letter."""

    name: str
    origin: str
    target: str
    between: str  # the first and the last of these spaces
    regions: str  # and where each of their regions begins
    places: str = ""

    @property
    def inner(self) -> list[str]:
        first, last = self.between.split("-")
        letter = first[0]
        return [f"{letter}{number:02}" for number in range(int(first[1:]), int(last[1:]) + 1)]

    @property
    def spaces(self) -> list[str]:
        return [self.origin, *self.inner, self.target]

    @property
    def steps(self) -> int:
        return len(self.spaces) - 1


ROADS = (
    Road("Start Avenue", START, "A10", "A01-A09", "A01 city", "A06 service_station, A09 police"),
    Road(
        "Meadow Road",
        "A10",
        "N12",
        "N01-N11",
        "N01 city, N03 meadow",
        "N03 dealer, N09 meadow, N10 service_station",
    ),
    Road("Meadow Road", "N12", "N15", "N13-N14", "N13 meadow, N14 lake", "N14 restaurant"),
    Road("North Shore", "N15", "L10", "L01-L09", "L01 lake", "L05 service_station, L08 dealer"),
    Road(
        "South Shore", "N15", "L10", "K01-K09", "K01 lake", "K02 restaurant, K07 police, K08 lake"
    ),
    Road("Hill Road", "L10", "H13", "H01-H12", "H01 hills", "H04 restaurant, H08 service_station"),
    Road(
        "Great Pass Road",
        "A10",
        "M06",
        "M01-M05",
        "M01 city, M02 meadow, M04 mountain",
        "M04 restaurant",
    ),
    Road("Great Pass Road", "M06", "M11", "M07-M10", "M07 mountain"),
    Road("Great Pass Road", "M11", "M19", "M12-M18", "M12 mountain", "M15 magic_mountain"),
    Road("Great Pass Road", "M19", "M24", "M20-M23", "M20 mountain", "M21 restaurant"),
    Road("Great Pass Road", "M24", "M28", "M25-M27", "M25 mountain", "M26 service_station"),
    Road("Great Pass Road", "M28", "H13", "M29-M33", "M29 mountain, M31 hills", "M31 dealer"),
    Road(
        "Corniche",
        "A10",
        "C21",
        "C01-C20",
        "C01 city, C03 coast",
        "C04 restaurant, C07 service_station, C12 police, C15 casino, C17 dealer, C19 sea",
    ),
    Road(
        "Desert Track",
        "C21",
        "D21",
        "D01-D20",
        "D01 desert",
        "D03 service_station, D06 sand_fox, D12 restaurant, D14 police, D15 desert, "
        "D19 service_station",
    ),
    Road("Desert Track", "D21", "H17", "D22-D27", "D22 desert, D25 hills", "D25 dealer"),
    Road("Hill Road", "H13", "H17", "H14-H16", "H14 hills", "H15 police"),
    Road(
        "Hill Road",
        "H17",
        FINISH,
        "H18-H26",
        "H18 hills",
        "H19 dealer, H21 service_station, H24 restaurant",
    ),
    Road("Shepherds Lane", "M06", "N12", "X01-X04", "X01 mountain, X03 meadow", "X02 dealer"),
    Road("Lake Descent", "L10", "M28", "Y01-Y07", "Y01 lake, Y04 mountain"),
    Road("Cactus Climb", "C21", "M24", "W01-W06", "W01 desert, W05 mountain"),
)
JUNCTION_REGIONS = {
    "city": (START, "A10"),
    "meadow": ("N12",),
    "lake": ("N15", "L10"),
    "mountain": ("M06", "M11", "M19", "M24", "M28"),
    "coast": ("C21",),
    "desert": ("D21",),
    "hills": ("H13", "H17", FINISH),
}
RETREATS = {"N12": "N11", "L10": "K09", "M24": "M23", "M28": "M27", "H13": "M33", "H17": "H16"}
FORKS = {
    "A10": ["C01", "M01", "N01"],
    "N15": ["K01", "L01"],
    "M06": ["M07", "X01"],
    "L10": ["H01", "Y01"],
    "C21": ["D01", "W01"],
}
ERRAND_PLACES = ("service_station", "police", "dealer", "restaurant")
STOP_PLACES = (*ERRAND_PLACES, "casino", "magic_mountain", "sand_fox")
LANDMARKS = ("meadow", "lake", "desert", "sea")
FAR = {  # steps from START and to FINISH
    "meadow": ("N09", 19, 43),
    "casino": ("C15", 25, 37),
    "magic_mountain": ("M15", 25, 33),
    "sea": ("C19", 29, 33),
    "lake": ("K08", 32, 29),
    "sand_fox": ("D06", 37, 32),
    "desert": ("D15", 46, 23),
}
ROUTES = (  # by way of which spaces, the steps, and with which link how many
    ("A10 M06 M11 M19 M24 M28 H13 H17", 58, 51),
    ("A10 N09 N12 N15 L05 L10 H13 H17", 62, 53),
    ("A10 N09 N12 N15 K08 L10 H13 H17", 62, 53),
    ("A10 M06 X02 N12 N15 L10 H13 H17", 61, 52),
    ("A10 C15 C21 W03 M24 M28 H13 H17", 62, None),
    ("A10 C15 C21 D06 D21 H17", 69, None),
)

ARROWS = frozenset(pair for road in ROADS for pair in pairwise(road.spaces))
SPACES = frozenset(space for road in ROADS for space in road.spaces)


def parsed(facts: str) -> dict[str, str]:
    """What "A06 service_station, A09 police" says of each space."""
    return dict(fact.split() for fact in facts.split(", ") if fact)


PLACES = {space: place for road in ROADS for space, place in parsed(road.places).items()}


def regions() -> dict[str, str]:
    found = {space: region for region, spaces in JUNCTION_REGIONS.items() for space in spaces}
    for road in ROADS:
        begins, region = parsed(road.regions), ""
        for space in road.inner:
            region = begins.get(space, region)
            found[space] = region
    return found


@cache
def neighbours(space: str) -> tuple[str, ...]:
    joined = {to for origin, to in ARROWS if origin == space}
    return tuple(sorted(joined | {origin for origin, to in ARROWS if to == space}))


@cache
def steps_from(origin: str) -> dict[str, int]:
    """The fewest steps by road to every space, ring by ring, not through FINISH."""
    steps, ring = {origin: 0}, {origin}
    while ring:
        open_ends = ring - {FINISH} if origin != FINISH else ring
        ring = {to for space in open_ends for to in neighbours(space)} - set(steps)
        steps |= dict.fromkeys(ring, max(steps.values()) + 1)
    return steps


def nearest(space: str, place: str) -> str:
    """First the near ones, of these the ones near FINISH, of these the first."""
    there = [name for name, kind in PLACES.items() if kind == place]
    there = least(there, (steps_from(name)[space] for name in there))
    there = least(there, (steps_from(name)[FINISH] for name in there))
    return sorted(there)[0]


def least(names: list[str], figures: Iterable[int]) -> list[str]:
    told = dict(zip(names, figures, strict=True))
    return [name for name in names if told[name] == min(told.values())]


def paths(space: str, points: int) -> Iterator[list[str]]:
    """All ways of an own move without ticket and errand: AVM-20 to AVM-24."""
    yield from _longer([space], points)


def _longer(path: list[str], points: int) -> Iterator[list[str]]:
    here, driven = path[-1], len(path) - 1
    if driven and (driven == points or here == FINISH or PLACES.get(here) in STOP_PLACES):
        yield path
    if driven < points and here != FINISH:
        for to in neighbours(here):
            if to not in path:
                yield from _longer([*path, to], points)
