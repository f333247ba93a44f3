"""À vos marques: what would come of a move or of an S card, told before anything is done.

The car goes its way, and nothing comes of where it ends.
"""

from numpy import int64

from rejouons.games.a_vos_marques.cards import Op, ops
from rejouons.games.a_vos_marques.driving import drive_along
from rejouons.games.a_vos_marques.errands import has_errand
from rejouons.games.a_vos_marques.forced import (
    forced_route_to,
    go_along,
    go_back,
    next_forced_route,
    straight_route,
)
from rejouons.games.a_vos_marques.legality import list_drives, list_forks, to_act
from rejouons.games.a_vos_marques.piles import FIRST_S, NUM_S
from rejouons.games.a_vos_marques.programs import is_in_region
from rejouons.games.a_vos_marques.routes import EMPTY, NO_ROUTE, end_space
from rejouons.games.a_vos_marques.state import ACTIONS, QUESTIONS, WAY, Move, Phase, Question
from rejouons.games.a_vos_marques.tables import CARDS, PROGRAM
from rejouons.games.a_vos_marques.tasks import steps_due, top_task
from rejouons.kernel.layout import encode, kind_in, value_in
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds

MOVES, CODES = ACTIONS.codes, QUESTIONS.codes
WAYS = WAY.size
PUSHES = ops(Op.FORWARD, Op.BACK)
UNSURE = ops(  # what comes after these depends on products, or on where the car is by then
    Op.UNLESS_PRODUCT, Op.SWAP_AHEAD, Op.ERRAND, Op.GOTO, Op.CATA
)
LAST_SEEN = PUSHES | UNSURE | ops(Op.END)


# What there is to foresee


@rule
def questions(state, seat, out):
    """The moves among which the seat chooses, or where its S cards would push the others."""
    if to_act(state) != bit(seat):
        return int64(0)
    if state.phase == Phase.MOVE:
        return asked_as(out, list_drives(state, seat, out), Move.DRIVE, Question.DRIVE)
    if state.phase == Phase.FORK:
        return asked_as(out, list_forks(state, seat, out), Move.ONWARD, Question.ONWARD)
    if state.phase == Phase.ATTACK:
        return list_pushes(state, seat, out)
    return int64(0)


@rule
def asked_as(out, count, move, question):
    """Turns listed moves into questions with the same fields."""
    between = encode(CODES, question) - encode(MOVES, move)
    for place in range(count):
        out[place] += between
    return count


@solid
def list_pushes(state, seat, out):
    count = int64(0)
    for kind in range(NUM_S):
        if state.players[seat].hand[kind] > 0:
            for target in range(state.num_players):
                if target != seat:
                    count = list_ways(state, kind, target, out, count)
    return count


@rule
def list_ways(state, kind, target, out, count):
    """The ends that a card's push can have."""
    push = first_push(state.players[target], kind)
    way = int64(0)
    while way < WAYS and is_way(state, target, push, way):
        out[count] = encode(CODES, Question.PUSH, kind, target, way)
        count += 1
        way += 1
    return count


@rule
def is_way(state, seat, push, way):
    """Whether a push has so many ends that can be chosen."""
    row = PROGRAM[push]
    if row.op == Op.FORWARD and not has_errand(state.players[seat]):
        return forced_route(state, seat, int64(row.n), way) != NO_ROUTE
    return way == 0 and holds(PUSHES, row.op)


@solid
def first_push(player, kind):
    """The instruction by which an S card first pushes a car that has nothing against it.

    Where none does, or it is not sure, that is another instruction.
    """
    at = int64(CARDS[FIRST_S + kind].effect)
    while not holds(LAST_SEEN, PROGRAM[at].op):
        row = PROGRAM[at]
        is_left = row.op == Op.UNLESS_REGION and not is_in_region(player, row)
        at = int64(row.to) if is_left or row.op == Op.JUMP else at + 1
    return at


# What comes of it


@rule
def foresee(state, log, seat, question):
    kind, first = kind_in(CODES, question), value_in(CODES, question, 0)
    if kind == Question.ONWARD:
        steps = steps_due(top_task(state))
        go_along(state, log, seat, steps, forced_route_to(state, seat, steps, first))
        return
    second = value_in(CODES, question, 1)
    if kind == Question.DRIVE:
        drive_along(state, log, seat, first, second)
    else:
        be_pushed(state, log, first, second, value_in(CODES, question, 2))


@solid
def be_pushed(state, log, kind, seat, way):
    player = state.players[seat]
    row = PROGRAM[first_push(player, kind)]
    steps = int64(row.n)
    if row.op == Op.BACK:
        go_back(state, log, seat, steps)
    elif has_errand(player):
        go_along(state, log, seat, steps, straight_route(player, steps))
    else:
        go_along(state, log, seat, steps, forced_route(state, seat, steps, way))


@solid
def forced_route(state, seat, steps, way):
    """The first route along the arrows to the `way`th of their ends, or NO_ROUTE."""
    player = state.players[seat]
    found = int64(0)
    route = next_forced_route(player, steps, int64(EMPTY))
    while route != NO_ROUTE:
        end = end_space(int64(player.space), route)
        if forced_route_to(state, seat, steps, end) == route:
            if found == way:
                return route
            found += 1
        route = next_forced_route(player, steps, route)
    return route
