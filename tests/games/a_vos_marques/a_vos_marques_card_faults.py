"""Faults of cards: what is changed on the box's, and what is then wrong with them."""

from typing import Any

from a_vos_marques_boards import Facts, card, op
from ave_cesar_boards import DROPPED, Edits

from rejouons.games.a_vos_marques.boards.effects import ON_ARRIVAL
from rejouons.games.a_vos_marques.boards.operations import MAX_DEPTH, NEEDS
from rejouons.games.a_vos_marques.boards.weights import ANY_OTHER, CATA, MOST_EVENTS
from rejouons.games.a_vos_marques.cards import MAX_CARDS, MAX_COUNTERS, MAX_INSTRUCTIONS
from rejouons.kernel.board import Remark, remark
from rejouons.kernel.typed import MOST_LISTED


def mistyped(key: str, wanted: str, found: str, name: str = "S01") -> list[Remark]:
    return [remark("card-mistyped", card=name, key=key, wanted=wanted, found=found)]


def effect(*ops: Any, name: str = "S01") -> Edits:
    return {f"cards/{name}/effect": list(ops)}


def line(any_of: list[str], result: str = "cancel", **ops: Any) -> Facts:
    return {"any_of": any_of, "result": result, **ops}


def counters(*lines: Facts, name: str = "S01") -> Edits:
    return {f"cards/{name}/counters": list(lines)}


def nested(depth: int) -> Facts:
    """Operations inside each other."""
    inside = op("stop")
    for _ in range(depth - 1):
        inside = op("by_region", regions=["city"], then=[inside])
    return inside


def too_much(key: str, found: int, name: str = "S01") -> Remark:
    limits = {"most": MOST_EVENTS, "cata": CATA, "any": ANY_OTHER}
    return remark("too-much", card=name, key=key, found=found, **limits)


def misplaced(name: str, operation: str, key: str = "effect") -> list[Remark]:
    return [remark("misplaced", card=name, key=key, op=operation)]


LONG = "Bang" * 11
PAYS = [op("pay", 1)] * 8
PAID_BACK = [line(["ABS"], "reverse", self=PAYS, attacker=PAYS)]
BACK, FORWARD = [op("back", 2)], [op("forward", 2)]
ERRAND = op("errand", place="police")
LIES_TWICE = remark("lies-twice", card="S01", key="effect", deck="S")

