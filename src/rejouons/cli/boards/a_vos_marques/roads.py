"""À vos marques's roads in the terminal: from junction to junction, along the arrows.

`A10→N01` is the road that leaves junction A10 by way of N01, with the steps from A10 to the finish.
Then a character stands for a space: a car's number, a place's letter, `○` for the junction, `·`
for any other; and the junction at the end.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rich.text import Text

from rejouons.cli.boards.a_vos_marques.scene import (
    POINTER,
    REGION_INKS,
    WIDTH,
    Ink,
    Scene,
    car,
    in_lines,
    junctions,
)
from rejouons.cli.boards.lines import Block, fit
from rejouons.games.a_vos_marques.roads import PLACES

COLUMN_WIDTH = WIDTH // 2
NAME_WIDTH, STEPS_WIDTH = 10, 4
HEAD_WIDTH = NAME_WIDTH + STEPS_WIDTH + 1
JUNCTION, SPACE = "○", "·"


@dataclass(frozen=True)
class Road:
    """The spaces between two junctions, and these."""

    spaces: tuple[int, ...]

    @property
    def begin(self) -> int:
        return self.spaces[0]

    @property
    def end(self) -> int:
        return self.spaces[-1]


def roadmap(scene: Scene) -> Block:
    """All roads in two columns, ferry and tunnel below them, and what the letters mean."""
    road, to_go = scene.texts["board-head-road"], scene.texts["board-head-to_go"]
    heads = fit(COLUMN_WIDTH, Ink.FAINT, f" {road:<{HEAD_WIDTH - 2 - len(to_go)}}{to_go}")
    drawn = [road_lines(scene, road) for road in roads(scene.roads)]
    drawn += [[link_line(scene, link)] for link in scene.view.game.drawing["links"]]
    rows = zip_longest(*in_columns(drawn), fillvalue=Text())
    both = (Text.assemble(*(fit(COLUMN_WIDTH, Ink.ROAD, line) for line in row)) for row in rows)
    return [Text.assemble(heads, heads), *both, *legend(scene)]


def in_columns(blocks: list[Block]) -> tuple[Block, Block]:
    """Blocks one below the other in two columns of about one height."""
    total = sum(map(len, blocks))
    columns: tuple[Block, Block] = ([], [])
    for block in blocks:
        columns[2 * len(columns[0]) >= total].extend(block)
    return columns


# Where roads begin and end


def roads(table: Any) -> list[Road]:
    """Those farthest from the finish first."""
    ends = junctions(table)
    found = [
        Road(tuple(driven(table, ends, space, onward)))
        for space in ends
        for onward in along_arrows(table[space])
    ]
    return sorted(found, key=lambda road: (-int(table[road.begin].to_finish), road.spaces))


def driven(table: Any, ends: frozenset[int], space: int, onward: int) -> Iterator[int]:
    """The spaces of a road, its ends included."""
    yield space
    while onward not in ends:
        yield onward
        (onward,) = along_arrows(table[onward])
    yield onward


def along_arrows(row: Any) -> list[int]:
    mask = int(row.onward)
    return [int(way) for place, way in enumerate(row.ways) if mask >> place & 1]


# How they are drawn


def road_lines(scene: Scene, road: Road) -> Block:
    """A road from left to right; a long one goes on below."""
    end = Text(f" {scene.space(road.end)}", Ink.FAINT)
    lines = [head(scene, road.begin, road.spaces[1], str(scene.to_finish(road.begin)))]
    for space in road.spaces[:-1]:
        cell = space_cell(scene, space)
        if lines[-1].cell_len + cell.cell_len + end.cell_len > COLUMN_WIDTH:
            lines.append(Text(" " * HEAD_WIDTH))
        lines[-1].append_text(cell)
    lines[-1].append_text(end)
    return lines


def head(scene: Scene, begin: int, onward: int, steps: str) -> Text:
    name = f" {scene.space(begin)}→{scene.space(onward)}".ljust(NAME_WIDTH)
    return Text.assemble((name, Ink.BOLD), (f"{steps:>{STEPS_WIDTH}} ", Ink.FAINT))


def space_cell(scene: Scene, space: int) -> Text:
    """A space: the cars on it, else what is there."""
    cars, place, is_lit = scene.cars.get(space), scene.place(space), space in scene.reach
    if cars:
        return Text.assemble(*map(car, cars))
    if place:
        sign = letter(scene, place)
    elif is_lit:
        sign = POINTER
    else:
        sign = JUNCTION if space in scene.junctions else SPACE
    return Text(sign, Ink.LIT if is_lit else REGION_INKS[scene.region(space)])


def link_line(scene: Scene, link: dict[str, Any]) -> Text:
    """The ferry or the tunnel."""
    words = scene.texts.say("board-link", link=link["kind"])
    begin, end = link["ends"]
    return head(scene, begin, end, steps="").append(words, Ink.FAINT)


def letter(scene: Scene, place: str) -> str:
    return scene.texts.say("board-place-letter", place=place)


def legend(scene: Scene) -> Block:
    """What the letters stand for."""
    return in_lines(
        Text.assemble(
            Text(letter(scene, place), Ink.BOLD),
            Text(f" {scene.texts.say('place', place=place)}  ", Ink.FAINT),
        )
        for place in PLACES
    )
