"""Runs the whole benchmark: one table, on the terminal and in bench/README.md.

    pip install -r bench/requirements.txt
    python -m bench.run

Needs `cc` and `node`; without OpenSpiel or a Chromium their rows are skipped. A missed target is
marked and is no error; targets that played different games are one.
"""

import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tools.browser_tests import CHROMIUM

from rejouons import games

FOLDER = Path(__file__).parent
README = FOLDER / "README.md"
RECORDED = FOLDER / "cuda.json"  # what bench/cuda.py found on a machine with a GPU

PEER_SECONDS = "1"  # of each of a peer's timings
COMPARED_PEERS = ("backgammon", "gin_rummy")
PEERS = ("backgammon", "gin_rummy", "leduc_poker", "goofspiel")
LEAST_OF_C = 0.8
LEAST_OF_COMPILED = 0.5
LEAST_OF_PEER = 40
MOST_ACT = 50  # microseconds
MOST_LISTING = 0.5  # seconds
MOST_APP = 75_000  # compressed bytes of code, before a game
MOST_CODE = 150_000  # of a game more
MOST_WAIT = 1000  # milliseconds until a board can be used
MOST_WORK = 8  # milliseconds of a frame, so that sixty fit into a second
EXACT_BELOW = 1000  # smaller numbers are shown with their fraction

PLAYWRIGHT = FOLDER.parent / "web" / "node_modules" / "@playwright"
COMPRESSED = "bytes, compressed"
CPU_RATE = "decisions per CPU-second"
WALL_RATE = "decisions per wall second"
SIDES = {
    "python": ("plain Python", CPU_RATE),
    "compiled": ("compiled, one core", CPU_RATE),
    "all_cores": ("compiled, all cores", WALL_RATE),
    "wasm": ("WebAssembly in Node", CPU_RATE),
    "c": ("hand-written C", CPU_RATE),
}
HEADS = ("measure", "best", "median", "unit", "target", "")
GPU_HEADS = ("game", "players", "seats", "games", "decisions per second")


@dataclass(frozen=True)
class Targets:
    """What a game must reach; 0 where it has no target."""

    most_wasm: int  # bytes
    most_state: int  # bytes
    least_rate: int = 0  # decisions per CPU-second, compiled, one core
    least_search: int = 0  # iterations per CPU-second, compiled, one core


TARGETS = {
    "mark": Targets(most_wasm=60_000, most_state=512, least_search=15_000),
    "ave_cesar": Targets(most_wasm=100_000, most_state=1000, least_rate=1_500_000),
    "autoscooter": Targets(most_wasm=100_000, most_state=1000, least_rate=2_000_000),
    "macadam": Targets(most_wasm=100_000, most_state=1000, least_rate=2_000_000),
    "a_vos_marques": Targets(most_wasm=150_000, most_state=2000, least_rate=1_500_000),
}


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    measure: str
    best: str
    unit: str
    median: str = ""
    target: str = ""
    verdict: str = ""

    def cells(self) -> tuple[str, ...]:
        return self.measure, self.best, self.median, self.unit, self.target, self.verdict


def main() -> None:
    load_before, *_ = os.getloadavg()
    speed = {game: measured("speed.py", game) for game in TARGETS}
    search = {game: measured("search.py", game) for game in TARGETS}
    facts = measured("facts.py")
    peers = measured_peers()
    rows = [
        *(row for game in TARGETS for row in side_rows(game, speed[game])),
        *peer_rows(peers),
        *(row for game in TARGETS for row in ratio_rows(game, speed[game], peers)),
        *(row for game in TARGETS for row in search_rows(game, search[game])),
        *(row for game in TARGETS for row in size_rows(game, facts)),
        *fact_rows(facts),
        *browser_rows(measured_browser()),
    ]
    text = f"{described_machine(load_before)}\n\n{table(HEADS, [row.cells() for row in rows])}"
    print(text)
    write_between("last run", text)
    write_between("gpu", recorded_gpu())


# Measuring


