"""The boards as the terminal draws them: a folder per game, and what several share beside them."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from rejouons.kernel.contract import Game
from rejouons.texts import Texts
from rejouons.views import View

DrawBoard = Callable[[View, Sequence[str], Texts], RenderableType]


def board_of(game: Game) -> DrawBoard:
    """The function that draws a game's board: `board` in `<id>/board.py` here, or in the module
    `terminal` of the package that brings the game.
    """
    ours = f"{__name__}.{game.id}"
    home = f"{ours}.board" if find_spec(ours) else f"{game.rules.__package__}.terminal"
    draw: DrawBoard = import_module(home).board
    return draw
