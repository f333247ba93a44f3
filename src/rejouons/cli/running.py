"""A command from its words to how it ended."""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress

from typer.exceptions import Abort, TyperException

from rejouons.cli import BAD_INPUT, READER_GONE
from rejouons.cli.app import app
from rejouons.cli.ending import INTERRUPTED
from rejouons.cli.streams import let_go, settle
from rejouons.errors import RejouonsError
from rejouons.texts import preferred_language, printable

SIZE = re.compile("[1-9][0-9]{0,3}")  # of a screen


def carry_out(arguments: Sequence[str]) -> int:
    """Runs a command, and returns how it ended."""
    settle_screen()
    try:
        return outcome(arguments)
    finally:
        let_go()


def settle_screen() -> None:
    """Makes the best of the terminal that there is."""
    settle()
    for size in ("COLUMNS", "LINES"):
        if not SIZE.fullmatch(os.environ.get(size, "")):
            os.environ.pop(size, None)  # 0 would leave no room for a single letter


def outcome(arguments: Sequence[str]) -> int:
    """Runs a command; bad input ends in one sentence."""
    try:
        code = app(list(arguments) or ["--help"], standalone_mode=False)
        sys.stdout.flush()  # here: what cannot be written is told like any other fault
    except RejouonsError as error:
        return complain(error.text(preferred_language()))
    except TyperException as error:
        return complain(error.format_message())
    except BrokenPipeError:
        return READER_GONE
    except OSError as error:
        return complain(str(error))
    except Abort:
        return INTERRUPTED
    return int(code or 0)


def complain(sentence: str) -> int:
    with suppress(OSError):  # nobody is there to read it
        print(f"rejouons: {printable(sentence)}", file=sys.stderr)
    return BAD_INPUT
