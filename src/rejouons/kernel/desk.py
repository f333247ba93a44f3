"""Scrap paper: what rules write into while somebody plays, and nobody keeps."""

from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np

from rejouons.kernel.contract import MAX_SEATS, RESULT, Game
from rejouons.kernel.log import LOG
from rejouons.kernel.record import new

STATES = 3  # of a game, a view of it, a trial


@dataclass(frozen=True, eq=False)
class Desk:
    """What one player at a time needs beside a state."""

    states: Any
    log: Any
    silent: Any  # a log that hears nothing
    out: Any  # a row for legal actions
    chances: Any  # of each seat
    results: Any  # of each seat


def desk_of(game: Game) -> Desk:
    return Desk(
        states=new(game.state, STATES),
        log=new(LOG)[0],
        silent=new(LOG)[0],
        out=np.zeros(game.actions.size, np.int16),
        chances=np.zeros(MAX_SEATS),
        results=new(RESULT, MAX_SEATS),
    )


class Desks:
    """A desk for each thread that plays a game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._own = local()

    @property
    def here(self) -> Desk:
        if not hasattr(self._own, "desk"):
            self._own.desk = desk_of(self._game)
        desk: Desk = self._own.desk
        return desk
