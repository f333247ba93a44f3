"""Who asks for too much is slowed down, refused or cut off, and everybody else is served."""

import asyncio
from asyncio import Future
from pathlib import Path
from typing import cast

import pytest

from online_here import ANY
from online_players import Browser, NotAllowed, Seat, gathered, new_table, run
from raw_sockets import HELLO, assert_well, code_after, encode, frame_of, opened, spoken
from rejouons.server import live as lives
from rejouons.server.bots import Thinkers
from rejouons.server.connections import RARE
from rejouons.server.identity import COOKIE, ours_in
from rejouons.server.limits import Limits, Rate
from rejouons.server.sockets import GARBAGE, MOST_WAITING, SLOW
from rejouons.table import standing
from rejouons.views import View
from tables_here import Online, online_at

PEOPLE = ["human"] * 2
RESUME = encode({"do": "resume", "id": 1})
FLOOD = int(RARE.burst) * 3  # frames


def once(**rates: float) -> Limits:
    """Limits of which some let only so many through, for ever."""
    all_of = dict.fromkeys(("orders", "talk", "opening", "asking", "changing", "making"), ANY)
    return Limits(**all_of | {name: Rate(burst, 1e-9) for name, burst in rates.items()})


# Frames

FLOODS = {
    "questions": frame_of(b"", 0x89) * FLOOD,
    "answers to none": frame_of(b"", 0x8A) * FLOOD,
    "parts of a message": frame_of(b"", 0x02) + frame_of(b"", 0x00) * FLOOD,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_floods_with_what_is_no_message_is_cut_off(online: Online, flood: str) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        socket = await opened(people[1])
        await socket.send(encode(HELLO))
        socket.transport.write(FLOODS[flood])
        assert await code_after(socket) == -1
        await assert_well(online, people)

    run(attack())


def test_a_question_now_and_then_is_answered(online: Online) -> None:
    async def talk() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        socket = await opened(people[1])
        await socket.send(encode(HELLO))
        for _ in range(5):
            await (await socket.ping())
        await socket.close()

    run(talk())


def test_text_is_garbage_also_when_it_must_wait(tmp_path: Path) -> None:
    async def attack(online: Online) -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        socket = await opened(people[1])
        await socket.send(encode(HELLO))
        assert await code_after(socket, "words") == GARBAGE
        await assert_well(online, people)

    with online_at(tmp_path) as online:
        run(attack(online))


def test_who_lets_too_much_wait_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It comes in one piece: what comes later is not read."""
    monkeypatch.setattr(lives, "MOST_HEARD", 100)

    async def attack(online: Online) -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        watcher = await opened(Seat(Browser(online.address), people[0].table, -1))
        watcher.transport.write(frame_of(encode(HELLO)) + frame_of(RESUME) * 300)
        assert await code_after(watcher) == SLOW
        await assert_well(online, people)

    with online_at(tmp_path, once(orders=50)) as online:
        run(attack(online))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_newcomer_may_read_all_that_was_said_and_order_at_once(online: Online) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        for _ in range(MOST_WAITING + 10):
            await people[0].order("say", phrase="hello")
        socket = await opened(people[1])
        socket.transport.write(frame_of(encode(HELLO)) + frame_of(spoken(7, 5)) * 3)
        received = b""
        while received.count(b"\xa4done") < 3:
            received += await socket.recv(decode=False)
        assert received.count(b"\xa4said") == MOST_WAITING + 13
        await socket.close()

    run(evening())


# Rates


def test_who_comes_again_has_said_as_much_as_before(tmp_path: Path) -> None:
    async def evening(online: Online) -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        await people[0].order("say", phrase="hello")
        await people[0].close()
        again = await people[0].browser.sit(people[0].table, 0)
        await again.order("say", phrase="hello")
        with pytest.raises(NotAllowed, match="TooFast"):
            await again.order("say", phrase="hello")
        await people[1].order("say", phrase="hello")

    with online_at(tmp_path, once(talk=2)) as online:
        run(evening(online))


def test_a_rematch_is_a_new_table_for_who_asks_first(tmp_path: Path) -> None:
    async def evening(online: Online) -> None:
        first = await gathered(online.address, "mark", PEOPLE)
        second = await gathered(online.address, "mark", PEOPLE)
        for people in (first, second):
            await people[0].order("resign")
        path = f"/api/tables/{first[0].table}/rematch"
        made = first[0].browser.call("POST", path, {})
        assert first[1].browser.call("POST", path, {}) == made
        with pytest.raises(NotAllowed) as error:
            second[0].browser.call("POST", f"/api/tables/{second[0].table}/rematch", {})
        assert error.value.why == "TooFast"

    with online_at(tmp_path, once(making=3)) as online:
        run(evening(online))


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    async def attack(online: Online) -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        assert await code_after(await opened(people[0])) == -1  # never let in

    with online_at(tmp_path, once(opening=2)) as online, pytest.raises(Exception, match="403"):
        run(attack(online))


# Odd requests


@pytest.mark.parametrize(
    ("cookies", "found"),
    [
        ("", ""),
        (f"{COOKIE}=a.b", "a.b"),
        (f"other=1; {COOKIE}=a.b", "a.b"),
        (f"other=1;{COOKIE}=a.b;more", "a.b"),
        (f"{COOKIE}=a=b", "a=b"),
        (f"x{COOKIE}=a", ""),
        (f"{COOKIE}", ""),
        (";;=;", ""),
        (f'{COOKIE}="' + "\\" * 60_000 + '"', '"' + "\\" * 60_000 + '"'),
    ],
)
def test_our_cookie_among_others(cookies: str, found: str) -> None:
    assert ours_in(cookies) == found


def test_a_call_nested_without_end_is_refused(
    online: Online, caplog: pytest.LogCaptureFixture
) -> None:
    deep: list[object] = []
    for _ in range(900):
        deep = [deep]
    body = {"game": "mark", "players": 2, "seats": deep, "mine": [0]}
    status, _ = online.browser().ask("POST", "/api/tables", body)
    assert status == 400
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("time", [{"move": -1}, {"reserve": -1}, {"reserve": 10**30}])
@pytest.mark.parametrize("kind", ["none", "live", "days"])
def test_times_that_are_none(online: Online, kind: str, time: dict[str, int]) -> None:
    with pytest.raises(NotAllowed) as error:
        new_table(online.browser(), "mark", PEOPLE, time={"kind": kind, "move": 60, **time})
    assert error.value.status == 400


# Too long


def test_a_table_at_which_too_much_happened_only_comes_to_its_end(
    online: Online, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        table = people[0].table
        secret = people[0].browser.call("GET", f"/api/tables/{table}/links")["0"]
        monkeypatch.setattr(standing, "MOST_ROWS", 1)
        place = next(place for place in people if place.legal)
        for order in ({"do": "say", "phrase": "hello"}, {"do": "pause"}):
            with pytest.raises(NotAllowed, match="TableFull"):
                await people[0].order(**order)
        with pytest.raises(NotAllowed) as error:
            Browser(online.address).call(
                "POST", f"/api/tables/{table}/seats", {"secret": secret, "name": "New"}
            )
        assert error.value.why == "TableFull"
        for deed in ("leave", "come_back", "end", "withdraw"):  # nobody is stuck
            await people[0].order(deed)
        await place.act(place.legal[0])
        await people[1].order("resign")
        await people[0].until(lambda: people[0].scene["phase"] == "over")

    run(evening())


def test_who_does_too_much_at_a_table_is_left_with_moves_and_the_others_with_all(
    online: Online, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        monkeypatch.setattr(standing, "MOST_OF_SEAT", 7)
        place = next(place for place in people if place.legal)
        for _ in range(5):  # beside having sat down and been ready
            await place.order("say", phrase="hello")
        with pytest.raises(NotAllowed, match="TableFull"):
            await place.order("say", phrase="hello")
        await place.act(place.legal[0])
        for other in people:
            if other is not place:
                await other.order("say", phrase="hello")

    run(evening())


# Bots


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, "Future[int]"]]:
    """The bots that think, in the order in which their turn came."""
    thinking: list[tuple[str, Future[int]]] = []

    async def _chosen(_: Thinkers, bot: str, __: View) -> int:
        thinking.append((bot, asyncio.get_running_loop().create_future()))
        return await thinking[-1][1]

    monkeypatch.setattr(Thinkers, "_chosen", _chosen)
    return thinking


def test_bots_that_somebody_waits_for_think_first(
    asked: list[tuple[str, "Future[int]"]],
) -> None:
    """And after who has many at work comes who has few."""
    view = cast(View, None)  # nobody looks at it here

    async def evening() -> None:
        thinkers = Thinkers(1)
        wishes = [
            ("Anna 1", "anna", True),
            ("Anna 2", "anna", True),
            ("nobody there", "dora", False),
            ("Anna 3", "anna", True),
            ("Bruno 1", "bruno", True),
            ("gone", "bruno", True),
        ]
        tasks = []
        for wish in wishes:
            tasks.append(asyncio.ensure_future(thinkers.choose(wish[0], view, *wish[1:])))
            await asyncio.sleep(0)
        tasks.pop().cancel()
        for turn in range(len(tasks)):
            while len(asked) <= turn:
                await asyncio.sleep(0)
            asked[turn][1].set_result(turn)
        await asyncio.gather(*tasks)
        later = asyncio.ensure_future(thinkers.choose("later", view))
        await asyncio.sleep(0)
        asked[-1][1].set_result(9)
        assert await later == 9

    run(evening())
    names = [bot for bot, _ in asked]
    assert names == ["Anna 1", "Bruno 1", "Anna 2", "Anna 3", "nobody there", "later"]
