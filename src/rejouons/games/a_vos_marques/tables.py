"""À vos marques's tables, loaded once. Sets of products are bit masks by product number."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from rejouons.games.a_vos_marques.cards import DECKS, FIRST_CARD, MAX_CARDS, PRODUCTS, Deck
from rejouons.games.a_vos_marques.roads import (
    PLACES,
    STOP_PLACES,
    Network,
    padded,
)
from rejouons.kernel.tables import head_of, read

FOLDER = Path(__file__).parent
_TABLES = read(FOLDER / "tables.toml")
VERSION, OLDEST, MIN_PLAYERS, MAX_PLAYERS, MINUTES, OPTIONS, HORIZON, LEVELS = head_of(_TABLES)

COINS: int = _TABLES["game"]["coins"]
FIRST_ATTACK: int = _TABLES["game"]["first_attack"]

_VALUES_OF = {option.key: option.values for option in OPTIONS}

# Dice

SIDES: int = _TABLES["dice"]["sides"]
RED_DICE: int = _TABLES["dice"]["red"]
MOST_DICE = RED_DICE + 1
MOST_STEPS = MOST_DICE * SIDES  # of a move
LETTER = np.array(  # the pile, by option and face
    [
        [DECKS.index(letter) for letter in _TABLES["dice"]["esp"][value]]
        for value in _VALUES_OF["esp_die"]
    ],
    np.int8,
)

# Products

_PRODUCTS: list[dict[str, Any]] = _TABLES["products"]
NUM_PRODUCTS = len(_PRODUCTS)
ALL_PRODUCTS = (1 << NUM_PRODUCTS) - 1
PRICE_OF = {facts["product"]: int(facts["price"]) for facts in _PRODUCTS}
PRICE = np.array(list(PRICE_OF.values()), np.int16)
COPIES = np.array([facts["copies"] for facts in _PRODUCTS], np.int8)
GROUP = np.array(  # those of which one excludes the other, itself included
    [
        sum(
            1 << other
            for other, its in enumerate(_PRODUCTS)
            if its is facts or its.get("group", its) == facts.get("group")
        )
        for facts in _PRODUCTS
    ],
    np.int16,
)
RESALE = np.array([PRICE, PRICE // 2], np.int16)  # by option: AVM-33
DEALER = PRODUCTS.index("DEA")
SAFETY = int(GROUP[PRODUCTS.index("ABS")])
CATA_BACK = np.array([_TABLES["cata"]["back"].get(name, 0) for name in PRODUCTS], np.int8)
CATA_FORWARD = np.array([_TABLES["cata"]["forward"].get(name, 0) for name in PRODUCTS], np.int8)


def _is_allowed(held: tuple[int, ...]) -> bool:
    return all(
        not held[a] or not held[b] or a == b or not GROUP[a] >> b & 1 for a in _ALL for b in _ALL
    )


_ALL = range(NUM_PRODUCTS)
HOLDINGS = np.array(  # all that a player can hold together, the smaller ones first: AVM-32
    sorted(
        (
            sum(1 << number for number in _ALL if held[number])
            for held in product((0, 1), repeat=NUM_PRODUCTS)
            if _is_allowed(held)
        ),
        key=int.bit_count,
    ),
    np.int16,
)
_SIZES = [int(held).bit_count() for held in HOLDINGS]
MOST_HELD = _SIZES[-1]
FIRST_HOLDING = np.searchsorted(_SIZES, range(MOST_HELD + 2)).astype(np.int16)  # by size
WORTH = np.array(  # the list value of any set of products
    [sum(int(PRICE[n]) for n in _ALL if held >> n & 1) for held in range(ALL_PRODUCTS + 1)],
    np.int16,
)
MOST_WORTH = max(int(WORTH[held]) for held in HOLDINGS)
MUST = np.full((MOST_HELD + 1, MOST_WORTH + 1), ALL_PRODUCTS, np.int16)  # in all such holdings
CAN = np.zeros((MOST_HELD + 1, MOST_WORTH + 1), np.int16)  # in some, by their number and value
for _held in HOLDINGS:
    MUST[int(_held).bit_count(), WORTH[_held]] &= _held
    CAN[int(_held).bit_count(), WORTH[_held]] |= _held

# Places

MOST_STAKE: int = _TABLES["casino"]["stake"]
RETURNS = np.array(_TABLES["casino"]["returns"], np.int8)  # by face, from 0
AGAIN = -1
SENDS = np.array(
    [
        AGAIN if name == "again" else PLACES.index(name)
        for name in _TABLES["magic_mountain"]["sends"]
    ],
    np.int8,
)
FOX_BACK = np.array(_TABLES["sand_fox"]["back"], np.int8)  # by difference
FOX_PRIZES = np.array(_TABLES["sand_fox"]["prizes"], np.int8)
CASINO = PLACES.index("casino")
MAGIC_MOUNTAIN = PLACES.index("magic_mountain")
SAND_FOX = PLACES.index("sand_fox")
NUM_STOP_PLACES = len(STOP_PLACES)

# Board and cards: what an owner can replace

BOARD_FACTS = read(FOLDER / "board.json")
CARD_FACTS = read(FOLDER / "cards.json")
NETWORK = Network(BOARD_FACTS)
ROADS = NETWORK.table()
SIGHTS = NETWORK.sights()
DESTINATIONS = NETWORK.destination_table()
DECK = Deck(CARD_FACTS["cards"], PRICE_OF)
CARDS, PROGRAM = DECK.tables
SPACE_NAMES = padded(NETWORK.names)
CARD_NAMES = DECK.names
MAX_S = MAX_CARDS[1]
S_NAMES = CARD_NAMES[FIRST_CARD[1] : FIRST_CARD[2]]

# What bots make of it

_VALUE: dict[str, Any] = _TABLES["value"]
STEP = 100  # what is missing is counted in hundredths of a space


def _turns_left() -> list[float]:
    """By steps to go: how many rolls of the red dice they take on average."""
    rolls = [sum(faces) for faces in product(range(1, SIDES + 1), repeat=RED_DICE)]
    turns = [0.0]
    for steps in range(1, 256):
        after = (turns[max(0, steps - roll)] for roll in rolls)
        turns.append(1 + sum(after) / len(rolls))
    return turns


MEAN_ROLL = RED_DICE * (SIDES + 1) / 2
TO_DRIVE = np.rint(np.array(_turns_left()) * MEAN_ROLL * STEP).astype(np.int16)  # by steps to go
MARK_COST = np.array(list(_VALUE["marks"].values()), np.int16)  # by Mark
ERRAND_COST: int = _VALUE["errand"]
ERRAND_STEP: int = _VALUE["errand_step"]
ECU_WORTH: int = _VALUE["ecu"]
HAND_WORTH: int = _VALUE["hand"]
TICKET_WORTH: int = _VALUE["ticket"]
PRODUCT_WORTH = np.array([_VALUE["products"][name] for name in PRODUCTS], np.int16)
TURN_WORTH: int = _VALUE["turn"]
LAST_SPREAD: int = _VALUE["last_spread"]
STEP_SPREAD: int = _VALUE["step_spread"]
WHIM: int = _VALUE["whim"]
CASINO_PULL: int = _VALUE["casino"]
WHOLE_WAY = NETWORK.to_finish["START"]  # of the box


def drawing(board: dict[str, Any], cards: dict[str, Any]) -> dict[str, Any]:
    """What is drawn: pieces, the map by its file, and every card by its name."""
    network = Network(board)
    return {
        **read(FOLDER / "drawing.toml"),
        "canvas": board["canvas"],
        "spaces": [{"name": name, **_drawn(board["spaces"][name])} for name in network.names],
        "roads": {
            name: [network.numbers[to] for to in network.roads[name]] for name in network.names
        },
        "onward": [
            [network.numbers[to] for to in board["spaces"][name]["next"]] for name in network.names
        ],
        "back": [network.numbers[network.back(name)] for name in network.names],
        "links": [
            {**link, "ends": [network.numbers[end] for end in link["ends"]]}
            for link in board["links"]
        ],
        "map": board.get("drawing", {}),
        "destinations": [network.numbers[name] for name in network.destinations],
        "to_finish": [network.to_finish[name] for name in network.names],
        "cards": cards["cards"],
        "prices": PRICE_OF,
        "groups": {facts["product"]: facts.get("group") for facts in _PRODUCTS},
    }


def _drawn(space: dict[str, Any]) -> dict[str, Any]:
    return {key: space[key] for key in ("x", "y", "region", "place") if key in space}


DRAWING = drawing(BOARD_FACTS, CARD_FACTS)
