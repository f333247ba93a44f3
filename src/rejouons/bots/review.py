"""Looking back at a match: what choices cost, and what was luck (docs/bots.md).

A choice is judged from its seat's view, so by what could be known then: to be unlucky is not to be
wrong. The browser's judge.ts and account.ts find the same, bit for bit.
"""

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import floor
from queue import SimpleQueue

from rejouons.bots.searcher import (
    Searcher,
    Suggestion,
    checked_budget,
    checked_cores,
    checked_seed,
)
from rejouons.errors import BadOption
from rejouons.match import Match
from rejouons.terms import HUMAN, Budget, checked_seat
from rejouons.views import View

THOROUGH = Budget(1000)  # of a glance at a choice; a look takes three times as long
LEAST = 0.01  # of the chance to win: a choice that cost less is no mistake
LOOKS = 3  # each with other dice, that must all find a mistake
ROUNDS = 20  # in which a look tries two actions in turn
SELDOM = 0.1  # of the trials of a glance: what was tried less often, it has hardly seen
SHOWN = 3  # mistakes
STREAMS = 1 + LOOKS  # of dice, for each choice
SEED_DIGITS = 7  # of the commitment, in base 16
SEEDS = 1 << 31
BEST_RANK = 1
PERCENT = 100


@dataclass(frozen=True)
class Judgement:
    """What a search thinks of an action that was played."""

    number: int  # of the action in its match, from 1
    seat: int
    action: int
    chance: float  # to win, after it
    best: int  # the action it would have chosen
    best_chance: float
    is_mistake: bool = False  # every look found that it cost something

    @property
    def cost(self) -> float:
        """How much of the chance to win it gave away."""
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class Account:
    """How a match went for a seat: from an even share of the chance to win to its share of the win.

    What its mistakes did not give away, luck has added: dice, cards and what the others did.
    """

    seat: int
    costliest: tuple[Judgement, ...]  # its worst mistakes, the worst first
    mistakes: int  # in all
    lost: float  # by all of them
    start: float
    end: float | None  # the match goes on

    @property
    def luck(self) -> float | None:
        return None if self.end is None else self.end - self.start + self.lost

    @property
    def percents(self) -> tuple[int, int | None]:
        """What was lost and luck, so that they add up to what was won as it is read."""
        lost = percent(self.lost)
        return lost, None if self.end is None else percent(self.end - self.start) + lost


@dataclass(frozen=True)
class Decision:
    """An action that was played where there was a choice."""

    number: int
    view: View  # of its seat, before it
    action: int


def review(
    match: Match,
    budget: Budget | int = THOROUGH,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _: None,
    seats: Collection[int] | None = None,
    cores: int | None = None,
) -> Iterator[Judgement]:
    """Looks back at a match: what each action with a choice cost the seat that played it.

    Each is judged apart, so that neither the number of cores nor the others change anything.
    """
    if not isinstance(match, Match):
        raise BadOption("NoMatch")
    allowed, dice = checked_budget(budget), seed_of(match, checked_seed(seed))
    workers = checked_cores(os.cpu_count() or 1 if cores is None else cores)
    decisions = list(decisions_in(match, seats_of(match, seats)))
    effort = allowed.times(len(decisions) * STREAMS)
    bench = Bench(Searcher(match.game, match.target, 1, effort) for _ in range(workers))
    told = 0
    for found in bench.judge(decisions, allowed, dice):
        yield found
        progress(found.number - told)
        told = found.number
    progress(len(match.actions) - told)


class Bench:
    """Judges who each take the next choice, on threads of their own."""

    def __init__(self, searchers: Iterable[Searcher]) -> None:
        self._idle: SimpleQueue[Searcher] = SimpleQueue()
        for searcher in searchers:
            self._idle.put(searcher)

    def judge(
        self, decisions: Sequence[Decision], budget: Budget, seed: int
    ) -> Iterator[Judgement]:
        """Judgements in the order of the decisions; whoever stops listening stops the work."""
        with ThreadPoolExecutor(self._idle.qsize()) as pool:
            running = [pool.submit(self._judge_one, one, budget, seed) for one in decisions]
            try:
                for judging in running:
                    yield judging.result()
            finally:
                for judging in running:
                    judging.cancel()

    def _judge_one(self, decision: Decision, budget: Budget, seed: int) -> Judgement:
        searcher = self._idle.get()
        try:
            return judged(searcher, decision, budget, seed)
        finally:
            self._idle.put(searcher)


