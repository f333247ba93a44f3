"""A race for À vos marques's scenarios, laid and told in the words of the specification.

    race = Race(P1="C12 2e S01", P2="N15 ESP ALA", P3="M10 errand=E09>M04 one_die=S11", at="esp")
    race.esp("E23")              # who must act rolls the ESP die, and this card comes
    race.blue(3)
    race.red(2, 5)
    race.ends()                  # {"C17", "C19", …}
    race.drive("C17")
    race.act("buy ABS", "done", "play S01 2")    # the log tells what comes of the last call

Before a player lie: `2e` écus, products, S cards in hand, each `ticket`, an errand (without a
destination: to the nearest), marks, with the card that waits for each if there is one. Cars
that are not named stand on START. Cards that are named come out of their piles. The race stands
before a step of P1's turn, in round 2: `esp`, `blue`, `red`, `garage` or `attack`.
"""

import re
from collections.abc import Iterable
from functools import partial
from typing import Any

import numpy as np

import positions
from positions import Position, load_dice, load_draws, new_log, seats_in
from rejouons.games.a_vos_marques import rules
from rejouons.games.a_vos_marques.cards import DECKS, FIRST_CARD, MAX_CARDS, PRODUCTS, S
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.products import count_again, show_empty
from rejouons.games.a_vos_marques.roads import NO_DESTINATION
from rejouons.games.a_vos_marques.state import (
    ACTIONS,
    CARD,
    MARK,
    NO_CARD,
    PRODUCT,
    S_CARD,
    Phase,
    Reason,
    Step,
    Task,
)
from rejouons.games.a_vos_marques.tables import CARDS, LETTER, NETWORK, PROGRAM, ROADS, SIDES, WORTH
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import open_log

P1, P2, P3, P4, P5, P6 = range(6)
SEATS = ("P1", "P2", "P3", "P4", "P5", "P6")
FEWEST = 3
STEPS = {
    "esp": Step.TURN,
    "blue": Step.BLUE,
    "red": Step.RED,
    "garage": Step.GARAGE,
    "attack": Step.ATTACK,
}
ECUS = re.compile(r"(\d+)e")
Given = dict[str, Any]  # a position, as a race takes it

opening = partial(positions.opening, GAME)
legal_actions = partial(positions.legal_actions, GAME)
told = partial(positions.told, GAME, SEATS)


def mask_of(products: str) -> int:
    return sum(1 << PRODUCT.value(word) for word in products.split())


def products_in(mask: int) -> str:
    return " ".join(word for number, word in enumerate(PRODUCTS) if int(mask) >> number & 1)


def alike(words: str, *seats: int) -> Given:
    """The same before several players."""
    return {SEATS[seat]: words for seat in seats}


def deck_of(card: int) -> int:
    return max(deck for deck, first in enumerate(FIRST_CARD) if first <= card)


def arrival_of(card: int) -> int:
    """The program that runs where the errand of a card leads."""
    return int(PROGRAM[CARDS[card].effect].to)


