"""The specification's scenarios S-21 to S-40: auctions, fees, finished materials, the end."""

import pytest
from mark_table import A, B, C, Table, every

from rejouons.errors import UnreadableAction
from rejouons.games.mark.state import NO_BID, SEALED, Phase
from rejouons.kernel.log import HIDDEN, SPECTATOR


@pytest.mark.clause("MK-40", "MK-46")
def test_s_21_winner_without_space() -> None:
    table = Table(3, money=[30, 30, 20], yard={C: "glass glass card caps"})
    table.start_turn("hammer/plastic")
    table.bid([2, 5, 7], "card/caps")
    assert table.money == [30, 30, 13]
    assert table.bank["plastic"] == 8
    assert table.events()[-2:] == ["C auction_no_space plastic 7", "A rolled card caps"]
    assert (table.phase, table.to_act) == (Phase.ACT, [A])


@pytest.mark.clause("MK-36", "MK-37", "MK-65")
def test_s_22_hammer_with_a_finished_material() -> None:
    table = Table(market={"glass": (1, 5)})
    table.start_turn("hammer/glass", "card/caps")
    assert table.events() == ["A rolled hammer glass", "A no_auction", "A rolled card caps"]
    assert (table.phase, table.to_act) == (Phase.ACT, [A])


@pytest.mark.clause("MK-35")
def test_s_24_hammer_and_star() -> None:
    table = Table(
        3,
        yard={B: "plastic plastic - -", C: 4 * "glass "},
        plant={C: "caps caps caps metal"},
        market={"card": (1, 5), "glass": (2, 4), "metal": (3, 4), "caps": (4, 4)},
    )
    assert table.bank == {"glass": 0, "card": 0, "metal": 3, "caps": 1, "plastic": 6}
    table.start_turn("hammer/star")
    assert table.legal(A) == every("auction metal|caps|plastic")
    table.act(A, "auction caps")
    table.bid([1, 0, 0])
    table.act(A, "place 1")
    assert table.money[A] == 29
    assert table.bank["caps"] == 0


def only_plastic_lives(held_by_b: str) -> Table:
    finished = {"glass": (1, 5), "card": (2, 5), "metal": (3, 5), "caps": (4, 5)}
    table = Table(yard={A: "plastic - - -", B: held_by_b}, market={**finished, "plastic": (5, 4)})
    table.start_turn("hammer/star", "plastic/star")
    return table


@pytest.mark.clause("MK-35", "MK-36")
def test_s_25_no_lot() -> None:
    table = only_plastic_lives("plastic plastic plastic -")
    assert table.bank["plastic"] == 0
    assert table.events() == ["A rolled hammer star", "A no_auction", "A rolled plastic star"]
    assert table.legal(A) == every("convert 1-1|1-2")


@pytest.mark.clause("MK-35")
def test_s_25_the_only_lot_is_not_asked_for() -> None:
    table = only_plastic_lives("plastic plastic - -")
    assert table.bank["plastic"] == 1
    assert table.events() == ["A rolled hammer star", "A auction_opened plastic"]
    assert (table.phase, table.to_act) == (Phase.BID, [A, B])


@pytest.mark.clause("MK-37", "MK-47")
def test_s_26_two_auctions_in_one_turn() -> None:
    table = Table()
    table.start_turn("hammer/glass")
    table.bid([1, 0])
    table.act(A, "place 1", "hammer/card")
    table.bid([0, 2])
    table.act(B, "place 1", "glass/caps")
    assert table.money == [29, 28]
    assert table.legal(A, "convert") == every("convert 1-1|1-2")


@pytest.mark.clause("MK-50", "MK-51", "MK-52")
@pytest.mark.parametrize(
    ("in_yard", "in_plant", "fee"),
    [(3, 2, 5), (2, 4, 5), (0, 3, 5), (3, 3, 10), (4, 4, 10), (2, 2, 0)],
)
def test_s_27_fees(in_yard: int, in_plant: int, fee: int) -> None:
    def row(pieces: int) -> str:
        return pieces * "caps " + (4 - pieces) * "- "

    table = Table(yard={A: row(in_yard)}, plant={A: row(in_plant)})
    table.start_turn("glass/metal")
    assert table.money == [30 - fee, 30]
    assert table.yard(A) == row(in_yard).strip()
    assert table.plant(A) == row(in_plant).strip()


@pytest.mark.clause("MK-52")
def test_s_28_the_last_five_dollars() -> None:
    table = Table(money=[5, 30], yard={A: "glass card metal -"})
    table.start_turn("glass/card")
    assert table.money[A] == 0
    assert table.yard(A) == "glass card metal -"


@pytest.mark.clause("MK-53", "MK-54")
def test_s_29_unpaid_fee() -> None:
    table = Table(money=[4, 30], yard={A: "glass card metal -"}, plant={A: "caps - - -"})
    table.start_turn("glass/card")
    assert table.events() == ["A fee_unpaid 5"]
    assert table.legal(A) == every("return yard 1|2|3")
    table.act(A, "return yard 2", "glass/caps")
    assert table.bank["card"] == 8
    assert table.money[A] == 4
    assert table.events()[1:] == ["A returned card yard 2", "A rolled glass caps"]


