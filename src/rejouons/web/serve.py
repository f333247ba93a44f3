"""Serves the built app to the browsers of this machine."""

import errno
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from socketserver import ThreadingTCPServer
from typing import Any
from urllib.parse import unquote, urlsplit

from rejouons.errors import Unavailable
from rejouons.web import LAST_PORT
from rejouons.web.files import ASK_AGAIN, START, AppFile, load

PORTS_TRIED = 20

POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",  # components set styles on their elements
    "img-src": "'self' data: blob:",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
SECURITY = {
    "Content-Security-Policy": "; ".join(f"{kind} {allowed}" for kind, allowed in POLICY.items()),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def serve(host: str, port: int, with_browser: bool, announce: Callable[[str], None]) -> None:
    """Serves until interrupted; `announce` is told the address."""
    with suppress(KeyboardInterrupt), open_server(host, port, load()) as server:
        announce(server.address)
        if with_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[server.address], daemon=True).start()
        server.serve_forever()


def has_screen() -> bool:
    """Whether a browser could show itself."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


class AppServer(ThreadingTCPServer):
    """Holds the files; each connection is answered in a thread of its own."""

    daemon_threads = True
    allow_reuse_address = os.name == "posix"  # elsewhere this would share a port in use
    request_queue_size = 64

    def __init__(self, host: str, port: int, files: dict[str, AppFile]) -> None:
        self.files = files
        super().__init__((host, port), Answer)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A connection that is gone is no error; all files are in memory, so nothing else fails."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        host, port = self.server_address[:2]
        return f"http://{host!s}:{port}/"


def open_server(host: str, port: int, files: dict[str, AppFile]) -> AppServer:
    """A server on the port, or on the next one that is free."""
    last = min(port + PORTS_TRIED - 1, LAST_PORT)
    for candidate in range(port, last + 1):
        try:
            return AppServer(host, candidate, files)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise Unavailable("PortsTaken", first=port, last=last)


class Answer(BaseHTTPRequestHandler):
    """Answers the requests of one connection."""

    protocol_version = "HTTP/1.1"
    server_version = "Rejouons"
    sys_version = ""
    disable_nagle_algorithm = True  # or a body waits until its headers are acknowledged
    server: AppServer

    def do_GET(self) -> None:
        self.wfile.write(self.answered())

    def do_HEAD(self) -> None:
        self.answered()

    def answered(self) -> bytes:
        """Sends the status and the headers; returns the body that goes with them."""
        path = unquote(urlsplit(self.path).path)
        file = self.server.files.get(START if path == "/" else path)
        if file is None:
            return self.not_found()
        if file.tag in self.headers.get("If-None-Match", ""):
            return self.not_modified(file)
        return self.found(file)

    def not_found(self) -> bytes:
        body = HTTPStatus.NOT_FOUND.phrase.encode()
        about = {"Content-Type": "text/plain", "Cache-Control": ASK_AGAIN}
        return self.sent(HTTPStatus.NOT_FOUND, about, body)

    def not_modified(self, file: AppFile) -> bytes:
        self.send_response(HTTPStatus.NOT_MODIFIED)
        self.send_headers(validation(file))
        return b""

    def found(self, file: AppFile) -> bytes:
        about = {"Content-Type": file.type, **validation(file)}
        if file.packed is not None and accepts_gzip(self.headers.get("Accept-Encoding", "")):
            about["Content-Encoding"] = "gzip"
            return self.sent(HTTPStatus.OK, about, file.packed)
        return self.sent(HTTPStatus.OK, about, file.content)

    def sent(self, status: HTTPStatus, about: dict[str, str], body: bytes) -> bytes:
        self.send_response(status)
        self.send_headers({**about, "Content-Length": str(len(body))})
        return body

    def send_headers(self, headers: dict[str, str]) -> None:
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def end_headers(self) -> None:
        """Every answer ends here, also those of the base class to requests it cannot read."""
        for name, value in SECURITY.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *values: object) -> None:  # noqa: A002
        """Keeps quiet: the player's terminal is no place for a list of requests."""


def validation(file: AppFile) -> dict[str, str]:
    return {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}


def accepts_gzip(encodings: str) -> bool:
    """Offers with a quality are passed over: no browser makes them, and plain is always right."""
    return "gzip" in [encoding.strip() for encoding in encodings.split(",")]
