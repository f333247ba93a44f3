"""Macadam's papers and the die that wins them: MC-3, MC-60 to MC-68."""

import pytest
from macadam_table import REST, A, B, C, D, Table, opening

from positions import new_log
from rejouons.games.macadam import rules
from rejouons.games.macadam.game import GAME
from rejouons.games.macadam.state import FIRST_EDITION
from rejouons.games.macadam.tables import ALL_CARDS
from rejouons.kernel.dice import seed_dice

BOTH = "insurance licence"


@pytest.mark.clause("MC-3", "MC-44", "MC-60", "MC-61", "MC-62")
@pytest.mark.parametrize(
    ("papers", "opening"),
    [
        ("", ["BI1"]),
        ("insurance", ["BI1", "MO1"]),
        ("licence", ["BI1", "CA1", "MB1"]),
        (BOTH, ["BI1", "MO1", "CA1", "MB1"]),
    ],
)
def test_which_paper_each_vehicle_needs(papers: str, opening: list[str]) -> None:
    table = Table(A="BI1 MO1 CA1 MB1", B="", papers={A: papers})
    table.act("place S02")
    assert table.legal() == [f"expose {card}" for card in opening]


@pytest.mark.clause("MC-32", "MC-61", "MC-62", "MC-63", "MC-65", "MC-66")
def test_the_motorway_and_the_die() -> None:
    table = Table(
        A="CA1 BI1", B="MB1 BI2", C="CA2 PG4", D="CA3 PG5", papers={A: "licence", B: "licence"}
    )
    table.state.tickets[:] = 5
    table.act("place S12", "expose CA1", "expose MB1")
    assert table.answers() == ["fine"]
    table.roll(3)
    assert table.events() == ["C rolled 3", "C won_ticket licence"]
    assert table.state.tickets.tolist() == [5, 4]
    assert table.legal() == ["expose CA2"]
    table.act("expose CA2")
    table.roll(1)
    assert table.events() == ["D rolled 1", "D won_ticket insurance"]
    assert table.state.tickets.tolist() == [4, 4]
    assert table.legal() == ["fine"]
    table.act("fine")
    assert table.points() == [50, 50, 50, -100]
    assert table.papers(C) == "licence"


@pytest.mark.clause("MC-63")
@pytest.mark.parametrize("source", ["card", "ticket"])
def test_a_paper_serves_any_number_of_vehicles(source: str) -> None:
    table = Table(A="IN1 MO1 MO2 MO3 PG1", B="BI1 PG2 PG3", stock="PV1", free="S02 S04 S06 S08 S10")
    if source == "card":
        table.act("lay IN1")
    else:
        table.roll(6)
    table.act("place S02", "expose MO1", "expose BI1")
    table.roll(4)
    table.act("place S04", "fine")
    assert table.to_act == A
    table.act("place S06")
    assert table.legal() == ["expose MO2", "expose MO3"]
    assert table.papers(A) == "insurance"


# For how long


def after_a_round(papers_last: str) -> Table:
    """B has laid an insurance and won a licence, A nothing; the second round has begun."""
    table = Table(
        A="PR1 BI1", B="IN1 PR2 BI2", stock=REST, free="S01", rounds=2, papers_last=papers_last
    )
    table.act("place S01", "expose PR1", "lay IN1")
    table.roll(3)
    table.act("expose PR2")
    assert table.happened("round_began") == ["- round_began 2"]
    return table


@pytest.mark.clause("MC-63", "MC-85")
def test_papers_lapse_with_the_round() -> None:
    table = after_a_round("round")
    assert table.papers(B) == ""
    assert table.state.tickets.tolist() == [5, 5]


@pytest.mark.clause("MC-63", "MC-85")
def test_papers_may_last_to_the_end_of_the_game() -> None:
    table = after_a_round("game")
    assert table.papers(A) == ""
    assert table.papers(B) == BOTH
    assert table.state.tickets.tolist() == [5, 4]
    assert table.player(B).laid == 0
    assert table.all_cards == ALL_CARDS  # the laid card was dealt or is in the stock


@pytest.mark.clause("MC-63")
def test_a_first_round_begins_without_papers_in_any_case() -> None:
    state = opening(3, rounds=2, papers_last="game")
    seed_dice(state.dice, 1, 0)
    rules.setup(state, new_log())
    assert state.tickets.tolist() == [5, 5]
    assert set(state.players["papers"].tolist()) == {0}


@pytest.mark.clause("MC-63")
def test_matches_of_the_first_edition_have_no_such_option() -> None:
    assert "papers_last" not in [option.key for option in GAME.edition(FIRST_EDITION).options]


# Laying


@pytest.mark.clause("MC-37", "MC-60", "MC-64", "MC-68")
def test_laying_in_a_followers_turn() -> None:
    table = Table(A="MO6 PG5", B="IN1 MO1 PG3", stock="PV1", papers={A: "insurance"})
    table.act("place S10", "expose MO6")
    assert table.legal() == ["lay IN1", "roll", "fine"]
    table.act("lay IN1")
    assert table.events() == ["B laid IN1 insurance"]
    assert table.answers() == ["expose MO1"]
    assert table.papers(B) == "insurance"
    assert table.points() == [100, 0]


