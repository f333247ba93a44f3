"""What a set of games says about the bots that played them: shares, ratings, intervals.

Ratings are Bradley-Terry strengths on the Elo scale: of two bots 400 points apart the better one
comes in ahead ten times as often as the other. Intervals come from resampling the dice seeds: the
games of a seed stay together, because they share their dice. So where all seeds tell the same, an
interval is as narrow as can be: it knows nothing of what was never seen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import log
from typing import Any

import numpy as np

RESAMPLES = 400
INTERVAL = (2.5, 97.5)  # percentiles: 95 % lie between
ELO = 400 / log(10)
PRIOR = 0.5  # every pair starts with a drawn game, so that nobody is infinitely better
TOLERANCE = 1e-6
MOST_STEPS = 10_000


@dataclass(frozen=True)
class Sitting:
    """A game to play: who sits where, and the seed of its dice."""

    table: tuple[str, ...]  # the bots' names by seat
    seed: int
    rotation: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by seat."""

    sitting: Sitting
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Estimate:
    """A number and its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How a bot did; one that sits at a table twice counts twice."""

    bot: str
    games: int
    rating: Estimate  # the mean of all ratings is 0
    win_share: Estimate  # tied winners share a win
    mean_rank: float
    mean_score: float


@dataclass(frozen=True)
class Pair:
    """How often the first of two bots came in ahead of the second; a tie is half."""

    first: str
    second: str
    games: int
    share: Estimate


@dataclass(frozen=True)
class Tally:
    """What each seed (the first axis of every array) brought each bot (the other axes)."""

    games: Any
    wins: Any
    ranks: Any
    scores: Any
    ahead: Any  # of one bot over another; a tie is half


@dataclass(frozen=True)
class Found:
    """What some seeds tell, an array each."""

    win_shares: Any
    pair_shares: Any
    ratings: Any


def rate(
    bots: Sequence[str], outcomes: Sequence[Outcome], seed: int
) -> tuple[list[Standing], list[Pair]]:
    """The bots, best first, and their pairs; `seed` is of the resampling."""
    tally = tally_of(bots, outcomes)
    found = find(tally, np.ones(len(tally.games)))
    again = list(resampled(tally, np.random.default_rng(seed)))
    wins = estimates(found.win_shares, [other.win_shares for other in again])
    pair_shares = estimates(found.pair_shares, [other.pair_shares for other in again])
    ratings = estimates(found.ratings, [other.ratings for other in again])
    best_first = sorted(range(len(bots)), key=lambda bot: -found.ratings[bot])
    standings = [standing(tally, bot, bots[bot], ratings[bot], wins[bot]) for bot in best_first]
    met = (tally.ahead.sum(0) + tally.ahead.sum(0).T).astype(int)
    pairs = [
        Pair(bots[first], bots[second], int(met[first, second]), pair_shares[first, second])
        for first, second in combinations(best_first, 2)
        if met[first, second]
    ]
    return standings, pairs


def tally_of(bots: Sequence[str], outcomes: Sequence[Outcome]) -> Tally:
    rows = {seed: row for row, seed in enumerate(dict.fromkeys(o.sitting.seed for o in outcomes))}
    shape = (len(rows), len(bots))
    games, wins, ranks, scores = np.zeros((4, *shape))
    tally = Tally(games, wins, ranks, scores, ahead=np.zeros((*shape, len(bots))))
    for outcome in outcomes:
        seated = [bots.index(name) for name in outcome.sitting.table]
        count(tally, rows[outcome.sitting.seed], seated, outcome)
    return tally


def count(tally: Tally, row: int, seated: Sequence[int], outcome: Outcome) -> None:
    winners = outcome.ranks.count(1)
    for bot, rank, score in zip(seated, outcome.ranks, outcome.scores, strict=True):
        tally.games[row, bot] += 1
        tally.wins[row, bot] += (rank == 1) / winners
        tally.ranks[row, bot] += rank
        tally.scores[row, bot] += score
    for (bot, rank), (other, its_rank) in permutations(zip(seated, outcome.ranks, strict=True), 2):
        if bot != other:
            tally.ahead[row, bot, other] += 0.5 * (rank <= its_rank) + 0.5 * (rank < its_rank)


def resampled(tally: Tally, random: np.random.Generator) -> Iterator[Found]:
    """What might have been found with other seeds: as many, drawn from these with repeats."""
    seeds = len(tally.games)
    for _ in range(RESAMPLES):
        drawn = random.integers(seeds, size=seeds)
        yield find(tally, np.bincount(drawn, minlength=seeds))


def find(tally: Tally, weights: Any) -> Found:
    """What is found when each seed counts so often."""
    ahead = np.tensordot(weights, tally.ahead, 1)
    return Found(
        win_shares=shares(weights @ tally.wins, weights @ tally.games),
        pair_shares=shares(ahead, ahead + ahead.T),
        ratings=ratings_of(ahead),
    )


def shares(parts: Any, wholes: Any) -> Any:
    return parts / np.maximum(wholes, 1)


def ratings_of(ahead: Any) -> Any:
    """The ratings that best explain how often each bot came in ahead of each other."""
    from choix import ilsr_pairwise_dense  # here: it brings SciPy, which only ratings need

    games = ahead + PRIOR * (1 - np.eye(len(ahead)))
    return ELO * ilsr_pairwise_dense(games, max_iter=MOST_STEPS, tol=TOLERANCE)


def estimates(values: Any, samples: Sequence[Any]) -> Any:
    """An array of estimates: the values, each with the interval of its samples."""
    lows, highs = np.percentile(np.array(samples), INTERVAL, axis=0)
    return np.vectorize(estimate, otypes=[object])(values, lows, highs)


def estimate(value: float, low: float, high: float) -> Estimate:
    return Estimate(float(value), float(low), float(high))


def standing(tally: Tally, bot: int, name: str, rating: Estimate, win_share: Estimate) -> Standing:
    games = int(tally.games[:, bot].sum())
    return Standing(
        bot=name,
        games=games,
        rating=rating,
        win_share=win_share,
        mean_rank=float(tally.ranks[:, bot].sum() / games),
        mean_score=float(tally.scores[:, bot].sum() / games),
    )
