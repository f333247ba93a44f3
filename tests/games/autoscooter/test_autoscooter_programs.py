"""What is written in Autoscooter: AS-11, AS-12, AS-20 to AS-29."""

import pytest
from autoscooter_table import APART, SEATS, A, B, E, Table

from rejouons.games.autoscooter.state import LETTER, Move, Phase
from rejouons.games.autoscooter.tables import LETTER_NAMES, SPEED_OF

ALL = "ABCDEFGHJKLMNOP"


@pytest.mark.clause("AS-12", "AS-20", "AS-21")
def test_s02_stopped_cars_get_a_number_only() -> None:
    table = Table()
    assert table.phase == Phase.PROGRAM
    assert table.to_act == list(range(8))
    for seat in range(8):
        numbers = table.unused(seat + 1)
        assert len(numbers) == 11
        assert table.legal(seat) == [f"enter {number}" for number in numbers]


@pytest.mark.clause("AS-22", "AS-24", "AS-25", "AS-26")
@pytest.mark.parametrize(("speed", "letters"), [(1, "ABCDEFGHJKLMNO"), (2, ALL), (3, "FGHJKLMNOP")])
def test_s08_letters_of_the_gearbox(speed: int, letters: str) -> None:
    """The car looks into the barrier: that forbids nothing."""
    table = Table(cars={1: f"46 E/{speed}"}, used={1: [1, 80]}, turn=3)
    numbers = (16, 17, 32, 33, 48, 49, 64, 65, 81)
    expected = [f"program {number} {letter}" for number in numbers for letter in letters]
    assert table.legal(A) == expected


@pytest.mark.clause("AS-23", "AS-25")
def test_a_letter_has_its_speed() -> None:
    speeds = dict(zip(LETTER_NAMES, SPEED_OF.tolist(), strict=True))
    assert speeds == {
        **dict.fromkeys("ABCDE", 1),
        **dict.fromkeys("FGHJKLMNO", 2),
        "P": 3,
    }


@pytest.mark.clause("AS-27", "AS-12")
def test_s28_cars_of_one_player_are_written_one_after_the_other() -> None:
    table = Table(2, cars={1: "43 E/1", 6: "63 E/2", 8: "73 E/3", 2: "23 W/1"})
    for number, letter in ((1, "A"), (6, "K"), (8, "P")):
        assert {action.split()[1] for action in table.legal(A)} == {
            str(number) for number in table.unused(number)
        }
        assert table.happened("ready") == []
        assert table.to_act == [A, B]
        table.act(A, f"program {table.unused(number)[0]} {letter}")
    assert table.events() == ["A ready"]
    assert table.to_act == [B]
    assert table.legal(A) == []
    table.act(B, "program 2 C")
    table.act(B, "enter 5")
    assert table.happened("number_shown") == []
    table.act(B, "enter 7")
    assert table.phase == Phase.DRIVE_OFF


@pytest.mark.clause("AS-27", "AS-21", "AS-22")
def test_stopped_and_moving_cars_of_one_player() -> None:
    table = Table(4, cars={8: "43 E/3"})
    assert all(action.startswith(Move.ENTER.word) for action in table.legal(A))
    table.act(A, "enter 17")
    assert table.letters(A) == "FGHJKLMNOP"


@pytest.mark.clause("AS-12")
def test_nothing_happens_until_everybody_is_ready() -> None:
    table = Table()
    for seat in reversed(range(1, 8)):
        table.act(seat, table.legal(seat)[3])
        assert table.events() == [f"{SEATS[seat]} ready"]
    assert table.to_act == [A]
    table.act(A, "enter 1")
    assert table.events()[0] == "A ready"
    assert table.phase == Phase.DRIVE_OFF


@pytest.mark.clause("AS-11")
def test_a_turn_is_writing_then_moving() -> None:
    moving = {1: "41 E/1", 6: "61 E/1", 8: "64 E/1", 2: "21 E/1", 5: "24 E/1"}
    table = Table(2, cars=moving)
    table.program({8: "8 C"})
    assert table.to_act == [B]
    table.act(B, "drive_off 73 E")
    assert table.events() == ["B drove_off 7 73 E", "- turn_began 2"]
    assert table.phase == Phase.PROGRAM
    assert table.to_act == [A, B]


# Programs that are missing or illegal


@pytest.mark.clause("AS-28")
@pytest.mark.parametrize(
    ("car", "letter", "straight", "then"),
    [("42 E/1", "P", "C", "43 E/1"), ("41 E/3", "A", "P", "44 E/3")],
)
def test_s26_an_illegal_letter_is_straight_on(
    car: str, letter: str, straight: str, then: str
) -> None:
    table = Table(cars={1: car})
    table.drive(1, letter)
    assert table.car(1) == then
    assert table.events()[0] == f"A letter_replaced 1 {straight}"


@pytest.mark.clause("AS-28", "AS-29")
def test_the_number_beside_an_illegal_letter_stands() -> None:
    table = Table(cars={1: "42 E/1"})
    table.put(1, sequence_number=17, letter="P")
    table.close()
    assert "A number_shown 1 17" in table.events()
    assert table.car(1) == "43 E/1"


@pytest.mark.clause("AS-29")
def test_s27_no_program_is_the_highest_number_and_straight_on() -> None:
    used = [number for number in Table().unused(5) if number not in (12, 53, 85)]
    table = Table(cars={5: "41 E/2"}, used={5: used}, turn=9)
    for number in (1, 2, 3, 4, 6, 7, 8):
        table.put(number, sequence_number=table.unused(number)[-1])
    table.close()
    assert table.happened("number_missing") == ["E number_missing 5"]
    assert "E number_shown 5 85" in table.events()
    assert table.unused(5) == [12, 53]
    table.finish_turn()
    assert table.happened("letter_replaced", "drove") == [
        "E letter_replaced 5 K",
        "E drove 5 K 43 E",
    ]


@pytest.mark.clause("AS-29")
@pytest.mark.parametrize("number", [1, 15], ids=["used", "anothers"])
def test_a_legal_letter_beside_a_bad_number_stands(number: int) -> None:
    table = Table(cars={1: "42 E/1"}, used={1: [1]}, turn=2)
    table.put(1, sequence_number=number, letter="G")
    table.close()
    assert table.happened("number_missing")[0] == "A number_missing 1"
    assert "A number_shown 1 81" in table.events()
    table.finish_turn()
    assert table.happened("drove") == ["A drove 1 G 33 NE"]


@pytest.mark.clause("AS-29")
def test_a_letter_for_a_stopped_car_is_ignored() -> None:
    table = Table()
    table.put(1, sequence_number=1, letter="K")
    table.close()
    assert table.phase == Phase.DRIVE_OFF
    assert table.to_act == [A]
    assert table.happened("letter_voided") == []
    table.act(A, "drive_off 13 E")
    assert table.car(1) == "13 E/1"


@pytest.mark.clause("AS-29", "AS-82")
def test_letters_for_a_stopped_ghost_are_ignored() -> None:
    table = Table(5, cars=APART)
    table.state.players["ghost_letter"][:5] = LETTER.value("K")
    table.close()
    assert table.to_act == [E]
    assert table.happened("letter_voided") == []


@pytest.mark.clause("AS-29")
def test_nobody_needs_to_have_written_anything() -> None:
    table = Table()
    table.close()
    assert table.happened("number_missing") == [
        f"{SEATS[seat]} number_missing {seat + 1}" for seat in range(8)
    ]
    assert [event.split()[-1] for event in table.happened("number_shown")] == [
        str(number) for number in range(81, 89)
    ]
