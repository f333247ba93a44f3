"""Measures random play and the search beside an earlier version of the rules, compiled, in turns.

    python -m bench.beside EARLIER_CHECKOUT [GAME …]

Each side is a process of its own that compiles first and then measures whenever it is told to, in
CPU seconds; the best of `ROUNDS` counts. Prints a table.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.start import ROOT, python_path

from rejouons import games

ROUNDS = 7
SIDE = """
import json, sys, time
from rejouons import Match, games
from rejouons.bots.advice import suggest
from rejouons.lab.simulation import play_chunk, prepare

ITERATIONS = 15_000
game = games.load(sys.argv[1])
players = max(4, game.players[0])
experiment = prepare(game, players, 7, ["random"] * players, {})
match = Match.create(game.id, players, seed=7, target="cpu")
view = match.view(match.to_act[0])

def decisions(count):
    begun = time.process_time()
    played = play_chunk(experiment, 0, count, "cpu").decisions
    return int(played), time.process_time() - begun

def iterations():
    begun = time.process_time()
    suggest(view, ITERATIONS, target="cpu")
    return ITERATIONS / (time.process_time() - begun)

decisions(1), iterations()  # compiles
count = 500
while decisions(count)[1] < 0.5:
    count *= 2
print("ready", flush=True)
for _ in sys.stdin:
    played, seconds = decisions(count)
    print(json.dumps([played / seconds, iterations()]), flush=True)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("game", nargs="*", default=games.OURS)
    asked = parser.parse_args()
    print("| per CPU-second | before | now | ratio |\n| --- | ---: | ---: | ---: |")
    for game_id in asked.game:
        before, now = best_of_both(game_id, asked.before)
        for number, measure in enumerate(("decisions, random play", "iterations, search")):
            figures = f"{before[number]:,.0f} | {now[number]:,.0f}"
            name = games.box(game_id).texts("en")["name"]
            print(f"| {name}, {measure} | {figures} | {now[number] / before[number]:.2f} |")


def best_of_both(game_id: str, before: Path) -> list[list[float]]:
    """The best rates of the earlier version and of this one."""
    sides = [begun(game_id, checkout) for checkout in (before, ROOT)]
    rounds = [[rates(side) for side in sides] for _ in range(ROUNDS)]
    for side in sides:
        side.communicate()
    return [[max(found) for found in zip(*side, strict=True)] for side in zip(*rounds, strict=True)]


def begun(game_id: str, checkout: Path) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": python_path(checkout)}
    command = [sys.executable, "-c", SIDE, game_id]
    side = subprocess.Popen(
        command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert side.stdout is not None
    assert side.stdout.readline() == "ready\n", f"{checkout} does not start"
    return side


def rates(side: subprocess.Popen[str]) -> list[float]:
    assert side.stdin is not None
    assert side.stdout is not None
    print("go", file=side.stdin, flush=True)
    told: list[float] = json.loads(side.stdout.readline())
    return told


if __name__ == "__main__":
    main()
