"""What the machine's clock does to the time of players: nothing."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from online_players import Seat, gathered, run
from rejouons.server import hall
from rejouons.server.store import Kept, Store
from rejouons.table.table import Table
from tables_here import Online, online_at

HOUR = 3_600_000  # milliseconds
MINUTE = 60_000


class MachineClock:
    """One that is ahead of the true one, or behind."""

    def __init__(self) -> None:
        self.ahead = 0
        self.true = hall.wall

    def __call__(self) -> int:
        return self.true() + self.ahead


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> MachineClock:
    clock = MachineClock()
    monkeypatch.setattr(hall, "wall", clock)
    monkeypatch.setattr(hall, "SWEEP", 0.02)
    return clock


def time_of(place: Seat) -> Any:
    return place.scene["clock"]


def used_by(place: Seat) -> int:
    """The time that has run for who is asked, as everybody is told."""
    clock = time_of(place)
    (since,) = (seat["since"] for seat in clock["seats"] if seat.get("since") is not None)
    return int(clock["now"] - since)


def test_nobodys_time_runs_while_the_machine_sleeps(tmp_path: Path, machine: MachineClock) -> None:
    async def evening(address: str) -> None:
        live = {"kind": "live", "move": 120, "reserve": 30}
        first = {"first_player": "seat_1"}
        people = await gathered(address, "mark", ["human"] * 2, time=live, options=first)
        begun = time_of(people[1])["now"]
        machine.ahead = HOUR
        await people[1].until(lambda: time_of(people[1])["now"] > begun + HOUR - MINUTE)
        assert used_by(people[1]) < MINUTE
        for _ in range(4):
            asked = next(place for place in people if place.legal)
            await asked.act(asked.legal[0])
        assert all(seat["left"] == 30_000 for seat in time_of(people[1])["seats"])
        assert all("bot" not in seat for seat in people[1].scene["seats"])

    with online_at(tmp_path) as online:
        run(evening(online.address))


def test_nobodys_time_runs_while_the_machine_sleeps_over_a_table_that_is_being_read(
    tmp_path: Path, machine: MachineClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_read, may_go_on, load = Event(), Event(), Store.load

    def slowly(store: Store, kept: Kept) -> Table:
        is_read.set()
        may_go_on.wait()
        return load(store, kept)

    async def evening(online: Online) -> None:
        live = {"kind": "live", "move": 120, "reserve": 30}
        people = await gathered(online.address, "macadam", ["human"] * 2, time=live)
        mover = next(place for place in people if place.legal)
        online.tables._live[mover.table].table = None  # it rests
        monkeypatch.setattr(Store, "load", slowly)
        moving = asyncio.create_task(mover.act(mover.legal[0]))
        await asyncio.to_thread(is_read.wait)
        before = online.tables.now
        machine.ahead = HOUR
        while online.tables.now < before + HOUR - MINUTE:
            await asyncio.sleep(0.01)
        may_go_on.set()
        await moving
        assert all(seat["left"] == 30_000 for seat in time_of(mover)["seats"])
        assert [body for body in online.entries(mover.table, 1) if "woke" in body][1:] == []

    with online_at(tmp_path) as online:
        run(evening(online))


def test_time_goes_on_where_the_machines_clock_is_set_back(
    tmp_path: Path, machine: MachineClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = [hall.steady()]
    monkeypatch.setattr(hall, "steady", lambda: passed[0])
    with online_at(tmp_path) as online:
        before = online.tables.now
        machine.ahead = -HOUR
        assert online.tables.now == before
        passed[0] += MINUTE
        assert online.tables.now == before + MINUTE
