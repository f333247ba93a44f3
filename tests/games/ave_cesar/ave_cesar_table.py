"""A circus for Ave César's scenarios, laid and told in the words of the specification.

    race = Race("white cw", P1="07R/1 {6,4,2}", P2="05L/1 s {2,3,4} [5,1]")
    race.moves()                 # {2: {"08Lb", "09R"}, 4: {"10", "W11La", "W11R"}}
    race.act("play 4 w11r")

A chariot stands on a space in a lap; `s` has saluted, `d` is disqualified. Braces hold its
hand, square brackets its whole pile, top card first; without them the pile holds all its other
cards. Or it has left the track: `finished`, `finished d`, `out 800` or `retired 800`, with its
position; these are named in the order in which they left. Who is not named stands far off.
"""

from functools import partial
from typing import Any

import numpy as np
from ave_cesar_layout import course_choice, lay

import positions
from positions import Position, new_log, seats_in
from rejouons.games.ave_cesar import rules
from rejouons.games.ave_cesar.game import GAME
from rejouons.games.ave_cesar.state import (
    ACTIONS,
    NO_SPACE,
    SPACE,
    Move,
    Phase,
    Reason,
    Status,
)
from rejouons.games.ave_cesar.turn import Situation, situation
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import open_log

P1, P2, P3, P4, P5, P6 = range(6)
Chariots = dict[str, Any]  # as a race takes them: P1="07R/1", …
SEATS = ("P1", "P2", "P3", "P4", "P5", "P6")
FINISH = "FINISH"  # the destination behind the line


def spaces(names: str) -> set[str]:
    return set(names.split())


opening = partial(positions.opening, GAME)
legal_actions = partial(positions.legal_actions, GAME)
told = partial(positions.told, GAME, SEATS)


class Race(Position):
    """A race in a given position, the first of its tournament; lanes and turns as the seats."""

    game = GAME
    seats = SEATS

    def __init__(
        self,
        course: str,
        *,
        players: int = 0,  # at least those named, and those the course needs
        to_move: int = P1,
        has_begun: bool = True,  # whether a chariot has moved
        idle: int = 0,  # passes in a row
        **given: int | str,  # chariots and options
    ) -> None:
        named = {SEATS.index(key): str(words) for key, words in given.items() if key in SEATS}
        options = {key: value for key, value in given.items() if key not in SEATS}
        fewest, choice = course_choice(course)
        players = max(players, fewest, *(seat + 1 for seat in named))
        self.state = opening(players, **{"races": 1, "race_1": choice, **options})
        self.log = new_log()
        seed_dice(self.state.dice, 1, 0)
        rules.setup(self.state, self.log)
        self.state.order[:players] = range(players)
        self.state.has_begun = has_begun
        self.state.idle = idle
        lay(self.state, named)
        self.begin_turn(to_move)

    # Playing

    def begin_turn(self, seat: int) -> None:
        """Gives a seat the turn; a pass that is its only action plays itself."""
        self.state.turn = list(self.state.order).index(seat)
        self.state.phase = Phase.TURN
        open_log(self.log)
        rules.play_on(self.state, self.log, NOBODY, self.state.dice.draws)

    def act(self, text: str) -> None:
        """Plays an action of the seat to move; the log tells what it brings about."""
        assert self.why_not(text) == Reason.LEGAL, f"{text}: {self.why_not(text)!r}"
        assert ACTIONS.parse(text) in legal_actions(self.state, self.to_move)
        open_log(self.log)
        rules.apply(self.state, self.log, self.to_move, ACTIONS.parse(text))

    # What may be done

    def moves(self) -> dict[int, set[str]]:
        """The complete destinations of each card value that can be played."""
        found: dict[int, set[str]] = {}
        for action in legal_actions(self.state, self.to_move):
            kind, values = ACTIONS.decode(action)
            if kind in (Move.PLAY, Move.FINISH):
                to = SPACE.words[values[1]] if kind == Move.PLAY else FINISH
                found.setdefault(values[0] + 1, set()).add(to)
        return found

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat, by default the one to move, in words and sorted."""
        seat = self.to_move if seat is None else seat
        return sorted(ACTIONS.text(action) for action in legal_actions(self.state, seat))

    def why_not(self, text: str, seat: int | None = None) -> Reason:
        seat = self.to_move if seat is None else seat
        return Reason(rules.why_not(self.state, seat, ACTIONS.parse(text)))

    @property
    def to_move(self) -> int:
        [seat] = seats_in(int(rules.to_act(self.state)))
        return seat

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def situation(self) -> Situation:
        return Situation(situation(self.state, self.to_move))

    # How things stand

    @property
    def leaders(self) -> list[int]:
        return seats_in(int(self.state.leaders))

    def chariot(self, seat: int) -> str:
        """Where a chariot stands, as `07R/1 s`, or how it has left the race."""
        player = self.state.players[seat]
        if player.space == NO_SPACE:
            return Status(player.status).name.lower()
        flags = " s" * player.saluted + " d" * player.disqualified
        return f"{SPACE.words[player.space]}/{player.lap}{flags}"

    def position(self, seat: int) -> int:
        """How far a chariot is, in twelfths of a column."""
        return int(self.state.players[seat].position)

    def hand(self, seat: int) -> list[int]:
        return _values(self.state.players[seat].hand)

    def spent(self, seat: int) -> list[int]:
        return _values(self.state.players[seat].spent)

    def pile(self, seat: int) -> list[int]:
        """A pile whose order is known, top card first."""
        pile = self.state.players[seat].pile
        assert pile.unknown_left == 0
        return [int(kind) + 1 for kind in np.roll(pile.under, -pile.under_first)[: pile.under_left]]

    def places(self) -> list[int]:
        """Everybody's place in this race; 0 without one."""
        return [int(player.place) for player in self.state.players[: self.state.num_players]]


def _values(counts: Any) -> list[int]:
    return [value + 1 for value, count in enumerate(counts) for _ in range(count)]
