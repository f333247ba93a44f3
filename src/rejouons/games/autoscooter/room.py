"""Autoscooter: how much room a car has before the barrier. A guide for bots, not a rule."""

from typing import Any

import numpy as np
import numpy.typing as npt

Table = npt.NDArray[np.int8]


def rooms(way: Table, moves: list[dict[str, Any]], top_speed: int) -> Table:
    """How many letters run free on an empty rink, by hex, heading and speed."""
    hexes, headings = way.shape
    table = np.zeros((hexes, headings, top_speed + 1), np.int8)
    for hexagon in range(hexes):
        for heading in range(headings):
            for move in moves:
                steps = len(move["bends"])
                if is_free(way, hexagon, heading, move["bends"]):
                    table[hexagon, heading, max(steps - 1, 1) : steps + 2] += 1
    return table


def is_free(way: Table, hexagon: int, heading: int, bends: list[int]) -> bool:
    hexes, headings = way.shape
    for bend in bends:
        heading = (heading + bend) % headings
        hexagon = int(way[hexagon, heading])
        if hexagon == hexes:
            return False
    return True
