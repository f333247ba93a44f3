"""Finished materials and the end of Mark: MK-60 to MK-74."""

import pytest
from mark_table import A, B, C, Table, every

from rejouons.games.mark.state import MATERIAL, Phase

FOUR_FULL = {"glass": (1, 5), "card": (2, 5), "metal": (3, 5), "caps": (4, 5)}


# Finished materials


@pytest.mark.clause("MK-60", "MK-61")
def test_the_fifth_piece_finishes_its_material_at_once() -> None:
    table = Table(plant={A: "metal - - -"}, market={"metal": (3, 4)})
    table.start_turn("metal/card")
    table.act(A, "sell 1 3")
    assert table.events()[1:4] == [
        "A sold metal 1 3 5 11",
        "A finished metal",
        "- scrapped_bank metal 3",
    ]


@pytest.mark.clause("MK-60")
@pytest.mark.parametrize("sold", [0, 1, 2, 3])
def test_fewer_pieces_do_not_finish_a_material(sold: int) -> None:
    market = {"metal": (3, sold)} if sold else {}
    table = Table(plant={A: "metal - - -"}, market=market)
    table.start_turn("metal/card")
    table.act(A, "sell 1 3", "metal/card")
    assert table.scrap["metal"] == 0
    assert table.legal(B, "take metal") == every("take metal 1|2|3|4")


LEFTOVERS = {
    "bank": ({}, {}),
    "one yard": ({B: "metal metal - metal"}, {}),
    "one plant": ({}, {C: "- metal metal metal"}),
    "the seller": ({A: "metal - - -"}, {A: "caps - metal -"}),
    "everywhere": ({B: "glass metal - -"}, {C: "metal caps - -"}),
}


OTHERS = ("glass", "card", "caps", "plastic")


@pytest.mark.clause("MK-61")
@pytest.mark.parametrize("case", LEFTOVERS)
def test_the_three_leftovers_are_scrapped_wherever_they_are(case: str) -> None:
    yard, plant = LEFTOVERS[case]
    seller = plant.get(A, "- - - -")[:-1] + "metal"
    table = Table(3, yard=yard, plant={**plant, A: seller}, market={"metal": (1, 4)})
    others = [table.held(MATERIAL.value(material)) for material in OTHERS]
    table.start_turn("metal/card")
    table.act(A, "sell 4 1")
    assert table.scrap["metal"] == 3
    assert table.bank["metal"] == table.held(MATERIAL.value("metal")) == 0
    assert [table.held(MATERIAL.value(material)) for material in OTHERS] == others
    told = [event for event in table.events() if "scrapped" in event]
    assert sum(int(event.split()[-1]) for event in told) == 3


@pytest.mark.clause("MK-62")
def test_play_goes_on_without_the_finished_material() -> None:
    table = Table(plant={A: "metal - - -"}, market={"metal": (3, 4)})
    table.start_turn("metal/card")
    table.act(A, "sell 1 3", "metal/star")
    assert table.to_act == [B]
    assert table.legal(B) == every("take glass|card|caps|plastic 1|2|3|4")
    table.start_turn("hammer/metal", "hammer/star")
    assert table.legal(A) == every("auction glass|card|caps|plastic")


@pytest.mark.clause("MK-63", "MK-15")
@pytest.mark.parametrize("roll", ["glass/caps", "caps/glass", "caps/caps", "metal/card"])
def test_finished_colours_only_lose_the_turn(roll: str) -> None:
    table = Table(yard={A: "plastic - - -"}, plant={A: "plastic - - -"}, market=FOUR_FULL)
    table.start_turn(roll, "plastic/star")
    rolled = "A rolled " + roll.replace("/", " ")
    assert table.events() == [rolled, "A turn_lost", "B rolled plastic star"]
    assert table.state.stall == 1


@pytest.mark.clause("MK-64")
@pytest.mark.parametrize("roll", ["glass/plastic", "plastic/glass"])
def test_one_live_colour_is_enough(roll: str) -> None:
    table = Table(market=FOUR_FULL)
    table.start_turn(roll)
    assert table.legal(A) == every("take plastic 1|2|3|4")
    table.act(A, "take plastic 1", roll)
    assert table.to_act == [B]


@pytest.mark.clause("MK-64", "MK-14")
def test_a_live_colour_without_action_is_a_pass_not_a_lost_turn() -> None:
    plastic = 4 * "plastic "
    table = Table(yard={B: plastic}, plant={B: plastic}, market=FOUR_FULL)
    table.start_turn("glass/plastic", "glass/plastic")
    assert table.events()[:2] == ["A rolled glass plastic", "A passed"]


@pytest.mark.clause("MK-65")
def test_a_star_with_a_finished_colour_gives_any_live_one() -> None:
    table = Table(market=FOUR_FULL)
    table.start_turn("glass/star")
    assert table.legal(A) == every("take plastic 1|2|3|4")


@pytest.mark.clause("MK-66", "MK-30")
def test_the_second_action_of_a_double_is_void_once_its_colour_is_finished() -> None:
    table = Table(yard={A: "card - - -"}, plant={A: "card card - -"}, market={"card": (4, 4)})
    table.start_turn("card/card")
    table.act(A, "sell 2 4", "metal/caps")
    assert table.events()[-2:] == ["A double_void card", "B rolled metal caps"]
    assert "A double_cut card" not in table.events()
    assert (table.yard(A), table.plant(A)) == ("- - - -", "- - - -")
    assert table.money[A] == 30 + 17


