"""Builds a game's WebAssembly module from the very functions the CPU target compiles.

Each entry point is a C function over pointers. Numba lowers it without optimising; the LLVM
modules are retargeted to wasm32, linked into one, optimised for that target, and linked by
`wasm-ld`. Needs the `ziglang` package; runs when the package is built, never at play.
"""

import inspect
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types

from rejouons import games
from rejouons.bots.tree import mind_of
from rejouons.kernel import layout, record
from rejouons.kernel.contract import RESULT, Game
from rejouons.kernel.cpu import fingerprint, is_inlined
from rejouons.kernel.dice import DICE
from rejouons.kernel.link import Linker
from rejouons.kernel.log import LOG
from rejouons.kernel.rule import is_rule
from rejouons.lab.playing import PLAN, TALLY
from rejouons.wasm import entries, tables

BUILT = Path(__file__).parent.parent / "built"
TRIPLE = "wasm32-unknown-unknown"
RETURNS_NUMBER = {"to_act", "legal", "why_not", "choose", "decide"}
ROWS = {
    "out": np.dtype(np.int16),
    "chances": np.dtype(np.float64),
    "words": np.dtype(np.uint32),
}


def main(told: Callable[[str, int, int], None] = lambda *_: None) -> None:
    """Builds what is stale, one game on each core, those with the longest rules first.

    Each game is told as it is done, with how many are by then, and of how many; first nothing is.
    """
    stale = [game_id for game_id in games.OURS if is_stale(games.load(game_id))]
    stale.sort(key=lambda game_id: length_of_rules(games.load(game_id)), reverse=True)
    if not stale:
        return
    told("", 0, len(stale))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        building = [pool.submit(built, game_id) for game_id in stale]
        for done, game in enumerate(as_completed(building), 1):
            told(game.result().stem, done, len(stale))


def built(game_id: str) -> Path:
    game = games.load(game_id)
    build(game)
    return wasm_file(game)


def length_of_rules(game: Game) -> int:
    return sum(file.stat().st_size for file in game.folder.glob("*.py"))


def wasm_file(game: Game) -> Path:
    return BUILT / f"{game.id}.wasm"


def facts_file(game: Game) -> Path:
    return BUILT / f"{game.id}.json"


def is_stale(game: Game) -> bool:
    if not wasm_file(game).exists() or not facts_file(game).exists():
        return True
    facts = json.loads(facts_file(game).read_text(encoding="utf-8"))
    return bool(facts["fingerprint"] != build_fingerprint(game))


def build_fingerprint(game: Game) -> str:
    own = sorted(Path(__file__).parent.glob("*.py"))
    return fingerprint(game, *(file.read_bytes() for file in own))


def build(game: Game) -> None:
    BUILT.mkdir(exist_ok=True)
    facts = {"fingerprint": build_fingerprint(game), **describe(game)}
    module = optimised(linked_module(game))
    link(target_machine().emit_object(module), game)
    tables.check(game, wasm_file(game))
    written = json.dumps(facts, ensure_ascii=False, indent=1)
    facts_file(game).write_text(written, encoding="utf-8")


# The code


def linked_module(game: Game) -> Any:
    """All entry points in one LLVM module for wasm32."""
    numba.config.BOUNDSCHECK = 0
    numba.config.OPT = type(numba.config.OPT)(0)  # the passes come later, for the right target
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    modules = [llvm.parse_assembly(text) for text in retargeted_entries(game)]
    whole = modules[0]
    for module in modules[1:]:
        whole.link_in(module)
    whole.verify()
    return whole


def retargeted_entries(game: Game) -> Iterator[str]:
    functions = Linker(game.rules, compiled_inside).module(entries)
    for name in entry_names():
        entry = getattr(functions, name)
        callback = numba.cfunc(signature(game, entry), error_model="numpy")(entry)
        text = callback.inspect_llvm().replace(callback.native_name, name)
        yield retarget(tables.exposed(game, text))


