"""The log sheet, and who sits down with what."""

from itertools import permutations
from math import prod

import numpy as np
import pytest
from autoscooter_mirrors import MIRRORS, named, row_and_place

from rejouons.games.autoscooter.tables import (
    CAR_OF,
    CARS,
    CARS_EACH,
    CHIPS,
    COLUMN,
    GHOST_OF,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_CAR,
    NO_SLOT,
    NUMBERS,
    PURSE_OF,
    ROW_OF,
    SLOT_OF,
    START_HEX,
    TABLE_OF,
    TURNS,
)

ALL_CARS = range(CARS)
SHEET = COLUMN + 1  # as it is printed
SEATED = {  # players and cars of each: slots, unowned, chips, box
    (2, 3): ("168 257", "34", 20, 40),
    (2, 4): ("1368 2457", "", 20, 40),
    (3, 2): ("18 27 45", "36", 20, 20),
    (4, 2): ("18 27 36 45", "", 20, 0),
    (5, 1): ("1 2 4 7 8", "536", 15, 5),
    (6, 1): ("1 2 4 5 7 8", "36", 12, 8),
    (7, 1): ("1 2 3 4 5 7 8", "6", 10, 10),
    (8, 1): ("1 2 3 4 5 6 7 8", "", 10, 0),
}


# The log sheet


@pytest.mark.clause("AS-09", "AS-11")
def test_the_sheet_runs_to_and_fro() -> None:
    for car in range(1, CARS + 1):
        column = [
            CARS * (row - 1) + car if row % 2 else CARS * row - car + 1
            for row in range(1, TURNS + 1)
        ]
        assert SHEET[car - 1].tolist() == column
    assert TURNS == 11


@pytest.mark.clause("AS-09", "AS-41")
def test_no_number_is_on_the_sheet_twice() -> None:
    assert sorted(SHEET.flatten().tolist()) == list(range(1, 88 + 1))


@pytest.mark.clause("AS-09")
def test_a_number_tells_its_car_and_row() -> None:
    assert all(COLUMN[CAR_OF[number], ROW_OF[number]] == number for number in range(NUMBERS))


def test_columns_are_as_good_as_alike() -> None:
    assert SHEET.sum(axis=1).tolist() == [485 + car for car in range(1, CARS + 1)]
    for car, other in permutations(ALL_CARS, 2):
        earlier = (COLUMN[car][:, None] < COLUMN[other][None, :]).sum()
        assert 60 <= earlier <= 61  # of 121


def chance(car: int, sign: int) -> float:
    """That a random number of this car comes before (or after) random ones of all the others."""
    others = np.delete(COLUMN, car, axis=0) * sign
    return float(
        np.mean([prod((others > number).sum(axis=1) / TURNS) for number in COLUMN[car] * sign])
    )


def test_every_car_can_hope_to_be_first_or_last() -> None:
    first = [chance(car, 1) for car in ALL_CARS]
    last = [chance(car, -1) for car in ALL_CARS]
    assert sum(first) == pytest.approx(1)
    assert round(min(first), 4) == 0.1156
    assert round(max(first), 4) == 0.1440
    assert last[::-1] == pytest.approx(first)


# Who sits down


def cars_in(digits: str) -> list[int]:
    return [int(digit) - 1 for digit in digits]


def teams(players: int, cars: int) -> list[list[int]]:
    slots = SLOT_OF[TABLE_OF[players, cars]]
    return [np.flatnonzero(slots == slot).tolist() for slot in range(slots.max() + 1)]


def top_to_bottom(car: int) -> int:
    """The car whose start is the mirror image of this one's."""
    place_of, _ = MIRRORS["top and bottom"]
    starts: list[int] = START_HEX.tolist()
    return starts.index(named(*place_of(*row_and_place(starts[car]))))


@pytest.mark.clause("AS-01", "AS-04")
def test_there_is_a_table_for_every_number_of_players() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS) == (2, 8)
    assert len({int(TABLE_OF[table]) for table in SEATED}) == len(SEATED) == len(SLOT_OF)
    alone = {players: cars for players, cars in SEATED if players > MIN_PLAYERS}
    assert {players: int(CARS_EACH[players]) for players in alone} == alone


@pytest.mark.clause("AS-04", "AS-06", "AS-75")
@pytest.mark.parametrize("table", SEATED)
def test_what_everybody_gets(table: tuple[int, int]) -> None:
    slots, unowned, chips, box = SEATED[table]
    players, cars = table
    number = TABLE_OF[table]
    assert teams(*table) == [cars_in(slot) for slot in slots.split()]
    assert {len(team) for team in teams(*table)} == {cars}
    assert np.flatnonzero(SLOT_OF[number] == NO_SLOT).tolist() == sorted(cars_in(unowned))
    assert PURSE_OF[number] == chips
    assert players * chips + box == CHIPS == 80


@pytest.mark.clause("AS-80", "AS-81")
@pytest.mark.parametrize("table", SEATED)
def test_the_first_unowned_car_can_be_the_ghost(table: tuple[int, int]) -> None:
    _, unowned, _, _ = SEATED[table]
    ghost, *_ = [*cars_in(unowned), NO_CAR]
    assert GHOST_OF[TABLE_OF[table]] == ghost


@pytest.mark.parametrize("cars", [3, 4])
def test_two_players_mirror_each_other(cars: int) -> None:
    first, second = teams(2, cars)
    assert sorted(map(top_to_bottom, first)) == second


@pytest.mark.parametrize("players", [3, 4])
def test_two_cars_of_a_player_start_opposite_each_other(players: int) -> None:
    assert all(car + other == CARS - 1 for car, other in teams(players, 2))


@pytest.mark.parametrize(
    ("table", "sums"),
    [
        ((2, 3), {1469, 1470}),
        ((2, 4), {1958}),
        ((3, 2), {979}),
        ((4, 2), {979}),
    ],
)
def test_nobodys_numbers_are_better(table: tuple[int, int], sums: set[int]) -> None:
    assert {int(SHEET[team].sum()) for team in teams(*table)} == sums
