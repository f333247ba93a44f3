"""What the contract test needs to know of Mark."""

import random
from collections import Counter
from typing import Any

from mark_table import A, B, Table

from rejouons.games.mark.state import NO_BID, Event, MoneyVisibility, Phase
from rejouons.games.mark.tables import FEE_PER_ROW, MATERIALS, MAX_MONEY

WASM_BYTES = 60_000  # at most
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
    """B's purse is hidden; the market has paid 7, all of it to B, for all A knows."""
    table = Table(2, money=[30, 37], market={"glass": (1, 2)}, money_visibility="hidden")
    table.start_turn("card/metal")
    return table.view(A)


def purses() -> dict[int, float]:
    """The start money and any part of the sales, less the least of three draws from it all."""
    chances: Counter[int] = Counter()
    for sales in range(8):
        earned = 30 + sales
        for spent in range(earned + 1):
            above = earned + 1 - spent
            least = (above**3 - (above - 1) ** 3) / (earned + 1) ** 3
            chances[earned - spent] += least / 8  # type: ignore[assignment]
    return dict(sorted(chances.items()))


def unpaid_fee() -> Any:
    """B could not pay the fee for its yard."""
    table = Table(2, money=[30, 2], yard={B: "glass card metal -"}, money_visibility="hidden")
    table.start_turn("card/metal", roller=B)
    return table.view(A)


GUESSES = {
    "a sealed bid": (sealed_bid(), A, lambda guess: int(guess.players[B].bid), bids(9)),
    "a hidden purse": (hidden_money(), A, lambda guess: int(guess.players[B].money), purses()),
    "a purse too small for the fee": (
        unpaid_fee(),
        A,
        lambda guess: int(guess.players[B].money),
        dict.fromkeys(range(FEE_PER_ROW), 1 / FEE_PER_ROW),
    ),
}
