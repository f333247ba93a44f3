"""The app that a server runs: files, calls and sockets behind one guard."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from litestar import Litestar
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap, Scope
from uvicorn.protocols.utils import ClientDisconnected

from rejouons import __version__
from rejouons.errors import RejouonsError
from rejouons.server.files import Files
from rejouons.server.guard import LONGEST_BODY, Guard
from rejouons.web.files import AppFile

SCHEMA = "/api/schema"
Lifespan = Callable[[Litestar], AbstractAsyncContextManager[Any]]

EXPECTED = (RejouonsError, HTTPException, WebSocketException, ClientDisconnected, RecursionError)
log = logging.getLogger(__name__)


def make_app(
    files: Mapping[str, AppFile],
    names: Collection[str],
    handlers: Sequence[ControllerRouterHandler] = (),
    lifespan: Sequence[Lifespan] = (),
    exception_handlers: "ExceptionHandlersMap | None" = None,
) -> Guard:
    """All that is served, to who asks for one of the names."""
    calls = make_calls(handlers, lifespan, exception_handlers)
    return Guard(Files(files, calls), names)  # type: ignore[arg-type]


def make_calls(
    handlers: Sequence[ControllerRouterHandler] = (),
    lifespan: Sequence[Lifespan] = (),
    exception_handlers: "ExceptionHandlersMap | None" = None,
) -> Litestar:
    """What is answered by a handler."""
    return Litestar(
        route_handlers=list(handlers),
        lifespan=list(lifespan),
        exception_handlers=exception_handlers,
        after_exception=[tell],
        openapi_config=schema(),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        debug=False,
    )


def schema() -> OpenAPIConfig:
    """The calls, described for programs; a page of it would come from strangers' servers."""
    return OpenAPIConfig(
        title="Rejouons",
        version=__version__,
        path=SCHEMA,
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    )


async def tell(error: Exception, scope: Scope) -> None:
    """Tells errors of ours; a refusal is none, nor is somebody who hung up."""
    if not isinstance(error, EXPECTED):
        log.error("A request failed: %s", scope["path"], exc_info=error)
