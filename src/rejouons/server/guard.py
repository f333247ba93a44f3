"""What stands before everything else: whose requests are looked at, and how every answer is marked.

A page from anywhere can ask a server of this machine or its network for things, and can have a
name of its own lead here. So a request must name this server, and whoever would change something
or open a socket must come from one of its own pages, or carry a token that no foreign page has.
"""

import logging
from collections.abc import Collection, Iterable
from http import HTTPStatus
from socket import getfqdn, gethostbyname, gethostname

from uvicorn.protocols.utils import ClientDisconnected

from rejouons.server.asgi import (
    HTTP,
    LIFESPAN,
    STARTS,
    WEBSOCKET,
    App,
    Headers,
    Message,
    Receive,
    Scope,
    Send,
    encoded,
    refuse,
    values_of,
)
from rejouons.server.ports import EVERYWHERE, NAME
from rejouons.web import HOST
from rejouons.web.files import FOR_EVER

LONGEST_BODY = 300_000  # bytes: a board of somebody's own, with room to spare
AT_HOME = {"localhost", HOST, "[::1]"}  # what any machine calls itself
SOCKETS = "/live/"  # no requests are answered below it
SAFE = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
WEB = ("http", "https")  # behind a proxy, a page may have come by either

POLICY = {
    "default-src": "'self'",  # calls and the sockets of tables as well
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",  # components set styles on their elements
    "img-src": "'self' data: blob:",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
NEVER_ASKED_FOR = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
SECURITY = {
    "Content-Security-Policy": "; ".join(f"{kind} {allowed}" for kind, allowed in POLICY.items()),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
OF_PAGES = {  # the app's code, which comes by the dozen, goes without: headers are not packed
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{power}=()" for power in NEVER_ASKED_FOR),
    "X-Frame-Options": "DENY",
}
UNKEPT = {"Cache-Control": "no-store"}  # unless an answer says otherwise
MARKS = encoded({"Server": NAME, **SECURITY})
MARKS_OF_PAGES = MARKS + encoded({**OF_PAGES, **UNKEPT})
CODE = (b"cache-control", FOR_EVER.encode())  # its name tells its content

log = logging.getLogger(__name__)


def names_of(host: str, others: Iterable[str] = ()) -> set[str]:
    """The names under which a server at a host may be asked for."""
    known = AT_HOME | {other.lower().removesuffix(".") for other in others}
    if gethostbyname(host) != EVERYWHERE:
        return known | {host.lower()}
    name = gethostname().lower()
    return known | {name, f"{name}.local", getfqdn().lower()}


class Guard:
    """Lets through what may be asked, whole, and marks what is answered."""

    def __init__(self, app: App, names: Collection[str], longest_body: int = LONGEST_BODY) -> None:
        self.app = app
        self.names = names
        self.longest_body = longest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == LIFESPAN:
            await self.app(scope, receive, send)
            return
        marked = Marked(send)
        refusal = self.refusal(scope)
        if refusal is not None:
            await refuse(scope, marked, refusal)
        elif scope["type"] == WEBSOCKET:
            await self.pass_on(scope, receive, marked)
        else:
            await self.pass_on_whole(scope, receive, marked)

    def refusal(self, scope: Scope) -> HTTPStatus | None:
        """Why a request is not looked at, if it is not."""
        hosts = values_of(scope, b"host")
        if len(hosts) != 1:
            return HTTPStatus.BAD_REQUEST
        if not answers_to(self.names, hosts[0], scope["server"][0]):
            return HTTPStatus.MISDIRECTED_REQUEST
        if not (is_harmless(scope) or comes_from(hosts[0], scope)):
            return HTTPStatus.FORBIDDEN
        if scope["type"] == HTTP and scope["path"].startswith(SOCKETS):
            return HTTPStatus.UPGRADE_REQUIRED
        return None

    async def pass_on_whole(self, scope: Scope, receive: Receive, send: "Marked") -> None:
        """Passes a request on once all of it has come; a body that is too long never is."""
        try:
            body = await self.body(scope, receive)
        except TooLong:
            await refuse(scope, send, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return
        except Gone:
            return
        await self.pass_on(scope, told_first(body, receive), send)

    async def body(self, scope: Scope, receive: Receive) -> bytes:
        announced = values_of(scope, b"content-length")
        if any(int(length) > self.longest_body for length in announced):
            raise TooLong
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise Gone
            body += message.get("body", b"")
            if len(body) > self.longest_body:
                raise TooLong
            more = message.get("more_body", False)
        return bytes(body)

    async def pass_on(self, scope: Scope, receive: Receive, send: "Marked") -> None:
        try:
            await self.app(scope, receive, send)
        except ClientDisconnected:
            raise  # no error: somebody hung up
        except Exception:
            log.exception("A request failed: %s", scope["path"])
            if send.has_started:
                raise
            await refuse(scope, send, HTTPStatus.INTERNAL_SERVER_ERROR)


class TooLong(Exception):
    """A body has more bytes than any of ours."""


class Gone(Exception):
    """Whoever asked hung up before all of the request had come."""


def told_first(body: bytes, receive: Receive) -> Receive:
    """Tells a body that has come already, then whatever comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def told() -> Message:
        return waiting.pop() if waiting else await receive()

    return told


class Marked:
    """Sends an answer with what every answer says."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.has_started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] in STARTS:
            self.has_started = True
            message = {**message, "headers": marked(list(message.get("headers", [])))}
        await self.send(message)


def marked(headers: Headers) -> Headers:
    """Headers with those that every answer has."""
    said = {name.lower() for name, _ in headers}
    marks = MARKS if CODE in headers else MARKS_OF_PAGES
    return headers + [mark for mark in marks if mark[0] not in said]


def answers_to(names: Collection[str], host: str, address: str) -> bool:
    """Whether somebody who asks for a host at one of our addresses means us."""
    name, colon, port = host.lower().rpartition(":")
    if not colon or not port.isdecimal():  # as in [::1]
        name = host.lower()
    return name == address or name.removesuffix(".") in names


def is_harmless(scope: Scope) -> bool:
    return scope["type"] == HTTP and scope["method"] in SAFE


def comes_from(host: str, scope: Scope) -> bool:
    """Whether a page of a host asks, or a program that shows a token.

    Browsers say which page asks, and send no token by themselves.
    """
    origins = values_of(scope, b"origin")
    if origins:
        return [said.lower() for said in origins] in [[f"{way}://{host.lower()}"] for way in WEB]
    if any(said.lower().startswith("bearer ") for said in values_of(scope, b"authorization")):
        return True
    return scope["type"] == HTTP and values_of(scope, b"sec-fetch-site") == ["same-origin"]
