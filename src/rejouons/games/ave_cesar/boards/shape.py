"""The shape of a track's file: which keys it must have, and what must be under each."""

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rejouons.kernel.board import Remark, remark

FORMAT = 1
NAME = re.compile(r"[0-9A-Za-z-]{1,8}")
LARGEST = 9999  # whole number that anything on a track can need
LONGEST = 40  # characters of a wrong value that are shown
MISSING = object()


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_whole(value: Any) -> bool:
    return type(value) is int and 0 <= value <= LARGEST


def is_count(value: Any) -> bool:
    return is_whole(value) and bool(value > 0)


def is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) <= LARGEST and math.isfinite(value)


def is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value))


def is_size(value: Any) -> bool:
    return is_point(value) and min(value) > 0


def are_points(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_point, value))


def are_wholes(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_whole, value))


def are_names(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_text, value)) and len(set(value)) == len(value)


def are_spaces(value: Any) -> bool:
    return isinstance(value, dict) and len(value) > 0


WANTED: dict[str, Callable[[Any], bool]] = {
    "text": is_text,
    "whole": is_whole,
    "count": is_count,
    "number": is_number,
    "size": is_size,
    "points": are_points,
    "wholes": are_wholes,
    "names": are_names,
    "spaces": are_spaces,
}
FILE = {
    "format": "whole",
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
    "lane": "whole",
    "lanes": "whole",
    "front.cw": "whole",
    "front.ccw": "whole",
    "crosses_line": "names",
    "cw.straight": "names",
    "cw.diagonal": "names",
    "ccw.straight": "names",
    "ccw.diagonal": "names",
    "x": "number",
    "y": "number",
    "heading": "number",
}


def shape_faults(facts: dict[str, Any]) -> Iterator[Remark]:
    yield from key_faults(facts, FILE, "")
    if is_whole(facts.get("format")) and facts["format"] != FORMAT:
        yield remark("format", found=facts["format"], wanted=FORMAT)
    if are_spaces(facts.get("spaces")):
        yield from name_faults(list(facts["spaces"]))
        for name, space in facts["spaces"].items():
            yield from key_faults(space, SPACE, name)


def key_faults(facts: Any, wanted: Mapping[str, str], space: str) -> Iterator[Remark]:
    """What is missing or mistyped in a space, or in the file where no space is named."""
    where = {"space": space} if space else {}
    prefix = "space-" if space else ""
    for key, kind in wanted.items():
        found = under(facts, key)
        if found is MISSING:
            yield remark(f"{prefix}missing", **where, key=key)
        elif not WANTED[kind](found):
            yield remark(f"{prefix}mistyped", **where, key=key, wanted=kind, found=shown(found))


def under(facts: Any, key: str) -> Any:
    """What lies under a key; dots lead into objects."""
    for part in key.split("."):
        if not isinstance(facts, dict) or part not in facts:
            return MISSING
        facts = facts[part]
    return facts


def shown(value: Any) -> str:
    try:
        written = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"


def name_faults(names: list[str]) -> Iterator[Remark]:
    """Names are words of actions, and actions may be typed in small letters."""
    known: dict[str, str] = {}
    for name in names:
        if not NAME.fullmatch(name):
            yield remark("name", space=name)
        elif name.lower() in known:
            yield remark("same-name", space=name, other=known[name.lower()])
        known[name.lower()] = name
