"""The rink, its starts, and the ways over it."""

from collections import Counter
from itertools import pairwise, permutations
from math import cos, radians, sin, sqrt

import pytest
from autoscooter_mirrors import HALF_TURN, MIRRORS, ROWS, named, row_and_place

from rejouons.games.autoscooter.tables import (
    CARS,
    COLOUR_NAMES,
    DIRECTION,
    DRAWING,
    HEADING_NAMES,
    HEADINGS,
    HEX_NAMES,
    HEXES,
    NOT_NEXT,
    OUTSIDE,
    START_HEADING,
    START_HEX,
    WAY,
)

LONG_ROW = max(ROWS)
BESIDE = {  # where the neighbours in the rows above and below lie, by the length of a row
    5: {"NW": (-1, 0), "NE": (-1, 1), "SW": (1, 0), "SE": (1, 1)},
    6: {"NW": (-1, -1), "NE": (-1, 0), "SW": (1, -1), "SE": (1, 0)},
}
IN_A_ROW = {"E": (0, 1), "W": (0, -1)}
CLOCKWISE = (1, 2, 3, 4, 8, 7, 6, 5)  # the cars round the rim
STARTS = {  # colour, hex, heading, hexes beside it
    1: ("red", "12", "SE", 4),
    2: ("yellow", "14", "SW", 4),
    3: ("green", "35", "W", 5),
    4: ("blue", "55", "W", 5),
    5: ("violet", "31", "E", 5),
    6: ("orange", "51", "E", 5),
    7: ("white", "72", "NE", 4),
    8: ("black", "74", "NW", 4),
}


def neighbours(hexagon: int) -> set[int]:
    return {int(goal) for goal in WAY[hexagon]} - {OUTSIDE}


def distances(start: int) -> dict[int, int]:
    """The steps from a hex to every hex."""
    found, edge = {start: 0}, [start]
    for hexagon in edge:
        for goal in neighbours(hexagon) - found.keys():
            found[goal] = found[hexagon] + 1
            edge.append(goal)
    return found


def line(hexagon: int, heading: int) -> int:
    """How many hexes lie in a line from this one on."""
    count = 0
    while hexagon != OUTSIDE:
        hexagon, count = int(WAY[hexagon, heading]), count + 1
    return count


def rim() -> list[int]:
    """The hexes at the barrier, clockwise from the first one."""
    hexagon, heading, found = 0, 0, [0]
    while len(found) == 1 or found[-1] != found[0]:
        while WAY[hexagon, heading] == OUTSIDE:
            heading = (heading + 1) % HEADINGS
        hexagon = int(WAY[hexagon, heading])
        found.append(hexagon)
        heading = (heading - 2) % HEADINGS  # keeps the barrier on the left
    return found[:-1]


# Hexes and barrier


@pytest.mark.clause("AS-02")
def test_hexes_lie_in_seven_rows() -> None:
    assert tuple(
        f"{row}{place}" for row, size in enumerate(ROWS, 1) for place in range(1, size + 1)
    ) == tuple(HEX_NAMES)
    assert HEXES == 38


@pytest.mark.clause("AS-02")
@pytest.mark.parametrize("hexagon", range(HEXES), ids=HEX_NAMES)
def test_neighbours_are_told_by_row_and_place(hexagon: int) -> None:
    row, place = row_and_place(hexagon)
    shifts = BESIDE[ROWS[row - 1]] | IN_A_ROW
    goals = [named(row + shifts[name][0], place + shifts[name][1]) for name in HEADING_NAMES]
    assert WAY[hexagon].tolist() == goals


@pytest.mark.clause("AS-02")
def test_sides_are_shared_or_barrier() -> None:
    shared = sum(len(neighbours(hexagon)) for hexagon in range(HEXES))
    assert shared == 2 * 91
    assert (WAY == OUTSIDE).sum() == HEXES * HEADINGS - shared == 46


def test_how_many_neighbours_hexes_have() -> None:
    assert Counter(len(neighbours(hexagon)) for hexagon in range(HEXES)) == {
        3: 10,
        4: 6,
        5: 4,
        6: 18,
    }


def test_the_rim_goes_round_an_inside() -> None:
    at_barrier = {hexagon for hexagon in range(HEXES) if len(neighbours(hexagon)) < HEADINGS}
    assert len(rim()) == len(at_barrier) == 20
    assert set(rim()) == at_barrier


def test_how_wide_the_rink_is() -> None:
    assert max(max(distances(hexagon).values()) for hexagon in range(HEXES)) == 7
    assert max(line(hexagon, way) for hexagon in range(HEXES) for way in range(HEADINGS)) == 7


