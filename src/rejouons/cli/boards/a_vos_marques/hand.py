"""What a player of À vos marques has at hand in the terminal: S cards and the price list."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from rejouons.cli.boards.a_vos_marques.scene import (
    INDENT,
    POINTER,
    WIDTH,
    Ink,
    Scene,
    in_lines,
    products_in,
)
from rejouons.cli.boards.lines import Block, fit, spread
from rejouons.games.a_vos_marques.cards import FIRST_CARD, PRODUCTS, S
from rejouons.games.a_vos_marques.state import Move, Phase
from rejouons.games.a_vos_marques.tables import PRICE, RESALE
from rejouons.texts import Texts

Op = Mapping[str, Any]
COLUMN_WIDTH = WIDTH // 2
HELD, GONE = "✓", "✕"
HANGING = INDENT + " " * 6  # below a card's first line


# What cards do


def effect(ops: Sequence[Op], deck: str, texts: Texts) -> str:
    """The operations of a card in short."""
    told = [operation(op, deck, texts) for op in ops]
    return ", ".join(told) or texts["board-op-nothing"]


def operation(op: Op, deck: str, texts: Texts) -> str:
    name = op["op"]
    if name == "stop":
        return texts["board-op-miss" if deck == "S" else "board-op-stop"]
    if name == "errand":
        return errand(op, deck, texts)
    if name == "steal_product":
        return texts[f"board-op-steal-{op['mode']}"]
    if name == "gain_product":
        return gained(op, texts)
    if name in ("by_region", "by_product"):
        return branches(op, deck, texts)
    return texts.say(f"board-op-{name}", n=op.get("n", 0), place=op.get("place", ""))


def gained(op: Op, texts: Texts) -> str:
    if "product" in op:
        return texts.say("board-op-gain", product=op["product"])
    return texts.say("board-op-gain-choice", n=op["max_price"])


def errand(op: Op, deck: str, texts: Texts) -> str:
    words = texts.say("board-op-errand", place=op["place"])
    if not op.get("on_arrival"):
        return words
    then = effect(op["on_arrival"], deck, texts)
    return texts.say("board-op-errand-then", errand=words, then=then)


def branches(op: Op, deck: str, texts: Texts) -> str:
    """What a card does here, what there, and what otherwise."""
    told = [
        texts.say("board-counter", products=where, then=effect(then, deck, texts))
        for where, then in cases(op, texts)
    ]
    otherwise = texts.say("board-op-else", then=effect(op.get("else", []), deck, texts))
    return ", ".join([*told, otherwise])


def cases(op: Op, texts: Texts) -> Iterator[tuple[str, Sequence[Op]]]:
    if op["op"] == "by_region":
        yield (
            ", ".join(texts.say("board-region", region=name) for name in op["regions"]),
            op["then"],
        )
    for case in op.get("cases", []):
        yield ", ".join(case["any_of"]), case["then"]


def counters(card: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """The lines by which products answer a card."""
    for line in card.get("counters", []):
        then = [effect(line["self"], card["deck"], texts)] if line.get("self") else []
        if line.get("attacker"):
            rebound = effect(line["attacker"], card["deck"], texts)
            then.append(texts.say("board-counter-attacker", then=rebound))
        words = ", ".join(then) or texts["board-counter-cancel"]
        yield texts.say("board-counter", products=", ".join(line["any_of"]), then=words)


# The hand


def hand(scene: Scene) -> Block:
    """The viewer's S cards: by their titles, and all that they do when one can be played."""
    if not scene.hand or scene.phase == Phase.OVER:
        return []
    title = Text(f"{scene.texts['board-hand']}  ", Ink.BOLD)
    if scene.phase == Phase.ATTACK and scene.is_asked:
        cards = [line for card in scene.hand for line in card_lines(scene, card)]
        return [*in_lines([title]), *cards]
    words = ", ".join(card_title(scene, card) for card in scene.hand)
    return in_lines([title, *in_words(words)])


def card_title(scene: Scene, card: int) -> str:
    count = scene.hand[card]
    return f"{scene.code(card)} {scene.title(card)}{f' ×{count}' if count > 1 else ''}"


def card_lines(scene: Scene, card: int) -> Block:
    """A card, what it does, and what answers it."""
    is_lit = card - FIRST_CARD[S] in scene.choices(Move.PLAY)
    title = Text(
        f" {POINTER if is_lit else ' '}{card_title(scene, card)} ", Ink.LIT if is_lit else Ink.BOLD
    )
    facts, texts = scene.card(card), scene.texts
    does = effect(facts["effect"], facts["deck"], texts)
    answers = "  ".join(counters(facts, texts)) or texts["board-counter-none"]
    return [
        *in_lines([title, " ", *in_words(does)], hanging=HANGING),
        *in_lines((Text(word, Ink.FAINT) for word in in_words(answers)), HANGING, HANGING),
    ]


def in_words(sentence: str) -> Iterator[str]:
    """What a line can be broken between."""
    return (f"{word} " for word in sentence.split(" "))


# The garage


def price_list(scene: Scene) -> Block:
    """What everything costs, when the viewer can trade: what is held, what can be had."""
    if not is_trading(scene):
        return []
    lines = [priced(scene, product) for product in range(len(PRODUCTS))]
    half = (len(lines) + 1) // 2
    title = fit(WIDTH, Ink.BOLD, f" {scene.texts['board-prices']}")
    columns = [*lines, fit(COLUMN_WIDTH, Ink.ROAD)]
    return [title, *(Text.assemble(columns[row], columns[row + half]) for row in range(half))]


def is_trading(scene: Scene) -> bool:
    is_open = scene.phase in (Phase.GARAGE, Phase.SALE) or bool(scene.choices(Move.BUY, Move.SELL))
    return scene.is_asked and is_open


def priced(scene: Scene, product: int) -> Text:
    """A product, its price, and `+` before what the bank pays for it."""
    state, name = scene.state, PRODUCTS[product]
    is_held = name in products_in(state.players[scene.viewer].products)
    is_lit = product in scene.choices(Move.BUY, Move.SELL)
    is_gone = name in products_in(state.sold_out)
    mark = HELD if is_held else GONE if is_gone and not is_lit else POINTER if is_lit else " "
    price = f"+{RESALE[state.options.resale, product]}" if is_held else str(PRICE[product])
    words = f" {mark} {name} {scene.texts.say('product-long', product=name)}"
    ink = Ink.BOLD if is_lit or is_held else Ink.FAINT
    return spread(COLUMN_WIDTH, Ink.ROAD, Text(words, ink), Text(f" {price}   ", ink))
