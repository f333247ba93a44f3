"""A table's socket: one viewer each, orders in, frames out."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import parse_qs

from msgspec import DecodeError

from rejouons.errors import Refused, RejouonsError
from rejouons.kernel.log import SPECTATOR
from rejouons.server import wire
from rejouons.server.connections import DIRECT, SocketConnection
from rejouons.server.identity import seat_in
from rejouons.server.limits import Bucket, Buckets, Limits
from rejouons.server.presence import Errand, Live
from rejouons.server.sockets import BROKEN, GARBAGE, NOT_HERE, SLOW, Outbox, Socket, Told
from rejouons.server.tables import Tables
from rejouons.table.frames import encode
from rejouons.table.table import Table

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
SendMessage = Callable[[Message], Awaitable[None]]

PATIENCE = 20.0  # seconds for a browser to say hello
MOST_HEARD = 10_000  # messages that wait because there were too many
log = logging.getLogger(__name__)


class Connection:
    """One viewer at one table, for as long as the socket is open."""

    def __init__(
        self,
        tables: Tables,
        live: Live,
        socket: Socket,
        orders: Bucket,
        may_talk: Callable[[], bool],
    ) -> None:
        self.tables = tables
        self.live = live
        self.socket = socket
        self.is_open = True
        self._orders = orders
        self._may_talk = may_talk
        self._has_greeted = False
        self._heard: deque[bytes] = deque()  # messages that must wait
        self._delay: asyncio.TimerHandle | None = None
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(PATIENCE, self._end, GARBAGE)

    def close(self) -> None:
        """The viewer is gone."""
        self.is_open = False
        self._patience.cancel()
        if self._delay is not None:
            self._delay.cancel()
        self.tables.disconnect(self.live, self.socket)

    def hear(self, message: bytes) -> bool:
        """Takes a message; who sends too many is served more slowly. Tells whether there may be
        more.
        """
        self._heard.append(message)
        if self._delay is None:
            self._go_on()
        elif len(self._heard) > MOST_HEARD:
            self._end(SLOW)
        return self._delay is None

    def _go_on(self) -> None:
        self._delay = None
        while self._heard and self.is_open:
            if delay := self._orders.wait():
                self._delay = asyncio.get_running_loop().call_later(delay, self._obey_late)
                return
            self._obey(self._heard.popleft())

    def _obey_late(self) -> None:
        self._obey(self._heard.popleft())
        self._go_on()
        if self._delay is None:
            self.socket.wire.hear_more()

    def _obey(self, message: bytes) -> None:
        """Does what a message says."""
        try:
            if len(message) > wire.LARGEST:
                raise DecodeError("too large")
            order = wire.order_from(message)
        except DecodeError:
            self._end(GARBAGE)
            return
        if isinstance(order, wire.Hello) == self._has_greeted:
            self._end(GARBAGE)
        elif isinstance(order, wire.Hello):
            self._greet(order)
        else:
            self._carry_out(order)

    def _greet(self, hello: wire.Hello) -> None:
        self._has_greeted = True
        self._patience.cancel()
        told = Told(number=hello.number, undone=hello.undone, said=max(0, hello.said))
        self.tables.connect(self.live, self.socket, told, self._let_in)

    def _let_in(self, _: None, trouble: Exception | None) -> None:
        if isinstance(trouble, RejouonsError) and trouble.case not in ("NotKept", "Late"):
            self._end(NOT_HERE)
        elif trouble is not None:  # what they were to see was not kept: they come again
            self._end(BROKEN)
        elif not self.is_open:  # they hung up before the table was there
            self.tables.disconnect(self.live, self.socket)

    def _carry_out(self, order: wire.AnyOrder) -> None:
        def then(_: None, trouble: Exception | None) -> None:
            if trouble is None:
                self.socket.put([encode(wire.Done(id=order.id))])
            elif isinstance(trouble, RejouonsError):
                self.socket.put([encode(wire.refusal_of(order.id, trouble))])
            else:
                log.error("An order failed: %s", self.live.id, exc_info=trouble)
                self._end(BROKEN)

        self.tables.enter(self.live, Errand(lambda table: self._deed(table, order), then))

    def _end(self, code: int) -> None:
        self.is_open = False
        self._heard.clear()
        if self._delay is not None:
            self._delay.cancel()
        self.socket.close(code)

    def _deed(self, table: Table, order: wire.AnyOrder) -> None:
        seat, now = self.socket.viewer, self.tables.now
        if not table.is_seat_of(seat, self.socket.person):
            raise Refused("NotYourSeat")
        is_full = table.is_full and not isinstance(order, TOWARDS_THE_END)
        if is_full or (table.has_done_enough(seat) and not isinstance(order, TO_PLAY_ON)):
            raise Refused("TableFull")
        DEEDS[type(order)](self, table, seat, order, now)

    def say(self, table: Table, seat: int, order: wire.Say, now: int) -> None:
        if not self._may_talk():
            raise Refused("TooFast")
        table.say(seat, order.text, order.phrase, now)

    def pause(self, table: Table, _: int, __: wire.Pause, now: int) -> None:
        self._must_host(table)
        table.pause(now)

    def resume(self, table: Table, _: int, __: wire.Resume, now: int) -> None:
        """The host's, too, unless the host is away, or has given up."""
        own = table.seats_of(table.host)
        if any(seat in self.live.here and not table.places[seat].has_resigned for seat in own):
            self._must_host(table)
        table.resume(now)

    def replace(self, table: Table, _: int, order: wire.Replace, now: int) -> None:
        self._must_host(table)
        is_here = order.seat in self.live.here
        if table.is_taken(order.seat) and not is_here:
            if table.settings.time.kind == "days" and table.places[order.seat].why != "time":
                raise Refused("TimeRuns")
            if self.live.has_just_left(order.seat):
                raise Refused("SeatJustLeft")
        table.replace(order.seat, order.by, is_here, now)

    def _must_host(self, table: Table) -> None:
        if self.socket.person != table.host:
            raise Refused("NotHost")


