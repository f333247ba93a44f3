"""Where tables are kept: an SQLite database that one thread writes to, many rows at a time.

Whoever appends is answered after the commit has reached the disk. The key of a row (table, list,
index) decides who was first: a second one with the same key is refused, with all that came with it.

Everything is written, and answered, at the strokes of a clock: what somebody writes in secret does
not change when others hear something.
"""

import logging
import os
import sqlite3
from asyncio import AbstractEventLoop, Future, TimerHandle, get_running_loop
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from math import floor
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

import msgspec

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

from rejouons.errors import BadSave, RejouonsError, Unavailable
from rejouons.table.settings import Settings
from rejouons.table.standing import Row
from rejouons.table.table import Table

FILE = "tables.db"
LOCK = "tables.lock"
VERSION = 1  # of what follows
PACE = 0.02  # seconds between two strokes: what comes meanwhile is written together
REST = 0.01  # seconds from a stroke to the answers; a slow disk has more of them
MOST_ROWS = 32  # in one statement: each number of them is one more to keep ready
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


log = logging.getLogger(__name__)


class NotKept(Exception):
    """Nothing of it was written."""


class Taken(NotKept):
    """Somebody else was first: the table has gone on."""


class Statement(NamedTuple):
    sql: str
    values: Sequence[Any]


class Line:
    """Rows that build on each other: where one of them is not kept, none of the later ones is."""

    __slots__ = ("is_broken",)

    def __init__(self) -> None:
        self.is_broken = False


class Job(msgspec.Struct):
    """What is written together or not at all, and who hears what became of it."""

    line: Line
    rows: Sequence[Sequence[Any]]
    statements: Sequence[Statement]
    then: "Callable[[NotKept | None], None]"


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
        self._lock = locked(folder)
        try:
            self._writing = opened(self._file)
            self._reading = connected(self._file)
        except BaseException:
            os.close(self._lock)
            raise
        self._read_lock = Lock()
        self._gathered: list[Job] = []  # since the last stroke
        self._stroke: TimerHandle | None = None
        self._loop: AbstractEventLoop | None = None
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what is still to be written."""
        self.hand_over()
        self._batches.put(None)
        self._thread.join()
        self._writing.close()
        self._reading.close()
        os.close(self._lock)

    # Writing

    def submit(self, job: Job) -> None:
        """Writes something at the next stroke. Called in one thread, that of the event loop."""
        self._gathered.append(job)
        if self._stroke is None:
            self._stroke = self.at_next_stroke(self.hand_over)

    def at_next_stroke(self, work: Callable[[], None]) -> TimerHandle:
        loop = self._loop = get_running_loop()
        return loop.call_at(next_stroke(loop.time()), work)

    def append(self, table: str, rows: Sequence[Row], *beside: Statement) -> "Future[None]":
        """Keeps rows of a table's lists, all or none."""
        return self._kept([(table, *row) for row in rows], beside)

    def add(self, kept: Kept, rows: Sequence[Row], *beside: Statement) -> "Future[None]":
        """Keeps a new table."""
        settings = msgspec.json.encode(kept.settings).decode()
        facts = (kept.id, kept.created, settings, kept.secret, kept.host, kept.settings.is_listed)
        return self._kept([(kept.id, *row) for row in rows], [Statement(ADD, facts), *beside])

    def settled(self) -> "Future[None]":
        """Done once everything is that was submitted before."""
        return self._kept((), ())

    def _kept(
        self, rows: Sequence[Sequence[Any]], statements: Sequence[Statement]
    ) -> "Future[None]":
        answer: Future[None] = get_running_loop().create_future()

        def then(trouble: NotKept | None) -> None:
            if answer.cancelled():
                return
            if trouble is None:
                answer.set_result(None)
            else:
                answer.set_exception(trouble)

        self.submit(Job(Line(), rows, statements, then))
        return answer

    def hand_over(self) -> None:
        """Gives what has gathered to the thread that writes."""
        if self._stroke is not None:
            self._stroke.cancel()
            self._stroke = None
        if self._gathered:
            batch, self._gathered = self._gathered, []
            self._batches.put(batch)

    def _work(self) -> None:
        """Writes what has gathered, again and again."""
        is_last = False
        while not is_last and (jobs := self._batches.get()) is not None:
            while not self._batches.empty():
                more = self._batches.get()
                if more is None:
                    is_last = True
                    break
                jobs += more
            self._answer(self._written(jobs))
            del jobs  # what they hold is not held until the next come

    def _written(self, jobs: list[Job]) -> list[tuple[Job, NotKept | None]]:
        """Writes jobs in one transaction; if one of them fails, each in its own. Tells what became
        of each.
        """
        if not any(job.line.is_broken for job in jobs):
            try:
                self._commit(jobs)
                return [(job, None) for job in jobs]
            except Exception as error:
                if len(jobs) == 1:
                    jobs[0].line.is_broken = True
                    return [(jobs[0], why_not(error))]
        return [(job, self._written_alone(job)) for job in jobs]

    def _written_alone(self, job: Job) -> NotKept | None:
        if job.line.is_broken:
            return NotKept("what it builds on was not kept")
        ((_, trouble),) = self._written([job])
        return trouble

    def _commit(self, jobs: Sequence[Job]) -> None:
        statements = [*appended([row for job in jobs for row in job.rows])]
        for job in jobs:
            statements += job.statements
        database = self._writing
        if len(statements) < 2 and not database.in_transaction:  # it is one by itself
            for sql, values in statements:
                database.execute(sql, values)
            return
        try:
            database.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                database.execute(sql, values)
            database.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                database.execute("ROLLBACK")
            raise

    def _answer(self, answers: list[tuple[Job, NotKept | None]]) -> None:
        """Tells those who wait, in the thread where they do."""
        assert self._loop is not None
        with suppress(RuntimeError):  # nobody waits any more: its loop is closed
            self._loop.call_soon_threadsafe(answer_in_time, self._loop, answers)

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
        return readable(self._read(MINE, person, most))

    def lobby(self, most: int) -> list[Kept]:
        """The tables that are open to everybody, the latest first."""
        return readable(self._read(LOBBY, most))

    def running(self) -> list[str]:
        """The tables at which a match is being played."""
        return [id_ for (id_,) in self._read(RUNNING)]

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


