"""What online tables add to the server's app."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from litestar import Litestar, asgi
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap

from rejouons.errors import RejouonsError
from rejouons.server.api import HANDLERS, Api, told_too_deep, told_trouble
from rejouons.server.bots import Thinkers
from rejouons.server.identity import Identities, new_key
from rejouons.server.limits import Limits
from rejouons.server.live import LiveSockets
from rejouons.server.players import PLAYERS
from rejouons.server.store import Store
from rejouons.server.tables import Tables

KEY = "identities"


@dataclass(frozen=True)
class Online:
    """The parts of it, as the app takes them."""

    tables: Tables
    handlers: list[ControllerRouterHandler]
    lifespan: list[Callable[[Litestar], AbstractAsyncContextManager[None]]]
    exception_handlers: ExceptionHandlersMap


def online_in(folder: Path, limits: Limits | None = None) -> Online:
    """Tables kept in a folder."""
    limits = limits or Limits()
    store = Store(folder)
    tables = Tables(store, Identities(store.key(KEY, new_key)), Thinkers())
    live = asgi("/live/{table:str}", copy_scope=False)(LiveSockets(tables, limits))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state["api"] = Api(tables, limits)
        tables.open()
        try:
            yield
        finally:
            await tables.close()

    return Online(
        tables=tables,
        handlers=[*HANDLERS, *PLAYERS, live],
        lifespan=[life],
        exception_handlers={RejouonsError: told_trouble, RecursionError: told_too_deep},
    )
