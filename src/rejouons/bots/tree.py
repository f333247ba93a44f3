"""The memory of a search: one record, laid out for one game.

A node stands for all that a seat knows: its keys are a hash of the seat's view. An edge is one
of the seat's legal actions there, and what came of it so far.
"""

from typing import Any

import numpy as np
from numpy import int64

from rejouons.kernel.contract import MAX_SEATS, RESULT, Game, rules
from rejouons.kernel.dice import DICE, MASK
from rejouons.kernel.log import LOG
from rejouons.kernel.record import record
from rejouons.kernel.rule import rule

MOST_NODES = 1 << 15
MOST_EDGES = 1 << 18
SLOTS = 1 << 16  # twice the nodes, so that a free one is near
DEEPEST = 64  # edges of a path
NO_NODE = -1
FREE = 0  # a slot; the others hold a node's index + 1
ROOT = 0

KEY, VIEW, GUESS, TRIAL = range(4)  # the states on the desk
FACTORS = (0x2C1B3C6D, 0x297A2D39)  # odd, below 2**31: products of 32-bit words stay in 63 bits

NODE = record(
    ("keys", np.uint32, (2,)),
    ("seat", np.int32),  # who chooses
    ("is_shared", np.int32),  # others choose in secret at the same time
    ("first", np.int32),  # of its edges
    ("count", np.int32),  # of its edges
    ("visits", np.int32),
    ("total", np.float64),  # of the worths it led to
    ("squares", np.float64),  # of those worths, summed
)
EDGE = record(
    ("worth", np.float64),  # to the seat, summed, the first impression included
    ("chance", np.float64),  # to win, likewise
    ("regret", np.float64),  # of having chosen otherwise; of a shared choice
    ("share", np.float64),  # of the choices made, summed; of a shared choice
    ("visits", np.int32),
    ("action", np.int32),
    ("twin", np.int32),  # the edge that stands for all that come to the same; itself if it does
)


def mind_of(game: Game) -> np.dtype[Any]:
    """The record a search of this game works in. Its `desk` comes first: see `words`."""
    return record(
        ("desk", game.state, (4,)),  # the state to be hashed, the seat's view, a guess, a trial
        ("dice", DICE),  # by which the thinker mixes its choices
        ("fate", DICE),  # what the game will throw, in one iteration
        ("whims", DICE),  # by which the others mix theirs, and what is thrown in trials
        ("fates", np.int64),  # the seed of all iterations' fates and whims
        ("seat", np.int64),  # who thinks
        ("horizon", np.int64),  # decisions of a playout
        ("state_words", np.int64),  # 32-bit words of a state
        ("nodes_used", np.int64),
        ("edges_used", np.int64),
        ("depth", np.int64),  # of the path
        ("path_nodes", np.int64, (DEEPEST,)),
        ("path_edges", np.int64, (DEEPEST,)),
        ("silent", LOG),
        ("out", np.int16, (game.actions.size,)),
        ("chances", np.float64, (MAX_SEATS,)),  # to win
        ("worths", np.float64, (MAX_SEATS,)),  # what each seat plays for
        ("noted", np.float64),  # positions of a playout, counted
        ("noted_chances", np.float64, (MAX_SEATS,)),  # in them, summed
        ("noted_worths", np.float64, (MAX_SEATS,)),
        ("results", RESULT, (MAX_SEATS,)),
        ("slots", np.int32, (SLOTS,)),
        ("nodes", NODE, (MOST_NODES,)),
        ("edges", EDGE, (MOST_EDGES,)),
    )


@rule
def clear_tree(mind):
    mind.nodes_used = 0
    mind.edges_used = 0
    for slot in range(SLOTS):
        mind.slots[slot] = FREE


@rule
def find_node(mind, words, seat):
    """The node of what the seat knows of the guess, or NO_NODE, and the keys it has or would have.

    `words` are the 32-bit words of the mind's first state.
    """
    mind.desk[KEY] = mind.desk[GUESS]
    rules.redact(mind.desk[KEY], seat)
    first = hash_words(words, mind.state_words, seat, FACTORS[0])
    second = hash_words(words, mind.state_words, seat, FACTORS[1])
    return int64(mind.slots[find_slot(mind, first, second)]) - 1, first, second


@rule
def hash_words(words, count, start, factor):
    key = start + 1
    for index in range(count):
        key = ((key ^ int64(words[index])) * factor) & MASK
        key ^= key >> 15
    return key


@rule
def find_slot(mind, first, second):
    """The slot of the node with these keys, or the free one where it belongs."""
    slot = first & (SLOTS - 1)
    while mind.slots[slot] != FREE:
        keys = mind.nodes[mind.slots[slot] - 1].keys
        if keys[0] == first and keys[1] == second:
            break
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@rule
def has_room(mind, count):
    """Whether a node with so many edges still fits."""
    return mind.nodes_used < MOST_NODES and mind.edges_used + count <= MOST_EDGES


@rule
def add_node(mind, first, second, seat, count, is_shared):
    """A new node with edges yet to be filled in."""
    index = int64(mind.nodes_used)
    mind.slots[find_slot(mind, first, second)] = index + 1
    node = mind.nodes[index]
    node.keys[0] = first
    node.keys[1] = second
    node.seat = seat
    node.is_shared = is_shared
    node.first = mind.edges_used
    node.count = count
    node.visits = 0
    node.total = 0.0
    node.squares = 0.0
    mind.nodes_used += 1
    mind.edges_used += count
    return index
