"""Layouts: the kinds of actions, events and refusals of a game, declared once.

    class Move(ActionKind):
        TAKE = MATERIAL, COLUMN          # 20 actions: take glass 1 .. take plastic 4
        BID = AMOUNT

    class Event(EventKind):
        SOLD = "MK-23", MATERIAL, ROW    # the clause it happens under, and its values

    class Reason(ReasonKind):
        LEGAL = ""
        BANK_EMPTY = "MK-20"

Actions are ints, numbered through in this order. The tables of `Actions` encode and decode
them inside rules; its methods do the same, and their written form, for people.
"""

import enum
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import Any, Self, TypeVar, cast

import numpy as np

from rejouons.errors import UnreadableAction
from rejouons.kernel.log import EVENT_VALUES
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import lowest, without_lowest

MAX_FIELDS = 3  # of an action
MOST_TOLD = 20  # words of a field, to who typed another
K = TypeVar("K", bound="Kind")


@dataclass(frozen=True)
class Field:
    """A range of values 0..size-1, and the word each is written with."""

    name: str
    words: tuple[str, ...]
    is_seat: bool = False  # its values are seats, which people call by their names

    @property
    def size(self) -> int:
        return len(self.words)

    @cached_property
    def lower_words(self) -> list[str]:
        return [word.lower() for word in self.words]

    @cached_property
    def is_numbered(self) -> bool:
        """Whether its values are written as numbers that follow each other."""
        first = self.words[0]
        return first.removeprefix("-").isdecimal() and self.words == _numbers(
            int(first), int(first) + self.size - 1
        )

    def value(self, word: str) -> int:
        return self.lower_words.index(word.lower())


def named(name: str, *words: str) -> Field:
    """A field whose values have names: `named("row", "yard", "plant")`."""
    return Field(name, words)


def numbered(name: str, first: int, last: int) -> Field:
    """A field whose values are written as numbers: columns 1..4 are the values 0..3."""
    return Field(name, _numbers(first, last))


def seated(name: str, seats: int) -> Field:
    """A field whose values are seats, written as numbers from 1."""
    return Field(name, _numbers(1, seats), is_seat=True)


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


class Kind(enum.IntEnum):
    """A numbered kind, declared with its clause, if it has one, and its fields."""

    clause: str
    fields: tuple[Field, ...]

    def __new__(cls, *facts: str | Field) -> Self:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.clause = next((fact for fact in facts if isinstance(fact, str)), "")
        member.fields = tuple(fact for fact in facts if isinstance(fact, Field))
        return member

    @property
    def word(self) -> str:
        return self.name.lower()


def reworded(kinds: type[K], words: Mapping[str, tuple[str, ...]]) -> type[K]:
    """The same kinds, with other words for the fields named."""
    members = [(kind.name, (kind.clause, *_reworded(kind.fields, words))) for kind in kinds]
    base: Any = kinds.__base__
    return cast(type[K], base(kinds.__name__, members))


def _reworded(fields: Iterable[Field], words: Mapping[str, tuple[str, ...]]) -> Iterator[Field]:
    for field in fields:
        yield replace(field, words=words.get(field.name, field.words))


class ActionKind(Kind):
    """Base of a game's kinds of actions; each member lists the fields of its actions."""

    def __init_subclass__(cls) -> None:
        check_room(cls, MAX_FIELDS)


class EventKind(Kind):
    """Base of a game's kinds of events; each member has its clause and its values."""

    def __init_subclass__(cls) -> None:
        check_room(cls, EVENT_VALUES)


class ReasonKind(Kind):
    """Base of a game's reasons to refuse an action; the first member is 0, legal."""

    def __init_subclass__(cls) -> None:
        check_room(cls, 0)


def check_room(kinds: type[Kind], most: int) -> None:
    """Fields beyond those that an action or an event can hold would be lost without a word."""
    for kind in kinds:
        if len(kind.fields) > most:
            raise TypeError(f"{kind!r} has {len(kind.fields)} fields; there is room for {most}")