ALONE: dict[str, tuple[Edits, list[Remark]]] = {
    # The shape of the file
    "there is nothing in the file": ({"cards": DROPPED}, [remark("nothing-told")]),
    "there are no cards": (
        {"cards": {}},
        [remark("mistyped", key="cards", wanted="cards", found="{}")],
    ),
    "a key means nothing": ({"deck": {}}, [remark("unknown-key", key="deck")]),
    "a key of a card is missing": (
        {"cards/S01/text": DROPPED},
        [remark("card-missing", card="S01", key="text")],
    ),
    "a key of a card means nothing": (
        {"cards/S01/counter": []},
        [remark("card-unknown-key", card="S01", key="counter")],
    ),
    "there is no such deck": ({"cards/S01/deck": "Q"}, mistyped("deck", "deck", '"Q"')),
    "a card has no copies": ({"cards/S01/copies": 0}, mistyped("copies", "count", "0")),
    "a title is too long": (
        {"cards/S01/title": LONG},
        mistyped("title", "title", f'"{LONG[:39]}…'),
    ),
    "a title speaks to the terminal": (
        {"cards/S01/title": "Bang\x1b[31m"},
        mistyped("title", "title", '"Bang\\u001b[31m"'),
    ),
    "a title has two lines": ({"cards/S01/title": "A\nB"}, mistyped("title", "title", '"A\\nB"')),
    "a text turns the way of writing": (
        {"cards/S01/text": "gnaB\u202e"},
        mistyped("text", "wording", '"gnaB\u202e"'),
    ),
    "a number is true": (
        {"cards/S01/copies": True},
        mistyped("copies", "count", "true"),
    ),
    "a list is endless": (
        {"cards/S01/effect": [op("stop")] * (MOST_LISTED + 1)},
        mistyped("effect", "list", '[{"op": "stop"}, {"op": "stop"}, {"op": …'),
    ),
    "a title has no letters": ({"cards/S01/title": "?!"}, mistyped("title", "title", '"?!"')),
    "a text is in no language": (
        {"cards/S01/text": {"de": "Au!"}},
        mistyped("text", "wording", '{"de": "Au!"}'),
    ),
    "a line of counters is no object": (
        counters("ABS"),  # type: ignore[arg-type]  # that is the fault
        [
            remark("card-missing", card="S01", key="counters.1.any_of"),
            remark("card-missing", card="S01", key="counters.1.result"),
        ],
    ),
    "there is no such product": (
        counters(line(["GPS"])),
        mistyped("counters.1.any_of", "products", '["GPS"]'),
    ),
    "there is no such result": (
        counters(line(["ABS"], "double")),
        mistyped("counters.1.result", "result", '"double"'),
    ),
    # Names
    "a name is no name": (
        {"cards/S 1": card("S", 1, "Ouf")},
        [remark("card-name", card="S 1")],
    ),
    "two names differ in capitals only": (
        {"cards/s01": card("S", 1, "Ouf")},
        [remark("same-card", card="s01", other="S01")],
    ),
    # Operations
    "there is no such operation": (
        effect(op("fly")),
        [remark("operation", card="S01", key="effect.1", found='"fly"', known=", ".join(NEEDS))],
    ),
    "an operation is no object": (
        counters(line(["ABS"], "reduce", self=["stop"])),
        [
            remark(
                "operation",
                card="S01",
                key="counters.1.self.1",
                found='"stop"',
                known=", ".join(NEEDS),
            )
        ],
    ),
    "a field is missing": (
        effect(op("stop"), op("back")),
        [remark("card-missing", card="S01", key="effect.2.n")],
    ),
    "a field means nothing": (
        effect(op("stop", 2)),
        [remark("card-unknown-key", card="S01", key="effect.1.n")],
    ),
    "a number is too large": (effect(op("pay", 31)), mistyped("effect.1.n", "amount", "31")),
    "a number is too large for a drive": (
        effect(op("forward", 19)),
        mistyped("effect.1.n", "drive", "19"),
    ),
    "no product is as cheap as that": (
        effect(op("gain_product", max_price=3)),
        mistyped("effect.1.max_price", "price", "3"),
    ),
    "a product to gain does not exist": (
        effect(op("gain_product", product="GPS")),
        mistyped("effect.1.product", "product", '"GPS"'),
    ),
    "an errand leads to the Casino": (
        effect(op("errand", place="casino")),
        mistyped("effect.1.place", "errand-place", '"casino"'),
    ),
    "a card sends to one of several places": (
        effect(op("goto", place="police")),
        mistyped("effect.1.place", "single-place", '"police"'),
    ),
    "a theft is neither random nor named": (
        effect(op("steal_product", mode="all")),
        mistyped("effect.1.mode", "theft", '"all"'),
    ),
    "a product to lose is named": (
        effect(op("lose_product", mode="named")),
        mistyped("effect.1.mode", "loss", '"named"'),
    ),
    "a region is there twice": (
        effect(op("by_region", regions=["city", "city"], then=[])),
        mistyped("effect.1.regions", "regions", '["city", "city"]'),
    ),
    "there are no cases": (
        effect(op("by_product", cases=[])),
        mistyped("effect.1.cases", "cases", "[]"),
    ),
    "a case is incomplete": (
        effect(op("by_product", cases=[{"then": [op("back", 0)]}])),
        [
            remark("card-missing", card="S01", key="effect.1.cases.1.any_of"),
            *mistyped("effect.1.cases.1.then.1.n", "amount", "0"),
        ],
    ),
    "a branch is no list": (
        effect(op("swap_ahead", **{"else": op("stop")})),
        mistyped("effect.1.else", "list", '{"op": "stop"}'),
    ),
    "operations lie too deep": (
        effect(nested(MAX_DEPTH + 1)),
        [remark("too-deep", card="S01", key="effect.1.then.1.then.1.then.1.then", most=MAX_DEPTH)],
    ),
    "a gain is of two kinds": (
        effect(op("gain_product", product="DEA", max_price=5)),
        [remark("gain", card="S01", key="effect.1")],
    ),
    "a gain is of no kind": (
        effect(op("gain_product")),
        [remark("gain", card="S01", key="effect.1")],
    ),
    # Where operations may stand
    "a P card gives an errand": (effect(ERRAND, name="P13"), misplaced("P13", "errand")),
    "an S card brings the CATA": (effect(op("cata")), misplaced("S01", "cata")),
    "an S card is a ticket": (
        effect(op("keep_pass")),
        [
            *misplaced("S01", "keep_pass"),
            remark("ticket-twice", card="S01", other="E02"),
        ],
    ),
    "a P card steals": (
        effect(op("steal_money", 1), name="P13"),
        misplaced("P13", "steal_money"),
    ),
    "a counter steals": (
        counters(line(["ABS"], "reduce", self=[op("steal_product", mode="random")])),
        misplaced("S01", "steal_product", "counters.1.self"),
    ),
    "a victim pays itself": (effect(op("pay_victim", 1)), misplaced("S01", "pay_victim")),
    "an errand drives on": (
        effect(op("errand", place="police", on_arrival=FORWARD)),
        [remark("arrival", card="S01", key="effect", op="forward", known=", ".join(ON_ARRIVAL))],
    ),
    "a card lies twice before a player": (effect(op("stop"), op("one_die")), [LIES_TWICE]),
    "a card lies twice on one branch": (
        effect(ERRAND, op("by_region", regions=["city"], then=[], **{"else": [op("wrong_way")]})),
        [LIES_TWICE],
    ),
    "an E card gives two errands": (
        effect(ERRAND, ERRAND, name="E03"),
        [remark("lies-twice", card="E03", key="effect", deck="E")],
    ),
    "a card lies before both players": (
        counters(line(["ESP"], "reverse", self=[op("stop")], attacker=[op("stop")])),
        [remark("lies-twice", card="S01", key="counters.1", deck="S")],
    ),
    "a ticket is something else as well": (
        effect(op("keep_pass"), op("receive", 1), name="E02"),
        [remark("ticket-alone", card="E02")],
    ),
    "there are two kinds of tickets": (
        effect(op("keep_pass"), name="E03"),
        [remark("ticket-twice", card="E03", other="E02")],
    ),
    # Counters
    "an E card is countered": (
        counters(line(["ABS"]), name="E03"),
        [remark("counters-on-e", card="E03")],
    ),
    "there are too many counters": (
        counters(*[line(["ABS"])] * (MAX_COUNTERS + 1)),
        [remark("too-many-counters", card="S01", found=MAX_COUNTERS + 1, most=MAX_COUNTERS)],
    ),
    "a product counters twice": (
        counters(line(["ABS", "ESP"]), line(["ESP"], "reduce", self=BACK)),
        [remark("counter-twice", card="S01", product="ESP")],
    ),
    "somebody could counter twice": (
        counters(line(["ABS"]), line(["DEA"])),
        [remark("counter-groups", card="S01", product="ABS", other="DEA")],
    ),
    "a cancelled card does something": (
        counters(line(["ABS"], "cancel", self=BACK)),
        [remark("counter-result", card="S01", key="counters.1", result="cancel")],
    ),
    "a reduced card hits the attacker": (
        counters(line(["ABS"], "reduce", self=BACK, attacker=BACK)),
        [remark("counter-result", card="S01", key="counters.1", result="reduce")],
    ),
    "a reversed card does nothing": (
        counters(line(["ABS"], "reverse")),
        [remark("counter-result", card="S01", key="counters.1", result="reverse")],
    ),
    "a P card hits its attacker": (
        counters(line(["ABS"], "reverse", attacker=BACK), name="P13"),
        [remark("no-attacker", card="P13", key="counters.1")],
    ),
    # Numbers
    "a deck is empty": (
        {f"cards/P{number:02}": DROPPED for number in range(1, 17)},
        [remark("deck-empty", deck="P")],
    ),
    "a deck is too large": (
        {"cards/S22/copies": 2},
        [remark("deck-too-large", deck="S", found=71, most=MAX_CARDS[1])],
    ),
    "a card does too much at once": (
        effect(*[op("pay", 1)] * 600),
        [too_much("effect", 600 * ANY_OTHER)],
    ),
    "a counter does too much at once": (
        counters(line(["ABS"], "reverse", self=[op("draw_s", 30)] * 4)),
        [too_much("counters.1.self", 120)],
    ),
    "a branch does too much at once": (
        effect(op("by_region", regions=["city"], then=[op("pay", 1)], **{"else": BACK * 8})),
        [too_much("effect", 9 * ANY_OTHER)],
    ),
    "an errand does too much at once": (
        effect(op("errand", place="police", on_arrival=[op("receive", 30)] * 8)),
        [too_much("effect", 9 * ANY_OTHER)],
    ),
    "the CATA comes twice at once": (
        effect(op("cata"), op("cata"), name="E01"),
        [too_much("effect", 2 * CATA, "E01")],
    ),
    "the cards do too much": (
        {f"cards/S{number:02}/effect": PAYS for number in range(1, 23)}
        | {f"cards/S{number:02}/counters": PAID_BACK for number in range(1, 23)},
        [remark("too-many-instructions", found=745, most=MAX_INSTRUCTIONS)],
    ),
}
