"""Drivers who miss the Imperial Alley: who must, what it costs them, and who may retire."""

import pytest
from ave_cesar_table import P1, P2, Race, spaces

from rejouons.games.ave_cesar.state import Phase, Reason
from rejouons.games.ave_cesar.turn import Situation


@pytest.mark.clause("AC-55", "AC-56")
def test_s_37_whose_cards_miss_the_alley_must_forfeit() -> None:
    race = Race("white cw", P1="25L/2 {4,5,6}", P2="07R/3 s")
    assert race.moves() == {
        4: spaces("02L 03-2 03-3 03-4"),
        5: spaces("03-4 04-1 04-2 04-3 04-4"),
        6: spaces("04-3 04-4 05L 05R"),
    }
    race.act("play 4 02l")
    assert race.chariot(P1) == "02L/3 d"
    assert "P1 disqualified" in race.events()


@pytest.mark.clause("AC-55")
def test_whose_cards_miss_the_alley_and_cannot_move_passes() -> None:
    race = Race("white cw", P1="25L/2 {4,5,5}", P2="C1/2 s", P3="26IV/1")
    assert race.situation == Situation.HELD_UP
    assert race.legal() == ["tuck 4", "tuck 5"]


@pytest.mark.clause("AC-54", "AC-55")
def test_only_chariots_in_the_way_are_a_reason_to_wait() -> None:
    race = Race("white cw", P1="25L/2 {4,5,5}", P2="C3/3 s")
    assert race.phase == Phase.MOVE
    assert race.moves() == {4: spaces("03-2 03-3 03-4"), 5: spaces("04-1 04-2 04-3 04-4")}
    race.act("play 4 03-2")
    assert race.chariot(P1) == "03-2/3 d"


@pytest.mark.clause("AC-53", "AC-56")
def test_a_lane_that_is_too_late_disqualifies_before_the_line() -> None:
    race = Race("white cw", P1="24R/2 {1,2,3}", P2="07R/3 s")
    assert race.moves()[1] == spaces("25M 25R")
    race.act("play 1 25m")
    assert race.chariot(P1) == "25M/2 d"


@pytest.mark.clause("AC-56")
@pytest.mark.parametrize(
    ("action", "chariot"), [("play 1 26ii", "26II/1"), ("play 2 01i", "01I/2")]
)
def test_on_lap_1_the_alley_may_be_passed_by(action: str, chariot: str) -> None:
    race = Race("white cw", P1="25M/1 {1,2,3}")
    race.act(action)
    assert race.chariot(P1) == chariot
    assert "P1 disqualified" not in race.events()


@pytest.mark.clause("AC-56")
def test_a_driver_is_disqualified_once() -> None:
    race = Race("white cw", P1="25M/2 d {1,2,3}")
    race.act("play 1 26ii")
    assert race.chariot(P1) == "26II/2 d"
    assert "P1 disqualified" not in race.events()


# Retiring


@pytest.mark.clause("AC-57")
def test_a_disqualified_driver_may_retire_instead_of_moving() -> None:
    race = Race("white cw", P1="07R/3 d {1,2,3}", P2="10/2 s")
    assert "retire" in race.legal()
    assert len(race.moves()) == 3
    race.act("retire")
    assert race.events()[0] == "P1 retired"
    assert race.chariot(P1) == "retired"
    assert race.leaders == [P2]
    assert race.to_move == P2


@pytest.mark.clause("AC-57")
@pytest.mark.parametrize("chariot", ["07R/3 s {1,2,3}", "07R/1 {1,2,3}", "25L/2 {4,5,5}"])
def test_nobody_else_may_retire(chariot: str) -> None:
    race = Race("white cw", P1=chariot)
    assert race.why_not("retire") == Reason.ONLY_DISQUALIFIED_RETIRE
    assert "retire" not in race.legal()
