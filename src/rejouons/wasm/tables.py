"""Tables that another board replaces: one exported symbol each, whose bytes can be overwritten.

Numba writes a table into the code wherever a rule reads it, as a constant that is then folded
away. Here all its copies become one variable that the optimiser must not look into.
"""

import re
from pathlib import Path
from typing import Any

from rejouons.kernel import record
from rejouons.kernel.contract import Game

CONSTANT = re.compile(
    r'^@(\.const\.array\.data[.\d]*) = internal constant \[\d+ x i8\] c"([^"]*)".*\n', re.MULTILINE
)
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
    for name, table in game.replaceable.items():
        text = _merged(text, name, table.tobytes())
    return text


def _merged(text: str, name: str, data: bytes) -> str:
    copies = [match for match in CONSTANT.finditer(text) if _bytes(match[2]) == data]
    for copy in copies:
        text = text.replace(copy[0], "")
        text = re.sub(rf"@{re.escape(copy[1])}(?![\w.])", f"@{name}", text)
    if not copies:
        return text
    written = f'[{len(data)} x i8] c"{copies[0][2]}"'
    return f"{text}\n@{name} = weak global {written}, align {ALIGNMENT}\n"


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
