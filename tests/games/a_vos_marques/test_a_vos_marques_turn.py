"""The six steps of a turn of À vos marques, and who plays next: AVM-10 to AVM-17."""

import pytest
from a_vos_marques_table import P1, P2, P3, P4, Race

from rejouons.games.a_vos_marques.state import Phase, Reason


@pytest.mark.clause("AVM-11", "AVM-12", "AVM-13", "AVM-14", "AVM-15", "AVM-16", "AVM-17")
def test_a_turn_from_the_first_die_to_the_s_card() -> None:
    """Scenario 56."""
    race = Race(P1="A10 2e S01", P3="K06 ASR")
    assert race.legal() == ["roll"]
    race.esp("E23")
    assert race.events() == [
        "P1 rolled_esp E",
        "P1 drew_e E23 2",
        "P1 received 4",
        "P1 returned E23",
    ]
    assert race.ecus(P1) == 6
    race.blue(3)
    assert race.events() == ["P1 rolled_blue 3 3"]
    assert race.ecus(P1) == 9
    race.red(2, 5)
    assert race.events() == ["P1 rolled_red 7 2 5 0"]
    race.drive("M07")
    assert (race.space(P1), race.phase) == ("M07", Phase.GARAGE)
    race.act("buy ABS")
    assert race.ecus(P1) == 2
    race.act("done")
    race.play("S01", P3)
    assert race.events() == [
        "P1 played S01 3",
        "P3 showed ASR",
        "P3 countered S01 ASR cancel",
        "P3 returned S01",
        "P2 turn_began",
    ]
    assert (race.under("E"), race.under("S")) == ("E23", "S01")
    assert race.to_act == P2
    assert race.phase == Phase.ESP


@pytest.mark.clause("AVM-12")
def test_an_s_card_is_taken_in_secret() -> None:
    race = Race(P1="A10")
    race.esp("S07")
    assert race.hand(P1) == "S07"
    assert race.events() == ["P1 rolled_esp S", "P1 drew_s S07"]
    assert race.events_for(P2) == ["P1 rolled_esp S", "P1 drew_s ?"]
    assert race.phase == Phase.BLUE


@pytest.mark.clause("AVM-12")
@pytest.mark.parametrize("card", ["E28", "E19", "P16"])
def test_stops_and_dice_of_e_and_p_cards_are_not_kept(card: str) -> None:
    race = Race(P1="A10")
    race.esp(card)
    assert race.under(card[0]) == card
    assert "=" not in race.marks(P1)


@pytest.mark.clause("AVM-12")
def test_errands_and_tickets_stay_before_the_player() -> None:
    race = Race(P1="A10")
    race.esp("E05")
    race.begin(P2)
    race.esp("E02")
    assert race.under("E") == ""
    assert race.errand(P1) == "E05>A09"
    assert race.player(P2).tickets == 1


@pytest.mark.clause("AVM-12")
@pytest.mark.parametrize(("faces", "letters"), [("2-3-1", "E E S S S P"), ("2-2-2", "E E S S P P")])
def test_the_esp_die_has_the_faces_of_its_option(faces: str, letters: str) -> None:
    shown = []
    for face in range(1, 7):
        race = Race(P1="A10", esp_die=faces)
        race.roll(face)
        shown += race.happened("rolled_esp")
    assert shown == [f"P1 rolled_esp {letter}" for letter in letters.split()]


@pytest.mark.clause("AVM-13")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_bank_pays_what_the_blue_die_shows(face: int) -> None:
    race = Race(P1="A10 2e", at="blue")
    race.blue(face)
    assert race.ecus(P1) == 2 + face
    assert race.phase == Phase.RED


@pytest.mark.clause("AVM-13", "AVM-40")
def test_a_bank_that_is_empty_pays_what_it_has() -> None:
    """Scenario 55."""
    race = Race(P1="A10 50e", P2="A09 68e", at="blue", bank="physical")
    race.blue(5)
    assert race.events() == ["P1 rolled_blue 5 2"]
    assert race.ecus(P1) == 52


@pytest.mark.clause("AVM-13")
def test_a_bank_without_end_always_pays() -> None:
    race = Race(P1="A10 50e", P2="A09 80e", at="blue")
    race.blue(5)
    assert race.ecus(P1) == 55


@pytest.mark.clause("AVM-13", "AVM-14")
def test_who_is_sent_to_a_place_gets_ecus_but_rolls_no_red_dice() -> None:
    race = Race(P1="A05 0e")
    race.esp("E11")
    assert race.space(P1) == "C15"
    race.blue(6)
    assert race.ecus(P1) == 6
    race.act("done")
    race.esp("S01")
    race.blue(1)
    assert (race.to_act, race.phase) == (P2, Phase.RED)


# The red dice (AVM-14)


