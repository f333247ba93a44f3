"""The WebAssembly target in Python: a game's built module, run by wasmtime, with no compiler.

It is the very module that the browser plays by. Records that a caller hands over are copied into
its memory and back; what is made by `new` lies there from the beginning.
"""

import atexit
import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path
from struct import Struct
from struct import error as NoNumbers  # noqa: N812  # what is packed must be some
from threading import RLock
from types import ModuleType
from typing import Any, NoReturn, TypeVar
from weakref import WeakSet

import numpy as np
import wasmtime
from wasmtime import _bindings as binding

from rejouons.kernel.built import wasm_file
from rejouons.kernel.contract import Game
from rejouons.kernel.desk import Desk, Desks
from rejouons.kernel.record import Record, Records
from rejouons.kernel.rulings import Rulings

PAGE = 1 << 16  # bytes of memory that a module can ask for at a time
PAPER = 1 << 18  # bytes for what is copied in, far more than any call hands over
ALIGNMENT = 64
VALUE = "q8x"  # how a number is passed: of 16 bytes, a small one needs the first few
RESULTS = {"i32": "i", "i64": "q", "f32": "f", "f64": "d"}
TRAP = ctypes.POINTER(binding.wasm_trap_t)
ERROR = ctypes.POINTER(binding.wasmtime_error_t)

# wasmtime's own calls look every type up, and ctypes checks each argument that has one: that takes
# far longer than the rules do. So this takes addresses only, and returns that of an error, or 0.
run_unchecked = ctypes.CFUNCTYPE(ctypes.c_size_t)(("wasmtime_func_call_unchecked", binding.dll))


T = TypeVar("T")
_held: WeakSet[Any] = WeakSet()


def held(thing: T) -> T:
    """Something of wasmtime's that is not to be cleared up once Python takes itself apart."""
    _held.add(thing)
    return thing


@atexit.register
def hold_to_the_end() -> None:
    """Clearing up so late would be told as an error; the system does it anyway."""
    for thing in list(_held):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(thing))


@cache
def engine() -> wasmtime.Engine:
    return held(wasmtime.Engine())


@cache
def module_in(file: Path, _: int) -> wasmtime.Module:
    """A module ready to run; the time of its file tells one build from the next."""
    return held(wasmtime.Module.from_file(engine(), str(file)))


def prepared(store: wasmtime.Store, function: wasmtime.Func) -> Callable[..., Any]:
    """An entry of a module, to be called with numbers. All it needs is at hand, as looking that up
    takes as long as the rules do; and it keeps the memory that it works in: whoever has it may call
    it, whether or not the module is known to anybody else.
    """
    kind = function.type(store)
    values = (binding.wasmtime_val_raw_t * max(1, len(kind.params)))()
    trap = TRAP()
    put = Struct(VALUE * len(kind.params)).pack_into
    get = Struct(RESULTS[str(kind.results[0])]).unpack_from if kind.results else None
    given = (
        ctypes.cast(store._context(), ctypes.c_void_p),
        ctypes.byref(function._func),
        ctypes.byref(values),
        ctypes.c_size_t(len(values)),
        ctypes.byref(trap),
    )

    def call(*numbers: int, _kept: Any = (store, function)) -> Any:
        put(values, 0, *numbers)
        error = run_unchecked(*given)
        if error or trap:
            fail(error, trap)
        return get(values)[0] if get else None

    return call


def fail(error: int, trap: Any) -> NoReturn:
    """Raises what went wrong; what told of it is taken away."""
    if error:
        raise wasmtime.WasmtimeError._from_ptr(ctypes.cast(error, ERROR))
    found = TRAP.from_buffer_copy(trap)
    ctypes.memset(ctypes.byref(trap), 0, ctypes.sizeof(TRAP))
    raise wasmtime.Trap._from_ptr(found)


