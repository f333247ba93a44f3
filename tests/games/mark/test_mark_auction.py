"""Mark's auctions: MK-40 to MK-47."""

from itertools import permutations

import pytest
from mark_table import A, B, C, D, Table, every

from rejouons.games.mark.state import MATERIAL, NO_LOT, Phase
from rejouons.kernel.contract import NOBODY


@pytest.mark.clause("MK-40")
def test_everybody_bids_with_or_without_space_or_money() -> None:
    table = Table(4, money=[0, 30, 1, 30], yard={B: 4 * "glass "})
    table.start_turn("hammer/metal", roller=D)
    assert table.to_act == [A, B, C, D]
    assert table.legal(A) == ["bid 0"]
    assert table.legal(C) == every("bid 0|1")
    assert len(table.legal(B)) == len(table.legal(D)) == 31


@pytest.mark.clause("MK-41")
def test_bids_go_from_nothing_to_all_of_ones_money() -> None:
    table = Table(money=[230, 7])
    table.start_turn("hammer/metal")
    assert table.legal(A) == sorted(f"bid {amount}" for amount in range(231))
    assert table.legal(B) == sorted(f"bid {amount}" for amount in range(8))


@pytest.mark.clause("MK-41")
def test_bids_wait_until_all_are_in() -> None:
    table = Table(3)
    table.start_turn("hammer/metal")
    for seat, waiting in ((C, [A, B]), (A, [B])):
        table.act(seat, "bid 9")
        assert table.to_act == waiting
        assert table.phase == Phase.BID
        assert table.legal(seat) == []
        assert table.money == [30, 30, 30]
        assert not any("bid_shown" in event for event in table.events())
    table.act(B, "bid 0")
    told = table.events()
    shown = ["A bid_shown 9", "B bid_shown 0", "C bid_shown 9"]
    assert told[told.index(shown[0]) :][:3] == shown


@pytest.mark.clause("MK-41", "MK-43")
@pytest.mark.parametrize("bids", [(3, 8, 2), (6, 6, 6), (0, 4, 4)])
def test_the_order_of_bidding_does_not_matter(bids: tuple[int, int, int]) -> None:
    endings = set()
    for order in permutations((A, B, C)):
        table = Table(3)
        table.start_turn("hammer/metal")
        for seat in order:
            table.act(seat, f"bid {bids[seat]}")
        told = table.events()
        endings.add((*table.money, *told[told.index(f"A bid_shown {bids[A]}") :]))
    assert len(endings) == 1


@pytest.mark.clause("MK-42")
@pytest.mark.parametrize(
    ("bids", "money"),
    [
        ([3, 5, 4], [30, 25, 30]),
        ([30, 29, 28], [0, 30, 30]),
        ([0, 0, 1], [30, 30, 29]),
        ([7, 7, 9], [30, 30, 21]),
    ],
)
def test_only_the_highest_bidder_pays(bids: list[int], money: list[int]) -> None:
    table = Table(3)
    table.start_turn("hammer/metal")
    table.bid(bids)
    winner, price = bids.index(max(bids)), max(bids)
    assert table.money == money
    assert table.events()[-1] == f"{'ABC'[winner]} auction_won metal {price}"
    assert table.to_act == [winner]


TIES = [  # roller, bids, winner
    (A, [5, 5, 0, 0], A),
    (A, [1, 5, 0, 5], B),
    (B, [5, 5, 5, 5], B),
    (B, [5, 0, 5, 0], C),
    (B, [5, 0, 0, 5], D),
    (B, [5, 4, 0, 5], D),
    (C, [5, 5, 0, 0], A),
    (C, [0, 5, 0, 5], D),
    (C, [5, 0, 5, 5], C),
    (D, [0, 5, 5, 0], B),
    (D, [5, 5, 5, 4], A),
    (D, [5, 0, 0, 5], D),
]


@pytest.mark.clause("MK-43")
@pytest.mark.parametrize(("roller", "bids", "winner"), TIES)
def test_a_tie_goes_to_the_roller_or_the_next_clockwise(
    roller: int, bids: list[int], winner: int
) -> None:
    table = Table(4)
    table.start_turn("hammer/metal", roller=roller)
    table.bid(bids)
    assert table.events()[-1] == f"{'ABCD'[winner]} auction_won_tie metal 5"
    assert table.money == [25 if seat == winner else 30 for seat in range(4)]
    assert table.to_act == [winner]


