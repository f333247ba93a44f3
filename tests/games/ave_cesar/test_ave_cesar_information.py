"""What Ave César's players may know of each other's cards, and what a guess makes of the rest."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from ave_cesar_table import P1, P2, P3, Race, legal_actions, opening, told

from positions import new_log
from rejouons.games.ave_cesar import rules
from rejouons.games.ave_cesar.state import Event, Phase
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, SIX, VALUES
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import HIDDEN, SPECTATOR, redact_log
from rejouons.kernel.record import snapshot
from rejouons.match import Match

VIEWERS = (P1, P2, P3, SPECTATOR)
SEATS = (P1, P2, P3)
GUESSES = 20
UNSEEN = VALUES * [HIDDEN]
POSITIONS: dict[str, dict[str, Any]] = {
    "drives": {"P1": "07R/1 {6,4,2}", "P2": "05L/1 {1,1,3}"},
    "is held up": {"P1": "20L/1 {2,3,4}", "P2": "21/1 {5,5,1}"},
    "waits": {"P1": "25L/2 {1,2,3}", "P2": "C1/2 s {1,4,5}"},
    "stands without a pile": {"P1": "20L/3 d {2,3,4} []", "P2": "21/1"},
    "stands with barred sixes": {"P1": "20L/3 d {6,6,6}", "P2": "21/1"},
    "holds a rare hand": {
        "P1": "05L/1 {5,6,6} [1,1,1,1,2,2,2,2,3,3,3,3]",
        "P2": "10/1 {1,2,2}",
        "P3": "09L/1 {3,3,3}",
    },
    "holds its last cards": {"P1": "20L/3 s {1,5} []", "P2": "22R/3 s {6} []"},
}


@pytest.fixture(params=POSITIONS)
def race(request: pytest.FixtureRequest) -> Race:
    return Race("white cw", **POSITIONS[request.param])


def guesses(race: Race, viewer: int) -> Iterator[Any]:
    """Completions of what a viewer sees."""
    for seed in range(GUESSES):
        guess = race.view(viewer)
        seed_dice(guess.dice, seed, 0)
        rules.guess(guess, viewer)
        yield guess


def all_cards(player: Any) -> list[int]:
    """A player's cards of each value, wherever they are."""
    pile = player.pile
    ring = [(pile.under_first + card) % len(pile.under) for card in range(pile.under_left)]
    tucked = [int(pile.under[card]) for card in ring]
    return [
        int(player.hand[value] + player.spent[value] + pile.unknown[value]) + tucked.count(value)
        for value in range(VALUES)
    ]


# Hands and piles


@pytest.mark.clause("AC-21")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_owner_sees_a_hand_and_what_the_pile_may_hold(race: Race, viewer: int) -> None:
    view = race.view(viewer)
    for seat in SEATS:
        seen, true = view.players[seat], race.state.players[seat]
        is_own = seat == viewer
        assert seen.hand.tolist() == (true.hand.tolist() if is_own else UNSEEN)
        assert seen.pile.unknown.tolist() == (true.pile.unknown.tolist() if is_own else UNSEEN)
        assert is_own or set(seen.pile.under.tolist()) == {HIDDEN}


@pytest.mark.clause("AC-21", "AC-25")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_is_open(race: Race, viewer: int) -> None:
    view = race.view(viewer)
    assert not view.dice.lanes.any()
    view.dice = race.state.dice
    for seat in SEATS:
        view.players[seat].hand = race.state.players[seat].hand
        view.players[seat].pile.unknown = race.state.players[seat].pile.unknown
        view.players[seat].pile.under = race.state.players[seat].pile.under
    assert view.tobytes() == race.state.tobytes()


@pytest.mark.clause("AC-21")
def test_the_deal_is_told_to_each_owner_only() -> None:
    state, log = opening(3), new_log()
    seed_dice(state.dice, 5, 0)
    rules.setup(state, log)
    for viewer in VIEWERS:
        page = snapshot(log)
        redact_log(page, viewer)
        dealt = [event for event in told(page) if "dealt" in event]
        assert [event for event in dealt if "?" in event] == [
            f"P{seat + 1} dealt ? ? ?" for seat in SEATS if seat != viewer
        ]
        assert len(dealt) == len(SEATS)


