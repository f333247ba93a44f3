"""The contract of a game: the functions it brings, and the facts beside them."""

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, Self, cast

import numpy as np

from rejouons.kernel.board import Board, Boards
from rejouons.kernel.box import texts_in
from rejouons.kernel.layout import Actions, EventKind, ReasonKind, reworded
from rejouons.kernel.record import new, record
from rejouons.texts import Texts

MAX_SEATS = 8
NOBODY = -1  # stands for a seat

RESULT = record(
    ("points", np.int32),
    ("rank", np.int32),  # 1 for the winner; equal ranks share
)


class Rules(Protocol):
    """What a game's `rules` module brings, in the compiled subset."""

    def setup(self, state: Any, log: Any) -> None:
        """Deals a new game; player count, options and dice are already in the state."""

    def to_act(self, state: Any) -> int:
        """The bit mask of the seats that must act now; 0 when the game is over."""

    def legal(self, state: Any, seat: int, out: Any) -> int:
        """Writes the seat's legal actions into `out` and returns how many there are."""

    def why_not(self, state: Any, seat: int, action: int) -> int:
        """0 if the action is legal, else the game's reason."""

    def apply(self, state: Any, log: Any, seat: int, action: int) -> None:
        """Plays an action. That it is legal is not checked here."""

    def redact(self, state: Any, viewer: int) -> None:
        """Wipes in place what the viewer may not know, always the dice."""

    def guess(self, state: Any, viewer: int) -> None:
        """Fills a view in place with a random completion, drawn with the dice the caller put in."""

    def scores(self, state: Any, results: Any) -> None:
        """Writes each seat's points and rank."""

    def evaluate(self, state: Any, chances: Any) -> None:
        """Writes each seat's estimated chance to win, 0..1."""


rules = cast(Rules, object())  # generic code names this; linking puts a game's rules in its place


@dataclass(frozen=True)
class Option:
    """A variant of the rules."""

    key: str
    values: tuple[int | str, ...]
    default: int | str
    clause: str
    needs: tuple[Mapping[str, list[int | str]], ...] = ()  # see `counts`; none for always
    refused: tuple[int | str, ...] = ()  # values that can't be chosen where it does not count
    since: int = 1  # the edition that brought it; states of earlier ones hold 0 for it

    @classmethod
    def read(cls, key: str, facts: Mapping[str, Any]) -> Self:
        """An option as a game's tables write it."""
        lists = {name: tuple(facts.get(name, ())) for name in ("values", "needs", "refused")}
        since = facts.get("since", 1)
        return cls(key, default=facts["default"], clause=facts["clause"], since=since, **lists)

    def counts(self, terms: Mapping[str, int | str]) -> bool:
        """Whether it makes a difference: one of its needs is met by the players and options."""
        return not self.needs or any(
            all(terms[key] in values for key, values in need.items()) for need in self.needs
        )

    def stored(self, value: int | str) -> int:
        """What the state holds for a value: the number itself, or the place of a word."""
        return value if isinstance(value, int) else list(self.values).index(value)


@dataclass(frozen=True)
class Level:
    """How well a bot plays: how much it thinks, and how much it overlooks."""

    iterations: int
    overlook: int  # so many of a thousand actions


@dataclass(frozen=True)
class Game:
    """The facts of a game."""

    id: str
    version: int  # of its rules; saved matches carry it
    prefix: str  # of its clauses
    players: range
    minutes: int
    options: tuple[Option, ...]
    state: np.dtype[Any]
    actions: Actions
    events: type[EventKind]
    reasons: type[ReasonKind]
    phases: type[enum.IntEnum]  # of the state's `phase`: what is asked
    rules: ModuleType
    horizon: int  # decisions that a search plays on before it trusts `evaluate`
    levels: tuple[Level, ...]  # of its bots, measured in the arena; the weakest first
    drawing: dict[str, Any]
    folder: Path  # of its texts and rules documents
    oldest: int  # version whose matches still replay: rules ask the state for its `edition`
    questions: Actions | None = None  # what its boards can have foreseen (optional.py), if anything
    boards: Boards | None = None  # how it reads boards of somebody's own, if it does
    board: Board | None = None  # the one it is played on, if it is not the box's

    @classmethod
    def gather(
        cls,
        prefix: str,
        tables: ModuleType,
        state: ModuleType,
        rules: ModuleType,
        boards: Boards | None = None,
    ) -> Self:
        """The facts as a game's modules name them."""
        return cls(
            id=tables.FOLDER.name,
            version=tables.VERSION,
            prefix=prefix,
            players=range(tables.MIN_PLAYERS, tables.MAX_PLAYERS + 1),
            minutes=tables.MINUTES,
            options=tables.OPTIONS,
            state=state.STATE,
            actions=state.ACTIONS,
            events=state.Event,
            reasons=state.Reason,
            phases=state.Phase,
            rules=rules,
            horizon=tables.HORIZON,
            levels=tables.LEVELS,
            drawing=tables.DRAWING,
            folder=tables.FOLDER,
            oldest=getattr(tables, "OLDEST", tables.VERSION),
            questions=getattr(state, "QUESTIONS", None),
            boards=boards,
        )

    @property
    def tables(self) -> Mapping[str, Any]:
        """What stands in for tables of the same names in its rules."""
        return self.board.tables if self.board else {}

    @property
    def replaceable(self) -> Mapping[str, Any]:
        """The tables of the box that a board can stand in for."""
        return self.boards.TABLES if self.boards else {}

    @property
    def board_facts(self) -> dict[str, Any] | None:
        """What the file of its board tells, unless it is the box's."""
        return self.board.facts if self.board else None

    def on(self, board: Board) -> Self:
        """The game on a board of somebody's own; its actions keep their numbers."""
        asked = self.questions
        return replace(
            self,
            players=board.players,
            actions=Actions(reworded(self.actions.kinds, board.words)),
            questions=asked and Actions(reworded(asked.kinds, board.words)),
            events=reworded(self.events, board.words),
            drawing=board.drawing,
            board=board,
        )

    def edition(self, version: int) -> Self:
        """The game under the rules of an earlier version, without the options that came later."""
        options = tuple(option for option in self.options if option.since <= version)
        return replace(self, version=version, options=options)

    def event(self, number: int) -> EventKind:
        return list(self.events)[number]

    def reason(self, number: int) -> ReasonKind:
        return list(self.reasons)[number]

    def opening(self, players: int, options: Mapping[str, int | str]) -> Any:
        """A state with only the players, the options and the edition, for rules that have several,
        filled in: what `setup` starts from.
        """
        state = new(self.state)[0]
        state.num_players = players
        if "edition" in (self.state.names or ()):
            state.edition = self.version
        for option in self.options:
            state.options[option.key] = option.stored(options[option.key])
        return state

    def texts(self, language: str) -> Texts:
        return texts_in(self.folder, language)

    def clauses(self, language: str) -> dict[str, str]:
        """The words of each clause in the game's rules document."""
        clause = rf"^\*\*({self.prefix}-\d+)\*\* (.+)$"
        return dict(re.findall(clause, self.document(language), re.MULTILINE))

    def how_to_play(self, language: str) -> str:
        """The game on one page: the first section of its rules document, in Markdown."""
        _, page, *_ = re.split(r"^(?=## )", self.document(language), flags=re.MULTILINE)
        return re.sub(r"^<!-- \w+ -->\n", "", page, flags=re.MULTILINE)  # the app's pictures

    def document(self, language: str) -> str:
        """The game's rules, in Markdown."""
        return (self.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
