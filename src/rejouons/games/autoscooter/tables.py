"""Autoscooter's tables, loaded once into named arrays."""

from pathlib import Path
from typing import Any

import numpy as np

from rejouons.games.autoscooter.rink import centres, directions, hexes, ways
from rejouons.games.autoscooter.room import rooms
from rejouons.kernel.tables import head_of, read

FOLDER = Path(__file__).parent
_TABLES = read(FOLDER / "tables.toml")
VERSION, OLDEST, MIN_PLAYERS, MAX_PLAYERS, MINUTES, OPTIONS, HORIZON, LEVELS = head_of(_TABLES)

TURNS: int = _TABLES["game"]["turns"]
TOP_SPEED: int = _TABLES["game"]["top_speed"]

# The rink

RINK = hexes(_TABLES["rink"]["rows"])
HEXES = len(RINK)
OUTSIDE = HEXES  # beyond the barrier: stands for a hex
HEX_NAMES = tuple(hexagon.name for hexagon in RINK)
HEADING_NAMES = tuple(_TABLES["rink"]["headings"])
HEADINGS = len(HEADING_NAMES)
NOT_NEXT = -1  # stands for a heading
WAY = ways(RINK)  # the hex that a heading leads to, or OUTSIDE
DIRECTION = directions(WAY, NOT_NEXT)  # from a hex to another one

# Cars, and the numbers on the log sheet

_CARS: list[dict[str, str]] = _TABLES["cars"]
CARS = len(_CARS)
COLOUR_NAMES = tuple(car["colour"] for car in _CARS)
START_HEX = np.array([HEX_NAMES.index(car["start"]) for car in _CARS], np.int8)
START_HEADING = np.array([HEADING_NAMES.index(car["heading"]) for car in _CARS], np.int8)
NUMBERS = CARS * TURNS
COLUMN = np.arange(NUMBERS, dtype=np.int8).reshape(TURNS, CARS)  # numbers from 0
COLUMN[1::2] = COLUMN[1::2, ::-1].copy()  # every second row runs backwards: AS-09
COLUMN = COLUMN.T.copy()  # by car and row
CAR_OF = np.zeros(NUMBERS, np.int8)
ROW_OF = np.zeros(NUMBERS, np.int8)
for _car, _numbers in enumerate(COLUMN):
    CAR_OF[_numbers] = _car
    ROW_OF[_numbers] = np.arange(TURNS)

# Moves

_MOVES: dict[str, dict[str, Any]] = _TABLES["moves"]
LETTER_NAMES = tuple(_MOVES)
LETTERS = len(_MOVES)
SPEED_OF = np.array([len(move["bends"]) for move in _MOVES.values()], np.int8)  # AS-23, AS-25
BEND = np.zeros((LETTERS, TOP_SPEED), np.int8)  # before each step
FINAL_TURN = np.array([move["turn"] for move in _MOVES.values()], np.int8)
for _letter, _move in enumerate(_MOVES.values()):
    BEND[_letter, : len(_move["bends"])] = _move["bends"]
FIRST_LETTER = np.zeros(TOP_SPEED + 1, np.int8)  # legal letters follow each other: AS-24
LAST_LETTER = np.zeros(TOP_SPEED + 1, np.int8)
STRAIGHT = np.zeros(TOP_SPEED + 1, np.int8)  # the letter that goes straight on, by speed
for _speed in range(1, TOP_SPEED + 1):
    _legal = np.flatnonzero(abs(SPEED_OF - _speed) <= 1)
    FIRST_LETTER[_speed], LAST_LETTER[_speed] = _legal[0], _legal[-1]
    _is_straight = (_speed == SPEED_OF) & ~BEND.any(axis=1) & (FINAL_TURN == 0)
    STRAIGHT[_speed] = np.flatnonzero(_is_straight)[0]
START_TURNS = FINAL_TURN[SPEED_OF == 1].copy()  # of a car that drives off: AS-47

# Crashes

SIDE_TURN = np.array([_TABLES["side_turn"][name] for name in ("away", "spin")], np.int8)

# Who sits down

CHIPS_OF_COLOUR: int = _TABLES["chips"]["of_colour"]
CHIPS = CARS * CHIPS_OF_COLOUR
_TABLE_ROWS: list[dict[str, Any]] = _TABLES["tables"]
NO_CAR = -1
NO_SLOT = -1
MOST_CARS = max(len(slot) for table in _TABLE_ROWS for slot in table["slots"])
TABLE_OF = np.zeros((MAX_PLAYERS + 1, MOST_CARS + 1), np.int8)  # by players and cars of each
SLOT_OF = np.full((len(_TABLE_ROWS), CARS), NO_SLOT, np.int8)  # by table and car
GHOST_OF = np.full(len(_TABLE_ROWS), NO_CAR, np.int8)
PURSE_OF = np.zeros(len(_TABLE_ROWS), np.int8)  # chips of a player
for _number, _table in enumerate(_TABLE_ROWS):
    TABLE_OF[_table["players"], len(_table["slots"][0])] = _number
    PURSE_OF[_number] = _table["chips"]
    for _slot, _slot_cars in enumerate(_table["slots"]):
        SLOT_OF[_number, np.array(_slot_cars) - 1] = _slot
    GHOST_OF[_number] = next(iter(_table["unowned"]), NO_CAR + 1) - 1
CARS_EACH = np.zeros(MAX_PLAYERS + 1, np.int8)  # where it is not for the players to say
for _table in _TABLE_ROWS:
    CARS_EACH[_table["players"]] = len(_table["slots"][0])
ADVISED_GHOST = 5  # players

# What bots make of it

_VALUE: dict[str, Any] = _TABLES["value"]
CHIP = 100  # the unit of worths is its hundredth
SURE = 1000
PERCENT = 100
ROOM = rooms(WAY, list(_MOVES.values()), TOP_SPEED)
SPEED_WORTH = np.array(_VALUE["speed"], np.int16)
ROOM_WORTH: int = _VALUE["room"]
TRAP_WORTH: int = _VALUE["trap"]
HIT_TRUST: int = _VALUE["hit_trust"]
LATE_HIT_TRUST: int = _VALUE["late_hit_trust"]
WALL_TRUST: int = _VALUE["wall_trust"]
ROW_PRICE: int = _VALUE["row_price"]
SHARPNESS = np.array(_VALUE["sharpness"], np.int16)
SPREAD = np.array([0, 0, *_VALUE["spread"]], np.int16)  # by players
WHIM: int = _VALUE["whim"]

DRAWING = {
    **read(FOLDER / "drawing.toml"),
    "hexes": centres(RINK),
    "ways": WAY.tolist(),
    "columns": (COLUMN + 1).tolist(),
    "starts": START_HEX.tolist(),
    "moves": [{"letter": letter, **move} for letter, move in _MOVES.items()],
}
