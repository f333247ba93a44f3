"""Macadam's tables, loaded once into named arrays. Sets of cards are bit masks by card number."""

from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np

from rejouons.kernel.tables import head_of, read

FOLDER = Path(__file__).parent
_TABLES = read(FOLDER / "tables.toml")
VERSION, OLDEST, MIN_PLAYERS, MAX_PLAYERS, MINUTES, OPTIONS, HORIZON, LEVELS = head_of(_TABLES)

FINE: int = _TABLES["game"]["fine"]
AGENT_CARDS: int = _TABLES["game"]["agents"]
DEALER_DRAWS: int = _TABLES["game"]["dealer_draws"]
DEAL = np.array([0] * MIN_PLAYERS + _TABLES["game"]["deal"], np.int8)  # by players

# Cards

_KINDS: list[dict[str, Any]] = _TABLES["kinds"]
KIND_NAMES = tuple(kind["kind"] for kind in _KINDS)
KINDS = len(_KINDS)
CARD_NAMES = tuple(
    f"{kind['prefix']}{number}" for kind in _KINDS for number in range(1, kind["cards"] + 1)
)
CARDS = len(CARD_NAMES)
ALL_CARDS = (1 << CARDS) - 1
KIND_OF_CARD = np.repeat(np.arange(len(_KINDS)), [kind["cards"] for kind in _KINDS]).astype(np.int8)
POINTS_OF = np.array([_KINDS[kind].get("points", 0) for kind in KIND_OF_CARD], np.int16)
_FIRSTS = [0, *accumulate(kind["cards"] for kind in _KINDS)]
_CARDS_OF = {
    kind["kind"]: ((1 << kind["cards"]) - 1) << first
    for kind, first in zip(_KINDS, _FIRSTS, strict=False)
}


def _cards(kinds: Iterable[str]) -> int:
    return sum(_CARDS_OF[kind] for kind in kinds)


OF_KIND = np.array(list(_CARDS_OF.values()), np.int64)
AGENTS = _CARDS_OF["agent"]
GREEN_WALKERS = _CARDS_OF["green_walker"]
GREEN_ARROWS = _CARDS_OF["green_arrow"]
WALKERS = _cards(_TABLES["signals"]["walk"])
PAPERS = _cards(_TABLES["papers"])

# Papers

_PAPERS: dict[str, dict[str, Any]] = _TABLES["papers"]
PAPER_NAMES = tuple(_PAPERS)
NUM_PAPERS = len(_PAPERS)
BOTH_PAPERS = (1 << NUM_PAPERS) - 1
NO_PAPER = -1
TICKETS = np.array([paper["tickets"] for paper in _PAPERS.values()], np.int8)
SIDES = 6  # of the die
PAPER_ROLLED = np.full(SIDES + 1, NO_PAPER, np.int8)  # by face
for _paper, _facts in enumerate(_PAPERS.values()):
    PAPER_ROLLED[_facts["faces"]] = _paper
PAPER_OF_CARD = np.full(CARDS, NO_PAPER, np.int8)  # what it is, if it is one
for _paper, _name in enumerate(PAPER_NAMES):
    PAPER_OF_CARD[KIND_NAMES.index(_name) == KIND_OF_CARD] = _paper
PASSABLE = np.zeros(BOTH_PAPERS + 1, np.int64)  # what may pass with these papers: MC-44, MC-62
for _papers in range(BOTH_PAPERS + 1):
    _held = {None} | {name for paper, name in enumerate(PAPER_NAMES) if _papers >> paper & 1}
    _passable = [kind["kind"] for kind in _KINDS if kind.get("paper") in _held]
    PASSABLE[_papers] = _cards(_passable) & ~AGENTS & ~PAPERS

# Demands

