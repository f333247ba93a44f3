"""Mark: what a viewer may know, and what can be guessed of the rest."""

from rejouons.games.mark.company import is_overfull, pieces_in, storage_fee
from rejouons.games.mark.state import NO_BID, SEALED, MoneyVisibility, Phase
from rejouons.games.mark.tables import (
    FEE_PER_ROW,
    FREE_PER_ROW,
    MATERIALS,
    PRICE,
    START_MONEY,
)
from rejouons.kernel.dice import draw, wipe_dice
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import rule

USUAL_BIDS = 8  # most bids are below it
UNUSUAL = 16  # one bid in so many may be anything the bidder can pay
SPENDING_DRAWS = 3  # fees and bids eat about a quarter of what a player earns


@rule
def redact(state, viewer):
    wipe_dice(state.dice)
    for seat in range(state.num_players):
        if seat != viewer:
            redact_player(state, state.players[seat])


@rule
def redact_player(state, player):
    if state.phase == Phase.BID and player.bid != NO_BID:
        player.bid = SEALED  # MK-81
    if is_money_hidden(state):
        player.money = HIDDEN  # MK-82


@rule
def is_money_hidden(state):
    return state.options.money_visibility == MoneyVisibility.HIDDEN and state.phase != Phase.OVER


@rule
def guess(state, viewer):
    for seat in range(state.num_players):
        player = state.players[seat]
        if player.money == HIDDEN:
            player.money = guess_money(state, seat)
        if player.bid == SEALED:
            player.bid = guess_bid(state.dice, player.money)


@rule
def reopen(state, viewer):
    """Takes back what others chose in secret while somebody has yet to choose."""
    if state.phase == Phase.BID:
        for seat in range(state.num_players):
            if seat != viewer:
                state.players[seat].bid = NO_BID


@rule
def guess_money(state, seat):
    """The start money, a share of the sales no visible purse explains, less what was spent."""
    if state.phase == Phase.RETURN and seat == state.roller:
        return draw(state.dice, fee_due(state.players[seat]))  # too poor to pay it (MK-53)
    earned = START_MONEY + least_of(state.dice, state.num_players - 1, unseen_sales(state) + 1)
    return earned - least_of(state.dice, SPENDING_DRAWS, earned + 1)


@rule
def fee_due(player):
    """The fee that could not be paid: of both rows, if one may have been cleared already."""
    if is_overfull(player.yard) and pieces_in(player.plant) < FREE_PER_ROW:
        return storage_fee(player)
    if is_overfull(player.plant) and pieces_in(player.yard) < FREE_PER_ROW:
        return storage_fee(player)
    return 2 * FEE_PER_ROW


@rule
def unseen_sales(state):
    """The most that purses still unknown can have earned together."""
    unseen = paid_out(state)
    for seat in range(state.num_players):
        if state.players[seat].money != HIDDEN:
            unseen -= max(0, state.players[seat].money - START_MONEY)
    return max(0, unseen)


@rule
def paid_out(state):
    """What the market has paid so far, to all players."""
    total = 0
    for material in range(MATERIALS):
        for cell in range(state.sold[material]):
            total += PRICE[state.row_of[material], cell]
    return total


@rule
def least_of(dice, draws, count):
    """The least of some draws of 0..count-1: anything may come, small numbers more often."""
    least = draw(dice, count)
    for _ in range(draws - 1):
        least = min(least, draw(dice, count))
    return least


@rule
def guess_bid(dice, money):
    """Any bid the player can pay, small ones far more often, as people bid."""
    if draw(dice, UNUSUAL) == 0:
        return draw(dice, money + 1)
    return draw(dice, min(USUAL_BIDS, money + 1))
