"""Compiled GPU kernels on disk, beside a game's compiled rules.

A kernel has one signature, so it is one file, named by all that goes into it. One that names
addresses of tables in the device's memory fits this process alone, and is not kept.
"""

import hashlib
import os
import pickle
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

from numba.cuda.core.caching import NullCache
from numba.cuda.dispatcher import _Kernel
from numba.cuda.serialize import dumps

from rejouons.kernel.cache import sealed, unsealed
from rejouons.kernel.contract import Game
from rejouons.kernel.ready import is_usable
from rejouons.kernel.sources import cache_folder

LETTERS = 16  # of a file's name


class KernelCache(NullCache):  # type: ignore[misc]  # Numba is not typed
    """Keeps the kernel of a game; whatever cannot be read or written is done without."""

    def __init__(self, folder: Path, facts: str) -> None:
        self._folder = folder
        self._facts = facts

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            written = self._file(sig, target_context.codegen()).read_bytes()
            return _Kernel._rebuild(**pickle.loads(unsealed(written)))
        except Exception:  # whatever it is, compiling mends it
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(Exception):  # a full disk, say
            file = self._file(sig, data._codelibrary.codegen)
            beside = file.with_suffix(f".{os.getpid()}")
            beside.write_bytes(sealed(dumps(data._reduce_states())))
            beside.replace(file)

    def _file(self, sig: Any, codegen: Any) -> Path:
        facts = (sig, codegen.magic_tuple(), version("numba-cuda"), self._facts)
        return self._folder / f"kernel-{hashlib.sha256(repr(facts).encode()).hexdigest()[:LETTERS]}"


def kernel_cache(game: Game, facts: str) -> Any:
    """Where a game's kernel is kept; `facts` tell it from others of the game."""
    folder = cache_folder(game)
    if folder is None or not is_usable(folder):
        return NullCache()
    return KernelCache(folder, facts)
