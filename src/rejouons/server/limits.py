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


class Bucket:
    """What one has used of a rate."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level = 0.0
        self._at = monotonic()

    def takes(self, amount: float = 1.0) -> bool:
        """Whether there is room for more, which is then used."""
        now = monotonic()
        self._level = max(0.0, self._level - (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level + amount > self._rate.burst:
            return False
        self._level += amount
        return True


class Buckets:
    """One for each who asks; those who have not asked for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, who: str, amount: float = 1.0) -> bool:
        bucket = self._known.setdefault(who, Bucket(self._rate))
        self._known.move_to_end(who)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket.takes(amount)
