"""Following at Macadam: whose turn it is, what must follow, and who cannot: MC-30 to MC-39."""

import pytest
from macadam_table import A, B, C, D, Given, Table

from rejouons.games.macadam.state import Phase

RED: Given = {"A": "PR1 BI8", "B": "PR2 BI7", "C": "AG1 BI3 MO1", "D": "PR5 MO2"}


@pytest.mark.clause(
    "MC-4", "MC-20", "MC-21", "MC-30", "MC-31", "MC-36", "MC-38", "MC-40", "MC-84", "MC-90"
)
def test_following_and_turning_the_flow() -> None:
    table = Table(**RED, stock="PV1 PV2")
    table.act("place S01", "expose PR1")
    assert table.answers() == ["expose PR2"]
    table.act("expose PR2")
    assert table.answers() == ["agent BI3", "fine"]
    table.act("agent BI3")
    assert table.demand == "bicycle"
    assert table.answers() == ["fine"]
    table.act("fine")
    assert table.events() == ["D fined 1", "B leads 2"]
    assert table.points() == [200, 200, 150, -100]
    assert table.centre == "AG1"
    assert table.hand(D) == "PR5 MO2"


@pytest.mark.clause("MC-30")
@pytest.mark.parametrize("leader", [A, B, C])
def test_everybody_follows_once_clockwise_from_the_leaders_left(leader: int) -> None:
    table = Table(A="PR1 BI1", B="PR2 BI2", C="PR3 BI3", stock="PV1", leader=leader)
    order = []
    table.act("place S01", table_card(table))
    for _ in range(2):
        order.append(table.to_act)
        table.act(table.answers()[0])
    assert order == [(leader + 1) % 3, (leader + 2) % 3]
    assert table.phase == Phase.PRELUDE


def table_card(table: Table) -> str:
    """The leader's red pedestrian."""
    return f"expose PR{table.to_act + 1}"


# What must follow


@pytest.mark.clause("MC-31", "MC-39", "MC-51")
@pytest.mark.parametrize(
    ("signal", "led", "following"),
    [
        ("S01", "PG1", ["PG2"]),
        ("S01", "PR1", ["PR2"]),
        ("S01", "PY1", ["PY2"]),
        ("S01", "PV1", ["PV2"]),
        ("S10", "BI1", ["BI2"]),
        ("S10", "MO1", ["MO2"]),
        ("S12", "CA1", ["CA2", "MB2"]),
        ("S12", "MB1", ["CA2", "MB2"]),
        ("S15", "BA1", ["BA2"]),
        ("S13", "GA1", ["GA2"]),
        ("S02", "BI1", ["BI2", "MO2", "CA2", "MB2"]),
        ("S02", "MB1", ["BI2", "MO2", "CA2", "MB2"]),
    ],
)
def test_what_follows_a_card(signal: str, led: str, following: list[str]) -> None:
    both = "insurance licence"
    hand = "AG1 IN1 LI1 PG2 PR2 PY2 PV2 BI2 MO2 CA2 MB2 BA2 GA2"
    table = Table(A=f"{led} PG5", B=hand, stock="PV5", papers={A: both, B: both})
    table.act(f"place {signal}", f"expose {led}")
    assert table.answers() == [f"expose {card}" for card in following]


@pytest.mark.clause("MC-32")
def test_cars_and_motorbikes_may_be_separate() -> None:
    licensed = {A: "licence", B: "licence", C: "licence"}
    table = Table(A="CA1 PG5", B="MB1", C="CA2", papers=licensed, motor_natures="separate")
    table.act("place S12", "expose CA1")
    assert table.demand == "car"
    assert table.answers() == ["fine"]
    table.act("fine")
    assert table.answers() == ["expose CA2"]


@pytest.mark.clause("MC-33", "MC-36", "MC-50", "MC-60", "MC-61")
def test_any_vehicle_at_a_wait_signal() -> None:
    licensed = {B: "licence", C: "licence"}
    table = Table(A="BI1 PG5", B="MO1 CA1", C="BI2 MB1", D="PG2 GA1", stock="PV1", papers=licensed)
    table.act("place S02", "expose BI1")
    assert table.events() == ["A placed 1 S02", "A opened BI1", "A free_flow"]
    assert table.legal() == ["roll", "expose CA1"]
    table.act("expose CA1")
    assert table.answers() == ["expose BI2", "expose MB1"]
    table.act("expose MB1")
    assert table.answers() == ["fine"]


