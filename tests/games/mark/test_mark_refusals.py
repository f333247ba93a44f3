"""Why an action of Mark is refused: each reason, with the clause it rests on."""

from typing import Any

import pytest
from mark_table import A, B, Table

from refusals import check_refused, each_reason
from rejouons.games.mark.state import Reason

ALL_CARD = {"yard": {B: 4 * "card "}, "plant": {B: 4 * "card "}}
INSOLVENT = {"money": [4, 30], "yard": {A: "glass card metal -"}, "plant": {A: "caps - - -"}}
GLASS_FINISHED = {"market": {"glass": (1, 5)}}
STOCKED = {
    "yard": {A: "card glass - -"},
    "plant": {A: "card - - glass"},
    "market": {"card": (2, 1)},
}
THREE_FULL = {"glass": (1, 5), "card": (2, 5), "metal": (3, 5), "caps": (4, 4)}
LAST_ROW = {"plant": {A: "caps - - -"}, "market": {**THREE_FULL, "plastic": (5, 5)}}
FOURTH_ROW = {"plant": {A: "caps - - -"}, "market": THREE_FULL, "end_rows": 4}

# reason, position, roll, bids or actions played before, seat, refused action
CASES: list[tuple[Reason, dict[str, Any], str, list[tuple[int, str]], int, str]] = [
    (Reason.OVER_STALLED, {"stall": 79}, "card/caps", [(A, "take card 1")], A, "take card 2"),
    (Reason.OVER_STALLED, {"stall": 79}, "card/caps", [(A, "take card 1")], B, "take card 2"),
    (Reason.OVER_ALL_ROWS, LAST_ROW, "caps/glass", [(A, "sell 1 4")], A, "take caps 1"),
    (Reason.OVER_FOUR_ROWS, FOURTH_ROW, "caps/glass", [(A, "sell 1 4")], B, "take caps 1"),
    (Reason.NOT_YOUR_TURN, {}, "card/caps", [], B, "take card 1"),
    (Reason.NOT_YOUR_TURN, {}, "hammer/star", [], B, "auction card"),
    (Reason.NOT_YOUR_TURN, INSOLVENT, "card/caps", [], B, "return yard 1"),
    (Reason.NOT_YOUR_TURN, {}, "hammer/card", [(A, "bid 0"), (B, "bid 1")], A, "place 1"),
    (Reason.ALREADY_BID, {}, "hammer/card", [(A, "bid 1")], A, "bid 2"),
    (Reason.MUST_RETURN, INSOLVENT, "card/caps", [], A, "take card 4"),
    (Reason.ROW_NOT_OVERFULL, INSOLVENT, "card/caps", [], A, "return plant 1"),
    (Reason.NO_PIECE_THERE, INSOLVENT, "card/caps", [], A, "return yard 4"),
    (Reason.MUST_NAME_LOT, {}, "hammer/star", [], A, "bid 1"),
    (Reason.LOT_NOT_IN_BANK, ALL_CARD, "hammer/star", [], A, "auction card"),
    (Reason.LOT_FINISHED, GLASS_FINISHED, "hammer/star", [], A, "auction glass"),
    (Reason.MUST_BID, {}, "hammer/card", [], A, "take card 1"),
    (Reason.BID_ABOVE_MONEY, {"money": [3, 30]}, "hammer/card", [], A, "bid 4"),
    (Reason.MUST_PLACE, {}, "hammer/card", [(A, "bid 1"), (B, "bid 0")], A, "take card 1"),
    (Reason.SPACE_TAKEN, STOCKED, "hammer/card", [(A, "bid 1"), (B, "bid 0")], A, "place 2"),
    (Reason.MUST_ACT, {}, "card/caps", [], A, "bid 0"),
    (Reason.MUST_ACT, {}, "card/caps", [], A, "place 1"),
    (Reason.MUST_ACT, STOCKED, "card/caps", [], A, "return yard 1"),
    (Reason.MATERIAL_FINISHED, GLASS_FINISHED, "glass/caps", [], A, "take glass 1"),
    (Reason.NOT_ROLLED, {}, "card/caps", [], A, "take glass 1"),
    (Reason.NOT_ROLLED, STOCKED, "card/caps", [], A, "convert 2-2"),
    (Reason.NOT_ROLLED, STOCKED, "card/caps", [], A, "sell 4 1"),
    (Reason.BANK_EMPTY, ALL_CARD, "card/caps", [], A, "take card 1"),
    (Reason.SPACE_TAKEN, STOCKED, "card/caps", [], A, "take card 2"),
    (Reason.NOTHING_TO_CONVERT, STOCKED, "card/caps", [], A, "convert 3-3"),
    (Reason.PLANT_SPACE_TAKEN, STOCKED, "card/caps", [], A, "convert 1-1"),
    (Reason.NOTHING_TO_SELL, STOCKED, "card/caps", [], A, "sell 2 2"),
    (Reason.ROW_IS_FIXED, STOCKED, "card/caps", [], A, "sell 1 3"),
    (Reason.ROW_IS_ANOTHERS, STOCKED, "glass/caps", [], A, "sell 4 2"),
]


@pytest.mark.parametrize(
    ("reason", "position", "roll", "played", "seat", "action"),
    each_reason(CASES),
)
def test_refusal(
    reason: Reason,
    position: dict[str, Any],
    roll: str,
    played: list[tuple[int, str]],
    seat: int,
    action: str,
) -> None:
    table = Table(**position)
    table.start_turn(roll)
    for player, earlier in played:
        table.act(player, earlier)
    check_refused(table, reason, seat, action)


def test_every_reason_is_tried() -> None:
    tried = {case[0] for case in CASES}
    assert tried | {Reason.LEGAL, Reason.NO_SUCH_ACTION} == set(Reason)
