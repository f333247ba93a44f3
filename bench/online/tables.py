"""Tables as the load sees them: who sits and looks there, and what is due."""

import random
from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bench.online.calls import Line
from bench.online.sockets import ONLOOKER, Screen


@dataclass(frozen=True)
class Plan:
    """A table to be made."""

    game: str
    players: int
    onlookers: int = 0
    options: dict[str, int | str] = field(default_factory=dict)


@dataclass
class Record:
    """What came of the moves that were due in a window; times in seconds."""

    since: float = 0.0  # moves that were due from then on
    until: float = 0.0  # and before then
    lateness: "array[float]" = field(default_factory=lambda: array("d"))  # from due to sent
    answers: "array[float]" = field(default_factory=lambda: array("d"))  # from sent to `done`
    screens: "array[float]" = field(default_factory=lambda: array("d"))  # from sent to a frame
    screens_from_due: "array[float]" = field(default_factory=lambda: array("d"))
    skipped: int = 0  # due at a table whose match was over


@dataclass
class Counts:
    """What happened in all, in the window or not."""

    done: int = 0
    refusals: list[str] = field(default_factory=list)
    lost: int = 0  # connections that the server ended
    ended: int = 0  # matches


class Table:
    """A table with one move under way at most; what is due meanwhile is owed."""

    def __init__(
        self, plan: Plan, counts: Counts, drawn: random.Random, ended: "Callable[[Table], None]"
    ) -> None:
        self.plan = plan
        self.id = ""
        self.screens: list[Screen] = []
        self.moves = 0  # of this match
        self.record = Record()
        self.is_over = False
        self._counts = counts
        self._drawn = drawn
        self._ended = ended
        self._owed: deque[float] = deque()
        self._mover: Screen | None = None
        self._due = self._sent = 0.0
        self._is_counted = False

    @property
    def has_begun(self) -> bool:
        return len(self.screens) > 0 and all(screen.frame for screen in self.screens)

    @property
    def is_busy(self) -> bool:
        return self._mover is not None or bool(self._owed)

    # Moves

    def owe(self, due: float, now: float) -> None:
        """A move is due: it is made now, or as soon as the one before has been acknowledged."""
        if self.is_over:
            self.record.skipped += self.record.since <= due < self.record.until
            return
        self._owed.append(due)
        self._go_on(now)

    def _go_on(self, now: float) -> None:
        if self._mover is not None:
            return
        asked = [screen for screen in self.screens if screen.is_asked]
        if not asked:
            return
        self._due, self._sent = self._owed.popleft(), now
        self._is_counted = self.record.since <= self._due < self.record.until
        self._mover = mover = self._drawn.choice(asked)
        assert mover.frame is not None
        mover.act(self._drawn.choice(mover.frame.legal))
        if self._is_counted:
            self.record.lateness.append(now - self._due)

    def forget(self) -> int:
        """Lets go of what is owed; tells how much of it was due in the window."""
        unsent = sum(self.record.since <= due < self.record.until for due in self._owed)
        self._owed.clear()
        return unsent

    # What its screens tell

    def opened(self, screen: Screen) -> None:
        if screen.seat != ONLOOKER:
            screen.order("ready", isReady=True, nonce=f"word {screen.seat}")

    def seen(self, screen: Screen, now: float) -> None:
        """A frame has come to a screen."""
        assert screen.frame is not None
        if self._is_counted and screen is not self._mover:
            self.record.screens.append(now - self._sent)
            self.record.screens_from_due.append(now - self._due)
        if not screen.frame.waiting and not self.is_over:
            self.is_over = True
            self._owed.clear()
            self._counts.ended += 1
            self._ended(self)
        if self._owed:
            self._go_on(now)

    def done(self, screen: Screen, order: int, now: float) -> None:
        if screen is not self._mover or order != screen.orders:
            return  # it was ready
        if self._is_counted:
            self.record.answers.append(now - self._sent)
        self._counts.done += 1
        self.moves += 1
        self._mover = None
        if self._owed:
            self._go_on(now)

    def refused(self, why: str) -> None:
        self._counts.refusals.append(why)
        self._mover = None

    def lost(self) -> None:
        self._counts.lost += 1

    # Coming and going

    async def gather(self, line: Line, port: int) -> None:
        """Makes the table, with a person of their own at each seat, and opens all screens."""
        plan = self.plan
        terms = {
            "game": plan.game,
            "players": plan.players,
            "seats": ["human"] * plan.players,
            "mine": [0],
            "name": "Anna",
            "options": plan.options,
        }
        told, host = await line.call("POST", "/api/tables", terms)
        self.id = told["table"]
        links, _ = await line.call("GET", f"/api/tables/{self.id}/links", cookie=host)
        cookies = [host]
        for seat in range(1, plan.players):
            asked = {"secret": links[str(seat)], "name": f"Zoé {seat}"}
            _, cookie = await line.call("POST", f"/api/tables/{self.id}/seats", asked)
            cookies.append(cookie)
        await self._open(cookies, port)

    async def meet_again(self, port: int) -> None:
        """The same people again, everybody one seat on, as a rematch has it."""
        cookies = {screen.seat: screen.cookie for screen in self.screens if screen.seat >= 0}
        async with Line(port) as line:
            path = f"/api/tables/{self.id}/rematch"
            told, _ = await line.call("POST", path, {}, cookies[0])
        self.leave()
        self.id = told["table"]
        await self._open([cookies[(s - 1) % len(cookies)] for s in range(len(cookies))], port)

    async def _open(self, cookies: list[str], port: int) -> None:
        self.moves = 0
        self.is_over = self._is_counted = False
        self.screens = [Screen(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.screens += [Screen(self, ONLOOKER, "") for _ in range(self.plan.onlookers)]
        for screen in self.screens:
            await screen.open(port)

    def leave(self) -> None:
        self._owed.clear()
        self._mover = None
        for screen in self.screens:
            screen.close()
