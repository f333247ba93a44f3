"""Macadam: what a hand may hope for in the tricks to come. A guide for bots, not a rule."""

from numpy import int64

from rejouons.games.macadam.tables import (
    ABLE_WORTH,
    ADMITS,
    AGENT_WORTH,
    AGENTS,
    FIRST_PASSABLE,
    KINDS,
    NUM_PAPERS,
    OF_KIND,
    PAPER_CARDS,
    PAPERLESS_WORTH,
    PASSABLE,
    SERVE_WORTH,
    SIGNALS_OF,
    STRICT_AT,
    TYPES,
    UNLAID_PRICE,
)
from rejouons.kernel.rule import crossroads, rule
from rejouons.kernel.sets import bit, size_of


@rule
def signals_left(uncovered, kind):
    """How many signals of a type are free."""
    return size_of(int64(uncovered) & SIGNALS_OF[kind])


@rule
def papers_at_hand(player):
    """Bit mask of the papers in front and in the hand, where they can be laid soon."""
    papers = int64(player.papers)
    for paper in range(NUM_PAPERS):
        if player.hand & PAPER_CARDS[paper] != 0:
            papers |= bit(paper)
    return papers


@rule
def soon_passable(player, hand):
    """The cards of a hand that may be exposed once its papers are laid."""
    return hand & PASSABLE[papers_at_hand(player)]


@crossroads
def hand_worth(player, hand, uncovered, players):
    """The points that a hand promises beyond this trick, compared with an empty one."""
    ready = soon_passable(player, hand)
    tricks = size_of(int64(uncovered))
    agents = min(size_of(hand & AGENTS), tricks)
    worth = int64(AGENT_WORTH[players, tricks]) * agents
    worth += serving_worth(ready, uncovered, players)
    worth += answering_worth(ready, hand, uncovered, players)
    return worth - unlaid_price(player)


@rule
def serving_worth(ready, uncovered, players):
    """For cards that free signals admit, as many as there are signals."""
    worth = int64(0)
    for kind in range(TYPES):
        cards = min(size_of(ready & ADMITS[kind]), signals_left(uncovered, kind))
        worth += int64(SERVE_WORTH[players, kind]) * cards
    return worth


@rule
def answering_worth(ready, hand, uncovered, players):
    """For each kind that the hand can answer, by the signals where it may be demanded."""
    worth = int64(0)
    for kind in range(FIRST_PASSABLE, KINDS):
        if hand & OF_KIND[kind] != 0:
            is_ready = ready & OF_KIND[kind] != 0
            each = ABLE_WORTH[players, kind] if is_ready else PAPERLESS_WORTH[players, kind]
            worth += int64(each) * signals_left(uncovered, STRICT_AT[kind])
    return worth


@rule
def unlaid_price(player):
    """What it may cost to have a paper still in the hand."""
    wanted = papers_at_hand(player) ^ int64(player.papers)
    return UNLAID_PRICE * size_of(wanted)
