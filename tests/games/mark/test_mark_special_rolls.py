"""Doubles, the star and the hammer: MK-30 to MK-37."""

import pytest
from mark_table import A, B, C, Table, every

from rejouons.games.mark.state import MATERIAL, Phase

COLOURS = MATERIAL.words


# Doubles


@pytest.mark.clause("MK-30")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_double_gives_two_actions_with_its_colour(colour: str) -> None:
    table = Table()
    table.start_turn(f"{colour}/{colour}")
    assert table.legal(A) == every(f"take {colour} 1|2|3|4")
    table.act(A, f"take {colour} 1")
    assert table.to_act == [A]
    assert table.legal(A) == every(f"take {colour} 2|3|4", "convert 1-1|1-2")
    table.act(A, f"take {colour} 2")
    assert table.to_act == [B]


@pytest.mark.clause("MK-30")
@pytest.mark.parametrize(
    "actions",
    [
        ("sell 1 5", "convert 2-1"),
        ("convert 2-2", "sell 2 5"),
        ("sell 1 5", "take card 1"),
        ("sell 1 5", "sell 4 5"),
        ("convert 2-3", "convert 3-2"),
    ],
)
def test_actions_of_a_double_may_differ_in_kind_and_piece(actions: tuple[str, str]) -> None:
    table = Table(yard={A: "- card card -"}, plant={A: "card - - card"}, market={"card": (5, 2)})
    table.start_turn("card/card")
    for action in actions:
        table.act(A, action)
    assert table.to_act == [B]


@pytest.mark.clause("MK-30", "MK-25")
def test_the_second_action_follows_the_effect_of_the_first() -> None:
    table = Table(plant={A: "card card - -"})
    table.start_turn("card/card")
    table.act(A, "sell 1 4")
    assert table.legal(A, "sell") == ["sell 2 4"]
    table.act(A, "sell 2 4")
    assert table.money[A] == 30 + 3 + 5


@pytest.mark.clause("MK-31")
def test_the_second_action_is_compulsory() -> None:
    table = Table(yard={A: "glass metal caps -"}, plant={A: "- - - glass"})
    table.start_turn("card/card")
    table.act(A, "take card 4")
    assert table.legal(A) == ["convert 4-3"]
    assert table.to_act == [A]


@pytest.mark.clause("MK-31", "MK-14")
def test_a_double_without_any_action_is_a_pass() -> None:
    card = 4 * "card "
    table = Table(yard={B: card}, plant={B: card})
    table.start_turn("card/card", "metal/star")
    assert table.events()[:2] == ["A rolled card card", "A passed"]
    assert table.to_act == [B]


@pytest.mark.clause("MK-31")
def test_a_double_ends_when_no_second_action_is_possible() -> None:
    table = Table(
        yard={A: "glass metal caps -", B: "card card card card"},
        plant={A: "- - glass glass", B: "card card card -"},
    )
    assert table.bank["card"] == 1
    table.start_turn("card/card")
    table.act(A, "take card 4", "metal/star")
    assert "A double_cut card" in table.events()
    assert table.to_act == [B]


# The star


@pytest.mark.clause("MK-05", "MK-32", "MK-33")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_star_gives_one_action_with_any_colour(colour: str) -> None:
    for chosen in COLOURS:
        table = Table()
        table.start_turn(f"{colour}/star")
        assert table.legal(A) == every(f"take {'|'.join(COLOURS)} 1|2|3|4")
        table.act(A, f"take {chosen} 1")
        assert table.to_act == [B]


# The hammer


@pytest.mark.clause("MK-05", "MK-34")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_hammer_auctions_one_piece_of_the_colour(colour: str) -> None:
    table = Table()
    table.start_turn(f"hammer/{colour}")
    assert table.events() == [f"A rolled hammer {colour}", f"A auction_opened {colour}"]
    table.bid([1, 0])
    table.act(A, "place 2")
    assert table.yard(A) == f"- {colour} - -"
    assert table.bank[colour] == 7


@pytest.mark.clause("MK-35")
@pytest.mark.parametrize("roller", [A, B, C])
def test_hammer_and_star_let_the_roller_name_the_lot(roller: int) -> None:
    table = Table(3)
    table.start_turn("hammer/star", roller=roller)
    assert table.to_act == [roller]
    assert table.legal(roller) == every(f"auction {'|'.join(COLOURS)}")
    table.act(roller, "auction caps")
    who = "ABC"[roller]
    assert table.events()[1:] == [f"{who} lot_named caps", f"{who} auction_opened caps"]
    assert table.to_act == [A, B, C]


@pytest.mark.clause("MK-35", "MK-36", "MK-62")
def test_only_live_colours_in_the_bank_can_be_named() -> None:
    table = Table(
        yard={B: 4 * "glass "}, plant={B: 4 * "glass "}, market={"card": (1, 5), "caps": (2, 4)}
    )
    table.start_turn("hammer/star")
    assert table.legal(A) == every("auction metal|caps|plastic")


@pytest.mark.clause("MK-36", "MK-37")
def test_no_auction_of_what_the_bank_has_not() -> None:
    glass = 4 * "glass "
    table = Table(yard={B: glass}, plant={B: glass})
    table.start_turn("hammer/glass", "card/metal")
    assert table.events() == ["A rolled hammer glass", "A no_auction", "A rolled card metal"]
    assert (table.phase, table.to_act) == (Phase.ACT, [A])


@pytest.mark.clause("MK-37", "MK-10")
def test_hammers_may_follow_one_another_for_ever() -> None:
    table = Table()
    table.start_turn("hammer/metal")
    for _ in range(4):
        assert (table.phase, table.roller) == (Phase.BID, A)
        table.bid([0, 0], "hammer/metal")
    table.bid([0, 0], "card/caps")
    assert table.events().count("A rolled hammer metal") == 5
    assert table.legal(A) == every("take card|caps 1|2|3|4")


@pytest.mark.clause("MK-37", "MK-36")
def test_a_hammer_without_auction_may_be_followed_by_one_with() -> None:
    table = Table(market={"glass": (1, 5)})
    table.start_turn("hammer/glass", "hammer/caps")
    assert table.events()[1:] == ["A no_auction", "A rolled hammer caps", "A auction_opened caps"]
    assert table.to_act == [A, B]
