"""Says on standard error that a game is being compiled, and how far that is."""

import sys
from typing import Any

from numba.core import event

from rejouons.kernel.built import built_facts
from rejouons.kernel.contract import Game
from rejouons.texts import preferred_language, program_texts

WHOLE = 100  # per cent


class Announcer(event.Listener):  # type: ignore[misc]  # Numba is not typed
    """Says it once where nobody watches, and goes on counting where somebody does."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._every = int(built_facts(game).get("lowered", 0))  # rules of a whole game
        self._watched: set[Any] = set()
        self._rules = 0  # begun so far
        self._depth = 0  # of rules that are compiled because others call them

    def watch(self, *dispatchers: Any) -> None:
        self._watched.update(dispatchers)

    def on_start(self, event: Any) -> None:
        if event.data["dispatcher"] not in self._watched:
            return
        self._depth += 1
        self._rules += 1
        if self._rules == 1 or sys.stderr.isatty():
            self._say(self._share())

    def on_end(self, event: Any) -> None:
        if event.data["dispatcher"] not in self._watched:
            return
        self._depth -= 1
        if self._depth == 0 and sys.stderr.isatty():
            self._say(WHOLE, end="\n")

    def _share(self) -> int:
        """How far it is, in per cent of the rules that a whole game takes."""
        return min(WHOLE - 1, WHOLE * self._rules // self._every) if self._every else 0

    def _say(self, share: int, end: str = "") -> None:
        words = program_texts(preferred_language())
        name = self._game.texts(words.language)["name"]
        line = words.say("cli-compiling", game=name)
        if sys.stderr.isatty():
            print(f"\r{line} {share:>3} %", end=end, file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)
