"""Bots: they get a seat's view and nothing else.

A bot is anything with `choose(view) -> action`; the ones here are made by `make`, from a name:
`random`, `greedy`, `level:4`, `search:2000`, `search:1.5s`, or `module:function` for a function
of your own from a view to one of its actions.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

import numpy as np

from rejouons.bots import policies
from rejouons.bots.advice import Searcher, checked_cores, checked_seed
from rejouons.bots.policies import Policy
from rejouons.errors import BadOption
from rejouons.kernel.contract import MAX_SEATS, Game
from rejouons.kernel.dice import DICE, next_bits, seed_dice
from rejouons.kernel.log import LOG
from rejouons.kernel.record import new, snapshot
from rejouons.kernel.targets import linked
from rejouons.terms import LEVEL, POLICIES, SEARCH, Budget, checked_bot, is_bot, whole
from rejouons.views import View


class Bot(Protocol):
    """Chooses one of the legal actions of a view."""

    def choose(self, view: View) -> int: ...


class PolicyBot:
    """A bot that plays by one of the compiled policies."""

    def __init__(self, policy: Policy, game: Game, seed: int, target: str | None = None) -> None:
        self.policy = policy
        self._policies = linked(game, target).module(policies)
        self._dice = new(DICE)[0]
        seed_dice(self._dice, seed, 0)
        self._trial = new(game.state)
        self._silent = new(LOG)[0]
        self._out = np.zeros(game.actions.size, np.int16)
        self._chances = np.zeros(MAX_SEATS)

    def choose(self, view: View) -> int:
        return int(
            self._policies.choose(
                int(self.policy),
                snapshot(view.state),
                view.seat,
                self._dice,
                self._trial,
                self._silent,
                self._out,
                self._chances,
            )
        )


class SearchBot:
    """A bot that thinks ahead, and overlooks so many of a thousand actions."""

    def __init__(
        self,
        budget: Budget,
        game: Game,
        seed: int,
        target: str | None = None,
        overlook: int = 0,
        cores: int = 1,
    ) -> None:
        self.budget = budget
        self.overlook = overlook
        self._searcher = Searcher(game, target, cores)
        self._dice = new(DICE)[0]
        seed_dice(self._dice, seed, 0)

    def choose(self, view: View) -> int:
        seed = int(next_bits(self._dice))
        if len(view.actions) == 1:
            return view.actions[0]
        self._searcher.think(view, self.budget, seed)
        return self._searcher.decide(self.overlook)


class FunctionBot:
    """A bot that is a function from a view to one of its actions."""

    def __init__(self, function: Callable[[View], int], name: str) -> None:
        self.function = function
        self.name = name

    def choose(self, view: View) -> int:
        try:
            action = self.function(view)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BadOption("BotFailed", bot=self.name, why=why) from error
        if whole(action) not in view.actions:
            raise BadOption("BadChoice", bot=self.name, action=action)
        return int(action)


def policy_of(name: str) -> Policy:
    if name not in POLICIES:
        raise BadOption("UnknownBot", bot=name, bots=", ".join(POLICIES))
    return Policy(POLICIES.index(name))


def make(name: str, game: Game, seed: int = 0, target: str | None = None, cores: int = 1) -> Bot:
    """A bot by name."""
    if not isinstance(name, str):
        checked_bot(name)
    checked_seed(seed)
    checked_cores(cores)
    kind, _, detail = name.partition(":")
    if detail and not is_bot(name) and kind not in (SEARCH, LEVEL):
        return FunctionBot(imported(kind, detail), name)
    checked_bot(name)
    if kind == LEVEL:
        level = game.levels[int(detail) - 1]
        return SearchBot(Budget(level.iterations), game, seed, target, level.overlook, cores)
    if kind == SEARCH:
        budget = Budget.parse(detail)
        assert budget is not None  # the name was checked
        return SearchBot(budget, game, seed, target, cores=cores)
    return PolicyBot(policy_of(name), game, seed, target)


def imported(module: str, function: str) -> Callable[[View], int]:
    """The function `module:function`."""
    try:
        found: Callable[[View], int] = getattr(import_module(module), function)
    except Exception as error:  # a module of somebody's own can fail in any way
        raise BadOption("NoBotFunction", bot=f"{module}:{function}", why=error) from error
    return found
