"""Why actions are refused: what the tests of all games' reasons share."""

from collections.abc import Iterable
from typing import Any

import pytest

from positions import Position, legal_actions
from rejouons.kernel.layout import ReasonKind


def each_reason(cases: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Cases that begin with their reason, as parameters: each proves the reason's clause."""
    return [
        pytest.param(*case, marks=pytest.mark.clause(case[0].clause), id=called(case))
        for case in cases
    ]


def called(case: tuple[Any, ...]) -> str:
    reason, *_, last = case
    return f"{reason.word}-{last}" if isinstance(last, str) else reason.word


def check_refused(position: Position, reason: ReasonKind, seat: int, text: str) -> None:
    """Whether an action is refused for a reason, is not listed, and asking changes nothing."""
    rules, action = position.game.rules, position.game.actions.parse(text)
    before = position.state.tobytes()
    assert rules.why_not(position.state, seat, action) == reason, text
    assert action not in legal_actions(position.game, position.state, seat), text
    assert position.state.tobytes() == before
