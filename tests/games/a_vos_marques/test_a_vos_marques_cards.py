"""Every card of the box, carried out: AVM-84 to AVM-92."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest
from a_vos_marques_outcomes import COUNTERS, E_CARDS, P_CARDS, S_CARDS, results_of
from a_vos_marques_table import P1, P2, P3, Race

from rejouons.games.a_vos_marques.state import Phase
from rejouons.games.a_vos_marques.tables import CARD_FACTS

ATTACKER, NEIGHBOUR = "C12", "START"  # where a rival stands who is not named
ALL_HELD = ("ABS ASR ESP", "NAV DYN", "ENG", "ALA", "AIR", "DEA")  # one of each can be held
STOP = " stop"
TAKES_PRODUCTS = ("S15", "S16", "P12")


class Outcome(NamedTuple):
    """A row of the tables, taken apart."""

    before: str
    rival_before: str
    answers: list[str]
    after: str
    rival_after: str

    @classmethod
    def read(cls, row: str, rival: str) -> "Outcome":
        left, after = row.split(" -> ")
        given, _, answers = left.partition(": ")
        before, _, rival_before = given.partition("; ")
        after, _, rival_after = after.partition("; ")
        listed = [answer for answer in answers.split(", ") if answer]
        return cls(before, rival_before or rival, listed, after, rival_after or rival)


def rows(cards: Mapping[str, list[str]]) -> list[tuple[str, str]]:
    return [(card, row) for card, listed in cards.items() for row in listed]


def attack(card: str, before: str, attacker: str, *answers: str) -> Race:
    """P1 plays an S card on P3, who is not the next to play."""
    race = Race(P1=f"{attacker} {card}", P3=before, at="attack")
    race.act(f"play {card} 3", *answers)
    return race


def draw(card: str, before: str, neighbour: str, *answers: str) -> Race:
    """P1 draws an E or a P card, and the S card that may come next is S07."""
    race = Race(P1=before, P2=neighbour)
    race.lay_pile("S", "S07")
    race.lay_pile(card[0], card)
    race.esp(card)
    for answer in answers:
        race.act(answer)
    return race


def check_result(race: Race, card: str, outcome: Outcome, subject: str) -> None:
    """A product that counters is told, with what it makes of the card."""
    held = [product for product in results_of(card) if product in outcome.before.split()]
    if "decline" in outcome.answers:
        held = []
    told = [f"{subject} countered {card} {product} {results_of(card)[product]}" for product in held]
    assert race.happened("countered") == told


def check_card(race: Race, card: str, after: str) -> None:
    """It lies before the player, or under its pile; AVM-6, AVM-87."""
    waits = f"={card}" in after or (card == "E02" and "ticket" in after)
    assert race.under(card[0]) == ("" if waits else card)


@pytest.mark.clause("AVM-38", "AVM-83", "AVM-84", "AVM-85", "AVM-86", "AVM-87", "AVM-88")
@pytest.mark.parametrize(("card", "row"), rows(S_CARDS))
def test_an_s_card_is_carried_out_by_its_target(card: str, row: str) -> None:
    outcome = Outcome.read(row, ATTACKER)
    race = attack(card, outcome.before, outcome.rival_before, *outcome.answers)
    assert race.standing(P3) == outcome.after
    assert race.standing(P1) == outcome.rival_after
    assert race.asked() == (Phase.ESP, P2)
    check_result(race, card, outcome, "P3")
    check_card(race, card, outcome.after)


@pytest.mark.clause("AVM-38", "AVM-85", "AVM-91", "AVM-92")
@pytest.mark.parametrize(("card", "row"), rows(P_CARDS))
def test_a_p_card_is_carried_out_by_who_draws_it(card: str, row: str) -> None:
    outcome = Outcome.read(row, NEIGHBOUR)
    race = draw(card, outcome.before, outcome.rival_before, *outcome.answers)
    check_turn(race, outcome)
    assert race.standing(P2) == outcome.rival_after
    check_result(race, card, outcome, "P1")
    check_card(race, card, outcome.after)


@pytest.mark.clause("AVM-12", "AVM-90")
@pytest.mark.parametrize(("card", "row"), rows(E_CARDS))
def test_an_e_card_is_carried_out_at_once(card: str, row: str) -> None:
    outcome = Outcome.read(row, NEIGHBOUR)
    race = draw(card, outcome.before, outcome.rival_before, *outcome.answers)
    check_turn(race, outcome)
    assert race.standing(P2) == outcome.rival_after
    check_card(race, card, outcome.after)


def check_turn(race: Race, outcome: Outcome) -> None:
    """Whoever drew the card stands as he should, and his turn goes on or is over."""
    is_over = outcome.after.endswith(STOP)
    assert race.standing(P1) == outcome.after.removesuffix(STOP)
    assert race.asked() == ((Phase.ESP, P2) if is_over else (Phase.BLUE, P1))


# Products that are not listed


def no_help(card: str) -> str:
    """As many products as one can hold that do not counter a card."""
    left = [
        [product for product in group.split() if product not in results_of(card)]
        for group in ALL_HELD
    ]
    return " ".join(group[0] for group in left if group)


@pytest.mark.clause("AVM-84", "AVM-92")
@pytest.mark.parametrize("card", sorted(set(COUNTERS) - set(TAKES_PRODUCTS)))
def test_only_the_products_listed_are_a_help(card: str) -> None:
    useless = no_help(card)
    cards, suffer, subject = (S_CARDS, attack, P3) if card in S_CARDS else (P_CARDS, draw, P1)
    outcome = Outcome.read(cards[card][0], ATTACKER)
    race = suffer(card, f"{outcome.before} {useless}", outcome.rival_before, *outcome.answers)
    others = [word for word in race.standing(subject).split() if word not in useless.split()]
    assert " ".join(others) == outcome.after.removesuffix(STOP)
    assert race.products(subject) == useless
    assert race.happened("countered", "showed") == []


def test_every_card_and_every_counter_is_tried() -> None:
    tried = {**E_CARDS, **P_CARDS, **S_CARDS}
    assert set(tried) == set(CARD_FACTS["cards"])
    for card in COUNTERS:
        held = {word for row in tried[card] for word in row.split(" -> ")[0].split()}
        for product in results_of(card):
            assert any(product in word for word in held), f"{card}: {product}"
