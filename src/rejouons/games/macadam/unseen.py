"""Macadam: the cards that a viewer cannot see, dealt as they may lie.

They are dealt at random. Where a hand then holds what everybody knows it to lack, cards travel
in a circle of holders that all may have what they get, until nothing contradicts; random swaps
wash out where the mending began.
"""

from numpy import int64

from rejouons.games.macadam.tables import ALL_CARDS
from rejouons.kernel.rule import crossroads, rule
from rejouons.kernel.sets import bit, holds, pick, size_of

SWAPS = 3  # tried for each unseen card, once a deal was mended
NOWHERE = 15  # a holder that no circle goes on from
HOLDER_BITS = 4


@crossroads
def deal_unseen(state, unseen, fixed):
    """Deals the unseen cards to hands and stock, so that no hand holds what it lacks."""
    state.stock = unseen
    for seat in range(state.num_players):
        player = state.players[seat]
        player.hand &= fixed
        for _ in range(player.hand_size - size_of(player.hand)):
            move_card(state, stock_of(state), seat, pick(state.stock, state.dice))
    if mend_hands(state, fixed):
        for _ in range(SWAPS * size_of(unseen)):
            swap_two(state, unseen)


# Holders of unseen cards: the seats, and the stock after them


@rule
def stock_of(state):
    return int64(state.num_players)


@rule
def cards_of(state, holder):
    if holder == stock_of(state):
        return state.stock
    return state.players[holder].hand


@rule
def may_hold(state, holder):
    """The cards that a holder is not known to lack."""
    if holder == stock_of(state):
        return int64(ALL_CARDS)
    return ALL_CARDS & ~state.players[holder].lacks


@rule
def move_card(state, giver, taker, card):
    flip_card(state, giver, card)
    flip_card(state, taker, card)


@rule
def flip_card(state, holder, card):
    if holder == stock_of(state):
        state.stock ^= bit(card)
    else:
        state.players[holder].hand ^= bit(card)


@rule
def holder_of(state, card):
    holder = int64(0)
    while not holds(cards_of(state, holder), card):
        holder += 1
    return holder


@rule
def swap_two(state, unseen):
    """Swaps two unseen cards, if both holders may have what they get."""
    card = pick(unseen, state.dice)
    other = pick(unseen, state.dice)
    holder, rival = holder_of(state, card), holder_of(state, other)
    fits = holds(may_hold(state, rival), card) and holds(may_hold(state, holder), other)
    if fits and holder != rival:
        move_card(state, holder, rival, card)
        move_card(state, rival, holder, other)


# Mending a deal


@rule
def mend_hands(state, fixed):
    """Passes on what hands can't hold, and returns whether there was anything."""
    has_mended = False
    for seat in range(state.num_players):
        player = state.players[seat]
        while player.hand & player.lacks & ~fixed != 0:
            card = pick(player.hand & player.lacks & ~fixed, state.dice)
            pass_on(state, int64(seat), takers_of(state, card), card, fixed)
            has_mended = True
    return has_mended


@rule
def takers_of(state, card):
    """Bit mask of the holders that may have a card."""
    takers = int64(0)
    for holder in range(state.num_players + 1):
        if holds(may_hold(state, holder), card):
            takers |= bit(holder)
    return takers


@crossroads
def pass_on(state, giver, takers, card, fixed):
    """Gives a card to one of its takers, who passes another one on, until one comes back."""
    ways = ways_back(state, giver, fixed)
    able = int64(0)
    for holder in range(state.num_players + 1):
        if holds(takers, holder) and way_from(ways, holder) != NOWHERE:
            able |= bit(holder)
    if able == 0:
        return
    holder = giver
    taker = pick(able, state.dice)
    while taker != giver:
        after = way_from(ways, taker)
        choice = cards_of(state, taker) & may_hold(state, after) & ~fixed
        returned = pick(choice, state.dice)
        move_card(state, holder, taker, card)
        holder, taker, card = taker, after, returned
    move_card(state, holder, giver, card)


@rule
def ways_back(state, giver, fixed):
    """For each holder who can pass a card on towards the giver, whom to pass it to; packed."""
    ways = int64(0)
    for holder in range(state.num_players + 1):
        ways |= int64(NOWHERE) << HOLDER_BITS * holder
    reached = bit(giver)
    for _ in range(state.num_players):
        for holder in range(state.num_players + 1):
            after = next_on_way(state, holder, reached, fixed)
            if not holds(reached, holder) and after != NOWHERE:
                ways ^= (NOWHERE ^ after) << HOLDER_BITS * holder
                reached |= bit(holder)
    return ways


@rule
def next_on_way(state, holder, reached, fixed):
    """One of these holders who may have a card of this one, or NOWHERE."""
    for after in range(state.num_players + 1):
        fitting = cards_of(state, holder) & may_hold(state, after) & ~fixed
        if holds(reached, after) and fitting != 0:
            return int64(after)
    return int64(NOWHERE)


@rule
def way_from(ways, holder):
    return ways >> HOLDER_BITS * holder & (1 << HOLDER_BITS) - 1
