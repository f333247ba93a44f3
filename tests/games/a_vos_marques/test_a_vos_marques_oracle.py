"""Moves of À vos marques beside those that brute force finds, in random positions."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from a_vos_marques_oracle import (
    SPACES,
    Way,
    back_from,
    distances,
    forward_from,
    nearest,
    own_moves,
    straight_from,
)
from a_vos_marques_table import P1, Given, Race

from rejouons.games.a_vos_marques import forced
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.roads import ERRAND_PLACES, NO_DESTINATION
from rejouons.games.a_vos_marques.state import ACTIONS, Phase
from rejouons.games.a_vos_marques.tables import MOST_DICE, MOST_STEPS, NETWORK, ROADS, SIDES
from rejouons.kernel.log import open_log
from rejouons.kernel.record import snapshot
from rejouons.kernel.targets import linked

POSITIONS = 400
FORCED_POSITIONS = 150
NEAR = 14  # steps within which other cars stand in the way
ERRANDS = {"service_station": "E04", "police": "E05", "dealer": "E07", "restaurant": "E09"}
NAMES = sorted(set(SPACES) - {"FINISH"})


@dataclass(frozen=True)
class Case:
    """A random position, and red dice in it."""

    origin: str
    others: tuple[str, ...]
    faces: tuple[int, ...]
    tickets: int
    errand: str  # its destination, or nothing
    place: str

    def race(self) -> Race:
        errand = f"errand={ERRANDS[self.place]}>{self.errand}" if self.errand else ""
        words = [self.origin, errand, *["ticket"] * self.tickets]
        words += {1: ["one_die"], 3: ["bonus_die"]}.get(len(self.faces), [])
        others: Given = {f"P{number}": name for number, name in enumerate(self.others, 2)}
        return Race(P1=" ".join(words), at="red", **others)


def random_case(seed: int) -> Case:
    chance = random.Random(seed)
    origin = chance.choice(NAMES)
    near = [name for name in NAMES if 0 < distances(origin)[name] <= NEAR and name != "START"]
    others = tuple(chance.sample(near, chance.choice([2, 5])))
    faces = tuple(chance.choices(range(1, 7), k=chance.choice([1, 2, 2, 2, 3])))
    place = chance.choice(ERRAND_PLACES)
    errand = nearest(origin, place) if chance.random() < 0.3 else ""
    errand = "" if errand == origin else errand
    return Case(origin, others, faces, chance.choice([0, 0, 1, 2]), errand, place)


class Wheel:
    """The compiled rules, to try many moves with."""

    def __init__(self) -> None:
        self.rules = linked(GAME, "cpu").rules
        self.out = np.zeros(ACTIONS.size, np.int16)

    def actions(self, state: Any) -> list[int]:
        return [int(action) for action in self.out[: self.rules.legal(state, P1, self.out)]]

    def try_out(self, race: Race, action: int) -> Way:
        """What an action brings the car, as its events tell."""
        state = snapshot(race.state)
        open_log(race.log)
        self.rules.apply(state, race.log, P1, action)
        passed = [event.split()[2:] for event in race.happened("passed")]
        path = tuple(name for names in passed for name in names if name != "none")
        rest = NETWORK.names[int(state.players[P1].space)]
        return Way(path, rest, len(race.happened("crossed")))


@pytest.fixture(scope="module")
def wheel() -> Wheel:
    return Wheel()


@pytest.mark.clause("AVM-20", "AVM-21", "AVM-22", "AVM-23", "AVM-26", "AVM-28", "AVM-50", "AVM-100")
def test_own_moves_are_those_that_brute_force_finds(wheel: Wheel) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(POSITIONS):
        case = random_case(seed)
        race = case.race()
        race.red(*case.faces)
        expected = own_moves(case.origin, sum(case.faces), case.others, case.tickets, case.errand)
        actions = wheel.actions(race.state)
        assert [wheel.try_out(race, action) for action in actions] == expected, case
        assert [ACTIONS.text(action) for action in actions] == list(numbered(expected)), case
        kinds += Counter(
            choice=len(expected) > 1,
            several=any(text.endswith("2") for text in numbered(expected)),
            crossing=any(way.crossings for way in expected),
            short=any(way.rest != way.end for way in expected),
            errand=bool(case.errand),
        )
    assert min(kinds.values()) > POSITIONS // 20, kinds


def numbered(ways: list[Way]) -> Iterator[str]:
    """The actions that choose among ways: those that reach the same space are counted."""
    reached: Counter[str] = Counter()
    for way in ways:
        reached[way.end] += 1
        yield f"drive {way.end} {reached[way.end]}"


@pytest.mark.clause("AVM-60", "AVM-61", "AVM-63")
def test_cars_go_back_as_brute_force_finds() -> None:
    for seed in range(FORCED_POSITIONS):
        case = random_case(seed)
        race = case.race()
        steps = sum(case.faces)
        forced.go_back(race.state, race.log, P1, steps)
        assert race.space(P1) == back_from(case.origin, steps, case.others, case.errand), case


@pytest.mark.clause("AVM-62", "AVM-63")
def test_cars_go_forward_as_brute_force_finds() -> None:
    for seed in range(FORCED_POSITIONS):
        case = random_case(seed)
        race = case.race()
        steps = case.faces[0]
        race.state.phase = Phase.RESOLVE
        forced.go_forward(race.state, race.log, P1, steps)
        if case.errand:
            assert race.phase != Phase.FORK
            rest = straight_from(case.origin, steps, case.others, case.errand)
            assert race.space(P1) == rest, case
        else:
            ends = forward_from(case.origin, steps, case.others)
            assert race.phase == Phase.FORK or len(ends) == 1
            if race.phase == Phase.FORK:
                assert race.ends() == set(ends), case
                end = max(ends)
                race.act(f"onward {end}")
            else:
                [end] = ends
            assert race.space(P1) in ends[end], case


@pytest.mark.clause("AVM-28")
def test_there_is_always_a_move(wheel: Wheel) -> None:
    """From every space, and to every place of errands, whatever is rolled."""
    race = Race(P1="A10", at="red")
    race.total(2)
    player = race.player(P1)
    for points in range(1, MOST_STEPS + 1):
        race.state.red[:] = [min(SIDES, max(0, points - SIDES * die)) for die in range(MOST_DICE)]
        for road, name in zip(ROADS, NETWORK.names, strict=False):
            player.space = NETWORK.numbers[name]
            away = {int(there) for there in road.nearest if road.to_place[there] > 0}
            for destination in (NO_DESTINATION, *away) if name != "FINISH" else ():
                player.destination = destination
                assert wheel.actions(race.state)


@pytest.mark.clause("AVM-46")
def test_the_nearest_place_is_the_one_that_brute_force_finds() -> None:
    for name in NAMES:
        for number, place in enumerate(ERRAND_PLACES):
            found = NETWORK.destinations[ROADS[NETWORK.numbers[name]].nearest[number]]
            assert found == nearest(name, place)
