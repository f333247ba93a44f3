"""The load, as a process of its own: `python -m bench.online.load PORT PID`.

Obeys one JSON object a line and answers each with one. Moves are due at fixed times, whether or
not the server keeps up: what it makes wait counts.
"""

import asyncio
import gc
import json
import os
import random
import statistics
import sys
import time
from array import array
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import uvloop
from bench.online.calls import Line
from bench.online.proc import cpu_seconds, queued_seconds
from bench.online.schedule import Schedule
from bench.online.sockets import ONLOOKER, Screen
from bench.online.tables import Counts, Plan, Record, Table

SEED = 7
LINES = 4  # connections that make tables at the same time
GOING_ON = 32  # tables that play at the same time while nothing is measured
PATIENCE = 120.0  # seconds; only what is broken ever takes so long
DRAIN = 5.0  # seconds for the last moves to be acknowledged
NOTICE = 0.5  # seconds for the server to see that somebody has hung up
LOOK = 0.02  # seconds between two looks whether something is so
MILLI = 1000
What = TypeVar("What")
SHARES = {"p50": 0.50, "p99": 0.99, "max": 1.0}


class Load:
    """All tables of this process."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.pid = pid  # of the server
        self.drawn = random.Random(SEED)
        self.counts = Counts()
        self.tables: list[Table] = []
        self.left: list[str] = []  # tables at which nobody is connected any more
        self.onlookers: list[Screen] = []
        self._replaces = False
        self._replacing: set[asyncio.Task[None]] = set()

    # Gathering

    async def gather(self, plans: list[dict[str, Any]]) -> dict[str, Any]:
        """Makes tables, fills them and lets their matches begin."""
        begin = time.perf_counter()
        new = [Table(Plan(**plan), self.counts, self.drawn, self._ended) for plan in plans]
        await by_lines(self.port, new, lambda line, table: table.gather(line, self.port))
        await until(lambda: all(table.has_begun for table in new))
        self.tables += new
        sockets = sum(len(table.screens) for table in new)
        return {"sockets": sockets, "seconds": time.perf_counter() - begin}

    async def advance(self, least: int, most: int) -> dict[str, Any]:
        """Plays until each table is somewhere between so many moves into its match."""
        done, begin = self.counts.done, time.perf_counter()
        goals = [(table, self.drawn.randint(least, most)) for table in self.tables]
        await in_turns(GOING_ON, [advanced(table, moves) for table, moves in goals])
        await self._replace_ended()
        return {"moves": self.counts.done - done, "seconds": time.perf_counter() - begin}

    async def leave(self) -> dict[str, Any]:
        """Everybody hangs up; the tables stay in the server's memory."""
        for table in self.tables:
            table.leave()
        self.left += [table.id for table in self.tables]
        self.tables = []
        for screen in self.onlookers:
            screen.close()
        self.onlookers = []
        await asyncio.sleep(NOTICE)
        return {}

    async def touch(self) -> dict[str, Any]:
        """Looks at each table that was left, so that none rests."""

        async def look(line: Line, id_: str) -> None:
            await line.call("GET", f"/api/tables/{id_}")

        await by_lines(self.port, self.left, look)
        return {"tables": len(self.left)}

    async def look_on(self) -> dict[str, Any]:
        """Somebody looks on at each table that was left."""
        for id_ in self.left:
            table = Table(Plan("", 0), self.counts, self.drawn, lambda _: None)
            table.id = id_
            screen = Screen(table, ONLOOKER, "")
            await screen.open(self.port)
            self.onlookers.append(screen)
        await until(lambda: all(screen.frame for screen in self.onlookers))
        return {"sockets": len(self.onlookers)}

    # Matches that end

    def _ended(self, table: Table) -> None:
        if self._replaces:
            task = asyncio.ensure_future(table.meet_again(self.port))
            self._replacing.add(task)
            task.add_done_callback(self._replacing.discard)

    async def _replace_ended(self) -> None:
        ended = [table for table in self.tables if table.is_over]
        await in_turns(LINES, [table.meet_again(self.port) for table in ended])
        await until(lambda: all(table.has_begun for table in self.tables))

    # Measuring

    async def rest(self, seconds: float) -> dict[str, Any]:
        """Nobody moves: what the open sockets cost."""
        server = cpu_seconds(self.pid)
        await asyncio.sleep(seconds)
        return {"cpu_per_second": (cpu_seconds(self.pid) - server) / seconds}

    async def play(
        self, rate: float, warm: float, seconds: float, replaces: bool
    ) -> dict[str, Any]:
        """So many moves a second in all; what is due in the window after warming up is measured.

        Matches that end are followed by a rematch at once, or before the next play.
        """
        await self._replace_ended()
        await until(lambda: not self._is_busy)
        self._replaces = replaces
        begin = time.perf_counter() + LOOK
        record = Record(begin + warm, begin + warm + seconds)
        for table in self.tables:
            table.record = record
        gc.collect()
        gc.disable()  # whatever it would collect here would be taken for the server's delay
        schedule = Schedule(self.drawn.sample(self.tables, len(self.tables)), rate, begin)
        schedule.start(record.until)
        await asyncio.sleep(record.since - time.perf_counter())
        before = self._used()
        await asyncio.sleep(record.until - time.perf_counter())
        used = [now - then for now, then in zip(self._used(), before, strict=True)]
        with suppress(TimeoutError):
            await asyncio.wait_for(until(lambda: not self._is_busy), DRAIN)
        unsent = sum(table.forget() for table in self.tables)
        gc.enable()
        self._replaces = False
        await asyncio.gather(*self._replacing)
        return told(record, used) | self._told() | {"unsent": unsent}

    @property
    def _is_busy(self) -> bool:
        return any(table.is_busy for table in self.tables)

    def _used(self) -> tuple[float, ...]:
        here, now = time.process_time(), time.perf_counter()
        server = cpu_seconds(self.pid), queued_seconds(self.pid)
        return *server, here, now, self.counts.done, self.counts.ended

    def _told(self) -> dict[str, Any]:
        refusals, self.counts.refusals = self.counts.refusals, []
        return {"refusals": refusals, "lost": self.counts.lost}


