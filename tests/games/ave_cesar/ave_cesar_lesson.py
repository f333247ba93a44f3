"""What the comments of Ave César's first lesson claim, and the spots that it may point at."""

from collections.abc import Iterator

from lessons import finished
from rejouons import games
from rejouons.games.ave_cesar.tables import (
    SPACE_NAMES,
    VALUES,
)

GAME = games.load("ave_cesar")
MATCH = finished(GAME)
SEATS = range(MATCH.players)

ALREADY = {  # what has just happened when a comment is read
    "lesson-overtake": ["1 moved 2 W15 W17R"],
    "lesson-saluted": ["0 saluted C1"],
}
THEN = {  # what happens in its step
    "lesson-play": ["0 moved 6 26I 06"],
    "lesson-narrow": ["1 moved 4 26II 04-1", "2 moved 5 26III 05L"],
    "lesson-curve": ["0 moved 4 06 10"],
    "lesson-outside": ["1 moved 4 04-1 08R", "2 moved 5 05L 09L"],
    "lesson-block": ["0 moved 2 10 W12"],
    "lesson-held-up": ["2 held_up", "2 tucked ?"],
    "lesson-wall": ["0 moved 3 W12 W14L"],
    "lesson-overtaken": ["1 moved 6 W11R W15", "1 took_lead"],
    "lesson-tuck": ["0 held_up", "0 tucked 1", "0 drew 5"],
    "lesson-overtake": ["0 moved 6 W14L 21", "0 took_lead"],
    "lesson-gate": ["0 moved 5 21 C1", "0 saluted C1"],
}
NUMBERS = {  # that a comment names, in order
    "lesson-cards": [24, 84, 80, 4],
    "lesson-play": [6],
    "lesson-leader": [6],
    "lesson-curve": [4],
    "lesson-block": [2],
    "lesson-tuck": [1],
    "lesson-overtake": [5, 6],
    "lesson-alley": [1, 2],
    "lesson-gate": [5],
    "lesson-spare": [4, 3],
}


def spots() -> Iterator[str]:
    """The spots of the board that a lesson may point at."""
    yield from ("finish", "alley", "pile")
    yield from (f"card.{value + 1}" for value in range(VALUES))
    yield from (f"tablet.{seat}" for seat in SEATS)
    yield from (f"space.{name}" for name in SPACE_NAMES)
