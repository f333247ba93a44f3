"""Measures mass simulation on a GPU, and checks it against the CPU game for game.

Run on a machine with a CUDA device: `python -m bench.cuda --out bench/cuda.json`.
"""

import argparse
import datetime
import json
import sys
from pathlib import Path
from typing import Any

from numba import cuda

from rejouons import games
from rejouons.lab.simulation import play_on_cpu, play_on_cuda, prepare, simulate

SEED = 7
CORES = 8
CHECKS = [  # game, seats, games
    ("mark", ["random"] * 4, 20_000),
    ("mark", ["random"] * 3, 20_000),
    ("mark", ["greedy", "random"], 2_000),
    ("ave_cesar", ["random"] * 4, 20_000),
    ("ave_cesar", ["random"] * 6, 20_000),
    ("ave_cesar", ["greedy", "random", "random"], 2_000),
    ("autoscooter", ["random"] * 8, 20_000),
    ("autoscooter", ["random"] * 5, 20_000),
    ("autoscooter", ["greedy"] + ["random"] * 7, 2_000),
    ("macadam", ["random"] * 4, 20_000),
    ("macadam", ["random"] * 6, 20_000),
    ("macadam", ["greedy"] + ["random"] * 3, 2_000),
    ("a_vos_marques", ["random"] * 4, 20_000),
    ("a_vos_marques", ["random"] * 6, 20_000),
]
MEASURED = [  # game, seats, games
    ("mark", ["random"] * 4, 1 << 25),
    ("mark", ["random"] * 2, 1 << 25),
    ("mark", ["greedy"] * 2, 1 << 19),
    ("ave_cesar", ["random"] * 4, 1 << 23),
    ("ave_cesar", ["random"] * 6, 1 << 22),
    ("ave_cesar", ["greedy"] * 4, 1 << 17),
    ("autoscooter", ["random"] * 8, 1 << 23),
    ("autoscooter", ["random"] * 4, 1 << 23),
    ("autoscooter", ["greedy"] * 8, 1 << 17),
    ("macadam", ["random"] * 4, 1 << 23),
    ("macadam", ["random"] * 2, 1 << 23),
    ("macadam", ["greedy"] * 4, 1 << 17),
    ("a_vos_marques", ["random"] * 4, 1 << 20),
    ("a_vos_marques", ["random"] * 3, 1 << 20),
]
FIELDS = ("games", "decisions", "wins", "points")


def silent(_: int) -> None:
    pass


def is_equal_on_both(game: str, seats: list[str], count: int) -> bool:
    """Whether CPU and GPU tallies of the same games are equal."""
    experiment = prepare(games.load(game), len(seats), SEED, seats, {})
    on_gpu, _ = play_on_cuda(experiment, count, CORES, silent)
    on_cpu, _ = play_on_cpu(experiment, count, CORES, silent)
    equal = all((on_gpu[field] == on_cpu[field]).all() for field in FIELDS)
    print(f"{'equal' if equal else 'DIFFERENT'}: {count} games of {game}, {seats}", flush=True)
    return equal


def measured(game: str, seats: list[str], count: int) -> dict[str, Any]:
    report = simulate(game, count, len(seats), SEED, seats, device="cuda")
    print(json.dumps(vars(report)), flush=True)
    return {
        "game": game,
        "players": len(seats),
        "seats": ",".join(seats),
        "games": report.games,
        "decisions": report.decisions,
        "decisions_per_second": report.decisions_per_second,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="where to write the result as JSON")
    parser.add_argument("--only", metavar="GAME", help="keep what the file tells of other games")
    arguments = parser.parse_args()
    chosen = [arguments.only] if arguments.only else list(games.GAMES)
    if not all(is_equal_on_both(*check) for check in CHECKS if check[0] in chosen):
        sys.exit("the GPU plays other games than the CPU")
    result = {
        "device": str(cuda.get_current_device().name),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "equal_to_cpu_games": sum(count for *_, count in CHECKS),
        "rows": kept_rows(arguments.out, chosen)
        + [measured(*row) for row in MEASURED if row[0] in chosen],
    }
    if arguments.out:
        arguments.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def kept_rows(file: Path | None, chosen: list[str]) -> list[dict[str, Any]]:
    """The rows of games that are not measured now."""
    if file is None or not file.exists():
        return []
    rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["rows"]
    return [row for row in rows if row["game"] not in chosen]


if __name__ == "__main__":
    main()
