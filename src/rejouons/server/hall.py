"""Where tables stand while somebody is there: errands are carried out, kept, and then told.

At each stroke of the store's clock the errands that have come are carried out in memory, one after
the other, and what everybody will be told is written down; it is handed out after the disk has it.
So nobody hears of what is not kept, nobody waits for the errands of others, and nobody can tell by
the time whether there were any. If something could not be kept, the table is read anew.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from rejouons.errors import Refused, RejouonsError
from rejouons.kernel.log import SPECTATOR
from rejouons.server import store as stores
from rejouons.server.presence import Errand, Letter, Live
from rejouons.server.sockets import BROKEN, MOVED, Socket
from rejouons.server.store import Job, NotKept, Statement, Store
from rejouons.table.standing import BESIDE, Row
from rejouons.table.table import Table

IDLE = 60.0  # seconds after which a table is read anew when somebody goes on at it
DESERTED = 86_400.0  # also one where choices are made in secret, with nobody connected
SWEEP = 20.0
MOST_LOADING = 4  # tables read at the same time
PAUSE = 1.0  # seconds before something is tried again that failed
LEAP = 5000  # milliseconds by which the machine's clock must be ahead to be followed
MILLION = 1_000_000

T = TypeVar("T")
log = logging.getLogger(__name__)


def wall() -> int:
    """Milliseconds by the machine's clock, which goes on while it sleeps, and may be set."""
    return time.time_ns() // MILLION


def steady() -> int:
    """Milliseconds that go by while the machine is awake."""
    return time.monotonic_ns() // MILLION


