"""Mark's first lesson: what its comments claim is true, and they point at spots of the board."""

import re
from collections.abc import Iterator

import numpy as np
import pytest

from lessons import LEARNER, finished, opening, steps_of, walk
from rejouons import games
from rejouons.games.mark.state import EMPTY
from rejouons.games.mark.tables import (
    CELLS,
    COLUMNS,
    FEE_PER_ROW,
    FREE_PER_ROW,
    MATERIAL_NAMES,
    ROWS,
)
from rejouons.kernel.log import HIDDEN
from rejouons.texts import LANGUAGES
from rejouons.views import Happening

GAME = games.load("mark")
MATCH = finished(GAME)
SEATS = range(MATCH.players)

ALREADY = {  # what has just happened when a comment is read
    "lesson-dice": "0 rolled glass card",
    "lesson-wait": "0 rolled metal plastic",
    "lesson-convert": "0 rolled metal glass",
    "lesson-hammer": "0 auction_opened glass",
    "lesson-place": "0 auction_won glass 4",
    "lesson-double": "0 rolled glass glass",
    "lesson-second": "0 sold glass 1 5 1 3",
    "lesson-star": "0 rolled metal star",
    "lesson-on": "0 rolled card card",
}
THEN = {  # what happens in its step
    "lesson-rival": "1 taken glass 3",
    "lesson-convert": "0 converted glass 2 1",
    "lesson-bid": "1 bid_shown 2",
    "lesson-sell": "0 row_opened glass 5",
    "lesson-second": "0 converted glass 2 2",
    "lesson-rise": "1 sold glass 3 5 2 7",
    "lesson-star": "0 sold glass 2 5 3 12",
}


def actions_before(comment: str) -> int:
    """How many actions were played when a comment is read."""
    match = opening(GAME)
    return next(len(match.actions) for step in walk(match) if step.get("say") == comment)


def told(chapter: int) -> list[str]:
    """What happened in an action, counted from 1, or in the set-up, 0."""
    return [written(happening) for happening in MATCH.events(LEARNER, chapter, chapter + 1)]


def written(happening: Happening) -> str:
    """An event as `1 sold glass 3 5 2 7`."""
    pairs = zip(happening.kind.fields, happening.values, strict=True)
    values = ["?" if value == HIDDEN else field.words[value] for field, value in pairs]
    return " ".join([str(happening.seat), happening.kind.word, *values])


def numbers_in(comment: str, language: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", GAME.texts(language)[comment])]


def spots() -> Iterator[str]:
    """The spots of the board that a lesson may point at."""
    yield from ("dice", "scrap", "auction")
    yield from (f"bank.{material}" for material in range(len(MATERIAL_NAMES)))
    yield from (f"purse.{seat}" for seat in SEATS)
    for place in ("yard", "plant"):
        yield from (f"{place}.{seat}.{column}" for seat in SEATS for column in range(COLUMNS))
    for row in range(ROWS):
        yield f"row.{row}"
        yield from (f"market.{row}.{cell}" for cell in range(CELLS))


@pytest.mark.parametrize("comment", ALREADY)
def test_a_comment_tells_what_has_happened(comment: str) -> None:
    assert ALREADY[comment] in told(actions_before(comment))


@pytest.mark.parametrize("comment", THEN)
def test_a_comment_tells_what_comes_next(comment: str) -> None:
    assert THEN[comment] in told(actions_before(comment) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_amounts_named_are_true(language: str) -> None:
    assert numbers_in("lesson-storage", language) == [FEE_PER_ROW]
    assert numbers_in("lesson-second", language) == [3]
    assert numbers_in("lesson-rise", language) == [7]
    assert numbers_in("lesson-star", language) == [12]
    assert numbers_in("lesson-on", language) == list(MATCH.scores)


def test_the_yard_is_as_full_as_is_free_when_storage_is_told() -> None:
    view = MATCH.at(actions_before("lesson-storage")).view(LEARNER)
    yard = view.state.players[LEARNER].yard
    assert np.count_nonzero(yard != EMPTY) == FREE_PER_ROW


def test_the_learner_plays_on_and_leads() -> None:
    assert MATCH.to_act == (LEARNER,)
    assert MATCH.ranking[LEARNER] == 1


def test_the_spots_pointed_at_are_on_the_board() -> None:
    pointed = {spot for step in steps_of(GAME) for spot in step.get("points", [])}
    assert pointed <= set(spots())
