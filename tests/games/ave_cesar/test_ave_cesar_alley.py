"""The Imperial Alley: the salute, the duty to make it, waiting for it and missing it."""

import pytest
from ave_cesar_table import P1, P2, Race, spaces

from rejouons.games.ave_cesar.state import Phase, Reason
from rejouons.games.ave_cesar.turn import Situation

# The salute


@pytest.mark.clause("AC-50", "AC-51")
def test_s_30_every_alley_space_serves() -> None:
    race = Race("white cw", P1="23R/1 {3,4,6}", P2="07R/2")
    assert race.moves() == {
        3: spaces("C1 26I 26II 26III 26IV"),
        4: spaces("C2 01I 01II 01III 01IV"),
        6: spaces("02L 03-1 03-2 03-3 03-4"),
    }


@pytest.mark.clause("AC-50", "AC-51")
@pytest.mark.parametrize(
    ("action", "chariot"),
    [("play 3 c1", "C1/1 s"), ("play 4 c2", "C2/2 s"), ("play 5 c3", "C3/2 s")],
)
def test_s_30_a_move_that_ends_in_the_alley_salutes(action: str, chariot: str) -> None:
    race = Race("white cw", P1="23R/1 {3,4,5}", P2="07R/2")
    race.act(action)
    assert race.chariot(P1) == chariot
    assert f"P1 saluted {chariot[:2]}" in race.events()


@pytest.mark.clause("AC-13", "AC-51")
def test_s_31_driving_through_is_no_salute() -> None:
    race = Race("white cw", P1="25L/1 {4,5,5}")
    race.act("play 4 02l")
    assert race.chariot(P1) == "02L/2"
    assert "P1 lap_begun 2" in race.events()
    assert "saluted" not in " ".join(race.events())


@pytest.mark.clause("AC-50", "AC-51")
@pytest.mark.parametrize(("action", "chariot"), [("play 2 c1", "C1/2 s"), ("play 3 c2", "C2/3 s")])
def test_a_salute_at_the_end_of_lap_2_serves_behind_the_line_too(action: str, chariot: str) -> None:
    race = Race("white cw", P1="24M/2 {1,2,3}")
    race.act(action)
    assert race.chariot(P1) == chariot
    assert "P1 disqualified" not in race.events()


@pytest.mark.clause("AC-59")
def test_a_second_stop_has_no_effect() -> None:
    race = Race("white cw", P1="24M/2 s {1,2,3}")
    assert race.moves()[2] == spaces("C1 26I 26II 26III 26IV")
    race.act("play 2 c1")
    assert race.chariot(P1) == "C1/2 s"
    assert "saluted" not in " ".join(race.events())


@pytest.mark.clause("AC-50", "AC-56")
def test_a_disqualified_driver_salutes_no_more() -> None:
    race = Race("white cw", P1="24M/3 d {2}")
    race.act("play 2 c1")
    assert race.chariot(P1) == "C1/3 d"
    assert "saluted" not in " ".join(race.events())


# The gates


@pytest.mark.clause("AC-50", "AC-51", "AC-52")
def test_s_43_counter_clockwise_the_gates_are_exchanged() -> None:
    race = Race("white ccw", P1="03-3/1 {1,2,3}")
    assert race.moves() == {
        1: spaces("02L 02M"),
        2: spaces("C3 01II 01III 01IV"),
        3: spaces("C2 26I 26II 26III 26IV"),
    }
    race.act("play 3 c2")
    assert race.chariot(P1) == "C2/2 s"


@pytest.mark.clause("AC-52")
@pytest.mark.parametrize(
    ("course", "last", "exit_gate"),
    [
        ("white cw", "C3", "02L"),
        ("blue ccw", "C1", "25L"),
        ("yellow cw", "C4", "02L"),
        ("red ccw", "C1", "24L"),
    ],
)
def test_the_alley_is_left_by_its_exit_gate(course: str, last: str, exit_gate: str) -> None:
    assert Race(course, P1=f"{last}/2 s {{1}}").moves() == {1: {exit_gate}}