@pytest.mark.clause("MK-43")
def test_two_players_tie_for_the_one_who_rolls() -> None:
    table = Table(2)
    table.start_turn("hammer/metal", roller=B)
    table.bid([2, 2])
    assert table.money == [30, 28]


@pytest.mark.clause("MK-44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_any_offer_the_piece_stays_in_the_bank(players: int) -> None:
    table = Table(players)
    table.start_turn("hammer/card", roller=B)
    table.bid(players * [0], "glass/caps")
    assert table.events()[-2:] == ["B auction_unsold card", "B rolled glass caps"]
    assert table.bank["card"] == 8
    assert table.money == players * [30]
    assert [table.yard(seat) for seat in range(players)] == players * ["- - - -"]


@pytest.mark.clause("MK-45")
def test_the_winner_places_the_piece_on_an_empty_space() -> None:
    table = Table(yard={B: "- glass - caps"})
    table.start_turn("hammer/card")
    table.bid([0, 2])
    assert (table.phase, table.to_act) == (Phase.PLACE, [B])
    assert table.legal(B) == every("place 1|3")
    assert table.legal(A) == []
    assert table.bank["card"] == 8
    table.act(B, "place 3", "glass/metal")
    assert table.yard(B) == "- glass card caps"
    assert table.bank["card"] == 7
    assert table.events()[-2:] == ["B placed card 3", "A rolled glass metal"]


@pytest.mark.clause("MK-45")
@pytest.mark.parametrize(("yard", "column"), [("- caps glass glass", 1), ("caps glass - glass", 3)])
def test_a_single_free_space_is_filled_without_asking(yard: str, column: int) -> None:
    table = Table(yard={B: yard})
    table.start_turn("hammer/card")
    table.bid([0, 2], "glass/metal")
    assert table.yard(B) == yard.replace("-", "card")
    assert table.bank["card"] == 7
    assert table.events()[-2:] == [f"B placed card {column}", "A rolled glass metal"]
    assert table.to_act == [A]


@pytest.mark.clause("MK-44", "MK-45", "MK-46", "MK-80")
@pytest.mark.parametrize(
    ("yard", "bids"),
    [("- - - -", [0, 0]), (4 * "glass ", [0, 1]), ("glass glass glass -", [0, 1])],
    ids=["unsold", "no space", "placed"],
)
def test_after_an_auction_nothing_is_on_the_block(yard: str, bids: list[int]) -> None:
    table = Table(yard={B: yard})
    table.start_turn("hammer/card")
    assert table.state.lot == MATERIAL.value("card")
    table.bid(bids)
    assert (table.state.lot, table.state.winner) == (NO_LOT, NOBODY)


@pytest.mark.clause("MK-46", "MK-43")
def test_a_full_yard_wins_a_tie_and_pays_for_nothing() -> None:
    table = Table(3, yard={A: 4 * "glass "}, plant={A: "caps - - -"})
    table.start_turn("hammer/card")
    assert table.money[A] == 25
    table.bid([6, 6, 1], "caps/metal")
    assert table.money == [19, 30, 30]
    assert table.bank["card"] == 8
    assert [table.yard(seat) for seat in (B, C)] == 2 * ["- - - -"]
    assert table.events()[-2:] == ["A auction_no_space card 6", "A rolled caps metal"]
    assert table.to_act == [A]


@pytest.mark.clause("MK-47", "MK-37")
def test_winning_an_auction_is_not_an_action() -> None:
    table = Table()
    table.start_turn("hammer/card")
    table.bid([2, 0])
    table.act(A, "place 1", "card/card")
    for action in ("convert 1-2", "take card 1"):
        assert (table.phase, table.to_act) == (Phase.ACT, [A])
        table.act(A, action)
    assert table.to_act == [B]


@pytest.mark.clause("MK-40", "MK-42", "MK-47")
def test_a_new_auction_forgets_the_old_bids() -> None:
    table = Table()
    table.start_turn("hammer/card")
    table.bid([0, 9])
    table.act(B, "place 1", "hammer/caps")
    assert table.to_act == [A, B]
    table.bid([1, 0])
    assert table.money == [29, 21]
    assert table.events()[-1] == "A auction_won caps 1"
