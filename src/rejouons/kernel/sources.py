"""What the code of a game is made from, told as a hash: compiled rules are found by it again.

No compiler is needed for it, so that whoever only plays can tell what fits the rules at hand.
"""

import hashlib
import os
import platform
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rejouons.kernel.contract import Game

PACKAGE = Path(__file__).parent.parent
GENERIC = ("kernel", "bots", "lab")  # folders whose rules are compiled into every game
SHAPING = {  # hold no rule, and yet decide what becomes of rules
    "closure.py",
    "contract.py",
    "cpu.py",
    "layout.py",
    "link.py",
    "record.py",
}
MARK = re.compile(rb"^@(rule|solid|entrance)$", re.MULTILINE)
BUILT = "built"  # in a game's folder, what is made of the rest
NOT_READ = {"lesson.toml"}  # by any rule
SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")  # from outside, that change what is compiled
LETTERS = 16  # of a fingerprint


def fingerprint(game: Game, *more: bytes) -> str:
    """Changes with the rules, the tables, and the code that all games share."""
    digest = hashlib.sha256()
    for path in sources(game):
        digest.update(path.name.encode() + path.read_bytes())
    for part in more:
        digest.update(part)
    return digest.hexdigest()[:LETTERS]


def sources(game: Game) -> Iterator[Path]:
    for name in GENERIC:
        yield from filter(holds_rules, sorted((PACKAGE / name).glob("*.py")))
    own = [*game.folder.glob("*.py"), *game.folder.glob("*.toml"), *game.folder.rglob("*.json")]
    yield from (file for file in sorted(own) if is_read(file, game))


def holds_rules(file: Path) -> bool:
    """Whether anything in a module goes into compiled code."""
    return file.name in SHAPING or MARK.search(file.read_bytes()) is not None


def is_read(file: Path, game: Game) -> bool:
    parts = file.relative_to(game.folder).parts
    return file.name not in NOT_READ and parts[0] != BUILT


# Where compiled rules lie


def cache_folder(game: Game) -> Path | None:
    """Where a game's compiled rules are kept; whoever has no home keeps none."""
    base = os.environ.get("REJOUONS_CACHE")
    try:
        home = Path(base) if base else Path.home() / ".cache" / "rejouons"
    except RuntimeError:
        return None
    board = game.board.digest if game.board else ""
    return home / f"{game.id}-{fingerprint(game, *compiler_facts(), board.encode())}"


def compiler_facts() -> Iterator[bytes]:
    """What compiles rules here, and how it was set."""
    yield numba_version().encode()
    yield platform.python_version().encode()
    for setting in SETTINGS:
        yield f"{setting}={os.environ.get(setting, '')}".encode()


def numba_version() -> str:
    """Of the compiler that is installed, or nothing."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""
