"""What cards of somebody's own are called, in the log and on the cards themselves.

The game's texts know the box's cards by their ids. A card that says something else must have
another word, or the box's title would be told; so its word is its id and its own title.
"""

import re
from collections.abc import Mapping
from typing import Any

from rejouons.games.a_vos_marques.boards.effects import Cards
from rejouons.games.a_vos_marques.boards.values import in_all_languages
from rejouons.games.a_vos_marques.tables import CARD_FACTS

PRINTED = ("title", "text")
BETWEEN = "·"  # id and title; no id has one, so no two cards have the same word
LETTERS = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def worded(cards: Cards) -> dict[str, dict[str, Any]]:
    """The cards by their words, printed in every language."""
    return {word_of(name, card): printed(card) for name, card in cards.items()}


def word_of(name: str, card: Mapping[str, Any]) -> str:
    if is_of_the_box(name, card):
        return name
    title = in_all_languages(card["title"])["en"]
    return f"{name}{BETWEEN}{'-'.join(LETTERS.findall(title))}"


def is_of_the_box(name: str, card: Mapping[str, Any]) -> bool:
    box: Mapping[str, Any] = CARD_FACTS["cards"].get(name, {})
    return all(in_all_languages(card[key]) == box.get(key) for key in PRINTED)


def printed(card: Mapping[str, Any]) -> dict[str, Any]:
    return {"family": "", **card, **{key: in_all_languages(card[key]) for key in PRINTED}}
