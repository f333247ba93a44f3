"""What the contract test needs to know of Ave César."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from math import comb
from typing import Any

from ave_cesar_table import P1, P2, Race

from rejouons.games.ave_cesar.state import Event
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, VALUES

Counts = tuple[int, ...]  # of cards, by value

WASM_BYTES = 100_000  # at most
FREE_UNDOS = 0.05  # of all actions, at least
AS_LONG_AS = 3  # games of others: a tournament has up to four races

LINEUPS = {"last_starts": Event.LINED_UP_LAST_FIRST, "winner_lane_1": Event.LINED_UP_WINNER_FIRST}
RESULTS = {
    "won": Event.OVER_WON,
    "tie_broken": Event.OVER_TIE_BROKEN,
    "shared": Event.OVER_SHARED,
}
ENDINGS = {  # of races of three chariots, then of tournaments
    "all_finished": (*3 * [Event.FINISHED], Event.RACE_OVER, Event.OVER_WON),
    "last_out_of_cards": (*2 * [Event.FINISHED], Event.OUT_OF_CARDS, Event.RACE_OVER),
    "last_retired": (*2 * [Event.FINISHED], Event.RETIRED, Event.RACE_OVER),
    "nobody_finished": (*3 * [Event.OUT_OF_CARDS], Event.RACE_OVER, Event.OVER_SHARED),
    "disqualified_finish": (Event.DISQUALIFIED, *3 * [Event.FINISHED], Event.RACE_OVER),
    "stalled": (Event.RACE_STALLED, Event.OVER_SHARED),
    **{
        f"{result}_{lineup}": (Event.RACE_OVER, lined_up, Event.RACE_OVER, over)
        for lineup, lined_up in LINEUPS.items()
        for result, over in RESULTS.items()
    },
}


def conserved(state: Any) -> list[list[int]]:
    """The cards of each value of each player, wherever they are."""
    return [cards(player) for player in state.players[: state.num_players]]


def cards(player: Any) -> list[int]:
    counts = player.hand + player.spent + player.pile.unknown
    for value in tucked(player.pile):
        counts[value] += 1
    return [int(count) for count in counts]


def tucked(pile: Any) -> list[int]:
    """The cards under the pile, the next to come first."""
    ring = len(pile.under)
    return [int(pile.under[(pile.under_first + card) % ring]) for card in range(pile.under_left)]


def with_other_secrets(state: Any, viewer: int, chance: random.Random) -> None:
    """Deals what the viewer may not know anew: hands that were not shown, piles."""
    for seat in range(state.num_players):
        player = state.players[seat]
        if seat != viewer and player.shows_sixes == 0:
            deal_anew(player, chance)


def deal_anew(player: Any, chance: random.Random) -> None:
    pile = player.pile
    unspent = [
        value for value in range(VALUES) for _ in range(CARDS_OF_VALUE - player.spent[value])
    ]
    chance.shuffle(unspent)
    player.hand[:] = counts_of(unspent[: player.hand_size])
    rest = unspent[player.hand_size :]
    for card in range(pile.under_left):
        pile.under[(pile.under_first + card) % len(pile.under)] = rest.pop()
    pile.unknown[:] = counts_of(rest)


def counts_of(values: list[int]) -> list[int]:
    found = Counter(values)
    return [found[value] for value in range(VALUES)]


# Guesses: a view, its viewer, what is looked at, and how likely each of its values is


def hand(guess: Any) -> Counts:
    return tuple(int(count) for count in guess.players[P1].hand)


def first_tucked(guess: Any) -> int:
    return tucked(guess.players[P1].pile)[0] + 1


def hands(
    unspent: list[int], size: int, suits: Callable[[Counts], bool] = lambda _: True
) -> dict[Counts, float]:
    """How likely each suitable hand of cards of each value is."""
    possible = product(*(range(min(count, size) + 1) for count in unspent))
    ways = {
        counts: ways_to_draw(counts, unspent)
        for counts in possible
        if sum(counts) == size and suits(counts)
    }
    return {counts: number / sum(ways.values()) for counts, number in ways.items()}


def ways_to_draw(counts: Counts, unspent: list[int]) -> int:
    ways = 1
    for count, left in zip(counts, unspent, strict=True):
        ways *= comb(left, count)
    return ways


ALL = VALUES * [CARDS_OF_VALUE]
ONLY_SIXES = (0, 0, 0, 0, 0, 3)


def seen(p1: str, p2: str, p3: str, to_move: int = P1) -> Any:
    """What P2 sees of three chariots on the white course."""
    return Race("white cw", P1=p1, P2=p2, P3=p3, to_move=to_move).view(P2)


GUESSES = {
    "a hand whose turn it is not": (
        seen("07R/1 {6,4,2}", "05L/1", "03-1/1", to_move=P2),
        P2,
        hand,
        hands(ALL, 3),
    ),
    "a tucked card": (
        seen("07R/1 {6,2} [5,5,1,3]", "05L/1", "03-1/1", to_move=P2),
        P2,
        first_tucked,
        {1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 5: 2 / 6, 6: 1 / 6},
    ),
    "a hand that drives, for which it needs a 1": (
        seen("W14L/1 {1,2,3}", "W16L/1", "W16R/1"),
        P2,
        hand,
        hands(ALL, 3, lambda counts: counts[0] > 0),
    ),
    "a hand that is held up, for want of a 1": (
        seen("W14L/1 {2,3,4}", "W16L/1", "W16R/1"),
        P2,
        hand,
        hands(ALL, 3, lambda counts: counts[0] == 0),
    ),
    "one of the few hands that are held up": (
        seen("05L/1 {5,6,6} [6,1,1,1,1,2,2,2,2,3,3,3,3]", "10/1", "09L/1"),
        P2,
        hand,
        {(0, 0, 0, 0, 1, 2): 3 / 4, ONLY_SIXES: 1 / 4},
    ),
    "a hand that a six pass has shown": (
        seen("07L/1 {6,6,6}", "05L/1", "03-1/1"),
        P2,
        hand,
        {ONLY_SIXES: 1.0},
    ),
    "the only hand that stands though its pile is not empty": (
        seen("20L/3 d {6,6,6}", "21/1", "03-1/1"),
        P2,
        hand,
        {ONLY_SIXES: 1.0},
    ),
}
