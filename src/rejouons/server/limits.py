"""How much anybody may ask for: a bucket that drips."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

MOST_KNOWN = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second on the whole."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What is granted to strangers, each by itself."""

    orders: Rate = Rate(burst=60, per_second=15)  # of one at a table; what is more must wait
    talk: Rate = Rate(burst=5, per_second=0.5)  # lines of one at a table
    opening: Rate = Rate(burst=400, per_second=10)  # sockets of one address
    asking: Rate = Rate(burst=200, per_second=20)  # calls of one address
    changing: Rate = Rate(burst=60, per_second=2)  # those of them that change something
    making: Rate = Rate(burst=30, per_second=1 / 20)  # tables


class Bucket:
    """What one has used of a rate."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level = 0.0
        self._at = monotonic()

    def takes(self) -> bool:
        """Whether there is room for one more, which is then used."""
        if self._drained() + 1 > self._rate.burst:
            return False
        self._level += 1
        return True

    def wait(self) -> float:
        """Seconds to wait before one more, which is used in any case."""
        over = self._drained() + 1 - self._rate.burst
        self._level += 1
        return max(0.0, over / self._rate.per_second)

    def _drained(self) -> float:
        now = monotonic()
        self._level = max(0.0, self._level - (now - self._at) * self._rate.per_second)
        self._at = now
        return self._level


class Buckets:
    """One for each who asks; those who have not asked for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._known.setdefault(who, Bucket(self._rate))
        self._known.move_to_end(who)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket

    def takes(self, who: str) -> bool:
        return self.of(who).takes()
