"""Saved matches as text: how one is told from anything else, and compared with its replay.

A save of today covers itself: its story is a digest of all else that is in it, and of all that
happened. Those of the first format cover their nonces, actions and happenings only.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from rejouons.errors import BadSave

FORMAT = "rejouons-match"
FIRST_VERSION, VERSION = 1, 2  # of the format; the first one does not name itself
LONGEST = 8_000_000  # letters; the longest match of all tests has a fortieth
MALFORMED = (  # of a tampered save
    KeyError,
    TypeError,
    ValueError,
    AttributeError,
    OverflowError,
    RecursionError,
)


def parse_save(text: str) -> dict[str, Any]:
    """What a text tells that looks like a saved match; what is in it is not checked here."""
    if not isinstance(text, str):
        raise BadSave("BadSaveForeign")
    if len(text) > LONGEST:
        raise BadSave("BadSaveTooLong", most=LONGEST)
    try:
        save = json.loads(
            text, object_pairs_hook=once_each, parse_float=number, parse_constant=no_number
        )
    except (ValueError, RecursionError) as error:
        raise BadSave("BadSaveDamaged", what=error) from error
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise BadSave("BadSaveForeign")
    return save


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object none of whose keys is there twice: one of the two would go unread."""
    facts = dict(pairs)
    if len(facts) < len(pairs):
        raise BadSave("BadSaveKeyTwice")
    return facts


def number(written: str) -> int | float:
    """A number as every language reads it: 12.0 is 12."""
    found = float(written)
    return int(found) if found.is_integer() else found


def no_number(text: str) -> NoReturn:
    raise ValueError(text)


def version_of(save: Mapping[str, Any]) -> int:
    """The version of a save's format."""
    version = save.get("version", FIRST_VERSION)
    if version not in (FIRST_VERSION, VERSION):
        raise BadSave("BadSaveVersion", saved=str(version)[:20], ours=VERSION)
    return int(version)


def compare(save: Mapping[str, Any], again: Mapping[str, Any]) -> None:
    """Raises `BadSave` if a save and what its replay saves are not the same."""
    for key in {**again, **save}:
        is_in_both = key in save and key in again
        if not is_in_both or canonical(save[key]) != canonical(again[key]):
            raise BadSave("BadSaveMismatch", what=key)


def story_of(done: Any, chapters: Iterable[bytes]) -> str:
    """SHA-256 of what was done, and of the events of each chapter."""
    digest = hashlib.sha256(canonical(done).encode())
    for events in chapters:
        digest.update(events)
    return digest.hexdigest()


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
