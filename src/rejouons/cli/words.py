"""What the terminal says: the program's texts, in the language of the environment."""

from typing import Any

from rich.markup import escape

from rejouons.match import Match
from rejouons.terms import LEVEL
from rejouons.texts import preferred_language, program_texts


def said(key: str, **values: Any) -> str:
    """A text of the terminal, with the marks of its styles; values are shown as they are."""
    plain = {name: _escaped(value) for name, value in values.items()}
    return program_texts(preferred_language()).say(f"cli-{key}", **plain)


def _escaped(value: Any) -> int | str:
    return value if isinstance(value, int) else escape(str(value))


def name_of(who: str, seat: int) -> str:
    """What a seat without a name of its own is called, by who sits there."""
    kind, _, detail = who.partition(":")
    level = {"level": int(detail)} if kind == LEVEL else {}
    return program_texts(preferred_language()).say(f"seat-{kind}", number=seat + 1, **level)


def names_of(match: Match) -> list[str]:
    """What everybody at the table is called."""
    given = match.names or ("",) * match.players
    seats = zip(given, match.seats, strict=True)
    return [name or name_of(who, seat) for seat, (name, who) in enumerate(seats)]
