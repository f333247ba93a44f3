"""Macadam: pedestrians, cyclists and drivers cross one busy junction, as the signals allow.

Read from top to bottom, this is the rule book: the rounds, a lead, an answer, traffic agents,
the end of a trick and of a round. How a round begins is in dealing.py, hands and stock in
stock.py, papers and die in papers.py, what may pass where in flow.py, points in scoring.py.
Each clause is told in RULES.en.md and RULES.fr.md. Cards and signals are reconstructions.
"""

from numpy import int64

from rejouons.games.macadam.dealing import all_seats, begin_round
from rejouons.games.macadam.flow import admitted_anywhere
from rejouons.games.macadam.hidden import guess, redact
from rejouons.games.macadam.knowledge import show_card, show_lack
from rejouons.games.macadam.legality import legal, same_as, to_act
from rejouons.games.macadam.papers import lay, roll
from rejouons.games.macadam.playout import playout
from rejouons.games.macadam.refusals import why_not
from rejouons.games.macadam.scoring import carry_over, proclaim, tell_scores
from rejouons.games.macadam.state import (
    ACTIONS,
    NO_CARD,
    NO_SIGNAL,
    AgentWhenAble,
    Event,
    LeaderBonusCard,
    Move,
    Phase,
)
from rejouons.games.macadam.stock import (
    discard,
    give_up,
    is_finished,
    next_agent,
    return_agents,
    swap,
    top_up,
)
from rejouons.games.macadam.tables import (
    AGENT_CARDS,
    ANY_VEHICLE,
    DEMAND_OF,
    GREEN_ARROW_DEMAND,
    GREEN_ARROWS,
    MEETS,
    NO_DEMAND,
    PASSABLE,
    POINTS_OF,
    TYPE_OF,
    WAIT,
)
from rejouons.games.macadam.value import evaluate, scores
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds, size_of

__all__ = [
    "apply",
    "evaluate",
    "guess",
    "legal",
    "playout",
    "redact",
    "same_as",
    "scores",
    "setup",
    "to_act",
    "why_not",
]

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of


# The game: so many rounds (MC-95)


@rule
def setup(state, log):
    state.phase = Phase.DEAL
    play_on(state, log)


@solid
def play_on(state, log):
    """Plays the phases that ask nobody, until somebody must decide or the game is over."""
    while asks_nobody(state):
        if state.phase == Phase.FOLLOW:
            begin_answer(state, log)
        elif state.phase == Phase.TRICK_END:
            end_trick(state, log)
        elif state.phase == Phase.LEAD:
            begin_lead(state, log)
        elif state.phase == Phase.DEAL:
            begin_round(state, log)
        else:
            end_round(state, log)


@rule
def asks_nobody(state):
    """Whether the phase plays itself, as the first ones do."""
    return state.phase <= Phase.ROUND_END


@rule
def apply(state, log, seat, action):
    kind = KIND_OF[action]
    value = int64(VALUES_OF[action, 0])
    if kind == Move.EXPOSE:
        if state.phase == Phase.OPEN:
            open_with(state, log, seat, value)
        else:
            follow(state, log, seat, value)
    elif kind == Move.PLACE:
        place(state, log, seat, value)
    elif kind == Move.FINE:
        fail(state, log, seat)
    elif kind == Move.AGENT or kind == Move.AGENT_ALONE:
        send_agent(state, log, seat, value if kind == Move.AGENT else NO_CARD)
    elif kind == Move.BONUS or kind == Move.NO_BONUS:
        add_card(state, log, seat, value if kind == Move.BONUS else NO_CARD)
    else:
        prepare(state, log, seat, kind, value)
    play_on(state, log)


# A lead: optional operations, a token, a card (MC-20 to MC-28)


@rule
def begin_lead(state, log):
    state.actor = state.leader
    state.done = 0
    state.signal = NO_SIGNAL
    state.demand = NO_DEMAND
    state.is_reversed = 0  # MC-56
    state.admitted = admitted_anywhere(state.uncovered)
    for seat in range(state.num_players):
        state.players[seat].played = NO_CARD
    write(log, Event.LEADS, state.leader, state.trick)
    top_up(state, log, state.leader)
    state.phase = Phase.PRELUDE


