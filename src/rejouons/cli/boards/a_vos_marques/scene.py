"""What À vos marques's board is made of: the scene to draw, its inks, its roads and cards.

Whatever a colour tells is told by a character as well, and each ink brings its own background:
the board looks the same on dark and on light terminals and can be read without any colour.
"""

import enum
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from rich.text import Text

from rejouons.cli.boards.lines import Block, fit
from rejouons.cli.boards.scene import BoardScene
from rejouons.games.a_vos_marques import ranking
from rejouons.games.a_vos_marques.cards import FIRST_CARD, PRODUCTS, S
from rejouons.games.a_vos_marques.roads import (
    NO_DESTINATION,
    NO_PLACE,
    NO_SPACE,
    PLACES,
    REGIONS,
)
from rejouons.games.a_vos_marques.state import CARD, SPACE, Move, Phase
from rejouons.games.a_vos_marques.tables import DESTINATIONS, ROADS
from rejouons.texts import printable

RANKING: Any = ranking  # rules carry no types

WIDTH = 80
POINTER = "▸"  # at what can be had now
INDENT = "   "
ON_ROAD = 2  # ways out of a space between two others


class Ink(enum.StrEnum):
    """A colour on its background."""

    ROAD = "#2d2a26 on #f1e9d8"
    BOLD = "bold #1b1815 on #f1e9d8"
    FAINT = "#736a5c on #f1e9d8"
    BANNER = "bold #fff8e7 on #1d4e6b"
    BANNER_FAINT = "#c6dbe6 on #1d4e6b"
    NOW = "bold #fff8e7 on #b8432f"  # the step that the turn has come to
    LIT = "bold #14161a on #7fe0c3"  # what can be had now


SEAT_INKS = (
    "bold #ffffff on #c8452b",  # red
    "bold #ffffff on #1f6fb2",  # blue
    "bold #2b2118 on #e0a526",  # yellow
    "bold #ffffff on #23835a",  # green
    "bold #ffffff on #7a4a9e",  # purple
    "bold #2b2118 on #d9748f",  # pink
)
REGION_INKS = {
    "city": "#2d2a26 on #d8d2c8",
    "meadow": "#1f3314 on #bcd79a",
    "lake": "#12303f on #a9d3e3",
    "mountain": "#2c2340 on #c9c0da",
    "coast": "#3d2c08 on #f2dd9a",
    "desert": "#42240c on #ecc08f",
    "hills": "#33300c on #d5d18c",
}


class Scene(BoardScene):
    """What a race looks like."""

    @property
    def seats(self) -> range:
        return range(int(self.state.num_players))

    @cached_property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    @cached_property
    def acting(self) -> int | None:
        """The seat the game waits for."""
        return None if self.phase == Phase.OVER else int(self.state.actor)

    @property
    def is_asked(self) -> bool:
        return self.viewer == self.acting

    @cached_property
    def winners(self) -> list[int]:
        if self.phase != Phase.OVER:
            return []
        return [seat for seat in self.seats if RANKING.rank_of(self.state, seat) == 1]

    # The roads, on the board of this match

    @cached_property
    def roads(self) -> Any:
        return self.view.game.tables.get("ROADS", ROADS)

    @cached_property
    def words(self) -> Mapping[str, tuple[str, ...]]:
        """The words of spaces and cards, by the names of their fields."""
        fields = (field for kind in self.view.game.events for field in kind.fields)
        return {
            field.name: field.words for field in fields if field.name in (SPACE.name, CARD.name)
        }

    @cached_property
    def junctions(self) -> frozenset[int]:
        return junctions(self.roads)

    def space(self, number: int) -> str:
        return self.words[SPACE.name][number]

    def region(self, number: int) -> str:
        return REGIONS[self.roads[number].region]

    def place(self, number: int) -> str:
        """The place on a space, or nothing."""
        place = int(self.roads[number].place)
        return "" if place == NO_PLACE else PLACES[place]

    def to_finish(self, number: int) -> int:
        return int(self.roads[number].to_finish)

    @cached_property
    def cars(self) -> dict[int, list[int]]:
        """Who stands on which space."""
        cars: dict[int, list[int]] = {}
        for seat in self.seats:
            cars.setdefault(int(self.state.players[seat].space), []).append(seat)
        return cars

    def errand(self, seat: int) -> tuple[int, int] | None:
        """Where a player's errand leads, and how far that is."""
        player = self.state.players[seat]
        if player.destination == NO_DESTINATION:
            return None
        destinations = self.view.game.tables.get("DESTINATIONS", DESTINATIONS)
        steps = self.roads[player.space].to_place[player.destination]
        return int(destinations[player.destination].space), int(steps)

    # Cards and products

    def card(self, number: int) -> Mapping[str, Any]:
        """What is printed on a card."""
        facts: Mapping[str, Any] = self.view.game.drawing["cards"][self.words[CARD.name][number]]
        return facts

    def code(self, number: int) -> str:
        """What a card is called for short: owners' cards have longer words."""
        return self.words[CARD.name][number].split("·")[0]

    def title(self, number: int) -> str:
        return printable(self.card(number)["title"][self.texts.language])

    @cached_property
    def hand(self) -> dict[int, int]:
        """The viewer's S cards, and how many of each."""
        if self.viewer < 0:
            return {}
        held = enumerate(self.state.players[self.viewer].hand, FIRST_CARD[S])
        return {card: int(count) for card, count in held if count > 0}

    # What the viewer can do

    def choices(self, *kinds: Move) -> list[int]:
        """The first values of the viewer's actions of some kinds."""
        decoded = (self.view.game.actions.decode(action) for action in self.view.actions)
        found = (values[0] for kind, values in decoded if kind in kinds)
        return list(dict.fromkeys(found))

    @cached_property
    def reach(self) -> list[int]:
        """The spaces that the viewer can go to now."""
        return self.choices(Move.DRIVE, Move.ONWARD)


def junctions(table: Any) -> frozenset[int]:
    """The spaces that are not simply on a road between two others."""
    ways = (table.ways != NO_SPACE).sum(axis=1)
    is_on_road = (ways == ON_ROAD) & (np.bitwise_count(table.onward) == 1)
    return frozenset(np.flatnonzero((ways > 0) & ~is_on_road).tolist())


def products_in(mask: int) -> Iterator[str]:
    return (name for number, name in enumerate(PRODUCTS) if int(mask) >> number & 1)


def car(seat: int) -> Text:
    return Text(str(seat + 1), SEAT_INKS[seat])


def in_lines(chunks: Iterable[Text | str], indent: str = " ", hanging: str = INDENT) -> Block:
    """Pieces of text in a row, in as many lines as they need."""
    lines = [Text(indent)]
    for chunk in chunks:
        piece = Text.assemble(chunk)
        if lines[-1].cell_len + len(piece.plain.rstrip()) > WIDTH:
            lines.append(Text(hanging))
        lines[-1].append_text(piece)
    for line in lines:
        line.rstrip()  # no room is needed for a space at the end
    return [fit(WIDTH, Ink.ROAD, line) for line in lines]
