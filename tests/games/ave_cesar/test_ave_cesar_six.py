"""Who leads, who may not play a six for it, and what frees them."""

import pytest
from ave_cesar_table import P1, P2, P3, P4, Chariots, Race, spaces

from rejouons.games.ave_cesar.state import Phase, Reason

# Who leads


@pytest.mark.clause("AC-60", "AC-61")
def test_s_08_equal_front_edges_share_the_lead() -> None:
    assert Race("white cw", P1="08Lb/1", P2="08R/1").leaders == [P1, P2]
    race = Race("white cw", P1="08La/1 {6,1,1}", P2="08R/1")
    assert race.leaders == [P2]
    assert [race.position(P1), race.position(P2)] == [90, 96]
    assert race.moves()[6] == spaces("W12 W13La W13Ra")


@pytest.mark.clause("AC-60")
def test_s_10_positions_in_a_curve() -> None:
    race = Race("white cw", P1="W13Ra/1", P2="W13La/1", P3="W13Rb/1", P4="W13Rc/1")
    assert [race.position(seat) for seat in (P1, P2, P3, P4)] == [152, 156, 160, 168]
    assert race.leaders == [P4]
    assert Race("white cw", P1="W13Lb/1", P2="W13Rc/1").leaders == [P1, P2]
    race = Race("blue cw", P1="B14Lb/1", P2="B14Ra/1")
    assert race.leaders == [P1, P2]
    assert race.position(P1) == 168


@pytest.mark.clause("AC-60")
def test_s_11_positions_in_the_alley() -> None:
    race = Race("white cw", P1="C3/2 s", P2="01II/2")
    assert race.leaders == [P1, P2]
    assert race.position(P1) == race.position(P2) == 324
    race = Race("white cw", P1="C2/2 s", P2="26II/1")
    assert race.leaders == [P1]
    assert [race.position(P1), race.position(P2)] == [316, 312]


@pytest.mark.clause("AC-60")
def test_counter_clockwise_front_edges_are_the_other_ones() -> None:
    race = Race("white ccw", P1="W13Ra/1", P2="W13Lb/1")
    assert [race.position(P1), race.position(P2)] == [14 * 12, 13 * 12]


@pytest.mark.clause("AC-60")
def test_the_lead_is_told_when_it_changes() -> None:
    race = Race("white cw", P1="05L/1 {5,5,2}", P2="07L/1", P3="03-1/1")
    assert race.leaders == [P2]
    race.act("play 2 07r")
    assert "P1 took_lead" in race.events()
    assert race.leaders == [P1, P2]


@pytest.mark.clause("AC-60")
def test_only_racing_chariots_lead() -> None:
    race = Race("white cw", P1="26I/3 s {1,2,3}", P2="20L/3 s {6,6,6}", P3="20R/2")
    race.act("finish 1")
    assert race.leaders == [P2]


# The ban


@pytest.mark.clause("AC-61")
def test_s_06_a_leader_plays_no_six() -> None:
    race = Race("white cw", P1="07R/1 {6,4,2}")
    assert race.position(P1) == 84
    assert race.moves() == {2: spaces("08Lb 09R"), 4: spaces("10 W11La W11R")}
    assert race.why_not("play 6 w12") == Reason.LEADER_PLAYS_NO_SIX


@pytest.mark.clause("AC-60", "AC-61", "AC-62")
def test_s_04_only_the_first_move_of_all_is_free() -> None:
    race = Race("white cw", P1="03-1/1", P2="26II/0 {6,6,6}", to_move=P2)
    assert race.moves() == {6: {"06"}}


@pytest.mark.clause("AC-62")
@pytest.mark.parametrize(("has_begun", "values"), [(False, {2, 6}), (True, {2})])
def test_after_the_first_move_the_leaders_are_banned(has_begun: bool, values: set[int]) -> None:
    race = Race("white cw", P1="26I/0 {6,6,2}", P2="26II/0", P3="26III/0", has_begun=has_begun)
    assert race.leaders == [P1, P2, P3]
    assert set(race.moves()) == values


