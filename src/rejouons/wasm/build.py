"""Builds a game's WebAssembly module from the very functions the CPU target compiles.

Each entry point is a C function over pointers. Numba lowers it, and each rule that any of them can
reach, once and without optimising; the LLVM modules are retargeted to wasm32, linked into one,
optimised for that target, and linked by `wasm-ld`. Needs the `ziglang` package; runs when the
package is built, never at play.
"""

import inspect
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core.compiler_lock import global_compiler_lock

from rejouons import games
from rejouons.bots.tree import mind_of
from rejouons.kernel import layout, record
from rejouons.kernel.built import browser_file, built_facts, facts_file, look_again, wasm_file
from rejouons.kernel.closure import InsideCompiler, reachable
from rejouons.kernel.contract import RESULT, Game
from rejouons.kernel.cpu import is_inlined
from rejouons.kernel.dice import DICE
from rejouons.kernel.link import Linker
from rejouons.kernel.log import LOG
from rejouons.kernel.rule import is_rule
from rejouons.kernel.sources import fingerprint, numba_version
from rejouons.lab.playing import PLAN, TALLY
from rejouons.lab.stories import STORY
from rejouons.wasm import entries, tables

TRIPLE = "wasm32-unknown-unknown"
RETURNS_NUMBER = {"act", "choose", "decide", "legal", "questions", "to_act", "why_not"}
IN_BROWSER = (  # entries that its engine calls (web/src/engine/rules.ts)
    *("setup", "to_act", "legal", "why_not", "apply", "redact", "guess", "scores", "evaluate"),
    *("questions", "foresee", "open_log", "redact_log", "seed_dice"),
    *("choose", "begin_search", "think", "decide"),
)
WIDE = {"first", "count"}  # numbers that need 64 bits
ROWS = {
    "out": np.dtype(np.int16),
    "chances": np.dtype(np.float64),
    **dict.fromkeys(("words", "log_words", "chance_words", "ranks"), np.dtype(np.uint32)),
}

Told = Callable[[str, int, int], None]


def main(told: Told = lambda *_: None, ids: Sequence[str] = games.OURS) -> None:
    """Builds what is stale, one game on each core, those with the longest rules first.

    Each game is told as it is done, with how many are by then, and of how many; first nothing is.
    """
    stale = [game_id for game_id in ids if is_stale(games.load(game_id))]
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


def is_stale(game: Game) -> bool:
    facts = built_facts(game)
    return any(facts.get(key) != value for key, value in made_from(game).items())


def made_from(game: Game) -> dict[str, str]:
    """What a module is built from: the rules, and whatever builds it."""
    own = sorted(Path(__file__).parent.glob("*.py"))
    parts = (file.read_bytes() for file in own)
    return {
        "sources": fingerprint(game),
        "builder": fingerprint(game, numba_version().encode(), *parts),
    }


def build(game: Game) -> None:
    facts_file(game).parent.mkdir(exist_ok=True)
    facts = {**made_from(game), **describe(game)}
    pieces = list(lowered_pieces(game))
    module = optimised(linked_module(game, pieces))
    code = target_machine().emit_object(module)
    for file, names in ((wasm_file(game), entry_names()), (browser_file(game), IN_BROWSER)):
        link(code, file, (*names, *game.replaceable, "__heap_base"))
        tables.check(game, file)
    write_facts(game, facts | {"lowered": len(pieces)})
    look_again(game)


def write_facts(game: Game, facts: dict[str, Any]) -> None:
    """Last, and whole: what they say of a module is true."""
    beside = facts_file(game).with_suffix(f".{os.getpid()}")
    beside.write_text(json.dumps(facts, ensure_ascii=False, indent=1), encoding="utf-8")
    beside.replace(facts_file(game))


# The code


def lowered_pieces(game: Game) -> Iterator[str]:
    """The entry points and all that they can reach, each in LLVM's language."""
    numba.config.BOUNDSCHECK = 0
    numba.config.OPT = type(numba.config.OPT)(0)  # the passes come later, for the right target
    callbacks = {entry.__name__: callback_of(game, entry) for entry in linked_entries(game)}
    exported = {callback.native_name: name for name, callback in callbacks.items()}
    with global_compiler_lock:
        libraries = list(reachable(callback._library for callback in callbacks.values()))
    for library in libraries:
        text = str(library._get_module_for_linking())
        for lowered_name, name in exported.items():
            text = text.replace(lowered_name, name)
            text = re.sub(rf"define linkonce_odr (.*@{name}\()", r"define \1", text)
        yield text


def linked_entries(game: Game) -> list[FunctionType]:
    functions = Linker(game.rules, compiled_inside).module(entries)
    return [getattr(functions, name) for name in entry_names()]


def callback_of(game: Game, entry: FunctionType) -> Any:
    shape = {"error_model": "numpy", "pipeline_class": InsideCompiler}
    return numba.cfunc(signature(game, entry), **shape)(entry)


def compiled_inside(function: FunctionType) -> Any:
    """Lowers what entry points call, and leaves the entry points themselves for `cfunc`."""
    if function.__module__ == entries.__name__:
        return function
    shape = {"forceinline": is_inlined(function), "no_cpython_wrapper": True}
    options = {**shape, "no_cfunc_wrapper": True, "pipeline_class": InsideCompiler}
    return numba.njit(error_model="numpy", _nrt=False, **options)(function)


def linked_module(game: Game, pieces: Iterable[str]) -> Any:
    """All pieces in one LLVM module for wasm32."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly("")
    for piece in pieces:
        whole.link_in(llvm.parse_assembly(retarget(tables.exposed(game, piece))))
    whole.verify()
    return whole


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
        types.CPointer(numba.from_dtype(pointed[name])) if name in pointed else number_type(name)
        for name in inspect.signature(entry).parameters
    ]
    returned = types.int32 if entry.__name__ in RETURNS_NUMBER else types.void
    return returned(*arguments)


def number_type(name: str) -> Any:
    return types.int64 if name in WIDE else types.int32


def record_parameters(game: Game) -> dict[str, np.dtype[Any]]:
    states = dict.fromkeys(("state", "view", "opening", "trial", "desk"), game.state)
    others = {"log": LOG, "dice": DICE, "results": RESULT, "plan": PLAN, "tally": TALLY}
    return {**states, **others, "mind": mind_of(game), "story": STORY}


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
    runtime = r"declare ([^@\n]*@(?:Py|numba_)\w+\([^)\n]*\))[^\n]*"
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


def link(code: bytes, file: Path, exported: Iterable[str]) -> None:
    """Writes the module that holds what is exported and nothing else, whole or not at all."""
    exports = [f"--export={name}" for name in exported]
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        compiled, linked = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        compiled.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(compiled)]
        flags = ["--no-entry", "--strip-all", "--gc-sections", "-O3", "-o", str(linked)]
        subprocess.run([*command, *flags, *exports], check=True)
        linked.replace(file)


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
        "questions": layout.describe(game.questions.kinds) if game.questions else [],
        "drawing": game.drawing,
    }


if __name__ == "__main__":
    main(ids=sys.argv[1:] or games.OURS)
