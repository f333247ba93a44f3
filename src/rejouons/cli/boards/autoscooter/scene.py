"""What Autoscooter's board is made of: the scene to draw, its inks, cars.

Whatever a colour tells is told by a character as well, and each ink brings its own background:
the board looks the same on dark and on light terminals and can be read without any colour.
"""

import enum
from functools import cached_property
from typing import Any

from rich.text import Text

from rejouons.cli.boards.scene import BoardScene
from rejouons.games.autoscooter import legality, lineup, programs, ranking
from rejouons.games.autoscooter.programs import GHOST_LETTER, NOTHING
from rejouons.games.autoscooter.state import (
    BOX,
    NO_LETTER,
    NO_NUMBER,
    BestCar,
    Move,
    Phase,
    Scoring,
)
from rejouons.games.autoscooter.tables import (
    CARS,
    COLOUR_NAMES,
    DRAWING,
    HEADING_NAMES,
    LETTER_NAMES,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import HIDDEN

LEGALITY: Any = legality  # rules carry no types
LINEUP: Any = lineup
PROGRAMS: Any = programs
RANKING: Any = ranking

ARROWS = dict(zip(HEADING_NAMES, "→↘↙←↖↗", strict=True))
RING, NO_RING = "●", "○"
ONWARD, DONE, CRASH = "▶", "✓", "✕"
BARRIER = "▒"
SECRET = "?"
PLATE_WIDTH = 3


class Ink(enum.StrEnum):
    """A colour on its background."""

    NIGHT = "#e9e4f5 on #1d1838"
    BOLD = "bold #ffffff on #1d1838"
    FAINT = "#a8a1c4 on #1d1838"
    BANNER = "bold #1d1838 on #ffd166"
    BANNER_FAINT = "#4a3f12 on #ffd166"
    FLOOR = "#a8a1c4 on #332b5e"
    SEAM = "#6a6191 on #332b5e"
    BARRIER = "bold #ff8fa0 on #1d1838"
    LIT = "bold #1d1838 on #ffd166"  # what can be had now
    UNOWNED = "#d8d3e6 on #55506b"
    GHOST = "italic #1d1838 on #b9c6e8"
    GAIN = "bold #7ee2a8 on #1d1838"
    LOSS = "bold #ff8fa0 on #1d1838"


DARK, LIGHT = "#1d1838", "#ffffff"
ON_LIGHT = ("yellow", "orange", "white")  # colours of cars that take dark letters
CAR_INKS = tuple(
    f"bold {DARK if colour in ON_LIGHT else LIGHT} on {DRAWING['colours'][colour]}"
    for colour in COLOUR_NAMES
)


class Scene(BoardScene):
    """What the rink looks like."""

    # The seats

    @cached_property
    def seats(self) -> range:
        return range(int(self.state.num_players))

    @cached_property
    def acting(self) -> list[int]:
        """The seats the game waits for."""
        return [seat for seat in self.seats if LEGALITY.to_act(self.state) >> seat & 1]

    @cached_property
    def winners(self) -> list[int]:
        return [seat for seat in self.seats if RANKING.rank_of(self.state, seat) == 1]

    def cars_of(self, owner: int) -> list[int]:
        return [car for car in range(CARS) if self.state.cars[car].owner == owner]

    # The cars

    @cached_property
    def ghost(self) -> int:
        return int(self.state.ghost)

    @cached_property
    def car(self) -> int | None:
        """The car that the viewer writes for, or that drives off."""
        if self.state.phase == Phase.DRIVE_OFF:
            return int(self.state.order[self.state.next])
        if self.state.phase != Phase.PROGRAM or self.viewer not in self.acting:
            return None
        target = PROGRAMS.next_to_write(self.state, self.viewer)
        return self.ghost if target == GHOST_LETTER else target if target != NOTHING else None

    def is_unowned(self, car: int) -> bool:
        """Whether a car counts as barrier."""
        return self.state.cars[car].owner == NOBODY and car != self.ghost

    def ink(self, car: int) -> str:
        if self.is_unowned(car):
            return Ink.UNOWNED
        return Ink.GHOST if car == self.ghost else CAR_INKS[car]

    def label(self, car: int) -> str:
        """A car as it stands on the rink: its number, where it looks, its rings."""
        if self.is_unowned(car):
            return barred(car)
        facts = self.state.cars[car]
        return self.marked(car, looking(car, facts.heading, facts.speed))

    def marked(self, car: int, words: str) -> str:
        return f"({words})" if car == self.ghost else words

    def plate(self, car: int) -> Text:
        """A car away from the rink: its number on its colour."""
        return Text(self.marked(car, str(car + 1)).center(PLATE_WIDTH), self.ink(car))

    def driver(self, car: int) -> str:
        """Whose car it is."""
        if self.is_unowned(car):
            return self.texts["board-unowned"]
        if car == self.ghost:
            return self.texts["board-ghost"]
        return self.names[int(self.state.cars[car].owner)]

    # The programs

    def program(self, car: int) -> str:
        """What is written for a car, as far as the viewer may know."""
        number = int(self.state.cars[car].number)
        if number == NO_NUMBER:
            return ""
        if number == HIDDEN:
            return "" if self.state.cars[car].owner in self.acting else SECRET
        return f"{number + 1} {self.letter(car)}"

    def letter(self, car: int) -> str:
        written = int(self.state.cars[car].letter)
        if written == NO_LETTER:
            return ""
        return SECRET if written == HIDDEN else str(LETTER_NAMES[written])

    # The choices

    @cached_property
    def moves(self) -> list[tuple[int, tuple[int, ...]]]:
        """The viewer's moves, as kinds and values."""
        return [self.view.game.actions.decode(action) for action in self.view.actions]

    @cached_property
    def lit(self) -> set[int]:
        """The hexes the viewer can drive off to."""
        return {values[0] for kind, values in self.moves if kind == Move.DRIVE_OFF}

    @cached_property
    def letters(self) -> list[int]:
        """The letters the viewer can write now."""
        kinds = (Move.PROGRAM, Move.GHOST)
        return sorted({values[-1] for kind, values in self.moves if kind in kinds})

    # The chips

    @property
    def counts_colours(self) -> bool:
        return bool(self.state.options.scoring == Scoring.COLOURS)

    @property
    def counts_cars(self) -> bool:
        """Whether every car has its own purse."""
        return bool(self.state.options.best_car == BestCar.ON)

    @property
    def box(self) -> Any:
        return self.state.purses[BOX]

    def worth(self, purse: Any) -> int:
        return int(RANKING.worth_of(self.state, purse))


def purse_of(state: Any, car: int) -> Any:
    """The purse that a car pays from and wins for."""
    return state.purses[LINEUP.home_purse(state, car)]


def arrow(heading: int) -> str:
    return str(ARROWS[HEADING_NAMES[heading]])


def looking(car: int, heading: int, speed: int) -> str:
    """A car's number, where it looks, and its rings."""
    return f"{car + 1}{arrow(heading)}{RING * int(speed) or NO_RING}"


def barred(car: int) -> str:
    """A car that counts as barrier."""
    return f"{BARRIER}{car + 1}{BARRIER}"
