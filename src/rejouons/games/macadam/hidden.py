"""Macadam: what a viewer may know, and what can be guessed of the rest.

A guess deals the unseen cards at random. Where a hand then holds what everybody knows it to
lack, cards travel in a circle of holders that all may have what they get, until nothing
contradicts; random swaps wash out where the mending began.
"""

from numpy import int64

from rejouons.games.macadam.flow import admitted_at, can_open, openers
from rejouons.games.macadam.state import UNDER, Phase
from rejouons.games.macadam.tables import ALL_CARDS, CARDS, PASSABLE
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import wipe_dice
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import crossroads, rule
from rejouons.kernel.sets import bit, holds, pick, size_of

SWAPS = 3  # tried for each unseen card, once a deal was mended
TRIES = 20  # deals, before a leader's hand is made to suit the signal he has covered
NOWHERE = 15  # a holder that no circle goes on from
HOLDER_BITS = 4


# What a viewer may know


@rule
def redact(state, viewer):
    wipe_dice(state.dice)
    if state.phase == Phase.OVER:
        return  # nothing is worth hiding any more
    own = state.players[viewer].hand if viewer >= 0 else int64(0)
    for card in range(CARDS):
        if state.tracer[card] != viewer and not holds(own, card):
            state.tracer[card] = NOBODY
    traced = cards_traced_by(state, viewer)
    for seat in range(state.num_players):
        if seat != viewer:
            state.players[seat].hand &= traced
    for place in range(UNDER):
        if state.under_by[place] != viewer:
            state.under[place] = HIDDEN
    state.stock = 0


@rule
def cards_traced_by(state, viewer):
    """The cards that a viewer has seen go to another's hand."""
    cards = int64(0)
    for card in range(CARDS):
        if state.tracer[card] == viewer and viewer != NOBODY:
            cards |= bit(card)
    return cards


# What can be guessed


@rule
def guess(state, viewer):
    if state.phase == Phase.OVER:
        return
    fixed = cards_traced_by(state, viewer)
    unseen = ALL_CARDS ^ seen_cards(state)
    if viewer >= 0:
        fixed |= state.players[viewer].hand
    for _ in range(TRIES):
        deal_unseen(state, unseen, fixed)
        if suits(state, viewer):
            break
    if not suits(state, viewer):
        equip_leader(state, unseen, fixed)
    lay_under(state)


@rule
def seen_cards(state):
    cards = int64(state.agents)
    for seat in range(state.num_players):
        player = state.players[seat]
        cards |= player.hand | player.exposed | int64(player.laid)
    for place in range(UNDER):
        if state.under[place] != HIDDEN:
            cards |= bit(state.under[place])
    return cards


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


# A leader who has just covered a signal can serve it, or could serve none


@rule
def suits(state, viewer):
    if state.phase != Phase.OPEN or state.actor == viewer:
        return True
    leader = state.players[state.actor]
    return openers(state, leader) != 0 or not can_open(state, leader)


@rule
def equip_leader(state, unseen, fixed):
    """Gives the leader a card for the signal or, if none is about, nothing for any signal."""
    leader = state.players[state.actor]
    lacks = leader.lacks
    wanted = unseen & ~lacks & PASSABLE[leader.papers] & admitted_at(state.signal)
    if wanted != 0:
        card = pick(wanted, state.dice)
        pass_on(state, holder_of(state, card), bit(state.actor), card, fixed)
    else:
        leader.lacks |= state.admitted & PASSABLE[leader.papers]
        deal_unseen(state, unseen, fixed)
        leader.lacks = lacks


# The stock


@rule
def lay_under(state):
    """Lays cards in the places of discards that the viewer did not make; MC-26."""
    for step in range(state.under_size):
        place = (int64(state.under_first) + step) % UNDER
        if state.under[place] == HIDDEN:
            card = pick(state.stock, state.dice)
            state.stock ^= bit(card)
            state.under[place] = card
