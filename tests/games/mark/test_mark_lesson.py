"""Mark's first lesson: what its comments claim is true, and they point at spots of the board."""

from collections.abc import Iterator

import numpy as np
import pytest

from lessons import LEARNER, before, finished, numbers_in, pointed_at, told_before, told_in
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
from rejouons.texts import LANGUAGES

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
    assert ALREADY[comment] in told_before(GAME, comment)


@pytest.mark.parametrize("comment", THEN)
def test_a_comment_tells_what_comes_next(comment: str) -> None:
    assert THEN[comment] in told_in(GAME, comment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_amounts_named_are_true(language: str) -> None:
    assert numbers_in(GAME, "lesson-storage", language) == [FEE_PER_ROW]
    assert numbers_in(GAME, "lesson-second", language) == [3]
    assert numbers_in(GAME, "lesson-rise", language) == [7]
    assert numbers_in(GAME, "lesson-star", language) == [12]
    assert numbers_in(GAME, "lesson-on", language) == list(MATCH.scores)


def test_the_yard_is_as_full_as_is_free_when_storage_is_told() -> None:
    yard = before(GAME, "lesson-storage").view(LEARNER).state.players[LEARNER].yard
    assert np.count_nonzero(yard != EMPTY) == FREE_PER_ROW


def test_the_learner_plays_on_and_leads() -> None:
    assert MATCH.to_act == (LEARNER,)
    assert MATCH.ranking[LEARNER] == 1


def test_the_spots_pointed_at_are_on_the_board() -> None:
    assert pointed_at(GAME) <= set(spots())
