"""Whom a server answers to, what it refuses, and how every answer is marked."""

import logging
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from litestar import Request, asgi, post
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rejouons.server import guard
from rejouons.server.asgi import Receive, Scope, Send
from rejouons.server.guard import LONGEST_BODY, OF_PAGES, SECURITY, answers_to, names_of
from rejouons.server.serving import AppServer
from rejouons.web import HOST
from rejouons.web.files import FOR_EVER
from serving_here import (
    OWN_HOST,
    PAGE,
    answer_to,
    ask,
    made,
    opened,
    port_of,
    running,
    status_of,
)

OURS = {"Sec-Fetch-Site": "same-origin"}
TOKEN = {"Authorization": "Bearer 3f2a"}


@post("/api/length", status_code=HTTPStatus.OK)
async def length(request: Request[Any, Any, Any]) -> int:
    """How long the body of a request is."""
    return len(await request.body())


@post("/api/broken")
async def broken() -> None:
    raise ZeroDivisionError("of ours")


@asgi("/live/{table:str}", copy_scope=False)
async def echo(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
    """A socket that says back what it hears."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "bytes": message["bytes"]})


@asgi("/live-broken", copy_scope=False)
async def broken_socket(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
    raise ZeroDivisionError("of ours")


@pytest.fixture(scope="module")
def calls(app: Path) -> Iterator[AppServer]:
    """A server with something to call."""
    with running(made(app, [length, broken, echo, broken_socket])) as server:
        yield server


# Every answer


def assert_marked(headers: Any) -> None:
    is_code = headers["Cache-Control"] == FOR_EVER
    for name, value in (SECURITY if is_code else SECURITY | OF_PAGES).items():
        assert headers.get_all(name) == [value]
    assert headers.get_all("Server") == ["Rejouons"]
    assert len(headers.get_all("Cache-Control")) == 1


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [
        ("/", "GET", 200),
        ("/assets/mark-91bc.wasm", "GET", 200),
        ("/missing", "GET", 404),
        ("/", "POST", 403),
        ("/live/x", "POST", 403),
        ("/api/length", "GET", 405),
        ("/api/schema", "GET", 200),
        ("/api/schema/openapi.yaml", "GET", 200),
        ("/api/schema/swagger", "GET", 404),
    ],
)
def test_every_answer_is_marked(calls: AppServer, path: str, method: str, status: int) -> None:
    reply = ask(calls, path, method)
    assert reply.status == status
    assert_marked(reply.headers)


def test_the_calls_are_described(calls: AppServer) -> None:
    reply = ask(calls, "/api/schema")
    assert reply.headers["Content-Type"].endswith("+json")
    assert b'"/api/length"' in reply.body


def test_what_is_no_request_is_answered_with_the_same_marks(server: AppServer) -> None:
    said = answer_to(server, b"tea, please\r\n\r\n").decode().splitlines()
    assert said[0] == "HTTP/1.1 400 Bad Request"
    for name, value in {"Server": "Rejouons", **SECURITY, **OF_PAGES}.items():
        assert said.count(f"{name.lower()}: {value}") == 1


def test_pages_may_open_no_foreign_connection() -> None:
    policy = SECURITY["Content-Security-Policy"].split("; ")
    for rule in ("default-src 'self'", "worker-src 'self'", "frame-ancestors 'none'"):
        assert rule in policy
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy


def test_an_error_of_ours_is_told(calls: AppServer, caplog: pytest.LogCaptureFixture) -> None:
    reply = ask(calls, "/api/broken", "POST", headers=OURS)
    assert reply.status == HTTPStatus.INTERNAL_SERVER_ERROR
    assert_marked(reply.headers)
    assert b"of ours" not in reply.body
    assert told(caplog) == ["ZeroDivisionError"]


def test_an_error_before_any_handler_is_told(
    app: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    guarded = made(app)
    monkeypatch.setattr(guarded.app, "asked_for", lambda _: 1 // 0)
    with running(guarded) as server:
        reply = ask(server, "/")
    assert reply.status == HTTPStatus.INTERNAL_SERVER_ERROR
    assert_marked(reply.headers)
    assert told(caplog) == ["ZeroDivisionError"]


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The errors that a person at the server's terminal would read."""
    errors = (record for record in caplog.records if record.levelno >= logging.ERROR)
    return [
        record.exc_info[0].__name__ for record in errors if record.exc_info and record.exc_info[0]
    ]


# Whom it answers to


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8737", "localhost.", HOST, f"{HOST}:1", "[::1]", "[::1]:8737"]
)
def test_it_answers_to_its_own_names(server: AppServer, host: str) -> None:
    assert ask(server, "/", headers={"Host": host}).status == HTTPStatus.OK


