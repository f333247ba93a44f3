"""What the tables of all games' scenarios share: a state, a log, and both told in words."""

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

import numpy as np

from rejouons.kernel.contract import MAX_SEATS, NOBODY, RESULT, Game
from rejouons.kernel.dice import DICE, draw, seed_dice
from rejouons.kernel.log import HIDDEN, LOG, open_log, redact_log
from rejouons.kernel.record import new, snapshot


def opening(game: Game, players: int, **chosen: int | str) -> Any:
    """A state before the set-up: only the players and the options are filled in."""
    defaults = {option.key: option.default for option in game.options}
    return game.opening(players, {**defaults, **chosen})


def begun(game: Game, players: int, seed: int = 1, **chosen: int | str) -> Any:
    """A state after the set-up, with the dice of a seed."""
    state = opening(game, players, **chosen)
    seed_dice(state.dice, seed, 0)
    game.rules.setup(state, new_log())
    return state


def new_log() -> Any:
    log = new(LOG)[0]
    open_log(log)
    return log


def legal_actions(game: Game, state: Any, seat: int) -> list[int]:
    out = np.zeros(game.actions.size, np.int32)
    listed = game.rules.legal(state, seat, out)
    return [int(action) for action in out[:listed]]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def load_dice(dice: Any, sides: int, *faces: int) -> None:
    """Makes dice show these faces next, counted from 0."""
    load_draws(dice, *((sides, range(face, face + 1)) for face in faces))


def load_draws(dice: Any, *wanted: tuple[int, range]) -> None:
    """Makes the next draws, each of so many, fall in these ranges."""
    seed_dice(dice, _seed_of(wanted), 0)


@cache
def _seed_of(wanted: tuple[tuple[int, range], ...]) -> int:
    return next(seed for seed in count() if _falls(seed, wanted))


def _falls(seed: int, wanted: tuple[tuple[int, range], ...]) -> bool:
    dice = new(DICE)[0]
    seed_dice(dice, seed, 0)
    return all(draw(dice, number) in place for number, place in wanted)


def told(game: Game, seats: Sequence[str], log: Any) -> list[str]:
    """The events of a log, each as `B sold plastic 2 3 2 6`; hidden values as `?`."""
    return [_told(game, seats, event) for event in log.events[: log.count]]


def _told(game: Game, seats: Sequence[str], event: Any) -> str:
    kind = game.event(int(event.kind))
    who = "-" if event.seat == NOBODY else seats[event.seat]
    values = event.values[: len(kind.fields)]
    words = [
        "?" if value == HIDDEN else field.words[value]
        for field, value in zip(kind.fields, values, strict=True)
    ]
    return " ".join([who, kind.word, *words])


class Position:
    """A game in a given position, in plain Python."""

    game: Game
    seats: Sequence[str]  # what they are called
    state: Any
    log: Any

    def events(self) -> list[str]:
        """What the log tells."""
        return told(self.game, self.seats, self.log)

    def events_for(self, viewer: int) -> list[str]:
        log = snapshot(self.log)
        redact_log(log, viewer)
        return told(self.game, self.seats, log)

    def happened(self, *kinds: str) -> list[str]:
        """The events of some kinds, in their order."""
        return [event for event in self.events() if event.split()[1] in kinds]

    def view(self, viewer: int) -> Any:
        view = snapshot(self.state)
        self.game.rules.redact(view, viewer)
        return view

    def points(self) -> list[int]:
        return [int(points) for points in self._results().points]

    def ranks(self) -> list[int]:
        return [int(rank) for rank in self._results().rank]

    def _results(self) -> Any:
        results = new(RESULT, self.state.num_players)
        self.game.rules.scores(self.state, results)
        return results
