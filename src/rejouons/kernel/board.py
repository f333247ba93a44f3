"""Boards of somebody's own: what a game brings so that it can be played on one.

A board is a JSON file that names its game. The game checks it, and says what of its own box the
board replaces: tables that the rules read, words for its places, the players it is for.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol

from rejouons.texts import Texts, printable, program_texts

PLACE = ("card", "link", "space", "other", "key", "course", "direction", "lane", "lap")
PLACES_TOLD = 8  # of a fault that is there more often
LONGEST_VALUE = 300  # characters of anything that a remark shows


@dataclass(frozen=True)
class Remark:
    """A sentence about a board: a message of the game's texts of boards, and its values."""

    case: str
    values: Mapping[str, Any]
    again: tuple[Mapping[str, Any], ...] = ()  # the values of others that say the same elsewhere

    def text(self, texts: Texts) -> str:
        shown = {name: _shown(value) for name, value in self.values.items()}
        said = texts.say(f"board-{self.case}", **shown)
        if not self.again:
            return said
        more, places = len(self.again), _shown(self._places())
        words = program_texts(texts.language)
        return words.say("cli-board-again", said=said, more=more, places=places)

    def _places(self) -> str:
        """Where else it is so, told by whatever differs; a lane is told by its space."""
        differing = [
            name
            for name in PLACE
            if any(values.get(name) != self.values.get(name) for values in self.again)
        ]
        told = [name for name in differing if name != "lane" or "space" not in differing]
        places = [" ".join(str(values[name]) for name in told) for values in self.again]
        listed = ", ".join(places[:PLACES_TOLD])
        return f"{listed}." if len(places) <= PLACES_TOLD else f"{listed}…"


def remark(case: str, **values: Any) -> Remark:
    return Remark(case, values)


def told_once(remarks: Iterable[Remark]) -> list[Remark]:
    """Of remarks that differ in their places only, the first, which then names the others'."""
    alike: dict[Any, list[Remark]] = {}
    for found in remarks:
        saying = [(name, value) for name, value in found.values.items() if name not in PLACE]
        alike.setdefault((found.case, *saying), []).append(found)
    return [
        replace(first, again=tuple(other.values for other in others))
        for first, *others in alike.values()
    ]


def _shown(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    is_short = len(value) <= LONGEST_VALUE
    return printable(value if is_short else f"{value[:LONGEST_VALUE]}…")


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
