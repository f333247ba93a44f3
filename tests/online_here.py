"""A server of online tables, in this process, with nothing to wait for."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rejouons.server.app import make_app
from rejouons.server.connections import Limits as Connections
from rejouons.server.guard import names_of
from rejouons.server.limits import Limits, Rate
from rejouons.server.online import online_in
from rejouons.server.serving import AppServer
from rejouons.server.tables import Tables
from rejouons.web import HOST
from rejouons.web.files import AppFile
from serving_here import running

ANY = Rate(burst=1e9, per_second=1e9)
GENEROUS = Limits(orders=ANY, talk=ANY, opening=ANY, asking=ANY, changing=ANY, making=ANY)
PAGE = AppFile("/index.html", b"<!doctype html><title>Rejouons</title>")


@dataclass(frozen=True)
class OnlineHere:
    """A server that runs, and its tables."""

    server: AppServer
    tables: Tables

    @property
    def address(self) -> str:
        return self.server.address


@contextmanager
def online_here(folder: Path, limits: Limits = GENEROUS) -> Iterator[OnlineHere]:
    online = online_in(folder, limits)
    parts = (online.handlers, online.lifespan, online.exception_handlers)
    app = make_app({PAGE.path: PAGE}, names_of(HOST), *parts)
    with running(app, Connections(of_one_address=1_000_000)) as server:
        yield OnlineHere(server, online.tables)
