"""Saves of all games, changed in thousands of ways: refused with a sentence, or the very same."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from rejouons import HUMAN, Match, games
from rejouons.errors import BadSave
from rejouons.texts import LANGUAGES
from soak import soak

MUTATIONS = soak(400, 20_000)  # of all games together
ENTRIES = (0, 3, 25)
HOSTILE: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 8, 10**18, 10**400, 0.5, 1.0, 2.0, -0.0, 1e308, "", " ", "0",
    "1", "é", "\ud800", "\u202e", "\0", "human", "greedy", "level:9", "search:1", "undo", "undo 0",
    "undo 0 1", "0 bid 0", "x" * 10_000, [], [[]], [None], ["human"], {}, {"": 0}, {"a": {"b": 1}},
]  # fmt: skip
RAW = ["NaN", "Infinity", "-Infinity", "1e999", "0x1", "01", "'", "\x00", "\ufeff", "[" * 3000]

Facts = dict[str, Any]
Mutation = Callable[[random.Random, Facts], None]


@cache
def saved(game: str, entries: int) -> str:
    """A match with bots, names and some undos."""
    players = games.load(game).players[0]
    people = [HUMAN, HUMAN, "greedy", "random"][:players]
    match = Match.create(
        game, players, seed=entries, seats=people, target="python",
        nonces=["a", *[""] * (players - 1)], names=["Zoé", *["B"] * (players - 1)],
    )  # fmt: skip
    chance = random.Random(entries)
    for _ in range(entries):
        seat = chance.choice(match.to_act)
        match.act(seat, chance.choice(match.legal(seat)))
        if chance.random() < 0.2:
            match.undo(seat, match.undo_needs(seat))
    return match.save()


# Ways to change a save


def place_in(chance: random.Random, facts: Any) -> tuple[Any, Any]:
    """Something anywhere in it: a container, and a key or an index."""
    while True:
        keys = list(facts) if isinstance(facts, dict) else range(len(facts))
        key = chance.choice([*keys])
        inner = facts[key]
        if not isinstance(inner, (dict, list)) or not inner or chance.random() < 0.3:
            return facts, key
        facts = inner


def replace(chance: random.Random, facts: Facts) -> None:
    holder, key = place_in(chance, facts)
    holder[key] = chance.choice(HOSTILE)


def remove(chance: random.Random, facts: Facts) -> None:
    holder, key = place_in(chance, facts)
    del holder[key]


def repeat(chance: random.Random, facts: Facts) -> None:
    holder, key = place_in(chance, facts)
    if isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[f"{key} "] = holder[key]


def exchange(chance: random.Random, facts: Facts) -> None:
    (holder, key), (other, place) = place_in(chance, facts), place_in(chance, facts)
    holder[key], other[place] = other[place], holder[key]


def nudge(chance: random.Random, facts: Facts) -> None:
    """Changes a number by one, a word by a letter."""
    holder, key = place_in(chance, facts)
    value = holder[key]
    if isinstance(value, str) and value:
        at = chance.randrange(len(value))
        holder[key] = value[:at] + chance.choice("0a9 éZ") + value[at + 1 :]
    elif isinstance(value, int):
        holder[key] = value + chance.choice((-1, 1))


def borrow(chance: random.Random, facts: Facts) -> None:
    """Takes a field over from another match."""
    other = json.loads(saved(chance.choice(games.GAMES), chance.choice(ENTRIES)))
    key = chance.choice([*other])
    facts[key] = other[key]


def downgrade(chance: random.Random, facts: Facts) -> None:
    """Passes for a save of the first format, which covers less."""
    for key in ("version", "fairness"):
        facts.pop(key, None)
    if chance.random() < 0.7:
        replace(chance, facts)


STRUCTURAL: list[Mutation] = [replace, remove, repeat, exchange, nudge, borrow, downgrade]


def cut(chance: random.Random, text: str) -> str:
    return text[: chance.randrange(len(text))]


def flip(chance: random.Random, text: str) -> str:
    at = chance.randrange(len(text))
    return text[:at] + chr(ord(text[at]) ^ 1 << chance.randrange(7)) + text[at + 1 :]


def splice(chance: random.Random, text: str) -> str:
    at = chance.randrange(len(text))
    return text[:at] + chance.choice(RAW) + text[at:]


def double_key(chance: random.Random, text: str) -> str:
    """Says something twice; a careless reader takes the latter."""
    key = chance.choice([*json.loads(text)])
    return text.replace("{", f'{{"{key}": {json.dumps(chance.choice(HOSTILE))},', 1)


def loosen(chance: random.Random, text: str) -> str:
    """The same, written otherwise."""
    facts = list(json.loads(text).items())
    chance.shuffle(facts)
    return json.dumps(
        dict(facts), ensure_ascii=chance.random() < 0.5, indent=chance.choice([None, 3])
    )


TEXTUAL = [cut, flip, splice, double_key, loosen]


def mutated(chance: random.Random, text: str) -> str:
    if chance.random() < 0.3:
        return chance.choice(TEXTUAL)(chance, text)
    facts = json.loads(text)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        chance.choice(STRUCTURAL)(chance, facts)
        if not facts:
            break
    return json.dumps(facts)


@pytest.mark.soak
@pytest.mark.parametrize("game", games.GAMES)
def test_a_changed_save_is_refused_or_the_very_same(game: str) -> None:
    refused = 0
    for number in range(MUTATIONS // len(games.GAMES)):
        chance = random.Random(f"{game} {number}")
        text = saved(game, ENTRIES[number % len(ENTRIES)])
        changed = mutated(chance, text)
        try:
            again = Match.load(changed, target="python")
        except BadSave as refusal:
            said = [refusal.text(language) for language in LANGUAGES]
            assert all(said), number
            refused += 1
        else:
            assert again.save() in originals(), f"{game} {number}: {changed[:400]}"
    assert 0 < refused < MUTATIONS


@cache
def originals() -> frozenset[str]:
    return frozenset(saved(game, entries) for game in games.GAMES for entries in ENTRIES)
