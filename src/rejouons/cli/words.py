"""What the terminal says: the program's texts, in the language of the environment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rejouons.cast import character_name
from rejouons.terms import LEVEL
from rejouons.texts import preferred_language, printable, program_texts

if TYPE_CHECKING:
    from rejouons.history import TakenBack
    from rejouons.match import Match

LONGEST_NAME = 40  # letters shown of it


def said(key: str, **values: Any) -> str:
    """A text of the terminal, with the marks of its styles; values are shown as they are."""
    plain = {name: _escaped(value) for name, value in values.items()}
    return program_texts(preferred_language()).say(f"cli-{key}", **plain)


def _escaped(value: Any) -> int | str:
    if isinstance(value, int):
        return value
    from rich.markup import escape  # here: the list of games needs none of it

    return escape(printable(str(value)))


def name_of(who: str, seat: int) -> str:
    """What a seat without a name of its own is called, by who sits there."""
    kind, _, detail = who.partition(":")
    if kind == LEVEL:
        return character_name(int(detail), seat)
    return program_texts(preferred_language()).say(f"seat-{kind}", number=seat + 1)


def described(names: Sequence[str], seats: Sequence[str]) -> list[str]:
    """Everybody's name, with the level of the bots that go by their own."""
    seated = zip(names, seats, strict=True)
    return [_with_level(name, who, seat) for seat, (name, who) in enumerate(seated)]


def _with_level(name: str, who: str, seat: int) -> str:
    kind, _, detail = who.partition(":")
    if kind != LEVEL or name != name_of(who, seat):
        return name
    return program_texts(preferred_language()).say("seat-level", name=name, level=int(detail))


def names_of(match: "Match") -> list[str]:
    """What everybody at the table is called."""
    return called(match.names or ("",) * match.players, match.seats)


def called(names: Sequence[str], seats: Sequence[str]) -> list[str]:
    """What everybody is called, as it may be shown."""
    given = zip(names, seats, strict=True)
    return [shortened(printable(name)) or name_of(who, n) for n, (name, who) in enumerate(given)]


def told_back(taken: "TakenBack", names: Sequence[str]) -> str:
    """That somebody took something back, and whether something had become known by then."""
    key = "taken-back-known" if taken.was_known else "taken-back"
    return program_texts(preferred_language()).say(key, name=names[taken.seat])


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
