"""À vos marques's state, actions, events and refusals."""

import enum

import numpy as np

from rejouons.games.a_vos_marques.cards import DECKS, MAX_CARDS, PRODUCTS, RESULTS, E, P, S
from rejouons.games.a_vos_marques.roads import PLACES
from rejouons.games.a_vos_marques.tables import (
    CARD_NAMES,
    MAX_PLAYERS,
    MAX_S,
    MOST_DICE,
    MOST_HELD,
    MOST_STAKE,
    MOST_STEPS,
    MOST_WORTH,
    OPTIONS,
    S_NAMES,
    SIDES,
    SPACE_NAMES,
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
    seated,
)
from rejouons.kernel.record import record

NO_CARD = -1
NO_PRODUCT = -1
VIEWERS = MAX_PLAYERS + 1  # the seats, and whoever looks on
ONLOOKER = MAX_PLAYERS
MAX_TASKS = 24
MOST_ROUNDS = 999  # that are counted
MOST_ECUS = 999  # that are told


class Phase(enum.IntEnum):
    """What is asked now. RESOLVE asks nobody: cards and steps of the turn play themselves."""

    RESOLVE = 0
    ESP = 1  # the active player: roll the ESP die
    BLUE = 2  # roll the blue die
    RED = 3  # roll the red dice
    MOVE = 4  # drive
    GARAGE = 5  # buy and sell
    ATTACK = 6  # play an S card, or not
    NAME = 7  # the product that an S card shall steal
    DEALER = 8  # use the specialist dealer, or not
    SALE = 9  # a debtor must sell
    RECEIVE = 10  # keep a product, or cash it
    GAIN = 11  # a product from the bank
    FORK = 12  # where a forward move ends
    BET = 13  # at the Casino
    MAGIC = 14  # roll or stay at the Magic Mountain
    FOX = 15  # challenge somebody, or not
    PRIZE = 16  # the product that a duel shall win
    OVER = 17


class Step(enum.IntEnum):
    """What the turn goes on with when nothing is left to resolve; AVM-11."""

    TURN = 0
    ESP = 1
    BLUE = 2
    RED = 3
    GARAGE = 4
    ATTACK = 5
    NEXT_ATTACK = 6
    END = 7


class Task(enum.IntEnum):
    """What is still to be resolved; the last one comes first."""

    RUN = 0  # card b, from instruction a; `other` is the attacker, or the victim of a rebound
    RETURN = 1  # card a goes under its pile
    FINISH_CARD = 2  # so does the card being carried out, unless it waits
    ANSWER = 3  # products against the card being carried out
    NAME = 4  # the product that it shall steal
    DEBT = 5  # a écus, to `other` or the bank
    RECEIVE = 6  # product a from `other`; b is 1 if all know which
    GAIN = 7  # one product of mask a
    FORWARD = 8  # a spaces
    LOOK_AGAIN = 9  # where an errand leads from a new space
    ARRIVE = 10  # at place a, which does something
    PRIZE = 11  # a products of `other`, to be named; b was named before


class Mark(enum.IntEnum):
    """What waits for a player; AVM-67."""

    MISS = 0
    ONE_DIE = 1
    BONUS_DIE = 2
    WRONG_WAY = 3


class STiming(enum.IntEnum):
    OWN_TURN = 0
    REACTION = 1


class SLimit(enum.IntEnum):
    ONE = 0
    ONE_PER_TARGET = 1


class Visibility(enum.IntEnum):
    HIDDEN = 0
    OPEN = 1


class FoxPick(enum.IntEnum):
    NAMED = 0
    OPEN = 1


class Resale(enum.IntEnum):
    FULL = 0
    HALF = 1


class GarageTiming(enum.IntEnum):
    AFTER_MOVE = 0
    ANY_TIME = 1


class Bank(enum.IntEnum):
    UNLIMITED = 0
    PHYSICAL = 1


class TicketUse(enum.IntEnum):
    SINGLE = 0
    PERMANENT = 1


class FirstPlayer(enum.IntEnum):
    RANDOM = 0
    SEAT_1 = 1


MARKS = len(Mark)

