"""Options of the set-up, the bank and the garage; those of S cards and duels are tested there."""

from collections import Counter

import pytest
from a_vos_marques_table import P1, P2, P3, Given, Race, opening

from positions import new_log
from rejouons.games.a_vos_marques import rules
from rejouons.games.a_vos_marques.state import Phase, Reason
from rejouons.games.a_vos_marques.tables import LETTER, OPTIONS
from rejouons.kernel.dice import seed_dice


def dealt(players: int, seed: int, **options: int | str) -> Race:
    """A race as the set-up deals it."""
    race = Race(players=players)
    race.state, race.log = opening(players, **options), new_log()
    seed_dice(race.state.dice, seed, 0)
    rules.setup(race.state, race.log)
    return race


def test_the_options_and_their_defaults() -> None:
    assert {option.key: option.default for option in OPTIONS} == {
        "s_timing": "own_turn",
        "s_limit": "one",
        "esp_die": "2-3-1",
        "product_visibility": "hidden",
        "fox_pick": "named",
        "resale": "full",
        "garage_timing": "after_move",
        "bank": "unlimited",
        "ticket_use": "single",
        "start_ecus": 0,
        "first_player": "random",
        "round_cap": 40,
    }


# The set-up


@pytest.mark.clause("AVM-40")
@pytest.mark.parametrize("ecus", range(11))
def test_everybody_starts_with_the_same_money(ecus: int) -> None:
    race = dealt(4, 1, start_ecus=ecus)
    assert [race.ecus(seat) for seat in range(4)] == [ecus] * 4


@pytest.mark.clause("AVM-10")
@pytest.mark.parametrize("players", [3, 6])
def test_who_begins(players: int) -> None:
    first = {int(dealt(players, seed).state.active) for seed in range(40)}
    assert first == set(range(players))
    fixed = {int(dealt(players, seed, first_player="seat_1").state.active) for seed in range(9)}
    assert fixed == {P1}


@pytest.mark.clause("AVM-12")
@pytest.mark.parametrize(
    ("option", "faces"), [("2-3-1", {0: 2, 1: 3, 2: 1}), ("2-2-2", {0: 2, 1: 2, 2: 2})]
)
def test_the_faces_of_the_esp_die(option: str, faces: dict[int, int]) -> None:
    race = Race(esp_die=option)
    assert Counter(LETTER[race.state.options.esp_die].tolist()) == faces


@pytest.mark.clause("AVM-12")
@pytest.mark.parametrize(
    ("option", "letters"), [("2-3-1", "E E S S S P"), ("2-2-2", "E E S S P P")]
)
def test_a_roll_of_the_esp_die(option: str, letters: str) -> None:
    for face, letter in enumerate(letters.split(), 1):
        race = Race(esp_die=option)
        race.roll(face)
        assert race.happened("rolled_esp") == [f"P1 rolled_esp {letter}"]


# Selling at half the price


@pytest.mark.clause("AVM-33")
def test_half_the_price_rounded_down() -> None:
    halves = {"ABS": 3, "ASR": 5, "ESP": 9, "NAV": 3, "DYN": 4, "ENG": 3, "ALA": 2, "AIR": 2}
    for product, half in {**halves, "DEA": 2}.items():
        race = Race(P1=product, at="garage", resale="half")
        race.act(f"sell {product}")
        assert race.ecus(P1) == half


@pytest.mark.clause("AVM-33", "AVM-37", "AVM-42")
def test_half_the_price_for_a_debt_for_cash_and_for_an_older_one() -> None:
    race = Race(P1="ALA AIR", resale="half")
    race.esp("P13")
    race.act("sell ALA")
    assert race.happened("sold_for_debt") == ["P1 sold_for_debt ALA 2"]
    race = Race(P1="ABS S16", P2="ESP", at="attack", resale="half")
    race.act("play S16 2", "name ESP", "keep")
    assert race.standing(P1) == "START 3e ESP"
    race = Race(P1="S15", P2="ESP", at="attack", resale="half")
    race.act("play S15 2", "cash")
    assert race.ecus(P1) == 9


@pytest.mark.clause("AVM-33", "AVM-103")
def test_in_the_ranking_the_list_price_counts() -> None:
    race = Race(P1="H26", P2="C12 ESP", P3="C12 17e", at="red", resale="half")
    race.player(P3).space = race.player(P2).space
    race.total(2)
    race.drive("FINISH")
    assert race.ranks() == [1, 2, 3]


# The garage at any time


@pytest.mark.clause("AVM-39")
@pytest.mark.parametrize("step", ["esp", "blue", "red"])
def test_the_garage_is_open_before_each_roll(step: str) -> None:
    race = Race(P1="9e AIR", at=step, garage_timing="any_time")
    assert {text.split()[0] for text in race.legal()} == {"roll", "buy", "sell"}
    race.act("sell AIR", "buy ASR")
    assert race.standing(P1) == "START 3e ASR"
    race.act("roll")
    assert race.happened("garage_left") == ["P1 garage_left 1 3"]


