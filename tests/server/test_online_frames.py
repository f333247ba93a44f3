"""Whatever comes over a table's socket, the server stays up and plays nothing twice."""

import asyncio
import random
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from online_players import Browser, NotAllowed, Seat, gathered, run
from raw_sockets import HELLO, assert_well, code_after, encode, frame_of, opened, spoken
from rejouons.server.sockets import GARBAGE, MOST_WAITING
from soak import soak
from tables_here import Online

PEOPLE = ["human"] * 3
TRIALS = soak(40, 4000)
MANY = soak(300, 5000)  # orders at once


def deep(levels: int) -> bytes:
    return b"\x91" * levels + b"\xc0"


def before_tag(value: bytes) -> bytes:
    """A map whose tag comes after a value that must be skipped."""
    return b"\x82" + encode("junk") + value + encode("do") + encode("hello")


BOMBS = {
    "nothing": b"",
    "no map": encode([HELLO]),
    "a number": encode(7),
    "no order": encode({"do": "format"}),
    "no tag": encode({"number": 1}),
    "the tag of another kind": encode({"do": 1}),
    "an unknown field": encode({**HELLO, "admin": True}),
    "a wrong type": encode({**HELLO, "number": "1"}),
    "a fraction": encode({**HELLO, "number": 0.5}),
    "not a number": encode({**HELLO, "number": float("nan")}),
    "a number too low": encode({**HELLO, "number": -2}),
    "a number too high": encode({**HELLO, "number": 1 << 40}),
    "the largest number": encode({**HELLO, "number": (1 << 64) - 1}),
    "twice the same key": b"\x82" + 2 * (encode("do") + encode("act")),
    "a key that is a list": b"\x81\x90\xc0",
    "deep": deep(4000),
    "deep before the tag": before_tag(deep(4000)),
    "deep maps before the tag": before_tag(b"\x81\xa1a" * 1300 + b"\xc0"),
    "a long list that is not there": b"\xdd\xff\xff\xff\xff",
    "a long map that is not there": b"\xdf\xff\xff\xff\xff",
    "a long text that is not there": b"\x81" + encode("do") + b"\xdb\xff\xff\xff\xff",
    "a long list before the tag": before_tag(b"\xdd\xff\xff\xff\xff"),
    "broken letters": b"\x81" + encode("do") + b"\xa2\xff\xfe",
    "broken letters in a key": b"\x81\xa2\xff\xfe" + encode("act"),
    "an extension": b"\xc7\x04\x05abcd",
    "a reserved byte": b"\xc1",
    "more after it": encode(HELLO) + encode(HELLO),
    "too large": encode({"do": "say", "text": "x" * 5000}),
    "large": encode({"do": "say", "text": "x" * 60_000}),
}


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    return lambda: [record.getMessage() for record in caplog.records if record.levelno >= 40]


@pytest.mark.parametrize("when", ["first", "after hello"])
@pytest.mark.parametrize("bomb", BOMBS)
def test_garbage_ends_the_socket_and_nothing_else(
    online: Online, no_errors: Callable[[], list[str]], bomb: str, when: str
) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        before = online.entries(people[0].table), online.entries(people[0].table, 1)
        hello = [encode(HELLO)] if when == "after hello" else []
        assert await code_after(await opened(people[1]), *hello, BOMBS[bomb]) == GARBAGE
        await assert_well(online, people)
        assert (online.entries(people[0].table), online.entries(people[0].table, 1)) == before

    run(attack())
    assert no_errors() == []


@pytest.mark.parametrize(
    "messages",
    [
        ["text"],
        [encode({"do": "act", "id": 1, "number": 0, "undone": 0, "action": 0})],
        [encode(HELLO), encode(HELLO)],
        [encode(HELLO), "text"],
        [encode(HELLO), ""],
    ],
    ids=["text", "an order before hello", "two hellos", "text later", "an empty text"],
)
def test_what_does_not_belong_there_is_garbage(
    online: Online, no_errors: Callable[[], list[str]], messages: list[bytes | str]
) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        for place in (*people, await online.browser().sit(people[0].table, -1)):
            assert await code_after(await opened(place), *messages) == GARBAGE
        await assert_well(online, people)

    run(attack())
    assert no_errors() == []


