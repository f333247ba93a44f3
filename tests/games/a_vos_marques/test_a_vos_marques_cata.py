"""The CATA of À vos marques: AVM-54 to AVM-58."""

import pytest
from a_vos_marques_table import P1, P2, P3, P4, Race

from rejouons.games.a_vos_marques.state import Phase


@pytest.mark.clause("AVM-54", "AVM-55", "AVM-56", "AVM-57", "AVM-58", "AVM-62")
def test_the_ground_shakes() -> None:
    """Scenario 22."""
    race = Race(P1="M18", P2="C12 ABS", P3="K06 ASR", P4="L09 ESP errand=E05")
    race.esp("E01")
    assert race.events() == [
        "P1 rolled_esp E",
        "P1 drew_e E01 2",
        "P1 cata",
        "P4 errand_cancelled E05",
        "P4 returned E05",
        "P1 thrown_to_start M18",
        "P2 showed ABS",
        "P3 showed ASR",
        "P4 showed ESP",
        "P2 passed C11 C10 C09 C08 C07",
        "P2 went_back C12 C07 5",
        "P3 stood_fast",
    ]
    assert (race.phase, race.to_act) == (Phase.FORK, P4)
    assert race.legal() == ["onward H04", "onward Y04"]
    race.act("onward Y04")
    assert race.spaces() == ["START", "C07", "K06", "Y04"]
    assert race.happened("went_forward", "returned") == [
        "P4 went_forward L09 Y04 5",
        "P1 returned E01",
    ]
    assert (race.phase, race.to_act) == (Phase.BLUE, P1)
    assert race.under("E") == "E05 E01"


@pytest.mark.clause("AVM-54")
def test_errands_are_cancelled_clockwise_before_anything_else() -> None:
    race = Race(
        P1="M18 errand=E09", P2="M10 ABS errand=E03", P3="C12 errand=S19", turn=P2, players=4
    )
    race.esp("E01")
    assert race.happened("errand_cancelled") == [
        "P2 errand_cancelled E03",
        "P3 errand_cancelled S19",
        "P1 errand_cancelled E09",
    ]
    assert race.happened("went_back") == ["P2 went_back M10 M05 5"]  # toward START again
    assert (race.under("E"), race.under("S")) == ("E03 E09 E01", "S19")
    assert [race.errand(seat) for seat in (P1, P2, P3, P4)] == ["", "", "", ""]


@pytest.mark.clause("AVM-55")
def test_other_products_keep_no_car_on_the_road() -> None:
    race = Race(P1="M18 NAV ENG ALA AIR DEA", P2="H26", P3="A01 DYN")
    race.esp("E01")
    assert race.spaces() == ["START", "START", "START"]


@pytest.mark.clause("AVM-56", "AVM-60")
def test_abs_cannot_go_behind_start() -> None:
    race = Race(P1="A03 ABS", P2="START ABS", P3="M18 ASR")
    race.esp("E01")
    assert race.spaces() == ["START", "START", "M18"]


@pytest.mark.clause("AVM-2", "AVM-56")
def test_esp_can_win_the_race() -> None:
    """Scenario 23."""
    race = Race(P1="M18 ESP", P2="H20 ESP", P3="A05", P4="H24 ESP")
    race.esp("E01")
    assert race.happened("went_forward", "finished") == [
        "P1 went_forward M18 M23 5",
        "P2 went_forward H20 H25 5",
        "P4 went_forward H24 FINISH 5",
        "P4 finished",
    ]
    assert race.phase == Phase.OVER
    assert race.ranks() == [3, 2, 4, 1]


@pytest.mark.clause("AVM-57", "AVM-101")
def test_who_comes_first_clockwise_wins_alone() -> None:
    race = Race(P1="H24 ESP", P2="H25 ESP", P3="H26 ESP", turn=P2)
    race.esp("E01")
    assert race.happened("finished") == ["P2 finished"]
    assert race.spaces() == ["H24", "FINISH", "H26"]
    assert race.ranks() == [3, 1, 2]


@pytest.mark.clause("AVM-5", "AVM-57", "AVM-63")
def test_cars_to_start_make_room_before_others_are_pushed() -> None:
    race = Race(P1="C12 ABS", P2="C07", P3="C13 ABS", P4="C20 ESP", P5="D04 ASR")
    race.esp("E01")
    assert race.spaces()[:4] == ["C07", "START", "C08", "C20"]
    assert race.legal() == ["onward D04", "onward W04"]
    race.act("onward D04")
    assert race.space(P4) == "D03"  # behind the car that stood fast


@pytest.mark.clause("AVM-57")
def test_each_group_moves_clockwise_from_the_active_player() -> None:
    race = Race(P1="C12 ABS", P2="K06", P3="C13 ABS", P4="M10", turn=P3)
    race.esp("E01")
    assert race.happened("thrown_to_start", "went_back") == [
        "P4 thrown_to_start M10",
        "P2 thrown_to_start K06",
        "P3 went_back C13 C08 5",
        "P1 went_back C12 C07 5",
    ]


@pytest.mark.clause("AVM-57")
def test_safety_products_are_shown_and_their_lack_too() -> None:
    race = Race(P1="C12 ABS AIR", P2="K06 DEA", P3="C13 ESP")
    race.esp("E01")
    assert race.happened("showed") == ["P1 showed ABS", "P3 showed ESP"]
    view = race.view(P2)
    assert view.players[P1].products & 0b111 == 0b001
    assert view.players[P3].products & 0b111 == 0b100
    assert race.player(P2).lacks[P1] & 0b111 == 0b111


@pytest.mark.clause("AVM-58")
def test_all_else_is_kept_and_the_turn_goes_on() -> None:
    race = Race(P1="M18 9e AIR S05 ticket one_die=S11", P2="C12 4e miss=S20 wrong_way=S08")
    race.esp("E01")
    assert (race.ecus(P1), race.products(P1), race.hand(P1)) == (9, "AIR", "S05")
    assert (race.player(P1).tickets, race.marks(P1)) == (1, "one_die=S11")
    assert (race.ecus(P2), race.marks(P2)) == (4, "miss=S20 wrong_way=S08")
    race.blue(6)
    assert race.phase == Phase.RED


@pytest.mark.clause("AVM-56", "AVM-62")
def test_each_car_with_esp_chooses_its_own_fork() -> None:
    race = Race(P1="A08 ESP", P2="C20 ESP", P3="L09 ESP", turn=P2)
    race.esp("E01")
    assert race.to_act == P2
    race.act("onward W04")
    assert race.to_act == P3
    race.act("onward H04")
    assert race.to_act == P1
    assert race.legal() == ["onward C03", "onward M03", "onward N03"]
    race.act("onward N03")
    assert race.spaces() == ["N03", "W04", "H04"]
    assert (race.phase, race.to_act) == (Phase.BLUE, P2)
