"""Decks that are never shuffled ahead: a card is drawn among those that can still be there.

A pile holds how many cards of each kind lie in it in unknown order, and below them the
returned cards as a queue. So no state holds a future that could leak.
"""

from typing import Any

import numpy as np
from numpy import int64

from rejouons.kernel.dice import draw
from rejouons.kernel.record import record
from rejouons.kernel.rule import rule

NO_CARD = -1


def deck(kinds: int, cards: int, number: Any = np.int16) -> np.dtype[Any]:
    """The record of a deck of at most `cards` cards of `kinds` kinds, in numbers of a type."""
    return record(
        ("unknown", number, (kinds,)),  # cards of each kind in the part of unknown order
        ("unknown_left", number),
        ("under", number, (cards,)),  # cards returned under the pile, a ring
        ("under_first", number),
        ("under_left", number),
    )


@rule
def add_cards(deck, kind, count):
    """Shuffles `count` cards of a kind into the part of unknown order."""
    deck.unknown[kind] += count
    deck.unknown_left += count


@rule
def cards_left(deck):
    return deck.unknown_left + deck.under_left


@rule
def draw_card(deck, dice):
    """Draws the top card, or NO_CARD: chance while the order is unknown, then the returned ones."""
    if deck.unknown_left > 0:
        return draw_unknown(deck, dice)
    if deck.under_left > 0:
        return draw_returned(deck)
    return NO_CARD


@rule
def draw_unknown(deck, dice):
    chosen = draw(dice, int64(deck.unknown_left))
    kind = 0
    while chosen >= deck.unknown[kind]:
        chosen -= deck.unknown[kind]
        kind += 1
    deck.unknown[kind] -= 1
    deck.unknown_left -= 1
    return kind


@rule
def draw_returned(deck):
    kind = deck.under[deck.under_first]
    deck.under_first = (deck.under_first + 1) % len(deck.under)
    deck.under_left -= 1
    return kind


@rule
def put_under(deck, kind):
    """Returns a card under the pile: it comes back after all that lie above it."""
    place = int64(deck.under_first) + int64(deck.under_left)
    deck.under[place % len(deck.under)] = kind
    deck.under_left += 1
