"""What Mark's board is made of: the scene to draw, its inks, and pieces, dice and frames.

Whatever a colour tells is told by a character as well, and each ink brings its own background:
the board looks the same on dark and on light terminals and can be read without any colour.
"""

import enum
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from rich.box import Box
from rich.text import Text

from rejouons.cli.boards.lines import Block, centred, fit
from rejouons.cli.boards.scene import BoardScene
from rejouons.games.mark import legality
from rejouons.games.mark.state import ACTIONS, WHERE, Move, Phase
from rejouons.games.mark.tables import CELLS, COLUMNS, MATERIAL_NAMES, STEP_FROM
from rejouons.kernel.log import HIDDEN

RULES: Any = legality  # rules carry no types

Space = tuple[str, int]  # "yard" or "plant", and a column

EDGES = 2  # the left and the right one of a frame or a die
MARGIN = 2  # before the spaces of a company: a pip and a blank
PIECE_WIDTH = 3
DIE_WIDTH, DIE_HEIGHT = 9, 4
CELL_WIDTH = 5  # of the market
PIPS = {"sold": "◆", "plant": "▲", "yard": "●", "bank": "○", "scrap": "✕"}
LETTER = "material-letter"  # the form of a material's word
HATCH, CROSS = "\u2571", "\u2573"


class Ink(enum.StrEnum):
    """A colour on its background."""

    BOARD = "#2a2018 on #d6b98c"  # on kraft paper
    FAINT = "#5c4529 on #d6b98c"
    BOLD = "bold #2a2018 on #d6b98c"
    BANNER = "bold #f7f3e8 on #2a2018"
    BANNER_FAINT = "#d6b98c on #2a2018"
    PAPER = "#2a2018 on #efe0c2"  # price tags, and the spaces of a yard
    FREE = "#5c4529 on #e3cda4"
    NIGHT = "bold #ffd75f on #2a2018"  # the next price of a row, and the black face of a die
    LIT = "bold #2a2018 on #ffd75f"  # what can be had now
    CLOSED = "#6d5738 on #c3a679"
    HATCHED = "#8a6d45 on #c3a679"
    BADGE = "bold #ffffff on #b3261e"


MATERIAL_INKS = (
    "bold #2a2018 on #fbf8f0",  # glass: chalk white
    "bold #ffffff on #1f4fb4",  # card: cobalt
    "bold #2a2018 on #f0b020",  # metal: brass
    "bold #ffffff on #006b2d",  # caps: bottle green
    "bold #ffffff on #c9281b",  # plastic: signal red
)


class Scene(BoardScene):
    """What the market looks like."""

    def seats(self) -> list[int]:
        """The seats as the viewer sees them: their own first, then clockwise."""
        count = int(self.state.num_players)
        return [(max(self.viewer, 0) + turn) % count for turn in range(count)]

    @cached_property
    def acting(self) -> list[int]:
        """The seats the game waits for."""
        return [seat for seat in self.seats() if RULES.to_act(self.state) >> seat & 1]

    @cached_property
    def leaders(self) -> list[int]:
        """The seats with the most money, if it can be seen and sets anybody apart."""
        money = {seat: int(self.state.players[seat].money) for seat in self.seats()}
        least, most = min(money.values()), max(money.values())
        if least == HIDDEN or (least == most and self.state.phase != Phase.OVER):
            return []
        return [seat for seat, amount in money.items() if amount == most]

    @cached_property
    def open_moves(self) -> list[tuple[int, tuple[int, ...]]]:
        """The moves of the one who decides, as kinds and values; bids are not listed."""
        if self.state.phase == Phase.BID or not self.acting:
            return []
        out = np.zeros(ACTIONS.size, np.int32)
        count = RULES.legal(self.state, self.acting[0], out)
        return [ACTIONS.decode(int(action)) for action in out[:count]]

    def moves(self, *kinds: Move) -> list[tuple[int, ...]]:
        """The values of the open moves of these kinds."""
        return [values for kind, values in self.open_moves if kind in kinds]

    @cached_property
    def lit_spaces(self) -> set[Space]:
        """Where a piece may be moved from, or the piece won be placed."""
        lit = {("plant", column) for column, _ in self.moves(Move.SELL)}
        lit |= {("yard", int(STEP_FROM[step])) for (step,) in self.moves(Move.CONVERT)}
        lit |= {("yard", column) for (column,) in self.moves(Move.PLACE)}
        return lit | {(WHERE.words[where], column) for where, column in self.moves(Move.RETURN)}

    def material(self, material: int, form: str = "material") -> str:
        return self.texts.say(form, material=MATERIAL_NAMES[material])

    def piece(self, material: int, width: int = PIECE_WIDTH, is_lit: bool = False) -> Text:
        return token(width, MATERIAL_INKS[material], self.material(material, LETTER), is_lit)


