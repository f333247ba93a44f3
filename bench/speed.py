"""Measures a game's random play in Python, compiled, as WebAssembly and, for Mark, in C.

    python bench/speed.py mark

Prints one JSON object. The targets take turns, round after round, so that a busy moment of the
machine falls on all of them; and all must have played the same games, or the run fails.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rejouons import games
from rejouons.kernel.targets import CPU, PYTHON
from rejouons.lab.simulation import Experiment, play_chunk, play_on_cpu, prepare

FOLDER = Path(__file__).parent
PLAYERS = 4
SEED = 7
DECISIONS = 11_000_000  # of a round, about: half a second to a few seconds
PLAIN_DECISIONS = 2_000  # plain Python needs as long for these
ROUNDS = 7


@dataclass(frozen=True)
class Played:
    """What came of some games, and the seconds they took."""

    decisions: int
    results: tuple[int, ...]  # the wins of each seat, then the points of each
    seconds: float


@dataclass(frozen=True)
class Contender:
    """A way to play the games 0..count-1."""

    name: str
    count: int
    play: Callable[[int], Played]


def main() -> None:
    os.environ["REJOUONS_TARGET"] = CPU  # for all cores, which cannot be told otherwise
    subprocess.run([sys.executable, "-m", "rejouons.wasm.build"], check=True)
    experiment = prepare(games.load(sys.argv[1]), PLAYERS, SEED, None, {})
    with tempfile.TemporaryDirectory() as folder:
        rounds = compete(contenders(experiment, Path(folder)), experiment)
    print(json.dumps({name: summary(played) for name, played in rounds.items()}))


def contenders(experiment: Experiment, folder: Path) -> list[Contender]:
    game = experiment.game.id
    script = ["node", str(FOLDER / "wasm.mjs"), game]
    length = play_chunk(experiment, 0, 1, CPU).decisions  # of a game; compiles as well
    count, plain_count = DECISIONS // length, max(1, PLAIN_DECISIONS // length)
    sides = [
        Contender("compiled", count, partial(play_here, experiment, CPU)),
        Contender("wasm", count, partial(play_outside, script)),
        Contender("all_cores", count, partial(play_on_all_cores, experiment)),
        Contender("python", plain_count, partial(play_here, experiment, PYTHON)),
    ]
    source = FOLDER / f"{game}.c"
    if source.exists():
        sides.insert(0, Contender("c", count, partial(play_outside, [compiled(source, folder)])))
    return sides


def compiled(source: Path, folder: Path) -> str:
    program = str(folder / source.stem)
    subprocess.run(["cc", "-O3", "-march=native", "-o", program, str(source)], check=True)
    return program


def play_here(experiment: Experiment, target: str, count: int) -> Played:
    start = time.process_time()
    tally = play_chunk(experiment, 0, count, target)
    return counted(tally, time.process_time() - start)


def play_on_all_cores(experiment: Experiment, count: int) -> Played:
    return counted(*play_on_cpu(experiment, count, os.cpu_count() or 1, lambda _: None))


def counted(tally: Any, seconds: float) -> Played:
    results = [*tally.wins[:PLAYERS].tolist(), *tally.points[:PLAYERS].tolist()]
    return Played(int(tally.decisions), tuple(results), seconds)


def play_outside(command: Sequence[str], count: int) -> Played:
    """Runs a program that prints its decisions, its seconds, and the results of the seats."""
    arguments = [*command, str(count), str(PLAYERS), str(SEED)]
    run = subprocess.run(arguments, check=True, stdout=subprocess.PIPE, text=True)
    decisions, seconds, *results = run.stdout.split()
    return Played(int(decisions), tuple(map(int, results)), float(seconds))


def compete(players: Sequence[Contender], experiment: Experiment) -> dict[str, list[Played]]:
    """All rounds of all contenders, each checked against the compiled rules."""
    expected = {p.count: play_here(experiment, CPU, p.count) for p in players}
    rounds: dict[str, list[Played]] = {player.name: [] for player in players}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        for player in players:
            played = player.play(player.count)
            check_same(player, played, expected[player.count])
            rounds[player.name].append(played)
    return rounds


def check_same(player: Contender, played: Played, expected: Played) -> None:
    if (played.decisions, played.results) != (expected.decisions, expected.results):
        sys.exit(
            f"DIFFERENT GAMES: {player.name} played {played}, the compiled rules {expected}, "
            f"in {player.count} games of {PLAYERS} players with seed {SEED}"
        )


def summary(rounds: Sequence[Played]) -> dict[str, Any]:
    return {
        "rates": [played.decisions / played.seconds for played in rounds],
        "decisions": rounds[0].decisions,
    }


if __name__ == "__main__":
    main()
