"""Measures online tables, and prints what was found: `python -m bench.online`."""

import argparse
import datetime
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.online.memory import measured_memory, memory_rows
from bench.online.moves import measured_moves, move_rows
from bench.online.peer import node_version
from bench.online.ramp import measured_ramp, ramp_rows
from bench.online.rows import HEADS, Row
from bench.online.screens import measured_screens, screen_rows
from bench.online.settings import QUICK, Settings
from bench.run import cpu_model, table, write_between


@dataclass(frozen=True)
class Part:
    """One thing that is measured, with a server of its own."""

    title: str
    measure: Callable[[Settings], Any]
    rows: Callable[[Any], list[Row]]


PARTS = {
    "moves": Part("What a move costs", measured_moves, move_rows),
    "screens": Part("How soon others see it", measured_screens, screen_rows),
    "memory": Part("What tables take while nobody is there", measured_memory, memory_rows),
    "ramp": Part("How many moves one process takes", measured_ramp, ramp_rows),
}


NOT_MEASURED = """\
Not measured: a network (all goes through 127.0.0.1), TLS, browsers, bots that think, clocks, talk,
undoing, boards of people's own. Where other work shares the cores, delays are theirs too: see how
long the server was ready and had no core."""


def main() -> None:
    asked = arguments()
    settings = replace(QUICK if asked.quick else Settings(), has_peer=not asked.no_peer)
    load_before, *_ = os.getloadavg()
    found: dict[str, Any] = {"settings": asdict(settings)}
    texts = []
    for name in asked.part or PARTS:
        print(f"measuring: {name}", file=sys.stderr, flush=True)
        found[name] = PARTS[name].measure(settings)
        texts.append(text_of(PARTS[name], found[name]))
        print(texts[-1] + "\n", flush=True)
    about = f"{NOT_MEASURED}\n\n{machine(load_before)}"
    print(about)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    if asked.record:
        write_between("online", "\n\n".join([*texts, about]))


def text_of(part: Part, found: Any) -> str:
    return f"**{part.title}**\n\n{table(HEADS, [row.cells() for row in part.rows(found)])}"


def machine(load_before: float) -> str:
    today, packages = datetime.date.today().isoformat(), ("uvicorn", "uvloop", "websockets")
    programs = [f"Python {platform.python_version()}", node_version()]
    programs += [f"{name} {version(name)}" for name in packages]
    loads = f"load {load_before:.1f} before, {os.getloadavg()[0]:.1f} after"
    return f"{today}, {cpu_model()}, {os.cpu_count()} cores, {loads}. {', '.join(programs)}."


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.online", description=__doc__)
    parser.add_argument("--part", action="append", choices=PARTS, help="only this; can be repeated")
    parser.add_argument("--quick", action="store_true", help="a smaller load, for a first look")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", type=Path, help="a file that all figures are written into")
    parser.add_argument("--record", action="store_true", help="writes it into bench/README.md")
    return parser.parse_args()


if __name__ == "__main__":
    main()
