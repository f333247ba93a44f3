"""Whole tournaments, kept by a chronicler who hears the events and knows only the rule book."""

import random

import pytest
from ave_cesar_table import SEATS

from rejouons import games
from rejouons.bots import make
from rejouons.games.ave_cesar.state import Event
from rejouons.games.ave_cesar.tables import TRACKS
from rejouons.games.ave_cesar.track import UNITS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import HIDDEN
from rejouons.match import Match
from rejouons.views import Happening

TOURNAMENTS = 25
POINTS = (6, 4, 3, 2, 1, 0)
GAME = games.load("ave_cesar")


class Chronicler:
    """Hears events in words, and holds every result against its own account of the races."""

    def __init__(self, players: int, lineup: str) -> None:
        self.seats = SEATS[:players]
        self.lineup = lineup
        self.course = ""
        self.space: dict[str, str] = {}
        self.lap: dict[str, int] = {}
        self.lanes: list[str] = []
        self.disqualified: set[str] = set()
        self.finished: list[str] = []
        self.left: list[set[str]] = []  # by and by, without a finish
        self.ranking: list[str] = []  # of the race before
        self.places: dict[str, list[int]] = {seat: [] for seat in self.seats}  # 0 for none
        self.laurels = dict.fromkeys(self.seats, 0)

    def hear(self, who: str, kind: str, *words: str) -> None:
        if listener := getattr(self, f"on_{kind}", None):
            listener(who, *words)

    # A race

    def on_race_began(self, _: str, number: str, course: str) -> None:
        assert int(number) == len(self.places["P1"]) + 1
        self.course = course
        self.lap = dict.fromkeys(self.seats, 0)
        self.lanes, self.finished, self.left, self.disqualified = [], [], [], set()

    def on_lined_up(self, who: str, lane: str, space: str) -> None:
        self.lanes.append(who)
        self.space[who] = space
        assert len(self.lanes) == int(lane)

    on_lined_up_last_first = on_lined_up_winner_first = on_lined_up

    def on_starts(self, who: str) -> None:
        assert who == self.lanes[0]  # AC-22
        if self.ranking and self.lineup == "winner_lane_1":
            assert self.lanes == self.ranking  # AC-81
        elif self.ranking:
            assert who == self.ranking[-1]  # AC-80
        if self.lineup != "winner_lane_1" or not self.ranking:
            first = self.seats.index(who)
            assert self.lanes == [*self.seats[first:], *self.seats[:first]]  # AC-19

    def on_moved(self, who: str, _: str, origin: str, target: str) -> None:
        assert self.space[who] == origin
        assert target not in [self.space[other] for other in self.racing]  # AC-34
        self.space[who] = target

    def on_lap_begun(self, who: str, lap: str) -> None:
        self.lap[who] += 1
        assert self.lap[who] == int(lap)

    def on_disqualified(self, who: str) -> None:
        self.disqualified.add(who)

    def on_finished(self, who: str, *_: str) -> None:
        assert self.lap[who] == 3  # AC-70
        self.finished.append(who)

    def on_retired(self, who: str) -> None:
        self.left.append({who})

    on_out_of_cards = on_retired

    def on_race_stalled(self, *_: str) -> None:
        self.left.append(set(self.racing))

    @property
    def racing(self) -> list[str]:
        return [who for who in self.lanes if who not in self.finished and not self.has_left(who)]

    def has_left(self, who: str) -> bool:
        return any(who in together for together in self.left)

    # Its result

    def on_scored(self, who: str, place: str, amount: str, rank: str) -> None:
        placed = [seat for seat in self.finished if seat not in self.disqualified]
        expected = placed.index(who) + 1 if who in placed else 0
        assert int(place) == expected  # AC-72
        assert int(amount) == (POINTS[expected - 1] if expected else 0)  # AC-73
        self.ranking = [*placed, *self.unplaced()]
        assert int(rank) == self.ranking.index(who) + 1  # AC-82
        self.places[who].append(int(place))
        self.laurels[who] += int(amount)

    def unplaced(self) -> list[str]:
        over_line = [seat for seat in self.finished if seat in self.disqualified]
        leaving = [(seat, turn) for turn, together in enumerate(self.left) for seat in together]
        leaving.sort(key=lambda left: self.lanes.index(left[0]))
        leaving.sort(key=lambda left: (self.position(left[0]), left[1]), reverse=True)
        return over_line + [seat for seat, _ in leaving]

    def position(self, who: str) -> int:
        """Twelfths of a column; AC-60."""
        side = TRACKS[len(self.seats) > 4]
        front = side.spaces[self.space[who]].front[self.course.split("_")[1]]
        return (self.lap[who] - 1) * UNITS * side.columns + front

    # The tournament

    def merit(self, who: str) -> tuple[int, ...]:
        """The greater, the better; AC-83."""
        counts = [self.places[who].count(place) for place in range(1, len(POINTS) + 1)]
        last = self.places[who][-1]
        return (self.laurels[who], *counts, -last if last else -len(SEATS) - 1)

    def winners(self) -> list[str]:
        best = max(map(self.merit, self.seats))
        return [who for who in self.seats if self.merit(who) == best]

    def on_over_won(self, who: str) -> None:
        assert self.winners() == [who]
        assert sorted(self.laurels.values())[-2] < self.laurels[who]

    def on_over_tie_broken(self, who: str) -> None:
        assert self.winners() == [who]
        assert sorted(self.laurels.values())[-2] == self.laurels[who]

    def on_over_shared(self, _: str) -> None:
        assert len(self.winners()) > 1


def played(seed: int) -> Match:
    """A tournament between greedy bots, who now and then play anything."""
    chance = random.Random(seed)
    options = {option.key: chance.choice(option.values) for option in GAME.options}
    match = Match.create("ave_cesar", chance.choice(GAME.players), options, seed=seed)
    bots = [make("greedy", GAME, seat) for seat in range(match.players)]
    carelessness = chance.random()
    while not match.over:
        [seat] = match.to_act
        is_careless = chance.random() < carelessness
        careful = bots[seat].choose(match.view(seat))
        match.act(seat, chance.choice(match.legal(seat)) if is_careless else careful)
    return match


def words(happening: Happening) -> list[str]:
    told = zip(happening.kind.fields, happening.values, strict=True)
    return ["?" if value == HIDDEN else field.words[value] for field, value in told]


@pytest.mark.clause("AC-22", "AC-60", "AC-72", "AC-73", "AC-80", "AC-81", "AC-82", "AC-83")
def test_every_result_of_whole_tournaments() -> None:
    heard = set()
    for seed in range(TOURNAMENTS):
        match = played(seed)
        chronicler = Chronicler(match.players, str(match.options["lineup"]))
        for happening in match.events():
            who = "-" if happening.seat == NOBODY else SEATS[happening.seat]
            chronicler.hear(who, happening.kind.word, *words(happening))
            heard.add(happening.kind)
        assert list(match.scores) == list(chronicler.laurels.values())
        assert [rank == 1 for rank in match.ranking] == [
            who in chronicler.winners() for who in chronicler.seats
        ]
    assert heard >= {Event.DISQUALIFIED, Event.RETIRED, Event.OUT_OF_CARDS, Event.OVER_TIE_BROKEN}
