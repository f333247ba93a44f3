"""The clock of a table: so long for each move, then a reserve for the whole match.

It knows no time of its own: whoever asks says what time it is. It counts by what everybody sees,
so that it tells nobody of a move made in secret.
"""

from collections.abc import Container, Iterable
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
        self._used = [0] * players  # for what a person was asked who does not play just now
        self._welcomed: set[int] = set()  # seats where somebody new came to what they are asked
        self._spent: list[dict[int, int]] = [{} for _ in range(players)]  # on entries that stand

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

    def moved(
        self, seat: int, entry: int, is_stand_in: bool, still: Container[int], at: int
    ) -> None:
        """A seat has moved, or a bot in its place; what it took beyond its move comes out of its
        reserve. The seats that are asked `still` are asked the same, all others something new.
        """
        since = self.since[seat]
        used = self._used[seat] if since is None else self._now(at) - since
        self.left[seat] = max(0, self.left[seat] - max(0, used - self.move))
        self._spent[seat][entry] = 0 if is_stand_in else min(used, self.move)
        self.since[seat] = None
        self._used = [
            used if other != seat and other in still else 0 for other, used in enumerate(self._used)
        ]
        self._welcomed = {other for other in self._welcomed if other != seat and other in still}

    def took_back(self, seat: int, standing: Container[int], at: int) -> None:
        """A seat has taken back its last move, and only these entries stand. It goes on with the
        time that it had spent on it: to take back again and again wins none.
        """
        gone = [entry for entry in self._spent[seat] if entry not in standing]
        spent = self._spent[seat][gone[0]] if gone else 0
        self._spent = [
            {entry: used for entry, used in kept.items() if entry in standing}
            for kept in self._spent
        ]
        now, since = self._now(at), self.since[seat]
        self.since[seat] = (now if since is None else since) - spent

    def ran_out(self, seat: int) -> None:
        """A seat has used up its reserve as well."""
        self.left[seat], self._used[seat] = 0, self.move

    def charge(self, seat: int) -> None:
        """Who does not play any more has used what they took beyond their move: whoever comes after
        them has no more of the reserve.
        """
        used = self._used[seat]
        self.left[seat] = max(0, self.left[seat] - max(0, used - self.move))
        self._used[seat] = min(used, self.move)

    def is_out(self, seat: int) -> bool:
        """Whether who does not play just now would have no time left for what they were asked."""
        return self.control.kind != "none" and self._used[seat] >= self.move + self.left[seat]

    def begin_anew(self, seat: int) -> None:
        """What a seat is asked is new."""
        self._used[seat] = 0

    def welcome(self, seat: int) -> None:
        """What a seat is asked is new to who comes, but only to the first of them: who goes and
        comes again has no time without end.
        """
        if seat not in self._welcomed:
            self._welcomed.add(seat)
            self.begin_anew(seat)

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
