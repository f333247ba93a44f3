"""What Python offers: matches and views can be copied and shared, and bad input is said so."""

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from decimal import Decimal
from typing import Any

import numpy as np
import pytest

from rejouons import Match, bots, games, verify
from rejouons.bots.advice import review, suggest
from rejouons.errors import RejouonsError
from rejouons.kernel.log import SPECTATOR
from rejouons.lab.simulation import simulate
from rejouons.terms import Budget
from rejouons.texts import LANGUAGES

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
EACH_COPY = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
EACH_GAME = pytest.mark.parametrize("game", games.GAMES)
THREADS = 8


class Broken:
    """Whatever is asked of it fails."""

    def __index__(self) -> int:
        raise ValueError

    def __iter__(self) -> Any:
        raise ValueError


ANYTHING: list[Any] = [
    None, True, -1, -(10**30), 10**30, 1.5, float("nan"), "", "x", "1", b"", b"\xff", [], [1], {},
    {"a": 1}, object(), int, Broken(), np.array(3), np.array([1, 2]), Decimal(2),
]  # fmt: skip


def begun(game: str, entries: int = 12, seed: int = 1) -> Match:
    """A match in which some actions were played, and one taken back."""
    match = Match.create(game, games.load(game).players[0], seed=seed, target="python")
    play(match, entries, seed)
    seat = match.actions[-1].seat
    match.undo(seat, match.undo_needs(seat))
    return match


