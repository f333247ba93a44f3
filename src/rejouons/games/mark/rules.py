"""Mark: recycling companies take waste in, convert it and sell it on a rising market.

Read from top to bottom, this is the rule book: the set-up, a turn in its order, the three
actions, the end; the auction is in auction.py. Each clause is told in RULES.en.md and
RULES.fr.md. The prices and the board are reconstructions.
"""

from numpy import int64

from rejouons.games.mark.auction import bid, call_auction, name_lot, place
from rejouons.games.mark.company import (
    can_act,
    is_finished,
    is_overfull,
    receive,
    storage_fee,
)
from rejouons.games.mark.hidden import guess, redact, reopen
from rejouons.games.mark.legality import legal, to_act, why_not
from rejouons.games.mark.state import (
    ACTIONS,
    EMPTY,
    NO_BID,
    NO_LOT,
    NO_ROW,
    NOT_ROLLED,
    Event,
    FirstPlayer,
    Move,
    Phase,
    Where,
)
from rejouons.games.mark.tables import (
    COLUMNS,
    FACES,
    HAMMER,
    MATERIALS,
    PIECES_PER_MATERIAL,
    PRICE,
    ROWS,
    STAR,
    START_MONEY,
    STEP_FROM,
    STEP_TO,
)
from rejouons.games.mark.value import evaluate, playout, scores
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import draw
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule

__all__ = [
    "apply",
    "evaluate",
    "guess",
    "legal",
    "playout",
    "redact",
    "reopen",
    "scores",
    "setup",
    "to_act",
    "why_not",
]

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of


# Set-up


@rule
def setup(state, log):
    for material in range(MATERIALS):
        state.bank[material] = PIECES_PER_MATERIAL  # MK-04, MK-07
        state.row_of[material] = NO_ROW
    for seat in range(len(state.players)):
        set_up_company(state.players[seat])
    for seat in range(state.num_players):
        receive(state.players[seat], int64(START_MONEY))  # MK-07
    state.hammer_die = NOT_ROLLED
    state.star_die = NOT_ROLLED
    state.lot = NO_LOT
    state.winner = NOBODY
    choose_first_player(state, log)
    begin_turn(state)
    play_on(state, log)


@rule
def set_up_company(player):
    player.bid = NO_BID
    for column in range(COLUMNS):
        player.yard[column] = EMPTY
        player.plant[column] = EMPTY


@rule
def choose_first_player(state, log):
    if state.options.first_player == FirstPlayer.RANDOM:
        state.roller = draw(state.dice, int64(state.num_players))  # MK-08
    write(log, Event.FIRST_PLAYER, state.roller)


# A turn: fees, roll, auctions with a new roll after each, actions or pass, end (MK-10)


@rule
def play_on(state, log):
    """Plays the phases that ask nobody, until somebody must decide or the game is over."""
    while asks_nobody(state):
        if state.phase == Phase.START:
            pay_storage(state, log)
        elif state.phase == Phase.ROLL:
            roll(state, log)
        else:
            end_turn(state, log)


@rule
def asks_nobody(state):
    """Whether the phase plays itself, as the first ones do."""
    return state.phase <= Phase.END


@rule
def apply(state, log, seat, action):
    kind = KIND_OF[action]
    first, second = int64(VALUES_OF[action, 0]), int64(VALUES_OF[action, 1])
    if kind == Move.TAKE:
        take(state, log, seat, first, second)
    elif kind == Move.CONVERT:
        convert(state, log, seat, int64(STEP_FROM[first]), int64(STEP_TO[first]))
    elif kind == Move.SELL:
        sell(state, log, seat, first, second)
    elif kind == Move.RETURN:
        return_piece(state, log, seat, first, second)
    elif kind == Move.AUCTION:
        name_lot(state, log, seat, first)
    elif kind == Move.PLACE:
        place(state, log, seat, first)
    else:
        bid(state, log, seat, first)
    play_on(state, log)


@rule
def begin_turn(state):
    state.phase = Phase.START  # MK-55: the only time that fees are due
    state.turn += 1
    state.sales_this_turn = 0


# Storage fees


@rule
def pay_storage(state, log):
    player = state.players[state.roller]
    fee = storage_fee(player)
    state.phase = Phase.ROLL
    if fee > player.money:
        write(log, Event.FEE_UNPAID, state.roller, fee)  # MK-53: all or nothing
        state.phase = Phase.RETURN
    elif fee > 0:
        receive(player, -fee)  # MK-52
        write(log, Event.FEE_PAID, state.roller, fee)


@rule
def return_piece(state, log, seat, where, column):
    player = state.players[seat]
    spaces = player.yard if where == Where.YARD else player.plant
    material = int64(spaces[column])
    spaces[column] = EMPTY
    state.bank[material] += 1  # MK-54: it can be taken again at once
    write(log, Event.RETURNED, seat, material, where, column)
    if not is_overfull(player.yard) and not is_overfull(player.plant):
        state.phase = Phase.ROLL


