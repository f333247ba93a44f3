"""Errands of À vos marques: AVM-45 to AVM-53."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.state import Phase, Reason

ERRANDS = {  # by the place they name
    "service_station": ("E03", "E04", "S12"),
    "police": ("E05", "E06", "S21"),
    "dealer": ("E07", "E08", "S19"),
    "restaurant": ("E09", "E10", "S17"),
}
CARDS = [(place, card) for place, cards in ERRANDS.items() for card in cards]
FROM_M10 = {"service_station": "N10", "police": "A09", "dealer": "X02", "restaurant": "M04"}


def given(card: str, **players: Any) -> Race:
    """P1 draws an errand, or P3 suffers it."""
    if card.startswith("E"):
        race = Race(**players)
        race.esp(card)
        return race
    race = Race(**{**players, "P2": f"{players.get('P2', 'A01')} {card}"}, turn=P2, at="attack")
    race.play(card, P1)
    if race.phase == Phase.DEALER:
        race.act("decline")
    return race


def under_errand(points: int, **players: Any) -> Race:
    race = Race(**players, at="red")
    race.total(points)
    return race


# Getting one (AVM-45 to AVM-49)


@pytest.mark.clause("AVM-45", "AVM-46", "AVM-47", "AVM-87")
@pytest.mark.parametrize(("place", "card"), CARDS)
def test_an_errand_leads_to_the_nearest_place_it_names(place: str, card: str) -> None:
    race = given(card, P1="M10")
    assert race.errand(P1) == f"{card}>{FROM_M10[place]}"
    assert race.happened("errand_given") == [f"P1 errand_given {card} {place} {FROM_M10[place]}"]
    assert race.under(card[0]) == ""


@pytest.mark.clause("AVM-46")
def test_of_two_places_as_near_it_is_the_one_nearer_to_finish() -> None:
    """Scenario 12."""
    race = given("S19", P1="C07")
    assert race.errand(P1) == "S19>C17"


@pytest.mark.clause("AVM-46")
def test_the_destination_stays_though_another_place_is_nearer_now() -> None:
    race = Race(P1="M18 errand=E09>M04", P2="S01", turn=P2, at="attack")
    race.play("S01", P1)
    assert race.space(P1) == "M23"  # M21 would be two steps away
    assert race.errand(P1) == "E09>M04"


@pytest.mark.clause("AVM-48")
def test_a_new_errand_cancels_the_old_one() -> None:
    """Scenario 15."""
    race = Race(P1="M10 errand=E03", P2="S17", turn=P2, at="attack")
    race.play("S17", P1)
    assert race.happened("errand_replaced", "returned", "errand_given") == [
        "P1 errand_replaced E03",
        "P1 returned E03",
        "P1 errand_given S17 restaurant M04",
    ]
    assert (race.errand(P1), race.under("E"), race.under("S")) == ("S17>M04", "E03", "")


@pytest.mark.clause("AVM-47", "AVM-48")
def test_a_new_errand_of_the_same_kind_replaces_the_old_one_too() -> None:
    race = Race(P1="M10 errand=E09>M21")
    race.esp("E09")
    assert race.errand(P1) == "E09>M04"
    assert race.under("E") == "E09"


@pytest.mark.clause("AVM-43", "AVM-49")
def test_an_errand_to_where_one_stands_is_done_at_once() -> None:
    """Scenario 13."""
    race = Race(P1="N10 1e")
    race.esp("E03")
    assert race.events()[2:] == [
        "P1 errand_given E03 service_station N10",
        "P1 errand_done E03 N10",
        "P1 paid 1",
        "P1 debt_cancelled 1",
        "P1 returned E03",
    ]
    assert race.errand(P1) == ""
    assert race.phase == Phase.BLUE


@pytest.mark.clause("AVM-48", "AVM-49")
def test_even_an_errand_done_at_once_cancels_the_old_one() -> None:
    race = Race(P1="N10 5e errand=E09")
    race.esp("E04")
    assert race.errand(P1) == ""
    assert race.under("E") == "E09 E04"


@pytest.mark.clause("AVM-49")
def test_an_attack_on_its_own_place_is_done_at_once() -> None:
    race = given("S12", P1="N10 5e")
    assert race.ecus(P1) == 2
    assert race.errand(P1) == ""
    assert race.under("S") == "S12"


# Driving under it (AVM-50)


@pytest.mark.clause("AVM-46", "AVM-50", "AVM-51", "AVM-53")
def test_from_the_card_to_the_place_and_on() -> None:
    """Scenario 10."""
    race = Race(P1="M10 5e ABS")
    race.esp("E09")
    assert race.errand(P1) == "E09>M04"
    race.blue(2)
    race.total(8)
    assert race.legal() == ["drive M04 1"]
    race.drive("M04")
    assert race.happened("drove", "errand_done", "paid", "returned") == [
        "P1 drove M10 M04 2",
        "P1 errand_done E09 M04",
        "P1 paid 1",
        "P1 returned E09",
    ]
    assert race.ecus(P1) == 6
    assert race.phase == Phase.GARAGE


@pytest.mark.clause("AVM-50")
def test_every_step_comes_nearer() -> None:
    """Scenario 11."""
    race = under_errand(4, P1="M10 errand=E09>M04")
    assert race.legal() == ["drive M06 1"]
    assert race.why_not("drive X02 1") == Reason.OUT_OF_REACH
    assert race.why_not("drive M14 1") == Reason.ERRAND_BINDS


@pytest.mark.clause("AVM-50")
def test_no_other_place_is_an_early_stop() -> None:
    """Scenario 14."""
    race = under_errand(6, P1="C13 errand=S19>C17")
    assert race.legal() == ["drive C17 1"]
    assert race.why_not("drive C15 1") == Reason.ERRAND_BINDS


@pytest.mark.clause("AVM-50", "AVM-74")
def test_a_place_where_the_points_end_acts_under_an_errand() -> None:
    race = under_errand(2, P1="C13 5e errand=S19>C17")
    race.drive("C15")
    assert race.phase == Phase.BET
    assert race.errand(P1) == "S19>C17"


@pytest.mark.clause("AVM-50")
def test_finish_is_barred_under_an_errand() -> None:
    race = under_errand(4, P1="H25 errand=E09>H24")
    assert race.legal() == ["drive H24 1"]
    assert race.why_not("drive FINISH 1") == Reason.ERRAND_BINDS


@pytest.mark.clause("AVM-50")
def test_of_ways_that_are_as_near_any_may_be_chosen() -> None:
    """Both shores of the lake are as long; who stands in the way tells them apart."""
    race = under_errand(12, P1="N13 errand=E07>M31")
    assert race.legal() == ["drive L10 1"]
    race = under_errand(12, P1="N13 errand=E07>M31", P2="L10")
    assert race.legal() == ["drive L10 1", "drive L10 2"]


# Doing it (AVM-51 to AVM-53)


@pytest.mark.clause("AVM-51")
@pytest.mark.parametrize(
    ("card", "ecus"),
    [
        ("E03", 3),
        ("E04", 5),
        ("E05", 8),
        ("E06", 4),
        ("E07", 3),
        ("E09", 4),
        ("E10", 8),
        ("S12", 2),
        ("S17", 4),
        ("S19", 2),
        ("S21", 2),
    ],
)
def test_what_is_due_there_happens_at_once(card: str, ecus: int) -> None:
    race = Race(P1=f"M10 5e errand={card}", at="red")
    while race.errand(P1):
        race.begin(P1, "red")
        race.total(12)
        race.act(*race.legal())
    assert race.ecus(P1) == ecus
    assert race.under(card[0]) == card


@pytest.mark.clause("AVM-51")
def test_an_open_day_gives_a_dealer() -> None:
    race = under_errand(9, P1="M10 errand=E08")
    race.drive("X02")
    assert race.happened("errand_done", "gained") == ["P1 errand_done E08 X02", "P1 gained DEA"]


@pytest.mark.clause("AVM-51", "AVM-62", "AVM-76")
def test_a_forward_card_does_an_errand_and_the_red_dice_follow() -> None:
    race = Race(P1="M07 5e errand=E09>M04")
    race.esp("E20")
    assert race.happened("went_forward", "errand_done", "paid") == [
        "P1 went_forward M07 M04 5",
        "P1 errand_done E09 M04",
        "P1 paid 1",
    ]
    assert race.under("E") == "E09 E20"
    race.blue(1)
    assert race.phase == Phase.RED


@pytest.mark.clause("AVM-27", "AVM-51")
def test_a_forward_card_does_an_errand_though_another_stands_there() -> None:
    race = Race(P1="M07 5e errand=E09>M04", P2="M04")
    race.esp("E20")
    assert race.space(P1) == "M05"
    assert race.errand(P1) == ""


@pytest.mark.clause("AVM-52")
def test_after_being_sent_the_destination_is_looked_up_again() -> None:
    race = Race(P1="M10 5e errand=E09>M04")
    race.esp("E17")
    assert race.space(P1) == "C19"
    assert race.happened("errand_moved") == ["P1 errand_moved E09 M21"]
    race = Race(P1="A05 errand=E05>A09")
    race.esp("E16")
    assert race.errand(P1) == "E05>D14"


@pytest.mark.clause("AVM-52")
def test_if_the_same_place_is_the_nearest_still_nothing_is_told() -> None:
    race = Race(P1="C12 errand=E07>C17")
    race.esp("E17")
    assert race.errand(P1) == "E07>C17"
    assert race.happened("errand_moved") == []


@pytest.mark.clause("AVM-51", "AVM-52", "AVM-75")
def test_who_is_put_on_such_a_place_has_done_the_errand() -> None:
    """The Desert is taken, so the car comes to stand on the police post behind it."""
    race = Race(P1="A05 5e errand=E05>A09", P2="D15")
    race.esp("E16")
    assert race.space(P1) == "D14"
    assert race.happened("went_to", "errand_done", "received") == [
        "P1 went_to A05 D14 desert",
        "P1 errand_done E05 D14",
        "P1 received 3",
    ]
    assert race.under("E") == "E05 E16"
    race.blue(1)
    assert race.phase == Phase.RED


@pytest.mark.clause("AVM-52", "AVM-66")
def test_after_a_swap_both_look_again_the_subject_first() -> None:
    race = Race(P1="A05 5e errand=E05>A09", P2="C10 5e errand=E06>C12")
    race.esp("E22")
    assert race.spaces()[:2] == ["C10", "A05"]
    assert race.happened("swapped", "errand_moved") == [
        "P1 swapped A05 C10 2",
        "P1 errand_moved E05 C12",
        "P2 errand_moved E06 A09",
    ]


@pytest.mark.clause("AVM-51", "AVM-52", "AVM-66")
def test_a_swap_can_do_the_errands_of_both() -> None:
    race = Race(P1="A09 5e errand=E10>C04", P2="C04 5e errand=E06>A09")
    race.esp("E22")
    assert race.happened("errand_done", "received", "paid", "returned") == [
        "P1 errand_done E10 C04",
        "P1 received 3",
        "P1 returned E10",
        "P2 errand_done E06 A09",
        "P2 paid 1",
        "P2 returned E06",
        "P1 returned E22",
    ]


@pytest.mark.clause("AVM-52")
def test_the_errand_of_a_car_that_stays_is_left_alone() -> None:
    race = Race(P1="A05", P2="M18 errand=E09>M04", P3="START")
    race.esp("E17")
    assert race.errand(P2) == "E09>M04"
    assert race.errand(P3) == ""


@pytest.mark.clause("AVM-53")
def test_an_errand_of_an_e_card_does_not_end_the_turn() -> None:
    race = Race(P1="C13 8e S01")
    race.esp("E07")
    race.blue(4)
    race.total(6)
    race.drive("C17")
    assert race.ecus(P1) == 10
    race.act("buy ABS", "done")
    race.play("S01", P3)
    assert race.to_act == P2
