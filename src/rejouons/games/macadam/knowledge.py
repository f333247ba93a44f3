"""Macadam: what can be told of hidden cards, and by whom.

Of a hand that failed, everybody can tell that it has no card of some kinds. Once it draws, only
its newest cards can be of them, as many as it has drawn since. `fresh` packs these numbers, one
for each kind, as each seat counts them: who discarded a card does not count it when it is drawn.
A hand's own seat stands there for what everybody can tell.

Of a card that he discarded, a player can tell where it may be: in the hand that drew it, or under
the stock again, if that hand has discarded since. A trace holds all holders that may have it.
"""

from numpy import int64

from rejouons.games.macadam.state import NO_CARD, UNDER
from rejouons.games.macadam.tables import KIND_OF_CARD, KINDS, MAX_PLAYERS, OF_KIND
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds

# Holders of cards: the seats, the stock, and the places under it
STOCK = MAX_PLAYERS
FIRST_UNDER = STOCK + 1
ALL_UNDER = ((1 << UNDER) - 1) << FIRST_UNDER

BITS = 4  # of a number in `fresh`
ANY = (1 << BITS) - 1  # in `fresh`: any card of the hand may be of the kind; no hand is larger
ONES = sum(1 << BITS * kind for kind in range(KINDS))


# What can be told of a hand


@rule
def fresh_of(numbers, kind):
    """How many of the newest cards of a hand may be of a kind, or ANY."""
    return numbers >> BITS * kind & ANY


@rule
def forget_hand(player):
    player.lacks = 0
    for viewer in range(MAX_PLAYERS):
        player.fresh[viewer] = ONES * ANY


@rule
def show_lack(player, cards):
    """Everybody sees that a hand has no card of these kinds."""
    player.lacks |= cards
    for viewer in range(MAX_PLAYERS):
        player.fresh[viewer] = without(player.fresh[viewer], cards)


@rule
def without(numbers, cards):
    """The numbers of a hand that has no card of these kinds."""
    for kind in range(KINDS):
        if OF_KIND[kind] & cards != 0:
            numbers &= ~(int64(ANY) << BITS * kind)
    return numbers


@rule
def freshen(state, seat, knower):
    """A card comes into a hand that may be any, as far as all know but one."""
    player = state.players[seat]
    player.lacks = 0
    for viewer in range(state.num_players):
        if viewer != knower:
            player.fresh[viewer] = one_more(player.fresh[viewer])


@rule
def one_more(numbers):
    """Adds one to each number that is not ANY."""
    full = numbers & numbers >> 1
    return numbers + (ONES & ~(full & full >> 2))


@rule
def wear_off(state, seat, kind, knower):
    """A card of a kind has left a hand: of the newest ones, those that it can have been."""
    player = state.players[seat]
    for viewer in range(state.num_players):
        newest = fresh_of(player.fresh[viewer], kind)
        if viewer != knower and newest < ANY:
            player.fresh[viewer] = one_less(player.fresh[viewer], newest)
    if fresh_of(player.fresh[seat], kind) < ANY:
        player.lacks = cards_lacking(player.fresh[seat])


@rule
def one_less(numbers, least):
    """Takes one from each number that is at least so large, but for ANY."""
    for kind in range(KINDS):
        if least <= fresh_of(numbers, kind) < ANY:
            numbers -= int64(1) << BITS * kind
    return numbers


@rule
def cards_lacking(numbers):
    cards = int64(0)
    for kind in range(KINDS):
        if fresh_of(numbers, kind) == 0:
            cards |= OF_KIND[kind]
    return cards


@solid
def show_card(state, seat, card):
    """Everybody sees a card that leaves a hand; who saw the hand draw it learns nothing."""
    knower = int64(NOBODY)
    for place in range(state.under_used):
        trace = state.traces[place]
        if trace.card == card:
            if trace.drawer == seat:
                knower = int64(trace.by)
            forget(trace)
    wear_off(state, seat, int64(KIND_OF_CARD[card]), knower)


# What who discarded a card can tell of it


@rule
def forget(trace):
    trace.holders = 0
    trace.card = NO_CARD
    trace.by = NOBODY
    trace.drawer = NOBODY


@rule
def begin_trace(state, place, seat, card):
    state.under_used = max(int64(state.under_used), place + 1)
    trace = state.traces[place]
    trace.holders = bit(FIRST_UNDER + place)
    trace.card = card
    trace.by = seat
    trace.drawer = NOBODY


@solid
def note_draw(state, seat, card, source):
    """A seat draws a card from the stock, or from a place under it."""
    knower = int64(NOBODY)
    for place in range(state.under_used):
        trace = state.traces[place]
        if trace.by == seat:
            follow_own(trace, card, source)
        elif trace.holders == bit(source) and source != STOCK:
            trace.holders = bit(seat)
            trace.drawer = seat
            knower = int64(trace.by)
        elif holds(trace.holders, source):
            follow_other(trace, seat, source)
    freshen(state, seat, knower)


@rule
def follow_own(trace, card, source):
    """Who discarded a card draws it again, or sees that it is not where this one was."""
    if trace.card == card:
        forget(trace)
    elif source != STOCK:
        trace.holders &= ~bit(source)


@rule
def follow_other(trace, seat, source):
    """Another seat has drawn what may be the card."""
    if source != STOCK:
        trace.holders ^= bit(source)
    trace.holders |= bit(seat)


@rule
def note_discard(state, seat, card, place):
    """Whoever has traced a card to this hand can't tell whether it is the discarded one."""
    for other in range(state.under_used):
        trace = state.traces[other]
        if holds(trace.holders, seat):
            trace.holders |= bit(FIRST_UNDER + place)
    begin_trace(state, place, seat, card)


@rule
def note_shuffle(state):
    """All that lies under the stock is shuffled into it."""
    for place in range(state.under_used):
        trace = state.traces[place]
        if trace.holders & ALL_UNDER != 0:
            trace.holders = trace.holders & ~ALL_UNDER | bit(STOCK)
