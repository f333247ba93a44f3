"""Pig's board at the terminal: a line for each player."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from pig.state import Phase
from rejouons.cli.boards.lines import fit, printed, spread
from rejouons.texts import Texts
from rejouons.views import View

WIDTH = 48
PAPER, BANNER = "black on white", "bold white on dark_green"


def board(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The points of everybody, and those of the turn beside who has it."""
    target = texts.say("board-target", points=int(view.state.options.target))
    headline = fit(WIDTH, BANNER, f" {texts['name']} · {target}")
    return printed([headline, *lines(view, names)])


def lines(view: View, names: Sequence[str]) -> Iterator[Text]:
    state = view.state
    for seat in range(int(state.num_players)):
        is_acting = state.phase == Phase.TURN and seat == state.turn
        points = str(int(state.players[seat].points))
        if is_acting:
            points = f"{points} + {int(state.turn_points)}"
        marker = "▸" if is_acting else " "
        yield spread(WIDTH, PAPER, Text(f" {marker} {names[seat]}"), Text(f"{points} "))
