"""Boards of somebody's own: what a game brings so that it can be played on one.

A board is a JSON file that names its game. The game checks it, and says what of its own box the
board replaces: tables that the rules read, words for its places, the players it is for.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from rejouons.texts import Texts, printable


@dataclass(frozen=True)
class Remark:
    """A sentence about a board: a message of the game's texts of boards, and its values."""

    case: str
    values: Mapping[str, Any]

    def text(self, texts: Texts) -> str:
        shown = {name: _shown(value) for name, value in self.values.items()}
        return texts.say(f"board-{self.case}", **shown)


def remark(case: str, **values: Any) -> Remark:
    return Remark(case, values)


def _shown(value: Any) -> Any:
    return printable(value) if isinstance(value, str) else value


@dataclass(frozen=True, eq=False)
class Board:
    """A board without faults, and what it replaces."""

    facts: dict[str, Any]  # as its file tells them
    players: range
    words: Mapping[str, tuple[str, ...]]  # of fields of actions and events, by their names
    tables: Mapping[str, Any]  # arrays, by the names that the rules know them by
    drawing: dict[str, Any]

    @cached_property
    def digest(self) -> str:
        """Equal if and only if the rules read the same tables."""
        digest = hashlib.sha256()
        for name, table in sorted(self.tables.items()):
            digest.update(name.encode() + table.tobytes())
        return digest.hexdigest()


class Boards(Protocol):
    """What a game's module of boards brings."""

    @property
    def TABLES(self) -> Mapping[str, Any]:  # noqa: N802  # a constant of the module
        """The tables of the box that a board can replace, by their names."""

    def faults(self, facts: dict[str, Any]) -> list[Remark]:
        """Whatever is wrong with a board; its facts may be any JSON object."""

    def summary(self, facts: dict[str, Any]) -> Remark:
        """What a board without faults is like."""

    def board(self, facts: dict[str, Any]) -> Board:
        """A board from facts without faults."""

    def texts(self, language: str) -> Texts:
        """The words of the remarks."""
