"""Mark: points, ranks, and how good a position looks."""

from numpy import int64

from rejouons.games.mark.company import pieces_in, storage_fee
from rejouons.games.mark.state import ACTIONS, NO_BID, NO_ROW, Move, Phase
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
from rejouons.kernel.chances import exponential, share_out
from rejouons.kernel.layout import encode
from rejouons.kernel.optional import NO_OPINION
from rejouons.kernel.rule import rule

CODES = ACTIONS.codes
CENTS = 100
MOST_WAYS_ON = int(WAYS_ON.max())
NIBBLE = 4  # bits for a count of a player's pieces


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
    share_out(chances, state.num_players)


@rule
def weigh_strengths(state, chances):
    chances[0] = strength(state, int64(0))
    best = chances[0]
    for seat in range(1, state.num_players):
        chances[seat] = strength(state, seat)
        best = max(best, chances[seat])
    scale = sharpness(state)
    for seat in range(state.num_players):
        lead = (chances[seat] - best) * scale
        chances[seat] = exponential(lead, CENTS * SHARPNESS_UNIT)


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
    worth += stock_worth(state, player)
    for column in range(COLUMNS):
        if player.yard[column] >= 0 and WAYS_ON[column] == MOST_WAYS_ON:
            worth += ROOMY_COLUMN
    if state.roller == seat:
        worth += TURN
    if state.phase == Phase.BID and player.bid != NO_BID:
        worth += bid_worth(lot_worth(state, player), int64(player.bid))
    if state.phase == Phase.PLACE and state.winner == seat:
        worth += lot_worth(state, player)
    return worth


@rule
def stock_worth(state, player):
    """The prices a player's pieces will fetch one after the other, discounted."""
    worth = int64(0)
    counted = int64(0)  # pieces so far of each material, in NIBBLE bits each
    for column in range(COLUMNS):
        if player.plant[column] >= 0:
            worth += PLANT_PIECE * next_price(state, counted, player.plant[column])
            counted += 1 << NIBBLE * int64(player.plant[column])
    for column in range(COLUMNS):
        if player.yard[column] >= 0:
            worth += YARD_PIECE * next_price(state, counted, player.yard[column])
            counted += 1 << NIBBLE * int64(player.yard[column])
    return worth


@rule
def next_price(state, counted, material):
    """What a piece may fetch after those counted already."""
    count = counted >> NIBBLE * int64(material) & (1 << NIBBLE) - 1
    return expected_price(state, material, state.sold[material] + count)


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
def bid_worth(lot, bid):
    """What a bid promises: the lot's worth less the bid, by the chance that it wins."""
    return (lot - CENTS * bid) * bid // (bid + RIVAL_BID)


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


@rule
def playout(state, seat, dice, out):
    """The bid with the best promise, without a trial of each; other actions are for `evaluate`."""
    if state.phase != Phase.BID:
        return int64(NO_OPINION)
    lot = lot_worth(state, state.players[seat])
    best = int64(0)
    for bid in range(1, min(int64(state.players[seat].money), lot // CENTS) + 1):
        if bid_worth(lot, bid) > bid_worth(lot, best):
            best = int64(bid)
    return int64(encode(CODES, Move.BID, best))
