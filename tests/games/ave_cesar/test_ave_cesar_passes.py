"""Players who cannot move: what they do with their cards, and that nobody passes by choice."""

import pytest
from ave_cesar_table import P1, P2, Race

from rejouons.games.ave_cesar.state import Phase, Reason
from rejouons.games.ave_cesar.turn import Situation


@pytest.mark.clause("AC-41", "AC-42")
def test_s_20_a_blocked_player_tucks_a_card() -> None:
    race = Race("white cw", P1="20L/1 {2,3,4} [5,1,2]", P2="21/1")
    assert race.situation == Situation.HELD_UP
    assert race.legal() == ["tuck 2", "tuck 3", "tuck 4"]
    spent = race.spent(P1)
    race.act("tuck 4")
    assert race.events() == ["P1 held_up", "P1 tucked 4", "P1 drew 5"]
    assert race.hand(P1) == [2, 3, 5]
    assert race.pile(P1) == [1, 2, 4]
    assert race.spent(P1) == spent
    assert race.chariot(P1) == "20L/1"
    assert race.to_move == P2


@pytest.mark.clause("AC-42")
def test_others_see_only_that_a_card_was_tucked() -> None:
    race = Race("white cw", P1="20L/1 {2,3,4} [5,1,2]", P2="21/1")
    race.act("tuck 4")
    assert race.events_for(P2) == ["P1 held_up", "P1 tucked ?", "P1 drew ?"]


@pytest.mark.clause("AC-42")
def test_cards_tucked_come_back_after_all_that_lay_above_them() -> None:
    race = Race("white cw", P1="20L/1 {2,3,4} [5]", P2="21/1")
    race.act("tuck 4")
    assert race.pile(P1) == [4]
    race.begin_turn(P1)
    race.act("tuck 2")
    assert race.hand(P1) == [3, 4, 5]
    assert race.pile(P1) == [2]


@pytest.mark.clause("AC-41", "AC-42")
def test_s_21_without_a_pile_the_hand_stays() -> None:
    race = Race("white cw", P1="20L/1 {2,3,4} []", P2="21/1")
    assert race.events() == ["P1 held_up"]
    assert race.hand(P1) == [2, 3, 4]
    assert race.chariot(P1) == "20L/1"
    assert race.to_move == P2


@pytest.mark.clause("AC-42")
def test_an_option_keeps_blocked_hands() -> None:
    race = Race("white cw", P1="20L/1 {2,3,4} [5,1,2]", P2="21/1", blocked_pass="keep")
    assert race.events() == ["P1 held_up"]
    assert race.hand(P1) == [2, 3, 4]
    assert race.pile(P1) == [5, 1, 2]


@pytest.mark.clause("AC-39", "AC-42", "AC-43")
def test_s_22_a_leader_with_a_six_and_a_blocked_card_is_held_up() -> None:
    race = Race("white cw", P1="20L/2 s {6,6,1}", P2="21/1")
    assert race.leaders == [P1]
    assert race.situation == Situation.HELD_UP
    assert race.legal() == ["tuck 1", "tuck 6"]


@pytest.mark.clause("AC-42", "AC-43")
def test_sixes_that_may_be_played_but_are_blocked_are_a_blocked_pass() -> None:
    race = Race("white cw", P1="20L/1 {6,6,6}", P2="21/1")
    assert race.leaders == [P2]
    assert race.situation == Situation.HELD_UP
    assert race.legal() == ["tuck 6"]


@pytest.mark.clause("AC-43")
def test_a_six_pass_shows_the_hand_to_everybody() -> None:
    race = Race("white cw", P1="07L/1 {6,6,6}", P2="05L/1 {2,3,4}")
    assert list(race.view(P2).players[P1].hand) == [0, 0, 0, 0, 0, 3]


@pytest.mark.clause("AC-27", "AC-44")
def test_nobody_passes_or_tucks_who_can_move() -> None:
    race = Race("white cw", P1="07R/1 {1,2,3}", P2="08R/1", P3="09R/1")
    assert race.why_not("pass") == Reason.MOVE_IS_DUE
    assert race.why_not("tuck 1") == Reason.MOVE_IS_DUE


@pytest.mark.clause("AC-57")
def test_s_39_a_disqualified_player_tucks_or_retires() -> None:
    race = Race("white cw", P1="20L/3 d {2,3,4}", P2="21/3 s")
    assert race.legal() == ["retire", "tuck 2", "tuck 3", "tuck 4"]


@pytest.mark.clause("AC-43", "AC-57")
@pytest.mark.parametrize(
    ("chariot", "told"), [("20L/3 d {2,3,4} []", "held_up"), ("20L/3 d {6,6,6}", "only_sixes")]
)
def test_a_disqualified_player_who_keeps_the_hand_passes_or_retires(
    chariot: str, told: str
) -> None:
    race = Race("white cw", P1=chariot, P2="21/2 s")
    assert race.phase == Phase.STAND
    assert race.legal() == ["pass", "retire"]
    race.act("pass")
    assert race.events() == [f"P1 {told}"]
    assert race.to_move == P2
