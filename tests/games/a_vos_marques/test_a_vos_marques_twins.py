"""Races that differ in secrets only look the same to everybody else: nothing leaks."""

from typing import Any

import pytest
from a_vos_marques_table import P1, P2, P3, Given, Race

from rejouons.games.a_vos_marques.state import Phase
from rejouons.kernel.log import SPECTATOR


def seen(race: Race, viewer: int) -> tuple[Any, ...]:
    """All that a viewer gets: the view, the events, and what he may do."""
    legal = [] if viewer == SPECTATOR else race.legal(viewer)
    return race.view(viewer).tobytes(), race.events_for(viewer), legal


def check_alike(races: list[Race], *viewers: int) -> None:
    for viewer in viewers:
        assert len({repr(seen(race, viewer)) for race in races}) == 1, f"viewer {viewer}"


def twins(words: list[str], seat: str = "P1", **given: Any) -> list[Race]:
    """Races in which one player has one thing or another."""
    return [Race(**{**given, seat: one}) for one in words]


def play(races: list[Race], *actions: str) -> list[Race]:
    for race in races:
        race.act(*actions)
    return races


@pytest.mark.clause("AVM-80")
@pytest.mark.parametrize("step", ["esp", "blue", "attack"])
def test_hands(step: str) -> None:
    races = twins(["S01 S01 S05", "S09 S12 S20", "S21 S21 S22"], at=step)
    check_alike(races, P2, P3, SPECTATOR)


@pytest.mark.clause("AVM-80")
def test_drawn_s_cards() -> None:
    races = twins(["", "", ""])
    for race, card in zip(races, ("S01", "S05", "S22"), strict=True):
        race.esp(card)
    check_alike(races, P2, P3, SPECTATOR)


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("step", ["esp", "garage"])
def test_products_of_the_same_number_and_price(step: str) -> None:
    check_alike(twins(["ABS AIR", "ABS DEA", "NAV AIR", "NAV DEA"], at=step), P2, P3, SPECTATOR)


TRADES: dict[str, tuple[str, list[list[str]], Given]] = {
    "a purchase": ("9e", [["buy AIR"], ["buy DEA"]], {}),
    "what was not bought": ("20e", [["buy ABS"], ["buy NAV"]], {}),
    "a swap": ("3e AIR DEA", [["sell AIR", "buy NAV"], ["sell DEA", "buy ABS"]], {}),
    "a swap in another order": (
        "20e AIR",
        [["sell AIR", "buy NAV"], ["buy ABS", "sell AIR"]],
        {},
    ),
    "two for one": ("20e", [["buy AIR", "buy DEA"], ["buy DEA", "buy AIR"]], {}),
    "half the price": ("ENG ABS", [["sell ENG"], ["sell ABS"]], {"resale": "half"}),
    "an empty bank": (
        "ABS AIR",
        [["sell ABS"], ["sell AIR"]],
        {"P2": "60e", "P3": "60e", "bank": "physical"},
    ),
    "a bank with a few coins": (
        "1e ESP ALA AIR",
        [["sell ESP"], ["sell ALA"]],
        {"P2": "60e", "P3": "55e", "bank": "physical"},
    ),
}


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize("case", TRADES)
@pytest.mark.parametrize("timing", ["after_move", "any_time"])
def test_trades(case: str, timing: str) -> None:
    words, ways, given = TRADES[case]
    races = twins([words] * len(ways), at="garage", garage_timing=timing, **given)
    for race, actions in zip(races, ways, strict=True):
        race.act(*actions)
    check_alike(races, P2, P3, SPECTATOR)
    play(races, "done")
    check_alike(races, P2, P3, SPECTATOR)


@pytest.mark.clause("AVM-35", "AVM-39")
def test_trades_before_the_dice() -> None:
    races = twins(["9e", "9e"], at="red", garage_timing="any_time")
    for race, product in zip(races, ("AIR", "DEA"), strict=True):
        race.act(f"buy {product}")
    check_alike(races, P2, P3, SPECTATOR)
    play(races, "roll")
    check_alike(races, P2, P3, SPECTATOR)


