"""The first lesson of a game, read from its `lesson.toml` and played with a match."""

import tomllib
from collections.abc import Iterator
from typing import Any

from rejouons.kernel.contract import Game
from rejouons.match import Match

LEARNER = 0  # the seat

Step = dict[str, Any]


def lesson_of(game: Game) -> dict[str, Any]:
    return tomllib.loads((game.folder / "lesson.toml").read_text(encoding="utf-8"))


def steps_of(game: Game) -> list[Step]:
    steps: list[Step] = lesson_of(game)["steps"]
    return steps


def opening(game: Game) -> Match:
    """The match a lesson begins with."""
    lesson = lesson_of(game)
    facts = {"seed": lesson["seed"], "seats": lesson["seats"]}
    return Match.create(game.id, lesson["players"], lesson["options"], **facts, target="python")


def scripted(step: Step) -> Iterator[tuple[int, str]]:
    """The actions a step plays, each with its seat."""
    if "play" in step:
        yield LEARNER, step["play"]
    for reply in step.get("replies", []):
        seat, action = reply.split(" ", 1)
        yield int(seat), action


def walk(match: Match) -> Iterator[Step]:
    """Plays a lesson in its match; each step comes before it is played."""
    for step in steps_of(match.game):
        yield step
        for seat, action in scripted(step):
            match.act(seat, action)


def finished(game: Game) -> Match:
    """The match as a lesson leaves it."""
    match = opening(game)
    for _ in walk(match):
        pass
    return match
