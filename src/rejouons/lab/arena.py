"""The arena: a round robin between bots, in which everybody sits everywhere on the same dice."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from threading import Event
from typing import Any

from rejouons.boards import game_on
from rejouons.bots import make
from rejouons.bots.advice import checked_cores, checked_seed
from rejouons.errors import BadOption, BadSave, Unavailable
from rejouons.kernel.contract import Game
from rejouons.kernel.targets import long_target
from rejouons.lab.ratings import Outcome, Pair, Sitting, Standing, rate
from rejouons.lab.simulation import Progress, available, checked_games
from rejouons.match import Match
from rejouons.saves import MALFORMED, canonical
from rejouons.terms import checked_options, checked_players

FORMAT = "rejouons-arena"
MOST_GAMES = 1_000_000  # a table

Games = dict[Sitting, Outcome]
Keep = Callable[[Outcome], None]


@dataclass(frozen=True)
class Arena:
    """Who competes, at what."""

    game: Game
    players: int
    options: dict[str, int | str]
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class ArenaReport:
    """What an arena found."""

    game: str
    players: int
    options: dict[str, int | str]
    seed: int
    games: int
    bots: list[Standing]  # best first
    pairs: list[Pair]


def prepare(
    game: str,
    seats: Sequence[str],
    players: int = 2,
    seed: int = 0,
    options: Mapping[str, int | str] | None = None,
    board: Mapping[str, Any] | None = None,
) -> Arena:
    """An arena between the bots named in `seats`, which may repeat."""
    check_ratings()
    facts = game_on(game, board)
    number = checked_players(facts, players)
    if len(seats) < number:
        raise BadOption("BadSeats", given=len(seats), players=number)
    for name in dict.fromkeys(seats):
        make(name, facts)  # refuses unknown ones
    if len(set(seats)) < 2:
        raise BadOption("OneBot", bot=seats[0])
    chosen = checked_options(facts, number, options or {})
    return Arena(facts, number, chosen, tuple(seats), checked_seed(seed))


def check_ratings() -> None:
    """Before hours are played: what rates the bots comes with the lab."""
    if find_spec("choix") is None:
        raise Unavailable("NoLab")


def compete(
    arena: Arena,
    count: int,
    cores: int | None = None,
    record: Path | None = None,
    progress: Progress = lambda _: None,
) -> ArenaReport:
    """Plays `count` games a table, rounded up to whole rotations, less those in the record."""
    sittings = schedule(arena, count)
    workers = available() if cores is None else checked_cores(cores)
    with recording(arena, record) as (known, keep):
        missing = [sitting for sitting in sittings if sitting not in known]
        progress(len(sittings) - len(missing))

        def finished(outcome: Outcome) -> None:
            known[outcome.sitting] = outcome
            keep(outcome)
            progress(1)

        play_all(arena, missing, workers, finished)
    return report(arena, [known[sitting] for sitting in sittings])


def report(arena: Arena, outcomes: Sequence[Outcome]) -> ArenaReport:
    bots, pairs = rate(tuple(dict.fromkeys(arena.seats)), outcomes, arena.seed)
    return ArenaReport(
        game=arena.game.id,
        players=arena.players,
        options=arena.options,
        seed=arena.seed,
        games=len(outcomes),
        bots=bots,
        pairs=pairs,
    )


# Who plays whom


def tables_of(arena: Arena) -> list[tuple[str, ...]]:
    """Each choice of bots that fills a table, but not those of one bot alone."""
    in_order = sorted(arena.seats, key=arena.seats.index)
    choices = dict.fromkeys(combinations(in_order, arena.players))
    return [table for table in choices if len(set(table)) > 1]


def schedule(arena: Arena, count: int) -> list[Sitting]:
    """All games: each seed at each table, each table in each rotation."""
    rounds = -(-checked_games(count, MOST_GAMES) // arena.players)
    tables = tables_of(arena)
    return [
        Sitting(rotated(table, rotation), drawn(arena.seed, number), rotation)
        for number in range(rounds)
        for table in tables
        for rotation in range(arena.players)
    ]


def rotated(table: tuple[str, ...], rotation: int) -> tuple[str, ...]:
    return table[rotation:] + table[:rotation]


def drawn(*facts: int | str) -> int:
    """A number, exact even as a float, that follows from some facts alone."""
    digest = hashlib.sha256(json.dumps(facts).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 11


# Playing


def play_all(arena: Arena, sittings: Sequence[Sitting], cores: int, finished: Keep) -> None:
    """Plays on threads, as compiled bots hold no lock; whatever interrupts, Ctrl-C too, ends it."""
    stop = Event()
    with ThreadPoolExecutor(cores) as pool:
        try:
            running = [pool.submit(play, arena, sitting, stop) for sitting in sittings]
            for game in as_completed(running):
                finished(game.result())
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def play(arena: Arena, sitting: Sitting, stop: Event) -> Outcome:
    """Plays a match between bots that get views only."""
    target = long_target(arena.game)
    match = Match.create(
        arena.game.id,
        arena.players,
        arena.options,
        seed=sitting.seed,
        target=target,
        board=arena.game.board_facts,
    )
    bots = [
        make(name, arena.game, bot_seed(arena, sitting, seat), target)
        for seat, name in enumerate(sitting.table)
    ]
    while not match.over:
        if stop.is_set():
            raise CancelledError
        seat = match.to_act[0]
        match.act(seat, bots[seat].choose(match.view(seat)))
    return Outcome(sitting, match.ranking, match.scores)


def bot_seed(arena: Arena, sitting: Sitting, seat: int) -> int:
    """The seed of a seat's bot; it moves with the bot from seat to seat."""
    entry = (seat + sitting.rotation) % arena.players
    return drawn(arena.seed, sitting.seed, entry, sitting.table[seat])


