"""What a search thinks of a position: for hints, for bots, and for looking back at a match."""

from rejouons.bots.review import Account, Judgement, accounts, people_of, review
from rejouons.bots.searcher import (
    LONG_ITERATIONS,
    LONG_SECONDS,
    Mind,
    Searcher,
    Suggestion,
    checked_budget,
    checked_cores,
    checked_seed,
    is_long,
)
from rejouons.errors import BadOption
from rejouons.terms import Budget
from rejouons.views import View

__all__ = [
    "LONG_ITERATIONS",
    "LONG_SECONDS",
    "Account",
    "Judgement",
    "Mind",
    "Searcher",
    "Suggestion",
    "accounts",
    "checked_budget",
    "checked_cores",
    "checked_seed",
    "is_long",
    "people_of",
    "review",
    "suggest",
    "suggestions",
]


def suggest(
    view: View,
    budget: Budget | int = 2000,
    seed: int = 0,
    cores: int = 1,
    target: str | None = None,
) -> list[Suggestion]:
    """The seat's legal actions, best first; a whole number for a budget means iterations."""
    if not isinstance(view, View):
        raise BadOption("NoView")
    allowed = checked_budget(budget)
    searcher = Searcher(view.game, target, checked_cores(cores), allowed)
    return suggestions(searcher, view, allowed, seed)


def suggestions(
    searcher: Searcher, view: View, budget: Budget | int, seed: int = 0
) -> list[Suggestion]:
    """What a searcher suggests; nothing where the seat is not asked."""
    allowed, dice = checked_budget(budget), checked_seed(seed)
    if not view.actions:
        return []
    searcher.think(view, allowed, dice)
    return searcher.suggestions()
