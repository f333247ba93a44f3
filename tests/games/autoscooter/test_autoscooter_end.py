"""The end of Autoscooter: AS-11, AS-120 to AS-122."""

from typing import Any

import pytest
from autoscooter_table import SEATS, A, B, Table

from rejouons.games.autoscooter.state import Phase

LANES = ("21", "31", "41", "51", "61", "71", "11", "24")
IN_LANES = {number: f"{hexagon} E/1" for number, hexagon in enumerate(LANES, 1)}


def last_turn(players: int = 8, **given: Any) -> Table:
    return Table(players, turn=11, **{"cars": IN_LANES, **given})


@pytest.mark.clause("AS-11", "AS-120")
def test_s48_the_last_numbers_are_forced() -> None:
    table = last_turn()
    for seat in range(8):
        [number] = {action.split()[1] for action in table.legal(seat)}
        assert table.unused(seat + 1) == [int(number)]
    table.program({})
    assert table.phase == Phase.OVER
    assert table.to_act == []
    assert all(table.unused(number) == [] for number in range(1, 9))


@pytest.mark.clause("AS-120", "AS-29")
def test_s48_a_stopped_cars_last_number_needs_no_writing() -> None:
    """Nobody has anything to write, so the cars move at once."""
    table = Table(turn=10)
    table.program({})
    table.finish_turn()
    assert table.turn == 11
    assert table.phase == Phase.PROGRAM
    table.close()
    assert table.happened("number_missing") == []
    assert len(table.happened("number_shown")) == 8


@pytest.mark.clause("AS-120", "AS-41")
def test_when_all_stand_in_the_last_turn_it_begins_by_itself() -> None:
    crashing = {number: f"{hexagon} E/1" for number, hexagon in ((1, 15), (2, 26), (8, 66))}
    table = Table(2, cars={**crashing, 5: "46 E/1", 6: "75 E/1", 7: "35 E/1", 3: "11 E/0"}, turn=10)
    table.program({})
    assert len(table.happened("hit_barrier")) == 6
    assert table.happened("turn_began") == ["- turn_began 11"]
    assert len(table.happened("number_shown")) == 12
    assert table.phase == Phase.DRIVE_OFF


@pytest.mark.clause("AS-120", "AS-82")
def test_the_ghosts_letter_is_written_though_all_cars_stand() -> None:
    table = Table(5, cars={5: "43 E/1"}, turn=11)
    assert table.legal(A)[0] == "ghost A"
    table.program({})
    table.finish_turn()
    assert table.phase == Phase.OVER


@pytest.mark.clause("AS-11")
def test_a_game_has_eleven_turns() -> None:
    table = Table(3)
    for turn in range(1, 12):
        assert table.turn == turn
        table.program({})
        table.finish_turn()
    assert table.phase == Phase.OVER
    assert all(table.unused(car) == [] for seat in range(3) for car in table.cars_of(seat))


# Who wins


@pytest.mark.clause("AS-121")
def test_most_chips_win() -> None:
    table = last_turn(chips={A: 11, B: 9})
    table.program({})
    assert table.happened("over_won", "over_shared") == ["A over_won"]
    assert table.points() == table.chips == [11, 9, *6 * [10]]
    assert table.ranks() == [1, 8, *6 * [2]]


@pytest.mark.clause("AS-122")
def test_s48_equal_best_results_share_the_win() -> None:
    table = last_turn()
    table.program({})
    assert table.happened("over_won", "over_shared") == [f"{seat} over_shared" for seat in SEATS]
    assert table.ranks() == 8 * [1]


@pytest.mark.clause("AS-122", "AS-123")
def test_the_result_in_colours_is_told() -> None:
    table = last_turn(scoring="colours", colours={A: {"red": 8, "blue": 1}, B: {"yellow": 18}})
    table.program({})
    assert table.happened("scored", "over_shared")[:2] == ["A scored 9 2 18", "B scored 18 1 18"]
    assert table.happened("over_shared") == ["A over_shared", "B over_shared"]


@pytest.mark.clause("AS-126", "AS-121")
def test_the_result_of_every_car_is_told() -> None:
    table = last_turn(4, scoring="colours", best_car="on", colours={7: {"black": 6, "red": 6}})
    table.program({})
    assert table.happened("scored_car") == [
        "A scored_car 1 10 1 10",
        "B scored_car 2 10 1 10",
        "C scored_car 3 10 1 10",
        "D scored_car 4 10 1 10",
        "D scored_car 5 10 1 10",
        "C scored_car 6 10 1 10",
        "B scored_car 7 10 1 10",
        "A scored_car 8 12 2 24",
    ]
    assert table.happened("over_won") == ["A over_won"]
    assert table.points() == [24, 10, 10, 10]


@pytest.mark.clause("AS-74", "AS-120")
def test_who_has_no_chips_plays_to_the_end() -> None:
    table = last_turn(chips={A: 0, B: 20})
    table.program({})
    assert table.happened("drove")[0].startswith("A drove 1 ")
    assert table.ranks() == [8, 1, *6 * [2]]
