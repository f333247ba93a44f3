"""Which target a game runs on, and when."""

import os
import subprocess
import sys
from collections import OrderedDict
from pathlib import Path

import pytest

from rejouons import Match, games
from rejouons.bots import choosing, search
from rejouons.bots.advice import LONG_ITERATIONS, LONG_SECONDS, is_long
from rejouons.errors import BadOption, Unavailable
from rejouons.kernel import built, ready, targets
from rejouons.kernel.contract import Game
from rejouons.kernel.cpu import ENTRANCES
from rejouons.kernel.rule import is_entrance
from rejouons.kernel.sources import cache_folder
from rejouons.kernel.targets import CPU, PYTHON, WEBASSEMBLY, linked, long_target, ready_target
from rejouons.kernel.webassembly import Sandbox
from rejouons.match import needs_of
from rejouons.terms import Budget

AT_ONCE = """
import sys
from rejouons import Match
from rejouons.bots import make
from rejouons.bots.advice import review, suggest
from rejouons.match import verify
match = Match.create("mark", 2, seed=3)
for bot in ("greedy", "random", "level:1"):
    seat = match.to_act[0]
    match.act(seat, make(bot, match.game).choose(match.view(seat)))
suggest(match.view(match.to_act[0]), 20)
list(review(verify(match.save()), 20))
assert "numba" not in sys.modules
assert "wasmtime" in sys.modules
"""


@pytest.fixture(autouse=True)
def undecided(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody said where to run, and nothing was compiled yet."""
    monkeypatch.delenv("REJOUONS_TARGET", raising=False)
    monkeypatch.setenv("REJOUONS_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def game() -> Game:
    return games.load("mark")


def make_ready(game: Game) -> Path:
    folder = cache_folder(game)
    assert folder is not None
    assert ready.is_usable(folder)
    for function in needs_of(game):
        ready.note_ready(folder, function)
    return folder


def test_who_plays_needs_no_compiler(tmp_path: Path) -> None:
    """Moves, bots, hints, a check and a review, with nothing compiled and nothing to compile."""
    settings = {"REJOUONS_CACHE": str(tmp_path / "empty")}
    done = subprocess.run(
        [sys.executable, "-c", AT_ONCE], env=os.environ | settings, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "empty").exists()


def test_a_match_runs_as_webassembly_until_its_rules_are_compiled(game: Game) -> None:
    assert isinstance(linked(game, needs=needs_of(game)), Sandbox)
    assert ready_target(game, needs_of(game)) == WEBASSEMBLY
    make_ready(game)
    assert ready_target(game, needs_of(game)) == CPU
    assert ready_target(game, [search.think, choosing.decide]) == WEBASSEMBLY


def test_one_function_that_is_missing_is_reason_enough(game: Game) -> None:
    folder = make_ready(game)
    (folder / ready.ready_file(needs_of(game)[0])).unlink()
    assert ready_target(game, needs_of(game)) == WEBASSEMBLY


@pytest.mark.skipif(os.name != "posix", reason="no such rights here")
def test_what_others_can_write_is_not_trusted(game: Game) -> None:
    folder = make_ready(game)
    folder.chmod(0o777)
    assert ready_target(game, needs_of(game)) == WEBASSEMBLY


def test_all_that_a_match_and_a_search_call_can_be_called(game: Game) -> None:
    for function in (*needs_of(game), search.begin, search.think, choosing.decide):
        assert function.__name__ in ENTRANCES or is_entrance(function)


@pytest.mark.parametrize("target", [PYTHON, CPU, WEBASSEMBLY])
def test_the_environment_decides(game: Game, monkeypatch: pytest.MonkeyPatch, target: str) -> None:
    monkeypatch.setenv("REJOUONS_TARGET", target)
    assert ready_target(game, needs_of(game)) == long_target(game) == target


def test_an_unknown_target_is_refused(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJOUONS_TARGET", "abacus")
    with pytest.raises(BadOption, match="abacus"):
        linked(game)


def test_a_missing_target_is_not_the_fault_of_a_save(monkeypatch: pytest.MonkeyPatch) -> None:
    save = Match.create("mark", seed=1).save()
    with pytest.raises(BadOption, match="abacus"):
        Match.load(save, target="abacus")
    monkeypatch.setenv("REJOUONS_TARGET", "abacus")
    with pytest.raises(BadOption, match="abacus"):
        Match.load(save)
    monkeypatch.setenv("REJOUONS_TARGET", CPU)
    monkeypatch.setattr(targets, "has_compiler", lambda: False)
    monkeypatch.setattr(targets, "_kept", OrderedDict())
    with pytest.raises(Unavailable):
        Match.load(save)


def test_long_runs_are_compiled(game: Game) -> None:
    assert long_target(game) == CPU


def test_without_a_compiler_long_runs_go_as_far_as_webassembly(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(targets, "has_compiler", lambda: False)
    monkeypatch.setattr(targets, "_kept", OrderedDict())
    assert long_target(game) == ready_target(game) == WEBASSEMBLY
    with pytest.raises(Unavailable, match="rejouons\\[lab\\]"):
        linked(game, CPU)


@pytest.mark.parametrize(
    ("effort", "expected"),
    [
        (Budget(LONG_ITERATIONS), True),
        (Budget(LONG_ITERATIONS - 1), False),
        (Budget(seconds=LONG_SECONDS), True),
        (Budget(seconds=1), False),
        (Budget(2000).times(1000), True),
        (Budget(2000).times(0), False),
    ],
)
def test_much_thinking_is_long(effort: Budget, expected: bool) -> None:
    assert is_long(effort) == expected


def test_a_module_of_other_rules_is_not_run(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "_found", {})
    monkeypatch.setattr(built, "fingerprint", lambda _: "of other rules")
    monkeypatch.setattr(targets, "_kept", OrderedDict())
    assert ready_target(game) == CPU
    with pytest.raises(Unavailable, match="mark"):
        linked(game, WEBASSEMBLY)


def test_boards_that_nobody_plays_on_are_not_kept_for_ever(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(targets, "MOST_KEPT", 1)
    monkeypatch.setattr(targets, "_kept", OrderedDict())
    first = linked(game, PYTHON)
    linked(games.load("macadam"), PYTHON)
    assert len(targets._kept) == 1
    assert linked(game, PYTHON) is not first
