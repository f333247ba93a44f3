"""The command line: `rejouons`.

Little is imported here: whoever presses Ctrl-C while the rest is being imported ends the program
as well.
"""

import sys
from collections.abc import Sequence

from rejouons.cli import ending

BAD_INPUT = 2
READER_GONE = 1


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command; with arguments, inside a program that looks after its signals itself."""
    if arguments is not None:
        sys.exit(run(arguments))
    ending.heed_requests()
    ending.finish(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Runs a command, and returns how it ended; bad input ends in one sentence."""
    try:
        from rejouons.cli.running import carry_out

        return carry_out(arguments)
    except KeyboardInterrupt:
        return ending.INTERRUPTED
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else READER_GONE
    except Exception:
        asked = ending.asked()  # a request in the midst of compiling can be heard as any error
        if asked is None:
            raise
        return asked
