"""Why an action of Macadam is refused: each reason, with the clause it rests on."""

import pytest
from macadam_table import A, B, Given, Table

from refusals import check_refused, each_reason
from rejouons.games.macadam.state import Phase, Reason

BOTH = "insurance licence"

# A position, and what is played first

LEAD: Given = {"A": "AG1 IN1 LI1 PR1 BI1 MO1 CA1", "B": "AG2 IN2 PR2 BI2", "stock": "PV1 PV2"}
SWAPPED: Given = {**LEAD, "play": ["swap", "discard PV1"]}
DRAWN: Given = {**LEAD, "play": ["swap"]}
LAID: Given = {**LEAD, "play": ["lay IN1"]}
ROLLED: Given = {**LEAD, "play": ["roll"]}
PLACED: Given = {**LEAD, "play": ["place S01"]}
WAITING: Given = {**LEAD, "play": ["place S02"]}
BONUS: Given = {**LEAD, "leader_bonus_card": "on", "play": ["place S01", "expose PR1"]}
RED: Given = {**LEAD, "play": ["place S01", "expose PR1"]}
STUCK: Given = {
    "A": "PR1 BI1",
    "B": "AG2 IN2 PG2 BI2 MO2",
    "stock": "PV1",
    "play": ["place S01", "expose PR1"],
}
NO_AGENT: Given = {**STUCK, "B": "PG2 BI2"}
VEHICLES: Given = {**STUCK, "B": "PG2 BA1 MB1", "play": ["place S02", "expose BI1"]}
AT_WILL: Given = {**RED, "agent_when_able": "on"}
LEADER_ONLY: Given = {**RED, "paper_timing": "leader_only"}
COVERED: Given = {**LEAD, "free": "S01 S12"}
STUCK_LEADER: Given = {"A": "PG1", "B": "PG2", "free": "S12", "play": ["place S12"]}

# reason, position, refused action
CASES: list[tuple[Reason, Given, str]] = [
    (Reason.DISCARD_IS_DUE, DRAWN, "swap"),
    (Reason.DISCARD_IS_DUE, DRAWN, "place S01"),
    (Reason.DISCARD_IS_DUE, DRAWN, "roll"),
    (Reason.NOTHING_DRAWN, LEAD, "discard PR1"),
    (Reason.NOTHING_DRAWN, RED, "discard PR2"),
    (Reason.CARD_NOT_IN_HAND, PLACED, "expose PR3"),
    (Reason.CARD_NOT_IN_HAND, PLACED, "agent PG1"),
    (Reason.CARD_NOT_IN_HAND, BONUS, "bonus PG1"),
    (Reason.ANSWER_NOT_IN_HAND, RED, "expose PR3"),
    (Reason.ANSWER_NOT_IN_HAND, STUCK, "agent PG1"),
    (Reason.PAPER_NOT_IN_HAND, LEAD, "lay IN2"),
    (Reason.PAPER_NOT_IN_HAND, RED, "lay IN1"),
    (Reason.DISCARD_NOT_IN_HAND, DRAWN, "discard PV2"),
    (Reason.LEADER_ONLY, RED, "swap"),
    (Reason.LEADER_ONLY, RED, "place S03"),
    (Reason.PAPERS_FOR_LEADER, LEADER_ONLY, "lay IN2"),
    (Reason.PAPERS_FOR_LEADER, LEADER_ONLY, "roll"),
    (Reason.TOKEN_IS_PLACED, PLACED, "swap"),
    (Reason.TOKEN_IS_PLACED, PLACED, "place S03"),
    (Reason.TOKEN_IS_PLACED, PLACED, "lay IN1"),
    (Reason.TOKEN_IS_PLACED, PLACED, "roll"),
    (Reason.TOKEN_IS_DUE, LEAD, "expose PR1"),
    (Reason.TOKEN_IS_DUE, LEAD, "agent PR1"),
    (Reason.TOKEN_IS_DUE, LEAD, "fine"),
    (Reason.NO_INSURANCE, LEAD, "expose MO1"),
    (Reason.NO_LICENCE, LEAD, "expose CA1"),
    (Reason.CARD_IS_EXPOSED, BONUS, "expose BI1"),
    (Reason.CARD_IS_EXPOSED, BONUS, "fine"),
    (Reason.CARD_IS_EXPOSED, BONUS, "roll"),
    (Reason.CARD_IS_EXPOSED, BONUS, "lay IN1"),
    (Reason.CARD_IS_EXPOSED, BONUS, "swap"),
    (Reason.CARD_IS_EXPOSED, BONUS, "place S03"),
    (Reason.SWAPPED_ALREADY, SWAPPED, "swap"),
    (Reason.STOCK_EMPTY, {**LEAD, "stock": ""}, "swap"),
    (Reason.NOT_A_PAPER, LEAD, "lay PR1"),
    (Reason.NOT_A_PAPER, RED, "lay AG2"),
    (Reason.LAID_ALREADY, LAID, "lay LI1"),
    (Reason.ROLLED_ALREADY, ROLLED, "roll"),
    (Reason.HAS_PAPERS, {**LEAD, "papers": {A: BOTH}}, "roll"),
    (Reason.NO_TICKETS, {**LEAD, "tickets": {"insurance": 0, "licence": 0}}, "roll"),
    (Reason.NO_TICKETS, {**LEAD, "papers": {A: "licence"}, "tickets": {"insurance": 0}}, "roll"),
    (Reason.SIGNAL_COVERED, COVERED, "place S02"),
    (Reason.CANNOT_SERVE_SIGNAL, LEAD, "place S12"),
    (Reason.CANNOT_SERVE_SIGNAL, LEAD, "place S15"),
    (Reason.NEVER_EXPOSED, PLACED, "expose AG1"),
    (Reason.NEVER_EXPOSED, RED, "expose IN2"),
    (Reason.NEVER_EXPOSED, STUCK, "agent AG2"),
    (Reason.NO_INSURANCE, WAITING, "expose MO1"),
    (Reason.NO_INSURANCE, STUCK, "agent MO2"),
    (Reason.NO_LICENCE, WAITING, "expose CA1"),
    (Reason.NO_LICENCE, VEHICLES, "expose MB1"),
    (Reason.SIGNAL_REFUSES, PLACED, "expose BI1"),
    (Reason.SIGNAL_REFUSES, BONUS, "bonus BI1"),
    (Reason.NOT_IN_KIND, RED, "expose BI2"),
    (Reason.NOT_IN_KIND, STUCK, "expose PG2"),
    (Reason.NOT_A_VEHICLE, VEHICLES, "expose PG2"),
    (Reason.NOT_A_VEHICLE, VEHICLES, "expose BA1"),
    (Reason.ABLE_TO_OPEN, PLACED, "fine"),
    (Reason.ABLE_TO_OPEN, PLACED, "agent BI1"),
    (Reason.ABLE_TO_FOLLOW, RED, "fine"),
    (Reason.ABLE_TO_FOLLOW, RED, "agent BI2"),
    (Reason.ABLE_TO_FOLLOW, AT_WILL, "fine"),
    (Reason.NO_AGENT, NO_AGENT, "agent PG2"),
    (Reason.NO_AGENT, NO_AGENT, "agent_alone"),
    (Reason.NO_AGENT, STUCK_LEADER, "agent PG1"),
    (Reason.CARD_WITH_AGENT, STUCK, "agent_alone"),
    (Reason.CARD_WITH_AGENT, AT_WILL, "agent_alone"),
    (Reason.NO_BONUS_NOW, PLACED, "bonus PR1"),
    (Reason.NO_BONUS_NOW, RED, "no_bonus"),
]


