"""How random games of Macadam go, beside the figures of the model: a check on all at once."""

import random
from dataclasses import dataclass

import pytest

from positions import opening
from rejouons.games.macadam.game import GAME
from rejouons.games.macadam.state import Phase
from rejouons.games.macadam.tables import SIGNALS
from sides import InPython
from stories import Desk, begin, desk, open_log

GAMES = 400
LEADER_DECISIONS = 7  # swap, discard, lay, roll, place, expose, a second card
FOLLOWER_DECISIONS = 3  # lay, roll, and an answer


@dataclass(frozen=True)
class Figures:
    """Averages per game of random players."""

    fines: float
    points: float  # of a player
    winner: float  # whose points
    tricks: float
    played_out: float  # share of the games that a played-out hand ends


MODEL = {
    2: Figures(7.2, 986, 1194, 16.0, 0.00),
    3: Figures(13.4, 728, 1046, 16.0, 0.00),
    4: Figures(21.0, 490, 875, 16.0, 0.00),
    5: Figures(27.7, 371, 806, 15.7, 0.10),
    6: Figures(31.5, 277, 697, 14.3, 0.40),
}
SLACK = Figures(fines=1.0, points=40, winner=50, tricks=0.5, played_out=0.1)


def play(table: Desk, players: int, seed: int, **options: int | str) -> int:
    """Plays a game of random choices; returns how many there were."""
    chance = random.Random(seed)
    rules = table.side.rules
    begin(table, opening(GAME, players, **options), seed)
    decisions = 0
    while rules.to_act(table.state):
        seat = int(table.state.actor)
        count = rules.legal(table.state, seat, table.out)
        open_log(table.log)
        rules.apply(table.state, table.log, seat, int(chance.choice(table.out[:count])))
        decisions += 1
    rules.scores(table.state, table.results)
    return decisions


def averages(table: Desk, players: int) -> Figures:
    played = [figures(table, players, seed) for seed in range(GAMES)]
    means = [sum(column) / GAMES for column in zip(*played, strict=True)]
    return Figures(*means)


def figures(table: Desk, players: int, seed: int) -> tuple[float, ...]:
    """Of one game, in the order of the averages."""
    play(table, players, seed)
    state, points = table.state, table.results.points[:players]
    fines = int(state.players["fines"][:players].sum())
    is_played_out = int(state.uncovered != 0)
    return fines, float(points.mean()), int(points.max()), int(state.trick), is_played_out


@pytest.mark.clause("MC-81", "MC-82", "MC-92")
@pytest.mark.parametrize("players", MODEL)
def test_random_games_go_as_the_model_says(players: int) -> None:
    found, model = averages(desk(GAME, InPython(GAME, "cpu")), players), MODEL[players]
    for field, slack in vars(SLACK).items():
        expected = pytest.approx(getattr(model, field), abs=slack)
        assert getattr(found, field) == expected, field


@pytest.mark.clause("MC-36")
def test_papers_for_the_leader_only_cost_more_fines() -> None:
    table = desk(GAME, InPython(GAME, "cpu"))
    fines = 0
    for seed in range(GAMES):
        play(table, 4, seed, paper_timing="leader_only")
        fines += int(table.state.players["fines"].sum())
    assert fines / GAMES == pytest.approx(22.6, abs=SLACK.fines)


@pytest.mark.clause("MC-4")
@pytest.mark.parametrize("players", MODEL)
def test_a_round_takes_a_limited_number_of_decisions(players: int) -> None:
    table = desk(GAME, InPython(GAME, "cpu"))
    most = SIGNALS * (LEADER_DECISIONS + FOLLOWER_DECISIONS * (players - 1))
    for seed in range(GAMES // 4):
        assert play(table, players, seed, leader_bonus_card="on") <= most
        assert table.state.phase == Phase.OVER
