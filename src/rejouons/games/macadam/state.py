"""Macadam's state, actions, events and refusals."""

import enum

import numpy as np

from rejouons.games.macadam.tables import (
    AGENT_CARDS,
    CARD_NAMES,
    CARDS,
    DEAL,
    DEMAND_NAMES,
    FINE,
    MAX_PLAYERS,
    NUM_PAPERS,
    OPTIONS,
    PAPER_NAMES,
    POINTS_OF,
    ROUNDS,
    SIDES,
    SIGNAL_NAMES,
    SIGNALS,
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

NO_CARD = -1  # also stands for an empty place under the stock
NO_SIGNAL = -1
UNDER = SIGNALS  # places under the stock: one discard a lead at most, and a token each
FIRST_EDITION = 1  # agents were laid lowest number first, which told of those that were not held


class Phase(enum.IntEnum):
    """Where a round stands. Those up to ROUND_END ask nobody and play themselves."""

    DEAL = 0  # a round begins
    LEAD = 1  # a trick begins
    FOLLOW = 2  # the next follower's turn begins
    TRICK_END = 3
    ROUND_END = 4
    PRELUDE = 5  # the leader: swap, papers, die, then the token
    DISCARD = 6  # the leader has drawn: put a card under the stock
    OPEN = 7  # the leader has covered a signal: expose a card, or fail
    BONUS = 8  # option: a second card of the leader's
    ANSWER = 9  # a follower: papers, die, then follow or fail
    OVER = 10


class Done(enum.IntEnum):
    """What can be done once in a turn beside its play."""

    SWAP = 0
    LAY = 1
    ROLL = 2


class NextDealer(enum.IntEnum):
    ROTATE = 0
    REDRAW = 1


class PaperTiming(enum.IntEnum):
    EVERY_TURN = 0
    LEADER_ONLY = 1


class PapersLast(enum.IntEnum):
    ROUND = 0
    GAME = 1


class AgentWhenAble(enum.IntEnum):
    OFF = 0
    ON = 1


class LeaderBonusCard(enum.IntEnum):
    OFF = 0
    ON = 1


PLAYER = record(  # sets of cards are bit masks by card number
    ("hand", np.int64),  # in a view, only the cards that the viewer knows
    ("exposed", np.int64),
    ("lacks", np.int64),  # cards that all know not to be in the hand
    ("fresh", np.int64, (MAX_PLAYERS,)),  # what each seat can tell of the hand: see knowledge.py
    ("points_before", np.int32),  # of the rounds before this one
    ("points", np.int16),  # of the exposed cards; fines not deducted
    ("fines", np.int16),
    ("walkers_before", np.int16),  # pedestrians exposed in the rounds before
    ("hand_size", np.int8),
    ("papers", np.int8),  # bit mask of those in front, laid or won
    ("won", np.int8),  # bit mask of those won as tickets
    ("laid", np.int16),  # paper cards in front, as a set of cards
    ("played", np.int8),  # the card last exposed in this trick, or NO_CARD
)
TRACE = record(  # what who discarded a card can tell of it, as long as all have not seen it
    ("holders", np.int32),  # bit mask of those that may have it: see knowledge.py
    ("card", np.int8),  # or NO_CARD
    ("by", np.int8),  # who discarded it, or NOBODY
    ("drawer", np.int8),  # who was seen to draw it, or NOBODY
)
STATE = record(
    ("stock", np.int64),  # cards of unknown order on top; empty in a view
    ("admitted", np.int64),  # cards that some signal admits, uncovered when the trick began
    ("players", PLAYER, (MAX_PLAYERS,)),
    ("stock_size", np.int8),  # with the cards under it
    ("under", np.int8, (UNDER,)),  # a ring of discards, the next to be drawn first, or HIDDEN
    ("under_by", np.int8, (UNDER,)),  # whose discard it is
    ("under_first", np.int8),
    ("under_size", np.int8),
    ("under_used", np.int8),  # places that were used in this round: only those have traces
    ("traces", TRACE, (UNDER,)),  # of the discards, by the place each had under the stock
    ("dealt", np.int8, (CARDS,)),  # 0, but while a guess deals hidden cards: see unseen.py
    ("tokens", np.int8, (SIGNALS,)),  # token on each signal, 0 for none
    ("uncovered", np.int32),  # bit mask of the signals
    ("trick", np.int8),  # tokens placed
    ("signal", np.int8),  # of this trick, or NO_SIGNAL
    ("demand", np.int8),  # of DEMAND_NAMES
    ("agents", np.int8),  # bit mask of those in the centre
    ("ranks", np.int8, (AGENT_CARDS,)),  # a hand lays its agent of the lowest one; or HIDDEN
    ("tickets", np.int8, (NUM_PAPERS,)),  # left
    ("dealer", np.int8),
    ("leader", np.int8),
    ("actor", np.int8),  # whose turn it is
    ("waiting", np.int8),  # bit mask of the followers yet to play
    ("is_reversed", np.int8),  # 1 when the trick runs counter-clockwise
    ("done", np.int8),  # set of what was done in this turn
    ("round_number", np.int8),  # from 0
    ("num_players", np.int8),
    ("edition", np.int8),  # of the rules
    ("phase", np.int8),
    ("options", record(*((option.key, np.int8) for option in OPTIONS))),
    ("dice", DICE),
)

CARD = named("card", *CARD_NAMES)
SIGNAL = named("signal", *SIGNAL_NAMES)
DEMAND = named("demand", *DEMAND_NAMES)
PAPER = named("paper", *PAPER_NAMES)
FACE = numbered("face", 1, SIDES)
TOKEN = numbered("token", 1, SIGNALS)
ROUND = numbered("round", 1, ROUNDS)
AMOUNT = numbered("amount", 0, int(DEAL.max()))
AGENTS_IN_CENTRE = numbered("agents", 0, AGENT_CARDS)
FINES = numbered("fines", 0, SIGNALS)
WALKERS = numbered("walkers", 0, POINTS_OF.tolist().count(POINTS_OF.max()))
POINTS = numbered("points", -FINE * SIGNALS, int(POINTS_OF.sum()))


class Move(ActionKind):
    SWAP = ()
    DISCARD = CARD
    LAY = CARD
    ROLL = ()
    PLACE = SIGNAL
    EXPOSE = CARD
    AGENT = CARD  # the card exposed with an agent, the only one of a turn: MC-46
    AGENT_ALONE = ()
    FINE = ()
    BONUS = CARD
    NO_BONUS = ()


ACTIONS = Actions(Move)


class Event(EventKind):
    ROUND_BEGAN = "MC-4", ROUND
    DEALER_DREW = "MC-10", CARD
    DEALER_ALONE = "MC-11"  # the only one to qualify
    DEALER_BY_GREEN = "MC-12"
    DEALER_TIED = "MC-13"  # draws again
    DEALER_BY_CHANCE = "MC-14"
    DEALER_NEXT = "MC-85"
    DEALT = "MC-16", AMOUNT
    LEADS = "MC-84", TOKEN
    TOPPED_UP = "MC-70", AMOUNT
    DREW_TOP_UP = "MC-70", CARD  # told to the owner
    DREW = "MC-26", CARD  # told to the owner
    DISCARDED = "MC-26", CARD  # told to the owner
    LAID = "MC-64", CARD, PAPER
    ROLLED = "MC-65", FACE
    WON_TICKET = "MC-66", PAPER
    WON_NOTHING = "MC-67"
    PLACED = "MC-20", TOKEN, SIGNAL
    OPENED = "MC-21", CARD
    ADDED = "MC-27", CARD  # option: the leader's second card
    FREE_FLOW = "MC-33"
    FOLLOWED = "MC-35", CARD
    AGENT = "MC-40", CARD, AGENTS_IN_CENTRE
    AGENT_BROUGHT = "MC-42", CARD
    AGENT_ALONE = "MC-45", CARD, AGENTS_IN_CENTRE
    DEMANDED = "MC-31", DEMAND
    REVERSED = "MC-52"
    REVERSED_MIDWAY = "MC-53"
    STOPPED = "MC-54"
    FINED_LEADER = "MC-25", FINES
    FINED = "MC-36", FINES
    FINED_STOPPED = "MC-54", FINES
    PASSED_OVER = "MC-74"
    AGENTS_RETURNED = "MC-47"
    ROUND_COVERED = "MC-81", ROUND
    ROUND_PLAYED_OUT = "MC-82", ROUND
    ROUND_LAST_PAPER = "MC-74", ROUND
    SCORED = "MC-92", POINTS, FINES, WALKERS
    OVER_WON = "MC-95"
    OVER_TIE_BROKEN = "MC-96"
    OVER_SHARED = "MC-96"


class Reason(ReasonKind):
    LEGAL = ""
    NO_SUCH_ACTION = "MC-5"
    OVER_COVERED = "MC-81"
    OVER_PLAYED_OUT = "MC-82"
    OVER_LAST_PAPER = "MC-74"
    NOT_YOUR_TURN = "MC-30"
    DISCARD_IS_DUE = "MC-26"
    NOTHING_DRAWN = "MC-26"
    CARD_NOT_IN_HAND = "MC-21"
    ANSWER_NOT_IN_HAND = "MC-35"
    PAPER_NOT_IN_HAND = "MC-64"
    DISCARD_NOT_IN_HAND = "MC-26"
    LEADER_ONLY = "MC-26"
    PAPERS_FOR_LEADER = "MC-64"
    TOKEN_IS_PLACED = "MC-20"
    TOKEN_IS_DUE = "MC-20"
    CARD_IS_EXPOSED = "MC-21"
    SWAPPED_ALREADY = "MC-26"
    STOCK_EMPTY = "MC-72"
    NOT_A_PAPER = "MC-64"
    LAID_ALREADY = "MC-64"
    ROLLED_ALREADY = "MC-65"
    HAS_PAPERS = "MC-65"
    NO_TICKETS = "MC-65"
    SIGNAL_COVERED = "MC-20"
    CANNOT_SERVE_SIGNAL = "MC-22"
    NEVER_EXPOSED = "MC-68"  # agents and papers
    NO_INSURANCE = "MC-60"
    NO_LICENCE = "MC-61"
    SIGNAL_REFUSES = "MC-21"
    NOT_IN_KIND = "MC-31"
    NOT_A_VEHICLE = "MC-33"
    ABLE_TO_OPEN = "MC-23"
    ABLE_TO_FOLLOW = "MC-35"
    NO_AGENT = "MC-36"
    CARD_WITH_AGENT = "MC-45"
    NO_BONUS_NOW = "MC-27"