@pytest.mark.clause("AC-17", "AC-20")
def test_cards_turned_up_for_the_lanes_are_seen_by_all() -> None:
    state, log = opening(3), new_log()
    seed_dice(state.dice, 5, 0)
    rules.setup(state, log)
    page = snapshot(log)
    redact_log(page, SPECTATOR)
    turned = [event for event in told(page) if "card_turned" in event]
    assert len(turned) >= len(SEATS)
    assert "?" not in "".join(turned)


@pytest.mark.clause("AC-25", "AC-26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_is_played_openly_and_drawn_in_secret(viewer: int) -> None:
    race = Race("white cw", P1="07R/1 {6,4,2} [5]", P2="05L/1 {1,1,3}")
    race.act("play 4 10")
    drawn = "5" if viewer == P1 else "?"
    assert race.events_for(viewer) == ["P1 moved 4 07R 10", f"P1 drew {drawn}"]
    assert race.view(viewer).players[P1].spent.tolist() == [4, 3, 4, 4, 3, 3]


# Passes


@pytest.mark.clause("AC-42")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_tucked_is_known_to_its_owner_only(viewer: int) -> None:
    race = Race("white cw", P1="20L/1 {2,3,4} [5]", P2="21/1 {5,5,1}")
    race.act("tuck 3")
    tucked, drawn = ("3", "5") if viewer == P1 else ("?", "?")
    told = race.events_for(viewer)
    assert told == ["P1 held_up", f"P1 tucked {tucked}", f"P1 drew {drawn}"]
    pile = race.view(viewer).players[P1].pile
    assert pile.under_left == 1
    assert pile.under[pile.under_first] == (3 - 1 if viewer == P1 else HIDDEN)


@pytest.mark.clause("AC-42")
def test_others_see_the_same_whatever_is_tucked() -> None:
    seen = set()
    for value in (2, 3, 4):
        race = Race("white cw", P1="20L/1 {2,3,4} [5]", P2="21/1 {5,5,1}")
        race.act(f"tuck {value}")
        views = [race.view(viewer).tobytes() for viewer in (P2, P3, SPECTATOR)]
        seen.add((*views, *race.events_for(P2)))
    assert len(seen) == 1


@pytest.mark.clause("AC-43")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_six_pass_shows_the_hand(viewer: int) -> None:
    race = Race("white cw", P1="07L/1 {6,6,6}", P2="05L/1 {2,3,4}")
    assert race.events_for(viewer) == ["P1 only_sixes"]
    assert race.to_move == P2
    assert race.view(viewer).players[P1].hand.tolist() == [0, 0, 0, 0, 0, 3]
    assert all(guess.players[P1].hand[5] == 3 for guess in guesses(race, viewer))


@pytest.mark.clause("AC-43")
@pytest.mark.parametrize("viewer", [P2, P3, SPECTATOR])
def test_a_hand_that_was_shown_is_hidden_again_once_it_changes(viewer: int) -> None:
    race = Race("white cw", P1="07L/1 {6,6,6}", P2="05L/1 {2,3,4}", P3="03-1/1 {1,2,3}")
    race.act("play 4 09r")
    race.act("play 1 04-1")
    race.act("play 6 w12")
    assert race.view(viewer).players[P1].hand.tolist() == UNSEEN


@pytest.mark.clause("AC-41", "AC-43", "AC-54")
def test_everybody_is_told_why_a_player_passes() -> None:
    held_up = Race("white cw", P1="20L/1 {2,3,4} []", P2="21/1 {5,5,1}")
    waits = Race("white cw", P1="25L/2 {1,2,3} []", P2="C1/2 s {1,4,5}")
    only_sixes = Race("white cw", P1="07L/1 {6,6,6}", P2="05L/1 {2,3,4}")
    for viewer in VIEWERS:
        assert held_up.events_for(viewer) == ["P1 held_up"]
        assert waits.events_for(viewer) == ["P1 waited"]
        assert only_sixes.events_for(viewer) == ["P1 only_sixes"]


# What a view allows


@pytest.mark.clause("AC-22")
def test_a_view_lists_its_owners_actions(race: Race) -> None:
    for seat in SEATS:
        assert legal_actions(race.view(seat), seat) == legal_actions(race.state, seat)


# Guesses


@pytest.mark.clause("AC-3", "AC-21")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guess_deals_the_cards_that_are_not_spent(race: Race, viewer: int) -> None:
    for guess in guesses(race, viewer):
        for seat in SEATS:
            player, true = guess.players[seat], race.state.players[seat]
            assert all_cards(player) == VALUES * [CARDS_OF_VALUE]
            assert player.hand.sum() == true.hand_size
            assert player.pile.unknown.sum() == player.pile.unknown_left
            assert min(player.hand.min(), player.pile.unknown.min()) >= 0
        if viewer != SPECTATOR:
            assert guess.players[viewer].tobytes() == race.state.players[viewer].tobytes()


@pytest.mark.clause("AC-27", "AC-42", "AC-43", "AC-54", "AC-57")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guessed_hand_suits_what_its_owner_is_asked(race: Race, viewer: int) -> None:
    for guess in guesses(race, viewer):
        guess.phase = Phase.TURN
        rules.begin_turn(guess, new_log(), NOBODY, 0)
        assert (guess.phase, guess.turn) == (race.state.phase, race.state.turn)


# What passes prove


@pytest.mark.clause("AC-41", "AC-42")
@pytest.mark.parametrize("viewer", [P2, P3, SPECTATOR])
def test_a_pass_is_not_forgotten_when_the_turn_is_over(viewer: int) -> None:
    """P1 was held up for want of a 1: of three cards, two are as they were."""
    race = Race("white cw", P1="W14L/1 {2,3,4} [1,1]", P2="W16L/1 {1,2,3}", P3="W16R/1 {1,2,3}")
    race.act("tuck 3")
    ones = {int(guess.players[P1].hand[0]) for guess in guesses(race, viewer)}
    assert ones == {0, 1}


@pytest.mark.clause("AC-41")
@pytest.mark.parametrize("viewer", [P2, P3, SPECTATOR])
def test_who_keeps_his_cards_still_has_none_that_would_have_driven(viewer: int) -> None:
    p1, p2, p3 = "W14L/1 {2,3,4}", "W16L/1 {1,2,3}", "W16R/1 {1,2,3}"
    race = Race("white cw", blocked_pass="keep", P1=p1, P2=p2, P3=p3)
    assert race.to_move == P2
    assert all(guess.players[P1].hand[0] == 0 for guess in guesses(race, viewer))


@pytest.mark.parametrize("seed", range(6))
def test_guesses_never_contradict_what_passes_have_shown(seed: int) -> None:
    """Nor does the truth."""
    chance = random.Random(seed)
    match = Match.create("ave_cesar", 4, {"races": 2}, seed=seed, target="python")
    passes = 0
    while not match.over and len(match.actions) < 200:
        seat = match.to_act[0]
        match.act(seat, chance.choice(match.legal(seat)))
        told = [happening.kind for happening in match.events(since=len(match.actions))]
        passes += Event.HELD_UP in told or Event.WAITED in told
        viewer = chance.randrange(4)
        guess = match.view(viewer).state
        seed_dice(guess.dice, len(match.actions), seed)
        rules.guess(guess, viewer)
        for other in set(range(4)) - {viewer}:
            assert bare_cards(guess, other) >= guess.bare[other]
            assert bare_cards(match.view(other).state, other) >= guess.bare[other]
    assert passes > 0


def bare_cards(state: Any, seat: int) -> int:
    """The cards of a hand that are of no value that would have driven."""
    hand = state.players[seat].hand
    return sum(int(hand[value]) for value in range(6) if state.lacks[seat] >> value & 1 == 0)


# What a turn tells


LEAVES = {  # the race, as all but one have
    "retire": "03-1/1 d {2,3,4}",
    "play 1 04-1": "03-1/1 {1} []",
}


@pytest.mark.clause("AC-43", "AC-57", "AC-74")
@pytest.mark.parametrize("action", LEAVES)
@pytest.mark.parametrize("hand", ["6,6,6", "6,6,5"])
def test_who_leaves_the_race_learns_what_the_last_leader_is_asked(action: str, hand: str) -> None:
    leader = f"07L/1 {{{hand}}}"
    race = Race("white cw", P1=LEAVES[action], P2=leader, P3="retired 100", to_move=P1)
    draws = int(race.state.dice.draws)
    race.act(action)
    assert int(race.state.dice.draws) != draws  # so it can't be taken back freely


@pytest.mark.clause("AC-67")
def test_guesses_remember_a_hand_that_held_nothing_but_sixes() -> None:
    race = Race("white cw", P1="07L/1 {6,6,6}", P2="05L/1", P3="03-1/1", to_move=P1, idle=3)
    actions = (race.game.actions.text(action) for action in legal_actions(race.state, P1))
    race.act(next(action for action in actions if action.startswith("play 6")))
    for viewer in (P2, SPECTATOR):
        assert all(guess.players[P1].hand[SIX] >= 2 for guess in guesses(race, viewer))
