"""Pig, clause by clause."""

import numpy as np
import pytest

from lessons import told_in
from pig.game import GAME
from pig.state import ACTIONS, Move, Phase, Reason
from pig.tables import SIDES
from positions import Position, legal_actions, load_dice, new_log, opening, seats_in
from rejouons.errors import BadOption
from rejouons.kernel.log import SPECTATOR
from rejouons.match import Match
from rules_documents import check_option, table_rows

A, B, C = range(3)


class Table(Position):
    """A table of Pig; A's turn, unless somebody else's is asked for."""

    game = GAME
    seats = "ABC"

    def __init__(self, *points: int, turn: int = A, at_stake: int = 0, target: int = 100) -> None:
        self.state = opening(GAME, len(points), target=target)
        self.log = new_log()
        self.state.turn, self.state.turn_points = turn, at_stake
        for seat, banked in enumerate(points):
            self.state.players[seat].points = banked

    def roll(self, face: int) -> None:
        load_dice(self.state.dice, SIDES, face - 1)
        GAME.rules.apply(self.state, self.log, self.state.turn, Move.ROLL)

    def hold(self) -> None:
        GAME.rules.apply(self.state, self.log, self.state.turn, Move.HOLD)

    def refusal(self, seat: int, move: Move) -> Reason:
        return Reason(GAME.rules.why_not(self.state, seat, move))


@pytest.mark.clause("PG-1")
@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_play(players: int) -> None:
    assert GAME.players == range(2, 9)
    with pytest.raises(BadOption):
        Match.create("pig", players)


@pytest.mark.clause("PG-1")
def test_turns_go_round() -> None:
    table = Table(0, 0, 0, at_stake=5)
    for seat in (B, C, A, B):
        table.roll(1)
        assert seats_in(GAME.rules.to_act(table.state)) == [seat]


@pytest.mark.clause("PG-2")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_target_is_an_option(language: str) -> None:
    check_option(GAME.options[0], table_rows(GAME.folder, language))
    assert Match.create("pig").options == {"target": 100}


@pytest.mark.clause("PG-3")
def test_anybody_may_begin() -> None:
    begun = {Match.create("pig", 3, seed=seed, target="python").to_act for seed in range(30)}
    assert begun == {(A,), (B,), (C,)}


@pytest.mark.clause("PG-4")
def test_only_whose_turn_it_is_acts() -> None:
    table = Table(0, 0, turn=B, at_stake=2)
    assert [ACTIONS.text(action) for action in legal_actions(GAME, table.state, B)] == [
        "roll",
        "hold",
    ]
    assert legal_actions(GAME, table.state, A) == []
    assert table.refusal(A, Move.ROLL) == Reason.NOT_YOUR_TURN


@pytest.mark.clause("PG-5")
@pytest.mark.parametrize("face", range(2, SIDES + 1))
def test_a_roll_adds_to_the_turn(face: int) -> None:
    table = Table(30, 0, at_stake=4)
    table.roll(face)
    assert table.events() == [f"A rolled {face} {4 + face}"]
    assert table.state.turn_points == 4 + face
    assert table.points() == [30, 0]


@pytest.mark.clause("PG-6")
def test_a_one_loses_the_turn_and_nothing_else() -> None:
    table = Table(30, 0, at_stake=14)
    table.roll(1)
    assert table.events() == ["A rolled 1 0", "A bust 14"]
    assert (table.state.turn, table.state.turn_points) == (B, 0)
    assert table.points() == [30, 0]


@pytest.mark.clause("PG-7")
def test_holding_banks_the_turn() -> None:
    table = Table(30, 0, at_stake=14)
    table.hold()
    assert table.events() == ["A held 14 44"]
    assert (table.state.turn, table.state.turn_points) == (B, 0)
    assert table.points() == [44, 0]


@pytest.mark.clause("PG-7")
def test_nothing_cannot_be_held() -> None:
    table = Table(30, 0)
    assert table.refusal(A, Move.HOLD) == Reason.NOTHING_TO_HOLD
    assert legal_actions(GAME, table.state, A) == [Move.ROLL]


@pytest.mark.clause("PG-8")
@pytest.mark.parametrize(("target", "banked"), [(100, 90), (50, 40)])
def test_who_reaches_the_target_wins_at_once(target: int, banked: int) -> None:
    table = Table(banked, banked + 5, at_stake=10, target=target)
    table.hold()
    assert table.events()[-1] == f"A won {target}"
    assert table.state.phase == Phase.OVER
    assert table.ranks() == [1, 2]
    assert table.refusal(B, Move.ROLL) == Reason.OVER


@pytest.mark.clause("PG-9")
def test_who_has_enough_holds() -> None:
    table = Table(90, 0, at_stake=10)
    assert table.refusal(A, Move.ROLL) == Reason.ENOUGH
    assert legal_actions(GAME, table.state, A) == [Move.HOLD]
    table.state.turn_points = 9
    assert legal_actions(GAME, table.state, A) == [Move.ROLL, Move.HOLD]


@pytest.mark.clause("PG-10")
def test_equal_points_are_an_equal_rank() -> None:
    assert Table(40, 60, 40).ranks() == [2, 1, 2]


@pytest.mark.clause("PG-11")
@pytest.mark.parametrize("viewer", [SPECTATOR, B])
def test_everybody_sees_everything_but_the_dice_to_come(viewer: int) -> None:
    table = Table(30, 20, at_stake=7)
    table.roll(4)
    view = table.view(viewer)
    assert not view.dice.lanes.any()
    view.dice = table.state.dice
    assert view.tobytes() == table.state.tobytes()
    assert table.events_for(viewer) == table.events()


def test_points_and_the_turn_make_a_seat_likelier_to_win() -> None:
    chances = np.zeros(3)
    GAME.rules.evaluate(Table(40, 60, 40, at_stake=10).state, chances)
    assert chances[B] > chances[A] > chances[C]


def test_what_the_lesson_claims_comes_true() -> None:
    assert "0 held 10 10" in told_in(GAME, "lesson-hold")
    assert "1 held 9 9" in told_in(GAME, "lesson-rival")
    assert "0 bust 6" in told_in(GAME, "lesson-bust")
