"""Mark's box, board and set-up: MK-01 to MK-09."""

import pytest
from mark_table import A, B, C, Table, every, opening, told

from positions import new_log
from rejouons.games.mark import rules
from rejouons.games.mark.state import CELL, COLUMN, HAMMER_FACE, MATERIAL, ROW, STAR_FACE
from rejouons.games.mark.tables import MAX_MONEY, MAX_PLAYERS, MIN_PLAYERS, PRICE
from rejouons.kernel.dice import seed_dice

COLOURS = ("glass", "card", "metal", "caps", "plastic")
PRICES = {
    1: (3, 4, 5, 6, 7),
    2: (3, 4, 6, 9, 13),
    3: (4, 6, 9, 10, 11),
    4: (3, 5, 8, 12, 17),
    5: (3, 7, 12, 15, 18),
}
SEEDS = range(30)


@pytest.mark.clause("MK-01")
def test_two_to_four_play() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS) == (2, 4)


@pytest.mark.clause("MK-01", "MK-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_players_take_part(players: int) -> None:
    table = Table(players)
    table.start_turn("hammer/metal")
    assert table.to_act == list(range(players))


@pytest.mark.clause("MK-01")
def test_each_runs_only_their_own_company() -> None:
    table = Table(3, yard={A: "caps - - -", C: "caps - - -"}, plant={A: "- - - caps"})
    table.start_turn("caps/metal", roller=B)
    assert table.legal(B) == every("take caps|metal 1|2|3|4")
    table.act(B, "take caps 2")
    assert [table.yard(seat) for seat in (A, B, C)] == ["caps - - -", "- caps - -", "caps - - -"]


@pytest.mark.clause("MK-02")
def test_a_yard_and_a_plant_have_four_spaces() -> None:
    assert COLUMN.words == ("1", "2", "3", "4")
    table = Table(yard={A: "glass - card -"}, plant={A: "metal - metal caps"})
    table.start_turn("card/plastic")
    assert table.legal(A) == every("take card|plastic 2|4", "convert 3-2")


@pytest.mark.clause("MK-03")
def test_market_has_five_rising_rows_of_five_cells() -> None:
    assert (ROW.size, CELL.size) == (5, 5)
    assert [tuple(map(int, row)) for row in PRICE] == list(PRICES.values())
    assert all(list(row) == sorted(set(row)) for row in PRICES.values())
    assert [sum(row) for row in PRICES.values()] == [25, 35, 40, 45, 55]
    assert sum(map(sum, PRICES.values())) == 200
    assert MAX_MONEY == 230


@pytest.mark.clause("MK-03", "MK-23", "MK-25")
@pytest.mark.parametrize("row", PRICES)
def test_a_row_is_filled_from_the_arrow(row: int) -> None:
    for sold, price in enumerate(PRICES[row]):
        market = {"metal": (row, sold)} if sold else {}
        table = Table(plant={A: "- - metal -"}, market=market)
        table.start_turn("metal/card")
        table.act(A, f"sell 3 {row}")
        assert f"A sold metal 3 {row} {sold + 1} {price}" in table.events()
        assert table.money == [30 + price, 30]
        assert (table.rows["metal"], table.sold["metal"]) == (row, sold + 1)


@pytest.mark.clause("MK-03")
def test_a_piece_travels_from_the_bank_to_the_market() -> None:
    table = Table()
    table.start_turn("metal/metal")
    table.act(A, "take metal 2")
    assert (table.bank["metal"], table.yard(A)) == (7, "- metal - -")
    table.act(A, "convert 2-3")
    assert (table.yard(A), table.plant(A)) == ("- - - -", "- - metal -")
    table.start_turn("metal/card")
    table.act(A, "sell 3 1")
    assert (table.plant(A), table.sold["metal"], table.bank["metal"]) == ("- - - -", 1, 7)


@pytest.mark.clause("MK-04", "MK-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_opening_position(players: int) -> None:
    table = Table(players)
    assert table.bank == dict.fromkeys(COLOURS, 8)
    assert table.scrap == table.sold == dict.fromkeys(COLOURS, 0)
    assert table.money == players * [30]
    for seat in range(players):
        assert table.yard(seat) == table.plant(seat) == "- - - -"


@pytest.mark.clause("MK-05")
def test_one_die_has_the_hammer_the_other_the_star() -> None:
    assert MATERIAL.words == COLOURS
    assert HAMMER_FACE.words == (*COLOURS, "hammer")
    assert STAR_FACE.words == (*COLOURS, "star")


@pytest.mark.clause("MK-06")
def test_the_bank_holds_what_lies_nowhere_else_and_pays_any_price() -> None:
    table = Table(money=[0, 30], yard={B: "card - - card"}, plant={A: "card - - -"})
    assert table.bank["card"] == 5
    table.start_turn("card/card")
    table.act(A, "sell 1 3")
    table.act(A, "take card 1")
    assert (table.bank["card"], table.sold["card"]) == (4, 1)
    assert table.money == [4, 30]


def first_player(players: int, seed: int, option: str) -> str:
    state = opening(players, first_player=option)
    log = new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    return told(log)[0]


@pytest.mark.clause("MK-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_by_lot(players: int) -> None:
    firsts = {first_player(players, seed, "random") for seed in SEEDS}
    assert firsts == {f"{who} first_player" for who in "ABCD"[:players]}


@pytest.mark.clause("MK-08")
def test_first_player_is_the_first_seat() -> None:
    assert {first_player(4, seed, "seat_1") for seed in SEEDS} == {"A first_player"}


@pytest.mark.clause("MK-09", "MK-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    table = Table(players)
    rollers = []
    for turn in range(2 * players):
        assert table.state.turn == turn + 1
        rollers.append(table.roller)
        assert table.to_act == [table.roller]
        table.act(table.roller, table.legal(table.roller)[0])
    assert rollers == 2 * list(range(players))