PLAYER = record(  # sets of products are bit masks by product number
    ("ecus", np.int16),
    ("products", np.int16),  # in a view, only those that the viewer knows
    ("worth", np.int16),  # list value of the products when last counted, or HIDDEN
    ("known", np.int16, (VIEWERS,)),  # products that each viewer knows to be held
    ("lacks", np.int16, (VIEWERS,)),  # products that each viewer knows not to be held
    ("waiting", np.int16, (MARKS,)),  # the S card that lies here for each mark, or NO_CARD
    ("errand_card", np.int16),  # or NO_CARD
    ("errand_program", np.int16),  # what is done there
    ("worth_told", np.int8),  # bit mask of the viewers who know `worth`
    ("count", np.int8),  # products when last counted
    ("space", np.uint8),
    ("came_from", np.uint8),  # the space driven from last: where the car looks
    ("destination", np.int8),  # of the errand, or NO_DESTINATION
    ("marks", np.int8),  # set of what waits for the player
    ("since", np.int8, (MARKS,)),  # the order in which marks came
    ("tickets", np.int8),
    ("hand", np.int8, (MAX_S,)),  # S cards of each kind; in a view, the viewer's own
    ("hand_size", np.int8),
)
TASK = record(  # `a` and `b` hold what their kind says; tasks.py names it
    ("a", np.int16),
    ("b", np.int16),
    ("kind", np.int8),
    ("seat", np.int8),
    ("other", np.int8),  # a seat, or NOBODY
)
STATE = record(
    ("players", PLAYER, (MAX_PLAYERS,)),
    ("pile_e", deck(MAX_CARDS[E], MAX_CARDS[E], np.int8)),
    ("pile_s", deck(MAX_CARDS[S], MAX_CARDS[S], np.int8)),
    ("pile_p", deck(MAX_CARDS[P], MAX_CARDS[P], np.int8)),
    ("tasks", TASK, (MAX_TASKS,)),
    ("depth", np.int8),  # how many tasks there are
    ("card", np.int16),  # the card being carried out, or NO_CARD
    ("card_waits", np.int8),  # 1 when it stays before the player
    ("subject", np.int8),  # whom it acts on
    ("attacker", np.int8),  # who played it, or NOBODY
    ("named", np.int8),  # the product named with it, or NO_PRODUCT
    ("ticket_card", np.int16),  # the kind of card that tickets are, once one was drawn
    ("red", np.int8, (MOST_DICE,)),  # the red dice rolled, 0 for none
    ("is_stopped", np.int8),  # 1 when a card has ended the turn: AVM-70
    ("is_sent", np.int8),  # 1 when a card has sent the active player to a place: AVM-76
    ("bought", np.int16),  # in this turn
    ("sold", np.int16),
    ("sold_out", np.int16),  # products that the actor can't get; 0 in others' views
    ("trades", np.int8),  # since others last saw the actor's products and écus
    ("shown_ecus", np.int16),  # what they saw then
    ("hit", np.int8),  # set of the seats hit by an S card in this turn
    ("window", np.int8),  # who may play S cards now
    ("active", np.int8),  # whose turn it is
    ("actor", np.int8),  # who is asked
    ("first", np.int8),  # who began the game
    ("round_number", np.int16),  # from 1
    ("winner", np.int8),  # who has arrived, or NOBODY
    ("step", np.int8),
    ("num_players", np.int8),
    ("phase", np.int8),
    ("options", record(*((option.key, np.int8) for option in OPTIONS))),
    ("dice", DICE),
)

