"""À vos marques: how likely each player is to win, by what is still missing to the finish."""

from numpy import int64

from rejouons.games.a_vos_marques.errands import (
    destination_space,
    errand_distance,
    has_errand,
)
from rejouons.games.a_vos_marques.ranking import rank_of
from rejouons.games.a_vos_marques.state import Mark, Phase
from rejouons.games.a_vos_marques.tables import (
    BONUS_COST,
    ECU_WORTH,
    ERRAND_COST,
    HAND_WORTH,
    MISS_COST,
    NUM_PRODUCTS,
    ONE_DIE_COST,
    PRODUCT_WORTH,
    ROADS,
    SPREAD,
    TICKET_WORTH,
    WRONG_WAY_COST,
)
from rejouons.kernel.chances import exponential, share
from rejouons.kernel.rule import rule
from rejouons.kernel.sets import holds


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        for seat in range(state.num_players):
            chances[seat] = exponential(-missing(state, seat), SPREAD)
    share(chances, state.num_players)


@rule
def missing(state, seat):
    """What a player still has to drive, with all that helps and hinders, in hundredths."""
    player = state.players[seat]
    left = 100 * int64(ROADS[player.space].to_finish)
    if has_errand(player):
        beyond = int64(ROADS[destination_space(player)].to_finish)
        left = 100 * (errand_distance(player) + beyond) + ERRAND_COST
    left += mark_costs(int64(player.marks))
    left -= ECU_WORTH * int64(player.ecus) + HAND_WORTH * int64(player.hand_size)
    left -= TICKET_WORTH * min(int64(player.tickets), 1)
    for product in range(NUM_PRODUCTS):
        if holds(player.products, product):
            left -= PRODUCT_WORTH[product]
    return left


@rule
def mark_costs(marks):
    cost = int64(0)
    if holds(marks, Mark.MISS):
        cost += MISS_COST
    if holds(marks, Mark.ONE_DIE):
        cost += ONE_DIE_COST
    if holds(marks, Mark.BONUS_DIE):
        cost -= BONUS_COST
    if holds(marks, Mark.WRONG_WAY):
        cost += WRONG_WAY_COST
    return cost
