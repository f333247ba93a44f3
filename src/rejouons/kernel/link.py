"""Linking: the same source functions, bound to one game and made ready for one target.

Rules are plain functions. A `Linker` copies the modules they live in, with every rule wrapped
for its target (compiled, or left plain) and the placeholder `rules` of generic code (bots,
simulation) replaced by the rules of one game. Tables of the game can be replaced as well, by
those of another board. The source modules stay as they are, so plain and compiled rules live
side by side.
"""

import sys
from collections.abc import Callable, Mapping
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any

from rejouons.kernel import contract, optional
from rejouons.kernel.rule import is_rule

PACKAGE = "rejouons"
NO_TABLES: Mapping[str, Any] = {}
Wrap = Callable[[FunctionType], Any]


def left_plain(function: FunctionType) -> FunctionType:
    """The wrap of the plain-Python target."""
    return function


class Linker:
    """The functions of one game on one target."""

    def __init__(
        self,
        rules: ModuleType,
        wrap: Wrap = left_plain,
        tables: Mapping[str, Any] = NO_TABLES,
    ) -> None:
        self._rules = rules
        self._wrap = wrap
        self._tables = tables
        self._linked: dict[str, ModuleType] = {}
        self._lock = RLock()

    @property
    def rules(self) -> Any:
        """The game's own rules, with stand-ins for the optional ones it does not bring."""
        with self._lock:
            rules = self.module(self._rules)
            for name, value in vars(self.module(optional)).items():
                if not hasattr(rules, name):
                    setattr(rules, name, value)
            return rules

    def module(self, source: ModuleType) -> Any:
        """The linked copy of a module."""
        with self._lock:
            if source.__name__ not in self._linked:
                copy = ModuleType(source.__name__, source.__doc__)
                self._linked[source.__name__] = copy
                replaced = self._tables if self._is_of_the_game(source) else NO_TABLES
                for name, value in vars(source).items():
                    setattr(copy, name, self._link(replaced.get(name, value), copy))
            return self._linked[source.__name__]

    def _is_of_the_game(self, source: ModuleType) -> bool:
        folder = self._rules.__name__.rpartition(".")[0]
        return source.__name__.rpartition(".")[0] == folder

    def _is_linked(self, source: ModuleType) -> bool:
        """Whether rules can live in a module: it is one of ours, or of the game's own package."""
        packages = {PACKAGE, self._rules.__name__.partition(".")[0]}
        return source.__name__.partition(".")[0] in packages

    def _link(self, value: Any, home: ModuleType) -> Any:
        if value is contract.rules:
            return self.rules
        if isinstance(value, ModuleType) and self._is_linked(value):
            return self.module(value)
        if not is_rule(value):
            return value
        if value.__module__ != home.__name__:
            return getattr(self.module(sys.modules[value.__module__]), value.__name__)
        return self._wrap(rebind(value, home))


def rebind(function: FunctionType, home: ModuleType) -> FunctionType:
    """The same function, looking its names up in another module."""
    copy = FunctionType(function.__code__, vars(home), function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__doc__ = function.__doc__
    copy.__dict__.update(function.__dict__, is_rule=False)  # it is linked once
    return copy