# The end


def last_sale(roll: str) -> Table:
    table = Table(
        3,
        money=[50, 66, 60],
        yard={B: "plastic - - -"},
        plant={A: "plastic plastic - -"},
        market={**FOUR_FULL, "plastic": (5, 4)},
    )
    table.start_turn(roll)
    table.act(A, "sell 1 5")
    return table


@pytest.mark.clause("MK-70")
@pytest.mark.parametrize("roll", ["plastic/glass", "plastic/plastic", "card/star"])
def test_the_game_ends_at_once_with_the_fifth_row(roll: str) -> None:
    table = last_sale(roll)
    assert table.phase == Phase.OVER
    assert table.events()[-1] == "- over_all_rows"
    assert not any("double" in event for event in table.events())
    assert table.to_act == []
    assert [table.legal(seat) for seat in (A, B, C)] == [[], [], []]


@pytest.mark.clause("MK-70")
def test_four_rows_do_not_end_the_game() -> None:
    market = {**FOUR_FULL, "caps": (4, 4), "plastic": (5, 4)}
    table = Table(plant={A: "caps - - -"}, market=market)
    table.start_turn("caps/glass")
    table.act(A, "sell 1 4", "plastic/glass")
    assert table.to_act == [B]


@pytest.mark.clause("MK-71", "MK-72")
def test_most_money_wins() -> None:
    table = last_sale("plastic/glass")
    assert table.points() == [68, 66, 60]
    assert table.ranks() == [1, 2, 3]


@pytest.mark.clause("MK-71")
def test_pieces_are_worth_nothing() -> None:
    table = Table(money=[40, 41], yard={A: "card card - -"}, plant={A: "metal metal - -"})
    assert table.points() == [40, 41]
    assert table.ranks() == [2, 1]


@pytest.mark.clause("MK-72")
@pytest.mark.parametrize(
    ("money", "ranks"),
    [
        ([50, 50], [1, 1]),
        ([40, 66, 66], [3, 1, 1]),
        ([70, 66, 66], [1, 2, 2]),
        ([9, 9, 9, 9], [1, 1, 1, 1]),
        ([20, 66, 20, 40], [3, 1, 3, 2]),
    ],
)
def test_equal_money_is_an_equal_rank(money: list[int], ranks: list[int]) -> None:
    assert Table(len(money), money=money).ranks() == ranks


@pytest.mark.clause("MK-73")
@pytest.mark.parametrize("unfinished", ["glass", "plastic"])
def test_any_four_rows_end_the_variant(unfinished: str) -> None:
    rows = {"glass": (1, 5), "card": (2, 5), "metal": (3, 5), "plastic": (5, 5), "caps": (4, 4)}
    market = {material: rows[material] for material in rows if material != unfinished}
    table = Table(plant={A: "caps caps - -"}, market=market, end_rows=4)
    table.start_turn("caps/caps")
    table.act(A, "sell 1 4")
    assert table.phase == Phase.OVER
    assert table.events()[-1] == "- over_four_rows"


@pytest.mark.clause("MK-73")
def test_three_rows_do_not_end_the_variant() -> None:
    market = {"glass": (1, 5), "card": (2, 5), "metal": (3, 4)}
    table = Table(plant={A: "metal - - -"}, market=market, end_rows=4)
    table.start_turn("metal/caps")
    table.act(A, "sell 1 3")
    assert table.phase != Phase.OVER


@pytest.mark.clause("MK-74")
@pytest.mark.parametrize("cap", [40, 80, 160])
def test_turns_without_a_sale_end_the_game(cap: int) -> None:
    table = Table(money=[30, 40], stall=cap - 2, stall_cap=cap)
    table.start_turn("glass/card")
    table.act(A, "take glass 1")
    assert table.to_act == [B]
    table.act(B, "take glass 1")
    assert table.phase == Phase.OVER
    assert table.events()[-1] == f"- over_stalled {cap}"
    assert table.ranks() == [2, 1]


@pytest.mark.clause("MK-74", "MK-63", "MK-14")
@pytest.mark.parametrize(
    ("roll", "event"), [("glass/card", "turn_lost"), ("glass/metal", "passed")]
)
def test_lost_and_passed_turns_count_as_turns_without_a_sale(roll: str, event: str) -> None:
    metal = 4 * "metal "
    table = Table(
        yard={B: metal}, plant={B: metal}, market={"glass": (1, 5), "card": (2, 5)}, stall=79
    )
    table.start_turn(roll)
    assert table.events()[-2:] == [f"A {event}", "- over_stalled 80"]


@pytest.mark.clause("MK-74")
@pytest.mark.parametrize("action", ["take card 1", "sell 1 1"])
def test_without_a_cap_play_goes_on(action: str) -> None:
    table = Table(plant={A: "card - - -"}, stall=159, stall_cap=0)
    table.start_turn("card/metal")
    table.act(A, action)
    assert table.to_act == [B]


@pytest.mark.clause("MK-74")
def test_one_sale_of_a_double_starts_the_count_anew() -> None:
    table = Table(plant={A: "card - - -"}, stall=79)
    table.start_turn("card/card")
    table.act(A, "sell 1 1")
    table.act(A, "take card 1")
    assert (table.state.stall, table.to_act) == (0, [B])
    table.act(B, "take card 1")
    assert table.state.stall == 1
