"""Lets the tests of a game import the helpers beside them."""

import sys
from pathlib import Path

for folder in (Path(__file__).parent / "games").iterdir():
    sys.path.insert(0, str(folder))
