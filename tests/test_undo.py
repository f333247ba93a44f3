"""Taking back: free while nothing was revealed, else by agreement, and written in the list."""

import json
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from rejouons import HUMAN, Match
from rejouons import match as matches
from rejouons.errors import UndoRefused
from rejouons.games.mark.state import EMPTY, NO_BID, Phase
from rejouons.history import TakenBack

BOT = "greedy"
Position = Callable[[Any], bool]

POSITIONS: dict[str, Position] = {
    "the first action of a double": lambda s: s.phase == Phase.ACT and s.actions_left == 2,
    "naming a lot": lambda s: s.phase == Phase.LOT,
    "a bid before the others": lambda s: (
        s.phase == Phase.BID
        and all(s.players["bid"] == NO_BID)
        and s.players["money"][:2].min() > 2
    ),
    "giving back one of two pieces": lambda s: (
        s.phase == Phase.RETURN and all(s.players[s.roller].yard != EMPTY)
    ),
}


def new_match(
    players: int = 3, seed: int = 1, seats: list[str] | None = None, **options: Any
) -> Match:
    return Match.create("mark", players, options, seed=seed, seats=seats, target="python")


def step(match: Match, rng: random.Random) -> int:
    """Plays one action at random and returns whose it was."""
    seat = rng.choice(match.to_act)
    match.act(seat, rng.choice(match.legal(seat)))
    return seat


def reach(position: Position, **facts: Any) -> Match:
    """A seeded match played at random up to such a position."""
    for seed in range(100):
        match, rng = new_match(seed=seed, **facts), random.Random(seed)
        while not match.over:
            if position(match.view().state):
                return match
            step(match, rng)
    raise AssertionError("no such position")


def standing(match: Match) -> Any:
    """How a match stands, without the list of what was taken back."""
    return match.digest, match.to_act, match.actions, match.events(), match.scores


def entries(match: Match) -> list[str]:
    written: list[str] = json.loads(match.save())["actions"]
    return written


# Free


@pytest.mark.parametrize("name", POSITIONS)
def test_free_while_nothing_was_revealed(name: str) -> None:
    match = reach(POSITIONS[name])
    before, seat = standing(match), match.to_act[-1]
    match.act(seat, match.legal(seat)[0])
    assert standing(match) != before
    assert match.undo_needs(seat) == ()
    match.undo(seat)
    assert standing(match) == before


def test_free_while_only_others_have_bid() -> None:
    match = reach(POSITIONS["a bid before the others"])
    match.act(0, "bid 0")
    before = standing(match)
    match.act(2, "bid 0")
    match.undo(2)
    assert standing(match) == before


def test_always_free_among_bots() -> None:
    match, rng = new_match(seats=[BOT, HUMAN, BOT]), random.Random(4)
    history = []
    for _ in range(40):
        before = standing(match)
        if step(match, rng) == 1:
            history.append(before)
    assert len(history) > 8
    for before in reversed(history):
        match.undo(1)
        assert standing(match) == before
    with pytest.raises(UndoRefused):
        match.undo(1)


# By agreement


@pytest.fixture
def revealed() -> Match:
    """A table of four, seat 2 a bot, after an action of seat 1 and a new roll."""
    match = reach(
        lambda s: s.phase == Phase.ACT and s.roller == 1 and s.actions_left == 1,
        players=4,
        seats=[HUMAN, HUMAN, BOT, HUMAN],
    )
    match.act(1, match.legal(1)[0])
    return match


@pytest.mark.parametrize(
    ("agreed", "missing"),
    [((), (0, 3)), ((0,), (3,)), ((3,), (0,)), ((1, 2), (0, 3)), ((2, 3), (0,))],
)
def test_refused_without_everybodys_agreement(
    revealed: Match, agreed: tuple[int, ...], missing: tuple[int, ...]
) -> None:
    before = standing(revealed), revealed.save()
    assert revealed.undo_needs(1) == (0, 3)
    with pytest.raises(UndoRefused) as refusal:
        revealed.undo(1, agreed)
    assert refusal.value.missing == missing
    assert (standing(revealed), revealed.save()) == before


def test_allowed_when_all_people_agree(revealed: Match) -> None:
    before = standing(revealed.at(len(revealed.actions) - 1))
    revealed.undo(1, iter([3, 0]))
    assert standing(revealed) == before
    assert entries(revealed)[-1] == "undo 1 0 3"


def test_a_secret_choice_is_free_until_the_last_one_and_leaves_the_others() -> None:
    match, other = (reach(POSITIONS["a bid before the others"]) for _ in range(2))
    for seat in (0, 2):
        match.act(seat, "bid 1")
    other.act(2, "bid 1")
    assert match.undo_needs(0) == match.undo_needs(2) == ()
    match.undo(0)
    assert all(match.view(s).state == other.view(s).state for s in range(-1, 3))
    assert match.to_act == other.to_act == (0, 1)
    match.act(0, "bid 0")
    match.act(1, "bid 0")
    assert match.undo_needs(0) == (1, 2)  # all have seen the bids
    assert Match.load(match.save(), target="python").digest == match.digest


def test_the_past_of_a_secret_choice_that_was_taken_back() -> None:
    match = reach(POSITIONS["a bid before the others"])
    number = len(match.actions)
    before = standing(match)
    match.act(0, "bid 0")
    match.act(2, "bid 1")
    match.undo(0)
    match.act(1, "bid 0")
    assert standing(match.at(number)) == before
    past = match.at(number + 1)
    assert past.to_act == (0, 1)
    assert [played.seat for played in past.actions[number:]] == [2]
    assert Match.load(past.save(), target="python").digest == past.digest


