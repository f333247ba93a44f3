"""Compiled GPU kernels: large tables once in each, and kept on disk beside compiled rules.

A kernel has one signature, so it is one file, named by all that goes into it.
"""

import hashlib
import os
import pickle
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.cuda.core.caching import NullCache
from numba.cuda.cudadrv import nvvm
from numba.cuda.descriptor import cuda_target
from numba.cuda.dispatcher import _Kernel
from numba.cuda.serialize import dumps

from rejouons.kernel.cache import sealed, unsealed
from rejouons.kernel.contract import Game
from rejouons.kernel.ready import is_usable
from rejouons.kernel.sources import cache_folder

LETTERS = 16  # of a file's name
ALIGNMENT = 16  # bytes
BYTE = ir.IntType(8)


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


# Tables


@contextmanager
def shared(tables: Mapping[str, Any]) -> Iterator[None]:
    """Whatever is compiled meanwhile reads these tables from one place in its kernel.

    Numba would write a table into each function that reads it.
    """
    context = cuda_target.target_context
    own, known = context.make_constant_array, {id(table): name for name, table in tables.items()}
    written: set[str] = set()

    def make_constant_array(builder: Any, kind: Any, array: Any) -> Any:
        if id(array) not in known:
            return own(builder, kind, array)
        name = f"table_{known[id(array)]}"
        place = table_in(builder.module, name, array, is_first=name not in written)
        written.add(name)
        return as_array(context, builder, kind, array, place)

    context.make_constant_array = make_constant_array
    try:
        yield
    finally:
        del context.make_constant_array


def table_in(module: Any, name: str, table: Any, is_first: bool) -> Any:
    """A table's place, as one function's module knows it: the first one that reads it holds it."""
    if name in module.globals:
        return module.globals[name]
    kind = ir.ArrayType(BYTE, table.nbytes)
    place = ir.GlobalVariable(module, kind, name, addrspace=nvvm.ADDRSPACE_GLOBAL)
    place.align = ALIGNMENT
    if is_first:
        place.linkage = "linkonce_odr"  # its module may be linked by several ways
        place.initializer = ir.Constant(kind, bytearray(table.tobytes()))
    return place


def as_array(context: Any, builder: Any, kind: Any, table: Any, place: Any) -> Any:
    """A place in the device's memory, as the array that lies there."""
    array = context.make_array(kind)(context, builder)
    pointer = builder.addrspacecast(place, ir.PointerType(BYTE), "generic")
    context.populate_array(
        array,
        data=builder.bitcast(pointer, array.data.type),
        shape=[context.get_constant(types.intp, size) for size in table.shape],
        strides=[context.get_constant(types.intp, step) for step in table.strides],
        itemsize=context.get_constant(types.intp, table.itemsize),
        parent=None,
        meminfo=None,
    )
    return array._getvalue()
