"""What everybody can tell of a hand that failed, and until when: MC-23, MC-24, MC-35, MC-45."""

import pytest
from macadam_table import REST, A, B, C, D, Given, Table, card_set

from rejouons.games.macadam.knowledge import freshen, show_card, show_lack
from rejouons.games.macadam.state import CARD
from rejouons.kernel.contract import NOBODY

REDS = "PR1 PR2 PR3 PR4 PR5"
BICYCLES = "BI1 BI2 BI3 BI4 BI5 BI6 BI7 BI8"
MOPEDS = "MO1 MO2 MO3 MO4 MO5 MO6"
MOTORS = "CA1 CA2 CA3 MB1 MB2 MB3"
BLUE_ARROWS = "BA1 BA2 BA3"
GREEN_ARROWS = "GA1 GA2 GA3"
WALKERS = "PG1 PG2 PG3 PG4 PG5 PR1 PR2 PR3 PR4 PR5 PY1 PY2 PY3 PY4 PY5 PV1 PV2 PV3 PV4 PV5"

RED: Given = {"A": "PR1 BI1", "B": "AG1 BI2 MO2", "C": "PR3 BI3", "stock": REST}


def red_trick(**given: str) -> Table:
    table = Table(**{**RED, **given})
    table.act("place S01", "expose PR1")
    return table


@pytest.mark.clause("MC-35", "MC-36")
@pytest.mark.parametrize("way_out", ["fine", "agent BI2"])
def test_who_does_not_follow_has_nothing_that_could(way_out: str) -> None:
    table = red_trick()
    table.act(way_out)
    assert table.lacks(B) == REDS


@pytest.mark.clause("MC-35")
def test_who_follows_shows_nothing_more() -> None:
    table = red_trick(B="PR2 BI2")
    table.act("expose PR2")
    assert table.lacks(B) == ""


@pytest.mark.clause("MC-35")
def test_an_agent_at_will_proves_nothing() -> None:
    table = red_trick(agent_when_able="on")
    table.act("agent BI2")
    assert table.lacks(B) == ""


@pytest.mark.clause("MC-35", "MC-36")
def test_a_fine_proves_the_same_where_agents_are_at_will() -> None:
    table = red_trick(agent_when_able="on")
    table.act("fine")
    assert table.lacks(B) == REDS


@pytest.mark.clause("MC-35", "MC-60", "MC-61")
@pytest.mark.parametrize(
    ("papers", "lacking"),
    [
        ("", BICYCLES),
        ("insurance", f"{BICYCLES} {MOPEDS}"),
        ("licence", f"{BICYCLES} {MOTORS}"),
    ],
)
def test_vehicles_without_papers_stay_hidden(papers: str, lacking: str) -> None:
    table = Table(A="BI1 PG5", B="PG1", stock=REST, papers={B: papers})
    table.act("place S02", "expose BI1", "fine")
    assert table.lacks(B) == lacking


@pytest.mark.clause("MC-23", "MC-25")
@pytest.mark.parametrize(
    ("papers", "lacking"), [("", BLUE_ARROWS), ("licence", f"{MOTORS} {BLUE_ARROWS}")]
)
@pytest.mark.parametrize("way_out", ["fine", "agent PG1"])
@pytest.mark.parametrize("signal", ["S12", "S15"])
def test_a_leader_who_fails_could_open_no_signal(
    signal: str, way_out: str, papers: str, lacking: str
) -> None:
    table = Table(A="AG1 PG1", B="PG2", stock=REST, free="S12 S15", papers={A: papers})
    table.act(f"place {signal}", way_out)
    assert table.lacks(A) == lacking


@pytest.mark.clause("MC-24", "MC-45")
@pytest.mark.parametrize("at_will", ["off", "on"])
def test_an_agent_alone_shows_a_hand_that_can_expose_nothing(at_will: str) -> None:
    everything = f"{WALKERS} {BICYCLES} {BLUE_ARROWS} {GREEN_ARROWS}"
    leader = Table(A="AG1 MO1", B="PG2", stock=REST, free="S12 S15", agent_when_able=at_will)
    leader.act("place S12", "agent_alone")
    assert leader.lacks(A) == everything
    follower = red_trick(B="AG1 MO1", agent_when_able=at_will)
    follower.act("agent_alone")
    assert follower.lacks(B) == everything


@pytest.mark.clause("MC-54", "MC-57")
def test_a_fine_for_a_stopped_trick_proves_nothing() -> None:
    table = Table(A="GA1 BI8", B="GA2 BI1", C="PG1 BI3", D="AG1 BI4 PG2", stock=REST)
    table.act("place S13", "expose GA1", "agent BI4")
    assert table.lacks(B) == table.lacks(C) == ""
    assert table.lacks(D) == GREEN_ARROWS


