"""Pig's state, actions, events and refusals."""

import enum

import numpy as np

from pig.tables import MAX_PLAYERS, MAX_POINTS, OPTIONS, SIDES
from rejouons.kernel.dice import DICE
from rejouons.kernel.layout import ActionKind, Actions, EventKind, ReasonKind, numbered
from rejouons.kernel.record import record


class Phase(enum.IntEnum):
    TURN = 0  # somebody rolls or holds
    OVER = 1


PLAYER = record(("points", np.int16))  # banked
STATE = record(
    ("players", PLAYER, (MAX_PLAYERS,)),
    ("num_players", np.int16),
    ("phase", np.int16),
    ("turn", np.int16),  # seat whose turn it is
    ("turn_points", np.int16),  # points not yet banked
    ("options", record(*((option.key, np.int16) for option in OPTIONS))),
    ("dice", DICE),
)

FACE = numbered("face", 1, SIDES)
POINTS = numbered("points", 0, MAX_POINTS)
TOTAL = numbered("total", 0, MAX_POINTS)


class Move(ActionKind):
    ROLL = ()
    HOLD = ()


ACTIONS = Actions(Move)


class Event(EventKind):
    BEGINS = "PG-3"
    ROLLED = "PG-5", FACE, TOTAL
    BUST = "PG-6", POINTS
    HELD = "PG-7", POINTS, TOTAL
    WON = "PG-8", TOTAL


class Reason(ReasonKind):
    LEGAL = ""
    OVER = "PG-8"
    NOT_YOUR_TURN = "PG-4"
    NO_SUCH_ACTION = "PG-4"
    NOTHING_TO_HOLD = "PG-7"
    ENOUGH = "PG-9"
