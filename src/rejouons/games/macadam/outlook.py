"""Macadam: how a trick is likely to go. A guide for bots, not a rule."""

from numpy import int64

from rejouons.games.macadam.flow import has_agent, passable
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
from rejouons.kernel.rule import rule, solid
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


# What comes of a card


@rule
def gain_of(player, card):
    """The points of a card that is exposed; without one, a fine if there is no agent either."""
    if card != NO_CARD:
        return int64(POINTS_OF[card])
    return int64(0) if has_agent(player) or player.hand_size == 0 else int64(-FINE)


@rule
def hand_after(player, card, needs_agent):
    hand = player.hand
    if card != NO_CARD:
        hand ^= bit(card)
    if needs_agent and has_agent(player):
        hand ^= bit(lowest(hand & AGENTS))
    return hand


@rule
def escorted(player, ready):
    """The card that an agent is likely to bring out: the best has the lowest number."""
    return lowest(ready) if has_agent(player) and ready != 0 else int64(NO_CARD)


# An answer


@rule
def can_answer(player, demand):
    return soon_passable(player, player.hand) & MEETS[demand] != 0


@rule
def likely_answer(player, demand):
    """The card that a player is likely to expose, or NO_CARD."""
    ready = soon_passable(player, player.hand)
    if ready & MEETS[demand] != 0:
        return lowest(ready & MEETS[demand])
    return escorted(player, ready)


# A lead


@rule
def demand_after(state, kind, card):
    """What must follow a card at a signal of this type, or with an agent at NO_TYPE."""
    if kind == WAIT:
        return int64(ANY_VEHICLE)
    return int64(DEMAND_OF[state.options.motor_natures, card])


@solid
def best_lead(state):
    """The card that the leader is likely to open with, and the type of signal.

    NO_TYPE if it takes an agent, and NO_CARD if nothing helps.
    """
    leader = state.players[state.leader]
    can_lay = state.phase != Phase.OPEN
    ready = soon_passable(leader, leader.hand) if can_lay else passable(leader)
    best_card, best_type, best = escorted(leader, ready), int64(NO_TYPE), int64(NO_PROMISE)
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
            player = state.players[seat]
            gained += gain_of(player, likely_answer(player, demand))
    return int64(POINTS_OF[card]) - gained // (int64(state.num_players) - 1)


@rule
def uncovered_after(state, kind):
    """The free signals when the leader has covered one of this type, or any for NO_TYPE."""
    uncovered = int64(state.uncovered)
    if state.phase == Phase.OPEN:
        return uncovered
    choice = uncovered & SIGNALS_OF[kind] if kind != NO_TYPE else uncovered
    return uncovered ^ bit(lowest(choice))