SPACE = named("space", *SPACE_NAMES)
FROM_SPACE = named("from_space", *SPACE_NAMES)
PASSED_SPACES = tuple(named(f"by_{number}", *SPACE_NAMES, "none") for number in range(1, 6))
NOT_PASSED = len(SPACE_NAMES)  # stands for "none"
CARD = named("card", *CARD_NAMES)
S_CARD = named("s_card", *S_NAMES)
PRODUCT = named("product", *PRODUCTS)
PLACE = named("place", *PLACES)
LETTER = named("letter", *DECKS)
RESULT = named("result", *RESULTS)
MARK = named("mark", *(mark.name.lower() for mark in Mark))
TRADE = named("trade", "bought", "sold")
WAY = numbered("way", 1, 6)
TARGET = seated("target", MAX_PLAYERS)
OTHER = seated("other", MAX_PLAYERS)
STAKE = numbered("stake", 0, MOST_STAKE)
ROUND = numbered("round", 1, MOST_ROUNDS)
FACE = numbered("face", 1, SIDES)
OTHER_FACE = numbered("other_face", 1, SIDES)
TOTAL = numbered("total", 1, MOST_STEPS)
RED_FACES = tuple(numbered(f"die_{number}", 0, SIDES) for number in range(1, MOST_DICE + 1))
LOST = numbered("lost", 0, MOST_STEPS)
STEPS = numbered("steps", 0, 127)
AMOUNT = numbered("amount", 0, MOST_ECUS)
COUNT = numbered("count", 0, MOST_HELD)
ECUS = numbered("ecus", 0, MOST_ECUS)
RANK = numbered("rank", 1, MAX_PLAYERS)
DISTANCE = numbered("distance", 0, 255)
WEALTH = numbered("wealth", 0, MOST_ECUS + MOST_WORTH)


class Move(ActionKind):
    ROLL = ()
    DRIVE = SPACE, WAY  # the space reached; the way tells apart where the car rests then
    BUY = PRODUCT
    SELL = PRODUCT
    DONE = ()
    PLAY = S_CARD, TARGET
    PASS = ()
    NAME = PRODUCT
    USE = ()
    DECLINE = ()
    KEEP = ()
    CASH = ()
    TAKE = PRODUCT
    ONWARD = SPACE
    BET = STAKE
    STAY = ()
    CHALLENGE = TARGET


ACTIONS = Actions(Move)


class Question(ActionKind):
    DRIVE = SPACE, WAY  # the same as the moves
    ONWARD = SPACE
    PUSH = S_CARD, TARGET, WAY  # by a card in hand; the way tells apart ends that can be chosen


QUESTIONS = Actions(Question)


