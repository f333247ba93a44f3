"""A circus for Ave César's scenarios, laid and told in the words of the specification.

    race = Race("white cw", P1="07R/1 {6,4,2}", P2="05L/1 s {2,3,4} [5,1]")
    race.moves()                 # {2: {"08Lb", "09R"}, 4: {"10", "W11La", "W11R"}}
    race.act("play 4 w11r")

A chariot stands on a space in a lap; `s` has saluted, `d` is disqualified. Braces hold its
hand, square brackets its whole pile, top card first; without them the pile holds all its other
cards. Or it has left the track: `finished`, `finished d`, `out 800` or `retired 800`, with its
position; these are named in the order in which they left. Who is not named stands far off.
"""

from typing import Any

import numpy as np
from ave_cesar_layout import course_choice, lay

from rejouons.games.ave_cesar import rules
from rejouons.games.ave_cesar.state import (
    ACTIONS,
    NO_SPACE,
    SPACE,
    STATE,
    Event,
    Move,
    Phase,
    Reason,
    Status,
)
from rejouons.games.ave_cesar.tables import OPTIONS
from rejouons.games.ave_cesar.turn import Situation, situation
from rejouons.kernel.contract import NOBODY, RESULT
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import HIDDEN, LOG, open_log, redact_log
from rejouons.kernel.record import new, snapshot

P1, P2, P3, P4, P5, P6 = range(6)
Chariots = dict[str, Any]  # as a race takes them: P1="07R/1", …
SEATS = ("P1", "P2", "P3", "P4", "P5", "P6")
FINISH = "FINISH"  # the destination behind the line


def spaces(names: str) -> set[str]:
    return set(names.split())


def opening(players: int, **chosen: int | str) -> Any:
    """A state before the set-up: only the players and the options are filled in."""
    state = new(STATE)[0]
    state.num_players = players
    for option in OPTIONS:
        value = chosen.get(option.key, option.default)
        setattr(state.options, option.key, option.stored(value))
    return state


def new_log() -> Any:
    log = new(LOG)[0]
    open_log(log)
    return log


def legal_actions(state: Any, seat: int) -> list[int]:
    out = np.zeros(ACTIONS.size, np.int32)
    listed = rules.legal(state, seat, out)
    return [int(action) for action in out[:listed]]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(len(SEATS)) if mask >> seat & 1]


def told(log: Any) -> list[str]:
    """The events of a log, each as `P1 moved 4 07R 10`; hidden values as `?`."""
    return [_told(event) for event in log.events[: log.count]]


def _told(event: Any) -> str:
    kind = Event(event.kind)
    who = "-" if event.seat == NOBODY else SEATS[event.seat]
    values = event.values[: len(kind.fields)]
    words = [
        "?" if value == HIDDEN else field.words[value]
        for field, value in zip(kind.fields, values, strict=True)
    ]
    return " ".join([who, kind.word, *words])


class Race:
    """A race in a given position, the first of its tournament; lanes and turns as the seats."""

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
        rules.play_on(self.state, self.log)

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

    # What has happened

    def events(self) -> list[str]:
        """What the last action has brought about."""
        return told(self.log)

    def events_for(self, viewer: int) -> list[str]:
        log = snapshot(self.log)
        redact_log(log, viewer)
        return told(log)

    def view(self, viewer: int) -> Any:
        view = snapshot(self.state)
        rules.redact(view, viewer)
        return view

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

    def laurels(self) -> list[int]:
        return [int(result.points) for result in self._results()]

    def ranks(self) -> list[int]:
        """Everybody's rank in the tournament."""
        return [int(result.rank) for result in self._results()]

    def _results(self) -> Any:
        results = new(RESULT, self.state.num_players)
        rules.scores(self.state, results)
        return results


def _values(counts: Any) -> list[int]:
    return [value + 1 for value, count in enumerate(counts) for _ in range(count)]
