"""The first lesson of a game, read from its `lesson.toml` and played with a match."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from rejouons.kernel.contract import Game
from rejouons.kernel.log import HIDDEN
from rejouons.match import Match
from rejouons.views import Happening

LEARNER = 0  # the seat
JUST = 2  # actions: what happened in them is fresh in mind

Step = dict[str, Any]


def lesson_of(game: Game) -> dict[str, Any]:
    return tomllib.loads((game.folder / "lesson.toml").read_text(encoding="utf-8"))


def steps_of(game: Game) -> list[Step]:
    steps: list[Step] = lesson_of(game)["steps"]
    return steps


def opening(game: Game) -> Match:
    """The match a lesson begins with."""
    lesson = lesson_of(game)
    facts = {name: lesson[name] for name in ("seed", "fairness", "seats")}
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


def before(game: Game, comment: str) -> Match:
    """The match when a comment is read."""
    match = opening(game)
    next(step for step in walk(match) if step.get("say") == comment)
    return match


def told_before(game: Game, comment: str) -> list[str]:
    """What has just happened when a comment is read."""
    match = before(game, comment)
    played = len(match.actions)
    return told(match, max(played + 1 - JUST, 0), played + 1)


def told_in(game: Game, comment: str) -> list[str]:
    """What happens in the step of a comment."""
    match = opening(game)
    steps = walk(match)
    next(step for step in steps if step.get("say") == comment)
    start = len(match.actions)
    next(steps, None)
    return told(match, start + 1, len(match.actions) + 1)


def told(match: Match, first: int, end: int) -> list[str]:
    """What happened in some actions, counted from 1; 0 is the set-up."""
    return [written(happening) for happening in match.events(LEARNER, first, end)]


def written(happening: Happening) -> str:
    """An event as `1 sold glass 3 5 2 7`."""
    pairs = zip(happening.kind.fields, happening.values, strict=True)
    values = ["?" if value == HIDDEN else field.words[value] for field, value in pairs]
    return " ".join([str(happening.seat), happening.kind.word, *values])


def numbers_in(game: Game, comment: str, language: str) -> list[int]:
    """The numbers that a comment names, in order."""
    return [int(number) for number in re.findall(r"\d+", game.texts(language)[comment])]


def pointed_at(game: Game) -> set[str]:
    """The spots of the board that a lesson points at."""
    return {spot for step in steps_of(game) for spot in step.get("points", [])}