TO_PLAY_ON = (wire.Act, wire.Answer, wire.ComeBack, wire.Resign, wire.Resume, wire.Withdraw)
TOWARDS_THE_END = (*TO_PLAY_ON, wire.End, wire.Leave, wire.Ready, wire.Replace)
DEEDS: dict[type[wire.Order], Any] = {
    wire.Act: lambda _, t, seat, o, now: t.act(seat, o.number, o.undone, o.action, now),
    wire.Undo: lambda _, t, seat, o, now: t.undo(seat, o.number, o.undone, now),
    wire.Answer: lambda _, t, seat, o, now: t.answer(seat, o.question, o.agrees, now),
    wire.Withdraw: lambda _, t, seat, _order, now: t.withdraw(seat, now),
    wire.Ready: lambda _, t, seat, o, now: t.ready(seat, o.is_ready, o.nonce, now),
    wire.Say: Connection.say,
    wire.Pause: Connection.pause,
    wire.Resume: Connection.resume,
    wire.End: lambda _, t, seat, _order, now: t.end(seat, now),
    wire.Resign: lambda _, t, seat, _order, now: t.resign(seat, now),
    wire.Leave: lambda _, t, seat, _order, now: t.leave(seat, now),
    wire.ComeBack: lambda _, t, seat, _order, now: t.come_back(seat, now),
    wire.Replace: Connection.replace,
}


class LiveSockets:
    """The ASGI end of it."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.orders = Buckets(limits.orders)
        self.talk = Buckets(limits.talk)
        self.opening = Buckets(limits.opening)
        self.outbox = Outbox()

    async def __call__(self, scope: Message, receive: Receive, send: SendMessage) -> None:
        await receive()  # its request to connect
        address = scope["client"][0] if scope["client"] else ""
        try:
            if not self.opening.takes(address):
                raise Refused("TooFast")
            live = await self.tables.find(scope["path"].rpartition("/")[2])
            person, viewer = self._who(scope)
        except RejouonsError:
            await send({"type": "websocket.close", "code": NOT_HERE})
            return
        await send({"type": "websocket.accept"})
        line: SocketConnection = scope["extensions"].pop(DIRECT)
        socket = Socket(viewer, person, line, self.outbox)
        who = f"{live.id} {person or address}"  # whichever of their sockets it comes by
        may_talk = partial(self.talk.takes, who)
        connection = Connection(self.tables, live, socket, self.orders.of(who), may_talk)
        line.talk_to(connection.hear, socket.flush)
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                connection.hear(message.get("bytes") or b"")  # it came before we listened
        finally:
            connection.close()

    def _who(self, scope: Message) -> tuple[str, int]:
        """Who connects, and from which seat they want to look; whether they may is found later."""
        headers = dict(scope["headers"])
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("seat", [str(SPECTATOR)])[0]
        viewer = SPECTATOR if asked == str(SPECTATOR) else seat_in(asked)
        person = self.tables.identities.person_in(headers.get(b"cookie", b"").decode("latin-1"))
        return person, viewer
