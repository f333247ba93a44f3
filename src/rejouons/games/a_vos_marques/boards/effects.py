"""The effects of the cards as a whole: where operations may stand, and what a card leaves lying."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rejouons.games.a_vos_marques.cards import Ops, inside
from rejouons.kernel.board import Remark, remark

Cards = Mapping[str, Mapping[str, Any]]
PARTS = ("effect", "self", "attacker")
ARRIVAL = "on_arrival"
ON_ARRIVAL = (  # money, products, dice and cards: nothing that moves a car once more
    "pay",
    "receive",
    "pay_each",
    "collect_each",
    "lose_money",
    "lose_product",
    "gain_product",
    "one_die",
    "bonus_die",
    "draw_s",
)
HOMES = {  # the decks and the parts of a card that an operation belongs to; others stand anywhere
    "errand": ("ES", PARTS),  # AVM-45
    "cata": ("EP", ("effect",)),  # drawn, not played: AVM-54
    "keep_pass": ("E", ("effect",)),  # AVM-90
    "steal_money": ("S", ("effect",)),
    "steal_product": ("S", ("effect",)),
    "pay_victim": ("S", ("attacker",)),
}
WAITING = {  # the card of a deck lies before a player with these; AVM-47, AVM-87
    "E": ("errand",),
    "S": ("errand", "stop", "one_die", "wrong_way"),
    "P": (),
}


class Program(NamedTuple):
    """A list of operations, and what of its card it is."""

    part: str
    key: str
    ops: Ops


def programs(card: Mapping[str, Any]) -> Iterator[Program]:
    """All lists of operations of a card but those inside others."""
    yield Program("effect", "effect", card["effect"])
    for number, line in enumerate(card.get("counters", ()), 1):
        for part in ("self", "attacker"):
            yield Program(part, f"counters.{number}.{part}", line.get(part, ()))


def effect_faults(cards: Cards) -> Iterator[Remark]:
    for name, card in cards.items():
        deck = card["deck"]
        for program in programs(card):
            yield from home_faults(name, deck, program)
        if lying(card["effect"], deck) > 1:
            yield remark("lies-twice", card=name, key="effect", deck=deck)


def home_faults(card: str, deck: str, program: Program) -> Iterator[Remark]:
    for op in inside(program.ops):
        if not is_at_home(op["op"], deck, program.part):
            yield remark("misplaced", card=card, key=program.key, op=op["op"])
        for arriving in op.get(ARRIVAL, ()):
            if arriving["op"] not in ON_ARRIVAL:
                known = ", ".join(ON_ARRIVAL)
                yield remark("arrival", card=card, key=program.key, op=arriving["op"], known=known)


def is_at_home(op: str, deck: str, part: str) -> bool:
    decks, parts = HOMES.get(op, ("ESP", PARTS))
    return deck in decks and part in parts


def lying(ops: Ops, deck: str) -> int:
    """The most things that can keep a card lying before a player, on any branch."""
    return sum(int(op["op"] in WAITING[deck]) + lying_inside(op, deck) for op in ops)


def lying_inside(op: Mapping[str, Any], deck: str) -> int:
    return max(lying(branch, deck) for branch in branches(op))


def branches(op: Mapping[str, Any]) -> list[Ops]:
    """The lists of operations inside one, of which one comes true."""
    return [op.get("then", ()), op.get("else", ())] + [case["then"] for case in op.get("cases", ())]


# Tickets


def ticket_faults(cards: Cards) -> Iterator[Remark]:
    """A ticket is kept for nothing else, and all tickets are of one kind; AVM-98."""
    kinds = []
    for name, card in cards.items():
        if any(op["op"] == "keep_pass" for program in programs(card) for op in inside(program.ops)):
            kinds.append(name)
            if card["effect"] != [{"op": "keep_pass"}]:
                yield remark("ticket-alone", card=name)
    for name in kinds[1:]:
        yield remark("ticket-twice", card=name, other=kinds[0])
