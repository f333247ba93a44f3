"""Mark: the auction a hammer calls, from the lot to the piece in the winner's yard."""

from numpy import int64

from rejouons.games.mark.company import count_lots, is_lot, pieces_in, receive
from rejouons.games.mark.legality import to_act
from rejouons.games.mark.state import EMPTY, NO_BID, NO_LOT, Event, Phase
from rejouons.games.mark.tables import COLUMNS, MATERIALS, STAR
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import tell, write
from rejouons.kernel.rule import rule


@rule
def call_auction(state, log):
    if state.star_die != STAR:
        lot = int64(state.star_die)
        if is_lot(state, lot):
            open_auction(state, log, lot)  # MK-34
        else:
            write(log, Event.NO_AUCTION, state.roller)  # MK-36: still ROLL, so roll again (MK-37)
    else:
        call_auction_of_choice(state, log)


@rule
def call_auction_of_choice(state, log):
    lots = count_lots(state)
    if lots == 0:
        write(log, Event.NO_AUCTION, state.roller)  # MK-36
    elif lots == 1:
        open_auction(state, log, only_lot(state))  # MK-35: no choice
    else:
        state.phase = Phase.LOT


@rule
def only_lot(state):
    for material in range(MATERIALS):
        if is_lot(state, material):
            return material
    return NO_LOT


@rule
def name_lot(state, log, seat, material):
    write(log, Event.LOT_NAMED, seat, material)  # MK-35
    open_auction(state, log, material)


@rule
def open_auction(state, log, material):
    state.lot = material
    state.phase = Phase.BID
    for seat in range(state.num_players):
        state.players[seat].bid = NO_BID  # MK-40: everybody takes part
    write(log, Event.AUCTION_OPENED, state.roller, material)


@rule
def bid(state, log, seat, amount):
    state.players[seat].bid = amount
    tell(log, 1 << seat, Event.BID, seat, amount)  # MK-41, MK-81
    if to_act(state) == 0:
        show_bids(state, log)
        settle_auction(state, log)


@rule
def show_bids(state, log):
    for seat in range(state.num_players):
        write(log, Event.BID_SHOWN, seat, state.players[seat].bid)  # MK-41


@rule
def settle_auction(state, log):
    winner = highest_bidder(state)
    price = int64(state.players[winner].bid)
    state.phase = Phase.ROLL  # MK-37, MK-47
    if price == 0:
        write(log, Event.AUCTION_UNSOLD, state.roller, state.lot)  # MK-44
        state.lot = NO_LOT
    else:
        receive(state.players[winner], -price)  # MK-42
        hand_over(state, log, winner, price)


@rule
def highest_bidder(state):
    """The highest bidder; of several, the first clockwise from the roller."""
    best = int64(state.roller)  # MK-43
    for turn in range(1, state.num_players):
        seat = (state.roller + turn) % state.num_players
        if state.players[seat].bid > state.players[best].bid:
            best = seat
    return best


@rule
def hand_over(state, log, winner, price):
    yard = state.players[winner].yard
    spaces = COLUMNS - pieces_in(yard)
    if spaces == 0:
        write(log, Event.AUCTION_NO_SPACE, winner, state.lot, price)  # MK-46
        state.lot = NO_LOT
        return
    tied = Event.AUCTION_WON_TIE if is_tied(state, price) else Event.AUCTION_WON
    write(log, tied, winner, state.lot, price)
    if spaces == 1:
        place(state, log, winner, first_empty(yard))  # no choice
    else:
        state.winner = winner  # MK-45
        state.phase = Phase.PLACE


@rule
def is_tied(state, price):
    bidders = 0
    for seat in range(state.num_players):
        if state.players[seat].bid == price:
            bidders += 1
    return bidders > 1


@rule
def first_empty(spaces):
    column = 0
    while spaces[column] != EMPTY:
        column += 1
    return column


@rule
def place(state, log, seat, column):
    state.players[seat].yard[column] = state.lot  # MK-45
    state.bank[state.lot] -= 1
    write(log, Event.PLACED, seat, state.lot, column)
    state.lot = NO_LOT
    state.winner = NOBODY
    state.phase = Phase.ROLL  # MK-37
