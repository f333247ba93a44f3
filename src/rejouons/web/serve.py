"""Serves the built app to the browsers of this machine."""

import errno
import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler
from io import BufferedReader, RawIOBase
from socket import getfqdn, gethostbyname, gethostname, socket
from socketserver import ThreadingTCPServer
from time import monotonic
from typing import Any
from urllib.parse import unquote, urlsplit

from rejouons.errors import Unavailable
from rejouons.web import HOST, LAST_PORT
from rejouons.web.boards import boards_file
from rejouons.web.files import ASK_AGAIN, ENCODINGS, START, AppFile, load

PORTS_TRIED = 20
PATIENCE = 3  # seconds, with who holds a port
EVERYWHERE = "0.0.0.0"  # stands for every address of this machine
AT_HOME = {"localhost", HOST, "[::1]"}  # what any machine calls itself

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


def serve(
    host: str,
    port: int,
    with_browser: bool,
    announce: Callable[[str, bool], None],
    boards: Sequence[Mapping[str, Any]] = (),
) -> None:
    """Serves until interrupted, or at once leaves it to a Rejouons that is open already.

    `announce` is told the address, and whether this one serves it. Boards of somebody's own are
    served beside the app; one that is open already cannot take them in.
    """
    with_browser = with_browser and has_screen()
    offered = boards_file(boards)
    try:
        server = open_server(host, port, load() | {offered.path: offered})
    except AlreadyOpen as other:
        if boards:
            raise Unavailable("OpenWithoutBoards", address=other.address) from other
        announce(other.address, False)
        if with_browser:
            webbrowser.open(other.address)
        return
    with suppress(KeyboardInterrupt), server:
        announce(server.address, True)
        if with_browser:
            threading.Thread(target=webbrowser.open, args=[server.address], daemon=True).start()
        server.serve_forever()


def has_screen() -> bool:
    """Whether a browser could show itself."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


@dataclass(frozen=True)
class Limits:
    """What is granted to strangers: who is silent or slow must make room for the others."""

    connections: int = 64  # at the same time; a browser opens six
    request: float = 20  # seconds until all of a request has come, from when it can
    answer: float = 60  # seconds until all of an answer has gone


class AppServer(ThreadingTCPServer):
    """Holds the files; each connection is answered in a thread of its own."""

    daemon_threads = True
    allow_reuse_address = os.name == "posix"  # elsewhere this would share a port in use
    request_queue_size = 64

    def __init__(
        self, host: str, port: int, files: dict[str, AppFile], limits: Limits | None = None
    ) -> None:
        self.files = files
        self.host = host
        self.limits = limits or Limits()
        self._room = threading.Semaphore(self.limits.connections)
        super().__init__((host, port), Answer)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Hangs up if there are too many connections already: browsers try again."""
        if not self._room.acquire(blocking=False):
            self.shutdown_request(request)
            return
        try:
            super().process_request(request, client_address)
        except BaseException:  # no thread was begun that would make room again
            self._room.release()
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._room.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A connection that is gone is no error; all files are in memory, so nothing else fails."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        host, port = self.server_address[:2]
        return address_of(str(host), int(port))

    @cached_property
    def names(self) -> set[str]:
        """The names of this machine under which it may be asked for."""
        if gethostbyname(self.host) != EVERYWHERE:
            return AT_HOME | {self.host.lower()}
        name = gethostname().lower()
        return AT_HOME | {name, f"{name}.local", getfqdn().lower()}

    def answers_to(self, host: str, address: str) -> bool:
        """Whether somebody who asks for a host at one of our addresses means us.

        A page from anywhere can have a name of its own lead here, and would then pass for ours.
        """
        name, colon, port = host.lower().rpartition(":")
        if not colon or not port.isdecimal():  # as in [::1]
            name = host.lower()
        return name == address or name.removesuffix(".") in self.names


class AlreadyOpen(Exception):
    """Another Rejouons holds the port. A browser keeps matches by address, so this is the one."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def address_of(host: str, port: int) -> str:
    """Where a browser of this machine finds what is served."""
    number = gethostbyname(host)
    return f"http://{HOST if number == EVERYWHERE else number}:{port}/"


def open_server(
    host: str, port: int, files: dict[str, AppFile], limits: Limits | None = None
) -> AppServer:
    """A server on the port, or on the next one if a stranger holds it."""
    check_host(host)
    last = min(port + PORTS_TRIED - 1, LAST_PORT)
    for candidate in range(port, last + 1):
        try:
            return AppServer(host, candidate, files, limits)
        except PermissionError as error:
            raise Unavailable("PortForbidden", port=candidate) from error
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise Unavailable("BadHost", host=host) from error
            if error.errno != errno.EADDRINUSE:
                raise
        address = address_of(host, candidate)
        if is_rejouons(address):
            raise AlreadyOpen(address)
    raise Unavailable("PortsTaken", first=port, last=last)


def check_host(host: str) -> None:
    """Without a name, a server would be open to every machine around, unasked."""
    try:
        is_known = bool(host.strip()) and bool(gethostbyname(host))
    except (OSError, UnicodeError):
        is_known = False
    if not is_known:
        raise Unavailable("BadHost", host=host)


def is_rejouons(address: str) -> bool:
    """Whether the server at an address says that it is one of ours."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    try:
        connection.request("HEAD", "/")
        return connection.getresponse().getheader("Server", "").strip() == Answer.server_version
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