@rule
def prepare(state, log, seat, kind, card):
    """What does not cost the turn."""
    if kind == Move.SWAP:
        swap(state, log, seat)
    elif kind == Move.DISCARD:
        discard(state, log, seat, card)
    elif kind == Move.ROLL:
        roll(state, log, seat)
    else:
        lay(state, log, seat, card)
        top_up(state, log, seat)  # MC-71
        if is_finished(state, seat):
            leave(state, log, seat)


@rule
def leave(state, log, seat):
    """Ends the turn of who laid a paper as the very last card; MC-74."""
    if state.phase == Phase.PRELUDE:
        write(log, Event.ROUND_LAST_PAPER, seat, state.round_number)
        state.phase = Phase.ROUND_END
    else:
        write(log, Event.PASSED_OVER, seat)
        state.phase = Phase.FOLLOW


@rule
def place(state, log, seat, signal):
    """Covers a signal with the next token; MC-20."""
    write(log, Event.PLACED, seat, state.trick, signal)
    state.trick += 1
    state.tokens[signal] = state.trick
    state.uncovered ^= 1 << signal
    state.signal = signal
    state.phase = Phase.OPEN


@rule
def open_with(state, log, seat, card):
    expose(state, seat, card)
    write(log, Event.OPENED, seat, card)  # MC-21
    if TYPE_OF[state.signal] == WAIT:
        state.demand = ANY_VEHICLE
        write(log, Event.FREE_FLOW, seat)  # MC-33
    else:
        demand_like(state, log, seat, card)
    begin_following(state, log, seat, card)
    if state.options.leader_bonus_card == LeaderBonusCard.ON:
        state.phase = Phase.BONUS


@rule
def add_card(state, log, seat, card):
    """Exposes the leader's second card, which demands nothing, or none; MC-27."""
    if card != NO_CARD:
        expose(state, seat, card)
        write(log, Event.ADDED, seat, card)
    state.phase = Phase.FOLLOW


@rule
def begin_following(state, log, seat, card):
    state.waiting = all_seats(state) ^ bit(seat)
    if holds(GREEN_ARROWS, card):
        state.is_reversed = 1
        write(log, Event.REVERSED, seat)  # MC-52
    state.phase = Phase.FOLLOW


# An answer: optional papers, then a card in kind (MC-30 to MC-39)


@rule
def begin_answer(state, log):
    """Gives the turn to the next who waits, if anybody does; MC-30."""
    if state.waiting == 0:
        state.phase = Phase.TRICK_END  # MC-80
        return
    state.actor = next_waiting(state)
    state.waiting ^= bit(state.actor)
    state.done = 0
    top_up(state, log, state.actor)
    if is_finished(state, state.actor):
        write(log, Event.PASSED_OVER, state.actor)
    else:
        state.phase = Phase.ANSWER


@rule
def next_waiting(state):
    """The nearest who waits, in the direction of the trick."""
    step = int64(state.num_players) - 1 if state.is_reversed != 0 else int64(1)
    seat = (int64(state.actor) + step) % state.num_players
    while not holds(state.waiting, seat):
        seat = (seat + step) % state.num_players
    return seat


@rule
def follow(state, log, seat, card):
    expose(state, seat, card)
    write(log, Event.FOLLOWED, seat, card)
    state.phase = Phase.FOLLOW


@rule
def expose(state, seat, card):
    """Lays a card open in front of its player, where it scores; MC-94."""
    player = state.players[seat]
    give_up(player, card)
    player.exposed |= bit(card)
    player.points += POINTS_OF[card]
    player.played = card
    show_card(state, seat, card)


@rule
def demand_like(state, log, seat, card):
    """The card last exposed says what must follow; MC-31, MC-32."""
    state.demand = DEMAND_OF[state.options.motor_natures, card]
    write(log, Event.DEMANDED, seat, state.demand)


# Failing: a fine, or an agent (MC-23, MC-36)


