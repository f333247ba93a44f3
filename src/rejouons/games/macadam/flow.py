"""Macadam: which cards may pass, at a signal or behind one another."""

from numpy import int64

from rejouons.games.macadam.tables import (
    ADMITS,
    AGENTS,
    MEETS,
    PASSABLE,
    SIGNALS_OF,
    TYPE_OF,
    TYPES,
)
from rejouons.kernel.rule import rule


@rule
def passable(player):
    """The cards of a hand that may pass with the papers in front; MC-44, MC-60, MC-61, MC-63."""
    return player.hand & PASSABLE[player.papers]


@rule
def admitted_at(signal):
    return ADMITS[TYPE_OF[signal]]


@rule
def admitted_anywhere(uncovered):
    """The cards that some of these signals admits."""
    cards = int64(0)
    for kind in range(TYPES):
        if uncovered & SIGNALS_OF[kind] != 0:
            cards |= ADMITS[kind]
    return cards


@rule
def can_open(state, player):
    """Whether a leader can serve one of the signals that were free when the trick began; MC-22."""
    return passable(player) & state.admitted != 0


@rule
def openers(state, player):
    """The cards that open the signal just covered; MC-21."""
    return passable(player) & admitted_at(state.signal)


@rule
def matches(state, player):
    """The cards that meet the demand; MC-31 to MC-34."""
    return passable(player) & MEETS[state.demand]


@rule
def has_agent(player):
    return player.hand & AGENTS != 0
