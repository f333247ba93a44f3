"""What the comments of Pig's first lesson claim, and the spots that it may point at."""

from lessons import lesson_of
from rejouons import games

GAME = games.load("pig")

ALREADY = {  # what has just happened when a comment is read
    "lesson-hold": ["0 rolled 5 10"],
    "lesson-second": ["1 held 9 9"],
    "lesson-lost": ["0 rolled 1 0", "0 bust 6"],
}
THEN = {  # what happens in its step
    "lesson-hold": ["0 held 10 10"],
    "lesson-rival": ["1 held 9 9"],
    "lesson-bust": ["0 bust 6"],
}
NUMBERS = {  # that a comment names, in order
    "lesson-welcome": [lesson_of(GAME)["options"]["target"]],
}


def spots() -> tuple[str, ...]:
    """It has no board in the browser to point at."""
    return ()
