"""The terms of a match: how many play, who sits where, which variants; checked."""

import operator
from collections.abc import Mapping, Sequence
from typing import Any

from rejouons.errors import BadOption
from rejouons.kernel.contract import Game, Option

HUMAN = "human"
BOTS = ("random", "greedy")  # made by rejouons.bots


def checked_players(game: Game, players: int) -> int:
    number = whole(players)
    if number is None or number not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadOption("BadPlayers", least=least, most=most, players=players)
    return number


def checked_options(game: Game, chosen: Mapping[str, int | str]) -> dict[str, int | str]:
    """All of a game's options, defaults filled in."""
    known = {option.key: option for option in game.options}
    for key in chosen:
        if key not in known:
            raise BadOption("UnknownOption", option=key, options=", ".join(known))
    return {
        key: checked_value(option, chosen.get(key, option.default)) for key, option in known.items()
    }


def checked_value(option: Option, value: int | str) -> int | str:
    """The option's own value that equals a given one; True is no 1."""
    for known in option.values:
        if known == value and (isinstance(value, str) or whole(value) is not None):
            return known
    values = ", ".join(str(known) for known in option.values)
    raise BadOption("BadValue", option=option.key, value=str(value), values=values)


def whole(value: Any) -> int | None:
    """A whole number, NumPy's included, as Python's; None for anything else."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Who sits where: people, and bots by name."""
    for who in per_seat(seats, players, HUMAN):
        if who not in (HUMAN, *BOTS):
            raise BadOption("UnknownBot", bot=who, bots=", ".join(BOTS))
    return per_seat(seats, players, HUMAN)


def per_seat(words: Sequence[str] | None, players: int, default: str) -> tuple[str, ...]:
    if words is None:
        return (default,) * players
    if isinstance(words, str) or not all(isinstance(word, str) for word in words):
        raise BadOption("BadSeatWords")
    if len(words) != players:
        raise BadOption("BadSeats", given=len(words), players=players)
    return tuple(words)
