"""Nobody hears of what is not on the disk, and nobody waits for what others write."""

import asyncio
from threading import Event
from typing import Any

import pytest

from online_players import NotAllowed, Seat, gathered, run
from rejouons.server.sockets import BROKEN
from tables_here import Online

PEOPLE = ["human", "human", "human"]


class SlowDisk:
    """A disk that writes when it is told to."""

    def __init__(self, online: Online, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_free = Event()
        self.is_free.set()
        self.is_asked = Event()
        self.is_broken = False
        store = online.tables.store
        commit = store._commit

        def slowly(jobs: Any) -> None:
            if any(job.rows for job in jobs):
                self.is_asked.set()
                assert self.is_free.wait(60)
                if self.is_broken:
                    raise OSError("broken")
            commit(jobs)

        monkeypatch.setattr(store, "_commit", slowly)


@pytest.fixture
def disk(online: Online, monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    return SlowDisk(online, monkeypatch)


async def moving(people: list[Seat]) -> tuple[Seat, dict[str, int]]:
    """Who is asked, and what they send."""
    for place in people:
        await place.until(lambda place=place: bool(place.frame))  # type: ignore[misc]
    place = next(place for place in people if place.legal)
    return place, {"number": place.number, "undone": 0, "action": place.legal[0]}


@pytest.mark.parametrize("is_broken", [False, True])
def test_nobody_hears_of_a_move_before_the_disk_has_it(
    online: Online, disk: SlowDisk, is_broken: bool
) -> None:
    """Neither who made it, nor who sends it again, nor the others, nor who comes meanwhile."""

    async def evening() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        place, words = await moving(people)
        others = [other for other in people if other is not place]
        disk.is_free.clear()
        disk.is_broken = is_broken
        orders = [asyncio.ensure_future(place.order("act", **words)) for _ in range(2)]
        await asyncio.to_thread(disk.is_asked.wait)
        looking = asyncio.ensure_future(others[0].browser.sit(place.table, others[0].seat))
        orders.append(asyncio.ensure_future(others[1].order("say", text="hm")))
        late = await looking
        await asyncio.sleep(0.2)  # as long as anybody likes
        assert not any(order.done() for order in orders)
        assert {seat.number for seat in people} == {0}
        assert (late.frame, late.scene, others[0].talk) == ({}, {}, [])
        disk.is_free.set()
        answers = await asyncio.gather(*orders, return_exceptions=True)
        await told_how_it_is(people, late, answers, is_broken)
        assert len(online.entries(place.table)) == (0 if is_broken else 1)

    run(evening())


async def told_how_it_is(
    people: list[Seat], late: Seat, answers: list[Any], is_broken: bool
) -> None:
    if is_broken:
        assert {answer.why for answer in answers} == {"NotKept"}
        await late.until_closed()
        assert late.code == BROKEN  # as after a lost connection: browsers come again
        await late.open()
    else:
        assert answers == [None] * 3
    number = 0 if is_broken else 1
    said = 0 if is_broken else 1
    for seat in (*people, late):
        await seat.until(lambda seat=seat: seat.number == number and len(seat.talk) == said)  # type: ignore[misc]


def test_a_table_goes_on_after_what_was_not_kept(online: Online, disk: SlowDisk) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        place, words = await moving(people)
        disk.is_broken = True
        with pytest.raises(NotAllowed, match="NotKept"):
            await place.order("act", **words)
        with pytest.raises(NotAllowed, match="NotKept"):
            await people[0].order("say", text="lost")
        disk.is_broken = False
        await place.order("act", **words)
        await people[0].order("say", text="kept")
        for seat in people:
            await seat.until(lambda seat=seat: seat.number == 1 and len(seat.talk) == 1)  # type: ignore[misc]
            assert [said["text"] for said in seat.talk] == ["kept"]
            assert [chapter["number"] for chapter in seat.chapters] == [0, 1]
        assert len(online.entries(place.table)) == 1

    run(evening())
