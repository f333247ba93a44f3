"""Mark's tables, loaded once into named arrays."""

from pathlib import Path

import numpy as np

from rejouons.kernel.tables import head_of, read

FOLDER = Path(__file__).parent
_TABLES = read(FOLDER / "tables.toml")
VERSION, OLDEST, MIN_PLAYERS, MAX_PLAYERS, MINUTES, OPTIONS, HORIZON, LEVELS = head_of(_TABLES)
DRAWING = read(FOLDER / "drawing.toml")

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
