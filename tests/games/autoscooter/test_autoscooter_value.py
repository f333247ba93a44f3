"""What Autoscooter's bots make of a position: no rules, but it can be checked by hand."""

import random
from collections.abc import Iterator

import pytest
from autoscooter_table import A, B, Table, legal_actions

import judgements
from rejouons import Match
from rejouons.bots import make
from rejouons.games.autoscooter import rules
from rejouons.games.autoscooter.driving import drive
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.outlook import outlook
from rejouons.games.autoscooter.prospects import precedence
from rejouons.games.autoscooter.state import LETTER, Phase
from rejouons.games.autoscooter.tables import CARS, FIRST_LETTER, LAST_LETTER, SURE
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.record import snapshot

WHIMS = 60  # playouts of a position
FLANK = {1: "43 E/2", 2: "45 NE/2"}  # two hexes straight on
RIM = {1: "45 E/2", 2: "61 E/1"}  # and here the barrier
STRAIGHT = "JKLP"


def chances(table: Table) -> list[float]:
    return judgements.chances(GAME, table.state)


def after(table: Table, action: str) -> float:
    """A's chance when it has written, or driven off."""
    return judgements.chance_after(GAME, table.state, A, action)


def playouts(table: Table) -> list[str]:
    """What A does in playouts, with many whims."""
    return judgements.playouts(GAME, table.state, A, WHIMS)


# Outlook


def boards() -> Iterator[Table]:
    """Positions of random games."""
    for seed in range(4):
        chance = random.Random(seed)
        table = Table(chance.choice((4, 5, 8)), seed=seed)
        state = table.state
        while state.phase != Phase.OVER:
            seat = chance.choice(table.to_act)
            rules.apply(state, table.log, seat, chance.choice(legal_actions(state, seat)))
            if state.phase == Phase.PROGRAM and chance.random() < 0.1:
                yield table


def test_an_outlook_is_what_happens_if_nothing_else_moves() -> None:
    for table in boards():
        for number in range(CARS):
            car = table.state.cars[number]
            if car.speed > 0 and car.owner != NOBODY:
                for letter in range(FIRST_LETTER[car.speed], LAST_LETTER[car.speed] + 1):
                    assert outlook(table.state, number, letter)[:4] == driven(table, number, letter)


def driven(table: Table, number: int, letter: int) -> tuple[int, int, int, int]:
    """Hex, heading and speed of a car after a letter, and its driver's chips by it."""
    trial = snapshot(table.state)
    drive(trial, table.log, number, letter)
    car = trial.cars[number]
    gained = trial.purses[car.owner].chips - table.state.purses[car.owner].chips
    return int(car.hex), int(car.heading), int(car.speed), int(gained)


# Chances


def test_a_flank_is_better_than_nothing_and_nothing_better_than_the_barrier() -> None:
    flank, rim = Table(cars=FLANK), Table(cars=RIM)
    assert after(flank, "program 33 K") > after(flank, "program 33 C")
    assert after(rim, "program 33 C") > after(rim, "program 33 K")


def test_who_is_going_to_be_rammed_has_reason_to_fear() -> None:
    assert chances(Table(cars=FLANK))[B] < chances(Table(cars={**FLANK, 1: "43 W/2"}))[B]


def test_a_ramming_car_goes_early_others_save_early_numbers() -> None:
    flank, alone = Table(cars=FLANK), Table(cars=RIM)
    assert after(flank, "program 1 K") > after(flank, "program 81 K")
    assert after(alone, "program 81 C") > after(alone, "program 1 C")


def test_unused_numbers_tell_who_moves_first() -> None:
    table = Table(used={1: [81, 80, 65, 64], 2: [2, 15, 18, 31], 3: [83, 78, 67, 62]}, turn=5)
    assert precedence(table.state, 1, 0) == SURE // 2  # nobody has written
    table.act(A, "enter 33")
    assert precedence(table.state, 1, 0) == 0
    assert precedence(table.state, 0, 1) == SURE
    assert 0 < precedence(table.state, 2, 0) < SURE


def test_a_lead_is_worth_more_near_the_end() -> None:
    chips = {A: 14, **dict.fromkeys(range(1, 8), 9)}
    leads = [chances(Table(chips=chips, turn=turn))[A] for turn in (1, 6, 11)]
    assert 1 / 8 < leads[0] < leads[1] < leads[2] < 1


@pytest.mark.parametrize("scoring", ["chips", "colours"])
def test_seats_make_no_difference(scoring: str) -> None:
    """The same board with the drivers exchanged: the chances are exchanged."""
    table = Table(cars=FLANK, scoring=scoring)
    before = chances(table)
    first, second = table.state.cars[0], table.state.cars[1]
    first.owner, second.owner = B, A
    purses = table.state.purses[:2].copy()
    table.state.purses[A], table.state.purses[B] = purses[1], purses[0]
    assert chances(table) == [before[B], before[A], *before[2:]]


def test_colours_are_worth_having() -> None:
    many = {A: {"red": 6, "blue": 2}, B: {"yellow": 10}}
    few = {A: {"red": 8}, B: {"yellow": 10}}
    by_colours = [chances(Table(colours=purses, scoring="colours"))[A] for purses in (many, few)]
    assert by_colours[0] > by_colours[1]


def test_a_letter_for_the_ghost_is_feared_by_whom_it_rams() -> None:
    table = Table(5, cars={5: "43 E/2", 2: "45 NE/2"}, turn=2)
    for number in range(CARS):
        table.state.cars[number].number = 0
    hits, misses = after(table, "ghost K"), after(table, "ghost C")
    assert hits > misses


# Habits


def test_a_playout_rams_what_stands_before_it_and_turns_away_from_the_barrier() -> None:
    letters = [text.split()[2] for text in playouts(Table(cars=FLANK))]
    assert sum(letter in STRAIGHT for letter in letters) > WHIMS / 2
    assert all(text.split()[2] not in STRAIGHT for text in playouts(Table(cars=RIM)))


def test_a_playout_mixes_its_numbers() -> None:
    assert len({text.split()[1] for text in playouts(Table(cars=FLANK))}) > 5


def test_a_playout_drives_off_to_where_there_is_room() -> None:
    table = Table(cars={1: "11 E/0"})
    table.program({1: "1"})
    for text in playouts(table):
        hexagon, heading = text.split()[1:]
        assert (hexagon, heading) not in {("12", "NE"), ("12", "NW"), ("21", "W"), ("21", "SW")}


def test_guesses_leave_no_letter_out() -> None:
    table = Table(cars={**FLANK, 4: "71 E/0"})
    table.program({1: "81 K", 2: "82 K", 4: "4"})
    view = table.view(3)
    seen = set()
    for seed in range(600):
        guess = snapshot(view)
        seed_dice(guess.dice, seed, 0)
        rules.guess(guess, 3)
        seen.add(LETTER.words[guess.cars[0].letter])
    assert seen == set(LETTER.words)


def test_greedy_takes_more_chips_than_chance() -> None:
    greedy, chance = 0, 0
    for seed in range(3):
        match = Match.create("autoscooter", 8, seed=seed)
        bots = [make(("greedy", "random")[seat % 2], GAME, seat) for seat in range(8)]
        while not match.over:
            seat = match.to_act[0]
            match.act(seat, bots[seat].choose(match.view(seat)))
        chips = match.view().state.purses["chips"]
        greedy += int(chips[0:8:2].sum())
        chance += int(chips[1:8:2].sum())
    assert greedy > 1.5 * chance
