"""The targets that run inside Python: plain, compiled on the CPU, and as WebAssembly.

Nobody who plays waits for a compiler: a game runs from its WebAssembly module until compiled rules
lie ready on disk. Whoever plays long asks for them, and they are compiled then, once.
"""

import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cached_property
from importlib.util import find_spec
from threading import Lock, RLock
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from rejouons.errors import BadOption, Unavailable
from rejouons.kernel.built import is_built
from rejouons.kernel.contract import Game
from rejouons.kernel.desk import Desk, Desks
from rejouons.kernel.link import Linker, Wrap, left_plain
from rejouons.kernel.ready import are_ready
from rejouons.kernel.record import new
from rejouons.kernel.rulings import Rulings, desk_size

PYTHON = "python"
CPU = "cpu"
WEBASSEMBLY = "wasm"
MOST_KEPT = 64  # games on boards of their own; one that is in use lives on without us

Key = tuple[str, str, str]
Entrance = Callable[..., Any]


class Linked(Protocol):
    """A game's functions on a target, and memory for them."""

    @property
    def rules(self) -> Any:
        """The game's own rules."""

    def module(self, source: ModuleType) -> Any:
        """The functions of a generic module."""

    @property
    def desk(self) -> Desk:
        """Scrap paper of this thread."""

    def new(self, dtype: np.dtype[Any], count: int = 1) -> Any:
        """Records that its functions reach without copying them."""

    def name_of(self, row: Any) -> Any:
        """What stands for a record of `new` in calls: it is found at once then."""

    lock: RLock  # one thread at a time is in it, where that matters

    def bare(self, function: Entrance) -> Entrance:
        """A function for who holds the lock, and hands over names and numbers only."""

    @property
    def rulings(self) -> Rulings:
        """The rules for who keeps positions as bytes."""

    def apart(self, spare: int) -> "Linked":
        """The same for a thread that runs beside others, and `new` for so many bytes."""


class InPython(Linker):
    """The functions of a game on the memory of Python, which all threads share."""

    def __init__(self, game: Game, wrap: Wrap = left_plain) -> None:
        super().__init__(game.rules, wrap, game.tables)
        self._game = game
        self._desks = Desks(game)
        self.lock = RLock()

    @property
    def desk(self) -> Desk:
        return self._desks.here

    def bare(self, function: Entrance) -> Entrance:
        home = self.module(sys.modules[function.__module__])
        linked: Entrance = getattr(home, function.__name__)
        return linked

    def new(self, dtype: np.dtype[Any], count: int = 1) -> Any:
        return new(dtype, count)

    def name_of(self, row: Any) -> Any:
        return row

    @cached_property
    def rulings(self) -> Rulings:
        return Rulings(self._game, self)

    def apart(self, _: int) -> Linked:
        return self


def linked(game: Game, target: str | None = None, *, needs: Iterable[Entrance] = ()) -> Linked:
    """A game's functions on a target; by default the one that `ready_target` finds.

    `needs` are the functions that will be called.
    """
    chosen = checked_target(asked_target(target)) or ready_target(game, needs)
    key = (game.id, game.board.digest if game.board else "", chosen)
    with _linking:
        if key not in _kept:
            _kept[key] = _makers[chosen](game)
        _kept.move_to_end(key)
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
        return _kept[key]


def asked_target(target: str | None = None) -> str | None:
    """The target that somebody asked for: here, or else by REJOUONS_TARGET."""
    return (os.environ.get("REJOUONS_TARGET") or None) if target is None else target


def checked_target(target: str | None) -> str | None:
    if target is not None and (not isinstance(target, str) or target not in _makers):
        raise BadOption("BadTarget", target=target)
    return target


def ready_target(game: Game, needs: Iterable[Entrance] = ()) -> str:
    """Where a game runs at once: compiled, if all it needs is, else as WebAssembly.

    REJOUONS_TARGET decides otherwise.
    """
    asked = asked_target()
    if asked:
        return asked
    if has_compiler() and are_ready(game, needs):
        return CPU
    return WEBASSEMBLY if is_runnable(game) else long_target(game)


def long_target(game: Game) -> str:
    """Where a game runs fastest, once it has been compiled; REJOUONS_TARGET decides otherwise."""
    asked = asked_target()
    if asked:
        return asked
    if has_compiler():
        return CPU
    return WEBASSEMBLY if is_runnable(game) else PYTHON


def has_compiler() -> bool:
    return find_spec("numba") is not None


def is_runnable(game: Game) -> bool:
    return find_spec("wasmtime") is not None and is_built(game)


def _plain(game: Game) -> Linked:
    return InPython(game)


def _compiled(game: Game) -> Linked:
    if not has_compiler():
        raise Unavailable("NoCompiler")
    from rejouons.kernel.cpu import compiler  # here, so that importing rejouons needs no Numba

    return InPython(game, compiler(game))


def _webassembly(game: Game) -> Linked:
    if not is_runnable(game):
        raise Unavailable("NoModule", game=game.id)
    from rejouons.kernel.webassembly import Sandbox  # here, as not every target needs wasmtime

    return Sandbox(game, desk_size(game))


_makers = {PYTHON: _plain, CPU: _compiled, WEBASSEMBLY: _webassembly}
_kept: OrderedDict[Key, Linked] = OrderedDict()
_linking = Lock()
