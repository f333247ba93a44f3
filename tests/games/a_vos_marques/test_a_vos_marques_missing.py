"""Stopped and missed turns of À vos marques: AVM-70 to AVM-73."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.state import Phase


def attacked(card: str, **players: Any) -> Race:
    """P2 plays a card on P1, who has no use for a dealer."""
    race = Race(**{**players, "P2": f"{players.get('P2', '')} {card}"}, turn=P2, at="attack")
    race.play(card, P1)
    if race.phase == Phase.DEALER:
        race.act("decline")
    return race


# A stop at once (AVM-70)


@pytest.mark.clause("AVM-70")
def test_a_stop_ends_the_turn_at_once() -> None:
    """Scenario 39."""
    race = Race(P1="M10 20e S01 S09")
    race.esp("P07")
    assert race.events() == [
        "P1 rolled_esp P",
        "P1 drew_p P07",
        "P1 returned P07",
        "P1 turn_stopped",
        "P2 turn_began",
    ]
    assert race.hand(P1) == "S01 S09"
    assert (race.ecus(P1), race.space(P1)) == (20, "M10")
    assert race.to_act == P2


@pytest.mark.clause("AVM-70")
@pytest.mark.parametrize(
    ("card", "space"), [("E28", "M10"), ("P03", "M10"), ("P05", "D05"), ("P15", "M10")]
)
def test_every_stop_of_an_e_or_p_card_does_so(card: str, space: str) -> None:
    race = Race(P1=f"{space} S01")
    race.esp(card)
    assert race.happened("turn_stopped", "turn_began") == ["P1 turn_stopped", "P2 turn_began"]
    assert race.marks(P1) == ""
    assert race.under(card[0]) == card


@pytest.mark.clause("AVM-70", "AVM-85")
def test_a_dead_alternator_stops_whoever_uses_no_dealer() -> None:
    race = Race(P1="M10 DEA")
    race.esp("P09")
    race.act("decline")
    assert race.to_act == P2
    assert race.products(P1) == "DEA"


@pytest.mark.clause("AVM-70")
def test_nothing_more_is_missed() -> None:
    race = Race(P1="M10")
    race.esp("E28")
    race.begin(P1)
    race.esp("S01")
    race.blue(1)
    race.total(2)
    assert race.phase == Phase.MOVE


@pytest.mark.clause("AVM-70", "AVM-82")
def test_a_stopped_turn_has_no_window_for_others() -> None:
    race = Race(P1="M10", P2="S01", P3="S01", s_timing="reaction")
    race.esp("E28")
    assert (race.to_act, race.phase) == (P2, Phase.ESP)


# The next turn missed (AVM-71, AVM-72)


@pytest.mark.clause("AVM-71", "AVM-87")
@pytest.mark.parametrize(("card", "space"), [("S03", "M10"), ("S09", "C12"), ("S20", "C12")])
def test_an_s_card_costs_the_whole_next_turn(card: str, space: str) -> None:
    race = attacked(card, P1=f"{space} 9e S01")
    assert race.marks(P1) == f"miss={card}"
    assert race.under("S") == ""
    race.begin(P1)
    assert race.events() == [
        "P1 turn_began",
        "P1 turn_missed",
        f"P1 returned {card}",
        "P2 turn_began",
    ]
    assert race.to_act == P2
    assert race.marks(P1) == ""
    assert race.under("S") == card
    race.begin(P1)
    assert race.to_act == P1


@pytest.mark.clause("AVM-17", "AVM-71")
def test_a_missed_turn_can_be_the_last_of_a_round() -> None:
    race = Race(P3="A05 miss", turn=P2, at="attack")
    assert race.happened("turn_missed", "round_began", "turn_began") == [
        "P3 turn_began",
        "P3 turn_missed",
        "- round_began 3",
        "P1 turn_began",
    ]


@pytest.mark.clause("AVM-71", "AVM-95")
def test_a_duel_lost_by_one_costs_the_next_turn_without_a_card() -> None:
    """Scenario 32."""
    race = Race(P1="D03 9e S01", P2="N15", at="red")
    race.red(1, 2)
    race.drive("D06")
    race.roll(3, 4, by="challenge 2")
    assert race.happened("marked_by_duel") == ["P1 marked_by_duel miss"]
    assert race.phase == Phase.GARAGE
    race.act("done", "pass")
    race.begin(P1)
    assert race.happened("turn_missed", "returned") == ["P1 turn_missed"]


@pytest.mark.clause("AVM-71", "AVM-95")
def test_a_duel_that_a_card_has_led_to_is_still_a_duel() -> None:
    race = Race(P1="D03", P2="N15")
    race.esp("E13")
    race.roll(4, 3, by="challenge 2")
    assert race.happened("marked", "marked_by_duel") == ["P2 marked_by_duel miss"]
    assert race.marks(P2) == "miss"
    assert race.under("E") == "E13"


@pytest.mark.clause("AVM-71", "AVM-72")
def test_only_one_missed_turn_waits() -> None:
    """Scenario 40."""
    race = attacked("S20", P1="M10 miss=S09")
    assert race.happened("marked_already", "returned") == [
        "P1 marked_already miss",
        "P1 returned S20",
    ]
    assert race.marks(P1) == "miss=S09"
    race.begin(P1)
    assert race.happened("rolled_esp") == []
    assert race.to_act == P2
    race.begin(P1)
    assert race.to_act == P1


@pytest.mark.clause("AVM-70", "AVM-72")
def test_a_stop_in_the_own_turn_leaves_no_missed_turn_behind() -> None:
    race = Race(P1="M10 one_die=S11")
    race.esp("E28")
    assert race.marks(P1) == "one_die=S11"


# What one must still do (AVM-73)


@pytest.mark.clause("AVM-73")
def test_who_will_miss_a_turn_can_still_be_attacked_and_must_pay() -> None:
    race = attacked("S22", P1="M10 1e ALA AIR miss=S20")
    assert (race.phase, race.to_act) == (Phase.SALE, P1)
    race.act("sell ALA")
    assert (race.ecus(P1), race.products(P1)) == (2, "AIR")
    assert race.to_act == P3


@pytest.mark.clause("AVM-73")
def test_who_will_miss_a_turn_answers_for_the_dealer_and_chooses_forks() -> None:
    race = Race(P1="A09 DEA miss", P2="S20", turn=P2, at="attack")
    race.play("S20", P1)
    assert race.to_act == P1
    assert race.legal() == ["use", "decline"]
    race.act("use")
    assert race.products(P1) == ""
    race = attacked("S08", P1="A09 DYN miss=S20")
    assert (race.phase, race.to_act) == (Phase.FORK, P1)
    race.act("onward N02")
    assert race.space(P1) == "N02"
    assert race.marks(P1) == "miss=S20"


@pytest.mark.clause("AVM-73")
def test_who_will_miss_a_turn_names_a_prize_won_in_a_duel() -> None:
    race = Race(P1="D03 ABS", P2="N15 miss=S20", at="red")
    race.red(1, 2)
    race.drive("D06")
    race.roll(2, 5, by="challenge 2")
    assert (race.phase, race.to_act) == (Phase.PRIZE, P2)
    race.act("name ABS")
    assert (race.phase, race.to_act) == (Phase.RECEIVE, P2)
    race.act("keep")
    assert race.products(P2) == "ABS"
    assert race.happened("turn_missed") == ["P2 turn_missed"]
