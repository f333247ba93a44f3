"""How chariots move: cards, steps, lane changes, walls, curves, other chariots."""

import pytest
from ave_cesar_table import P1, P2, Chariots, Race, spaces

from rejouons.games.ave_cesar.state import Phase

# Cards


@pytest.mark.clause("AC-25", "AC-26")
def test_s_60_a_card_is_spent_and_replaced() -> None:
    race = Race("white cw", P1="07R/1 {2,3,5} [4,1]", P2="21/1")
    race.act("play 2 09r")
    assert race.events()[:2] == ["P1 moved 2 07R 09R", "P1 drew 4"]
    assert race.chariot(P1) == "09R/1"
    assert race.hand(P1) == [3, 4, 5]
    assert race.pile(P1) == [1]
    assert race.spent(P1).count(2) == 4
    assert race.to_move == P2


@pytest.mark.clause("AC-4", "AC-26")
def test_s_60_a_hand_shrinks_when_the_pile_is_empty() -> None:
    race = Race("white cw", P1="07R/1 {3,5} []")
    race.act("play 3 10")
    assert race.hand(P1) == [5]
    assert race.pile(P1) == []
    assert "drew" not in " ".join(race.events())


@pytest.mark.clause("AC-26")
def test_only_the_driver_sees_the_card_that_replaces_another() -> None:
    race = Race("white cw", P1="07R/1 {2,3,5} [4]")
    race.act("play 2 09r")
    assert "P1 drew ?" in race.events_for(P2)


# The steps


@pytest.mark.clause("AC-29", "AC-62")
def test_s_03_the_first_move_of_a_race() -> None:
    grid: Chariots = {"P1": "26I/0 {6,6,2}", "P2": "26II/0", "P3": "26III/0", "P4": "26IV/0"}
    race = Race("white cw", has_begun=False, **grid)
    assert race.moves() == {2: spaces("02M 02R"), 6: {"06"}}


@pytest.mark.clause("AC-29", "AC-34", "AC-61")
def test_s_05_the_second_chariot_off_the_grid() -> None:
    race = Race("yellow cw", P1="06R/1", P2="25II/0 {1,5,6}", to_move=P2)
    assert race.moves() == {1: spaces("01I 01II 01III"), 5: spaces("04Lb 04Rb"), 6: {"04Lc"}}


@pytest.mark.clause("AC-11", "AC-29")
@pytest.mark.parametrize(
    ("course", "one", "two", "three"),
    [
        ("white cw", "W11La W11R", "W11Lb W12", "W12 W13La W13Ra"),
        ("blue cw", "B11L B11R", "B12L B12R", "B13L B13R"),
    ],
)
def test_s_29_a_fork_leads_along_the_course(course: str, one: str, two: str, three: str) -> None:
    race = Race(course, P1="10/1 {1,2,3}")
    assert race.moves() == {1: spaces(one), 2: spaces(two), 3: spaces(three)}


@pytest.mark.clause("AC-11", "AC-31")
def test_counter_clockwise_a_fork_is_where_courses_met() -> None:
    white, blue = Race("white ccw", P1="19/1 {1,2,3}"), Race("blue ccw", P1="19/1 {1,2,3}")
    assert white.moves()[1] == spaces("W17L W17R")
    assert blue.moves()[1] == spaces("B17L B17Rb")


@pytest.mark.clause("AC-31", "AC-33", "AC-44")
def test_s_61_forward_only() -> None:
    race = Race("white cw", P1="22L/1 {1,1,1}")
    assert race.legal() == ["play 1 23La", "play 1 23R"]


@pytest.mark.clause("AC-28", "AC-35")
def test_s_23_a_card_is_used_to_the_full() -> None:
    race = Race("white cw", P1="W14L/1 {1,2,3}", P2="W16L/1", P3="W16R/1")
    assert race.moves() == {1: {"W15"}}


# Lanes, walls and curves


@pytest.mark.clause("AC-32", "AC-37")
def test_s_24_lanes_change_before_a_wall() -> None:
    race = Race("white cw", P1="03-2/1 {1,2,3}")
    assert race.moves() == {1: spaces("04-1 04-2 04-3"), 2: spaces("05L 05R"), 3: {"06"}}


@pytest.mark.clause("AC-36")
def test_s_25_no_lane_changes_beside_a_wall() -> None:
    assert Race("white cw", P1="04-2/1 {1}").moves() == {1: {"05R"}}


@pytest.mark.clause("AC-36", "AC-37")
@pytest.mark.parametrize(("space", "reached"), [("23R", "24M 24R"), ("23Lb", "24L")])
def test_s_26_lanes_beside_a_wall_end_where_they_lead(space: str, reached: str) -> None:
    assert Race("white cw", P1=f"{space}/1 {{1}}").moves() == {1: spaces(reached)}


