"""What is said while a game is compiled."""

import io
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from rejouons import games
from rejouons.kernel import announcer
from rejouons.kernel.announcer import Announcer

RULES = 4  # of a whole game


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> Announcer:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    monkeypatch.setattr(announcer, "built_facts", lambda _: {"lowered": RULES})
    listener = Announcer(games.load("mark"))
    listener.watch("an entrance", "a rule", "another")
    return listener


def event(dispatcher: str) -> Any:
    return SimpleNamespace(data={"dispatcher": dispatcher})


def compile_some(listener: Announcer) -> None:
    """An entrance, two rules that it calls, and something of somebody else's."""
    listener.on_start(event("an entrance"))
    for dispatcher in ("a rule", "a stranger", "another"):
        listener.on_start(event(dispatcher))
        listener.on_end(event(dispatcher))
    listener.on_end(event("an entrance"))


def test_on_a_terminal_it_says_how_far_it_is(
    compiling: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    compile_some(compiling)
    said = screen.getvalue()
    assert [line[-5:] for line in said.split("\r")[1:]] == [" 25 %", " 50 %", " 75 %", "00 %\n"]
    assert all("Mark" in line for line in said.split("\r")[1:])


def test_elsewhere_it_says_so_once(compiling: Announcer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen := io.StringIO())
    compile_some(compiling)
    compile_some(compiling)
    assert screen.getvalue().count("\n") == 1


def test_more_rules_than_were_expected_are_no_more_than_all(
    compiling: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    for _ in range(3):
        compile_some(compiling)
    assert " 99 %" in screen.getvalue()
