"""What a table is made with, checked."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from rejouons.boards import game_on
from rejouons.errors import BadOption
from rejouons.kernel.contract import Game
from rejouons.table.clock import TimeControl
from rejouons.terms import (
    HUMAN,
    LEVEL,
    LEVELS,
    checked_options,
    checked_players,
    in_edition,
    per_seat,
)

LONGEST_NAME = 24
LONGEST_TALK = 200
BOTS = tuple(f"{LEVEL}:{level}" for level in LEVELS)  # that a server thinks for
STAND_IN = f"{LEVEL}:3"  # plays for who is away
PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "ouch",
    "thanks",
    "sorry",
    "good-game",
    "again",
)
SPACES = re.compile(r"\s+")
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody sees


class Settings(Struct, frozen=True, omit_defaults=True):
    """What a table is made with, and keeps."""

    game: str
    rules: int
    players: int
    options: dict[str, int | str]
    seats: list[str]  # `human`, or a bot
    board: dict[str, Any] | None = None  # another than the box's
    time: TimeControl = field(default_factory=TimeControl)
    is_listed: bool = False  # in the lobby
    has_hints: bool = False  # whether hints and the curve are offered

    @property
    def facts(self) -> Game:
        """The game on its board, under the rules that the table was made with."""
        return in_edition(game_on(self.game, self.board), self.rules)


def checked_settings(
    game: str,
    players: int,
    options: Mapping[str, int | str],
    seats: Sequence[str],
    board: Mapping[str, Any] | None,
    time: TimeControl,
    is_listed: bool,
    has_hints: bool,
) -> Settings:
    """Settings that a table can be opened with, or why not."""
    facts = game_on(game, board)
    number = checked_players(facts, players)
    if not time.is_possible:
        raise BadOption("BadTime")
    return Settings(
        game=facts.id,
        rules=facts.version,
        players=number,
        options=checked_options(facts, number, options),
        seats=list(checked_plan(seats, number)),
        board=facts.board_facts,
        time=time,
        is_listed=is_listed,
        has_hints=has_hints,
    )


def checked_plan(seats: Sequence[str], players: int) -> tuple[str, ...]:
    plan = per_seat(seats, players, HUMAN)
    for who in plan:
        checked_who(who)
    if HUMAN not in plan:
        raise BadOption("NoPeople")
    return plan


def checked_who(who: str) -> str:
    """A person, or a bot that a server thinks for: others could think for hours."""
    if who != HUMAN and who not in BOTS:
        raise BadOption("UnknownBot", bot=who, bots=", ".join(BOTS))
    return who


def tidy(text: str, longest: int) -> str:
    """Somebody's words on one line, without what only steers: no letters that turn others round."""
    letters = SPACES.sub(" ", text)
    kept = "".join(letter for letter in letters if unicodedata.category(letter)[0] != "C")
    words = unicodedata.normalize("NFC", SPACES.sub(" ", kept)).strip()[:longest].strip()
    return words if any(is_seen(letter) for letter in words) else ""


def is_seen(letter: str) -> bool:
    """Whether a letter leaves a mark by itself."""
    return unicodedata.category(letter)[0] not in "CMZ" and letter not in BLANK
