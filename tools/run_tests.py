"""Runs every check; with `--quick` those that tell most in a minute; with `--soak` those that try
at random, far longer.

`python -m tools.run_tests` works from the root of a checkout, with the Python of its `.venv`.
"""

import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from tools.outcomes import by_playwright, by_pytest, by_vitest
from tools.side_by_side import ROOT, Part, check

from rejouons import games

FOLDER = ROOT / ".cache" / "tests"  # of all that is written
INTERRUPTED = 128 + signal.SIGINT
BIN = Path(sys.executable).parent
NPM = (sys.executable, "-m", "rejouons.web.npm", "run", "--silent")
PYTEST = (sys.executable, "-m", "pytest", "--junitxml={result}")
# Bounds are checked; less is optimised, as most of the time goes into compiling.
COMPILING = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
# In one process, which then lowers the rules of a game once.
CONTRACT = [f"tests/test_contract{end}.py" for end in ("", "_undo", "_foresight", "_bots")]
CUDA = ["tests/test_cuda.py"]
UNDO, FREE_UNDO = "tests/test_contract_undo.py", "test_a_free_undo_teaches_nothing"
TABLES = ["tests/table", "tests/server"]
GAMES = ["tests/games", "tests/test_clauses.py"]  # which looks whether each clause has a test there
# What proves a clause of the rules, but for what plays many games to do so.
MANY_GAMES = ("arithmetic", "chronicle", "crash_table", "games", "oracle", "statistics", "witness")
RULES = ["-m", "clause", "tests/games", *(f"--ignore-glob=*_{end}.py" for end in MANY_GAMES)]


def main() -> int:
    signal.signal(signal.SIGTERM, interrupt)
    signal.signal(signal.SIGINT, interrupt)  # a shell's background job would ignore it for all
    first, parts = asked(sys.argv[1:])
    try:
        return check(first, parts, FOLDER, os.cpu_count() or 1)
    except KeyboardInterrupt:
        return INTERRUPTED


def asked(arguments: list[str]) -> tuple[list[Part], list[Part]]:
    """What is to be run before all else, and then."""
    if "--quick" in arguments:
        return [], quick_parts()
    return [build()], soak_parts() if "--soak" in arguments else all_parts()


def interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def build() -> Part:
    """What the others run on; they run as well where it fails, and tell what they can."""
    return Part("build", "checks", (sys.executable, "-m", "rejouons.web.build"))


def all_parts() -> list[Part]:
    """The longest first, so that no core is left alone with much at the end."""
    others = [f"--ignore={path}" for path in (*CONTRACT, *CUDA, *GAMES, *TABLES)]
    return [
        browser(),
        python("contract", *CONTRACT),
        python("program", *others),
        python("games", *GAMES),
        python("tables", *TABLES),
        python("cuda", *CUDA),
        *checks(),
    ]


def quick_parts() -> list[Part]:
    """What tells most in a minute: rules in plain Python, units, types, style."""
    quick = Part(
        "rules",
        "Python",
        (*PYTEST, *RULES),
        by_pytest,
        {"REJOUONS_TARGET": "python"},
    )
    return [quick, *checks()]


def soak_parts() -> list[Part]:
    """What tries at random, each game's matches by themselves."""
    undos = {id_: f"{UNDO}::{FREE_UNDO}[{id_}]" for id_ in games.OURS}
    parts = [python(f"undo_{id_}", "-m", "soak", undo) for id_, undo in undos.items()]
    apart = [f"--deselect={undo}" for undo in undos.values()]
    parts.append(python("others", "-m", "soak", *apart))
    parts.append(browser("tests/together.spec.ts"))
    return [replace(part, environment={**part.environment, "REJOUONS_SOAK": "1"}) for part in parts]


def python(name: str, *arguments: str) -> Part:
    return Part(name, "Python", (*PYTEST, *arguments), by_pytest, COMPILING)


def browser(*arguments: str) -> Part:
    command = (sys.executable, "tools/browser_tests.py", "--reporter=line,json", *arguments)
    return Part(
        "browser", "browser", command, by_playwright, {"PLAYWRIGHT_JSON_OUTPUT_FILE": "{result}"}
    )


def checks() -> list[Part]:
    reporters = ("--", "--reporter=default", "--reporter=json", "--outputFile.json={result}")
    return [
        Part("unit", "unit", (*NPM, "test:unit", *reporters), by_vitest),
        Part("app", "checks", (*NPM, "check")),
        Part("types", "checks", (str(BIN / "mypy"),)),
        Part("imports", "checks", (str(BIN / "lint-imports"),)),
        Part("lint", "checks", (str(BIN / "ruff"), "check")),
        Part("format", "checks", (str(BIN / "ruff"), "format", "--check")),
    ]


if __name__ == "__main__":
    sys.exit(main())
