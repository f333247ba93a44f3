"""A car's move in Autoscooter: AS-43 to AS-50, the cases A to D."""

import pytest
from autoscooter_table import A, B, Table

from rejouons.games.autoscooter.state import HEADING, LETTER, Phase

# From 43 facing E: path, then final heading
COURSES = {
    "A": "44 NW",
    "B": "44 NE",
    "C": "44 E",
    "D": "44 SE",
    "E": "44 SW",
    "F": "44 34 NW",
    "G": "44 34 NE",
    "H": "44 34 E",
    "J": "44 45 NE",
    "K": "44 45 E",
    "L": "44 45 SE",
    "M": "44 54 E",
    "N": "44 54 SE",
    "O": "44 54 SW",
    "P": "44 45 46 E",
}


# Case A


@pytest.mark.clause("AS-44", "AS-43", "AS-23")
@pytest.mark.parametrize("letter", LETTER.words)
def test_every_letter_drives_its_course(letter: str) -> None:
    *path, heading = COURSES[letter].split()
    speed = len(path)
    table = Table(cars={1: "43 E/2"})
    table.drive(1, letter)
    assert table.car(1) == f"{path[-1]} {heading}/{speed}"
    assert table.events() == [f"A drove 1 {letter} {path[-1]} {heading}"]
    assert table.phase == Phase.NEXT_CAR


@pytest.mark.clause("AS-43", "AS-46")
@pytest.mark.parametrize("letter", LETTER.words)
def test_every_hex_of_the_course_must_be_free(letter: str) -> None:
    """A car on a hex of the course stops the striker on the hex before, and nowhere else."""
    path = COURSES[letter].split()[:-1]
    for blocked in range(len(path)):
        table = Table(cars={1: "43 E/2", 2: f"{path[blocked]} E/0"})
        table.drive(1, letter)
        stood = ["43", *path][blocked]
        assert table.car(1).split()[0] == stood


@pytest.mark.clause("AS-44", "AS-23")
@pytest.mark.parametrize(
    ("scenario", "car", "letter", "then"),
    [
        ("S5", "42 E/1", "D", "43 SE/1"),
        ("S6", "42 E/1", "F", "33 NW/2"),
        ("S7", "41 E/2", "P", "44 E/3"),
    ],
)
def test_s05_s06_s07_free_courses(scenario: str, car: str, letter: str, then: str) -> None:
    table = Table(cars={1: car})
    table.drive(1, letter)
    assert table.car(1) == then, scenario


@pytest.mark.clause("AS-44", "AS-02")
@pytest.mark.parametrize(
    ("letter", "ends"),
    [
        ("F", ["34 NW", "54 NE", "63 E", "51 SE", "31 SW", "23 W"]),
        ("K", ["45 E", "64 SE", "62 SW", "41 W", "22 NW", "24 NE"]),
        ("O", ["54 SW", "63 W", "51 NW", "31 NE", "23 E", "34 SE"]),
    ],
)
def test_a_course_turns_with_the_heading(letter: str, ends: list[str]) -> None:
    for heading, end in zip(HEADING.words, ends, strict=True):
        table = Table(cars={1: f"43 {heading}/2", 5: "71 E/0", 6: "75 W/0"})
        table.drive(1, letter)
        assert table.car(1) == f"{end}/2"


# Case B


@pytest.mark.clause("AS-43", "AS-45", "AS-50", "AS-60", "AS-71")
def test_s09_barrier_ahead() -> None:
    table = Table(cars={1: "46 E/2"})
    table.drive(1, "A")
    assert table.car(1) == "46 E/0"
    assert table.events() == [
        "A blocked 1 A",
        "A hit_barrier 1 2",
        "A paid 1 box 2",
        "A stopped 1",
    ]
    assert table.chips[A] == 8
    assert table.box == 2


@pytest.mark.clause("AS-45", "AS-50")
@pytest.mark.parametrize("letter", LETTER.words)
def test_a_blocked_car_keeps_hex_heading_and_speed_whatever_its_letter(letter: str) -> None:
    table = Table(cars={1: "43 E/2", 2: "44 E/3"})
    table.drive(1, letter)
    assert table.car(1) == "43 E/2"
    assert table.car(2) == "44 E/3"
    assert table.happened("hit_rear") == ["A hit_rear 1 2 2"]