@pytest.mark.clause("MC-64", "MC-65", "MC-68")
def test_papers_may_be_for_the_leader_only() -> None:
    table = Table(
        A="MO6 IN2 PG5",
        B="IN1 MO1 PG3",
        stock="PV1",
        papers={A: "insurance"},
        paper_timing="leader_only",
    )
    assert table.asides() == ["lay IN2", "roll", "swap"]
    table.act("place S10", "expose MO6")
    assert table.legal() == ["fine"]


@pytest.mark.clause("MC-64")
def test_one_paper_a_turn() -> None:
    table = Table(A="PG1 PG5", B="IN1 LI1 PG3", stock="PV1")
    table.act("place S01", "expose PG1", "lay LI1")
    assert table.asides() == ["roll"]
    assert table.to_act == B
    assert table.papers(B) == "licence"


@pytest.mark.clause("MC-64")
def test_a_duplicate_may_be_laid() -> None:
    table = Table(A="IN1 PG1", B="PG2", stock="PV1", papers={A: "insurance"})
    table.act("lay IN1")
    assert table.hand(A) == "PG1"
    assert table.papers(A) == "insurance"


@pytest.mark.clause("MC-64", "MC-92")
def test_a_laid_paper_scores_nothing() -> None:
    table = Table(A="LI2 PG1", B="PG2", stock="PV1")
    table.act("lay LI2")
    assert table.points() == [0, 0]
    assert table.player(A).laid == 1 << 9


@pytest.mark.clause("MC-28", "MC-64", "MC-65")
def test_a_leader_lays_and_rolls_before_the_token_only() -> None:
    table = Table(A="IN1 PG1", B="PG2", stock="PV1")
    table.act("place S01")
    assert table.asides() == []


@pytest.mark.clause("MC-68")
def test_a_paper_in_hand_has_no_effect() -> None:
    table = Table(A="IN1 LI1 MO1 CA1 PG1", B="PG2", stock="PV1")
    assert not {"place S02", "place S10", "place S12"} & set(table.legal())


# Rolling


@pytest.mark.clause("MC-65", "MC-66", "MC-67")
@pytest.mark.parametrize(
    ("face", "won"),
    [(1, "insurance"), (2, ""), (3, "licence"), (4, ""), (5, "licence"), (6, "insurance")],
)
def test_what_each_face_wins(face: int, won: str) -> None:
    table = Table(A="MO1 CA1", B="", stock="PV1")
    table.roll(face)
    assert table.papers(A) == won
    told = f"A won_ticket {won}" if won else "A won_nothing"
    assert table.events() == [f"A rolled {face}", told]
    assert sum(table.state.tickets.tolist()) == (9 if won else 10)


@pytest.mark.clause("MC-66")
def test_a_won_ticket_counts_at_once() -> None:
    table = Table(A="MO1 PG1", B="", stock="PV1")
    assert "place S10" not in table.legal()
    table.roll(1)
    assert "place S10" in table.legal()
    assert "roll" not in table.legal()


@pytest.mark.clause("MC-65", "MC-67")
@pytest.mark.parametrize("face", [6, 2, 4])
def test_a_useless_roll(face: int) -> None:
    table = Table(A="MO1 PG1", B="", stock="PV1", papers={A: "insurance"}, tickets={"insurance": 5})
    table.roll(face)
    assert table.events() == [f"A rolled {face}", "A won_nothing"]
    assert table.state.tickets.tolist() == [5, 5]


@pytest.mark.clause("MC-65", "MC-67")
def test_no_ticket_is_left() -> None:
    table = Table(A="MO1 PG1", B="", stock="PV1", tickets={"insurance": 0})
    table.roll(1)
    assert table.events() == ["A rolled 1", "A won_nothing"]
    assert table.papers(A) == ""
    assert table.state.tickets.tolist() == [0, 5]


@pytest.mark.clause("MC-65")
def test_nobody_rolls_for_what_cannot_be_won() -> None:
    table = Table(A="PG1", B="", stock="PV1", papers={A: "licence"}, tickets={"insurance": 0})
    assert "roll" not in table.legal()
    assert "roll" not in Table(A="PG1", B="", stock="PV1", papers={A: BOTH}).legal()


@pytest.mark.clause("MC-65")
def test_a_follower_rolls_once_in_his_turn() -> None:
    table = Table(A="PG1 BI1", B="PG2 BI2", C="PG3 BI3", stock="PV1")
    table.act("place S01", "expose PG1")
    table.roll(2)
    assert table.asides() == []
    table.act("expose PG2")
    assert table.asides() == ["roll"]


@pytest.mark.clause("MC-64", "MC-65")
def test_a_follower_who_can_follow_may_lay_and_roll_too() -> None:
    table = Table(A="PG1 BI1", B="IN1 PG2", D="", C="", stock="PV1")
    table.act("place S01", "expose PG1")
    assert table.legal() == ["lay IN1", "roll", "expose PG2"]
    assert table.player(D).hand_size == 0