@pytest.mark.clause("AC-35", "AC-58")
def test_s_41_nobody_overtakes_in_the_alley() -> None:
    race = Race("white cw", P1="C1/1 s {1,2,3}", P2="C2/2 s")
    assert race.situation == Situation.HELD_UP


@pytest.mark.clause("AC-58")
def test_several_chariots_stand_in_the_alley() -> None:
    race = Race("white cw", P1="25L/1 {1,2,3}", P2="C3/2 s")
    assert race.moves() == {
        1: spaces("C1 26IV"),
        2: spaces("C2 01III 01IV"),
        3: spaces("02L 02M"),
    }
    race.act("play 2 c2")
    assert [race.chariot(seat) for seat in (P1, P2)] == ["C2/2 s", "C3/2 s"]


@pytest.mark.clause("AC-45", "AC-52")
def test_s_42_an_occupied_exit_blocks_the_alley() -> None:
    race = Race("white cw", P1="C3/2 s {1,2,3}", P2="02L/2")
    assert race.situation == Situation.HELD_UP


# The salute is due


@pytest.mark.clause("AC-50", "AC-54")
def test_s_32_on_lap_1_nobody_waits() -> None:
    race = Race("white cw", P1="24L/1 {2,3,5}", P2="25L/1")
    assert race.moves() == {
        2: spaces("26II 26III"),
        3: spaces("01I 01II 01III 01IV"),
        5: spaces("03-1 03-2 03-3 03-4"),
    }


@pytest.mark.clause("AC-53", "AC-61")
def test_s_33_on_lap_2_only_moves_that_keep_the_salute() -> None:
    race = Race("white cw", P1="24M/2 {1,2,6}")
    assert race.moves() == {1: {"25L"}, 2: {"C1"}}
    assert race.why_not("play 1 25m") == Reason.SALUTE_IS_DUE


@pytest.mark.clause("AC-53")
def test_s_34_with_the_alley_taken() -> None:
    race = Race("white cw", P1="24M/2 {1,3,4}", P2="C1/2 s")
    assert race.moves() == {1: {"25L"}}


@pytest.mark.clause("AC-52", "AC-53")
def test_s_45_not_even_a_lane_that_is_too_late() -> None:
    race = Race("yellow cw", P1="22R/2 {1,2,3}")
    assert race.moves() == {1: {"23M"}, 2: {"24L"}, 3: {"C1"}}


@pytest.mark.clause("AC-53")
@pytest.mark.parametrize("chariot", ["24M/2 s {1,2,3}", "24M/2 d {1,2,3}", "24M/1 {1,2,3}"])
def test_whose_salute_is_not_due_drives_freely(chariot: str) -> None:
    race = Race("white cw", P1=chariot, P2="07R/3 s")
    assert race.moves()[1] == spaces("25L 25M 25R")


@pytest.mark.clause("AC-54")
def test_s_35_who_is_kept_from_the_alley_waits() -> None:
    race = Race("white cw", P1="25L/2 {1,2,3} [5]", P2="C1/2 s")
    assert race.phase == Phase.WAIT
    assert race.legal() == ["tuck 1", "tuck 2", "tuck 3"]
    assert race.why_not("play 1 26iv") == Reason.WAITS_FOR_ALLEY
    race.act("tuck 3")
    assert race.events() == ["P1 waited", "P1 tucked 3", "P1 drew 5"]
    assert race.chariot(P1) == "25L/2"


@pytest.mark.clause("AC-42", "AC-54")
@pytest.mark.parametrize(("pile", "option"), [("[]", "tuck"), ("[5]", "keep")])
def test_who_waits_without_a_swap_keeps_the_hand(pile: str, option: str) -> None:
    race = Race("white cw", P1=f"25L/2 {{1,2,3}} {pile}", P2="C1/2 s", blocked_pass=option)
    assert race.events() == ["P1 waited"]
    assert race.hand(P1) == [1, 2, 3]
    assert race.to_move == P2


@pytest.mark.clause("AC-52", "AC-54")
def test_s_36_a_lane_that_is_too_late_is_no_way_round() -> None:
    race = Race("white cw", P1="23R/2 {2,4,5}", P2="24M/2")
    assert race.situation == Situation.WAITS
