"""Ave César's state, actions, events and refusals."""

import enum

import numpy as np

from rejouons.games.ave_cesar.tables import (
    COURSE_NAMES,
    DECK_CARDS,
    LAPS,
    MAX_PLAYERS,
    OPTIONS,
    POINTS,
    RACES,
    SPACE_NAMES,
    STALL_ROUNDS,
    VALUES,
)
from rejouons.kernel.deck import deck
from rejouons.kernel.dice import DICE
from rejouons.kernel.layout import (
    ActionKind,
    Actions,
    EventKind,
    ReasonKind,
    named,
    numbered,
)
from rejouons.kernel.record import record

NO_SPACE = -1  # a chariot that is not on the track
NO_PLACE = 0


class Phase(enum.IntEnum):
    """Where a race stands. LINE_UP, TURN and RACE_END ask nobody and play themselves."""

    LINE_UP = 0  # a race begins
    TURN = 1  # a turn begins
    RACE_END = 2
    MOVE = 3  # play a card
    TUCK = 4  # held up: put a card under the pile
    WAIT = 5  # the way into the alley is blocked: put a card under the pile
    STAND = 6  # disqualified, and unable to move: pass or retire
    OVER = 7


class Status(enum.IntEnum):
    """Of a chariot."""

    RACING = 0
    FINISHED = 1
    OUT = 2  # of cards
    RETIRED = 3
    STALLED = 4


class Lineup(enum.IntEnum):
    LAST_STARTS = 0
    WINNER_LANE_1 = 1


class BlockedPass(enum.IntEnum):
    TUCK = 0
    KEEP = 1


class StalemateRelief(enum.IntEnum):
    ON = 0
    OFF = 1


PLAYER = record(
    ("space", np.int16),  # where the chariot stands, or NO_SPACE
    ("laurels", np.int16),  # points of the races run so far
    ("position", np.int16),  # how far it is: twelfths of a column from the first line; AC-60
    ("lap", np.int8),  # how often it has crossed the line
    ("saluted", np.int8),  # 0 or 1
    ("disqualified", np.int8),  # 0 or 1
    ("status", np.int8),
    ("left_as", np.int8),  # chariots that left this race before it did
    ("place", np.int8),  # in this race, or NO_PLACE
    ("rank", np.int8),  # in the race before this one, from 1; 0 in the first
    ("places", np.int8, (len(POINTS),)),  # races of the tournament in which it took each place
    ("hand_size", np.int8),
    ("hand", np.int8, (VALUES,)),  # cards of each value, or HIDDEN
    ("shows_sixes", np.int8),  # 1 once a six pass has shown that the hand holds nothing else
    ("spent", np.int8, (VALUES,)),  # cards of each value
    ("pile", deck(VALUES, DECK_CARDS, np.int8)),  # the kinds are values
)
STATE = record(
    ("reach", np.int64, (VALUES,)),  # per card value, where the chariot to move can go: driving.py
    ("players", PLAYER, (MAX_PLAYERS,)),
    ("lacks", np.int8, (MAX_PLAYERS,)),  # set of values that a hand had none of at its last pass
    ("bare", np.int8, (MAX_PLAYERS,)),  # how many of its cards still are surely none of these
    ("num_players", np.int8),
    ("phase", np.int8),
    ("race", np.int8),  # from 0
    ("course", np.int8),  # of COURSE_NAMES
    ("order", np.int8, (MAX_PLAYERS,)),  # the seats in order of their lanes and turns
    ("turn", np.int8),  # whose turn it is, in `order`
    ("finish", np.int8),  # the least card value that takes the chariot to move over the line, or 0
    ("leaders", np.int8),  # bit mask of the seats in the lead
    ("racing", np.int8),  # chariots still in the race
    ("placed", np.int8),  # chariots that have taken a place
    ("crossed", np.int8),  # chariots that have crossed the line for the last time
    ("has_begun", np.int8),  # 1 once a chariot has moved
    ("idle", np.int16),  # passes in a row
    ("options", record(*((option.key, np.int8) for option in OPTIONS))),
    ("dice", DICE),
)

VALUE = numbered("value", 1, VALUES)
SECOND = numbered("second", 1, VALUES)
THIRD = numbered("third", 1, VALUES)
SPACE = named("space", *SPACE_NAMES)
FROM_SPACE = named("from_space", *SPACE_NAMES)
COURSE = named("course", *COURSE_NAMES)
RACE = numbered("race", 1, RACES)
LANE = numbered("lane", 1, MAX_PLAYERS)
LAP = numbered("lap", 0, LAPS)
PLACE = numbered("place", 0, MAX_PLAYERS)
RANK = numbered("rank", 1, MAX_PLAYERS)
AMOUNT = numbered("amount", 0, max(POINTS))
ROUNDS = numbered("rounds", 0, STALL_ROUNDS)


class Move(ActionKind):
    PLAY = VALUE, SPACE
    FINISH = VALUE
    TUCK = VALUE
    PASS = ()
    RETIRE = ()


ACTIONS = Actions(Move)


class Event(EventKind):
    RACE_BEGAN = "AC-12", RACE, COURSE
    CARD_TURNED = "AC-17", VALUE
    LINED_UP = "AC-19", LANE, SPACE
    LINED_UP_LAST_FIRST = "AC-80", LANE, SPACE
    LINED_UP_WINNER_FIRST = "AC-81", LANE, SPACE
    DEALT = "AC-21", VALUE, SECOND, THIRD
    STARTS = "AC-22"
    SIX_IN_NARROWS = "AC-65"
    SIX_AT_STANDSTILL = "AC-66"
    SIX_FOR_RELIEF = "AC-67"
    MOVED = "AC-25", VALUE, FROM_SPACE, SPACE
    LAP_BEGUN = "AC-13", LAP
    SALUTED = "AC-50", SPACE
    DISQUALIFIED = "AC-56"
    FINISHED = "AC-70", VALUE, FROM_SPACE
    PLACED = "AC-72", PLACE
    SIXES_FREED = "AC-68"
    DREW = "AC-26", VALUE
    TOOK_LEAD = "AC-60"
    HELD_UP = "AC-41"
    WAITED = "AC-54"
    ONLY_SIXES = "AC-43"
    TUCKED = "AC-42", VALUE
    OUT_OF_CARDS = "AC-74"
    RETIRED = "AC-57"
    RACE_OVER = "AC-75", RACE
    RACE_STALLED = "AC-76", RACE, ROUNDS
    SCORED = "AC-73", PLACE, AMOUNT, RANK
    OVER_WON = "AC-1"
    OVER_TIE_BROKEN = "AC-83"
    OVER_SHARED = "AC-83"


class Reason(ReasonKind):
    LEGAL = ""
    NO_SUCH_ACTION = "AC-29"
    OVER_RACES = "AC-75"
    OVER_STALLED = "AC-76"
    NOT_YOUR_TURN = "AC-22"
    CARD_NOT_IN_HAND = "AC-25"
    LEADER_PLAYS_NO_SIX = "AC-61"
    OFF_COURSE = "AC-11"
    SPACE_TAKEN = "AC-34"
    WAY_BLOCKED = "AC-35"
    OUT_OF_REACH = "AC-28"
    LINE_NOT_REACHED = "AC-70"
    RACE_ENDS_AT_LINE = "AC-71"
    SALUTE_IS_DUE = "AC-53"
    WAITS_FOR_ALLEY = "AC-54"
    MOVE_IS_DUE = "AC-44"
    CARDS_STAY = "AC-42"
    CARD_MUST_BE_TUCKED = "AC-42"
    ONLY_DISQUALIFIED_RETIRE = "AC-57"
