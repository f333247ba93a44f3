"""The CPU target: rules compiled to machine code by Numba, and found again on disk.

Numba's disk cache does not see changes in other files or in tables, so each game's cache lies
in a folder named by a hash of all that goes into the code (sources.py).
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numba
from numba.core import event
from numba.core.registry import CPUDispatcher

from rejouons.kernel import optional
from rejouons.kernel.announcer import Announcer
from rejouons.kernel.cache import rule_cache
from rejouons.kernel.closure import EntranceCompiler, InsideCompiler
from rejouons.kernel.contract import Game, Rules
from rejouons.kernel.rule import is_entrance, is_rule, is_solid
from rejouons.kernel.sources import cache_folder

CONTRACT = {name for name in vars(Rules) if not name.startswith("_")}
ENTRANCES = CONTRACT | {name for name, value in vars(optional).items() if is_rule(value)}
LARGE = CONTRACT - {"to_act"}
SETTINGS = {"error_model": "numpy", "nogil": True, "_nrt": False, "no_cfunc_wrapper": True}


def compiler(game: Game) -> Callable[[FunctionType], Any]:
    """The wrap that compiles a game's rules when they are first called."""
    cache_of = rule_cache(cache_folder(game))
    announcer = Announcer(game)
    event.register("numba:compile", announcer)

    def compiled(function: FunctionType) -> Any:
        dispatcher = lowered(function)
        dispatcher.__class__ = Entrance if is_called(function) else Inside
        dispatcher.outward = opened(function, cache_of) if is_called(function) else None
        announcer.watch(dispatcher)
        return dispatcher

    return compiled


def lowered(function: FunctionType) -> Any:
    """A rule as other rules call it."""
    shape = {"forceinline": is_inlined(function), "no_cpython_wrapper": True}
    return numba.njit(**SETTINGS, **shape, pipeline_class=InsideCompiler)(function)


def opened(function: FunctionType, cache_of: Callable[[FunctionType], Any]) -> Any:
    """A rule as Python calls it; what it took to compile is kept."""
    dispatcher = numba.njit(**SETTINGS, pipeline_class=EntranceCompiler)(function)
    dispatcher._cache = cache_of(function)
    return dispatcher


class Inside(CPUDispatcher):  # type: ignore[misc]  # Numba is not typed
    """A rule that others call, and Python can't: it never becomes machine code by itself."""

    def __call__(self, *_: Any) -> None:
        name = self.py_func.__name__
        raise TypeError(f"{name} is called by compiled rules only, or must be marked @entrance")


class Entrance(CPUDispatcher):  # type: ignore[misc]  # Numba is not typed
    """A rule that both call: for Python it is compiled once more, as a whole with all it calls."""

    outward: Any

    def __call__(self, *arguments: Any) -> Any:
        return self.outward(*arguments)


def is_called(function: FunctionType) -> bool:
    """Whether a rule is called from outside the subset."""
    return function.__name__ in ENTRANCES or is_entrance(function)


def is_inlined(function: FunctionType) -> bool:
    """Rules melt into their callers, except the large ones that many call."""
    return function.__name__ not in LARGE and not is_solid(function)