# Case C


@pytest.mark.clause("AS-46", "AS-60", "AS-71")
def test_s10_barrier_on_the_way() -> None:
    table = Table(cars={1: "44 E/2"})
    table.drive(1, "P")
    assert table.car(1) == "46 E/0"
    assert table.events()[:2] == ["A cut_short 1 P 46 E", "A hit_barrier 1 3"]
    assert table.chips[A] == 7


@pytest.mark.clause("AS-46")
@pytest.mark.parametrize(
    ("letter", "blocked", "heading"),
    [
        *((letter, "34", "NE") for letter in "FGH"),
        *((letter, "45", "E") for letter in "JKL"),
        *((letter, "54", "SE") for letter in "MNO"),
    ],
)
def test_the_bend_is_made_and_the_final_turn_is_not(
    letter: str, blocked: str, heading: str
) -> None:
    table = Table(cars={1: "43 E/1", 2: f"{blocked} {heading}/1"})
    table.drive(1, letter)
    assert table.car(1) == f"44 {heading}/2"
    assert table.events()[:2] == [f"A cut_short 1 {letter} 44 {heading}", "A hit_rear 1 2 2"]


# Case D


@pytest.mark.clause("AS-47", "AS-43")
def test_s04_a_stopped_car_drives_off_to_any_free_side() -> None:
    table = Table()
    table.drive(1)
    assert table.phase == Phase.DRIVE_OFF
    assert table.to_act == [A]
    starts = table.legal(A)
    assert len(starts) == 20
    assert {start.split()[1] for start in starts} == {"11", "13", "22", "23"}
    assert "drive_off 13 W" not in starts
    table.drive(3)
    assert len(table.legal(2)) == 25


@pytest.mark.clause("AS-47")
def test_every_heading_but_straight_back() -> None:
    table = Table(cars={1: "43 NE/0"})
    table.drive(1)
    sides = {"44": "W", "53": "NW", "52": "NE", "42": "E", "32": "SE", "33": "SW"}
    assert sorted(table.legal(A)) == sorted(
        f"drive_off {hexagon} {heading}"
        for hexagon, back in sides.items()
        for heading in HEADING.words
        if heading != back
    )
    table.act(A, "drive_off 53 W")
    assert table.car(1) == "53 W/1"
    assert table.events()[0] == "A drove_off 1 53 W"


@pytest.mark.clause("AS-48", "AS-65", "AS-72", "AS-42")
def test_s20_a_letter_written_before_the_car_was_stopped_is_void() -> None:
    table = Table(cars={1: "43 E/2", 2: "44 W/1"})
    table.program({1: "1 K", 2: "2 F"})
    assert table.happened("hit_front", "paid", "stopped", "letter_voided") == [
        "A hit_front 1 2 2 1",
        "B paid 2 1 1",
        "A stopped 1",
        "B stopped 2",
        "B letter_voided 2",
    ]
    assert table.car(2) == "44 W/0"
    assert table.to_act == [B]
    assert len(table.legal(B)) == 25
    assert not any(start.startswith("drive_off 43") for start in table.legal(B))
    table.act(B, "drive_off 54 NE")
    assert table.car(2) == "54 NE/1"
    assert 2 not in table.unused(2)


@pytest.mark.clause("AS-47", "AS-48")
def test_a_car_that_was_stopped_all_along_has_no_letter_to_lose() -> None:
    table = Table()
    table.program({1: "1"})
    assert table.happened("letter_voided") == []
    assert table.to_act == [A]


@pytest.mark.clause("AS-49", "AS-42")
def test_s21_a_car_without_a_free_side_stays() -> None:
    table = Table(cars={1: "11 E/0", 2: "12 SW/0", 3: "21 W/0", 4: "22 W/0"})
    table.program({1: "1"})
    assert table.happened("boxed_in") == ["A boxed_in 1"]
    assert table.car(1) == "11 E/0"
    assert table.to_act == [B]
    assert table.unused(1)[0] == 16


@pytest.mark.clause("AS-49")
def test_a_stopped_car_cannot_ram() -> None:
    """Neither an occupied hex nor the barrier is among the choices."""
    table = Table(cars={1: "11 E/0", 2: "12 SW/0", 3: "21 W/1"})
    table.drive(1)
    assert {start.split()[1] for start in table.legal(A)} == {"22"}
