"""A table's socket: one viewer each, orders in, frames out."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

from msgspec import DecodeError

from rejouons.errors import Refused, RejouonsError
from rejouons.kernel.log import SPECTATOR
from rejouons.server import wire
from rejouons.server.identity import seat_in
from rejouons.server.limits import Bucket, Limits
from rejouons.server.presence import Live
from rejouons.server.sockets import Socket, Told
from rejouons.server.tables import Tables
from rejouons.table.frames import encode
from rejouons.table.table import Table

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
SendMessage = Callable[[Message], Awaitable[None]]

PATIENCE = 20.0  # seconds for a browser to say hello
GARBAGE, NOT_HERE, MOVED = 4400, 4404, 4409  # why a socket is closed


class Connection:
    """One viewer at one table, for as long as the socket is open."""

    def __init__(self, tables: Tables, live: Live, socket: Socket, limits: Limits) -> None:
        self.tables = tables
        self.live = live
        self.socket = socket
        self._orders = Bucket(limits.orders)
        self._talk = Bucket(limits.talk)

    async def obey(self, order: wire.AnyOrder) -> None:
        """Carries an order out, and answers; who orders too much is served more slowly."""
        if delay := self._orders.wait():
            await asyncio.sleep(delay)
        self.socket.has_order = True
        answer: wire.Done | wire.NotDone = wire.Done(id=order.id)
        try:
            await self.tables.do(self.live, lambda table: self._deed(table, order))
        except RejouonsError as error:
            answer = wire.refusal_of(order.id, error)
        self.socket.answer(encode(answer))

    def _deed(self, table: Table, order: wire.AnyOrder) -> None:
        seat, now = self.socket.viewer, self.tables.now
        if seat not in table.seats_of(self.socket.person):
            raise Refused("NotYourSeat")
        DEEDS[type(order)](self, table, seat, order, now)

    def say(self, table: Table, seat: int, order: wire.Say, now: int) -> None:
        if not self._talk.takes():
            raise Refused("TooFast")
        table.say(seat, order.text, order.phrase, now)

    def pause(self, table: Table, _: int, __: wire.Pause, now: int) -> None:
        self._must_host(table)
        table.pause(now)

    def resume(self, table: Table, _: int, __: wire.Resume, now: int) -> None:
        """The host's, too, unless the host is away."""
        if any(seat in self.live.here for seat in table.seats_of(table.host)):
            self._must_host(table)
        table.resume(now)

    def replace(self, table: Table, _: int, order: wire.Replace, now: int) -> None:
        self._must_host(table)
        table.replace(order.seat, order.by, order.seat in self.live.here, now)

    def _must_host(self, table: Table) -> None:
        if self.socket.person != table.host:
            raise Refused("NotHost")


DEEDS: dict[type[wire.Order], Any] = {
    wire.Act: lambda _, t, seat, o, now: t.act(seat, o.number, o.undone, o.action, now),
    wire.Undo: lambda _, t, seat, o, now: t.undo(seat, o.number, o.undone, now),
    wire.Answer: lambda _, t, seat, o, now: t.answer(seat, o.agrees, now),
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
        self.limits = limits

    async def __call__(self, scope: Message, receive: Receive, send: SendMessage) -> None:
        await receive()  # its request to connect
        try:
            live = await self.tables.find(scope["path"].rpartition("/")[2])
            person, viewer = self._who(scope)
        except RejouonsError:
            await send({"type": "websocket.close", "code": NOT_HERE})
            return
        await send({"type": "websocket.accept"})

        async def send_bytes(message: bytes) -> None:
            await send({"type": "websocket.send", "bytes": message})

        socket = Socket(viewer, person, send_bytes)
        code = await self._attend(Connection(self.tables, live, socket, self.limits), receive)
        with suppress(Exception):  # it may be gone
            await send({"type": "websocket.close", "code": code})

    def _who(self, scope: Message) -> tuple[str, int]:
        """Who connects, and from which seat they want to look; whether they may is found later."""
        headers = dict(scope["headers"])
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("seat", [str(SPECTATOR)])[0]
        viewer = SPECTATOR if asked == str(SPECTATOR) else seat_in(asked)
        person = self.tables.identities.person_in(headers.get(b"cookie", b"").decode("latin-1"))
        return person, viewer

    async def _attend(self, connection: Connection, receive: Receive) -> int:
        """Serves a viewer until either side has enough; tells with which code it ends."""
        socket, tables, live = connection.socket, connection.tables, connection.live
        sending = asyncio.ensure_future(socket.run())
        listening = asyncio.ensure_future(listen(connection, receive))
        try:
            done, _ = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
            return listening.result() if listening in done else MOVED
        except OSError:
            return NOT_HERE
        finally:
            tables.disconnect(live, socket)
            sending.cancel()
            listening.cancel()


async def listen(connection: Connection, receive: Receive) -> int:
    """Takes a viewer's orders, one after the other."""
    try:
        hello = await asyncio.wait_for(next_order(receive), PATIENCE)
        if not isinstance(hello, wire.Hello):
            return GARBAGE
        told = Told(number=hello.number, undone=hello.undone, said=max(0, hello.said))
        await connection.tables.connect(connection.live, connection.socket, told)
        while (order := await next_order(receive)) is not None:
            if isinstance(order, wire.Hello):
                return GARBAGE
            await connection.obey(order)
    except (DecodeError, TimeoutError):
        return GARBAGE
    except RejouonsError:
        return NOT_HERE
    return 1000


async def next_order(receive: Receive) -> wire.AnyOrder | None:
    """What a viewer wants next; nothing if they are gone."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    data = message.get("bytes") or b""
    if len(data) > wire.LARGEST:
        raise DecodeError("too large")
    return wire.order_from(data)
