"""Autoscooter's rink in the terminal: hexes with a corner on top, and the barrier around them."""

from rejouons.cli.boards.autoscooter.scene import Ink, Scene
from rejouons.cli.boards.lines import Block, Sheet
from rejouons.games.autoscooter.rink import Hex
from rejouons.games.autoscooter.state import FREE
from rejouons.games.autoscooter.tables import HEADING_NAMES, HEX_NAMES, OUTSIDE, RINK, WAY

HALF = 4  # characters of half a hex
INSIDE = 2 * HALF - 1
MARGIN = 1
RINK_WIDTH = max(hexagon.column + 1 for hexagon in RINK) * HALF + 1 + MARGIN
RINK_HEIGHT = 2 * RINK[-1].row + 1
SLOPE = HALF // 2  # where a slanting side stands, from the left end
SIDES = {  # row and column from the left end of a hex's line, as seam and as barrier
    "E": (0, 2 * HALF, "┊", "┃"),
    "SE": (1, 2 * HALF - SLOPE, "╱", "╱"),
    "SW": (1, SLOPE, "╲", "╲"),
    "W": (0, 0, "┊", "┃"),
    "NW": (-1, SLOPE, "╱", "╱"),
    "NE": (-1, 2 * HALF - SLOPE, "╲", "╲"),
}


def rink(scene: Scene) -> Block:
    """The hexes, what stands on them, and where the viewer can drive off to."""
    sheet = Sheet(RINK_HEIGHT, RINK_WIDTH, Ink.NIGHT, MARGIN)
    for hexagon in RINK:
        draw_floor(sheet, hexagon)
    for number, hexagon in enumerate(RINK):
        for heading, name in enumerate(HEADING_NAMES):
            draw_side(sheet, hexagon, name, WAY[number, heading] == OUTSIDE)
        words, ink = content(scene, number)
        sheet.put(line_of(hexagon), left_of(hexagon) + 1, words.center(INSIDE), ink)
    return sheet.lines()


def draw_floor(sheet: Sheet, hexagon: Hex) -> None:
    """What lies between the sides above and below the line of a hex."""
    for row in (line_of(hexagon) - 1, line_of(hexagon) + 1):
        sheet.put(row, left_of(hexagon) + SLOPE, " " * (2 * (HALF - SLOPE) + 1), Ink.FLOOR)


def draw_side(sheet: Sheet, hexagon: Hex, heading: str, is_barrier: bool) -> None:
    row, column, seam, barrier = SIDES[heading]
    at = line_of(hexagon) + row, left_of(hexagon) + column
    if is_barrier:
        sheet.put(*at, barrier, Ink.BARRIER)
    else:
        sheet.put(*at, seam, Ink.SEAM)


def line_of(hexagon: Hex) -> int:
    return 2 * hexagon.row - 1


def left_of(hexagon: Hex) -> int:
    return (hexagon.column - 1) * HALF


def content(scene: Scene, number: int) -> tuple[str, str]:
    """What stands on a hex: a car, or its name."""
    car = int(scene.state.on[number])
    if car != FREE:
        return scene.label(car), scene.ink(car)
    name = HEX_NAMES[number]
    return (f"▸{name}◂", Ink.LIT) if number in scene.lit else (name, Ink.FLOOR)
