"""How much a card sets going at once: the log of an action must have room for all of it."""

from collections.abc import Iterator, Mapping
from typing import Any

from rejouons.games.a_vos_marques.boards.effects import Cards, branches, programs
from rejouons.games.a_vos_marques.cards import Ops
from rejouons.kernel.board import Remark, remark
from rejouons.kernel.log import MAX_EVENTS

CATA = 64  # events at most, with six cars
ANY_OTHER = 12  # events at most of any other operation but `draw_s`, which has one a card
AT_ONCE = 5  # programs: a card's, its rebound, errands done by both; and the turn itself
MOST_EVENTS = MAX_EVENTS // AT_ONCE


def weight_faults(cards: Cards) -> Iterator[Remark]:
    """It is also as much as can be got: no card fills a purse by itself."""
    limits = {"most": MOST_EVENTS, "cata": CATA, "any": ANY_OTHER}
    for name, card in cards.items():
        for program in programs(card):
            found = weight(program.ops)
            if found > MOST_EVENTS:
                yield remark("too-much", card=name, key=program.key, found=found, **limits)


def weight(ops: Ops) -> int:
    """The events on the longest way through operations, arrivals included."""
    return sum(weight_of(op) for op in ops)


def weight_of(op: Mapping[str, Any]) -> int:
    own: int = {"cata": CATA, "draw_s": op.get("n", 0)}.get(op["op"], ANY_OTHER)
    return own + weight(op.get("on_arrival", ())) + max(map(weight, branches(op)))