def play(match: Match, actions: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(actions):
        if not match.over:
            seat = chance.choice(match.to_act)
            match.act(seat, chance.choice(match.legal(seat)))


def standing(match: Match) -> Any:
    return match.save(), match.digest, match.events(0), match.taken_back


# Copies


@EACH_COPY
@EACH_GAME
def test_a_copy_of_a_match_stands_the_same_and_goes_on_by_itself(
    copied: Callable[[Any], Any], game: str
) -> None:
    match = begun(game)
    twin = copied(match)
    before = standing(match)
    assert standing(twin) == before
    play(twin, 5, 2)
    assert standing(match) == before
    play(match, 5, 2)
    assert standing(twin) == standing(match)


@EACH_COPY
@EACH_GAME
def test_a_copy_of_a_view_is_the_same_view(copied: Callable[[Any], Any], game: str) -> None:
    view = begun(game).view(0)
    twin = copied(view)
    assert (twin.seat, twin.actions, twin.state.dtype) == (0, view.actions, view.state.dtype)
    assert twin.state.tobytes() == view.state.tobytes()
    assert twin.game is view.game
    twin.state.phase += 1
    assert twin.state.tobytes() != view.state.tobytes()


# Threads


def test_threads_wait_for_each_other() -> None:
    """Eight people who all press at once: one of them moves, the others are told."""
    match = Match.create("mark", 2, seed=4, target="python")

    def press(number: int) -> int:
        chance = random.Random(number)
        moved = 0
        for _ in range(40):
            seat = chance.randrange(2)
            try:
                match.act(seat, chance.choice(match.legal(seat) or (0,)))
                moved += 1
            except RejouonsError:
                match.view(seat)
        return moved

    with ThreadPoolExecutor(THREADS) as pool:
        moved = sum(pool.map(press, range(THREADS)))
    assert moved == len(match.actions) > 0
    assert standing(Match.load(match.save(), target="python")) == standing(match)


def test_threads_may_look_while_one_plays() -> None:
    match = Match.create("macadam", 4, seed=4, target="python")
    done = False

    def look(seat: int) -> None:
        while not done:
            view = match.view(seat)
            assert set(view.actions) <= set(range(match.game.actions.size))
            match.events(seat)

    with ThreadPoolExecutor(THREADS) as pool:
        looking = [pool.submit(look, seat) for seat in range(4)]
        try:
            play(match, 60, 3)
        finally:
            done = True
        for look_on in looking:
            look_on.result()
    assert standing(Match.load(match.save(), target="python")) == standing(match)


# Bad input


OF_NO_MATCH: list[Callable[[Any], Any]] = [
    lambda thing: Match.create(thing, target="python"),
    lambda thing: Match.create("mark", target="python", players=thing),
    lambda thing: Match.create("mark", target="python", options=thing),
    lambda thing: Match.create("mark", target="python", seed=thing),
    lambda thing: Match.create("mark", target="python", seats=thing),
    lambda thing: Match.create("mark", target="python", nonces=thing),
    lambda thing: Match.create("mark", target="python", names=thing),
    lambda thing: Match.create("mark", target="python", board=thing),
    lambda thing: Match.create("mark", target="python", edition=thing),
    lambda thing: Match.create("mark", target="python", fairness=thing),
    lambda thing: Match.create("mark", target="python", is_branch=thing),
    lambda thing: Match.create("mark", target=thing),
    lambda thing: Match.load(thing, target="python"),
    lambda thing: Budget(thing),
    lambda thing: Budget(seconds=thing),
    lambda thing: suggest(thing, 1),
    lambda thing: list(review(thing, 1)),
    lambda thing: simulate(thing, 1),
    lambda thing: simulate("mark", 1, thing, device="x"),
    lambda thing: simulate("mark", 1, seed=thing, seats=["x"]),
    lambda thing: simulate("mark", 1, seats=thing, device="x"),
    lambda thing: simulate("mark", 1, options=thing, device="x"),
    lambda thing: simulate("mark", 1, device=thing),
    lambda thing: simulate("mark", 1, cores=thing, device="x"),
    lambda thing: simulate("mark", 1, board=thing, device="x"),
]


OF_A_MATCH: list[Callable[[Match, Any], Any]] = [
    lambda match, thing: verify(match.save(), thing, target="python"),
    lambda match, thing: match.legal(thing),
    lambda match, thing: match.why_not(match.to_act[0], thing),
    lambda match, thing: match.why_not(thing, 1),
    lambda match, thing: match.view(thing),
    lambda match, thing: match.events(thing),
    lambda match, thing: match.events(0, since=thing),
    lambda match, thing: match.events(0, until=thing),
    lambda match, thing: match.at(thing),
    lambda match, thing: match.act(thing, 1),
    lambda match, thing: match.act(match.to_act[0], thing),
    lambda match, thing: match.undo_needs(thing),
    lambda match, thing: match.undo(thing),
    lambda match, thing: match.undo(1 - match.to_act[0], thing),
    lambda match, thing: suggest(match.view(0), thing, target="python"),
    lambda match, thing: suggest(match.view(0), 1, seed=thing, target="python"),
    lambda match, thing: suggest(match.view(0), 1, cores=thing, target="python"),
    lambda match, thing: bots.make(thing, match.game, target="python"),
    lambda match, thing: bots.make("random", match.game, thing, target="python"),
]


def test_wrong_types_get_an_error_of_ours() -> None:
    """Anything at all, in place of anything that can be given."""
    match = begun("mark")
    text, before = match.save(), standing(match)
    for thing in ANYTHING:
        for call in OF_NO_MATCH:
            with suppress(RejouonsError):
                call(thing)
        for call_on in OF_A_MATCH:
            with suppress(RejouonsError):
                call_on(match, thing)
                match = Match.load(text, target="python")  # it was none of the wrong ones
            assert standing(match) == before


@EACH_COPY
def test_a_copy_of_an_error_says_the_same(copied: Callable[[Any], Any]) -> None:
    match = Match.create("mark", 2, seed=1, target="python")
    seat = match.to_act[0]
    errors: list[RejouonsError] = []
    for action in ("fly", "sell 1 1", "convert 1-3"):
        with pytest.raises(RejouonsError) as refused:
            match.act(seat, action)
        errors.append(refused.value)
    for call in (lambda: match.act(1 - seat, 0), lambda: match.undo(seat)):
        with pytest.raises(RejouonsError) as refused:
            call()
        errors.append(refused.value)
    for error in errors:
        twin = copied(error)
        assert type(twin) is type(error)
        assert vars(twin) == vars(error)
        assert [twin.text(language) for language in LANGUAGES] == [
            error.text(language) for language in LANGUAGES
        ]
        assert str(twin) == str(error)


@pytest.mark.parametrize("number", [-1, 13, "1", 1.0, None, True])
def test_there_is_no_such_moment(number: Any) -> None:
    match = begun("mark")
    assert len(match.actions) < 12
    for asked in (match.at, lambda n: match.events(SPECTATOR, since=n)):
        with pytest.raises(RejouonsError):
            asked(number)


@pytest.mark.parametrize("budget", [-5, 0, 1.5, "3", None, True, 1 << 31])
def test_a_budget_is_a_number_of_iterations(budget: Any) -> None:
    with pytest.raises(RejouonsError):
        Budget(budget)


@pytest.mark.parametrize("seconds", [-1.0, 0, float("nan"), float("inf"), "1", True, 90_000])
def test_or_of_seconds(seconds: Any) -> None:
    with pytest.raises(RejouonsError):
        Budget(seconds=seconds)
