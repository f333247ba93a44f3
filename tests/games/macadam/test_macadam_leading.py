"""A lead at Macadam: the token, the card, and who can open nothing: MC-4, MC-20 to MC-28."""

import pytest
from macadam_table import A, B, C, Table

from rejouons.games.macadam.state import Phase

WALKS = ("S01", "S03", "S05", "S07")
WAITS = ("S02", "S04", "S06", "S08", "S09")
LANES = ("S10", "S11")


def placeable(table: Table) -> set[str]:
    return {text.split()[1] for text in table.legal() if text.startswith("place")}


# The token and the card


@pytest.mark.clause("MC-4", "MC-20", "MC-21")
def test_the_next_token_covers_a_signal_and_a_card_opens_it() -> None:
    table = Table(A="PR1 BI8", B="PR2", free="S01 S02 S05 S10", stock="PV1")
    assert table.events() == ["A leads 13"]
    table.act("place S05", "expose PR1")
    assert table.events() == ["A placed 13 S05", "A opened PR1", "A demanded red_walker"]
    assert table.tokens["S05"] == 13
    assert table.exposed(A) == "PR1"
    assert table.hand(A) == "BI8"


@pytest.mark.clause("MC-20", "MC-22")
def test_a_leader_chooses_among_the_signals_he_can_open() -> None:
    table = Table(A="PR1 BI8", B="PR2 BI7", stock="PV1 PV2")
    assert placeable(table) == {*WALKS, *WAITS, *LANES}


@pytest.mark.clause("MC-20")
def test_a_signal_is_covered_once() -> None:
    table = Table(A="PR1 PR3", B="PR2 PG1", stock="PV1", free="S01 S03 S10")
    table.act("place S01", "expose PR1", "expose PR2")
    assert placeable(table) == {"S03"}


@pytest.mark.clause("MC-21", "MC-22")
@pytest.mark.parametrize(
    ("signal", "papers", "opening"),
    [
        ("S01", "", ["PG1", "PR1"]),
        ("S02", "", ["BI1"]),
        ("S02", "insurance licence", ["BI1", "MO1", "CA1", "MB1"]),
        ("S10", "insurance", ["BI1", "MO1"]),
        ("S10", "licence", ["BI1"]),
        ("S12", "licence", ["CA1", "MB1"]),
        ("S13", "", ["GA1"]),
        ("S15", "", ["BA1"]),
    ],
)
def test_only_what_the_signal_admits_opens_it(signal: str, papers: str, opening: list[str]) -> None:
    table = Table(A="AG1 IN1 PG1 PR1 BI1 MO1 CA1 MB1 BA1 GA1", B="", papers={A: papers})
    table.act(f"place {signal}")
    assert table.legal() == [f"expose {card}" for card in opening]


@pytest.mark.clause("MC-6")
@pytest.mark.parametrize("signals", [WALKS, WAITS, LANES], ids=["walk", "wait", "lane"])
def test_where_a_signal_stands_has_no_effect(signals: tuple[str, ...]) -> None:
    answers = []
    for signal in signals:
        table = Table(A="PR1 BI1 MO1", B="PR2 BI2 MO2 AG1", stock="PV1", papers={B: "insurance"})
        table.act(f"place {signal}", "expose PR1" if signals == WALKS else "expose BI1")
        answers.append(table.legal())
    assert answers == len(signals) * [answers[0]]


@pytest.mark.clause("MC-22", "MC-61")
def test_without_the_licence_nobody_opens_the_motorway() -> None:
    assert "S12" not in placeable(Table(A="CA1 BI1", B="", stock="PV1"))
    assert "S12" in placeable(Table(A="CA1 BI1", B="", stock="PV1", papers={A: "licence"}))


# Who can open nothing


@pytest.mark.clause("MC-23", "MC-24", "MC-43")
def test_an_agent_saves_the_leader() -> None:
    table = Table(A="AG1 PG1 PR1", B="PG3 PR2", free="S12 S15", stock="PV1")
    assert placeable(table) == {"S12", "S15"}
    table.act("place S12")
    assert table.legal() == ["agent PG1", "agent PR1", "fine"]
    table.act("agent PG1")
    assert table.events() == ["A agent AG1 1", "A agent_brought PG1", "A demanded green_walker"]
    assert table.answers() == ["expose PG3"]
    assert table.points() == [200, 0]


@pytest.mark.clause("MC-23", "MC-25", "MC-80")
def test_a_leader_who_fails_is_fined_and_nobody_follows() -> None:
    table = Table(A="PG1 PR1", B="PG2", C="PG3", free="S12 S15", stock="PV1")
    table.act("place S15", "fine")
    assert table.events() == ["A placed 15 S15", "A fined_leader 1", "B leads 16"]
    assert table.tokens["S15"] == 15
    assert table.points() == [-100, 0, 0]
    assert table.hand(A) == "PG1 PR1"


@pytest.mark.clause("MC-24", "MC-80")
def test_a_leaders_agent_alone_ends_the_trick() -> None:
    table = Table(A="AG1 MO1", B="PG2", free="S12 S15", stock="PV1")
    table.act("place S12")
    assert table.legal() == ["agent_alone", "fine"]
    table.act("agent_alone")
    assert table.events() == ["A agent_alone AG1 1", "B leads 16"]
    assert table.fines() == [0, 0]
    assert table.hand(A) == "MO1"


