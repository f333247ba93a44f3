"""Mark's state, actions, events and refusals."""

import enum

import numpy as np

from rejouons.games.mark.tables import (
    CELLS,
    COLUMNS,
    MATERIAL_NAMES,
    MATERIALS,
    MAX_MONEY,
    MAX_PLAYERS,
    OPTIONS,
    ROWS,
    STEP_FROM,
    STEP_TO,
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

EMPTY = -1  # a space without a piece
NO_ROW = -1  # a material not yet on the market
NO_LOT = -1  # nothing is being auctioned
NO_BID = -1  # has not bid in this auction
SEALED = -2  # has bid; the viewer may not know how much
NOT_ROLLED = -1  # a die before the first roll


class Phase(enum.IntEnum):
    """Where a turn stands. START, ROLL and END ask nobody and play themselves."""

    START = 0  # storage fees are due
    ROLL = 1
    END = 2
    RETURN = 3  # the roller gives back pieces instead of an unpaid fee
    LOT = 4  # the roller names the material to auction
    BID = 5  # everybody bids
    PLACE = 6  # the winner of the auction places the piece
    ACT = 7  # the roller takes, converts or sells
    OVER = 8


class Where(enum.IntEnum):
    """A company's two rows of spaces."""

    YARD = 0
    PLANT = 1


class MoneyVisibility(enum.IntEnum):
    OPEN = 0
    HIDDEN = 1


class FirstPlayer(enum.IntEnum):
    RANDOM = 0
    SEAT_1 = 1


PLAYER = record(
    ("money", np.int16),  # dollars, or HIDDEN
    ("reckoned", np.int16),  # the same, as everybody can reckon it: payments are public
    ("bid", np.int16),  # in the auction that runs or ran last; NO_BID, or SEALED
    ("yard", np.int8, (COLUMNS,)),  # material, or EMPTY
    ("plant", np.int8, (COLUMNS,)),  # material, or EMPTY
)
STATE = record(
    ("players", PLAYER, (MAX_PLAYERS,)),
    ("bank", np.int8, (MATERIALS,)),  # pieces of each material
    ("scrap", np.int8, (MATERIALS,)),  # pieces of each material
    ("sold", np.int8, (MATERIALS,)),  # pieces of each material on the market
    ("row_of", np.int8, (MATERIALS,)),  # market row of a material, or NO_ROW
    ("num_players", np.int8),
    ("phase", np.int8),
    ("roller", np.int8),  # seat whose turn it is
    ("hammer_die", np.int8),  # material, HAMMER, or NOT_ROLLED
    ("star_die", np.int8),  # material, STAR, or NOT_ROLLED
    ("allowed", np.int8),  # bit mask of the live materials the roll allows
    ("actions_left", np.int8),
    ("lot", np.int8),  # material being auctioned, or NO_LOT
    ("winner", np.int8),  # of the auction, while the piece is to be placed, or NOBODY
    ("full_rows", np.int8),  # of the market
    ("sales_this_turn", np.int8),
    ("stall", np.int32),  # turns in a row without a sale
    ("turn", np.int32),  # turns begun
    ("options", record(*((option.key, np.int16) for option in OPTIONS))),
    ("dice", DICE),
)

MATERIAL = named("material", *MATERIAL_NAMES)
COLUMN = numbered("column", 1, COLUMNS)
TO_COLUMN = numbered("to_column", 1, COLUMNS)
STEP = named("step", *(f"{a + 1}-{b + 1}" for a, b in zip(STEP_FROM, STEP_TO, strict=True)))
ROW = numbered("row", 1, ROWS)
CELL = numbered("cell", 1, CELLS)
WHERE = named("where", *(place.name.lower() for place in Where))
AMOUNT = numbered("amount", 0, MAX_MONEY)
COUNT = numbered("count", 0, MAX_MONEY)
HAMMER_FACE = named("hammer_die", *MATERIAL_NAMES, "hammer")
STAR_FACE = named("star_die", *MATERIAL_NAMES, "star")


class Move(ActionKind):
    TAKE = MATERIAL, COLUMN
    CONVERT = STEP
    SELL = COLUMN, ROW
    RETURN = WHERE, COLUMN
    AUCTION = MATERIAL
    PLACE = COLUMN
    BID = AMOUNT


ACTIONS = Actions(Move)


class Event(EventKind):
    FIRST_PLAYER = "MK-08"
    FEE_PAID = "MK-51", AMOUNT
    FEE_UNPAID = "MK-53", AMOUNT
    RETURNED = "MK-54", MATERIAL, WHERE, COLUMN
    ROLLED = "MK-11", HAMMER_FACE, STAR_FACE
    LOT_NAMED = "MK-35", MATERIAL
    AUCTION_OPENED = "MK-34", MATERIAL
    NO_AUCTION = "MK-36"
    BID = "MK-41", AMOUNT
    BID_SHOWN = "MK-41", AMOUNT
    AUCTION_WON = "MK-42", MATERIAL, AMOUNT
    AUCTION_WON_TIE = "MK-43", MATERIAL, AMOUNT
    AUCTION_UNSOLD = "MK-44", MATERIAL
    AUCTION_NO_SPACE = "MK-46", MATERIAL, AMOUNT
    PLACED = "MK-45", MATERIAL, COLUMN
    TAKEN = "MK-20", MATERIAL, COLUMN
    CONVERTED = "MK-21", MATERIAL, COLUMN, TO_COLUMN
    ROW_OPENED = "MK-24", MATERIAL, ROW
    SOLD = "MK-23", MATERIAL, COLUMN, ROW, CELL, AMOUNT
    FINISHED = "MK-60", MATERIAL
    SCRAPPED = "MK-61", MATERIAL, COUNT
    SCRAPPED_BANK = "MK-61", MATERIAL, COUNT
    DOUBLE_VOID = "MK-66", MATERIAL
    DOUBLE_CUT = "MK-31", MATERIAL
    PASSED = "MK-14"
    TURN_LOST = "MK-63"
    OVER_ALL_ROWS = "MK-70"
    OVER_FOUR_ROWS = "MK-73"
    OVER_STALLED = "MK-74", COUNT


class Reason(ReasonKind):
    LEGAL = ""
    NO_SUCH_ACTION = "MK-27"
    OVER_ALL_ROWS = "MK-70"
    OVER_FOUR_ROWS = "MK-73"
    OVER_STALLED = "MK-74"
    NOT_YOUR_TURN = "MK-09"
    ALREADY_BID = "MK-41"
    MUST_RETURN = "MK-53"
    MUST_NAME_LOT = "MK-35"
    MUST_BID = "MK-40"
    MUST_PLACE = "MK-45"
    MUST_ACT = "MK-13"
    ROW_NOT_OVERFULL = "MK-54"
    NO_PIECE_THERE = "MK-54"
    LOT_NOT_IN_BANK = "MK-35"
    LOT_FINISHED = "MK-62"
    BID_ABOVE_MONEY = "MK-41"
    SPACE_TAKEN = "MK-02"
    MATERIAL_FINISHED = "MK-62"
    NOT_ROLLED = "MK-12"
    BANK_EMPTY = "MK-20"
    NOTHING_TO_CONVERT = "MK-21"
    PLANT_SPACE_TAKEN = "MK-22"
    NOTHING_TO_SELL = "MK-23"
    ROW_IS_ANOTHERS = "MK-26"
    ROW_IS_FIXED = "MK-25"
