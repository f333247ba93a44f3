"""Fines, points and who wins at Macadam: MC-2, MC-85, MC-90 to MC-96."""

import pytest
from macadam_table import A, B, C, Given, Table

from rejouons.games.macadam import rules
from rejouons.games.macadam.state import Phase
from rejouons.kernel.log import open_log

LAST_LEAD: Given = {"A": "PG1", "B": "PG2", "free": "S10", "stock": "PV5"}  # which A must fail


def end_round(table: Table) -> None:
    open_log(table.log)
    table.state.phase = Phase.ROUND_END
    rules.play_on(table.state, table.log)


def lay_out(table: Table, seat: int, points: int, walkers: int) -> None:
    """What a seat brings from the rounds before."""
    table.player(seat).points_before = points
    table.player(seat).walkers_before = walkers


@pytest.mark.clause("MC-90", "MC-92", "MC-94")
def test_a_score_is_the_exposed_cards_less_the_fines() -> None:
    table = Table(
        A="PG5",
        B="PG4",
        exposed={A: "PG1 PR1 PR2 BI1 BI2 MO1 CA1 BA1", B: "BI3"},
        fines={A: 4, B: 3},
    )
    assert table.points() == [650, -150]
    end_round(table)
    assert table.happened("scored") == ["A scored 650 4 3", "B scored -150 3 0"]


@pytest.mark.clause("MC-92")
@pytest.mark.parametrize(
    ("card", "points"),
    [("PY3", 200), ("BI8", 150), ("MO6", 100), ("CA3", 50), ("MB1", 50), ("BA2", 0), ("GA3", 0)],
)
def test_what_each_card_scores(card: str, points: int) -> None:
    assert Table(A="PG1", B="PG2", exposed={B: card}).points() == [0, points]


@pytest.mark.clause("MC-92")
def test_the_most_and_the_least_that_a_round_can_bring_can_be_told() -> None:
    everything = "PG1-5 PR1-5 PY1-5 PV1-5 BI1-8 MO1-6 CA1-3 MB1-3"
    table = Table(A="AG1", B="AG2", exposed={A: everything}, fines={B: 16})
    end_round(table)
    assert table.happened("scored") == ["A scored 6100 0 20", "B scored -1600 16 0"]


@pytest.mark.clause("MC-93")
def test_cards_in_hand_count_nothing() -> None:
    assert Table(A="PG1-5 BI1-8", B="CA1").points() == [0, 0]


@pytest.mark.clause("MC-94")
def test_a_card_stays_where_it_was_exposed() -> None:
    table = Table(A="PR1 BI1", B="PR2 BI2", stock="PV1")
    table.act("place S01", "expose PR1", "expose PR2", "place S02", "expose BI2", "expose BI1")
    assert table.exposed(A) == "PR1 BI1"
    assert table.exposed(B) == "PR2 BI2"
    assert table.points() == [350, 350]


@pytest.mark.clause("MC-18", "MC-90", "MC-91")
def test_fines_go_on_when_the_tickets_have_run_out() -> None:
    table = Table(A="PR1 BI1", B="BI2", C="BI3", stock="PV1", fines={A: 10, B: 10, C: 5})
    table.act("place S01", "expose PR1", "fine")
    assert table.happened("fined") == ["B fined 11"]
    assert table.points() == [200 - 1000, -1100, -500]


# Who wins


@pytest.mark.clause("MC-2", "MC-95")
def test_the_highest_total_wins() -> None:
    table = Table(**LAST_LEAD, exposed={A: "PG3 PG4", B: "PR1"})
    table.act("place S10", "fine")
    assert table.events()[-1] == "A over_won"
    assert table.points() == [300, 200]
    assert table.ranks() == [1, 2]


@pytest.mark.clause("MC-96")
def test_pedestrians_break_a_tie() -> None:
    table = Table(A="PG5", B="PV5", exposed={A: "PG1-3 BI1-2", B: "PR1-2 BI3-6"}, fines={B: 1})
    assert table.points() == [900, 900]
    end_round(table)
    assert table.happened("over_won", "over_tie_broken", "over_shared") == ["A over_tie_broken"]
    assert table.ranks() == [1, 2]


@pytest.mark.clause("MC-2", "MC-96")
def test_a_victory_may_be_shared() -> None:
    table = Table(
        A="PG5",
        B="PV5",
        C="PY5",
        exposed={A: "PG1-3 BI1-2", B: "PR1-3 BI3-4", C: "PY1-4 PV1"},
        fines={C: 3},
    )
    assert table.points() == [900, 900, 700]
    end_round(table)
    assert table.events()[-2:] == ["A over_shared", "B over_shared"]
    assert table.ranks() == [1, 1, 3]


@pytest.mark.clause("MC-96")
def test_a_tie_behind_the_winner_is_no_tie_of_winners() -> None:
    table = Table(A="PG5", B="PV5", C="PY5", exposed={A: "PG1-2", B: "BI3", C: "BI4"})
    end_round(table)
    assert table.events()[-1] == "A over_won"
    assert table.ranks() == [1, 2, 2]


# Several rounds


@pytest.mark.clause("MC-85", "MC-95", "MC-96")
def test_two_rounds_are_added_up() -> None:
    table = Table(A="PG5", B="PV5", exposed={A: "PG1 CA1-2", B: "PR1-3"}, rounds=2)
    table.state.round_number = 1
    lay_out(table, A, 700, 2)
    lay_out(table, B, 400, 2)
    assert table.points() == [1000, 1000]
    end_round(table)
    assert table.happened("over_tie_broken") == ["B over_tie_broken"]
    assert table.ranks() == [2, 1]


@pytest.mark.clause("MC-85", "MC-95")
def test_a_round_is_carried_over_into_the_next() -> None:
    table = Table(A="PG5", B="PV5", exposed={A: "PG1-3 CA1", B: "PR1-2"}, fines={A: 1}, rounds=3)
    end_round(table)
    assert table.happened("scored") == ["A scored 550 1 3", "B scored 400 0 2"]
    assert table.happened("round_began") == ["- round_began 2"]
    assert table.points() == [550, 400]
    assert [int(player.walkers_before) for player in table.state.players[:2]] == [3, 2]
    assert table.fines() == [0, 0]
    assert table.phase == Phase.PRELUDE


@pytest.mark.clause("MC-95")
@pytest.mark.parametrize("rounds", range(1, 7))
def test_the_game_ends_after_the_agreed_rounds(rounds: int) -> None:
    table = Table(A="PG5", B="PV5", rounds=rounds)
    for _ in range(rounds):
        assert table.phase != Phase.OVER
        end_round(table)
    assert table.phase == Phase.OVER
    assert rules.to_act(table.state) == 0
