"""Where tables are kept: an SQLite database that one thread writes to, many rows at a time.

Whoever appends is answered after the commit has reached the disk. The key of a row (table, list,
index) decides who was first: a second one with the same key is refused, with all that came with it.
"""

import sqlite3
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any, NamedTuple

import msgspec

from rejouons.errors import BadSave, RejouonsError, Unavailable
from rejouons.table.settings import Settings
from rejouons.table.standing import Row
from rejouons.table.table import Table

FILE = "tables.db"
VERSION = 1  # of what follows
PACE = 0.02  # seconds between two commits: what comes meanwhile shares the next
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL, -- milliseconds
    settings TEXT NOT NULL,
    secret BLOB NOT NULL,
    host TEXT NOT NULL,
    phase TEXT NOT NULL, -- as far as a list of tables must know it
    is_listed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX listed ON tables (created) WHERE is_listed AND phase <> 'over';
CREATE TABLE entries (
    tbl TEXT NOT NULL,
    list INTEGER NOT NULL, -- 0: the match, 1: what happened beside it
    idx INTEGER NOT NULL,
    at INTEGER NOT NULL, -- milliseconds
    body TEXT NOT NULL,
    PRIMARY KEY (tbl, list, idx)
) WITHOUT ROWID;
CREATE TABLE places (
    person TEXT NOT NULL,
    tbl TEXT NOT NULL,
    PRIMARY KEY (person, tbl)
) WITHOUT ROWID;
CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""


class NotKept(Exception):
    """Nothing of it was written."""


class Taken(NotKept):
    """Somebody else was first: the table has gone on."""


class Statement(NamedTuple):
    sql: str
    values: Sequence[Any]


@dataclass(frozen=True)
class Job:
    """What is written together or not at all, and who waits for it."""

    statements: Sequence[Statement]
    answer: "Future[None]"


@dataclass(frozen=True)
class Kept:
    """A table as it is kept."""

    id: str
    created: int
    settings: Settings
    secret: bytes
    host: str


