"""How many cards there are, and whether the tables have room for all they do."""

from collections.abc import Iterator

from rejouons.games.a_vos_marques.boards.effects import Cards, programs
from rejouons.games.a_vos_marques.cards import DECKS, MAX_CARDS, MAX_INSTRUCTIONS, Compiler
from rejouons.games.a_vos_marques.tables import PRICE_OF
from rejouons.kernel.board import Remark, remark


def copies(cards: Cards, deck: str) -> int:
    return sum(card["copies"] for card in cards.values() if card["deck"] == deck)


def copy_faults(cards: Cards) -> Iterator[Remark]:
    for deck, most in zip(DECKS, MAX_CARDS, strict=True):
        found = copies(cards, deck)
        if not found:
            yield remark("deck-empty", deck=deck)
        elif found > most:
            yield remark("deck-too-large", deck=deck, found=found, most=most)


def instruction_faults(cards: Cards) -> Iterator[Remark]:
    found = instructions(cards)
    if found > MAX_INSTRUCTIONS:
        yield remark("too-many-instructions", found=found, most=MAX_INSTRUCTIONS)


def instructions(cards: Cards) -> int:
    compiler = Compiler(PRICE_OF)
    for card in cards.values():
        for program in programs(card):
            compiler.program(program.ops, DECKS.index(card["deck"]))
    return len(compiler.rows)
