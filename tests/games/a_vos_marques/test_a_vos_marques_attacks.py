"""S cards: who may play them, when and on whom; AVM-80 to AVM-88 and two options."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, P4, Race

from rejouons.games.a_vos_marques.state import Phase, Reason

# The hand


@pytest.mark.clause("AVM-12", "AVM-80")
def test_an_s_card_is_taken_in_secret() -> None:
    race = Race(P1="S01")
    race.esp("S05")
    assert race.hand(P1) == "S01 S05"
    assert race.events_for(P1)[-1] == "P1 drew_s S05"
    assert race.events_for(P2)[-1] == "P1 drew_s ?"
    assert race.phase == Phase.BLUE


@pytest.mark.clause("AVM-80")
def test_a_hand_has_no_limit() -> None:
    race = Race(P1="S12 S12 S12 S12 S12 S01 S01 S01 S01 S09 S09 S09")
    race.esp("S20")
    assert race.player(P1).hand_size == 13


@pytest.mark.clause("AVM-6", "AVM-80")
def test_no_card_is_drawn_from_an_empty_pile() -> None:
    race = Race()
    race.lay_pile("S", "S01")
    race.esp("S01")
    race.begin(P2)
    race.lay_pile("E", "E30")
    race.esp("E30")
    assert race.happened("drew_s", "no_s_card") == ["P2 no_s_card"]
    assert race.hand(P2) == ""
    assert race.under("E") == "E30"


# When


@pytest.mark.clause("AVM-81")
def test_no_s_card_in_round_one() -> None:
    """Scenario 53: nothing is asked in step (e), as there is nothing to choose."""
    race = Race(P1="5e S01", round_number=1, at="garage")
    assert race.why_not("play S01 2") == Reason.FIRST_ROUND
    race.act("done")
    assert race.asked() == (Phase.ESP, P2)
    assert race.hand(P1) == "S01"


@pytest.mark.clause("AVM-81", "AVM-16")
def test_in_round_two_they_can_be_played() -> None:
    race = Race(P1="S01", at="attack")
    assert race.legal() == ["play S01 2", "play S01 3", "pass"]


@pytest.mark.clause("AVM-16", "AVM-82")
def test_who_holds_no_s_card_is_not_asked() -> None:
    race = Race(P2="S01", at="attack")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-16", "AVM-82")
def test_one_may_pass() -> None:
    race = Race(P1="S01", at="attack")
    race.act("pass")
    assert race.hand(P1) == "S01"
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-16", "AVM-80", "AVM-82")
def test_one_card_is_the_end_of_the_step() -> None:
    """Scenario 64."""
    race = Race(P1="S01 S09", P2="C12", at="attack")
    race.play("S01", P2)
    assert race.hand(P1) == "S09"
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-10", "AVM-11", "AVM-16", "AVM-17", "AVM-40", "AVM-84", "AVM-90")
def test_a_whole_turn() -> None:
    """Scenario 56."""
    race = Race(P1="A10 2e S01", P3="M20 ASR")
    race.esp("E23")
    assert race.happened("drew_e", "received") == ["P1 drew_e E23 2", "P1 received 4"]
    assert race.ecus(P1) == 6
    race.blue(3)
    assert race.ecus(P1) == 9
    race.red(2, 5)
    race.drive("M07")
    race.act("buy ABS", "done")
    assert race.ecus(P1) == 2
    race.play("S01", P3)
    assert race.happened("showed", "countered") == ["P3 showed ASR", "P3 countered S01 ASR cancel"]
    assert (race.under("E"), race.under("S")) == ("E23", "S01")
    assert race.spaces() == ["M07", "START", "M20"]
    assert race.asked() == (Phase.ESP, P2)


# On whom


@pytest.mark.clause("AVM-83")
def test_the_target_is_any_other_player_wherever_he_is() -> None:
    race = Race(P1="M14 S01", P2="START", P3="H26", P4="C03", at="attack")
    assert race.legal() == ["play S01 2", "play S01 3", "play S01 4", "pass"]
    assert race.why_not("play S01 1") == Reason.NOT_ONESELF
    assert race.why_not("play S01 5") == Reason.NO_SUCH_PLAYER


@pytest.mark.clause("AVM-73", "AVM-83")
def test_who_misses_a_turn_can_be_hit() -> None:
    race = Race(P1="S01", P3="M14 miss=S20", at="attack")
    race.play("S01", P3)
    assert race.standing(P3) == "M09 miss=S20"


@pytest.mark.clause("AVM-85", "AVM-37")
def test_who_is_asked_about_the_dealer() -> None:
    """Scenario 37: everybody, whether he holds it or not."""
    for words, answers in (("DEA", ["use", "decline"]), ("ABS", ["decline"]), ("", ["decline"])):
        race = Race(P1="S20", P3=words, at="attack")
        race.play("S20", P3)
        assert race.asked() == (Phase.DEALER, P3)
        assert race.legal() == answers


@pytest.mark.clause("AVM-85")
def test_a_dealer_used_is_told_and_gone() -> None:
    race = Race(P1="S20", P3="DEA", at="attack")
    race.play("S20", P3)
    race.act("use")
    assert race.happened("dealer_used", "countered", "showed", "marked") == [
        "P3 dealer_used S20",
        "P3 countered S20 DEA cancel",
    ]
    assert race.products(P3) == ""


@pytest.mark.clause("AVM-87", "AVM-67")
def test_a_second_card_of_a_kind_goes_under_its_pile_at_once() -> None:
    race = Race(P1="S18", P3="one_die=S11", at="attack")
    race.play("S18", P3)
    assert race.marks(P3) == "one_die=S11"
    assert race.happened("marked_already") == ["P3 marked_already one_die"]
    assert race.under("S") == "S18"


@pytest.mark.clause("AVM-45", "AVM-48", "AVM-87")
def test_a_new_errand_frees_the_old_card() -> None:
    """Scenario 15."""
    race = Race(P1="S17", P2="C05 errand=E03", at="attack")
    race.play("S17", P2)
    assert race.errand(P2) == "S17>C04"
    assert race.under("E") == "E03"
    assert race.under("S") == ""


@pytest.mark.clause("AVM-45", "AVM-46")
def test_of_two_dealers_the_one_nearer_to_the_finish() -> None:
    """Scenario 12."""
    race = Race(P1="S19", P2="C07", at="attack")
    race.play("S19", P2)
    race.act("decline")
    assert race.errand(P2) == "S19>C17"


# One card for each target


@pytest.mark.clause("AVM-82", "AVM-83")
def test_one_per_target_goes_on_until_nobody_is_left() -> None:
    race = Race(P1="S13 S13 S01", P2="9e", P3="9e", at="attack", s_limit="one_per_target")
    race.play("S13", P2)
    assert race.asked() == (Phase.ATTACK, P1)
    assert race.legal() == ["play S01 3", "play S13 3", "pass"]
    assert race.why_not("play S13 2") == Reason.HIT_ALREADY
    race.play("S13", P3)
    assert (race.ecus(P2), race.ecus(P3)) == (6, 6)
    assert race.hand(P1) == "S01"
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-82")
def test_one_per_target_ends_with_the_hand_or_a_pass() -> None:
    race = Race(P1="S13", at="attack", s_limit="one_per_target")
    race.play("S13", P2)
    assert race.asked() == (Phase.ESP, P2)
    race = Race(P1="S13 S13", at="attack", s_limit="one_per_target")
    race.act("play S13 2", "pass")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-83")
def test_in_the_next_turn_everybody_can_be_hit_again() -> None:
    race = Race(P1="S13", P2="S13", at="attack", s_limit="one_per_target")
    race.play("S13", P3)
    race.begin(P2, "esp")
    race.begin(P2, "attack")
    assert "play S13 3" in race.legal()


# Reaction: the others attack


def reaction(s_limit: str = "one", **given: Any) -> Race:
    return Race(at="attack", round_number=3, s_timing="reaction", s_limit=s_limit, **given)


@pytest.mark.clause("AVM-82", "AVM-83")
def test_a_window_for_all_others_clockwise() -> None:
    """Scenario 54."""
    race = reaction(P1="S09", P2="S14", P3="S14", P4="9e")
    assert race.asked() == (Phase.ATTACK, P2)
    assert race.legal() == ["play S14 1", "play S14 3", "play S14 4", "pass"]
    race.play("S14", P1)
    assert race.asked() == (Phase.ATTACK, P3)
    assert race.legal() == ["play S14 2", "play S14 4", "pass"]
    race.play("S14", P4)
    assert race.asked() == (Phase.ESP, P2)
    assert race.hand(P1) == "S09"


@pytest.mark.clause("AVM-82")
def test_the_window_passes_over_empty_hands() -> None:
    race = reaction(P2="", P3="S14", P4="S14")
    assert race.asked() == (Phase.ATTACK, P3)
    race.act("pass")
    assert race.asked() == (Phase.ATTACK, P4)
    race.act("pass")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-82")
def test_the_active_player_plays_none() -> None:
    race = reaction(P1="S14 S01")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-82", "AVM-83")
def test_who_has_nobody_left_to_hit_is_not_asked() -> None:
    race = reaction(P1="9e", P2="S14 S14", P3="S14 S14", s_limit="one_per_target")
    race.play("S14", P1)
    assert race.legal() == ["play S14 3", "pass"]
    race.play("S14", P3)
    assert race.asked() == (Phase.ATTACK, P3)
    assert race.legal() == ["play S14 2", "pass"]
    race.play("S14", P2)
    assert race.hand(P3) == "S14"
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-82", "AVM-83")
def test_everybody_in_his_place_goes_on_until_he_passes() -> None:
    race = reaction(P1="9e", P2="S14 S14 S01", P4="S14", s_limit="one_per_target")
    race.play("S14", P1)
    assert race.asked() == (Phase.ATTACK, P2)
    race.act("pass")
    assert race.asked() == (Phase.ATTACK, P4)
    assert race.legal() == ["play S14 2", "play S14 3", "pass"]


@pytest.mark.clause("AVM-82")
def test_with_one_card_each_the_window_moves_on() -> None:
    race = reaction(P2="S14 S14", P3="S14")
    race.play("S14", P1)
    assert race.asked() == (Phase.ATTACK, P3)


@pytest.mark.clause("AVM-81", "AVM-82")
def test_no_window_in_round_one() -> None:
    race = Race(at="attack", round_number=1, s_timing="reaction", P2="S14", P3="S14")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-70", "AVM-82")
def test_no_window_after_a_stopped_turn() -> None:
    race = Race(round_number=3, s_timing="reaction", P2="S14", P3="S14")
    race.esp("E28")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-71", "AVM-82")
def test_no_window_after_a_missed_turn() -> None:
    race = Race(round_number=3, s_timing="reaction", P1="miss=S20", P2="S14", P3="S14")
    assert race.happened("turn_missed") == ["P1 turn_missed"]
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-82", "AVM-86")
def test_a_reaction_can_rebound() -> None:
    race = reaction(P1="M14 ESP", P3="C12 S06")
    race.play("S06", P1)
    assert race.spaces() == ["M14", "START", "C09"]


@pytest.mark.clause("AVM-71", "AVM-82")
def test_a_reaction_stops_the_next_turn_of_the_active_player() -> None:
    race = reaction(P1="M14", P2="S09")
    race.play("S09", P1)
    assert race.marks(P1) == "miss=S09"
    race.begin(P1)
    assert race.happened("turn_missed") == ["P1 turn_missed"]


@pytest.mark.clause("AVM-88")
def test_nothing_is_traded_between_players() -> None:
    """Whatever is to be done, no action offers anything to another player."""
    race = Race(P1="20e AIR S01 S02", at="garage")
    assert {text.split()[0] for text in race.legal()} == {"buy", "sell", "done"}
    race.act("done")
    assert {text.split()[0] for text in race.legal()} == {"play", "pass"}
