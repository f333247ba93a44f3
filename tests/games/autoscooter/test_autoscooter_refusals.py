"""Why an action of Autoscooter is refused: each reason, with the clause it rests on."""

from typing import Any

import pytest
from autoscooter_table import A, B, C, Table

from refusals import check_refused, each_reason
from rejouons.games.autoscooter.state import Phase, Reason

MOVING = {"cars": {1: "43 E/1"}}
FAST = {"cars": {1: "43 E/3"}}
TEAMS = {"players": 4, "cars": {1: "43 E/1", 8: "63 E/1"}}
WITH_GHOST = {"players": 5, "cars": {1: "43 E/1", 5: "63 E/1"}}
GHOST_STOPPED = {"players": 5}
LAST_TURN = {"players": 4, "turn": 11}

# reason, position, actions played before, seat, refused action
CASES: list[tuple[Reason, dict[str, Any], list[tuple[int, str]], int, str]] = [
    (Reason.ALREADY_READY, MOVING, [(A, "program 1 C")], A, "program 16 C"),
    (Reason.ALREADY_READY, WITH_GHOST, [(A, "program 1 C"), (A, "ghost C")], A, "ghost D"),
    (Reason.PROGRAMS_ARE_DUE, {}, [], A, "drive_off 13 E"),
    (Reason.NOT_YOUR_CAR, {}, [], A, "enter 2"),
    (Reason.NOT_YOUR_CAR, {"players": 6}, [], A, "enter 3"),
    (Reason.NOT_YOUR_CAR, MOVING, [], A, "program 2 C"),
    (Reason.CAR_IS_WRITTEN, TEAMS, [(A, "program 1 C")], A, "program 16 C"),
    (Reason.OTHER_CAR_FIRST, TEAMS, [], A, "program 8 C"),
    (Reason.GHOST_IS_LEFT, WITH_GHOST, [(A, "program 1 C")], A, "program 16 C"),
    (Reason.NOTHING_TO_CHOOSE, {**LAST_TURN, "cars": {8: "63 E/1"}}, [], A, "enter 81"),
    (Reason.NOTHING_TO_CHOOSE, {**LAST_TURN, "cars": {1: "43 E/1"}}, [], A, "enter 88"),
    (Reason.NOTHING_TO_CHOOSE, {**LAST_TURN, "cars": {1: "43 E/1"}}, [], A, "program 88 C"),
    (
        Reason.NOTHING_TO_CHOOSE,
        {"players": 5, "turn": 11, "cars": {5: "63 E/1"}},
        [],
        A,
        "enter 81",
    ),
    (Reason.NUMBER_USED, {"turn": 2}, [], A, "enter 1"),
    (Reason.NUMBER_USED, {**MOVING, "turn": 2}, [], A, "program 1 C"),
    (Reason.LETTER_IS_DUE, MOVING, [], A, "enter 1"),
    (Reason.STOPPED_WITHOUT_LETTER, {}, [], A, "program 1 C"),
    (Reason.GEARBOX, MOVING, [], A, "program 1 P"),
    (Reason.GEARBOX, FAST, [], A, "program 1 E"),
    (Reason.NO_GHOST, MOVING, [], A, "ghost C"),
    (Reason.NO_GHOST, {"players": 6}, [], A, "ghost C"),
    (Reason.GHOST_STOPPED, GHOST_STOPPED, [], A, "ghost C"),
    (Reason.CARS_FIRST, WITH_GHOST, [], A, "ghost C"),
    (Reason.GHOST_GEARBOX, WITH_GHOST, [(A, "program 1 C")], A, "ghost P"),
]


@pytest.mark.parametrize(
    ("reason", "position", "played", "seat", "action"),
    each_reason(CASES),
)
def test_refusal(
    reason: Reason,
    position: dict[str, Any],
    played: list[tuple[int, str]],
    seat: int,
    action: str,
) -> None:
    table = Table(**position)
    for player, earlier in played:
        table.act(player, earlier)
    check_refused(table, reason, seat, action)


# seat and action refused while car 1, on its start 12 beside car 2 on 22, must drive off
WHILE_DRIVING_OFF = [
    (Reason.NOT_YOUR_TURN, B, "drive_off 13 E"),
    (Reason.NOT_NEXT_TO_CAR, A, "drive_off 33 SE"),
    (Reason.NOT_NEXT_TO_CAR, A, "drive_off 12 E"),
    (Reason.HEX_TAKEN, A, "drive_off 22 SW"),
    (Reason.STRAIGHT_BACK, A, "drive_off 13 W"),
    (Reason.STRAIGHT_BACK, A, "drive_off 23 NW"),
    (Reason.CARS_ARE_MOVING, A, "enter 16"),
    (Reason.CARS_ARE_MOVING, B, "program 2 C"),
    (Reason.CARS_ARE_MOVING, C, "ghost C"),
]


@pytest.mark.parametrize(
    ("reason", "seat", "action"),
    each_reason(WHILE_DRIVING_OFF),
)
def test_refusal_while_driving_off(reason: Reason, seat: int, action: str) -> None:
    table = Table(cars={2: "22 E/0"})
    table.program({1: "1"})
    assert table.to_act == [A]
    check_refused(table, reason, seat, action)


@pytest.mark.clause("AS-120")
@pytest.mark.parametrize("action", ["enter 1", "program 1 C", "ghost C", "drive_off 13 E"])
def test_refusal_after_the_end(action: str) -> None:
    table = Table(turn=11)
    table.close()
    table.finish_turn()
    assert table.phase == Phase.OVER
    check_refused(table, Reason.GAME_OVER, A, action)


def test_every_reason_is_tried() -> None:
    tried = {case[0] for case in [*CASES, *WHILE_DRIVING_OFF]}
    assert tried | {Reason.LEGAL, Reason.NO_SUCH_ACTION, Reason.GAME_OVER} == set(Reason)
