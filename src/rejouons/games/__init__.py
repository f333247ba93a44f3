"""The games: one folder each, listed here by id."""

from importlib import import_module

from rejouons.errors import UnknownGame
from rejouons.kernel.contract import Game

GAMES = ("mark", "ave_cesar", "autoscooter", "macadam", "a_vos_marques")


def load(game_id: str) -> Game:
    """The facts of a game."""
    if not isinstance(game_id, str) or game_id not in GAMES:
        raise UnknownGame(game=game_id, games=", ".join(GAMES))
    game: Game = import_module(f"rejouons.games.{game_id}.game").GAME
    return game
