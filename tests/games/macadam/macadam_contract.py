"""What the contract test needs to know of Macadam."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

from macadam_table import A, B, C, Given, Table, all_cards, card_set, names, numbers_of

from rejouons.games.macadam.knowledge import begin_trace, show_lack
from rejouons.games.macadam.state import CARD, UNDER, Event
from rejouons.games.macadam.tables import AGENT_CARDS, ALL_CARDS, CARDS, NUM_PAPERS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.sets import bit

WASM_BYTES = 100_000  # at most
FREE_UNDOS = 0.5  # of all actions, at least
ONCE_BROKEN = (833,)  # matches in which the law of undo did not hold: an agent drawn again
ENDINGS = {
    "covered": (
        Event.AGENTS_RETURNED,
        Event.STOPPED,
        Event.FINED_STOPPED,
        Event.ROUND_COVERED,
        Event.OVER_WON,
    ),
    "played_out": (Event.PASSED_OVER, Event.ROUND_PLAYED_OUT, Event.OVER_WON),
    "last_paper": (Event.ROUND_LAST_PAPER, Event.OVER_WON),
    "tie_broken": (Event.ROUND_COVERED, Event.OVER_TIE_BROKEN),
    "shared": (Event.ROUND_COVERED, Event.OVER_SHARED, Event.OVER_SHARED),
    "rotate": (Event.ROUND_COVERED, Event.DEALER_NEXT, Event.ROUND_COVERED, Event.OVER_WON),
    "redraw": (Event.ROUND_COVERED, Event.DEALER_DREW, Event.ROUND_COVERED, Event.OVER_WON),
    "leader_only": (Event.LAID, Event.WON_TICKET, Event.ROUND_COVERED),
    "agent_when_able": (Event.AGENT_BROUGHT, Event.REVERSED_MIDWAY, Event.ROUND_COVERED),
    "separate": (Event.DEMANDED, Event.AGENT_ALONE, Event.ROUND_COVERED),
    "leader_bonus_card": (Event.REVERSED, Event.ADDED, Event.ROUND_COVERED),
    "top_up_1": (Event.TOPPED_UP, Event.ROUND_PLAYED_OUT),
    "papers_last_game": (Event.LAID, Event.WON_TICKET, Event.DEALER_NEXT, Event.OVER_WON),
    "six_player_deal_8": (Event.DEALT, Event.ROUND_PLAYED_OUT),
}


def conserved(state: Any) -> list[int]:
    """All cards, and the tickets of each paper."""
    won = state.players["won"]
    tickets = [
        int(state.tickets[paper]) + int((won >> paper & 1).sum()) for paper in range(NUM_PAPERS)
    ]
    return [all_cards(state), *tickets]


# Secrets


def with_other_secrets(state: Any, viewer: int, chance: random.Random) -> None:
    """Deals the cards anew of which the viewer does not know the place."""
    known = known_cards(state, viewer)
    unknown = [card for card in range(CARDS) if not known >> card & 1]
    chance.shuffle(unknown)
    for player in state.players[: state.num_players]:
        kept = int(player.hand) & known
        player.hand = kept | taken(unknown, int(player.hand_size) - kept.bit_count())
    for place in range(UNDER):
        if state.under_by[place] not in (viewer, NOBODY):
            state.under[place] = unknown.pop()
    state.stock = taken(unknown, len(unknown))
    shuffle_ranks(state, viewer, chance)


def shuffle_ranks(state: Any, viewer: int, chance: random.Random) -> None:
    """Changes which of several agents the others would lay."""
    own = 0 if viewer == NOBODY else int(state.players[viewer].hand) | discards(state, viewer)
    others = [agent for agent in range(AGENT_CARDS) if not own >> agent & 1]
    state.ranks[others] = chance.sample(state.ranks[others].tolist(), len(others))


def known_cards(state: Any, viewer: int) -> int:
    cards = int(state.agents)
    for seat, player in enumerate(state.players[: state.num_players]):
        cards |= int(player.exposed) | int(player.laid) | (int(player.hand) * (seat == viewer))
    if viewer != NOBODY:
        cards |= sum(1 << card for card in cards_traced(state, viewer))
        cards |= discards(state, viewer)
    return cards


def discards(state: Any, seat: int) -> int:
    """The cards under the stock that a seat has put there."""
    return sum(1 << int(card) for card in state.under[state.under_by == seat])


def cards_traced(state: Any, viewer: int) -> list[int]:
    """The cards that a viewer surely knows in another's hand."""
    sure = [1 << seat for seat in range(state.num_players)]
    return [
        int(trace.card) for trace in state.traces if trace.by == viewer and trace.holders in sure
    ]


def taken(cards: list[int], amount: int) -> int:
    return sum(1 << cards.pop() for _ in range(amount))


# Guesses: a view, its viewer, what is looked at, and how likely each of its values is


def few_unseen(unseen: str, **given: Any) -> Table:
    """A table at which A sees all but these cards: most lie in front of C."""
    table = Table(A="AG1", **given)
    table.state.stock = card_set(unseen) & ~table.all_cards
    table.state.stock_size += int(table.state.stock).bit_count()
    rest = ALL_CARDS & ~table.all_cards
    table.player(C).exposed = rest
    return table