class Reader(RawIOBase):
    """Reads what comes over a connection, up to a moment: also who sends on and on must end."""

    def __init__(self, connection: socket) -> None:
        self.connection = connection
        self.until = monotonic()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        left = self.until - monotonic()
        if left <= 0:
            raise TimeoutError
        self.connection.settimeout(left)
        return self.connection.recv_into(buffer)


class Answer(BaseHTTPRequestHandler):
    """Answers the requests of one connection."""

    protocol_version = "HTTP/1.1"
    default_request_version = "HTTP/1.0"  # or who says none is answered without headers
    server_version = "Rejouons"
    sys_version = ""
    disable_nagle_algorithm = True  # or a body waits until its headers are acknowledged
    server: AppServer

    def setup(self) -> None:
        super().setup()
        self.rfile.close()
        self.reader = Reader(self.connection)
        self.rfile = BufferedReader(self.reader)

    def handle_one_request(self) -> None:
        self.reader.until = monotonic() + self.server.limits.request
        super().handle_one_request()

    def do_GET(self) -> None:
        self.wfile.write(self.answered())

    def do_HEAD(self) -> None:
        self.answered()

    def answered(self) -> bytes:
        """Sends the status and the headers; returns the body that goes with them."""
        self.connection.settimeout(self.server.limits.answer)
        refusal = self.refusal()
        if refusal is not None:
            self.close_connection = True
            return self.refused(refusal)
        file = self.asked_for()
        if file is None:
            return self.refused(HTTPStatus.NOT_FOUND)
        if is_known(file, self.headers.get("If-None-Match", "")):
            return self.not_modified(file)
        return self.found(file)

    def refusal(self) -> HTTPStatus | None:
        """Why a request is not looked at, if it is not."""
        hosts = self.headers.get_all("Host", [])
        address = str(self.connection.getsockname()[0])
        if len(hosts) != 1 or self.has_body() or self.headers.defects:
            return HTTPStatus.BAD_REQUEST
        if self.path[:1] != "/":  # a whole address, with a host of its own
            return HTTPStatus.BAD_REQUEST
        if not self.server.answers_to(hosts[0].strip(), address):
            return HTTPStatus.MISDIRECTED_REQUEST
        return None

    def has_body(self) -> bool:
        """Whether it has one, which would be read as the next request."""
        lengths = self.headers.get_all("Content-Length", ["0"])
        return lengths != ["0"] or "Transfer-Encoding" in self.headers

    def asked_for(self) -> AppFile | None:
        try:
            path = unquote(urlsplit(self.path).path)
        except ValueError:  # no address at all
            return None
        return self.server.files.get(START if path == "/" else path)

    def refused(self, status: HTTPStatus) -> bytes:
        about = {"Content-Type": "text/plain", "Cache-Control": ASK_AGAIN}
        if self.close_connection:
            about["Connection"] = "close"
        return self.sent(status, about, status.phrase.encode())

    def not_modified(self, file: AppFile) -> bytes:
        self.send_response(HTTPStatus.NOT_MODIFIED)
        self.send_headers(validation(file))
        return b""

    def found(self, file: AppFile) -> bytes:
        about = {"Content-Type": file.type, **validation(file)}
        for encoding in accepted(self.headers.get("Accept-Encoding", "")):
            packed = file.packed(encoding)
            if packed is not None:
                about["Content-Encoding"] = encoding
                return self.sent(HTTPStatus.OK, about, packed)
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


def is_known(file: AppFile, tags: str) -> bool:
    """Whether a browser has this content already, by the tags it names."""
    return any(tag.strip() in ("*", file.tag) for tag in tags.split(","))


def accepted(encodings: str) -> list[str]:
    """Offers with a quality are passed over: no browser makes them, and plain is always right."""
    offered = [encoding.strip() for encoding in encodings.split(",")]
    return [encoding for encoding in ENCODINGS if encoding in offered]
