"""The app's server, asked over a real socket."""

import gzip
import http.client
import queue
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from rejouons.cli import BAD_INPUT, main
from rejouons.errors import Unavailable
from rejouons.web import HOST, serve
from rejouons.web.files import ASK_AGAIN, FOR_EVER, UNKNOWN_TYPE, AppFile, load

PAGE = "<!doctype html><title>Rejouons</title>" + "<p>Play!</p>" * 100
FILES = {
    "index.html": PAGE.encode(),
    "sw.js": b"self.skipWaiting();",
    "manifest.webmanifest": b"{}",
    "favicon.svg": b"<svg/>",
    "assets/app-3f2a.js": b"export const games = [];" * 100,
    "assets/mark-91bc.wasm": b"\0asm" + bytes(1000),
    "assets/text-77d0.woff2": b"wOF2" + bytes(1000),
    "assets/board-5e1d.js": b"export const board = 1;" * 100,
}
BROTLI = b"what the build packed"  # beside assets/board-5e1d.js
GZIP = {"Accept-Encoding": "gzip, deflate, br"}
PATIENCE = 300  # seconds, on a busy machine
COMMAND = """
import sys
from pathlib import Path
from rejouons.cli import BAD_INPUT, main
from rejouons.web import files, serve
serve.load = lambda: files.load(Path(sys.argv[1]))
main(["serve", "--port", "0", "--no-browser"])
"""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built app, beside a file that is none of its own."""
    folder = tmp_path_factory.mktemp("built") / "web"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (folder / "assets/board-5e1d.js.br").write_bytes(BROTLI)
    (folder.parent / "secret.txt").write_text("not for browsers", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def server(app: Path) -> Iterator[serve.AppServer]:
    with serve.open_server(HOST, 0, load(app)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


class Reply:
    """All of an answer, its connection closed."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()


def ask(
    server: serve.AppServer, path: str, method: str = "GET", headers: dict[str, str] | None = None
) -> Reply:
    host, port = server.server_address[:2]
    connection = http.client.HTTPConnection(str(host), int(port), timeout=PATIENCE)
    try:
        connection.request(method, path, headers=headers or {})
        return Reply(connection.getresponse())
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/", "/index.html", "/?lang=fr", "/index.html#mark"])
def test_the_first_page(server: serve.AppServer, path: str) -> None:
    reply = ask(server, path)
    assert reply.status == HTTPStatus.OK
    assert reply.body.decode() == PAGE
    assert reply.headers["Content-Length"] == str(len(PAGE))


@pytest.mark.parametrize(
    ("path", "type_", "caching"),
    [
        ("/index.html", "text/html; charset=utf-8", ASK_AGAIN),
        ("/sw.js", "text/javascript; charset=utf-8", ASK_AGAIN),
        ("/manifest.webmanifest", "application/manifest+json", ASK_AGAIN),
        ("/favicon.svg", "image/svg+xml; charset=utf-8", ASK_AGAIN),
        ("/assets/app-3f2a.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/mark-91bc.wasm", "application/wasm", FOR_EVER),
        ("/assets/text-77d0.woff2", "font/woff2", FOR_EVER),
    ],
)
def test_types_and_caching(server: serve.AppServer, path: str, type_: str, caching: str) -> None:
    reply = ask(server, path)
    assert reply.headers["Content-Type"] == type_
    assert reply.headers["Cache-Control"] == caching
    assert reply.body == FILES[path.removeprefix("/")]


@pytest.mark.parametrize("path", ["/", "/assets/app-3f2a.js", "/assets/mark-91bc.wasm"])
def test_packed_where_accepted(server: serve.AppServer, path: str) -> None:
    plain, packed = ask(server, path), ask(server, path, headers=GZIP)
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Content-Length"] == str(len(packed.body))
    assert gzip.decompress(packed.body) == plain.body
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"


