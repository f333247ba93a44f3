"""A game's board in the terminal, as somebody at the table sees it."""

import io
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from positions import legal_actions
from rejouons.cli.boards import board_of
from rejouons.kernel.contract import Game
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.record import snapshot
from rejouons.texts import Texts
from rejouons.views import View

WIDE = 200  # a console that would show a board that is too wide
NAMES = ("Anna", "Zoé", "Bertrand", "Li Wei", "Hasard 5", "Confirmé 6", "Nour", "Ole")


class Terminal:
    """Draws the positions of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def texts(self, language: str = "en") -> Texts:
        return self.game.texts(language)

    def view_of(self, state: Any, viewer: int, is_able: bool = True) -> View:
        """What a viewer may know, and what they may do."""
        redacted = snapshot(state)
        self.game.rules.redact(redacted, viewer)
        is_able = is_able and viewer != SPECTATOR
        actions = legal_actions(self.game, state, viewer) if is_able else []
        return View(self.game, viewer, redacted, tuple(actions))

    def drawn(
        self,
        state: Any,
        viewer: int = 0,
        language: str = "en",
        names: Sequence[str] = NAMES,
        is_able: bool = True,
    ) -> list[str]:
        """The board as a viewer sees it, in lines without colours."""
        return self.lines_of(self.view_of(state, viewer, is_able), language, names)

    def lines_of(self, view: View, language: str = "en", names: Sequence[str] = NAMES) -> list[str]:
        return self._printed(view, language, names, width=WIDE, color_system=None).splitlines()

    def in_colours(self, view: View, width: int, color_system: Any) -> str:
        """The board as a terminal of some width and colours gets it."""
        colours = {"force_terminal": True, "color_system": color_system}
        return self._printed(view, "en", NAMES, width=width, **colours)

    def _printed(self, view: View, language: str, names: Sequence[str], **console: Any) -> str:
        paper = io.StringIO()
        board = board_of(view.game)(view, names, view.game.texts(language))
        Console(file=paper, **console).print(board)
        return paper.getvalue()
