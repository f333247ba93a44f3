"""Measures how soon things begin: the first move, the first hint, compiled rules, from nothing.

    python -m bench.start [--before CHECKOUT] [--rounds N] [GAME …]

Each figure is the CPU time of a process of its own with an empty cache, in seconds: the best of
some rounds, of one for what compiles. With an earlier checkout its figures stand beside ours,
measured in turns in the same run. The table goes into bench/README.md.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rejouons import games

ROOT = Path(__file__).parents[1]
README = ROOT / "bench" / "README.md"
BEGIN, END = "<!-- start: begin -->", "<!-- start: end -->"
ROUNDS = 3
COMPILE = "compile"
MATCH = """
from rejouons import Match, games
game = games.load({game!r})
match = Match.create(game.id, game.players[0], seed=1{target})
seat = match.to_act[0]
"""
CODE = {
    "first move": MATCH + "match.act(seat, match.legal(seat)[0])",
    "first hint": MATCH
    + "from rejouons.bots.advice import suggest\nassert suggest(match.view(seat), 500)",
    COMPILE: MATCH
    + """
from rejouons.bots.advice import suggest
from rejouons.lab.simulation import play_chunk, prepare
players = game.players[0]
seats = ["greedy", *["random"] * (players - 1)]
assert play_chunk(prepare(game, players, 7, seats, {{}}), 0, 1, "cpu").games == 1
assert suggest(match.view(seat), 1, target="cpu")
""",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("game", nargs="*", default=games.OURS)
    asked = parser.parse_args()
    sides = {"before": asked.before, "now": ROOT} if asked.before else {"now": ROOT}
    table = "\n".join(lines(sides, asked.game, asked.rounds))
    print(table)
    if set(asked.game) == set(games.OURS) and asked.before:
        write(table)


def lines(sides: dict[str, Path], ids: list[str], rounds: int) -> Iterator[str]:
    yield f"| CPU seconds | {' | '.join(sides)} | ratio |"
    yield f"| --- | {'---: | ' * len(sides)}---: |"
    for measure in CODE:
        for game_id in ids:
            best = seconds(measure, game_id, sides, 1 if measure == COMPILE else rounds)
            found = [best[side] for side in sides]
            ratio = f"{found[-1] / found[0]:.2f}" if len(found) > 1 else ""
            name = games.box(game_id).texts("en")["name"]
            yield f"| {name}, {measure} | {' | '.join(f'{s:.2f}' for s in found)} | {ratio} |"


def seconds(measure: str, game_id: str, sides: dict[str, Path], rounds: int) -> dict[str, float]:
    """The best of some rounds on each side, in turns."""
    best = dict.fromkeys(sides, float("inf"))
    target = ', target="python"' if measure == COMPILE else ""
    code = CODE[measure].format(game=game_id, target=target)
    for _ in range(rounds):
        for side, checkout in sides.items():
            best[side] = min(best[side], cpu_seconds(code, checkout))
    return best


def cpu_seconds(code: str, checkout: Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as cache:
        own = {"PYTHONPATH": python_path(checkout), "REJOUONS_CACHE": cache}
        env = {name: value for name, value in os.environ.items() if name != "REJOUONS_TARGET"}
        command = [sys.executable, "-c", code]
        subprocess.run(command, check=True, env=env | own, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def python_path(checkout: Path) -> str:
    """Where Python finds a checkout before any other."""
    return os.pathsep.join(filter(None, [str(checkout / "src"), os.environ.get("PYTHONPATH")]))


def write(table: str) -> None:
    text = README.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    README.write_text(f"{head}{BEGIN}\n{table}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
