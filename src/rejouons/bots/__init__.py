"""Bots: they get a seat's view and nothing else.

A bot is anything with `choose(view) -> action`; the ones here are made by `make`, from a name:
`random`, `greedy`, `level:4`, `search:2000`, `search:1.5s`, or `module:function` for a function
of your own from a view to one of its actions.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from rejouons.bots import policies
from rejouons.bots.advice import Searcher, checked_cores, checked_seed
from rejouons.bots.policies import Policy
from rejouons.errors import BadOption
from rejouons.kernel.contract import Game
from rejouons.kernel.dice import DICE, next_bits, seed_dice
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
        self._linked = linked(game, target, needs=[policies.choose])
        self._dice = new(DICE)[0]
        seed_dice(self._dice, seed, 0)

    def choose(self, view: View) -> int:
        desk, choose = self._linked.desk, self._linked.module(policies).choose
        paper = (desk.states[:1], desk.silent, desk.out, desk.chances)
        state = snapshot(view.state)
        return int(choose(int(self.policy), state, view.seat, self._dice, *paper))


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
        self._searcher = Searcher(game, target, cores, effort=budget)
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
