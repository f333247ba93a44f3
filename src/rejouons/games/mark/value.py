"""Mark: points, ranks, and how good a position looks."""

from numpy import int64

from rejouons.games.mark.company import is_finished, pieces_in, storage_fee
from rejouons.games.mark.state import NO_BID, NO_ROW, Phase
from rejouons.games.mark.tables import (
    CELLS,
    COLUMNS,
    FEE_PER_ROW,
    FREE_PER_ROW,
    MATERIALS,
    PLANT_PIECE,
    PRICE,
    RIVAL_BID,
    ROOMY_COLUMN,
    ROWS,
    SHARPNESS,
    SHARPNESS_UNIT,
    TURN,
    UNOPENED,
    WAYS_ON,
    YARD_PIECE,
)
from rejouons.kernel.rule import rule

CENTS = 100
MOST_WAYS_ON = int(WAYS_ON.max())
DOUBLINGS = 10  # of an exponent; enough for the exponential of any lead


@rule
def scores(state, results):
    for seat in range(state.num_players):
        results[seat].points = state.players[seat].money  # MK-71
        results[seat].rank = rank_of(state, seat)


@rule
def rank_of(state, seat):
    rank = 1
    for other in range(state.num_players):
        if state.players[other].money > state.players[seat].money:
            rank += 1  # MK-72: equal money, equal rank
    return rank


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        weigh_strengths(state, chances)
    share(chances, state.num_players)


@rule
def share(chances, count):
    """Scales the chances so that they add up to one."""
    total = 0.0
    for seat in range(count):
        total += chances[seat]
    for seat in range(count):
        chances[seat] /= total


@rule
def weigh_strengths(state, chances):
    chances[0] = strength(state, 0)
    best = chances[0]
    for seat in range(1, state.num_players):
        chances[seat] = strength(state, seat)
        best = max(best, chances[seat])
    for seat in range(state.num_players):
        chances[seat] = weight(chances[seat] - best, sharpness(state))


@rule
def weight(lead, sharpness):
    """Grows exponentially with a lead in cents: `exp` itself differs between libraries."""
    power = max(0.0, 1.0 + lead * sharpness / (CENTS * SHARPNESS_UNIT * (1 << DOUBLINGS)))
    for _ in range(DOUBLINGS):
        power *= power
    return power


@rule
def sharpness(state):
    """What a dollar's lead is worth at this stage of the game."""
    sold = 0
    for material in range(MATERIALS):
        sold += int64(state.sold[material])
    stage = min(sold * ROWS // state.options.end_rows, ROWS * CELLS)
    return int64(SHARPNESS[state.num_players, stage])


@rule
def strength(state, seat):
    """What the seat owns and may expect to make of it, in cents."""
    player = state.players[seat]
    worth = CENTS * (int64(player.money) - storage_fee(player))
    for material in range(MATERIALS):
        if not is_finished(state, material):
            worth += stock_worth(state, player, material)
    for column in range(COLUMNS):
        if player.yard[column] >= 0 and WAYS_ON[column] == MOST_WAYS_ON:
            worth += ROOMY_COLUMN
    if state.roller == seat:
        worth += TURN
    if state.phase == Phase.BID and player.bid != NO_BID:
        worth += bid_worth(state, player)
    if state.phase == Phase.PLACE and state.winner == seat:
        worth += lot_worth(state, player)
    return worth


@rule
def stock_worth(state, player, material):
    """The prices a player's pieces of a material will fetch one after the other, discounted."""
    in_plant = count_of(player.plant, material)
    in_yard = count_of(player.yard, material)
    worth = 0
    for place in range(in_plant + in_yard):
        share = PLANT_PIECE if place < in_plant else YARD_PIECE
        worth += share * expected_price(state, material, state.sold[material] + place)
    return worth


@rule
def count_of(spaces, material):
    count = 0
    for column in range(COLUMNS):
        if spaces[column] == material:
            count += 1
    return count


@rule
def expected_price(state, material, cell):
    if cell >= CELLS:
        return int64(0)
    if state.row_of[material] == NO_ROW:
        return int64(UNOPENED[cell])
    return int64(PRICE[state.row_of[material], cell])


@rule
def bid_worth(state, player):
    """What a bid promises: the lot's worth less the bid, by the chance that it wins."""
    bid = int64(player.bid)
    return (lot_worth(state, player) - CENTS * bid) * bid // (bid + RIVAL_BID)


@rule
def lot_worth(state, player):
    """What the auctioned piece would be worth in the player's yard, less the fee it would cost."""
    stock = pieces_in(player.yard)
    if stock == COLUMNS:
        return int64(0)
    cell = state.sold[state.lot] + count_of(player.yard, state.lot)
    cell += count_of(player.plant, state.lot)
    worth = YARD_PIECE * expected_price(state, state.lot, cell)
    return worth - CENTS * FEE_PER_ROW if stock >= FREE_PER_ROW else worth
