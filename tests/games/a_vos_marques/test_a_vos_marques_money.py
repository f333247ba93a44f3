"""Écus, debts and thefts: AVM-13, AVM-40 to AVM-44."""

import pytest
from a_vos_marques_table import P1, P2, P3, P4, Race

from rejouons.games.a_vos_marques.money import MOST_IN_PURSE
from rejouons.games.a_vos_marques.state import Phase, Reason


def fined(words: str, card: str = "P13") -> Race:
    """P1 draws a card by which he must pay: P13, 4 écus."""
    race = Race(P1=words)
    race.esp(card)
    return race


@pytest.mark.clause("AVM-13", "AVM-40")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_blue_die_pays(face: int) -> None:
    race = Race(P1="2e", at="blue")
    race.blue(face)
    assert race.ecus(P1) == 2 + face
    assert race.happened("rolled_blue") == [f"P1 rolled_blue {face} {face}"]


# Debts


@pytest.mark.clause("AVM-40", "AVM-42")
def test_who_can_pay_sells_nothing() -> None:
    race = fined("4e AIR")
    assert race.standing(P1) == "START AIR"
    assert race.happened("paid", "sold_for_debt") == ["P1 paid 4"]


@pytest.mark.clause("AVM-42")
def test_a_debtor_sells_what_he_likes_and_keeps_the_rest() -> None:
    """Scenario 41."""
    race = fined("1e ALA AIR")
    assert race.asked() == (Phase.SALE, P1)
    assert race.legal() == ["sell ALA", "sell AIR"]
    race.act("sell AIR")
    assert race.standing(P1) == "START 1e ALA"
    assert race.happened("sold_for_debt", "paid") == ["P1 sold_for_debt AIR 4", "P1 paid 4"]
    assert race.phase == Phase.BLUE


@pytest.mark.clause("AVM-42")
def test_a_dear_product_leaves_a_rest() -> None:
    race = fined("ESP AIR")
    race.act("sell ESP")
    assert race.standing(P1) == "START 14e AIR"


@pytest.mark.clause("AVM-42")
def test_a_debtor_sells_one_after_the_other() -> None:
    race = fined("AIR ALA", "P13")
    assert race.why_not("sell ABS") == Reason.NOT_HELD
    race = Race(P1="AIR DEA", resale="half")
    race.esp("P13")
    race.act("sell AIR")
    assert race.legal() == ["sell DEA"]
    race.act("sell DEA")
    assert race.standing(P1) == "START"
    assert race.happened("paid", "debt_cancelled") == ["P1 paid 4"]


@pytest.mark.clause("AVM-41", "AVM-43")
def test_who_has_too_little_pays_all_he_has() -> None:
    race = fined("3e")
    assert race.ecus(P1) == 0
    assert race.happened("paid", "debt_cancelled") == ["P1 paid 3", "P1 debt_cancelled 1"]


@pytest.mark.clause("AVM-41", "AVM-43")
def test_who_has_nothing_pays_nothing() -> None:
    race = fined("")
    assert race.ecus(P1) == 0
    assert race.happened("paid", "debt_cancelled") == ["P1 paid 0", "P1 debt_cancelled 4"]


@pytest.mark.clause("AVM-43")
def test_selling_may_still_not_be_enough() -> None:
    race = Race(P1="1e AIR", resale="half")
    race.esp("P13")
    race.act("sell AIR")
    assert race.standing(P1) == "START"
    assert race.happened("debt_cancelled") == ["P1 debt_cancelled 1"]


@pytest.mark.clause("AVM-43", "AVM-49")
def test_an_errand_done_at_once_takes_what_there_is() -> None:
    """Scenario 13."""
    race = Race(P1="N10 1e")
    race.esp("E03")
    assert race.happened("errand_done", "paid", "debt_cancelled", "returned") == [
        "P1 errand_done E03 N10",
        "P1 paid 1",
        "P1 debt_cancelled 1",
        "P1 returned E03",
    ]
    assert race.phase == Phase.BLUE


# To and from every other player


@pytest.mark.clause("AVM-42", "AVM-89")
def test_each_payment_is_a_debt_of_its_own() -> None:
    race = Race(P1="1e AIR", players=4)
    race.esp("E26")
    assert race.happened("paid_player") == ["P1 paid_player 1 2"]
    assert race.phase == Phase.SALE
    race.act("sell AIR")
    assert race.happened("paid_player") == ["P1 paid_player 1 3", "P1 paid_player 1 4"]
    assert [race.ecus(seat) for seat in (P1, P2, P3, P4)] == [2, 1, 1, 1]


