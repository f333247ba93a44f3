"""One viewer's connection to a table, and what is on its way there."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from struct import Struct
from typing import NamedTuple

Send = Callable[[bytes], Awaitable[None]]
ARRAY, ARRAY_CODE = Struct(">BH"), 0xDC  # how an array begins
MOST_WAITING = 256  # messages


class Told(NamedTuple):
    """What a viewer was told last."""

    number: int = -1
    undone: int = 0
    scene: tuple[int, int] | None = None  # the version of the scene
    said: int = 0


def packed(messages: Collection[bytes]) -> bytes:
    """Messages as one: MessagePack's array of them."""
    return ARRAY.pack(ARRAY_CODE, len(messages)) + b"".join(messages)


class Socket:
    """Sends in its own time: whoever reads slowly delays nobody else."""

    def __init__(self, viewer: int, person: str, send: Send) -> None:
        self.viewer = viewer
        self.person = person
        self.told = Told()
        self._send = send
        self._waiting: list[bytes] = []
        self._has_news = asyncio.Event()
        self._is_closing = False
        self._is_out = False  # it is told no more of the table
        self.has_order = False  # which is being carried out

    def close(self) -> None:
        """Ends after what is on its way; nothing is added but the answer to an order under way."""
        self._is_out = True
        if not self.has_order:
            self._end()

    def answer(self, message: bytes) -> None:
        """Tells what became of an order."""
        self.has_order = False
        self._put(message)
        if self._is_out:
            self._end()

    def tell(self, *messages: bytes) -> None:
        if not self._is_out:
            self._put(*messages)

    def _put(self, *messages: bytes) -> None:
        """Puts messages on their way; who lets too many wait must come again, and is told afresh.
        What is told at once is never too much: a newcomer has all the talk to read.
        """
        if self._is_closing:
            return
        if len(self._waiting) < MOST_WAITING:
            self._waiting += messages
            self._has_news.set()
        else:
            self._end()

    def _end(self) -> None:
        self._is_closing = True
        self._has_news.set()

    async def run(self) -> None:
        """Sends until it is closed or cancelled."""
        while not self._is_closing:
            await self._has_news.wait()
            self._has_news.clear()
            if self._waiting:
                message = packed(self._waiting)
                self._waiting.clear()
                await self._send(message)