@pytest.mark.clause("MC-34", "MC-36")
@pytest.mark.parametrize(("led", "held"), [("BI1", "MO1"), ("MO1", "BI1")])
def test_a_lane_is_strict(led: str, held: str) -> None:
    table = Table(
        A=f"{led} PG5", B=f"{held} PG3", stock="PV1", papers={A: "insurance", B: "insurance"}
    )
    table.act("place S10", f"expose {led}")
    assert table.answers() == ["fine"]


# Who can, and who cannot


@pytest.mark.clause("MC-5", "MC-35", "MC-41")
def test_who_can_follow_must() -> None:
    table = Table(A="PR1 BI1", B="PR2 AG1 BI7", stock="PV1")
    table.act("place S01", "expose PR1")
    assert table.answers() == ["expose PR2"]


@pytest.mark.clause("MC-35")
def test_an_agent_at_will() -> None:
    table = Table(A="PR1 BI1", B="PR2 AG1 BI7", C="BI2", stock="PV1", agent_when_able="on")
    table.act("place S01", "expose PR1")
    assert table.answers() == ["expose PR2", "agent PR2", "agent BI7"]
    table.act("agent BI7")
    assert table.answers() == ["expose BI2"]


@pytest.mark.clause("MC-35")
def test_a_leader_has_no_agent_at_will() -> None:
    table = Table(A="PR1 AG1 BI1", B="PR2", stock="PV1", agent_when_able="on")
    table.act("place S01")
    assert table.legal() == ["expose PR1"]


@pytest.mark.clause("MC-35")
def test_of_several_cards_any_may_follow() -> None:
    table = Table(A="PR1 BI1", B="PR2 PR4 PR5 PG1", stock="PV1")
    table.act("place S01", "expose PR1")
    assert table.answers() == ["expose PR2", "expose PR4", "expose PR5"]
    table.act("expose PR4")
    assert table.happened("followed") == ["B followed PR4"]


@pytest.mark.clause("MC-36")
def test_an_agent_may_be_kept() -> None:
    table = Table(A="PR1 BI1", B="AG1 BI7", stock="PV1")
    table.act("place S01", "expose PR1")
    assert table.answers() == ["agent BI7", "fine"]
    table.act("fine")
    assert table.hand(B) == "AG1 BI7"
    assert table.fines() == [0, 1]


@pytest.mark.clause("MC-36", "MC-37")
def test_nobody_has_to_become_able() -> None:
    table = Table(A="MO6 PG5", B="IN1 MO1 PG3 AG1", stock="PV1", papers={A: "insurance"})
    table.act("place S10", "expose MO6")
    assert table.legal() == ["lay IN1", "roll", "agent PG3", "fine"]
    table.act("agent PG3")
    assert table.hand(B) == "IN1 MO1"


@pytest.mark.clause("MC-38")
def test_a_fine_leaves_the_demand_and_the_hand() -> None:
    table = Table(A="PR1 BI1", B="BI7 PG1", C="PR3 BI2", stock="PV1")
    table.act("place S01", "expose PR1", "fine")
    assert table.hand(B) == "PG1 BI7"
    assert table.exposed(B) == ""
    assert table.demand == "red_walker"
    assert table.answers() == ["expose PR3"]


@pytest.mark.clause("MC-39", "MC-43")
def test_a_blue_arrow() -> None:
    table = Table(A="BA1 BI1", B="BA2 BI2", C="AG1 PG1 PR3", D="PG2 PR4", stock="PV1")
    table.act("place S15", "expose BA1", "expose BA2")
    assert table.answers() == ["agent PG1", "agent PR3", "fine"]
    table.act("agent PG1")
    assert table.answers() == ["expose PG2"]
    table.act("expose PG2")
    assert table.points() == [0, 0, 200, 200]


@pytest.mark.clause("MC-39")
def test_a_blue_arrow_brought_by_an_agent_causes_accidents_too() -> None:
    table = Table(A="PR1 BI1", B="AG1 BA1", C="PR2 BI2", stock="PV1")
    table.act("place S01", "expose PR1", "agent BA1")
    assert table.demand == "blue_arrow"
    assert table.answers() == ["fine"]


@pytest.mark.clause("MC-5")
def test_nothing_plays_itself_not_even_a_lone_fine() -> None:
    table = Table(A="PR1 BI1", B="BI7", stock="PV1", paper_timing="leader_only")
    table.act("place S01", "expose PR1")
    assert table.to_act == B
    assert table.legal() == ["fine"]
