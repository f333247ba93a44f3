"""The specification's scenarios S-01 to S-20: the set-up, a plain turn, special rolls, auctions."""

import pytest
from mark_table import A, B, C, Table, every

from rejouons.games.mark.state import HAMMER_FACE, STAR_FACE, Phase
from rejouons.games.mark.tables import DRAWING


@pytest.mark.clause("MK-01", "MK-02", "MK-04", "MK-05", "MK-06", "MK-07", "MK-08", "MK-09")
def test_s_01_set_up() -> None:
    table = Table(3)
    assert table.money == [30, 30, 30]
    assert set(table.bank.values()) == {8}
    assert set(table.sold.values()) == {0}
    assert table.rows == {}
    assert [table.yard(seat) + table.plant(seat) for seat in (A, B, C)] == 3 * ["- - - -- - - -"]
    assert DRAWING["seats"]["3"] == ["south", "west", "east"]
    assert HAMMER_FACE.words[-1] == "hammer"
    assert STAR_FACE.words[-1] == "star"

    rollers = [table.roller]
    for _ in range(3):
        table.act(table.roller, table.legal(table.roller)[0])
        rollers.append(table.roller)
    assert rollers == [A, B, C, A]


@pytest.mark.clause("MK-11", "MK-12", "MK-13", "MK-15", "MK-20")
def test_s_02_first_turn() -> None:
    table = Table(2)
    table.start_turn("glass/card")
    assert table.events() == ["A rolled glass card"]
    assert table.legal(A) == every("take glass|card 1|2|3|4")
    table.act(A, "take card 2")
    assert table.yard(A) == "- card - -"
    assert table.bank["card"] == 7
    assert table.to_act == [B]


@pytest.mark.clause("MK-20", "MK-21", "MK-22")
def test_s_03_take_or_convert() -> None:
    table = Table(yard={A: "metal - - -"})
    assert table.bank["metal"] == 7
    table.start_turn("metal/plastic")
    assert table.legal(A) == every("take metal|plastic 2|3|4", "convert 1-1|1-2")


@pytest.mark.clause("MK-22")
def test_s_04_space_ahead_is_taken() -> None:
    table = Table(yard={A: "- caps - -"}, plant={A: "- glass - -"})
    table.start_turn("caps/metal")
    assert table.legal(A, "convert") == every("convert 2-1|2-3")


@pytest.mark.clause("MK-13", "MK-50", "MK-51")
def test_s_06_must_take_the_third_piece() -> None:
    table = Table(yard={A: "glass card - -"})
    table.start_turn("metal/plastic")
    assert table.legal(A) == every("take metal|plastic 3|4")
    table.act(A, "take metal 3", "caps/plastic")
    table.act(B, "take caps 1", "caps/plastic")
    assert "A fee_paid 5" in table.events()
    assert table.money == [25, 30]


def plastic_to_sell() -> Table:
    table = Table(3, plant={A: "plastic - - -", B: "- plastic - -", C: "- - glass -"})
    table.start_turn("plastic/metal")
    return table


@pytest.mark.clause("MK-03", "MK-23", "MK-24")
def test_s_07_opening_a_row() -> None:
    table = plastic_to_sell()
    assert table.legal(A, "sell") == every("sell 1 1|2|3|4|5")
    table.act(A, "sell 1 3")
    assert table.money[A] == 34
    assert table.rows == {"plastic": 3}
    assert "A row_opened plastic 3" in table.events()


@pytest.mark.clause("MK-24", "MK-25", "MK-26")
def test_s_08_the_next_piece_and_the_next_material() -> None:
    table = plastic_to_sell()
    table.act(A, "sell 1 3", "plastic/glass")
    assert table.legal(B, "sell") == ["sell 2 3"]
    table.act(B, "sell 2 3", "glass/card")
    assert "B sold plastic 2 3 2 6" in table.events()
    assert table.legal(C, "sell") == every("sell 3 1|2|4|5")
    table.act(C, "sell 3 5")
    assert table.money == [34, 36, 33]


@pytest.mark.clause("MK-24", "MK-30")
def test_s_09_one_row_left() -> None:
    market = {"glass": (1, 1), "card": (2, 2), "metal": (3, 3), "caps": (4, 1)}
    table = Table(plant={A: "- - - plastic"}, market=market)
    table.start_turn("plastic/plastic")
    assert table.legal(A, "sell") == ["sell 4 5"]
    table.act(A, "sell 4 5")
    assert table.money[A] == 33
    assert table.legal(A) == every("take plastic 1|2|3|4")