def measured(script: str, *arguments: str) -> Any:
    """What one of the scripts beside this one prints."""
    print(f"running bench/{script}", file=sys.stderr, flush=True)
    command = [sys.executable, str(FOLDER / script), *arguments]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if run.returncode != 0:
        sys.exit(f"bench/{script} failed")
    return json.loads(run.stdout)


def measured_peers() -> Any:
    if find_spec("pyspiel") is None:
        print("OpenSpiel skipped: pip install -r bench/requirements.txt", file=sys.stderr)
        return {}
    return measured("openspiel.py", "--seconds", PEER_SECONDS, *PEERS)


def measured_browser() -> Any:
    """What browser.mjs prints; nothing without a Chromium or before `make build`."""
    chromium = CHROMIUM.find()
    if chromium is None or not PLAYWRIGHT.exists():
        print("The browser skipped: it needs a Chromium and `make build`", file=sys.stderr)
        return {}
    print("running bench/browser.mjs", file=sys.stderr, flush=True)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run = subprocess.run(
        ["node", str(FOLDER / "browser.mjs")],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PATH": path, "CHROMIUM": chromium},
    )
    return json.loads(run.stdout)


# Rows


def name_of(game: str) -> str:
    return games.load(game).texts("en")["name"]


def side_rows(game: str, speed: Any) -> list[Row]:
    least = {"compiled": TARGETS[game].least_rate}
    return [
        rate_row(f"{name_of(game)}, {what}", speed[side]["rates"], unit, least.get(side, 0))
        for side, (what, unit) in SIDES.items()
        if side in speed
    ]


def rate_row(what: str, rates: Sequence[float], unit: str, least: int = 0) -> Row:
    best, median = number(max(rates)), number(statistics.median(rates))
    if not least:
        return Row(what, best, unit, median)
    return Row(what, best, unit, median, f"≥ {least:,}", verdict(max(rates) >= least))


def peer_rows(peers: Any) -> list[Row]:
    return [
        Row(f"OpenSpiel C++, {name}", number(peers[name]["decisions_per_second"]), CPU_RATE)
        if name in peers
        else skipped(f"OpenSpiel C++, {name}", CPU_RATE)
        for name in PEERS
    ]


def ratio_rows(game: str, speed: Any, peers: Any) -> list[Row]:
    rates = {side: max(found["rates"]) for side, found in speed.items()}
    name, compiled = name_of(game), rates["compiled"]
    rows = [
        at_least(LEAST_OF_COMPILED, f"{name}: WebAssembly / compiled", rates["wasm"] / compiled)
    ]
    if "c" in rates:
        rows.insert(0, at_least(LEAST_OF_C, f"{name}: compiled / C", compiled / rates["c"]))
        rows += [peer_ratio(peer, name, compiled, peers) for peer in COMPARED_PEERS]
    return rows


def search_rows(game: str, search: Any) -> list[Row]:
    what, unit = f"search of {name_of(game)}", "iterations per CPU-second"
    ratio = max(search["wasm"]) / max(search["compiled"])
    least = TARGETS[game].least_search
    return [
        rate_row(f"{what}, compiled, one core", search["compiled"], unit, least),
        rate_row(f"{what}, WebAssembly in Node", search["wasm"], unit),
        at_least(LEAST_OF_COMPILED, f"{what}: WebAssembly / compiled", ratio),
    ]


def peer_ratio(peer: str, name: str, compiled: float, peers: Any) -> Row:
    what = f"{name}: compiled / OpenSpiel {peer}"
    if peer not in peers:
        return skipped(what, "ratio")
    return at_least(LEAST_OF_PEER, what, compiled / peers[peer]["decisions_per_second"])


def size_rows(game: str, facts: Any) -> list[Row]:
    targets, name = TARGETS[game], name_of(game)
    return [
        below(targets.most_wasm, f"size of {game}.wasm", facts["wasm_bytes"][game], "bytes"),
        below(
            targets.most_state, f"size of a state of {name}", facts["state_bytes"][game], "bytes"
        ),
    ]


