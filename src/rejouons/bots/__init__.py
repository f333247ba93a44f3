"""Bots: they get a seat's view and nothing else.

A bot is anything with `choose(view) -> action`; the ones here are made by `make`.
"""

from typing import Protocol

import numpy as np

from rejouons.bots import policies
from rejouons.bots.policies import Policy
from rejouons.errors import BadOption
from rejouons.kernel.contract import MAX_SEATS, Game
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.log import LOG
from rejouons.kernel.record import new, snapshot
from rejouons.kernel.targets import linked
from rejouons.terms import BOTS
from rejouons.views import View

POLICIES = dict(zip(BOTS, Policy, strict=True))


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


def policy_of(name: str) -> Policy:
    if name not in POLICIES:
        raise BadOption("UnknownBot", bot=name, bots=", ".join(BOTS))
    return POLICIES[name]


def make(name: str, game: Game, seed: int = 0, target: str | None = None) -> Bot:
    """A bot by name."""
    return PolicyBot(policy_of(name), game, seed, target)
