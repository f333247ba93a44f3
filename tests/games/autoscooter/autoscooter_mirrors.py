"""Autoscooter's rink by rows and places, and its mirror images."""

from collections.abc import Callable

from rejouons.games.autoscooter.tables import HEADINGS, HEX_NAMES, OUTSIDE

Mirror = tuple[Callable[[int, int], tuple[int, int]], Callable[[int], int]]

ROWS = (5, 6, 5, 6, 5, 6, 5)
LINES = len(ROWS) + 1  # a row and its mirror image add up to this
HALF_TURN = HEADINGS // 2
MIRRORS: dict[str, Mirror] = {
    "left and right": (
        lambda row, place: (row, ROWS[row - 1] + 1 - place),
        lambda heading: (HALF_TURN - heading) % HEADINGS,
    ),
    "top and bottom": (
        lambda row, place: (LINES - row, place),
        lambda heading: -heading % HEADINGS,
    ),
    "half turn": (
        lambda row, place: (LINES - row, ROWS[row - 1] + 1 - place),
        lambda heading: (heading + HALF_TURN) % HEADINGS,
    ),
}


def row_and_place(hexagon: int) -> tuple[int, int]:
    row, place = map(int, HEX_NAMES[hexagon])
    return row, place


def named(row: int, place: int) -> int:
    """The hex of that name, or OUTSIDE."""
    name = f"{row}{place}"
    return HEX_NAMES.index(name) if name in HEX_NAMES else OUTSIDE