@pytest.mark.clause("MC-47")
def test_nobody_holds_an_agent_when_all_return() -> None:
    table = Table(A="PR1 BI1", B="AG6 PG1 BI2", stock=REST, centre="AG1-5")
    table.act("place S01", "expose PR1", "agent PG1")
    agents = "AG1 AG2 AG3 AG4 AG5 AG6"
    assert table.lacks(A) == agents
    assert table.lacks(B) == f"{agents} {REDS}"
    table.act("swap")
    assert table.lacks(B) == ""
    assert table.fresh(B) == {"agent": 1, "red_walker": 1}


# For how long


@pytest.mark.clause("MC-26")
def test_after_a_swap_one_card_may_be_what_was_lacking() -> None:
    table = red_trick()
    table.act("fine", "expose PR3")
    assert table.lacks(B) == REDS
    assert table.fresh(B) == {"red_walker": 0}
    table.act("swap", "discard BI2")
    assert table.lacks(B) == ""
    assert table.fresh(B) == {"red_walker": 1}


@pytest.mark.clause("MC-26", "MC-35")
def test_once_that_card_is_played_the_hand_lacks_the_kind_again() -> None:
    table = Table(A="PR1 PR4 BI1", B="BI2 MO2", C="PR3 BI3", stock="PR2 PV1")
    table.act("place S01", "expose PR1", "fine", "expose PR3", "swap", "discard MO2")
    assert table.hand(B) == "PR2 BI2"
    table.act("place S03", "expose PR2")
    assert table.fresh(B) == {"red_walker": 0}
    assert table.lacks(B) == REDS


@pytest.mark.clause("MC-26", "MC-35")
def test_a_card_of_another_kind_leaves_what_may_be_fresh() -> None:
    table = red_trick(B="BI2 MO2 PG1")
    table.act("fine", "expose PR3", "swap", "discard MO2", "place S03", "expose PG1")
    assert table.fresh(B) == {"red_walker": 1}


@pytest.mark.clause("MC-26", "MC-35")
def test_kinds_that_were_lacking_share_the_cards_drawn_since() -> None:
    """Reds were lacking before two draws, blue arrows before the second one."""
    table = Table(A="PR1", B="BI2", stock=REST)
    player = table.player(B)
    show_lack(player, card_set(REDS))
    freshen(table.state, B, NOBODY)
    show_lack(player, card_set(BLUE_ARROWS))
    freshen(table.state, B, NOBODY)
    assert table.fresh(B) == {"red_walker": 2, "blue_arrow": 1}
    show_card(table.state, B, CARD.value("PR2"))
    assert table.fresh(B) == {"red_walker": 1, "blue_arrow": 1}
    show_card(table.state, B, CARD.value("BA1"))
    assert table.fresh(B) == {"red_walker": 0, "blue_arrow": 0}
    assert table.lacks(B) == f"{REDS} {BLUE_ARROWS}"


@pytest.mark.clause("MC-70")
def test_after_a_top_up_all_cards_may_be_what_was_lacking() -> None:
    table = Table(A="PR1 BI1 PG1", B="BI2", stock=REST)
    table.act("place S01", "expose PR1", "fine", "place S02", "expose BI2", "expose BI1")
    assert table.lacks(B) == REDS
    table.act("place S03", "expose PG1")
    assert table.happened("topped_up") == ["B topped_up 3"]
    assert table.lacks(B) == ""
    assert table.fresh(B) == {"red_walker": 3}


@pytest.mark.clause("MC-35")
def test_what_is_known_adds_up() -> None:
    table = Table(A="PR1 BI1 BA1", B="PY1 CA1 MO1", C="PG1 PV2", stock=REST, leader=A)
    table.act("place S01", "expose PR1", "fine", "fine")
    table.act("place S03", "expose PY1", "fine", "fine")
    assert table.lacks(C) == f"{REDS} PY1 PY2 PY3 PY4 PY5"
    assert table.lacks(A) == "PY1 PY2 PY3 PY4 PY5"
    assert table.lacks(B) == REDS


@pytest.mark.clause("MC-64")
def test_a_paper_laid_later_changes_nothing_that_was_known() -> None:
    table = Table(A="BI1 PG5", B="IN1 PG1 MO1", stock=REST)
    table.act("place S02", "expose BI1", "fine", "lay IN1")
    assert table.lacks(B) == BICYCLES


@pytest.mark.clause("MC-85")
def test_a_new_round_knows_nothing() -> None:
    table = Table(A="PR1 BI1", B="PG1", stock=REST, free="S01", rounds=2)
    table.act("place S01", "expose PR1", "fine")
    assert table.happened("round_began") == ["- round_began 2"]
    assert table.lacks(A) == table.lacks(B) == ""


@pytest.mark.clause("MC-36")
def test_whether_a_fined_player_holds_an_agent_stays_hidden() -> None:
    views = []
    for hand in ("AG1 BI2", "BI2 BI3", "IN1 CA1"):
        table = red_trick(B=hand, C="PR3 BI4")
        table.act("fine")
        views.append((table.view(C).tobytes(), table.events_for(C)))
    assert views[0] == views[1] == views[2]
