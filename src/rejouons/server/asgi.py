"""What an ASGI server and the parts behind it say to each other, in the few words we need."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http import HTTPStatus
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

HTTP, WEBSOCKET, LIFESPAN = "http", "websocket", "lifespan"
STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")


def values_of(scope: Scope, name: bytes) -> list[str]:
    """What a request says under a header, which may be there more than once."""
    return [value.decode("latin-1").strip() for key, value in scope["headers"] if key == name]


def encoded(headers: dict[str, str]) -> Headers:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


async def answer(
    scope: Scope,
    send: Send,
    status: HTTPStatus,
    headers: Iterable[tuple[bytes, bytes]],
    body: bytes,
) -> None:
    """Answers a request; one for a WebSocket then comes to none."""
    prefix = "websocket.http" if scope["type"] == WEBSOCKET else "http"
    about = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": f"{prefix}.response.start", "status": int(status), "headers": about})
    await send({"type": f"{prefix}.response.body", "body": body})


async def refuse(scope: Scope, send: Send, status: HTTPStatus, **headers: str) -> None:
    """Answers with a status in words and nothing else."""
    about = encoded({"Content-Type": "text/plain", **headers})
    await answer(scope, send, status, about, status.phrase.encode())
