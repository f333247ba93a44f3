"""Bots think in processes of their own, and get nothing but views."""

import json
import os
import secrets
import signal
from asyncio import Future, get_running_loop
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any

from rejouons.bots import Bot, make
from rejouons.match import found_game
from rejouons.saves import canonical
from rejouons.views import View, view_from

NICENESS = 10  # thinking makes room for whoever moves
KEPT = 32  # bots a process keeps ready
ATTEMPTS = 3
SEEDS = 1 << 31


class Thinkers:
    """Processes that think for bots; begun with the first thought."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._free = self._processes
        self._waiting: list[tuple[bool, int, int, Future[None]]] = []  # a heap: who is first
        self._asked = Counter[str]()  # thoughts of each host's tables
        self._number = count()

    async def choose(self, bot: str, view: View, host: str = "", is_watched: bool = True) -> int:
        """What a bot plays. Where somebody is there it comes first; and who has many bots at work
        makes room for who has few.
        """
        rank = (not is_watched, self._asked[host])
        self._asked[host] += 1
        try:
            await self._turn(rank)
            try:
                return await self._chosen(bot, view)
            finally:
                self._pass_on()
        finally:
            self._asked[host] -= 1
            if not self._asked[host]:
                del self._asked[host]

    async def _turn(self, rank: tuple[bool, int]) -> None:
        """Waits for a process that is free."""
        if self._free:
            self._free -= 1
            return
        turn: Future[None] = get_running_loop().create_future()
        heappush(self._waiting, (*rank, next(self._number), turn))
        await turn

    def _pass_on(self) -> None:
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    async def _chosen(self, bot: str, view: View) -> int:
        """A process that broke down is replaced, and asked again."""
        game = view.game
        state = view.state.tobytes()
        told = (bot, game.id, game.board_facts, game.version, view.seat, state, view.actions)
        for attempt in range(ATTEMPTS):
            pool = self._pool = self._pool or self._begun()
            try:
                return await get_running_loop().run_in_executor(pool, chosen, *told)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self._pool:
            for process in (self._pool._processes or {}).values():
                process.kill()
            self._pool.shutdown(cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=begin)


def begin() -> None:
    """A process ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def chosen(
    bot: str,
    game: str,
    board: dict[str, Any] | None,
    version: int,
    seat: int,
    state: bytes,
    actions: tuple[int, ...],
) -> int:
    """What a bot plays, in a process of its own."""
    facts = found_game(game, board, version)
    view = view_from(facts, seat, state, actions)
    return made(bot, game, canonical(board), version).choose(view)


@lru_cache(KEPT)
def made(bot: str, game: str, board: str, version: int) -> Bot:
    facts = found_game(game, json.loads(board), version)
    return make(bot, facts, seed=secrets.randbelow(SEEDS))
