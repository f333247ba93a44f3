"""Files of boards and cards, spoiled: by a slip, by a bad disk, or by somebody who means ill.

Everything follows from a seed, so that a file that did harm can be made again.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from a_vos_marques_boards import box_board, box_cards, own_board, own_cards
from ave_cesar_boards import box, own_track, white_only

from strange_files import folders

FILES: tuple[Callable[[], dict[str, Any]], ...] = (
    box,
    own_track,
    white_only,
    own_board,
    own_cards,
    box_board,
    box_cards,
    lambda: own_board() | own_cards(),
)
MOST_SPOILT = 3  # values of a file
HOSTILE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    30,
    255,
    32_768,
    2**31,
    10**400,
    -0.5,
    1e308,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "\u202e",
    "x" * 100_000,
    "none",
    "unused.1",
    "__proto__",
    [],
    {},
    [[]],
    [None] * 2000,
    {"op": "cata"},
    [{"op": "receive", "n": 30}] * 480,
)


def spoiled(seed: int) -> str:
    """The text of a spoiled file."""
    dice = Random(seed)
    facts = deepcopy(dice.choice(FILES)())
    for _ in range(dice.randint(1, MOST_SPOILT)):
        dice.choice(SPOILING)(facts, dice)
    text = json.dumps(facts, ensure_ascii=dice.random() < 0.5)
    return dice.choice(TEARING)(text, dice) if dice.random() < 0.1 else text


# Values


def some_place(facts: Any, dice: Random) -> tuple[Any, Any]:
    """Something in the file, and where it lies: an object and a key, or a list and an index."""
    folder = dice.choice([folder for folder in folders(facts) if folder])
    return folder, dice.choice(list(folder) if isinstance(folder, dict) else range(len(folder)))


def drop(facts: Any, dice: Random) -> None:
    folder, key = some_place(facts, dice)
    del folder[key]


def replace(facts: Any, dice: Random) -> None:
    folder, key = some_place(facts, dice)
    folder[key] = deepcopy(dice.choice(HOSTILE))


def nudge(facts: Any, dice: Random) -> None:
    """Changes a number a little: the file may well stay sound."""
    numbers = [
        (folder, key)
        for folder in folders(facts)
        for key in (folder if isinstance(folder, dict) else range(len(folder)))
        if type(folder[key]) in (int, float)
    ]
    folder, key = dice.choice(numbers or [some_place(facts, dice)])
    if type(folder[key]) in (int, float):
        folder[key] += dice.choice((-12, -1, -0.5, 1, 12, 100))


def exchange(facts: Any, dice: Random) -> None:
    """Puts something where something else was, often of another type."""
    (first, key), (second, other) = some_place(facts, dice), some_place(facts, dice)
    first[key], second[other] = deepcopy(second[other]), deepcopy(first[key])


def mingle(facts: Any, dice: Random) -> None:
    """Exchanges what lies under the same key in two objects: the file may well stay sound."""
    objects = [folder for folder in folders(facts) if isinstance(folder, dict) and folder]
    first = dice.choice(objects)
    key = dice.choice(list(first))
    second = dice.choice([folder for folder in objects if key in folder])
    first[key], second[key] = deepcopy(second[key]), deepcopy(first[key])


def repeat(facts: Any, dice: Random) -> None:
    """Lists an entry once more, or lays a value under a new key as well."""
    folder, key = some_place(facts, dice)
    if isinstance(folder, list):
        folder.append(deepcopy(folder[key]))
    else:
        folder[dice.choice((f"{key}2", str(key).lower(), "remarks", "x" * 5000))] = folder[key]


def bury(facts: Any, dice: Random) -> None:
    """Lays a value deep inside others."""
    folder, key = some_place(facts, dice)
    for _ in range(dice.choice((1, 3, 100))):
        folder[key] = [folder[key]] if dice.random() < 0.5 else {"then": folder[key]}


SPOILING = (drop, replace, nudge, nudge, mingle, mingle, mingle, exchange, repeat, bury)


# The text


def cut(text: str, dice: Random) -> str:
    return text[: dice.randrange(len(text))]


def blot(text: str, dice: Random) -> str:
    at = dice.randrange(len(text))
    return text[:at] + dice.choice(("\0", "{", "]", '"', ",", "9" * 5000, "é")) + text[at + 1 :]


def type_twice(text: str, dice: Random) -> str:
    """A key that is there twice."""
    at = dice.choice([at for at, letter in enumerate(text) if letter == "{"]) + 1
    return f'{text[:at]}"x": 1, "x": 1, {text[at:]}'


def nest(text: str, dice: Random) -> str:
    return "[" * dice.choice((900, 100_000)) + text


TEARING = (cut, blot, type_twice, nest)
