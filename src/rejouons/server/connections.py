"""Connections, and how long and how many of them are put up with.

uvicorn waits for ever for who is silent or slow, and holds as many connections as there come. Here
each has a moment at which it ends unless something whole has come or gone by then.
"""

from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from struct import Struct
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response

from rejouons.server.asgi import Headers, encoded
from rejouons.server.guard import marked
from rejouons.server.limits import Bucket, Rate

DIRECT = "rejouons.direct"  # the extension by which an app talks to a socket without a detour
LONGEST_MESSAGE = 65536  # bytes of a message that a browser sends over a socket
LONGEST_HEAD = 14  # bytes of a frame before its message
RARE = Rate(burst=60, per_second=5)  # frames of a socket that are no message of ours
MOST_PIPELINED = 20  # requests that wait for the answer to an earlier one

# A frame of a WebSocket (RFC 6455): the bytes it can begin with, and how long it is.
PLAIN = 0x82  # a whole message of bytes
FRAMES = {last | kind for last in (0, 0x80) for kind in (0, 1, 2, 8, 9, 10)}
MASKED = 0x80
SIZES = {126: Struct(">H"), 127: Struct(">Q")}  # how it is told if it is greater
LONG, LONGER = Struct(">BBH"), Struct(">BBQ")


@dataclass(frozen=True)
class Limits:
    """What is granted to strangers: who is silent or slow must make room for the others."""

    connections: int = 6000  # at the same time
    of_one_address: int = 200  # of those; a browser opens six, and a house or a school shares one
    request: float = 20  # seconds until all of a request has come, from when it can
    answer: float = 60  # seconds until all of an answer has gone
    head: int = 65536  # bytes of a request before its body
    headers: int = 100  # of a request


class Room:
    """How many connections there are, of whom."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.taken = 0
        self.by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Takes a place, if there is one."""
        is_full = self.taken >= self.limits.connections
        if is_full or self.by_address[address] >= self.limits.of_one_address:
            return False
        self.taken += 1
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.taken -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class Place:
    """The place of one connection, which is given back once, whatever that one has become."""

    def __init__(self, room: Room, address: str) -> None:
        self.room = room
        self.address = address
        self.is_taken = room.enter(address)

    def give_back(self) -> None:
        if self.is_taken:
            self.is_taken = False
            self.room.leave(self.address)