@pytest.mark.clause("AC-62")
def test_the_first_move_ends_the_exception() -> None:
    race = Race("white cw", P1="26I/0 {1,1,2} [6]", P2="26II/0", P3="26III/0", has_begun=False)
    race.act("play 1 01i")
    race.begin_turn(P1)
    assert race.leaders == [P1]
    assert set(race.moves()) == {1, 2}


@pytest.mark.clause("AC-60", "AC-61", "AC-63")
def test_s_07_the_ban_holds_for_each_leader() -> None:
    hands: Chariots = {"P1": "09L/1 {6,6,1}", "P2": "09R/1 {6,3,3}"}
    assert Race("white cw", **hands).moves() == {1: {"10"}}
    assert Race("white cw", to_move=P2, **hands).moves() == {3: spaces("W11Lb W12")}


# The six pass


@pytest.mark.clause("AC-43", "AC-64")
def test_s_12_a_leader_with_only_sixes_passes() -> None:
    race = Race("white cw", P1="07L/1 {6,6,6} [1,2]", P2="05L/1 {2,3,4}")
    assert race.events() == ["P1 only_sixes"]
    assert race.hand(P1) == [6, 6, 6]
    assert race.pile(P1) == [1, 2]
    assert race.to_move == P2
    assert race.moves() == {2: {"07R"}, 3: spaces("08La 08R"), 4: spaces("08Lb 09R")}


@pytest.mark.clause("AC-64")
def test_s_13_until_somebody_else_leads() -> None:
    race = Race("white cw", P1="07L/1 {6,6,6}", P2="05L/1 {2,3,4}")
    race.act("play 4 09r")
    race.act(race.legal(P3)[0])
    assert race.to_move == P1
    assert race.moves() == {6: spaces("W11Lb W12")}


# Narrow passages


@pytest.mark.clause("AC-27", "AC-65")
def test_s_14_in_a_narrow_passage_a_six_is_compulsory() -> None:
    race = Race("white cw", P1="10/1 {6,6,6}")
    assert race.phase == Phase.MOVE
    assert race.moves() == {6: spaces("W13Rc W14L W14R W15")}
    race.act("play 6 w15")
    assert race.events()[0] == "P1 six_in_narrows"


@pytest.mark.clause("AC-65")
def test_near_the_end_of_the_deck_one_six_is_only_sixes() -> None:
    assert Race("white cw", P1="10/1 {6} []").moves() == {6: spaces("W13Rc W14L W14R W15")}
    assert Race("white cw", P1="09L/1 {6} []").events() == ["P1 only_sixes"]


@pytest.mark.clause("AC-61", "AC-65")
def test_s_15_but_not_beside_another_card() -> None:
    race = Race("white cw", P1="10/1 {6,6,5}")
    assert race.moves() == {5: spaces("W13Lb W13Rb W13Rc W14L")}


@pytest.mark.clause("AC-65")
def test_s_16_the_alley_is_narrow_too() -> None:
    race = Race("white cw", P1="C1/1 s {6,6,6}")
    assert race.leaders == [P1]
    assert race.moves() == {6: {"05L"}}
    race.act("play 6 05l")
    assert race.chariot(P1) == "05L/2 s"


# After somebody has finished


@pytest.mark.clause("AC-68")
def test_s_19_a_finish_frees_the_sixes() -> None:
    race = Race("white cw", P1="07R/3 s {6,4,2}", P3="finished")
    assert race.leaders == [P1]
    assert race.moves()[6] == spaces("W11Lb W12 W13La W13Ra")


@pytest.mark.clause("AC-68")
@pytest.mark.parametrize("driver", ["26II/3 s", "26II/3 d"])
def test_any_finish_frees_the_sixes(driver: str) -> None:
    race = Race("white cw", P1=f"{driver} {{1,2,5}}", P2="07R/3 s {6,4,2}", P3="07L/2 s")
    race.act("finish 1")
    assert "- sixes_freed" in race.events()
    assert race.leaders == [P2]
    assert set(race.moves()) == {2, 4, 6}


@pytest.mark.clause("AC-68")
@pytest.mark.parametrize("gone", ["out 700", "retired 700"])
def test_leaving_otherwise_frees_nothing(gone: str) -> None:
    race = Race("white cw", P1="07R/3 s {6,4,2}", P3=gone)
    assert set(race.moves()) == {2, 4}
