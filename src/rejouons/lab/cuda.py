"""Mass simulation on a GPU: the same rules, one game at a time in each of many threads."""

import time
import warnings
from contextlib import AbstractContextManager, nullcontext
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import config, cuda, float64, int16

from rejouons.errors import Unavailable
from rejouons.kernel.contract import MAX_SEATS, RESULT, Game
from rejouons.kernel.desk import STATES
from rejouons.kernel.link import Linker
from rejouons.kernel.log import LOG
from rejouons.kernel.record import new
from rejouons.lab import playing
from rejouons.lab.playing import PLAN, TALLY, add

if TYPE_CHECKING:
    from rejouons.lab.simulation import Experiment, Progress

BLOCK = 128  # threads
WHOLE_WORDS = 4  # actions: an odd end would put the records behind it on odd addresses
MOST_THREADS = 1 << 19
BATCH = 1 << 24  # games of one launch, between two steps of the progress bar


def play_on_device(experiment: "Experiment", count: int, progress: "Progress") -> tuple[Any, float]:
    """Plays the games 0..count-1 and returns their tally and the seconds it took."""
    if not cuda.is_available():
        raise Unavailable("NoCuda", why=" ".join(str(cuda.cuda_error()).split()))
    kernel = build(experiment)
    with tables_shared(experiment.game):
        launch(kernel, experiment, 0, 1)  # compiles, before the clock starts
    start = time.perf_counter()
    total = new(TALLY)[0]
    for first in range(0, count, BATCH):
        batch = min(BATCH, count - first)
        add(total, launch(kernel, experiment, first, batch))
        progress(batch)
    return total, time.perf_counter() - start


def launch(kernel: Any, experiment: "Experiment", first: int, count: int) -> Any:
    """One launch: thread t plays the games first + t, first + t + threads, …"""
    threads = min(MOST_THREADS, -(-count // BLOCK) * BLOCK)
    tallies = cuda.to_device(np.zeros(threads, TALLY))
    plan = cuda.to_device(as_array(experiment.plan, PLAN))
    opening = cuda.to_device(as_array(experiment.opening, experiment.game.state))
    silent = cuda.to_device(np.zeros(1, LOG))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*under-utilization")  # by few games: so be it
        kernel[threads // BLOCK, BLOCK](plan, opening, first, count, tallies, silent)
    return tallies.copy_to_host()


def tables_shared(game: Game) -> AbstractContextManager[None]:
    """What a game's kernel is to be compiled in: its large tables are in it once."""
    if config.ENABLE_CUDASIM:
        return nullcontext()
    from rejouons.lab.kernels import shared  # here: Numba's simulator compiles nothing

    return shared({**game.replaceable, **game.tables})


def build(experiment: "Experiment") -> Any:
    """The kernel of a game, compiled when first launched."""
    game = experiment.game
    linked = Linker(game.rules, cuda.jit(device=True), game.tables).module(playing)
    linked.ONLY_RANDOM = not experiment.plan.policies.any()
    names = {
        "STATE": game.state,
        "LISTED": -(-game.actions.size // WHOLE_WORDS) * WHOLE_WORDS,
        "play_games": linked.play_games,
    }
    kernel = cuda.jit(FunctionType(play_in_thread.__code__, {**globals(), **names}))
    if not config.ENABLE_CUDASIM:
        from rejouons.lab.kernels import kernel_cache  # here: Numba's simulator has no caches

        kernel._cache = kernel_cache(game, f"only random: {linked.ONLY_RANDOM}")
    return kernel


STATE: Any = None  # a built kernel has its game's own
LISTED = 0  # actions that a row has room for; likewise
play_games: Any = None  # likewise


def play_in_thread(plan, opening, first, count, tallies, silent):  # type: ignore[no-untyped-def]
    """The kernel: plays every so-manieth game, one after the other."""
    desk = cuda.local.array(STATES, STATE)
    out = cuda.local.array(LISTED, int16)
    chances = cuda.local.array(MAX_SEATS, float64)
    results = cuda.local.array(MAX_SEATS, RESULT)
    thread = cuda.grid(1)
    tally = tallies[thread]
    for game in range(first + thread, first + count, cuda.gridsize(1)):
        play_games(plan[0], opening[0], game, 1, tally, desk, silent[0], out, chances, results)


def as_array(row: Any, dtype: Any) -> Any:
    array = np.zeros(1, dtype)
    array[0] = row
    return array