def fact_rows(facts: Any) -> list[Row]:
    does_import = facts["imports_without_numba"]
    return [
        below(MOST_ACT, "one `Match.act`", facts["act_microseconds"], "µs of CPU, a median"),
        below(MOST_LISTING, "`rejouons games`", facts["games_seconds"], "wall seconds"),
        Row(
            "`import rejouons` without Numba",
            "yes" if does_import else "no",
            "",
            target="yes",
            verdict=verdict(does_import),
        ),
    ]


def browser_rows(found: Any) -> list[Row]:
    if not found:
        return []
    wait = statistics.median(found["board_milliseconds"])
    return [
        below(MOST_APP, "code of the app, before a game", found["app_bytes"], COMPRESSED),
        below(MOST_CODE, "code that a match of Mark adds", found["game_bytes"], COMPRESSED),
        below(MOST_WAIT, "from Start to a usable board", wait, "ms, a median"),
        *(
            below(MOST_WORK, f"the page's work in a frame of {game}, p99", work["p99"], "ms of CPU")
            for game, work in found["work_milliseconds"].items()
        ),
    ]


def at_least(limit: float, what: str, value: float) -> Row:
    target = f"≥ {limit:g}"
    return Row(what, number(value), "ratio", target=target, verdict=verdict(value >= limit))


def below(limit: float, what: str, value: float, unit: str) -> Row:
    target = f"< {limit:,}"
    return Row(what, number(value), unit, target=target, verdict=verdict(value < limit))


def skipped(what: str, unit: str) -> Row:
    return Row(what, "–", unit, verdict="skipped: OpenSpiel is not installed")


def verdict(is_met: bool) -> str:
    return "met" if is_met else "**MISSED**"


def number(value: float) -> str:
    return f"{value:.2f}" if value < EXACT_BELOW and value % 1 else f"{value:,.0f}"


# The machine


def described_machine(load_before: float) -> str:
    python = f"Python {platform.python_version()}"
    packages = [f"{name} {version(name)}" for name in ("numba", "numpy", *installed_peer())]
    tools = [f"Node {first_line('node')}", first_line("cc")]
    cores = f"{cpu_model()}, {os.cpu_count()} cores"
    load = f"load {load_before:.1f} before the run, {os.getloadavg()[0]:.1f} after (its own is 1)"
    today = datetime.date.today().isoformat()
    return f"{today}. {cores}, {load}. {', '.join([python, *packages, *tools])}."


def installed_peer() -> list[str]:
    return ["open_spiel"] if find_spec("pyspiel") else []


def cpu_model() -> str:
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text(encoding="utf-8").splitlines() if cpus.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def first_line(tool: str) -> str:
    run = subprocess.run([tool, "--version"], check=True, stdout=subprocess.PIPE, text=True)
    return run.stdout.splitlines()[0]


# The document


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table that reads well as it is."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = [heads, ["-" * width for width in widths], *rows]
    return "\n".join(f"| {' | '.join(map(padded, line, widths))} |" for line in lines)


def padded(cell: str, width: int) -> str:
    return cell.rjust(width) if cell[:1].isdigit() else cell.ljust(width)


def recorded_gpu() -> str:
    if not RECORDED.exists():
        return "No run recorded."
    found = json.loads(RECORDED.read_text(encoding="utf-8"))
    rows = [
        (
            name_of(row["game"]),
            str(row["players"]),
            row["seats"],
            number(row["games"]),
            number(row["decisions_per_second"]),
        )
        for row in found["rows"]
    ]
    origin = f"Recorded on another machine: {found['device']}, {found['date']}."
    equal = f"Games checked equal to the CPU's: {number(found['equal_to_cpu_games'])}."
    return f"{origin} {equal}\n\n{table(GPU_HEADS, rows)}"


def write_between(name: str, text: str) -> None:
    """Puts a text between the README's markers of that name."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, _, rest = README.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    if not after:
        sys.exit(f"bench/README.md lacks its markers: {begin} … {end}")
    README.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
