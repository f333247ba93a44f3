"""Positions of À vos marques for its board in the terminal, and how they are drawn."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from positions import legal_actions, new_log, opening, seats_in
from rejouons.games.a_vos_marques.cards import product_mask
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.state import Phase
from rejouons.games.a_vos_marques.tables import (
    S_NAMES,
    SPACE_NAMES,
)
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.record import snapshot
from terminal import Terminal

ACTIONS = 300  # of a game of random moves that are looked at
STRIDE = 9  # of its positions, every so many

TERMINAL = Terminal(GAME)
drawn, lines_of, texts = TERMINAL.drawn, TERMINAL.lines_of, TERMINAL.texts


def begun(num_players: int = 3, **options: int | str) -> Any:
    state = opening(GAME, num_players, **{"first_player": "seat_1", **options})
    seed_dice(state.dice, num_players, 0)
    GAME.rules.setup(state, new_log())
    return state


def parked(*spaces: str, **options: int | str) -> Any:
    """A game whose cars stand on these spaces; the first player begins."""
    state = begun(len(spaces), **options)
    for seat, name in enumerate(spaces):
        state.players[seat].space = SPACE_NAMES.index(name)
    return state


def asked(state: Any, phase: Phase, actor: int = 0) -> Any:
    """The same position, but somebody is asked something else."""
    state.phase, state.actor = phase, actor
    return state


def equip(state: Any, seat: int, *products: str) -> None:
    state.players[seat].products = product_mask(products)
    state.players[seat].count = len(products)


def deal(state: Any, seat: int, *cards: str) -> None:
    for card in cards:
        state.players[seat].hand[S_NAMES.index(card)] += 1
    state.players[seat].hand_size = len(cards)


@cache
def positions() -> list[Any]:
    return list(play(begun(6, start_ecus=10)))[::STRIDE]


def play(state: Any) -> Iterator[Any]:
    """The beginning of a game of random moves."""
    luck = random.Random(3)
    for _ in range(ACTIONS):
        yield snapshot(state)
        (seat,) = seats_in(GAME.rules.to_act(state))
        GAME.rules.apply(state, new_log(), seat, luck.choice(legal_actions(GAME, state, seat)))


def line_with(lines: list[str], start: str) -> str:
    """The first line that begins so, without the space at its ends."""
    (first, *_) = [line.strip() for line in lines if line.strip().startswith(start)]
    return first


def own_line(lines: list[str], key: str) -> str:
    (found,) = [line for line in lines if line.strip().startswith(texts()[key])]
    return found
