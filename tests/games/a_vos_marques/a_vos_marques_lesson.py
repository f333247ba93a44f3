"""What the comments of À vos marques's first lesson claim, and the spots that it may point at."""

from collections.abc import Iterator

from lessons import finished
from rejouons import games
from rejouons.games.a_vos_marques.cards import PRODUCTS
from rejouons.games.a_vos_marques.tables import (
    S_NAMES,
    SPACE_NAMES,
)

GAME = games.load("a_vos_marques")
MATCH = finished(GAME)
SEATS = range(MATCH.players)

ALREADY = {  # what has just happened when a comment is read
    "lesson-secret": ["0 rolled_esp S", "0 drew_s S01"],
    "lesson-red": ["0 rolled_blue 2 2"],
    "lesson-drive": ["0 rolled_red 10 5 5 0"],
    "lesson-event": ["2 garage_left 1 0", "-1 round_began 2", "0 turn_began"],
    "lesson-ticket": ["0 rolled_esp E", "0 drew_e E02 2", "0 ticket_kept E02"],
    "lesson-rich": ["0 rolled_blue 6 6"],
    "lesson-roads": ["0 rolled_red 8 3 5 0"],
    "lesson-leave": ["0 traded ABS bought 7"],
    "lesson-hit": ["0 played S01 3", "2 went_back A09 A04 5"],
    "lesson-shield": ["1 played S01 1", "0 showed ABS", "0 countered S01 ABS cancel"],
    "lesson-cata": [
        *("2 drew_e E01 1", "2 cata", "1 errand_cancelled E03"),
        *("1 thrown_to_start C06", "2 thrown_to_start A04"),
    ],
    "lesson-saved": ["0 showed ABS", "0 went_back M08 M03 5"],
    "lesson-on": ["0 turn_began"],
}
THEN = {  # what happens in its step
    "lesson-esp": ["0 rolled_esp S"],
    "lesson-drive": ["0 drove START A10 0"],
    "lesson-rival": [
        *("1 drew_s ?", "1 rolled_blue 4 4", "1 rolled_red 12 6 6 0", "1 drove START C02 0"),
        "2 turn_began",
    ],
    "lesson-errand": ["2 drew_e E05 1", "2 errand_given E05 police A09"],
    "lesson-police": ["2 rolled_red 9 6 3 0", "2 errand_done E05 A09", "2 received 3"],
    "lesson-hidden": ["2 traded ? ? ?", "2 garage_left 1 0"],
    "lesson-pass": ["0 drove A10 M08 0"],
    "lesson-buy": ["0 traded ABS bought 7"],
    "lesson-leave": ["0 garage_left 1 1"],
    "lesson-attack": ["0 played S01 3", "2 went_back A09 A04 5"],
    "lesson-petrol": ["1 errand_given E03 service_station C07", "1 drove C02 C06 0"],
    "lesson-revenge": ["1 garage_left 1 1", "1 played S01 1", "0 countered S01 ABS cancel"],
    "lesson-alas": ["2 rolled_esp E", "2 cata"],
}
NUMBERS = {  # that a comment names, in order
    "lesson-welcome": [58],
    "lesson-secret": [5, 2],
    "lesson-red": [2],
    "lesson-drive": [10],
    "lesson-rival": [1, 12],
    "lesson-police": [9, 3],
    "lesson-hidden": [2, 7],
    "lesson-event": [2],
    "lesson-money": [2, 7],
    "lesson-rich": [6, 8],
    "lesson-pass": [8],
    "lesson-buy": [8, 7],
    "lesson-hit": [5, 2],
    "lesson-revenge": [1, 5],
    "lesson-saved": [5],
    "lesson-next": [10, 18, 5, 7],
    "lesson-on": [8, 1],
}


def spots() -> Iterator[str]:
    """The spots of the board that a lesson may point at."""
    yield from ("map", "steps", "tray", "reference", "roll", "dice", "done", "pass")
    for place in ("seat", "distance", "ecus", "products", "cards", "errand"):
        yield from (f"{place}.{seat}" for seat in SEATS)
    yield from (f"card.{name}" for name in S_NAMES)
    yield from (f"badge.{product}" for product in PRODUCTS)
    yield from (f"space.{name}" for name in SPACE_NAMES)
