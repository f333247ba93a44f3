"""Macadam: what a viewer may know, and what can be guessed of the rest."""

from numpy import int64

from rejouons.games.macadam.flow import admitted_at, can_open, openers
from rejouons.games.macadam.state import UNDER, Phase
from rejouons.games.macadam.tables import ALL_CARDS, CARDS, PASSABLE
from rejouons.games.macadam.unseen import deal_unseen, holder_of, pass_on
from rejouons.kernel.contract import NOBODY
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
