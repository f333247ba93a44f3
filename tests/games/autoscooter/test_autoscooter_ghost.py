"""The ghost car of Autoscooter: AS-80 to AS-87."""

import pytest
from autoscooter_table import APART, A, B, C, E, Table

from rejouons.games.autoscooter.state import LETTER, Phase
from rejouons.kernel.contract import NOBODY

NUMBERS = {1: "16 C", 2: "31 C", 4: "84 C", 7: "10 C", 8: "88 C"}


def ghost_game(**cars: str) -> Table:
    """Five players; cars by their number, `car5="43 E/2"`."""
    return Table(5, cars={int(key.removeprefix("car")): words for key, words in cars.items()})


# Writing


@pytest.mark.clause("AS-82", "AS-24")
@pytest.mark.parametrize(
    ("speed", "letters"), [(1, "ABCDEFGHJKLMNO"), (2, "ABCDEFGHJKLMNOP"), (3, "FGHJKLMNOP")]
)
def test_every_player_writes_a_letter_for_the_ghost(speed: int, letters: str) -> None:
    table = ghost_game(car5=f"43 E/{speed}")
    for seat in range(5):
        table.act(seat, table.legal(seat)[0])
        assert table.events() == []
        assert table.legal(seat) == [f"ghost {letter}" for letter in letters]
        table.act(seat, f"ghost {letters[seat]}")
        assert table.events()[0] == f"{'ABCDE'[seat]} ready"


@pytest.mark.clause("AS-82")
def test_one_letter_a_player_however_many_cars_he_drives() -> None:
    table = Table(3, cars={3: "43 E/2"}, ghost="on")
    for car in table.cars_of(A):
        table.act(A, f"enter {table.unused(car)[0]}")
    assert table.legal(A)[0] == "ghost A"
    table.act(A, "ghost A")
    assert table.to_act == [B, C]


@pytest.mark.clause("AS-82")
def test_no_letter_is_written_for_a_stopped_ghost() -> None:
    table = ghost_game()
    table.act(A, "enter 1")
    assert table.events() == ["A ready"]
    assert A not in table.to_act


# Moving


@pytest.mark.clause("AS-82", "AS-83")
def test_s29_the_ghost_moves_last_by_the_letter_of_the_highest_number() -> None:
    table = Table(5, cars={**APART, 5: "43 E/2"})
    table.program(NUMBERS, ghost={A: "A", B: "B", C: "C", 3: "D", E: "G"})
    assert [event.split()[2] for event in table.happened("number_shown", "ghost_taken")] == [
        *"71248",
        "5",
    ]
    assert table.happened("ghost_taken") == ["E ghost_taken 5"]
    moved = table.happened("drove")
    assert [event.split()[2] for event in moved] == list("712485")
    assert moved[-1] == "E drove 5 G 34 NE"
    assert table.car(5) == "34 NE/2"
    about_it = [event for event in table.events() if event.split()[2:3] == ["5"]]
    assert about_it == ["E ghost_taken 5", "E drove 5 G 34 NE"]


@pytest.mark.clause("AS-83")
def test_the_highest_number_controls_though_its_car_crashed() -> None:
    table = Table(5, cars={5: "43 E/2", 8: "46 E/1"})
    table.program({}, ghost={E: "C"})
    table.finish_turn()
    assert table.happened("hit_barrier", "drove") == ["E hit_barrier 8 1", "E drove 5 C 44 E"]


@pytest.mark.clause("AS-83", "AS-49")
def test_the_highest_number_controls_though_its_car_cannot_move() -> None:
    table = Table(5, cars={8: "75 E/0", 3: "66 W/0", 4: "21 E/0", 6: "74 E/0", 5: "65 NW/2"})
    table.program({}, ghost={E: "C"})
    table.finish_turn()
    assert table.happened("boxed_in", "drove") == ["E boxed_in 8", "E drove 5 C 54 NW"]


@pytest.mark.clause("AS-83")
def test_the_highest_number_over_all_cars_of_a_player_controls() -> None:
    table = Table(3, cars={3: "43 E/2"}, ghost="on")
    table.program({1: "1", 2: "82", 4: "84", 5: "5", 7: "7", 8: "88"})
    assert table.happened("ghost_taken") == ["A ghost_taken 3"]


@pytest.mark.clause("AS-84", "AS-48")
def test_a_ghost_stopped_before_its_move_is_driven_off_and_all_letters_are_void() -> None:
    table = Table(5, cars={**APART, 1: "43 E/1", 5: "44 W/1"})
    table.program({**NUMBERS, 1: "1 C"}, ghost={E: "G"})
    assert table.happened("hit_front", "letter_voided") == [
        "A hit_front 1 5 1 1",
        "E letter_voided 5",
    ]
    assert table.phase == Phase.DRIVE_OFF
    assert table.to_act == [E]
    table.act(E, "drive_off 45 NE")
    assert table.events()[0] == "E drove_off 5 45 NE"
    assert table.car(5) == "45 NE/1"
    assert table.turn == 2


# Paying


