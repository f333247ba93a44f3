"""The Magic Mountain and the Sand Fox: AVM-93 to AVM-97."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.state import Phase, Reason


def at_place(words: str, origin: str, space: str, **given: Any) -> Race:
    """P1 drives five spaces to a place."""
    race = Race(P1=f"{origin} {words}", **given, at="red")
    race.total(5)
    race.drive(space)
    return race


def mountain(words: str = "", **given: Any) -> Race:
    return at_place(words, "M10", "M15", **given)


def fox(words: str = "", **given: Any) -> Race:
    return at_place(words, "D01", "D06", **given)


def duel(own: int, other: int, words: str = "", **given: Any) -> Race:
    """P1 has challenged P2, and these are the dice."""
    race = fox(words, **given)
    race.roll(own, other, by="challenge 2")
    return race


# The Magic Mountain


@pytest.mark.clause("AVM-93")
@pytest.mark.parametrize(
    ("face", "space", "place"),
    [
        (1, "N09", "meadow"),
        (2, "C15", "casino"),
        (4, "K08", "lake"),
        (5, "D15", "desert"),
        (6, "C19", "sea"),
    ],
)
def test_the_mountain_sends_you_away(face: int, space: str, place: str) -> None:
    race = mountain("AIR")
    assert race.legal() == ["roll", "stay"]
    race.roll(face)
    assert race.space(P1) == space
    assert race.happened("magic_rolled", "magic_sent") == [
        f"P1 magic_rolled {face}",
        f"P1 magic_sent M15 {space} {place}",
    ]
    assert race.asked() == (Phase.GARAGE, P1)


@pytest.mark.clause("AVM-93")
def test_a_three_is_rolled_again() -> None:
    race = mountain("AIR")
    race.roll(3, 3, 6)
    assert race.space(P1) == "C19"
    assert len(race.happened("magic_rolled")) == 3


@pytest.mark.clause("AVM-93")
def test_one_may_stay() -> None:
    race = mountain("AIR")
    race.act("stay")
    assert (race.space(P1), race.phase) == ("M15", Phase.GARAGE)
    assert race.happened("magic_stayed") == ["P1 magic_stayed"]


@pytest.mark.clause("AVM-93")
@pytest.mark.parametrize(
    ("others", "space"), [({"P2": "C19"}, "C18"), ({"P2": "C19", "P3": "C18"}, "C17")]
)
def test_a_space_that_is_taken(others: dict[str, str], space: str) -> None:
    race = mountain(**others)
    race.roll(6)
    assert race.space(P1) == space


@pytest.mark.clause("AVM-93", "AVM-78")
@pytest.mark.parametrize(("others", "space"), [({}, "C15"), ({"P2": "C15"}, "C14")])
def test_sent_to_the_casino_one_may_bet(others: dict[str, str], space: str) -> None:
    race = mountain("3e", **others)
    race.roll(2)
    assert (race.space(P1), race.phase) == (space, Phase.BET)


@pytest.mark.clause("AVM-76", "AVM-93")
def test_sent_by_a_card_and_then_by_the_mountain() -> None:
    race = Race(P1="A05 AIR")
    race.esp("E12")
    assert race.asked() == (Phase.MAGIC, P1)
    race.roll(4)
    assert (race.space(P1), race.phase) == ("K08", Phase.BLUE)
    race.blue(2)
    assert race.asked() == (Phase.GARAGE, P1)


@pytest.mark.clause("AVM-52", "AVM-93")
def test_an_errand_follows_over_the_mountain() -> None:
    race = mountain("errand=E09>M21")
    race.roll(1)
    assert race.errand(P1) == "E09>N14"


# The Sand Fox


@pytest.mark.clause("AVM-94")
def test_one_may_challenge_anybody_else_or_nobody() -> None:
    race = fox(players=4)
    assert race.legal() == ["challenge 2", "challenge 3", "challenge 4", "decline"]
    assert race.why_not("challenge 1") == Reason.NOT_ONESELF
    assert race.why_not("challenge 5") == Reason.NO_SUCH_PLAYER
    race.act("decline")
    assert race.happened("no_challenge", "challenged") == ["P1 no_challenge"]


@pytest.mark.clause("AVM-94", "AVM-95")
def test_the_challenger_rolls_first_and_equal_dice_again() -> None:
    race = fox(P2="N15")
    race.roll(2, 2, 5, 5, 6, 2, by="challenge 2")
    assert race.happened("challenged", "duelled") == [
        "P1 challenged 2",
        "P1 duelled 2 2 2",
        "P1 duelled 2 5 5",
        "P1 duelled 2 6 2",
    ]


@pytest.mark.clause("AVM-94", "AVM-95")
def test_a_difference_of_four_throws_the_other_back() -> None:
    """Scenario 30."""
    race = duel(6, 2, P2="N15")
    assert race.spaces()[:2] == ["D06", "A07"]


@pytest.mark.clause("AVM-95", "AVM-97")
@pytest.mark.parametrize(("own", "other", "space"), [(1, 3, "C17"), (1, 5, "C09")])
def test_or_the_challenger(own: int, other: int, space: str) -> None:
    """Scenario 31."""
    race = duel(own, other, "AIR", P2="N15")
    assert race.spaces()[:2] == [space, "N15"]
    assert race.asked() == (Phase.GARAGE, P1)


@pytest.mark.clause("AVM-71", "AVM-95")
def test_who_loses_by_one_misses_the_next_turn() -> None:
    """Scenario 32."""
    race = duel(3, 4, "AIR S01", P2="N15")
    assert race.marks(P1) == "miss"
    assert race.happened("marked_by_duel", "went_back") == ["P1 marked_by_duel miss"]
    assert race.asked() == (Phase.GARAGE, P1)
    race.act("done", "pass")
    race.begin(P1)
    assert race.happened("turn_missed", "returned") == ["P1 turn_missed"]
    assert duel(4, 3).happened("turn_missed") == ["P2 turn_missed"]


@pytest.mark.clause("AVM-71", "AVM-95")
def test_a_duel_on_the_way_of_a_card_is_a_duel_all_the_same() -> None:
    race = Race(P1="A05")
    race.esp("E13")
    race.roll(3, 4, by="challenge 2")
    assert race.marks(P1) == "miss"
    assert race.happened("marked", "marked_by_duel") == ["P1 marked_by_duel miss"]
    assert race.under("E") == "E13"


@pytest.mark.clause("AVM-72", "AVM-95")
def test_a_second_missed_turn_adds_nothing() -> None:
    race = fox(P3="miss=S20")
    race.roll(4, 3, by="challenge 3")
    assert race.marks(P3) == "miss=S20"
    assert race.happened("marked_already") == ["P3 marked_already miss"]


@pytest.mark.clause("AVM-61", "AVM-95")
def test_who_is_on_an_errand_goes_away_from_it() -> None:
    race = duel(5, 3, P2="L02 errand=E04>L05")
    assert race.space(P2) == "N07"


# Prizes


@pytest.mark.clause("AVM-37", "AVM-96")
def test_a_difference_of_three_names_one_product() -> None:
    """Scenario 33."""
    race = duel(5, 2, P2="ASR ALA")
    assert race.asked() == (Phase.PRIZE, P1)
    assert len(race.legal()) == 9
    race.act("name ESP")
    assert race.happened("not_held", "took") == ["P1 not_held ESP 2"]
    assert (race.products(P1), race.products(P2)) == ("", "ASR ALA")
    race = duel(5, 2, P2="ASR ALA")
    race.act("name ALA")
    assert race.legal() == ["keep", "cash"]
    race.act("cash")
    assert race.standing(P1) == "D06 5e"
    assert race.products(P2) == "ASR"


@pytest.mark.clause("AVM-73", "AVM-96")
def test_the_challenged_one_may_win_it() -> None:
    race = duel(2, 5, "AIR", P2="N15")
    assert race.asked() == (Phase.PRIZE, P2)
    race.act("name AIR", "keep")
    assert race.standing(P2) == "N15 AIR"
    assert race.standing(P1) == "D06"


@pytest.mark.clause("AVM-37", "AVM-96")
def test_a_difference_of_five_names_two_one_after_the_other() -> None:
    race = duel(6, 1, P2="ASR ALA")
    race.act("name ASR", "keep")
    assert race.asked() == (Phase.PRIZE, P1)
    assert "name ASR" not in race.legal()
    assert race.why_not("name ASR") == Reason.NAMED_ALREADY
    race.act("name ALA", "cash")
    assert race.standing(P1) == "D06 5e ASR"
    assert race.products(P2) == ""


@pytest.mark.clause("AVM-96")
def test_a_miss_counts_as_a_naming() -> None:
    race = duel(6, 1, P2="ASR ALA")
    race.act("name DYN")
    assert race.asked() == (Phase.PRIZE, P1)
    race.act("name ENG")
    assert race.asked() == (Phase.ESP, P2)
    assert race.products(P2) == "ASR ALA"


@pytest.mark.clause("AVM-96")
@pytest.mark.parametrize(("own", "named"), [(5, 0), (6, 1)])
def test_nobody_is_asked_when_there_is_nothing_to_win(own: int, named: int) -> None:
    race = duel(own, own - 3 - 2 * named, P2="AIR" if named else "")
    if named:
        race.act("name AIR", "keep")
    assert race.phase != Phase.PRIZE


@pytest.mark.clause("AVM-97")
def test_sent_to_the_fox_the_blue_die_is_still_due() -> None:
    race = Race(P1="A05", P2="N15 AIR")
    race.esp("E13")
    assert (race.space(P1), race.phase) == ("D06", Phase.FOX)
    race.roll(5, 2, by="challenge 2")
    race.act("name AIR", "keep")
    assert race.asked() == (Phase.BLUE, P1)
    race.blue(1)
    assert race.asked() == (Phase.GARAGE, P1)


# The winner looks: option fox_pick


@pytest.mark.clause("AVM-96")
def test_an_open_pick_takes_from_what_is_there() -> None:
    race = duel(6, 1, P2="ASR ALA AIR", P3="ESP", fox_pick="open")
    assert race.legal() == ["name ASR", "name ALA", "name AIR"]
    assert race.why_not("name ESP") == Reason.NOT_THERE
    race.act("name AIR", "keep")
    assert race.legal() == ["name ASR", "name ALA"]
    race.act("name ASR", "keep")
    assert (race.products(P1), race.products(P2)) == ("ASR AIR", "ALA")
    assert race.asked() == (Phase.GARAGE, P1)


@pytest.mark.clause("AVM-96")
def test_only_the_winner_looks() -> None:
    race = duel(5, 2, P2="ASR ALA AIR", fox_pick="open")
    assert race.view(P1).players[P2].products == race.player(P2).products
    assert race.view(P3).players[P2].products == 0
