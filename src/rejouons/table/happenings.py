"""What happens at a table beside its match, one entry of its list each.

Fields that come later need a default: lists that were written before are read again.
"""

from typing import Literal

import msgspec
from msgspec import Struct

Why = Literal["time", "left", "replaced", "resigned"]
Notice = Why | Literal["back"]
About = Literal["undo", "end"]
Outcome = Literal["agreed", "refused", "withdrawn", "lapsed"]
Ending = Literal["finished", "agreed", "resigned"]


class Happening(Struct, tag_field="is", tag=str.lower, omit_defaults=True):
    """An entry. `entry` is how many entries the match had then: it orders the two lists."""

    entry: int = 0


class Planned(Happening, kw_only=True):
    """The host means a seat for somebody else, before the start."""

    seat: int
    who: str


class Sat(Happening, kw_only=True):
    """A person took a seat, or moved to another device with it."""

    seat: int
    person: str
    name: str


class Stood(Happening, kw_only=True):
    """A seat became free again; its old link is void."""

    seat: int


class Readied(Happening, kw_only=True):
    """A person is ready, or no longer; their word for the dice."""

    seat: int
    is_ready: bool
    nonce: str = ""


class Started(Happening, kw_only=True):
    """The match began, with these words of each seat in its dice."""

    rules: int
    seats: list[str]
    names: list[str]
    nonces: list[str]


class TakenOver(Happening, kw_only=True):
    """A bot plays for a person."""

    seat: int
    bot: str
    why: Why


class HandedBack(Happening, kw_only=True):
    seat: int


class Asked(Happening, kw_only=True):
    """A seat asks the others to agree to something."""

    seat: int
    about: About


class Answered(Happening, kw_only=True):
    seat: int
    agrees: bool


class Agreed(Happening, kw_only=True):
    """Everybody has agreed to what was asked."""


class Withdrew(Happening, kw_only=True):
    """Who asked no longer does."""


class Paused(Happening, kw_only=True):
    pass


class Resumed(Happening, kw_only=True):
    pass


class Woke(Happening, kw_only=True):
    """The server was away; nobody's time ran meanwhile."""


class Resigned(Happening, kw_only=True):
    seat: int


class Ended(Happening, kw_only=True):
    why: Ending


class Said(Happening, kw_only=True):
    """A line of talk: somebody's own words, or one of the phrases that every language has."""

    seat: int
    text: str = ""
    phrase: str = ""


class Rematched(Happening, kw_only=True):
    """The same people meet again at another table."""

    table: str


AnyHappening = (
    Planned
    | Sat
    | Stood
    | Readied
    | Started
    | TakenOver
    | HandedBack
    | Asked
    | Answered
    | Agreed
    | Withdrew
    | Paused
    | Resumed
    | Woke
    | Resigned
    | Ended
    | Said
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyHappening] = msgspec.json.Decoder(AnyHappening)


def written(happening: Happening) -> str:
    return _encoder.encode(happening).decode()


def read(text: str) -> AnyHappening:
    return _decoder.decode(text)