@pytest.mark.clause("AS-81", "AS-85", "AS-68")
def test_s30_chips_won_from_the_ghost_come_from_the_box() -> None:
    table = ghost_game(car1="43 E/2", car5="44 NW/1")
    table.drive(1, "K")
    assert table.happened("hit_side", "paid") == ["A hit_side 1 5 2 1", "- paid box 1 3"]
    assert table.chips == [18, 15, 15, 15, 15]
    assert table.box == 2
    assert table.car(5) == "44 NE/1"


@pytest.mark.clause("AS-85")
def test_s32_chips_lost_to_the_ghost_go_to_the_box() -> None:
    table = ghost_game(car5="43 E/2", car1="44 NW/1")
    table.drive(5, "K", controller=B)
    assert table.happened("hit_side", "paid") == ["B hit_side 5 1 2 1", "A paid 1 box 3"]
    assert table.chips == [12, 15, 15, 15, 15]
    assert table.box == 8
    assert table.car(1) == "44 NE/1"


@pytest.mark.clause("AS-85", "AS-73")
def test_the_ghost_is_nobodys_own_car() -> None:
    """Its controller pays and gets like anybody else."""
    table = ghost_game(car5="43 E/2", car1="44 NW/1")
    table.drive(5, "K", controller=A)
    assert table.happened("paid", "paid_for_own") == ["A paid 1 box 3"]


@pytest.mark.clause("AS-84", "AS-86")
def test_s33_nobody_pays_when_the_ghost_hits_the_barrier() -> None:
    table = Table(5, cars={**APART, 5: "46 E/2"})
    table.program(NUMBERS, ghost={E: "K"})
    assert table.happened("hit_barrier", "paid", "paid_in_part", "stopped") == [
        "E hit_barrier 5 2",
        "E stopped 5",
    ]
    assert table.car(5) == "46 E/0"
    assert table.chips == 5 * [15]
    assert table.turn == 2
    assert table.state.controller == NOBODY
    table.program({7: "87 C", 8: "9 C"})
    assert table.happened("ready")[-1] == "E ready"
    assert table.phase == Phase.DRIVE_OFF
    assert table.to_act == [3]
    table.act(3, "drive_off 45 W")
    assert table.car(5) == "45 W/1"


@pytest.mark.clause("AS-86", "AS-07")
def test_nobody_pays_when_the_ghost_hits_an_unowned_car() -> None:
    table = ghost_game(car5="34 E/2")
    table.drive(5, "K")
    assert table.events() == ["A blocked 5 K", "A hit_unowned 5 3 2", "A stopped 5"]
    assert table.box == 5


@pytest.mark.clause("AS-65", "AS-85")
def test_s34_the_slower_rammer_of_the_ghost_pays_the_box() -> None:
    table = ghost_game(car1="43 E/1", car5="44 W/3")
    table.drive(1, "C")
    assert table.happened("paid") == ["A paid 1 box 2"]
    assert table.chips[A] == 13
    assert table.box == 7
    assert table.car(1) == "43 E/0"
    assert table.car(5) == "44 W/0"


@pytest.mark.clause("AS-81", "AS-66")
def test_a_stopped_ghost_is_a_stopped_car_and_no_barrier() -> None:
    table = ghost_game(car1="43 E/2", car5="44 W/0")
    table.drive(1, "K")
    assert table.happened("hit_stopped", "paid") == ["A hit_stopped 1 5 2", "- paid box 1 2"]


@pytest.mark.clause("AS-81", "AS-07")
def test_other_unowned_cars_stay_barrier() -> None:
    table = ghost_game(car1="34 E/2")
    table.drive(1, "K")
    assert table.happened("hit_unowned", "paid") == ["A hit_unowned 1 3 2", "A paid 1 box 2"]


# Letters that are missing or illegal


@pytest.mark.clause("AS-87", "AS-28")
def test_s50_a_missing_ghost_letter_is_straight_on() -> None:
    table = ghost_game(car5="43 E/2")
    table.drive(5)
    assert table.events() == ["A letter_replaced 5 K", "A drove 5 K 45 E"]
    assert table.car(5) == "45 E/2"


@pytest.mark.clause("AS-87")
@pytest.mark.parametrize(
    ("ghost", "letter", "then"), [("42 E/1", "P", "43 E/1"), ("42 E/3", "A", "45 E/3")]
)
def test_an_illegal_ghost_letter_is_straight_on(ghost: str, letter: str, then: str) -> None:
    table = ghost_game(car5=ghost)
    table.drive(5, letter)
    assert table.car(5) == then


@pytest.mark.clause("AS-87")
def test_only_the_controllers_letter_is_looked_at() -> None:
    """Another's illegal letter makes no difference."""
    table = Table(5, cars={**APART, 5: "43 E/1"})
    for number, program in NUMBERS.items():
        sequence_number, letter = program.split()
        table.put(number, sequence_number=int(sequence_number), letter=letter)
    table.state.players[A].ghost_letter = LETTER.value("P")
    table.state.players[E].ghost_letter = LETTER.value("D")
    table.close()
    assert table.happened("letter_replaced") == []
    assert table.car(5) == "44 SE/1"