@pytest.mark.clause("MK-14", "MK-15", "MK-74")
def test_s_10_no_action_is_a_pass() -> None:
    metal, plastic = 4 * "metal ", 4 * "plastic "
    table = Table(3, yard={B: metal, C: plastic}, plant={B: metal, C: plastic})
    table.start_turn("metal/plastic", "metal/plastic")
    assert table.events()[:2] == ["A rolled metal plastic", "A passed"]
    assert table.to_act == [B]
    assert table.state.stall == 1


@pytest.mark.clause("MK-13", "MK-52")
def test_s_11_the_only_action_is_compulsory() -> None:
    glass = 4 * "glass "
    table = Table(
        yard={A: "metal metal caps plastic", B: glass},
        plant={A: "- card - -", B: glass},
        market={"card": (1, 1)},
    )
    table.start_turn("glass/card")
    assert table.money[A] == 25
    assert table.legal(A) == ["sell 2 1"]
    table.act(A, "sell 2 1")
    assert table.money[A] == 29


@pytest.mark.clause("MK-30")
def test_s_12_double_with_one_piece() -> None:
    table = Table()
    table.start_turn("caps/caps")
    table.act(A, "take caps 3")
    assert table.legal(A) == every("take caps 1|2|4", "convert 3-2|3-3|3-4")
    table.act(A, "convert 3-4")
    assert table.plant(A) == "- - - caps"
    assert table.to_act == [B]


@pytest.mark.clause("MK-30", "MK-60", "MK-61")
def test_s_13_double_sale_finishes_the_material() -> None:
    table = Table(yard={B: "card - - -"}, plant={A: "card - card -"}, market={"card": (4, 3)})
    assert table.bank["card"] == 2
    table.start_turn("card/card")
    table.act(A, "sell 1 4")
    table.act(A, "sell 3 4")
    assert table.money[A] == 59
    assert table.yard(B) == "- - - -"
    assert (table.bank["card"], table.scrap["card"]) == (0, 3)
    told = table.events()
    finished = told.index("A finished card")
    assert told[finished + 1 : finished + 3] == ["B scrapped card 1", "- scrapped_bank card 2"]


@pytest.mark.clause("MK-31")
def test_s_15_double_cut_after_one_action() -> None:
    table = Table(
        yard={A: "glass glass metal plastic"}, plant={A: "caps - - -"}, market={"caps": (1, 1)}
    )
    assert table.bank["caps"] == 6
    table.start_turn("caps/caps")
    assert table.money[A] == 25
    assert table.legal(A) == ["sell 1 1"]
    table.act(A, "sell 1 1")
    assert table.money[A] == 29
    assert "A double_cut caps" in table.events()
    assert table.to_act == [B]


@pytest.mark.clause("MK-32", "MK-33")
@pytest.mark.parametrize(("action", "money"), [("sell 2 5", 42), ("take plastic 1", 30)])
def test_s_16_star(action: str, money: int) -> None:
    table = Table(plant={A: "- metal - -"}, market={"metal": (5, 2)})
    table.start_turn("plastic/star")
    assert table.legal(A) == every("sell 2 5", "take glass|card|metal|caps|plastic 1|2|3|4")
    table.act(A, action)
    assert table.money[A] == money
    assert table.to_act == [B]


@pytest.mark.clause("MK-62", "MK-65")
def test_s_17_star_with_a_finished_material() -> None:
    table = Table(market={"glass": (1, 5)})
    table.start_turn("glass/star")
    assert table.legal(A) == every("take card|metal|caps|plastic 1|2|3|4")


@pytest.mark.clause("MK-10", "MK-34", "MK-37", "MK-40", "MK-41", "MK-42", "MK-45", "MK-47")
def test_s_18_auction() -> None:
    table = Table(3, money=[30, 22, 9])
    table.start_turn("hammer/metal")
    assert table.to_act == [A, B, C]
    table.bid([3, 5, 4])
    assert table.money == [30, 17, 9]
    assert table.legal(B) == every("place 1|2|3|4")
    table.act(B, "place 3", "card/caps")
    assert table.yard(B) == "- - metal -"
    assert table.bank["metal"] == 7
    assert table.legal(A) == every("take card|caps 1|2|3|4")


@pytest.mark.clause("MK-37", "MK-44")
def test_s_20_unsold() -> None:
    table = Table(3)
    table.start_turn("hammer/metal")
    table.bid([0, 0, 0], "card/caps")
    assert table.events()[-2:] == ["A auction_unsold metal", "A rolled card caps"]
    assert table.bank["metal"] == 8
    assert table.money == [30, 30, 30]
    assert (table.phase, table.to_act) == (Phase.ACT, [A])