class Actions:
    """The numbering of a game's actions."""

    def __init__(self, kinds: type[ActionKind]) -> None:
        self.kinds = kinds
        rows = [(kind, values) for kind in kinds for values in _combinations(kind)]
        self.size = len(rows)
        self.kind_of = np.array([kind for kind, _ in rows], np.uint8)
        self.values_of = _narrow([_padded(values) for _, values in rows])
        self.codes = np.array(list(_codes(kinds)), np.int32)
        self._texts: dict[int, str] = {}

    def encode(self, kind: ActionKind, *values: int) -> int:
        return int(encode(self.codes, kind, *values))

    def decode(self, action: int) -> tuple[ActionKind, tuple[int, ...]]:
        kind = list(self.kinds)[self.kind_of[action]]
        return kind, tuple(int(value) for value in self.values_of[action, : len(kind.fields)])

    def text(self, action: int) -> str:
        """The written form: `take glass 2`."""
        if action not in self._texts:
            kind, values = self.decode(action)
            words = (field.words[value] for field, value in zip(kind.fields, values, strict=True))
            self._texts[action] = " ".join([kind.word, *words])
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action of a written form."""
        word, *arguments = text.lower().split() or [""]
        kind = self.kinds.__members__.get(word.upper())
        if kind is None or len(arguments) != len(kind.fields):
            raise UnreadableAction(text=text)
        for field, argument in zip(kind.fields, arguments, strict=True):
            if argument not in field.lower_words:
                possible = _abridged(field.words)
                raise UnreadableAction("NoSuchValue", text=text, value=argument, possible=possible)
        return self.encode(kind, *(f.value(a) for f, a in zip(kind.fields, arguments, strict=True)))


@rule
def encode(codes, kind, a=0, b=0, c=0):
    """The action of a kind with these values; `codes` are those of the game's `Actions`."""
    row = np.int64(kind)  # CUDA takes no enum member for an index
    return codes[row, 0] + a * codes[row, 1] + b * codes[row, 2] + c * codes[row, 3]


@rule
def kind_in(codes, action):
    """The kind of an action, where the tables of very many would take too much room."""
    kind = np.int64(len(codes) - 1)
    while codes[kind, 0] > action:
        kind -= 1
    return kind


@rule
def value_in(codes, action, place):
    """The value of a field that the action's kind has, likewise."""
    kind = kind_in(codes, action)
    rest = np.int64(action - codes[kind, 0])
    for earlier in range(place):
        rest %= codes[kind, 1 + earlier]
    return rest // codes[kind, 1 + place]


@rule
def offer(out, count, action, is_legal):
    """Lists an action if it is legal, and returns how many are listed.

    It writes the action in any case and keeps it by counting it: no branch to mispredict.
    """
    out[count] = action
    return count + is_legal


@solid
def offer_each(out, count, first, members):
    """Lists an action for each member of a set; `first` is that of member 0, and those of the
    others follow it, as they do where one field is all that the actions have.
    """
    while members != 0:
        out[count] = first + lowest(members)
        count += 1
        members = without_lowest(members)
    return count


def _abridged(words: tuple[str, ...]) -> str:
    """All words, or of many the first and the last."""
    if len(words) <= MOST_TOLD:
        return ", ".join(words)
    return f"{words[0]}, {words[1]}, …, {words[-1]}"


def _narrow(rows: list[list[int]]) -> Any:
    """An array of the smallest numbers that will do."""
    return np.array(rows, np.min_scalar_type(max(max(row) for row in rows)))


def _combinations(kind: ActionKind) -> Iterator[tuple[int, ...]]:
    return product(*(range(field.size) for field in kind.fields))


def _padded(values: tuple[int, ...]) -> list[int]:
    return [*values, *[0] * (MAX_FIELDS - len(values))]


def _codes(kinds: type[ActionKind]) -> Iterator[list[int]]:
    """Per kind: its first action, then by how much each field's value moves it."""
    first = 0
    for kind in kinds:
        strides = _strides(kind)
        yield [first, *_padded(tuple(strides))]
        first += strides[0] * kind.fields[0].size if kind.fields else 1


def _strides(kind: ActionKind) -> list[int]:
    strides: list[int] = []
    stride = 1
    for field in reversed(kind.fields):
        strides.insert(0, stride)
        stride *= field.size
    return strides


def describe(kinds: type[Kind]) -> list[dict[str, Any]]:
    """The kinds as plain data: what a reader outside Python needs."""
    return [_described(kind) for kind in kinds]


def _described(kind: Kind) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": int(kind), "name": kind.word}
    if not isinstance(kind, ActionKind):
        facts["clause"] = kind.clause
    if not isinstance(kind, ReasonKind):
        facts["fields"] = [{"name": field.name, "words": field.words} for field in kind.fields]
    return facts
