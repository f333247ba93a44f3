"""What Ave César's board is made of: the scene to draw, its inks, chariots.

Whatever a colour tells is told by a character as well, and each ink brings its own background:
the board looks the same on dark and on light terminals and can be read without any colour.
"""

import enum
from functools import cached_property
from typing import Any

from rejouons.cli.boards.ave_cesar.circus import Circus
from rejouons.cli.boards.scene import BoardScene
from rejouons.games.ave_cesar import driving, ranking, turn
from rejouons.games.ave_cesar.state import NO_SPACE, Move, Phase
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, COURSES, COURSES_OF_SIDE, TRACKS
from rejouons.games.ave_cesar.track import Track

DRIVING: Any = driving  # rules carry no types
RANKING: Any = ranking
TURN: Any = turn


class Ink(enum.StrEnum):
    """A colour on its background."""

    STANDS = "#2d0c2b on #d9b26b"
    BOLD = "bold #2d0c2b on #d9b26b"
    FAINT = "#6b4420 on #d9b26b"
    BANNER = "bold #f3e5c8 on #5b1f57"
    BANNER_FAINT = "#f2d79a on #5b1f57"
    TRACK = "#7a5526 on #f2d79a"
    NARROW = "#4a1c0c on #e59a68"
    ALLEY = "#f9d877 on #5b1f57"
    ALLEY_NAME = "bold #5b1f57 on #d9b26b"
    LINE = "bold #a52c12 on #d9b26b"
    ALARM = "bold #8a1f0a on #d9b26b"
    LIT = "bold #ffffff on #2c5a2f"  # what can be had now
    CARD = "bold #2d0c2b on #fbf3df"
    BARRED = "#7d6a55 on #e3d3ae"


SEAT_INKS = (
    "bold #ffffff on #c8452b",  # red
    "bold #ffffff on #1f6fb2",  # blue
    "bold #2b2118 on #e0a526",  # yellow
    "bold #ffffff on #23835a",  # green
    "bold #ffffff on #7a4a9e",  # purple
    "bold #2b2118 on #d9748f",  # pink
)


class Scene(BoardScene):
    """What a race looks like."""

    # The course

    @cached_property
    def course(self) -> str:
        """The course and its direction, as in `white_cw`."""
        _, course = self.view.game.events["RACE_BEGAN"].fields
        return str(course.words[self.state.course])

    @cached_property
    def circus(self) -> Circus:
        name, _, direction = self.course.rpartition("_")
        own = self.view.game.board_facts
        track = Track(own) if own else TRACKS[self.state.course // COURSES_OF_SIDE]
        return Circus(track.course(name, direction))

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """The names of the spaces, by number."""
        _, space = self.view.game.actions.kinds["PLAY"].fields
        return space.words

    # The seats

    @cached_property
    def order(self) -> list[int]:
        """The seats in the order of their turns."""
        return [int(seat) for seat in self.state.order[: self.state.num_players]]

    @cached_property
    def acting(self) -> int | None:
        """The seat the game waits for."""
        return None if self.state.phase == Phase.OVER else self.order[self.state.turn]

    @cached_property
    def winners(self) -> list[int]:
        return [seat for seat in self.order if RANKING.rank_of(self.state, seat) == 1]

    def is_racing(self, seat: int) -> bool:
        return bool(DRIVING.is_racing(self.state, seat))

    def is_leader(self, seat: int) -> bool:
        return self.is_racing(seat) and bool(self.state.leaders >> seat & 1)

    def is_banned(self, seat: int) -> bool:
        """Whether a leader may play no 6, exceptions aside."""
        return bool(TURN.is_banned_leader(self.state, seat))

    @property
    def is_six_barred(self) -> bool:
        """Whether the viewer may play no 6: an exception shows by what is asked."""
        has_only_sixes = TURN.holds_only_sixes(self.state.players[self.viewer])
        is_excepted = has_only_sixes and bool(self.view.actions)
        return self.is_banned(self.viewer) and not is_excepted

    # The chariots

    @cached_property
    def chariots(self) -> dict[str, int]:
        """Who stands on which space."""
        on_track = [seat for seat in self.order if self.state.players[seat].space != NO_SPACE]
        return {self.spaces[self.state.players[seat].space]: seat for seat in on_track}

    @cached_property
    def moves(self) -> list[tuple[int, tuple[int, ...]]]:
        """The viewer's moves, as kinds and values."""
        return [self.view.game.actions.decode(action) for action in self.view.actions]

    @cached_property
    def lit(self) -> dict[str, int]:
        """The spaces the viewer can play to, each with the lowest value that leads there."""
        lit: dict[str, int] = {}
        for kind, values in self.moves:
            if kind == Move.PLAY:
                value, space = values
                lit.setdefault(self.spaces[space], value)  # lower values come first
        return lit

    @property
    def can_finish(self) -> bool:
        return any(kind == Move.FINISH for kind, _ in self.moves)

    def cards_sum(self, seat: int) -> int:
        """What the cards in a driver's hand and pile add up to."""
        spent = self.state.players[seat].spent
        return sum(value * (CARDS_OF_VALUE - int(count)) for value, count in enumerate(spent, 1))

    def way_left(self, seat: int) -> int:
        """The fewest steps to the end of the race; a missed salute takes none any more."""
        player = self.state.players[seat]
        courses = self.view.game.tables.get("COURSES", COURSES)
        course = courses[DRIVING.course_row(self.state)]
        is_free = int(player.saluted or player.disqualified)
        return int(course.left[is_free, player.lap, course.position_of[player.space]])


def chariot(state: Any, seat: int) -> tuple[str, str]:
    """A chariot with its number, and its ink; a disqualified one trails a cross."""
    tail = "✕" if state.players[seat].disqualified else "═"
    return f"{tail}{seat + 1}▶", SEAT_INKS[seat]
