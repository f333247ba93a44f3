"""The event log: who is told what, and what happens when it is full or silent."""

from typing import Any

import numba
import pytest

from rejouons.kernel import log as plain
from rejouons.kernel.contract import MAX_SEATS, NOBODY
from rejouons.kernel.link import Linker
from rejouons.kernel.log import EVERYONE, HIDDEN, LOG, MAX_EVENTS, SPECTATOR
from rejouons.kernel.record import new

SOLD, BID, DEALT = range(3)
VALUES = (1, 2, 3, 4, 5)
SECRET = (HIDDEN,) * 5


@pytest.fixture(params=["plain", "compiled"], scope="module")
def rules(request: pytest.FixtureRequest) -> Any:
    return plain if request.param == "plain" else Linker(plain, numba.njit).rules


@pytest.fixture
def log(rules: Any) -> Any:
    log = new(LOG)[0]
    rules.open_log(log)
    return log


def rows(log: Any) -> list[tuple[int, int, tuple[int, ...]]]:
    """Kind, seat and values of each event kept."""
    kept = log.events[: log.count]
    return [(int(e.kind), int(e.seat), tuple(e["values"].tolist())) for e in kept]


def test_events_are_kept_in_order(rules: Any, log: Any) -> None:
    rules.write(log, SOLD, 1, *VALUES)
    rules.write(log, DEALT, NOBODY)
    rules.tell(log, 0b10, BID, 1, 7)
    assert rows(log) == [
        (SOLD, 1, VALUES),
        (DEALT, NOBODY, (0, 0, 0, 0, 0)),
        (BID, 1, (7, 0, 0, 0, 0)),
    ]
    assert log.events["told"][:3].tolist() == [EVERYONE, EVERYONE, 0b10]
    assert log.lost == 0


@pytest.mark.parametrize("viewer", [SPECTATOR, *range(MAX_SEATS)])
@pytest.mark.parametrize("told", [(), (0,), (2,), (0, 2), (7,), tuple(range(MAX_SEATS))])
def test_only_those_who_were_told_see_the_values(
    rules: Any, log: Any, viewer: int, told: tuple[int, ...]
) -> None:
    rules.write(log, SOLD, 1, *VALUES)
    rules.tell(log, sum(1 << seat for seat in told), BID, 2, *VALUES)
    rules.redact_log(log, viewer)
    assert rows(log) == [(SOLD, 1, VALUES), (BID, 2, VALUES if viewer in told else SECRET)]


def test_a_silent_log_is_never_written(rules: Any) -> None:
    log = new(LOG)[0]
    rules.write(log, SOLD, 1, *VALUES)
    rules.tell(log, 0b1, BID, 0, *VALUES)
    rules.redact_log(log, SPECTATOR)
    assert not any(log.tobytes())


@pytest.mark.parametrize("limit", [1, 3, MAX_EVENTS])
def test_events_beyond_the_limit_are_counted_not_written(rules: Any, limit: int) -> None:
    logs = new(LOG, 2)  # the second lies right behind the first
    log = logs[0]
    rules.open_log(log)
    assert log.limit == MAX_EVENTS
    log.limit = limit
    for number in range(limit + 5):
        rules.write(log, DEALT, NOBODY, number)
    assert [values[0] for _, _, values in rows(log)] == list(range(limit))
    assert (log.count, log.lost) == (limit, 5)
    assert not any(log.events[limit:].tobytes())
    assert not any(logs[1].tobytes())


def test_opening_a_log_forgets_the_last_action(rules: Any, log: Any) -> None:
    for _ in range(MAX_EVENTS + 1):
        rules.write(log, DEALT, NOBODY)
    rules.open_log(log)
    assert (log.count, log.lost) == (0, 0)
    rules.write(log, SOLD, 1, *VALUES)
    assert rows(log) == [(SOLD, 1, VALUES)]