@pytest.mark.clause("MC-23")
def test_holding_an_agent_does_not_oblige_the_leader() -> None:
    table = Table(A="AG1 PG1", B="PG2", free="S12 S15", stock="PV1")
    table.act("place S15", "fine")
    assert table.hand(A) == "AG1 PG1"
    assert table.centre == ""


@pytest.mark.clause("MC-23", "MC-41")
def test_a_leader_who_can_open_plays_neither_agent_nor_fine() -> None:
    table = Table(A="AG1 PG1 BA1", B="PG2", free="S12 S15", stock="PV1")
    assert placeable(table) == {"S15"}
    table.act("place S15")
    assert table.legal() == ["expose BA1"]


# What a leader may do beside


@pytest.mark.clause("MC-26")
def test_a_swap() -> None:
    table = Table(A="MO3 PG1", B="PG2", stock="PV1 BI1")
    table.act("swap")
    assert table.phase == Phase.DISCARD
    assert table.events() == ["A drew PV1"]
    assert table.legal() == ["discard PG1", "discard PV1", "discard MO3"]
    table.act("discard MO3")
    assert table.events() == ["A discarded MO3"]
    assert table.hand(A) == "PG1 PV1"
    assert table.stock == "BI1 MO3"
    assert "swap" not in table.legal()


@pytest.mark.clause("MC-26")
@pytest.mark.parametrize("card", ["AG1", "IN1", "PV1"])
def test_any_card_may_be_swapped_the_drawn_one_too(card: str) -> None:
    table = Table(A="AG1 IN1 PG1", B="PG2", stock="PV1")
    table.act("swap", f"discard {card}")
    assert table.stock == card
    assert card not in table.hand(A)
    assert table.player(A).hand_size == 3


@pytest.mark.clause("MC-26", "MC-27", "MC-28")
def test_each_once_in_a_lead_in_any_order() -> None:
    table = Table(A="IN1 IN2 PG1", B="PG2", stock="PV1 PV2")
    assert table.asides() == ["lay IN1", "lay IN2", "roll", "swap"]
    table.roll(2)
    assert table.asides() == ["lay IN1", "lay IN2", "swap"]
    table.act("lay IN2")
    assert table.asides() == ["swap"]
    table.act("swap", "discard PV1")
    assert table.asides() == []
    assert table.to_act == A
    assert table.phase == Phase.PRELUDE


@pytest.mark.clause("MC-26", "MC-28")
def test_the_next_lead_may_do_it_all_again() -> None:
    table = Table(A="PG1 PG3", B="PG2 PG4", stock="PV1 PV2", free="S01 S03 S05")
    table.roll(2)
    table.act("swap", "discard PV1", "place S01", "expose PG1", "expose PG2")
    assert table.to_act == B
    assert table.asides() == ["roll", "swap"]


@pytest.mark.clause("MC-26")
def test_only_the_leader_swaps() -> None:
    table = Table(A="PG1 PG3", B="PG2", C="PG4", stock="PV1")
    table.act("place S01", "expose PG1")
    assert "swap" not in table.legal()
    table.act("expose PG2")
    assert "swap" not in table.legal()


# A second card


@pytest.mark.clause("MC-27")
def test_a_leader_may_add_a_card_that_the_signal_admits() -> None:
    table = Table(A="PR1 PG1 BI1", B="PR2 PG2", stock="PV1", leader_bonus_card="on")
    table.act("place S01", "expose PR1")
    assert table.legal() == ["bonus PG1", "no_bonus"]
    table.act("bonus PG1")
    assert table.events() == ["A added PG1"]
    assert table.demand == "red_walker"
    assert table.answers() == ["expose PR2"]
    assert table.points() == [400, 0]


@pytest.mark.clause("MC-27")
def test_a_leader_need_not_add_a_card() -> None:
    table = Table(A="PR1 PG1", B="PR2", stock="PV1", leader_bonus_card="on")
    table.act("place S01", "expose PR1", "no_bonus")
    assert table.to_act == B
    assert table.hand(A) == "PG1"
    assert table.points() == [200, 0]


@pytest.mark.clause("MC-27")
def test_nothing_is_added_to_what_an_agent_brings() -> None:
    table = Table(A="AG1 PG1 PG3", B="PG2", free="S12", stock="PV1", leader_bonus_card="on")
    table.act("place S12", "agent PG1")
    assert table.to_act == B


@pytest.mark.clause("MC-27")
@pytest.mark.parametrize(("papers", "added"), [("", []), ("licence", ["bonus CA1"])])
def test_a_second_card_needs_its_paper_too(papers: str, added: list[str]) -> None:
    table = Table(A="BI1 CA1 PG1", B="BI2", C="", papers={A: papers}, leader_bonus_card="on")
    table.act("place S02", "expose BI1")
    assert table.legal() == [*added, "no_bonus"]
    table.act(*added or ["no_bonus"])
    assert table.demand == "vehicle"
    assert table.player(C).fines == 0