# The roll


@rule
def roll(state, log):
    state.hammer_die = draw(state.dice, int64(FACES))  # MK-11
    state.star_die = draw(state.dice, int64(FACES))
    write(log, Event.ROLLED, state.roller, state.hammer_die, state.star_die)
    if state.hammer_die == HAMMER:
        call_auction(state, log)
    else:
        allow_materials(state)
        begin_actions(state, log)


@rule
def allow_materials(state):
    """Marks the live materials the roll allows: those of the dice, or all with a star; MK-65."""
    state.allowed = 0
    for material in range(MATERIALS):
        shown = material == state.hammer_die or material == state.star_die  # MK-12
        if (shown or state.star_die == STAR) and not is_finished(state, material):  # MK-32, MK-62
            state.allowed |= 1 << material


@rule
def begin_actions(state, log):
    state.phase = Phase.END
    if state.allowed == 0:
        write(log, Event.TURN_LOST, state.roller)  # MK-63
    elif not can_act(state, state.roller):
        write(log, Event.PASSED, state.roller)  # MK-14, MK-64
    else:
        state.phase = Phase.ACT
        state.actions_left = 2 if state.hammer_die == state.star_die else 1  # MK-30, MK-33


# The three actions


@rule
def take(state, log, seat, material, column):
    state.bank[material] -= 1  # MK-20
    state.players[seat].yard[column] = material
    write(log, Event.TAKEN, seat, material, column)
    finish_action(state, log, material)


@rule
def convert(state, log, seat, column, to_column):
    player = state.players[seat]
    material = int64(player.yard[column])
    player.yard[column] = EMPTY  # MK-21
    player.plant[to_column] = material
    write(log, Event.CONVERTED, seat, material, column, to_column)
    finish_action(state, log, material)


@rule
def sell(state, log, seat, column, row):
    player = state.players[seat]
    material = int64(player.plant[column])
    cell = int64(state.sold[material])
    price = int64(PRICE[row, cell])
    if cell == 0:
        state.row_of[material] = row  # MK-24
        write(log, Event.ROW_OPENED, seat, material, row)
    player.plant[column] = EMPTY
    receive(player, price)  # MK-23; the bank never runs out: MK-06
    state.sold[material] += 1
    state.sales_this_turn += 1
    write(log, Event.SOLD, seat, material, column, row, cell, price)
    if is_finished(state, material):
        finish_material(state, log, material)
    finish_action(state, log, material)


@rule
def finish_action(state, log, material):
    """Goes on after an action: another one of a double, or the end of the turn."""
    state.actions_left -= 1
    if state.phase == Phase.OVER or (state.actions_left > 0 and goes_on(state, log, material)):
        return
    state.phase = Phase.END  # MK-15


@rule
def goes_on(state, log, material):
    """Whether the second action of a double can be played."""
    if is_finished(state, material):
        write(log, Event.DOUBLE_VOID, state.roller, material)  # MK-66
        return False
    if not can_act(state, state.roller):
        write(log, Event.DOUBLE_CUT, state.roller, material)  # MK-31
        return False
    return True


# Finished materials and the end


@rule
def finish_material(state, log, material):
    write(log, Event.FINISHED, state.roller, material)  # MK-60
    for seat in range(state.num_players):
        player = state.players[seat]
        count = scrap_from(player.yard, material) + scrap_from(player.plant, material)
        scrap(state, log, Event.SCRAPPED, int64(seat), material, count)
    scrap(state, log, Event.SCRAPPED_BANK, int64(NOBODY), material, int64(state.bank[material]))
    state.bank[material] = 0
    state.full_rows += 1
    if state.full_rows == state.options.end_rows:
        end_by_rows(state, log)


@rule
def scrap_from(spaces, material):
    count = 0
    for column in range(COLUMNS):
        if spaces[column] == material:
            spaces[column] = EMPTY
            count += 1
    return count


@rule
def scrap(state, log, event, seat, material, count):
    if count > 0:
        state.scrap[material] += count  # MK-61
        write(log, event, seat, material, count)


@rule
def end_by_rows(state, log):
    state.phase = Phase.OVER
    if state.full_rows == ROWS:
        write(log, Event.OVER_ALL_ROWS, NOBODY)  # MK-70
    else:
        write(log, Event.OVER_FOUR_ROWS, NOBODY)  # MK-73


@rule
def end_turn(state, log):
    state.stall = 0 if state.sales_this_turn > 0 else state.stall + 1
    if state.stall == state.options.stall_cap and state.stall > 0:
        state.phase = Phase.OVER
        write(log, Event.OVER_STALLED, NOBODY, state.stall)  # MK-74
    else:
        state.roller = (state.roller + 1) % state.num_players  # MK-09, MK-15
        begin_turn(state)