def test_a_message_longer_than_any_is_not_read(online: Online) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        assert await code_after(await opened(people[1]), bytes(1 << 20)) == 1009
        await assert_well(online, people)

    run(attack())


@pytest.mark.soak
def test_random_bytes(online: Online, no_errors: Callable[[], list[str]]) -> None:
    """Any bytes, and orders with a few bytes changed."""
    luck = random.Random(0)
    orders = [
        {"do": "hello", "number": 3, "undone": 1, "said": 2},
        {"do": "act", "id": 5, "number": 0, "undone": 0, "action": 3},
        {"do": "say", "id": 5, "text": "hello", "phrase": ""},
        {"do": "replace", "id": 5, "seat": 1, "by": "level:1"},
        {"do": "ready", "id": 1, "isReady": True, "nonce": "x"},
    ]

    def spoiled() -> bytes:
        if luck.random() < 0.3:
            return luck.randbytes(luck.randrange(60))
        data = bytearray(encode(luck.choice(orders)))
        for _ in range(luck.randrange(1, 4)):
            data[luck.randrange(len(data))] = luck.randrange(256)
        return bytes(data[: luck.randrange(1, len(data) + 1)])

    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        watcher = await online.browser().sit(people[0].table, -1)
        for _ in range(TRIALS):
            socket = await opened(luck.choice([people[1], watcher]))
            if luck.random() < 0.7:
                await socket.send(encode(HELLO))
            await socket.send(spoiled())
            await socket.close()
        await assert_well(online, people)

    run(attack())
    assert no_errors() == []


# Never twice


async def acting(online: Online, game: str) -> tuple[list[Seat], Seat]:
    people = await gathered(online.address, game, PEOPLE)
    return people, next(place for place in people if place.legal)


@pytest.mark.parametrize("game", ["mark", "autoscooter", "ave_cesar"])
def test_the_same_action_from_many_sockets_at_once_is_played_once(
    online: Online, game: str
) -> None:
    async def attack() -> None:
        _, place = await acting(online, game)
        tabs = [place, *[await place.browser.sit(place.table, place.seat) for _ in range(4)]]
        for tab in tabs:
            await tab.until(lambda tab=tab: bool(tab.frame))  # type: ignore[misc]
        words = {"number": place.number, "undone": 0, "action": place.legal[0]}
        await asyncio.gather(*(tab.order("act", **words) for tab in tabs for _ in range(5)))
        assert len(online.entries(place.table)) == 1
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.number == 1)  # type: ignore[misc]
        await place.order("act", **words)  # a frame that was sent again much later
        assert len(online.entries(place.table)) == 1

    run(attack())


def test_different_actions_from_two_tabs_at_once_are_one(online: Online) -> None:
    async def attack() -> None:
        _, place = await acting(online, "mark")
        other = await place.browser.sit(place.table, place.seat)
        words = {"number": place.number, "undone": 0}
        first, second = place.legal[0], place.legal[-1]
        assert first != second
        answers = await asyncio.gather(
            place.order("act", **words, action=first),
            other.order("act", **words, action=second),
            return_exceptions=True,
        )
        refused = [answer for answer in answers if isinstance(answer, NotAllowed)]
        assert [answer.why for answer in refused] == ["Late"]
        assert len(online.entries(place.table)) == 1

    run(attack())


@pytest.mark.parametrize(("number", "undone"), [(-1, 0), (1, 0), (7, 0), (1 << 31, 0), (0, 1)])
def test_actions_for_frames_that_are_not_there(online: Online, number: int, undone: int) -> None:
    async def attack() -> None:
        _, place = await acting(online, "mark")
        for do, more in (("act", {"action": place.legal[0]}), ("undo", {})):
            with pytest.raises(NotAllowed, match="Late"):
                await place.order(do, number=number, undone=undone, **more)
        assert online.entries(place.table) == []

    run(attack())