@pytest.mark.clause("AVM-85")
@pytest.mark.parametrize("card", ["S19", "S20"])
def test_the_question_about_the_dealer(card: str) -> None:
    races = twins(["C05 DEA", "C05 AIR"], "P2", P1=card, at="attack")
    play(races, f"play {card} 2")
    assert all(race.phase == Phase.DEALER for race in races)
    check_alike(races, P1, P3, SPECTATOR)
    play(races, "decline")
    check_alike(races, P1, P3, SPECTATOR)


@pytest.mark.clause("AVM-85")
@pytest.mark.parametrize("card", ["P09", "P10"])
def test_the_question_about_the_dealer_of_a_p_card(card: str) -> None:
    races = twins(["9e DEA", "9e AIR"])
    for race in races:
        race.esp(card)
    check_alike(races, P2, P3, SPECTATOR)
    play(races, "decline")
    check_alike(races, P2, P3, SPECTATOR)


@pytest.mark.clause("AVM-37")
def test_a_theft_face_down() -> None:
    races = twins(["AIR", "DEA"], "P2", P1="S15", at="attack")
    play(races, "play S15 2")
    check_alike(races, P3, SPECTATOR)
    play(races, "keep")
    check_alike(races, P3, SPECTATOR)


@pytest.mark.clause("AVM-37")
def test_the_question_to_keep_a_duplicate() -> None:
    """Whether the thief can keep it is nobody's business but his own and the victim's."""
    races = twins(["AIR S15", "DEA S15"], P2="AIR", at="attack")
    play(races, "play S15 2")
    assert [race.legal() for race in races] == [["cash"], ["keep", "cash"]]
    check_alike(races, P2, P3, SPECTATOR)
    play(races, "cash")
    check_alike(races, P2, P3, SPECTATOR)


@pytest.mark.clause("AVM-89")
def test_the_question_which_product_to_pick() -> None:
    races = twins(["AIR", "DEA"])
    for race in races:
        race.esp("E25")
    check_alike(races, P2, P3, SPECTATOR)
    races[0].act("take DEA")
    races[1].act("take AIR")
    check_alike(races, P2, P3, SPECTATOR)


@pytest.mark.clause("AVM-42")
def test_the_question_what_to_sell() -> None:
    races = twins(["AIR ALA", "DEA ALA"], "P2", P1="S13", at="attack")
    play(races, "play S13 2")
    assert all(race.phase == Phase.SALE for race in races)
    check_alike(races, P1, P3, SPECTATOR)
    play(races, "sell ALA")
    check_alike(races, P1, P3, SPECTATOR)


@pytest.mark.clause("AVM-37", "AVM-96")
def test_the_question_which_product_to_name() -> None:
    races = twins(["NAV AIR", "ABS DEA"], "P2", P1="D01", at="red")
    for race in races:
        race.total(5)
        race.drive("D06")
        race.roll(5, 2, by="challenge 2")
    check_alike(races, P1, P3, SPECTATOR)
    races = twins(["NAV AIR", "ABS DEA"], "P2", P1="S16", at="attack")
    check_alike(play(races, "play S16 2"), P1, P3, SPECTATOR)
    check_alike(play(races, "name ESP"), P1, P3, SPECTATOR)


@pytest.mark.clause("AVM-96")
def test_what_only_the_winner_of_a_duel_looked_at() -> None:
    races = twins(["NAV AIR", "ABS DEA"], "P2", P1="D01", at="red", fox_pick="open")
    for race in races:
        race.total(5)
        race.drive("D06")
        race.roll(5, 2, by="challenge 2")
    check_alike(races, P3, SPECTATOR)
    assert seen(races[0], P1) != seen(races[1], P1)


@pytest.mark.clause("AVM-30")
def test_what_is_sold_out() -> None:
    """Four hold AIR, or one of them DEA: nobody sees it before the garage opens."""
    others = {"P3": "AIR", "P4": "AIR", "P5": "AIR"}
    races = twins(["AIR", "DEA"], "P2", P1="20e", at="red", **others)
    check_alike(races, P1, P3, SPECTATOR)
    for race in races:
        race.begin(P1, "garage")
    check_alike(races, P3, SPECTATOR)
    assert seen(races[0], P1) != seen(races[1], P1)


def test_the_owner_sees_the_difference() -> None:
    """Twins do differ."""
    for words in (["S01", "S02"], ["ABS", "NAV"]):
        races = twins(words)
        assert seen(races[0], P1) != seen(races[1], P1)
