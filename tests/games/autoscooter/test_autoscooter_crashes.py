"""Crashes in Autoscooter: AS-60 to AS-72."""

from typing import Any

import pytest
from autoscooter_table import A, B, Table

NEW_HEADINGS = {
    "away": {"SE": "E", "SW": "SE", "NW": "NE", "NE": "E"},
    "spin": {"SE": "SW", "SW": "SE", "NW": "NE", "NE": "NW"},
}


def crash(cars: dict[int, str], letter: str, **options: Any) -> Table:
    """Car 1 drives into something."""
    table = Table(cars=cars, **options)
    table.drive(1, letter)
    return table


# Side


@pytest.mark.clause("AS-45", "AS-62", "AS-63", "AS-68", "AS-69")
def test_s11_side_at_the_old_speed() -> None:
    table = crash({1: "43 E/3", 2: "44 SE/1"}, "K")
    assert table.events() == [
        "A blocked 1 K",
        "A hit_side 1 2 3 1",
        "B paid 2 1 4",
        "B turned 2 E",
    ]
    assert table.car(1) == "43 E/3"
    assert table.car(2) == "44 E/1"
    assert table.chips[:3] == [14, 6, 10]


@pytest.mark.clause("AS-70", "AS-72")
def test_s12_a_turned_car_drives_its_letter_from_its_new_heading() -> None:
    table = Table(cars={1: "43 E/3", 2: "44 SE/1"})
    table.program({1: "33 K", 2: "34 C"})
    assert table.car(2) == "45 E/1"
    assert table.happened("drove") == ["B drove 2 C 45 E"]
    unhurt = Table(cars={1: "63 E/3", 2: "44 SE/1"})
    unhurt.drive(2, "C")
    assert unhurt.car(2) == "54 SE/1"


@pytest.mark.clause("AS-62", "AS-68", "AS-69")
@pytest.mark.parametrize("side_turn", NEW_HEADINGS)
def test_s13_all_flanks(side_turn: str) -> None:
    for heading, turned in NEW_HEADINGS[side_turn].items():
        table = crash({1: "43 E/1", 2: f"44 {heading}/2"}, "C", side_turn=side_turn)
        assert table.chips[:2] == [13, 7]
        assert table.car(2) == f"44 {turned}/2"
        assert table.car(1) == "43 E/1"


@pytest.mark.clause("AS-61")
def test_a_crash_is_settled_chips_first_before_the_next_car_moves() -> None:
    table = Table(cars={1: "43 E/2", 2: "44 W/1", 3: "23 E/1"})
    table.program({1: "1 K", 3: "3 C"})
    after = table.events()[16:]
    assert after[:6] == [
        "A blocked 1 K",
        "A hit_front 1 2 2 1",
        "B paid 2 1 1",
        "A stopped 1",
        "B stopped 2",
        "C drove 3 C 24 E",
    ]


# Front


@pytest.mark.clause("AS-46", "AS-65")
def test_s14_front_at_equal_speeds() -> None:
    table = crash({1: "42 E/1", 2: "53 NW/2"}, "N")
    assert table.happened("cut_short", "hit_front") == [
        "A cut_short 1 N 43 SE",
        "A hit_front 1 2 2 2",
    ]
    assert table.happened("paid", "paid_in_part") == []
    assert table.chips == 8 * [10]
    assert table.car(1) == "43 SE/0"
    assert table.car(2) == "53 NW/0"


@pytest.mark.clause("AS-45", "AS-50", "AS-65")
def test_s15_the_slower_rammer_pays() -> None:
    table = crash({1: "43 E/1", 2: "44 W/3"}, "K")
    assert table.events()[1:3] == ["A hit_front 1 2 1 3", "A paid 1 2 2"]
    assert table.chips[:2] == [8, 12]
    assert table.car(1) == "43 E/0"
    assert table.car(2) == "44 W/0"


# Stopped


