"""What Macadam's board is made of: the scene to draw, its inks, cards.

Whatever a colour tells is told by a character as well, and each ink brings its own background:
the board looks the same on dark and on light terminals and can be read without any colour.
"""

import enum
from collections.abc import Iterator
from functools import cached_property
from string import digits
from typing import Any

from rich.text import Text

from rejouons.cli.boards.lines import fit
from rejouons.cli.boards.scene import BoardScene
from rejouons.games.macadam import legality, scoring
from rejouons.games.macadam.state import NO_SIGNAL, Move, Phase
from rejouons.games.macadam.tables import (
    ALL_CARDS,
    BOTH_PAPERS,
    CARD_NAMES,
    CARDS,
    DEMAND_NAMES,
    DRAWING,
    KIND_NAMES,
    OF_KIND,
    PASSABLE,
    SIGNAL_NAMES,
)

LEGALITY: Any = legality  # rules carry no types
SCORING: Any = scoring

WIDTH = 80
CODE_WIDTH = 3
POINTER = "▸"  # at what can be had now
CODES = tuple(dict.fromkeys(name.rstrip(digits) for name in CARD_NAMES))  # of kinds
EXPOSABLE = tuple(  # kinds
    kind for kind, cards in enumerate(OF_KIND) if int(cards) & int(PASSABLE[BOTH_PAPERS])
)
SHAPES = {"circle": "●", "triangle": "▲", "square": "■", "diamond": "◆"}
PLAYED = (Move.EXPOSE, Move.AGENT, Move.BONUS, Move.LAY)


class Ink(enum.StrEnum):
    """A colour on its background."""

    ASPHALT = "#e6e3da on #2e3238"
    BOLD = "bold #ffffff on #2e3238"
    FAINT = "#a9adb3 on #2e3238"
    BANNER = "bold #23262b on #f2c230"
    BANNER_FAINT = "#4a3d10 on #f2c230"
    LIT = "bold #14161a on #8fe3f5"  # what can be had now
    CARD = "bold #23262b on #e9e4d6"
    LOSS = "bold #ff9c8f on #2e3238"


DARK, LIGHT = "#14161a", "#ffffff"
ON_LIGHT = ("green", "yellow")  # colours of pedestrians that take dark letters
WALKER_INKS = {
    f"{colour}_walker": f"bold {DARK if colour in ON_LIGHT else LIGHT} on {paint}"
    for colour, paint in DRAWING["colours"].items()
}
ARROW_INKS = {"blue_arrow": "bold #ffffff on #1f5fb2", "green_arrow": "bold #7ee29a on #7d1d1d"}
MARKS = {f"{colour}_walker": SHAPES[shape] for colour, shape in DRAWING["marks"].items()}


def kind_ink(kind: int) -> str:
    return (WALKER_INKS | ARROW_INKS).get(KIND_NAMES[kind], Ink.CARD)


def code(kind: int) -> Text:
    """The letters of a kind, on its colour."""
    return fit(CODE_WIDTH, Ink.ASPHALT, Text(CODES[kind], kind_ink(kind)))


def members(mask: int) -> Iterator[int]:
    """The cards of a set."""
    return (card for card in range(CARDS) if int(mask) >> card & 1)


class Scene(BoardScene):
    """What the crossroads looks like."""

    # The seats

    @cached_property
    def seats(self) -> range:
        return range(int(self.state.num_players))

    @cached_property
    def is_over(self) -> bool:
        return bool(self.state.phase == Phase.OVER)

    @cached_property
    def acting(self) -> int | None:
        """The seat the game waits for."""
        waiting = int(LEGALITY.to_act(self.state))
        return waiting.bit_length() - 1 if waiting else None

    @cached_property
    def winners(self) -> list[int]:
        return [seat for seat in self.seats if SCORING.rank_of(self.state, seat) == 1]

    @cached_property
    def still_to_play(self) -> list[int]:
        """The followers after the one who acts, in the order of their turns."""
        step = -1 if self.state.is_reversed else 1
        seats = ((self.state.actor + step * n) % len(self.seats) for n in self.seats)
        return [int(seat) for seat in seats if self.state.waiting >> seat & 1]

    def score(self, seat: int) -> int:
        return int(SCORING.total_points(self.state.players[seat]))

    # The trick

    @property
    def demand(self) -> str:
        return str(DEMAND_NAMES[self.state.demand])

    @property
    def signal(self) -> str:
        """The name of the signal of this trick."""
        return "" if self.state.signal == NO_SIGNAL else SIGNAL_NAMES[self.state.signal]

    @property
    def trick(self) -> int:
        """The token of this trick, placed or about to be."""
        is_due = self.state.phase in (Phase.PRELUDE, Phase.DISCARD)
        return int(self.state.trick) + is_due

    # What the viewer knows and can do

    @cached_property
    def moves(self) -> list[tuple[int, tuple[int, ...]]]:
        """The viewer's moves, as kinds and values."""
        return [self.view.game.actions.decode(action) for action in self.view.actions]

    @cached_property
    def is_failing(self) -> bool:
        """Whether the viewer can neither open nor follow."""
        return any(kind == Move.FINE for kind, _ in self.moves)

    @cached_property
    def lit_signals(self) -> set[int]:
        """The signals that the viewer can cover."""
        return {values[0] for kind, values in self.moves if kind == Move.PLACE}

    @cached_property
    def lit_cards(self) -> set[int]:
        """The cards that the viewer can expose or lay."""
        return {values[0] for kind, values in self.moves if kind in PLAYED}

    @cached_property
    def unseen(self) -> int:
        """The cards that do not lie open on the table."""
        seen = int(self.state.agents)
        for seat in self.seats:
            seen |= int(self.state.players[seat].exposed) | int(self.state.players[seat].laid)
        return ALL_CARDS & ~seen

    def lacks(self, seat: int, kind: int) -> bool:
        """Whether everybody knows that a hand has no card of a kind."""
        about = int(OF_KIND[kind]) & self.unseen
        return not self.is_over and about != 0 and about & ~int(self.state.players[seat].lacks) == 0

    def known(self, seat: int) -> list[int]:
        """The cards of a hand that the viewer knows."""
        return list(members(self.state.players[seat].hand))
