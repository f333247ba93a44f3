"""The targets side by side: the same calls on plain, compiled and WebAssembly rules."""

import subprocess
import sys
from typing import Any

import numpy as np

from rejouons import games
from rejouons.kernel.built import look_again
from rejouons.kernel.contract import Game
from rejouons.kernel.record import new
from rejouons.kernel.targets import linked
from rejouons.kernel.webassembly import Sandbox
from rejouons.wasm.build import is_stale

SPARE = 1 << 25  # bytes of WebAssembly memory to make records in: a search needs most


def build_foreign(game: Game) -> None:
    """Builds the module of a game of another package, as its author would."""
    if game.id not in games.OURS and is_stale(game):
        subprocess.run([sys.executable, "-m", "rejouons.wasm.build", game.id], check=True)
        look_again(game)


class InPython:
    """Plain or compiled rules on NumPy's memory."""

    def __init__(self, game: Game, target: str) -> None:
        self.target = target
        self.rules = linked(game, target).rules

    def new(self, dtype: Any, count: int = 1) -> Any:
        return new(np.dtype(dtype), count) if np.dtype(dtype).names else np.zeros(count, dtype)


class InWebAssembly(Sandbox):
    """A game's WebAssembly module; its records lie in the module's memory."""

    def __init__(self, game: Game) -> None:
        build_foreign(game)
        super().__init__(game, SPARE)

    def new(self, dtype: Any, count: int = 1) -> Any:
        return super().new(np.dtype(dtype), count)
