"""Ave César's tables, loaded once: the deck, the options, and every course in each direction."""

from pathlib import Path
from typing import Any

import numpy as np

from rejouons.games.ave_cesar.courses import course_names, courses, space_names
from rejouons.games.ave_cesar.drawing import drawing
from rejouons.games.ave_cesar.track import Track
from rejouons.kernel.tables import head_of, read

FOLDER = Path(__file__).parent
_TABLES = read(FOLDER / "tables.toml")
VERSION, OLDEST, MIN_PLAYERS, MAX_PLAYERS, MINUTES, OPTIONS, HORIZON, LEVELS = head_of(_TABLES)

LAPS: int = _TABLES["game"]["laps"]
HAND: int = _TABLES["game"]["hand"]
VALUES: int = _TABLES["game"]["values"]
SIX = VALUES - 1  # the highest value, counted from 0
CARDS_OF_VALUE: int = _TABLES["game"]["cards_of_value"]
DECK_CARDS = VALUES * CARDS_OF_VALUE
DECK_SUM = CARDS_OF_VALUE * sum(range(1, VALUES + 1))
POINTS = tuple(int(points) for points in _TABLES["game"]["points"])
POINTS_OF = np.array([0, *POINTS], np.int16)  # by place; nothing without one

_VALUES_OF = {option.key: option.values for option in OPTIONS}
RACES = int(_VALUES_OF["races"][-1])
STALL_ROUNDS = int(_VALUES_OF["stall_rounds"][-1])

SIDES: list[dict[str, Any]] = _TABLES["sides"]
TRACKS = tuple(Track.load(FOLDER / "tracks" / side["track"]) for side in SIDES)
SPACE_NAMES = space_names(TRACKS)
COURSE_NAMES = course_names(SIDES)  # by side, course and direction
COURSES_OF_SIDE = len(COURSE_NAMES) // len(SIDES)
COURSES = courses(TRACKS, SIDES, SPACE_NAMES, LAPS)  # two rows each: without, with wall exits
DRAWING = drawing(TRACKS, SIDES, COURSES, SPACE_NAMES)
SIDE_OF = np.zeros(MAX_PLAYERS + 1, np.int8)  # by number of players
for _number, _side in enumerate(SIDES):
    SIDE_OF[_side["players"]] = _number
STANDARD = np.array(
    [_VALUES_OF["race_1"].index(choice) for choice in _TABLES["programme"]["standard"]], np.int8
)  # the choices of a tournament without choices

_WORTHS = _TABLES["value"]
STEP_WORTH = np.interp(  # by how far the first chariot has to go
    np.arange(DECK_SUM + 1), *np.transpose(_WORTHS["step_worth"])
).astype(np.int16)
CARD_WORTH: int = _WORTHS["card_worth"]
MEAN_CARD: int = _WORTHS["mean_card"]
SPARE_WORTH = np.array(_WORTHS["spare_worth"], np.int16)
SALUTE_LATER_WORTH: int = _WORTHS["salute_later_worth"]
SALUTE_DUE_WORTH: int = _WORTHS["salute_due_worth"]
FORFEIT_WORTH: int = _WORTHS["forfeit_worth"]
HOME_WORTH = np.array(_WORTHS["home_worth"], np.int16)  # by number of cards
SIXES_IN_LEAD_WORTH = np.array(_WORTHS["sixes_in_lead_worth"], np.int16)
LAUREL_WORTH = np.array(_WORTHS["laurel_worth"], np.int16)
LAST_LAUREL_WORTH: int = _WORTHS["last_laurel_worth"]
WHIM: int = _WORTHS["whim"]
PLACED_SHARE = np.array(_WORTHS["placed_share"], np.int16)
