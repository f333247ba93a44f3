"""Boards of somebody's own for the browser: what each replaces of its game's box, ready to use."""

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import Any

from rejouons.boards import game_on
from rejouons.web.files import AppFile

PATH = "/boards.json"


def boards_file(boards: Iterable[Mapping[str, Any]]) -> AppFile:
    """The boards as the app asks for them."""
    packs = [packed(facts) for facts in boards]
    return AppFile(PATH, json.dumps(packs, separators=(",", ":")).encode())


def packed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """A board, or `BadBoard`. Its tables are bytes, as they lie in the memory of the rules."""
    game = game_on(facts["game"], facts)
    board = game.board
    assert board is not None  # the facts made one
    return {
        "game": game.id,
        "rules": game.version,
        "name": board.facts["name"],
        "players": [game.players[0], game.players[-1]],
        "facts": board.facts,
        "words": board.words,
        "tables": {
            name: b64encode(table.tobytes()).decode() for name, table in board.tables.items()
        },
        "drawing": board.drawing,
    }