@pytest.mark.clause("AVM-34", "AVM-39")
def test_what_was_traded_counts_for_the_whole_turn() -> None:
    race = Race(P1="20e AIR", garage_timing="any_time")
    race.act("sell AIR", "buy ABS")
    race.esp("E23")
    assert race.why_not("buy AIR") == Reason.SOLD_THIS_TURN
    assert race.why_not("sell ABS") == Reason.BOUGHT_THIS_TURN
    race.act("buy ALA")
    race.blue(1)
    race.total(7)
    assert race.why_not("buy DEA") == Reason.GARAGE_CLOSED
    race.drive("A07")
    assert race.asked() == (Phase.GARAGE, P1)
    assert race.choices("sell") == []
    assert "buy AIR" not in race.legal()


@pytest.mark.clause("AVM-39")
def test_who_is_not_at_the_wheel_has_no_garage() -> None:
    race = Race(P1="S20", P2="20e AIR", at="attack", garage_timing="any_time")
    race.play("S20", P2)
    assert race.legal() == ["decline"]
    assert race.why_not("buy ABS") == Reason.GARAGE_CLOSED


@pytest.mark.clause("AVM-39", "AVM-71")
def test_a_missed_turn_has_no_garage() -> None:
    race = Race(P1="20e miss=S20", garage_timing="any_time")
    assert race.asked() == (Phase.ESP, P2)


@pytest.mark.clause("AVM-36", "AVM-39")
def test_what_was_bought_before_the_card_helps_against_it() -> None:
    race = Race(P1="M14 7e", garage_timing="any_time")
    race.act("buy ABS")
    race.esp("P04")
    assert race.space(P1) == "M14"


# The bank


@pytest.mark.clause("AVM-13")
@pytest.mark.parametrize(("bank", "paid"), [("physical", 2), ("unlimited", 5)])
def test_a_bank_of_coins_pays_what_it_has(bank: str, paid: int) -> None:
    """Scenario 55."""
    race = Race(P1="8e", P2="60e", P3="50e", at="blue", bank=bank)
    race.blue(5)
    assert race.ecus(P1) == 8 + paid
    assert race.happened("rolled_blue") == [f"P1 rolled_blue 5 {paid}"]


@pytest.mark.clause("AVM-13", "AVM-33", "AVM-37", "AVM-42", "AVM-78")
def test_whatever_the_bank_pays_for() -> None:
    rich: Given = {"P2": "60e", "P3": "56e", "bank": "physical"}
    race = Race(P1="3e ESP", at="garage", **rich)
    race.act("sell ESP")
    assert race.ecus(P1) == 4
    race = Race(P1="3e", **rich)
    race.esp("E23")
    assert race.ecus(P1) == 4
    race = Race(P1="C10 3e", at="red", **rich)
    race.total(5)
    race.drive("C15")
    race.roll(6, by="bet 3")
    assert race.ecus(P1) == 4
    race = Race(P1="2e ESP ALA", **rich)
    race.esp("P13")
    race.act("sell ESP")
    assert race.happened("sold_for_debt", "paid") == ["P1 sold_for_debt ESP 2", "P1 paid 4"]
    race = Race(P1="3e S16", P4="ESP", at="attack", **rich)
    race.act("play S16 4", "name ESP", "cash")
    assert race.happened("cashed") == ["P1 cashed ESP 1"]


@pytest.mark.clause("AVM-42", "AVM-43")
def test_an_empty_bank_leaves_a_debtor_with_nothing() -> None:
    race = Race(P1="AIR ALA", P2="60e", P3="60e", bank="physical")
    race.esp("P13")
    race.act("sell AIR", "sell ALA")
    assert race.standing(P1) == "START"
    assert race.happened("debt_cancelled") == ["P1 debt_cancelled 4"]


# Tickets


@pytest.mark.clause("AVM-98", "AVM-100")
@pytest.mark.parametrize(("use", "left"), [("single", 0), ("permanent", 1)])
def test_how_long_a_ticket_is_good(use: str, left: int) -> None:
    race = Race(P1="N13 ticket", at="red", ticket_use=use)
    race.total(7)
    race.drive("H04")
    assert race.player(P1).tickets == left
    assert race.under("E") == ("" if left else "E02")


# The last round


@pytest.mark.clause("AVM-104")
@pytest.mark.parametrize("cap", [20, 30, 40, 50, 60, 80, 100])
def test_the_last_round(cap: int) -> None:
    race = Race(P1="C12 S01", P2="C10", P3="C14", turn=P3, round_number=cap, round_cap=cap)
    race.esp("E28")
    assert race.phase == Phase.OVER
    assert race.happened("rounds_over") == [f"- rounds_over {cap}"]
    assert race.ranks() == [2, 3, 1]
    before = Race(turn=P3, round_number=cap - 1, round_cap=cap)
    before.esp("E28")
    assert before.happened("round_began") == [f"- round_began {cap}"]


@pytest.mark.clause("AVM-104")
def test_without_a_last_round_the_race_goes_on() -> None:
    race = Race(turn=P3, round_number=997, round_cap=0)
    race.lay_pile("E", "E28")
    for number in (998, 999, 999):  # more are not counted
        race.esp("E28")
        assert race.happened("round_began") == [f"- round_began {number}"]
        race.begin(P3)
