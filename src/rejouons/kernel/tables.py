"""Tables: a game's data files, and what every game's `tables.toml` tells in the same words."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rejouons.kernel.contract import Level, Option

READERS = {".toml": tomllib.loads, ".json": json.loads}


class Head(NamedTuple):
    """The facts that every game has."""

    version: int
    oldest: int
    min_players: int
    max_players: int
    minutes: int
    options: tuple[Option, ...]
    horizon: int
    levels: tuple[Level, ...]


def read(file: Path) -> dict[str, Any]:
    facts: dict[str, Any] = READERS[file.suffix](file.read_text(encoding="utf-8"))
    return facts


def head_of(tables: Mapping[str, Any]) -> Head:
    fewest, most = tables["game"]["players"]
    return Head(
        version=tables["version"],
        oldest=tables.get("oldest", tables["version"]),
        min_players=fewest,
        max_players=most,
        minutes=tables["game"]["minutes"],
        options=tuple(options_in(tables["options"])),
        horizon=tables["bots"]["horizon"],
        levels=tuple(Level(*facts) for facts in tables["bots"]["levels"]),
    )


def options_in(options: Mapping[str, Mapping[str, Any]]) -> list[Option]:
    """Each by its own facts, and for the rest by those of the one it is like."""
    return [
        Option.read(key, {**options.get(facts.get("like", ""), {}), **facts})
        for key, facts in options.items()
    ]
