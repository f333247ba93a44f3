"""What the contract test needs to know of Mark."""

import random
from typing import Any

from mark_table import A, B, Table

from rejouons.games.mark.state import NO_BID, Event, MoneyVisibility, Phase
from rejouons.games.mark.tables import MATERIALS, MAX_MONEY

WASM_BYTES = 60_000  # at most
FREE_UNDOS = 0.2  # of all actions, at least
ENDINGS = {
    "all_rows": (Event.OVER_ALL_ROWS,),
    "four_rows": (Event.OVER_FOUR_ROWS,),
    "stalled": (Event.OVER_STALLED,),
}


def conserved(state: Any) -> list[int]:
    """The pieces of each material, wherever they are."""
    return [pieces(state, material) for material in range(MATERIALS)]


def pieces(state: Any, material: int) -> int:
    aside = state.bank[material] + state.scrap[material] + state.sold[material]
    companies = [spaces for player in state.players for spaces in (player.yard, player.plant)]
    return int(aside) + sum(int((spaces == material).sum()) for spaces in companies)


def with_other_secrets(state: Any, viewer: int, chance: random.Random) -> None:
    """Changes what the viewer may not know (MK-81, MK-82), beside the dice."""
    is_hidden = state.options.money_visibility == MoneyVisibility.HIDDEN
    for seat in range(state.num_players):
        player = state.players[seat]
        if seat != viewer and is_hidden and state.phase != Phase.OVER:
            player.money = chance.randrange(MAX_MONEY)
        if seat != viewer and state.phase == Phase.BID and player.bid != NO_BID:
            player.bid = chance.randrange(int(player.money) + 1)


# Guesses: a view, its viewer, what is looked at, and how likely each of its values is


def sealed_bid() -> Any:
    """B, who owns 9, has bid."""
    table = Table(2, money=[30, 9])
    table.start_turn("hammer/card")
    table.act(B, "bid 4")
    return table.view(A)


def bids(money: int) -> dict[int, float]:
    """One bid in 16 is anything the bidder can pay, the others are usual ones, 0 to 7."""
    usual = min(8, money + 1)
    return {bid: 1 / 16 / (money + 1) + 15 / 16 / usual * (bid < usual) for bid in range(money + 1)}


def hidden_money() -> Any:
    """B's purse is hidden, but A has seen all that B was paid."""
    table = Table(2, money=[30, 37], market={"glass": (1, 2)}, money_visibility="hidden")
    table.start_turn("card/metal")
    return table.view(A)


GUESSES = {
    "a sealed bid": (sealed_bid(), A, lambda guess: int(guess.players[B].bid), bids(9)),
    "a hidden purse": (hidden_money(), A, lambda guess: int(guess.players[B].money), {37: 1.0}),
}