def told(record: Record, used: Sequence[float]) -> dict[str, Any]:
    server, queued, here, seconds, moves, ended = used
    return {
        "seconds": seconds,
        "moves": moves,
        "ended": ended,
        "skipped": record.skipped,
        "cpu": server,
        "queued_share": queued / seconds,
        "cpu_per_move_ms": server / max(1, moves) * MILLI,
        "load_cpu_share": here / seconds,
        "due_to_sent_ms": spread(record.lateness),
        "sent_to_done_ms": spread(record.answers),
        "sent_to_screens_ms": spread(record.screens),
        "due_to_screens_ms": spread(record.screens_from_due),
        "screens": len(record.screens),
        "unanswered": len(record.lateness) - len(record.answers),
    }


def spread(times: "array[float]") -> dict[str, float]:
    """Milliseconds; the time that so large a share did not pass."""
    if not times:
        return {}
    ordered = sorted(times)
    last = len(ordered) - 1
    shares = {name: ordered[round(share * last)] * MILLI for name, share in SHARES.items()}
    return shares | {"mean": statistics.fmean(ordered) * MILLI}


# Waiting


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(LOOK)


async def in_turns(most: int, works: Iterable[Awaitable[None]]) -> None:
    """So many at the same time."""
    room = asyncio.Semaphore(most)

    async def one(work: Awaitable[None]) -> None:
        async with room:
            await work

    await asyncio.gather(*map(one, works))


async def by_lines(
    port: int, whats: Sequence[What], work: Callable[[Line, What], Awaitable[None]]
) -> None:
    """Some calls for each of many things, over a few connections."""

    async def share(number: int) -> None:
        async with Line(port) as line:
            for what in whats[number::LINES]:
                await work(line, what)

    await asyncio.gather(*map(share, range(LINES)))


async def advanced(table: Table, moves: int) -> None:
    while table.moves < moves and not table.is_over:
        known = table.moves
        table.owe(0.0, 0.0)
        while table.moves == known and not table.is_over:
            await asyncio.sleep(0.001)


def give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A load of which a part has failed is another one than was asked for."""
    loop.default_exception_handler(context)
    os._exit(1)


async def main() -> None:
    port, pid = map(int, sys.argv[1:])
    load = Load(port, pid)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(give_up)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        answer = await getattr(load, order.pop("do"))(**order)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