@pytest.mark.clause("MK-55")
def test_s_31_no_fee_within_a_turn() -> None:
    table = Table(yard={A: "glass card - -"})
    table.start_turn("hammer/caps")
    table.bid([3, 0])
    table.act(A, "place 3", "glass/metal")
    table.act(A, "convert 1-1", "caps/plastic")
    table.act(B, "take caps 1", "caps/plastic")
    assert (table.roller, table.yard(A)) == (A, "- card caps -")
    assert table.money == [27, 30]


@pytest.mark.clause("MK-50", "MK-61")
def test_s_32_scrapped_pieces_cost_no_fee() -> None:
    table = Table(yard={B: "card glass metal -"}, plant={A: "card - - -"}, market={"card": (1, 4)})
    table.start_turn("card/glass")
    table.act(A, "sell 1 1")
    assert table.yard(B) == "- glass metal -"
    assert table.roller == B
    assert table.money == [37, 30]


@pytest.mark.clause("MK-55", "MK-63")
@pytest.mark.parametrize("roll", ["glass/card", "glass/glass"])
def test_s_33_lost_turn(roll: str) -> None:
    table = Table(yard={A: "metal caps plastic -"}, market={"glass": (1, 5), "card": (2, 5)})
    table.start_turn(roll, "metal/caps")
    rolled = "A rolled " + roll.replace("/", " ")
    assert table.events() == ["A fee_paid 5", rolled, "A turn_lost", "B rolled metal caps"]
    assert table.money[A] == 25


@pytest.mark.clause("MK-13", "MK-14", "MK-64")
def test_s_34_one_finished_colour() -> None:
    table = Table(market={"glass": (1, 5)})
    table.start_turn("glass/card")
    assert table.legal(A) == every("take card 1|2|3|4")

    card = 4 * "card "
    table = Table(yard={B: card}, plant={B: card}, market={"glass": (1, 5)})
    table.start_turn("glass/card", "glass/card")
    assert table.events()[:2] == ["A rolled glass card", "A passed"]


@pytest.mark.clause("MK-71", "MK-73")
def test_s_36_four_rows() -> None:
    finished = {"glass": (1, 5), "card": (2, 5), "metal": (3, 5)}
    table = Table(
        money=[50, 70],
        plant={A: "caps - - -", B: "plastic plastic - -"},
        market={**finished, "caps": (4, 4), "plastic": (5, 3)},
        end_rows=4,
    )
    table.start_turn("caps/glass")
    table.act(A, "sell 1 4")
    assert table.phase == Phase.OVER
    assert table.events()[-1] == "- over_four_rows"
    assert table.money == [67, 70]
    assert table.ranks() == [2, 1]


@pytest.mark.clause("MK-72")
def test_s_37_shared_win() -> None:
    assert Table(3, money=[66, 66, 40]).ranks() == [1, 1, 3]


@pytest.mark.clause("MK-74")
@pytest.mark.parametrize(
    ("action", "stall_cap", "stall", "is_over"),
    [("take glass 1", 80, 80, True), ("sell 1 1", 80, 0, False), ("take glass 1", 0, 80, False)],
)
def test_s_38_stall(action: str, stall_cap: int, stall: int, is_over: bool) -> None:
    table = Table(money=[30, 34], plant={A: "card - - -"}, stall=79, stall_cap=stall_cap)
    table.start_turn("glass/card")
    table.act(A, action)
    assert table.state.stall == stall
    assert (table.phase == Phase.OVER) is is_over
    assert ("- over_stalled 80" in table.events()) is is_over
    assert table.ranks() == [2, 1]


@pytest.mark.clause("MK-41", "MK-80", "MK-81", "MK-82")
@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_s_39_bids_and_money(visibility: str) -> None:
    table = Table(money=[3, 0], money_visibility=visibility)
    table.start_turn("hammer/metal")
    assert table.legal(A) == every("bid 0|1|2|3")
    assert table.legal(B) == ["bid 0"]
    table.act(A, "bid 2")
    for viewer in (B, SPECTATOR):
        view = table.view(viewer)
        assert list(view.players["bid"][:2]) == [SEALED, NO_BID]
        assert view.players[A].money == (3 if visibility == "open" else HIDDEN)
        assert list(view.bank) == [8, 8, 8, 8, 8]
    table.act(B, "bid 0")
    for viewer in (B, SPECTATOR):
        assert list(table.view(viewer).players["bid"][:2]) == [2, 0]
        assert table.events_for(viewer)[-3:-1] == ["A bid_shown 2", "B bid_shown 0"]


@pytest.mark.clause("MK-27")
def test_s_40_nothing_else_is_a_move() -> None:
    table = Table(yard={A: "card - - -"}, plant={A: "- card - -"}, market={"card": (1, 1)})
    assert table.bank["card"] == 5
    table.start_turn("card/card")
    assert table.legal(A) == every("take card 2|3|4", "convert 1-1", "sell 2 1")
    for wish in ("shift 1 2", "sell yard 1", "give card B", "pass"):
        with pytest.raises(UnreadableAction):
            table.why_not(A, wish)
