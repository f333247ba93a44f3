"""What can be done with the tables of a server: making them, sitting down, time, bots."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from rejouons.errors import Refused, RejouonsError
from rejouons.fairness import new_secret
from rejouons.kernel.log import SPECTATOR
from rejouons.server import store as stores
from rejouons.server.bots import Thinkers
from rejouons.server.hall import IDLE, PAUSE, Hall
from rejouons.server.identity import Identities, new_table_id, same, seat_in
from rejouons.server.presence import Errand, Live
from rejouons.server.sockets import Socket, Told
from rejouons.server.store import Kept, NotKept, Store
from rejouons.table.settings import Settings, checked_settings
from rejouons.table.table import Table
from rejouons.terms import HUMAN
from rejouons.views import View

MOST_LISTED = 50
MOST_MINE = 100
MOST_COMING = 500  # strangers to one seat, before the start
MOST_WOKEN = 100  # at the same time, when the server begins


class Tables(Hall):
    """The tables of one server."""

    def __init__(self, store: Store, identities: Identities, thinkers: Thinkers) -> None:
        super().__init__(store)
        self.identities = identities
        self.thinkers = thinkers

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

    async def _wake_all(self, but: Collection[str] = ()) -> None:
        """Bots go on where the server was interrupted; nobody's time ran meanwhile."""
        found = [id_ for id_ in await asyncio.to_thread(self.store.running) if id_ not in but]
        for first in range(0, len(found), MOST_WOKEN):
            await asyncio.gather(*map(self._wake_up, found[first : first + MOST_WOKEN]))

    def _leapt(self) -> None:
        """Whose time runs has the whole time of their move again, before anything else happens."""
        later, self._entered = self._entered, []
        for live in self._live.values():
            if live.kept.settings.time.kind == "none":
                continue
            wake = Errand(lambda table: table.wake(self.now), lambda *_: None)
            if live.waiting:
                live.waiting.insert(0, wake)
                live.errands += 1
            else:
                self.enter(live, wake)
        self._entered += later
        self._begin(self._wake_all(but=[*self._live]))

    async def _wake_up(self, id_: str) -> None:
        with suppress(RejouonsError):
            live = await self.find(id_)
            await self.do(live, lambda table: table.wake(self.now))
            live.used -= IDLE / 2  # it may rest soon, not before who looks for it has come in

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
        try:
            await self.store.add(kept, rows, *beside)
        except NotKept as error:
            raise Refused("NotKept") from error
        self._live[kept.id] = Live(kept.id, kept, table, used=time.monotonic())
        return kept.id

    async def rematch(self, live: Live, person: str, may_make: Callable[[], None]) -> str:
        """The same people again, everybody one seat on; the first who asks makes the table, unless
        refused.
        """
        while not (table := await self.do(live, lambda table: may_meet_again(table, person))).next:
            if live.is_meeting_again:
                await self._news(live).wait()
            else:
                may_make()
                await self._meet_again(live, table)
        return table.next

    async def _meet_again(self, live: Live, table: Table) -> None:
        live.is_meeting_again = True
        try:
            made = await self._made_again(table)
            await self.do(live, lambda table: table.meet_again(made, self.now))
        finally:
            live.is_meeting_again = False
            live.tell_of_news()

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

        def deed(table: Table) -> int:
            place = self._place_of(live, table, person, secret, seat)
            if table.is_full or table.has_done_enough(place):
                raise Refused("TableFull")
            table.sit(place, person, name, self.now)
            live.seen[place] = time.monotonic()
            return place

        return await self.do(live, deed, stores.seated(person, live.id))

    def _place_of(self, live: Live, table: Table, person: str, secret: str, seat: int) -> int:
        """The seat that somebody may take, or refused."""
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
        elif table.match is None and table.places[place].turn > MOST_COMING:
            raise Refused("TableFull")
        return place

    async def links(self, live: Live, person: str) -> dict[int, str]:
        """The secrets of the free seats, for the host; of one's own, to go on elsewhere."""

        def deed(table: Table) -> dict[int, str]:
            found = [
                seat
                for seat, place in enumerate(table.places)
                if place.who == HUMAN and person and person == (place.person or table.host)
            ]
            return {s: self.identities.seat_secret(live.id, s, table.places[s].turn) for s in found}

        return await self.do(live, deed)

    # Connections

    def connect(
        self,
        live: Live,
        socket: Socket,
        told: Told,
        then: Callable[[None, Exception | None], None],
    ) -> None:
        """Lets a viewer in, and tells them what they have not."""

        def deed(table: Table) -> None:
            if socket.viewer != SPECTATOR and not table.is_seat_of(socket.viewer, socket.person):
                raise Refused("NotYourSeat")
            live.let_in(socket, told)

        self.enter(live, Errand(deed, then))

    def disconnect(self, live: Live, socket: Socket) -> None:
        if live.let_out(socket) and live.sockets:
            self.retell(live)

    async def until(self, live: Live, is_so: Callable[[Table], bool]) -> None:
        """Waits until something holds at a table."""
        while True:
            news = self._news(live)
            if await self.do(live, is_so):
                return
            await news.wait()

    def _news(self, live: Live) -> asyncio.Event:
        """What tells of something new, from now on."""
        if live.news is None:
            live.news = asyncio.Event()
        return live.news

    def _went_on(self, live: Live, table: Table) -> None:
        self._set_timer(live, table)
        self._set_bots_thinking(live, table)

    # Time

    def _set_timer(self, live: Live, table: Table) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = table.deadline
        if deadline is not None:
            delay = max(0, deadline - self.now) / 1000
            live.timer = asyncio.get_running_loop().call_later(delay, self._run_out, live)

    def _run_out(self, live: Live) -> None:
        live.timer = None

        def then(*_: object) -> None:
            if live.table is not None and live.timer is None:
                self._set_timer(live, live.table)

        self.enter(live, Errand(lambda table: table.run_out(self.now), then))

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

        def question(table: Table) -> View | None:
            return table.playing.view(seat) if (seat, bot) in table.bots_asked else None

        view = await self.do(live, question)
        if view is None:
            return
        asked = view.state.tobytes()
        action = await self.thinkers.choose(bot, view, live.kept.host, bool(live.sockets))

        def answer(table: Table) -> None:
            if (seat, bot) in table.bots_asked and table.playing.seen(seat) == asked:
                table.play(seat, action, self.now)

        await self.do(live, answer)


def may_meet_again(table: Table, person: str) -> Table:
    """The table, which must be over, for who was at it."""
    if not table.seats_of(person) and person != table.host:
        raise Refused("NotYourSeat")
    if table.phase != "over":
        raise Refused("NotOver")
    return table
