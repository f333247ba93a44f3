"""Mark: what a viewer may know, and what can be guessed of the rest."""

from rejouons.games.mark.company import storage_fee
from rejouons.games.mark.state import NO_BID, SEALED, MoneyVisibility, Phase
from rejouons.games.mark.tables import MATERIALS, PRICE, START_MONEY
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
def guess_money(state, seat):
    """The start money, a share of all sales so far, less some part of both that was spent."""
    if state.phase == Phase.RETURN and seat == state.roller:
        return draw(state.dice, storage_fee(state.players[seat]))  # too poor to pay it (MK-53)
    earned = START_MONEY + least_of(state.dice, state.num_players - 1, paid_out(state) + 1)
    return earned - least_of(state.dice, SPENDING_DRAWS, earned + 1)


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
