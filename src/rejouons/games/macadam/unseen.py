"""Macadam: the cards that a viewer cannot see, dealt as they may lie.

Each lies in a spot: in a hand, where spots count from its newest card; under the stock; or in
the stock. What a spot may hold is known: a card of a kind that a hand has lacked can only be
among its newest ones, and a card that the viewer traces is with one of some holders.

Each hand gets at random what its spots may hold: the hand first of which something is known, and
its oldest spots first, since they may hold least. So all deals are as likely. Where more is known
than that, random changes of places follow: until all fit, and on until it no longer matters how
the deal began.
"""

from numpy import int64

from rejouons.games.macadam.knowledge import FIRST_UNDER, STOCK, begin_trace, fresh_of
from rejouons.games.macadam.state import NO_CARD, UNDER
from rejouons.games.macadam.tables import (
    ALL_CARDS,
    CARDS,
    DEAL,
    KIND_OF_CARD,
    KINDS,
    MAX_PLAYERS,
    OF_KIND,
)
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, lowest, pick, size_of, without_lowest

CHANGES = 40  # of places, tried once all fit
MOST_CHANGES = 4000  # tried until all fit: far more than it takes
HAND_SPOTS = int(DEAL.max()) + 2  # numbers for each hand: from 1, and one card more in a swap
ASIDE = MAX_PLAYERS * HAND_SPOTS  # the spot of the stock; those under it follow


@solid
def deal_unseen(state, viewer, unseen):
    """Deals the unseen cards to spots."""
    confined = traced_cards(state) & unseen
    take_back(state, unseen)
    choosy = choosy_seats(state, viewer)
    spread(state, viewer, unseen, choosy)
    if confined != 0 or size_of(choosy) > 1:
        misplaced = misfits(state, viewer, unseen, confined)
        settle(state, viewer, unseen, misplaced, confined)
    fill_hands(state, unseen)


@rule
def traced_cards(state):
    """The cards that a viewer has traced: a view holds no other traces."""
    cards = int64(0)
    for place in range(state.under_used):
        if state.traces[place].card != NO_CARD:
            cards |= bit(state.traces[place].card)
    return cards


# Spots


@rule
def choosy_seats(state, viewer):
    """Bit mask of the seats whose hidden cards can't be of just any kind."""
    seats = int64(0)
    for seat in range(state.num_players):
        hidden = hidden_cards(state.players[seat])
        if hidden > 0 and may_hold(state, viewer, seat, hidden) != ALL_CARDS:
            seats |= bit(seat)
    return seats


@rule
def hidden_cards(player):
    """How many cards of a hand the viewer does not know: its spots count from 1 to there."""
    return int64(player.hand_size) - size_of(player.hand)


@rule
def may_hold(state, viewer, seat, spot):
    """The cards that may lie in a spot of a hand, as far as the viewer can tell."""
    numbers = numbers_for(state, viewer, seat)
    cards = int64(0)
    for kind in range(KINDS):
        if fresh_of(numbers, kind) >= spot:
            cards |= OF_KIND[kind]
    return cards


@rule
def numbers_for(state, viewer, seat):
    return state.players[seat].fresh[viewer if viewer >= 0 else seat]


@rule
def spread(state, viewer, unseen, choosy):
    """Puts each unseen card on a spot, at random."""
    for is_first in (True, False):
        for seat in range(state.num_players):
            if holds(choosy, seat) == is_first:
                unseen = spread_hand(state, viewer, seat, unseen, is_first)
    for step in range(state.under_size):
        place = (int64(state.under_first) + step) % UNDER
        if state.under[place] == HIDDEN:
            card = pick(unseen, state.dice)
            unseen ^= bit(card)
            state.dealt[card] = ASIDE + 1 + place
    while unseen != 0:
        state.dealt[lowest(unseen)] = ASIDE
        unseen = without_lowest(unseen)


@rule
def spread_hand(state, viewer, seat, cards, is_choosy):
    """Puts cards on the free spots of a hand, the oldest first; returns those that are left."""
    for spot in range(hidden_cards(state.players[seat]), 0, -1):
        choice = cards & may_hold(state, viewer, seat, spot) if is_choosy else cards
        card = pick(choice if choice != 0 else cards, state.dice)
        cards ^= bit(card)
        state.dealt[card] = seat * HAND_SPOTS + spot
    return cards


@rule
def holder_at(spot):
    return spot // HAND_SPOTS if spot < ASIDE else spot - ASIDE + STOCK


@rule
def fits(state, viewer, card, spot, confined):
    """Whether a card may lie in a spot, as far as the viewer knows."""
    holder = holder_at(spot)
    if holds(confined, card):
        trace = state.traces[trace_of(state, card)]
        if not holds(trace.holders, holder) or holder == trace.drawer:
            return holds(trace.holders, holder)
    if holder >= STOCK:
        return True
    numbers = numbers_for(state, viewer, holder)
    return fresh_of(numbers, int64(KIND_OF_CARD[card])) >= spot % HAND_SPOTS


@rule
def trace_of(state, card):
    place = int64(0)
    while state.traces[place].card != card:
        place += 1
    return place


# Changing places


@rule
def misfits(state, viewer, unseen, confined):
    misplaced = int64(0)
    while unseen != 0:
        card = lowest(unseen)
        unseen = without_lowest(unseen)
        if not fits(state, viewer, card, int64(state.dealt[card]), confined):
            misplaced |= bit(card)
    return misplaced


@solid
def settle(state, viewer, unseen, misplaced, confined):
    """Lets cards change places until all fit, and then some more."""
    tries = 0
    while misplaced != 0 and tries < MOST_CHANGES:
        card = pick(misplaced, state.dice)
        misplaced = change(state, viewer, card, pick(unseen, state.dice), misplaced, confined)
        tries += 1
    for _ in range(CHANGES):
        card = pick(unseen, state.dice)
        misplaced = change(state, viewer, card, pick(unseen, state.dice), misplaced, confined)


@rule
def change(state, viewer, card, other, misplaced, confined):
    """Lets two cards change places if no more are misplaced then; returns those that are."""
    spot, goal = int64(state.dealt[card]), int64(state.dealt[other])
    both = bit(card) | bit(other)
    after = int64(0)
    if not fits(state, viewer, card, goal, confined):
        after |= bit(card)
    if not fits(state, viewer, other, spot, confined):
        after |= bit(other)
    if size_of(after) > size_of(misplaced & both):
        return misplaced
    state.dealt[card], state.dealt[other] = goal, spot
    return misplaced & ~both | after


# From spots to holders


@rule
def take_back(state, unseen):
    """Leaves in the hands what the viewer knows."""
    for seat in range(state.num_players):
        state.players[seat].hand &= ~unseen


@rule
def fill_hands(state, unseen):
    take_back(state, unseen)
    while unseen != 0:
        card = lowest(unseen)
        unseen = without_lowest(unseen)
        if state.dealt[card] < ASIDE:
            state.players[holder_at(int64(state.dealt[card]))].hand |= bit(card)


@rule
def fill_stock(state, unseen):
    """Puts the other cards into the stock and under it, and clears all spots."""
    for card in range(CARDS):
        holder = holder_at(int64(state.dealt[card]))
        state.dealt[card] = 0
        if holds(unseen, card) and holder == STOCK:
            state.stock |= bit(card)
        elif holds(unseen, card) and holder > STOCK:
            place = holder - FIRST_UNDER
            state.under[place] = card
            begin_trace(state, place, int64(state.under_by[place]), card)