FOREIGN = [
    "evil.example",
    "evil.example:8737",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "localhost@evil.example",
    "evil.example:localhost",
    "192.0.2.1",
    "[::2]",
    ":8737",
    "",
]


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_it_answers_to_no_other(server: AppServer, host: str, method: str) -> None:
    """Or a page of anybody whose name leads to this machine could read along."""
    reply = ask(server, "/", method, headers={"Host": host, **OURS})
    assert reply.status == HTTPStatus.MISDIRECTED_REQUEST
    assert PAGE.encode() not in reply.body


def test_where_all_are_let_in_it_answers_to_the_names_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guard, "gethostname", lambda: "Attic")
    monkeypatch.setattr(guard, "getfqdn", lambda: "attic.example.net")
    names = names_of("0.0.0.0")
    for name in ("attic", "Attic:8737", "attic.local", "attic.example.net", "localhost"):
        assert answers_to(names, name, "192.0.2.7")
    assert answers_to(names, "192.0.2.7:8737", "192.0.2.7")
    for name in ("192.0.2.8", "cellar", "attic.evil.example"):
        assert not answers_to(names, name, "192.0.2.7")


def test_a_host_that_was_chosen_is_answered_to() -> None:
    assert answers_to(names_of("127.0.0.2"), "127.0.0.2:80", "127.0.0.2")
    assert not answers_to(names_of("127.0.0.2"), "127.0.0.3", "127.0.0.2")


def test_other_names_can_lead_here() -> None:
    names = names_of(HOST, ["Games.Example.org."])
    assert answers_to(names, "games.example.org", HOST)
    assert answers_to(names, "localhost:8737", HOST)
    assert not answers_to(names, "example.org", HOST)
    assert not answers_to(names_of(HOST), "games.example.org", HOST)


# Whose calls are heard


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ({"Origin": "http://localhost:8737"}, 200),
        ({"Origin": "https://localhost:8737"}, 200),  # through a proxy
        ({"Origin": "http://localhost:8737", **TOKEN}, 200),
        (TOKEN, 200),
        ({"Authorization": "bearer 3f2a"}, 200),
        (OURS, 200),
        ({}, 403),
        ({"Authorization": "Basic 3f2a"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "none"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "http://localhost"}, 403),  # another port is another's
        ({"Origin": "http://localhost:8738"}, 403),
        ({"Origin": "http://127.0.0.1:8737"}, 403),
        ({"Origin": "ftp://localhost:8737"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://evil.example", **TOKEN, **OURS}, 403),
        ({"Origin": "http://localhost:8737.evil.example"}, 403),
    ],
)
def test_a_call_that_changes_something_comes_from_our_own_pages(
    calls: AppServer, said: dict[str, str], status: int
) -> None:
    headers = {"Host": "localhost:8737", **said}
    assert ask(calls, "/api/length", "POST", headers, body=b"tea").status == status


def test_two_origins_are_none(calls: AppServer) -> None:
    head = b"POST /api/length HTTP/1.1\r\nOrigin: http://localhost\r\nOrigin: http://localhost\r\n"
    assert status_of(answer_to(calls, head + OWN_HOST)) == HTTPStatus.FORBIDDEN


# Sockets


def live(server: AppServer, path: str = "/live/x", **settings: Any) -> Any:
    return connect(f"ws://{HOST}:{port_of(server)}{path}", proxy=None, **settings)


def test_a_socket_of_our_own_page_is_opened(calls: AppServer) -> None:
    with live(calls, origin=f"http://{HOST}:{port_of(calls)}") as socket:
        socket.send(b"tea")
        assert socket.recv() == b"tea"


def test_a_socket_of_a_program_with_a_token_is_opened(calls: AppServer) -> None:
    with live(calls, additional_headers=TOKEN) as socket:
        socket.send(b"tea")
        assert socket.recv() == b"tea"


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://evil.example", "additional_headers": TOKEN},
        {"additional_headers": OURS},
    ],
)
def test_a_socket_of_anybody_else_is_refused(calls: AppServer, settings: dict[str, Any]) -> None:
    assert refused(calls, **settings) == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("host", ["evil.example", "192.0.2.1"])
def test_a_socket_to_another_name_is_refused(calls: AppServer, host: str) -> None:
    head = socket_head(f"Host: {host}\r\nOrigin: http://{host}\r\n")
    assert status_of(answer_to(calls, head)) == HTTPStatus.MISDIRECTED_REQUEST


@pytest.mark.parametrize("hosts", ["", "Host: localhost\r\nHost: localhost\r\n"])
def test_a_socket_without_a_host_is_refused(calls: AppServer, hosts: str) -> None:
    assert status_of(answer_to(calls, socket_head(hosts))) == HTTPStatus.BAD_REQUEST


def test_a_socket_where_there_is_none_is_refused(calls: AppServer) -> None:
    assert refused(calls, "/live", additional_headers=TOKEN) == HTTPStatus.FORBIDDEN


def test_what_asks_for_a_socket_in_the_wrong_words_is_refused(calls: AppServer) -> None:
    head = socket_head("Host: localhost\r\n").replace(b"13", b"12")
    said = answer_to(calls, head)
    assert status_of(said) in (HTTPStatus.BAD_REQUEST, HTTPStatus.UPGRADE_REQUIRED)
    assert b"nosniff" in said


