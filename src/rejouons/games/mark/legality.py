"""Mark: who must act, what they may do, and why not."""

from numpy import int64

from rejouons.games.mark.company import (
    is_allowed,
    is_finished,
    is_lot,
    is_overfull,
    is_row_open,
)
from rejouons.games.mark.state import (
    ACTIONS,
    EMPTY,
    NO_BID,
    NO_ROW,
    Move,
    Phase,
    Reason,
    Where,
)
from rejouons.games.mark.tables import COLUMNS, MATERIALS, ROWS, STEP_FROM, STEP_TO, STEPS
from rejouons.kernel.layout import encode, offer
from rejouons.kernel.rule import rule

CODES, KIND_OF, VALUES_OF = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.values_of
NUM_ACTIONS = ACTIONS.size


@rule
def to_act(state):
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.BID:
        return yet_to_bid(state)
    if state.phase == Phase.PLACE:
        return 1 << state.winner
    return 1 << state.roller


@rule
def yet_to_bid(state):
    seats = 0
    for seat in range(state.num_players):
        if state.players[seat].bid == NO_BID:
            seats |= 1 << seat  # MK-40
    return seats


@rule
def must_act(state, seat):
    """Whether the seat is among those to act."""
    if state.phase == Phase.BID:
        return seat < state.num_players and state.players[seat].bid == NO_BID
    return to_act(state) == 1 << seat


# The legal actions


@rule
def legal(state, seat, out):
    if not must_act(state, seat):
        return 0
    if state.phase == Phase.ACT:
        return list_actions(state, seat, out)
    if state.phase == Phase.BID:
        return list_bids(state, seat, out)
    if state.phase == Phase.PLACE:
        return list_places(state, seat, out)
    if state.phase == Phase.LOT:
        return list_lots(state, out)
    return list_returns(state, seat, out)


@rule
def list_actions(state, seat, out):
    player = state.players[seat]
    count = int64(0)
    for material in range(MATERIALS):
        if is_allowed(state, material):
            if state.bank[material] > 0:
                count = list_takes(player, material, out, count)
            count = list_conversions(player, material, out, count)
            count = list_sales(state, player, material, out, count)
    return count


@rule
def list_takes(player, material, out, count):
    for column in range(COLUMNS):
        action = encode(CODES, Move.TAKE, material, column)
        count = offer(out, count, action, player.yard[column] == EMPTY)
    return count


@rule
def list_conversions(player, material, out, count):
    for step in range(STEPS):
        is_there = player.yard[STEP_FROM[step]] == material
        is_free = player.plant[STEP_TO[step]] == EMPTY
        count = offer(out, count, encode(CODES, Move.CONVERT, step), is_there & is_free)
    return count


@rule
def list_sales(state, player, material, out, count):
    for column in range(COLUMNS):
        if player.plant[column] == material:
            for row in range(ROWS):
                action = encode(CODES, Move.SELL, column, row)
                count = offer(out, count, action, is_row_open(state, material, row))
    return count


@rule
def list_bids(state, seat, out):
    bids = state.players[seat].money + 1
    for amount in range(bids):
        out[amount] = encode(CODES, Move.BID, amount)
    return bids


@rule
def list_places(state, seat, out):
    count = 0
    for column in range(COLUMNS):
        if state.players[seat].yard[column] == EMPTY:
            out[count] = encode(CODES, Move.PLACE, column)
            count += 1
    return count


@rule
def list_lots(state, out):
    count = 0
    for material in range(MATERIALS):
        if is_lot(state, material):
            out[count] = encode(CODES, Move.AUCTION, material)
            count += 1
    return count


@rule
def list_returns(state, seat, out):
    player = state.players[seat]
    count = list_returns_from(player.yard, int64(Where.YARD), out, int64(0))
    return list_returns_from(player.plant, int64(Where.PLANT), out, count)


@rule
def list_returns_from(spaces, where, out, count):
    if is_overfull(spaces):
        for column in range(COLUMNS):
            if spaces[column] != EMPTY:
                out[count] = encode(CODES, Move.RETURN, where, column)
                count += 1
    return count


# Why an action is refused


