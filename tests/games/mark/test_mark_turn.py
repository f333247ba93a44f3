"""A plain turn of Mark: MK-10 to MK-15."""

from itertools import permutations

import pytest
from mark_table import A, B, C, Table, every

from rejouons.games.mark.state import MATERIAL, Phase

TWO_COLOURS = list(permutations(MATERIAL.words, 2))


@pytest.mark.clause("MK-10", "MK-55")
def test_a_turn_goes_fees_roll_auction_roll_action() -> None:
    table = Table(yard={A: "glass card metal -", B: "caps caps - -"})
    table.start_turn("hammer/metal")
    table.bid([0, 4])
    table.act(B, "place 3", "card/caps")
    table.act(A, "convert 2-2", "glass/plastic")
    assert table.events() == [
        "A fee_paid 5",
        "A rolled hammer metal",
        "A auction_opened metal",
        "A bid 0",
        "B bid 4",
        "A bid_shown 0",
        "B bid_shown 4",
        "B auction_won metal 4",
        "B placed metal 3",
        "A rolled card caps",
        "A converted card 2 2",
        "B fee_paid 5",
        "B rolled glass plastic",
    ]


@pytest.mark.clause("MK-11")
@pytest.mark.parametrize("roller", [A, B, C])
def test_the_roller_throws_both_dice(roller: int) -> None:
    table = Table(3)
    table.start_turn("caps/plastic", roller=roller)
    assert table.events() == [f"{'ABC'[roller]} rolled caps plastic"]
    assert table.to_act == [roller]


@pytest.mark.clause("MK-12", "MK-15")
@pytest.mark.parametrize("colours", TWO_COLOURS, ids="/".join)
def test_two_colours_allow_one_action_with_either(colours: tuple[str, str]) -> None:
    for chosen in colours:
        table = Table()
        table.start_turn("/".join(colours))
        assert table.legal(A) == every(f"take {'|'.join(colours)} 1|2|3|4")
        table.act(A, f"take {chosen} 1")
        assert table.to_act == [B]


@pytest.mark.clause("MK-12")
def test_pieces_of_other_colours_stay_where_they_are() -> None:
    table = Table(yard={A: "glass card - -"}, plant={A: "- - glass card"})
    table.start_turn("card/metal")
    assert table.legal(A, "convert") == every("convert 2-1|2-2")
    assert table.legal(A, "sell") == every("sell 4 1|2|3|4|5")
    assert table.legal(A, "take") == every("take card|metal 3|4")


@pytest.mark.clause("MK-13")
def test_an_unwelcome_action_is_compulsory() -> None:
    table = Table(yard={A: "glass glass card metal"}, plant={A: "caps caps - -"})
    table.start_turn("card/plastic")
    assert table.legal(A) == every("convert 3-3|3-4")
    table.act(A, "convert 3-3", "caps/plastic")
    table.act(B, "take caps 1", "caps/plastic")
    assert table.events()[-2:] == ["A fee_paid 10", "A rolled caps plastic"]


@pytest.mark.clause("MK-13")
@pytest.mark.parametrize("roll", ["card/glass", "glass/card"])
def test_the_colour_that_allows_an_action_must_be_used(roll: str) -> None:
    glass = 4 * "glass "
    table = Table(yard={B: glass}, plant={B: glass})
    table.start_turn(roll)
    assert table.legal(A) == every("take card 1|2|3|4")


NO_ACTION = {
    "none in the bank, none of one's own": ({B: 4 * "card "}, {B: 4 * "card "}),
    "yard full of other colours": ({A: "glass metal metal caps", B: 4 * "card "}, {B: 4 * "card "}),
    "only piece blocked": ({A: "card glass caps caps"}, {A: "metal metal - -"}),
    "only piece blocked in the middle": ({A: "caps glass card caps"}, {A: "- metal metal metal"}),
}


@pytest.mark.clause("MK-14", "MK-15", "MK-22")
@pytest.mark.parametrize("case", NO_ACTION)
def test_no_action_is_a_logged_pass(case: str) -> None:
    yard, plant = NO_ACTION[case]
    table = Table(yard=yard, plant=plant, market={"plastic": (1, 5)})
    table.start_turn("plastic/card", "metal/star")
    told = table.events()
    rolled = told.index("A rolled plastic card")
    assert told[rolled + 1] == "A passed"
    assert "A turn_lost" not in told
    assert table.to_act == [B]


@pytest.mark.clause("MK-14")
@pytest.mark.parametrize(
    ("yard", "plant"),
    [
        ("- caps caps caps", "metal metal - -"),
        ("card caps caps caps", "metal - - -"),
        ("caps caps caps card", "metal metal - metal"),
        ("caps caps caps caps", "- - - card"),
    ],
)
def test_nobody_passes_who_can_act(yard: str, plant: str) -> None:
    table = Table(yard={A: yard}, plant={A: plant})
    table.start_turn("card/card")
    assert (table.phase, table.to_act) == (Phase.ACT, [A])
    assert len(table.legal(A)) > 0


@pytest.mark.clause("MK-15")
@pytest.mark.parametrize(("roller", "following"), [(A, B), (B, C), (C, A)])
def test_the_dice_go_to_the_next_player(roller: int, following: int) -> None:
    table = Table(3)
    table.start_turn("glass/card", roller=roller)
    table.act(roller, "take glass 1", "metal/caps")
    assert table.events()[-1] == f"{'ABC'[following]} rolled metal caps"
    assert table.to_act == [following]