def test_an_error_of_a_socket_is_told(calls: AppServer, caplog: pytest.LogCaptureFixture) -> None:
    assert refused(calls, "/live-broken", additional_headers=TOKEN) == HTTPStatus.FORBIDDEN
    assert told(caplog) == ["ZeroDivisionError"]


def refused(server: AppServer, path: str = "/live/x", **settings: Any) -> int:
    """The status with which a socket comes to nothing; the answer is marked like any other."""
    with pytest.raises(InvalidStatus) as refusal, live(server, path, **settings):
        pass
    headers = refusal.value.response.headers
    for name, value in {"Server": "Rejouons", **SECURITY, **OF_PAGES}.items():
        assert headers.get_all(name) == [value]
    return refusal.value.response.status_code


def socket_head(about: str) -> bytes:
    asks = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return f"GET /live/x HTTP/1.1\r\n{about}{asks}{key}\r\n".encode()


# Bodies


def test_a_body_may_be_long(calls: AppServer) -> None:
    reply = ask(calls, "/api/length", "POST", OURS, body=bytes(LONGEST_BODY))
    assert reply.body == str(LONGEST_BODY).encode()


def test_a_body_may_come_in_pieces(calls: AppServer) -> None:
    reply = ask(calls, "/api/length", "POST", OURS, body=iter([b"tea", b" ", b"please"]))
    assert reply.body == b"10"


@pytest.mark.parametrize("path", ["/api/length", "/", "/missing"])
@pytest.mark.parametrize("pieces", [False, True])
def test_a_body_may_not_be_too_long(calls: AppServer, path: str, pieces: bool) -> None:
    long = bytes(LONGEST_BODY + 1)
    reply = ask(calls, path, "POST", OURS, body=iter([long, b"more"]) if pieces else long)
    assert reply.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    assert_marked(reply.headers)


def test_a_body_is_refused_before_it_comes(calls: AppServer) -> None:
    head = b"POST /api/length HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\n"
    with opened(calls) as connection:
        connection.sendall(head + b"Content-Length: 1000000000\r\n" + OWN_HOST)
        assert status_of(connection.recv(65536)) == HTTPStatus.REQUEST_ENTITY_TOO_LARGE


def test_after_a_body_that_was_too_long_the_connection_goes_on(calls: AppServer) -> None:
    long = b"Content-Length: 300001\r\n"
    first = b"POST /missing HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\n" + long + OWN_HOST
    second = b"GET /sw.js HTTP/1.1\r\n" + OWN_HOST
    said = answer_to(calls, first + bytes(300_001) + second)
    assert status_of(said) == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    assert said.count(b"HTTP/1.1 200 OK") == 1
    assert said.endswith(b"self.skipWaiting();")


# Requests that are none


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", 400),  # no host
        (b"GET / HTTP/1.0\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
        (b"DANCE / HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"POST / HTTP/1.1\r\n" + OWN_HOST, 403),
        (b"GET / HTTP/9.9\r\n" + OWN_HOST, 400),
        (b"GET /\r\n" + OWN_HOST.replace(b"localhost", b"evil.example"), 421),
        (b"GET / tea HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"GET http://evil.example/ HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"CONNECT evil.example:80 HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"OPTIONS * HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"GET / HTTP/1.1\r\nwithout a colon\r\n" + OWN_HOST, 400),
        (b"GET /\xff HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n" + OWN_HOST, 431),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 70_000 + b"\r\n" + OWN_HOST, 431),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 1_000_000, 431),
        (b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 200 + OWN_HOST, 431),
    ],
)
def test_what_is_no_request_of_a_browser_is_refused(
    server: AppServer, head: bytes, status: int
) -> None:
    with opened(server) as connection:
        connection.sendall(head)
        assert status_of(connection.recv(65536)) == status


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ("Content-Length: 40", {"GET": 200, "HEAD": 200, "POST": 403}),
        ("Content-Length: x", {}),
        ("Content-Length : 40", {}),
        ("Content-Length: 40\r\nContent-Length: 0", {}),
        ("Content-Length: 40\r\nTransfer-Encoding: chunked", {}),
        ("Transfer-Encoding: chunked", {}),
        ("Transfer-Encoding : chunked", {}),
        ("Transfer-Encoding: tea", {}),
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_a_body_is_not_read_as_the_next_request(
    server: AppServer, method: str, about: str, expected: dict[str, int]
) -> None:
    body = b"GET /sw.js HTTP/1.1\r\n" + OWN_HOST
    head = f"{method} / HTTP/1.1\r\n{about}\r\n".encode() + OWN_HOST
    said = answer_to(server, head + body)
    assert b"skipWaiting" not in said
    assert status_of(said) == expected.get(method, 400)


def test_a_body_of_nothing_is_none(server: AppServer) -> None:
    assert ask(server, "/", headers={"Content-Length": "0"}).status == HTTPStatus.OK
