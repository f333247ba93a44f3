"""A game's WebAssembly module on disk, and whether it was built from the rules at hand."""

import json
from pathlib import Path
from typing import Any

from rejouons.kernel.contract import Game
from rejouons.kernel.sources import BUILT, fingerprint


def wasm_file(game: Game) -> Path:
    return game.folder / BUILT / f"{game.id}.wasm"


def browser_file(game: Game) -> Path:
    """The same module, but for what only Python calls."""
    return game.folder / BUILT / f"{game.id}.browser.wasm"


def facts_file(game: Game) -> Path:
    """What the module was built from, and what a reader outside Python needs to know of it."""
    return game.folder / BUILT / f"{game.id}.json"


def built_facts(game: Game) -> dict[str, Any]:
    """The facts of a game's module, or none where it was not built."""
    try:
        facts = json.loads(facts_file(game).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return facts if isinstance(facts, dict) and wasm_file(game).is_file() else {}


def is_built(game: Game) -> bool:
    """Whether there is a module of just these rules; looked up once."""
    if game.folder not in _found:
        _found[game.folder] = built_facts(game).get("sources") == fingerprint(game)
    return _found[game.folder]


def look_again(game: Game) -> None:
    """To be called by whoever built a game's module."""
    _found.pop(game.folder, None)


_found: dict[Path, bool] = {}
