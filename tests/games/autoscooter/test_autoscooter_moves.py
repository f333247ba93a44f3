"""The move card: letters, gears, and how cars turn."""

import numpy as np
import pytest

from rejouons.games.autoscooter.tables import (
    BEND,
    FINAL_TURN,
    FIRST_LETTER,
    HEADING_NAMES,
    HEADINGS,
    HEX_NAMES,
    LAST_LETTER,
    LETTER_NAMES,
    LETTERS,
    SIDE_TURN,
    SPEED_OF,
    START_TURNS,
    STRAIGHT,
    TOP_SPEED,
    WAY,
)

FROM_43_EAST = {  # speed, hexes, heading at the end
    "A": (1, "44", "NW"),
    "B": (1, "44", "NE"),
    "C": (1, "44", "E"),
    "D": (1, "44", "SE"),
    "E": (1, "44", "SW"),
    "F": (2, "44 34", "NW"),
    "G": (2, "44 34", "NE"),
    "H": (2, "44 34", "E"),
    "J": (2, "44 45", "NE"),
    "K": (2, "44 45", "E"),
    "L": (2, "44 45", "SE"),
    "M": (2, "44 54", "E"),
    "N": (2, "44 54", "SE"),
    "O": (2, "44 54", "SW"),
    "P": (3, "44 45 46", "E"),
}
LEGAL = {1: "ABCDEFGHJKLMNO", 2: "ABCDEFGHJKLMNOP", 3: "FGHJKLMNOP"}
LEFT_TO_RIGHT = "ABCDE FGHJKLMNO P"  # a mirror swaps the first and last of each speed


@pytest.mark.clause("AS-23")
def test_fifteen_letters_without_an_i() -> None:
    assert "".join(LETTER_NAMES) == "ABCDEFGHJKLMNOP"
    assert LETTERS == 5 + 9 + 1


@pytest.mark.clause("AS-23")
@pytest.mark.parametrize("letter", FROM_43_EAST)
def test_where_a_letter_leads(letter: str) -> None:
    number, hexagon, heading = LETTER_NAMES.index(letter), HEX_NAMES.index("43"), 0
    path = []
    for step in range(SPEED_OF[number]):
        heading = (heading + BEND[number, step]) % HEADINGS
        hexagon = WAY[hexagon, heading]
        path.append(HEX_NAMES[hexagon])
    last = HEADING_NAMES[(heading + FINAL_TURN[number]) % HEADINGS]
    assert (len(path), " ".join(path), last) == FROM_43_EAST[letter]


def test_every_letter_begins_straight_ahead() -> None:
    assert not BEND[:, 0].any()


def test_tight_turns_need_a_low_speed() -> None:
    sharpest = np.maximum(abs(BEND).max(axis=1), abs(FINAL_TURN))
    assert dict(zip(SPEED_OF.tolist(), sharpest.tolist(), strict=True)) == {1: 2, 2: 1, 3: 0}


def test_every_letter_has_its_mirror_image() -> None:
    for letters in LEFT_TO_RIGHT.split():
        for letter, image in zip(letters, reversed(letters), strict=True):
            number, other = LETTER_NAMES.index(letter), LETTER_NAMES.index(image)
            assert BEND[number].tolist() == (-BEND[other]).tolist()
            assert FINAL_TURN[number] == -FINAL_TURN[other]


@pytest.mark.clause("AS-24", "AS-25")
@pytest.mark.parametrize("speed", LEGAL)
def test_the_gears_allow_letters_in_a_row(speed: int) -> None:
    allowed = LETTER_NAMES[FIRST_LETTER[speed] : LAST_LETTER[speed] + 1]
    assert "".join(allowed) == LEGAL[speed]
    assert {abs(int(SPEED_OF[LETTER_NAMES.index(letter)]) - speed) for letter in allowed} == {0, 1}


@pytest.mark.clause("AS-25")
def test_no_letter_stands_still() -> None:
    assert SPEED_OF.min() == 1
    assert SPEED_OF.max() == TOP_SPEED


@pytest.mark.clause("AS-28")
def test_one_letter_of_each_speed_goes_straight() -> None:
    assert [LETTER_NAMES[STRAIGHT[speed]] for speed in (1, 2, 3)] == ["C", "K", "P"]


@pytest.mark.clause("AS-47")
def test_a_car_drives_off_with_any_turn_but_straight_back() -> None:
    assert START_TURNS.tolist() == [-2, -1, 0, 1, 2]


@pytest.mark.clause("AS-69")
def test_how_a_side_hit_turns_a_car() -> None:
    away, spin = (
        [(rel + int(turn)) % HEADINGS for rel, turn in enumerate(turns)] for turns in SIDE_TURN
    )
    assert away == [0, 0, 1, 3, 5, 0]
    assert spin == [0, 2, 1, 3, 5, 4]
