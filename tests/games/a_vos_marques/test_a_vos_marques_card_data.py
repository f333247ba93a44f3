"""Cards, products, dice and places: what is in the box, and the programs of the cards."""

from collections import Counter
from itertools import chain, combinations
from typing import Any

import numpy as np
import pytest
from a_vos_marques_effects import PRICES, PRODUCTS, SITUATIONS, chosen, compiled, written

from rejouons.games.a_vos_marques import cards, roads
from rejouons.games.a_vos_marques.cards import ALL_CARDS, MAX_INSTRUCTIONS, NO_PROGRAM, Op
from rejouons.games.a_vos_marques.tables import (
    AGAIN,
    CAN,
    CARD_FACTS,
    CARD_NAMES,
    CARDS,
    CATA_BACK,
    CATA_FORWARD,
    COINS,
    COPIES,
    DEALER,
    FIRST_ATTACK,
    FOX_BACK,
    FOX_PRIZES,
    GROUP,
    HOLDINGS,
    LETTER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_DICE,
    MOST_HELD,
    MOST_STAKE,
    MOST_STEPS,
    MOST_WORTH,
    MUST,
    PRICE,
    PROGRAM,
    RED_DICE,
    RESALE,
    RETURNS,
    S_NAMES,
    SENDS,
    SIDES,
    WORTH,
)

DECKS = {  # copies of each kind, in their order
    "E": "343112212132211112212122111312",
    "S": "4433333443352443323421",
    "P": "2322222221212111",
}
SIZES = {"E": 52, "S": 70, "P": 28}
FIRST = {"E": 0, "S": 52, "P": 122}
ANSWERED = {  # copies of the S and P cards that a product answers
    "ESP": 33,
    "ASR": 30,
    "ABS": 19,
    "DYN": 18,
    "NAV": 15,
    "ALA": 14,
    "DEA": 10,
    "ENG": 9,
    "AIR": 9,
}
GROUPS = [{"ABS", "ASR", "ESP"}, {"NAV", "DYN"}, {"ENG"}, {"ALA"}, {"AIR"}, {"DEA"}]
COPIES_OF = {"ABS": 6, "ASR": 6, "ESP": 6, "NAV": 4, "DYN": 4, "ENG": 4, "ALA": 4, "AIR": 4}
KINDS = CARD_FACTS["cards"]


def of_deck(letter: str) -> dict[str, dict[str, Any]]:
    return {name: card for name, card in KINDS.items() if card["deck"] == letter}


def row_of(name: str) -> Any:
    return CARDS[CARD_NAMES.index(name)]


def operations(name: str) -> list[str]:
    """The first words of all that a card can do by itself."""
    return [op["op"] for op in cards.inside(KINDS[name]["effect"])]


def copies_with(operation: str) -> int:
    return sum(KINDS[name]["copies"] for name in KINDS if operation in operations(name))


# Piles


@pytest.mark.parametrize("letter", DECKS)
def test_how_many_cards_a_pile_has(letter: str) -> None:
    copies = [int(copy) for copy in DECKS[letter]]
    names = [f"{letter}{number:02}" for number in range(1, len(copies) + 1)]
    assert {name: card["copies"] for name, card in of_deck(letter).items()} == dict(
        zip(names, copies, strict=True)
    )
    assert sum(copies) == SIZES[letter]
    first = FIRST[letter]
    assert CARDS.copies[first : first + len(copies)].tolist() == copies
    assert CARD_NAMES[first : first + len(copies)] == tuple(names)


def test_unused_cards_have_no_copies() -> None:
    unused = [number for number, name in enumerate(CARD_NAMES) if name not in KINDS]
    assert len(CARD_NAMES) == ALL_CARDS == 150
    assert len(unused) == 150 - 68
    assert not CARDS.copies[unused].any()
    assert CARD_NAMES[52:122] == S_NAMES


def test_what_the_e_pile_is_made_of() -> None:
    counted = {op: copies_with(op) for op in ("cata", "keep_pass", "goto")}
    assert counted == {"cata": 3, "keep_pass": 4, "goto": 11}
    assert sum(card["copies"] for name, card in of_deck("E").items() if is_errand(name)) == 13


