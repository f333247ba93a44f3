"""Mass simulation: it counts right, whoever does the counting."""

import json
from dataclasses import asdict
from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import cuda

from rejouons import games
from rejouons.errors import BadOption, RejouonsError, Unavailable
from rejouons.kernel.record import new
from rejouons.lab.playing import TALLY, WHOLE_WIN, add
from rejouons.lab.simulation import play_chunk, prepare, report, simulate

GAME = games.load("mark")
COUNTED = ("games", "decisions", "wins", "points")
BOTS = ["greedy", "random"]


def counts(tally: Any) -> dict[str, Any]:
    return {field: tally[field].tolist() for field in COUNTED}


@cache
def simulated(cores: int = 2, seats: tuple[str, ...] = (), **facts: Any) -> dict[str, Any]:
    """A report without its seconds."""
    found = asdict(simulate("mark", 100, seats=seats or None, cores=cores, **facts))
    return {key: value for key, value in found.items() if "second" not in key}


# The report


@pytest.mark.parametrize("players", GAME.players)
def test_a_report_adds_up(players: int) -> None:
    told: list[int] = []
    found = simulate("mark", 300, players, cores=2, progress=told.append)
    assert (found.game, found.players, found.games) == ("mark", players, 300)
    assert sum(told) == 300
    assert sum(found.wins_by_seat) == pytest.approx(300)
    assert len(found.wins_by_seat) == len(found.mean_scores) == players
    assert found.mean_length == found.decisions / 300
    assert found.decisions_per_second == pytest.approx(found.decisions / found.seconds, rel=0.01)
    assert json.loads(json.dumps(vars(found))) == vars(found)


def test_tied_winners_share_a_win() -> None:
    assert all(WHOLE_WIN % winners == 0 for winners in range(1, 9))
    tied = 0
    for seed in range(60):
        experiment = prepare(GAME, 2, seed, None, {"stall_cap": 40})
        tally = play_chunk(experiment, 0, 1)
        assert tally.wins.sum() == WHOLE_WIN
        if tally.points[0] == tally.points[1]:
            tied += 1
            assert tally.wins[:2].tolist() == [WHOLE_WIN // 2] * 2
        else:
            assert tally.wins[np.argmax(tally.points[:2])] == WHOLE_WIN
    assert tied > 0


def test_a_report_is_the_mean_of_its_tally() -> None:
    experiment = prepare(GAME, 2, 1, None, {})
    tally = new(TALLY)[0]
    tally.games, tally.decisions = 4, 10
    tally.wins[:2] = 3 * WHOLE_WIN + WHOLE_WIN // 2, WHOLE_WIN // 2
    tally.points[:2] = 100, 50
    found = report(experiment, tally, 2.0)
    assert found.wins_by_seat == [3.5, 0.5]
    assert found.mean_scores == [25.0, 12.5]
    assert (found.mean_length, found.decisions_per_second) == (2.5, 5.0)


# The same games


@pytest.mark.parametrize(
    ("players", "seats"), [(2, None), (4, None), (2, BOTS), (3, ["greedy", "random", "greedy"])]
)
def test_plain_and_compiled_count_the_same(players: int, seats: list[str] | None) -> None:
    experiment = prepare(GAME, players, 5, seats, {"stall_cap": 40})
    plain, compiled = (play_chunk(experiment, 7, 1, target) for target in ("python", "cpu"))
    assert plain.tobytes() == compiled.tobytes()
    assert plain.games == 1
    assert plain.decisions > 40


def test_chunks_add_up_to_the_whole() -> None:
    experiment = prepare(GAME, 3, 5, None, {})
    total = new(TALLY)[0]
    for first, count in ((0, 1), (1, 4), (5, 15)):
        add(total, play_chunk(experiment, first, count))
    assert counts(total) == counts(play_chunk(experiment, 0, 20))


def test_cores_change_nothing_but_the_time() -> None:
    assert simulated(cores=1) == simulated(cores=2) == simulated(cores=5)
    assert simulated(1, tuple(BOTS)) == simulated(2, tuple(BOTS))


def test_seeds_and_options_matter() -> None:
    assert simulated(seed=1) == simulated(cores=1, seed=1)
    different = [simulated(seed=1), simulated(seed=2), simulated(seats=tuple(BOTS), seed=1)]
    assert len({found["decisions"] for found in different}) == 3
    short = simulate("mark", 100, seed=1, options={"stall_cap": 40}, cores=2)
    assert short.decisions < simulated(seed=1)["decisions"]


def test_bots_sit_where_they_were_put() -> None:
    there, back = simulated(seats=tuple(BOTS)), simulated(seats=tuple(reversed(BOTS)))
    assert there["wins_by_seat"][0] > 80 > 20 > there["wins_by_seat"][1]
    assert back["wins_by_seat"][1] > 80 > 20 > back["wins_by_seat"][0]


# What cannot be simulated


@pytest.mark.parametrize(
    ("facts", "case"),
    [
        ({"game": "chess"}, "UnknownGame"),
        ({"count": 0}, "BadGames"),
        ({"count": -3}, "BadGames"),
        ({"count": "3"}, "BadGames"),
        ({"count": 1.5}, "BadGames"),
        ({"count": True}, "BadGames"),
        ({"cores": -1}, "BadCores"),
        ({"cores": 0}, "BadCores"),
        ({"cores": "2"}, "BadCores"),
        ({"seed": "a"}, "BadSeed"),
        ({"seed": 1.5}, "BadSeed"),
        ({"players": 1}, "BadPlayers"),
        ({"seats": ["random"]}, "BadSeats"),
        ({"seats": ["random"] * 3}, "BadSeats"),
        ({"seats": ["random", "human"]}, "UnknownBot"),
        ({"device": "abacus"}, "BadDevice"),
        ({"options": {"end_rows": 3}}, "BadValue"),
        ({"options": {"colour": "red"}}, "UnknownOption"),
    ],
)
def test_nonsense_is_refused(facts: dict[str, Any], case: str) -> None:
    facts = dict(facts)
    with pytest.raises(RejouonsError) as refusal:
        simulate(facts.pop("game", "mark"), facts.pop("count", 1), **facts)
    assert refusal.value.case == case


@pytest.mark.parametrize("seed", [-(2**63) - 1, 2**63, 2**70])
def test_a_seed_too_large_for_the_plan_is_refused(seed: int) -> None:
    with pytest.raises(BadOption):
        simulate("mark", 1, seed=seed, cores=1)


@pytest.mark.skipif(cuda.is_available(), reason="there is a CUDA device")
def test_without_a_device_cuda_is_unavailable() -> None:
    with pytest.raises(Unavailable) as refusal:
        simulate("mark", 1, device="cuda")
    assert refusal.value.case == "NoCuda"
    assert "\n" not in refusal.value.text("en")