def laid(position: Given) -> Table:
    given = dict(position)
    played = given.pop("play", [])
    table = Table(**given)
    table.act(*played)
    return table


@pytest.mark.parametrize(
    ("reason", "position", "action"),
    each_reason(CASES),
)
def test_refusal(reason: Reason, position: Given, action: str) -> None:
    table = laid(position)
    check_refused(table, reason, table.to_act, action)


@pytest.mark.clause("MC-30")
@pytest.mark.parametrize("action", ["swap", "roll", "place S01", "expose PR2", "fine", "no_bonus"])
def test_it_is_not_your_turn(action: str) -> None:
    table = Table(**LEAD)
    assert table.why_not(action, B) == Reason.NOT_YOUR_TURN
    assert table.legal(B) == []


ENDINGS: list[tuple[Reason, Given]] = [
    (Reason.OVER_COVERED, {**STUCK_LEADER, "play": ["place S12", "fine"]}),
    (
        Reason.OVER_COVERED,
        {"A": "PR1", "B": "PR2", "free": "S01", "play": ["place S01", "expose PR1", "expose PR2"]},
    ),
    (
        Reason.OVER_PLAYED_OUT,
        {"A": "PR1 BI1", "B": "PR2", "play": ["place S01", "expose PR1", "expose PR2"]},
    ),
    (Reason.OVER_LAST_PAPER, {"A": "IN1", "B": "PG1", "play": ["lay IN1"]}),
]


@pytest.mark.parametrize(
    ("reason", "position"),
    each_reason(ENDINGS),
)
@pytest.mark.parametrize("seat", [A, B])
def test_the_game_is_over(reason: Reason, position: Given, seat: int) -> None:
    table = laid(position)
    assert table.phase == Phase.OVER
    assert table.why_not("swap", seat) == reason
    assert table.legal(seat) == []


def test_every_reason_is_tried() -> None:
    others = {Reason.LEGAL, Reason.NO_SUCH_ACTION, Reason.NOT_YOUR_TURN}
    assert {case[0] for case in [*CASES, *ENDINGS]} | others == set(Reason)
