"""The games: one folder each, listed here by id.

A game's box tells what is printed on it at once; its rules are imported when it is loaded.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rejouons.errors import UnknownGame
from rejouons.kernel.box import Box

if TYPE_CHECKING:
    from rejouons.kernel.contract import Game

GAMES = ("mark", "ave_cesar", "autoscooter", "macadam", "a_vos_marques")

_BOXES = {name: Box(f"{__name__}.{name}", Path(__file__).parent / name) for name in GAMES}


def box(game_id: str) -> Box:
    """What is printed on a game's box."""
    if not isinstance(game_id, str) or game_id not in _BOXES:
        raise UnknownGame(game=game_id, games=", ".join(GAMES))
    return _BOXES[game_id]


def load(game_id: str) -> "Game":
    """The facts of a game."""
    game: Game = import_module(f"{box(game_id).package}.game").GAME
    return game
