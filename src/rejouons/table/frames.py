"""What a viewer is told of a match, as it travels: MessagePack, what is empty left out."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct, field


class Wire(Struct, omit_defaults=True, rename="camel"):
    """A message, or a part of one; browsers write names in their own way."""


class Chapter(Wire, kw_only=True):
    """An action and what came of it, as a viewer heard of it. The set-up is number 0."""

    number: int
    seat: int
    events: bytes = b""  # rows of the log


class TakenBackNote(Wire, kw_only=True):
    """That a seat took something back."""

    number: int  # how many chapters stood then, of those that still stand
    seat: int
    was_known: bool = False  # whether something had become known by then


class Undoable(Wire, kw_only=True):
    """Whose last action can be taken back, and who must agree."""

    seat: int
    needs: list[int] = field(default_factory=list)


class Result(Wire, kw_only=True):
    points: int
    rank: int


class Frame(Wire, kw_only=True, tag_field="is", tag="frame"):
    """A match as one viewer may know it; `number` and `undone` are its name for that viewer."""

    number: int  # chapters that stand, without the set-up
    undone: int = 0  # how often something was taken back that the viewer had noticed
    since: int = 0  # the first of the chapters in here
    view: bytes
    waiting: list[int] = field(default_factory=list)
    legal: Sequence[int] = ()  # the viewer's actions
    chapters: list[Chapter] = field(default_factory=list)
    taken_back: list[TakenBackNote] = field(default_factory=list)
    undo: Undoable | None = None
    secretive: list[int] = field(default_factory=list)  # who may still change a secret choice
    results: list[Result] = field(default_factory=list)  # once the game is over


class Moment(Wire, kw_only=True):
    """A view as it was after a chapter."""

    number: int
    view: bytes
    waiting: list[int] = field(default_factory=list)


encode = msgspec.msgpack.Encoder().encode
