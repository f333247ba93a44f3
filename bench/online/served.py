"""`rejouons serve` as a process of its own, with its tables on the disk.

Limits are per address, and all that comes here comes from one: so they are lifted. Where it is
asked for, tables rest sooner than after a minute; nothing else is changed.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rejouons.server.hall import IDLE

ROOT = Path(__file__).parents[2]
CACHE = ROOT / ".cache" / "bench"  # on the disk, where a temporary folder may be in memory
PATIENCE = 20.0  # seconds for a server to end

COMMAND = """
import sys
from dataclasses import fields
from rejouons.cli import main
from rejouons.server import connections, hall, limits

def lift(kind, **granted):
    defaults = [granted.get(field.name, field.default) for field in fields(kind)]
    kind.__init__.__defaults__ = tuple(defaults)

any_rate = limits.Rate(1e9, 1e9)
lift(limits.Limits, **{field.name: any_rate for field in fields(limits.Limits)})
lift(connections.Limits, connections=19_000, of_one_address=19_000)
hall.IDLE = float(sys.argv[2])
hall.SWEEP = min(hall.SWEEP, hall.IDLE)
sys.argv = ["rejouons", "serve", "--port", "0", "--no-browser", "--data", sys.argv[1]]
main()
"""


@dataclass(frozen=True)
class Served:
    """A server that runs."""

    pid: int
    port: int


@contextmanager
def served(idle: float = IDLE) -> Iterator[Served]:
    """A server with an empty folder of its own; its tables rest after so many idle seconds."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tables-", dir=CACHE) as folder:
        command = [sys.executable, "-c", COMMAND, folder, str(idle)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            yield Served(process.pid, port_told_by(process))
        finally:
            ended(process)


def port_told_by(process: "subprocess.Popen[str]") -> int:
    """The port of the address that a server announces in its first line."""
    assert process.stdout is not None
    told = re.search(r"http://[^\s/]+:(\d+)/", process.stdout.readline())
    if told is None:
        sys.exit("A server did not start; has `make build` been run?")
    return int(told[1])


def ended(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
