"""How a trick and a round of Macadam end: MC-80 to MC-84."""

import pytest
from macadam_table import A, B, C, D, Given, Table

from rejouons.games.macadam.state import Phase

HALF_COVERED = "S01 S03 S05 S07 S08 S09 S10 S11"


@pytest.mark.clause("MC-80", "MC-84")
def test_a_trick_ends_when_all_have_had_their_turn() -> None:
    table = Table(A="PR1 BI1", B="PR2 BI2", C="PR3 BI3", stock="PV1")
    table.act("place S01", "expose PR1", "expose PR2")
    assert table.happened("leads") == []
    table.act("expose PR3")
    assert table.events() == ["C followed PR3", "B leads 2"]
    assert table.demand == "none"


@pytest.mark.clause("MC-84")
@pytest.mark.parametrize("leader", [A, B, C, D])
def test_the_leaders_left_neighbour_leads_next(leader: int) -> None:
    hands: Given = {"A": "BI1 PG1", "B": "BI2 PG2", "C": "BI3 PG3", "D": "BI4 PG4"}
    table = Table(**hands, stock="PV1", leader=leader)
    table.act("place S02", f"expose BI{leader + 1}")
    while table.phase == Phase.ANSWER:
        table.act(table.answers()[0])
    assert table.to_act == (leader + 1) % 4


@pytest.mark.clause("MC-81", "MC-93")
def test_the_sixteenth_signal_ends_the_round() -> None:
    table = Table(A="BI1 PG1", B="BI2 PG2 PR1", stock="PV1", free="S10")
    table.act("place S10", "expose BI1", "expose BI2")
    assert table.happened("placed", "round_covered") == ["A placed 16 S10", "- round_covered 1"]
    assert table.phase == Phase.OVER
    assert table.points() == [150, 150]


@pytest.mark.clause("MC-25", "MC-81")
def test_a_failed_sixteenth_lead_ends_the_round_too() -> None:
    table = Table(A="PG1", B="BI2", stock="PV1", free="S10")
    table.act("place S10", "fine")
    assert table.happened("round_covered") == ["- round_covered 1"]
    assert table.points() == [-100, 0]


@pytest.mark.clause("MC-72", "MC-82")
def test_a_hand_played_out_ends_the_round_after_the_trick() -> None:
    table = Table(A="PR1 BI1", B="PR2", C="PR3 BI3", free=HALF_COVERED)
    assert "swap" not in table.legal()
    table.act("place S01", "expose PR1", "expose PR2")
    assert table.to_act == C
    table.act("expose PR3")
    assert table.happened("round_played_out") == ["- round_played_out 1"]
    assert len(table.tokens) == 9
    assert table.phase == Phase.OVER


@pytest.mark.clause("MC-82")
def test_an_empty_hand_does_not_end_the_round_while_there_is_a_stock() -> None:
    table = Table(A="PR1 BI1", B="PR2", C="PR3 BI3", stock="PV1")
    table.act("place S01", "expose PR1", "expose PR2", "expose PR3")
    assert table.happened("round_played_out") == []
    assert table.to_act == B


@pytest.mark.clause("MC-82")
def test_an_empty_stock_does_not_end_the_round_while_all_hold_cards() -> None:
    table = Table(A="PR1 BI1", B="PR2 BI2")
    table.act("place S01", "expose PR1", "expose PR2")
    assert table.phase == Phase.PRELUDE


@pytest.mark.clause("MC-82", "MC-83")
def test_going_out_comes_before_the_return_of_the_agents() -> None:
    table = Table(A="PR1 BI1", B="AG6 PG1", centre="AG1-5")
    table.act("place S01", "expose PR1", "agent PG1")
    assert table.happened("agents_returned", "round_played_out") == ["- round_played_out 1"]
    assert table.phase == Phase.OVER


@pytest.mark.clause("MC-83")
def test_the_agents_return_to_an_empty_stock_if_nobody_is_out() -> None:
    table = Table(A="PR1 BI1", B="AG6 PG1 BI2", centre="AG1-5")
    table.act("place S01", "expose PR1", "agent PG1")
    assert table.happened("agents_returned") == ["- agents_returned"]
    assert table.state.stock_size == 6
    assert "swap" in table.legal()


@pytest.mark.clause("MC-81", "MC-82")
def test_all_signals_covered_is_told_first() -> None:
    table = Table(A="BI1", B="BI2", free="S10")
    table.act("place S10", "expose BI1", "expose BI2")
    assert table.happened("round_covered", "round_played_out") == ["- round_covered 1"]
