"""The rules documents print the tables that are played by."""

from itertools import takewhile

import numpy as np
import pytest

from rejouons.games.autoscooter.tables import (
    CARS,
    CARS_EACH,
    CHIPS,
    COLUMN,
    FOLDER,
    HEX_NAMES,
    LETTER_NAMES,
    OPTIONS,
    PURSE_OF,
    SLOT_OF,
    SPEED_OF,
    START_HEX,
    TABLE_OF,
)
from rejouons.kernel.contract import Option
from rejouons.texts import LANGUAGES
from rules_documents import Rows, check_option, table_rows

CAR, COLOUR, START = range(3)


@pytest.fixture(params=LANGUAGES)
def rows(request: pytest.FixtureRequest) -> Rows:
    return table_rows(FOLDER, request.param)


def test_every_start_is_told(rows: Rows) -> None:
    starts = {row[CAR]: row[START] for row in rows if len(row) == 5 and row[START] in HEX_NAMES}
    assert starts == {str(car + 1): HEX_NAMES[START_HEX[car]] for car in range(CARS)}


def test_every_number_is_told(rows: Rows) -> None:
    for car, numbers in enumerate(COLUMN + 1, 1):
        assert [str(car), ", ".join(map(str, numbers))] in rows


def test_every_letter_is_told(rows: Rows) -> None:
    card = [row for row in rows if len(row) == 4 and row[1].isdigit() and row[3].startswith("44")]
    assert [row[0] for row in card] == list(LETTER_NAMES)
    for row, speed in zip(card, SPEED_OF, strict=True):
        path = list(takewhile(str.isdigit, row[3].split(", ")))
        assert int(row[1]) == len(path) == speed


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_every_table_is_told(rows: Rows, players: int) -> None:
    table = TABLE_OF[players, CARS_EACH[players]]
    teams = [np.flatnonzero(SLOT_OF[table] == seat) + 1 for seat in range(players)]
    chips = int(PURSE_OF[table])
    told = list(map(str, [players, len(teams[0]), chips, CHIPS - players * chips]))
    told.append(" / ".join(", ".join(map(str, team)) for team in teams))
    assert told in [row[: len(told)] for row in rows]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_is_told(rows: Rows, option: Option) -> None:
    check_option(option, rows)
