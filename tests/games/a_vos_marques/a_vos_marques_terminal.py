"""Positions of À vos marques for its board in the terminal, and how they are drawn."""

import io
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.console import Console

from positions import legal_actions, new_log, opening, seats_in
from rejouons.cli.boards.a_vos_marques import board
from rejouons.games.a_vos_marques.cards import product_mask
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.state import Phase
from rejouons.games.a_vos_marques.tables import (
    S_NAMES,
    SPACE_NAMES,
)
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.record import snapshot
from rejouons.texts import Texts
from rejouons.views import View

WIDE = 200  # a console that would show a board that is too wide
NAMES = ("Anna", "Zoé", "Bertrand", "Li Wei", "Hasard 5", "Confirmé 6")
ACTIONS = 300  # of a game of random moves that are looked at
STRIDE = 9  # of its positions, every so many


def texts(language: str = "en") -> Texts:
    return GAME.texts(language)


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


def view_of(state: Any, viewer: int, is_able: bool = True) -> View:
    """What a viewer may know, and what they may do."""
    redacted = snapshot(state)
    GAME.rules.redact(redacted, viewer)
    is_able = is_able and viewer != SPECTATOR
    return View(
        GAME, viewer, redacted, tuple(legal_actions(GAME, state, viewer)) if is_able else ()
    )


def drawn(state: Any, viewer: int = 0, language: str = "en", **more: Any) -> list[str]:
    """The board as a viewer sees it, in lines without colours."""
    names = more.pop("names", NAMES)
    paper = io.StringIO()
    console = Console(file=paper, width=WIDE, color_system=None)
    console.print(board(view_of(state, viewer, **more), names, texts(language)))
    return paper.getvalue().splitlines()


def line_with(lines: list[str], start: str) -> str:
    """The first line that begins so, without the space at its ends."""
    (first, *_) = [line.strip() for line in lines if line.strip().startswith(start)]
    return first


def own_line(lines: list[str], key: str) -> str:
    (found,) = [line for line in lines if line.strip().startswith(texts()[key])]
    return found
