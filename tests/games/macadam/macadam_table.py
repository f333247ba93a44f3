"""A junction for Macadam's scenarios, laid and told in the words of the specification.

    table = Table(A="PR1 BI8", B="PR2 BI7", C="AG1 BI3 MO1", stock="PV1 PV2")
    table.act("place S01", "expose PR1")    # by whoever must act; the log tells what comes of it
    table.answers()                         # ["expose PR2"]

Every seat is given its hand, and `PG1-5` stands for five cards. The stock is written top first,
in an order that nobody knows. Cards that are not named are out of the example, unless the stock
is the REST. Papers in front are won tickets. All signals are free unless some are named.
"""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import positions
from positions import Position, load_dice, new_log, seats_in
from rejouons.games.macadam import rules
from rejouons.games.macadam.dealing import clear_table
from rejouons.games.macadam.game import GAME
from rejouons.games.macadam.knowledge import ANY, fresh_of
from rejouons.games.macadam.state import (
    ACTIONS,
    CARD,
    DEMAND,
    NO_CARD,
    PAPER,
    SIGNAL,
    UNDER,
    Phase,
    Reason,
)
from rejouons.games.macadam.tables import (
    ALL_CARDS,
    CARDS,
    KIND_NAMES,
    POINTS_OF,
    SIDES,
    SIGNALS,
)
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import open_log

A, B, C, D, E, F = range(6)
SEATS = "ABCDEF"
Given = dict[str, Any]  # a position, as a table takes it
REST = "the rest"
ALL_SIGNALS = " ".join(SIGNAL.words)
ASIDE = ("swap", "lay", "roll")  # what does not end a turn
RANGE = re.compile(r"([A-Z]{2})(\d)(?:-(\d))?")

opening = partial(positions.opening, GAME)
legal_actions = partial(positions.legal_actions, GAME)
told = partial(positions.told, GAME, SEATS)


def numbers_of(words: str) -> list[int]:
    """The numbers of cards in words: `PR1 BI1-8`."""
    return [number for word in words.split() for number in _range(word)]


def _range(word: str) -> range:
    found = RANGE.fullmatch(word)
    assert found, word
    prefix, first, last = found.groups()
    return range(CARD.value(prefix + first), CARD.value(prefix + (last or first)) + 1)


def card_set(words: str) -> int:
    return sum(1 << number for number in numbers_of(words))


def names(cards: int) -> str:
    """A set of cards in words, in the order of their numbers."""
    return " ".join(CARD.words[card] for card in range(CARDS) if int(cards) >> card & 1)


def traced(state: Any) -> dict[str, str]:
    """The discarded cards that not all have seen since, and who may have each."""
    return {
        CARD.words[trace.card]: holders_in(int(trace.holders))
        for trace in state.traces
        if trace.card != NO_CARD
    }


def holders_in(mask: int) -> str:
    """Holders in words: seats, the stock, and places under it: `B C stock under:1`."""
    words = [*SEATS, "stock", *(f"under:{place}" for place in range(UNDER))]
    return " ".join(word for number, word in enumerate(words) if mask >> number & 1)


