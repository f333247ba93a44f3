"""A free undo teaches nothing: part of the contract of a game (docs/design.md).

An action may be taken back without asking only if all that its seat then sees (its view, the
events, who is asked, and what) follows from what it saw before, whatever is hidden. So in random
and greedy games, every action that would be free to take back is also played, with the same dice,
in several guesses of what its seat sees: it must see the same in all of them.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rejouons.bots import policies
from rejouons.bots.policies import Policy
from rejouons.history import is_revealing
from rejouons.kernel.contract import Game
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.record import snapshot
from rejouons.kernel.targets import linked
from sides import InPython
from soak import soak
from stories import Desk, begin, copy, data_of, desk, open_log, random_opening, usual_opening
from test_contract import EACH_GAME, completion, legal_actions, seats_in, seen_events, view_of

MATCHES = soak(6, 2000)  # of each game
GUESSES = soak(6, 4)  # of each view
pytestmark = [EACH_GAME, pytest.mark.soak]


def test_a_free_undo_teaches_nothing(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    played = free = 0
    for number in (*range(MATCHES), *getattr(data_of(game), "ONCE_BROKEN", ())):
        for before, seat, action in steps(table, game, number):
            is_free = not has_revealed(table, before, seat)
            if is_free:
                check_guesses(table, game, before, seat, action, number)
            played += 1
            free += is_free
    assert free > played * data_of(game).FREE_UNDOS  # taking back stays generous


def steps(table: Desk, game: Game, number: int) -> Iterator[tuple[Any, int, int]]:
    """Plays a game, stopping after each action: the state before it, its seat and itself."""
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
        yield before, seat, action
        copy(after, table.state)


def chosen(table: Desk, game: Game, seat: int, chance: random.Random, is_greedy: bool) -> int:
    """What a bot would do, or now and then anything at all."""
    if not is_greedy or chance.random() < 0.2:
        return chance.choice(legal_actions(table, table.state, seat))
    seed_dice(table.dice, chance.randrange(1 << 30), 1)
    paper = (table.dice, table.trial, table.silent, table.out, table.chances)
    choose = linked(game, "cpu").module(policies).choose
    return int(choose(int(Policy.GREEDY), view_of(table, table.state, seat), seat, *paper))


def has_revealed(table: Desk, before: Any, seat: int) -> bool:
    has_learnt = bool(table.state.dice.draws != before.dice.draws)
    waiting = int(table.side.rules.to_act(table.state))
    return is_revealing(seat, table.log.events[: table.log.count], has_learnt, waiting)


def check_guesses(
    table: Desk, game: Game, before: Any, seat: int, action: int, number: int
) -> None:
    """What a seat sees of its action is the same in several guesses of what it saw before."""
    truth = seen(table, game, seat)
    view = view_of(table, before, seat)
    for guess in range(GUESSES):
        other = completion(table, view, seat, number * GUESSES + guess)
        other.dice = before.dice
        copy(other, table.state)
        open_log(table.log)
        table.side.rules.apply(table.state, table.log, seat, action)
        assert not has_revealed(table, before, seat), told(game, number, seat, action)
        assert seen(table, game, seat) == truth, told(game, number, seat, action)


def seen(table: Desk, game: Game, seat: int) -> tuple[Any, ...]:
    """The view, the events, who is asked, and what."""
    return (
        view_of(table, table.state, seat).tobytes(),
        seen_events(table, game, seat),
        int(table.side.rules.to_act(table.state)),
        legal_actions(table, table.state, seat),
    )


def told(game: Game, number: int, seat: int, action: int) -> str:
    return f"match {number}, seat {seat}: {game.actions.text(action)}"
