"""A table in memory, who is connected to it, and what each of them has been told."""

import asyncio
from dataclasses import dataclass, field

from rejouons.kernel.log import SPECTATOR
from rejouons.server.sockets import Socket, Told
from rejouons.server.store import Kept
from rejouons.table.frames import Frame, encode
from rejouons.table.table import Table
from rejouons.table.telling import scene_of

Named = tuple[bytes, int, int]  # a frame as it travels, and what it is called


@dataclass(eq=False)
class Live:
    """A table, and who is connected to it."""

    id: str
    kept: Kept
    table: Table | None = None  # read again when it is needed
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: list[Socket] = field(default_factory=list)
    comings: int = 0  # and goings of sockets
    thinking: set[int] = field(default_factory=set)  # seats whose bots do
    timer: asyncio.TimerHandle | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)  # that there is some
    used: float = 0.0

    @property
    def here(self) -> list[int]:
        """The seats that are connected."""
        return sorted({s.viewer for s in self.sockets if s.viewer != SPECTATOR})

    @property
    def watchers(self) -> int:
        return sum(socket.viewer == SPECTATOR for socket in self.sockets)

    def let_in(self, socket: Socket, told: Told) -> None:
        socket.told = told
        self.sockets.append(socket)
        self.comings += 1

    def let_out(self, socket: Socket) -> bool:
        """Lets go of a socket; tells whether it was one of these."""
        if socket not in self.sockets:
            return False
        self.sockets.remove(socket)
        self.comings += 1
        return True

    # Telling

    def tell(self, table: Table, now: int) -> None:
        """Tells everybody who is connected what they do not know yet. Who has noticed nothing is
        sent nothing: the number of messages would tell.
        """
        self.news.set()
        self.news = asyncio.Event()
        scenes: dict[bool, bytes] = {}
        frames: dict[tuple[int, int, int], Named | None] = {}
        for socket in self.sockets:
            told = self._told_scene(table, socket, scenes, now)
            if told.said < len(table.talk):
                socket.tell(*map(encode, table.talk[told.said :]))
                told = told._replace(said=len(table.talk))
            socket.told = told_frame(table, socket, told, frames)

    def _told_scene(
        self, table: Table, socket: Socket, scenes: dict[bool, bytes], now: int
    ) -> Told:
        version = (self.comings, table.changes)
        if socket.told.scene == version:
            return socket.told
        is_host = socket.person == table.host
        if is_host not in scenes:
            scene = scene_of(table, now, self.here, self.watchers, socket.person)
            scenes[is_host] = encode(scene)
        socket.tell(scenes[is_host])
        return socket.told._replace(scene=version)


def told_frame(
    table: Table, socket: Socket, told: Told, frames: dict[tuple[int, int, int], Named | None]
) -> Told:
    if table.referee is None:
        return told
    key = (socket.viewer, told.number, told.undone)
    if key not in frames:
        frames[key] = named(table.referee.news(*key))
    frame = frames[key]
    if frame is None:
        return told
    message, number, undone = frame
    socket.tell(message)
    return told._replace(number=number, undone=undone)


def named(frame: Frame | None) -> Named | None:
    return None if frame is None else (encode(frame), frame.number, frame.undone)
