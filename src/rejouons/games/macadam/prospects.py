"""Macadam: what a hand may hope for in the tricks to come. A guide for bots, not a rule."""

from numpy import int64

from rejouons.games.macadam.papers import winnable_papers
from rejouons.games.macadam.tables import (
    ADMITS,
    AGENT_SIGNALS,
    AGENT_WORTH,
    AGENTS,
    ANSWER_WORTH,
    BICYCLE_WORTH,
    BICYCLES,
    ESCORT_WORTH,
    FIRST_PASSABLE,
    KINDS,
    LEAD_WORTH,
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
    WALK,
    WALKERS,
)
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, size_of


@rule
def signals_left(uncovered, kind):
    """How many signals of a type are free."""
    return size_of(uncovered & SIGNALS_OF[kind])


@rule
def papers_at_hand(player, hand):
    """Bit mask of the papers in front, and of those in the hand, which will soon be laid."""
    papers = int64(player.papers)
    for paper in range(NUM_PAPERS):
        if hand & PAPER_CARDS[paper] != 0:
            papers |= bit(paper)
    return papers


@rule
def soon_passable(player, hand):
    """The cards of a hand that may be exposed once its papers are laid."""
    return hand & PASSABLE[papers_at_hand(player, hand)]


@solid
def hand_worth(state, seat, hand, uncovered):
    """The points that a seat's hand promises after this trick, with these signals free.

    What all hands have in common is left out: only differences count.
    """
    player = state.players[seat]
    ready = soon_passable(player, hand)
    worth = serving_worth(ready, uncovered) + answering_worth(ready, uncovered)
    worth += leading_worth(state, seat, hand, uncovered)
    worth += agents_worth(state, hand, uncovered)
    worth += paperless_worth(state, player, hand & ~ready, uncovered)
    return worth - unlaid_price(player, hand)


@rule
def serving_worth(ready, uncovered):
    """For cards that free signals admit, as many as there are signals."""
    worth = int64(0)
    bicycle_signals = int64(0)
    for kind in range(TYPES):
        signals = signals_left(uncovered, kind)
        worth += int64(SERVE_WORTH[kind]) * min(size_of(ready & ADMITS[kind]), signals)
        if ADMITS[kind] & BICYCLES != 0:
            bicycle_signals += signals
    return worth + BICYCLE_WORTH * min(size_of(ready & BICYCLES), bicycle_signals)


@rule
def answering_worth(ready, uncovered):
    """For each kind that can be answered, by the signals where nothing else will do."""
    worth = int64(0)
    for kind in range(FIRST_PASSABLE, KINDS):
        if ready & OF_KIND[kind] != 0:
            worth += int64(ANSWER_WORTH[kind]) * signals_left(uncovered, STRICT_AT[kind])
    return worth


@rule
def leading_worth(state, seat, hand, uncovered):
    """For pedestrians that can lead, if all lead those first from the next leader on."""
    players = int64(state.num_players)
    turns = (int64(seat) - int64(state.leader) - 1 + players) % players
    leads = (signals_left(uncovered, WALK) - turns + players - 1) // players
    return int64(LEAD_WORTH[players]) * min(leads, size_of(hand & WALKERS))


@rule
def paperless_worth(state, player, cards, uncovered):
    """The same for vehicles without their paper, if the die can win it."""
    hopeful = cards & PASSABLE[int64(player.papers) | winnable_papers(state, player)]
    worth = int64(0)
    for kind in range(FIRST_PASSABLE, KINDS):
        if hopeful & OF_KIND[kind] != 0:
            worth += int64(PAPERLESS_WORTH[kind]) * signals_left(uncovered, STRICT_AT[kind])
    return worth


@rule
def agents_worth(state, hand, uncovered):
    """More for those who can bring out a pedestrian that no signal is left for."""
    signals = size_of(uncovered)
    agents = min(size_of(hand & AGENTS), signals)
    each = int64(AGENT_WORTH[state.num_players]) * min(signals, AGENT_SIGNALS) // AGENT_SIGNALS
    spare = size_of(hand & WALKERS) - signals_left(uncovered, WALK)
    return each * agents + ESCORT_WORTH * min(agents, max(spare, int64(0)))


@rule
def unlaid_price(player, hand):
    """What it may cost to have a paper in the hand and not in front."""
    return UNLAID_PRICE * size_of(papers_at_hand(player, hand) ^ int64(player.papers))
