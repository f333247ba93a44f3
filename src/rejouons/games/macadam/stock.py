"""Macadam: hands and the stock, which is never shuffled ahead.

The stock is a set of cards in unknown order, and below it the discards in their order. Who
discarded a card knows which hand it goes to when it is drawn again: `tracer` keeps that.
"""

from numpy import int64

from rejouons.games.macadam.state import NO_CARD, UNDER, Done, Event, Phase
from rejouons.games.macadam.tables import AGENT_CARDS, AGENTS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import tell, write
from rejouons.kernel.rule import crossroads, rule
from rejouons.kernel.sets import bit, lowest, pick, without_lowest

# Hands


@rule
def take(player, card):
    player.hand |= bit(card)
    player.hand_size += 1


@rule
def give_up(player, card):
    player.hand ^= bit(card)
    player.hand_size -= 1


@rule
def top_up(state, log, seat):
    """Draws for an empty hand, if there is a stock; MC-70."""
    if state.players[seat].hand_size > 0 or state.stock_size == 0:
        return
    amount = min(int64(state.options.top_up), int64(state.stock_size))
    write(log, Event.TOPPED_UP, seat, amount)
    for _ in range(amount):
        tell(log, 1 << seat, Event.DREW_TOP_UP, seat, draw_top(state, seat))


@rule
def is_finished(state, seat):
    """Whether a player has no card and can draw none; MC-74."""
    return state.players[seat].hand_size == 0 and state.stock_size == 0


# The stock


@crossroads
def draw_top(state, seat):
    """Draws the top card into a hand: from now on it may hold what it was known to lack."""
    if state.stock_size > state.under_size:
        card = pick(state.stock, state.dice)
        state.stock ^= bit(card)
    else:
        card = draw_discard(state, seat)
    state.stock_size -= 1
    state.players[seat].lacks = 0
    take(state.players[seat], card)
    return card


@rule
def draw_discard(state, seat):
    place = int64(state.under_first)
    card = int64(state.under[place])
    if state.under_by[place] != seat:
        state.tracer[card] = state.under_by[place]
    clear_place(state, place)
    state.under_first = (place + 1) % UNDER
    state.under_size -= 1
    return card


@rule
def clear_place(state, place):
    state.under[place] = NO_CARD
    state.under_by[place] = NOBODY


@rule
def swap(state, log, seat):
    """Draws the top card, for which one must go under the stock; MC-26."""
    state.done |= bit(Done.SWAP)
    state.phase = Phase.DISCARD
    tell(log, 1 << seat, Event.DREW, seat, draw_top(state, seat))


@rule
def discard(state, log, seat, card):
    give_up(state.players[seat], card)
    state.tracer[card] = NOBODY
    lose_track(state, seat)
    place = (int64(state.under_first) + int64(state.under_size)) % UNDER
    state.under[place] = card
    state.under_by[place] = seat
    state.under_size += 1
    state.stock_size += 1
    state.phase = Phase.PRELUDE
    tell(log, 1 << seat, Event.DISCARDED, seat, card)


@rule
def lose_track(state, seat):
    """Any card of the hand may be the discarded one, as far as others know."""
    cards = state.players[seat].hand
    while cards != 0:
        state.tracer[lowest(cards)] = NOBODY
        cards = without_lowest(cards)


@rule
def return_agents(state, log):
    """Shuffles all agents and the whole stock, and everybody sees that no hand has one; MC-47."""
    for place in range(UNDER):
        if state.under[place] != NO_CARD:
            state.stock |= bit(state.under[place])
            clear_place(state, place)
    for seat in range(state.num_players):
        state.players[seat].lacks |= AGENTS
    state.stock |= AGENTS
    state.stock_size += AGENT_CARDS
    state.under_size = 0
    state.agents = 0
    write(log, Event.AGENTS_RETURNED, NOBODY)
