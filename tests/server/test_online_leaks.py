"""Nobody is told, in any byte, what they may not know.

The same story happens in two worlds that differ only in what one viewer may not notice: what rivals
choose in secret, in which order, how often they change it. The rules say what a viewer sees and
hears (tests/test_contract.py proves those); as long as that is the same in both worlds, all that
the viewer gets must be: every message with its grouping, every refusal, every answer to a call.
"""

import copy
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from online_players import Browser, NotAllowed, Seat, gathered, run
from rejouons.games import OURS
from rejouons.match import Match
from rejouons.server import hall, store, tables
from rejouons.server import online as onlines
from rejouons.table.referee import Referee
from rejouons.table.table import Table
from soak import soak
from tables_here import Online, online_at, standing

STEPS = 30  # of a story
TRIALS = soak(2, 60)  # for each game, with a clock and without
MOST_BEFORE = 40  # moves before the worlds part
PEOPLE = ["human", "human", "human"]
SECRET = bytes(range(32))
TIMES = [{}, {"time": {"kind": "live", "move": 3600, "reserve": 3600}}]
TICK = 10_000  # milliseconds between two steps


class FakeClock:
    """The server's, which the story sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class World:
    """A table, its people, and somebody who looks on."""

    online: Online
    people: list[Seat]
    watcher: Seat
    told: list[Any] = field(default_factory=list)  # what the viewer was told by calls

    @property
    def table(self) -> Table:
        return standing(self.online, self.people[0].table)

    @property
    def match(self) -> Match:
        return self.table.playing

    @property
    def referee(self) -> Referee:
        assert self.table.referee
        return self.table.referee

    def place(self, viewer: int) -> Seat:
        return self.watcher if viewer < 0 else self.people[viewer]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """Two servers will make the same table at the same time, and commit at once."""
    fake = FakeClock()
    monkeypatch.setattr(hall, "wall", fake)
    monkeypatch.setattr(hall, "steady", fake)
    monkeypatch.setattr(tables, "new_secret", lambda: SECRET)
    monkeypatch.setattr(tables, "new_table_id", lambda: "0" * 20)
    monkeypatch.setattr(onlines, "new_key", lambda: SECRET)
    monkeypatch.setattr(store, "PACE", 0.0)
    return fake


@dataclass
class Story:
    """What happens in both worlds, as far as one viewer can tell."""

    worlds: list[World]
    viewer: int
    luck: random.Random
    clock: FakeClock
    done: Counter[str] = field(default_factory=Counter)

    async def happen(self) -> None:
        for step in range(STEPS):
            self.clock.now = (step + 200) * TICK
            ways = [self.secretly] * 4 + [self.rival_plays] * 2
            ways += [self.rival_takes_back, self.asks, self.answers, self.talks]
            if self.viewer >= 0:
                ways += [self.plays, self.tries, self.takes_back]
            if await self.luck.choice(ways)():
                await self.compare()

    async def compare(self) -> None:
        """Everything that the viewer ever received, and what they find when they ask."""
        for world in self.worlds:
            await told(world.place(self.viewer), "resume")  # nothing is on its way any more
            await self.look(world)
        first, second = self.worlds
        assert_same(first.place(self.viewer).received, second.place(self.viewer).received)
        assert_same(first.told, second.told)

    async def look(self, world: World) -> None:
        place = world.place(self.viewer)
        for browser in (place.browser, Browser(world.online.address)):
            for path in ("", "/links", f"/moments?seat={self.viewer}", "/save"):
                asked = browser.ask("GET", f"/api/tables/{place.table}{path}")
                world.told.append((path, *asked))
        scenes = place.scenes
        again = await place.browser.sit(place.table, self.viewer)
        await again.until(lambda: bool(again.frame))
        world.told += again.received
        await again.close()
        await place.until(lambda: place.scenes == scenes + 2)  # that it came, and went

    # What differs

    async def secretly(self) -> bool:
        """A rival does something in one world that the viewer does not notice."""
        world = self.luck.choice(self.worlds)
        rival = self.luck.choice(self.rivals(world))
        self.clock.now += self.luck.randrange(TICK // STEPS)
        if not await self.unnoticed(world, rival):
            return False
        self.done["secretly"] += 1
        return True

    async def unnoticed(self, world: World, rival: Seat) -> bool:
        match = world.match
        if self.luck.random() < 0.4 and is_unnoticed_secret(world, rival.seat, self.viewer):
            await rival.undo()
            return True
        if rival.seat in match.to_act and may_act(world, rival.seat):
            action = self.luck.choice(match.legal(rival.seat))
            after = played(match, rival.seat, action)
            if not after.is_noticed(self.viewer, len(after.turns) - 1):
                await act(rival, action)
                return True
        return False

    # What the viewer notices, the same in both

    async def rival_plays(self) -> bool:
        """A rival's choice, another one in each world, if the viewer cannot tell them apart."""
        seat = self.luck.choice(self.rivals(self.worlds[0])).seat
        if any(seat not in world.match.to_act or not may_act(world, seat) for world in self.worlds):
            return False
        pairs = [
            [(a, played(world.match, seat, a)) for a in sampled(world.match.legal(seat), self.luck)]
            for world in self.worlds
        ]
        found = [
            (one, two)
            for one, first in pairs[0]
            for two, second in pairs[1]
            if noticed(first, self.viewer) == noticed(second, self.viewer) is not None
        ]
        if not found:
            return False
        chosen = max(found, key=lambda pair: pair[0] != pair[1])
        for world, action in zip(self.worlds, chosen, strict=True):
            await act(world.people[seat], action)
        self.done["another" if chosen[0] != chosen[1] else "same"] += 1
        return True

    async def rival_takes_back(self) -> bool:
        seat = self.luck.choice(self.rivals(self.worlds[0])).seat
        return await self.undone_by(seat)

    async def takes_back(self) -> bool:
        return await self.undone_by(self.viewer)

    async def undone_by(self, seat: int) -> bool:
        """Somebody takes back what the viewer has noticed, at once or after asking."""
        if len({undoing(world, seat, self.viewer) for world in self.worlds}) > 1:
            return False
        answers = {
            await told(world.people[seat], "undo", **name(world.people[seat]))
            for world in self.worlds
        }
        assert len(answers) == 1
        self.done[f"undo {answers.pop()}"] += 1
        return True

    async def asks(self) -> bool:
        seat = self.luck.randrange(len(PEOPLE))
        for world in self.worlds:
            await told(world.people[seat], self.luck_word(("end", "withdraw")))
        self.done["asked"] += 1
        return True

    def luck_word(self, words: tuple[str, ...]) -> str:
        return words[self.clock.now // TICK % len(words)]

    async def answers(self) -> bool:
        """To a question that is open. All agree only to what takes back the same in both."""
        asked = self.worlds[0].table.question
        if asked is None:
            return False
        same = len({undoing(world, asked.seat, self.viewer) for world in self.worlds}) == 1
        agrees = asked.about == "undo" and same
        seat = self.luck.randrange(len(PEOPLE))
        for world in self.worlds:
            await told(world.people[seat], "answer", question=asked.number, agrees=agrees)
        self.done[f"answered {agrees}"] += 1
        return True

    async def talks(self) -> bool:
        for world in self.worlds:
            await world.people[0].order("say", phrase="hello")
        return True

    # What the viewer does

    async def plays(self) -> bool:
        """Whatever the viewer may do, as long as it shows nothing of what differs."""
        places = [world.place(self.viewer) for world in self.worlds]
        if not places[0].legal:
            return False
        action = self.luck.choice(places[0].legal)
        after = [played(world.match, self.viewer, action) for world in self.worlds]
        if noticed(after[0], self.viewer) != noticed(after[1], self.viewer):
            return False
        for place in places:
            await told(place, "act", **name(place), action=action)
        self.done["own"] += 1
        return True

    async def tries(self) -> bool:
        """What cannot be done is refused for reasons that the viewer knows."""
        legal = set(self.worlds[0].place(self.viewer).legal)
        size = self.worlds[0].match.game.actions.size
        action = self.luck.choice([a for a in range(size + 1) if a not in legal])
        number = self.luck.randrange(-1, self.worlds[0].place(self.viewer).number + 2)
        undone = self.luck.choice([self.worlds[0].place(self.viewer).undone] * 3 + [0, 1, 7])
        words = {"number": number, "undone": undone, "action": action}
        answers = [await told(world.place(self.viewer), "act", **words) for world in self.worlds]
        self.done[f"tried {answers[0]}"] += 1
        return True

    def rivals(self, world: World) -> list[Seat]:
        return [place for place in world.people if place.seat != self.viewer]


# What people do


def assert_same(first: list[Any], second: list[Any]) -> None:
    for one, other in zip(first, second, strict=True):
        assert one == other, (readable(one), readable(other))


def readable(told: Any) -> Any:
    return msgspec.msgpack.decode(told) if isinstance(told, bytes) else told


def name(place: Seat) -> dict[str, int]:
    return {"number": place.number, "undone": place.undone}


async def told(place: Seat, do: str, **values: Any) -> str:
    """How an order is answered."""
    try:
        await place.order(do, **values)
    except NotAllowed as refused:
        return refused.why
    return "done"


async def act(place: Seat, action: int) -> None:
    await place.act(action)


# What the rules say


def played(match: Match, seat: int, action: int) -> Match:
    """A match in which an action was played."""
    after = copy.copy(match)
    after.act(seat, action)
    return after


def sampled(actions: tuple[int, ...], luck: random.Random) -> list[int]:
    return luck.sample(actions, min(6, len(actions)))


def noticed(match: Match, viewer: int) -> Any:
    """What the rules let a viewer see and hear of the last action; nothing if nothing."""
    last = len(match.turns) - 1
    if not match.is_noticed(viewer, last):
        return None
    return match.seen(viewer), match.heard(viewer), match.to_act


def is_unnoticed_secret(world: World, seat: int, viewer: int) -> bool:
    """Whether a seat can take back freely what the viewer did not notice."""
    match = world.match
    last = last_place(match, seat)
    return (
        last > 0
        and match.turns[last].is_sealed
        and not match.is_noticed(viewer, last)
        and all(turn.is_sealed for turn in match.turns[last:])
    )


def may_act(world: World, seat: int) -> bool:
    """Who asks to take something back does nothing until it is answered."""
    asked = world.table.question
    return asked is None or (asked.seat, asked.about) != (seat, "undo")


def last_place(match: Match, seat: int) -> int:
    places = [n for n, turn in enumerate(match.turns) if turn.played.seat == seat]
    return places[-1] if places else 0


def undoing(world: World, seat: int, viewer: int) -> Any:
    """What the viewer would see of it if a seat took back its last action."""
    match = world.match
    last = last_place(match, seat)
    if not last:
        return None
    after = copy.copy(match)
    after.undo(seat, after.undo_needs(seat))
    is_secret = seat in world.referee._now().secretive
    return (
        is_secret,
        viewer in after.undoings[-1].noticed,
        after.seen(viewer),
        after.to_act,
        sum(match.is_noticed(viewer, n) for n in range(last)),
    )


async def begun(online: Online, game: str, terms: dict[str, Any]) -> World:
    people = await gathered(online.address, game, PEOPLE, **terms)
    watcher = await online.browser().sit(people[0].table, -1)
    await watcher.until(lambda: bool(watcher.frame))
    for place in people:
        await place.until(lambda place=place: place.scene.get("watchers", 0) == 1)  # type: ignore[misc]
    for place in (*people, watcher):
        await told(place, "resume")
        place.received.clear()  # how they came together is nobody's secret
    return World(online, people, watcher)


async def play_in_both(worlds: list[World], moves: int, luck: random.Random) -> None:
    for _ in range(moves):
        asked = worlds[0].match.to_act
        if not asked:
            return
        seat = luck.choice(asked)
        action = luck.choice(worlds[0].match.legal(seat))
        if played(worlds[0].match, seat, action).over:
            return
        for world in worlds:
            await act(world.people[seat], action)


def two_servers(folder: Path, stack: ExitStack) -> Iterator[Online]:
    for name_ in ("one", "other"):
        yield stack.enter_context(online_at(folder / name_))


@pytest.mark.soak
@pytest.mark.parametrize("terms", TIMES, ids=["no clock", "live"])
@pytest.mark.parametrize("game", OURS)
def test_what_cannot_be_noticed_is_not_told(
    game: str, terms: dict[str, Any], tmp_path: Path, clock: FakeClock
) -> None:
    done: Counter[str] = Counter()
    for trial in range(TRIALS):
        for viewer in (-1, *range(len(PEOPLE))):
            luck = random.Random(f"{game} {trial} {viewer} {terms}")
            clock.now = TICK

            async def whole(
                served: list[Online], viewer: int = viewer, luck: random.Random = luck
            ) -> None:
                worlds = [await begun(online, game, terms) for online in served]
                await play_in_both(worlds, luck.randrange(MOST_BEFORE), luck)
                story = Story(worlds, viewer, luck, clock)
                await story.compare()
                await story.happen()
                done.update(story.done)

            with ExitStack() as stack:
                folder = tmp_path / f"{trial} {viewer}"
                run(whole([*two_servers(folder, stack)]))
    print(game, dict(done))
    assert done["another"] > 0 or game not in ("mark", "autoscooter", "a_vos_marques")
    assert done["secretly"] > 0 or game != "autoscooter"


def test_who_asks_to_take_back_chooses_nothing_meanwhile(online: Online) -> None:
    """Or a choice that nobody noticed would be taken back instead, and everybody notice that."""

    async def whole() -> None:
        people = await gathered(online.address, "autoscooter", PEOPLE)
        table = people[0].table
        luck = random.Random(0)
        while (
            len(standing(online, table).playing.to_act) < 2
            or not people[0].legal
            or is_first(standing(online, table).playing)
        ):
            asked = standing(online, table).playing.to_act
            await people[asked[0]].act(luck.choice(people[asked[0]].legal))
            for place in people:
                await told(place, "resume")
        await people[0].undo()
        await people[0].until(lambda: "question" in people[0].scene)
        assert await told(people[0], "act", **name(people[0]), action=people[0].legal[0]) == (
            "QuestionOpen"
        )
        await people[0].order("leave")
        await people[0].until(lambda: "question" not in people[0].scene)

    run(whole())


def is_first(match: Match) -> bool:
    """Whether no round has been shown yet."""
    return all(turn.is_sealed for turn in match.turns[1:])
