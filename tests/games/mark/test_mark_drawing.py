"""Mark's drawing: the board is complete, and nothing on it overlaps."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from rejouons.games.mark.tables import CELLS, COLUMNS, DRAWING, MATERIAL_NAMES, MAX_PLAYERS, ROWS

SIZE = 1000
TURNED = {  # where a point of the south company lies on each side
    "south": lambda x, y: (x, y),
    "west": lambda x, y: (SIZE - y, x),
    "north": lambda x, y: (SIZE - x, SIZE - y),
    "east": lambda x, y: (y, SIZE - x),
}
MARKET, COMPANY, AREAS = DRAWING["market"], DRAWING["company"], DRAWING["areas"]


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    def holds(self, other: "Box") -> bool:
        return (
            abs(self.x - other.x) * 2 <= self.w - other.w
            and abs(self.y - other.y) * 2 <= self.h - other.h
        )

    def overlaps(self, other: "Box") -> bool:
        return (
            abs(self.x - other.x) * 2 < self.w + other.w
            and abs(self.y - other.y) * 2 < self.h + other.h
        )

    def turned(self, angle: int) -> "Box":
        x, y, w, h = self
        for _ in range(angle // 90):
            x, y, w, h = SIZE - y, x, h, w
        return Box(x, y, w, h)


def grid(facts: dict[str, Any]) -> list[Box]:
    """The boxes of a grid, row by row; a single box is a grid of one."""
    return [
        Box(facts["x"] + i * facts.get("dx", 0), facts["y"] + j * facts.get("dy", 0), w, h)
        for w, h in [(facts["w"], facts["h"])]
        for j in range(facts.get("down", 1))
        for i in range(facts.get("across", 1))
    ]


def companies(part: str) -> Iterator[Box]:
    for side in DRAWING["sides"].values():
        yield from (box.turned(side["angle"]) for box in grid(COMPANY[part]))


BOARD = Box(SIZE / 2, SIZE / 2, DRAWING["board"]["w"], DRAWING["board"]["h"])
FRAME = grid(MARKET["frame"])[0]
ON_MARKET = grid(MARKET["cells"]) + grid(MARKET["arrows"])
SPACES = [*companies("plant"), *companies("yard")]
AROUND = [*SPACES, *companies("name_plate"), *(b for area in AREAS.values() for b in grid(area))]
STACKS = grid(DRAWING["bank"]["stacks"])


def test_it_is_marked_as_a_reconstruction_of_a_square_board() -> None:
    assert DRAWING["reconstruction"] is True
    assert (BOARD.w, BOARD.h) == (SIZE, SIZE)


def test_every_cell_space_and_stack_is_drawn() -> None:
    assert len(set(grid(MARKET["cells"]))) == ROWS * CELLS == 25
    assert len(set(SPACES)) == MAX_PLAYERS * 2 * COLUMNS == 32
    assert len(STACKS) == len(MATERIAL_NAMES)
    assert set(AREAS) == {"dice", "scrap", "bank", "auction"}


def test_each_row_has_its_arrow_left_of_its_cells() -> None:
    cells, arrows = grid(MARKET["cells"]), grid(MARKET["arrows"])
    assert MARKET["arrows"]["points"] == "right"
    assert [arrow.y for arrow in arrows] == [cell.y for cell in cells[::CELLS]]
    assert max(arrow.x for arrow in arrows) < min(cell.x for cell in cells)


@pytest.mark.parametrize("side", TURNED)
def test_a_side_is_the_south_one_turned(side: str) -> None:
    for box in grid(COMPANY["plant"]) + grid(COMPANY["yard"]) + grid(COMPANY["name_plate"]):
        turned = box.turned(DRAWING["sides"][side]["angle"])
        assert (turned.x, turned.y) == TURNED[side](box.x, box.y)


def test_nothing_overlaps_and_all_is_inside() -> None:
    for boxes, around in ((ON_MARKET, FRAME), (STACKS, grid(AREAS["bank"])[0])):
        assert all(around.holds(box) for box in boxes)
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
    on_board = [FRAME, *AROUND]
    assert all(BOARD.holds(box) for box in on_board)
    assert not [pair for pair in combinations(on_board, 2) if pair[0].overlaps(pair[1])]


def test_players_sit_on_their_sides() -> None:
    assert list(DRAWING["sides"]) == list(TURNED)
    assert DRAWING["seats"] == {
        "2": ["south", "north"],
        "3": ["south", "west", "east"],
        "4": ["south", "west", "north", "east"],
    }


def test_each_material_has_its_own_look() -> None:
    assert tuple(DRAWING["materials"]) == MATERIAL_NAMES
    looks = DRAWING["materials"].values()
    assert all(re.fullmatch("#[0-9A-F]{6}", look[key]) for look in looks for key in ("fill", "ink"))
    assert len({look["shape"] for look in looks}) == len(looks)
