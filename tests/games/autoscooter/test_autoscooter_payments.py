"""Who pays for a crash in Autoscooter: AS-61, AS-73 to AS-75."""

import random

import pytest
from autoscooter_table import A, B, Table, legal_actions, opening

from positions import new_log, seats_in
from rejouons.games.autoscooter import rules
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.state import Scoring
from rejouons.games.autoscooter.tables import CARS, CHIPS, CHIPS_OF_COLOUR, HEXES
from rejouons.kernel.dice import seed_dice

SIDE = {1: "43 E/3", 2: "44 SE/1"}  # 4 chips from car 2 to car 1


@pytest.mark.clause("AS-61", "AS-74")
def test_s23_who_owes_more_than_he_has_pays_what_he_has() -> None:
    table = Table(cars=SIDE, chips={B: 1})
    assert table.box == 9
    table.drive(1, "K")
    assert table.events()[2:] == ["B paid_in_part 2 1 1 4", "B turned 2 E"]
    assert table.chips[:2] == [11, 0]
    assert table.car(2) == "44 E/1"


@pytest.mark.clause("AS-74")
def test_who_has_no_chips_pays_nothing_and_plays_on() -> None:
    table = Table(cars=SIDE, chips={B: 0})
    table.drive(1, "K")
    assert table.happened("paid_in_part") == ["B paid_in_part 2 1 0 4"]
    assert table.chips[:2] == [10, 0]
    table.drive(2, "C")
    assert table.car(2) == "45 E/1"


@pytest.mark.clause("AS-74")
def test_no_debt_is_kept() -> None:
    """What is won later is all one's own."""
    table = Table(cars={**SIDE, 3: "46 E/1"}, chips={B: 0})
    table.drive(1, "K")
    table.drive(2, "K")
    assert table.events()[:2] == ["B cut_short 2 K 45 E", "B hit_rear 2 3 2"]
    assert table.chips[:3] == [10, 2, 8]


@pytest.mark.clause("AS-73")
def test_s24_what_own_cars_owe_each_other_goes_to_the_box() -> None:
    table = Table(4, cars={1: "43 E/3", 8: "44 SE/1"})
    table.drive(1, "K")
    assert table.happened("paid", "paid_for_own") == ["A paid_for_own 8 4"]
    assert table.chips == [16, 20, 20, 20]
    assert table.box == 4
    assert table.car(8) == "44 E/1"


@pytest.mark.clause("AS-73", "AS-65")
def test_own_cars_nose_to_nose() -> None:
    """The slower one owes, here the rammer."""
    table = Table(4, cars={1: "43 E/1", 8: "44 W/3"})
    table.drive(1, "C")
    assert table.happened("paid_for_own") == ["A paid_for_own 1 2"]
    assert table.chips == [18, 20, 20, 20]


@pytest.mark.clause("AS-73", "AS-74")
def test_own_cars_pay_what_there_is() -> None:
    table = Table(4, cars={1: "43 E/3", 8: "44 SE/1"}, chips={A: 3})
    table.drive(1, "K")
    assert table.happened("paid_in_part") == ["A paid_in_part 8 box 3 4"]
    assert table.chips[A] == 0
    assert table.box == 20


@pytest.mark.clause("AS-75", "AS-85")
def test_the_box_pays_only_what_it_holds() -> None:
    chips = {0: 15, 1: 15, 2: 15, 3: 15, 4: 19}
    table = Table(5, cars={1: "43 E/3", 5: "44 SE/1"}, chips=chips)
    assert table.box == 1
    table.drive(1, "K")
    assert table.happened("paid_in_part") == ["- paid_in_part box 1 1 4"]
    assert table.chips[A] == 16
    assert table.box == 0


@pytest.mark.clause("AS-75", "AS-02", "AS-08")
@pytest.mark.parametrize("players", GAME.players)
def test_s51_at_every_step_of_a_random_game(players: int) -> None:
    """All chips are somewhere, every car has a hex of its own, no speed is beyond 3."""
    chance = random.Random(players)
    options = {
        "rear_projection": chance.choice(["off", "on"]),
        "scoring": chance.choice(["chips", "colours"]),
        "side_turn": chance.choice(["away", "spin"]),
    }
    state, log = opening(players, **options), new_log()
    seed_dice(state.dice, players, 0)
    rules.setup(state, log)
    while waiting := seats_in(int(rules.to_act(state))):
        seat = chance.choice(waiting)
        rules.apply(state, log, seat, chance.choice(legal_actions(state, seat)))
        assert state.purses["chips"].sum() == CHIPS
        assert state.purses["chips"].min() >= 0
        if state.options.scoring == Scoring.COLOURS:
            assert set(state.purses["colours"].sum(axis=0)) == {CHIPS_OF_COLOUR}
        assert len(set(state.cars["hex"])) == CARS
        assert [int(state.on[car.hex]) for car in state.cars] == list(range(CARS))
        assert (state.on[:HEXES] >= 0).sum() == CARS
        assert set(state.cars["speed"]) <= {0, 1, 2, 3}
