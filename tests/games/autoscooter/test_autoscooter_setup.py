"""Autoscooter's set-up: AS-01 to AS-09, and the options that a table refuses."""

from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import Any

import pytest
from autoscooter_table import SEATS, Table

from rejouons.errors import BadOption
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.state import COLOUR
from rejouons.games.autoscooter.tables import CARS, CHIPS
from rejouons.match import Match
from rejouons.terms import checked_options, checked_players

STARTS = {
    1: "12 SE/0",
    2: "14 SW/0",
    3: "35 W/0",
    4: "55 W/0",
    5: "31 E/0",
    6: "51 E/0",
    7: "72 NE/0",
    8: "74 NW/0",
}


@dataclass(frozen=True)
class Row:
    """A row of the set-up table."""

    players: int
    cars: list[list[int]]  # by seat
    unowned: list[int]
    chips: int  # of each player
    box: int

    def table(self, **options: Any) -> Table:
        return Table(self.players, cars_per_player=max(len(self.cars[0]), 3), **options)


ROWS = [
    Row(2, [[1, 6, 8], [2, 5, 7]], [3, 4], 20, 40),
    Row(2, [[1, 3, 6, 8], [2, 4, 5, 7]], [], 20, 40),
    Row(3, [[1, 8], [2, 7], [4, 5]], [3, 6], 20, 20),
    Row(4, [[1, 8], [2, 7], [3, 6], [4, 5]], [], 20, 0),
    Row(5, [[1], [2], [4], [7], [8]], [3, 5, 6], 15, 5),
    Row(6, [[1], [2], [4], [5], [7], [8]], [3, 6], 12, 8),
    Row(7, [[1], [2], [3], [4], [5], [7], [8]], [6], 10, 10),
    Row(8, [[1], [2], [3], [4], [5], [6], [7], [8]], [], 10, 0),
]


@pytest.mark.clause("AS-01")
def test_two_to_eight_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6, 7, 8]
    for players in (1, 9):
        with pytest.raises(BadOption):
            checked_players(GAME, players)


@pytest.mark.clause("AS-02", "AS-03", "AS-04", "AS-06", "AS-08", "AS-75")
@pytest.mark.parametrize("row", ROWS)
def test_s01_cars_and_chips(row: Row) -> None:
    table = row.table()
    assert table.rink == STARTS
    assert [table.cars_of(seat) for seat in range(row.players)] == row.cars
    assert table.unowned == row.unowned
    assert table.chips == [row.chips] * row.players
    assert table.box == row.box
    assert sum(table.chips) + table.box == CHIPS


@pytest.mark.clause("AS-09", "AS-07")
@pytest.mark.parametrize("row", ROWS)
def test_s01_only_cars_with_a_driver_have_numbers(row: Row) -> None:
    table = row.table(ghost="off")
    table.program({})
    shown = [int(event.split()[2]) for event in table.happened("number_shown")]
    assert sorted(shown) == sorted(chain.from_iterable(row.cars))


@pytest.mark.clause("AS-04")
def test_only_two_players_choose_how_many_cars_each_drives() -> None:
    for players in range(3, CARS + 1):
        assert checked_options(GAME, players, {"cars_per_player": 4})["cars_per_player"] == 4
        few, many = (Table(players, cars_per_player=cars) for cars in (3, 4))
        assert few.cars_of(0) == many.cars_of(0)


# Who drives what


@pytest.mark.clause("AS-05")
def test_cars_are_dealt_in_the_order_of_the_seats() -> None:
    table = Table(3, ghost="off")
    assert table.events()[:-1] == [
        "A car_dealt 1",
        "B car_dealt 2",
        "C car_dealt 4",
        "C car_dealt 5",
        "B car_dealt 7",
        "A car_dealt 8",
    ]


@pytest.mark.clause("AS-05")
@pytest.mark.parametrize("players", GAME.players)
def test_cars_are_dealt_at_random(players: int) -> None:
    """Any seat gets any of the table's groups of cars, each as often as the others."""
    groups = [tuple(Table(players).cars_of(seat)) for seat in range(players)]
    deals = 300
    dealt = Counter(
        (seat, tuple(table.cars_of(seat)))
        for table in (Table(players, cars_dealt="random", seed=seed) for seed in range(deals))
        for seat in range(players)
    )
    assert set(dealt) == {(seat, group) for seat in range(players) for group in groups}
    assert min(dealt.values()) > deals / players / 2


@pytest.mark.clause("AS-81", "AS-80")
@pytest.mark.parametrize(
    ("players", "ghost"), [(2, 3), (3, 3), (5, 5), (6, 3), (7, 6), (4, 0), (8, 0)]
)
def test_the_first_unowned_car_is_the_ghost(players: int, ghost: int) -> None:
    table = Table(players, ghost="on")
    assert table.ghost == ghost
    assert table.happened("ghost_named") == [f"- ghost_named {ghost}"] * (ghost > 0)


@pytest.mark.clause("AS-80")
@pytest.mark.parametrize("players", GAME.players)
def test_the_ghost_is_advised_with_five_players_only(players: int) -> None:
    assert (Table(players).ghost > 0) == (players == 5)
    assert Table(players, ghost="off").ghost == 0


# Colours


@pytest.mark.clause("AS-123", "AS-06")
def test_every_car_brings_chips_of_its_colour() -> None:
    table = Table(3, scoring="colours")
    assert [table.purse(seat) for seat in range(3)] == [
        {"red": 10, "black": 10},
        {"yellow": 10, "white": 10},
        {"blue": 10, "violet": 10},
    ]
    assert table.purse(CARS) == {"green": 10, "orange": 10}
    assert table.chips == [20, 20, 20]
    assert table.box == 20


@pytest.mark.clause("AS-126")
def test_every_car_has_a_purse_where_the_best_one_counts() -> None:
    table = Table(2, cars_per_player=3, scoring="colours", best_car="on")
    purses = [table.purse(car) for car in range(CARS)]
    owned = {number - 1 for seat in (0, 1) for number in table.cars_of(seat)}
    assert purses == [
        {colour: 10} if car in owned else {} for car, colour in enumerate(COLOUR.words)
    ]
    assert table.purse(CARS) == {"green": 10, "blue": 10}


# Options that mean nothing


@pytest.mark.clause("AS-80")
@pytest.mark.parametrize(("players", "cars"), [(4, 3), (8, 3), (2, 4)])
def test_s50_a_ghost_needs_an_unowned_car(players: int, cars: int) -> None:
    with pytest.raises(BadOption) as refused:
        Match.create(GAME.id, players, options={"ghost": "on", "cars_per_player": cars})
    assert refused.value.values["clause"] == "AS-80"


@pytest.mark.clause("AS-80")
@pytest.mark.parametrize("players", [2, 3, 5, 6, 7])
def test_a_ghost_is_allowed_beside_an_unowned_car(players: int) -> None:
    assert checked_options(GAME, players, {"ghost": "on"})["ghost"] == "on"


@pytest.mark.clause("AS-126")
def test_the_best_car_counts_only_with_colours_and_several_cars() -> None:
    colours = {"scoring": "colours", "best_car": "on"}
    for players in (2, 3, 4):
        assert checked_options(GAME, players, colours)["best_car"] == "on"
        with pytest.raises(BadOption):
            checked_options(GAME, players, {"best_car": "on"})
    for players in range(5, len(SEATS) + 1):
        with pytest.raises(BadOption):
            checked_options(GAME, players, colours)
