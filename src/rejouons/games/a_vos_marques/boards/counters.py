"""The counters of the cards: which products answer, and with what."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from rejouons.games.a_vos_marques.boards.effects import Cards, lying
from rejouons.games.a_vos_marques.cards import MAX_COUNTERS, PRODUCTS
from rejouons.games.a_vos_marques.tables import GROUP
from rejouons.kernel.board import Remark, remark


def counter_faults(cards: Cards) -> Iterator[Remark]:
    for name, card in cards.items():
        lines = card.get("counters", [])
        if lines and card["deck"] == "E":
            yield remark("counters-on-e", card=name)
        if len(lines) > MAX_COUNTERS:
            yield remark("too-many-counters", card=name, found=len(lines), most=MAX_COUNTERS)
            continue
        yield from product_faults(name, lines)
        for number, line in enumerate(lines, 1):
            yield from line_faults(name, card["deck"], line, f"counters.{number}")


def product_faults(card: str, lines: list[Mapping[str, Any]]) -> Iterator[Remark]:
    """Of the products named, nobody can hold two: so one line at most applies; AVM-32, AVM-89."""
    named = [product for line in lines for product in line["any_of"]]
    for first, second in combinations(named, 2):
        if first == second:
            yield remark("counter-twice", card=card, product=first)
        elif not exclude_each_other(first, second):
            yield remark("counter-groups", card=card, product=first, other=second)


def exclude_each_other(first: str, second: str) -> bool:
    return bool(GROUP[PRODUCTS.index(first)] >> PRODUCTS.index(second) & 1)


def line_faults(card: str, deck: str, line: Mapping[str, Any], key: str) -> Iterator[Remark]:
    own, rebound = line.get("self", []), line.get("attacker", [])
    result = line["result"]
    if (bool(own), bool(rebound)) not in TAKES[result]:
        yield remark("counter-result", card=card, key=key, result=result)
    if rebound and deck != "S":
        yield remark("no-attacker", card=card, key=key)
    if lying(own, deck) + lying(rebound, deck) > 1:
        yield remark("lies-twice", card=card, key=key, deck=deck)


TAKES = {  # whether a result has operations of its own, and for the attacker
    "cancel": [(False, False)],
    "reduce": [(True, False)],
    "reverse": [(True, False), (False, True), (True, True)],
}
