"""Pig's tables, loaded once."""

import tomllib
from pathlib import Path
from typing import Any

from rejouons.kernel.contract import Level, Option

FOLDER = Path(__file__).parent
_TABLES = tomllib.loads((FOLDER / "tables.toml").read_text(encoding="utf-8"))
DRAWING: dict[str, Any] = {}  # nothing but a die and numbers

VERSION: int = _TABLES["version"]
MIN_PLAYERS, MAX_PLAYERS = _TABLES["game"]["players"]
MINUTES: int = _TABLES["game"]["minutes"]
SIDES: int = _TABLES["game"]["sides"]
BUST: int = _TABLES["game"]["bust"]
MAX_POINTS: int = max(_TABLES["options"]["target"]["values"]) - 1 + SIDES  # PG-9

OPTIONS = tuple(Option.read(key, facts) for key, facts in _TABLES["options"].items())

UNBANKED: int = _TABLES["value"]["unbanked"]
TURN: int = _TABLES["value"]["turn"]
SPREAD: int = _TABLES["value"]["spread"]

HORIZON: int = _TABLES["bots"]["horizon"]
LEVELS = tuple(Level(*facts) for facts in _TABLES["bots"]["levels"])
