"""À vos marques: the three piles, hands of S cards, and cards that lie before the players."""

from numpy import int64

from rejouons.games.a_vos_marques.cards import FIRST_CARD, MAX_CARDS, E, P, S
from rejouons.games.a_vos_marques.state import MARKS, NO_CARD, Event
from rejouons.games.a_vos_marques.tables import CARDS
from rejouons.kernel.deck import add_cards, cards_left, draw_card, put_under
from rejouons.kernel.log import tell, write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds

FIRST_E, FIRST_S, FIRST_P = FIRST_CARD
NUM_E, NUM_S, NUM_P = MAX_CARDS[E], MAX_CARDS[S], MAX_CARDS[P]


@solid
def shuffle_piles(state):
    for kind in range(NUM_E):
        add_cards(state.pile_e, kind, CARDS[FIRST_E + kind].copies)
    for kind in range(NUM_S):
        add_cards(state.pile_s, kind, CARDS[FIRST_S + kind].copies)
    for kind in range(NUM_P):
        add_cards(state.pile_p, kind, CARDS[FIRST_P + kind].copies)


@solid
def return_card(state, log, seat, card):
    """A used card goes under its own pile; AVM-6."""
    write(log, Event.RETURNED, seat, card)
    if card < FIRST_S:
        put_under(state.pile_e, card - FIRST_E)
    elif card < FIRST_P:
        put_under(state.pile_s, card - FIRST_S)
    else:
        put_under(state.pile_p, card - FIRST_P)


@rule
def draw_e(state):
    return FIRST_E + int64(draw_card(state.pile_e, state.dice))


@rule
def draw_p(state):
    return FIRST_P + int64(draw_card(state.pile_p, state.dice))


@solid
def draw_s(state, log, seat):
    """Takes an S card secretly, if one is left; AVM-6, AVM-80."""
    if cards_left(state.pile_s) == 0:
        write(log, Event.NO_S_CARD, seat)
        return
    kind = int64(draw_card(state.pile_s, state.dice))
    state.players[seat].hand[kind] += 1
    state.players[seat].hand_size += 1
    tell(log, 1 << seat, Event.DREW_S, seat, FIRST_S + kind)


# Marks: what waits for a player, often with the card that brought it (AVM-67)


@solid
def set_mark(state, log, seat, mark, card, waits):
    """By a card or, without one, by a duel; a second mark of a kind adds nothing; AVM-72."""
    mark = int64(mark)  # CUDA takes no enum member for an index
    player = state.players[seat]
    if holds(player.marks, mark):
        write(log, Event.MARKED_ALREADY, seat, mark)
        return
    player.since[mark] = 1 + latest_mark(player)
    player.marks |= bit(mark)
    player.waiting[mark] = card if waits != 0 else NO_CARD
    if card == NO_CARD:
        write(log, Event.MARKED_BY_DUEL, seat, mark)
        return
    write(log, Event.MARKED, seat, mark, card)
    if waits != 0:
        state.card_waits = 1


@rule
def latest_mark(player):
    latest = int64(0)
    for mark in range(MARKS):
        if holds(player.marks, mark):
            latest = max(latest, int64(player.since[mark]))
    return latest


@solid
def use_marks(state, log, seat, marks):
    """Takes these marks away; their cards go under the pile in the order in which they came."""
    player = state.players[seat]
    while player.marks & marks != 0:
        mark = oldest_mark(player, marks)
        player.marks ^= bit(mark)
        if player.waiting[mark] != NO_CARD:
            return_card(state, log, seat, int64(player.waiting[mark]))
            player.waiting[mark] = NO_CARD


@rule
def oldest_mark(player, marks):
    oldest = int64(-1)
    for mark in range(MARKS):
        if holds(player.marks & marks, mark) and (
            oldest < 0 or player.since[mark] < player.since[oldest]
        ):
            oldest = int64(mark)
    return oldest
