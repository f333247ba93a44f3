"""Mark's storage fees: MK-50 to MK-55."""

from typing import Any

import pytest
from mark_table import A, B, Table, every

from rejouons.games.mark.state import Phase

OVERFULL_YARD = "glass card metal -"
OVERFULL_PLANT = "caps glass caps plastic"


@pytest.mark.clause("MK-50", "MK-51")
@pytest.mark.parametrize("pieces", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("row", ["yard", "plant"])
def test_three_pieces_make_a_row_overfull(row: str, pieces: int) -> None:
    spaces = (4 - pieces) * "- " + pieces * "plastic "
    position: dict[str, Any] = {row: {A: spaces, B: 4 * "caps "}}
    table = Table(**position)
    table.start_turn("plastic/metal")
    told = ["A fee_paid 5"] if pieces >= 3 else []
    assert table.events() == [*told, "A rolled plastic metal"]
    assert table.money == [25 if pieces >= 3 else 30, 30]


@pytest.mark.clause("MK-51", "MK-52")
def test_two_overfull_rows_cost_ten() -> None:
    table = Table(money=[10, 30], yard={A: OVERFULL_YARD}, plant={A: OVERFULL_PLANT})
    table.start_turn("glass/metal")
    assert table.events()[0] == "A fee_paid 10"
    assert table.money == [0, 30]
    assert (table.yard(A), table.plant(A)) == (OVERFULL_YARD, OVERFULL_PLANT)


@pytest.mark.clause("MK-52")
@pytest.mark.parametrize("money", [5, 6, 30])
def test_whoever_can_pay_must_pay(money: int) -> None:
    table = Table(money=[money, 30], yard={A: OVERFULL_YARD})
    table.start_turn("glass/metal")
    assert table.phase == Phase.ACT
    assert table.legal(A, "return") == []
    assert table.money[A] == money - 5
    assert table.yard(A) == OVERFULL_YARD


@pytest.mark.clause("MK-53")
@pytest.mark.parametrize("money", [0, 1, 4])
def test_whoever_cannot_pay_returns_the_excess(money: int) -> None:
    table = Table(money=[money, 30], plant={A: OVERFULL_PLANT})
    table.start_turn("glass/metal")
    assert table.events() == ["A fee_unpaid 5"]
    assert table.legal(A) == every("return plant 1|2|3|4")
    table.act(A, "return plant 1")
    assert table.legal(A) == every("return plant 2|3|4")
    table.act(A, "return plant 4", "glass/metal")
    assert table.plant(A) == "- glass caps -"
    assert table.money == [money, 30]
    assert table.events()[-1] == "A rolled glass metal"


@pytest.mark.clause("MK-53", "MK-54")
@pytest.mark.parametrize("money", [0, 5, 6, 7, 8, 9])
def test_a_fee_is_never_paid_in_part(money: int) -> None:
    table = Table(money=[money, 30], yard={A: OVERFULL_YARD}, plant={A: OVERFULL_PLANT})
    table.start_turn("card/metal")
    assert table.events() == ["A fee_unpaid 10"]
    assert table.legal(A) == every("return yard 1|2|3", "return plant 1|2|3|4")
    table.act(A, "return plant 2")
    assert table.legal(A) == every("return yard 1|2|3", "return plant 1|3|4")
    table.act(A, "return yard 3")
    assert table.legal(A) == every("return plant 1|3|4")
    table.act(A, "return plant 4", "card/metal")
    assert (table.yard(A), table.plant(A)) == ("glass card - -", "caps - caps -")
    assert table.money == [money, 30]
    assert table.events()[1:] == [
        "A returned glass plant 2",
        "A returned metal yard 3",
        "A returned plastic plant 4",
        "A rolled card metal",
    ]


@pytest.mark.clause("MK-54")
@pytest.mark.parametrize(
    ("yard", "plant", "offered"),
    [
        (OVERFULL_YARD, "caps caps - -", "return yard 1|2|3"),
        ("caps - - caps", "- glass card glass", "return plant 2|3|4"),
        (4 * "card ", "- - - -", "return yard 1|2|3|4"),
    ],
)
def test_only_overfull_rows_give_pieces_back(yard: str, plant: str, offered: str) -> None:
    table = Table(money=[3, 30], yard={A: yard}, plant={A: plant})
    table.start_turn("glass/metal")
    assert table.legal(A) == every(offered)
    assert (table.to_act, table.legal(B)) == ([A], [])


@pytest.mark.clause("MK-54")
def test_returned_pieces_are_available_at_once() -> None:
    table = Table(
        money=[0, 30],
        yard={A: "card glass metal -", B: 4 * "card "},
        plant={B: "card card card -"},
    )
    assert table.bank["card"] == 0
    table.start_turn("glass/metal")
    table.act(A, "return yard 1", "card/card")
    assert table.bank["card"] == 1
    assert table.legal(A) == every("take card 1|4")


@pytest.mark.clause("MK-55")
def test_a_hammer_does_not_make_the_fee_due_again() -> None:
    table = Table(yard={A: OVERFULL_YARD})
    table.start_turn("hammer/caps")
    table.bid([0, 0], "hammer/caps")
    table.bid([1, 0], "glass/metal")
    assert table.yard(A) == "glass card metal caps"
    assert table.events().count("A fee_paid 5") == 1
    assert table.money == [24, 30]


@pytest.mark.clause("MK-55")
def test_the_fee_is_due_even_if_the_turn_is_then_passed() -> None:
    table = Table(
        yard={A: "glass caps metal caps", B: 4 * "card "},
        plant={B: 4 * "card "},
        market={"plastic": (1, 5)},
    )
    table.start_turn("card/plastic", "metal/star")
    assert table.events()[:3] == ["A fee_paid 5", "A rolled card plastic", "A passed"]
    assert table.money[A] == 25


@pytest.mark.clause("MK-55", "MK-50")
def test_the_fee_is_due_at_the_start_of_ones_own_turn_only() -> None:
    table = Table(3, yard={B: OVERFULL_YARD})
    table.start_turn("caps/plastic")
    assert table.money == [30, 30, 30]
    table.act(A, "take caps 1", "caps/plastic")
    assert table.money == [30, 25, 30]
    table.act(B, "take caps 4", "caps/plastic")
    assert table.money == [30, 25, 30]
