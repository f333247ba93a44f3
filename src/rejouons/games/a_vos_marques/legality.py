"""À vos marques: who must act, and what they may do."""

from numpy import int64

from rejouons.games.a_vos_marques.attack import is_target
from rejouons.games.a_vos_marques.driving import (
    end_of,
    is_repeated,
    next_own_route,
    outcome_of,
)
from rejouons.games.a_vos_marques.forced import next_forced_route
from rejouons.games.a_vos_marques.garage import is_open
from rejouons.games.a_vos_marques.piles import FIRST_S, NUM_S
from rejouons.games.a_vos_marques.products import fits
from rejouons.games.a_vos_marques.routes import EMPTY, NO_ROUTE, end_space
from rejouons.games.a_vos_marques.state import ACTIONS, NO_PRODUCT, WAY, FoxPick, Move, Phase
from rejouons.games.a_vos_marques.tables import (
    ALL_PRODUCTS,
    CARDS,
    DEALER,
    MOST_STAKE,
    NUM_PRODUCTS,
    PRICE,
)
from rejouons.games.a_vos_marques.tasks import (
    choice_of,
    is_roll_due,
    loot_of,
    prize_named,
    steps_due,
    top_task,
)
from rejouons.kernel.layout import encode, offer, offer_each
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import bit, holds

CODES, VALUES_OF = ACTIONS.codes, ACTIONS.values_of
WAYS = WAY.size


@rule
def to_act(state):
    if state.phase == Phase.OVER:
        return int64(0)
    return bit(state.actor)  # AVM-73: the active player, or whoever is asked


@rule
def legal(state, seat, out):
    if to_act(state) != bit(seat):
        return int64(0)
    player = state.players[seat]
    if state.phase == Phase.MOVE:
        return list_drives(state, seat, out)
    if state.phase == Phase.GARAGE:
        count = list_trades(state, player, out, int64(0))
        return offer(out, count, encode(CODES, Move.DONE), True)
    if is_roll_due(state):
        count = offer(out, int64(0), encode(CODES, Move.ROLL), True)
        return list_trades(state, player, out, count) if is_open(state) else count
    if state.phase == Phase.ATTACK:
        return list_attacks(state, seat, out)
    return list_answers(state, seat, out)


@solid
def list_answers(state, seat, out):
    """The answers to what a card or a place asks."""
    player = state.players[seat]
    first = int64(0)
    if state.phase == Phase.SALE:
        return offer_each(out, first, encode(CODES, Move.SELL), int64(player.products))
    if state.phase == Phase.NAME:
        return offer_each(out, first, encode(CODES, Move.NAME), int64(ALL_PRODUCTS))
    if state.phase == Phase.PRIZE:
        return offer_each(out, first, encode(CODES, Move.NAME), prizes(state))
    if state.phase == Phase.DEALER:
        count = offer(out, first, encode(CODES, Move.USE), holds(player.products, DEALER))
        return offer(out, count, encode(CODES, Move.DECLINE), True)
    if state.phase == Phase.RECEIVE:
        count = offer(out, first, encode(CODES, Move.KEEP), may_keep(state, player))
        return offer(out, count, encode(CODES, Move.CASH), True)
    if state.phase == Phase.GAIN:
        count = offer_each(out, first, encode(CODES, Move.TAKE), gains(state, player))
        return offer(out, count, encode(CODES, Move.DECLINE), True)
    if state.phase == Phase.FORK:
        return list_forks(state, seat, out)
    if state.phase == Phase.BET:
        return list_stakes(player, out)
    if state.phase == Phase.MAGIC:
        count = offer(out, first, encode(CODES, Move.ROLL), True)
        return offer(out, count, encode(CODES, Move.STAY), True)
    return list_challenges(state, seat, out)


# Moves (AVM-28)


@solid
def list_drives(state, seat, out):
    count = int64(0)
    route = next_own_route(state, seat, int64(EMPTY))
    while route != NO_ROUTE:
        outcome = outcome_of(state, seat, route)
        way = ways_listed(out, count, end_of(outcome))
        is_new = way == 0 or not is_repeated(state, seat, route, outcome)
        action = encode(CODES, Move.DRIVE, end_of(outcome), way)
        count = offer(out, count, action, is_new and way < WAYS)
        route = next_own_route(state, seat, route)
    return count


@rule
def ways_listed(out, count, space):
    """How many listed moves reach a space."""
    ways = int64(0)
    for place in range(count):
        ways += VALUES_OF[out[place], 0] == space
    return ways


@solid
def list_forks(state, seat, out):
    """One for each space where a forward move can end; AVM-62."""
    player = state.players[seat]
    steps = steps_due(top_task(state))
    count = int64(0)
    route = next_forced_route(player, steps, int64(EMPTY))
    while route != NO_ROUTE:
        end = end_space(int64(player.space), route)
        is_new = ways_listed(out, count, end) == 0
        count = offer(out, count, encode(CODES, Move.ONWARD, end), is_new)
        route = next_forced_route(player, steps, route)
    return count


# The garage (AVM-30 to AVM-34)


@solid
def list_trades(state, player, out, count):
    for product in range(NUM_PRODUCTS):
        is_buyable = can_buy(state, player, product)
        count = offer(out, count, encode(CODES, Move.BUY, product), is_buyable)
    sellable = int64(player.products) & ~int64(state.bought)
    return offer_each(out, count, encode(CODES, Move.SELL), sellable)


@rule
def can_buy(state, player, product):
    is_there = not holds(state.sold_out | state.sold, product)
    return is_there and player.ecus >= PRICE[product] and fits(player.products, product)


# S cards (AVM-81 to AVM-83)


@solid
def list_attacks(state, seat, out):
    player = state.players[seat]
    count = int64(0)
    for kind in range(NUM_S):
        if CARDS[FIRST_S + kind].copies == 0:
            break  # kinds that the deck does not have come last
        if player.hand[kind] > 0:
            for target in range(state.num_players):
                action = encode(CODES, Move.PLAY, kind, target)
                count = offer(out, count, action, is_target(state, seat, target))
    return offer(out, count, encode(CODES, Move.PASS), True)


# Questions


@rule
def may_keep(state, player):
    """Nobody holds two of the same product; AVM-37."""
    return not holds(player.products, loot_of(top_task(state)))


@solid
def gains(state, player):
    """The products that can be had for nothing now."""
    choice = choice_of(top_task(state)) & ~int64(state.sold_out)
    products = int64(0)
    for product in range(NUM_PRODUCTS):
        if holds(choice, product) and fits(player.products, product):
            products |= bit(product)
    return products


@solid
def prizes(state):
    """The products that the winner of a duel may name; AVM-96."""
    task = top_task(state)
    products = int64(ALL_PRODUCTS)
    if state.options.fox_pick == FoxPick.OPEN:
        products = int64(state.players[task.other].products)
    if prize_named(task) != NO_PRODUCT:
        products &= ~bit(prize_named(task))
    return products


@rule
def list_stakes(player, out):
    count = int64(0)
    for stake in range(MOST_STAKE + 1):
        count = offer(out, count, encode(CODES, Move.BET, stake), stake <= player.ecus)
    return count


@rule
def list_challenges(state, seat, out):
    count = int64(0)
    for target in range(state.num_players):
        action = encode(CODES, Move.CHALLENGE, target)
        count = offer(out, count, action, target != seat)
    return offer(out, count, encode(CODES, Move.DECLINE), True)
