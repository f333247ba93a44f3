"""Mark's tables, loaded once into named arrays."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from rejouons.kernel.contract import Level, Option

FOLDER = Path(__file__).parent


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


_TABLES = _load("tables.toml")
DRAWING = _load("drawing.toml")

VERSION: int = _TABLES["version"]
MIN_PLAYERS, MAX_PLAYERS = _TABLES["game"]["players"]
MINUTES: int = _TABLES["game"]["minutes"]
COLUMNS: int = _TABLES["game"]["columns"]
PIECES_PER_MATERIAL: int = _TABLES["game"]["pieces_per_material"]
START_MONEY: int = _TABLES["game"]["start_money"]

MATERIAL_NAMES: tuple[str, ...] = tuple(_TABLES["game"]["materials"])
MATERIALS = len(MATERIAL_NAMES)
HAMMER = STAR = MATERIALS  # the sixth face of each die: MK-05
FACES = MATERIALS + 1

PRICE = np.array(_TABLES["market"]["prices"], np.int16)  # of a row's cell
ROWS, CELLS = PRICE.shape
MAX_MONEY = START_MONEY + int(PRICE.sum())  # the most one player can ever own

STEP_FROM, STEP_TO = np.array(_TABLES["conversion"]["steps"], np.uint8).T.copy() - 1
STEPS = len(STEP_FROM)
WAYS_ON = np.bincount(STEP_FROM, minlength=COLUMNS)  # conversions open to a yard column

FREE_PER_ROW: int = _TABLES["storage"]["free_per_row"]
FEE_PER_ROW: int = _TABLES["storage"]["fee_per_row"]

OPTIONS = tuple(Option.read(key, facts) for key, facts in _TABLES["options"].items())

PLANT_PIECE: int = _TABLES["value"]["plant_piece"]
YARD_PIECE: int = _TABLES["value"]["yard_piece"]
UNOPENED = np.array(_TABLES["value"]["unopened"], np.int16)
ROOMY_COLUMN: int = _TABLES["value"]["roomy_column"]
RIVAL_BID: int = _TABLES["value"]["rival_bid"]
TURN: int = _TABLES["value"]["turn"]

SHARPNESS_UNIT = 1000
_STAGES: list[list[int]] = _TABLES["value"]["sharpness"]
SHARPNESS = np.zeros((MAX_PLAYERS + 1, PRICE.size + 1), np.int64)  # by players and pieces sold
for _players, _stages in enumerate(_STAGES, MIN_PLAYERS):
    _known = np.linspace(0, PRICE.size, len(_stages))
    SHARPNESS[_players] = np.interp(np.arange(PRICE.size + 1), _known, _stages)

HORIZON: int = _TABLES["bots"]["horizon"]
LEVELS = tuple(Level(*facts) for facts in _TABLES["bots"]["levels"])
