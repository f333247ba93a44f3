"""The event log: what happened while an action was applied, and who may know the details."""

import numpy as np
from numpy import int64

from rejouons.kernel.record import record
from rejouons.kernel.rule import entrance, rule, solid

MAX_EVENTS = 512  # of one action; later ones are counted, not kept
EVENT_VALUES = 5
EVERYONE = -1  # in `told`: all seats and the spectators
SPECTATOR = -1  # a viewer without a seat
HIDDEN = -1  # stands in a view for what its viewer may not know

EVENT = record(
    ("kind", np.int32),  # of the game's events
    ("seat", np.int32),  # whom it is about, or NOBODY
    ("told", np.int32),  # bit mask of the seats that may see the values, or EVERYONE
    ("values", np.int32, (EVENT_VALUES,)),
)
LOG = record(
    ("limit", np.int32),  # events to keep; 0 for a silent log, which is never written
    ("count", np.int32),
    ("lost", np.int32),  # events beyond the limit
    ("events", EVENT, (MAX_EVENTS,)),
)


# Each mix of argument types is compiled once more: `note` has one, and only what melts into its
# callers has several.


@rule
def write(log, kind, seat, a=0, b=0, c=0, d=0, e=0):
    """Records an event that everybody sees."""
    if log.limit > 0:
        values = int64(a), int64(b), int64(c), int64(d), int64(e)
        write_down(log, int64(EVERYONE), int64(kind), int64(seat), *values)


@rule
def tell(log, told, kind, seat, a=0, b=0, c=0, d=0, e=0):
    """Records an event whose values only some seats see; the others see that it happened."""
    if log.limit > 0:
        values = int64(a), int64(b), int64(c), int64(d), int64(e)
        write_down(log, int64(told), int64(kind), int64(seat), *values)


@solid
def write_down(log, told, kind, seat, a, b, c, d, e):
    """Writes an event down, if there is room."""
    if log.count == log.limit:
        log.lost += 1
        return
    event = log.events[log.count]
    log.count += 1
    event.kind = kind
    event.seat = seat
    event.told = told
    event.values[0] = a
    event.values[1] = b
    event.values[2] = c
    event.values[3] = d
    event.values[4] = e


@entrance
def open_log(log):
    """Makes a log ready to hear one action."""
    log.limit = MAX_EVENTS
    log.count = 0
    log.lost = 0


@entrance
def redact_log(log, viewer):
    """Hides the values the viewer was not told."""
    for index in range(log.count):
        event = log.events[index]
        if event.told != EVERYONE and (viewer == SPECTATOR or event.told >> viewer & 1 == 0):
            for value in range(EVENT_VALUES):
                event.values[value] = HIDDEN
