"""Autoscooter's state, actions, events and refusals."""

import enum

import numpy as np

from rejouons.games.autoscooter.tables import (
    CARS,
    CHIPS,
    COLOUR_NAMES,
    HEADING_NAMES,
    HEX_NAMES,
    HEXES,
    LETTER_NAMES,
    MAX_PLAYERS,
    NUMBERS,
    OPTIONS,
    TOP_SPEED,
    TURNS,
)
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

NO_NUMBER = -2  # nothing written; -1 is HIDDEN
NO_LETTER = -2
FREE = -1  # a hex without a car
WALL = CARS  # what stands beyond the barrier
BOX = MAX_PLAYERS  # the purse of chips that nobody owns


class Phase(enum.IntEnum):
    """Where a turn stands. NEXT_CAR and TURN_END ask nobody and play themselves."""

    NEXT_CAR = 0
    TURN_END = 1
    PROGRAM = 2  # everybody writes
    DRIVE_OFF = 3  # the driver of a stopped car chooses where to
    OVER = 4


class Ghost(enum.IntEnum):
    ADVISED = 0  # with five players
    OFF = 1
    ON = 2


class RearProjection(enum.IntEnum):
    OFF = 0
    ON = 1


class Scoring(enum.IntEnum):
    CHIPS = 0
    COLOURS = 1


class BestCar(enum.IntEnum):
    OFF = 0
    ON = 1


class CarsDealt(enum.IntEnum):
    RANDOM = 0
    SEAT_ORDER = 1


PLAYER = record(
    ("ghost_letter", np.int8),  # written this turn for the ghost; NO_LETTER, or HIDDEN
)
CAR = record(
    ("used", np.int16),  # bit mask of the rows of its column whose numbers are used
    ("hex", np.int8),
    ("heading", np.int8),
    ("speed", np.int8),
    ("owner", np.int8),  # seat, or NOBODY
    ("number", np.int8),  # written this turn, from 0; NO_NUMBER, or HIDDEN
    ("letter", np.int8),  # written this turn; NO_LETTER, or HIDDEN
)
PURSE = record(
    ("chips", np.int8),
    ("colours", np.int8, (CARS,)),  # chips of each colour, where colours count
)
STATE = record(
    ("cars", CAR, (CARS,)),
    ("players", PLAYER, (MAX_PLAYERS,)),
    ("purses", PURSE, (MAX_PLAYERS + 1,)),  # by seat, or by car where the best one counts; BOX
    ("on", np.int8, (HEXES + 1,)),  # the car on each hex, or FREE; WALL on OUTSIDE
    ("order", np.int8, (CARS,)),  # the cars in the order in which they move this turn
    ("in_order", np.int8),  # how many those are
    ("next", np.int8),  # which of them moves now
    ("ghost", np.int8),  # car, or NO_CAR
    ("controller", np.int8),  # seat that drives the ghost this turn, or NOBODY
    ("turn", np.int8),  # from 0
    ("phase", np.int8),
    ("num_players", np.int8),
    ("writing", np.int16),  # bit mask of the seats that have yet to finish their programs
    ("options", record(*((option.key, np.int8) for option in OPTIONS))),
    ("dice", DICE),
)

NUMBER = numbered("number", 1, NUMBERS)
LETTER = named("letter", *LETTER_NAMES)
HEX = named("hex", *HEX_NAMES)
HEADING = named("heading", *HEADING_NAMES)
CAR_NUMBER = numbered("car", 1, CARS)
STRUCK = numbered("struck", 1, CARS)
PAYER = named("payer", *(str(car + 1) for car in range(CARS)), "box")
RECEIVER = named("receiver", *PAYER.words)
COLOUR = named("colour", *COLOUR_NAMES)
SPEED = numbered("speed", 0, TOP_SPEED)
STRUCK_SPEED = numbered("struck_speed", 0, TOP_SPEED)
TURN = numbered("turn", 1, TURNS)
SIDE = named("side", "left", "none", "right")
NO_SIDE = SIDE.value("none")  # where a car that was not turned is turned to
OWED = numbered("owed", 0, 2 * TOP_SPEED)
AMOUNT = numbered("amount", 0, CHIPS)
COLOURS = numbered("colours", 0, CARS)
POINTS = numbered("points", 0, CHIPS * CARS)


class Move(ActionKind):
    PROGRAM = NUMBER, LETTER  # the number tells the car
    ENTER = NUMBER  # the same for a stopped car
    GHOST = LETTER
    DRIVE_OFF = HEX, HEADING


