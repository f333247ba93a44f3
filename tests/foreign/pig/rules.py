"""Pig: roll as often as you dare; a 1 loses the points of the turn.

Read from top to bottom, this is the rule book; each clause is told in RULES.en.md and RULES.fr.md.
"""

from pig.state import Event, Move, Phase, Reason
from pig.tables import BUST, SIDES, SPREAD, TURN, UNBANKED
from rejouons.kernel.chances import exponential, share_out
from rejouons.kernel.dice import draw, roll_die, wipe_dice
from rejouons.kernel.layout import offer
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule

PERCENT = 100.0

# Set-up


@rule
def setup(state, log):
    state.turn = draw(state.dice, state.num_players)  # PG-3
    write(log, Event.BEGINS, state.turn)


# A turn


@rule
def to_act(state):
    return 0 if state.phase == Phase.OVER else 1 << state.turn  # PG-4


@rule
def legal(state, seat, out):
    count = offer(out, 0, Move.ROLL, why_not(state, seat, Move.ROLL) == Reason.LEGAL)
    return offer(out, count, Move.HOLD, why_not(state, seat, Move.HOLD) == Reason.LEGAL)


@rule
def why_not(state, seat, action):
    if action != Move.ROLL and action != Move.HOLD:
        return Reason.NO_SUCH_ACTION
    if state.phase == Phase.OVER:
        return Reason.OVER
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    if action == Move.ROLL:
        return Reason.ENOUGH if has_enough(state) else Reason.LEGAL
    return Reason.NOTHING_TO_HOLD if state.turn_points == 0 else Reason.LEGAL  # PG-7


@rule
def has_enough(state):
    """Whether holding would win."""
    return state.players[state.turn].points + state.turn_points >= state.options.target  # PG-9


@rule
def apply(state, log, seat, action):
    if action == Move.ROLL:
        roll(state, log)
    else:
        hold(state, log)


@rule
def roll(state, log):
    face = roll_die(state.dice, SIDES)
    total = 0 if face == BUST else state.turn_points + face
    write(log, Event.ROLLED, state.turn, face - 1, total)  # PG-5
    if face == BUST:
        write(log, Event.BUST, state.turn, state.turn_points)  # PG-6
        pass_die(state)
    else:
        state.turn_points = total


@rule
def hold(state, log):
    player = state.players[state.turn]
    player.points += state.turn_points
    write(log, Event.HELD, state.turn, state.turn_points, player.points)  # PG-7
    if player.points >= state.options.target:  # PG-8
        write(log, Event.WON, state.turn, player.points)
        state.turn_points = 0
        state.phase = Phase.OVER
    else:
        pass_die(state)


@rule
def pass_die(state):
    state.turn_points = 0
    state.turn = (state.turn + 1) % state.num_players


# What is hidden: nothing but the dice to come (PG-11)


@rule
def redact(state, viewer):
    wipe_dice(state.dice)


@rule
def guess(state, viewer):
    """All there is to know is seen."""


# The end, and how good a position looks


@rule
def scores(state, results):
    for seat in range(state.num_players):
        results[seat].points = state.players[seat].points
        results[seat].rank = rank_of(state, seat)


@rule
def rank_of(state, seat):
    rank = 1
    for other in range(state.num_players):
        if state.players[other].points > state.players[seat].points:
            rank += 1  # PG-10
    return rank


@rule
def evaluate(state, chances):
    for seat in range(state.num_players):
        if state.phase == Phase.OVER:
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
        else:
            chances[seat] = exponential(prospect(state, seat) - state.options.target, SPREAD)
    share_out(chances, state.num_players)


@rule
def prospect(state, seat):
    """The points of a seat, and what the turn is worth to who has it."""
    points = float(state.players[seat].points)
    if seat == state.turn:
        points += TURN + UNBANKED * state.turn_points / PERCENT
    return points
