"""Linking: one source, bound to any game and any target, and itself left alone."""

import sys
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import pytest

from rejouons import games
from rejouons.bots import policies
from rejouons.games.mark import company, hidden, legality
from rejouons.games.mark import rules as mark
from rejouons.kernel import contract, deck, dice, layout
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.link import Linker, left_plain
from rejouons.kernel.record import new
from rejouons.kernel.rule import is_rule
from rejouons.lab import playing

SOURCES = [mark, company, hidden, legality, policies, playing, dice, deck]
FIRST_ACTION = 41


TINY = f"""
from rejouons.kernel.rule import rule

@rule
def legal(view, seat, out):
    out[0] = {FIRST_ACTION} + seat
    return 1
"""


RING = """
import numpy as np
from rejouons.kernel.rule import rule

STEPS = np.array([1, 2])

@rule
def step(place):
    return STEPS[place]
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The rules of the smallest game: each seat has one action."""
    (tmp_path / "tiny_rules.py").write_text(TINY)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "tiny_rules", raising=False)
    return import_module("tiny_rules")


def choice(linker: Linker, seat: int) -> int:
    """What the random bot plays in the game it is linked to."""
    state = new(games.load("mark").state)[0]
    thrown = new(DICE)[0]
    seed_dice(thrown, 1, 0)
    bot = linker.module(policies)
    return int(bot.choose_at_random(state, seat, thrown, np.zeros(300, np.int16)))


@pytest.mark.parametrize("seat", [0, 3])
def test_generic_code_plays_the_game_it_is_linked_to(tiny: ModuleType, seat: int) -> None:
    plain, compiled = Linker(tiny), Linker(tiny, numba.njit)
    assert choice(plain, seat) == choice(compiled, seat) == FIRST_ACTION + seat


def test_plain_and_compiled_live_side_by_side() -> None:
    compiled = Linker(dice, numba.njit).rules
    ours, theirs = new(DICE, 2)
    for row, module in ((ours, dice), (theirs, compiled)):
        module.seed_dice(row, 3, 4)
        row["draws"] += module.roll_die(row, 6)
    assert ours.tobytes() == theirs.tobytes()
    assert isinstance(dice.roll_die, FunctionType)
    assert isinstance(compiled.roll_die, numba.core.dispatcher.Dispatcher)


def test_two_games_are_linked_apart(tiny: ModuleType) -> None:
    one, other = Linker(tiny), Linker(mark)
    assert one.module(policies).rules is one.rules
    assert other.module(policies).rules is other.rules
    assert other.rules.legal is not one.rules.legal
    assert one.module(policies) is one.module(policies)


def test_sources_stay_as_they_are() -> None:
    before = [dict(vars(source)) for source in SOURCES]
    linker = Linker(mark, lambda function: function)
    for source in SOURCES:
        linker.module(source)
    assert [dict(vars(source)) for source in SOURCES] == before
    for generic in (policies, playing):
        assert vars(generic)["rules"] is contract.rules


def test_every_rule_is_wrapped_once_and_nothing_plain_is_left() -> None:
    wrapped: list[str] = []

    def wrap(function: FunctionType) -> Any:
        wrapped.append(f"{function.__module__}.{function.__name__}")
        return function

    linker = Linker(mark, wrap)
    copies = [linker.module(source) for source in SOURCES]
    assert len(wrapped) == len(set(wrapped))
    for source, copy in zip(SOURCES, copies, strict=True):
        rules = {name for name, value in vars(source).items() if is_rule(value)}
        assert rules
        assert not any(is_rule(value) for value in vars(copy).values())
        for name in rules:
            function = getattr(copy, name)
            home = linker.module(sys.modules[function.__module__])
            assert function.__globals__ is vars(home)
            assert f"{function.__module__}.{function.__name__}" in wrapped


@pytest.mark.parametrize("wrap", [left_plain, numba.njit])
def test_tables_of_the_game_can_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrap: Any
) -> None:
    (tmp_path / "ring_rules.py").write_text(RING)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "ring_rules", raising=False)
    ring = import_module("ring_rules")
    other = Linker(ring, wrap, {"STEPS": np.array([5, 6])})
    assert [other.rules.step(place) for place in (0, 1)] == [5, 6]
    assert [Linker(ring, wrap).rules.step(place) for place in (0, 1)] == [1, 2]
    assert ring.STEPS.tolist() == [1, 2]


def test_tables_of_other_modules_are_left_alone() -> None:
    linker = Linker(mark, tables={"MAX_SEATS": 99})
    assert contract.MAX_SEATS == linker.module(playing).MAX_SEATS


def test_linked_rules_keep_their_defaults_and_words() -> None:
    linked = Linker(layout).rules
    codes = games.load("mark").actions.codes
    assert linked.encode(codes, 0) == linked.encode(codes, 0, 0, 0, 0)
    assert linked.encode.__doc__ == layout.encode.__doc__
