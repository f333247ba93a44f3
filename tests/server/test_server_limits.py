"""Who is silent or slow makes room for the others.

Limits are made tiny or endless here, and nothing is measured: a test ends when the server does what
it should.
"""

import asyncio
import http.client
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from pathlib import Path

import pytest
from litestar import asgi, get
from websockets.sync.client import connect

from rejouons.server.asgi import Receive, Scope, Send
from rejouons.server.connections import MOST_PIPELINED, Limits
from rejouons.server.serving import AppServer, affordable
from rejouons.web import HOST
from rejouons.web.files import AppFile
from serving_here import (
    OWN_HOST,
    PATIENCE,
    all_of,
    ask,
    made,
    opened,
    port_of,
    running,
    status_of,
)

LARGE = AppFile("/large", bytes(50_000_000))
TOKEN = {"Authorization": "Bearer 3f2a"}
AT_ONCE = 0.05  # seconds


@asgi("/live/{table:str}", copy_scope=False)
async def silent(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
    """A socket that says back what it hears."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "bytes": message["bytes"]})


@get("/never")
async def never() -> None:
    """What is not answered."""
    await asyncio.Event().wait()


@contextmanager
def limited(app: Path, limits: Limits) -> Iterator[AppServer]:
    with running(made(app, [silent, never], LARGE), limits) as server:
        yield server


# Time


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"GET / HTTP/1.1\r\n" + OWN_HOST,
        b"GET / HTTP/1.1\r\nContent-Length: 5\r\n" + OWN_HOST + b"tea",
        b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + OWN_HOST + b"3\r\ntea\r\n",
        b"tea, please\r\n\r\n",
    ],
)
def test_who_sends_nothing_more_is_not_waited_for(app: Path, sent: bytes) -> None:
    """Neither before a request nor within one, nor after one."""
    with limited(app, Limits(request=AT_ONCE)) as server, opened(server) as connection:
        connection.sendall(sent)
        all_of(connection)
        assert_empty(server)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /missing HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + OWN_HOST,  # refused at once
        b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + OWN_HOST,
    ],
)
def test_who_sends_on_and_on_is_not_waited_for(app: Path, head: bytes) -> None:
    """A byte now and then would keep a connection for ever, if only silence counted."""
    with limited(app, Limits(request=AT_ONCE)) as server, opened(server) as connection:
        connection.sendall(head)
        with pytest.raises(ConnectionError):
            send_on_and_on(connection, b"1\r\nx\r\n" if b"chunked" in head else b"x")
        assert_empty(server)


def send_on_and_on(connection: socket.socket, words: bytes) -> None:
    while True:
        connection.sendall(words)


def test_who_does_not_listen_is_not_waited_for(app: Path) -> None:
    with limited(app, Limits(answer=AT_ONCE)) as server, opened(server) as connection:
        connection.sendall(b"GET /large HTTP/1.1\r\n" + OWN_HOST)
        connection.recv(1)
        assert_empty(server)
        assert len(all_of(connection)) < len(LARGE.content)


def test_who_asks_for_more_and_more_before_an_answer_is_cut_off(app: Path) -> None:
    with limited(app, Limits()) as server, opened(server) as connection:
        connection.sendall(b"GET /never HTTP/1.1\r\n" + OWN_HOST)
        connection.sendall((b"GET / HTTP/1.1\r\n" + OWN_HOST) * (MOST_PIPELINED + 1))
        assert all_of(connection) == b""
        assert_empty(server)


def test_who_listens_slowly_gets_it_all(app: Path) -> None:
    """The time for a request does not run while an answer goes."""
    limits = Limits(request=AT_ONCE, answer=PATIENCE)
    with limited(app, limits) as server, opened(server) as connection:
        connection.sendall(b"GET /large HTTP/1.1\r\nConnection: close\r\n" + OWN_HOST)
        head = connection.recv(1)
        with opened(server) as other:
            all_of(other)  # which takes as long as a request may
        assert (head + all_of(connection)).endswith(LARGE.content)


def test_a_socket_may_be_silent(app: Path) -> None:
    with limited(app, Limits(request=AT_ONCE, answer=AT_ONCE)) as server:
        address = f"ws://{HOST}:{port_of(server)}/live/x"
        with connect(address, additional_headers=TOKEN, proxy=None) as live:
            with opened(server) as other:
                all_of(other)
            live.send(b"tea")
            assert live.recv() == b"tea"
        assert_empty(server)


def assert_empty(server: AppServer) -> None:
    """As soon as the server has noticed that nobody is there."""
    while server.room.taken or server.room.by_address:
        time.sleep(0.01)


# Room


@pytest.mark.parametrize("limits", [Limits(connections=3), Limits(of_one_address=3)])
def test_no_more_connections_are_held_than_there_is_room_for(app: Path, limits: Limits) -> None:
    with limited(app, limits) as server, ExitStack() as held:
        first = [held.enter_context(opened(server)) for _ in range(3)]
        others = [held.enter_context(opened(server)) for _ in range(30)]
        assert [all_of(connection) for connection in others] == [b""] * 30
        assert all_of_one(first[0]).startswith(b"HTTP/1.1 200")
        first[1].close()
        assert_served_again(server)


def test_another_address_has_room_of_its_own(app: Path) -> None:
    with limited(app, Limits(of_one_address=1)) as server, opened(server), socket.socket() as other:
        other.settimeout(PATIENCE)
        other.bind(("127.0.0.2", 0))
        other.connect((HOST, port_of(server)))
        assert all_of_one(other).startswith(b"HTTP/1.1 200")


def test_a_socket_takes_the_room_of_a_connection(app: Path) -> None:
    with limited(app, Limits(connections=1)) as server:
        address = f"ws://{HOST}:{port_of(server)}/live/x"
        with connect(address, additional_headers=TOKEN, proxy=None), opened(server) as other:
            assert all_of(other) == b""
        assert_served_again(server)
        assert_empty(server)


def all_of_one(connection: socket.socket) -> bytes:
    """The answer to a request after which the connection is closed."""
    connection.sendall(b"GET / HTTP/1.1\r\nConnection: close\r\n" + OWN_HOST)
    return all_of(connection)


def assert_served_again(server: AppServer) -> None:
    """As soon as the server has noticed that somebody hung up."""
    while True:
        with opened(server) as connection:
            try:
                if all_of_one(connection).startswith(b"HTTP/1.1 200"):
                    return
            except ConnectionError:
                pass


@pytest.mark.parametrize(
    ("limits", "raised", "expected"),
    [
        ((1024, 1_048_576), 6256, 6000),
        ((1024, 4096), 4096, 3840),
        ((65536, 65536), None, 6000),
        ((-1, -1), None, 6000),
        ((1024, -1), 6256, 6000),
        ((100, 100), 100, 1),
    ],
)
def test_there_are_never_more_connections_than_files_can_be_open(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], raised: int | None, expected: int
) -> None:
    resource = pytest.importorskip("resource", reason="there is no such limit here")
    asked: list[int] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted[0]))
    assert affordable(6000) == expected
    assert asked == ([] if raised is None else [raised])


# Connections


def test_a_connection_serves_several_requests(server: AppServer) -> None:
    connection = http.client.HTTPConnection(HOST, port_of(server), timeout=PATIENCE)
    for path in ("/", "/missing", "/sw.js"):
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert not answer.will_close
    connection.close()


def test_requests_that_come_at_once_are_answered_in_order(server: AppServer) -> None:
    asked = [b"/sw.js", b"/missing", b"/favicon.svg", b"/", b"/sw.js"]
    with opened(server) as connection:
        connection.sendall(b"".join(b"GET " + path + b" HTTP/1.1\r\n" + OWN_HOST for path in asked))
        connection.shutdown(socket.SHUT_WR)
        said = all_of(connection)
    assert [status_of(answer) for answer in said.split(b"HTTP/1.1")[1:]] == [
        200,
        404,
        200,
        200,
        200,
    ]
    assert said.endswith(b"self.skipWaiting();")


def test_a_connection_that_is_gone_is_no_error(
    app: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with limited(app, Limits()) as server:
        for sent in (b"", b"GET / HT", b"GET /large HTTP/1.1\r\n" + OWN_HOST):
            with opened(server) as connection:
                connection.sendall(sent)
                reset = struct.pack("ii", 1, 0)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
        assert_empty(server)
        assert ask(server, "/").status == HTTPStatus.OK
    assert capfd.readouterr().err == ""
    assert not caplog.records


def test_many_connections_at_once_are_all_served(app: Path) -> None:
    with limited(app, Limits()) as server, ExitStack() as held:
        connections = [held.enter_context(opened(server)) for _ in range(150)]
        answers: list[bytes] = []
        threads = [
            threading.Thread(target=lambda one=one: answers.append(all_of_one(one)))
            for one in connections
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [status_of(answer) for answer in answers] == [HTTPStatus.OK] * 150
