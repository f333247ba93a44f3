"""Another process that obeys: one JSON object a line, one back."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from bench.online.served import ROOT, Served, ended


class Obedient:
    """A process that measures what it is told to."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, do: str, **values: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **values}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise ChildProcessError(f"`{do}` was not answered")
        return json.loads(answer)


@contextmanager
def obedient(
    command: Sequence[str], environment: Mapping[str, str] | None = None
) -> Iterator[Obedient]:
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
    )
    try:
        yield Obedient(process)
    finally:
        ended(process)


@contextmanager
def load_on(server: Served) -> Iterator[Obedient]:
    """The load of a server of ours."""
    command = [sys.executable, "-m", "bench.online.load", str(server.port), str(server.pid)]
    with obedient(command) as load:
        yield load