@pytest.mark.clause("AVM-45")
def test_errands_come_from_e_and_s_cards_only() -> None:
    decks = Counter(KINDS[name]["deck"] for name in KINDS if is_errand(name))
    assert decks == {"E": 8, "S": 4}


def is_errand(name: str) -> bool:
    return "errand" in operations(name)


# Counters


@pytest.mark.clause("AVM-38", "AVM-90")
def test_e_cards_have_no_counter() -> None:
    assert not any("counters" in card for card in of_deck("E").values())


@pytest.mark.clause("AVM-38", "AVM-92")
def test_how_many_cards_each_product_answers() -> None:
    answered = Counter[str]()
    for name in KINDS:
        for product in answering(name):
            answered[product] += KINDS[name]["copies"]
    assert answered == ANSWERED


def test_no_card_lists_products_that_can_be_held_together() -> None:
    for name in KINDS:
        listed = answering(name)
        assert not listed or any(listed <= group for group in GROUPS), name


def test_no_product_is_listed_twice_by_a_card() -> None:
    for name, card in KINDS.items():
        lines = [line["any_of"] for line in card.get("counters", [])]
        assert sum(map(len, lines)) == len(answering(name)), name


def answering(name: str) -> set[str]:
    lines = [line["any_of"] for line in KINDS[name].get("counters", [])]
    return set(chain(*lines))


# Programs


@pytest.mark.clause("AVM-89")
@pytest.mark.parametrize("name", KINDS)
def test_a_card_is_compiled_into_what_its_file_says(name: str) -> None:
    card, row = KINDS[name], row_of(name)
    for now in SITUATIONS:
        assert compiled(row.effect, now) == written(card["effect"], card["deck"], now)


@pytest.mark.clause("AVM-84", "AVM-86", "AVM-89")
@pytest.mark.parametrize("name", [name for name in KINDS if "counters" in KINDS[name]])
def test_its_counters_are_compiled_too(name: str) -> None:
    card, row, now = KINDS[name], row_of(name), SITUATIONS[0]
    assert row.counters == len(card["counters"])
    for number, line in enumerate(card["counters"]):
        assert chosen(PRODUCTS, row.any_of[number]) == set(line["any_of"])
        assert cards.RESULTS[row.result[number]] == line["result"]
        told = [written(line.get(whom, []), card["deck"], now) for whom in ("self", "attacker")]
        laid = [compiled(at[number], now) for at in (row.own, row.rebound)]
        assert laid == told
        assert any(told) == (line["result"] != "cancel")


@pytest.mark.clause("AVM-87")
def test_only_s_cards_wait_before_a_player_besides_errands() -> None:
    now = SITUATIONS[0]
    assert compiled(row_of("S20").effect, now) == [("miss", True)]
    assert compiled(row_of("S08").effect, now) == [("wrong_way", True)]
    assert compiled(row_of("P16").effect, now) == [("one_die", False)]
    assert compiled(row_of("E28").effect, now) == [("stop", False)]
    assert compiled(row_of("S17").effect, now) == [("errand", "restaurant", [("pay", 1)])]
    assert {int(row.waits) for row in PROGRAM if row.op == Op.ERRAND} == {1}


def test_branches_of_a_card() -> None:
    told = {now: compiled(row_of("E21").effect, now) for now in SITUATIONS}
    steps = {"ESP": [("forward", 6)], "ASR": [("forward", 4)], "ABS": [("forward", 2)]}
    assert all(done == steps.get(now.product, []) for now, done in told.items())


def test_only_stolen_to_order_names_a_product() -> None:
    assert [name for name in KINDS if row_of(name).names] == ["S16"]


def test_the_programs_fit_into_their_table() -> None:
    used = np.flatnonzero(PROGRAM.op != Op.END)
    assert PROGRAM[NO_PROGRAM].op == Op.END
    assert used.max() + 1 < MAX_INSTRUCTIONS
    assert PROGRAM.to.max() <= used.max() + 1


# Products


