"""The CPU target: rules compiled to machine code by Numba, and found again on disk.

Numba's disk cache does not see changes in other files or in tables, so each game's cache lies
in a folder named by a hash of all that goes into the code.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba.core import event
from numba.core.registry import CPUDispatcher

from rejouons.kernel import optional
from rejouons.kernel.cache import rule_cache
from rejouons.kernel.contract import Game, Rules
from rejouons.kernel.rule import is_crossroads, is_entrance, is_rule
from rejouons.texts import preferred_language, program_texts

PACKAGE = Path(__file__).parent.parent
GENERIC = ("kernel", "bots", "lab")  # folders whose rules are compiled into every game
CONTRACT = {name for name in vars(Rules) if not name.startswith("_")}
ENTRANCES = CONTRACT | {name for name, value in vars(optional).items() if is_rule(value)}
LARGE = CONTRACT - {"to_act"}
SETTINGS = {"error_model": "numpy", "nogil": True, "_nrt": False}


def compiler(game: Game) -> Callable[[FunctionType], Any]:
    """The wrap that compiles a game's rules when they are first called."""
    cache_of = rule_cache(cache_folder(game))
    announcer = Announcer(game)
    event.register("numba:compile", announcer)

    def compiled(function: FunctionType) -> Any:
        dispatcher = numba.njit(**SETTINGS, **shape_of(function))(function)
        dispatcher._cache = cache_of(function)
        announcer.dispatchers.add(dispatcher)
        if not is_called(function):
            dispatcher.__class__ = Inside
        return dispatcher

    return compiled


class Inside(CPUDispatcher):  # type: ignore[misc]  # Numba is not typed
    """A rule that others call, and Python can't: a quarter of the time to compile is spared."""

    def __call__(self, *_: Any) -> None:
        name = self.py_func.__name__
        raise TypeError(f"{name} is called by compiled rules only, or must be marked @entrance")


def shape_of(function: FunctionType) -> dict[str, bool]:
    """How a rule is compiled: what Python needs to call it is left out where nobody does."""
    is_inside = not is_called(function)
    return {
        "forceinline": is_inlined(function),
        "no_cpython_wrapper": is_inside,
        "no_cfunc_wrapper": is_inside,
    }


def is_called(function: FunctionType) -> bool:
    """Whether a rule is called from outside the subset."""
    return function.__name__ in ENTRANCES or is_entrance(function)


def is_inlined(function: FunctionType) -> bool:
    """Rules melt into their callers, except the large ones that many call."""
    return function.__name__ not in LARGE and not is_crossroads(function)


def cache_folder(game: Game) -> Path | None:
    """Where a game's compiled rules are kept; whoever has no home keeps none."""
    base = os.environ.get("REJOUONS_CACHE")
    try:
        home = Path(base) if base else Path.home() / ".cache" / "rejouons"
    except RuntimeError:
        return None
    settings = f"{numba.config.BOUNDSCHECK} {numba.config.OPT}"
    return home / f"{game.id}-{fingerprint(game, settings.encode())}"


def fingerprint(game: Game, *more: bytes) -> str:
    """Changes with the kernel, the rules, the tables, and whatever compiles them."""
    digest = hashlib.sha256()
    for path in sources(game):
        digest.update(path.name.encode() + path.read_bytes())
    for fact in (numba.__version__, platform.python_version()):
        digest.update(fact.encode())
    for part in more:
        digest.update(part)
    if game.board:
        digest.update(game.board.digest.encode())
    return digest.hexdigest()[:16]


def sources(game: Game) -> Iterator[Path]:
    for folder in (*(PACKAGE / name for name in GENERIC), game.folder):
        yield from sorted([*folder.glob("*.py"), *folder.glob("*.toml"), *folder.rglob("*.json")])


class Announcer(event.Listener):  # type: ignore[misc]  # Numba is not typed
    """Says once, on standard error, that a game is being compiled for this machine."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dispatchers: set[Any] = set()
        self.is_silent = False

    def on_start(self, event: Any) -> None:
        if self.is_silent or event.data["dispatcher"] not in self.dispatchers:
            return
        self.is_silent = True
        language = preferred_language()
        name = self.game.texts(language)["name"]
        print(program_texts(language).say("cli-compiling", game=name), file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        pass
