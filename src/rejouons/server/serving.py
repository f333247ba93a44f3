"""Serves the app, to the browsers of this machine or to those of others."""

import gc
import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from socket import socket
from typing import Any, cast

import uvicorn

try:
    import resource
except ImportError:  # Windows: there no such limit is near
    resource = None  # type: ignore[assignment]

from rejouons.errors import Unavailable
from rejouons.server.app import make_app
from rejouons.server.asgi import LIFESPAN, App, Receive, Scope, Send
from rejouons.server.connections import (
    LONGEST_MESSAGE,
    HttpConnection,
    Limits,
    Room,
    SocketConnection,
)
from rejouons.server.guard import names_of
from rejouons.server.online import Online, online_in
from rejouons.server.ports import AlreadyOpen, address_of, listen
from rejouons.web.boards import boards_file
from rejouons.web.files import AppFile, load

GRACE = 1  # seconds for what is under way, once the server is to end
SILENCE = 10  # seconds after which a socket is asked whether it is still there
RUBBISH = 50_000  # new things in memory after which Python looks which of them are none
OWN_FILES = 256  # open files that are no connections


def serve(
    host: str,
    port: int,
    with_browser: bool,
    announce: Callable[[str, bool], None],
    boards: Sequence[Mapping[str, Any]] = (),
    *,
    data: Path,
) -> None:
    """Serves until interrupted, or at once leaves it to a Rejouons that is open already.

    `announce` is told the address, and whether this one serves it. Boards of somebody's own are
    served beside the app; one that is open already cannot take them in. `data` is the folder
    that tables are kept in.
    """
    with_browser = with_browser and has_screen()
    offered = boards_file(boards)
    files = load() | {offered.path: offered}
    try:
        listening = listen(host, port)
    except AlreadyOpen as other:
        if boards:
            raise Unavailable("OpenWithoutBoards", address=other.address) from other
        announce(other.address, False)
        if with_browser:
            webbrowser.open(other.address)
        return
    with suppress(KeyboardInterrupt), listening:
        look_for_rubbish_seldom()
        server = AppServer(listening, app_of(files, host, online_in(data)))
        announce(server.address, True)
        if with_browser:
            threading.Thread(target=webbrowser.open, args=[server.address], daemon=True).start()
        server.serve_on()


def app_of(files: Mapping[str, AppFile], host: str, online: Online) -> App:
    """All that is served at a host."""
    parts = (online.handlers, online.lifespan, online.exception_handlers)
    return make_app(files, names_of(host), *parts)


def look_for_rubbish_seldom() -> None:
    """Python looks through all that is in memory again and again as matches grow, for things that
    hold each other and nobody else does. Here these are few, and matches many.
    """
    gc.freeze()
    gc.set_threshold(RUBBISH)


def has_screen() -> bool:
    """Whether a browser could show itself."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


class AppServer(uvicorn.Server):
    """Runs an app at a socket, on which connections may wait already."""

    def __init__(self, listening: socket, app: App, limits: Limits | None = None) -> None:
        self.listening = listening
        self.app = app
        self.failure: BaseException | None = None  # of what the app does before and after
        limits = limits or Limits()
        self.room = Room(replace(limits, connections=affordable(limits.connections)))
        super().__init__(settings(self.asked, self.room))

    @property
    def address(self) -> str:
        return address_of(*self.listening.getsockname())

    def serve_on(self) -> None:
        """Serves until it is asked to end, and then ends within a moment."""
        try:
            self.run(sockets=[self.listening])
        except SystemExit:
            if self.failure is None:
                raise
        if self.failure is not None:
            raise self.failure

    async def asked(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except BaseException as error:
            if scope["type"] == LIFESPAN:
                self.failure = alone(error)
            raise


def alone(error: BaseException) -> BaseException:
    """An error without the groups around it that tasks put there."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def settings(app: App, room: Room) -> uvicorn.Config:
    """Quiet: the player's terminal is no place for a list of requests; we tell errors ourselves."""
    return uvicorn.Config(
        cast(Any, app),
        http=cast(Any, partial(HttpConnection, room=room)),
        ws=SocketConnection,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=SILENCE,
        ws_per_message_deflate=False,
        interface="asgi3",
        lifespan="on",
        log_config=None,
        log_level="critical",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def affordable(connections: int) -> int:
    """How many connections the system lets us hold, after we asked it for enough."""
    if resource is None:
        return connections
    wanted = connections + OWN_FILES
    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if granted != resource.RLIM_INFINITY and granted < wanted:
        if most != resource.RLIM_INFINITY:
            wanted = min(wanted, most)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            granted = wanted
        return min(connections, max(granted - OWN_FILES, 1))
    return connections
