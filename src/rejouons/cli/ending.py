"""How the program ends when it is asked to: by Ctrl-C, a closed window, or another program.

Such a request is an exception in the main thread, so that whoever plays is told how to go on and
the terminal is left in order. But compiled code hears nothing until it is done, and other threads
may be in the middle of their games: a watch ends the program when it does not end by itself.
"""

import os
import signal
import sys
import threading
import time
from types import FrameType

GRACE = 0.5  # seconds to end by itself
BY_REQUEST = 128  # and the number of the request: how a shell tells it
INTERRUPTED = BY_REQUEST + signal.SIGINT
STANDARD_ERROR = 2
SHOW_CURSOR = b"\x1b[?25h\n"  # a progress bar hides it

REQUESTS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
_asked: list[int] = []


def heed_requests() -> None:
    """Ends the program from now on soon after it is asked to; what its starter ignores stays so."""
    hear, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    threading.Thread(target=watch, args=[hear], daemon=True).start()
    for number in REQUESTS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, end)


def take_time() -> None:
    """From now on nobody watches: what runs hears requests at once, and ends by itself."""
    if signal.getsignal(signal.SIGINT) is end:  # else the watch, if any, is somebody else's
        signal.set_wakeup_fd(-1)


def end(number: int, _: FrameType | None) -> None:
    """Asks the main thread to end; Ctrl-C once more would only disturb it."""
    _asked.append(number)
    let_go_of_requests()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.unraisablehook = lambda _: None  # an exception in a callback would be told as an error
    raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(BY_REQUEST + number)


def asked() -> int | None:
    """How a program ends that was asked to, if it was."""
    return BY_REQUEST + _asked[0] if _asked else None


def let_go_of_requests() -> None:
    """From now on a request ends the program at once, without a word."""
    for number in REQUESTS:
        if signal.getsignal(number) is end:
            signal.signal(number, signal.SIG_DFL)


def watch(hear: int) -> None:
    """Waits for a request, which the system tells even while compiled code runs."""
    number = os.read(hear, 1)[0]
    time.sleep(GRACE)
    if os.isatty(STANDARD_ERROR):
        os.write(STANDARD_ERROR, SHOW_CURSOR)
    os._exit(BY_REQUEST + number)


def finish(code: int) -> None:
    """Ends the program; one that was asked to does not wait for the threads still at work."""
    let_go_of_requests()
    if _asked:
        os._exit(code)
    sys.exit(code)
