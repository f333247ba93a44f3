"""A game's rules for whoever keeps positions as bytes: each question lays one on the desk.

A match keeps a position for each of its turns and asks little of it, so that the way to the rules
counts for more than the rules. The desk lies where they reach it, and is looked for once.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from rejouons.kernel import acting
from rejouons.kernel import log as logs
from rejouons.kernel.contract import MAX_SEATS, RESULT, Game
from rejouons.kernel.dice import DICE
from rejouons.kernel.log import EVENT, LOG

if TYPE_CHECKING:
    from rejouons.kernel.targets import Linked

ACTION = np.dtype(np.int16)
NUMBER: Final = "i"  # how the numbers of a log read: 32 bits each
NUMBER_BYTES = 4
LANE_BYTES = 16  # of the dice
SEAT = 1  # its place among the numbers of an event
TOLD = 2
ROOM = 4096  # bytes between what lies on a desk, more than enough


class Outcome(NamedTuple):
    """What came of an action, or of the set-up."""

    waiting: int  # bit mask of the seats that must act then
    state: bytes
    events: bytes  # rows of the log
    has_learnt: bool  # by a draw, or a secret shown to who acts


class Sheet:
    """Memory that the rules write to: its bytes, and what to call it when they are called."""

    def __init__(self, linked: "Linked", dtype: np.dtype[Any], count: int = 1) -> None:
        self.rows = linked.new(dtype, count)
        self.bytes = memoryview(self.rows.view(np.uint8)).cast("B")
        self.name = linked.name_of(self.rows[0] if dtype.names and count == 1 else self.rows)


class Rulings:
    """What a match asks of the rules. Threads wait for each other."""

    def __init__(self, game: Game, linked: "Linked") -> None:
        self._lock = linked.lock
        self._state = Sheet(linked, game.state)
        self._log = Sheet(linked, LOG)
        self._out = Sheet(linked, ACTION, game.actions.size)
        self._results = Sheet(linked, RESULT, MAX_SEATS)
        rules, bare = game.rules, linked.bare
        self._setup, self._to_act = bare(rules.setup), bare(rules.to_act)
        self._legal, self._why_not = bare(rules.legal), bare(rules.why_not)
        self._redact, self._scores = bare(rules.redact), bare(rules.scores)
        self._act, self._open_log = bare(acting.act), bare(logs.open_log)
        self._redact_log = bare(logs.redact_log)
        dice = offset(game.state, "dice")
        lanes, draws = dice + offset(DICE, "lanes"), dice + offset(DICE, "draws")
        self._lanes = self._state.bytes[lanes : lanes + LANE_BYTES]
        self._draws = self._state.bytes[draws : draws + NUMBER_BYTES].cast(NUMBER)
        self._count = self._log.bytes[offset(LOG, "count") :][:NUMBER_BYTES].cast(NUMBER)
        self._events = self._log.bytes[offset(LOG, "events") :]

    def set_up(self, opening: bytes, lanes: bytes) -> Outcome:
        """Deals a new game with these dice."""
        with self._lock:
            self._state.bytes[:] = opening
            self._lanes[:] = lanes
            self._open_log(self._log.name)
            self._setup(self._state.name, self._log.name)
            return self._outcome(int(self._to_act(self._state.name)), has_learnt=True)

    def act(self, state: bytes, lanes: bytes, seat: int, action: int) -> Outcome | int:
        """What comes of an action with these dice; of one that is not legal, the game's reason."""
        with self._lock:
            self._state.bytes[:] = state
            self._lanes[:] = lanes
            draws = self._draws[0]
            waiting = int(self._act(self._state.name, self._log.name, seat, action))
            if waiting < 0:
                return -waiting
            return self._outcome(waiting, has_learnt=self._draws[0] != draws)

    def _outcome(self, waiting: int, has_learnt: bool) -> Outcome:
        events = bytes(self._events[: self._count[0] * EVENT.itemsize])
        return Outcome(waiting, bytes(self._state.bytes), events, has_learnt)

    def legal(self, state: bytes, seat: int) -> tuple[int, ...]:
        with self._lock:
            self._state.bytes[:] = state
            count = self._legal(self._state.name, seat, self._out.name)
            return tuple(self._out.rows[:count].tolist())

    def why_not(self, state: bytes, seat: int, action: int) -> int:
        with self._lock:
            self._state.bytes[:] = state
            return int(self._why_not(self._state.name, seat, action))

    def redacted(self, state: bytes, viewer: int) -> bytes:
        """The view of a position."""
        with self._lock:
            self._state.bytes[:] = state
            self._redact(self._state.name, viewer)
            return bytes(self._state.bytes)

    def heard(self, events: bytes, viewer: int) -> bytes:
        """Events as a viewer hears of them."""
        with self._lock:
            self._open_log(self._log.name)
            self._count[0] = len(events) // EVENT.itemsize
            self._events[: len(events)] = events
            self._redact_log(self._log.name, viewer)
            return bytes(self._events[: len(events)])

    def scores(self, state: bytes, players: int) -> list[tuple[int, int]]:
        """Each seat's points and rank."""
        with self._lock:
            self._state.bytes[:] = state
            self._scores(self._state.name, self._results.name)
            found: list[tuple[int, int]] = self._results.rows[:players].tolist()
            return found


def desk_size(game: Game) -> int:
    """Bytes that rulings ask a target for."""
    sheets = (game.state.itemsize, LOG.itemsize, ACTION.itemsize * game.actions.size)
    return sum(sheets) + RESULT.itemsize * MAX_SEATS + ROOM


def offset(dtype: np.dtype[Any], name: str) -> int:
    """Where a field lies in a record."""
    assert dtype.fields is not None
    return int(dtype.fields[name][1])


def numbers_of(events: bytes, which: int) -> list[int]:
    """One of the numbers of each event: whom it is about, who was told."""
    numbers = memoryview(events).cast(NUMBER)
    return numbers[which :: EVENT.itemsize // NUMBER_BYTES].tolist()


def is_told_to_all(events: bytes) -> bool:
    told = numbers_of(events, TOLD)
    return told.count(logs.EVERYONE) == len(told)
