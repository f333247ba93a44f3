"""Compiled rules on disk, as far as can be told without a compiler: are they there, and ours?

An empty file beside them tells of each that it is.
"""

import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rejouons.kernel.contract import Game
from rejouons.kernel.sources import SETTINGS, cache_folder

OURS_ALONE = 0o700
ROOT = 0  # who may do anything anyway
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
DECIDING = ("HOME", "REJOUONS_CACHE", *SETTINGS)  # where compiled rules lie


# Folders


def is_usable(folder: Path) -> bool:
    """Makes the folder if it can; whether compiled rules may be read from it."""
    with suppress(OSError):
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=OURS_ALONE, exist_ok=True)
    try:
        facts = folder.lstat()
        return stat.S_ISDIR(facts.st_mode) and is_ours_alone(facts, folder.parent.stat())
    except OSError:
        return False


def is_ours_alone(folder: os.stat_result, parent: os.stat_result) -> bool:
    """Whether nobody else can put anything into a folder, nor, but for people of our own group
    where the folder above lets them write, another one in its place.
    """
    if os.name != "posix":
        return True
    is_sticky = bool(parent.st_mode & stat.S_ISVTX)
    is_guarded = parent.st_uid in (os.geteuid(), ROOT) and not parent.st_mode & stat.S_IWOTH
    is_ours = folder.st_uid == os.geteuid() and not folder.st_mode & OTHERS_WRITE
    return is_ours and (is_guarded or is_sticky)


# Rules


def are_ready(game: Game, functions: Iterable[Callable[..., Any]]) -> bool:
    """Whether all these, and at least one, can be called without compiling."""
    files = [ready_file(function) for function in functions]
    folder = _known_folder(game) if files else None
    if folder is None or not folder.is_dir() or not is_usable(folder):
        return False
    return all((folder / file).exists() for file in files)


def note_ready(folder: Path, function: Callable[..., Any]) -> None:
    """To be called once a function's compiled code is in a folder."""
    with suppress(OSError):
        (folder / ready_file(function)).touch()


def ready_file(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__name__}.ready"


def _known_folder(game: Game) -> Path | None:
    """Where a game's compiled rules are kept, worked out once, as rules do not change meanwhile."""
    board = game.board.digest if game.board else ""
    key = (game.folder, board, *(os.environ.get(name) for name in DECIDING))
    if key not in _folders:
        _folders[key] = cache_folder(game)
    return _folders[key]


_folders: dict[tuple[Any, ...], Path | None] = {}
