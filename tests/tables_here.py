"""Online tables that the tests serve: in a thread beside them, or as a program that they kill."""

import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE
from typing import Any

from online_here import GENEROUS, online_here
from online_players import Browser
from rejouons.server.limits import Limits
from rejouons.server.store import FILE
from rejouons.server.tables import Tables
from rejouons.table.table import Table

COMMAND = """
import sys
from rejouons.cli import main
from rejouons.server import serving
from rejouons.server.limits import Limits, Rate
from rejouons.server.online import online_in
free = Rate(1e9, 1e9)
serving.load = lambda: {}
serving.online_in = lambda folder: online_in(folder, Limits(*[free] * 6))
sys.argv = ["rejouons", "serve", "--port", "0", "--no-browser", "--data", *sys.argv[1:]]
main()
"""


@dataclass(frozen=True)
class Online:
    """Tables that are served."""

    address: str
    folder: Path
    tables: Tables

    def entries(self, table: str, which: int = 0) -> list[str]:
        return entries_in(self.folder, table, which)

    def browser(self) -> Browser:
        return Browser(self.address)


@contextmanager
def online_at(folder: Path, limits: Limits = GENEROUS) -> Iterator[Online]:
    """The tables of a folder, served in a thread."""
    with online_here(folder, limits) as here:
        yield Online(here.address, folder, here.tables)


class Program:
    """`rejouons serve`, as a program of its own."""

    def __init__(self, folder: Path, before: Callable[[], None] | None = None) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, str(folder)],
            stdout=PIPE,
            stderr=PIPE,
            text=True,
            preexec_fn=before,
        )
        assert self.process.stdout is not None
        told = re.search(r"http://\S+/", self.process.stdout.readline())
        self.address = told[0] if told else ""

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def ended(self) -> str:
        """What it complained of, once it has ended."""
        _, complaint = self.process.communicate()
        return complaint


@contextmanager
def program_at(folder: Path, before: Callable[[], None] | None = None) -> Iterator[Program]:
    program = Program(folder, before)
    try:
        yield program
    finally:
        program.kill()
        program.ended()


def rows_in(folder: Path, sql: str, *values: Any) -> list[Any]:
    """What a database of tables holds, whoever has it open."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        return database.execute(sql, values).fetchall()


def entries_in(folder: Path, table: str, which: int = 0) -> list[str]:
    """One of the lists of a table, as it is kept: of its match, or of what happened beside."""
    sql = "SELECT body FROM entries WHERE tbl = ? AND list = ? ORDER BY idx"
    return [body for (body,) in rows_in(folder, sql, table, which)]


def standing(online: Online, table: str) -> Table:
    """A table as the server holds it in memory."""
    found = online.tables._live[table].table
    assert found is not None
    return found
