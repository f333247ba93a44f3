"""Saved matches as text: how one is told from anything else, and compared with its replay."""

import json
from collections.abc import Mapping
from typing import Any

from rejouons.errors import BadSave

FORMAT = "rejouons-match"
MALFORMED = (KeyError, TypeError, ValueError, AttributeError, OverflowError)  # of a tampered save


def parse_save(text: str) -> dict[str, Any]:
    try:
        save = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("BadSaveDamaged", what=error) from error
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise BadSave("BadSaveForeign")
    return save


def compare(save: Mapping[str, Any], again: Mapping[str, Any]) -> None:
    """Raises `BadSave` if a save and what its replay saves are not the same."""
    for key in {**again, **save}:
        if canonical(save.get(key)) != canonical(again.get(key)):
            raise BadSave("BadSaveMismatch", what=key)


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
