"""What a process has used, from /proc: its CPU time and its memory."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")  # a second; CPU times are counted in these
USER, SYSTEM = 11, 12  # places in a line of `stat`, after the name of the program
KILO = 1024
NANO = 1e9


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads of a process; its children are not in it."""
    line = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    fields = line.rpartition(")")[2].split()  # a program's name may hold spaces
    return (int(fields[USER]) + int(fields[SYSTEM])) / TICKS


def queued_seconds(pid: int) -> float:
    """How long threads of a process were ready and had no core: what others took from it."""
    files = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(file.read_text(encoding="utf-8").split()[1]) for file in files) / NANO


def memory(pid: int) -> dict[str, int]:
    """Bytes in memory: resident (`rss`), by shares (`pss`), and of this process alone (`uss`)."""
    told: dict[str, int] = {}
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()[1:]:
        name, _, size = line.partition(":")
        told[name] = int(size.split()[0]) * KILO
    own = told["Private_Clean"] + told["Private_Dirty"]
    return {"rss": told["Rss"], "pss": told["Pss"], "uss": own}
