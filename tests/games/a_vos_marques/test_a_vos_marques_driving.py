"""Own moves of À vos marques: AVM-20 to AVM-28, with AVM-4 and AVM-5."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, Race

from rejouons.games.a_vos_marques.state import Phase, Reason


def rolled(points: int, **given: Any) -> Race:
    """A race in which P1 has rolled so many points with two red dice."""
    race = Race(**given, at="red")
    race.total(points)
    return race


@pytest.mark.clause("AVM-20", "AVM-21", "AVM-22")
def test_the_first_move_from_start() -> None:
    """Scenario 1."""
    race = Race(P1="START", at="red", round_number=1)
    race.red(3, 4)
    assert race.ends() == {"A06", "A07"}
    race.drive("A06")
    assert race.happened("drove") == ["P1 drove START A06 1"]


@pytest.mark.clause("AVM-4", "AVM-20", "AVM-21", "AVM-22")
def test_every_road_and_both_directions_are_open() -> None:
    """Scenario 2."""
    race = rolled(6, P1="A07")
    assert race.ends() == {"A01", "A06", "A09", "C03", "M03", "N03"}


@pytest.mark.clause("AVM-22", "AVM-24")
def test_landmarks_are_no_early_stops() -> None:
    """Scenario 3."""
    race = rolled(6, P1="C17")
    assert race.ends() == {"C11", "C12", "C15", "D02", "W02"}
    assert race.why_not("drive C19 1") == Reason.OUT_OF_REACH


@pytest.mark.clause("AVM-24")
@pytest.mark.parametrize(
    ("origin", "landmark"), [("N07", "N09"), ("K06", "K08"), ("D13", "D15"), ("C17", "C19")]
)
def test_on_a_landmark_nothing_happens(origin: str, landmark: str) -> None:
    race = rolled(2, P1=f"{origin} 5e")
    race.drive(landmark)
    assert race.space(P1) == landmark
    assert race.phase == Phase.GARAGE
    assert race.events()[-1] == f"P1 drove {origin} {landmark} 0"


@pytest.mark.clause("AVM-20")
def test_a_move_does_not_turn_round() -> None:
    race = rolled(6, P1="M15")
    assert race.ends() == {"M09", "M21"}


@pytest.mark.clause("AVM-20", "AVM-79")
def test_no_move_comes_back_to_its_own_space() -> None:
    """Scenario 57."""
    race = rolled(6, P1="C15")
    assert "C15" not in race.ends()
    assert race.why_not("drive C15 1") == Reason.STAY_NOT


@pytest.mark.clause("AVM-20", "AVM-99")
@pytest.mark.parametrize(("origin", "points"), [("L05", 11), ("L01", 11), ("K09", 11), ("M15", 9)])
def test_a_path_round_the_lake_or_through_the_tunnel_touches_no_space_twice(
    origin: str, points: int
) -> None:
    """By road and link it would be so many steps round."""
    race = rolled(points, P1=f"{origin} ticket")
    assert origin not in race.ends()
    assert race.why_not(f"drive {origin} 1") == Reason.STAY_NOT


@pytest.mark.clause("AVM-21")
def test_points_must_be_used_up() -> None:
    race = rolled(5, P1="M07")
    assert race.ends() == {"M02", "M04", "M12", "X02", "X04"}
    for space in ("M08", "M11", "M13"):
        assert race.why_not(f"drive {space} 1") == Reason.OUT_OF_REACH


@pytest.mark.clause("AVM-21")
def test_not_moving_is_not_allowed() -> None:
    race = rolled(5, P1="A06")
    assert race.why_not("drive A06 1") == Reason.STAY_NOT


@pytest.mark.clause("AVM-22")
@pytest.mark.parametrize(
    ("origin", "stop"),
    [
        ("L03", "L05"),
        ("C10", "C12"),
        ("L06", "L08"),
        ("H02", "H04"),
        ("C13", "C15"),
        ("M13", "M15"),
        ("D04", "D06"),
    ],
)
def test_a_move_may_end_early_on_any_stop_place_or_pass_it(origin: str, stop: str) -> None:
    race = rolled(3, P1=origin)
    assert stop in race.ends()
    race.drive(next(iter(race.ends() - {stop})))
    assert race.space(P1) != stop
    race = rolled(3, P1=origin)
    race.drive(stop)
    assert race.happened("drove") == [f"P1 drove {origin} {stop} 1"]


@pytest.mark.clause("AVM-2", "AVM-23", "AVM-101")
def test_finish_ends_the_move_and_the_game() -> None:
    """Scenario 7."""
    race = rolled(9, P1="H23", P2="H26", P3="H25")
    assert "FINISH" in race.ends()
    race.drive("FINISH")
    assert race.happened("drove", "finished") == ["P1 drove H23 FINISH 5", "P1 finished"]
    assert race.phase == Phase.OVER
    assert [race.legal(seat) for seat in range(3)] == [[], [], []]
    assert race.ranks() == [1, 2, 3]
    assert race.why_not("roll", P2) == Reason.OVER_FINISHED


@pytest.mark.clause("AVM-23")
def test_nobody_drives_through_finish() -> None:
    race = rolled(5, P1="H24")
    assert race.ends() == {"FINISH", "H19", "H21"}


# Other cars (AVM-25 to AVM-27)


@pytest.mark.clause("AVM-25")
def test_cars_are_overtaken() -> None:
    """Scenario 62."""
    race = rolled(5, P1="M07", P2="M09", P3="M11")
    race.drive("M12")
    assert race.spaces() == ["M12", "M09", "M11"]
    assert race.happened("rested") == []


@pytest.mark.clause("AVM-5", "AVM-26", "AVM-27")
def test_a_car_rests_behind_one_that_stands_where_it_arrives() -> None:
    """Scenario 4."""
    race = rolled(5, P1="C12 ALA errand=E07>C17", P2="C17")
    race.drive("C17")
    assert race.space(P1) == "C16"
    assert race.happened("rested") == ["P1 rested C16 C17"]
    assert race.happened("errand_done") == ["P1 errand_done E07 C17"]


@pytest.mark.clause("AVM-26")
def test_a_car_that_comes_head_on_rests_in_front_of_the_other() -> None:
    race = rolled(5, P1="C12", P2="C07")
    race.drive("C07")
    assert race.space(P1) == "C08"


@pytest.mark.clause("AVM-26")
def test_behind_a_queue_a_car_goes_back_as_far_as_it_must() -> None:
    race = rolled(4, P1="C12", P2="C16", P3="C15", P4="C14")
    race.drive("C16")
    assert race.space(P1) == "C13"
    race = rolled(4, P1="C12", P2="C16", P3="C15", P4="C14", P5="C13")
    race.drive("C16")
    assert race.space(P1) == "C12"
    assert race.happened("drove", "rested") == ["P1 drove C12 C12 0", "P1 rested C12 C16"]


@pytest.mark.clause("AVM-26")
def test_a_car_overtakes_one_queue_and_rests_between_two() -> None:
    race = rolled(6, P1="C12", P2="C18", P3="C17", P4="C14", P5="C13")
    race.drive("C18")
    assert race.space(P1) == "C16"


@pytest.mark.clause("AVM-5")
def test_start_holds_any_number() -> None:
    race = rolled(3, P1="A03", players=6)
    race.drive("START")
    assert race.spaces() == ["START"] * 6


@pytest.mark.clause("AVM-26", "AVM-27", "AVM-78")
def test_the_casino_is_reached_though_another_stands_there() -> None:
    """Scenario 6."""
    race = rolled(6, P1="C13 5e", P2="C15")
    race.drive("C15")
    assert race.space(P1) == "C14"
    assert race.phase == Phase.BET


@pytest.mark.clause("AVM-27")
def test_a_place_that_is_only_rested_on_is_not_reached() -> None:
    race = rolled(3, P1="C13 5e ABS", P2="C16")
    race.drive("C16")
    assert race.space(P1) == "C15"
    assert race.phase == Phase.GARAGE


@pytest.mark.clause("AVM-27")
def test_an_errand_place_that_is_only_rested_on_does_not_count() -> None:
    race = rolled(3, P1="C10 9e errand=E07>C17", P2="C13")
    race.drive("C13")
    assert race.space(P1) == "C12"
    assert race.errand(P1) == "E07>C17"


# What counts as one move (AVM-28)


@pytest.mark.clause("AVM-28")
def test_two_ways_to_the_same_end_are_one_move() -> None:
    """Round the lake by either shore; the car takes the one whose spaces come first."""
    race = rolled(12, P1="N14")
    assert race.choices("drive").count("drive H01 1") == 1
    assert "drive H01 2" not in race.legal()
    race.drive("H01")
    assert race.happened("passed")[0] == "P1 passed N15 K01 K02 K03 K04"


@pytest.mark.clause("AVM-28")
def test_two_ways_count_if_the_car_rests_elsewhere() -> None:
    race = rolled(11, P1="N14", P2="L10")
    assert [text for text in race.legal() if " L10 " in text] == ["drive L10 1", "drive L10 2"]
    race.drive("L10", 2)
    assert race.space(P1) == "L09"
    race = rolled(11, P1="N14", P2="L10")
    race.drive("L10", 1)
    assert race.space(P1) == "K09"


@pytest.mark.clause("AVM-28", "AVM-99")
def test_two_ways_count_if_one_takes_a_ticket() -> None:
    race = Race(P1="N14 ticket bonus_die", P2="K05", at="red")
    race.red(6, 1, 4)
    assert [text for text in race.legal() if " L10 " in text] == ["drive L10 1"]
    assert [text for text in race.legal() if " L08 " in text] == ["drive L08 1", "drive L08 2"]
    race.drive("L08", 1)
    assert race.player(P1).tickets == 1
    race = Race(P1="N14 ticket bonus_die", at="red")
    race.red(6, 1, 4)
    race.drive("L08", 2)
    assert race.player(P1).tickets == 0
