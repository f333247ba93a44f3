"""The same dice each time for the tables of a server, so that no test fails by bad luck alone.

REJOUONS_DICE names others. `python tests/fixed_dice.py …` is `rejouons …` with such dice, where
the seats of the absent can be given away at once.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from itertools import count

WORD = os.environ.get("REJOUONS_DICE", "")


def fixed_secrets(name: str) -> Callable[[], bytes]:
    """What makes the secrets of new tables, one after the other."""
    numbers = count()
    return lambda: hashlib.sha256(f"{WORD}{name} {next(numbers)}".encode()).digest()


def fixed_secret() -> bytes:
    """The secret of every new table; its people's words make its dice."""
    return hashlib.sha256(WORD.encode()).digest()


if __name__ == "__main__":
    from rejouons.cli import main
    from rejouons.server import presence, tables

    presence.ABSENCE = 0.0
    tables.new_secret = fixed_secret  # type: ignore[attr-defined]
    sys.argv[0] = "rejouons"
    main()
