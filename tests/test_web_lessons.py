"""What the shelf tells of each first lesson: how long it takes, and which lesson it is."""

from typing import Any

import pytest

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.texts import LANGUAGES
from rejouons.web import lessons

GAMES = [games.load(game_id) for game_id in games.OURS]
SHORTEST, LONGEST = 3, 7  # minutes

STEPS: list[dict[str, Any]] = [
    {"say": "welcome", "points": ["bank"]},
    {"say": "take", "play": "take glass 2"},
    {"replies": ["1 take caps 1", "2 bid 3"]},
]
SAID = ["Welcome to your company!", "Take some glass."]  # 7 of them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=games.OURS)
def test_a_lesson_takes_a_few_minutes(game: Game, language: str) -> None:
    minutes = lessons.told(game)["seconds"][language] / 60
    assert SHORTEST <= minutes < LONGEST + 0.5


def test_lessons_differ_in_length() -> None:
    assert len({round(lessons.told(game)["seconds"]["en"] / 60) for game in GAMES}) > 1


def test_the_time_is_that_of_reading_looking_playing_and_watching() -> None:
    reading = 60 * 7 / lessons.WORDS_A_MINUTE
    doing = 2 * lessons.LOOKING + lessons.PLAYING + 2 * lessons.WATCHING
    assert lessons.seconds(STEPS, SAID) == round(reading + doing)


def test_more_words_take_longer() -> None:
    wordy = ["Welcome to your company! " * 20, "Take some glass."]
    assert lessons.seconds(STEPS, wordy) > lessons.seconds(STEPS, SAID)


def test_a_sign_after_a_space_is_no_word() -> None:
    french = ["Bienvenue dans l’usine\u00a0!", "Prenez du verre, là-haut."]
    assert lessons.seconds(STEPS, french) == lessons.seconds(STEPS, SAID)


def test_the_shelf_knows_the_steps_that_say_something() -> None:
    for game in GAMES:
        steps = lessons.lesson_of(game)["steps"]
        comments = lessons.told(game)["comments"]
        assert all("say" in steps[place] for place in comments)
        assert len(comments) == sum("say" in step for step in steps)


def test_a_lesson_ends_with_a_comment() -> None:
    for game in GAMES:
        assert lessons.told(game)["comments"][-1] == len(lessons.lesson_of(game)["steps"]) - 1


def test_a_lesson_that_goes_another_way_has_another_fingerprint() -> None:
    lesson = {"seed": "a", "steps": STEPS}
    assert lessons.fingerprint(lesson) == lessons.fingerprint({"steps": STEPS, "seed": "a"})
    assert lessons.fingerprint(lesson) != lessons.fingerprint({**lesson, "seed": "b"})
    assert lessons.fingerprint(lesson) != lessons.fingerprint({**lesson, "steps": STEPS[1:]})
