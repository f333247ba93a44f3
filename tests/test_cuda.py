"""The GPU kernel without a GPU: compiled to PTX, and played in Numba's simulator."""

import ctypes
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import pytest

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.kernel.log import LOG
from rejouons.kernel.sources import compiler_facts, fingerprint
from rejouons.lab import cuda
from rejouons.lab.playing import PLAN, TALLY
from rejouons.lab.simulation import prepare

HOPPER = (9, 0)  # a compute capability
BULKY = {"a_vos_marques"}  # whose other policies take minutes to compile

SIMULATED = """
from rejouons import games
from rejouons.lab import cuda
from rejouons.lab.simulation import play_chunk, prepare
cuda.BLOCK = 2
game = games.load("{game}")
players = game.players[0]
shortest = {{option.key: option.values[0] for option in game.options}}
experiment = prepare(game, players, 7, ["random"] * players, shortest)  # others take minutes
on_device, _ = cuda.play_on_device(experiment, 3, lambda _: None)
on_cpu = play_chunk(experiment, 0, 3, "python")
assert on_device.games == 3
for field in ("games", "decisions", "wins", "points"):
    assert (on_device[field] == on_cpu[field]).all(), field
"""


@pytest.mark.parametrize("game_id", games.GAMES)
def test_the_kernel_plays_the_same_games_in_the_simulator(game_id: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    script = [sys.executable, "-c", SIMULATED.format(game=game_id)]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@contextmanager
def no_gpu() -> Iterator[None]:
    """Lets Numba compile for a GPU that is not there, with the packaged libNVVM."""
    from numba.cuda import dispatcher
    from numba.cuda.core import config
    from numba.cuda.cudadrv import nvvm

    spec = importlib.util.find_spec("nvidia.cuda_nvcc")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    toolkit = Path(spec.submodule_search_locations[0]) / "nvvm"
    device = SimpleNamespace(compute_capability=HOPPER)
    library = ctypes.CDLL(str(toolkit / "lib64" / "libnvvm.so"))
    device_code = toolkit / "libdevice" / "libdevice.10.bc"
    patches = [
        (dispatcher, "get_current_device", lambda: device),
        (config, "FORCE_CUDA_CC", HOPPER),
        (nvvm, "open_cudalib", lambda _: library),
        (nvvm, "get_libdevice", lambda: str(device_code)),
        (nvvm, "open_libdevice", device_code.read_bytes),
    ]
    with ExitStack() as stack:
        for owner, name, value in patches:
            stack.enter_context(mock.patch.object(owner, name, value, create=True))
        yield


@pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="needs the packages of the extra 'ptx'"
)
@pytest.mark.parametrize("game_id", games.GAMES)
def test_the_kernel_compiles_to_ptx(game_id: str, pytestconfig: pytest.Config) -> None:
    game = games.load(game_id)
    ptx = kept_ptx(game, pytestconfig)
    for name in game.replaceable:
        assert len(re.findall(rf"\.global .*table_{name}\[", ptx)) == 1
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


def kept_ptx(game: Game, config: pytest.Config) -> str:
    """A game's kernel, compiled again if anything has changed that it is made from."""
    assert config.cache is not None
    lab = Path(cuda.__file__).parent
    parts = [path.read_bytes() for path in (lab / "cuda.py", lab / "kernels.py", Path(__file__))]
    packages = [version(name).encode() for name in ("numba-cuda", "nvidia-cuda-nvcc-cu12")]
    made_from = fingerprint(game, *compiler_facts(), *packages, *parts)
    folder = config.cache.mkdir("ptx")
    file = folder / f"{game.id}-{made_from}"
    if not file.exists():
        for older in folder.glob(f"{game.id}-*"):
            older.unlink(missing_ok=True)
        beside = file.with_suffix(f".{os.getpid()}")
        beside.write_text(compiled_ptx(game), encoding="utf-8")
        beside.replace(file)
    return file.read_text(encoding="utf-8")


def compiled_ptx(game: Game) -> str:
    from numba import cuda as numba_cuda
    from numba import types
    from numba.cuda.np.numpy_support import from_dtype

    plan, opening, tallies, silent = (
        types.Array(from_dtype(dtype), 1, "C") for dtype in (PLAN, game.state, TALLY, LOG)
    )
    signature = types.void(plan, opening, types.int64, types.int64, tallies, silent)
    with no_gpu():
        players = game.players[0]
        first = "random" if game.id in BULKY else "greedy"  # so that all policies are compiled
        seats = [first, *["random"] * (players - 1)]
        kernel = cuda.build(prepare(game, players, 7, seats, {})).py_func
        options = {"cc": HOPPER, "device": False, "abi": "numba", "output": "ptx", "opt": False}
        with cuda.tables_shared(game):
            ptx, _ = numba_cuda.compile(kernel, signature, **options)
    return str(ptx)