# The record: a line for the terms, and one for each game


@contextmanager
def recording(arena: Arena, file: Path | None) -> Iterator[tuple[Games, Keep]]:
    """The games that a record holds, and how to add one."""
    if file is None:
        yield {}, lambda _: None
        return
    data = file_bytes(file)
    complete = data[: data.rfind(b"\n") + 1]  # what follows was torn off when its writer died
    known = recalled(arena, file, complete, data[len(complete) :])
    try:
        lines = file.open("ab")
    except OSError as error:
        raise BadOption("CannotWrite", file=file, why=error.strerror) from error

    def add(line: str) -> None:
        lines.write(line.encode() + b"\n")
        lines.flush()

    with lines:
        lines.truncate(len(complete))
        if not complete:
            add(json.dumps(terms_of(arena)))
        yield known, lambda outcome: add(written(outcome))


def file_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes() if file.exists() else b""
    except OSError as error:
        raise BadSave("NoFile", file=file, why=error.strerror) from error


def recalled(arena: Arena, file: Path, complete: bytes, torn: bytes) -> Games:
    """The games in the complete lines of a record, once it is sure to be one of this arena."""
    lines = complete.splitlines()
    if not lines:
        if not json.dumps(terms_of(arena)).encode().startswith(torn):
            raise BadSave("BadRecordForeign", file=file)
        return {}
    check_terms(arena, file, lines[0])
    known = {}
    tables = tables_of(arena)
    for number, line in enumerate(lines[1:], start=2):
        try:
            outcome = parsed(arena, tables, line)
        except (*MALFORMED, RecursionError) as error:
            raise BadSave("BadRecordLine", file=file, line=number) from error
        known[outcome.sitting] = outcome
    return known


def terms_of(arena: Arena) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": arena.game.id,
        "rules": arena.game.version,
        "players": arena.players,
        "options": arena.options,
        "seats": arena.seats,
        "seed": arena.seed,
        **({"board": arena.game.board.digest} if arena.game.board else {}),
    }


def check_terms(arena: Arena, file: Path, line: bytes) -> None:
    try:
        terms = json.loads(line)
    except (ValueError, RecursionError):
        terms = None
    if not isinstance(terms, dict) or terms.get("format") != FORMAT:
        raise BadSave("BadRecordForeign", file=file)
    for key, ours in terms_of(arena).items():
        recorded, ours = canonical(terms.get(key)), canonical(ours)
        if recorded != ours:
            raise BadSave("BadRecordTerms", file=file, what=key, recorded=recorded, ours=ours)


def written(outcome: Outcome) -> str:
    return json.dumps({**vars(outcome.sitting), "ranks": outcome.ranks, "scores": outcome.scores})


def parsed(arena: Arena, tables: Sequence[tuple[str, ...]], line: bytes) -> Outcome:
    """The game of a line; raises one of MALFORMED if there is none in it."""
    entry = json.loads(line)
    sitting = Sitting(tuple(entry["table"]), entry["seed"], entry["rotation"])
    outcome = Outcome(sitting, tuple(entry["ranks"]), tuple(entry["scores"]))
    numbers = (sitting.seed, sitting.rotation, *outcome.ranks, *outcome.scores)
    is_sound = (
        all(type(number) is int for number in numbers)
        and sitting.rotation in range(arena.players)
        and rotated(sitting.table, -sitting.rotation) in tables
        and len(outcome.ranks) == len(outcome.scores) == arena.players
        and min(outcome.ranks) == 1
    )
    if not is_sound:
        raise ValueError(line)
    return outcome
