"""À vos marques: what is foreseen of a move or of an S card is what then happens."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from a_vos_marques_boards import card, op, own_cards
from a_vos_marques_table import P1, P2, Race, told

from positions import begun, legal_actions, new_log, seats_in
from rejouons.boards import game_on
from rejouons.games.a_vos_marques import rules
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.state import ACTIONS, QUESTIONS, Move, Question
from rejouons.kernel.layout import ActionKind
from rejouons.kernel.record import snapshot
from rejouons.kernel.targets import PYTHON, linked

GAMES = 4
DECISIONS = 400  # of a game
ASKED: dict[ActionKind, Question] = {
    Move.DRIVE: Question.DRIVE,
    Move.ONWARD: Question.ONWARD,
}


def questions(state: Any, seat: int, by: Any = rules) -> list[str]:
    out = np.zeros(QUESTIONS.size, np.int16)
    listed = by.questions(state, seat, out)
    return [QUESTIONS.text(int(question)) for question in out[:listed]]


def foreseen(state: Any, seat: int, question: int) -> list[str]:
    log, view = new_log(), snapshot(state)
    rules.redact(view, seat)
    rules.foresee(view, log, seat, question)
    return told(log)


def happening(state: Any, seat: int, action: int) -> list[str]:
    log, copied = new_log(), snapshot(state)
    rules.apply(copied, log, seat, action)
    return told(log)


def decisions(seed: int) -> Iterator[tuple[Any, int]]:
    """States of a random game, and who must act."""
    chance = random.Random(seed)
    state = begun(GAME, chance.choice(GAME.players), seed, s_limit="one_per_target")
    for _ in range(DECISIONS):
        waiting = seats_in(int(rules.to_act(state)))
        if not waiting:
            return
        yield state, waiting[0]
        action = chance.choice(legal_actions(GAME, state, waiting[0]))
        rules.apply(state, new_log(), waiting[0], action)


def test_every_move_begins_as_foreseen() -> None:
    for seed in range(GAMES):
        assert sum(check_moves(state, seat) for state, seat in decisions(seed)) > 0


def test_every_way_forward_is_foreseen() -> None:
    race = Race(P1="A09", P2="M04")
    race.esp("E20")
    assert questions(race.view(P1), P1) == ["onward C04", "onward M04", "onward N04"]
    assert check_moves(race.state, P1) == 3


def check_moves(state: Any, seat: int) -> int:
    """What can be foreseen is what may be done, and begins as foreseen: in so many moves."""
    listed, moves = questions(state, seat), 0
    for action in legal_actions(GAME, state, seat):
        kind, values = ACTIONS.decode(action)
        if kind in ASKED:
            question = QUESTIONS.encode(ASKED[kind], *values)
            assert QUESTIONS.text(question) in listed
            seen = foreseen(state, seat, question)
            assert seen
            assert happening(state, seat, action)[: len(seen)] == seen
            moves += 1
    return moves


def test_a_card_pushes_as_foreseen_whoever_has_nothing_against_it() -> None:
    pushed = 0
    for seed in range(GAMES):
        for state, seat in decisions(seed):
            asked = questions(state, seat)
            for action in legal_actions(GAME, state, seat):
                kind, values = ACTIONS.decode(action)
                if kind == Move.PLAY:
                    question = QUESTIONS.encode(Question.PUSH, *values, 0)
                    is_foreseen = QUESTIONS.text(question) in asked
                    _, *events = happening(state, seat, action)
                    if is_hit(events):
                        assert is_pushed(events) == is_foreseen
                    if is_hit(events) and is_foreseen:
                        seen = foreseen(state, seat, question)
                        assert events[: len(seen)] == seen
                        pushed += 1
    assert pushed > 0


def kinds(events: list[str]) -> list[str]:
    return [event.split()[1] for event in events]


def is_pushed(events: list[str]) -> bool:
    return bool({"went_back", "went_away", "went_forward"} & {*kinds(events)})


def is_hit(events: list[str]) -> bool:
    """Whether a card takes its effect at once: no product answers it, and nobody is asked."""
    return bool(events) and not {"showed", "countered"} & {*kinds(events)}


def story(race: Race, question: str, seat: int = P1) -> list[str]:
    """What is foreseen, in words."""
    assert question in questions(race.view(seat), seat)
    race.log = new_log()
    rules.foresee(race.view(seat), race.log, seat, QUESTIONS.parse(question))
    return race.events()


def test_a_place_is_reached_and_nothing_comes_of_it() -> None:
    race = Race(P1="C13 ticket", P2="C15", at="red")
    race.red(3, 3)
    assert story(race, "drive C15 1") == [
        "P1 passed C14 C15 none none none",
        "P1 drove C13 C14 4",
        "P1 rested C14 C15",
    ]


def test_links_are_crossed() -> None:
    race = Race(P1="N13 ticket", at="red")
    race.red(3, 4)
    seen = kinds(story(race, "drive H04 1"))
    assert seen == ["passed", "passed", "drove", "crossed", "returned"]


@pytest.mark.parametrize(
    ("target", "rest"), [("M14", "M05"), ("A05", "START"), ("M18 errand=E09>M04", "M27")]
)
def test_a_push_is_that_of_the_region_and_the_errand(target: str, rest: str) -> None:
    race = Race(P1="S05", P2=target, at="attack")
    assert story(race, "push S05 2 1")[-1].split()[3] == rest


def test_only_cards_that_push_are_asked_about() -> None:
    race = Race(P1="S03 S09 S13", P2="M14", P3="C12", at="attack")
    assert questions(race.view(P1), P1) == ["push S03 3 1"]  # in the mountains it stops


def test_whom_a_card_has_hit_is_told_of_as_well() -> None:
    race = Race(P1="S01 S02", P2="M14", at="attack", s_limit="one_per_target")
    race.act("play S01 2")
    assert "push S02 2 1" in questions(race.view(P1), P1)
    assert not questions(race.view(P2), P2)


# Cards of somebody's own

PUSHING = {
    "S01": card("S", 1, "Vent arrière", op("forward", 5)),
    "S02": card("S", 1, "Péage", op("pay", 2), op("back", 3)),
    "S03": card("S", 1, "Détour", op("errand", place="dealer"), op("back", 3)),
    "S04": card(
        *("S", 1, "Pluie"),
        op("by_product", cases=[{"any_of": ["AIR"], "then": [op("back", 1)]}]),
        op("back", 3),
    ),
}


@pytest.fixture(scope="module")
def own_rules() -> Any:
    facts = own_cards()
    facts["cards"] |= PUSHING
    return linked(game_on("a_vos_marques", facts), PYTHON).rules


def test_who_is_pushed_forward_may_choose_between_all_ends(own_rules: Any) -> None:
    race = Race(P1="S01", P2="A09", P3="M10 errand=E09>M04", at="attack")
    asked = questions(race.view(P1), P1, own_rules)
    assert asked == ["push S01 2 1", "push S01 2 2", "push S01 2 3", "push S01 3 1"]
    assert [pushed_to(race, question, own_rules) for question in asked] == [
        *("C04", "M04", "N04", "M05"),
    ]


def test_what_a_card_does_before_it_pushes_does_not_matter(own_rules: Any) -> None:
    race = Race(P1="S02", P2="M14", P3="M20", at="attack")
    asked = questions(race.view(P1), P1, own_rules)
    assert [pushed_to(race, question, own_rules) for question in asked] == ["M11", "M17"]


def test_a_push_that_hangs_on_something_else_is_not_foreseen(own_rules: Any) -> None:
    race = Race(P1="S03 S04", P2="M14", P3="M20", at="attack")
    assert questions(race.view(P1), P1, own_rules) == []


def pushed_to(race: Race, question: str, own: Any) -> str:
    race.log = new_log()
    own.foresee(race.view(P1), race.log, P1, QUESTIONS.parse(question))
    return race.happened("went_back", "went_away", "went_forward")[0].split()[3]
