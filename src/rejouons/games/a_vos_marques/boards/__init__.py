"""Boards and cards of somebody's own: what is wrong with them, and the board they make.

A file may tell the board, the cards, or both; what it leaves out is the box's. The checks come in
rounds, because each round needs what the one before it has made sure of: values of the right
shape, then single spaces and cards, then how they fit together, then whole ways.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rejouons.games.a_vos_marques.boards.copies import copies, copy_faults, instruction_faults
from rejouons.games.a_vos_marques.boards.counters import counter_faults
from rejouons.games.a_vos_marques.boards.drawing import drawing_faults, gap_faults
from rejouons.games.a_vos_marques.boards.effects import Cards, effect_faults, ticket_faults
from rejouons.games.a_vos_marques.boards.limits import limit_faults, size_faults, trip_faults
from rejouons.games.a_vos_marques.boards.links import link_faults
from rejouons.games.a_vos_marques.boards.places import place_faults
from rejouons.games.a_vos_marques.boards.shape import NOTHING, has_board, has_cards, shape_faults
from rejouons.games.a_vos_marques.boards.spaces import space_faults
from rejouons.games.a_vos_marques.boards.ways import (
    end_faults,
    loop_faults,
    steps_with_tickets,
    way_faults,
)
from rejouons.games.a_vos_marques.boards.weights import weight_faults
from rejouons.games.a_vos_marques.boards.words import worded
from rejouons.games.a_vos_marques.cards import DECKS, FIRST_CARD, MAX_CARDS, Deck
from rejouons.games.a_vos_marques.roads import START_NAME, Network, padded
from rejouons.games.a_vos_marques.state import PASSED_SPACES
from rejouons.games.a_vos_marques.tables import (
    BOARD_FACTS,
    CARD_FACTS,
    CARDS,
    DESTINATIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PRICE_OF,
    PROGRAM,
    ROADS,
    SIGHTS,
    drawing,
)
from rejouons.kernel.board import Board, Remark, remark
from rejouons.texts import Texts

TABLES = {
    "ROADS": ROADS,
    "SIGHTS": SIGHTS,
    "DESTINATIONS": DESTINATIONS,
    "CARDS": CARDS,
    "PROGRAM": PROGRAM,
}
Check = Callable[[Any], Iterator[Remark]]
BOARD_ROUNDS: tuple[tuple[Check, ...], ...] = (
    (size_faults, space_faults, link_faults, drawing_faults),
    (end_faults, way_faults, place_faults, gap_faults),
    (loop_faults, limit_faults),
    (trip_faults,),
)
CARD_ROUNDS: tuple[tuple[Check, ...], ...] = (
    (effect_faults, ticket_faults, counter_faults, copy_faults, weight_faults),
    (instruction_faults,),
)


def texts(language: str) -> Texts:
    return Texts.load(language, Path(__file__).parent / "texts" / f"{language}.ftl")


def faults(facts: dict[str, Any]) -> list[Remark]:
    """Whatever is wrong with a file, as far as the rounds come."""
    found = list(shape_faults(facts))
    if found:
        return found
    if has_board(facts):
        found += first_faults(BOARD_ROUNDS, Network(facts))
    if has_cards(facts):
        found += first_faults(CARD_ROUNDS, facts["cards"])
    return found


def first_faults(rounds: tuple[tuple[Check, ...], ...], facts: Any) -> list[Remark]:
    """The faults of the first round that finds any."""
    for checks in rounds:
        found = [fault for check in checks for fault in check(facts)]
        if found:
            return found
    return []


def summary(facts: dict[str, Any]) -> Remark:
    network = Network(board_part(facts))
    steps, linked = network.to_finish[START_NAME], steps_with_tickets(network)
    return remark(
        "summary",
        name=facts["name"],
        board="own" if has_board(facts) else "box",
        spaces=len(network.names),
        steps=steps,
        linked=linked,
        saved=steps - linked,
        cards="own" if has_cards(facts) else "box",
        **sizes(card_part(facts)["cards"]),
    )


def sizes(cards: Cards) -> dict[str, Any]:
    """How many cards each deck has, and whether that is as in the box."""
    found = {deck: copies(cards, deck) for deck in DECKS}
    return {
        "found": listed(found.values()),
        "box": listed(MAX_CARDS),
        "is_full": str(tuple(found.values()) == MAX_CARDS),
    }


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(f"{number} {deck}" for number, deck in zip(numbers, DECKS, strict=True))


def board_part(facts: dict[str, Any]) -> dict[str, Any]:
    return facts if has_board(facts) else BOARD_FACTS


def card_part(facts: dict[str, Any]) -> dict[str, Any]:
    return facts if has_cards(facts) else CARD_FACTS


def board(facts: dict[str, Any]) -> Board:
    """The board of a file without faults."""
    network = Network(board_part(facts))
    cards = worded(card_part(facts)["cards"])
    deck = Deck(cards, PRICE_OF)
    rows, program = deck.tables
    return Board(
        facts=facts,
        players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        words={**space_words(network), **card_words(deck)},
        tables={
            "ROADS": network.table(),
            "SIGHTS": network.sights(),
            "DESTINATIONS": network.destination_table(),
            "CARDS": rows,
            "PROGRAM": program,
        },
        drawing=drawing(board_part(facts), {"cards": cards}),
    )


def space_words(network: Network) -> dict[str, tuple[str, ...]]:
    names = padded(network.names)
    passed = {field.name: (*names, NOTHING) for field in PASSED_SPACES}
    return {"space": names, "from_space": names, **passed}


def card_words(deck: Deck) -> dict[str, tuple[str, ...]]:
    _, first_s, after_s = FIRST_CARD
    return {"card": deck.names, "s_card": deck.names[first_s:after_s]}
