"""What bots make of a position, for the tests of all games."""

from typing import Any

import numpy as np

from positions import new_log
from rejouons.kernel.contract import MAX_SEATS, Game
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.record import new, snapshot


def chances(game: Game, state: Any) -> list[float]:
    """Each seat's chance to win."""
    found = np.zeros(MAX_SEATS)
    game.rules.evaluate(state, found)
    return [float(chance) for chance in found[: state.num_players]]


def chance_after(game: Game, state: Any, seat: int, action: str) -> float:
    """A seat's chance to win when it has acted."""
    trial = snapshot(state)
    game.rules.apply(trial, new_log(), seat, game.actions.parse(action))
    return chances(game, trial)[seat]


def playouts(game: Game, state: Any, seat: int, number: int) -> list[str]:
    """What a seat does in playouts, with so many whims."""
    dice = new(DICE)[0]
    out = np.zeros(game.actions.size, np.int16)
    found = []
    for seed in range(number):
        seed_dice(dice, seed, 0)
        found.append(game.actions.text(int(game.rules.playout(state, seat, dice, out))))
    return found
