"""What frees leaders who hold only sixes when nobody moves, and how a race stalls."""

import pytest
from ave_cesar_table import P1, P2, P3, Chariots, Race, spaces

from rejouons.games.ave_cesar.state import Phase

SIDE_BY_SIDE: Chariots = {"P1": "W16L/1 {6,6,6}", "P2": "W16R/1 {6,6,6}", "P3": "W15/1 {1,2,3}"}
IN_A_CURVE: Chariots = {
    "P1": "B14Lc/1 {6,6,6} []",
    "P2": "B14Lb/1 {1,2,3} []",
    "P3": "B14La/1 {1,2,3} []",
}
ROUND = ["P1 only_sixes", "P2 held_up", "P3 held_up"]

# Everybody passes


@pytest.mark.clause("AC-42", "AC-63", "AC-66")
@pytest.mark.parametrize("relief", ["on", "off"])
def test_s_17_leaders_who_block_each_other_and_the_rest(relief: str) -> None:
    race = Race("white cw", stalemate_relief=relief, **SIDE_BY_SIDE)
    assert race.events() == ["P1 only_sixes", "P2 only_sixes"]
    assert race.to_move == P3
    assert race.legal() == ["tuck 1", "tuck 2", "tuck 3"]
    race.act("tuck 1")
    assert race.to_move == P1
    assert race.moves() == {6: spaces("23La 23R")}
    race.act("play 6 23r")
    assert race.events()[0] == "P1 six_at_standstill"


@pytest.mark.clause("AC-66")
def test_one_six_ends_the_standstill() -> None:
    race = Race("white cw", **SIDE_BY_SIDE)
    race.act("tuck 1")
    race.act("play 6 23r")
    assert race.state.idle == 0
    assert race.to_move == P2
    assert race.leaders == [P1]
    assert set(race.moves()) == {6}


@pytest.mark.clause("AC-64", "AC-66")
def test_a_move_of_anybody_puts_the_standstill_off() -> None:
    race = Race("white cw", P1="W16L/1 {6,6,6}", P2="W16R/1 {6,6,6}", P3="W14L/1 {1,2,3}")
    assert race.events() == ["P1 only_sixes", "P2 only_sixes"]
    race.act("play 1 w15")
    assert race.events()[-2:] == ["P1 only_sixes", "P2 only_sixes"]
    assert race.to_move == P3


@pytest.mark.clause("AC-67")
def test_a_lone_leader_is_freed_too() -> None:
    race = Race("blue cw", **IN_A_CURVE)
    assert race.events() == ROUND
    assert race.to_move == P1
    assert race.moves() == {6: spaces("19 20L 20R")}
    race.act("play 6 19")
    assert race.events()[0] == "P1 six_for_relief"


@pytest.mark.clause("AC-67")
def test_a_leader_alone_on_the_track_is_freed_after_one_pass() -> None:
    race = Race("white cw", P1="07L/3 s {6,6} []", P2="out 700", P3="retired 700")
    assert race.events() == ["P1 only_sixes"]
    assert race.moves() == {6: spaces("W11Lb W12 W13La W13Ra")}


@pytest.mark.clause("AC-66", "AC-67")
@pytest.mark.parametrize(("relief", "is_free"), [("on", True), ("off", False)])
def test_a_co_leader_with_other_cards_makes_it_a_relief(relief: str, is_free: bool) -> None:
    leaders: Chariots = {"P1": "W16L/1 {6,6,6}", "P2": "W16R/1 {1,2,3}", "P3": "W15/1"}
    race = Race("white cw", idle=3, stalemate_relief=relief, **leaders)
    assert (race.to_move == P1) == is_free
    assert race.events() == ([] if is_free else ["P1 only_sixes"])


@pytest.mark.clause("AC-67")
def test_relief_needs_only_sixes() -> None:
    race = Race("white cw", idle=3, P1="07R/1 {6,6,2}", P2="05L/1", P3="05R/1")
    assert set(race.moves()) == {2}


@pytest.mark.clause("AC-66", "AC-67")
def test_one_pass_less_is_no_standstill() -> None:
    race = Race("white cw", idle=2, P1="W16L/1 {6,6,6}", P2="05L/1", P3="05R/1")
    assert race.events() == ["P1 only_sixes"]


# The race stalls


@pytest.mark.clause("AC-76")
def test_s_57_ten_rounds_of_passes_end_the_race() -> None:
    race = Race("blue cw", stalemate_relief="off", **IN_A_CURVE)
    assert race.events()[:30] == 10 * ROUND
    assert race.events()[30] == "- race_stalled 1 10"
    assert [race.chariot(seat) for seat in (P1, P2, P3)] == 3 * ["stalled"]
    assert race.places() == [0, 0, 0]
    assert race.points() == [0, 0, 0]
    assert race.phase == Phase.OVER


@pytest.mark.clause("AC-76")
@pytest.mark.parametrize("rounds", [3, 5, 20, 50])
def test_the_rounds_are_an_option(rounds: int) -> None:
    race = Race("blue cw", stalemate_relief="off", stall_rounds=rounds, **IN_A_CURVE)
    passes = [event for event in race.events() if event in ROUND]
    assert len(passes) == 3 * rounds
    assert race.phase == Phase.OVER


@pytest.mark.clause("AC-76")
def test_tucked_cards_are_passes_and_moves_begin_the_count_anew() -> None:
    blocked: Chariots = {"P1": "20L/1 {1,2,3}", "P2": "21/1 {1,2,3}", "P3": "20R/1 {1,2,3}"}
    race = Race("white cw", idle=29, **blocked)
    race.act("tuck 1")
    assert "- race_stalled 1 10" in race.events()
    race = Race("white cw", idle=28, **blocked)
    race.act("tuck 1")
    assert race.to_move == P2
    race.act("play 1 22l")
    assert race.state.idle == 0


@pytest.mark.clause("AC-73", "AC-76")
def test_who_finished_before_the_race_stalled_keeps_the_place() -> None:
    race = Race(
        "white cw", idle=19, P1="20L/2 s {1,2,3}", P2="21/1 {1,2,3}", P3="finished", players=3
    )
    race.act("tuck 1")
    assert race.places() == [0, 0, 1]
    assert race.points() == [0, 0, 6]
