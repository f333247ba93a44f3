"""Macadam: what a viewer may know, and what can be guessed of the rest."""

from numpy import int64

from rejouons.games.macadam.flow import admitted_at, can_open, openers
from rejouons.games.macadam.knowledge import STOCK, cards_lacking, forget, without
from rejouons.games.macadam.state import FIRST_EDITION, UNDER, Phase
from rejouons.games.macadam.stock import guess_ranks
from rejouons.games.macadam.tables import AGENT_CARDS, ALL_CARDS, MAX_PLAYERS, PASSABLE
from rejouons.games.macadam.unseen import (
    change,
    deal_unseen,
    fill_hands,
    fill_stock,
    fits,
    numbers_for,
    settle,
    traced_cards,
)
from rejouons.kernel.dice import wipe_dice
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import bit, holds, pick

TRIES = 20  # deals, before a leader's hand is made to suit the signal he has covered


# What a viewer may know


@rule
def redact(state, viewer):
    wipe_dice(state.dice)
    if state.phase == Phase.OVER:
        return  # nothing is worth hiding any more
    own = state.players[viewer].hand if viewer >= 0 else int64(0)
    for place in range(UNDER):
        if state.under_by[place] != viewer:
            state.under[place] = HIDDEN
        elif viewer >= 0:
            own |= bit(state.under[place])  # he may draw it again, and knows its rank
    for place in range(state.under_used):
        if state.traces[place].by != viewer:
            forget(state.traces[place])
    for agent in range(AGENT_CARDS):
        if not holds(own, agent) and state.edition != FIRST_EDITION:
            state.ranks[agent] = HIDDEN
    known = cards_in_hands(state)
    for seat in range(state.num_players):
        redact_player(state.players[seat], seat, viewer, known)
    state.stock = 0


@rule
def redact_player(player, seat, viewer, known):
    """Hides a hand, but for known cards, and what others can tell of it that the viewer can't."""
    if seat != viewer:
        player.hand &= known
    for other in range(MAX_PLAYERS):
        if other != viewer:
            player.fresh[other] = player.fresh[seat]


@rule
def cards_in_hands(state):
    """The cards of traces that lead to one hand."""
    cards = int64(0)
    for place in range(state.under_used):
        trace = state.traces[place]
        holders = int64(trace.holders)
        if holders != 0 and holders < bit(STOCK) and holders & (holders - 1) == 0:
            cards |= bit(trace.card)
    return cards


# What can be guessed


@rule
def guess(state, viewer):
    if state.phase == Phase.OVER:
        return
    guess_ranks(state)
    unseen = ALL_CARDS ^ seen_cards(state)
    for _ in range(TRIES):
        deal_unseen(state, viewer, unseen)
        if suits(state, viewer):
            break
    if not suits(state, viewer):
        equip_leader(state, viewer, unseen)
    fill_stock(state, unseen)


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


# A leader who has just covered a signal can serve it, or could serve none


@rule
def suits(state, viewer):
    if state.phase != Phase.OPEN or state.actor == viewer:
        return True
    leader = state.players[state.actor]
    return openers(state, leader) != 0 or not can_open(state, leader)


@rule
def equip_leader(state, viewer, unseen):
    """Gives the leader a card for the signal or, if none is about, nothing for any signal."""
    leader = state.players[state.actor]
    numbers = numbers_for(state, viewer, state.actor)
    lacking = cards_lacking(numbers)
    wanted = unseen & ~lacking & PASSABLE[leader.papers] & admitted_at(state.signal)
    for _ in range(TRIES):
        if wanted != 0 and hand_over(state, viewer, unseen, pick(wanted, state.dice)):
            return
    column = viewer if viewer >= 0 else int64(state.actor)
    leader.fresh[column] = without(numbers, state.admitted & PASSABLE[leader.papers])
    deal_unseen(state, viewer, unseen)
    leader.fresh[column] = numbers


@rule
def hand_over(state, viewer, unseen, card):
    """Puts a card on some spot of the leader's hand, if it may lie there."""
    confined = traced_cards(state) & unseen
    other = pick(state.players[state.actor].hand & unseen, state.dice)
    if not fits(state, viewer, card, int64(state.dealt[other]), confined):
        return False
    misplaced = change(state, viewer, card, other, bit(other), confined)
    settle(state, viewer, unseen ^ bit(card), misplaced, confined)
    fill_hands(state, unseen)
    return True
