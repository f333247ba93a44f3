"""A table in memory, who is connected to it, and what each of them has been told."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from msgspec import Struct, structs

from rejouons.kernel.log import SPECTATOR
from rejouons.server.sockets import Socket, Told
from rejouons.server.store import Kept, Line, Statement
from rejouons.table.frames import Frame, encode
from rejouons.table.table import Table
from rejouons.table.telling import scene_of

ABSENCE = 60.0  # seconds after which a seat may be given to somebody else
Named = tuple[bytes, int, int]  # a frame as it travels, and what it is called


class Letter(Struct):
    """What a viewer will be told once it is kept, and what they know then."""

    socket: Socket
    messages: list[bytes]
    told: Told


class Errand(Struct):
    """Something to be done at a table, and who hears of it once that is kept, or why not."""

    deed: Callable[[Table], Any]
    then: Callable[[Any, Exception | None], None]
    beside: Sequence[Statement] = ()


@dataclass(eq=False, slots=True)
class Live:
    """A table, and who is connected to it."""

    id: str
    kept: Kept
    table: Table | None = None  # read again when it is needed
    line: Line = field(default_factory=Line)  # of what this table has still to be kept
    errands: int = 0  # that are not done yet
    pending: int = 0  # those of them that wait for the disk
    waiting: list[Errand] = field(default_factory=list)  # until the table has been read
    sockets: list[Socket] = field(default_factory=list)
    comings: int = 0  # and goings of sockets
    has_untold: bool = False  # of those, or what was lost on the way to the disk
    thinking: set[int] = field(default_factory=set)  # seats whose bots do
    timer: asyncio.TimerHandle | None = None
    news: asyncio.Event | None = None  # for who waits for some
    is_meeting_again: bool = False  # the table of its rematch is being made
    used: float = 0.0
    begun: float = field(default_factory=monotonic)
    seen: dict[int, float] = field(default_factory=dict)  # when seats were last, that are away

    @property
    def here(self) -> list[int]:
        """The seats that are connected."""
        return sorted({s.viewer for s in self.sockets if s.viewer != SPECTATOR})

    @property
    def watchers(self) -> int:
        return sum(socket.viewer == SPECTATOR for socket in self.sockets)

    def let_in(self, socket: Socket, told: Told) -> None:
        socket.told = socket.sent = told
        self.sockets.append(socket)
        self.comings += 1
        self.has_untold = True

    def let_out(self, socket: Socket) -> bool:
        """Lets go of a socket; tells whether it was one of these."""
        if socket not in self.sockets:
            return False
        self.sockets.remove(socket)
        self.seen[socket.viewer] = monotonic()
        self.comings += 1
        self.has_untold = True
        return True

    def has_just_left(self, seat: int) -> bool:
        """Whether who is away may only have lost the line."""
        return monotonic() - self.seen.get(seat, self.begun) < ABSENCE

    def forget(self) -> None:
        """The table holds what may not be kept: it is to be read anew."""
        self.table = None
        self.line = Line()

    def know_what_was_sent(self) -> None:
        """What everybody was to be told of a table that is forgotten does not count."""
        self.has_untold = True
        for socket in self.sockets:
            socket.told = socket.sent

    def tell_of_news(self) -> None:
        if self.news is not None:
            self.news.set()
            self.news = None

    # Telling

    def letters(self, table: Table, now: int) -> list[Letter]:
        """What everybody who is connected does not know yet. Who has noticed nothing is sent
        nothing: the number of messages would tell.
        """
        self.has_untold = False
        version, said = (self.comings, table.changes), len(table.talk)
        scenes: dict[bool, bytes] = {}
        frames: dict[tuple[int, int, int], Named | None] = {}
        found = []
        for socket in self.sockets:
            messages: list[bytes] = []
            told = socket.told
            if told.scene != version:
                messages.append(self._scene(table, socket, scenes, now))
                told = structs.replace(told, scene=version)
            if told.said < said:
                messages += map(encode, table.talk[told.said :])
                told = structs.replace(told, said=said)
            told = told_frame(table, socket.viewer, told, messages, frames)
            if messages:
                socket.told = told
                found.append(Letter(socket, messages, told))
        return found

    def _scene(self, table: Table, socket: Socket, scenes: dict[bool, bytes], now: int) -> bytes:
        is_host = socket.person == table.host
        if is_host not in scenes:
            scene = scene_of(table, now, self.here, self.watchers, socket.person)
            scenes[is_host] = encode(scene)
        return scenes[is_host]


def told_frame(
    table: Table,
    viewer: int,
    told: Told,
    messages: list[bytes],
    frames: dict[tuple[int, int, int], Named | None],
) -> Told:
    if table.referee is None:
        return told
    key = (viewer, told.number, told.undone)
    if key not in frames:
        frames[key] = named(table.referee.news(*key))
    frame = frames[key]
    if frame is None:
        return told
    message, number, undone = frame
    messages.append(message)
    return Told(number, undone, told.scene, told.said)


def named(frame: Frame | None) -> Named | None:
    return None if frame is None else (encode(frame), frame.number, frame.undone)
