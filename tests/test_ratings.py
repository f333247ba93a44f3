"""Ratings: they count right, find the truth, and know how sure they are."""

import random

import pytest

from rejouons.lab.ratings import Outcome, Pair, Sitting, Standing, rate


def outcome(table: str, ranks: list[int], seed: int = 0, rotation: int = 0) -> Outcome:
    scores = tuple(10 * (5 - rank) for rank in ranks)
    return Outcome(Sitting(tuple(table), seed, rotation), tuple(ranks), scores)


def rated(outcomes: list[Outcome], bots: str = "ab") -> tuple[dict[str, Standing], dict[str, Pair]]:
    standings, pairs = rate(tuple(bots), outcomes, seed=0)
    return {s.bot: s for s in standings}, {p.first + p.second: p for p in pairs}


def test_tied_winners_share_a_win() -> None:
    bots, pairs = rated([outcome("abc", [1, 1, 3]), outcome("abc", [2, 1, 3], 1)], "abc")
    assert {name: bots[name].win_share.value for name in "abc"} == {"a": 0.25, "b": 0.75, "c": 0}
    assert {name: bots[name].mean_rank for name in "abc"} == {"a": 1.5, "b": 1, "c": 3}
    assert {name: bots[name].mean_score for name in "abc"} == {"a": 35, "b": 40, "c": 20}
    assert {name: pair.share.value for name, pair in pairs.items()} == {
        "ba": 0.75,
        "bc": 1,
        "ac": 1,
    }
    assert all(pair.games == 2 for pair in pairs.values())


def test_a_bot_that_sits_twice_counts_twice() -> None:
    bots, pairs = rated([outcome("baab", [1, 2, 3, 4], seed) for seed in range(3)])
    assert bots["a"].games == bots["b"].games == 6
    assert bots["b"].win_share.value == 0.5
    assert [pair.games for pair in pairs.values()] == [12]


TRUTH = {"a": 150, "b": 50, "c": -200}


def drawn_games(players: list[str], seeds: int) -> list[Outcome]:
    """Games that go as the ratings of TRUTH foretell."""
    chance = random.Random(5)
    games = []
    for seed in range(seeds):
        for first, second in map(tuple, players):
            odds = 10 ** ((TRUTH[first] - TRUTH[second]) / 400)
            is_won = chance.random() < odds / (1 + odds)
            games.append(outcome(first + second, [1, 2] if is_won else [2, 1], seed))
    return games


def test_ratings_find_the_truth() -> None:
    bots, _ = rated(drawn_games(["ab", "bc", "ca"], 600), "abc")
    for name, truth in TRUTH.items():
        rating = bots[name].rating
        assert rating.value == pytest.approx(truth, abs=30)
        assert rating.low < truth < rating.high
        assert 20 < rating.high - rating.low < 60


def test_games_on_the_same_dice_are_not_taken_for_independent() -> None:
    once = drawn_games(["ab"], 100)
    again = [Outcome(Sitting(o.sitting.table, o.sitting.seed, 1), o.ranks, o.scores) for o in once]
    alone, _ = rated(once)
    double, _ = rated(once + again)
    assert double["a"].win_share == alone["a"].win_share
    assert double["a"].games == 2 * alone["a"].games


@pytest.mark.parametrize("seeds", [1, 2, 500])
def test_a_bot_that_wins_everything_has_a_finite_rating(seeds: int) -> None:
    bots, _ = rated([outcome("abcd", [1, 2, 3, 4], seed) for seed in range(seeds)], "abcd")
    ratings = [bots[name].rating.value for name in "abcd"]
    assert ratings == sorted(ratings, reverse=True)
    assert 0 < ratings[0] < 5000
    assert sum(ratings) == pytest.approx(0)
