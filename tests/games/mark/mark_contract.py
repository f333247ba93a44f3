"""What the contract test needs to know of Mark."""

import random
from typing import Any

from rejouons.games.mark.state import NO_BID, Event, MoneyVisibility, Phase
from rejouons.games.mark.tables import MATERIALS, MAX_MONEY

ENDINGS = {
    "all_rows": Event.OVER_ALL_ROWS,
    "four_rows": Event.OVER_FOUR_ROWS,
    "stalled": Event.OVER_STALLED,
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
