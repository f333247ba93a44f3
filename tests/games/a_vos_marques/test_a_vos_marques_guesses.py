"""What a guess makes of hands and products that a viewer cannot see."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from a_vos_marques_table import (
    P1,
    P2,
    P3,
    P4,
    P5,
    Race,
    alike,
    cards_under,
    legal_actions,
    mask_of,
    products_in,
)

from positions import load_draws
from rejouons.games.a_vos_marques import rules
from rejouons.games.a_vos_marques.state import S_CARD, Phase
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import SPECTATOR

GUESSES = 30
ONLY = (1, range(1))  # a draw of one


def guesses(race: Race, viewer: int) -> Iterator[Any]:
    for seed in range(GUESSES):
        guess = race.view(viewer)
        seed_dice(guess.dice, seed, 0)
        rules.guess(guess, viewer)
        yield guess


def every_guess(race: Race, viewer: int, number: int, before: int = 0) -> list[Any]:
    """The guesses for each outcome of a draw, all as likely; those before it decide nothing."""
    found = []
    for chance in range(number):
        guess = race.view(viewer)
        load_draws(guess.dice, *[ONLY] * before, (number, range(chance, chance + 1)))
        rules.guess(guess, viewer)
        found.append(guess)
    return found


def held(guess: Any, seat: int) -> str:
    return products_in(guess.players[seat].products)


def hand(guess: Any, seat: int) -> str:
    cards = guess.players[seat].hand
    return " ".join(word for kind, word in enumerate(S_CARD.words) for _ in range(cards[kind]))


# Products, of which each possible set is as likely


@pytest.mark.clause("AVM-35")
@pytest.mark.parametrize(
    ("products", "possible"),
    [
        ("ABS", ["ABS", "NAV"]),
        ("AIR", ["AIR", "DEA"]),
        ("ABS AIR", ["ABS AIR", "ABS DEA", "NAV AIR", "NAV DEA", "ENG ALA"]),
        ("ENG ALA AIR", ["ABS AIR DEA", "NAV AIR DEA", "ENG ALA AIR", "ENG ALA DEA"]),
    ],
)
def test_products_of_a_known_number_and_value(products: str, possible: list[str]) -> None:
    race = Race(P2=products)
    for viewer, before in ((P1, 0), (SPECTATOR, 1)):  # an onlooker guesses at P1's first
        found = [held(guess, P2) for guess in every_guess(race, viewer, len(possible), before)]
        assert sorted(found) == sorted(possible)
        assert {held(guess, P2) for guess in guesses(race, viewer)} == set(possible)


@pytest.mark.clause("AVM-35", "AVM-84")
def test_what_was_shown_is_among_them() -> None:
    race = Race(P1="S01", P2="ABS AIR", at="attack")
    race.play("S01", P2)
    found = [held(guess, P2) for guess in every_guess(race, P1, 2)]
    assert sorted(found) == ["ABS AIR", "ABS DEA"]


@pytest.mark.clause("AVM-35", "AVM-84")
def test_what_is_lacking_is_not() -> None:
    race = Race(P1="S01", P2="NAV AIR", at="attack")
    race.play("S01", P2)
    found = [held(guess, P2) for guess in every_guess(race, P1, 3)]
    assert sorted(found) == ["ENG ALA", "NAV AIR", "NAV DEA"]


@pytest.mark.clause("AVM-35", "AVM-89")
def test_a_value_that_nobody_knows() -> None:
    """One product, and it was picked among the cheap ones."""
    race = Race()
    race.esp("E25")
    race.act("take AIR")
    found = [held(guess, P1) for guess in every_guess(race, P2, 3)]
    assert sorted(found) == ["AIR", "ALA", "DEA"]


@pytest.mark.clause("AVM-30", "AVM-35")
def test_what_is_sold_out_is_with_the_others() -> None:
    """All copies of AIR are known to be elsewhere, so it must be DEA."""
    race = Race(**alike("AIR", P1, P3, P4), P2="DEA", P5="AIR")
    for seat in (P3, P4, P5):
        race.player(seat).known[:] = mask_of("AIR")
    assert {held(guess, P2) for guess in guesses(race, P1)} == {"DEA"}


@pytest.mark.clause("AVM-35")
def test_the_viewers_own_products_are_no_guess() -> None:
    race = Race(P1="ABS AIR S05", P2="NAV DEA")
    for guess in guesses(race, P1):
        assert held(guess, P1) == "ABS AIR"
        assert hand(guess, P1) == "S05"


@pytest.mark.clause("AVM-35")
def test_a_garage_is_guessed_as_it_was_entered() -> None:
    race = Race(P1="20e ABS", at="garage")
    race.act("sell ABS", "buy ESP")
    found = [held(guess, P1) for guess in every_guess(race, P2, 2)]
    assert sorted(found) == ["ABS", "NAV"]
    assert all(guess.players[P1].ecus == 20 for guess in guesses(race, P2))


@pytest.mark.clause("AVM-30")
def test_a_guess_knows_what_its_bank_has_left() -> None:
    """Whoever is in the garage cannot buy in it what the guess has given to the others."""
    race = Race(P1="20e", **alike("AIR", P2, P3, P4), P5="AIR", at="garage")
    for guess in guesses(race, P2):
        airs = sum("AIR" in held(guess, seat) for seat in range(5))
        buys = [race.game.actions.text(action) for action in legal_actions(guess, P1)]
        assert ("buy AIR" in buys) == (airs < 4)
    race.begin(P1, "red")
    assert all(guess.sold_out == 0 for guess in guesses(race, P2))


@pytest.mark.clause("AVM-30")
@pytest.mark.parametrize("held_by_p5", ["AIR", "DEA"])
def test_a_guess_suits_the_stock_that_is_seen(held_by_p5: str) -> None:
    """In his garage P1 sees whether all four copies are with the others."""
    race = Race(P1="20e", **alike("AIR", P2, P3, P4), P5=held_by_p5, at="garage")
    is_sold_out = held_by_p5 == "AIR"
    for guess in islice(guesses(race, P1), 6):
        assert all_hold_air(guess) == is_sold_out


def all_hold_air(guess: Any) -> bool:
    return all(held(guess, seat) == "AIR" for seat in (P2, P3, P4, P5))


# Hands


@pytest.mark.clause("AVM-80")
@pytest.mark.parametrize("viewer", [P1, SPECTATOR])
def test_any_unseen_s_card_may_be_in_a_hand(viewer: int) -> None:
    race = Race(P2="S03")
    pile = race.pile("S")
    pile.unknown[:] = 0
    pile.unknown[:2] = (2, 1)  # S01 twice, S02 once
    pile.unknown_left = 3
    found = Counter(hand(guess, P2) for guess in every_guess(race, viewer, 4))
    assert found == {"S01": 2, "S02": 1, "S03": 1}


@pytest.mark.clause("AVM-6", "AVM-80")
def test_cards_under_the_pile_stay_there() -> None:
    race = Race(P1="S01 S05", P2="S09 S09", at="attack")
    race.play("S01", P2)
    for guess in guesses(race, P3):
        assert cards_under(guess.pile_s, "S") == "S01"
        assert guess.players[P1].hand.sum() == 1
        assert guess.players[P2].hand.sum() == 2
        assert guess.pile_s.unknown.sum() == guess.pile_s.unknown_left == 70 - 4


# A product between two hands


def stolen(victim: str) -> Race:
    race = Race(P1="S15", P2=victim, at="attack")
    race.play("S15", P2)
    assert race.phase == Phase.RECEIVE
    return race


def loot(guess: Any) -> str:
    return products_in(1 << int(guess.tasks[guess.depth - 1].a))


@pytest.mark.clause("AVM-37")
@pytest.mark.parametrize("viewer", [P1, P2])
def test_thief_and_victim_need_not_guess(viewer: int) -> None:
    race = stolen("AIR NAV")
    truth = loot(race.state)
    assert {loot(guess) for guess in guesses(race, viewer)} == {truth}


@pytest.mark.clause("AVM-32", "AVM-37")
def test_others_guess_a_product_that_goes_with_the_rest() -> None:
    race = stolen("ESP DYN AIR")
    for guess in guesses(race, P3):
        rest = held(guess, P2).split()
        assert loot(guess) not in rest
        for group in ({"ABS", "ASR", "ESP"}, {"NAV", "DYN"}):
            assert len(group & {loot(guess), *rest}) <= 1


@pytest.mark.clause("AVM-37", "AVM-84")
@pytest.mark.parametrize("viewer", [P3, SPECTATOR])
def test_but_none_that_the_victim_was_known_to_lack(viewer: int) -> None:
    race = Race(P1="S15", P2="NAV AIR", at="attack")
    race.player(P2).lacks[:] = mask_of("ABS ASR ESP DYN ENG")
    race.play("S15", P2)
    found = {(held(guess, P2), loot(guess)) for guess in guesses(race, viewer)}
    assert found == {("NAV", "AIR"), ("AIR", "NAV"), ("NAV", "DEA"), ("DEA", "NAV")} | {
        ("AIR", "DEA"),
        ("DEA", "AIR"),
    }


@pytest.mark.clause("AVM-37")
def test_of_a_last_product_anything_may_be() -> None:
    race = stolen("AIR")
    assert len({loot(guess) for guess in guesses(race, P3)}) > 4


# The end, and open products


@pytest.mark.clause("AVM-2", "AVM-35")
def test_nothing_is_left_to_guess_once_the_race_is_over() -> None:
    race = Race(P1="H26", P2="ABS S05", at="red")
    race.total(2)
    race.drive("FINISH")
    for guess in guesses(race, P3):
        assert (held(guess, P2), hand(guess, P2)) == ("ABS", "S05")


@pytest.mark.clause("AVM-35")
def test_open_products_need_no_guess() -> None:
    race = Race(P1="AIR", P2="ABS S05", product_visibility="open")
    assert {held(guess, P2) for guess in guesses(race, P1)} == {"ABS"}
    assert len({hand(guess, P2) for guess in guesses(race, P1)}) > 5
