"""What nobody uses leaves the server's memory, and nobody can tell."""

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from online_players import PATIENCE, NotAllowed, gathered, run
from raw_sockets import HELLO, encode, opened
from rejouons.server.connections import HttpConnection, SocketConnection
from rejouons.server.hall import DESERTED, IDLE
from rejouons.server.live import Connection
from tables_here import Online, online_at

PEOPLE = ["human"] * 3


def test_a_table_does_not_rest_while_somebody_comes_in(online: Online) -> None:
    """Or the next who comes would find another one, and neither hear of the other."""

    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        for place in people:
            await place.close()
        table = people[0].table
        live = online.tables._live[table]
        await asyncio.to_thread(until, lambda: not live.sockets and not live.errands)
        online.tables.rest(monotonic())
        assert table not in online.tables._live
        coming = await opened(people[0])
        online.tables.rest(monotonic() - IDLE)
        other = await people[1].browser.sit(table, 1)
        await coming.send(encode(HELLO))
        await other.until(lambda: bool(other.scene) and "isHere" in other.scene["seats"][0])
        await coming.close()

    run(attack())


def test_a_table_that_was_just_woken_does_not_rest_before_somebody_comes(tmp_path: Path) -> None:
    """When a server begins it looks at all tables, while people come back to them."""

    async def before(online: Online) -> None:
        tables.append((await gathered(online.address, "mark", PEOPLE))[0].table)

    tables: list[str] = []
    with online_at(tmp_path) as online:
        run(before(online))
    with online_at(tmp_path) as online:
        found = online.tables._live
        until(lambda: tables[0] in found and not found[tables[0]].errands)
        online.tables.rest(monotonic() - IDLE)
        assert tables[0] in found


def test_nobody_notices_that_a_table_has_rested(online: Online) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "macadam", ["human"] * 2)
        live = online.tables._live[people[0].table]
        for _ in range(3):
            await asyncio.to_thread(until, lambda: not live.errands)
            online.tables.rest(monotonic())
            assert live.table is None
            heard = len(people[0].received)
            await people[0].order("say", phrase="hello")  # its line is the first they hear
            assert len(people[0].received) <= heard + 2
            place = next(place for place in people if place.legal)
            number = place.number
            await place.act(place.legal[0])
            assert (live.table is not None, place.number) == (True, number + 1)

    run(evening())


def test_a_table_with_secret_choices_rests_only_when_it_is_deserted(online: Online) -> None:
    """Or who asks something would learn, by when they are answered, whether somebody has chosen."""

    async def evening() -> None:
        people = await gathered(online.address, "autoscooter", ["human"] * 2)
        live = online.tables._live[people[0].table]
        await asyncio.to_thread(until, lambda: not live.errands)
        online.tables.rest(monotonic() + 2 * DESERTED)
        assert live.table is not None
        for place in people:
            await place.close()
        await asyncio.to_thread(until, lambda: not live.sockets and not live.errands)
        online.tables.rest(monotonic() + DESERTED / 2)
        assert live.table is not None
        online.tables.rest(monotonic() + DESERTED)
        assert people[0].table not in online.tables._live

    run(evening())


def until(is_so: Callable[[], bool]) -> None:
    """Waits for what nobody is told of."""
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end
        sleep(0.01)


def test_a_connection_that_ends_is_gone_at_once(online: Online) -> None:
    """Python would find what holds itself only after a while, in which it fills the memory."""

    async def comings() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        for place in people:
            await place.order("say", phrase="hello")
            await place.close()
        with pytest.raises(NotAllowed):
            await asyncio.to_thread(people[0].browser.call, "GET", "/api/tables/none")
        # what was done last may still be held until something else is
        await asyncio.to_thread(until, lambda: len(connections() - known) < len(people))

    gc.collect()
    known = connections()
    gc.disable()
    try:
        run(comings())
    finally:
        gc.enable()


def connections() -> set[int]:
    kinds = (SocketConnection, HttpConnection, Connection)
    return {id(thing) for thing in gc.get_objects() if type(thing) in kinds}
