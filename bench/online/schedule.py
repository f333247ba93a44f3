"""When moves are due: at fixed times, one table after the other."""

import asyncio
import time
from collections.abc import Sequence

from bench.online.tables import Table

SHORTEST = 0.001  # seconds to sleep: timers count in milliseconds


class Schedule:
    """So many moves a second in all, as evenly as can be."""

    def __init__(self, tables: Sequence[Table], rate: float, begin: float) -> None:
        self._tables = tables
        self._rate = rate
        self._begin = begin
        self._end = begin
        self._next = 0

    def start(self, end: float) -> None:
        self._end = end
        self._go_on()

    def _go_on(self) -> None:
        now = time.perf_counter()
        while (due := self._begin + self._next / self._rate) <= now and due < self._end:
            self._tables[self._next % len(self._tables)].owe(due, now)
            self._next += 1
        if due < self._end:
            asyncio.get_running_loop().call_later(max(SHORTEST, due - now), self._go_on)
