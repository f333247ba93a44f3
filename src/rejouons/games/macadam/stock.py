"""Macadam: hands and the stock, which is never shuffled ahead.

The stock is a set of cards in unknown order, and below it the discards in their order.
"""

from numpy import int64

from rejouons.games.macadam.knowledge import (
    FIRST_UNDER,
    STOCK,
    note_discard,
    note_draw,
    note_shuffle,
    show_lack,
)
from rejouons.games.macadam.state import FIRST_EDITION, NO_CARD, UNDER, Done, Event, Phase
from rejouons.games.macadam.tables import AGENT_CARDS, AGENTS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import reveal
from rejouons.kernel.log import HIDDEN, tell, write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, lowest, pick, without_lowest

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
    """Draws for an empty hand, in its own turn, if there is a stock; MC-70, MC-73."""
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


@solid
def draw_top(state, seat):
    """Draws the top card into a hand; MC-17."""
    if state.stock_size > state.under_size:
        card = pick(state.stock, state.dice)
        state.stock ^= bit(card)
        note_draw(state, seat, card, int64(STOCK))
    else:
        reveal(state.dice)  # no die falls, but only who discarded it knew the card
        source = FIRST_UNDER + int64(state.under_first)
        card = draw_discard(state)
        note_draw(state, seat, card, source)
    state.stock_size -= 1
    take(state.players[seat], card)
    if holds(AGENTS, card):
        mix_agents(state, state.players[seat])
    return card


@rule
def draw_discard(state):
    place = int64(state.under_first)
    card = int64(state.under[place])
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
    place = (int64(state.under_first) + int64(state.under_size)) % UNDER
    note_discard(state, seat, card, place)
    state.under[place] = card
    state.under_by[place] = seat
    state.under_size += 1
    state.stock_size += 1
    state.phase = Phase.PRELUDE
    tell(log, 1 << seat, Event.DISCARDED, seat, card)


# Agents


@rule
def rank_agents(state):
    """Shuffles the agents: which of several a hand lays first must not tell of the others."""
    for agent in range(AGENT_CARDS):
        state.ranks[agent] = agent if state.edition == FIRST_EDITION else HIDDEN
    guess_ranks(state)


@rule
def guess_ranks(state):
    """Gives each agent of unknown rank one that is left, by chance."""
    left = bit(AGENT_CARDS) - 1
    for agent in range(AGENT_CARDS):
        if state.ranks[agent] != HIDDEN:
            left &= ~bit(state.ranks[agent])
    for agent in range(AGENT_CARDS):
        if state.ranks[agent] == HIDDEN:
            rank = pick(left, state.dice)
            left ^= bit(rank)
            state.ranks[agent] = rank


@rule
def mix_agents(state, player):
    """Shuffles the agents of a hand that drew one: who had it before knew its rank; MC-40."""
    agents = player.hand & AGENTS
    if state.edition == FIRST_EDITION or agents & (agents - 1) == 0:
        return
    for agent in range(AGENT_CARDS):
        if holds(agents, agent):
            state.ranks[agent] = HIDDEN
    guess_ranks(state)


@rule
def next_agent(state, player):
    """The agent that a hand lays."""
    agents = player.hand & AGENTS
    first = lowest(agents)
    while agents != 0:
        agent = lowest(agents)
        agents = without_lowest(agents)
        if state.ranks[agent] < state.ranks[first]:
            first = agent
    return first


@rule
def return_agents(state, log):
    """Shuffles all agents and the whole stock, and everybody sees that no hand has one; MC-47."""
    for place in range(UNDER):
        if state.under[place] != NO_CARD:
            state.stock |= bit(state.under[place])
            clear_place(state, place)
    for seat in range(state.num_players):
        show_lack(state.players[seat], AGENTS)
    note_shuffle(state)
    state.stock |= AGENTS
    state.stock_size += AGENT_CARDS
    state.under_first = (state.under_first + state.under_size) % UNDER  # traces keep their places
    state.under_size = 0
    state.agents = 0
    rank_agents(state)
    write(log, Event.AGENTS_RETURNED, NOBODY)
