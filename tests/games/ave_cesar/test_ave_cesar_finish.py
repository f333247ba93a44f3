"""The finish, places and laurels, and the other ways out of a race."""

import pytest
from ave_cesar_table import FINISH, P1, P2, P3, Chariots, Race, spaces

from rejouons.games.ave_cesar.state import Phase
from rejouons.games.ave_cesar.turn import Situation

# Over the line


@pytest.mark.clause("AC-28", "AC-70")
def test_s_48_a_finish_needs_no_exact_card() -> None:
    race = Race("white cw", P1="25M/3 s {1,2,5}")
    assert race.moves() == {1: spaces("26II 26III"), 2: {FINISH}, 5: {FINISH}}


@pytest.mark.clause("AC-70")
def test_s_49_the_first_space_behind_the_line_must_be_free() -> None:
    race = Race("white cw", P1="26I/3 s {1,2,5}", P2="01I/2", P3="01II/2")
    assert race.situation == Situation.HELD_UP


@pytest.mark.clause("AC-70")
def test_spaces_farther_on_do_not_matter_to_a_finish() -> None:
    race = Race("white cw", P1="26I/3 s {3,4,5}", P2="01I/2", P3="02M/2", P4="02R/2")
    assert race.moves() == {3: {FINISH}, 4: {FINISH}, 5: {FINISH}}


@pytest.mark.clause("AC-59", "AC-70")
def test_s_50_the_line_may_be_crossed_through_the_alley() -> None:
    race = Race("white cw", P1="25L/3 s {1,2,3}")
    assert race.moves() == {1: spaces("26IV C1"), 2: {FINISH}, 3: {FINISH}}
    through = Race("white cw", P1="25L/3 s {1,2,3}", P2="26IV/2")
    assert through.moves() == {1: {"C1"}, 2: {FINISH}, 3: {FINISH}}


@pytest.mark.clause("AC-2", "AC-13", "AC-70", "AC-73")
def test_s_64_the_fourth_crossing_wins() -> None:
    race = Race("white cw", P1="26I/3 s {4,1,1}", P2="20L/3 s", P3="20R/3 s")
    race.act("finish 4")
    assert race.events()[:2] == ["P1 finished 4 26I", "P1 placed 1"]
    assert race.chariot(P1) == "finished"
    assert race.spent(P1) == [4]
    assert race.state.players[P1].lap == 4


@pytest.mark.clause("AC-13", "AC-70")
@pytest.mark.parametrize("lap", [0, 1, 2])
def test_the_line_ends_only_the_third_lap(lap: int) -> None:
    race = Race("white cw", P1=f"26I/{lap} s {{1}}", has_begun=False)
    assert race.moves() == {1: spaces("01I 01II")}
    race.act("play 1 01i")
    assert race.chariot(P1) == f"01I/{lap + 1} s"
    assert f"P1 lap_begun {lap + 1}" in race.events()


@pytest.mark.clause("AC-22", "AC-71")
def test_a_finished_chariot_leaves_the_track_and_has_no_more_turns() -> None:
    race = Race(
        "white cw", P1="26I/3 s {1,2,3}", P2="25M/3 s {1,1,1} [1]", P3="25R/3 s {1,1,1} [1]"
    )
    race.act("finish 1")
    assert race.moves() == {1: spaces("26II 26III")}
    race.act("play 1 26ii")
    race.act("play 1 26i")
    assert race.to_move == P2


@pytest.mark.clause("AC-68", "AC-71", "AC-74", "AC-75")
def test_s_63_the_last_chariot_drives_on_for_its_place() -> None:
    race = Race("white cw", P1="26I/3 s {1,4,5} []", P2="23R/3 s {6,1,1} []", P3="out 700")
    race.act("finish 1")
    assert race.to_move == P2
    assert race.moves() == {1: spaces("24M 24R"), 6: {FINISH}}
    race.act("finish 6")
    assert race.points() == [6, 4, 0]
    assert "- race_over 1" in race.events()


@pytest.mark.clause("AC-74", "AC-75")
def test_s_63_or_runs_out_of_cards() -> None:
    race = Race("white cw", P1="26I/3 s {1,4,5} []", P2="23R/3 s {1} []", P3="out 700")
    race.act("finish 1")
    race.act("play 1 24m")
    assert "P2 out_of_cards" in race.events()
    assert race.points() == [6, 0, 0]
    assert race.phase == Phase.OVER


# Places


@pytest.mark.clause("AC-56", "AC-68", "AC-72", "AC-73")
def test_s_40_the_disqualified_take_no_place() -> None:
    race = Race(
        "white cw", P1="26II/3 d {1,2,5}", P2="26III/3 s {6,1,1}", P3="25R/3 s {6,6,6}", players=3
    )
    assert race.leaders == [P1, P2]
    assert race.moves()[1] == {FINISH}
    race.act("finish 1")
    assert "P1 placed" not in " ".join(race.events())
    assert race.moves() == {1: {FINISH}, 6: {FINISH}}
    race.act("finish 6")
    race.act("finish 6")
    assert race.places() == [0, 1, 2]
    assert race.points() == [0, 6, 4]


@pytest.mark.clause("AC-72", "AC-73")
def test_places_bring_6_4_3_2_1_0() -> None:
    lanes = ("I", "II", "III", "IV", "V", "VI")
    chariots: Chariots = {f"P{n}": f"25{lane}/3 s {{1}}" for n, lane in enumerate(lanes, 1)}
    race = Race("yellow cw", to_move=P3, **chariots)
    for _ in range(6):
        race.act("finish 1")
    assert race.places() == [5, 6, 1, 2, 3, 4]
    assert race.points() == [1, 0, 6, 4, 3, 2]


# Out of cards


@pytest.mark.clause("AC-74")
def test_s_52_the_last_card_short_of_the_line() -> None:
    race = Race("white cw", P1="24M/3 s {1} []")
    race.act("play 1 25r")
    assert "P1 out_of_cards" in race.events()
    assert race.chariot(P1) == "out"
    assert race.places()[P1] == 0
    assert race.to_move == P2


@pytest.mark.clause("AC-70", "AC-74")
def test_the_last_card_may_finish() -> None:
    race = Race("white cw", P1="26I/3 s {1} []")
    race.act("finish 1")
    assert race.chariot(P1) == "finished"
    assert race.places()[P1] == 1


@pytest.mark.clause("AC-74")
def test_a_wreck_does_not_block() -> None:
    race = Race("white cw", P1="20L/3 s {1} []", P2="20R/3 s {1,2,3}")
    race.act("play 1 21")
    assert race.moves() == {1: {"21"}, 2: spaces("22L 22R"), 3: spaces("23La 23R")}


# The end of a race


@pytest.mark.clause("AC-75")
def test_a_race_goes_on_while_a_chariot_is_racing() -> None:
    race = Race("white cw", P1="07R/3 d {1,2,3}", P2="finished", P3="finished", players=3)
    race.act("play 1 08r")
    assert race.to_move == P1
    race.act("retire")
    assert race.events()[:2] == ["P1 retired", "- race_over 1"]
    assert race.phase == Phase.OVER


@pytest.mark.clause("AC-75")
@pytest.mark.parametrize("last", ["07R/3 d {1,2,3}", "26I/3 s {1}", "20L/3 s {1} []"])
def test_the_race_ends_with_the_last_chariot(last: str) -> None:
    race = Race("white cw", P1=last, P2="finished", P3="out 700", players=3, races=2)
    race.act(race.legal()[-1])
    assert "- race_over 1" in race.events()
    assert "- race_began 2 blue_cw" in race.events()
