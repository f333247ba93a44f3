"""Ave César's facts, gathered for the register of games."""

from rejouons.games.ave_cesar import boards, rules
from rejouons.games.ave_cesar.state import ACTIONS, STATE, Event, Phase, Reason
from rejouons.games.ave_cesar.tables import (
    DRAWING,
    FOLDER,
    HORIZON,
    LEVELS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MINUTES,
    OPTIONS,
    VERSION,
)
from rejouons.kernel.contract import Game

GAME = Game(
    id="ave_cesar",
    version=VERSION,
    prefix="AC",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    minutes=MINUTES,
    options=OPTIONS,
    state=STATE,
    actions=ACTIONS,
    events=Event,
    reasons=Reason,
    phases=Phase,
    rules=rules,
    horizon=HORIZON,
    levels=LEVELS,
    drawing=DRAWING,
    folder=FOLDER,
    boards=boards,
)
