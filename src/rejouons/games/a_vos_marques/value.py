"""À vos marques: how likely each player is to win, by what is still missing to the finish."""

from numpy import int64

from rejouons.games.a_vos_marques.errands import (
    destination_space,
    errand_distance,
    has_errand,
)
from rejouons.games.a_vos_marques.ranking import rank_of
from rejouons.games.a_vos_marques.shopping import buy_on, product_worth
from rejouons.games.a_vos_marques.state import MARKS, Phase
from rejouons.games.a_vos_marques.tables import (
    ALL_PRODUCTS,
    ECU_WORTH,
    ERRAND_COST,
    ERRAND_STEP,
    HAND_WORTH,
    LAST_SPREAD,
    MARK_COST,
    NUM_PRODUCTS,
    ROADS,
    STEP_SPREAD,
    TICKET_WORTH,
    TO_DRIVE,
    TURN_WORTH,
)
from rejouons.kernel.chances import exponential, share_out
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import holds, lowest, without_lowest


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        to_go = steps_to_go(state)
        spread = LAST_SPREAD + STEP_SPREAD * to_go
        for seat in range(state.num_players):
            chances[seat] = exponential(-missing(state, seat, to_go), spread)
    share_out(chances, state.num_players)


@rule
def steps_to_go(state):
    """How far the first car has to go: about how long the race will last."""
    to_go = int64(ROADS[state.players[0].space].to_finish)
    for seat in range(1, state.num_players):
        to_go = min(to_go, int64(ROADS[state.players[seat].space].to_finish))
    return to_go


@solid
def missing(state, seat, to_go):
    """What a player still has to drive, with all that helps and hinders."""
    player = state.players[seat]
    left = int64(TO_DRIVE[ROADS[player.space].to_finish])
    if has_errand(player):
        left += ERRAND_COST + ERRAND_STEP * detour(player)
    for mark in range(MARKS):
        if holds(player.marks, mark):
            left += MARK_COST[mark]
    left += TURN_WORTH * turns_before(state, seat) // int64(state.num_players)
    left -= HAND_WORTH * int64(player.hand_size) + TICKET_WORTH * min(int64(player.tickets), 1)
    return left - equipment(state, seat, to_go)


@rule
def detour(player):
    """The steps that an errand adds to the way."""
    beyond = int64(ROADS[destination_space(player)].to_finish)
    return errand_distance(player) + beyond - int64(ROADS[player.space].to_finish)


@rule
def turns_before(state, seat):
    """How many others move before this player does."""
    waits = (int64(seat) - int64(state.active)) % int64(state.num_players)
    return int64(state.num_players) if waits == 0 and has_driven(state) else waits


@rule
def has_driven(state):
    """Whether the active player has moved; so it is mostly when a card or a place asks."""
    return Phase.GARAGE <= state.phase < Phase.OVER


@solid
def equipment(state, seat, to_go):
    """What products and écus are worth; to a shopper, as if all was bought that will be."""
    player = state.players[seat]
    products, ecus = int64(player.products), int64(player.ecus)
    if state.phase == Phase.GARAGE and seat == state.actor:
        bought = buy_on(state, ecus, products, to_go)
        products, ecus = bought & ALL_PRODUCTS, bought >> NUM_PRODUCTS
    worth = ECU_WORTH * ecus
    while products != 0:
        worth += product_worth(lowest(products), to_go)
        products = without_lowest(products)
    return worth