class Event(EventKind):
    # Turns
    ROUND_BEGAN = "AVM-17", ROUND
    TURN_BEGAN = "AVM-10"
    TURN_MISSED = "AVM-71"
    TURN_STOPPED = "AVM-70"
    # Dice
    ROLLED_ESP = "AVM-12", LETTER
    ROLLED_BLUE = "AVM-13", FACE, AMOUNT
    ROLLED_RED = "AVM-14", TOTAL, *RED_FACES
    ROLLED_WRONG_WAY = "AVM-65", FACE
    # Cards
    DREW_E = "AVM-90", CARD, OTHER  # who reads it
    DREW_P = "AVM-91", CARD
    DREW_S = "AVM-80", CARD  # told to the owner
    NO_S_CARD = "AVM-6"
    RETURNED = "AVM-6", CARD
    TICKET_KEPT = "AVM-98", CARD
    PLAYED = "AVM-83", CARD, TARGET
    NAMED = "AVM-37", PRODUCT
    COUNTERED = "AVM-84", CARD, PRODUCT, RESULT
    DEALER_USED = "AVM-85", CARD
    DEALER_DECLINED = "AVM-85", CARD
    # Moves
    PASSED = "AVM-20", *PASSED_SPACES
    CROSSED = "AVM-99", FROM_SPACE, SPACE
    DROVE = "AVM-21", FROM_SPACE, SPACE, LOST
    RESTED = "AVM-26", SPACE, FROM_SPACE  # short of the latter
    WENT_BACK = "AVM-60", FROM_SPACE, SPACE, STEPS
    WENT_AWAY = "AVM-61", FROM_SPACE, SPACE, STEPS
    WENT_FORWARD = "AVM-62", FROM_SPACE, SPACE, STEPS
    WENT_TO = "AVM-75", FROM_SPACE, SPACE, PLACE
    THERE_ALREADY = "AVM-75", PLACE
    SWAPPED = "AVM-66", FROM_SPACE, SPACE, OTHER
    NOBODY_AHEAD = "AVM-66"
    MARKED = "AVM-67", MARK, CARD
    MARKED_BY_DUEL = "AVM-95", MARK
    MARKED_ALREADY = "AVM-67", MARK
    # Errands
    ERRAND_GIVEN = "AVM-45", CARD, PLACE, SPACE
    ERRAND_REPLACED = "AVM-48", CARD
    ERRAND_MOVED = "AVM-52", CARD, SPACE
    ERRAND_DONE = "AVM-51", CARD, SPACE
    ERRAND_CANCELLED = "AVM-54", CARD
    # Écus
    RECEIVED = "AVM-40", AMOUNT
    PAID = "AVM-40", AMOUNT
    PAID_PLAYER = "AVM-40", AMOUNT, OTHER
    DEBT_CANCELLED = "AVM-43", AMOUNT
    ROBBED = "AVM-44", AMOUNT, OTHER  # by the latter
    LOST_ECUS = "AVM-44", AMOUNT
    # Products
    TRADED = "AVM-35", PRODUCT, TRADE, AMOUNT  # told to the owner
    GARAGE_LEFT = "AVM-35", COUNT, ECUS
    SOLD_FOR_DEBT = "AVM-42", PRODUCT, AMOUNT
    SHOWED = "AVM-36", PRODUCT
    TOOK = "AVM-37", PRODUCT, OTHER  # from the latter
    TOOK_UNSEEN = "AVM-37", PRODUCT, OTHER  # told to both
    NOT_HELD = "AVM-96", PRODUCT, OTHER
    NOTHING_TO_TAKE = "AVM-89", OTHER
    KEPT = "AVM-37"
    CASHED = "AVM-37", PRODUCT, AMOUNT
    SOLD_OLDER = "AVM-37", PRODUCT, AMOUNT
    LOST_PRODUCT = "AVM-89", PRODUCT
    NOTHING_TO_LOSE = "AVM-89"
    GAINED = "AVM-89", PRODUCT
    GAINED_UNSEEN = "AVM-35", PRODUCT  # told to the owner
    NOTHING_GAINED = "AVM-89"
    # The CATA
    CATA = "AVM-54"
    THROWN_TO_START = "AVM-55", FROM_SPACE
    STOOD_FAST = "AVM-56"
    # Places
    BET = "AVM-78", STAKE, FACE, AMOUNT
    NO_BET = "AVM-78"
    MAGIC_ROLLED = "AVM-93", FACE
    MAGIC_SENT = "AVM-93", FROM_SPACE, SPACE, PLACE
    MAGIC_STAYED = "AVM-93"
    CHALLENGED = "AVM-94", OTHER
    NO_CHALLENGE = "AVM-94"
    DUELLED = "AVM-95", OTHER, FACE, OTHER_FACE
    # The end
    FINISHED = "AVM-2"
    ROUNDS_OVER = "AVM-104", ROUND
    RANKED = "AVM-102", RANK, DISTANCE, WEALTH


class Reason(ReasonKind):
    LEGAL = ""
    NO_SUCH_ACTION = "AVM-11"
    OVER_FINISHED = "AVM-2"
    OVER_ROUNDS = "AVM-104"
    NOT_YOUR_TURN = "AVM-17"
    NOT_NOW = "AVM-11"  # another step of the turn
    NO_DICE_NOW = "AVM-11"
    GARAGE_CLOSED = "AVM-39"
    STAY_NOT = "AVM-21"  # not moving is not allowed
    ERRAND_BINDS = "AVM-50"
    NEEDS_TICKET = "AVM-99"
    OUT_OF_REACH = "AVM-21"
    NOT_ENOUGH_ECUS = "AVM-30"
    HELD_ALREADY = "AVM-31"
    GROUP_CLASH = "AVM-32"
    SOLD_OUT = "AVM-30"
    SOLD_THIS_TURN = "AVM-34"
    BOUGHT_THIS_TURN = "AVM-34"
    NOT_HELD = "AVM-33"
    FIRST_ROUND = "AVM-81"
    CARD_NOT_IN_HAND = "AVM-80"
    NOT_ONESELF = "AVM-83"
    NO_SUCH_PLAYER = "AVM-83"
    HIT_ALREADY = "AVM-83"
    NO_DEALER = "AVM-85"
    DUPLICATE = "AVM-37"
    TOO_DEAR = "AVM-89"
    NO_SUCH_FORK = "AVM-62"
    STAKE_TOO_HIGH = "AVM-78"
    NAMED_ALREADY = "AVM-96"
    NOT_THERE = "AVM-96"
