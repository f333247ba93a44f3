"""What travels on a table's socket, beside frames and scenes: docs/online.md tells of each."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from rejouons.errors import IllegalAction, RejouonsError
from rejouons.table.frames import Wire

Number = Annotated[int, Meta(ge=-1, le=1 << 31)]
Seat = Annotated[int, Meta(ge=-1, le=64)]
Words = Annotated[str, Meta(max_length=400)]
LARGEST = 4096  # bytes of a message to the server


class Order(Struct, tag_field="do", tag=str.lower, rename="camel", forbid_unknown_fields=True):
    """What somebody at the table wants; the answer repeats its id."""

    id: Number = 0


class Hello(Order, kw_only=True):
    """What a browser has already."""

    number: Number = -1
    undone: Number = 0
    said: Number = 0


class Act(Order, kw_only=True):
    number: Number
    undone: Number
    action: Number


class Undo(Order, kw_only=True):
    number: Number
    undone: Number


class Answer(Order, kw_only=True):
    question: Number = -1  # an app of before did not say: it is told that there is none
    agrees: bool


class Withdraw(Order):
    pass


class Ready(Order, kw_only=True):
    is_ready: bool
    nonce: Words = ""


class Say(Order, kw_only=True):
    text: Words = ""
    phrase: Words = ""


class Pause(Order):
    pass


class Resume(Order):
    pass


class End(Order):
    pass


class Resign(Order):
    pass


class Leave(Order):
    pass


class ComeBack(Order, tag="come_back"):
    pass


class Replace(Order, kw_only=True):
    seat: Seat
    by: Words


AnyOrder = (
    Hello
    | Act
    | Undo
    | Answer
    | Withdraw
    | Ready
    | Say
    | Pause
    | Resume
    | End
    | Resign
    | Leave
    | ComeBack
    | Replace
)


class Done(Wire, kw_only=True, tag_field="is", tag="done"):
    id: int


class NotDone(Wire, kw_only=True, tag_field="is", tag="refused"):
    """Why an order was not carried out: a case of an error, and its values."""

    id: int
    why: str
    values: dict[str, str | int] = field(default_factory=dict)


_decoder: msgspec.msgpack.Decoder[AnyOrder] = msgspec.msgpack.Decoder(AnyOrder)


def refusal_of(id_: int, error: RejouonsError) -> NotDone:
    return NotDone(id=id_, why=error.case, values=plain_values(error))


def plain_values(error: RejouonsError) -> dict[str, str | int]:
    """The values of an error, for whoever words it; a reason of the rules goes by its name."""
    if isinstance(error, IllegalAction):
        return {"because": error.reason.word, "clause": error.clause}
    return {key: plain(value) for key, value in error.values.items()}


def plain(value: Any) -> str | int:
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def order_from(data: bytes) -> AnyOrder:
    """What a message says, or `DecodeError`: also where it is nested too deep, or no text."""
    try:
        return _decoder.decode(data)
    except (RecursionError, UnicodeDecodeError) as error:
        raise msgspec.DecodeError(str(error)) from error