@rule
def fail(state, log, seat):
    show_void(state, seat)
    fine(state, seat)
    if state.phase == Phase.OPEN:
        write(log, Event.FINED_LEADER, seat, state.players[seat].fines)  # MC-25
        state.phase = Phase.TRICK_END
    else:
        write(log, Event.FINED, seat, state.players[seat].fines)  # MC-38: nothing is exposed
        state.phase = Phase.FOLLOW


@rule
def fine(state, seat):
    state.players[seat].fines += 1  # MC-90, MC-91


@rule
def show_void(state, seat):
    """Everybody sees what the player's hand lacks, but for vehicles without papers."""
    player = state.players[seat]
    missing = state.admitted if state.phase == Phase.OPEN else MEETS[state.demand]
    show_lack(player, missing & PASSABLE[player.papers])


# Agents (MC-40 to MC-57)


@rule
def send_agent(state, log, seat, card):
    """Lays an agent in the centre, with a card unless none can be exposed; MC-42, MC-45."""
    stops = state.demand == GREEN_ARROW_DEMAND
    agent = next_agent(state, state.players[seat])
    if state.phase == Phase.OPEN or state.options.agent_when_able == AgentWhenAble.OFF:
        show_void(state, seat)
    lay_agent(state, seat, agent)
    if card == NO_CARD:
        player = state.players[seat]
        show_lack(player, PASSABLE[player.papers])
        write(log, Event.AGENT_ALONE, seat, agent, size_of(state.agents))
    else:
        write(log, Event.AGENT, seat, agent, size_of(state.agents))
        expose(state, seat, card)
        write(log, Event.AGENT_BROUGHT, seat, card)
    if stops:
        stop(state, log, seat)
    else:
        turn_flow(state, log, seat, card)


@rule
def lay_agent(state, seat, agent):
    give_up(state.players[seat], agent)
    state.agents |= bit(agent)
    show_card(state, seat, agent)


@rule
def turn_flow(state, log, seat, card):
    """Those who are yet to play must follow the new card, if there is one; MC-43."""
    leads = state.phase == Phase.OPEN
    state.phase = Phase.TRICK_END if leads else Phase.FOLLOW
    if card == NO_CARD or (not leads and state.waiting == 0):
        return
    demand_like(state, log, seat, card)
    if leads:
        begin_following(state, log, seat, card)  # MC-24
    elif holds(GREEN_ARROWS, card):
        state.is_reversed = 1
        write(log, Event.REVERSED_MIDWAY, seat)  # MC-53


@rule
def stop(state, log, seat):
    """An agent against a green arrow ends the trick for all who wait; MC-54, MC-57."""
    state.phase = Phase.TRICK_END
    if state.waiting == 0:
        return
    write(log, Event.STOPPED, seat)
    while state.waiting != 0:
        state.actor = next_waiting(state)
        state.waiting ^= bit(state.actor)
        if not is_finished(state, state.actor):  # MC-55
            fine(state, state.actor)
            write(log, Event.FINED_STOPPED, state.actor, state.players[state.actor].fines)


# The end of a trick, and of a round (MC-80 to MC-85)


@rule
def end_trick(state, log):
    if state.uncovered == 0:
        write(log, Event.ROUND_COVERED, NOBODY, state.round_number)  # MC-81
        state.phase = Phase.ROUND_END
    elif is_played_out(state):
        write(log, Event.ROUND_PLAYED_OUT, NOBODY, state.round_number)  # MC-82, MC-83
        state.phase = Phase.ROUND_END
    else:
        if size_of(state.agents) == AGENT_CARDS:
            return_agents(state, log)
        state.leader = (state.leader + 1) % state.num_players  # MC-84
        state.phase = Phase.LEAD


@rule
def is_played_out(state):
    """Whether somebody has no card and the stock has none either; MC-82."""
    for seat in range(state.num_players):
        if is_finished(state, seat):
            return True
    return False


@rule
def end_round(state, log):
    tell_scores(state, log)
    if state.round_number + 1 < state.options.rounds:
        carry_over(state)
        state.round_number += 1
        state.phase = Phase.DEAL
    else:
        state.phase = Phase.OVER
        proclaim(state, log)
