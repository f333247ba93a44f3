"""People at online tables, as the tests send them in: real calls, real sockets, no app."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 120.0  # seconds; only a hanging test ever waits so long


_open: "list[Seat]" = []


def run(evening: Coroutine[Any, Any, None]) -> None:
    """Runs what happens on an evening; whoever is still connected then goes home."""

    async def whole() -> None:
        try:
            await evening
        finally:
            for seat in [*_open]:
                await seat.close()

    asyncio.run(whole())


class NotAllowed(Exception):
    """The server said no, and why."""

    def __init__(self, status: int, told: Any) -> None:
        super().__init__(status, told)
        self.status = status
        self.why = told.get("why", "") if isinstance(told, dict) else ""


@dataclass
class Browser:
    """Somebody's browser: it keeps a cookie, and says where its page comes from."""

    address: str
    cookie: str = ""

    @property
    def origin(self) -> str:
        return self.address.rstrip("/")

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Asks, and tells what was answered as JSON, or raises why not."""
        status, content = self.ask(method, path, body, **headers)
        told = json.loads(content) if content else None
        if status >= 400:
            raise NotAllowed(status, told)
        return told

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
        connection = HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        data = None if body is None else json.dumps(body).encode()
        sent = {"Origin": self.origin, "Content-Type": "application/json", **headers}
        if self.cookie:
            sent["Cookie"] = self.cookie
        try:
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            if found := answer.getheader("Set-Cookie"):
                self.cookie = found.split(";")[0]
            return answer.status, answer.read()
        finally:
            connection.close()

    async def sit(self, table: str, seat: int) -> "Seat":
        """Opens the socket of a seat, or of who looks on (-1)."""
        place = Seat(self, table, seat)
        await place.open()
        return place


@dataclass
class Seat:
    """One viewer's end of a table's socket."""

    browser: Browser
    table: str
    seat: int
    frame: dict[str, Any] = field(default_factory=dict)
    scene: dict[str, Any] = field(default_factory=dict)
    talk: list[dict[str, Any]] = field(default_factory=list)
    chapters: list[dict[str, Any]] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)  # all messages, as they came
    scenes: int = 0  # how often the scene was told
    _socket: ClientConnection | None = None
    _answers: dict[int, dict[str, Any]] = field(default_factory=dict)
    _next: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _listening: "asyncio.Task[None] | None" = None

    async def open(self) -> None:
        address = self.browser.origin.replace("http", "ws", 1)
        headers = {"Cookie": self.browser.cookie} if self.browser.cookie else {}
        self._socket = await connect(
            f"{address}/live/{self.table}?seat={self.seat}",
            origin=self.browser.origin,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
        )
        _open.append(self)
        await self.send("hello", number=self.number, undone=self.undone, said=len(self.talk))
        self._listening = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        if self in _open:
            _open.remove(self)
        if self._socket:
            await self._socket.close()
            await self._socket.wait_closed()
        if self._listening:
            await asyncio.wait([self._listening])

    @property
    def number(self) -> int:
        return int(self.frame.get("number", -1))

    @property
    def undone(self) -> int:
        return int(self.frame.get("undone", 0))

    @property
    def legal(self) -> list[int]:
        return list(self.frame.get("legal", []))

    @property
    def code(self) -> int | None:
        """With which code the socket was closed."""
        assert self._socket
        return self._socket.close_code

    @property
    def is_closed(self) -> bool:
        return self._listening is not None and self._listening.done()

    async def send(self, do: str, **values: Any) -> None:
        assert self._socket
        await self._socket.send(msgspec.msgpack.encode({"do": do, **values}))

    async def order(self, do: str, **values: Any) -> None:
        """Sends an order and waits for its answer; raises why it was refused."""
        self._next += 1
        id_ = self._next
        await self.send(do, id=id_, **values)
        await self.until(lambda: id_ in self._answers)
        answer = self._answers.pop(id_)
        if answer["is"] == "refused":
            raise NotAllowed(409, answer)

    async def act(self, action: int) -> None:
        await self.order("act", number=self.number, undone=self.undone, action=action)

    async def undo(self) -> None:
        await self.order("undo", number=self.number, undone=self.undone)

    async def answer(self, agrees: bool) -> None:
        """To the question that is open, once it is heard."""
        await self.until(lambda: "question" in self.scene)
        await self.order("answer", question=self.scene["question"]["number"], agrees=agrees)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something holds that the server tells of."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                if self.is_closed:
                    raise ConnectionError(f"the socket is closed: {self.code}")
                self._news.clear()
                await self._news.wait()

    async def until_more(self, known: int) -> None:
        """Waits until more messages than so many have come."""
        await self.until(lambda: len(self.received) > known)

    async def until_closed(self) -> None:
        """Waits until the server has closed the socket."""
        assert self._listening
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([self._listening])

    async def _listen(self) -> None:
        assert self._socket
        with suppress(ConnectionClosed):
            async for message in self._socket:
                assert isinstance(message, bytes)
                self.received.append(message)
                for told in msgspec.msgpack.decode(message):
                    self._hear(told)
                self._news.set()
        asyncio.get_running_loop().call_soon(self._news.set)  # once it counts as closed

    def _hear(self, told: dict[str, Any]) -> None:
        if told["is"] == "frame":
            del self.chapters[told.get("since", 0) :]
            self.chapters += told.get("chapters", [])
            self.frame = told
        elif told["is"] == "scene":
            self.scene = told
            self.scenes += 1
        elif told["is"] == "said":
            self.talk.append(told)
        else:
            self._answers[told["id"]] = told


def new_table(browser: Browser, game: str, seats: list[str], **more: Any) -> str:
    """A table that the browser's owner sits at, on the first of the seats for people."""
    mine = [seats.index("human")]
    terms = {"game": game, "players": len(seats), "seats": seats, "mine": mine, "name": "Host"}
    return str(browser.call("POST", "/api/tables", {**terms, **more})["table"])


async def gathered(address: str, game: str, seats: list[str], **more: Any) -> list[Seat]:
    """People who sit at a new table, each with a browser, all ready: the match has begun."""
    host = Browser(address)
    table = new_table(host, game, seats, **more)
    links = host.call("GET", f"/api/tables/{table}/links")
    people: list[Seat] = []
    for seat in (seat for seat, who in enumerate(seats) if who == "human"):
        browser = host if not people else Browser(address)
        if people:
            told = {"secret": links[str(seat)], "name": f"P{seat}"}
            browser.call("POST", f"/api/tables/{table}/seats", told)
        people.append(await browser.sit(table, seat))
    for place in people:
        await place.order("ready", isReady=True, nonce=f"word {place.seat}")
    for place in people:
        await place.until(lambda place=place: bool(place.frame))  # type: ignore[misc]
    return people
