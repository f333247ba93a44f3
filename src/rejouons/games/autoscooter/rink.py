"""Autoscooter's rink: hexes in rows, and the way from each to the next."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # in (q, r), by heading, clockwise


@dataclass(frozen=True)
class Hex:
    """A hex by its row and its place in the row, both from 1."""

    row: int
    place: int
    column: int  # of half hexes, from the left edge of the longest rows

    @property
    def name(self) -> str:
        return f"{self.row}{self.place}"

    @property
    def axial(self) -> tuple[int, int]:
        """Its place on the two axes that run along E and SE."""
        r = self.row - 1
        return (self.column - r) // 2, r


def hexes(rows: Sequence[int]) -> tuple[Hex, ...]:
    """The hexes of a rink whose rows are centred on each other."""
    widest = max(rows)
    return tuple(
        Hex(row, place, 2 * place - 1 + widest - size)
        for row, size in enumerate(rows, 1)
        for place in range(1, size + 1)
    )


def ways(rink: Sequence[Hex]) -> npt.NDArray[np.int8]:
    """The hex that each heading leads to; the number after the last stands for the outside."""
    numbers = {hexagon.axial: number for number, hexagon in enumerate(rink)}
    table = np.full((len(rink), len(STEPS)), len(rink), np.int8)
    for number, hexagon in enumerate(rink):
        q, r = hexagon.axial
        for heading, (dq, dr) in enumerate(STEPS):
            table[number, heading] = numbers.get((q + dq, r + dr), len(rink))
    return table


def directions(way: npt.NDArray[np.int8], nowhere: int) -> npt.NDArray[np.int8]:
    """The heading that leads from one hex to another, or `nowhere` if they do not touch."""
    count = len(way)
    table = np.full((count, count), nowhere, np.int8)
    for start, row in enumerate(way):
        for heading, goal in enumerate(row):
            if goal < count:
                table[start, goal] = heading
    return table


def centres(rink: Sequence[Hex]) -> list[dict[str, float]]:
    """Where the hexes lie, in radii of a hex from the middle of the rink."""
    middle_column = (min(h.column for h in rink) + max(h.column for h in rink)) / 2
    middle_row = (rink[0].row + rink[-1].row) / 2
    return [
        {
            "x": round(sqrt(3) / 2 * (hexagon.column - middle_column), 4),
            "y": 1.5 * (hexagon.row - middle_row),
        }
        for hexagon in rink
    ]