@rule
def why_not(state, seat, action):
    if action < 0 or action >= NUM_ACTIONS:
        return Reason.NO_SUCH_ACTION
    if not must_act(state, seat):
        return why_not_now(state)
    kind = KIND_OF[action]
    first, second = VALUES_OF[action, 0], VALUES_OF[action, 1]
    if state.phase == Phase.ACT:
        return why_not_act(state, seat, kind, first, second)
    if state.phase == Phase.BID:
        return why_not_bid(state, seat, kind, first)
    if state.phase == Phase.PLACE:
        return why_not_place(state, seat, kind, first)
    if state.phase == Phase.LOT:
        return why_not_auction(state, kind, first)
    return why_not_return(state, seat, kind, first, second)


@rule
def why_not_now(state):
    if state.phase == Phase.OVER:
        return why_over(state)
    if state.phase == Phase.BID:
        return Reason.ALREADY_BID
    return Reason.NOT_YOUR_TURN


@rule
def why_over(state):
    if state.full_rows < state.options.end_rows:
        return Reason.OVER_STALLED
    if state.full_rows == ROWS:
        return Reason.OVER_ALL_ROWS
    return Reason.OVER_FOUR_ROWS


@rule
def why_not_act(state, seat, kind, first, second):
    if kind == Move.TAKE:
        return why_not_take(state, seat, first, second)
    if kind == Move.CONVERT:
        return why_not_convert(state, seat, STEP_FROM[first], STEP_TO[first])
    if kind == Move.SELL:
        return why_not_sell(state, seat, first, second)
    return Reason.MUST_ACT


@rule
def why_not_take(state, seat, material, column):
    if not is_allowed(state, material):
        return why_not_allowed(state, material)
    if state.bank[material] == 0:
        return Reason.BANK_EMPTY
    if state.players[seat].yard[column] != EMPTY:
        return Reason.SPACE_TAKEN
    return Reason.LEGAL


@rule
def why_not_convert(state, seat, column, to_column):
    player = state.players[seat]
    material = player.yard[column]
    if material == EMPTY:
        return Reason.NOTHING_TO_CONVERT
    if not is_allowed(state, material):
        return why_not_allowed(state, material)
    if player.plant[to_column] != EMPTY:
        return Reason.PLANT_SPACE_TAKEN
    return Reason.LEGAL


@rule
def why_not_sell(state, seat, column, row):
    material = state.players[seat].plant[column]
    if material == EMPTY:
        return Reason.NOTHING_TO_SELL
    if not is_allowed(state, material):
        return why_not_allowed(state, material)
    if is_row_open(state, material, row):
        return Reason.LEGAL
    if state.row_of[material] != NO_ROW:
        return Reason.ROW_IS_FIXED
    return Reason.ROW_IS_ANOTHERS


@rule
def why_not_allowed(state, material):
    if is_finished(state, material):
        return Reason.MATERIAL_FINISHED
    return Reason.NOT_ROLLED


@rule
def why_not_bid(state, seat, kind, amount):
    if kind != Move.BID:
        return Reason.MUST_BID
    if amount > state.players[seat].money:
        return Reason.BID_ABOVE_MONEY
    return Reason.LEGAL


@rule
def why_not_place(state, seat, kind, column):
    if kind != Move.PLACE:
        return Reason.MUST_PLACE
    if state.players[seat].yard[column] != EMPTY:
        return Reason.SPACE_TAKEN
    return Reason.LEGAL


@rule
def why_not_auction(state, kind, material):
    if kind != Move.AUCTION:
        return Reason.MUST_NAME_LOT
    if is_finished(state, material):
        return Reason.LOT_FINISHED
    if state.bank[material] == 0:
        return Reason.LOT_NOT_IN_BANK
    return Reason.LEGAL


@rule
def why_not_return(state, seat, kind, where, column):
    if kind != Move.RETURN:
        return Reason.MUST_RETURN
    player = state.players[seat]
    spaces = player.yard if where == Where.YARD else player.plant
    if not is_overfull(spaces):
        return Reason.ROW_NOT_OVERFULL
    if spaces[column] == EMPTY:
        return Reason.NO_PIECE_THERE
    return Reason.LEGAL