class HttpConnection(HttpToolsProtocol):
    """A connection that asks; it ends when it takes too long over something."""

    def __init__(self, *, room: Room, **settings: Any) -> None:
        super().__init__(**settings)
        self.room = room
        self.limits = room.limits
        self.place: Place
        self.end: TimerHandle | None = None
        self.refusal = HTTPStatus.BAD_REQUEST  # what an unreadable request is told
        self.is_in_head = True
        self.is_last = False  # nothing comes after this request
        self.is_deaf = False  # what comes was refused
        self.head_so_far = 0  # bytes

    # Room

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Hangs up if there are too many connections already: browsers try again."""
        peer = transport.get_extra_info("peername")
        self.place = Place(self.room, str(peer[0]) if peer else "")
        if not self.place.is_taken:
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self.ends_in(self.limits.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.place.give_back()
        self.ends_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """A socket may be silent for hours: it is asked now and then whether it is still there."""
        self.ends_no_more()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketConnection)
        socket.place = self.place
        self.parser = cast(Any, None)  # it holds us, and nothing more is read here

    # Time

    def ends_in(self, seconds: float) -> None:
        """Makes the connection end at a moment; what it still had to send is dropped."""
        self.ends_no_more()
        self.end = self.loop.call_later(seconds, self.transport.abort)

    def ends_no_more(self) -> None:
        if self.end is not None:
            self.end.cancel()
            self.end = None

    def on_message_complete(self) -> None:
        super().on_message_complete()
        is_answered = self.cycle is not None and self.cycle.response_complete  # as a refusal is
        self.ends_in(self.limits.request if is_answered else self.limits.answer)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        is_answered = self.cycle.response_complete  # the last request that has come
        has_gone = not self.transport.get_write_buffer_size()
        self.ends_in(self.limits.request if is_answered and has_gone else self.limits.answer)
        if is_answered and self.is_last:
            self.transport.close()

    def eof_received(self) -> bool:  # type: ignore[override]
        """Keeps a connection open whose other side says no more, but may wait for an answer."""
        self.is_last = True
        cycle = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def timeout_keep_alive_handler(self) -> None:
        """Lets our own moment count, which knows about what has not gone yet."""

    # What is no request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_in_head = True

    def on_headers_complete(self) -> None:
        """Looks at the head of a request; whatever is raised here ends in a refusal."""
        self.is_in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.limits.head or len(self.headers) > self.limits.headers:
            self.refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError("the head of a request is too long")
        if self.url[:1] != b"/":
            raise ValueError("a whole address, with a host of its own")
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        if self.is_deaf:
            return
        super().data_received(data)
        self.head_so_far = self.head_so_far + len(data) if self.is_in_head else 0
        if self.head_so_far > self.limits.head and not self.is_deaf:
            self.refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self.send_400_response("")

    def send_400_response(self, _: str) -> None:
        """Refuses what cannot be read, unless that would fall into the midst of an answer.

        Whatever still comes is let pass: who is hung up on while sending never reads the refusal.
        """
        self.is_deaf = True
        if self.is_in_an_answer():
            self.transport.close()
            return
        self.transport.write(refused(self.refusal, self.server_state.default_headers))
        self.transport.write_eof()
        if self.cycle is not None:  # nobody waits for what it would answer
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def is_in_an_answer(self) -> bool:
        if self.cycle is None:
            return False
        has_begun = self.cycle.response_started and not self.cycle.response_complete
        return has_begun or bool(self.pipeline)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket, with the place that it had as a connection.

    Once somebody talks to it directly, whole messages go to and fro without a detour: most frames
    are short and of one kind. All others, and whatever is no frame, are left to the library; who
    sends many of those wants no good, and is cut off.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.place: Place | None = None
        self.reject = self.conn.reject
        self.conn.reject = self.rejected  # type: ignore[method-assign]
        self.is_free = True  # to write
        self.is_direct = False
        self.rare = Bucket(RARE)
        self.hear: Callable[[bytes], bool] | None = None
        self.write_on: Callable[[], None] | None = None
        self.cut: bytes = b""  # a frame of which more has to come
        self.was_heard = True  # since it was last asked whether it is still there

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            cast(dict[str, Any], self.scope["extensions"])[DIRECT] = self

    def talk_to(self, hear: Callable[[bytes], bool], write_on: Callable[[], None]) -> None:
        """From now on tells somebody of each message, and when there is room to write again."""
        self.is_direct = True
        self.hear, self.write_on = hear, write_on
        self.hear_more()

    # In

    def data_received(self, data: bytes) -> None:
        self.was_heard = True
        data, self.cut, start = self.cut + data, b"", 0
        if not self.is_direct:
            super().data_received(data)
            return
        while start < len(data) and not self.transport.is_closing():
            end = end_of_frame(data, start)
            if not end:
                break
            self.frame_received(data, start, end)
            start = end
        self.cut = data[start:]

    def frame_received(self, data: bytes, start: int, end: int) -> None:
        """Takes a whole frame, or what is none."""
        is_message = data[start] == PLAIN
        is_short = MASKED <= data[start + 1] < MASKED + 126
        if is_message and is_short and self.conn.current_size is None:
            head = start + 2
            self.message_received(unmasked(data[head + 4 : end], data[head : head + 4]))
        elif is_message or self.rare.takes():
            super().data_received(data[start:end])
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """What the library has put together goes the same way; text is no message of ours."""
        if not self.is_direct:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.message_received(b"" if self.curr_msg_data_type == "text" else message)

    def message_received(self, message: bytes) -> None:
        if self.hear is not None and not self.close_sent and not self.hear(message):
            self.transport.pause_reading()

    def hear_more(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # Out

    def write(self, message: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = bytes((PLAIN, size))
        else:
            head = LONG.pack(PLAIN, 126, size) if size < 1 << 16 else LONGER.pack(PLAIN, 127, size)
        self.transport.write(head + message)

    def pause_writing(self) -> None:
        self.is_free = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_free = True
        super().resume_writing()
        if self.write_on is not None:
            self.write_on()

    def hang_up(self, code: int) -> None:
        self.hear = None
        task = self.loop.create_task(self.say_goodbye(code))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def say_goodbye(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # it is gone, or ends already
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    # Still there

    def send_keepalive_ping(self) -> None:
        """Asks whether somebody is still there who says nothing, or does not read."""
        if self.was_heard and self.is_free:
            self.was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Holds on to nothing that holds this, so that it goes at once, not when Python looks."""
        self.hear = self.write_on = None
        if self.place is not None:
            self.place.give_back()
        super().connection_lost(exc)
        vars(self.conn).pop("reject", None)

    def rejected(self, status: Any, text: str) -> Response:
        """What is answered to one that comes to nothing, marked as every answer is."""
        response = self.reject(status, text)
        for name, value in marked([]):
            response.headers[name.decode()] = value.decode()
        return response


def end_of_frame(data: bytes, start: int) -> int:
    """Where the frame ends that begins at a place, or 0 if more of it must come. What is no frame,
    or too long, ends with all that there is: the library refuses it.
    """
    left = len(data) - start
    if left < 2:
        return 0
    size = data[start + 1] & ~MASKED
    if data[start] not in FRAMES or not data[start + 1] & MASKED:
        return len(data)
    if size < 126:
        end = start + 6 + size
    elif left < 10:
        return 0
    else:
        form = SIZES[size]
        end = start + 6 + form.size + form.unpack_from(data, start + 2)[0]
    if end > len(data):
        return len(data) if end - start > LONGEST_HEAD + LONGEST_MESSAGE else 0
    return int(end)


def unmasked(message: bytes, mask: bytes) -> bytes:
    """What a browser sent, whose bytes are mixed with four others."""
    size = len(message)
    others = (mask * (size // 4 + 1))[:size]
    mixed = int.from_bytes(message, "little") ^ int.from_bytes(others, "little")
    return mixed.to_bytes(size, "little")


def refused(status: HTTPStatus, defaults: Headers) -> bytes:
    """A whole answer, to what is no request."""
    about = {
        "Content-Type": "text/plain",
        "Content-Length": str(len(status.phrase)),
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [name + b": " + value for name, value in defaults + marked(encoded(about))]
    return b"\r\n".join([*lines, b"", status.phrase.encode()])