@pytest.mark.clause("AC-37")
@pytest.mark.parametrize(
    ("space", "reached"), [("04-2", "05R"), ("23R", "24L 24M 24R"), ("23Lb", "24L 24M")]
)
def test_an_option_lets_chariots_slip_out_of_walled_lanes(space: str, reached: str) -> None:
    race = Race("white cw", P1=f"{space}/1 {{1}}", wall_exit_diagonal="on")
    assert race.moves() == {1: spaces(reached)}


@pytest.mark.clause("AC-37")
def test_each_direction_has_its_own_lane_changes() -> None:
    race = Race("white ccw", P1="24L/1 {1}")
    assert race.moves() == {1: spaces("23Lb 23R")}


@pytest.mark.clause("AC-37")
def test_lanes_change_again_from_the_first_space_after_a_wall() -> None:
    race = Race("white cw", P1="08Lb/1 {1,2,3}", P2="07R/2")
    assert race.moves() == {1: {"09L"}, 2: {"10"}, 3: spaces("W11La W11R")}
    race = Race("white cw", P1="W13Lb/1 {1,2,3}", P2="07R/2")
    assert race.moves() == {1: {"W14L"}, 2: {"W15"}, 3: spaces("W16L W16R")}


@pytest.mark.clause("AC-32")
def test_several_lane_changes_in_one_move() -> None:
    race = Race("white cw", P1="01I/1 {2,3,3}", P2="02R/1")
    assert race.moves() == {2: spaces("03-2 03-3"), 3: spaces("04-1 04-2 04-3 04-4")}


@pytest.mark.clause("AC-32", "AC-36")
def test_s_47_a_wall_between_two_of_three_lanes() -> None:
    race = Race("yellow cw", P1="01V/1 {1,2,2}", P2="03M/1")
    assert race.moves() == {1: spaces("02L 02M"), 2: spaces("03L 03R")}
    assert Race("yellow cw", P1="02L/1 {1}", P2="03M/1").moves() == {1: {"03L"}}
    assert Race("yellow cw", P1="02M/1 {1}", P2="03M/1").moves() == {1: {"03R"}}


@pytest.mark.clause("AC-38")
def test_s_62_an_inner_lane_is_shorter() -> None:
    race = Race("white cw", P1="07R/1 {1,2,3}")
    moves = race.moves()
    assert moves[1] == spaces("08La 08R")
    assert "09R" in moves[2]
    assert "09L" not in moves[2]
    assert "09L" in moves[3]


# Other chariots


@pytest.mark.clause("AC-27", "AC-35", "AC-44")
def test_s_28_a_detour_is_compulsory() -> None:
    race = Race("white cw", P1="07R/1 {1,2,3}", P2="08R/1", P3="09R/1")
    assert race.moves() == {1: {"08La"}, 2: {"08Lb"}, 3: {"09L"}}
    assert race.legal() == ["play 1 08La", "play 2 08Lb", "play 3 09L"]


@pytest.mark.clause("AC-34", "AC-35")
def test_nobody_jumps_or_shares_a_space() -> None:
    race = Race("blue cw", P1="10/1 {1,2,3}", P2="B11L/1", P3="B12R/1")
    assert race.moves() == {1: {"B11R"}, 2: {"B12L"}, 3: spaces("B13L B13R")}


@pytest.mark.clause("AC-39")
@pytest.mark.parametrize("blocker", ["21/1", "21/3 s", "21/3 d"])
def test_lapped_and_disqualified_chariots_are_in_the_way(blocker: str) -> None:
    race = Race("white cw", P1="20L/2 s {1,2,3}", P2=blocker)
    assert race.phase == Phase.TUCK


@pytest.mark.clause("AC-39")
@pytest.mark.parametrize("gone", ["finished", "finished d", "out 700", "retired 700"])
def test_chariots_that_have_left_are_not_in_the_way(gone: str) -> None:
    race = Race("white cw", P1="20L/2 s {1,2,3}", P2=gone)
    assert race.moves() == {1: {"21"}, 2: spaces("22L 22R"), 3: spaces("23La 23R")}


@pytest.mark.clause("AC-45")
def test_standing_in_a_narrow_space_blocks_others() -> None:
    race = Race("white cw", P1="20L/1 {1,2,3} []", P2="19/1 {1,2,5} []", P3="07R/1")
    race.act("play 1 21")
    assert race.chariot(P1) == "21/1"
    assert race.moves() == {1: spaces("20L 20R")}
