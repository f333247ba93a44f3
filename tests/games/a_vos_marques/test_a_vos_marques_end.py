"""How À vos marques ends, and who ranks where: AVM-2, AVM-101 to AVM-104."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, P4, Race

from rejouons.games.a_vos_marques.state import Phase, Reason


def arrived(**others: Any) -> Race:
    """A race that P1 has just won."""
    race = Race(P1="H24", **others, at="red")
    race.total(3)
    race.drive("FINISH")
    return race


def last_turn(round_number: int = 40, **given: Any) -> Race:
    """The last turn of a round is over."""
    return Race(**given, round_number=round_number, turn=P3, at="attack")


@pytest.mark.clause("AVM-2", "AVM-101")
def test_the_game_ends_at_the_very_instant() -> None:
    race = Race(P1="H22 9e S01", P2="H26", P3="H25", at="red")
    race.total(12)
    race.drive("FINISH")
    assert race.phase == Phase.OVER
    assert race.events()[-5:] == [
        "P1 drove H22 FINISH 7",
        "P1 finished",
        "P1 ranked 1 0 9",
        "P2 ranked 2 1 0",
        "P3 ranked 3 2 0",
    ]
    assert all(race.why_not("roll", seat) == Reason.OVER_FINISHED for seat in (P1, P2, P3))


@pytest.mark.clause("AVM-102")
def test_the_others_rank_by_their_distance() -> None:
    race = arrived(P2="A05 200e", P3="M30", P4="START", P5="H14 1e")
    assert race.ranks() == [1, 4, 3, 5, 2]
    assert race.points() == [0, -53, -18, -58, -13]


@pytest.mark.clause("AVM-102", "AVM-103")
def test_as_far_away_the_wealthier_one_ranks_first() -> None:
    """Scenario 51."""
    race = arrived(P2="H16 6e ABS", P3="D27 2e DYN AIR")
    assert race.ranks() == [1, 3, 2]
    assert race.happened("ranked") == ["P1 ranked 1 0 0", "P2 ranked 3 11 13", "P3 ranked 2 11 14"]


@pytest.mark.clause("AVM-103")
def test_who_is_as_far_and_as_wealthy_shares_a_rank() -> None:
    race = arrived(P2="H16 6e ABS", P3="D27 1e DYN AIR", P4="START")
    assert race.ranks() == [1, 2, 2, 4]


@pytest.mark.clause("AVM-103")
def test_s_cards_and_tickets_count_nothing() -> None:
    race = arrived(P2="H16 6e S01 S02 ticket", P3="D27 6e")
    assert race.ranks() == [1, 2, 2]


@pytest.mark.clause("AVM-33", "AVM-103")
def test_products_count_at_list_price_whatever_they_sell_for() -> None:
    race = arrived(P2="H16 6e ABS", P3="D27 10e", resale="half")
    assert race.ranks() == [1, 2, 3]


@pytest.mark.clause("AVM-104")
def test_after_forty_rounds_whoever_is_nearest_wins() -> None:
    """Scenario 52."""
    race = last_turn(P1="M10", P2="H14", P3="D27 5e", P4="H16 6e")
    race.begin(P4, "attack")
    assert race.happened("rounds_over", "ranked", "round_began") == [
        "- rounds_over 40",
        "P1 ranked 4 38 0",
        "P2 ranked 3 13 0",
        "P3 ranked 2 11 5",
        "P4 ranked 1 11 6",
    ]
    assert race.phase == Phase.OVER
    assert race.state.round_number == 40


@pytest.mark.clause("AVM-104")
def test_several_can_win_by_the_round_cap() -> None:
    race = last_turn(P1="H16 13e", P2="D27 6e ABS", P3="START")
    assert race.phase == Phase.OVER
    assert race.ranks() == [1, 1, 3]


@pytest.mark.clause("AVM-104")
@pytest.mark.parametrize("cap", [20, 30, 40, 50, 60, 80, 100])
def test_the_cap_is_an_option(cap: int) -> None:
    assert last_turn(cap - 1, round_cap=cap).phase == Phase.ESP
    assert last_turn(cap, round_cap=cap).phase == Phase.OVER


@pytest.mark.clause("AVM-104")
def test_without_a_cap_rounds_go_on() -> None:
    race = last_turn(100, round_cap=0)
    assert race.happened("round_began") == ["- round_began 101"]
    assert race.phase == Phase.ESP


@pytest.mark.clause("AVM-104")
def test_who_arrives_in_the_last_round_still_wins() -> None:
    race = Race(P1="H26 0e", P2="M10", P3="H24", round_number=40, turn=P3, at="red")
    race.total(3)
    race.drive("FINISH")
    assert race.happened("finished", "rounds_over") == ["P3 finished"]
    assert race.ranks() == [2, 3, 1]


@pytest.mark.clause("AVM-2", "AVM-89")
def test_what_is_left_to_do_is_dropped_at_finish() -> None:
    """P1's ESP throws it over the line before P2, who has ESP too, may choose a fork."""
    race = Race(P1="H24 ESP", P2="A09 ESP", P3="H25")
    race.esp("E01")
    assert race.phase == Phase.OVER
    assert race.spaces() == ["FINISH", "A09", "START"]
    assert race.events()[-1].split()[1] == "ranked"
