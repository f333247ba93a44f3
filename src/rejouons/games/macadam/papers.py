"""Macadam: papers, from the hand or won with the die."""

from numpy import int64

from rejouons.games.macadam.knowledge import show_card
from rejouons.games.macadam.state import Done, Event, PaperTiming, Phase
from rejouons.games.macadam.stock import give_up
from rejouons.games.macadam.tables import (
    NO_PAPER,
    NUM_PAPERS,
    PAPER_OF_CARD,
    PAPER_ROLLED,
    SIDES,
)
from rejouons.kernel.dice import roll_die
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import bit, holds


@rule
def is_time_for_papers(state):
    """In a turn before the token or the card; followers by option; MC-64, MC-65."""
    if state.phase == Phase.ANSWER:
        return state.options.paper_timing == PaperTiming.EVERY_TURN
    return state.phase == Phase.PRELUDE


@rule
def winnable_papers(state, player):
    """Bit mask of the papers that a player lacks and that a ticket is left of; MC-65."""
    left = int64(0)
    for paper in range(NUM_PAPERS):
        if state.tickets[paper] > 0:
            left |= bit(paper)
    return left & ~int64(player.papers)


@rule
def lay(state, log, seat, card):
    player = state.players[seat]
    give_up(player, card)
    player.laid |= bit(card)
    player.papers |= 1 << PAPER_OF_CARD[card]
    show_card(state, seat, card)
    state.done |= bit(Done.LAY)
    write(log, Event.LAID, seat, card, PAPER_OF_CARD[card])


@rule
def roll(state, log, seat):
    player = state.players[seat]
    face = roll_die(state.dice, SIDES)
    state.done |= bit(Done.ROLL)
    write(log, Event.ROLLED, seat, face - 1)
    paper = int64(PAPER_ROLLED[face])
    if paper != NO_PAPER and holds(winnable_papers(state, player), paper):
        state.tickets[paper] -= 1
        player.papers |= 1 << paper
        player.won |= 1 << paper
        write(log, Event.WON_TICKET, seat, paper)  # MC-66
    else:
        write(log, Event.WON_NOTHING, seat)  # MC-67