def test_whoever_turns_round_comes_back() -> None:
    for hexagon in range(HEXES):
        for heading in set(range(HEADINGS)) - set((WAY[hexagon] == OUTSIDE).nonzero()[0]):
            assert WAY[WAY[hexagon, heading], (heading + HALF_TURN) % HEADINGS] == hexagon


def test_a_direction_leads_to_every_neighbour_and_nowhere_else() -> None:
    for start in range(HEXES):
        for goal in range(HEXES):
            heading = int(DIRECTION[start, goal])
            assert (heading != NOT_NEXT) == (goal in neighbours(start))
            assert heading == NOT_NEXT or WAY[start, heading] == goal


@pytest.mark.parametrize("mirror", MIRRORS)
def test_the_rink_maps_onto_itself(mirror: str) -> None:
    place_of, heading_of = MIRRORS[mirror]
    image = {hexagon: named(*place_of(*row_and_place(hexagon))) for hexagon in range(HEXES)}
    image[OUTSIDE] = OUTSIDE
    for hexagon in range(HEXES):
        for heading in range(HEADINGS):
            goal = WAY[image[hexagon], heading_of(heading)]
            assert goal == image[int(WAY[hexagon, heading])]


# Where hexes are drawn


def test_a_heading_points_where_its_hex_is_drawn() -> None:
    hexes = DRAWING["hexes"]
    for hexagon, centre in enumerate(hexes):
        for heading in range(HEADINGS):
            goal = int(WAY[hexagon, heading])
            angle = radians(360 / HEADINGS * heading)
            if goal != OUTSIDE:
                assert hexes[goal]["x"] - centre["x"] == pytest.approx(
                    sqrt(3) * cos(angle), abs=1e-3
                )
                assert hexes[goal]["y"] - centre["y"] == pytest.approx(
                    sqrt(3) * sin(angle), abs=1e-3
                )


def test_the_rink_is_drawn_round_its_middle() -> None:
    across = [centre["x"] for centre in DRAWING["hexes"]]
    down = [centre["y"] for centre in DRAWING["hexes"]]
    assert max(across) == -min(across) == pytest.approx((LONG_ROW - 1) * sqrt(3) / 2, abs=1e-3)
    assert max(down) == -min(down) == 1.5 * (len(ROWS) - 1) / 2


# Starts


@pytest.mark.clause("AS-03")
@pytest.mark.parametrize("number", STARTS)
def test_a_car_has_its_start(number: int) -> None:
    start, heading = int(START_HEX[number - 1]), int(START_HEADING[number - 1])
    free = neighbours(start) - set(START_HEX.tolist())
    facts = COLOUR_NAMES[number - 1], HEX_NAMES[start], HEADING_NAMES[heading], len(free)
    assert facts == STARTS[number]


@pytest.mark.clause("AS-03")
def test_starts_lie_on_the_rim_with_even_gaps() -> None:
    ring = rim()
    places = [ring.index(int(START_HEX[number - 1])) for number in CLOCKWISE]
    gaps = [after - before for before, after in pairwise([*places, places[0] + len(ring)])]
    assert gaps == [2, 3] * (CARS // 2)


def test_starts_are_as_far_from_each_other() -> None:
    for number, other in permutations(range(CARS), 2):
        steps = distances(int(START_HEX[CLOCKWISE[number] - 1]))[
            int(START_HEX[CLOCKWISE[other] - 1])
        ]
        if (number - other) % CARS in (1, CARS - 1):
            assert steps == 2
        else:
            assert steps >= 4


def test_cars_look_into_the_rink() -> None:
    for start, heading in zip(START_HEX, START_HEADING, strict=True):
        assert line(int(start), int(heading)) > line(
            int(start), (int(heading) + HALF_TURN) % HEADINGS
        )


@pytest.mark.parametrize("mirror", MIRRORS)
def test_starts_map_onto_starts(mirror: str) -> None:
    place_of, heading_of = MIRRORS[mirror]
    found = set(zip(START_HEX.tolist(), START_HEADING.tolist(), strict=True))
    mirrored = {
        (named(*place_of(*row_and_place(start))), heading_of(heading)) for start, heading in found
    }
    assert mirrored == found


def test_a_half_turn_swaps_the_first_car_with_the_last() -> None:
    place_of, heading_of = MIRRORS["half turn"]
    for car in range(CARS):
        opposite = CARS - 1 - car
        assert named(*place_of(*row_and_place(int(START_HEX[car])))) == START_HEX[opposite]
        assert heading_of(int(START_HEADING[car])) == START_HEADING[opposite]
