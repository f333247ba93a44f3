"""One screen at a table: a WebSocket as light as can be, without a task of its own.

What a screen does not need of a message is never made into an object.
"""

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import Struct, field

if TYPE_CHECKING:
    from bench.online.tables import Table

ONLOOKER = -1
HOST = "127.0.0.1"
KEY = "cmVqb3VvbnMtYmVuY2gtMQ=="  # any sixteen bytes: nobody here looks for a proxy
MASK = bytes(4)  # a mask that changes nothing; the server unmasks all the same
BINARY, CLOSE, PING, PONG = 0x82, 0x88, 0x89, 0x8A  # whole messages, by their first byte
MASKED = 0x80
SHORT, WORD = 125, 126  # a length in this byte, or in the two after it; else in eight


class Told(Struct, tag_field="is"):
    """A message of the server; the fields that are not named here are skipped."""


class Frame(Told, tag="frame"):
    number: int
    undone: int = 0
    waiting: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)


class Scene(Told, tag="scene"):
    phase: str


class Said(Told, tag="said"):
    pass


class Done(Told, tag="done"):
    id: int


class NotDone(Told, tag="refused"):
    id: int
    why: str


decode = msgspec.msgpack.Decoder(list[Frame | Scene | Said | Done | NotDone]).decode
encode = msgspec.msgpack.Encoder().encode


class Screen(asyncio.Protocol):
    """A viewer's end of a socket, and the latest frame there."""

    def __init__(self, table: "Table", seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.transport: asyncio.Transport | None = None
        self.frame: Frame | None = None
        self.orders = 0
        self._rest = b""  # of a message that has not come whole
        self._is_open = False
        self._is_leaving = False

    async def open(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HOST, port)

    def close(self) -> None:
        self._is_leaving = True
        if self.transport is not None:
            self.transport.close()

    @property
    def is_asked(self) -> bool:
        """Only who is asked is told what they may do."""
        return self.frame is not None and bool(self.frame.legal)

    # Sending

    def send(self, do: str, **values: object) -> None:
        self._write(BINARY, encode({"do": do, **values}))

    def order(self, do: str, **values: object) -> None:
        self.orders += 1
        self.send(do, id=self.orders, **values)

    def act(self, action: int) -> None:
        assert self.frame is not None
        self.order("act", number=self.frame.number, undone=self.frame.undone, action=action)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        assert len(payload) <= SHORT
        self.transport.write(bytes((kind, MASKED | len(payload))) + MASK + payload)

    # Receiving

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are none by birth
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        at = f"{HOST}:{transport.get_extra_info('peername')[1]}"
        self.transport.write(
            f"GET /live/{self.table.id}?seat={self.seat} HTTP/1.1\r\nHost: {at}\r\n"
            f"Origin: http://{at}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{cookie}"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        if not self._is_leaving:
            self.table.lost()

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        data = self._rest + data if self._rest else data
        begin = 0 if self._is_open else self._answered(data)
        while self._is_open and (place := whole_message(data, begin)):
            first, end = place
            self._hear(data[begin], data[first:end], now)
            begin = end
        self._rest = data[begin:]

    def _answered(self, data: bytes) -> int:
        """Reads the answer to the request to connect; tells where the messages begin."""
        head, _, _ = data.partition(b"\r\n\r\n")
        if len(head) == len(data):
            return 0
        if b" 101 " not in head[:16]:
            raise ConnectionError(head.decode("latin-1"))
        self._is_open = True
        self.send("hello", number=-1, undone=0, said=0)
        self.table.opened(self)
        return len(head) + 4

    def _hear(self, kind: int, payload: bytes, now: float) -> None:
        if kind == BINARY:
            for told in decode(payload):
                self._take_in(told, now)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.table.lost()
            self.close()
        else:
            raise ValueError(f"a message of the kind {kind}")

    def _take_in(self, told: Told, now: float) -> None:
        if isinstance(told, Frame):
            self.frame = told
            self.table.seen(self, now)
        elif isinstance(told, Done):
            self.table.done(self, told.id, now)
        elif isinstance(told, NotDone):
            self.table.refused(told.why)


def whole_message(data: bytes, begin: int) -> tuple[int, int] | None:
    """Where the payload of the message begins and ends that starts here, if all of it is here."""
    if len(data) < begin + 2:
        return None
    length, first = data[begin + 1], begin + 2
    if length > SHORT:
        first += 2 if length == WORD else 8
        length = int.from_bytes(data[begin + 2 : first], "big")
    end = first + length
    return (first, end) if end <= len(data) else None
