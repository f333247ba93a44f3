"""The shape of a file: which keys its parts must have, and what must be under each."""

from collections.abc import Iterator, Mapping
from typing import Any

from rejouons.games.a_vos_marques.boards.operations import operation_faults
from rejouons.games.a_vos_marques.boards.values import WANTED, part_faults
from rejouons.games.a_vos_marques.roads import FINISH_NAME, START_NAME
from rejouons.games.a_vos_marques.state import PASSED_SPACES
from rejouons.kernel.board import Remark, remark
from rejouons.kernel.typed import (
    Keys,
    format_faults,
    is_filled,
    is_list,
    is_object,
    key_faults,
    name_faults,
    unknown_keys,
)

NOTHING = PASSED_SPACES[0].words[-1]  # the word for no space at all
FILE: Keys = {"format": "whole", "game": "text", "name": "text"}
BOARD: Keys = {"canvas": "size", "spaces": "spaces", "links": "list"}
BOARD_KEYS = (*BOARD, "drawing")  # any of which makes a file tell a board
CARDS: Keys = {"cards": "cards"}
SPACE: Keys = {"x": "number", "y": "number", "region": "text", "next": "names"}
SPACE_MAY: Keys = {"place": "text", "back": "text"}
LINK: Keys = {"kind": "text", "ends": "ends"}
LINK_MAY: Keys = {"draw": "line"}
CARD: Keys = {
    "deck": "deck",
    "copies": "count",
    "title": "title",
    "text": "wording",
    "effect": "list",
}
CARD_MAY: Keys = {"counters": "list", "family": "text"}
COUNTER: Keys = {"any_of": "products", "result": "result"}
COUNTER_MAY: Keys = {"self": "list", "attacker": "list"}


def has_board(facts: Mapping[str, Any]) -> bool:
    return any(key in facts for key in BOARD_KEYS)


def has_cards(facts: Mapping[str, Any]) -> bool:
    return "cards" in facts


def shape_faults(facts: dict[str, Any]) -> Iterator[Remark]:
    yield from key_faults(facts, FILE, WANTED)
    yield from unknown_keys(facts, (*FILE, *BOARD_KEYS, *CARDS))
    yield from format_faults(facts)
    if has_board(facts):
        yield from board_faults(facts)
    if has_cards(facts):
        yield from deck_faults(facts)
    if not has_board(facts) and not has_cards(facts):
        yield remark("nothing-told")


# Boards


def board_faults(facts: dict[str, Any]) -> Iterator[Remark]:
    yield from key_faults(facts, BOARD, WANTED)
    if is_filled(facts.get("spaces")):
        yield from space_names(facts["spaces"])
        for name, space in facts["spaces"].items():
            yield from part_faults(space, SPACE, SPACE_MAY, space=name)
    if is_list(facts.get("links")):
        for number, link in enumerate(facts["links"], 1):
            yield from part_faults(link, LINK, LINK_MAY, link=str(number))


def space_names(spaces: Mapping[str, Any]) -> Iterator[Remark]:
    yield from name_faults(spaces, "space")
    for name in (START_NAME, FINISH_NAME):
        if name not in spaces:
            yield remark("no-such-end", space=name)
    for name in spaces:
        if name.lower() == NOTHING:
            yield remark("name-taken", space=name)


# Cards


def deck_faults(facts: dict[str, Any]) -> Iterator[Remark]:
    yield from key_faults(facts, CARDS, WANTED)
    if is_filled(facts["cards"]):
        yield from name_faults(facts["cards"], "card")
        for name, card in facts["cards"].items():
            yield from part_faults(card, CARD, CARD_MAY, card=name)
            if is_object(card):
                yield from line_faults(name, card)


def line_faults(name: str, card: dict[str, Any]) -> Iterator[Remark]:
    """Faults of a card's effect, and of its counters line by line."""
    yield from operation_faults(name, card.get("effect"), "effect")
    counters: Any = card.get("counters")
    for number, line in enumerate(counters if is_list(counters) else (), 1):
        inside = f"counters.{number}."
        yield from part_faults(line, COUNTER, COUNTER_MAY, inside, card=name)
        for key in COUNTER_MAY:
            if is_object(line):
                yield from operation_faults(name, line.get(key), inside + key)
