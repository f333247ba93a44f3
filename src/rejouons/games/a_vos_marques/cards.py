"""The cards as their file tells them, compiled into programs of a few operations.

A card's effect is a list of operations; the lines by which products counter it are such lists
too. The compiler lays all of them into one table of instructions, and rules step through it:
no rule knows a card by its name.
"""

import enum
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field
from functools import cached_property
from typing import Any

from numpy import int8, int16

from rejouons.games.a_vos_marques.roads import ERRAND_PLACES, PLACES, REGIONS
from rejouons.kernel.record import new, record

DECKS = ("E", "S", "P")
E, S, P = range(len(DECKS))
MAX_CARDS = (52, 70, 28)  # of each deck, and so the most kinds it can have
FIRST_CARD = (0, 52, 122)  # of each deck, among all
ALL_CARDS = sum(MAX_CARDS)
MAX_COUNTERS = 4  # lines of a card
MAX_INSTRUCTIONS = 720
NO_PROGRAM = 0  # the first instruction of all ends the program
PRODUCTS = ("ABS", "ASR", "ESP", "NAV", "DYN", "ENG", "ALA", "AIR", "DEA")
RESULTS = ("cancel", "reduce", "reverse")

Ops = Sequence[Mapping[str, Any]]


class Op(enum.IntEnum):
    """The operations of a program."""

    END = 0
    FORWARD = 1  # n spaces
    BACK = 2  # n spaces
    STOP = 3  # the turn ends
    MISS = 4  # the next turn is missed
    ONE_DIE = 5
    BONUS_DIE = 6
    WRONG_WAY = 7
    PAY = 8  # n écus to the bank
    RECEIVE = 9
    PAY_EACH = 10
    COLLECT_EACH = 11
    PAY_VICTIM = 12
    STEAL_MONEY = 13
    LOSE_MONEY = 14
    STEAL_RANDOM = 15
    STEAL_NAMED = 16
    LOSE_PRODUCT = 17
    GAIN = 18  # the one product of the mask
    GAIN_CHOICE = 19  # any product of the mask
    ERRAND = 20  # to the nearest place n; `to` runs there
    GOTO = 21  # to place n
    DRAW_S = 22  # n cards
    KEEP_TICKET = 23
    CATA = 24
    SWAP_AHEAD = 25  # goes on at `to` if there was somebody ahead
    UNLESS_REGION = 26  # goes on at `to` unless the subject is in a region of the mask
    UNLESS_PRODUCT = 27  # goes on at `to` unless the subject holds a product of the mask
    JUMP = 28


def ops(*kinds: Op) -> int:
    """A set of operations."""
    return sum(1 << kind for kind in kinds)


# What they do
BRANCHES = ops(Op.SWAP_AHEAD, Op.UNLESS_REGION, Op.UNLESS_PRODUCT, Op.JUMP)
MOVES_OR_MARKS = ops(Op.FORWARD, Op.BACK, Op.STOP, Op.MISS, Op.ONE_DIE, Op.BONUS_DIE, Op.WRONG_WAY)
MOVES_MONEY = ops(
    Op.PAY,
    Op.RECEIVE,
    Op.PAY_EACH,
    Op.COLLECT_EACH,
    Op.PAY_VICTIM,
    Op.STEAL_MONEY,
    Op.LOSE_MONEY,
)
MOVES_PRODUCTS = ops(Op.STEAL_RANDOM, Op.STEAL_NAMED, Op.LOSE_PRODUCT, Op.GAIN, Op.GAIN_CHOICE)

INSTRUCTION = record(  # without gaps, like CARD: a table is known by its bytes
    ("op", int8),
    ("n", int8),
    ("waits", int16),  # 1 where the card then lies before the player until it is used up
    ("choice", int16),  # a mask of products or regions
    ("to", int16),
)
CARD = record(
    ("copies", int8),
    ("counters", int8),  # how many lines it has
    ("names", int16),  # 1 if a product is named as it is played
    ("effect", int16),
    ("any_of", int16, (MAX_COUNTERS,)),  # mask of the products that a line asks for
    ("result", int8, (MAX_COUNTERS,)),
    ("own", int16, (MAX_COUNTERS,)),  # what a line does to the subject
    ("rebound", int16, (MAX_COUNTERS,)),  # what it does to the attacker
)

SIMPLE = {  # operations that are as they are written
    "forward": Op.FORWARD,
    "back": Op.BACK,
    "bonus_die": Op.BONUS_DIE,
    "pay": Op.PAY,
    "receive": Op.RECEIVE,
    "pay_each": Op.PAY_EACH,
    "collect_each": Op.COLLECT_EACH,
    "pay_victim": Op.PAY_VICTIM,
    "steal_money": Op.STEAL_MONEY,
    "lose_money": Op.LOSE_MONEY,
    "lose_product": Op.LOSE_PRODUCT,
    "draw_s": Op.DRAW_S,
    "keep_pass": Op.KEEP_TICKET,
    "cata": Op.CATA,
}
MARKS = {"one_die": Op.ONE_DIE, "wrong_way": Op.WRONG_WAY}
STEALS = {"random": Op.STEAL_RANDOM, "named": Op.STEAL_NAMED}


def product_mask(names: Iterable[str]) -> int:
    return sum(1 << PRODUCTS.index(name) for name in names)


@dataclass
class Row:
    """An instruction being laid; its fields are those of INSTRUCTION."""

    op: Op
    n: int = 0
    waits: int = 0
    choice: int = 0
    to: int = 0


