"""The targets side by side: the same calls on plain, compiled and WebAssembly rules."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import wasmtime

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.kernel.record import new
from rejouons.kernel.targets import linked
from rejouons.wasm.build import wasm_file

PAGES = 512  # of WebAssembly memory, beyond the module's own: a search needs most
ALIGNMENT = 64


class InPython:
    """Plain or compiled rules on NumPy's memory."""

    def __init__(self, game: Game, target: str) -> None:
        self.target = target
        self.rules = linked(game, target).rules

    def new(self, dtype: Any, count: int = 1) -> Any:
        return new(np.dtype(dtype), count) if np.dtype(dtype).names else np.zeros(count, dtype)


def module_file(game: Game) -> Path:
    """A game's WebAssembly module; one of another package may not be built here."""
    if game.id not in games.OURS and not wasm_file(game).exists():
        pytest.skip("no WebAssembly module of it is built")
    return wasm_file(game)


class InWebAssembly:
    """A game's WebAssembly module; its records lie in the module's memory."""

    def __init__(self, game: Game) -> None:
        self.store = wasmtime.Store()
        module = wasmtime.Module.from_file(self.store.engine, str(module_file(game)))
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        memory = self.exports["memory"]
        memory.grow(self.store, PAGES)
        pointer, size = memory.data_ptr(self.store), memory.data_len(self.store)
        self.memory = np.ctypeslib.as_array(pointer, (size,))
        self.base = self.memory.ctypes.data
        self.top = int(self.exports["__heap_base"].value(self.store))
        self.rules = self
        for name, table in game.tables.items():  # of another board than the box's
            self._overwrite(name, table)

    def _overwrite(self, name: str, table: Any) -> None:
        start = int(self.exports[name].value(self.store))
        self.memory[start : start + table.nbytes] = np.frombuffer(table.tobytes(), np.uint8)

    def new(self, dtype: Any, count: int = 1) -> Any:
        dtype = np.dtype(dtype)
        start = -(-self.top // ALIGNMENT) * ALIGNMENT
        self.top = start + dtype.itemsize * count
        array = self.memory[start : self.top].view(dtype)
        array[:] = np.zeros(count, dtype)
        return array.view(np.recarray) if dtype.names else array

    def __getattr__(self, name: str) -> Any:
        function = self.exports[name]
        return lambda *arguments: function(self.store, *map(self._passed, arguments))

    def _passed(self, argument: Any) -> int:
        """A record or a row of numbers goes as its address, a number as itself."""
        if isinstance(argument, np.record):
            return int(argument.__array_interface__["data"][0]) - self.base
        if isinstance(argument, np.ndarray):
            return int(argument.ctypes.data) - self.base
        return int(argument)