def compiled_inside(function: FunctionType) -> Any:
    """Compiles what entry points call, and leaves the entry points themselves for `cfunc`."""
    if function.__module__ == entries.__name__:
        return function
    return numba.njit(error_model="numpy", _nrt=False, forceinline=is_inlined(function))(function)


def entry_names() -> list[str]:
    return [
        name
        for name, value in vars(entries).items()
        if is_rule(value) and value.__module__ == entries.__name__
    ]


def signature(game: Game, entry: FunctionType) -> Any:
    """The C signature of an entry point: its parameters' names tell their types."""
    pointed = {**record_parameters(game), **ROWS}
    arguments = [
        types.CPointer(numba.from_dtype(pointed[name])) if name in pointed else types.int32
        for name in inspect.signature(entry).parameters
    ]
    returned = types.int32 if entry.__name__ in RETURNS_NUMBER else types.void
    return returned(*arguments)


def record_parameters(game: Game) -> dict[str, np.dtype[Any]]:
    states = dict.fromkeys(("state", "view", "opening", "trial", "desk"), game.state)
    others = {"log": LOG, "dice": DICE, "results": RESULT, "plan": PLAN, "tally": TALLY}
    return {**states, **others, "mind": mind_of(game)}


def retarget(text: str) -> str:
    """An LLVM module made for this machine, as one for wasm32."""
    text = re.sub(r"target triple = .*", f'target triple = "{TRIPLE}"', text)
    layout_line = f'target datalayout = "{target_machine().target_data}"'
    text = re.sub(r"target datalayout = .*", layout_line, text)
    text = re.sub(r"= common (local_unnamed_addr )?global", "= weak global", text)
    text = text.replace(
        "= internal constant", "= internal unnamed_addr constant"
    )  # equal ones merge
    return without_python(text)


def without_python(text: str) -> str:
    """Cuts the ties to the Python runtime: nothing is counted here, and no rule raises."""
    counting = r"define [^\n]*@(NRT_\w+)\([^\n]*\)[^\n]*\{\n.*?\n\}\n"
    text = re.sub(
        counting, r"define linkonce_odr void @\1(ptr %x) { ret void }\n", text, flags=re.S
    )
    runtime = r"declare ([^@\n]*@(?:Py|numba_|NRT_)\w+\([^)\n]*\))[^\n]*"
    trap = r"define weak_odr \1 { call void @llvm.trap() unreachable }"
    return re.sub(runtime, trap, text) + "\ndeclare void @llvm.trap()\n"


def target_machine() -> Any:
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3)


def optimised(module: Any) -> Any:
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = False
    options.slp_vectorization = False
    options.loop_unrolling = False  # a fifth of Mark's module, for a tenth of its speed
    builder = llvm.create_pass_builder(target_machine(), options)
    builder.getModulePassManager().run(module, builder)
    return module


def link(code: bytes, game: Game) -> None:
    exported = (*entry_names(), *game.replaceable, "__heap_base")
    exports = [f"--export={name}" for name in exported]
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / "rules.o"
        compiled.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(compiled)]
        flags = ["--no-entry", "--strip-all", "--gc-sections", "-O3", "-o", str(wasm_file(game))]
        subprocess.run([*command, *flags, *exports], check=True)


# The facts


def describe(game: Game) -> dict[str, Any]:
    """What a reader outside Python needs to know of a game."""
    records = record_parameters(game)
    return {
        "game": game.id,
        "rules": game.version,
        "oldest": game.oldest,
        "players": [game.players[0], game.players[-1]],
        "options": [vars(option) for option in game.options],
        "horizon": game.horizon,
        "levels": [vars(level) for level in game.levels],
        "replaceable": tables.describe(game),
        "records": {name: record.describe(records[name]) for name in sorted(records)},
        "actions": layout.describe(game.actions.kinds),
        "events": layout.describe(game.events),
        "reasons": layout.describe(game.reasons),
        "drawing": game.drawing,
    }


if __name__ == "__main__":
    main()