@pytest.mark.clause("AVM-42", "AVM-73", "AVM-89")
def test_everybody_pays_clockwise_and_sells_if_he_must() -> None:
    race = Race(P3="2e", P4="AIR ALA", P1="5e", players=4, turn=P3)
    race.esp("E24")
    assert race.happened("paid_player", "debt_cancelled") == []
    assert race.asked() == (Phase.SALE, P4)
    race.act("sell ALA")
    assert race.happened("paid_player", "debt_cancelled") == [
        "P4 paid_player 1 3",
        "P1 paid_player 1 3",
        "P2 paid_player 0 3",
        "P2 debt_cancelled 1",
    ]
    assert [race.ecus(seat) for seat in (P1, P2, P3, P4)] == [4, 0, 4, 4]
    assert race.asked() == (Phase.BLUE, P3)


@pytest.mark.clause("AVM-42", "AVM-84", "AVM-86")
@pytest.mark.parametrize(
    ("ecus", "after", "victim"), [("5e", 2, 3), ("3e", 0, 3), ("2e", 0, 2), ("", 0, 0)]
)
def test_an_alarm_makes_the_thief_pay_his_victim(ecus: str, after: int, victim: int) -> None:
    """Scenario 45."""
    race = Race(P1=f"{ecus} S15", P2="ALA AIR", at="attack")
    race.play("S15", P2)
    assert (race.ecus(P1), race.ecus(P2)) == (after, victim)
    assert race.products(P2) == "ALA AIR"


@pytest.mark.clause("AVM-42", "AVM-86")
def test_the_thief_must_sell_for_his_debt() -> None:
    race = Race(P1="1e ENG S15", P2="ALA", at="attack")
    race.play("S15", P2)
    assert race.asked() == (Phase.SALE, P1)
    race.act("sell ENG")
    assert (race.ecus(P1), race.ecus(P2)) == (4, 3)


# Theft


@pytest.mark.clause("AVM-44")
def test_a_thief_takes_what_is_in_hand_and_forces_no_sale() -> None:
    """Scenario 42."""
    race = Race(P1="S14", P2="2e ABS", at="attack")
    race.play("S14", P2)
    assert race.standing(P2) == "START ABS"
    assert race.ecus(P1) == 2
    assert race.happened("robbed") == ["P2 robbed 2 1"]


@pytest.mark.clause("AVM-44")
@pytest.mark.parametrize(("ecus", "left"), [(0, 0), (3, 0), (4, 0), (6, 2)])
def test_what_is_lost_is_no_debt(ecus: int, left: int) -> None:
    race = fined(f"{ecus}e ABS", "P11")
    assert race.ecus(P1) == left
    assert race.products(P1) == "ABS"
    assert race.happened("lost_ecus") == [f"P1 lost_ecus {ecus - left}"]


# A purse that is full: cards of somebody's own can make anybody rich


@pytest.mark.clause("AVM-40")
def test_a_purse_takes_in_no_more_than_it_holds() -> None:
    race = Race(P1=f"{MOST_IN_PURSE - 2}e", at="blue")
    race.blue(6)
    assert race.ecus(P1) == MOST_IN_PURSE
    assert race.happened("rolled_blue") == ["P1 rolled_blue 6 2"]


@pytest.mark.clause("AVM-43")
def test_what_a_full_purse_cannot_take_is_no_debt() -> None:
    race = Race(P1="9e S15", P2=f"{MOST_IN_PURSE - 1}e ALA", at="attack")
    race.play("S15", P2)
    assert (race.ecus(P1), race.ecus(P2)) == (8, MOST_IN_PURSE)
    assert race.happened("paid_player", "debt_cancelled") == [
        "P1 paid_player 1 2",
        "P1 debt_cancelled 2",
    ]


@pytest.mark.clause("AVM-44")
def test_nor_can_it_be_robbed() -> None:
    race = Race(P1=f"{MOST_IN_PURSE}e S14", P2="2e", at="attack")
    race.play("S14", P2)
    assert (race.ecus(P1), race.ecus(P2)) == (MOST_IN_PURSE, 2)
