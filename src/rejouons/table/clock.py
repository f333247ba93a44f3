"""The clock of a table: so long for each move, then a reserve for the whole match.

It knows no time of its own: whoever asks says what time it is. It counts by what everybody sees,
so that it tells nobody of a move made in secret.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

SECOND = 1000
MOST_SECONDS = 30 * 86_400


class TimeControl(Struct, frozen=True, omit_defaults=True):
    """How much time there is, in seconds."""

    kind: Literal["none", "live", "days"] = "none"
    move: int = 0  # for each move
    reserve: int = 0  # beyond that, for the whole match

    @property
    def is_possible(self) -> bool:
        shortest = 0 if self.kind == "none" else 1
        return shortest <= self.move <= MOST_SECONDS and 0 <= self.reserve <= MOST_SECONDS


class Clock:
    """The time of each seat, in milliseconds."""

    def __init__(self, control: TimeControl, players: int) -> None:
        self.control = control
        self.move = control.move * SECOND
        self.left = [control.reserve * SECOND] * players
        self.since: list[int | None] = [None] * players
        self.stopped: int | None = None  # since when it stands still
        self._used = [0] * players  # for what a seat is asked no more, unless it comes back
        self._spent: list[list[int]] = [[] for _ in range(players)]  # on each move that stands

    def ask(self, seats: Iterable[int], at: int) -> None:
        """These seats are asked from now on, or still; nobody else is. Who left and comes back to
        the same question has no more time for it.
        """
        asked, now = set(seats), self._now(at)
        for seat, since in enumerate(self.since):
            if seat in asked:
                self.since[seat] = now - self._used[seat] if since is None else since
            elif since is not None:
                self._used[seat] = now - since
                self.since[seat] = None

    def moved(self, seat: int, at: int) -> None:
        """A seat has moved; what it took beyond its move comes out of its reserve."""
        since = self.since[seat]
        used = 0 if since is None else self._now(at) - since
        self.left[seat] = max(0, self.left[seat] - max(0, used - self.move))
        self._spent[seat].append(min(used, self.move))
        self.since[seat] = None
        self._used = [0] * len(self._used)  # who is asked later is asked something new

    def took_back(self, seat: int, movers: Iterable[int], at: int) -> None:
        """A seat has taken back its last move, with all that these have done since. It goes on with
        the time that it had spent on it: to take back again and again wins none.
        """
        spent = [self._spent[mover].pop() if self._spent[mover] else 0 for mover in movers][:1]
        now, since = self._now(at), self.since[seat]
        self.since[seat] = (now if since is None else since) - sum(spent)

    def ran_out(self, seat: int) -> None:
        """A seat has used up its reserve as well."""
        self.left[seat] = self._used[seat] = 0

    def restart(self, at: int) -> None:
        """Everybody who is asked has the whole time of their move again."""
        self.since = [None if since is None else at for since in self.since]

    def stop(self, at: int) -> None:
        self.stopped = at

    def go_on(self, at: int) -> None:
        if self.stopped is not None:
            away = at - self.stopped
            self.since = [None if since is None else since + away for since in self.since]
        self.stopped = None

    def _now(self, at: int) -> int:
        """Nothing takes time while it stands still."""
        return at if self.stopped is None else self.stopped

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, if nothing changes."""
        since = self.since[seat]
        if since is None or self.control.kind == "none" or self.stopped is not None:
            return None
        return since + self.move + self.left[seat]