@pytest.mark.clause("AVM-30", "AVM-36")
def test_prices_and_copies() -> None:
    assert cards.PRODUCTS == PRODUCTS
    assert PRICE.tolist() == list(PRICES)
    assert dict(zip(PRODUCTS, COPIES.tolist(), strict=True)) == {**COPIES_OF, "DEA": 4}
    assert COPIES.sum() == 42
    assert PRODUCTS[DEALER] == "DEA"


@pytest.mark.clause("AVM-33")
def test_what_the_bank_pays() -> None:
    assert RESALE.tolist() == [list(PRICES), [3, 5, 9, 3, 4, 3, 2, 2, 2]]


@pytest.mark.clause("AVM-31", "AVM-32")
def test_what_can_be_held_together() -> None:
    for number, product in enumerate(PRODUCTS):
        [group] = [group for group in GROUPS if product in group]
        assert chosen(PRODUCTS, GROUP[number]) == group
    assert sorted(chosen_names(held) for held in HOLDINGS) == sorted(all_holdings())
    assert len(HOLDINGS) == (1 + 3) * (1 + 2) * 2**4 == 192
    assert (MOST_HELD, MOST_WORTH) == (6, 18 + 8 + 6 + 5 + 4 + 4) == (6, 45)


def chosen_names(held: int) -> tuple[str, ...]:
    return tuple(sorted(chosen(PRODUCTS, held)))


def all_holdings() -> list[tuple[str, ...]]:
    """All sets of products without two of a group."""
    sets = chain.from_iterable(combinations(sorted(PRODUCTS), size) for size in range(10))
    return [held for held in sets if all(len(group & set(held)) < 2 for group in GROUPS)]


@pytest.mark.clause("AVM-35", "AVM-103")
def test_what_number_and_value_of_products_give_away() -> None:
    price_of = dict(zip(PRODUCTS, PRICES, strict=True))
    alike: dict[tuple[int, int], list[set[str]]] = {}
    for held in all_holdings():
        worth = sum(price_of[product] for product in held)
        alike.setdefault((len(held), worth), []).append(set(held))
        assert WORTH[sum(1 << PRODUCTS.index(product) for product in held)] == worth
    for (number, worth), sets in alike.items():
        assert chosen(PRODUCTS, MUST[number, worth]) == set.intersection(*sets)
        assert chosen(PRODUCTS, CAN[number, worth]) == set.union(*sets)


# Dice, places and the rest


@pytest.mark.clause("AVM-1")
def test_three_to_six_can_play() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS) == (3, 6)
    assert COINS == 30 * 1 + 30 * 3
    assert FIRST_ATTACK == 2


@pytest.mark.clause("AVM-12", "AVM-14")
def test_the_faces_of_the_dice() -> None:
    faces = ["".join(cards.DECKS[letter] for letter in die) for die in LETTER]
    assert faces == ["EESSSP", "EESSPP"]
    assert (SIDES, RED_DICE, MOST_DICE, MOST_STEPS) == (6, 2, 3, 18)


def test_no_die_would_wear_the_piles_more_evenly() -> None:
    faces = {letter: round(SIDES * size / ALL_CARDS) for letter, size in SIZES.items()}
    assert faces == Counter("EESSSP")


@pytest.mark.clause("AVM-55", "AVM-56")
def test_what_the_cata_does() -> None:
    assert dict(zip(PRODUCTS, CATA_BACK.tolist(), strict=True))["ABS"] == CATA_BACK.sum() == 5
    assert dict(zip(PRODUCTS, CATA_FORWARD.tolist(), strict=True))["ESP"] == CATA_FORWARD.sum() == 5


@pytest.mark.clause("AVM-78")
def test_what_the_casino_pays() -> None:
    assert (MOST_STAKE * RETURNS).tolist() == [0, 0, 10, 10, 15, 15]


@pytest.mark.clause("AVM-93", "AVM-95", "AVM-96")
def test_what_the_mountain_and_the_fox_do() -> None:
    sent = ["again" if place == AGAIN else roads.PLACES[place] for place in SENDS]
    assert sent == ["meadow", "casino", "again", "lake", "desert", "sea"]
    assert FOX_BACK.tolist() == [0, 0, 10, 0, 18, 0]
    assert FOX_PRIZES.tolist() == [0, 0, 0, 1, 0, 2]
