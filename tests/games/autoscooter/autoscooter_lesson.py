"""What the comments of Autoscooter's first lesson claim, and the spots that it may point at."""

from collections.abc import Iterator

from lessons import finished
from rejouons import games
from rejouons.games.autoscooter.tables import (
    CARS,
    COLUMN,
    HEX_NAMES,
    LETTER_NAMES,
    TURNS,
)

GAME = games.load("autoscooter")
MATCH = finished(GAME)
SEATS = range(MATCH.players)
OWN = 0  # the car, from 0

ALREADY = {  # what has just happened when a comment is read
    "lesson-letters": ["0 drove_off 1 22 E"],
    "lesson-side": ["0 hit_side 1 2 2 1", "2 paid 2 1 3"],
    "lesson-twist": ["2 turned 2 SE", "2 drove 2 E 34 W"],
    "lesson-barrier": ["4 hit_barrier 8 2", "4 paid 8 box 2", "4 stopped 8"],
    "lesson-rammed": ["2 number_shown 2 15", "2 hit_side 2 1 2 2", "0 paid 1 2 4"],
    "lesson-turned": ["0 turned 1 NE"],
    "lesson-wall": ["0 hit_barrier 1 3", "0 paid 1 box 3", "0 stopped 1"],
    "lesson-rear": ["4 hit_rear 8 7 1", "3 paid 7 8 1"],
    "lesson-tarpaulin": ["1 hit_unowned 4 6 2", "1 paid 4 box 2"],
    "lesson-won": ["0 hit_side 1 2 2 2", "2 paid 2 1 4"],
}
THEN = {  # what happens in its step
    "lesson-secret": ["1 ready", "2 ready", "3 ready", "4 ready"],
    "lesson-order": ["4 drove_off 8 65 E", "2 drove_off 2 24 SW"],
    "lesson-strike": ["0 cut_short 1 K 23 E", "0 hit_side 1 2 2 1"],
    "lesson-turned": ["0 cut_short 1 P 13 NE", "0 hit_barrier 1 3"],
    "lesson-revenge": ["0 cut_short 1 K 23 W", "0 hit_side 1 2 2 2"],
}
NUMBERS = {  # that a comment names, in order
    "lesson-welcome": [1],
    "lesson-chips": [15],
    "lesson-number": [49],
    "lesson-letters": [1],
    "lesson-gearbox": [1, 2, 3, 1],
    "lesson-strike": [1, 2],
    "lesson-side": [2, 1, 3],
    "lesson-barrier": [2, 2],
    "lesson-fast": [2, 33],
    "lesson-rammed": [15, 2, 2, 4],
    "lesson-wall": [3, 3],
    "lesson-stopped": [64],
    "lesson-rear": [1],
    "lesson-first": [32, 16, 17],
    "lesson-revenge": [1, 2],
    "lesson-won": [2, 2, 4],
    "lesson-end": [TURNS],
    "lesson-on": [15],
}


def spots() -> Iterator[str]:
    """The spots of the board that a lesson may point at."""
    yield from ("rink", "box", "queue", "letters", "caption", "strip")
    yield from (f"car.{car + 1}" for car in range(CARS))
    yield from (f"hex.{name}" for name in HEX_NAMES)
    yield from (f"number.{number + 1}" for number in COLUMN[OWN])
    yield from (f"letter.{name}" for name in LETTER_NAMES)
