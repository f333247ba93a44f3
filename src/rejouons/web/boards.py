"""Boards of somebody's own for the browser: what each replaces of its game's box, ready to use."""

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import Any

from rejouons.boards import game_on
from rejouons.errors import BadBoard
from rejouons.web.files import AppFile

PATH = "/boards.json"
MOST = 2**53  # in a browser, whole numbers beyond it run together


def boards_file(boards: Iterable[Mapping[str, Any]]) -> AppFile:
    """The boards as the app asks for them."""
    packs = [packed(facts) for facts in boards]
    return AppFile(PATH, json.dumps(packs, separators=(",", ":")).encode())


def packed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """A board, or `BadBoard`. Its tables are bytes, as they lie in the memory of the rules."""
    game = game_on(facts["game"], facts)
    board = game.board
    assert board is not None  # the facts made one
    if not is_portable(board.facts):
        raise BadBoard("BoardUnreadable")
    return {
        "game": game.id,
        "rules": game.version,
        "name": str(board.facts.get("name", "")),
        "players": [game.players[0], game.players[-1]],
        "facts": board.facts,
        "words": board.words,
        "tables": {
            name: b64encode(table.tobytes()).decode() for name, table in board.tables.items()
        },
        "drawing": board.drawing,
    }


def is_portable(value: Any) -> bool:
    """Whether a browser reads the same numbers, also those that the game makes nothing of."""
    if isinstance(value, dict):
        return all(map(is_portable, value.values()))
    if isinstance(value, list):
        return all(map(is_portable, value))
    return not isinstance(value, int | float) or -MOST <= value <= MOST