@dataclass
class Compiler:
    """Lays programs one after the other."""

    prices: Mapping[str, int]
    rows: list[Row] = field(default_factory=lambda: [Row(Op.END)])

    def program(self, ops: Ops, deck: int, is_arrival: bool = False) -> int:
        """Where the program of a list of operations begins."""
        arrivals = [self._arrival(op, deck) for op in inside(ops) if op["op"] == "errand"]
        if not ops:
            return NO_PROGRAM
        begin = len(self.rows)
        self._lay(ops, deck, is_arrival, arrivals)
        self._add(Op.END)
        return begin

    def _arrival(self, op: Mapping[str, Any], deck: int) -> int:
        return self.program(op.get("on_arrival", []), deck, is_arrival=True)

    def _lay(self, ops: Ops, deck: int, is_arrival: bool, arrivals: list[int]) -> None:
        for op in ops:
            name = op["op"]
            waits = int(deck == S and not is_arrival)
            if name in SIMPLE:
                self._add(SIMPLE[name], op.get("n", 0))
            elif name in MARKS:
                self._add(MARKS[name], waits=waits)
            elif name == "stop":
                self._add(Op.MISS if deck == S else Op.STOP, waits=waits)
            elif name == "steal_product":
                self._add(STEALS[op["mode"]])
            elif name == "gain_product":
                self._gain(op)
            elif name == "errand":
                place = ERRAND_PLACES.index(op["place"])
                self._add(Op.ERRAND, place, waits=1, to=arrivals.pop(0))
            elif name == "goto":
                self._add(Op.GOTO, PLACES.index(op["place"]))
            else:
                self._branch(op, deck, is_arrival, arrivals)

    def _gain(self, op: Mapping[str, Any]) -> None:
        if "product" in op:
            self._add(Op.GAIN, choice=product_mask([op["product"]]))
        else:
            cheap = [name for name in PRODUCTS if self.prices[name] <= op["max_price"]]
            self._add(Op.GAIN_CHOICE, choice=product_mask(cheap))

    def _branch(
        self, op: Mapping[str, Any], deck: int, is_arrival: bool, arrivals: list[int]
    ) -> None:
        ends: list[Row] = []
        for test, choice, then in _cases(op):
            begin = self._add(test, choice=choice)
            self._lay(then, deck, is_arrival, arrivals)
            if test != Op.SWAP_AHEAD:
                ends.append(self._add(Op.JUMP))
                begin.to = len(self.rows)
            else:
                ends.append(begin)
        self._lay(op.get("else", []), deck, is_arrival, arrivals)
        for row in ends:
            row.to = len(self.rows)

    def _add(self, op: Op, n: int = 0, waits: int = 0, choice: int = 0, to: int = 0) -> Row:
        self.rows.append(Row(op, n, waits, choice, to))
        return self.rows[-1]


def _cases(op: Mapping[str, Any]) -> list[tuple[Op, int, Ops]]:
    """The tests of a branching operation, in order, and what follows each."""
    if op["op"] == "by_region":
        regions = sum(1 << REGIONS.index(name) for name in op["regions"])
        return [(Op.UNLESS_REGION, regions, op["then"])]
    if op["op"] == "by_product":
        cases = op["cases"]
        return [(Op.UNLESS_PRODUCT, product_mask(case["any_of"]), case["then"]) for case in cases]
    return [(Op.SWAP_AHEAD, 0, [])]


def inside(ops: Ops) -> Iterator[Mapping[str, Any]]:
    """All operations of a program, in the order in which they are laid."""
    for op in ops:
        yield op
        for case in op.get("cases", []):
            yield from inside(case["then"])
        yield from inside(op.get("then", []))
        yield from inside(op.get("else", []))


@dataclass(frozen=True)
class Deck:
    """All cards of a file, without faults."""

    cards: Mapping[str, Mapping[str, Any]]
    prices: Mapping[str, int]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By number: the cards of each deck in the order of the file, and unused ones."""
        names = [f"unused.{number}" for number in range(ALL_CARDS)]
        for number, first in enumerate(FIRST_CARD):
            own = [name for name, card in self.cards.items() if card["deck"] == DECKS[number]]
            names[first : first + len(own)] = own
        return tuple(names)

    @cached_property
    def tables(self) -> tuple[Any, Any]:
        """The cards, a row each, and the instructions."""
        rows = new(CARD, ALL_CARDS)
        compiler = Compiler(self.prices)
        for number, name in enumerate(self.names):
            if name in self.cards:
                self._fill(rows[number], self.cards[name], compiler)
        program = new(INSTRUCTION, MAX_INSTRUCTIONS)
        for number, row in enumerate(compiler.rows):
            program[number] = astuple(row)
        return rows, program

    def _fill(self, row: Any, card: Mapping[str, Any], compiler: Compiler) -> None:
        deck = DECKS.index(card["deck"])
        row.copies = card["copies"]
        row.effect = compiler.program(card["effect"], deck)
        row.names = any(op.get("mode") == "named" for op in inside(card["effect"]))
        row.counters = len(card.get("counters", []))
        for line, facts in enumerate(card.get("counters", [])):
            row.any_of[line] = product_mask(facts["any_of"])
            row.result[line] = RESULTS.index(facts["result"])
            row.own[line] = compiler.program(facts.get("self", []), deck)
            row.rebound[line] = compiler.program(facts.get("attacker", []), deck)
