"""The first lesson of every registered game: it can be played as written, and read by anybody.

A game brings what its comments claim: tests/games/<game>/<game>_lesson.py tells what has just
happened when a comment is read, what happens in its step, the numbers it names, and the spots
that a lesson may point at.
"""

from importlib import import_module
from typing import Any

import pytest

from fluent_files import patterns_in
from lessons import (
    LEARNER,
    finished,
    lesson_of,
    numbers_in,
    opening,
    pointed_at,
    scripted,
    steps_of,
    told_before,
    told_in,
    walk,
)
from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.terms import HUMAN, is_bot
from rejouons.texts import LANGUAGES

FEWEST_MOVES, MOST_MOVES = 5, 12  # asked of the learner
LONGEST_COMMENT = 140  # characters: two short sentences
FACTS = {"seed", "fairness", "players", "seats", "options", "steps"}
PARTS = {"say", "points", "play", "replies"}  # of a step

pytestmark = pytest.mark.parametrize(
    "game", [games.load(game_id) for game_id in games.GAMES], ids=games.GAMES
)


def said_in(game: Game) -> list[str]:
    """The messages of a lesson, in order."""
    return [step["say"] for step in steps_of(game) if "say" in step]


def claims_of(game: Game) -> Any:
    return import_module(f"{game.id}_lesson")


def test_a_lesson_has_all_its_facts_and_no_others(game: Game) -> None:
    assert set(lesson_of(game)) == FACTS
    assert all(step and set(step) <= PARTS for step in steps_of(game))


def test_a_person_learns_against_bots(game: Game) -> None:
    learner, *others = lesson_of(game)["seats"]
    assert learner == HUMAN
    assert all(is_bot(seat) for seat in others)


def test_a_step_says_something_or_lets_others_play(game: Game) -> None:
    for step in steps_of(game):
        assert "say" in step or "replies" in step
        assert not ("play" in step and "replies" in step)
        assert "say" in step or "points" not in step


def test_the_learner_is_asked_for_a_fair_number_of_moves(game: Game) -> None:
    asked = [step["play"] for step in steps_of(game) if "play" in step]
    assert FEWEST_MOVES <= len(asked) <= MOST_MOVES


def test_only_the_learner_is_awaited_when_asked(game: Game) -> None:
    match = opening(game)
    for step in walk(match):
        if "play" in step:
            assert match.to_act == (LEARNER,), step


def test_only_others_reply(game: Game) -> None:
    for step in steps_of(game):
        if "replies" in step:
            assert LEARNER not in {seat for seat, _ in scripted(step)}


def test_there_is_a_match_to_play_on_with(game: Game) -> None:
    assert not finished(game).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_comment_is_there_and_short(game: Game, language: str) -> None:
    texts = game.texts(language)
    for id_ in said_in(game):
        assert 0 < len(texts[id_]) <= LONGEST_COMMENT, id_


def test_every_comment_is_said_once(game: Game) -> None:
    written = patterns_in([game.folder / "texts" / "en.ftl"])
    lesson = [id_ for id_ in written if id_.startswith("lesson-")]
    assert sorted(said_in(game)) == sorted(lesson)


def test_comments_tell_what_has_happened(game: Game) -> None:
    for comment, events in claims_of(game).ALREADY.items():
        assert set(events) <= set(told_before(game, comment)), comment


def test_comments_tell_what_comes_next(game: Game) -> None:
    for comment, events in claims_of(game).THEN.items():
        assert set(events) <= set(told_in(game, comment)), comment


@pytest.mark.parametrize("language", LANGUAGES)
def test_comments_name_the_true_numbers(game: Game, language: str) -> None:
    for comment, numbers in claims_of(game).NUMBERS.items():
        assert numbers_in(game, comment, language) == numbers, comment


def test_something_is_claimed_of_every_kind(game: Game) -> None:
    claims = claims_of(game)
    for kind in (claims.ALREADY, claims.THEN, claims.NUMBERS):
        assert kind
        assert set(kind) <= set(said_in(game))
    assert all([*claims.ALREADY.values(), *claims.THEN.values(), *claims.NUMBERS.values()])


def test_the_spots_pointed_at_are_on_the_board(game: Game) -> None:
    assert pointed_at(game) <= set(claims_of(game).spots())
