"""A search that can be asked: it lays out its memory once, and thinks about view after view."""

import time
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

    def think(self, view: View, budget: Budget, seed: int, stream: int = 0) -> None:
        """Searches a view in which the seat has a choice; each stream of a seed is other dice."""
        for core, mind in enumerate(self._minds):
            mind.record.horizon = self.game.horizon
            mind.record.desk[VIEW] = view.state
            seed_dice(mind.record.dice, seed, stream + core)
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

    @property
    def trials(self) -> int:
        """How often the first search has tried something since it saw the view."""
        return int(self._minds[0].record.nodes[ROOT].visits)

    def come_to_the_same(self, one: int, other: int) -> bool:
        mind = self._minds[0]
        return mind.stand_in(one) == mind.stand_in(other)

    def compare(self, one: int, other: int, rounds: int, batch: int) -> tuple[float, float]:
        """The chances to win with two actions, tried equally often with the same luck.

        It ends the search, which one core did: others go on answering what they have seen of it,
        so that neither action is met by what only its knowing could bring.
        """
        mind, tried = self._minds[0], self.trials
        edges = mind.stand_in(one), mind.stand_in(other)
        for edge in edges:
            mind.record.edges[edge].visits = tried  # whose fates are new, and the same for both
        sums = [0.0, 0.0]
        for _ in range(rounds):
            for place, edge in enumerate(edges):
                sums[place] += mind.insist(edge, batch)
        return sums[0] / (rounds * batch), sums[1] / (rounds * batch)

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

    def stand_in(self, action: int) -> int:
        """The edge of the root that stands for an action."""
        edges = self.root_edges
        found = next(edge for edge in edges if edge["action"] == action)
        return int(found["twin"])

    def insist(self, edge: int, iterations: int) -> float:
        """The chances that beginning with this edge leads to, summed; the root has no other now."""
        root = self.record.nodes[ROOT]
        root.first, root.count = edge, 1
        before = float(self.record.edges[edge].chance)
        self.think(iterations)
        return float(self.record.edges[edge].chance) - before

    def decide(self, overlook: int) -> int:
        return int(self._choosing.decide(self.record, overlook))

    @property
    def root_edges(self) -> Any:
        root = self.record.nodes[ROOT]
        return self.record.edges[root.first : root.first + root.count]


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
