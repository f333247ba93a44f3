"""The terms of a match: how many play, who sits where, which variants; checked."""

import operator
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, Self

from rejouons.errors import BadOption, WrongVersion

if TYPE_CHECKING:
    from rejouons.kernel.contract import Game, Option

HUMAN = "human"
POLICIES = ("random", "greedy")
SEARCH = "search"  # search:2000 thinks for so many iterations, search:1.5s for so long
LEVEL = "level"
LEVELS = range(1, 7)
BOTS = (*POLICIES, f"{LEVEL}:1–{LEVELS[-1]}", f"{SEARCH}:2000", f"{SEARCH}:1.5s")  # by example
MOST_ITERATIONS = 1 << 30
MOST_SECONDS = 86_400.0
LONGEST_WORD = 200  # letters of a name or a nonce


@dataclass(frozen=True)
class Terms:
    """What a match is begun with."""

    players: int
    options: Mapping[str, int | str]
    seats: tuple[str, ...]  # `human`, or a bot
    nonces: tuple[str, ...]  # what each seat added to the dice
    names: tuple[str, ...]  # of who sits where, or none
    secret: bytes
    fairness: int  # the way that dice are made of the secret
    is_branch: bool  # goes on from a match whose secret was known


class Boxed(Protocol):
    """What of a game is printed on its box."""

    @property
    def id(self) -> str: ...

    @property
    def players(self) -> range: ...

    @property
    def version(self) -> int: ...

    @property
    def oldest(self) -> int: ...


@dataclass(frozen=True)
class Budget:
    """How much a search may think: so many iterations, or so many seconds."""

    iterations: int = MOST_ITERATIONS
    seconds: float | None = None

    def __post_init__(self) -> None:
        iterations = whole(self.iterations)
        if iterations is None or not 1 <= iterations <= MOST_ITERATIONS:
            raise BadOption("BadBudget", budget=self.iterations)
        if self.seconds is not None and not is_duration(self.seconds):
            raise BadOption("BadBudget", budget=self.seconds)

    def times(self, count: int) -> "Budget":
        """What so many searches may think in all."""
        if self.seconds is not None:
            return Budget(seconds=min(self.seconds * max(count, 1), MOST_SECONDS))
        return Budget(min(self.iterations * max(count, 1), MOST_ITERATIONS))

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """`2000` are iterations, `1.5s` are seconds; None for anything else."""
        if re.fullmatch(r"[0-9]{1,10}", text) and 1 <= int(text) <= MOST_ITERATIONS:
            return cls(iterations=int(text))
        if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?s", text):
            seconds = float(text.removesuffix("s"))
            return cls(seconds=seconds) if 0 < seconds <= MOST_SECONDS else None
        return None


def is_duration(seconds: Any) -> bool:
    is_number = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    return is_number and 0 < seconds <= MOST_SECONDS


def is_bot(name: str) -> bool:
    """Whether a bot goes by this name."""
    if not isinstance(name, str):
        return False
    kind, _, detail = name.partition(":")
    if kind == SEARCH:
        return Budget.parse(detail) is not None
    if kind == LEVEL:
        return detail in map(str, LEVELS)
    return name in POLICIES


def checked_bot(name: str) -> str:
    if not is_bot(name):
        raise BadOption("UnknownBot", bot=name, bots=", ".join(BOTS))
    return name


def checked_players(game: Boxed, players: int) -> int:
    number = whole(players)
    if number is None or number not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadOption("BadPlayers", least=least, most=most, players=players)
    return number


def checked_options(
    game: "Game", players: int, chosen: Mapping[str, int | str]
) -> dict[str, int | str]:
    """All of a game's options, defaults filled in."""
    if not isinstance(chosen, Mapping):
        raise BadOption("BadOptions")
    known = {option.key: option for option in game.options}
    for key in chosen:
        if key not in known:
            raise BadOption("UnknownOption", option=key, options=", ".join(known))
    options = {
        key: checked_value(option, chosen.get(key, option.default)) for key, option in known.items()
    }
    for option in game.options:
        check_terms(option, {"players": players, **options})
    return options


def check_terms(option: "Option", terms: Mapping[str, int | str]) -> None:
    """Refuses a value that means nothing with these players and other options."""
    value = terms[option.key]
    if value in option.refused and not option.counts(terms):
        raise BadOption("RefusedValue", option=option.key, value=value, clause=option.clause)


def checked_value(option: "Option", value: int | str) -> int | str:
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
    except Exception:  # an object of somebody's own can fail in any way
        return None


def checked_seat(seat: int, players: int) -> int:
    number = seat if type(seat) is int else whole(seat)
    if number is None or not 0 <= number < players:
        raise BadOption("NoSuchSeat", seat=seat, last=players - 1)
    return number


def checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Who sits where: people, and bots by name."""
    for who in per_seat(seats, players, HUMAN):
        if who != HUMAN:
            checked_bot(who)
    return per_seat(seats, players, HUMAN)


def per_seat(words: Sequence[str] | None, players: int, default: str) -> tuple[str, ...]:
    if words is None:
        return (default,) * players
    is_list = isinstance(words, Sequence) and not isinstance(words, (str, bytes))
    if not is_list or not all(isinstance(word, str) for word in words):
        raise BadOption("BadSeatWords")
    if len(words) != players:
        raise BadOption("BadSeats", given=len(words), players=players)
    if any(len(word) > LONGEST_WORD for word in words):
        raise BadOption("LongWord", most=LONGEST_WORD)
    return tuple(words)


def checked_nonces(
    nonces: Sequence[str] | None, seats: Sequence[str], must_be_peoples: bool
) -> tuple[str, ...]:
    """What each seat adds to the dice. Whoever holds the secret also plays the bots, and could
    try words for them until the dice please: only people may add one.
    """
    words = per_seat(nonces, len(seats), "")
    for seat, (who, word) in enumerate(zip(seats, words, strict=True)):
        if must_be_peoples and word and who != HUMAN:
            raise BadOption("BotNonce", seat=seat)
    return words


def checked_moment(number: int, last: int) -> int:
    moment = whole(number)
    if moment is None or moment not in range(last + 1):
        raise BadOption("NoSuchMoment", number=number, last=last)
    return moment


def checked_agreed(agreed: Iterable[int]) -> set[int]:
    if isinstance(agreed, (str, bytes)):
        raise BadOption("BadAgreed")
    try:
        return {seat for seat in map(whole, agreed) if seat is not None}
    except Exception as error:
        raise BadOption("BadAgreed") from error


def checked_branch(is_branch: bool) -> bool:
    if not isinstance(is_branch, bool):
        raise BadOption("BadBranch")
    return is_branch


def checked_edition(game: Boxed, edition: int | None) -> int:
    """A version whose matches still replay; without any, that of today."""
    version = game.version if edition is None else whole(edition)
    if version is None or version not in range(game.oldest, game.version + 1):
        raise WrongVersion(game=game.id, saved=edition, ours=game.version)
    return version


def in_edition(game: "Game", edition: int | None) -> "Game":
    """The game under the rules of a version, or of today."""
    version = checked_edition(game, edition)
    return game if version == game.version else game.edition(version)
