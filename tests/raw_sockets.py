"""Sockets of online tables by hand: messages and frames that no app sends."""

import struct

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from online_players import NotAllowed, Seat
from tables_here import Online

HELLO = {"do": "hello"}
encode = msgspec.msgpack.encode


async def opened(place: Seat) -> ClientConnection:
    """Another socket of a seat, at which nothing was said yet."""
    url = place.browser.origin.replace("http", "ws", 1) + f"/live/{place.table}?seat={place.seat}"
    headers = {"Cookie": place.browser.cookie, "Origin": place.browser.origin}
    return await connect(url, additional_headers=headers, compression=None, max_size=None)


async def code_after(socket: ClientConnection, *messages: bytes | str) -> int:
    """With which code a socket is closed after some messages."""
    try:
        for message in messages:
            await socket.send(message)
        while True:
            await socket.recv()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else -1


async def assert_well(online: Online, people: list[Seat]) -> None:
    """The table is as before, and everybody else is served."""
    kept = online.entries(people[0].table)
    for place in people:
        with pytest.raises(NotAllowed, match=r"NotPaused|NotHost"):
            await place.order("resume")
    assert online.entries(people[0].table) == kept
    assert online.browser().call("GET", f"/api/tables/{people[0].table}")["phase"] == "playing"


def frame_of(message: bytes, kind: int = 0x82, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """A frame as a browser sends it."""
    size = len(message)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    mixed = bytes(byte ^ mask[place % 4] for place, byte in enumerate(message))
    return bytes([kind]) + length + mask + mixed


def spoken(id_: int, letters: int) -> bytes:
    return encode({"do": "say", "id": id_, "text": "x" * letters})
