"""Measures what else there are targets for: sizes, one `Match.act`, how quickly things start.

Prints one JSON object.
"""

import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

from rejouons import Match, games
from rejouons.history import Played
from rejouons.kernel.built import browser_file
from rejouons.kernel.targets import CPU

GAME = "mark"
PLAYERS = 4
SEED = 7
MATCHES = 50
STARTS = 5
MICROSECONDS = 1e6
WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None; import rejouons"  # None: not importable


def main() -> None:
    known = [games.load(game_id) for game_id in games.GAMES]
    facts = {
        "wasm_bytes": {game.id: browser_file(game).stat().st_size for game in known},
        "state_bytes": {game.id: game.state.itemsize for game in known},
        "act_microseconds": microseconds_of_an_act(),
        "imports_without_numba": imports_without_numba(),
        "games_seconds": seconds_to_list_games(),
    }
    print(json.dumps(facts))


def microseconds_of_an_act() -> float:
    """The median, over seeded random matches, of a match's mean CPU time of an action."""
    drawn = random.Random(SEED)
    actions = [random_actions(new_match(number), drawn) for number in range(MATCHES)]
    return statistics.median(mean_act(number, played) for number, played in enumerate(actions))


def new_match(number: int) -> Match:
    return Match.create(GAME, PLAYERS, seed=number, target=CPU)


def random_actions(match: Match, drawn: random.Random) -> tuple[Played, ...]:
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, drawn.choice(match.legal(seat)))
    return match.actions


def mean_act(number: int, actions: tuple[Played, ...]) -> float:
    """Plays a match again, so that the clock sees nothing but `act`."""
    match = new_match(number)
    start = time.process_time()
    for played in actions:
        match.act(played.seat, played.action)
    return (time.process_time() - start) * MICROSECONDS / len(actions)


def imports_without_numba() -> bool:
    return subprocess.run([sys.executable, "-c", WITHOUT_NUMBA]).returncode == 0


def seconds_to_list_games() -> float:
    return min(seconds_of([command(), "games"]) for _ in range(STARTS))


def command() -> str:
    return str(Path(sys.executable).with_name("rejouons"))


def seconds_of(arguments: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
