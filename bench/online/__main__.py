"""Measures online tables, and prints what was found: `python -m bench.online`."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.online.moves import measured_moves, move_rows
from bench.online.rows import HEADS, Row
from bench.online.screens import measured_screens, screen_rows
from bench.online.settings import QUICK, Settings
from bench.run import table


@dataclass(frozen=True)
class Part:
    """One thing that is measured, with a server of its own."""

    title: str
    measure: Callable[[Settings], Any]
    rows: Callable[[Any], list[Row]]


PARTS = {
    "moves": Part("What a move costs, one a table and second", measured_moves, move_rows),
    "screens": Part("How soon others see it", measured_screens, screen_rows),
}


def main() -> None:
    asked = arguments()
    settings = QUICK if asked.quick else Settings()
    load_before, *_ = os.getloadavg()
    found: dict[str, Any] = {"settings": asdict(settings)}
    for name in asked.part or PARTS:
        print(f"measuring: {name}", file=sys.stderr, flush=True)
        found[name] = PARTS[name].measure(settings)
        cells = [row.cells() for row in PARTS[name].rows(found[name])]
        print(f"\n{PARTS[name].title}\n\n{table(HEADS, cells)}", flush=True)
    print(f"\nLoad of the machine: {load_before:.1f} before, {os.getloadavg()[0]:.1f} after.")
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.online", description=__doc__)
    parser.add_argument("--part", action="append", choices=PARTS, help="only this; can be repeated")
    parser.add_argument("--quick", action="store_true", help="a smaller load, for a first look")
    parser.add_argument("--json", type=Path, help="a file that all figures are written into")
    return parser.parse_args()


if __name__ == "__main__":
    main()
