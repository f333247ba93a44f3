"""What a guess makes of the cards that a viewer of Macadam cannot see."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from macadam_contract import cards_traced
from macadam_table import (
    REST,
    A,
    B,
    C,
    Given,
    Table,
    all_cards,
    card_set,
    legal_actions,
    names,
    opening,
)

from positions import new_log
from rejouons.games.macadam import rules
from rejouons.games.macadam.flow import can_open, openers
from rejouons.games.macadam.knowledge import show_lack
from rejouons.games.macadam.state import CARD
from rejouons.games.macadam.tables import ALL_CARDS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import SPECTATOR, open_log
from rejouons.kernel.record import snapshot

GUESSES = 40
LOOKS = 12  # one position in so many is guessed at
WALKERS = "PG1-5 PR1-5 PY1-5 PV1-5"


def guess_of(state: Any, viewer: int, seed: int) -> Any:
    guess = snapshot(state)
    rules.redact(guess, viewer)
    seed_dice(guess.dice, seed, 0)
    rules.guess(guess, viewer)
    return guess


def guesses(table: Table, viewer: int) -> Iterator[Any]:
    for seed in range(GUESSES):
        yield guess_of(table.state, viewer, seed)


def random_positions(players: int, seed: int) -> Iterator[Any]:
    """Positions of a random round of random options."""
    chance = random.Random(seed)
    options = {option.key: chance.choice(option.values) for option in Table.game.options}
    state, log = opening(players, **{**options, "rounds": 1}), new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    while rules.to_act(state):
        if chance.randrange(LOOKS) == 0:
            yield state
        seat = int(state.actor)
        open_log(log)
        rules.apply(state, log, seat, chance.choice(legal_actions(state, seat)))


# In any position


@pytest.mark.clause("MC-16", "MC-17", "MC-26", "MC-35")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_guess_suits_all_that_is_known(players: int) -> None:
    for number, state in enumerate(random_positions(players, players)):
        for viewer in (SPECTATOR, *range(players)):
            check(state, guess_of(state, viewer, number), viewer)


def check(state: Any, guess: Any, viewer: int) -> None:
    assert all_cards(guess) == ALL_CARDS
    assert int(guess.stock).bit_count() + int(guess.under_size) == int(guess.stock_size)
    for seat in range(state.num_players):
        guessed, true = guess.players[seat], state.players[seat]
        assert int(guessed.hand).bit_count() == true.hand_size
        assert int(guessed.hand) & int(true.lacks) == 0
        assert seat != viewer or guessed.hand == true.hand
    check_discards(state, guess, viewer)


def check_discards(state: Any, guess: Any, viewer: int) -> None:
    """Own discards lie where they were put, or in the hand that was seen to draw them."""
    own = state.under_by == viewer
    if viewer != NOBODY:
        assert guess.under[own].tolist() == state.under[own].tolist()
        for card in cards_traced(state, viewer):
            assert holder_of(guess, card) == holder_of(state, card)


def holder_of(state: Any, card: int) -> int:
    [seat] = [
        seat for seat in range(state.num_players) if int(state.players[seat].hand) >> card & 1
    ]
    return seat


# Known and unknown cards


@pytest.mark.clause("MC-26")
def test_an_own_discard_comes_up_in_its_turn() -> None:
    table = Table(A="MO3 PG1", B="PG2", C="PG3", stock=REST)
    table.act("swap", "discard MO3")
    for guess in guesses(table, A):
        assert guess.under[guess.under_first] == CARD.value("MO3")
    assert len({int(guess.under[guess.under_first]) for guess in guesses(table, B)}) > 1


@pytest.mark.clause("MC-70")
def test_a_traced_card_is_guessed_where_it_went() -> None:
    table = Table(A="MO3 BI1", B="BI2", C="BI3 BI4", exposed={C: WALKERS}, stock="BI5")
    table.act("swap", "discard MO3", "place S02", "expose BI1", "expose BI2", "expose BI3")
    assert table.hand(B) == "MO3"
    complete(table)
    for guess in guesses(table, A):
        assert names(guess.players[B].hand) == "MO3"
    assert len({int(guess.players[B].hand) for guess in guesses(table, C)}) > 1


def complete(table: Table) -> None:
    """Puts the cards that are out of the example into the stock."""
    missing = ALL_CARDS & ~table.all_cards
    table.state.stock |= missing
    table.state.stock_size += missing.bit_count()


@pytest.mark.clause("MC-35")
@pytest.mark.parametrize("viewer", [A, C, SPECTATOR])
def test_a_hand_holds_nothing_that_it_is_known_to_lack(viewer: int) -> None:
    """B lacks nearly everything, so that most deals must be mended."""
    table = Table(A="PR1 BI1 PG1", B="AG1 AG2 MO1 MO2", C="PR3 BI3 CA1", stock=REST)
    table.act("place S01", "expose PR1", "agent_alone")
    hands = {int(guess.players[B].hand) for guess in guesses(table, viewer)}
    assert all(hand & card_set(f"{WALKERS} BI1-8 BA1-3 GA1-3") == 0 for hand in hands)
    assert len(hands) > GUESSES / 2


@pytest.mark.clause("MC-35")
def test_the_only_possible_hand_is_found() -> None:
    """B can hold neither reds nor bicycles, C holds the rest: a chain of cards must move."""
    everywhere = "AG1-6 IN1-2 LI1-2 PG1-5 PY1-5 PV1-5 MO1-6 CA1-3 MB1-3 BA1-3 GA1-3"
    gone = everywhere.replace("PG1-5", "PG3-5")
    table = Table(
        A="PR5 PY5",
        B="PG1 PG2",
        C="PR2-4 BI1-8",
        exposed={A: gone.replace("PY1-5", "PY1-4"), C: "PR1"},
    )
    show_lack(table.player(B), card_set("PR1-5 BI1-8"))
    assert table.all_cards == ALL_CARDS
    for guess in guesses(table, A):
        assert names(guess.players[B].hand) == "PG1 PG2"


# A leader who has just covered a signal

COVERED: dict[str, Given] = {
    "a common card": {"A": "BI1 MO1 PG1", "signal": "S02"},
    "a rare card": {"A": "GA1 PG1 BI1", "exposed": {B: "GA2 GA3"}, "signal": "S13"},
    "a card with its paper": {"A": "CA1 PG1", "papers": {A: "licence"}, "signal": "S12"},
    "one card for a signal": {"A": "BA1", "signal": "S15"},
    "nothing for any signal": {"A": "PG1 PR1", "free": "S12 S15", "signal": "S15"},
    "nothing that anybody could have": {
        "A": "BI1 BI4-8",
        "exposed": {B: "CA1-3 MB1-3"},
        "free": "S01 S12",
        "signal": "S12",
    },
}


@pytest.mark.clause("MC-22", "MC-23")
@pytest.mark.parametrize("viewer", [B, C, SPECTATOR])
@pytest.mark.parametrize("position", COVERED)
def test_a_leader_can_open_the_signal_or_could_open_none(position: str, viewer: int) -> None:
    given = {"B": "PG2 BI2", "C": "PG3 BI3", "stock": REST, **COVERED[position]}
    signal = given.pop("signal")
    table = Table(**given)
    table.act(f"place {signal}")
    for guess in guesses(table, viewer):
        leader = guess.players[A]
        assert openers(guess, leader) or not can_open(guess, leader)
        assert all_cards(guess) == ALL_CARDS


@pytest.mark.clause("MC-22")
def test_the_leader_himself_knows_his_cards() -> None:
    table = Table(A="GA1 PG1 BI1", B="PG2", C="PG3", stock=REST)
    table.act("place S13")
    for guess in guesses(table, A):
        assert names(guess.players[A].hand) == table.hand(A)


@pytest.mark.clause("MC-95")
def test_nothing_is_left_to_guess_once_the_game_is_over() -> None:
    table = Table(A="PG1", B="PG2", C="PG3", stock=REST, free="S12")
    table.act("place S12", "fine")
    for seat in (A, B, C):
        guess = guess_of(table.state, seat, 1)
        assert guess.players["hand"].tolist() == table.state.players["hand"].tolist()
