"""What people type into a file of their own: whether values are what they should be.

A file may hold any JSON. Checks look at one value each, and what is missing or mistyped becomes
a remark that names the key and shows what was found.
"""

import json
import math
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from rejouons.kernel.board import Remark, remark

FORMAT = 1
NAME = re.compile(r"[0-9A-Za-z-]{1,8}")  # of a space or a card
LARGEST = 9999  # number that anything on a board can need
LONGEST_TEXT = 200  # characters of a text that nothing else limits
MOST_LISTED = 1000  # of a list or an object: more than any table has room for
LONGEST = 40  # characters of a wrong value that are shown
COMMANDS = {"Cc", "Cs", "Zl", "Zp"}  # categories of what is no letter: control, halves, line ends
TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}  # the way of writing
MISSING = object()

Checks = Mapping[str, Callable[[Any], bool]]  # by what is wanted
Keys = Mapping[str, str]  # what is wanted under each key; dots lead into objects


# Values


def is_text(value: Any) -> bool:
    """A line that says something."""
    return is_writing(value, LONGEST_TEXT) and not value.isspace() and len(value) > 0


def is_writing(value: Any, longest: int, but: str = "") -> bool:
    """Text, maybe none, without commands to whatever shows it, but for those that are allowed."""
    is_short = isinstance(value, str) and len(value) <= longest
    return is_short and not any(is_command(letter) for letter in value if letter not in but)


def is_command(letter: str) -> bool:
    return unicodedata.category(letter) in COMMANDS or unicodedata.bidirectional(letter) in TURNING


def is_whole(value: Any) -> bool:
    return type(value) is int and 0 <= value <= LARGEST


def is_count(value: Any) -> bool:
    return is_whole(value) and bool(value > 0)


def is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) <= LARGEST and math.isfinite(value)


def is_list(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_LISTED


def is_object(value: Any) -> bool:
    return isinstance(value, dict)


def is_filled(value: Any) -> bool:
    return isinstance(value, dict) and 0 < len(value) <= MOST_LISTED


def is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value))


def is_size(value: Any) -> bool:
    return is_point(value) and min(value) > 0


def are_points(value: Any) -> bool:
    return is_list(value) and all(map(is_point, value))


def is_line(value: Any) -> bool:
    return are_points(value) and len(value) >= 2


def is_box(value: Any) -> bool:
    """Left, top, width and height."""
    is_told = isinstance(value, list) and len(value) == 4 and all(map(is_number, value))
    return is_told and min(value[2:]) >= 0


def are_names(value: Any) -> bool:
    return is_list(value) and all(map(is_text, value)) and len(set(value)) == len(value)


# Faults


def key_faults(
    facts: Any, wanted: Keys, checks: Checks, inside: str = "", **where: str
) -> Iterator[Remark]:
    """What is missing or mistyped in the file, or in the space or card that is named.

    Where the facts are a part of it, they lie `inside` this key: `counters.1.`
    """
    for key, kind in wanted.items():
        found = under(facts, key)
        if found is MISSING:
            yield remark(_of(where, "missing"), **where, key=inside + key)
        elif not checks[kind](found):
            yield mistyped(inside + key, kind, found, **where)


def unknown_keys(
    facts: Any, known: Iterable[str], inside: str = "", **where: str
) -> Iterator[Remark]:
    """Keys that mean nothing: most likely a slip of the pen. Dots lead into objects."""
    for key in facts if isinstance(facts, dict) else ():
        deeper = [name.removeprefix(f"{key}.") for name in known if name.startswith(f"{key}.")]
        if deeper:
            yield from unknown_keys(facts[key], deeper, f"{inside}{key}.", **where)
        elif key not in known:
            yield remark(_of(where, "unknown-key"), **where, key=inside + key)


def mistyped(key: str, wanted: str, found: Any, **where: str) -> Remark:
    return remark(_of(where, "mistyped"), **where, key=key, wanted=wanted, found=shown(found))


def _of(where: Iterable[str], case: str) -> str:
    """A case as it is called of whatever is named: `space-missing`."""
    return "-".join((*where, case))


def format_faults(facts: Mapping[str, Any]) -> Iterator[Remark]:
    if is_whole(facts.get("format")) and facts["format"] != FORMAT:
        yield remark("format", found=facts["format"], wanted=FORMAT)


def name_faults(names: Iterable[str], kind: str) -> Iterator[Remark]:
    """Names are words of actions, and actions may be typed in small letters."""
    known: dict[str, str] = {}
    for name in names:
        if not NAME.fullmatch(name):
            yield remark(f"{kind}-name", **{kind: name})
        elif name.lower() in known:
            yield remark(f"same-{kind}", **{kind: name}, other=known[name.lower()])
        known[name.lower()] = name


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
