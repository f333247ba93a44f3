"""Mass simulation: many seeded games of bots, on the CPU's cores or on a GPU."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any

from rejouons.boards import game_on
from rejouons.bots import policy_of
from rejouons.bots.advice import checked_cores, checked_seed
from rejouons.errors import BadOption, Unavailable
from rejouons.kernel.contract import Game
from rejouons.kernel.record import new
from rejouons.kernel.targets import has_compiler, linked, long_target
from rejouons.lab import playing
from rejouons.lab.playing import PLAN, TALLY, WHOLE_WIN, add
from rejouons.terms import checked_options, checked_players, per_seat, whole

CPU = "cpu"
CUDA = "cuda"
GAMES = 1 << 53
LARGEST_CHUNK = 2000
CHUNKS_PER_CORE = 16

Progress = Callable[[int], None]  # told how many more games are done
Chunk = Future[Any]  # of a tally


@dataclass(frozen=True)
class Report:
    """What a simulation found."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins_by_seat: list[float]  # tied winners share a win
    mean_scores: list[float]
    mean_length: float  # decisions per game


@dataclass(frozen=True)
class Experiment:
    """What to simulate."""

    game: Game
    players: int
    plan: Any
    opening: Any  # a state with only the players and options filled in


def simulate(
    game: str,
    count: int,
    players: int = 2,
    seed: int = 0,
    seats: Sequence[str] | None = None,
    options: Mapping[str, int | str] | None = None,
    device: str = CPU,
    cores: int | None = None,
    progress: Progress = lambda _: None,
    board: Mapping[str, Any] | None = None,
) -> Report:
    """Plays `count` games; the same arguments give the same games on every device."""
    number = checked_games(count, GAMES - 1)
    workers = available() if cores is None else checked_cores(cores)
    chosen = {} if options is None else options
    experiment = prepare(game_on(game, board), players, seed, seats, chosen)
    if not isinstance(device, str) or device not in (CPU, CUDA):
        raise BadOption("BadDevice", device=device)
    play = play_on_cpu if device == CPU else play_on_cuda
    tally, seconds = play(experiment, number, workers, progress)
    return report(experiment, tally, seconds)


def checked_games(count: int, most: int) -> int:
    number = whole(count)
    if number is None or not 1 <= number <= most:
        raise BadOption("BadGames", games=count, most=most)
    return number


def available() -> int:
    """The cores of this machine."""
    return os.cpu_count() or 1


def prepare(
    game: Game,
    players: int,
    seed: int,
    seats: Sequence[str] | None,
    options: Mapping[str, int | str],
) -> Experiment:
    number = checked_players(game, players)
    plan = new(PLAN)[0]
    plan.seed = checked_seed(seed)
    plan.num_players = number
    plan.policies[:number] = [policy_of(s) for s in per_seat(seats, number, "random")]
    opening = game.opening(number, checked_options(game, number, options))
    return Experiment(game, number, plan, opening)


def play_on_cpu(
    experiment: Experiment, count: int, cores: int, progress: Progress
) -> tuple[Any, float]:
    """Plays on threads: compiled rules hold no lock. Returns the tally and the seconds."""
    play_chunk(experiment, 0, 1)  # compiles, before the clock starts
    start = time.perf_counter()
    size = max(1, min(LARGEST_CHUNK, count // (cores * CHUNKS_PER_CORE)))
    total = new(TALLY)[0]
    firsts = iter(range(0, count, size))
    with ThreadPoolExecutor(cores) as pool:
        running = {
            submit(pool, experiment, first, size, count) for first in islice(firsts, 2 * cores)
        }
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {submit(pool, experiment, f, size, count) for f in islice(firsts, len(done))}
            for chunk in done:
                add(total, chunk.result())
                progress(int(chunk.result().games))
    return total, time.perf_counter() - start


def submit(pool: Executor, experiment: Experiment, first: int, size: int, count: int) -> Chunk:
    return pool.submit(play_chunk, experiment, first, min(size, count - first))


def play_chunk(experiment: Experiment, first: int, count: int, target: str | None = None) -> Any:
    """Plays some games of an experiment on this thread and returns their tally."""
    game = experiment.game
    side = linked(game, target or long_target(game)).apart(0)
    tally, desk = new(TALLY)[0], side.desk
    paper = (desk.states, desk.silent, desk.out, desk.chances, desk.results)
    play_games = side.module(playing).play_games
    play_games(experiment.plan, experiment.opening, first, count, tally, *paper)
    return tally


def play_on_cuda(
    experiment: Experiment, count: int, _: int, progress: Progress
) -> tuple[Any, float]:
    if not has_compiler():
        raise Unavailable("NoCompiler")
    from rejouons.lab.cuda import play_on_device  # here: only this device needs it

    return play_on_device(experiment, count, progress)


def report(experiment: Experiment, tally: Any, seconds: float) -> Report:
    played, decisions = int(tally.games), int(tally.decisions)
    return Report(
        game=experiment.game.id,
        players=experiment.players,
        games=played,
        decisions=decisions,
        seconds=round(seconds, 6),
        decisions_per_second=round(decisions / seconds, 1),
        wins_by_seat=(tally.wins[: experiment.players] / WHOLE_WIN).tolist(),
        mean_scores=(tally.points[: experiment.players] / played).tolist(),
        mean_length=decisions / played,
    )
