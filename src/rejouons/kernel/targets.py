"""The targets that run inside Python: plain, and compiled on the CPU."""

import os
from threading import Lock

from rejouons.errors import BadOption
from rejouons.kernel.contract import Game
from rejouons.kernel.link import Linker

PYTHON = "python"
CPU = "cpu"

_linkers: dict[tuple[str, str, str], Linker] = {}
_linking = Lock()


def linked(game: Game, target: str | None = None) -> Linker:
    """A game's functions on a target; by default compiled, unless REJOUONS_TARGET says python."""
    if target is None:
        target = os.environ.get("REJOUONS_TARGET") or CPU
    if not isinstance(target, str) or target not in (PYTHON, CPU):
        raise BadOption("BadTarget", target=target)
    key = (game.id, game.board.digest if game.board else "", target)
    with _linking:
        if key not in _linkers:
            _linkers[key] = _link(game, target)
    return _linkers[key]


def _link(game: Game, target: str) -> Linker:
    if target == PYTHON:
        return Linker(game.rules, tables=game.tables)
    from rejouons.kernel.cpu import compiler  # here, so that importing rejouons needs no Numba

    return Linker(game.rules, compiler(game), game.tables)
