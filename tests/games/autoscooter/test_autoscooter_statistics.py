"""How random games of Autoscooter go, beside the figures of the model: a check on all at once."""

import random
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

import pytest

from positions import opening, seats_in
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.state import BOX, Event
from sides import InPython
from stories import Desk, begin, desk, open_log

GAMES = 300
SLACK = 5  # standard errors, of counts that vary like dice
ROUNDING = 0.15  # of the figures, and of what is no count


@dataclass(frozen=True)
class Figures:
    """Averages per game."""

    players: int
    crashes: tuple[float, ...]  # front, stopped, rear, side, barrier or unowned
    cases: tuple[float, ...]  # A, B, C, D
    chips: float  # per player
    box: float
    options: dict[str, int | str] = field(default_factory=dict)


MODEL = {
    "8 players": Figures(8, (1.4, 3.4, 2.5, 6.7, 17.4), (27.3, 22.0, 9.3, 29.3), 6.9, 25.2),
    "8, projection": Figures(
        8,
        (1.4, 3.5, 1.9, 6.6, 17.7),
        (26.9, 21.6, 9.3, 30.1),
        6.7,
        26.1,
        {"rear_projection": "on"},
    ),
    "4 x 2 cars": Figures(4, (1.3, 3.4, 2.6, 6.7, 17.6), (27.2, 22.0, 9.5, 29.3), 12.6, 29.5),
    "5, ghost": Figures(5, (0.7, 2.1, 1.1, 3.1, 15.6), (20.1, 15.7, 6.9, 23.3), 11.1, 24.5),
    "2 x 3 cars": Figures(2, (0.7, 2.0, 1.3, 3.5, 15.2), (20.3, 15.9, 6.9, 22.8), 6.4, 67.1),
}
CRASHES = (
    (Event.HIT_FRONT, Event.THROUGH_FRONT),
    (Event.HIT_STOPPED, Event.THROUGH_STOPPED),
    (Event.HIT_REAR, Event.THROUGH_REAR),
    (Event.HIT_SIDE, Event.THROUGH_SIDE),
    (Event.HIT_BARRIER, Event.HIT_UNOWNED),
)
CASES = (Event.DROVE, Event.BLOCKED, Event.CUT_SHORT, Event.DROVE_OFF)


def play(table: Desk, figures: Figures, seed: int) -> Counter[int]:
    """How often each kind of event happens in a game of random choices."""
    happened: Counter[int] = Counter()
    chance = random.Random(seed)
    rules = table.side.rules
    begin(table, opening(GAME, figures.players, **figures.options), seed)
    while waiting := seats_in(int(rules.to_act(table.state))):
        seat = chance.choice(waiting)
        count = rules.legal(table.state, seat, table.out)
        open_log(table.log)
        rules.apply(table.state, table.log, seat, int(chance.choice(table.out[:count])))
        happened.update(table.log.events["kind"][: table.log.count].tolist())
    return happened


@pytest.mark.clause("AS-43", "AS-64", "AS-120")
@pytest.mark.parametrize("model", MODEL)
def test_random_games_go_as_the_model_says(model: str) -> None:
    figures = MODEL[model]
    table = desk(GAME, InPython(GAME, "cpu"))
    happened: Counter[int] = Counter()
    chips = box = 0
    for seed in range(GAMES):
        happened.update(play(table, figures, seed))
        chips += int(table.state.purses["chips"][: figures.players].sum())
        box += int(table.state.purses[BOX].chips)
    assert (chips + box) / GAMES == 80
    for kinds, mean in zip(CRASHES, figures.crashes, strict=True):
        check(sum(happened[kind] for kind in kinds), mean)
    for case, mean in zip(CASES, figures.cases, strict=True):
        check(happened[case], mean)
    check(box, figures.box)
    check(chips, figures.chips * figures.players)


def check(total: int, mean: float) -> None:
    slack = SLACK * sqrt(mean / GAMES) + ROUNDING
    assert total / GAMES == pytest.approx(mean, abs=slack)
