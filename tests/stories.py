"""Seeded random games, told as a digest of all there was to see, on any side.

A `Teller` tells a whole game in one call of compiled rules; `story` calls them one by one.
"""

import hashlib
import importlib.util
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rejouons import games
from rejouons.kernel.contract import MAX_SEATS, RESULT, Game
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.log import LOG, MAX_EVENTS
from rejouons.kernel.targets import linked
from rejouons.lab import stories
from rejouons.lab.stories import STORY, WORD
from sides import InPython, InWebAssembly

ENDLESS = 1 << 30  # decisions
WHOLE = 10  # one story in so many is told to its end in plain Python, which is slow
BEGINNING = 120  # decisions of the others
LOOKS = 20  # one action in so many is also looked at through views, guesses and values
FOLDER = Path(__file__).parent / "games"


@dataclass
class Desk:
    """What one side needs to play, made once: WebAssembly memory is not given back."""

    side: Any
    state: Any
    view: Any
    trial: Any
    log: Any
    silent: Any
    dice: Any
    out: Any
    chances: Any
    results: Any


def desk(game: Game, side: Any) -> Desk:
    return Desk(
        side=side,
        state=side.new(game.state)[0],
        view=side.new(game.state)[0],
        trial=side.new(game.state),
        log=side.new(LOG)[0],
        silent=side.new(LOG)[0],
        dice=side.new(DICE)[0],
        out=side.new("int16", game.actions.size),
        chances=side.new("float64", MAX_SEATS),
        results=side.new(RESULT, MAX_SEATS),
    )


def data_of(game: Game) -> Any:
    """What the contract test needs to know of a game; a game without it fails."""
    return _data_of(game.id)


@cache
def _data_of(game_id: str) -> Any:
    path = FOLDER / game_id / f"{game_id}_contract.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None, f"{path} is missing"
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def random_opening(game: Game, chance: random.Random) -> Any:
    options = {option.key: chance.choice(option.values) for option in game.options}
    return possible_opening(game, chance.choice(game.players), options)


def usual_opening(game: Game, chance: random.Random) -> Any:
    options: dict[str, Any] = {option.key: option.default for option in game.options}
    return possible_opening(game, chance.choice(game.players), options)


def possible_opening(game: Game, players: int, options: dict[str, Any]) -> Any:
    """An opening with these options; one that can't be chosen takes its default.

    A game that random players seldom finish names options that make it brief.
    """
    options |= getattr(data_of(game), "BRIEF", {})
    terms = {"players": players, **options}
    for option in game.options:
        if options[option.key] in option.refused and not option.counts(terms):
            options[option.key] = option.default
    return game.opening(players, options)


def copy(source: Any, target: Any) -> None:
    """Copies a record into another, in place."""
    for name in source.dtype.names:
        target[name] = source[name]


def story(game: Game, desk: Desk, seed: int) -> str:
    """Plays a seeded random game, call by call; the digest of all there was to see."""
    chance = random.Random(seed)
    seen = hashlib.sha256()
    rules, state, log = desk.side.rules, desk.state, desk.log
    begin(desk, random_opening(game, chance), seed)
    while waiting := int(rules.to_act(state)):
        seat = chance.choice([s for s in range(MAX_SEATS) if waiting >> s & 1])
        count = int(rules.legal(state, seat, desk.out))
        seen.update(desk.out[:count].tobytes())
        action = int(chance.choice(desk.out[:count]))
        if chance.randrange(LOOKS) == 0:
            look(desk, seat, action, chance.randrange(1 << 20), seen)
        open_log(log)
        rules.apply(state, log, seat, action)
        seen.update(state.tobytes() + log.events[: log.count].tobytes())
    rules.scores(state, desk.results)
    seen.update(desk.results[: state.num_players].tobytes())
    return seen.hexdigest()


class Teller:
    """Tells stories on one side, each in one call (rejouons/lab/stories.py)."""

    def __init__(self, game: Game, side: Any, tell_story: Any) -> None:
        self._game = game
        self._tell_story = tell_story
        self._table = desk(game, side)
        self._story = side.new(STORY)
        self._states = side.new(game.state, 2)
        self._log = side.new(LOG)

    def tell(self, seed: int, most: int = ENDLESS) -> tuple[int, ...]:
        """What so many decisions of a seeded game come to, and how many there were."""
        story, states, table = self._story[0], self._states, self._table
        self._story.view(np.uint8)[:] = 0
        story.seed, story.most = seed, most
        story.state_words = self._game.state.itemsize // WORD
        copy(random_opening(self._game, random.Random(seed)), states[0])
        rows = (states, self._log, table.chances, table.results)
        words, log_words, chance_words, ranks = (row.view(np.ndarray).view("u4") for row in rows)
        paper = (table.out, table.chances, chance_words, table.results, ranks)
        self._tell_story(story, states, words, self._log[0], log_words, *paper)
        return (*story["keys"].tolist(), int(story.decisions))


def teller(game: Game, target: str) -> Teller:
    return Teller(game, InPython(game, target), linked(game, target).module(stories).tell_story)


def wasm_teller(game: Game) -> Teller:
    side = InWebAssembly(game)
    return Teller(game, side, side.tell_story)


def plain_stories(game_id: str, seeds: Sequence[int]) -> list[tuple[int, ...]]:
    """The stories of some seeds in plain Python, for a process of its own."""
    plain = teller(games.load(game_id), "python")
    return [plain.tell(seed, plain_length(seed)) for seed in seeds]


def plain_length(seed: int) -> int:
    """How many decisions of a story are told in plain Python."""
    return ENDLESS if seed % WHOLE == 0 else BEGINNING


def begin(desk: Desk, opening: Any, seed: int) -> None:
    """Sets up a seeded game."""
    copy(opening, desk.state)
    seed_dice(desk.state.dice, seed, 0)
    open_log(desk.log)
    desk.side.rules.setup(desk.state, desk.log)


def open_log(log: Any) -> None:
    log.limit, log.count, log.lost = MAX_EVENTS, 0, 0


def look(desk: Desk, seat: int, action: int, seed: int, seen: Any) -> None:
    """Adds to the digest what a seat sees, guesses and thinks of the position."""
    rules = desk.side.rules
    copy(desk.state, desk.view)
    rules.redact(desk.view, seat)
    seen.update(desk.view.tobytes())
    seed_dice(desk.view.dice, seed, 1)
    rules.guess(desk.view, seat)
    rules.evaluate(desk.view, desk.chances)
    chances = desk.chances[: desk.state.num_players]
    seen.update(desk.view.tobytes() + chances.tobytes())
    seen.update(str(int(rules.why_not(desk.state, seat, action + 1))).encode())
