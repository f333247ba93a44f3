"""What the contract test needs to know of Pig."""

import random
from typing import Any

from pig.state import Event

WASM_BYTES = 30_000  # at most
FREE_UNDOS = 0.05  # of all actions, at least: only holding rolls no die
HAS_SECRETS = False  # PG-11
ENDINGS = {"won": (Event.WON,), "short": (Event.WON,)}
GUESSES: dict[str, Any] = {}  # there is nothing to guess


def conserved(state: Any) -> list[int]:
    """What wins, and that nobody banks points for a seat without a player."""
    empty = state.players["points"][int(state.num_players) :]
    return [int(state.options.target), *map(int, empty)]


def with_other_secrets(state: Any, viewer: int, chance: random.Random) -> None:
    """There are none beside the dice."""
