"""What the comments of Macadam's first lesson claim, and the spots that it may point at."""

from collections.abc import Iterator

from lessons import finished
from rejouons import games
from rejouons.games.macadam.tables import (
    CARD_NAMES,
    FINE,
    SIGNAL_NAMES,
    SIGNALS,
)

GAME = games.load("macadam")
MATCH = finished(GAME)
SEATS = range(MATCH.players)

ALREADY = {  # what has just happened when a comment is read
    "lesson-colour": ["0 opened PG1", "0 demanded green_walker"],
    "lesson-discard": ["0 drew PR2"],
    "lesson-lane": ["0 rolled 1", "0 won_ticket insurance"],
    "lesson-trap": ["1 fined 3", "2 fined 1"],
    "lesson-stopped": ["0 agent_brought PV2", "0 stopped", "2 fined_stopped 2"],
    "lesson-count": ["1 followed BA1"],
}
THEN = {  # what happens in its step
    "lesson-cover": ["0 placed 1 S01"],
    "lesson-walk": ["0 opened PG1", "0 demanded green_walker"],
    "lesson-fined": ["1 fined 1", "2 followed PG5"],
    "lesson-wait": ["1 placed 2 S02", "1 opened BI1", "1 free_flow"],
    "lesson-licence": ["2 laid LI1 licence", "2 followed MB1"],
    "lesson-follow": ["0 followed BI3"],
    "lesson-red": ["2 placed 3 S03", "2 opened PR4", "2 demanded red_walker"],
    "lesson-agent": ["0 agent_brought PG2", "0 demanded green_walker"],
    "lesson-turned": ["1 fined 2"],
    "lesson-lane": ["0 placed 4 S10"],
    "lesson-moped": ["0 opened MO2", "0 demanded moped"],
    "lesson-hope": ["1 rolled 5", "1 won_ticket licence", "1 fined 3", "2 fined 1"],
    "lesson-green": ["1 placed 5 S13", "1 opened GA2", "1 reversed"],
    "lesson-stop": ["0 agent_brought PV2", "0 stopped", "2 fined_stopped 2"],
    "lesson-blue": ["2 placed 6 S15", "2 opened BA2", "2 demanded blue_arrow"],
    "lesson-pay": ["0 fined 1"],
    "lesson-spared": ["1 followed BA1"],
}
NUMBERS = {  # that a comment names, in order
    "lesson-welcome": [SIGNALS],
    "lesson-cards": [13, 200, 150, 100, 50],
    "lesson-walk": [200],
    "lesson-colour": [FINE],
    "lesson-fined": [1, FINE, 2],
    "lesson-stuck": [FINE],
    "lesson-roll": [1, 6, 3, 5, 2, 4],
    "lesson-lane": [1],
    "lesson-stopped": [2, FINE, 200],
    "lesson-pay": [FINE],
    "lesson-count": [850, FINE, 750],
    "lesson-end": [SIGNALS],
}


def spots() -> Iterator[str]:
    """The spots of the board that a lesson may point at."""
    yield from ("crossroads", "stock", "sign", "order", "hand", "agent", "die", "fine")
    yield from (f"{place}.{seat}" for place in ("seat", "score") for seat in SEATS)
    yield from (f"card.{name}" for name in CARD_NAMES)
    yield from (f"signal.{name}" for name in SIGNAL_NAMES)
