"""Macadam: a plausible action by habits, for searches that look far ahead."""

from numpy import int64

from rejouons.games.macadam.dealing import all_seats
from rejouons.games.macadam.flow import has_agent, matches, openers, passable
from rejouons.games.macadam.outlook import NO_PROMISE, demand_after
from rejouons.games.macadam.papers import is_time_for_papers, winnable_papers
from rejouons.games.macadam.prospects import hand_worth
from rejouons.games.macadam.state import ACTIONS, Done, Move, Phase
from rejouons.games.macadam.tables import (
    ADMITS,
    AGENT_AT_ONCE,
    AGENTS,
    FINE,
    KIND_OF_CARD,
    LACK_CHANCE,
    LATE,
    MEETS,
    MOST_OUT,
    NO_TYPE,
    OF_KIND,
    PAPERS,
    PERCENT,
    POINTS_OF,
    SIGNALS_OF,
    SLIP,
    TYPE_OF,
    TYPES,
    WHIM,
)
from rejouons.kernel.dice import draw
from rejouons.kernel.layout import encode
from rejouons.kernel.optional import NO_OPINION
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, lowest, pick, size_of

CODES = ACTIONS.codes


@rule
def playout(state, seat, dice, out):
    if state.phase == Phase.DISCARD:
        return int64(encode(CODES, Move.DISCARD, deadest_card(state, seat)))
    if state.phase == Phase.OPEN:
        return likely_opening(state, seat, dice)
    if state.phase == Phase.BONUS:
        return likely_bonus(state, seat)
    aside = likely_aside(state, seat)
    if aside != NO_OPINION:
        return aside
    if state.phase == Phase.PRELUDE:
        return likely_place(state, seat, dice)
    return likely_answer(state, seat, dice)


# What is always done: papers, the die, the swap


@rule
def likely_aside(state, seat):
    player = state.players[seat]
    if is_time_for_papers(state):
        if player.hand & PAPERS != 0 and not holds(state.done, Done.LAY):
            return int64(encode(CODES, Move.LAY, lowest(player.hand & PAPERS)))
        if not holds(state.done, Done.ROLL) and winnable_papers(state, player) != 0:
            return int64(encode(CODES, Move.ROLL))
    is_swappable = state.stock_size > 0 and not holds(state.done, Done.SWAP)
    if state.phase == Phase.PRELUDE and is_swappable:
        return int64(encode(CODES, Move.SWAP))
    return int64(NO_OPINION)


@rule
def deadest_card(state, seat):
    """The card without which the hand is worth most."""
    player = state.players[seat]
    cards = player.hand
    best, best_worth = int64(0), int64(NO_PROMISE)
    while cards != 0:
        card = lowest(cards)
        cards &= ~OF_KIND[KIND_OF_CARD[card]]
        hand = player.hand ^ bit(card)
        worth = hand_worth(state, int64(seat), hand, int64(state.uncovered))
        if worth > best_worth:
            best, best_worth = card, worth
    return best


# Which card to lead, or to bring out with an agent


@solid
def most_promising(state, seat, cards, kind, rivals, dice):
    """The card that promises most if these rivals must follow it, and its promise."""
    best, best_promise = int64(0), int64(NO_PROMISE)
    while cards != 0:
        card = lowest(cards)
        cards &= ~OF_KIND[KIND_OF_CARD[card]]
        demand = demand_after(state, kind, card)
        promise = int64(POINTS_OF[card]) + draw(dice, WHIM)
        promise -= likely_gain(state, seat, demand, int64(POINTS_OF[card]), rivals)
        if promise > best_promise:
            best, best_promise = card, promise
    return best, best_promise


@rule
def likely_gain(state, seat, demand, points, rivals):
    """What rivals gain on average: points, or a fine; by the cards that they can still have."""
    unseen = MEETS[demand] & ~seen_by(state, seat)
    gain = int64(0)
    for rival in range(state.num_players):
        if holds(rivals, rival):
            out = size_of(unseen & ~state.players[rival].lacks)
            lack = int64(LACK_CHANCE[min(out, MOST_OUT)])
            gain += (PERCENT - lack) * points - lack * FINE
    return gain // (PERCENT * (int64(state.num_players) - 1))


@rule
def seen_by(state, seat):
    """The cards that a seat sees in front of all and in its hand."""
    cards = state.players[seat].hand
    for rival in range(state.num_players):
        cards |= state.players[rival].exposed
    return cards


# A lead


@rule
def best_opener(state, seat, kind, dice):
    """The card to open a type of signal with, and its promise."""
    cards = passable(state.players[seat]) & ADMITS[kind]
    return most_promising(state, seat, cards, kind, all_seats(state) ^ bit(seat), dice)


@rule
def likely_place(state, seat, dice):
    best, best_promise = lowest(state.uncovered), int64(NO_PROMISE)
    for kind in range(TYPES):
        signals = int64(state.uncovered) & SIGNALS_OF[kind]
        if signals != 0:
            _, promise = best_opener(state, seat, int64(kind), dice)
            if promise > best_promise:
                best, best_promise = lowest(signals), promise
    return int64(encode(CODES, Move.PLACE, best))


@rule
def likely_opening(state, seat, dice):
    if openers(state, state.players[seat]) == 0:
        return likely_way_out(state, seat, dice)
    card, _ = best_opener(state, seat, int64(TYPE_OF[state.signal]), dice)
    return int64(encode(CODES, Move.EXPOSE, card))


@rule
def likely_bonus(state, seat):
    cards = openers(state, state.players[seat])
    if cards == 0:
        return int64(encode(CODES, Move.NO_BONUS))
    return int64(encode(CODES, Move.BONUS, lowest(cards)))


# An answer


@rule
def likely_answer(state, seat, dice):
    """The highest card, which has the lowest number; now and then another one."""
    cards = matches(state, state.players[seat])
    if cards == 0:
        return likely_way_out(state, seat, dice)
    card = pick(cards, dice) if draw(dice, PERCENT) < SLIP else lowest(cards)
    return int64(encode(CODES, Move.EXPOSE, card))


@rule
def likely_way_out(state, seat, dice):
    """An agent for a good card, or for any when it is late; or else a fine."""
    player = state.players[seat]
    if has_agent(player):
        cards = passable(player)
        if cards == 0:
            return int64(encode(CODES, Move.AGENT_ALONE))
        waiting = int64(state.waiting)
        card, _ = most_promising(state, seat, cards, int64(NO_TYPE), waiting, dice)
        is_late = size_of(state.uncovered) <= LATE or size_of(player.hand & AGENTS) > 1
        if is_late or POINTS_OF[card] >= AGENT_AT_ONCE:
            return int64(encode(CODES, Move.AGENT, card))
    return int64(encode(CODES, Move.FINE))
