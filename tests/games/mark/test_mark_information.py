"""What Mark's players may know: MK-80 to MK-82."""

import random

import pytest
from mark_table import A, B, C, Table, legal_actions

from positions import seats_in
from rejouons.games.mark import rules
from rejouons.games.mark.state import NO_BID, SEALED, Phase
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import HIDDEN, SPECTATOR, open_log
from rejouons.kernel.record import snapshot

VIEWERS = (A, B, C, SPECTATOR)
GUESSES = 200
POSITIONS = {
    Phase.ACT: "card/metal",
    Phase.LOT: "hammer/star",
    Phase.BID: "hammer/card",
    Phase.RETURN: "card/metal",
    Phase.PLACE: "hammer/card",
    Phase.OVER: "card/metal",
}


def table_in(phase: Phase, visibility: str = "open") -> Table:
    """Three players in the middle of a game, in this phase of A's turn."""
    table = Table(
        3,
        money=[2 if phase == Phase.RETURN else 20, 9, 6],
        yard={A: "plastic card metal -", B: "metal - - -"},
        plant={C: "- caps caps -"},
        market={"glass": (1, 5), "card": (2, 2)},
        stall=79 if phase == Phase.OVER else 11,
        money_visibility=visibility,
    )
    table.start_turn(POSITIONS[phase])
    if phase == Phase.OVER:
        table.act(A, "take card 4")
    if phase == Phase.PLACE:
        table.bid([1, 2, 1])
    assert table.phase == phase
    return table


@pytest.mark.clause("MK-80", "MK-82")
@pytest.mark.parametrize("phase", POSITIONS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_but_the_dice_to_come_is_open(phase: Phase, viewer: int) -> None:
    table = table_in(phase)
    view = table.view(viewer)
    assert not view.dice.lanes.any()
    view.dice = table.state.dice
    assert view.tobytes() == table.state.tobytes()
    assert table.events_for(viewer)[:2] == table.events()[:2]


# Bids


def two_have_bid(visibility: str = "open") -> Table:
    table = table_in(Phase.BID, visibility)
    table.act(A, "bid 3")
    table.act(B, "bid 0")
    return table


@pytest.mark.clause("MK-81", "MK-41")
@pytest.mark.parametrize(
    ("viewer", "bids"),
    [
        (A, [3, SEALED, NO_BID]),
        (B, [SEALED, 0, NO_BID]),
        (C, [SEALED, SEALED, NO_BID]),
        (SPECTATOR, [SEALED, SEALED, NO_BID]),
    ],
)
def test_others_see_only_who_has_bid(viewer: int, bids: list[int]) -> None:
    assert list(two_have_bid().view(viewer).players["bid"][:3]) == bids


@pytest.mark.clause("MK-81")
@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (A, ["A bid 3", "B bid ?"]),
        (B, ["A bid ?", "B bid 0"]),
        (C, ["A bid ?", "B bid ?"]),
        (SPECTATOR, ["A bid ?", "B bid ?"]),
    ],
)
def test_the_log_keeps_bids_secret(viewer: int, told: list[str]) -> None:
    assert two_have_bid().events_for(viewer)[-2:] == told


@pytest.mark.clause("MK-81", "MK-41")
@pytest.mark.parametrize("visibility", ["open", "hidden"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_losing_bids_are_shown_as_well(viewer: int, visibility: str) -> None:
    table = two_have_bid(visibility)
    table.act(C, "bid 2")
    assert list(table.view(viewer).players["bid"][:3]) == [3, 0, 2]
    shown = [event for event in table.events_for(viewer) if "bid_shown" in event]
    assert shown == ["A bid_shown 3", "B bid_shown 0", "C bid_shown 2"]


# Money


@pytest.mark.clause("MK-82")
@pytest.mark.parametrize("phase", [phase for phase in POSITIONS if phase != Phase.OVER])
def test_hidden_money_is_seen_by_its_owner_only(phase: Phase) -> None:
    table = table_in(phase, "hidden")
    for viewer in VIEWERS:
        money = [amount if seat == viewer else HIDDEN for seat, amount in enumerate(table.money)]
        assert list(table.view(viewer).players["money"][:3]) == money


@pytest.mark.clause("MK-82")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_money_is_shown_at_the_end(viewer: int) -> None:
    table = table_in(Phase.OVER, "hidden")
    assert list(table.view(viewer).players["money"][:3]) == table.money


@pytest.mark.clause("MK-80", "MK-82")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_money_hides_nothing_else(viewer: int) -> None:
    table = table_in(Phase.PLACE, "hidden")
    view = table.view(viewer)
    view.dice = table.state.dice
    view.players["money"] = table.state.players["money"]
    assert view.tobytes() == table.state.tobytes()
    assert table.events_for(viewer)[0] == "A fee_paid 5"
    assert table.events_for(viewer)[-1] == "B auction_won card 2"


@pytest.mark.clause("MK-82", "MK-41")
@pytest.mark.parametrize("phase", POSITIONS)
def test_a_view_lists_its_owners_actions_and_nobody_elses_bids(phase: Phase) -> None:
    table = table_in(phase, "hidden")
    for viewer in (A, B, C):
        view = table.view(viewer)
        assert legal_actions(view, viewer) == legal_actions(table.state, viewer)
    if phase == Phase.BID:
        assert legal_actions(table.view(A), B) == []


@pytest.mark.clause("MK-81", "MK-82")
@pytest.mark.parametrize("phase", [Phase.BID, Phase.RETURN])
def test_a_guess_fills_in_what_could_be_and_keeps_what_is_known(phase: Phase) -> None:
    table = table_in(phase, "hidden")
    if phase == Phase.BID:
        table.act(B, "bid 4")
    view = table.view(C)
    for seed in range(GUESSES):
        guess = snapshot(view)
        seed_dice(guess.dice, seed, 0)
        rules.guess(guess, C)
        money, bids = guess.players["money"][:3], guess.players["bid"][:3]
        assert money.tolist() == table.money
        assert bids[A] == bids[C] == NO_BID
        assert phase != Phase.BID or 0 <= bids[B] <= money[B]


@pytest.mark.clause("MK-82")
def test_who_keeps_books_knows_all_purses() -> None:
    """Payments are made in front of everyone: a guess says what the events of a game add up to."""
    for seed in range(8):
        chance = random.Random(seed)
        table = Table(chance.randint(2, 4), money_visibility="hidden")
        players = int(table.state.num_players)
        books = [30] * players
        while waiting := seats_in(int(rules.to_act(table.state))):
            seat = chance.choice(waiting)
            open_log(table.log)
            action = chance.choice(legal_actions(table.state, seat))
            rules.apply(table.state, table.log, seat, action)
            for event in table.events_for(SPECTATOR):
                enter(books, event)
            view = table.view(SPECTATOR)
            seed_dice(view.dice, seed, 0)
            rules.guess(view, SPECTATOR)
            assert view.players["money"][:players].tolist() == books


def enter(books: list[int], event: str) -> None:
    """Books an event that money changes hands in."""
    seat, kind, *words = event.split()
    if kind == "sold":
        books["ABCD".index(seat)] += int(words[-1])
    elif kind in ("fee_paid", "auction_won", "auction_won_tie", "auction_no_space"):
        books["ABCD".index(seat)] -= int(words[-1])
