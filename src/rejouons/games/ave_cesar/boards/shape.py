"""The shape of a track's file: which keys it must have, and what must be under each."""

from collections.abc import Iterator
from typing import Any

from rejouons.kernel.board import Remark
from rejouons.kernel.typed import (
    Checks,
    are_names,
    are_points,
    format_faults,
    is_count,
    is_filled,
    is_list,
    is_number,
    is_size,
    is_text,
    is_whole,
    key_faults,
    name_faults,
    unknown_keys,
)

FULL_TURN = 360  # degrees


def are_wholes(value: Any) -> bool:
    return is_list(value) and all(map(is_whole, value))


def is_heading(value: Any) -> bool:
    return is_number(value) and bool(abs(value) <= FULL_TURN)


WANTED: Checks = {
    "text": is_text,
    "whole": is_whole,
    "count": is_count,
    "number": is_number,
    "size": is_size,
    "points": are_points,
    "wholes": are_wholes,
    "heading": is_heading,
    "names": are_names,
    "spaces": is_filled,
}
FILE = {
    "format": "whole",
    "game": "text",
    "name": "text",
    "canvas": "size",
    "players": "wholes",
    "courses": "names",
    "columns_per_lap": "count",
    "shortest_race": "count",
    "grid.cw": "names",
    "grid.ccw": "names",
    "alley.cw": "names",
    "alley.ccw": "names",
    "gates.cw.entry": "text",
    "gates.cw.exit": "text",
    "gates.ccw.entry": "text",
    "gates.ccw.exit": "text",
    "spaces": "spaces",
}
SPACE = {
    "courses": "names",
    "kind": "text",
    "section": "text",
    "column": "whole",
    "lane": "count",
    "lanes": "count",
    "front.cw": "whole",
    "front.ccw": "whole",
    "crosses_line": "names",
    "cw.straight": "names",
    "cw.diagonal": "names",
    "ccw.straight": "names",
    "ccw.diagonal": "names",
    "x": "number",
    "y": "number",
    "heading": "heading",
}


def shape_faults(facts: dict[str, Any]) -> Iterator[Remark]:
    yield from key_faults(facts, FILE, WANTED)
    yield from unknown_keys(facts, (*FILE, "drawing"))
    yield from format_faults(facts)
    if is_filled(facts.get("spaces")):
        yield from name_faults(facts["spaces"], "space")
        for name, space in facts["spaces"].items():
            yield from key_faults(space, SPACE, WANTED, space=name)
            yield from unknown_keys(space, SPACE, space=name)