class Sandbox:
    """A game's rules in a memory of their own; one thread at a time is in it."""

    def __init__(self, game: Game, spare: int = 0) -> None:
        """`spare` bytes can be given away by `new`."""
        self._game = game
        self.lock = RLock()
        self._desks = Desks(game)
        self._store = held(wasmtime.Store(engine()))
        file = wasm_file(game)
        module = module_in(file, file.stat().st_mtime_ns)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._rulings: Rulings | None = None
        self._prepared: dict[str, Callable[..., Any]] = {}
        self._top = int(self._exports["__heap_base"].value(self._store))
        self._end = self._grown(self._top + spare + PAPER)
        for name, table in game.tables.items():  # of another board than the box's
            self._overwrite(name, table)

    # As a linker has it (link.py)

    @property
    def rules(self) -> "Sandbox":
        return self

    def module(self, _: ModuleType) -> "Sandbox":
        """What a module exports, all under one roof: no two entries have the same name."""
        return self

    @property
    def desk(self) -> Desk:
        return self._desks.here

    def apart(self, spare: int) -> "Sandbox":
        """The same rules in a memory of their own, to run at the same time."""
        return Sandbox(self._game, spare)

    def new(self, dtype: np.dtype[Any], count: int = 1) -> Any:
        """Zeroed records in this memory, as long as there is room."""
        start = aligned(self._top)
        self._top = start + dtype.itemsize * count
        if self._top + PAPER > self._end:
            raise MemoryError(f"{dtype.itemsize * count} bytes were not asked for as spare")
        array = np.ctypeslib.as_array(self._bytes, (self._end,))[start : self._top].view(dtype)
        array[:] = np.zeros(count, dtype)
        return array.view(Records) if dtype.names else array

    def name_of(self, row: Any) -> int:
        """Where a record lies in this memory: a number, which is passed on as it is."""
        return address_of(row) - self._base

    @property
    def rulings(self) -> Rulings:
        with self.lock:  # there is room for one
            if self._rulings is None:
                self._rulings = Rulings(self._game, self)
            return self._rulings

    def bare(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """An entry for who holds the lock, and hands over names and numbers only."""
        return self._entry(function.__name__)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return self._calling(self._entry(name))  # kept, it would keep all this memory, too

    # Inside

    def _entry(self, name: str) -> Callable[..., Any]:
        if name not in self._prepared:
            function = None if name.startswith("_") else self._exports.get(name)
            if not isinstance(function, wasmtime.Func):
                raise AttributeError(f"{name} is no entry of the module of {self._game.id}")
            self._prepared[name] = prepared(self._store, function)
        return self._prepared[name]

    def _grown(self, size: int) -> int:
        """Asks for memory once, so that it stays where it is; returns where it ends."""
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        missing = size - memory.data_len(self._store)
        if missing > 0:
            memory.grow(self._store, -(-missing // PAGE))
        self._bytes = memory.data_ptr(self._store)
        self._base = ctypes.addressof(self._bytes.contents)
        return int(memory.data_len(self._store))

    def _overwrite(self, name: str, table: Any) -> None:
        start = int(self._exports[name].value(self._store))
        ctypes.memmove(self._base + start, table.tobytes(), table.nbytes)

    def _calling(self, run: Callable[..., Any]) -> Callable[..., Any]:
        lock = self.lock

        def call(*arguments: Any) -> Any:
            with lock:
                try:
                    return run(*arguments)
                except (NoNumbers, TypeError):  # records: these are copied in, and back
                    pass
                paper = aligned(self._top)
                borrowed: list[tuple[int, int, int]] = []  # here, there, bytes
                passed = []
                for argument in arguments:
                    if not isinstance(argument, (Record, np.ndarray)):
                        passed.append(int(argument))
                        continue
                    place = address_of(argument) - self._base
                    if not 0 <= place < self._end:
                        borrowed.append((place + self._base, paper, argument.nbytes))
                        place, paper = paper, aligned(paper + argument.nbytes)
                    passed.append(place)
                return self._run(run, passed, borrowed, paper)

        return call

    def _run(
        self,
        run: Callable[..., Any],
        passed: list[int],
        borrowed: list[tuple[int, int, int]],
        end: int,
    ) -> Any:
        """Calls with what is borrowed copied in, and then back."""
        if end > self._end:
            raise MemoryError(f"no call hands over {end - self._top} bytes")
        for here, there, size in borrowed:
            ctypes.memmove(self._base + there, here, size)
        result = run(*passed)
        for here, there, size in borrowed:
            ctypes.memmove(here, self._base + there, size)
        return result


def address_of(row: Any) -> int:
    """Where a record or a row of numbers lies."""
    return int(np.frombuffer(row, np.uint8).__array_interface__["data"][0])


def aligned(place: int) -> int:
    return -(-place // ALIGNMENT) * ALIGNMENT