def test_what_followed_goes_along_once_something_was_revealed() -> None:
    match = reach(POSITIONS["a bid before the others"], players=2)
    before = standing(match)
    match.act(0, "bid 0")
    match.act(1, "bid 0")
    assert match.undo_needs(0) == (1,)
    match.undo(0, (1,))
    assert standing(match) == before


@pytest.mark.parametrize("bids", [(0, 0), (1, 3), (3, 1), (2, 2)])
@pytest.mark.parametrize("last", [0, 1])
def test_the_last_bidder_has_seen_the_bids(bids: tuple[int, int], last: int) -> None:
    match = reach(POSITIONS["a bid before the others"], players=2)
    for seat in (1 - last, last):
        match.act(seat, f"bid {bids[seat]}")
    with pytest.raises(UndoRefused) as refusal:
        match.undo(last)
    assert refusal.value.missing == (1 - last,)


def test_not_free_once_the_same_seat_has_rolled_again() -> None:
    match = reach(lambda s: s.phase == Phase.PLACE and s.winner == s.roller)
    seat = match.to_act[0]
    match.act(seat, match.legal(seat)[0])
    told = match.events(since=len(match.actions))
    assert {happening.seat for happening in told} == {seat}
    assert match.undo_needs(seat) == tuple({0, 1, 2} - {seat})


@pytest.mark.parametrize("seed", range(6))
def test_not_free_once_the_end_has_shown_hidden_money(seed: int) -> None:
    match = new_match(2, seed, money_visibility="hidden", stall_cap=40)
    rng = random.Random(seed)
    last = 0
    while not match.over:
        last = step(match, rng)
    assert match.view(last).state.players["money"][:2].tolist() == list(match.scores)
    assert match.undo_needs(last) == (1 - last,)


# The list


def test_an_undo_is_an_entry_of_the_list() -> None:
    match = reach(POSITIONS["naming a lot"])
    seat, count = match.to_act[0], len(entries(match))
    for _ in range(3):
        match.act(seat, match.legal(seat)[0])
        match.undo(seat)
    assert entries(match)[count + 1 :: 2] == [f"undo {seat}"] * 3
    assert len(match.actions) == count
    assert Match.load(match.save(), target="python").save() == match.save()


def test_playing_on_after_an_undo_rolls_other_dice() -> None:
    other = 0
    for seed in range(30):
        match = new_match(2, seed, seats=[HUMAN, BOT], first_player="seat_1")
        action = match.legal(0)[0]
        before = match.digest
        told = []
        for _ in range(2):
            match.act(0, action)
            told.append((match.digest, match.events()))
            match.undo(0)
            assert match.digest == before
        assert told[0][0] != told[1][0]
        other += told[0][1] != told[1][1]
    assert other > 15  # the same two faces come once in 36


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_there_must_be_something_to_take_back(seat: int) -> None:
    match = new_match(first_player="seat_1")
    before = match.save()
    with pytest.raises(UndoRefused) as refusal:
        match.undo(seat, (0, 1, 2))
    assert refusal.value.case == "NothingToUndo"
    assert refusal.value.missing == ()
    assert match.save() == before


@pytest.mark.parametrize("change", ["act", "undo"])
def test_an_interruption_leaves_the_match_whole(
    monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    match = Match.create("mark", 2, seed=3, seats=["human", "greedy"], target="python")
    for _ in range(6):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    before, digest = match.save(), match.digest
    pressed = iter([True])

    def interrupting(method: Any) -> Any:
        def interrupted(*arguments: Any) -> Any:
            result = method(*arguments)
            if next(pressed, False):
                raise KeyboardInterrupt
            return result

        return interrupted

    monkeypatch.setattr(match, "_played", interrupting(match._played))
    monkeypatch.setattr(matches, "TakenBack", interrupting(TakenBack))
    seat = match.to_act[0]
    changes = {"act": lambda: match.act(seat, match.legal(seat)[0]), "undo": lambda: match.undo(0)}
    with pytest.raises(KeyboardInterrupt):
        changes[change]()
    assert (match.save(), match.digest) == (before, digest)


# The story


def test_a_match_tells_what_was_taken_back_and_when() -> None:
    match = reach(POSITIONS["a bid before the others"], players=2)
    stood = len(match.actions)
    match.act(0, "bid 1")
    match.undo(0)
    match.act(0, "bid 2")
    match.act(1, "bid 0")
    match.undo(1, [0])
    first, second = match.taken_back
    assert (first.number, first.seat, first.was_known) == (stood, 0, False)
    assert (second.number, second.seat, second.was_known) == (stood + 1, 1, True)
    assert [match.game.actions.text(played.action) for played in first.actions] == ["bid 1"]
    assert Match.load(match.save(), target="python").taken_back == match.taken_back
    match.undo(0)
    assert [taken.number for taken in match.taken_back] == [stood] * 3  # it stands no more


def test_a_save_full_of_undos_plays_each_action_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(2, seats=[HUMAN, BOT])
    for _ in range(30):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    while match.to_act != (0,):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    for _ in range(20):
        match.act(0, match.legal(0)[0])
        match.undo(0)
    played = [entry for entry in entries(match) if not entry.startswith("undo")]
    counter = count()
    original = Match._played

    def counting(*arguments: Any) -> Any:
        next(counter)
        return original(*arguments)

    monkeypatch.setattr(Match, "_played", counting)
    Match.load(match.save(), target="python")
    assert next(counter) == len(played)
