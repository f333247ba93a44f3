"""Measure how many decisions per CPU-second OpenSpiel's C++ random rollouts make.

Rejouons compares its own random play with these figures.  Usage:

    pip install -r bench/requirements.txt
    python bench/openspiel.py [--seconds S] [GAME ...]

One JSON object is printed on stdout, with one entry per game:

    {"backgammon": {"decisions_per_second": ..., "mean_length": ...,
                    "decisions": ..., "seconds": ...}, ...}

Method
------
OpenSpiel does not bind the evaluation of its C++ ``RandomRolloutEvaluator`` in
Python, so the rollouts are reached through the C++ ``MCTSBot``.  The first
simulation of a search expands nothing: it evaluates the root itself.  A search
of one simulation with an evaluator of N rollouts is therefore N random games,
each cloned from the root and played to its end entirely in C++, and no move is
made by the tree.

1. A fixed set of start positions is drawn: fresh games whose opening chance
   moves (deal, first dice) are sampled until a player must decide.
2. ``mean_length`` is the mean number of player decisions in random games played
   from those positions through the Python interface.  Chance moves do not
   count; where players act at once, each of them makes one decision.
3. The C++ rollouts from the same positions are timed in CPU time, the same
   number from each, so ``decisions`` is their number times ``mean_length``.
4. The timing is repeated on identical work; the fastest repeat is reported.
"""

import argparse
import importlib
import json
import random
import sys
import time
from collections.abc import Sequence
from types import ModuleType
from typing import Protocol, TypedDict

GAMES = ("backgammon", "gin_rummy", "leduc_poker", "goofspiel")

DEFAULT_SECONDS = 3.0
EXIT_FAILURE = 2

# Many start positions, because the length of a game depends on its deal: with a
# single one, the figure would be that of a lucky or an unlucky hand.
START_POSITIONS = 50

# 2000 games in all: the standard error of the mean length is then about 1 % in
# backgammon, whose random games vary the most.
GAMES_PER_START = 40

# Every repeat plays the same rollouts (same seeds), so the fastest one is the
# least disturbed by the machine, and not the one that drew the shortest games.
REPEATS = 3

# The number of rollouts is found by growing a trial run until it lasts this
# share of the target; the trial also warms the caches up before the timing.
TRIAL_SHARE = 0.1
TRIAL_GROWTH = 2

SEED = 20_240
ONE_SIMULATION = 1
# Required by the bot, without effect on a search that never expands its root.
EXPLORATION = 1.0
MEMORY_MB = 1


class State(Protocol):
    """The part of an OpenSpiel state that random play needs."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "State": ...


class Game(Protocol):
    """The part of an OpenSpiel game that this measure needs."""

    def new_initial_state(self) -> State: ...


class Bot(Protocol):
    """The part of an OpenSpiel MCTS bot that this measure needs."""

    def mcts_search(self, state: State) -> object: ...


class Measure(TypedDict):
    """The figures of one game, as printed."""

    decisions_per_second: float
    mean_length: float
    decisions: int
    seconds: float


def load(spiel: ModuleType, name: str) -> Game:
    """Load a game with OpenSpiel's default rules.

    The bot only accepts sequential games, so goofspiel is loaded turn-based:
    each player's choice becomes a node of its own, hence one decision each.
    The games that are sequential already are loaded unchanged.
    """
    game: Game = spiel.load_game_as_turn_based(name)
    return game


def play_chance(state: State, rng: random.Random) -> None:
    """Draw and play one chance move."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def start_position(game: Game, rng: random.Random) -> State:
    """Return the first decision of a fresh game, its opening chance moves drawn.

    The rollouts thus never pay for the deal, which is in OpenSpiel's favour.
    """
    state = game.new_initial_state()
    while state.is_chance_node():
        play_chance(state, rng)
    return state


def count_decisions(start: State, rng: random.Random) -> int:
    """Play one random game from a position and count the players' decisions.

    A decision with a single legal move counts too: OpenSpiel asks for it.
    """
    state = start.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            play_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def measure_length(starts: Sequence[State], rng: random.Random) -> float:
    """Return the mean number of decisions of random games from the positions."""
    total = sum(count_decisions(start, rng) for start in starts for _ in range(GAMES_PER_START))
    return total / (len(starts) * GAMES_PER_START)


def make_bot(spiel: ModuleType, game: Game, rollouts: int, seed: int) -> Bot:
    """Make a bot whose search is ``rollouts`` random games from its root."""
    bot: Bot = spiel.MCTSBot(
        game=game,
        evaluator=spiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed),
        uct_c=EXPLORATION,
        max_simulations=ONE_SIMULATION,
        max_memory_mb=MEMORY_MB,
        solve=False,
        seed=seed,
        verbose=False,
    )
    return bot


def time_rollouts(spiel: ModuleType, game: Game, starts: Sequence[State], rollouts: int) -> float:
    """Return the CPU seconds of ``rollouts`` random games from each position.

    The bots are made before the clock starts, and the bare search is called
    rather than a step of the bot, so that only rollouts are timed.
    """
    bots = [make_bot(spiel, game, rollouts, SEED + index) for index in range(len(starts))]
    begin = time.process_time()
    for bot, start in zip(bots, starts, strict=True):
        bot.mcts_search(start)
    return time.process_time() - begin


def choose_rollouts(spiel: ModuleType, game: Game, starts: Sequence[State], target: float) -> int:
    """Return the number of rollouts per position that lasts about ``target``."""
    rollouts = 1
    seconds = time_rollouts(spiel, game, starts, rollouts)
    while seconds < target * TRIAL_SHARE:
        rollouts *= TRIAL_GROWTH
        seconds = time_rollouts(spiel, game, starts, rollouts)
    return max(1, round(rollouts * target / seconds))


def measure(spiel: ModuleType, name: str, target: float) -> Measure:
    """Measure one game, each timing lasting about ``target`` CPU seconds."""
    rng = random.Random(SEED)
    game = load(spiel, name)
    starts = [start_position(game, rng) for _ in range(START_POSITIONS)]
    mean_length = measure_length(starts, rng)
    rollouts = choose_rollouts(spiel, game, starts, target)
    seconds = min(time_rollouts(spiel, game, starts, rollouts) for _ in range(REPEATS))
    decisions = round(rollouts * len(starts) * mean_length)
    return {
        "decisions_per_second": decisions / seconds,
        "mean_length": mean_length,
        "decisions": decisions,
        "seconds": seconds,
    }


def game_name(text: str) -> str:
    """Read the name of a game that can be measured."""
    if text not in GAMES:
        known = ", ".join(GAMES)
        raise argparse.ArgumentTypeError(f"unknown game {text} (choose from {known})")
    return text


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description="Measure OpenSpiel's C++ random rollouts, as JSON on stdout."
    )
    known = f"games to measure: {', '.join(GAMES)} (default: all)"
    parser.add_argument("games", nargs="*", type=game_name, metavar="GAME", help=known)
    parser.add_argument(
        "--seconds",
        type=float,
        default=DEFAULT_SECONDS,
        help=f"CPU time of each of a game's {REPEATS} timings (default: %(default)s)",
    )
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the measures as one JSON object and return the exit code."""
    options = parse_arguments(arguments)
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError as error:
        print(
            f"OpenSpiel is needed: pip install -r bench/requirements.txt ({error})", file=sys.stderr
        )
        return EXIT_FAILURE
    names = dict.fromkeys(options.games or GAMES)
    measures = {name: measure(spiel, name, options.seconds) for name in names}
    print(json.dumps(measures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
