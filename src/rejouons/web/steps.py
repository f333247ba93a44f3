"""Tells how far the steps of a build are: bars on a terminal, plain lines anywhere else."""

import time
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
)

COLUMNS = (
    SpinnerColumn(finished_text="✓"),
    TextColumn("{task.description}"),
    BarColumn(bar_width=20),
    MofNCompleteColumn(),
    TimeElapsedColumn(),
    TextColumn("{task.fields[latest]}", style="dim"),
)


class Steps:
    """The steps that are under way; one that has nothing to do is never heard of."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(stderr=True, highlight=False)
        self._bars = Progress(*COLUMNS, console=self._console)
        self._tasks: dict[str, TaskID] = {}
        self._begun: dict[str, float] = {}

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            self._bars.start()
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        if self._console.is_terminal:
            self._bars.stop()

    def tell(self, step: str, done: int, of: int, latest: str = "") -> None:
        """That so much of a step is done; first that nothing is, as it begins."""
        begun = self._begun.setdefault(step, time.monotonic())
        if self._console.is_terminal:
            self._draw(step, done, of, latest)
        else:
            took = f" ({time.monotonic() - begun:.0f} s)" if done == of else ""
            counted = f" {done} of {of}" if done and of > 1 else ""
            self._console.print(f"{step}:{counted} {latest or '…'}{took}", soft_wrap=True)

    def _draw(self, step: str, done: int, of: int, latest: str) -> None:
        if step not in self._tasks:
            self._tasks[step] = self._bars.add_task(step, total=of, latest="")
        self._bars.update(self._tasks[step], completed=done, total=of, latest=latest)
