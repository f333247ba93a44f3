"""How much is measured."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    tables: int = 500  # each with one move a second
    busy: float = 6.0  # moves a table and second where the server is to be busy
    rounds: int = 3
    warm: float = 2.0  # seconds of the same load before each window
    seconds: float = 6.0  # of a window
    long: float = 30.0  # of the window in which delays are measured
    idle: int = 2000  # tables in memory at which nobody is
    has_peer: bool = True


QUICK = Settings(tables=100, rounds=2, warm=1.0, seconds=4.0, long=8.0, idle=200)
