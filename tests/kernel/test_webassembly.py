"""A game's module as a target: memory, threads, boards beside each other."""

import gc
import random
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import wasmtime
from ave_cesar_boards import own_track

from rejouons import Match, games
from rejouons.bots.tree import mind_of
from rejouons.kernel import targets
from rejouons.kernel.contract import Game
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.record import new
from rejouons.kernel.webassembly import PAPER, Sandbox
from sides import build_foreign

ACTIONS = 60


@pytest.fixture
def game() -> Game:
    return games.load("mark")


def played(game_id: str, seed: int, target: str, board: dict[str, object] | None = None) -> Match:
    """A match of random moves."""
    chance = random.Random(seed)
    players = games.load(game_id).players[0] if board is None else 4
    match = Match.create(game_id, players, seed=seed, target=target, board=board)
    for _ in range(ACTIONS):
        if match.over:
            break
        seat = chance.choice(match.to_act)
        match.act(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game_id", games.GAMES)
def test_a_match_stands_the_same_as_in_plain_python(game_id: str) -> None:
    build_foreign(games.load(game_id))
    wasm, plain = played(game_id, 5, "wasm"), played(game_id, 5, "python")
    assert wasm.digest == plain.digest
    assert wasm.save() == plain.save()
    assert wasm.view(0).state.tobytes() == plain.view(0).state.tobytes()
    assert wasm.events(1) == plain.events(1)


def test_two_boards_stand_beside_each_other() -> None:
    track = own_track()
    pairs = [(board, target) for board in (None, track) for target in ("wasm", "python")]
    digests = [played("ave_cesar", 3, target, board).digest for board, target in pairs]
    assert digests[0] == digests[1] != digests[2] == digests[3]
    assert played("ave_cesar", 3, "wasm").digest == played("ave_cesar", 3, "python").digest


def test_a_match_keeps_the_memory_that_its_rules_work_in() -> None:
    """Also where a server has met so many other boards since that it forgets this one."""
    targets._kept.clear()  # what other tests hold
    match = played("mark", 5, "wasm")
    sandbox = targets._kept[("mark", "", "wasm")]
    assert isinstance(sandbox, Sandbox)
    store = weakref.ref(sandbox._store)
    del sandbox
    targets._kept.clear()
    gc.collect()
    assert store() is not None
    assert match.digest == played("mark", 5, "python").digest
    del match
    gc.collect()
    assert store() is None


def test_threads_do_not_disturb_each_other() -> None:
    alone = [played("mark", seed, "wasm").digest for seed in range(8)]
    with ThreadPoolExecutor(8) as pool:
        together = pool.map(lambda seed: played("mark", seed, "wasm").digest, range(8))
        assert list(together) == alone


def test_what_is_handed_over_is_copied_in_and_back(game: Game) -> None:
    here, plain = new(DICE)[0], new(DICE)[0]
    Sandbox(game).seed_dice(here, 11, 3)
    seed_dice(plain, 11, 3)
    assert here.tobytes() == plain.tobytes()


def test_what_lies_there_is_not_copied(game: Game) -> None:
    sandbox = Sandbox(game, spare=1 << 12)
    rows = sandbox.new(DICE, 2)
    sandbox.seed_dice(rows[1], 11, 3)
    assert not rows[0].lanes.any()
    assert rows[1].lanes.all()


def test_each_memory_is_its_own(game: Game) -> None:
    size = mind_of(game).itemsize
    first = Sandbox(game).apart(size)
    second = first.apart(size)
    mind, other = first.new(mind_of(game)), second.new(mind_of(game))
    mind[0].seat = 3
    assert other[0].seat == 0


def test_memory_that_was_not_asked_for_is_refused(game: Game) -> None:
    with pytest.raises(MemoryError, match="spare"):
        Sandbox(game).new(mind_of(game), 2)
    with pytest.raises(MemoryError, match="hands over"):
        Sandbox(game).seed_dice(np.zeros(2 * PAPER, np.uint8), 1, 1)


def test_rules_that_fail_say_so_and_are_called_again(game: Game) -> None:
    """Nothing of the failure stays behind."""
    sandbox = Sandbox(game)
    with pytest.raises(wasmtime.Trap, match="out of bounds"):
        sandbox.to_act(1 << 30)  # far beyond its memory
    opening = game.opening(2, Match.create("mark").options)
    assert sandbox.to_act(opening) == 1  # seat 0


@pytest.mark.parametrize("name", ["no_such_rule", "memory", "__heap_base", "_hidden"])
def test_there_is_nothing_beside_the_entries(game: Game, name: str) -> None:
    with pytest.raises(AttributeError, match="mark"):
        getattr(Sandbox(game), name)


def test_a_memory_goes_with_the_last_who_uses_it(game: Game) -> None:
    """At once, not when somebody clears up: each search has fourteen million bytes."""
    sandbox = Sandbox(game)
    sandbox.seed_dice(new(DICE)[0], 1, 1)
    gone = weakref.ref(sandbox)
    del sandbox
    assert gone() is None
