"""Measures mass simulation on a GPU, and checks it against the CPU game for game.

Run on a machine with a CUDA device: `python bench/cuda.py`.
"""

import argparse
import json
import sys
import time

from rejouons import games
from rejouons.lab import cuda
from rejouons.lab.simulation import Experiment, play_on_cpu, prepare, simulate

CHECKED_GAMES = 20_000
FIELDS = ("games", "decisions", "wins", "points")


def experiment(players: int, seats: list[str] | None = None) -> Experiment:
    return prepare(games.load("mark"), players, 7, seats, {})


def check(players: int, seats: list[str], count: int) -> bool:
    """Whether CPU and GPU tallies of the same games are equal."""
    subject = experiment(players, seats)
    on_gpu, _ = cuda.play_on_device(subject, count, lambda _: None)
    on_cpu, _ = play_on_cpu(subject, count, 16, lambda _: None)
    equal = all((on_gpu[field] == on_cpu[field]).all() for field in FIELDS)
    print(f"{'equal' if equal else 'DIFFERENT'}: {count} games of {', '.join(seats)}", flush=True)
    return equal


def measure(count: int, players: int, seats: list[str] | None = None) -> dict[str, object]:
    report = simulate("mark", count, players, 7, seats, device="cuda")
    print(json.dumps(vars(report)), flush=True)
    return vars(report)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 23)
    arguments = parser.parse_args()
    start = time.perf_counter()
    checks = [
        check(4, ["random"] * 4, CHECKED_GAMES),
        check(3, ["random"] * 3, CHECKED_GAMES),
        check(2, ["greedy", "random"], CHECKED_GAMES // 10),
        check(4, ["greedy"] * 4, CHECKED_GAMES // 10),
    ]
    print(f"checked in {time.perf_counter() - start:.1f} s", flush=True)
    for players in (2, 3, 4):
        measure(arguments.games, players)
    measure(arguments.games // 16, 2, ["greedy", "greedy"])
    sys.exit(0 if all(checks) else 1)


if __name__ == "__main__":
    main()
