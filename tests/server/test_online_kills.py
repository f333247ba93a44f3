"""A server that is killed at any moment has every move that it acknowledged, and goes on."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from online_players import Browser, NotAllowed, Seat, gathered, run
from rejouons.games import OURS
from rejouons.server.store import Store
from rejouons.table.table import Table
from soak import soak
from tables_here import Program, entries_in, program_at

KILLS = soak(3, 1000)
# seconds between a first move and a kill: any moment of what moves bring about
LONGEST_LIFE = 0.6
PEOPLE = ["human", "human", "human"]
WITH_BOTS = ["human", "level:1", "level:1"]
GONE = (ConnectionError, ConnectionClosed, WebSocketException, OSError, TimeoutError)


@dataclass
class Player:
    """Somebody at a table, whose browser outlives the server."""

    cookie: str
    seat: int
    frame: dict[str, Any] = field(default_factory=dict)  # what it was told last
    chapters: list[dict[str, Any]] = field(default_factory=list)
    sent: dict[str, int] = field(default_factory=dict)  # an action without an answer


@dataclass
class Evening:
    """A table and its people, over many servers."""

    table: str
    players: list[Player]
    acknowledged: list[str] = field(default_factory=list)  # entries that must stand, in order
    done: Counter[str] = field(default_factory=Counter)


async def begun(address: str) -> list[Evening]:
    """A table of each game, and one at which bots play on by themselves."""
    found = []
    for game, seats in [*((game, PEOPLE) for game in OURS), ("mark", WITH_BOTS)]:
        people = await gathered(address, game, seats)
        players = [Player(place.browser.cookie, place.seat) for place in people]
        found.append(Evening(people[0].table, players))
    return found


async def come_back(address: str, evening: Evening) -> list[Seat]:
    """Everybody says what they have already, and gets what is new."""
    people = []
    for player in evening.players:
        place = Seat(Browser(address, player.cookie), evening.table, player.seat)
        place.frame, place.chapters = player.frame, [*player.chapters]
        await place.open()
        await place.until(lambda place=place: bool(place.scene))  # type: ignore[misc]
        await place.until(lambda place=place: bool(place.frame))  # type: ignore[misc]
        people.append(place)
    return people


async def play(address: str, evening: Evening, luck: random.Random) -> None:
    """Plays at random until the server is gone or the match is over."""
    people: list[Seat] = []
    try:
        people = await come_back(address, evening)
        await send_again(people, evening)
        while not people[0].frame.get("results"):
            asked = [place for place in people if place.legal]
            if not asked:
                known = len(people[0].received)
                await people[0].until(lambda known=known: len(people[0].received) > known)  # type: ignore[misc]
                continue
            await move(luck.choice(asked), evening, luck)
            for place in people:
                with suppress(NotAllowed):
                    await place.order("resume")  # all news have come
        evening.done["ends"] += 1
    except GONE:
        pass
    finally:
        for place, player in zip(people, evening.players, strict=False):
            player.frame, player.chapters = place.frame, place.chapters


async def move(place: Seat, evening: Evening, luck: random.Random) -> None:
    player = next(player for player in evening.players if player.seat == place.seat)
    player.sent = {"number": place.number, "undone": 0, "action": luck.choice(place.legal)}
    try:
        await place.order("act", **player.sent)
        evening.acknowledged.append(f"{place.seat} {player.sent['action']}")
        evening.done["moves"] += 1
    except NotAllowed as refused:  # a bot's or a rival's move came first
        evening.done[f"refused {refused.why}"] += 1
    player.sent = {}


async def send_again(people: list[Seat], evening: Evening) -> None:
    """What had no answer is sent again, as a browser does: it is played once in all."""
    for place, player in zip(people, evening.players, strict=True):
        if player.sent:
            try:
                await place.order("act", **player.sent)
                evening.acknowledged.append(f"{place.seat} {player.sent['action']}")
                evening.done["sent again"] += 1
            except NotAllowed as refused:
                evening.done[f"sent again, refused {refused.why}"] += 1
            player.sent = {}


def table_in(folder: Path, table: str) -> Table:
    """A table as its lists tell it."""
    store = Store(folder)
    try:
        kept = store.find(table)
        assert kept is not None
        return store.load(kept)
    finally:
        store.close()


def assert_kept(folder: Path, evening: Evening) -> None:
    """All that was acknowledged stands at its place, and what people saw last is what was so."""
    table = table_in(folder, evening.table)
    match = table.playing
    seats = {player.seat for player in evening.players}
    stood = [f"{seat} {action}" for seat, action in match.actions if seat in seats]
    known = len(evening.acknowledged)
    assert stood[:known] == evening.acknowledged
    unanswered = [
        f"{player.seat} {player.sent['action']}" for player in evening.players if player.sent
    ]
    assert stood[known:] in ([], unanswered), evening
    assert len(entries_in(folder, evening.table)) == len(match.actions)
    for player in evening.players:
        if player.frame:
            assert_told(table, player)


def assert_told(table: Table, player: Player) -> None:
    """What somebody was told is what the lists tell, as far as they had come."""
    assert table.referee is not None
    places = table.referee.ledger(player.seat).chapters
    number = player.frame["number"]
    assert number < len(places)
    place = places[number]
    assert player.frame["view"] == table.playing.seen(player.seat, place)
    heard = [chapter.get("events", b"") for chapter in player.chapters]
    assert heard == [table.playing.heard(player.seat, n) for n in places[: number + 1]]


async def live_and_die(program: Program, evenings: list[Evening], luck: random.Random) -> None:
    playing = asyncio.gather(
        *(play(program.address, evening, random.Random(luck.random())) for evening in evenings)
    )
    while not playing.done() and not any(evening.done["moves"] for evening in evenings):
        await asyncio.sleep(0.01)
    await asyncio.wait([playing], timeout=luck.uniform(0, LONGEST_LIFE))
    program.kill()
    await playing


def lives(folder: Path) -> Iterator[tuple[int, Program]]:
    for number in range(KILLS):
        with program_at(folder) as program:
            yield number, program


@pytest.mark.soak
def test_no_move_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    evenings: list[Evening] = []
    totals: Counter[str] = Counter()
    begin = time.monotonic()
    for number, program in lives(tmp_path):
        luck = random.Random(number)
        if not evenings or number % 40 == 0:
            evenings = run_alone(begun(program.address))
        run_alone(live_and_die(program, evenings, luck))
        for evening in evenings:
            assert_kept(tmp_path, evening)
            totals += evening.done
            evening.done.clear()
        totals["kills"] += 1
    print(dict(totals), f"{time.monotonic() - begin:.0f} s")
    assert totals["kills"] == KILLS


def run_alone(story: Any) -> Any:
    found: list[Any] = []

    async def whole() -> None:
        found.append(await story)

    run(whole())
    return found[0]


def test_bots_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    """Nobody needs to come before it is a person's turn again."""
    with program_at(tmp_path) as program:

        async def play() -> str:
            (place,) = await gathered(program.address, "mark", WITH_BOTS)
            while place.frame["waiting"] == [0]:
                await place.act(place.legal[0])
            return place.table

        table = run_alone(play())
        program.kill()
    with program_at(tmp_path) as program:
        browser = Browser(program.address)

        async def watch() -> None:
            watcher = await browser.sit(table, -1)
            await watcher.until(lambda: 0 in watcher.frame.get("waiting", []))

        run(watch())