def test_what_the_build_packed_goes_before_gzip(server: serve.AppServer) -> None:
    packed = ask(server, "/assets/board-5e1d.js", headers=GZIP)
    assert packed.headers["Content-Encoding"] == "br"
    assert packed.body == BROTLI
    without = ask(server, "/assets/board-5e1d.js", headers={"Accept-Encoding": "gzip"})
    assert without.headers["Content-Encoding"] == "gzip"
    assert ask(server, "/assets/board-5e1d.js.br").status == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("path", ["/assets/text-77d0.woff2", "/favicon.svg"])
def test_not_packed_where_it_gains_nothing(server: serve.AppServer, path: str) -> None:
    assert "Content-Encoding" not in ask(server, path, headers=GZIP).headers


def test_what_has_not_changed_is_not_sent_again(server: serve.AppServer) -> None:
    first = ask(server, "/")
    again = ask(server, "/", headers={"If-None-Match": first.headers["ETag"], **GZIP})
    assert again.status == HTTPStatus.NOT_MODIFIED
    assert again.body == b""
    assert again.headers["ETag"] == first.headers["ETag"]
    other = ask(server, "/sw.js", headers={"If-None-Match": first.headers["ETag"]})
    assert other.status == HTTPStatus.OK


@pytest.mark.parametrize("path", ["/", "/missing"])
def test_head_is_get_without_the_body(server: serve.AppServer, path: str) -> None:
    got, head = ask(server, path), ask(server, path, "HEAD")
    assert head.status == got.status
    assert head.headers["Content-Length"] == str(len(got.body))
    assert head.body == b""


@pytest.mark.parametrize(
    "path",
    [
        "/missing",
        "/assets",
        "/assets/",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
        "/index.html%00",
    ],
)
def test_nothing_else_is_served(server: serve.AppServer, path: str) -> None:
    assert ask(server, path).status == HTTPStatus.NOT_FOUND


def test_what_is_no_address_is_not_found(server: serve.AppServer) -> None:
    assert answer_to(server, b"GET //[x HTTP/1.1\r\n" + OWN_HOST).startswith(b"HTTP/1.1 404 ")