def seats_of(match: Match, seats: Collection[int] | None) -> set[int]:
    chosen = range(match.players) if seats is None else seats
    return {checked_seat(seat, match.players) for seat in chosen}


def people_of(match: Match) -> list[int]:
    """The seats of people; where only bots played, all."""
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    return people or list(range(match.players))


def seed_of(match: Match, seed: int) -> int:
    """Dice of the match's own, so that whoever looks back finds the same."""
    return (int(match.commitment[:SEED_DIGITS], base=16) + seed) % SEEDS


def decisions_in(match: Match, seats: Collection[int]) -> Iterator[Decision]:
    for number, played in enumerate(match.actions, 1):
        if played.seat in seats:
            view = match.view(played.seat, number - 1)
            if len(view.actions) > 1:
                yield Decision(number, view, played.action)


# One choice


def judged(searcher: Searcher, decision: Decision, budget: Budget, seed: int) -> Judgement:
    """A glance; if it finds anything better, looks that compare the two with other dice."""
    stream = decision.number * STREAMS
    searcher.think(decision.view, budget, seed, stream)
    best, played = glance(searcher, decision.action)
    trials = searcher.trials
    if best.action == played.action or not is_doubtful(played, best, trials):
        return judgement(decision, best.action, (played.chance, best.chance))
    looks: list[tuple[float, float]] = []
    for look in range(1, STREAMS):
        searcher.think(decision.view, Budget(trials, budget.seconds), seed, stream + look)
        batch = -(-trials // ROUNDS)
        looks.append(searcher.compare(played.action, best.action, ROUNDS, batch))
        if not is_costly(looks[-1]):
            break
    return judgement(decision, best.action, mean_of(looks), all(map(is_costly, looks)))


def glance(searcher: Searcher, action: int) -> tuple[Suggestion, Suggestion]:
    """The action that the search likes best, and the one played, if that is another."""
    ranked = searcher.suggestions()
    played = next(found for found in ranked if found.action == action)
    is_best = searcher.come_to_the_same(action, ranked[0].action)
    return played if is_best else ranked[0], played


def is_doubtful(played: Suggestion, best: Suggestion, trials: int) -> bool:
    """Whether another look at what was played may be worth it."""
    is_hardly_seen = played.visits < SELDOM * trials
    return is_hardly_seen or best.chance - played.chance >= LEAST / 2


def is_costly(look: tuple[float, float]) -> bool:
    chance, best_chance = look
    return best_chance - chance >= LEAST


def mean_of(looks: Sequence[tuple[float, float]]) -> tuple[float, float]:
    chance = best_chance = 0.0
    for look in looks:
        chance += look[0]
        best_chance += look[1]
    return chance / len(looks), best_chance / len(looks)


def judgement(
    decision: Decision, best: int, chances: tuple[float, float], is_mistake: bool = False
) -> Judgement:
    return Judgement(
        decision.number,
        decision.view.seat,
        decision.action,
        chances[0],
        best,
        chances[1],
        is_mistake,
    )


# A whole match


def accounts(match: Match, judgements: Sequence[Judgement]) -> list[Account]:
    """How the match went for each seat, as its judgements tell."""
    return [account(match, judgements, seat) for seat in range(match.players)]


def account(match: Match, judgements: Sequence[Judgement], seat: int) -> Account:
    mistakes = [found for found in judgements if found.seat == seat and found.is_mistake]
    worst_first = sorted(mistakes, key=lambda found: (-found.cost, found.number))
    lost = 0.0
    for mistake in mistakes:
        lost += mistake.cost  # one by one: `sum` rounds otherwise than browsers do
    return Account(
        seat,
        tuple(worst_first[:SHOWN]),
        len(mistakes),
        lost,
        1 / match.players,
        share_of_win(match, seat) if match.over else None,
    )


def share_of_win(match: Match, seat: int) -> float:
    winners = match.ranking.count(BEST_RANK)
    return 1 / winners if match.ranking[seat] == BEST_RANK else 0.0


def percent(share: float) -> int:
    return floor(share * PERCENT + 0.5)