@pytest.mark.parametrize("action", [-1, 1 << 31, 1 << 20])
def test_actions_that_are_none(online: Online, action: int) -> None:
    async def attack() -> None:
        _, place = await acting(online, "mark")
        with pytest.raises(NotAllowed, match="IllegalAction"):
            await place.act(action)
        assert online.entries(place.table) == []

    run(attack())


@pytest.mark.parametrize("since", ["pause", "leave", "end"])
def test_what_has_landed_is_acknowledged_whatever_came_of_the_table(
    online: Online, since: str
) -> None:
    """The answer to the last move before the table paused or ended may have been lost."""

    async def attack() -> None:
        people, place = await acting(online, "mark")
        words = {"number": place.number, "undone": 0, "action": place.legal[0]}
        await place.order("act", **words)
        await (people[0] if since == "pause" else place).order(since)
        if since == "end":
            for other in people:
                if other is not place:
                    await other.answer(True)
        await place.order("act", **words)
        with pytest.raises(NotAllowed):
            await place.order("act", **{**words, "action": words["action"] + 1})
        mine = [e for e in online.entries(place.table) if e.startswith(f"{place.seat} ")]
        assert len(mine) == 1 or since == "leave"  # a bot plays on

    run(attack())


def test_orders_reordered_and_repeated(online: Online) -> None:
    """All that was ever sent comes again, in any order: nothing more is played."""

    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        luck = random.Random(1)
        sent: list[tuple[int, dict[str, int]]] = []
        for _ in range(12):
            for place in people:
                with pytest.raises(NotAllowed):
                    await place.order("resume")  # all news have come
            place = luck.choice([place for place in people if place.legal])
            words = {"number": place.number, "undone": 0, "action": luck.choice(place.legal)}
            sent.append((place.seat, words))
            await place.order("act", **words)
        assert len(online.entries(people[0].table)) == len(sent)
        luck.shuffle(sent)
        answers = await asyncio.gather(
            *(people[seat].order("act", **words) for seat, words in sent * 3),
            return_exceptions=True,
        )
        whys = {answer.why for answer in answers if isinstance(answer, NotAllowed)}
        assert whys <= {"Late"}
        assert len(online.entries(people[0].table)) == len(sent)

    run(attack())


# Too much, too slow, gone


def test_thousands_of_orders_leave_others_served(online: Online) -> None:
    """Whoever sends faster than they read may have to come again."""

    async def attack() -> None:
        people, place = await acting(online, "mark")
        words = {"number": 0, "undone": 0, "action": 1 << 20}
        for number in range(MANY):
            with suppress(ConnectionClosed):
                await place.send("act", id=number + 1000, **words)
        await assert_well(online, [other for other in people if other is not place])
        assert len(online.entries(place.table)) == 0

    run(attack())


def test_who_never_reads_delays_nobody_and_comes_again(online: Online) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        deaf = await opened(people[1])
        deaf.transport.pause_reading()
        await deaf.send(encode(HELLO))
        for number in range(MOST_WAITING * 3):
            await people[number % len(people)].order("say", text="x" * 190)
        assert len(people[0].talk) == MOST_WAITING * 3
        await assert_well(online, people)
        deaf.transport.abort()
        again = await people[1].browser.sit(people[1].table, 1)
        await again.until(lambda: len(again.talk) == MOST_WAITING * 3)

    run(attack())


def test_who_hangs_up_in_the_midst_of_an_order_has_played_it_or_not(
    online: Online, no_errors: Callable[[], list[str]]
) -> None:
    """And what was played is known to the server, however the socket ended."""

    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        luck = random.Random(2)
        for number in range(20):
            for place in people:
                with pytest.raises(NotAllowed):
                    await place.order("resume")
            place = next(place for place in people if place.legal)
            if place.frame.get("results"):
                break
            words = {"number": place.number, "undone": 0, "action": luck.choice(place.legal)}
            socket = await opened(place)
            await socket.send(encode(HELLO))
            await socket.send(encode({"do": "act", "id": 1, **words}))
            if number % 2:
                await asyncio.sleep(0)
            socket.transport.abort()
            other = next(one for one in people if one is not place)
            await other.order("say", phrase="hello")
            await place.order("act", **words)  # not twice, whether it was played or not
            assert len(online.entries(place.table)) == number + 1

    run(attack())
    assert no_errors() == []