@pytest.mark.clause("AS-64", "AS-66")
def test_s17_stopped_comes_before_heading() -> None:
    table = crash({1: "41 E/2", 2: "44 NW/0"}, "P")
    assert table.events() == [
        "A cut_short 1 P 43 E",
        "A hit_stopped 1 2 3",
        "B paid 2 1 3",
        "A stopped 1",
    ]
    assert table.car(1) == "43 E/0"
    assert table.car(2) == "44 NW/0"


@pytest.mark.clause("AS-63", "AS-66")
def test_s18_the_new_speed_counts_once_a_hex_is_driven() -> None:
    table = crash({1: "42 E/3", 2: "44 E/0"}, "K")
    assert table.chips[:2] == [12, 8]
    assert table.car(1) == "43 E/0"


# Rear


@pytest.mark.clause("AS-67")
def test_s19_rear() -> None:
    table = crash({1: "42 E/1", 2: "44 E/3"}, "K")
    assert table.events()[1:] == ["A hit_rear 1 2 2", "B paid 2 1 2"]
    assert table.chips[:2] == [12, 8]
    assert table.car(1) == "43 E/2"
    assert table.car(2) == "44 E/3"


# Barrier and unowned cars


@pytest.mark.clause("AS-07", "AS-71", "AS-46")
def test_s22_an_unowned_car_is_barrier() -> None:
    table = Table(6, cars={1: "33 E/1"})
    table.drive(1, "K")
    assert table.events() == [
        "A cut_short 1 K 34 E",
        "A hit_unowned 1 3 2",
        "A paid 1 box 2",
        "A stopped 1",
    ]
    assert table.car(1) == "34 E/0"
    assert table.chips[A] == 10
    assert table.box == 10
    assert table.car(3) == "35 W/0"


@pytest.mark.clause("AS-07")
@pytest.mark.parametrize("projection", ["off", "on"])
def test_an_unowned_car_is_never_moved_turned_or_paid(projection: str) -> None:
    """Whatever its heading, and though it looks away like a car struck in the rear."""
    for heading in ("E", "SE", "SW", "W", "NW", "NE"):
        table = Table(6, cars={1: "33 E/3", 3: f"34 {heading}/0"}, rear_projection=projection)
        table.drive(1, "K")
        assert table.car(3) == f"34 {heading}/0"
        assert table.chips == [9, *5 * [12]]
        assert table.box == 11


@pytest.mark.clause("AS-07", "AS-09")
def test_an_unowned_car_never_gets_a_move() -> None:
    table = Table(7)
    for _ in range(3):
        table.program({})
        table.finish_turn()
        assert table.car(6) == "51 E/0"


# What the struck car keeps


@pytest.mark.clause("AS-63", "AS-08")
def test_a_car_that_has_moved_counts_with_its_new_speed() -> None:
    """Car 2 drives off its hex at speed 2 and is then struck in the side."""
    table = Table(cars={1: "43 E/1", 2: "24 SE/1"})
    table.program({2: "2 M", 1: "16 K"})
    assert table.happened("drove", "cut_short")[0] == "B drove 2 M 44 SE"
    assert table.happened("hit_side") == ["A hit_side 1 2 1 2"]


@pytest.mark.clause("AS-72", "AS-48")
def test_a_struck_car_keeps_its_move() -> None:
    """Stopped before its number came up, it drives off in the same turn."""
    table = Table(cars={1: "43 E/2", 2: "44 W/2"})
    table.program({1: "1 K", 2: "15 K"})
    assert table.to_act == [B]
    table.act(B, "drive_off 45 E")
    assert table.car(2) == "45 E/1"


@pytest.mark.clause("AS-60")
def test_a_crash_ends_the_move_on_the_hex_before() -> None:
    """The striker does not go on, though the struck car could make room."""
    table = crash({1: "41 E/3", 2: "43 SE/1"}, "P")
    assert table.car(1) == "42 E/3"
    assert table.car(2) == "43 E/1"
