"""Measures the search: iterations per second at a game's opening with four players.

    python bench/search.py mark

Prints one JSON object. Compiled code and WebAssembly take turns and must grow the same tree.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rejouons import Match
from rejouons.bots.advice import Searcher
from rejouons.kernel.targets import CPU
from rejouons.terms import Budget
from rejouons.views import View

PLAYERS = 4
SEED = 7
ITERATIONS = 15_000
ROUNDS = 5

Thought = tuple[int, int]  # the nodes of the tree, the action chosen


def main() -> None:
    subprocess.run([sys.executable, "-m", "rejouons.wasm.build"], check=True)
    match = Match.create(sys.argv[1], PLAYERS, seed=SEED, target=CPU)
    view = match.view(match.to_act[0])
    searcher = Searcher(match.game, CPU)
    think_here(searcher, view)  # compiles, before the clock starts
    rates: dict[str, list[float]] = {"compiled": [], "wasm": []}
    with tempfile.NamedTemporaryFile() as file:
        Path(file.name).write_bytes(view.state.tobytes())
        for _ in range(ROUNDS):
            seconds, thought = think_here(searcher, view)
            rates["compiled"].append(ITERATIONS / seconds)
            seconds, other = think_in_node(match.game.id, file.name, view.seat)
            rates["wasm"].append(ITERATIONS / seconds)
            if thought != other:
                sys.exit(f"DIFFERENT TREES: compiled {thought}, WebAssembly {other}")
    print(json.dumps(rates))


def think_here(searcher: Searcher, view: View) -> tuple[float, Thought]:
    start = time.process_time()
    searcher.think(view, Budget(ITERATIONS), SEED)
    seconds = time.process_time() - start
    return seconds, (searcher.nodes, searcher.decide())


def think_in_node(game: str, file: str, seat: int) -> tuple[float, Thought]:
    script = str(Path(__file__).with_name("search.mjs"))
    command = ["node", script, game, file, str(seat), str(SEED), str(ITERATIONS)]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    seconds, nodes, action = run.stdout.split()
    return float(seconds), (int(nodes), int(action))


if __name__ == "__main__":
    main()