@pytest.mark.clause("AVM-14")
@pytest.mark.parametrize(
    ("marks", "dice"),
    [("", 2), ("one_die", 1), ("bonus_die", 3), ("one_die bonus_die", 2)],
)
def test_marks_take_a_red_die_away_or_add_one(marks: str, dice: int) -> None:
    race = Race(P1=f"A10 {marks}", at="red")
    faces = (4, 5, 6)[:dice]
    race.red(*faces)
    shown = [*faces, 0, 0][:3]
    assert race.happened("rolled_red") == [
        f"P1 rolled_red {sum(faces)} {' '.join(map(str, shown))}"
    ]
    assert race.marks(P1) == ""


@pytest.mark.clause("AVM-14", "AVM-67")
def test_a_third_die_makes_up_for_a_die_too_few() -> None:
    """Scenario 49."""
    race = Race(P1="A10 one_die=S11")
    race.esp("E19")
    assert race.marks(P1) == "one_die=S11 bonus_die"
    race.blue(1)
    race.red(2, 5)
    assert race.events() == ["P1 rolled_red 7 2 5 0", "P1 returned S11"]
    assert race.under("S") == "S11"


# Garage and S card (AVM-15, AVM-16)


@pytest.mark.clause("AVM-15")
def test_one_buys_and_sells_any_number_or_nothing() -> None:
    race = Race(P1="A10 30e AIR S01", at="garage")
    race.act("buy ABS", "buy ENG", "sell AIR", "buy DEA", "done")
    assert (race.products(P1), race.ecus(P1)) == ("ABS ENG DEA", 17)
    race = Race(P1="A10 30e AIR S01", at="garage")
    race.act("done")
    assert (race.products(P1), race.ecus(P1)) == ("AIR", 30)
    assert race.phase == Phase.ATTACK


@pytest.mark.clause("AVM-15")
def test_a_garage_without_any_business_is_passed_by() -> None:
    race = Race(P1="A10 3e S01", at="garage")
    assert race.phase == Phase.ATTACK


@pytest.mark.clause("AVM-16")
def test_one_may_pass_instead_of_playing_an_s_card() -> None:
    race = Race(P1="A10 S01", P2="A09", at="attack")
    assert race.legal() == ["play S01 2", "play S01 3", "pass"]
    race.act("pass")
    assert race.hand(P1) == "S01"
    assert race.to_act == P2


@pytest.mark.clause("AVM-16")
def test_without_an_s_card_the_turn_is_over() -> None:
    race = Race(P1="A10", P2="S01", at="attack")
    assert race.to_act == P2
    assert race.phase == Phase.ESP


@pytest.mark.clause("AVM-11")
def test_steps_come_in_their_order_only() -> None:
    race = Race(P1="A10 20e S01")
    for text in ("drive M02 1", "done", "pass", "keep", "use", "bet 1", "stay", "name ABS"):
        assert race.why_not(text) == Reason.NOT_NOW, text
    assert race.why_not("buy ABS") == Reason.GARAGE_CLOSED
    assert race.why_not("play S01 2") == Reason.NOT_NOW
    race.esp("S02")
    race.blue(1)
    race.red(1, 1)
    assert race.why_not("roll") == Reason.NO_DICE_NOW
    assert race.why_not("buy ABS") == Reason.GARAGE_CLOSED


# Whose turn it is (AVM-17)


def pass_turn(race: Race) -> None:
    """A turn in which an S card is drawn, and the first way is driven."""
    race.esp("S01")
    race.blue(1)
    race.red(1, 2)
    race.act(race.legal()[0])
    while race.phase in (Phase.GARAGE, Phase.ATTACK):
        race.act(race.legal()[-1])


@pytest.mark.clause("AVM-10", "AVM-17")
def test_turns_go_clockwise_and_rounds_are_counted() -> None:
    race = Race(players=4, round_number=1)
    for seat in (P1, P2, P3):
        assert race.to_act == seat
        pass_turn(race)
        assert race.state.round_number == 1
    pass_turn(race)
    assert race.happened("round_began", "turn_began") == ["- round_began 2", "P1 turn_began"]
    assert race.state.round_number == 2


@pytest.mark.clause("AVM-17")
def test_a_round_begins_with_whoever_began_the_game() -> None:
    race = Race(players=4, round_number=1, turn=P3)
    race.state.first = P3
    for seat in (P3, P4, P1):
        assert race.to_act == seat
        pass_turn(race)
        assert race.state.round_number == 1
    pass_turn(race)
    assert race.happened("round_began", "turn_began") == ["- round_began 2", "P3 turn_began"]


@pytest.mark.clause("AVM-17")
def test_only_whoever_is_asked_may_act() -> None:
    race = Race(players=4)
    for seat in (P2, P3, P4):
        assert race.legal(seat) == []
        assert race.why_not("roll", seat) == Reason.NOT_YOUR_TURN
