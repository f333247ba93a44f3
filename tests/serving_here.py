"""A server of a small app, asked over real sockets."""

import http.client
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rejouons.server.app import make_app
from rejouons.server.asgi import App
from rejouons.server.connections import Limits
from rejouons.server.guard import Guard, names_of
from rejouons.server.ports import listen
from rejouons.server.serving import AppServer
from rejouons.web import HOST
from rejouons.web.files import AppFile, load

PATIENCE = 300  # seconds, on a busy machine
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
OWN_HOST = b"Host: localhost\r\n\r\n"


def build(folder: Path) -> Path:
    """A built app, beside a file that is none of its own."""
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (folder / "assets/board-5e1d.js.br").write_bytes(BROTLI)
    (folder.parent / "secret.txt").write_text("not for browsers", encoding="utf-8")
    return folder


def made(app: Path, handlers: Sequence[Any] = (), *more: AppFile) -> Guard:
    """The app of a folder, as a server at home makes it."""
    return make_app(load(app) | {file.path: file for file in more}, names_of(HOST), handlers)


@contextmanager
def running(app: App, limits: Limits | None = None) -> Iterator[AppServer]:
    """A server that runs in a thread of its own meanwhile."""
    with listen(HOST, 0) as listening:
        server = AppServer(listening, app, limits)
        thread = threading.Thread(target=server.serve_on)
        thread.start()
        try:
            yield server
        finally:
            server.should_exit = True
            thread.join()


class Reply:
    """All of an answer, its connection closed."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()


def ask(
    server: AppServer,
    path: str,
    method: str = "GET",
    headers: dict[str, str] | None = None,
    body: Any = None,
) -> Reply:
    connection = http.client.HTTPConnection(HOST, port_of(server), timeout=PATIENCE)
    try:
        connection.request(method, path, headers=headers or {}, body=body)
        return Reply(connection.getresponse())
    finally:
        connection.close()


def port_of(server: AppServer) -> int:
    return int(server.listening.getsockname()[1])


def opened(server: AppServer) -> socket.socket:
    return socket.create_connection((HOST, port_of(server)), timeout=PATIENCE)


def all_of(connection: socket.socket) -> bytes:
    """What comes until the server hangs up, however it does."""
    heard = bytearray()
    try:
        while more := connection.recv(65536):
            heard += more
    except ConnectionError:
        pass
    return bytes(heard)


def answer_to(server: AppServer, request: bytes) -> bytes:
    """All that a server says to a request after which nothing more will come."""
    with opened(server) as connection:
        try:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
        except ConnectionError:
            pass
        return all_of(connection)


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ")[1])
