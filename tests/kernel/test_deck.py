"""Decks: no card is invented or lost, and returned cards come back in their order."""

from collections import Counter, deque
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rejouons.kernel import deck as plain
from rejouons.kernel.deck import NO_CARD, deck
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.link import Linker
from rejouons.kernel.record import new

KINDS = 4
CARDS = 12
DECK = deck(KINDS, CARDS)

compiled = Linker(plain, numba.njit).rules


@pytest.fixture(params=["plain", "compiled"])
def rules(request: pytest.FixtureRequest) -> Any:
    return plain if request.param == "plain" else compiled


class Pile:
    """A deck and its dice."""

    def __init__(self, rules: Any, counts: list[int], seed: int = 1, dtype: Any = DECK) -> None:
        self.rules = rules
        self.deck = new(dtype)[0]
        self.dice = new(DICE)[0]
        seed_dice(self.dice, seed, 0)
        for kind, count in enumerate(counts):
            rules.add_cards(self.deck, kind, count)

    def draw(self) -> int:
        return int(self.rules.draw_card(self.deck, self.dice))

    def put_under(self, kind: int) -> None:
        self.rules.put_under(self.deck, kind)

    @property
    def left(self) -> int:
        return int(self.rules.cards_left(self.deck))

    @property
    def unknown(self) -> Counter[int]:
        return +Counter({kind: int(count) for kind, count in enumerate(self.deck.unknown)})

    def tobytes(self) -> bytes:
        return bytes(self.deck.tobytes() + self.dice.tobytes())


class Hand:
    """A player at a pile, who knows where every card should be."""

    def __init__(self, pile: Pile) -> None:
        self.pile = pile
        self.held: list[int] = []
        self.under: deque[int] = deque()
        self.cards = pile.unknown
        self.told: list[int] = []

    def play(self, step: str) -> None:
        if step == "draw":
            self.draw()
        elif self.held:
            card = self.held.pop(0 if step == "return first" else -1)
            self.pile.put_under(card)
            self.under.append(card)
        self.count()

    def draw(self) -> None:
        before, left = self.pile.unknown, self.pile.left
        card = self.pile.draw()
        self.told.append(card)
        if before:
            assert before - self.pile.unknown == Counter([card])
        elif self.under:
            assert card == self.under.popleft()
        else:
            assert card == NO_CARD
        if card == NO_CARD:
            assert left == self.pile.left == 0
        else:
            self.held.append(card)

    def count(self) -> None:
        assert self.pile.unknown + Counter(self.held) + Counter(self.under) == self.cards
        assert self.pile.left == self.pile.unknown.total() + len(self.under)
        assert self.pile.deck.unknown_left == self.pile.unknown.total()


COUNTS = st.lists(st.integers(0, CARDS // KINDS), min_size=KINDS, max_size=KINDS)
STEPS = st.lists(
    st.sampled_from(["draw", "draw", "return first", "return last", "shuffle"]), max_size=60
)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(COUNTS, STEPS, st.integers(0, 2**63 - 1))
def test_no_card_is_invented_or_lost(counts: list[int], steps: list[str], seed: int) -> None:
    hands = [Hand(Pile(rules, counts, seed)) for rules in (plain, compiled)]
    for step in steps:
        for hand in hands:
            hand.play(step)
    assert hands[0].told == hands[1].told
    assert hands[0].pile.tobytes() == hands[1].pile.tobytes()


def test_an_empty_pile_gives_no_card_and_rolls_no_dice(rules: Any) -> None:
    pile = Pile(rules, [])
    before = pile.tobytes()
    assert pile.draw() == NO_CARD
    assert pile.tobytes() == before


def test_unknown_cards_come_before_returned_ones(rules: Any) -> None:
    pile = Pile(rules, [2, 0, 0, 0])
    pile.put_under(3)
    pile.put_under(1)
    assert [pile.draw() for _ in range(5)] == [0, 0, 3, 1, NO_CARD]
    assert pile.dice.draws == 2  # returned cards come in a known order


def test_returned_cards_come_back_in_order_round_and_round(rules: Any) -> None:
    pile = Pile(rules, [], dtype=deck(KINDS, 3))
    for card in (2, 0, 1):
        pile.put_under(card)
    for card in [2, 0, 1] * 4:
        assert pile.draw() == card
        pile.put_under(card)
    assert pile.left == 3


def test_a_ring_longer_than_half_its_numbers_goes_round(rules: Any) -> None:
    pile = Pile(rules, [], dtype=deck(KINDS, 100, np.int8))
    for number in range(250):
        pile.put_under(number % KINDS)
        if number >= 99:
            assert pile.draw() == (number - 99) % KINDS
    assert pile.left == 99


def test_unknown_cards_come_in_any_order(rules: Any) -> None:
    orders = set()
    for seed in range(200):
        again = Pile(rules, [1, 1, 0, 2], seed)
        orders.add(tuple(again.draw() for _ in range(4)))
    assert len(orders) == 12  # all there are


def test_kinds_are_drawn_in_proportion(rules: Any) -> None:
    counts, draws = [1, 2, 0, 6], 9000
    pile = Pile(rules, counts)
    drawn: Counter[int] = Counter()
    for _ in range(draws):
        card = pile.draw()
        drawn[card] += 1
        rules.add_cards(pile.deck, card, 1)
    assert drawn[2] == 0
    for kind, count in enumerate(counts):
        usual = draws * count / sum(counts)
        assert abs(drawn[kind] - usual) <= 4 * usual**0.5


@pytest.mark.parametrize("number", [np.int8, np.int16])
def test_narrow_counts_meet_the_rare_bits_that_must_be_drawn_again(rules: Any, number: Any) -> None:
    pile = Pile(rules, [1, 2], dtype=deck(KINDS, CARDS, number))
    pile.dice.lanes[:] = [0, 1, 2, 0]  # its next bits are 0, for which a draw looks twice
    assert pile.draw() in (0, 1)
    assert pile.left == 2
