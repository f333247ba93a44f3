"""The command line: `rejouons`."""

import sys
from collections.abc import Sequence

from rejouons.errors import RejouonsError
from rejouons.texts import preferred_language

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command; bad input ends in one sentence and exit code 2."""
    from typer.exceptions import Abort, TyperException

    from rejouons.cli.app import app

    try:
        given = sys.argv[1:] if arguments is None else list(arguments)
        sys.exit(app(given or ["--help"], standalone_mode=False) or 0)
    except RejouonsError as error:
        complain(error.text(preferred_language()))
    except TyperException as error:
        complain(error.format_message())
    except OSError as error:
        complain(str(error))
    except (Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)


def complain(sentence: str) -> None:
    print(f"rejouons: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)
