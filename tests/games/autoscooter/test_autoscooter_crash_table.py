"""Every direct crash of two cars in Autoscooter, against an oracle of its own: AS-62 to AS-69."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from autoscooter_table import A, Table

HEADINGS = ("E", "SE", "SW", "W", "NW", "NE")
FACE = ("rear", "side", "side", "front", "side", "side")  # by how the headings lie
TOWARDS_STRIKER = {1: 0, 2: 1, 4: 5, 5: 0}  # AS-69
SPUN = {1: 2, 2: 1, 4: 5, 5: 4}


@dataclass(frozen=True)
class Outcome:
    won: int  # by the striker
    speed: int  # of the striker, after the crash
    struck_speed: int
    angle: int  # of the struck car's heading to the striker's


def oracle(speed: int, struck_speed: int, angle: int, side_turn: str) -> Outcome:
    """The table on the back of the move card."""
    if struck_speed == 0:
        return Outcome(speed, 0, 0, angle)
    if FACE[angle] == "front":
        return Outcome(speed - struck_speed, 0, 0, angle)
    if FACE[angle] == "rear":
        return Outcome(speed, speed, struck_speed, angle)
    turned = (TOWARDS_STRIKER if side_turn == "away" else SPUN)[angle]
    return Outcome(speed + struck_speed, speed, struck_speed, turned)


def observed(table: Table, direction: int) -> Outcome:
    heading, struck_speed = table.car(2).split()[1].split("/")
    angle = (HEADINGS.index(heading) - direction) % 6
    return Outcome(table.chips[A] - 10, int(table.car(1)[-1]), int(struck_speed), angle)


# From 43, the hexes in each direction, one and two steps away
AHEAD = {
    0: ("44", "45"),
    1: ("53", "64"),
    2: ("52", "62"),
    3: ("42", "41"),
    4: ("32", "22"),
    5: ("33", "24"),
}


def crashes() -> Iterator[tuple[int, int, int]]:
    for direction in AHEAD:
        for struck_speed in range(4):
            for angle in range(6):
                yield direction, struck_speed, angle


@pytest.mark.clause("AS-45", "AS-62", "AS-63", "AS-64", "AS-65", "AS-66", "AS-67", "AS-68", "AS-69")
@pytest.mark.parametrize("side_turn", ["away", "spin"])
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_every_crash_in_case_b(speed: int, side_turn: str) -> None:
    """The old speed counts, whatever the speed of the letter."""
    for direction, struck_speed, angle in crashes():
        beside, _ = AHEAD[direction]
        heading = HEADINGS[(direction + angle) % 6]
        for letter in {1: "CK", 2: "CKP", 3: "KP"}[speed]:
            table = Table(
                cars={
                    1: f"43 {HEADINGS[direction]}/{speed}",
                    2: f"{beside} {heading}/{struck_speed}",
                },
                side_turn=side_turn,
            )
            table.drive(1, letter)
            assert observed(table, direction) == oracle(speed, struck_speed, angle, side_turn)
            assert table.car(1)[:2] == "43"
            assert table.car(2)[:2] == beside


@pytest.mark.clause("AS-46", "AS-62", "AS-63", "AS-64", "AS-65", "AS-66", "AS-67", "AS-68", "AS-69")
@pytest.mark.parametrize("side_turn", ["away", "spin"])
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_every_crash_in_case_c(speed: int, side_turn: str) -> None:
    """The letter's speed counts, one less or one more than the car's."""
    for direction, struck_speed, angle in crashes():
        beside, beyond = AHEAD[direction]
        heading = HEADINGS[(direction + angle) % 6]
        for letter, new_speed in (("K", 2), ("P", 3)):
            if abs(new_speed - speed) <= 1:
                table = Table(
                    cars={
                        1: f"43 {HEADINGS[direction]}/{speed}",
                        2: f"{beyond} {heading}/{struck_speed}",
                    },
                    side_turn=side_turn,
                )
                table.drive(1, letter)
                expected = oracle(new_speed, struck_speed, angle, side_turn)
                assert observed(table, direction) == expected
                assert table.car(1)[:2] == beside
                assert table.car(2)[:2] == beyond