def test_a_half_open_handshake_and_a_cut_frame(online: Online) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        socket = await opened(people[1])
        await socket.send(encode(HELLO))
        socket.transport.write(b"\x82\xfe" + struct.pack(">H", 500) + b"half")
        socket.transport.abort()
        socket = await opened(people[1])
        socket.transport.write(b"\xff\xff\xff\xff")  # no frame at all
        assert await code_after(socket) == 1002
        await assert_well(online, people)

    run(attack())


LONG_ONE = spoken(2, 150)
WAYS = {
    "whole": frame_of(spoken(1, 5)) + frame_of(LONG_ONE) + frame_of(spoken(3, 5)),
    "in parts": (
        frame_of(spoken(1, 5))
        + frame_of(LONG_ONE[:60], 0x02)
        + frame_of(b"here?", 0x89)  # they may be asked in the midst of it
        + frame_of(LONG_ONE[60:], 0x80)
        + frame_of(spoken(3, 5))
    ),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("piece", [1, 7, 1000])
def test_frames_come_in_any_pieces(online: Online, way: str, piece: int) -> None:
    async def talk() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        socket = await opened(people[1])
        await socket.send(encode(HELLO))
        for first in range(0, len(WAYS[way]), piece):
            socket.transport.write(WAYS[way][first : first + piece])
            await asyncio.sleep(0)
        await people[0].until(lambda: len(people[0].talk) == 3)
        assert [len(said["text"]) for said in people[0].talk] == [5, 150, 5]
        await socket.close()

    run(talk())


NO_FRAMES = {
    "no mask": b"\x82\x05" + b"hello",
    "a kind that is none": frame_of(b"x", 0x83),
    "a reserved bit": frame_of(b"x", 0xC2),
    "the rest of nothing": frame_of(b"x", 0x80),
    "a whole one in the midst of another": frame_of(b"x", 0x02) + frame_of(encode(HELLO)),
    "too long": b"\x82\xff" + struct.pack(">Q", 1 << 62) + b"mask",
    "a long question": frame_of(b"x" * 126, 0x89),
}


@pytest.mark.parametrize("bad", NO_FRAMES)
def test_what_is_no_frame_ends_the_socket(
    online: Online, no_errors: Callable[[], list[str]], bad: str
) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        socket = await opened(people[1])
        await socket.send(encode(HELLO))
        socket.transport.write(NO_FRAMES[bad])
        assert await code_after(socket) == (1009 if bad == "too long" else 1002)
        await assert_well(online, people)

    run(attack())
    assert no_errors() == []


@pytest.mark.parametrize(
    "path",
    ["%ff", "%00", "..", "a" * 3000, "x'; DROP TABLE tables;--", "%F0%9F%8F%8E", "%ED%A0%80"],
)
def test_tables_of_strange_names(
    online: Online, no_errors: Callable[[], list[str]], path: str
) -> None:
    words: dict[str, Any] = {"secret": "\ud800", "name": "\udfff"}
    quoted = path.replace(" ", "%20")
    for method, call, body in (
        ("GET", "", None),
        ("GET", "/links", None),
        ("POST", "/seats", words),
        ("POST", "/rematch", {}),
        ("POST", "/token", {}),
    ):
        status, _ = Browser(online.address).ask(method, f"/api/tables/{quoted}{call}", body)
        assert status in (400, 404, 405)
    assert no_errors() == []


@pytest.mark.parametrize("wait", ["nan", "inf", "-1", "1e400"])
def test_strange_times_to_wait(online: Online, wait: str) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        browser, table = people[0].browser, people[0].table
        token = browser.call("POST", f"/api/tables/{table}/token", {})["0"]
        path = f"/api/tables/{table}/view?wait={wait}"
        status, _ = await asyncio.to_thread(
            browser.ask, "GET", path, None, Authorization=f"Bearer {token}"
        )
        assert status in (200, 400)
        await assert_well(online, people)

    run(attack())
