"""One viewer's connection to a table, and what is on its way there."""

import logging
import struct
from asyncio import get_running_loop
from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

log = logging.getLogger(__name__)
ARRAY, ARRAY_CODE = struct.Struct(">BH"), 0xDC  # how an array begins
MOST_WAITING = 256  # messages
GARBAGE, NOT_HERE, SLOW, MOVED = 4400, 4404, 4408, 4409  # why a socket is closed
BROKEN = 1011  # by a fault of ours


class Wire(Protocol):
    """The way to a viewer's machine."""

    is_free: bool  # to take more, just now

    def write(self, message: bytes) -> None:
        """Puts a message on its way."""

    def hear_more(self) -> None:
        """Goes on listening, after it was told to wait."""

    def hang_up(self, code: int) -> None:
        """Ends it after what is on its way."""


class Told(Struct, frozen=True):
    """What a viewer was told last."""

    number: int = -1
    undone: int = 0
    scene: tuple[int, int] | None = None  # the version of the scene
    said: int = 0


def packed(messages: Collection[bytes]) -> bytes:
    """Messages as one: MessagePack's array of them."""
    return ARRAY.pack(ARRAY_CODE, len(messages)) + b"".join(messages)


class Outbox:
    """What is sent at the end of this turn of the loop: all that a socket is told in it goes
    together.
    """

    def __init__(self) -> None:
        self._due: list[Socket] = []

    def add(self, socket: "Socket") -> None:
        if not self._due:
            get_running_loop().call_soon(self._send)
        self._due.append(socket)

    def _send(self) -> None:
        due, self._due = self._due, []
        for socket in due:
            try:
                socket.flush()
            except Exception:  # a fault of ours at one socket: the others hear what they wait for
                log.exception("A socket could not be written to")
                socket.close(BROKEN)


class Socket:
    """Sends in its own time: whoever reads slowly delays nobody else."""

    __slots__ = (
        "_is_closing",
        "_is_due",
        "_outbox",
        "_waiting",
        "person",
        "sent",
        "told",
        "viewer",
        "wire",
    )

    def __init__(self, viewer: int, person: str, wire: Wire, outbox: Outbox) -> None:
        self.viewer = viewer
        self.person = person
        self.told = Told()  # with what waits for the disk
        self.sent = Told()  # without
        self.wire = wire
        self._outbox = outbox
        self._waiting: list[bytes] = []
        self._is_due = False
        self._is_closing = False

    def put(self, messages: Collection[bytes]) -> None:
        """Puts messages on their way; who lets too many wait must come again, and is told afresh.
        What is told at once is never too much: a newcomer has all the talk to read.
        """
        if self._is_closing or not messages:
            return
        if len(self._waiting) >= MOST_WAITING and not self.wire.is_free:
            self._waiting.clear()
            self.close(SLOW)
            return
        self._waiting += messages
        if not self._is_due:
            self._is_due = True
            self._outbox.add(self)

    def flush(self) -> None:
        """Sends what waits, unless the way is full; then it is called again once it is free."""
        self._is_due = False
        if self._waiting and self.wire.is_free:
            message = packed(self._waiting)
            self._waiting.clear()
            self.wire.write(message)

    def close(self, code: int) -> None:
        """Ends after what is on its way; nothing is added."""
        if not self._is_closing:
            self._is_closing = True
            self.flush()
            self.wire.hang_up(code)
