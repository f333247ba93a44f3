"""What a search thinks of a position: for hints, for bots, and for looking back at a match."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from rejouons.bots import choosing, search
from rejouons.bots.choosing import IMPRESSION
from rejouons.bots.tree import ROOT, VIEW, mind_of
from rejouons.errors import BadOption
from rejouons.kernel.contract import Game
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.targets import Linked, linked, long_target
from rejouons.match import Match
from rejouons.terms import Budget, whole
from rejouons.views import View

SLICE = 250  # iterations between two looks at the clock
SEEDS = 1 << 63
MOST_CORES = 1024
WORD = np.dtype(np.uint32)
USUAL = Budget(2000)
LONG_ITERATIONS = 500_000
LONG_SECONDS = 60.0
NEEDS = (search.begin, search.think, choosing.decide)


@dataclass(frozen=True)
class Suggestion:
    """A legal action, and what a search thinks of it."""

    action: int
    chance: float  # to win
    visits: int
    share: float  # how often to play it: secret simultaneous choices are best mixed


@dataclass(frozen=True)
class Judgement:
    """What a search thinks of an action that was played."""

    number: int  # of the action in its match, from 1
    seat: int
    action: int
    chance: float  # to win, after it
    best: int  # the action it would have chosen
    best_chance: float

    @property
    def cost(self) -> float:
        """How much of the chance to win it gave away."""
        return max(0.0, self.best_chance - self.chance)


class Searcher:
    """Searches views of a game; its memory is laid out once. Not to be shared by threads."""

    def __init__(
        self, game: Game, target: str | None = None, cores: int = 1, effort: Budget = USUAL
    ) -> None:
        """`effort` is what it will be asked to think in all: for much, rules are compiled."""
        self.game = game
        chosen = long_target(game) if target is None and is_long(effort) else target
        memory = linked(game, chosen, needs=NEEDS)
        self._minds = [Mind(game, memory) for _ in range(cores)]

    def think(self, view: View, budget: Budget, seed: int) -> None:
        """Searches a view in which the seat has a choice."""
        for stream, mind in enumerate(self._minds):
            mind.record.horizon = self.game.horizon
            mind.record.desk[VIEW] = view.state
            seed_dice(mind.record.dice, seed, stream)
            mind.search.begin(mind.record, view.seat)
            mind.think(0)  # compiles, before the clock starts
        if len(self._minds) == 1:
            self._spend(self._minds[0], budget.iterations, budget.seconds)
            return
        share = -(-budget.iterations // len(self._minds))
        with ThreadPoolExecutor(len(self._minds)) as pool:
            list(pool.map(lambda mind: self._spend(mind, share, budget.seconds), self._minds))
        self._merge()

    def _spend(self, mind: "Mind", iterations: int, seconds: float | None) -> None:
        """Thinks slice by slice, as the compiled search knows no clock."""
        end = time.perf_counter() + (seconds if seconds is not None else float("inf"))
        while iterations > 0:
            count = min(SLICE, iterations)
            mind.think(count)
            iterations -= count
            if time.perf_counter() >= end:
                return

    def _merge(self) -> None:
        """Adds the roots of all searches to the first one's, with one first impression in all."""
        roots = [mind.root_edges for mind in self._minds]
        visits = sum(edges["visits"] for edges in roots)
        once = (visits + IMPRESSION) / (visits + IMPRESSION * len(roots))
        for field in ("worth", "chance"):
            roots[0][field] = sum(edges[field] for edges in roots) * once
        roots[0]["share"] = sum(edges["share"] for edges in roots)
        roots[0]["visits"] = visits

    @property
    def nodes(self) -> int:
        """How many positions, as their seats know them, the first search remembers."""
        return int(self._minds[0].record.nodes_used)

    def decide(self, overlook: int = 0) -> int:
        """The action to play, after thinking."""
        return self._minds[0].decide(overlook)

    def suggestions(self) -> list[Suggestion]:
        """All actions after thinking, best first."""
        edges = self._minds[0].root_edges
        chances = edges["chance"] / (edges["visits"] + IMPRESSION)
        is_shared = bool(self._minds[0].record.nodes[ROOT].is_shared)
        liked = edges["share"] if is_shared else edges["visits"]
        best_first = np.lexsort((-chances, -liked))
        shares = (
            edges["share"] / max(edges["share"].sum(), 1) if is_shared else np.zeros(len(edges))
        )
        if not is_shared:
            shares[best_first[0]] = 1
        facts = zip(edges["action"], chances, edges["visits"], shares, strict=True)
        found = [Suggestion(int(a), float(c), int(v), float(s)) for a, c, v, s in facts]
        return [found[place] for place in best_first]


class Mind:
    """The memory of one search, and the second name its first words go by."""

    def __init__(self, game: Game, shared: Linked) -> None:
        layout = mind_of(game)
        linked = shared.apart(layout.itemsize)
        self.search = linked.module(search)
        self._choosing = linked.module(choosing)
        memory = linked.new(layout)
        self.record = memory[0]
        self.record.state_words = game.state.itemsize // WORD.itemsize
        self.words = memory.view(np.ndarray).view(WORD)[: self.record.state_words]
        self._linked = linked  # its memory must live as long

    def think(self, iterations: int) -> None:
        self.search.think(self.record, self.words, iterations)

    def decide(self, overlook: int) -> int:
        return int(self._choosing.decide(self.record, overlook))

    @property
    def root_edges(self) -> Any:
        root = self.record.nodes[ROOT]
        return self.record.edges[root.first : root.first + root.count]


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


def review(
    match: Match,
    budget: Budget | int = 2000,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[Judgement]:
    """Looks back at a match: what each action with a choice cost the seat that played it."""
    if not isinstance(match, Match):
        raise BadOption("NoMatch")
    allowed = checked_budget(budget)
    effort = allowed.times(len(match.actions))
    searcher = Searcher(match.game, match.target, os.cpu_count() or 1, effort)
    past = match.at(0)
    for number, played in enumerate(match.actions, 1):
        view = past.view(played.seat)
        if len(view.actions) > 1:
            ranked = suggestions(searcher, view, allowed, seed)
            yield judged(number, played.seat, played.action, ranked)
        past.act(played.seat, played.action)
        progress(1)


def judged(number: int, seat: int, action: int, ranked: Sequence[Suggestion]) -> Judgement:
    chance = next(found.chance for found in ranked if found.action == action)
    best = ranked[0]
    return Judgement(number, seat, action, chance, best.action, best.chance)


def is_long(effort: Budget) -> bool:
    """Whether it is worth waiting for a compiler, as compiled rules think about twice as fast."""
    if effort.seconds is not None:
        return effort.seconds >= LONG_SECONDS
    return effort.iterations >= LONG_ITERATIONS


def checked_budget(budget: Budget | int | str) -> Budget:
    if isinstance(budget, Budget):
        return budget
    number = whole(budget)
    written = budget if isinstance(budget, str) else str(number)
    parsed = Budget.parse(written)
    if parsed is None:
        raise BadOption("BadBudget", budget=budget)
    return parsed


def checked_cores(cores: int) -> int:
    number = whole(cores)
    if number is None or not 1 <= number <= MOST_CORES:
        raise BadOption("BadCores", cores=cores, most=MOST_CORES)
    return number


def checked_seed(seed: int) -> int:
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        raise BadOption("BadSeed", seed=seed, seeds=SEEDS)
    return number
