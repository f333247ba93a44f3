"""À vos marques: a plausible action by habits, for searches that look far ahead."""

from numpy import int64

from rejouons.games.a_vos_marques.attack import is_target
from rejouons.games.a_vos_marques.driving import (
    end_of,
    next_own_route,
    outcome_of,
    rest_of,
    route_to,
)
from rejouons.games.a_vos_marques.piles import NUM_S
from rejouons.games.a_vos_marques.roads import FINISH
from rejouons.games.a_vos_marques.routes import EMPTY, NO_ROUTE
from rejouons.games.a_vos_marques.shopping import exchanged, next_purchase
from rejouons.games.a_vos_marques.state import ACTIONS, NO_PRODUCT, Move, Phase
from rejouons.games.a_vos_marques.tables import (
    CASINO,
    CASINO_PULL,
    MOST_STAKE,
    ROADS,
    STEP,
    WHIM,
)
from rejouons.games.a_vos_marques.tasks import is_roll_due
from rejouons.games.a_vos_marques.value import missing, steps_to_go
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import draw
from rejouons.kernel.layout import encode
from rejouons.kernel.optional import NO_OPINION
from rejouons.kernel.rule import rule, solid

CODES = ACTIONS.codes


@rule
def playout(state, seat, dice, out):
    if is_roll_due(state):
        return int64(encode(CODES, Move.ROLL))
    if state.phase == Phase.MOVE:
        return likely_drive(state, seat, dice)
    if state.phase == Phase.GARAGE:
        return likely_trade(state, seat)
    if state.phase == Phase.ATTACK:
        return likely_attack(state, seat, dice)
    if state.phase == Phase.BET:
        return int64(encode(CODES, Move.BET, min(MOST_STAKE, int64(state.players[seat].ecus))))
    return int64(NO_OPINION)


@solid
def likely_drive(state, seat, dice):
    """The move that leaves least to drive, more or less."""
    best, best_left = int64(0), int64(1) << 30
    route = next_own_route(state, seat, int64(EMPTY))
    while route != NO_ROUTE:
        outcome = outcome_of(state, seat, route)
        left = STEP * int64(ROADS[rest_of(outcome)].to_finish) + draw(dice, WHIM)
        if ROADS[end_of(outcome)].place == CASINO and state.players[seat].ecus > 0:
            left -= CASINO_PULL
        if end_of(outcome) == FINISH:
            left = int64(-1)
        if left < best_left:
            best, best_left = outcome, left
        route = next_own_route(state, seat, route)
    return int64(encode(CODES, Move.DRIVE, end_of(best), way_of(state, seat, best)))


@solid
def way_of(state, seat, outcome):
    """The number of the way that leads to an outcome."""
    way = int64(0)
    while outcome_of(state, seat, route_to(state, seat, end_of(outcome), way)) != outcome:
        way += 1
    return way


@solid
def likely_trade(state, seat):
    player = state.players[seat]
    products = int64(player.products)
    product = next_purchase(state, int64(player.ecus), products, steps_to_go(state))
    if product == NO_PRODUCT:
        return int64(encode(CODES, Move.DONE))
    older = exchanged(products, product)
    if older != NO_PRODUCT:
        return int64(encode(CODES, Move.SELL, older))
    return int64(encode(CODES, Move.BUY, product))


@solid
def likely_attack(state, seat, dice):
    """Any card, against whoever is first."""
    target = first_target(state, seat, dice)
    card = draw(dice, int64(state.players[seat].hand_size))
    kind = int64(0)
    while kind < NUM_S and card >= state.players[seat].hand[kind]:
        card -= state.players[seat].hand[kind]
        kind += 1
    return int64(encode(CODES, Move.PLAY, kind, target))


@rule
def first_target(state, seat, dice):
    """The rival who has least to drive, more or less."""
    to_go = steps_to_go(state)
    best, best_left = int64(NOBODY), int64(1) << 30
    for target in range(state.num_players):
        if is_target(state, seat, target):
            left = missing(state, target, to_go) + draw(dice, WHIM)
            if left < best_left:
                best, best_left = int64(target), left
    return best