class Race(Position):
    """A race in a given position."""

    game = GAME
    seats = SEATS

    def __init__(
        self,
        *,
        players: int = FEWEST,  # at least, and those that are named
        at: str = "esp",
        turn: int = P1,
        round_number: int = 2,
        **given: int | str,  # what is before each seat, and options
    ) -> None:
        named = {SEATS.index(key): str(words) for key, words in given.items() if key in SEATS}
        options = {key: value for key, value in given.items() if key not in SEATS}
        players = max(players, *(seat + 1 for seat in named), FEWEST)
        self.state = opening(players, **{"first_player": "seat_1", **options})
        self.log = new_log()
        seed_dice(self.state.dice, 1, 0)
        rules.setup(self.state, self.log)
        for seat, words in named.items():
            self.give(seat, words)
        self.state.round_number = round_number
        self.begin(turn, at)

    # Laying

    def begin(self, turn: int, at: str = "esp") -> None:
        """Goes on with a step of somebody's turn."""
        self.state.active = turn
        self.state.step = STEPS[at]
        self.state.phase = Phase.RESOLVE
        open_log(self.log)
        rules.play_on(self.state, self.log)

    def give(self, seat: int, words: str) -> None:
        """Lays things before a player."""
        for word in words.split():
            self._lay(seat, word)
        player = self.state.players[seat]
        if player.products:
            number, worth = int(player.products).bit_count(), int(WORTH[player.products])
            show_empty(player)
            count_again(player, seat, number, worth, number, 0, True)

    def _lay(self, seat: int, word: str) -> None:
        player = self.state.players[seat]
        name, _, value = word.partition("=")
        if word in NETWORK.numbers:
            player.space = player.came_from = NETWORK.numbers[word]
        elif ecus := ECUS.fullmatch(word):
            player.ecus = int(ecus[1])
        elif word in PRODUCTS:
            player.products |= mask_of(word)
        elif word in S_CARD.words:
            player.hand[S_CARD.value(word)] += 1
            player.hand_size += 1
            self._take(CARD.value(word))
        elif word == "ticket":
            player.tickets += 1
            self.state.ticket_card = self._take(CARD.value("E02"))
        elif name == "errand":
            self._give_errand(player, *value.split(">"))
        else:
            self._mark(player, MARK.value(name), value)

    def _give_errand(self, player: Any, card: str, space: str = "") -> None:
        player.errand_card = self._take(CARD.value(card))
        player.errand_program = arrival_of(player.errand_card)
        place = PROGRAM[CARDS[player.errand_card].effect].n
        nearest = ROADS[player.space].nearest[place]
        player.destination = NETWORK.destinations.index(space) if space else nearest

    def _mark(self, player: Any, mark: int, card: str) -> None:
        player.since[mark] = 1 + int(player.marks).bit_count()
        player.marks |= 1 << mark
        player.waiting[mark] = self._take(CARD.value(card)) if card else NO_CARD

    def pile(self, deck: str) -> Any:
        return self.state[f"pile_{deck.lower()}"]

    def _take(self, card: int) -> int:
        """Takes a card out of its pile."""
        deck = deck_of(card)
        pile = self.pile(DECKS[deck])
        assert pile.unknown[card - FIRST_CARD[deck]] > 0, CARD.words[card]
        pile.unknown[card - FIRST_CARD[deck]] -= 1
        pile.unknown_left -= 1
        return card

    def lay_pile(self, deck: str, cards: str) -> None:
        """Makes a pile of these cards only, the next one first."""
        pile, first = self.pile(deck), FIRST_CARD[DECKS.index(deck)]
        pile.unknown, pile.unknown_left, pile.under_first = 0, 0, 0
        numbers = [CARD.value(word) - first for word in cards.split()]
        pile.under[: len(numbers)] = numbers
        pile.under_left = len(numbers)

    # Playing

    def act(self, *texts: str) -> None:
        """Plays actions of whoever must act; the log tells what they bring about."""
        open_log(self.log)
        for text in texts:
            assert self.why_not(text) == Reason.LEGAL, f"{text}: {self.why_not(text)!r}"
            assert ACTIONS.parse(text) in legal_actions(self.state, self.to_act), text
            rules.apply(self.state, self.log, self.to_act, ACTIONS.parse(text))

    def esp(self, card: str, *draws: tuple[int, int]) -> None:
        """Rolls the ESP die: this card is drawn. Then come draws: one of so many, from 0."""
        number = CARD.value(card)
        deck = deck_of(number)
        faces = LETTER[self.state.options.esp_die].tolist()
        face = faces.index(deck), faces.index(deck) + faces.count(deck)
        wanted = [(SIDES, range(*face)), *self._draws_of(number)]
        wanted += [(number, range(drawn, drawn + 1)) for number, drawn in draws]
        load_draws(self.state.dice, *wanted)
        self.act("roll")

    def _draws_of(self, card: int) -> list[tuple[int, range]]:
        """What must be drawn from a pile; nothing if its order is known."""
        deck = deck_of(card)
        pile, kind = self.pile(DECKS[deck]), card - FIRST_CARD[deck]
        if pile.unknown_left == 0:
            assert pile.under[pile.under_first] == kind, "another card comes"
            return []
        before = int(pile.unknown[:kind].sum())
        assert pile.unknown[kind] > 0, "no such card left"
        return [(int(pile.unknown_left), range(before, before + int(pile.unknown[kind])))]

    def roll(self, *faces: int, by: str = "roll") -> None:
        """Acts, by default rolls; the dice show these faces."""
        load_dice(self.state.dice, SIDES, *(face - 1 for face in faces))
        self.act(by)

    def blue(self, face: int) -> None:
        assert self.phase == Phase.BLUE
        self.roll(face)

    def red(self, *faces: int) -> None:
        assert self.phase == Phase.RED
        self.roll(*faces)

    def total(self, points: int) -> None:
        """Rolls two red dice that add up to these points."""
        self.red(points // 2, points - points // 2)

    def drive(self, space: str, way: int = 1) -> None:
        self.act(f"drive {space} {way}")

    def play(self, card: str, target: int) -> None:
        self.act(f"play {card} {target + 1}")

    # What may be done

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat, by default of whoever must act, in words."""
        seat = self.to_act if seat is None else seat
        return [ACTIONS.text(action) for action in legal_actions(self.state, seat)]

    def choices(self, *kinds: str) -> list[str]:
        """The legal actions of some kinds."""
        return [text for text in self.legal() if text.split()[0] in kinds]

    def ends(self) -> set[str]:
        """The spaces that a drive or a forward move can reach."""
        return {text.split()[1].upper() for text in self.choices("drive", "onward")}

    def why_not(self, text: str, seat: int | None = None) -> Reason:
        seat = self.to_act if seat is None else seat
        return Reason(rules.why_not(self.state, seat, ACTIONS.parse(text)))

    @property
    def to_act(self) -> int:
        [seat] = seats_in(int(rules.to_act(self.state)))
        return seat

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    def asked(self) -> tuple[Phase, int]:
        """What is asked now, and who."""
        return self.phase, self.to_act

    # How things stand

    def player(self, seat: int) -> Any:
        return self.state.players[seat]

    def space(self, seat: int) -> str:
        return NETWORK.names[int(self.player(seat).space)]

    def spaces(self) -> list[str]:
        return [self.space(seat) for seat in range(self.state.num_players)]

    def ecus(self, seat: int) -> int:
        return int(self.player(seat).ecus)

    def products(self, seat: int) -> str:
        return products_in(self.player(seat).products)

    def hand(self, seat: int) -> str:
        """S cards, each as often as it is held."""
        hand = self.player(seat).hand
        return " ".join(word for kind, word in enumerate(S_CARD.words) for _ in range(hand[kind]))

    def errand(self, seat: int) -> str:
        """The card and the destination: `E09>M04`, or nothing."""
        player = self.player(seat)
        if player.destination == NO_DESTINATION:
            return ""
        card, space = CARD.words[player.errand_card], NETWORK.destinations[player.destination]
        return f"{card}>{space}"

    def marks(self, seat: int) -> str:
        """What waits for a player, in the order in which it came: `one_die=S11 miss`."""
        player = self.player(seat)
        marks = [mark for mark in range(MARK.size) if player.marks >> mark & 1]
        marks.sort(key=lambda mark: int(player.since[mark]))
        return " ".join(map(partial(self._marked, player), marks))

    @staticmethod
    def _marked(player: Any, mark: int) -> str:
        card = int(player.waiting[mark])
        return MARK.words[mark] + ("" if card == NO_CARD else f"={CARD.words[card]}")

    def standing(self, seat: int) -> str:
        """All that is before a player, in the words in which it is given."""
        player = self.player(seat)
        words = [self.space(seat), f"{player.ecus}e" if player.ecus else "", self.products(seat)]
        words += [self.hand(seat), *["ticket"] * player.tickets]
        words += [f"errand={self.errand(seat)}" if self.errand(seat) else "", self.marks(seat)]
        return " ".join(word for word in words if word)

    def under(self, deck: str) -> str:
        """The cards returned under a pile, in the order in which they will come."""
        return cards_under(self.pile(deck), deck)


def cards_under(pile: Any, deck: str) -> str:
    first, size = FIRST_CARD[DECKS.index(deck)], len(pile.under)
    places = [(int(pile.under_first) + step) % size for step in range(pile.under_left)]
    return " ".join(CARD.words[first + int(pile.under[place])] for place in places)


def all_cards(state: Any) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    cards = np.zeros(sum(MAX_CARDS), np.int64)
    for deck, first in enumerate(FIRST_CARD):
        pile = state[f"pile_{DECKS[deck].lower()}"]
        cards[first : first + MAX_CARDS[deck]] += pile.unknown
        for place in range(int(pile.under_first), int(pile.under_first) + int(pile.under_left)):
            cards[first + int(pile.under[place % len(pile.under)])] += 1
    for player in state.players[: state.num_players]:
        cards[FIRST_CARD[S] :][: MAX_CARDS[S]] += player.hand
        for card in cards_before(player):
            cards[card] += 1
        cards[state.ticket_card] += player.tickets
    for task in state.tasks[: state.depth]:
        if task.kind == Task.RETURN:
            cards[task.a] += 1
    if state.card != NO_CARD and not state.card_waits:
        cards[state.card] += 1
    return [int(number) for number in cards]


def cards_before(player: Any) -> Iterable[int]:
    """The cards that wait before a player."""
    waiting = [int(player.errand_card), *(int(card) for card in player.waiting)]
    return (card for card in waiting if card != NO_CARD)
