"""All tables of a server: each in memory while somebody is there, kept row by row.

An order is carried out, kept, and then told, one after the other at each table: nobody hears of
what is not on the disk.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from rejouons.errors import Refused, RejouonsError
from rejouons.fairness import new_secret
from rejouons.kernel.log import SPECTATOR
from rejouons.server import store as stores
from rejouons.server.bots import Thinkers
from rejouons.server.identity import Identities, new_table_id, same, seat_in
from rejouons.server.presence import Live
from rejouons.server.sockets import Socket, Told
from rejouons.server.store import Kept, NotKept, Store
from rejouons.table.settings import Settings, checked_settings
from rejouons.table.standing import BESIDE
from rejouons.table.table import Table
from rejouons.terms import HUMAN

IDLE = 300.0  # seconds after which a table is read anew when somebody comes back to it
SWEEP = 60.0
MOST_LISTED = 50
MOST_MINE = 100
MOST_LOADING = 4  # tables read at the same time
PAUSE = 1.0  # seconds before something is tried again that failed


def clock() -> int:
    """Milliseconds, as the rows of the lists are dated."""
    return time.time_ns() // 1_000_000


class Tables:
    """The tables of one server."""

    def __init__(self, store: Store, identities: Identities, thinkers: Thinkers) -> None:
        self.store = store
        self.identities = identities
        self.thinkers = thinkers
        self._live: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Semaphore(MOST_LOADING)
        self._latest = 0

    @property
    def now(self) -> int:
        """Never earlier than it was, even if somebody sets the machine's clock back."""
        self._latest = max(self._latest, clock())
        return self._latest

    # Beginning and ending

    def open(self) -> None:
        self._begin(self._wake_all())
        self._begin(self._sweep())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.store.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _wake_all(self) -> None:
        """Bots go on where the server was interrupted; nobody's time ran meanwhile."""
        for kept in await asyncio.to_thread(self.store.running):
            with suppress(RejouonsError, NotKept):
                live = await self.find(kept.id)
                async with live.lock:
                    table = await self.awake(live)
                    table.wake(self.now)
                    await self._finish(live, table)
                live.used = 0.0  # it may rest at once

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.rest(time.monotonic() - IDLE)

    def rest(self, since: float) -> None:
        """Lets go of the tables that nobody has used since; who is connected stays so."""
        for live in list(self._live.values()):
            if live.used <= since and not live.lock.locked() and not live.thinking:
                live.table = None
                if not live.sockets and live.timer is None:
                    del self._live[live.id]

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

    async def awake(self, live: Live) -> Table:
        """The table, read anew if it rests. The caller holds the lock."""
        live.used = time.monotonic()
        if live.table is None:
            async with self._loading:
                live.table = await asyncio.to_thread(self.store.load, live.kept)
            self._set_timer(live, live.table)
            self._set_bots_thinking(live, live.table)
        return live.table

    # New tables

    async def make(
        self, settings: Settings, host: str, sitters: Sequence[tuple[int, str, str]]
    ) -> str:
        """A new table at which some have a seat already: seat, person, name."""
        kept = Kept(new_table_id(), self.now, settings, new_secret(), host)
        table = Table(kept.id, settings, kept.secret, host)
        for seat, person, name in sitters:
            table.sit(seat, person, name, self.now)
        people = {host, *(person for _, person, _ in sitters)} - {""}
        beside = [stores.seated(person, kept.id) for person in sorted(people)]
        rows, table.unwritten = table.unwritten, []
        await self._kept(self.store.add(kept, rows, *beside))
        self._live[kept.id] = Live(kept.id, kept, table, used=time.monotonic())
        return kept.id

    async def rematch(self, live: Live, person: str) -> str:
        """The same people again, everybody one seat on; the first who asks makes the table."""
        async with live.lock:
            table = await self.awake(live)
            if not table.seats_of(person) and person != table.host:
                raise Refused("NotYourSeat")
            if table.phase != "over":
                raise Refused("NotOver")
            if not table.next:
                table.meet_again(await self._made_again(table), self.now)
                await self._finish(live, table)
            return table.next

    async def _made_again(self, table: Table) -> str:
        places = [*table.places[-1:], *table.places[:-1]]
        old = table.settings
        settings = checked_settings(
            old.game,
            old.players,
            old.options,
            [place.who for place in places],
            old.board,
            old.time,
            old.is_listed,
            old.has_hints,
        )
        sitters = [(s, place.person, place.name) for s, place in enumerate(places) if place.person]
        return await self.make(settings, table.host, sitters)

    # Sitting down

    async def sit(self, live: Live, person: str, name: str, secret: str, seat: int) -> int:
        """Takes a seat: by its link, or a free one of a table that is open to everybody."""
        async with live.lock:
            table = await self.awake(live)
            place = seat_in(secret) if secret else seat
            if place not in range(len(table.places)):
                raise Refused("BadLink")
            if secret:
                right = self.identities.seat_secret(live.id, place, table.places[place].turn)
                is_own = place in table.seats_of(person)  # the same link pressed twice
                if not same(secret, right) and not is_own:
                    raise Refused("BadLink")
            elif table.places[place].person not in ("", person) or not live.kept.settings.is_listed:
                raise Refused("SeatNotFree", seat=place)
            table.sit(place, person, name, self.now)
            await self._finish(live, table, stores.seated(person, live.id))
            return place

    def _see_out(self, live: Live, table: Table) -> None:
        """Whoever has lost their seat, to another device, person or bot, sees no more of it."""
        for socket in live.sockets:
            if socket.viewer != SPECTATOR and socket.viewer not in table.seats_of(socket.person):
                socket.close()

    async def links(self, live: Live, person: str) -> dict[int, str]:
        """The secrets of the free seats, for the host; of one's own, to go on elsewhere."""
        async with live.lock:
            table = await self.awake(live)
        found = [
            seat
            for seat, place in enumerate(table.places)
            if place.who == HUMAN and person and person == (place.person or table.host)
        ]
        return {s: self.identities.seat_secret(live.id, s, table.places[s].turn) for s in found}

    # Connections

    async def connect(self, live: Live, socket: Socket, told: Told) -> None:
        """Lets a viewer in, and tells them what they have not."""
        async with live.lock:
            table = await self.awake(live)
            if socket.viewer != SPECTATOR and socket.viewer not in table.seats_of(socket.person):
                raise Refused("NotYourSeat")
            live.let_in(socket, told)
            live.tell(table, self.now)

    def disconnect(self, live: Live, socket: Socket) -> None:
        if live.let_out(socket) and live.sockets:
            self._begin(self.retell(live))

    async def retell(self, live: Live) -> None:
        """Tells everybody what they could not be told before."""
        with suppress(RejouonsError):  # it cannot be read: whoever comes is told why
            async with live.lock:
                live.tell(await self.awake(live), self.now)

    async def _try_again(self, live: Live) -> None:
        """Reads a table anew; bots and clocks that could not go on then try it again, not at once:
        a disk may be full for hours.
        """
        await asyncio.sleep(PAUSE)
        await self.retell(live)

    async def until(self, live: Live, is_so: Callable[[Table], bool]) -> None:
        """Waits until something holds at a table."""
        while True:
            async with live.lock:
                if is_so(await self.awake(live)):
                    return
                news = live.news
            await news.wait()

    # Orders

    async def do(
        self, live: Live, deed: Callable[[Table], None], *beside: stores.Statement
    ) -> None:
        """Carries something out, keeps it, tells it; refused, it leaves everything as it was.
        Whoever waits for it may hang up meanwhile: it is done in any case.
        """
        await asyncio.shield(self._begin(self._done(live, deed, *beside)))

    async def _done(
        self, live: Live, deed: Callable[[Table], None], *beside: stores.Statement
    ) -> None:
        async with live.lock:
            table = await self.awake(live)
            try:
                deed(table)
            except BaseException:
                if table.unwritten:  # half of it was done
                    live.table = None
                raise
            await self._finish(live, table, *beside)

    async def _finish(self, live: Live, table: Table, *beside: stores.Statement) -> None:
        """Keeps what is new, and tells it."""
        rows, table.unwritten = table.unwritten, []
        if not rows:
            return
        has_phase = table.ending or any(row.list == BESIDE for row in rows)
        phase = [stores.phased(table.phase, live.id)] if has_phase else []
        try:
            await self._kept(self.store.append(live.id, rows, *phase, *beside))
        except BaseException:
            live.table = None  # it holds what may not be kept
            self._begin(self._try_again(live))
            raise
        self._see_out(live, table)
        live.tell(table, self.now)
        self._set_timer(live, table)
        self._set_bots_thinking(live, table)

    async def _kept(self, written: "asyncio.Future[None]") -> None:
        try:
            await asyncio.shield(written)
        except stores.Taken as error:
            raise Refused("Late") from error
        except NotKept as error:
            raise Refused("NotKept") from error

    # Time

    def _set_timer(self, live: Live, table: Table) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = table.deadline
        if deadline is not None:
            delay = max(0, deadline - self.now) / 1000
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._begin(self._run_out(live)))

    async def _run_out(self, live: Live) -> None:
        live.timer = None
        with suppress(RejouonsError):
            async with live.lock:
                table = await self.awake(live)
                table.run_out(self.now)
                await self._finish(live, table)
                if live.timer is None:
                    self._set_timer(live, table)

    # Bots

    def _set_bots_thinking(self, live: Live, table: Table) -> None:
        for seat, bot in table.bots_asked:
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._begin(self._think(live, seat, bot))

    async def _think(self, live: Live, seat: int, bot: str) -> None:
        """Lets a bot play, and goes on with what the bots are asked then."""
        try:
            with suppress(RejouonsError):  # it could not be kept: the bot is asked again
                await self._play(live, seat, bot)
        except BrokenProcessPool:  # again and again: the machine may lack memory just now
            await asyncio.sleep(PAUSE)
        finally:
            live.thinking.discard(seat)
        if live.table is not None:
            self._set_bots_thinking(live, live.table)

    async def _play(self, live: Live, seat: int, bot: str) -> None:
        """Unless its question has gone meanwhile."""
        async with live.lock:
            table = await self.awake(live)
            if (seat, bot) not in table.bots_asked:
                return
            view = table.playing.view(seat)
        action = await self.thinkers.choose(bot, view)
        async with live.lock:
            table = await self.awake(live)
            is_same = (seat, bot) in table.bots_asked
            if is_same and table.playing.seen(seat) == view.state.tobytes():
                table.play(seat, action, self.now)
            await self._finish(live, table)