class Hall:
    """The tables of one server that are in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Semaphore(MOST_LOADING)
        self._ahead = wall() - steady()
        self._entered: list[tuple[Live, Errand]] = []  # since the last stroke

    @property
    def now(self) -> int:
        """As rows are dated: by the machine's clock as it was, whatever has become of that."""
        return steady() + self._ahead

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Finding

    async def find(self, id_: str) -> Live:
        """A table, which does not rest before whoever looks for it has come in: there is never
        another one in memory that goes on by itself.
        """
        live = self._live.get(id_)
        if live is None:
            kept = await asyncio.to_thread(self.store.find, id_)
            if kept is None:
                raise Refused("NoSuchTable")
            live = self._live.setdefault(id_, Live(id_, kept))
        live.used = time.monotonic()
        return live

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.rest(time.monotonic() - IDLE)
            self.follow_clock()

    def follow_clock(self) -> None:
        """Where the machine has slept, or its clock was set ahead, that is no time of anybody's."""
        if wall() - self.now > LEAP:
            self._ahead = wall() - steady()
            self._leapt()

    def _leapt(self) -> None:
        """It is later than it should be."""

    def rest(self, since: float) -> None:
        """Lets go of the tables that nobody has used since; who is connected stays so. Where
        choices are made in secret it would tell of them: a table that rests answers later.
        """
        for live in list(self._live.values()):
            is_busy = live.errands or live.thinking or live.is_meeting_again
            is_secret = live.table is not None and live.table.is_secret
            is_deserted = not live.sockets and live.used <= since - DESERTED
            if live.used <= since and not is_busy and (not is_secret or is_deserted):
                live.table = None
                if not live.sockets and live.timer is None:
                    del self._live[live.id]

    # Errands

    async def do(self, live: Live, deed: Callable[[Table], T], *beside: Statement) -> T:
        """Carries something out, and tells what came of it once it is kept; refused, it leaves
        everything as it was. Whoever waits for it may hang up meanwhile: it is done in any case.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def then(result: Any, trouble: Exception | None) -> None:
            if answer.cancelled():
                return
            if trouble is None:
                answer.set_result(result)
            else:
                answer.set_exception(trouble)

        self.enter(live, Errand(deed, then, beside))
        return await answer

    def enter(self, live: Live, errand: Errand) -> None:
        """Carries an errand out at the next stroke, after those that came before."""
        live.used = time.monotonic()
        live.errands += 1
        self._entered.append((live, errand))
        if len(self._entered) == 1:
            self.store.at_next_stroke(self._strike)

    def _strike(self) -> None:
        entered, self._entered = self._entered, []
        for live, errand in entered:
            self._take(live, errand)
        self.store.hand_over()

    def _take(self, live: Live, errand: Errand) -> None:
        if live.table is not None:
            self._carry_out(live, live.table, errand)
            return
        live.waiting.append(errand)
        if len(live.waiting) == 1:
            self._begin(self._wake(live))

    async def _wake(self, live: Live) -> None:
        """Reads a table, and goes on with what waited for it."""
        try:
            if live.pending:
                await self.store.settled()
            async with self._loading:
                live.table = await asyncio.to_thread(self.store.load, live.kept)
        except Exception as error:
            waiting, live.waiting = live.waiting, []
            live.errands -= len(waiting)
            for errand in waiting:
                errand.then(None, error)
            return
        live.know_what_was_sent()
        self._went_on(live, live.table)
        waiting, live.waiting = live.waiting, []
        for errand in waiting:
            self._take(live, errand)

    def _carry_out(self, live: Live, table: Table, errand: Errand) -> None:
        work = Work(self, live, table, errand)
        try:
            work.result = errand.deed(table)
            work.look_round()
        except Exception as error:
            work.trouble = error
            if table.unwritten:  # half of it was done
                table.unwritten.clear()
                live.forget()
        live.pending += 1
        self.store.submit(work.job())

    def _went_on(self, live: Live, table: Table) -> None:
        """A table was read, or something has happened at it that is kept."""

    # Trouble

    def retell(self, live: Live) -> None:
        """Tells everybody what they have not been told."""
        self.enter(live, Errand(lambda _: None, lambda *_: None))

    def _lost(self, live: Live) -> None:
        """What is in memory could not be kept. Bots and clocks that could not go on try it again,
        not at once: a disk may be full for hours.
        """
        live.forget()

        async def try_again() -> None:
            await asyncio.sleep(PAUSE)
            self.retell(live)

        self._begin(try_again())


class Work:
    """An errand that was carried out, on its way to the disk."""

    __slots__ = (
        "errand",
        "hall",
        "is_beside",
        "leaving",
        "letters",
        "line",
        "live",
        "result",
        "rows",
        "table",
        "trouble",
    )

    def __init__(self, hall: Hall, live: Live, table: Table, errand: Errand) -> None:
        self.hall = hall
        self.live = live
        self.line = live.line
        self.table = table
        self.errand = errand
        self.result: Any = None
        self.trouble: Exception | None = None
        self.rows: Sequence[Row] = ()
        self.is_beside = False  # whether some of them are no entries of the match
        self.letters: Sequence[Letter] = ()
        self.leaving: Sequence[Socket] = ()

    def look_round(self) -> None:
        """What is new is to be kept, and told; who has lost their seat is told no more."""
        live, table = self.live, self.table
        self.is_beside = any(row.list == BESIDE for row in table.unwritten)
        if self.is_beside:
            self.leaving = leaving(live, table)
            for socket in self.leaving:
                live.let_out(socket)
        if table.unwritten or live.has_untold:
            self.letters = live.letters(table, self.hall.now)
        self.rows, table.unwritten = table.unwritten, []

    def job(self) -> Job:
        id_, rows = self.live.id, self.rows
        if not rows:
            return Job(self.line, (), (), self.kept)
        beside = self.errand.beside
        if self.table.ending or self.is_beside:
            beside = (stores.phased(self.table.phase, id_), *beside)
        return Job(self.line, [(id_, *row) for row in rows], beside, self.kept)

    def kept(self, trouble: NotKept | None) -> None:
        """It is on the disk, or is not to be."""
        live = self.live
        live.pending -= 1
        live.errands -= 1
        if trouble is None:
            for letter in self.letters:
                letter.socket.sent = letter.told
                letter.socket.put(letter.messages)
        elif live.line is self.line:
            self.hall._lost(live)
        self.errand.then(self.result, why_of(trouble) or self.trouble)
        for socket in self.leaving:
            socket.close(MOVED if trouble is None else BROKEN)
        if self.rows and live.table is self.table:
            live.tell_of_news()
            self.hall._went_on(live, self.table)


def why_of(trouble: NotKept | None) -> RejouonsError | None:
    if trouble is None:
        return None
    if isinstance(trouble, stores.Taken):
        return Refused("Late")
    return Refused("NotKept")


def leaving(live: Live, table: Table) -> list[Socket]:
    """Whoever has lost their seat, to another device, person or bot: they see no more of it."""
    return [
        socket
        for socket in live.sockets
        if socket.viewer != SPECTATOR and not table.is_seat_of(socket.viewer, socket.person)
    ]
