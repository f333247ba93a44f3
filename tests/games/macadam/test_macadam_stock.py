"""Empty hands and Macadam's stock: MC-70 to MC-74."""

import pytest
from macadam_table import A, B, C, Table

from rejouons.games.macadam.state import Phase


@pytest.mark.clause("MC-70")
def test_an_empty_hand_is_topped_up() -> None:
    table = Table(A="PR1 BI1", B="", stock="PR2 PV1 PV2 PV3 PV4")
    table.act("place S01", "expose PR1")
    assert table.happened("topped_up", "drew_top_up") == [
        "B topped_up 3",
        "B drew_top_up PR2",
        "B drew_top_up PV1",
        "B drew_top_up PV2",
    ]
    assert table.answers() == ["expose PR2"]
    assert table.stock == "PV3 PV4"


@pytest.mark.clause("MC-70")
def test_a_small_stock_is_drawn_whole() -> None:
    table = Table(A="PR1 BI1", B="", stock="PV1 PV2")
    table.act("place S01", "expose PR1")
    assert table.hand(B) == "PV1 PV2"
    assert table.stock == ""
    assert table.answers() == ["fine"]
    table.act("fine")
    assert table.fines() == [0, 1]


@pytest.mark.clause("MC-70")
def test_the_top_up_may_be_one_card() -> None:
    table = Table(A="PR1 BI1", B="", stock="PV1 PV2", top_up=1)
    table.act("place S01", "expose PR1")
    assert table.hand(B) == "PV1"
    assert table.stock == "PV2"


@pytest.mark.clause("MC-64", "MC-70", "MC-71")
def test_a_leader_is_topped_up_after_laying_his_last_card() -> None:
    table = Table(A="IN1", B="", stock="MO1 BI1 PG1 PG2")
    table.act("lay IN1")
    assert table.hand(A) == "PG1 BI1 MO1"
    placed = {text for text in table.legal() if text.startswith("place")}
    assert {"place S01", "place S02", "place S10"} <= placed
    assert not {"place S12", "place S13", "place S15"} & placed
    table.act("place S10")
    assert table.legal() == ["expose BI1", "expose MO1"]


@pytest.mark.clause("MC-71")
def test_a_follower_is_topped_up_after_laying_his_last_card() -> None:
    table = Table(A="PR1 BI1", B="IN1", stock="PR2 PV1 PV2 PV3")
    table.act("place S01", "expose PR1", "lay IN1")
    assert table.hand(B) == "PR2 PV1 PV2"
    assert table.answers() == ["expose PR2"]


@pytest.mark.clause("MC-71")
def test_a_leader_who_was_topped_up_may_swap_too() -> None:
    table = Table(A="", B="PG1", stock="PV1 PV2 PV3 BI1")
    assert table.events() == [
        "A leads 1",
        "A topped_up 3",
        "A drew_top_up PV1",
        "A drew_top_up PV2",
        "A drew_top_up PV3",
    ]
    assert "swap" in table.legal()
    assert "swap" not in Table(A="", B="PG1", stock="PV1 PV2 PV3").legal()


@pytest.mark.clause("MC-72")
def test_without_a_stock_play_goes_on() -> None:
    table = Table(A="PR1 BI1", B="PR2 BI2")
    assert "swap" not in table.legal()
    table.act("place S01", "expose PR1", "expose PR2")
    assert table.phase == Phase.PRELUDE
    assert table.to_act == B


@pytest.mark.clause("MC-73")
def test_nobody_is_topped_up_outside_his_turn() -> None:
    table = Table(A="PR1", B="PR2 BI2", C="PR3 BI3", stock="PV1 PV2 PV3 PV4")
    table.act("place S01", "expose PR1", "expose PR2", "expose PR3")
    assert table.happened("topped_up") == []
    assert table.hand(A) == ""
    table.act("place S02", "expose BI2", "expose BI3")
    assert table.happened("topped_up") == ["A topped_up 3"]


@pytest.mark.clause("MC-70")
def test_who_exposes_his_last_card_is_not_topped_up_in_that_turn() -> None:
    table = Table(A="PR1 BI1", B="PR2", stock="PV1 PV2 PV3 PV4")
    table.act("place S01", "expose PR1", "expose PR2")
    assert table.happened("topped_up", "leads") == ["B leads 2", "B topped_up 3"]


# Finished


@pytest.mark.clause("MC-74")
def test_a_follower_without_cards_is_passed_over() -> None:
    table = Table(A="PR1 BI1", B="", C="PR3 BI3")
    table.act("place S01", "expose PR1")
    assert table.happened("passed_over") == ["B passed_over"]
    assert table.to_act == C
    table.act("expose PR3")
    assert table.fines() == [0, 0, 0]
    assert table.happened("round_played_out") == ["- round_played_out 1"]


@pytest.mark.clause("MC-64", "MC-74")
def test_a_leader_who_lays_his_last_paper_ends_the_round() -> None:
    table = Table(A="IN1", B="PG1", C="BI1")
    table.act("lay IN1")
    assert table.events()[:2] == ["A laid IN1 insurance", "A round_last_paper 1"]
    assert table.phase == Phase.OVER
    assert table.tokens == {}
    assert table.fines() == [0, 0, 0]


@pytest.mark.clause("MC-64", "MC-74")
def test_a_follower_who_lays_his_last_paper_is_passed_over() -> None:
    table = Table(A="PR1 BI1", B="IN1", C="PR3 BI3")
    table.act("place S01", "expose PR1", "lay IN1")
    assert table.happened("laid", "passed_over") == ["B laid IN1 insurance", "B passed_over"]
    assert table.to_act == C
    assert table.phase == Phase.ANSWER
    table.act("expose PR3")
    assert table.happened("round_played_out") == ["- round_played_out 1"]
    assert table.fines() == [0, 0, 0]


@pytest.mark.clause("MC-72", "MC-74")
def test_a_stock_just_emptied_by_another_leaves_nothing() -> None:
    table = Table(A="PR1 BI1", B="", C="", stock="PR2 PV1 PV2")
    table.act("place S01", "expose PR1", "expose PR2")
    assert table.happened("topped_up", "passed_over") == ["B topped_up 3", "C passed_over"]
    assert table.fines() == [0, 0, 0]
