"""Places, the ways there by card, and the Casino: AVM-74 to AVM-79."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.state import Phase, Reason


def driven(words: str, points: int, space: str, **given: Any) -> Race:
    """P1 drives to a space."""
    race = Race(P1=words, **given, at="red")
    race.total(points)
    race.drive(space)
    return race


def sent(words: str, card: str, **given: Any) -> Race:
    """P1 draws a card that names a place."""
    race = Race(P1=words, **given)
    race.esp(card)
    return race


# When a place does something


@pytest.mark.clause("AVM-74")
@pytest.mark.parametrize(
    ("words", "space", "phase"),
    [("C10 2e", "C15", Phase.BET), ("M10", "M15", Phase.MAGIC), ("D01", "D06", Phase.FOX)],
)
def test_a_place_reached_by_an_own_move_does_something(
    words: str, space: str, phase: Phase
) -> None:
    assert driven(words, 5, space).phase == phase
    assert driven(words, 7, space).phase == phase  # the surplus is lost


@pytest.mark.clause("AVM-22", "AVM-74")
def test_driving_through_is_not_reaching() -> None:
    race = driven("C10 4e", 7, "C17")
    assert race.asked() == (Phase.GARAGE, P1)


@pytest.mark.clause("AVM-74")
@pytest.mark.parametrize("space", ["C07", "C12", "C17", "C04"])
def test_the_places_of_errands_do_nothing_without_one(space: str) -> None:
    origin = f"C{int(space[1:]) - 3:02} 4e"
    race = driven(origin, 3, space)
    assert (race.phase, race.ecus(P1)) == (Phase.GARAGE, 4)


@pytest.mark.clause("AVM-64", "AVM-74")
def test_a_forced_move_onto_a_place_does_nothing() -> None:
    for words, card, space in (
        ("C10 2e", "E20", "C15"),
        ("M12", "E18", "M15"),
        ("C17 2e", "E29", "C15"),
        ("D08", "E29", "D06"),
    ):
        race = sent(words, card)
        assert (race.phase, race.space(P1)) == (Phase.BLUE, space)


@pytest.mark.clause("AVM-62", "AVM-64")
def test_a_tailwind_onto_a_restaurant() -> None:
    """Scenario 24."""
    race = sent("A09", "E20")
    assert race.ends() == {"C04", "M04", "N04"}
    race.act("onward C04")
    assert race.asked() == (Phase.BLUE, P1)
    race.blue(3)
    assert race.asked() == (Phase.RED, P1)


@pytest.mark.clause("AVM-65", "AVM-74")
def test_the_wrong_way_onto_a_place_does_nothing() -> None:
    race = Race(P1="C18 4e wrong_way=S08", at="red")
    race.red(3)
    assert (race.space(P1), race.phase) == ("C15", Phase.GARAGE)


@pytest.mark.clause("AVM-50", "AVM-74")
def test_under_an_errand_the_points_must_end_there() -> None:
    race = Race(P1="C13 4e errand=E07>C17", at="red")
    race.total(2)
    assert race.ends() == {"C15"}
    race.drive("C15")
    assert race.asked() == (Phase.BET, P1)


@pytest.mark.clause("AVM-50")
def test_an_errand_drives_past_the_casino() -> None:
    """Scenario 14."""
    race = Race(P1="C13 4e errand=E07>C17", at="red")
    race.total(6)
    assert race.ends() == {"C17"}


@pytest.mark.clause("AVM-46", "AVM-50", "AVM-51", "AVM-53")
def test_an_errand_is_done_on_the_way() -> None:
    """Scenario 10."""
    race = Race(P1="M10 5e")
    race.esp("E09")
    assert race.errand(P1) == "E09>M04"
    race.blue(1)
    race.total(8)
    assert race.ends() == {"M04"}
    race.drive("M04")
    assert race.standing(P1) == "M04 5e"
    assert race.happened("drove", "errand_done", "paid", "returned") == [
        "P1 drove M10 M04 2",
        "P1 errand_done E09 M04",
        "P1 paid 1",
        "P1 returned E09",
    ]
    assert race.asked() == (Phase.GARAGE, P1)


@pytest.mark.clause("AVM-38", "AVM-45", "AVM-47", "AVM-90")
def test_nothing_is_asked_about_an_e_card() -> None:
    """Scenario 60."""
    race = sent("M10 DEA", "E07")
    assert race.asked() == (Phase.BLUE, P1)
    assert race.errand(P1).startswith("E07>")
    assert race.happened("drew_e") == ["P1 drew_e E07 2"]


# Go to a place


@pytest.mark.clause("AVM-13", "AVM-76", "AVM-78", "AVM-81")
def test_sent_to_the_casino_without_money() -> None:
    """Scenario 26."""
    race = Race(round_number=1, P1="S01")
    race.esp("E11")
    assert (race.space(P1), race.phase) == ("C15", Phase.BLUE)
    race.blue(5)
    assert race.ecus(P1) == 5
    assert race.asked() == (Phase.GARAGE, P1)
    race.act("done")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-75", "AVM-76")
@pytest.mark.parametrize(
    ("card", "answer"), [("E11", "bet 0"), ("E12", "stay"), ("E13", "decline")]
)
def test_who_is_sent_to_a_stop_place_rolls_no_red_dice(card: str, answer: str) -> None:
    race = sent("A05 9e S01", card)
    race.act(answer)
    race.blue(1)
    assert race.asked() == (Phase.GARAGE, P1)
    race.act("done")
    assert race.asked() == (Phase.ATTACK, P1)


@pytest.mark.clause("AVM-77")
@pytest.mark.parametrize(
    ("card", "space"), [("E14", "N09"), ("E15", "K08"), ("E16", "D15"), ("E17", "C19")]
)
def test_from_a_landmark_the_turn_goes_on(card: str, space: str) -> None:
    """Scenario 27."""
    race = sent("A05", card)
    assert race.space(P1) == space
    race.blue(1)
    assert race.asked() == (Phase.RED, P1)


@pytest.mark.clause("AVM-75", "AVM-76")
@pytest.mark.parametrize(("card", "space"), [("E11", "C15"), ("E12", "M15"), ("E13", "D06")])
def test_who_is_there_already_stays(card: str, space: str) -> None:
    """Scenario 28."""
    race = sent(f"{space} 4e", card)
    assert race.asked() == (Phase.BLUE, P1)
    assert len(race.happened("there_already")) == 1
    race.blue(1)
    assert race.asked() == (Phase.RED, P1)


@pytest.mark.clause("AVM-75")
def test_a_place_that_is_taken_is_reached_all_the_same() -> None:
    race = sent("A05 4e", "E11", P2="C15", P3="C14")
    assert race.space(P1) == "C13"
    assert race.asked() == (Phase.BET, P1)
    assert race.happened("went_to") == ["P1 went_to A05 C13 casino"]


@pytest.mark.clause("AVM-75")
def test_a_car_behind_the_place_may_end_where_it_was() -> None:
    race = sent("C14 4e", "E11", P2="C15")
    assert (race.space(P1), race.phase) == ("C14", Phase.BET)


@pytest.mark.clause("AVM-51", "AVM-76")
def test_an_errand_ended_by_a_forward_card_is_not_being_sent() -> None:
    race = sent("C14 4e errand=E07>C17", "E18")
    assert race.standing(P1) == "C17 2e"
    race.blue(1)
    assert race.asked() == (Phase.RED, P1)


@pytest.mark.clause("AVM-52", "AVM-75")
def test_an_errand_looks_for_its_place_afresh() -> None:
    race = sent("M10 errand=E09>M04", "E11")
    assert (race.space(P1), race.errand(P1)) == ("C15", "E09>C04")
    assert race.happened("errand_moved") == ["P1 errand_moved E09 C04"]


# The Casino


@pytest.mark.clause("AVM-78")
@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 2), (3, 12), (4, 12), (5, 17), (6, 17)])
def test_a_bet_of_five(face: int, left: int) -> None:
    """Scenario 25."""
    race = driven("C10 7e", 5, "C15")
    race.roll(face, by="bet 5")
    assert race.ecus(P1) == left
    assert race.happened("bet") == [f"P1 bet 5 {face} {left - 2}"]


@pytest.mark.clause("AVM-78")
@pytest.mark.parametrize(("ecus", "most"), [(1, 1), (4, 4), (5, 5), (9, 5)])
def test_one_bets_what_one_has_and_five_at_most(ecus: int, most: int) -> None:
    race = driven(f"C10 {ecus}e", 5, "C15")
    assert race.legal() == [f"bet {stake}" for stake in range(most + 1)]
    if most < 5:
        assert race.why_not("bet 5") == Reason.STAKE_TOO_HIGH


@pytest.mark.clause("AVM-78")
def test_not_to_play_is_a_bet_of_nothing() -> None:
    race = driven("C10 7e", 5, "C15")
    race.act("bet 0")
    assert race.ecus(P1) == 7
    assert race.happened("bet", "no_bet") == ["P1 no_bet"]


@pytest.mark.clause("AVM-78")
def test_without_money_nothing_is_asked() -> None:
    assert driven("C10 AIR", 5, "C15").phase == Phase.GARAGE


@pytest.mark.clause("AVM-78", "AVM-27")
def test_one_may_bet_from_behind_another_car() -> None:
    """Scenario 6."""
    race = Race(P1="C13 5e", P2="C15", at="red")
    race.total(6)
    race.drive("C15")
    assert (race.space(P1), race.phase) == ("C14", Phase.BET)


@pytest.mark.clause("AVM-20", "AVM-79")
def test_to_play_again_one_must_come_again() -> None:
    """Scenario 57."""
    race = driven("C10 7e", 5, "C15")
    race.act("bet 0", "done")
    race.begin(P1, "red")
    race.total(6)
    assert "C15" not in race.ends()
    race.drive("C12")
    race.begin(P3)
    race.begin(P1, "red")
    race.total(3)
    race.drive("C15")
    assert race.asked() == (Phase.BET, P1)