class Store:
    """Tables on the disk."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._writing = opened(self._file)
        self._reading = connected(self._file)
        self._read_lock = Lock()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what is still to be written."""
        self._jobs.put(None)
        self._thread.join()
        self._writing.close()
        self._reading.close()

    # Writing

    def append(self, table: str, rows: Sequence[Row], *beside: Statement) -> "Future[None]":
        """Keeps rows of a table's lists, all or none."""
        return self._submit([*(Statement(APPEND, (table, *row)) for row in rows), *beside])

    def add(self, kept: Kept, rows: Sequence[Row], *beside: Statement) -> "Future[None]":
        """Keeps a new table."""
        settings = msgspec.json.encode(kept.settings).decode()
        facts = (kept.id, kept.created, settings, kept.secret, kept.host, kept.settings.is_listed)
        made = Statement(ADD, facts)
        entries = [Statement(APPEND, (kept.id, *row)) for row in rows]
        return self._submit([made, *entries, *beside])

    def _submit(self, statements: Sequence[Statement]) -> "Future[None]":
        answer: Future[None] = get_running_loop().create_future()
        self._jobs.put(Job(statements, answer))
        return answer

    def _work(self) -> None:
        """Writes what has gathered, again and again."""
        next_time = monotonic()
        while (first := self._jobs.get()) is not None:
            sleep(max(0.0, next_time - monotonic()))
            jobs, is_last = [first], False
            while not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    is_last = True
                    break
                jobs.append(job)
            self._write(jobs)
            next_time = monotonic() + PACE
            if is_last:
                return

    def _write(self, jobs: Sequence[Job]) -> None:
        """Writes jobs in one transaction; if one of them fails, each in its own."""
        try:
            self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1:
                settle(jobs, why_not(error))
            else:
                for job in jobs:
                    self._write([job])
            return
        settle(jobs, None)

    def _commit(self, jobs: Sequence[Job]) -> None:
        database = self._writing
        try:
            database.execute("BEGIN IMMEDIATE")
            for job in jobs:
                for sql, values in job.statements:
                    database.execute(sql, values)
            database.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                database.execute("ROLLBACK")
            raise

    # Reading

    def find(self, table: str) -> Kept | None:
        rows = self._read("SELECT * FROM tables WHERE id = ?", table)
        return kept_of(rows[0]) if rows else None

    def load(self, kept: Kept) -> Table:
        """The table, played again from its lists; refused if these were spoiled."""
        rows = self._read("SELECT list, idx, at, body FROM entries WHERE tbl = ?", kept.id)
        try:
            return Table.told(kept.id, kept.settings, kept.secret, kept.host, map(Row._make, rows))
        except RejouonsError:
            raise
        except Exception as error:  # whatever wrote there, the other tables go on
            raise BadSave("BadSaveDamaged", what=repr(error)) from error

    def tables_of(self, person: str, most: int) -> list[Kept]:
        """The tables at which a person has a seat, the latest first."""
        return [kept_of(row) for row in self._read(MINE, person, most)]

    def lobby(self, most: int) -> list[Kept]:
        """The tables that are open to everybody, the latest first."""
        return [kept_of(row) for row in self._read(LOBBY, most)]

    def running(self) -> list[Kept]:
        """The tables at which a match is being played."""
        return [kept_of(row) for row in self._read(RUNNING)]

    def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of this server, made when it is first asked for. Called before it serves."""
        try:
            self._writing.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, make()))
            return bytes(self._read("SELECT value FROM keys WHERE name = ?", name)[0][0])
        except sqlite3.Error as error:  # the first that is written: it may only be read
            raise Unavailable("NoStore", file=str(self._file), why=error) from error

    def _read(self, sql: str, *values: Any) -> list[Any]:
        with self._read_lock:
            return self._reading.execute(sql, values).fetchall()


APPEND = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)"
ADD = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, 'gathering', ?)"
MINE = """SELECT tables.* FROM places JOIN tables ON tables.id = places.tbl
    WHERE places.person = ? ORDER BY created DESC LIMIT ?"""
LOBBY = """SELECT * FROM tables WHERE is_listed AND phase <> 'over' ORDER BY created DESC LIMIT ?"""
RUNNING = "SELECT * FROM tables WHERE phase = 'playing'"


def seated(person: str, table: str) -> Statement:
    """That a person has a seat at a table."""
    return Statement("INSERT OR IGNORE INTO places VALUES (?, ?)", (person, table))


def phased(phase: str, table: str) -> Statement:
    """How far a table is."""
    return Statement("UPDATE tables SET phase = ? WHERE id = ?", (phase, table))


def kept_of(row: Sequence[Any]) -> Kept:
    id_, created, settings, secret, host, *_ = row
    return Kept(id_, created, msgspec.json.decode(settings, type=Settings), secret, host)


def connected(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA busy_timeout = 5000")
    return database


def opened(file: Path) -> sqlite3.Connection:
    """The database to write to; made if there is none. Each commit waits for the disk."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)
        database = connected(file)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        make_tables(database)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable("NoStore", file=str(file), why=error) from error
    return database


def make_tables(database: sqlite3.Connection) -> None:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise sqlite3.DatabaseError(f"version {version}, and this is {VERSION}")
    if version == 0:
        database.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")


def why_not(error: Exception) -> NotKept:
    return Taken() if isinstance(error, sqlite3.IntegrityError) else NotKept(str(error))


def settle(jobs: Iterable[Job], trouble: NotKept | None) -> None:
    """Answers those who wait, in the thread where they do."""
    loops: dict[AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        loops.setdefault(job.answer.get_loop(), []).append(job)
    for loop, waiting in loops.items():
        with suppress(RuntimeError):  # nobody waits any more: its loop is closed
            loop.call_soon_threadsafe(answer, waiting, trouble)


def answer(jobs: Iterable[Job], trouble: NotKept | None) -> None:
    for job in jobs:
        if job.answer.cancelled():
            continue
        if trouble is None:
            job.answer.set_result(None)
        else:
            job.answer.set_exception(trouble)