def hand_of(seat: int) -> Any:
    return lambda guess: names(guess.players[seat].hand)


def both_hands(guess: Any) -> tuple[str, str]:
    return names(guess.players[B].hand), names(guess.players[C].hand)


def next_under(guess: Any) -> int:
    return int(guess.under[guess.under_first])


def alike(values: Sequence[Any]) -> dict[Any, float]:
    """How likely each value is, if each time it is named is as likely."""
    return {value: count / len(values) for value, count in Counter(values).items()}


def hands(unseen: str, size: int) -> Iterator[str]:
    """All hands of a size."""
    for cards in combinations(numbers_of(unseen), size):
        yield names(sum(1 << card for card in cards))


def pairs_of_hands(unseen: str, b_lacks: str, c_lacks: str) -> Iterator[tuple[str, str]]:
    """All hands of two cards for B and for C."""
    for first in hands(unseen, 2):
        for second in hands(unseen, 2):
            fits = not shared(first, b_lacks) and not shared(second, c_lacks)
            if fits and not shared(first, second):
                yield first, second


def shared(some: str, others: str) -> int:
    return card_set(some) & card_set(others)


UNSEEN = "PG1-2 PR1-2 BI1-2"
TWO_EACH: Given = {"B": "PG1 BI1", "C": "PG2 PR1"}


def known_to_lack(b_lacks: str, c_lacks: str) -> Any:
    table = few_unseen(UNSEEN, **TWO_EACH)
    show_lack(table.player(B), card_set(b_lacks))
    show_lack(table.player(C), card_set(c_lacks))
    return table.view(A)


def covered(signal: str, b_hand: str, unseen: str) -> Any:
    """B leads, and has covered a signal."""
    table = few_unseen(unseen, B=b_hand, C="", leader=B, free="S01 S15")
    table.act(f"place {signal}")
    return table.view(A)


def discarded() -> Any:
    """B has swapped."""
    table = few_unseen(UNSEEN, B="PG1 BI1", C="", leader=B)
    table.act("swap", "discard BI1")
    return table.view(A)


def swapped_since() -> Any:
    """B, known to lack reds, has drawn a card since and put one under the stock."""
    table = few_unseen(UNSEEN, B="PG1 BI1", C="", leader=B)
    show_lack(table.player(B), card_set("PR1-5"))
    table.act("swap", "discard BI1")
    return table.view(A)


def hands_drawn_since(unseen: str, lacks: str) -> Iterator[str]:
    """All hands of an old card, which is none of some, and a new one."""
    for old, new in permutations(numbers_of(unseen), 2):
        if not card_set(lacks) >> old & 1:
            yield names(1 << old | 1 << new)


def traced_and_lost() -> Any:
    """A's discard went to B, who has swapped since: it is in his hand, or under the stock."""
    table = few_unseen(UNSEEN, B="PG1 BI1", C="", leader=B)
    begin_trace(table.state, 0, A, CARD.value("BI1"))
    table.state.traces[0].holders = bit(B)
    table.state.under_first = 1
    table.act("swap", "discard PG1")
    return table.view(A)


def bicycle_at(guess: Any) -> str:
    if int(guess.players[B].hand) & card_set("BI1"):
        return "hand"
    return "under" if next_under(guess) == CARD.value("BI1") else "elsewhere"


def openers_of_blue(hand: str) -> bool:
    """Whether who covered the blue-arrow signal can hold this hand: no pedestrian alone."""
    return "BA" in hand or "P" not in hand


BLUE = "PG1 PG2 BA1 BI1 MO1"
GUESSES = {
    "a hand of which nothing is known": (
        known_to_lack("", ""),
        A,
        hand_of(B),
        alike(list(hands(UNSEEN, 2))),
    ),
    "a hand that lacks reds": (
        known_to_lack("PR1-5", ""),
        A,
        both_hands,
        alike(list(pairs_of_hands(UNSEEN, "PR1-5", ""))),
    ),
    "hands that lack different cards": (
        known_to_lack("PR1-5", "BI1-8"),
        A,
        both_hands,
        alike(list(pairs_of_hands(UNSEEN, "PR1-5", "BI1-8"))),
    ),
    "the only hand that is left": (
        known_to_lack("PR1-5 BI1-8", ""),
        A,
        hand_of(B),
        {"PG1 PG2": 1.0},
    ),
    "the hand of a leader who has covered a signal": (
        covered("S15", "BA1 PG1", BLUE),
        A,
        hand_of(B),
        alike([hand for hand in hands(BLUE, 2) if openers_of_blue(hand)]),
    ),
    "a hand that has drawn since it lacked reds": (
        swapped_since(),
        A,
        hand_of(B),
        alike(list(hands_drawn_since(UNSEEN, "PR1-5"))),
    ),
    "a card that was traced to a hand, which has discarded since": (
        traced_and_lost(),
        A,
        bicycle_at,
        {"hand": 2 / 3, "under": 1 / 3},
    ),
    "the discard of another": (
        discarded(),
        A,
        next_under,
        alike(numbers_of(UNSEEN)),
    ),
}
