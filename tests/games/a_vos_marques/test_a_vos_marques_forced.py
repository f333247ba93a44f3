"""Forced moves, the swap and marks of À vos marques: AVM-60 to AVM-67."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.state import Phase, Reason


def hit(card: str, **players: Any) -> Race:
    """P2, who stands on START unless said, plays a card on P1."""
    race = Race(**{**players, "P2": f"{players.get('P2', '')} {card}"}, turn=P2, at="attack")
    race.play(card, P1)
    return race


# Back (AVM-60, AVM-61)


@pytest.mark.clause("AVM-60")
@pytest.mark.parametrize(
    ("origin", "card", "rest"),
    [
        ("M18", "S01", "M13"),  # scenario 16
        ("A03", "S01", "START"),  # scenario 18
        ("START", "S01", "START"),
        ("N13", "S02", "N07"),  # where roads merge, the printed arrow decides
        ("Y02", "S02", "K06"),
        ("H14", "S01", "M30"),
        ("W03", "S01", "C19"),
        ("X02", "S01", "M03"),
    ],
)
def test_back_goes_against_the_arrows_and_ends_on_start(origin: str, card: str, rest: str) -> None:
    race = hit(card, P1=origin)
    assert race.space(P1) == rest


@pytest.mark.clause("AVM-61")
@pytest.mark.parametrize(
    ("origin", "errand", "card", "rest"),
    [
        ("M18", "E09>M04", "S01", "M23"),  # scenario 19
        ("L02", "E03>L05", "S02", "N11"),  # scenario 21
        ("H20", "E07>H19", "S01", "H25"),
        ("H23", "E07>H19", "S02", "H26"),  # not into FINISH
        ("M05", "E09>M04", "S02", "M11"),  # of two ways farther, the first in the alphabet
        ("A03", "E03>A06", "S02", "START"),
    ],
)
def test_back_under_an_errand_leads_away_from_it(
    origin: str, errand: str, card: str, rest: str
) -> None:
    race = hit(card, P1=f"{origin} errand={errand}")
    assert race.space(P1) == rest
    assert race.errand(P1) == errand
    assert race.happened("went_away") == [f"P1 went_away {origin} {rest} {5 + (card == 'S02')}"]


@pytest.mark.clause("AVM-61")
def test_back_prefers_the_arrow_where_it_leads_away() -> None:
    race = hit("S01", P1="N15 errand=E03>L05")
    assert race.space(P1) == "N10"


# Forward (AVM-62)


@pytest.mark.clause("AVM-62", "AVM-64")
def test_forward_asks_at_a_fork_and_a_place_there_does_nothing() -> None:
    """Scenario 24."""
    race = Race(P1="A09 5e")
    race.esp("E20")
    assert race.legal() == ["onward C04", "onward M04", "onward N04"]
    assert race.why_not("onward A05") == Reason.NO_SUCH_FORK
    race.act("onward M04")
    assert race.space(P1) == "M04"
    assert race.ecus(P1) == 5
    race.blue(1)
    assert race.phase == Phase.RED


@pytest.mark.clause("AVM-62")
def test_forward_without_a_fork_asks_nobody() -> None:
    race = Race(P1="M12")
    race.esp("E20")
    assert race.space(P1) == "M17"
    assert race.happened("went_forward") == ["P1 went_forward M12 M17 5"]
    assert race.phase == Phase.BLUE


@pytest.mark.clause("AVM-62")
def test_a_fork_that_is_only_reached_is_no_question() -> None:
    race = Race(P1="A07")
    race.esp("E18")
    assert race.space(P1) == "A10"
    assert race.phase == Phase.BLUE


@pytest.mark.clause("AVM-2", "AVM-62")
def test_forward_onto_finish_wins() -> None:
    race = Race(P1="H24 S01")
    race.esp("E20")
    assert race.happened("finished") == ["P1 finished"]
    assert race.phase == Phase.OVER


@pytest.mark.clause("AVM-62", "AVM-86")
def test_an_attack_that_rebounds_can_win() -> None:
    race = hit("S05", P1="H25 ESP")
    assert race.happened("countered", "finished") == ["P1 countered S05 ESP reverse", "P1 finished"]
    assert race.ranks()[P1] == 1


@pytest.mark.clause("AVM-62")
def test_forward_under_an_errand_leads_to_it_and_no_farther() -> None:
    race = Race(P1="M10 5e errand=E09>M04")
    race.esp("E18")
    assert race.space(P1) == "M07"
    race = Race(P1="H25 5e errand=E09>H24")
    race.esp("E20")
    assert race.space(P1) == "H24"
    assert race.happened("errand_done") == ["P1 errand_done E09 H24"]


@pytest.mark.clause("AVM-62")
def test_of_ways_as_short_forward_takes_the_first_in_the_alphabet() -> None:
    race = Race(P1="N14 errand=E07>M31")
    race.esp("E20")
    assert race.space(P1) == "K04"


# What all forced moves share (AVM-63, AVM-64)


@pytest.mark.clause("AVM-63")
def test_forced_moves_rest_short_of_other_cars() -> None:
    race = hit("S01", P1="M18", P3="M13")
    assert race.space(P1) == "M14"
    assert race.happened("went_back", "rested") == [
        "P1 went_back M18 M14 5",
        "P1 rested M14 M13",
    ]
    race = Race(P1="M12", P2="M17", P3="M16")
    race.esp("E20")
    assert race.space(P1) == "M15"
    race = hit("S01", P1="M18 errand=E09>M04", P3="M23")
    assert race.space(P1) == "M22"


@pytest.mark.clause("AVM-63")
def test_a_car_shut_in_stays_where_it_is() -> None:
    race = hit("S01", P1="M18", P2="M13", P3="M14", P4="M15", P5="M16", P6="M17")
    assert race.space(P1) == "M18"


@pytest.mark.clause("AVM-64")
@pytest.mark.parametrize(
    ("origin", "place"), [("C12", "C15"), ("M12", "M15"), ("D03", "D06"), ("A03", "A06")]
)
def test_a_place_where_a_forced_move_ends_does_nothing(origin: str, place: str) -> None:
    race = Race(P1=f"{origin} 5e")
    race.esp("E18")
    assert race.space(P1) == place
    assert race.phase == Phase.BLUE


# The wrong way (AVM-65)


@pytest.mark.clause("AVM-65", "AVM-87")
def test_a_turned_signpost_leads_back() -> None:
    """Scenario 38."""
    race = hit("S08", P1="H20 4e")
    assert race.marks(P1) == "wrong_way=S08"
    assert race.under("S") == ""
    race.begin(P1, "red")
    race.red(5)
    assert race.happened("rolled_wrong_way", "went_back", "returned") == [
        "P1 rolled_wrong_way 5",
        "P1 went_back H20 H15 5",
        "P1 returned S08",
    ]
    assert race.space(P1) == "H15"
    assert race.marks(P1) == ""
    assert race.phase == Phase.GARAGE


@pytest.mark.clause("AVM-65", "AVM-67")
def test_the_wrong_way_uses_up_the_other_dice_marks_in_their_order() -> None:
    race = Race(P1="H20 wrong_way=S08 bonus_die one_die=S11 miss=S20", at="red")
    race.red(2)
    assert race.space(P1) == "H18"
    assert race.marks(P1) == "miss=S20"
    assert race.under("S") == "S08 S11"


@pytest.mark.clause("AVM-61", "AVM-65")
def test_the_wrong_way_under_an_errand_leads_away_from_it() -> None:
    race = Race(P1="M18 wrong_way errand=E09>M04", at="red")
    race.red(3)
    assert race.space(P1) == "M21"
    assert race.errand(P1) == "E09>M04"


@pytest.mark.clause("AVM-65", "AVM-74")
def test_a_place_reached_the_wrong_way_does_nothing() -> None:
    race = Race(P1="C17 5e wrong_way", at="red")
    race.red(2)
    assert race.space(P1) == "C15"
    assert race.phase == Phase.GARAGE


# The swap (AVM-66)


@pytest.mark.clause("AVM-66")
def test_one_swaps_with_the_car_just_ahead() -> None:
    """Scenario 48."""
    race = Race(P1="M13", P2="M24", P3="K06", P4="H17")
    race.esp("E22")
    assert race.spaces() == ["K06", "M24", "M13", "H17"]
    assert race.happened("swapped") == ["P1 swapped M13 K06 3"]


@pytest.mark.clause("AVM-66")
def test_of_two_as_far_the_first_clockwise_swaps() -> None:
    race = Race(P1="H16", P2="H19", P3="M13", P4="D27", turn=P3)
    race.esp("E22")
    assert race.spaces() == ["H16", "H19", "D27", "M13"]


@pytest.mark.clause("AVM-66")
def test_cars_level_with_one_are_not_ahead() -> None:
    race = Race(P1="H16 1e", P2="D27")
    race.esp("E22")
    assert race.spaces() == ["H16", "D27", "START"]
    assert race.happened("nobody_ahead", "received") == ["P1 nobody_ahead", "P1 received 2"]
    assert race.ecus(P1) == 3


@pytest.mark.clause("AVM-66")
def test_a_swap_pays_nothing() -> None:
    race = Race(P1="M13 1e", P2="M24", P3="START")
    race.esp("E22")
    assert race.ecus(P1) == 1
    assert race.spaces() == ["M24", "M13", "START"]


# Marks (AVM-67)


@pytest.mark.clause("AVM-67")
@pytest.mark.parametrize(
    ("card", "mark"),
    [("S20", "miss"), ("S11", "one_die"), ("S18", "one_die"), ("S08", "wrong_way")],
)
def test_a_second_mark_of_a_kind_adds_nothing(card: str, mark: str) -> None:
    race = Race(P1=f"M10 {mark}", P2=card, turn=P2, at="attack")
    race.play(card, P1)
    if race.phase == Phase.DEALER:
        race.act("decline")
    assert race.happened("marked_already", "returned") == [
        f"P1 marked_already {mark}",
        f"P1 returned {card}",
    ]
    assert race.marks(P1) == mark
    assert race.under("S") == card


@pytest.mark.clause("AVM-67")
def test_a_second_third_die_adds_nothing_either() -> None:
    race = Race(P1="M10 bonus_die")
    race.esp("E19")
    assert race.marks(P1) == "bonus_die"
    assert race.under("E") == "E19"


@pytest.mark.clause("AVM-67")
def test_a_mark_stays_through_turns_without_a_red_roll() -> None:
    race = Race(P1="A05 one_die=S11 wrong_way=S08")
    race.esp("E11")
    race.blue(1)
    assert race.to_act == P2
    assert race.marks(P1) == "one_die=S11 wrong_way=S08"
    race.begin(P1)
    race.esp("E28")
    assert race.to_act == P2
    assert race.marks(P1) == "one_die=S11 wrong_way=S08"


@pytest.mark.clause("AVM-67")
def test_cards_freed_by_a_roll_go_under_the_pile_as_they_came() -> None:
    race = Race(P1="A05 one_die=S18 wrong_way=S08", at="red")
    race.red(1)
    assert race.under("S") == "S18 S08"
    race = Race(P1="A05 wrong_way=S08 one_die=S18", at="red")
    race.red(1)
    assert race.under("S") == "S08 S18"


@pytest.mark.clause("AVM-67")
def test_a_mark_waits_for_its_own_player_only() -> None:
    race = Race(P1="A05 one_die=S18", P2="M10", turn=P2, at="red")
    race.red(2, 3)
    assert race.marks(P1) == "one_die=S18"
    assert race.happened("rolled_red") == ["P2 rolled_red 5 2 3 0"]
