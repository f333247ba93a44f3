"""Runs commands that check something side by side, each to its end, and counts what came of them.

Every part is a command of its own, which writes what it found to a file; what it says goes to
another, shown whole if it fails. So many run at a time, in order. The last line that is told is
`N passed, M failed`, of all kinds.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tools.outcomes import FAILED, OUTCOMES, PASSED, SKIPPED, Case, Read, by_exit_code

ROOT = Path(__file__).parents[1]
SUMMARY = "summary.txt"
SLOWEST = 10  # that are named
A_LOOK = 0.2  # seconds between two looks at what is running
GRACE = 20.0  # seconds to end when asked to
PROGRESS = re.compile(rb"\[ *(\d+%|\d+/\d+)\]")  # as pytest and Playwright tell it
END_OF_OUTPUT = 4096  # bytes that hold the latest progress


@dataclass(frozen=True)
class Part:
    """A command that checks something."""

    name: str
    kind: str  # under which its tests are counted
    command: Sequence[str]  # `{result}` in it stands for the file it writes
    read: Read = by_exit_code  # that file
    environment: dict[str, str] = field(default_factory=dict)


class Running:
    """A part under way, in a group of processes of its own."""

    def __init__(self, part: Part, folder: Path) -> None:
        self.part = part
        self.log, self.result = folder / f"{part.name}.log", folder / f"{part.name}.result"
        self.result.unlink(missing_ok=True)
        self.begun = time.monotonic()
        filled_in = {"{result}": str(self.result)}
        command = [_filled(word, filled_in) for word in part.command]
        own = {name: _filled(value, filled_in) for name, value in part.environment.items()}
        with self.log.open("wb") as log:
            self.process = _started(command, {**os.environ, **own}, log)

    @property
    def is_over(self) -> bool:
        return self.process.poll() is not None

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def progress(self) -> str:
        """How far it says it is, or nothing."""
        with self.log.open("rb") as log:
            log.seek(max(0, self.log.stat().st_size - END_OF_OUTPUT))
            found = PROGRESS.findall(log.read())
        return found[-1].decode() if found else ""

    def end(self) -> None:
        """Asks all its processes to end, and sees to it."""
        self._signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self._signal(signal.SIGKILL)
        self.process.wait()

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, number)


@dataclass(frozen=True)
class Done:
    """A part that ran to its end."""

    part: Part
    code: int
    seconds: float
    cases: list[Case]
    said: str

    @property
    def has_failed(self) -> bool:
        return any(case.outcome == FAILED for case in self.cases)


def _filled(word: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        word = word.replace(name, value)
    return word


def _started(
    command: Sequence[str], environment: dict[str, str], log: IO[bytes]
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        env=environment,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


# Running


def run(parts: Sequence[Part], folder: Path, at_once: int) -> list[Done]:
    """Runs all parts, in order, so many at once; whatever ends this ends them all."""
    folder = folder.resolve()  # parts may work elsewhere
    folder.mkdir(parents=True, exist_ok=True)
    waiting, running, done = list(parts), list[Running](), list[Done]()
    screen = Screen(len(parts))
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                running.append(Running(waiting.pop(0), folder))
                screen.began(running[-1])
            for over in [one for one in running if one.is_over]:
                running.remove(over)
                done.append(looked_at(over))
                screen.ended(done[-1])
            screen.show(running)
            time.sleep(A_LOOK)
    finally:
        screen.clear()
        for left in running:
            left.end()
    return sorted(done, key=lambda one: parts.index(one.part))


def looked_at(over: Running) -> Done:
    """What came of a part; one that failed without saying so of any test has failed itself."""
    code = over.process.returncode
    said = over.log.read_text(encoding="utf-8", errors="replace")
    try:
        cases = over.part.read(over.part.name, code, over.seconds, over.result)
    except Exception as error:  # half a file, say, of a part that was killed
        cases = []
        said += f"\nIts results cannot be read: {type(error).__name__}: {error}\n"
        code = code or 1
    if code and not any(case.outcome == FAILED for case in cases):
        cases.append(Case(f"{over.part.name}: ended with {code}", FAILED, over.seconds))
    return Done(over.part, code, over.seconds, cases, said)


class Screen:
    """What is told meanwhile: a line that changes on a terminal, else a line for each part."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.done = 0
        self.is_terminal = sys.stdout.isatty()

    def began(self, part: Running) -> None:
        if not self.is_terminal:
            print(f"{part.part.name} begins", flush=True)

    def ended(self, part: Done) -> None:
        self.done += 1
        self.clear()
        verdict = "FAILED" if part.has_failed else "passed"
        print(f"{part.part.name} {verdict} after {part.seconds:.0f} s", flush=True)

    def show(self, running: Iterable[Running]) -> None:
        if self.is_terminal:
            told = [
                f"{one.part.name} {one.progress() or f'{one.seconds:.0f} s'}" for one in running
            ]
            line = f"{self.done}/{self.parts} · {' · '.join(told)}"
            print(f"\r\x1b[K{line[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)

    def clear(self) -> None:
        if self.is_terminal:
            print("\r\x1b[K", end="", flush=True)


# What came of it


def report(done: Sequence[Done]) -> Iterator[str]:
    """All that failed, whole; how many of each kind; the slowest; and last, how many of all."""
    for part in done:
        if part.has_failed:
            yield f"\n=== {part.part.name}\n{part.said.rstrip()}"
    cases = [case for part in done for case in part.cases]
    failed = [case.name for case in cases if case.outcome == FAILED]
    if failed:
        yield "\nFailed:"
        yield from (f"  {name}" for name in failed)
    yield ""
    yield from table(done)
    yield "\nSlowest:"
    slowest = sorted(cases, key=lambda case: case.seconds, reverse=True)[:SLOWEST]
    yield from (f"{case.seconds:8.1f} s  {case.name}" for case in slowest)
    yield ""
    yield total(cases)


def table(done: Sequence[Done]) -> Iterator[str]:
    yield f"{'':<10}" + "".join(f"{outcome:>9}" for outcome in OUTCOMES)
    for kind in dict.fromkeys(part.part.kind for part in done):
        counts = count(case for part in done if part.part.kind == kind for case in part.cases)
        yield f"{kind:<10}" + "".join(f"{counts[outcome]:>9}" for outcome in OUTCOMES)


def total(cases: Iterable[Case]) -> str:
    counts = count(cases)
    said = f"{counts[PASSED]} passed, {counts[FAILED]} failed"
    return f"{said}, {counts[SKIPPED]} skipped" if counts[SKIPPED] else said


def count(cases: Iterable[Case]) -> Counter[str]:
    return Counter(case.outcome for case in cases)


def check(first: Sequence[Part], parts: Sequence[Part], folder: Path, at_once: int) -> int:
    """Runs what comes first, then the parts; tells what came of all; 1 if anything failed."""
    (folder / SUMMARY).unlink(missing_ok=True)
    done = [*run(first, folder, 1), *run(parts, folder, at_once)]
    lines = list(report(done))
    (folder / SUMMARY).write_text(f"{lines[-1]}\n", encoding="utf-8")
    print("\n".join(lines), flush=True)
    return int(any(part.has_failed for part in done))