class Table(Position):
    """A game in a given position, somebody about to lead."""

    game = GAME
    seats = SEATS

    def __init__(
        self,
        *,
        stock: str = "",
        free: str = ALL_SIGNALS,
        papers: Mapping[int, str] | None = None,
        exposed: Mapping[int, str] | None = None,
        fines: Mapping[int, int] | None = None,
        centre: str = "",
        tickets: Mapping[str, int] | None = None,
        leader: int = A,
        **given: int | str,  # hands by seat, and options
    ) -> None:
        hands = {SEATS.index(key): str(hand) for key, hand in given.items() if key in SEATS}
        options = {key: value for key, value in given.items() if key not in SEATS}
        self.state = opening(max(hands) + 1, **options)
        self.log = new_log()
        seed_dice(self.state.dice, 1, 0)
        clear_table(self.state)
        self._deal(hands, exposed or {})
        self._lay_papers(papers or {}, tickets or {})
        for seat, number in (fines or {}).items():
            self.state.players[seat].fines = number
        self.state.agents = card_set(centre)
        self._lay_stock(stock)
        self._cover(free)
        self._begin(leader)

    def _deal(self, hands: Mapping[int, str], exposed: Mapping[int, str]) -> None:
        for seat, words in hands.items():
            player = self.state.players[seat]
            player.hand, player.hand_size = card_set(words), len(numbers_of(words))
        for seat, words in exposed.items():
            player = self.state.players[seat]
            player.exposed = card_set(words)
            player.points = POINTS_OF[numbers_of(words)].sum()

    def _lay_papers(self, papers: Mapping[int, str], tickets: Mapping[str, int]) -> None:
        for seat, words in papers.items():
            for paper in map(PAPER.value, words.split()):
                self.state.players[seat].papers |= 1 << paper
                self.state.players[seat].won |= 1 << paper
                self.state.tickets[paper] -= 1
        for word, left in tickets.items():
            self.state.tickets[PAPER.value(word)] = left

    def _lay_stock(self, words: str) -> None:
        """A known order lies under an empty stock, discarded by nobody."""
        state = self.state
        state.stock, state.stock_size = 0, 0
        if words == REST:
            state.stock = ALL_CARDS & ~self.all_cards
            state.stock_size = int(state.stock).bit_count()
            return
        cards = numbers_of(words)
        state.under[: len(cards)] = cards
        state.under_size = state.stock_size = len(cards)

    def _cover(self, free: str) -> None:
        uncovered = {SIGNAL.value(word) for word in free.split()}
        covered = [signal for signal in range(SIGNALS) if signal not in uncovered]
        for token, signal in enumerate(covered, 1):
            self.state.tokens[signal] = token
        self.state.uncovered = sum(1 << signal for signal in uncovered)
        self.state.trick = len(covered)

    def _begin(self, leader: int) -> None:
        self.state.dealer = self.state.leader = leader
        self.state.phase = Phase.LEAD
        open_log(self.log)
        rules.play_on(self.state, self.log)

    # Playing

    def act(self, *texts: str) -> None:
        """Plays actions of whoever must act; the log tells what they bring about."""
        open_log(self.log)
        for text in texts:
            self._play(text)

    def _play(self, text: str) -> None:
        assert self.why_not(text) == Reason.LEGAL, f"{text}: {self.why_not(text)!r}"
        assert ACTIONS.parse(text) in legal_actions(self.state, self.to_act)
        rules.apply(self.state, self.log, self.to_act, ACTIONS.parse(text))

    def roll(self, face: int) -> None:
        """Who must act rolls the die, and it shows this face."""
        load_dice(self.state.dice, SIDES, face - 1)
        self.act("roll")

    # What may be done

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat, by default of whoever must act, in words."""
        seat = self.to_act if seat is None else seat
        return [ACTIONS.text(action) for action in legal_actions(self.state, seat)]

    def answers(self) -> list[str]:
        """Those that go on from what one may do beside."""
        return [text for text in self.legal() if text.split()[0] not in ASIDE]

    def asides(self) -> list[str]:
        """What may be done beside: swap, lay and roll."""
        return [text for text in self.legal() if text.split()[0] in ASIDE]

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

    # How things stand

    def player(self, seat: int) -> Any:
        return self.state.players[seat]

    def hand(self, seat: int) -> str:
        return names(self.player(seat).hand)

    def exposed(self, seat: int) -> str:
        return names(self.player(seat).exposed)

    def lacks(self, seat: int) -> str:
        """What everybody knows not to be in a hand."""
        return names(self.player(seat).lacks)

    def fresh(self, seat: int, viewer: int | None = None) -> dict[str, int]:
        """Of kinds that a hand was known to lack, how many of its newest cards may be of them.

        As far as a viewer can tell, or else everybody.
        """
        numbers = int(self.player(seat).fresh[seat if viewer is None else viewer])
        counts = {kind: fresh_of(numbers, place) for place, kind in enumerate(KIND_NAMES)}
        return {kind: count for kind, count in counts.items() if count != ANY}

    def papers(self, seat: int) -> str:
        held = self.player(seat).papers
        return " ".join(word for paper, word in enumerate(PAPER.words) if held >> paper & 1)

    def fines(self) -> list[int]:
        return [int(player.fines) for player in self.state.players[: self.state.num_players]]

    @property
    def stock(self) -> str:
        """The cards of known order, the next to be drawn first."""
        first, size = int(self.state.under_first), int(self.state.under_size)
        places = [(first + step) % UNDER for step in range(size)]
        return " ".join(CARD.words[self.state.under[place]] for place in places)

    @property
    def centre(self) -> str:
        return names(self.state.agents)

    @property
    def demand(self) -> str:
        return DEMAND.words[int(self.state.demand)]

    @property
    def tokens(self) -> dict[str, int]:
        """The covered signals, and their tokens."""
        tokens = zip(SIGNAL.words, self.state.tokens, strict=True)
        return {signal: int(token) for signal, token in tokens if token}

    @property
    def all_cards(self) -> int:
        """The cards in play, each of which must be in one place only."""
        return all_cards(self.state)


def all_cards(state: Any) -> int:
    """All cards of a state, each of which must be in one place only."""
    places = [int(state.stock), int(state.agents)]
    places += [1 << int(card) for card in state.under if card != NO_CARD]
    for player in state.players[: state.num_players]:
        places += [int(player.hand), int(player.exposed), int(player.laid)]
    assert sum(place.bit_count() for place in places) == sum(places).bit_count(), "a card twice"
    return sum(places)
