"""Macadam: how a trick is likely to go. A guide for bots, not a rule."""

from numpy import int64

from rejouons.games.macadam.flow import has_agent
from rejouons.games.macadam.prospects import soon_passable
from rejouons.games.macadam.state import NO_CARD, Phase
from rejouons.games.macadam.tables import (
    ADMITS,
    AGENTS,
    ANY_VEHICLE,
    DEMAND_OF,
    FINE,
    KIND_OF_CARD,
    MEETS,
    NO_TYPE,
    OF_KIND,
    POINTS_OF,
    SIGNALS_OF,
    TYPE_OF,
    TYPES,
    WAIT,
)
from rejouons.kernel.rule import crossroads, rule
from rejouons.kernel.sets import bit, holds, lowest

NO_PROMISE = -(1 << 30)


@rule
def is_leading(state):
    """Whether the leader has yet to open the trick."""
    return state.phase == Phase.OPEN or state.phase == Phase.PRELUDE or state.phase == Phase.DISCARD


@rule
def is_answering(state, seat):
    """Whether a seat has its answer in this trick to come."""
    if is_leading(state):
        return seat != state.leader
    return holds(state.waiting, seat) or (state.phase == Phase.ANSWER and seat == state.actor)


# An answer


@rule
def likely_answer(player, demand):
    """The card that a player is likely to expose, or NO_CARD. The best has the lowest number."""
    ready = soon_passable(player, player.hand)
    if ready & MEETS[demand] != 0:
        return lowest(ready & MEETS[demand])
    if has_agent(player) and ready != 0:
        return lowest(ready)
    return int64(NO_CARD)


@rule
def needs_agent(player, demand):
    """Whether only an agent keeps a player from a fine."""
    return has_agent(player) and soon_passable(player, player.hand) & MEETS[demand] == 0


@rule
def answer_gain(player, demand):
    card = likely_answer(player, demand)
    if card != NO_CARD:
        return int64(POINTS_OF[card])
    return int64(0) if has_agent(player) or player.hand_size == 0 else int64(-FINE)


@rule
def hand_after_answer(player, demand):
    hand = player.hand
    card = likely_answer(player, demand)
    if card != NO_CARD:
        hand ^= bit(card)
    if needs_agent(player, demand):
        hand ^= bit(lowest(hand & AGENTS))
    return hand


# A lead


@rule
def demand_after(state, kind, card):
    """What must follow a card at a signal of this type, or with an agent at none."""
    return (
        int64(ANY_VEHICLE) if kind == WAIT else int64(DEMAND_OF[state.options.motor_natures, card])
    )


@crossroads
def best_lead(state):
    """The card to open with and the type of signal, which the leader is likely to choose.

    NO_CARD and a type if there is none.
    """
    leader = state.players[state.leader]
    ready = soon_passable(leader, leader.hand)
    best_card, best_type, best = int64(NO_CARD), int64(NO_TYPE), int64(NO_PROMISE)
    for kind in range(TYPES):
        cards = ready & ADMITS[kind] if is_choice(state, kind) else int64(0)
        while cards != 0:
            card = lowest(cards)
            cards &= ~OF_KIND[KIND_OF_CARD[card]]
            promise = lead_promise(state, kind, card)
            if promise > best:
                best_card, best_type, best = card, int64(kind), promise
    return best_card, best_type


@rule
def is_choice(state, kind):
    """Whether the leader may yet cover, or has covered, a signal of this type."""
    if state.phase == Phase.OPEN:
        return TYPE_OF[state.signal] == kind
    return int64(state.uncovered) & SIGNALS_OF[kind] != 0


@rule
def lead_promise(state, kind, card):
    """The leader's points, less what the others gain by it on average."""
    demand = demand_after(state, kind, card)
    gained = int64(0)
    for seat in range(state.num_players):
        if seat != state.leader:
            gained += answer_gain(state.players[seat], demand)
    return int64(POINTS_OF[card]) - gained // (int64(state.num_players) - 1)