@pytest.mark.parametrize(
    ("path", "method"),
    [("/", "GET"), ("/assets/mark-91bc.wasm", "GET"), ("/missing", "GET"), ("/", "POST")],
)
def test_every_answer_is_guarded(server: serve.AppServer, path: str, method: str) -> None:
    headers = ask(server, path, method).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    policy = headers["Content-Security-Policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "worker-src 'self'" in policy


# Requests that are none


OWN_HOST = b"Host: localhost\r\n\r\n"


def opened(server: serve.AppServer) -> socket.socket:
    return socket.create_connection((HOST, int(server.server_address[1])), timeout=PATIENCE)


def all_of(connection: socket.socket) -> bytes:
    """What comes until the server hangs up, however it does."""
    heard = b""
    try:
        while more := connection.recv(65536):
            heard += more
    except ConnectionError:
        pass
    return heard


def answer_to(server: serve.AppServer, request: bytes) -> bytes:
    """All that a server says to a request after which nothing more will come."""
    with opened(server) as connection:
        try:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
        except ConnectionError:
            pass
        return all_of(connection)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", 400),  # no host
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
        (b"DANCE / HTTP/1.1\r\n" + OWN_HOST, 501),
        (b"POST / HTTP/1.1\r\n" + OWN_HOST, 501),
        (b"GET / HTTP/9.9\r\n" + OWN_HOST, 505),
        (b"GET /\r\n" + OWN_HOST.replace(b"localhost", b"evil.example"), 421),
        (b"GET / tea HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"GET http://evil.example/ HTTP/1.1\r\n" + OWN_HOST, 400),
        (b"GET / HTTP/1.1\r\nwithout a colon\r\n" + OWN_HOST, 400),
        (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n" + OWN_HOST, 414),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 70_000 + b"\r\n" + OWN_HOST, 431),
        (b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 200 + OWN_HOST, 431),
    ],
)
def test_what_is_no_request_of_a_browser_is_refused(
    server: serve.AppServer, head: bytes, status: int
) -> None:
    assert answer_to(server, head).split(b" ")[1] == str(status).encode()


@pytest.mark.parametrize(
    "about",
    [
        "Content-Length: 38",
        "Content-Length: x",
        "Content-Length : 38",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding : chunked",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_a_body_is_not_read_as_the_next_request(
    server: serve.AppServer, method: str, about: str
) -> None:
    body = b"GET /sw.js HTTP/1.1\r\n" + OWN_HOST
    head = f"{method} / HTTP/1.1\r\n{about}\r\n".encode() + OWN_HOST
    said = answer_to(server, head + body)
    assert said.count(b"HTTP/1.1 ") == 1
    assert said.split(b" ")[1] == (b"501" if method == "POST" else b"400")
    assert b"Connection: close" in said


def test_a_body_of_nothing_is_none(server: serve.AppServer) -> None:
    assert ask(server, "/", headers={"Content-Length": "0"}).status == HTTPStatus.OK


# Whom it answers to


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8737", "localhost.", HOST, f"{HOST}:1", "[::1]", "[::1]:8737"]
)
def test_it_answers_to_its_own_names(server: serve.AppServer, host: str) -> None:
    assert ask(server, "/", headers={"Host": host}).status == HTTPStatus.OK


@pytest.mark.parametrize(
    "host",
    [
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
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_it_answers_to_no_other(server: serve.AppServer, host: str, method: str) -> None:
    """Or a page of anybody whose name leads to this machine could read along."""
    reply = ask(server, "/", method, headers={"Host": host})
    assert reply.status == HTTPStatus.MISDIRECTED_REQUEST
    assert PAGE.encode() not in reply.body


def test_where_all_are_let_in_it_answers_to_the_names_of_the_machine(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "gethostname", lambda: "Attic")
    monkeypatch.setattr(serve, "getfqdn", lambda: "attic.example.net")
    with serve.open_server("0.0.0.0", 0, load(app)) as server:
        for name in ("attic", "Attic:8737", "attic.local", "attic.example.net", "localhost"):
            assert server.answers_to(name, "192.0.2.7")
        assert server.answers_to("192.0.2.7:8737", "192.0.2.7")
        for name in ("192.0.2.8", "cellar", "attic.evil.example"):
            assert not server.answers_to(name, "192.0.2.7")


def test_a_host_that_was_chosen_is_answered_to(app: Path) -> None:
    with serve.open_server("127.0.0.2", 0, load(app)) as server:
        assert server.answers_to("127.0.0.2:80", "127.0.0.2")
        assert not server.answers_to("127.0.0.3", "127.0.0.2")


@pytest.mark.parametrize("host", ["", " ", "no.such.host.invalid", "192.0.2.1", "x" * 300, "::1"])
def test_a_host_that_is_none_is_refused(app: Path, host: str) -> None:
    with pytest.raises(Unavailable, match="No server can be opened at"):
        serve.open_server(host, 0, load(app))


@pytest.mark.parametrize(("language", "words"), [("en", "No server can"), ("fr", "Aucun serveur")])
def test_the_command_opens_nothing_without_a_host(
    app: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    words: str,
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    monkeypatch.setattr(serve, "load", lambda: load(app))
    with pytest.raises(SystemExit) as end:
        main(["serve", "--host", "", "--no-browser"])
    assert end.value.code == BAD_INPUT
    assert words in capsys.readouterr().err


def test_a_port_that_is_forbidden_is_told(app: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: serve.AppServer) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(serve.AppServer, "server_bind", refuse)
    with pytest.raises(Unavailable, match="does not let you use port 80:"):
        serve.open_server(HOST, 80, load(app))


@pytest.mark.parametrize("tags", ["*", '"other", *', "{tag}", '"other",{tag}'])
def test_what_a_browser_has_is_not_sent_again(server: serve.AppServer, tags: str) -> None:
    tag = ask(server, "/").headers["ETag"]
    reply = ask(server, "/", headers={"If-None-Match": tags.format(tag=tag)})
    assert reply.status == HTTPStatus.NOT_MODIFIED


# Limits


@contextmanager
def running(app: Path, limits: serve.Limits) -> Iterator[serve.AppServer]:
    with serve.open_server(HOST, 0, load(app), limits) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: loc", b"GET / HTTP/1.1\r\n" + OWN_HOST]
)
def test_who_sends_nothing_more_is_not_waited_for(app: Path, sent: bytes) -> None:
    """Neither before a request nor within one, nor after one."""
    with running(app, serve.Limits(request=0.05)) as server, opened(server) as connection:
        connection.sendall(sent)
        assert all_of(connection).count(b"HTTP/1.1 200") <= sent.count(OWN_HOST)


def test_who_sends_on_and_on_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then would keep a connection for ever, if only silence counted."""
    clock = iter([0, 1, 5, 9, 10])
    monkeypatch.setattr(serve, "monotonic", lambda: next(clock))
    here, there = socket.socketpair()
    with here, there:
        reader = serve.Reader(here)
        reader.until = 10
        there.sendall(b"GET / HTTP/1.1")
        assert [reader.read(1), reader.read(1), reader.read(1)] == [b"G", b"E", b"T"]
        with pytest.raises(TimeoutError):
            reader.read(1)


def test_who_does_not_listen_is_not_waited_for(app: Path) -> None:
    large = AppFile("/large", bytes(50_000_000))
    with serve.open_server(HOST, 0, load(app), serve.Limits(answer=0.05)) as server:
        server.files[large.path] = large
        asked = threading.Thread(target=server.handle_request)
        asked.start()
        with opened(server) as connection:
            connection.sendall(b"GET /large HTTP/1.1\r\n" + OWN_HOST)
            asked.join()
            assert server._room.acquire(timeout=PATIENCE)
            for _ in range(server.limits.connections - 1):  # the thread has ended: all are free
                assert server._room.acquire(timeout=PATIENCE)


def test_no_more_connections_are_held_than_there_is_room_for(app: Path) -> None:
    with running(app, serve.Limits(connections=3, request=PATIENCE)) as server, ExitStack() as held:
        first = [held.enter_context(opened(server)) for _ in range(3)]
        others = [held.enter_context(opened(server)) for _ in range(30)]
        assert [all_of(connection) for connection in others] == [b""] * 30
        assert all_of_one(first[0]).startswith(b"HTTP/1.1 200")
        first[1].close()
        assert_served_again(server)


def all_of_one(connection: socket.socket) -> bytes:
    """The answer to a request after which the connection is closed."""
    connection.sendall(b"GET / HTTP/1.1\r\nConnection: close\r\n" + OWN_HOST)
    return all_of(connection)


def assert_served_again(server: serve.AppServer) -> None:
    """As soon as the server has noticed that somebody hung up."""
    while True:
        with opened(server) as connection:
            try:
                if all_of_one(connection).startswith(b"HTTP/1.1 200"):
                    return
            except ConnectionError:
                pass


def test_a_connection_serves_several_requests(server: serve.AppServer) -> None:
    host, port = server.server_address[:2]
    connection = http.client.HTTPConnection(str(host), int(port), timeout=PATIENCE)
    for path in ("/", "/missing", "/sw.js"):
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert not answer.will_close
    connection.close()


@pytest.fixture(params=[b"", b"220 mail\r\n", b"HTTP/1.0 200 OK\r\nServer: Other\r\n\r\n"])
def stranger(request: pytest.FixtureRequest) -> Iterator[int]:
    """A port that another program holds, and what that one answers."""
    with socket.create_server((HOST, 0)) as taken:
        threading.Thread(target=answer_once, args=[taken, request.param], daemon=True).start()
        yield taken.getsockname()[1]


def answer_once(taken: socket.socket, words: bytes) -> None:
    connection, _ = taken.accept()
    with connection:
        connection.sendall(words)


def test_a_port_of_a_stranger_gives_way_to_the_next(app: Path, stranger: int) -> None:
    with serve.open_server(HOST, stranger, load(app)) as other:
        assert stranger < int(other.server_address[1]) < stranger + serve.PORTS_TRIED


def test_all_ports_taken(app: Path, monkeypatch: pytest.MonkeyPatch, stranger: int) -> None:
    monkeypatch.setattr(serve, "PORTS_TRIED", 1)
    with pytest.raises(Unavailable, match=str(stranger)):
        serve.open_server(HOST, stranger, load(app))


@pytest.mark.parametrize("host", [HOST, "localhost", "0.0.0.0"])
def test_a_rejouons_that_is_open_already_is_opened_again(
    server: serve.AppServer, app: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    """At another address the browser would show none of its matches."""
    told: list[Any] = []
    monkeypatch.setattr(serve, "load", lambda: load(app))
    monkeypatch.setattr(serve, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "open", told.append)
    serve.serve(host, int(server.server_address[1]), True, lambda *words: told.append(words))
    assert told == [(server.address, False), server.address]


@pytest.mark.parametrize(("language", "word"), [("en", "already"), ("fr", "déjà")])
def test_the_command_says_that_it_is_open_already(
    server: serve.AppServer,
    app: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    word: str,
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    monkeypatch.setattr(serve, "load", lambda: load(app))
    with pytest.raises(SystemExit) as end:
        main(["serve", "--port", str(server.server_address[1]), "--no-browser"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert server.address in said
    assert word in said


def test_every_address_of_this_machine_is_announced_as_one_that_can_be_opened(app: Path) -> None:
    with serve.open_server("0.0.0.0", 0, load(app)) as server:
        assert server.address == f"http://{HOST}:{server.server_address[1]}/"


def test_the_built_app_holds_no_file_of_unknown_type() -> None:
    assert not [path for path, file in load().items() if file.type == UNKNOWN_TYPE]


def test_an_app_that_is_not_built(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="not built"):
        load(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert serve.has_screen() == expected


def test_the_browser_is_opened_where_it_can_be_seen(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: queue.Queue[str] = queue.Queue()
    announced: list[tuple[str, bool]] = []
    monkeypatch.setattr(serve, "load", lambda: load(app))
    monkeypatch.setattr(serve, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "open", opened.put)
    monkeypatch.setattr(serve.AppServer, "serve_forever", lambda _: None)
    serve.serve(HOST, 0, True, lambda *words: announced.append(words))
    assert announced == [(opened.get(timeout=PATIENCE), True)]


def test_a_connection_that_is_gone_is_no_error(
    app: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As when the program is interrupted between taking a connection and answering it."""
    gone = socket.socket()
    gone.close()
    with serve.open_server(HOST, 0, load(app)) as server:
        server.process_request_thread(gone, (HOST, 0))
    assert capsys.readouterr().err == ""


def test_an_error_of_ours_is_told(
    app: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "Answer", lambda *_: 1 // 0)
    with serve.open_server(HOST, 0, load(app)) as server, socket.socket() as request:
        server.process_request_thread(request, (HOST, 0))
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_the_command_tells_its_address_and_ends_quietly(app: Path) -> None:
    command = [sys.executable, "-c", COMMAND, str(app)]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        told = re.search(r"http://([\d.]+):(\d+)/", process.stdout.readline())
        assert told is not None
        with socket.create_connection((told[1], int(told[2])), timeout=PATIENCE):
            process.send_signal(signal.SIGINT)
        try:
            _, complaint = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 0
    assert complaint == ""
