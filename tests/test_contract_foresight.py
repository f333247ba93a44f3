"""Foresight (kernel/optional.py): part of the contract of a game that brings it.

What a board has foreseen is told from a view, so nothing secret can be told. It must not depend on
a secret either, or a view would foresee something else than what is. That it agrees with what then
happens is tested beside each game's other tests.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.record import snapshot
from sides import InPython, InWebAssembly
from stories import Desk, copy, data_of, desk, open_log, random_opening
from test_contract import IDS, random_steps, seats_in, view_of, watched_openings

PLAIN_ONE_IN = 9  # decisions are foreseen in plain Python as well, which is slow
SIDES_GAMES = 3  # foreseen alike on all sides

WITH_FORESIGHT = [game_id for game_id in IDS if games.load(game_id).questions]
pytestmark = pytest.mark.parametrize(
    "game", [*map(games.load, WITH_FORESIGHT)], ids=WITH_FORESIGHT, scope="module"
)


@dataclass
class Seer:
    """One side that foresees, with paper of its own."""

    table: Desk
    out: Any

    def foreseen(self, state: Any, seat: int) -> Iterator[tuple[int, bytes]]:
        """All questions of a seat and the events that answer them."""
        rules, paper, log = self.table.side.rules, self.table.view, self.table.log
        copy(state, paper)
        for question in self.out[: rules.questions(paper, seat, self.out)].tolist():
            copy(state, paper)
            open_log(log)
            rules.foresee(paper, log, seat, question)
            assert log.lost == 0
            yield question, log.events[: log.count].tobytes()


def seer(game: Game, side: Any) -> Seer:
    assert game.questions is not None
    return Seer(desk(game, side), side.new("int16", game.questions.size))


def test_foresight_needs_no_secret(game: Game) -> None:
    """A view, the truth, and a state with other secrets foresee the same."""
    table, sees = desk(game, InPython(game, "cpu")), seer(game, InPython(game, "cpu"))
    asked = 0
    for seed, opening in watched_openings(game):
        for step, _ in enumerate(random_steps(table, opening, seed)):
            for seat in seats_in(int(table.side.rules.to_act(table.state))):
                other = snapshot(table.state)
                data_of(game).with_other_secrets(other, seat, random.Random(step))
                seed_dice(other.dice, step, 9)
                seen = list(sees.foreseen(view_of(table, table.state, seat), seat))
                assert list(sees.foreseen(table.state, seat)) == seen
                assert list(sees.foreseen(other, seat)) == seen
                assert all(events for _, events in seen)
                asked += len(seen)
    assert asked > 0


def test_only_who_is_asked_has_something_to_foresee(game: Game) -> None:
    table, sees = desk(game, InPython(game, "cpu")), seer(game, InPython(game, "cpu"))
    opening = random_opening(game, random.Random(1))
    for _ in random_steps(table, opening, 1):
        waiting = seats_in(int(table.side.rules.to_act(table.state)))
        for seat in range(opening.num_players):
            assert seat in waiting or not list(sees.foreseen(table.state, seat))


def test_foresight_is_the_same_on_all_sides(game: Game) -> None:
    sides = [InPython(game, "cpu"), InWebAssembly(game), InPython(game, "python")]
    compiled, wasm, plain = (seer(game, side) for side in sides)
    table = desk(game, InPython(game, "cpu"))
    for seed in range(SIDES_GAMES):
        opening = random_opening(game, random.Random(seed))
        for step, (seat, _) in enumerate(random_steps(table, opening, seed)):
            view = view_of(table, table.state, seat)
            seen = list(compiled.foreseen(view, seat))
            assert list(wasm.foreseen(view, seat)) == seen, f"wasm, seed {seed}, step {step}"
            if step % PLAIN_ONE_IN == 0:
                assert list(plain.foreseen(view, seat)) == seen, f"plain, seed {seed}, step {step}"
