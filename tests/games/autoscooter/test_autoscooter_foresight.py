"""Autoscooter: what is foreseen of a letter is what a car then does, if nothing else moved."""

import random
from typing import Any

import numpy as np
import pytest
from autoscooter_table import APART, A, Table, told

from positions import begun, legal_actions, new_log, seats_in
from rejouons.games.autoscooter import driving, rules
from rejouons.games.autoscooter.crash import driver_of
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.state import NO_SIDE, QUESTIONS, Question
from rejouons.kernel.record import snapshot

GAMES = 16
OPTIONS = {"rear_projection": "on", "scoring": "colours"}


def foreseen(view: Any, seat: int, question: int) -> list[str]:
    log = new_log()
    rules.foresee(view, log, seat, question)
    return told(log)


def questions(table: Table, seat: int) -> list[str]:
    out = np.zeros(QUESTIONS.size, np.int16)
    listed = rules.questions(table.view(seat), seat, out)
    return [QUESTIONS.text(int(question)) for question in out[:listed]]


def cars_asked_about(table: Table) -> set[str]:
    return {question.split()[1] for question in questions(table, A)}


def story(table: Table, question: str, seat: int = A) -> list[str]:
    assert question in questions(table, seat)
    return foreseen(table.view(seat), seat, QUESTIONS.parse(question))


def test_every_car_drives_as_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    driven: list[int] = []

    def watched(state: Any, log: Any, number: int, letter: int) -> None:
        before, count = snapshot(state), int(log.count)
        drive(state, log, number, letter)
        question = QUESTIONS.encode(Question.DRIVE, number, letter, NO_SIDE)
        seen = foreseen(before, driver_of(state, number), question)
        assert told(log)[count:] == seen
        driven.append(number)

    drive = driving.drive
    monkeypatch.setattr(driving, "drive", watched)
    for seed in range(GAMES):
        play(seed)
    assert {*driven} == {*range(8)}


def play(seed: int) -> None:
    """A random game, with all that options can bring in every second one."""
    chance = random.Random(seed)
    players = GAME.players[seed % len(GAME.players)]
    state = begun(GAME, players, seed, **OPTIONS if seed % 2 else {})
    while waiting := seats_in(int(rules.to_act(state))):
        seat = chance.choice(waiting)
        rules.apply(state, new_log(), seat, chance.choice(legal_actions(GAME, state, seat)))


def test_a_crash_and_its_price() -> None:
    table = Table(cars={1: "43 E/2", 2: "45 SE/1"})
    assert story(table, "drive 1 K none") == [
        "A cut_short 1 K 44 E",
        "A hit_side 1 2 2 1",
        "B paid 2 1 3",
        "B turned 2 E",
    ]


def test_a_car_that_was_turned() -> None:
    table = Table(cars={1: "43 E/1", 2: "64 W/1"})
    assert story(table, "drive 1 K none") == ["A drove 1 K 45 E"]
    assert story(table, "drive 1 K right")[0] == "A cut_short 1 K 53 SE"


def test_the_letters_of_the_car_that_is_written_for() -> None:
    table = Table(4, cars={1: "43 E/1", 8: "61 E/2"})  # both are A's
    assert cars_asked_about(table) == {"1"}
    assert len(questions(table, A)) == 3 * len(table.letters(A))
    table.act(A, f"program {table.unused(1)[0]} K")
    assert cars_asked_about(table) == {"8"}


def test_a_stopped_car_has_no_letters() -> None:
    assert questions(Table(), A) == []


def test_the_ghost_comes_last() -> None:
    table = Table(5, cars={**APART, 5: "43 E/2"})
    table.act(A, f"program {table.unused(1)[0]} K")
    assert cars_asked_about(table) == {str(table.ghost)}
