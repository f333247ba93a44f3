"""A table for Mark's scenarios, laid and told in the words of the specification.

    table = Table(3, plant={A: "plastic - - -"}, market={"metal": (5, 2)})
    table.start_turn("plastic/metal")
    table.act(A, "sell 1 3", "glass/card")

Rolls given to a method are those the dice show next.
"""

from functools import partial
from itertools import product
from typing import Any

import numpy as np

import positions
from positions import Position, new_log, seats_in
from rejouons.games.mark import rules
from rejouons.games.mark.game import GAME
from rejouons.games.mark.state import (
    ACTIONS,
    EMPTY,
    HAMMER_FACE,
    MATERIAL,
    NO_ROW,
    STAR_FACE,
    Phase,
    Reason,
)
from rejouons.games.mark.tables import CELLS, FACES, MATERIALS, PIECES_PER_MATERIAL
from rejouons.kernel.log import open_log

A, B, C, D = range(4)
SEATS = "ABCD"
ANY_ROLL = "glass/card"


def every(*patterns: str) -> list[str]:
    """The actions of patterns such as `take metal|plastic 3|4`."""
    return sorted(
        " ".join(words)
        for pattern in patterns
        for words in product(*(word.split("|") for word in pattern.split()))
    )


opening = partial(positions.opening, GAME)
legal_actions = partial(positions.legal_actions, GAME)
told = partial(positions.told, GAME, SEATS)


def load_dice(state: Any, *rolls: str) -> None:
    """Makes the dice show these rolls next."""
    faces = (face for roll in rolls for face in _faces(roll))
    positions.load_dice(state.dice, FACES, *faces)


def _faces(roll: str) -> tuple[int, int]:
    hammer_die, star_die = roll.split("/")
    return HAMMER_FACE.value(hammer_die), STAR_FACE.value(star_die)


class Table(Position):
    """A game in a given position. What is not given is as after the set-up, A to roll."""

    game = GAME
    seats = SEATS

    def __init__(
        self,
        players: int = 2,
        *,
        money: list[int] | None = None,
        yard: dict[int, str] | None = None,
        plant: dict[int, str] | None = None,
        market: dict[str, tuple[int, int]] | None = None,  # material: row, pieces sold
        stall: int = 0,
        **options: int | str,
    ) -> None:
        self.state = opening(players, **{"first_player": "seat_1", **options})
        self.log = new_log()
        load_dice(self.state, ANY_ROLL)
        rules.setup(self.state, self.log)
        self.state.stall = stall
        for seat, amount in enumerate(money or []):
            self.state.players[seat].money = self.state.players[seat].reckoned = amount
        for seat, row in (yard or {}).items():
            self.state.players[seat].yard[:] = _pieces(row)
        for seat, row in (plant or {}).items():
            self.state.players[seat].plant[:] = _pieces(row)
        self._lay_market(market or {})
        self._fill_bank()

    def _lay_market(self, market: dict[str, tuple[int, int]]) -> None:
        for material, (row, sold) in market.items():
            self.state.row_of[MATERIAL.value(material)] = row - 1
            self.state.sold[MATERIAL.value(material)] = sold
        self.state.full_rows = np.count_nonzero(self.state.sold == CELLS)

    def _fill_bank(self) -> None:
        """Leaves the pieces that lie nowhere else in the bank, or in the scrap if finished."""
        for material in range(MATERIALS):
            finished = self.state.sold[material] == CELLS
            held = self.held(material)
            rest = PIECES_PER_MATERIAL - self.state.sold[material] - held
            assert rest >= 0
            assert not (finished and held)
            self.state.bank[material] = 0 if finished else rest
            self.state.scrap[material] = rest if finished else 0

    def held(self, material: int) -> int:
        """Pieces of the material in all companies."""
        players = self.state.players
        return sum(int(np.sum(players[row] == material)) for row in ("yard", "plant"))

    # Playing

    def start_turn(self, *rolls: str, roller: int = A) -> None:
        """Begins the roller's turn with its fees; the log tells from here on."""
        self.state.roller = roller
        self.state.phase = Phase.START
        open_log(self.log)
        load_dice(self.state, *rolls)
        rules.play_on(self.state, self.log)

    def act(self, seat: int, text: str, *rolls: str) -> None:
        assert self.why_not(seat, text) == Reason.LEGAL, f"{text}: {self.why_not(seat, text)!r}"
        assert text in self.legal(seat)
        load_dice(self.state, *rolls or (ANY_ROLL,))
        rules.apply(self.state, self.log, seat, ACTIONS.parse(text))

    def bid(self, bids: list[int], *rolls: str) -> None:
        """Everybody bids, A first."""
        for seat, amount in enumerate(bids):
            self.act(seat, f"bid {amount}", *rolls)

    # Looking

    def legal(self, seat: int, kind: str = "") -> list[str]:
        """The seat's legal actions, or those of one kind, sorted."""
        texts = sorted(ACTIONS.text(action) for action in legal_actions(self.state, seat))
        return [text for text in texts if text.startswith(kind)]

    def why_not(self, seat: int, text: str) -> Reason:
        return Reason(rules.why_not(self.state, seat, ACTIONS.parse(text)))

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def roller(self) -> int:
        return int(self.state.roller)

    @property
    def to_act(self) -> list[int]:
        return seats_in(int(rules.to_act(self.state)))

    @property
    def money(self) -> list[int]:
        return [int(player.money) for player in self.state.players[: self.state.num_players]]

    @property
    def bank(self) -> dict[str, int]:
        return _by_material(self.state.bank)

    @property
    def scrap(self) -> dict[str, int]:
        return _by_material(self.state.scrap)

    @property
    def sold(self) -> dict[str, int]:
        return _by_material(self.state.sold)

    @property
    def rows(self) -> dict[str, int]:
        """The market row of each material that has one."""
        rows = _by_material(self.state.row_of)
        return {material: row + 1 for material, row in rows.items() if row != NO_ROW}

    def yard(self, seat: int) -> str:
        return _row_text(self.state.players[seat].yard)

    def plant(self, seat: int) -> str:
        return _row_text(self.state.players[seat].plant)


def _pieces(row: str) -> list[int]:
    return [EMPTY if word == "-" else MATERIAL.value(word) for word in row.split()]


def _row_text(spaces: Any) -> str:
    return " ".join("-" if piece == EMPTY else MATERIAL.words[piece] for piece in spaces)


def _by_material(counts: Any) -> dict[str, int]:
    return dict(zip(MATERIAL.words, map(int, counts), strict=True))
