"""Why an action of Ave César is refused: each reason, with the clause it rests on."""

import pytest
from ave_cesar_table import P1, P2, Chariots, Race

from refusals import check_refused, each_reason
from rejouons.games.ave_cesar.state import Reason

FREE: Chariots = {"P1": "07R/1 {1,2,6}", "P2": "09R/1"}
LEADER: Chariots = {"P1": "07R/1 {2,4,6}"}
BLOCKED: Chariots = {"P1": "07R/1 {1,2,3}", "P2": "08R/1", "P3": "08La/1"}
DETOUR: Chariots = {"P1": "07R/1 {1,2,3}", "P2": "08R/1", "P3": "20L/1"}
LAST_LAP: Chariots = {"P1": "25M/3 s {1,2,6}", "P2": "26I/3 s"}
AT_THE_LINE: Chariots = {"P1": "26I/3 s {1,2,5}", "P2": "01I/2", "P3": "01II/2"}
DUE: Chariots = {"P1": "24M/2 {1,2,3}", "P2": "07R/3 s"}
WAITING: Chariots = {"P1": "25L/2 {1,2,3}", "P2": "C1/2 s"}
DISQUALIFIED: Chariots = {"P1": "20L/3 d {2,3,6} []", "P2": "21/3 s"}
BARRED: Chariots = {"P1": "20L/3 d {6,6,6}", "P2": "07R/2"}

# reason, position, refused action
CASES: list[tuple[Reason, Chariots, str]] = [
    (Reason.CARD_NOT_IN_HAND, FREE, "play 3 09l"),
    (Reason.CARD_NOT_IN_HAND, FREE, "finish 3"),
    (Reason.CARD_NOT_IN_HAND, BLOCKED, "tuck 4"),
    (Reason.LEADER_PLAYS_NO_SIX, LEADER, "play 6 w12"),
    (Reason.LEADER_PLAYS_NO_SIX, BARRED, "play 6 w12"),
    (Reason.LEADER_PLAYS_NO_SIX, {"P1": "25M/3 s {1,2,6}", "P2": "07R/3 s"}, "finish 6"),
    (Reason.OFF_COURSE, FREE, "play 6 b11l"),
    (Reason.OFF_COURSE, FREE, "play 6 25vi"),
    (Reason.SPACE_TAKEN, FREE, "play 2 09r"),
    (Reason.SPACE_TAKEN, DETOUR, "play 1 08r"),
    (Reason.SPACE_TAKEN, BLOCKED, "play 1 08la"),
    (Reason.WAY_BLOCKED, DETOUR, "play 2 09r"),
    (Reason.WAY_BLOCKED, BLOCKED, "play 3 09l"),
    (Reason.WAY_BLOCKED, AT_THE_LINE, "finish 1"),
    (Reason.WAY_BLOCKED, AT_THE_LINE, "finish 5"),
    (Reason.OUT_OF_REACH, FREE, "play 1 07l"),
    (Reason.OUT_OF_REACH, FREE, "play 1 06"),
    (Reason.OUT_OF_REACH, FREE, "play 2 08la"),
    (Reason.OUT_OF_REACH, FREE, "play 1 09r"),
    (Reason.OUT_OF_REACH, LAST_LAP, "play 1 24m"),
    (Reason.OUT_OF_REACH, LAST_LAP, "play 1 25r"),
    (Reason.LINE_NOT_REACHED, LAST_LAP, "finish 1"),
    (Reason.LINE_NOT_REACHED, FREE, "finish 6"),
    (Reason.LINE_NOT_REACHED, {"P1": "25M/2 s {1,2,6}", "P2": "07R/3 s"}, "finish 2"),
    (Reason.RACE_ENDS_AT_LINE, LAST_LAP, "play 2 01ii"),
    (Reason.RACE_ENDS_AT_LINE, AT_THE_LINE, "play 2 02r"),
    (Reason.SALUTE_IS_DUE, DUE, "play 1 25m"),
    (Reason.SALUTE_IS_DUE, DUE, "play 3 01ii"),
    (Reason.WAITS_FOR_ALLEY, WAITING, "play 1 26iv"),
    (Reason.MOVE_IS_DUE, FREE, "pass"),
    (Reason.MOVE_IS_DUE, FREE, "tuck 1"),
    (Reason.CARDS_STAY, DISQUALIFIED, "tuck 2"),
    (Reason.CARDS_STAY, BARRED, "tuck 6"),
    (Reason.CARD_MUST_BE_TUCKED, BLOCKED, "pass"),
    (Reason.CARD_MUST_BE_TUCKED, WAITING, "pass"),
    (Reason.ONLY_DISQUALIFIED_RETIRE, FREE, "retire"),
    (Reason.ONLY_DISQUALIFIED_RETIRE, BLOCKED, "retire"),
]


@pytest.mark.parametrize(
    ("reason", "chariots", "action"),
    each_reason(CASES),
)
def test_refusal(reason: Reason, chariots: Chariots, action: str) -> None:
    check_refused(Race("white cw", **chariots), reason, P1, action)


@pytest.mark.clause("AC-22")
@pytest.mark.parametrize("action", ["play 1 10", "tuck 1", "pass", "retire", "finish 1"])
def test_it_is_not_your_turn(action: str) -> None:
    race = Race("white cw", **FREE)
    assert race.why_not(action, P2) == Reason.NOT_YOUR_TURN
    assert race.legal(P2) == []


@pytest.mark.clause("AC-75")
@pytest.mark.parametrize("seat", [P1, P2])
def test_the_tournament_is_over(seat: int) -> None:
    race = Race("white cw", P1="26I/3 s {1,2,3}", P2="finished", P3="out 700", players=3)
    race.act("finish 1")
    assert race.why_not("play 2 02r", seat) == Reason.OVER_RACES
    assert race.legal(seat) == []


@pytest.mark.clause("AC-76")
@pytest.mark.parametrize("seat", [P1, P2])
def test_the_last_race_has_stalled(seat: int) -> None:
    race = Race("white cw", idle=29, P1="20L/1 {1,2,3}", P2="21/1 {1,2,3}", P3="20R/1 {1,2,3}")
    race.act("tuck 1")
    assert race.why_not("tuck 2", seat) == Reason.OVER_STALLED
    assert race.legal(seat) == []


def test_every_reason_is_tried() -> None:
    others = {Reason.LEGAL, Reason.NO_SUCH_ACTION, Reason.NOT_YOUR_TURN}
    over = {Reason.OVER_RACES, Reason.OVER_STALLED}
    assert {case[0] for case in CASES} | others | over == set(Reason)
