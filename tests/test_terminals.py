"""The boards in the terminal: every game has one, found by its id, that prints anywhere."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from positions import begun
from rejouons import games
from rejouons.cli.boards import board_of
from rejouons.views import View
from terminal import NAMES, Terminal

LAMPS = '''
"""A game of another package: a row of lamps."""

def board(view, names, texts):
    return f"{names[view.seat]} switches the lamps on."
'''


@pytest.mark.parametrize("color_system", ["standard", "256", "truecolor"])
@pytest.mark.parametrize("game_id", games.GAMES)
def test_a_board_prints_in_any_colours_and_is_cut_not_wrapped(
    game_id: str, color_system: Any
) -> None:
    game = games.load(game_id)
    terminal, state = Terminal(game), begun(game, max(game.players))
    lines = terminal.drawn(state)
    half = cell_len(lines[0]) // 2
    shown = terminal.in_colours(terminal.view_of(state, 0), half, color_system)
    assert len(shown.splitlines()) == len(lines)


def test_a_game_of_another_package_brings_its_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package := tmp_path / "row_of_lamps").mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").touch()
    (package / "terminal.py").write_text(LAMPS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    lamps = replace(games.load("mark"), id="lamps", rules=import_module("row_of_lamps.rules"))
    view = View(lamps, 1, None, ())
    assert board_of(lamps)(view, NAMES, lamps.texts("en")) == "Zoé switches the lamps on."