# Pieces, spaces and dice


def token(width: int, ink: str, letter: str, is_lit: bool = False) -> Text:
    """A piece with its letter; a lit one is pointed at from both sides."""
    return centred(width, ink, f"▸{letter}◂" if is_lit else letter)


def pitch(width: int) -> int:
    """How far apart the spaces stand in a company of this width."""
    return (width - MARGIN) // COLUMNS


def space_width(width: int) -> int:
    """The width of a space: odd, so that a letter stands in its middle."""
    return pitch(width) - 1 - pitch(width) % 2


def column_numbers(width: int) -> Text:
    numbers = (
        fit(pitch(width), Ink.FAINT, centred(space_width(width), Ink.FAINT, str(column + 1)))
        for column in range(COLUMNS)
    )
    return fit(width, Ink.BOARD, " " * MARGIN, *numbers)


def pips(state: Any, material: int) -> list[str]:
    """One pip for each piece of a material, in groups by where it is."""
    players = state.players[: state.num_players]
    counts = {where: int((players[where] == material).sum()) for where in ("plant", "yard")}
    counts |= {where: int(state[where][material]) for where in ("sold", "bank", "scrap")}
    return [pip * counts[where] for where, pip in PIPS.items() if counts[where]]


def die(ink: str, face: str, word: Text) -> Block:
    """A die from above, and below it what it shows, in a word."""
    word.align("center", DIE_WIDTH)
    edge = "─" * (DIE_WIDTH - EDGES)
    middle = Text.assemble("│", centred(DIE_WIDTH - EDGES, ink, face), "│", style=ink)
    return [Text(f"╭{edge}╮", ink), middle, Text(f"╰{edge}╯", ink), word]


# Blocks


def frame(block: Block, box: Box, ink: str, title: Text, foot: Text) -> Block:
    """A block in a box, with words on its upper and its lower edge."""
    width = block[0].cell_len
    upper = _edge(width, ink, box.top_left, box.top, box.top_right, title)
    lower = _edge(width, ink, box.bottom_left, box.bottom, box.bottom_right, foot)
    left, right = Text(box.mid_left, ink), Text(box.mid_right, ink)
    return [upper, *(Text.assemble(left, line, right) for line in block), lower]


def _edge(width: int, ink: str, left: str, stroke: str, right: str, words: Text) -> Text:
    words.truncate(width - EDGES, overflow="ellipsis")
    rest = stroke * (width - 1 - words.cell_len)
    return Text.assemble(left, stroke, words, rest, right, style=ink)


def grid_line(left: str, cross: str, right: str) -> Text:
    """A line between the rows of the market."""
    return Text(left + cross.join(["─" * CELL_WIDTH] * CELLS) + right, Ink.FAINT)


def in_rows(pieces: Sequence[Text], per_row: int) -> Block:
    starts = range(0, len(pieces), per_row)
    return [Text(" ", Ink.BOARD).join(pieces[start : start + per_row]) for start in starts]
