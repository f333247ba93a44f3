"""Mark: what a viewer may know, and what can be guessed of the rest."""

from rejouons.games.mark.state import NO_BID, SEALED, MoneyVisibility, Phase
from rejouons.kernel.dice import draw, wipe_dice
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import rule

USUAL_BIDS = 8  # most bids are below it
UNUSUAL = 16  # one bid in so many may be anything the bidder can pay


@rule
def redact(state, viewer):
    """Bids and, by option, money; everything else is open: MK-80."""
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
            player.money = player.reckoned
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
def guess_bid(dice, money):
    """Any bid the player can pay, small ones far more often, as people bid."""
    if draw(dice, UNUSUAL) == 0:
        return draw(dice, money + 1)
    return draw(dice, min(USUAL_BIDS, money + 1))
