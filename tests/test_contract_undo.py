"""A free undo teaches nothing: part of the contract of a game (docs/design.md).

An action may be taken back without asking only if all that its seat then sees (its view, the
events, who is asked, and what) follows from what it saw before, whatever is hidden. So in random
and greedy games, every action that would be free to take back is also played, with the same dice,
in several guesses of what its seat sees: it must see the same in all of them.

Whether an action is free to take back is seen by all, and must tell them nothing either: wherever
another viewer sees the same, before it and after it, it is the same.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from rejouons.bots import policies
from rejouons.bots.policies import Policy
from rejouons.history import is_revealing
from rejouons.kernel.contract import Game
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.record import snapshot
from rejouons.kernel.targets import linked
from sides import InPython
from soak import soak
from stories import Desk, begin, copy, data_of, desk, open_log, random_opening, usual_opening
from test_contract import EACH_GAME, completion, legal_actions, seats_in, seen_events, view_of

MATCHES = soak(6, 2000)  # of each game
GUESSES = soak(6, 4)  # of each view
OTHER_GUESSES = soak(2, 1)  # of what somebody else sees
pytestmark = [EACH_GAME, pytest.mark.soak]


def test_a_free_undo_teaches_nothing(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    played = free = 0
    for number in (*range(MATCHES), *getattr(data_of(game), "ONCE_BROKEN", ())):
        for step in steps(table, game, number):
            is_free = not has_revealed(table, step)
            other = somebody_else(step, number + played)
            saw, other_saw = seen(table, game, step.seat), seen(table, game, other)
            if is_free:
                check_actor(table, game, step, saw)
            check_other(table, game, step, other, other_saw, is_free)
            played += 1
            free += is_free
    assert free > played * data_of(game).FREE_UNDOS  # taking back stays generous


@dataclass(frozen=True)
class Step:
    """An action of a match, and the state before it."""

    before: Any
    seat: int
    action: int
    number: int  # of the match

    def told(self, game: Game) -> str:
        return f"match {self.number}, seat {self.seat}: {game.actions.text(self.action)}"


def check_actor(table: Desk, game: Game, step: Step, saw: Any) -> None:
    """What a seat sees of its action is the same in several guesses of what it saw before."""
    for _ in elsewhere(table, step, step.seat, GUESSES):
        assert not has_revealed(table, step), step.told(game)
        assert seen(table, game, step.seat) == saw, step.told(game)


def check_other(table: Desk, game: Game, step: Step, viewer: int, saw: Any, is_free: bool) -> None:
    """Where somebody else sees the same, the action is as free to take back."""
    for _ in elsewhere(table, step, viewer, OTHER_GUESSES):
        if has_revealed(table, step) == is_free:
            assert seen(table, game, viewer) != saw, step.told(game)


def steps(table: Desk, game: Game, number: int) -> Iterator[Step]:
    """Plays a game, stopping after each action."""
    chance = random.Random(number)
    rules = table.side.rules
    begin(table, (random_opening if number % 3 else usual_opening)(game, chance), number)
    while waiting := int(rules.to_act(table.state)):
        seat = chance.choice(seats_in(waiting))
        action = chosen(table, game, seat, chance, is_greedy=number % 2 == 1)
        before = snapshot(table.state)
        open_log(table.log)
        rules.apply(table.state, table.log, seat, action)
        after = snapshot(table.state)
        yield Step(before, seat, action, number)
        copy(after, table.state)


def chosen(table: Desk, game: Game, seat: int, chance: random.Random, is_greedy: bool) -> int:
    """What a bot would do, or now and then anything at all."""
    if not is_greedy or chance.random() < 0.2:
        return chance.choice(legal_actions(table, table.state, seat))
    seed_dice(table.dice, chance.randrange(1 << 30), 1)
    paper = (table.dice, table.trial, table.silent, table.out, table.chances)
    choose = linked(game, "cpu").module(policies).choose
    return int(choose(int(Policy.GREEDY), view_of(table, table.state, seat), seat, *paper))


def has_revealed(table: Desk, step: Step) -> bool:
    has_learnt = bool(table.state.dice.draws != step.before.dice.draws)
    waiting = int(table.side.rules.to_act(table.state))
    return is_revealing(step.seat, bytes(table.log.events[: table.log.count]), has_learnt, waiting)


def somebody_else(step: Step, number: int) -> int:
    """Another seat, or a spectator."""
    viewers = range(SPECTATOR, int(step.before.num_players))
    others = [viewer for viewer in viewers if viewer != step.seat]
    return others[number % len(others)]


def elsewhere(table: Desk, step: Step, viewer: int, count: int) -> Iterator[None]:
    """Plays the action, with the same dice, in several guesses of what a viewer saw before it."""
    view = view_of(table, step.before, viewer)
    for guess in range(count):
        other = completion(table, view, viewer, step.number * count + guess)
        other.dice = step.before.dice
        copy(other, table.state)
        if not table.side.rules.why_not(table.state, step.seat, step.action):
            open_log(table.log)
            table.side.rules.apply(table.state, table.log, step.seat, step.action)
            yield


def seen(table: Desk, game: Game, viewer: int) -> tuple[Any, ...]:
    """The view, the events, who is asked, and what."""
    return (
        view_of(table, table.state, viewer).tobytes(),
        seen_events(table, game, viewer),
        int(table.side.rules.to_act(table.state)),
        legal_actions(table, table.state, viewer) if viewer != SPECTATOR else [],
    )
