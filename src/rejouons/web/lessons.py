"""The first lessons: what the app plays, and what the shelf tells of them before they are opened.

How long a lesson takes follows from what there is to read, to do and to watch in it. Somebody
of ten years reads and does it in that time; who reads faster, or skips what moves, is done sooner.
"""

import json
import re
import tomllib
from hashlib import sha256
from typing import Any

from rejouons.kernel.contract import Game
from rejouons.texts import LANGUAGES

WORDS_A_MINUTE = 150  # what somebody of ten years reads
LOOKING = 2  # seconds at the board, for each comment
PLAYING = 3  # seconds for each move of the learner
WATCHING = 2  # seconds for each move of the others, at normal speed
FINGERPRINT = 8  # characters tell one lesson from another
WORD = re.compile(r"\w+(?:[’'-]\w+)*")

Lesson = dict[str, Any]


def lesson_of(game: Game) -> Lesson:
    return tomllib.loads((game.folder / "lesson.toml").read_text(encoding="utf-8"))


def told(game: Game) -> dict[str, Any]:
    """What the shelf tells: which lesson it is, the steps that say something, how long it takes."""
    lesson = lesson_of(game)
    steps = lesson["steps"]
    return {
        "fingerprint": fingerprint(lesson),
        "comments": [place for place, step in enumerate(steps) if "say" in step],
        "seconds": {language: seconds(steps, comments(game, language)) for language in LANGUAGES},
    }


def fingerprint(lesson: Lesson) -> str:
    """Another one as soon as a lesson goes another way: a place in the old one means nothing."""
    written = json.dumps(lesson, sort_keys=True).encode()
    return sha256(written).hexdigest()[:FINGERPRINT]


def comments(game: Game, language: str) -> list[str]:
    texts = game.texts(language)
    return [texts[step["say"]] for step in lesson_of(game)["steps"] if "say" in step]


def seconds(steps: list[dict[str, Any]], said: list[str]) -> int:
    words = sum(len(WORD.findall(comment)) for comment in said)
    moves = sum("play" in step for step in steps)
    replies = sum(len(step.get("replies", [])) for step in steps)
    reading = 60 * words / WORDS_A_MINUTE
    return round(reading + LOOKING * len(said) + PLAYING * moves + WATCHING * replies)
