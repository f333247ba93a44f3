"""Mark's three actions: MK-20 to MK-27."""

import pytest
from mark_table import A, B, C, Table, every

from rejouons.games.mark.state import ACTIONS, MATERIAL, Move

# Take


@pytest.mark.clause("MK-20")
@pytest.mark.parametrize("material", MATERIAL.words)
def test_take_moves_a_piece_from_the_bank_free_of_charge(material: str) -> None:
    table = Table()
    table.start_turn(f"{material}/star")
    table.act(A, f"take {material} 4")
    assert table.yard(A) == f"- - - {material}"
    assert table.bank == {word: 7 if word == material else 8 for word in MATERIAL.words}
    assert table.money == [30, 30]
    assert f"A taken {material} 4" in table.events()


@pytest.mark.clause("MK-20")
def test_take_needs_a_piece_in_the_bank() -> None:
    card = 4 * "card "
    table = Table(yard={B: card}, plant={B: card})
    table.start_turn("card/metal")
    assert table.legal(A) == every("take metal 1|2|3|4")


@pytest.mark.clause("MK-20", "MK-02")
@pytest.mark.parametrize(
    ("yard", "free"),
    [("- - caps -", "1|2|4"), ("caps caps caps -", "4"), ("- caps glass caps", "1")],
)
def test_take_needs_an_empty_yard_space(yard: str, free: str) -> None:
    table = Table(yard={A: yard})
    table.start_turn("metal/plastic")
    assert table.legal(A) == every(f"take metal|plastic {free}")


@pytest.mark.clause("MK-20", "MK-02")
def test_nothing_is_taken_into_a_full_yard() -> None:
    table = Table(yard={A: "caps glass caps metal"})
    table.start_turn("metal/plastic")
    assert table.legal(A) == every("convert 4-3|4-4")


# Convert


@pytest.mark.clause("MK-21")
def test_convert_moves_a_piece_from_yard_to_plant() -> None:
    table = Table(yard={A: "glass card - -"}, plant={A: "- - - metal"})
    table.start_turn("card/caps")
    table.act(A, "convert 2-3")
    assert (table.yard(A), table.plant(A)) == ("glass - - -", "- - card metal")
    assert (table.bank["card"], table.money[A]) == (7, 30)
    assert "A converted card 2 3" in table.events()


@pytest.mark.clause("MK-22")
@pytest.mark.parametrize(
    ("yard", "steps"),
    [
        ("card - - -", "1-1|1-2"),
        ("- card - -", "2-1|2-2|2-3"),
        ("- - card -", "3-2|3-3|3-4"),
        ("- - - card", "4-3|4-4"),
    ],
)
def test_convert_goes_straight_or_diagonally_ahead(yard: str, steps: str) -> None:
    table = Table(yard={A: yard})
    table.start_turn("card/caps")
    assert table.legal(A, "convert") == every(f"convert {steps}")


@pytest.mark.clause("MK-22")
@pytest.mark.parametrize(
    ("yard", "plant"),
    [
        ("card - - -", "glass glass - -"),
        ("- card - -", "glass glass glass -"),
        ("- - card -", "- glass glass glass"),
        ("- - - card", "- - glass glass"),
    ],
)
def test_a_piece_with_no_free_space_ahead_is_blocked(yard: str, plant: str) -> None:
    table = Table(yard={A: yard}, plant={A: plant})
    table.start_turn("card/caps")
    assert table.legal(A, "convert") == []


# Sell


@pytest.mark.clause("MK-23")
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_a_live_piece_in_a_plant_can_always_be_sold(column: int) -> None:
    plant = ["caps", "caps", "caps", "caps"]
    plant[column - 1] = "metal"
    table = Table(
        money=[10, 30],
        yard={A: 4 * "glass "},
        plant={A: " ".join(plant)},
        market={"metal": (5, 3)},
    )
    table.start_turn("metal/plastic")
    assert table.legal(A) == [f"sell {column} 5"]
    table.act(A, f"sell {column} 5")
    plant[column - 1] = "-"
    assert table.plant(A) == " ".join(plant)
    assert table.money == [15, 30]
    assert f"A sold metal {column} 5 4 15" in table.events()


@pytest.mark.clause("MK-23")
@pytest.mark.parametrize("seller", [A, B, C])
def test_the_seller_is_paid(seller: int) -> None:
    table = Table(3, plant={seller: "metal - - -"}, market={"metal": (5, 2)})
    table.start_turn("metal/plastic", roller=seller)
    table.act(seller, "sell 1 5")
    assert table.money == [42 if seat == seller else 30 for seat in (A, B, C)]


@pytest.mark.clause("MK-23", "MK-27")
def test_a_piece_in_the_yard_cannot_be_sold() -> None:
    table = Table(yard={A: "metal metal - -"}, market={"metal": (5, 3)})
    table.start_turn("metal/plastic")
    assert table.legal(A, "sell") == []


@pytest.mark.clause("MK-24")
@pytest.mark.parametrize(
    ("market", "rows"),
    [
        ({}, "1|2|3|4|5"),
        ({"glass": (3, 1)}, "1|2|4|5"),
        ({"glass": (3, 5), "card": (1, 4)}, "2|4|5"),
        ({"glass": (1, 1), "card": (5, 5), "caps": (2, 2)}, "3|4"),
        ({"glass": (1, 1), "card": (5, 5), "caps": (2, 2), "plastic": (4, 1)}, "3"),
    ],
)
def test_a_first_piece_opens_any_unused_row(market: dict[str, tuple[int, int]], rows: str) -> None:
    table = Table(plant={A: "- metal - -"}, market=market)
    table.start_turn("metal/metal")
    assert table.legal(A, "sell") == every(f"sell 2 {rows}")
    row = rows[-1]
    table.act(A, f"sell 2 {row}")
    assert f"A row_opened metal {row}" in table.events()
    assert table.rows["metal"] == int(row)


@pytest.mark.clause("MK-25", "MK-26")
@pytest.mark.parametrize("sold", [1, 2, 3, 4])
def test_later_pieces_follow_in_the_same_row(sold: int) -> None:
    table = Table(plant={A: "- metal - metal"}, market={"metal": (2, sold), "glass": (4, 1)})
    table.start_turn("metal/glass")
    assert table.legal(A, "sell") == every("sell 2|4 2")
    table.act(A, "sell 4 2")
    assert (table.rows, table.sold["metal"]) == ({"metal": 2, "glass": 4}, sold + 1)
    assert not any("row_opened" in event for event in table.events())


@pytest.mark.clause("MK-26")
def test_a_full_row_stays_full() -> None:
    table = Table(plant={A: "metal caps - -"}, market={"metal": (3, 4)})
    table.start_turn("metal/caps")
    table.act(A, "sell 1 3")
    table.start_turn("metal/caps")
    assert table.legal(A, "sell") == every("sell 2 1|2|4|5")
    assert (table.rows["metal"], table.sold["metal"]) == (3, 5)


# Nothing else


@pytest.mark.clause("MK-27")
def test_the_kinds_of_moves() -> None:
    first = {kind.word: ACTIONS.encode(kind) for kind in Move}
    assert first == {
        "take": 0,
        "convert": 20,
        "sell": 30,
        "return": 50,
        "auction": 58,
        "place": 63,
        "bid": 67,
    }
    assert ACTIONS.size == 298


@pytest.mark.clause("MK-27")
def test_a_solvent_player_may_not_return_pieces() -> None:
    table = Table(yard={A: "glass card metal -"})
    table.start_turn("glass/card")
    assert table.legal(A) == every("take glass|card 4", "convert 1-1|1-2|2-1|2-2|2-3")