ACTIONS = Actions(Move)


class Question(ActionKind):
    DRIVE = CAR_NUMBER, LETTER, SIDE  # from a car that was turned to a side, or was not


QUESTIONS = Actions(Question)


class Event(EventKind):
    CAR_DEALT = "AS-05", CAR_NUMBER
    GHOST_NAMED = "AS-81", CAR_NUMBER
    TURN_BEGAN = "AS-11", TURN
    READY = "AS-12"
    NUMBER_MISSING = "AS-29", CAR_NUMBER
    NUMBER_SHOWN = "AS-40", CAR_NUMBER, NUMBER
    GHOST_TAKEN = "AS-83", CAR_NUMBER
    LETTER_REPLACED = "AS-28", CAR_NUMBER, LETTER
    LETTER_VOIDED = "AS-48", CAR_NUMBER
    DROVE = "AS-44", CAR_NUMBER, LETTER, HEX, HEADING
    BLOCKED = "AS-45", CAR_NUMBER, LETTER
    CUT_SHORT = "AS-46", CAR_NUMBER, LETTER, HEX, HEADING
    DROVE_OFF = "AS-47", CAR_NUMBER, HEX, HEADING
    BOXED_IN = "AS-49", CAR_NUMBER
    HIT_FRONT = "AS-65", CAR_NUMBER, STRUCK, SPEED, STRUCK_SPEED
    HIT_STOPPED = "AS-66", CAR_NUMBER, STRUCK, SPEED
    HIT_REAR = "AS-67", CAR_NUMBER, STRUCK, SPEED
    HIT_SIDE = "AS-68", CAR_NUMBER, STRUCK, SPEED, STRUCK_SPEED
    HIT_BARRIER = "AS-71", CAR_NUMBER, SPEED
    HIT_UNOWNED = "AS-71", CAR_NUMBER, STRUCK, SPEED
    SHOCK_PASSED = "AS-102", CAR_NUMBER, STRUCK
    THROUGH_FRONT = "AS-105", CAR_NUMBER, STRUCK, SPEED, STRUCK_SPEED
    THROUGH_STOPPED = "AS-106", CAR_NUMBER, STRUCK, SPEED
    THROUGH_REAR = "AS-107", CAR_NUMBER, STRUCK, SPEED
    THROUGH_SIDE = "AS-104", CAR_NUMBER, STRUCK, SPEED, STRUCK_SPEED
    PAID = "AS-61", PAYER, RECEIVER, AMOUNT
    PAID_IN_PART = "AS-74", PAYER, RECEIVER, AMOUNT, OWED
    PAID_FOR_OWN = "AS-73", PAYER, AMOUNT
    COLOUR_PAID = "AS-124", PAYER, RECEIVER, COLOUR
    TURNED = "AS-69", CAR_NUMBER, HEADING
    PROJECTED = "AS-101", CAR_NUMBER, HEX
    PROJECTED_INTO_BARRIER = "AS-108", CAR_NUMBER, STRUCK_SPEED
    STOPPED = "AS-61", CAR_NUMBER
    SCORED = "AS-123", AMOUNT, COLOURS, POINTS
    SCORED_CAR = "AS-126", CAR_NUMBER, AMOUNT, COLOURS, POINTS
    OVER_WON = "AS-121"
    OVER_SHARED = "AS-122"


class Reason(ReasonKind):
    LEGAL = ""
    NO_SUCH_ACTION = "AS-26"
    GAME_OVER = "AS-120"
    ALREADY_READY = "AS-12"
    CARS_ARE_MOVING = "AS-40"
    PROGRAMS_ARE_DUE = "AS-12"
    NOT_YOUR_TURN = "AS-41"
    NOT_YOUR_CAR = "AS-20"
    CAR_IS_WRITTEN = "AS-20"
    OTHER_CAR_FIRST = "AS-27"
    GHOST_IS_LEFT = "AS-82"
    NOTHING_TO_CHOOSE = "AS-29"
    NUMBER_USED = "AS-42"
    LETTER_IS_DUE = "AS-22"
    STOPPED_WITHOUT_LETTER = "AS-21"
    GEARBOX = "AS-24"
    NO_GHOST = "AS-80"
    GHOST_STOPPED = "AS-82"
    CARS_FIRST = "AS-82"
    GHOST_GEARBOX = "AS-82"
    NOT_NEXT_TO_CAR = "AS-47"
    HEX_TAKEN = "AS-49"
    STRAIGHT_BACK = "AS-47"
