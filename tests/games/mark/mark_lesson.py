"""What the comments of Mark's first lesson claim, and the spots that it may point at."""

from collections.abc import Iterator

from lessons import finished
from rejouons import games
from rejouons.games.mark.tables import (
    CELLS,
    COLUMNS,
    FEE_PER_ROW,
    MATERIAL_NAMES,
    ROWS,
)

GAME = games.load("mark")
MATCH = finished(GAME)
SEATS = range(MATCH.players)

ALREADY = {  # what has just happened when a comment is read
    "lesson-dice": ["0 rolled glass card"],
    "lesson-wait": ["0 rolled metal plastic"],
    "lesson-convert": ["0 rolled metal glass"],
    "lesson-hammer": ["0 auction_opened glass"],
    "lesson-place": ["0 auction_won glass 4"],
    "lesson-double": ["0 rolled glass glass"],
    "lesson-second": ["0 sold glass 1 5 1 3"],
    "lesson-star": ["0 rolled metal star"],
    "lesson-on": ["0 rolled card card"],
}
THEN = {  # what happens in its step
    "lesson-rival": ["1 taken glass 3"],
    "lesson-convert": ["0 converted glass 2 1"],
    "lesson-bid": ["1 bid_shown 2"],
    "lesson-sell": ["0 row_opened glass 5"],
    "lesson-second": ["0 converted glass 2 2"],
    "lesson-rise": ["1 sold glass 3 5 2 7"],
    "lesson-star": ["0 sold glass 2 5 3 12"],
}
NUMBERS = {  # that a comment names, in order
    "lesson-storage": [FEE_PER_ROW],
    "lesson-second": [3],
    "lesson-rise": [7],
    "lesson-star": [12],
    "lesson-on": list(MATCH.scores),
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
