"""Tables that another board replaces: one exported symbol each, whose bytes can be overwritten.

Numba writes a table into the code wherever a rule reads it, as a constant that is then folded
away. Here all its copies become one variable that the optimiser must not look into.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from rejouons.kernel import record
from rejouons.kernel.contract import Game

CONSTANT = re.compile(
    r'^@(\.const\.array\.data[.\d]*) = internal constant \[\d+ x i8\] c"([^"]*)".*\n', re.MULTILINE
)
REFERENCE = re.compile(r"@(\.const\.array\.data[.\d]*)")
ESCAPE = re.compile(rb"\\(\\|[0-9A-F]{2})")
ALIGNMENT = 16


def describe(game: Game) -> dict[str, Any]:
    """How each table lies in memory, from the address that the module exports under its name."""
    return {
        name: {"of": record.describe(table.dtype), "shape": list(table.shape)}
        for name, table in game.replaceable.items()
    }


def exposed(game: Game, text: str) -> str:
    """An LLVM module in which the copies of each table are one symbol."""
    names = {table.tobytes(): name for name, table in game.replaceable.items()}
    symbols: dict[str, str] = {}  # of the copies, by their own names
    written: dict[str, str] = {}  # the bytes of each symbol

    def gather(copy: re.Match[str]) -> str:
        name = names.get(_bytes(copy[2]))
        if name is None:
            return copy[0]
        symbols[copy[1]] = name
        written[name] = copy[2]
        return ""

    if names:
        text = CONSTANT.sub(gather, text)
        text = REFERENCE.sub(lambda match: f"@{symbols.get(match[1], match[1])}", text)
    return text + "".join(_global(name, data) for name, data in written.items())


def _global(name: str, written: str) -> str:
    size = len(_bytes(written))
    return f'\n@{name} = weak global [{size} x i8] c"{written}", align {ALIGNMENT}\n'


@lru_cache(maxsize=256)
def _bytes(written: str) -> bytes:
    """The bytes that an LLVM string stands for."""
    return ESCAPE.sub(lambda match: _byte(match[1]), written.encode())


def _byte(escaped: bytes) -> bytes:
    return escaped if escaped == b"\\" else bytes([int(escaped, 16)])


def check(game: Game, file: Path) -> None:
    """A table that is there twice would be overwritten by half."""
    code = file.read_bytes()
    for name, table in game.replaceable.items():
        found = code.count(table.tobytes())
        if found != 1:
            raise ValueError(f"{name} is {found} times in {file.name}")
