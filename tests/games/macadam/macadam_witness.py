"""Somebody who looks on at Macadam from a seat, and remembers what its events prove.

It knows no more of the rules than what the events say, and shares no code with guesses:
`objections` tells what in a guess contradicts what was seen.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from macadam_table import SEATS, card_set, names

from rejouons.games.macadam.state import NO_CARD, UNDER
from rejouons.games.macadam.tables import PAPER_NAMES, PASSABLE

STOCK = "stock"
HIDDEN = "?"
SHOWN = ("opened", "added", "followed", "agent_brought", "agent", "agent_alone", "laid")
DRAWN = ("drew", "drew_top_up")
AGENTS = card_set("AG1-6")


@dataclass
class Void:
    """A hand had none of these cards when it was seen to; it may have got some since."""

    cards: int
    room: int = 0


@dataclass
class Seen:
    """What is known of a hand."""

    voids: list[Void] = field(default_factory=list)
    papers: int = 0


@dataclass
class Discard:
    """A card under the stock."""

    by: str
    card: str


class Witness:
    def __init__(self, viewer: str, state: Any) -> None:
        self.viewer = viewer
        self.hands = {seat: Seen() for seat in SEATS[: state.num_players]}
        self.loose = int(state.stock_size)  # cards of the stock in unknown order
        self.queue: list[Discard] = []
        self.places: dict[str, set[Any]] = {}  # where an own discard may be

    def hear(self, events: Iterable[str], missing: int) -> None:
        """Takes in what happened; `missing` is what who fails now lacks, papers aside."""
        for event in events:
            seat, kind, *words = event.split()
            if kind in SHOWN:
                self._show(seat, words[0])
            if kind in DRAWN:
                self._draw(seat, words[0])
            if kind == "discarded":
                self._discard(seat, words[0])
            if kind in ("laid", "won_ticket"):
                self.hands[seat].papers |= 1 << PAPER_NAMES.index(words[-1])
            if kind in ("fined", "fined_leader", "agent", "agent_alone"):
                self._void(seat, missing)
            if kind == "agent_alone":
                self._void(seat, -1)
            if kind == "agents_returned":
                self._shuffle()

    def _show(self, seat: str, card: str) -> None:
        self.places.pop(card, None)
        for void in self.hands[seat].voids:
            void.room -= bool(void.cards & card_set(card))

    def _draw(self, seat: str, card: str) -> None:
        taken = None if self.loose else self.queue.pop(0)
        self.loose -= taken is None
        for own, places in self.places.items():
            source = STOCK if taken is None else id(taken)
            if source in places and seat != self.viewer:
                places.add(seat)
            if taken is not None:
                places.discard(source)
            if own == card:
                places.add(seat)
        self.places.pop(card, None)
        known = taken.card if taken is not None and taken.by == self.viewer else HIDDEN
        for void in self.hands[seat].voids:
            void.room += known == HIDDEN or bool(void.cards & card_set(known))

    def _discard(self, seat: str, card: str) -> None:
        discard = Discard(seat, card)
        self.queue.append(discard)
        for places in self.places.values():
            if seat in places:
                places.add(id(discard))
        if card != HIDDEN:
            self.places[card] = {id(discard)}

    def _void(self, seat: str, cards: int) -> None:
        """What was void before shares its room with what is void now."""
        hand = self.hands[seat]
        cards &= int(PASSABLE[hand.papers])
        for void in hand.voids:
            void.cards |= cards
        hand.voids.append(Void(cards))

    def _shuffle(self) -> None:
        for seat in self.hands:
            self.hands[seat].voids.append(Void(AGENTS))
        for places in self.places.values():
            under = {place for place in places if isinstance(place, int)}
            if under:
                places -= under
                places.add(STOCK)
        self.loose += len(self.queue) + AGENTS.bit_count()
        self.queue = []

    # What a guess must not contradict

    def objections(self, guess: Any) -> list[str]:
        return [*self._too_many(guess), *self._misplaced(guess)]

    def _too_many(self, guess: Any) -> Iterable[str]:
        for seat, hand in self.hands.items():
            held = int(guess.players[SEATS.index(seat)].hand)
            for void in hand.voids:
                if (held & void.cards).bit_count() > void.room:
                    yield f"{seat} holds {names(held & void.cards)}, can hold {void.room} of them"

    def _misplaced(self, guess: Any) -> Iterable[str]:
        for card, places in self.places.items():
            if self._place_of(guess, card_set(card)) not in places:
                yield f"{card} is in none of {places}"

    def _place_of(self, guess: Any, card: int) -> Any:
        for seat in self.hands:
            if int(guess.players[SEATS.index(seat)].hand) & card:
                return seat
        for step, discard in enumerate(self.queue):
            under = int(guess.under[(int(guess.under_first) + step) % UNDER])
            if under != NO_CARD and card == 1 << under:
                return id(discard)
        return STOCK
