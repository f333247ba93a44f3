"""Compiling once: rules inside are lowered only, and all of them are optimised at an entrance.

Left to itself Numba optimises each function together with all that it calls, and makes machine
code of it, though nobody but other rules ever calls most of them. Here a rule stays as it was
lowered, and an entrance links whatever it can reach, once each, and optimises the whole.
"""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

_numbers = count()


class Bystander:
    """A code generator to which a rule that is only lowered has nothing to tell yet."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def set_env(self, *_: Any) -> None:
        """There is no machine code that could look anything up."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)


class Lowered(JITCodeLibrary):  # type: ignore[misc]  # Numba is not typed
    """A rule in LLVM's language, and what it calls: to be linked, not to be run."""

    @property
    def codegen(self) -> Any:
        return Bystander(self._codegen)

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, _: str) -> int:
        """None: it has no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def parts(self) -> list[Any]:
        return list(self._linking_libraries)


class Closure(JITCodeLibrary):  # type: ignore[misc]  # Numba is not typed
    """An entrance and all the rules it can reach, optimised as one."""

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        self._linking_libraries[:] = list(reachable(self._linking_libraries))
        super().finalize()


def reachable(libraries: Iterable[Any]) -> Iterator[Any]:
    """Each library that these need, once; the nearest first."""
    seen: dict[int, Any] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop(0)
        if id(library) not in seen:
            seen[id(library)] = library
            library._ensure_finalized()
            waiting += library.parts if isinstance(library, Lowered) else []
            yield library


class InsideCompiler(Compiler):  # type: ignore[misc]  # Numba is not typed
    """Compiles a rule that only rules call."""

    kind: type[JITCodeLibrary] = Lowered

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or self._library(target), *rest)

    def _library(self, target: Any) -> Any:
        library = self.kind(target.codegen(), f"rule {next(_numbers)}")
        library.enable_object_caching()
        return library


class EntranceCompiler(InsideCompiler):
    """Compiles a rule that is called from outside."""

    kind = Closure
