"""À vos marques: why an action is refused, in the clause that refuses it."""

import numpy as np
from numpy import int64

from rejouons.games.a_vos_marques.attack import is_target
from rejouons.games.a_vos_marques.driving import crossings_allowed, points_rolled, route_to
from rejouons.games.a_vos_marques.errands import has_errand
from rejouons.games.a_vos_marques.forced import forced_route_to
from rejouons.games.a_vos_marques.garage import is_open
from rejouons.games.a_vos_marques.legality import gains, may_keep, prizes, to_act
from rejouons.games.a_vos_marques.products import fits
from rejouons.games.a_vos_marques.roads import NO_DESTINATION
from rejouons.games.a_vos_marques.routes import EMPTY, NO_ROUTE, end_space, next_route
from rejouons.games.a_vos_marques.state import ACTIONS, Move, Phase, Reason
from rejouons.games.a_vos_marques.tables import DEALER, FIRST_ATTACK, MOST_STEPS, PRICE
from rejouons.games.a_vos_marques.tasks import (
    choice_of,
    is_roll_due,
    prize_named,
    steps_due,
    top_task,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of
NUM_ACTIONS = ACTIONS.size
ASKED_IN = np.zeros(len(Move), np.int64)  # set of the phases that ask for a kind of answer
for _kind, _phases in {
    Move.DONE: [Phase.GARAGE],
    Move.PASS: [Phase.ATTACK],
    Move.NAME: [Phase.NAME, Phase.PRIZE],
    Move.USE: [Phase.DEALER],
    Move.DECLINE: [Phase.DEALER, Phase.GAIN, Phase.FOX],
    Move.KEEP: [Phase.RECEIVE],
    Move.CASH: [Phase.RECEIVE],
    Move.TAKE: [Phase.GAIN],
    Move.ONWARD: [Phase.FORK],
    Move.BET: [Phase.BET],
    Move.STAY: [Phase.MAGIC],
    Move.CHALLENGE: [Phase.FOX],
}.items():
    ASKED_IN[_kind] = sum(1 << phase for phase in _phases)


@rule
def why_not(state, seat, action):
    if action < 0 or action >= NUM_ACTIONS:
        return int64(Reason.NO_SUCH_ACTION)
    if state.phase == Phase.OVER:
        return int64(why_over(state))
    if to_act(state) != bit(seat):
        return int64(Reason.NOT_YOUR_TURN)
    kind = KIND_OF[action]
    value, second = int64(VALUES_OF[action, 0]), int64(VALUES_OF[action, 1])
    if kind == Move.ROLL:
        can_roll = is_roll_due(state) or state.phase == Phase.MAGIC
        return int64(Reason.LEGAL if can_roll else Reason.NO_DICE_NOW)
    if kind == Move.DRIVE:
        return int64(why_not_drive(state, seat, value, second))
    if kind == Move.BUY:
        return int64(why_not_buy(state, seat, value))
    if kind == Move.SELL:
        return int64(why_not_sell(state, seat, value))
    if kind == Move.PLAY:
        return int64(why_not_play(state, seat, value, second))
    return int64(why_not_answer(state, seat, kind, value))


@rule
def why_over(state):
    return Reason.OVER_ROUNDS if state.winner == NOBODY else Reason.OVER_FINISHED


@solid
def why_not_drive(state, seat, space, way):
    if state.phase != Phase.MOVE:
        return Reason.NOT_NOW
    if route_to(state, seat, space, way) != NO_ROUTE:
        return Reason.LEGAL
    player = state.players[seat]
    if space == player.space:
        return Reason.STAY_NOT
    if has_errand(player) and is_reachable(state, seat, space, crossings_allowed(state, player)):
        return Reason.ERRAND_BINDS
    if way == 0 and is_reachable(state, seat, space, int64(MOST_STEPS)):
        return Reason.NEEDS_TICKET
    return Reason.OUT_OF_REACH


@solid
def is_reachable(state, seat, space, tickets):
    """Whether a space could be reached without an errand, with so many tickets."""
    origin, total = int64(state.players[seat].space), points_rolled(state)
    route = next_route(origin, total, tickets, NO_DESTINATION, False, int64(EMPTY))
    while route != NO_ROUTE:
        if end_space(origin, route) == space:
            return True
        route = next_route(origin, total, tickets, NO_DESTINATION, False, route)
    return False


@solid
def why_not_buy(state, seat, product):
    player = state.players[seat]
    if not is_open(state):
        return Reason.GARAGE_CLOSED
    if holds(player.products, product):
        return Reason.HELD_ALREADY
    if holds(state.sold, product):
        return Reason.SOLD_THIS_TURN
    if holds(state.sold_out, product):
        return Reason.SOLD_OUT
    if not fits(player.products, product):
        return Reason.GROUP_CLASH
    if player.ecus < PRICE[product]:
        return Reason.NOT_ENOUGH_ECUS
    return Reason.LEGAL


@rule
def why_not_sell(state, seat, product):
    is_debt = state.phase == Phase.SALE
    if not is_debt and not is_open(state):
        return Reason.GARAGE_CLOSED
    if not holds(state.players[seat].products, product):
        return Reason.NOT_HELD
    if not is_debt and holds(state.bought, product):
        return Reason.BOUGHT_THIS_TURN
    return Reason.LEGAL


@rule
def why_not_play(state, seat, kind, target):
    if state.round_number < FIRST_ATTACK:
        return Reason.FIRST_ROUND
    if state.phase != Phase.ATTACK:
        return Reason.NOT_NOW
    if state.players[seat].hand[kind] == 0:
        return Reason.CARD_NOT_IN_HAND
    if target >= state.num_players:
        return Reason.NO_SUCH_PLAYER
    if target == seat:
        return Reason.NOT_ONESELF
    if not is_target(state, seat, target):
        return Reason.HIT_ALREADY
    return Reason.LEGAL


@solid
def why_not_answer(state, seat, kind, value):
    """Of answers: whether it is what is asked, then whether it can be given."""
    if not is_asked(state, kind):
        return Reason.NOT_NOW
    player = state.players[seat]
    if kind == Move.NAME and state.phase == Phase.PRIZE and not holds(prizes(state), value):
        return Reason.NAMED_ALREADY if value == prize_named(top_task(state)) else Reason.NOT_THERE
    if kind == Move.USE and not holds(player.products, DEALER):
        return Reason.NO_DEALER
    if kind == Move.KEEP and not may_keep(state, player):
        return Reason.DUPLICATE
    if kind == Move.TAKE and not holds(gains(state, player), value):
        return why_not_take(state, player, value)
    if kind == Move.ONWARD:
        steps = steps_due(top_task(state))
        if forced_route_to(state, seat, steps, value) == NO_ROUTE:
            return Reason.NO_SUCH_FORK
    if kind == Move.BET and value > player.ecus:
        return Reason.STAKE_TOO_HIGH
    return why_not_challenge(state, seat, value) if kind == Move.CHALLENGE else Reason.LEGAL


@rule
def why_not_challenge(state, seat, rival):
    if rival >= state.num_players:
        return Reason.NO_SUCH_PLAYER
    return Reason.NOT_ONESELF if rival == seat else Reason.LEGAL


@rule
def why_not_take(state, player, product):
    if not holds(choice_of(top_task(state)), product):
        return Reason.TOO_DEAR
    if holds(player.products, product):
        return Reason.HELD_ALREADY
    return Reason.SOLD_OUT if holds(state.sold_out, product) else Reason.GROUP_CLASH


@rule
def is_asked(state, kind):
    """Whether a kind of answer belongs to what is asked."""
    return holds(ASKED_IN[kind], state.phase)
