"""Puts what the tests need where it is found: helpers beside a game's tests, and a foreign game.

Pig, of a package of its own in tests/foreign, is on the shelf while the tests run, in the processes
that they start as well. All these hear what a background job of a shell, or what nohup starts,
would ignore: no test depends on who started it.
"""

import os
import signal
import sys
from pathlib import Path

HERE = Path(__file__).parent
FOREIGN = str(HERE / "foreign")

for folder in (HERE / "games").iterdir():
    sys.path.insert(0, str(folder))
sys.path.append(FOREIGN)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), FOREIGN]))

signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
