"""Macadam: who must act, and what they may do."""

from numpy import int64

from rejouons.games.macadam.flow import admitted_at, can_open, has_agent, matches, openers, passable
from rejouons.games.macadam.papers import is_time_for_papers, winnable_papers
from rejouons.games.macadam.refusals import needs_card
from rejouons.games.macadam.state import ACTIONS, AgentWhenAble, Done, Move, Phase
from rejouons.games.macadam.tables import (
    KIND_OF_CARD,
    OF_KIND,
    PAPERS,
    SIGNALS,
    SIGNALS_OF,
    TYPE_OF,
)
from rejouons.kernel.layout import encode, offer, offer_each
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import bit, holds, lowest

CODES, KIND_OF, VALUES_OF = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.values_of


@rule
def to_act(state):
    if state.phase == Phase.OVER:
        return int64(0)
    return bit(state.actor)


@rule
def legal(state, seat, out):
    if to_act(state) != bit(seat):
        return int64(0)
    player = state.players[seat]
    if state.phase == Phase.PRELUDE:
        return list_lead(state, player, out)
    if state.phase == Phase.DISCARD:
        return offer_each(out, int64(0), encode(CODES, Move.DISCARD), player.hand)
    if state.phase == Phase.OPEN:
        return list_openings(state, player, out)
    if state.phase == Phase.BONUS:
        count = offer_each(out, int64(0), encode(CODES, Move.BONUS), openers(state, player))
        return offer(out, count, encode(CODES, Move.NO_BONUS), True)
    return list_answers(state, player, out)


@rule
def list_lead(state, player, out):
    count = list_papers(state, player, out)
    is_swappable = state.stock_size > 0 and not holds(state.done, Done.SWAP)
    count = offer(out, count, encode(CODES, Move.SWAP), is_swappable)  # MC-26
    is_able = can_open(state, player)
    for signal in range(SIGNALS):
        is_open = holds(state.uncovered, signal)
        is_served = not is_able or passable(player) & admitted_at(signal) != 0  # MC-22, MC-23
        count = offer(out, count, encode(CODES, Move.PLACE, signal), is_open and is_served)
    return count


@rule
def list_papers(state, player, out):
    count = int64(0)
    if is_time_for_papers(state):
        if not holds(state.done, Done.LAY):
            count = offer_each(out, count, encode(CODES, Move.LAY), player.hand & PAPERS)
        is_rollable = not holds(state.done, Done.ROLL) and winnable_papers(state, player) != 0
        count = offer(out, count, encode(CODES, Move.ROLL), is_rollable)
    return count


@rule
def list_openings(state, player, out):
    cards = openers(state, player)
    if cards != 0:
        return offer_each(out, int64(0), encode(CODES, Move.EXPOSE), cards)
    return list_ways_out(player, out, int64(0))


@rule
def list_answers(state, player, out):
    count = list_papers(state, player, out)
    cards = matches(state, player)
    if cards == 0:
        return list_ways_out(player, out, count)
    count = offer_each(out, count, encode(CODES, Move.EXPOSE), cards)
    if state.options.agent_when_able == AgentWhenAble.ON and has_agent(player):
        count = offer_each(out, count, encode(CODES, Move.AGENT), passable(player))
    return count


@rule
def list_ways_out(player, out, count):
    """For who can't open or follow: an agent, or a fine; MC-23, MC-36."""
    if has_agent(player):
        cards = passable(player)
        if cards == 0:
            count = offer(out, count, encode(CODES, Move.AGENT_ALONE), True)
        count = offer_each(out, count, encode(CODES, Move.AGENT), cards)
    return offer(out, count, encode(CODES, Move.FINE), True)


# What comes to the same: figures and places make no difference


@rule
def same_as(state, seat, action):
    """The same with the lowest card of the kind in hand, or the first signal of the type."""
    kind = KIND_OF[action]
    value = int64(VALUES_OF[action, 0])
    if kind == Move.PLACE:
        alike = int64(state.uncovered) & SIGNALS_OF[TYPE_OF[value]]
    elif needs_card(kind):
        alike = state.players[seat].hand & OF_KIND[KIND_OF_CARD[value]]
    else:
        return int64(action)
    return int64(encode(CODES, kind, lowest(alike)))
