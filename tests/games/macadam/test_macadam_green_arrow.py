"""The green arrow, which turns a trick round, and agents against it: MC-50 to MC-57."""

import pytest
from macadam_table import B, C, D, Given, Table

FOUR: Given = {"A": "GA1 BI8", "B": "GA2 BI1", "C": "PG1 BI3", "D": "AG1 BI4 PG2"}


@pytest.mark.clause("MC-50")
@pytest.mark.parametrize("signal", ["S01", "S02", "S10", "S15"])
def test_no_other_signal_admits_a_green_arrow(signal: str) -> None:
    table = Table(A="PG1 BI1 BA1 GA1", B="PG2", stock="PV1")
    table.act(f"place {signal}")
    assert "expose GA1" not in table.legal()


@pytest.mark.clause("MC-51", "MC-52", "MC-54", "MC-56", "MC-84")
def test_a_reversed_trick() -> None:
    table = Table(A="GA1 BI8", B="AG1 PR1", C="PG1 BI3", D="GA2 BI1", stock="PV1")
    table.act("place S13", "expose GA1")
    assert table.events() == [
        "A placed 1 S13",
        "A opened GA1",
        "A demanded green_arrow",
        "A reversed",
    ]
    assert table.to_act == D
    assert table.answers() == ["expose GA2"]
    table.act("expose GA2")
    assert table.to_act == C
    table.act("fine")
    assert table.to_act == B
    table.act("agent PR1")
    assert table.happened("stopped", "fined_stopped") == []
    assert table.points() == [0, 200, -100, 0]
    assert table.to_act == B
    assert table.state.is_reversed == 0


@pytest.mark.clause("MC-52")
def test_a_second_green_arrow_does_not_turn_the_trick_back() -> None:
    table = Table(A="GA1 BI8", B="BI1", C="BI2", D="GA2 BI3", stock="PV1")
    table.act("place S13", "expose GA1", "expose GA2")
    assert table.to_act == C


@pytest.mark.clause("MC-56")
def test_the_next_trick_runs_clockwise_again() -> None:
    table = Table(A="GA1 BI8", B="BI1 PG1", C="BI2 PG2", D="BI3 PG3", stock="PV1")
    table.act("place S13", "expose GA1", "fine", "fine", "fine")
    table.act("place S01", "expose PG1")
    assert table.to_act == C


@pytest.mark.clause("MC-24", "MC-52")
def test_a_leaders_agent_with_a_green_arrow() -> None:
    table = Table(A="AG1 GA1", B="PG1", C="PG2", D="PG3", stock="PV1", free="S12 S15")
    table.act("place S12", "agent GA1")
    assert table.happened("demanded", "reversed") == ["A demanded green_arrow", "A reversed"]
    order = []
    for _ in range(3):
        order.append(table.to_act)
        table.act("fine")
    assert order == [D, C, B]


@pytest.mark.clause("MC-53")
def test_a_green_arrow_in_mid_trick_turns_those_who_wait() -> None:
    table = Table(A="PR1 BI1", B="AG1 GA1 BI2", C="GA2 BI3", D="GA3 BI4", stock="PV1")
    table.act("place S01", "expose PR1", "agent GA1")
    assert table.happened("demanded", "reversed_midway") == [
        "A demanded red_walker",
        "B demanded green_arrow",
        "B reversed_midway",
    ]
    assert table.to_act == D
    table.act("expose GA3")
    assert table.to_act == C
    table.act("expose GA2")
    assert table.happened("leads") == ["B leads 2"]


@pytest.mark.clause("MC-53")
def test_nothing_is_turned_when_nobody_waits() -> None:
    table = Table(A="PR1 BI1", B="AG1 GA1 BI2", stock="PV1")
    table.act("place S01", "expose PR1", "agent GA1")
    assert table.happened("reversed_midway") == []
    assert table.to_act == B


@pytest.mark.clause("MC-54", "MC-84")
def test_an_agent_stops_the_trick() -> None:
    table = Table(**FOUR, stock="PV1")
    table.act("place S13", "expose GA1", "agent BI4")
    assert table.events()[4:] == [
        "D agent AG1 1",
        "D agent_brought BI4",
        "D stopped",
        "C fined_stopped 1",
        "B fined_stopped 1",
        "B leads 2",
    ]
    assert table.points() == [0, -100, -100, 150]
    assert table.hand(B) == "BI1 GA2"


@pytest.mark.clause("MC-55")
def test_the_card_that_stops_a_trick_demands_nothing() -> None:
    table = Table(**FOUR, stock="PV1")
    table.act("place S13", "expose GA1", "agent BI4")
    assert table.happened("demanded") == ["A demanded green_arrow"]


@pytest.mark.clause("MC-54")
def test_between_two_players_nobody_is_stopped() -> None:
    table = Table(A="GA1 BI8", B="AG1 BI2 PG1", stock="PV1")
    table.act("place S13", "expose GA1", "agent BI2")
    assert table.happened("stopped", "fined_stopped") == []
    assert table.points() == [0, 150]


@pytest.mark.clause("MC-54")
def test_an_agent_at_will_stops_a_trick_too() -> None:
    table = Table(A="GA1 BI8", B="BI1", C="AG1 GA2 PG1", stock="PV1", agent_when_able="on")
    table.act("place S13", "expose GA1")
    assert table.answers() == ["expose GA2", "agent PG1", "agent GA2"]
    table.act("agent PG1")
    assert table.happened("stopped", "fined_stopped") == ["C stopped", "B fined_stopped 1"]


@pytest.mark.clause("MC-45", "MC-55", "MC-57", "MC-70")
def test_an_agent_alone_stops_the_trick_too() -> None:
    table = Table(A="GA1 BI8", B="", C="GA2 BI3", D="AG1 MO1", stock="PV1")
    table.act("place S13", "expose GA1", "agent_alone")
    assert table.events()[4:] == [
        "D agent_alone AG1 1",
        "D stopped",
        "C fined_stopped 1",
        "B fined_stopped 1",
        "B leads 2",
        "B topped_up 1",
        "B drew_top_up PV1",
    ]
    assert table.fines() == [0, 1, 1, 0]


@pytest.mark.clause("MC-55")
def test_who_is_finished_is_not_fined_by_a_stop() -> None:
    table = Table(A="GA1 BI8", B="", C="GA2 BI3", D="AG1 BI1 PG1")
    table.act("place S13", "expose GA1", "agent BI1")
    assert table.happened("fined_stopped") == ["C fined_stopped 1"]
    assert table.fines() == [0, 0, 1, 0]
    assert table.happened("round_played_out") == ["- round_played_out 1"]
