"""Macadam: why an action is refused."""

from numpy import int64

from rejouons.games.macadam.flow import (
    admitted_at,
    can_open,
    has_agent,
    matches,
    openers,
    passable,
)
from rejouons.games.macadam.papers import is_time_for_papers, winnable_papers
from rejouons.games.macadam.state import (
    ACTIONS,
    NO_SIGNAL,
    AgentWhenAble,
    Done,
    Move,
    Phase,
    Reason,
)
from rejouons.games.macadam.tables import (
    AGENTS,
    ANY_VEHICLE,
    BOTH_PAPERS,
    MEETS,
    PAPER_NAMES,
    PAPERS,
    PASSABLE,
)
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import holds

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of
NUM_ACTIONS = ACTIONS.size
INSURED = 1 << PAPER_NAMES.index("insurance")


@rule
def why_not(state, seat, action):
    if action < 0 or action >= NUM_ACTIONS:
        return Reason.NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return why_over(state)
    if state.actor != seat:
        return Reason.NOT_YOUR_TURN
    kind = KIND_OF[action]
    value = int64(VALUES_OF[action, 0])
    player = state.players[seat]
    if is_other_due(state, kind):
        return Reason.DISCARD_IS_DUE if state.phase == Phase.DISCARD else Reason.CARD_IS_EXPOSED
    if needs_card(kind) and not holds(player.hand, value):
        return why_not_held(state, kind)
    if kind == Move.EXPOSE:
        return why_not_expose(state, player, value)
    if kind == Move.AGENT or kind == Move.AGENT_ALONE or kind == Move.FINE:
        return why_not_way_out(state, player, kind, value)
    if kind == Move.BONUS or kind == Move.NO_BONUS:
        return why_not_bonus(state, player, kind, value)
    if kind == Move.LAY or kind == Move.ROLL:
        return why_not_paper(state, player, kind, value)
    return why_not_lead(state, player, kind, value)


@rule
def is_other_due(state, kind):
    """Whether the leader has begun something that must be ended first."""
    if state.phase == Phase.DISCARD:
        return kind != Move.DISCARD
    return state.phase == Phase.BONUS and kind != Move.BONUS and kind != Move.NO_BONUS


@rule
def needs_card(kind):
    return (
        kind == Move.DISCARD
        or kind == Move.LAY
        or kind == Move.EXPOSE
        or kind == Move.AGENT
        or kind == Move.BONUS
    )


@rule
def why_not_held(state, kind):
    if kind == Move.LAY:
        return Reason.PAPER_NOT_IN_HAND
    if kind == Move.DISCARD:
        return Reason.DISCARD_NOT_IN_HAND
    return Reason.ANSWER_NOT_IN_HAND if state.phase == Phase.ANSWER else Reason.CARD_NOT_IN_HAND


@rule
def why_over(state):
    """How the last round ended; a leader who laid the last paper placed no token."""
    if state.uncovered == 0:
        return Reason.OVER_COVERED
    return Reason.OVER_LAST_PAPER if state.signal == NO_SIGNAL else Reason.OVER_PLAYED_OUT


# What the leader alone does


@rule
def why_not_lead(state, player, kind, value):
    """Swap, discard and token."""
    if kind == Move.DISCARD:
        return Reason.LEGAL if state.phase == Phase.DISCARD else Reason.NOTHING_DRAWN
    if state.phase == Phase.ANSWER:
        return Reason.LEADER_ONLY
    if state.phase != Phase.PRELUDE:
        return Reason.TOKEN_IS_PLACED
    if kind == Move.SWAP:
        return why_not_swap(state)
    return why_not_place(state, player, value)


@rule
def why_not_swap(state):
    if holds(state.done, Done.SWAP):
        return Reason.SWAPPED_ALREADY
    if state.stock_size == 0:
        return Reason.STOCK_EMPTY
    return Reason.LEGAL


@rule
def why_not_place(state, player, signal):
    if not holds(state.uncovered, signal):
        return Reason.SIGNAL_COVERED
    if can_open(state, player) and passable(player) & admitted_at(signal) == 0:
        return Reason.CANNOT_SERVE_SIGNAL
    return Reason.LEGAL


@rule
def why_not_bonus(state, player, kind, card):
    if state.phase != Phase.BONUS:
        return Reason.NO_BONUS_NOW
    if kind == Move.NO_BONUS:
        return Reason.LEGAL
    return why_not_admitted(state, player, card)


# Papers


@rule
def why_not_paper(state, player, kind, card):
    if not is_time_for_papers(state):
        if state.phase == Phase.ANSWER:
            return Reason.PAPERS_FOR_LEADER
        return Reason.TOKEN_IS_PLACED
    if kind == Move.ROLL:
        return why_not_roll(state, player)
    if not holds(PAPERS, card):
        return Reason.NOT_A_PAPER
    if holds(state.done, Done.LAY):
        return Reason.LAID_ALREADY
    return Reason.LEGAL


@rule
def why_not_roll(state, player):
    if holds(state.done, Done.ROLL):
        return Reason.ROLLED_ALREADY
    if player.papers == BOTH_PAPERS:
        return Reason.HAS_PAPERS
    if winnable_papers(state, player) == 0:
        return Reason.NO_TICKETS
    return Reason.LEGAL


# Cards, agents and fines


@rule
def why_not_expose(state, player, card):
    if state.phase == Phase.OPEN:
        return why_not_admitted(state, player, card)
    reason = why_not_pass(player, card)
    if reason == Reason.LEGAL and state.phase == Phase.PRELUDE:
        return Reason.TOKEN_IS_DUE
    if reason != Reason.LEGAL or holds(MEETS[state.demand], card):
        return reason
    if state.demand == ANY_VEHICLE:
        return Reason.NOT_A_VEHICLE
    return Reason.NOT_IN_KIND


@rule
def why_not_admitted(state, player, card):
    reason = why_not_pass(player, card)
    if reason == Reason.LEGAL and not holds(admitted_at(state.signal), card):
        return Reason.SIGNAL_REFUSES
    return reason


@rule
def why_not_pass(player, card):
    """Why a card may not be exposed, whatever the signal says."""
    if holds(AGENTS | PAPERS, card):
        return Reason.NEVER_EXPOSED
    if holds(PASSABLE[player.papers], card):
        return Reason.LEGAL
    if holds(PASSABLE[player.papers | INSURED], card):
        return Reason.NO_INSURANCE
    return Reason.NO_LICENCE


@rule
def why_not_way_out(state, player, kind, card):
    if state.phase == Phase.PRELUDE:
        return Reason.TOKEN_IS_DUE
    if is_able(state, player) and not may_send_agent_at_will(state, kind):
        if state.phase == Phase.OPEN:
            return Reason.ABLE_TO_OPEN
        return Reason.ABLE_TO_FOLLOW
    if kind == Move.FINE:
        return Reason.LEGAL
    if not has_agent(player):
        return Reason.NO_AGENT
    if kind == Move.AGENT_ALONE:
        return Reason.LEGAL if passable(player) == 0 else Reason.CARD_WITH_AGENT
    return why_not_pass(player, card)


@rule
def is_able(state, player):
    """With the papers in front, as they are; MC-37, MC-41."""
    if state.phase == Phase.OPEN:
        return openers(state, player) != 0
    return matches(state, player) != 0


@rule
def may_send_agent_at_will(state, kind):
    return (
        kind != Move.FINE
        and state.phase == Phase.ANSWER
        and state.options.agent_when_able == AgentWhenAble.ON
    )
