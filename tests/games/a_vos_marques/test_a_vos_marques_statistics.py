"""How races of À vos marques go, beside the figures of the model: a check on all at once.

The model's drivers take the shortest road, buy the dearest products they can, and play their S
cards on whoever is nearest to FINISH.
"""

from collections import Counter
from typing import Any

import pytest

from positions import opening
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.state import ACTIONS, Event, Move, Phase
from rejouons.games.a_vos_marques.tables import PRICE, ROADS
from sides import InPython
from stories import Desk, begin, desk, open_log

GAMES = 50
ROUNDS = {3: 11.9, 4: 11.8, 6: 11.2}
SLACK = 1.2  # of these: model and driver differ in small habits
FAR = 255  # more than any distance
PER_ROUND = {  # among four players, and how far these may be off
    Event.CATA: (0.08, 0.04),
    Event.PLAYED: (1.9, 0.3),
    Event.ERRAND_GIVEN: (0.53, 0.12),
    Event.COUNTERED: (1.1, 0.25),
}


def liking(state: Any, action: int) -> int:
    """How much a driver of the model likes an action."""
    kind, values = ACTIONS.decode(action)
    if kind == Move.DRIVE:
        return FAR - int(ROADS[values[0]].to_finish)
    if kind == Move.PLAY:
        return FAR - int(ROADS[state.players[values[1]].space].to_finish)
    if kind == Move.BUY:
        return int(PRICE[values[0]])
    if kind == Move.SELL:
        return -int(PRICE[values[0]]) if state.phase == Phase.SALE else -FAR
    return int(kind in (Move.USE, Move.KEEP, Move.TAKE))


def race(table: Desk, players: int, seed: int) -> Counter[int]:
    """How often each kind of event happens in a race without a cap on rounds."""
    rules, state = table.side.rules, table.state
    begin(table, opening(GAME, players, round_cap=0), seed)
    told = Counter(table.log.events["kind"][: table.log.count].tolist())
    while rules.to_act(state):
        seat = int(state.actor)
        actions = table.out[: rules.legal(state, seat, table.out)].tolist()
        action = max(actions, key=lambda action: liking(state, action))
        open_log(table.log)
        rules.apply(state, table.log, seat, action)
        told.update(table.log.events["kind"][: table.log.count].tolist())
    return told


@pytest.fixture(scope="module")
def table() -> Desk:
    return desk(GAME, InPython(GAME, "cpu"))


@pytest.mark.clause("AVM-11", "AVM-101")
@pytest.mark.parametrize("players", ROUNDS)
def test_a_race_takes_as_many_rounds_as_the_model_says(table: Desk, players: int) -> None:
    rounds = [race(table, players, seed)[Event.ROUND_BEGAN] for seed in range(GAMES)]
    assert sum(rounds) / GAMES == pytest.approx(ROUNDS[players], abs=SLACK)
    assert max(rounds) < 30


@pytest.mark.clause("AVM-12", "AVM-45", "AVM-54", "AVM-84")
def test_a_round_brings_as_many_cards_as_the_model_says(table: Desk) -> None:
    told: Counter[int] = sum((race(table, 4, seed) for seed in range(GAMES)), Counter())
    for event, (expected, slack) in PER_ROUND.items():
        found = told[event] / told[Event.ROUND_BEGAN]
        assert found == pytest.approx(expected, abs=slack), event.name