ADD = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, 'gathering', ?)"
MINE = """SELECT tables.* FROM places JOIN tables ON tables.id = places.tbl
    WHERE places.person = ? ORDER BY created DESC LIMIT ?"""
LOBBY = """SELECT * FROM tables WHERE is_listed AND phase <> 'over' ORDER BY created DESC LIMIT ?"""
RUNNING = "SELECT id FROM tables WHERE phase = 'playing'"


def seated(person: str, table: str) -> Statement:
    """That a person has a seat at a table."""
    return Statement("INSERT OR IGNORE INTO places VALUES (?, ?)", (person, table))


def phased(phase: str, table: str) -> Statement:
    """How far a table is."""
    return Statement("UPDATE tables SET phase = ? WHERE id = ?", (phase, table))


def kept_of(row: Sequence[Any]) -> Kept:
    """A table as a row tells it; refused if that was spoiled."""
    id_, created, settings, secret, host, *_ = row
    try:
        return Kept(id_, created, msgspec.json.decode(settings, type=Settings), secret, host)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise BadSave("BadSaveDamaged", what=repr(error)) from error


def readable(rows: Iterable[Sequence[Any]]) -> list[Kept]:
    """The tables of a list; one that was spoiled does not hide the others."""
    found = []
    for row in rows:
        with suppress(BadSave):
            found.append(kept_of(row))
    return found


def locked(folder: Path) -> int:
    """Keeps other servers away, whose tables would go on unnoticed; until it is closed."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        opened = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BaseException:
            os.close(opened)
            raise
    except BlockingIOError as error:
        raise Unavailable("StoreInUse", folder=str(folder)) from error
    except OSError as error:
        raise Unavailable("NoStore", file=str(folder / FILE), why=error) from error
    return opened


def connected(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA busy_timeout = 5000")
    return database


def opened(file: Path) -> sqlite3.Connection:
    """The database to write to; made if there is none. Each commit waits for the disk."""
    try:
        file.touch(mode=0o600)
        database = connected(file)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA temp_store = MEMORY")  # what a statement could undo
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


def appended(rows: Sequence[Sequence[Any]]) -> Iterator[Statement]:
    """Appends many rows at once: each statement hands Python's lock over and back."""
    for first in range(0, len(rows), MOST_ROWS):
        part = rows[first : first + MOST_ROWS]
        yield Statement(append_sql(len(part)), [value for row in part for value in row])


@lru_cache(MOST_ROWS)
def append_sql(rows: int) -> str:
    return "INSERT INTO entries VALUES " + ", ".join(["(?, ?, ?, ?, ?)"] * rows)


def next_stroke(now: float) -> float:
    return (floor(now / PACE) + 1) * PACE if PACE else now


def answers_at(now: float) -> float:
    """When those are answered whose rows have been written by now."""
    if not PACE:
        return now
    stroke = floor((now - REST) / PACE) * PACE
    return stroke + PACE + REST


def answer_in_time(loop: AbstractEventLoop, answers: list[tuple[Job, NotKept | None]]) -> None:
    loop.call_at(answers_at(loop.time()), answer_all, answers)


def answer_all(answers: list[tuple[Job, NotKept | None]]) -> None:
    for job, trouble in answers:
        try:
            job.then(trouble)
        except Exception:  # a fault of ours at one table: the others hear what they wait for
            log.exception("What was kept could not be told")