DEMAND_NAMES = ("none", *_TABLES["demands"])
NO_DEMAND = 0
ANY_VEHICLE = DEMAND_NAMES.index("vehicle")
GREEN_ARROW_DEMAND = DEMAND_NAMES.index("green_arrow")
MEETS = np.array([0, *map(_cards, _TABLES["demands"].values())], np.int64)  # by demand
JOINT, SEPARATE = 0, 1
DEMAND_OF = np.zeros((2, CARDS), np.int8)  # by whether motors are separate natures, and card
for _natures, _left_out in ((JOINT, ("car", "motorbike")), (SEPARATE, ("motor",))):
    for _demand, _name in enumerate(DEMAND_NAMES):
        if _demand != NO_DEMAND and _demand != ANY_VEHICLE and _name not in _left_out:
            for _card in range(CARDS):
                if int(MEETS[_demand]) >> _card & 1:
                    DEMAND_OF[_natures, _card] = _demand

# Signals

TYPE_NAMES = tuple(_TABLES["signals"])
TYPES = len(TYPE_NAMES)
NO_TYPE = -1
WALK = TYPE_NAMES.index("walk")
WAIT = TYPE_NAMES.index("wait")
ADMITS = np.array([_cards(kinds) for kinds in _TABLES["signals"].values()], np.int64)  # by type
TYPE_OF = np.array([TYPE_NAMES.index(name) for name in _TABLES["board"]["types"]], np.int8)
SIGNALS = len(TYPE_OF)
SIGNAL_NAMES = tuple(f"S{number:02}" for number in range(1, SIGNALS + 1))
SIGNALS_OF = np.array(  # bit masks by type
    [
        sum(1 << int(signal) for signal in np.flatnonzero(number == TYPE_OF))
        for number in range(TYPES)
    ],
    np.int64,
)

_VALUES_OF = {option.key: option.values for option in OPTIONS}
ROUNDS = int(_VALUES_OF["rounds"][-1])

# What bots make of it

_VALUE: dict[str, Any] = _TABLES["value"]
PERCENT = 100
FIRST_PASSABLE = KIND_NAMES.index("green_walker")
BICYCLES = _CARDS_OF["bicycle"]
PAPER_CARDS = np.array([_CARDS_OF[name] for name in PAPER_NAMES], np.int64)
STRICT_AT = np.full(KINDS, NO_TYPE, np.int8)  # the type of signal where only this kind follows
for _type, _kinds in enumerate(_TABLES["signals"].values()):
    if _type != WAIT:
        STRICT_AT[[KIND_NAMES.index(kind) for kind in _kinds]] = _type


def _worths(key: str, names: tuple[str, ...]) -> Any:
    return np.array([_VALUE[key].get(name, 0) for name in names], np.int16)


def _by_players(key: str) -> Any:
    return np.array([0] * MIN_PLAYERS + _VALUE[key], np.int16)


SERVE_WORTH = _worths("serve", TYPE_NAMES)
ANSWER_WORTH = _worths("answer", KIND_NAMES)
PAPERLESS_WORTH = _worths("paperless", KIND_NAMES)
BICYCLE_WORTH: int = _VALUE["bicycle"]
LEAD_WORTH = _by_players("lead")
AGENT_WORTH = _by_players("agent")
AGENT_SIGNALS: int = _VALUE["agent_signals"]
ESCORT_WORTH: int = _VALUE["escort"]
UNLAID_PRICE: int = _VALUE["unlaid"]
PREPARED_WORTH: int = _VALUE["prepared"]
LAST_SPREAD: int = _VALUE["last_spread"]
SIGNAL_SPREAD = _by_players("signal_spread")
ROUND_SPREAD: int = _VALUE["round_spread"]
WHIM: int = _VALUE["whim"]
SLIP: int = _VALUE["slip"]
LACK_CHANCE = np.array(_VALUE["lack"], np.int8)  # by cards out
MOST_OUT = len(LACK_CHANCE) - 1
LATE: int = _VALUE["late"]
AGENT_AT_ONCE: int = _VALUE["agent_at_once"]

DRAWING = {
    **read(FOLDER / "drawing.toml"),
    "cards": [
        {"kind": KIND_NAMES[kind], "points": int(points)}
        for kind, points in zip(KIND_OF_CARD, POINTS_OF, strict=True)
    ],
    "types": [TYPE_NAMES[number] for number in TYPE_OF],
    "admits": dict(_TABLES["signals"]),
    "demands": dict(_TABLES["demands"]),
}
