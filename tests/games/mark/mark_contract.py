"""What the contract test needs to know of Mark."""

from typing import Any

from rejouons.games.mark.state import Event
from rejouons.games.mark.tables import MATERIALS

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
