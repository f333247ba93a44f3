"""What is given with a command: boards, cards, players, options."""

from pathlib import Path
from typing import Any

import typer

from rejouons.boards import (
    FindFaults,
    board_faults,
    cards_faults,
    read_board,
    read_file,
    told_board,
    with_cards,
)
from rejouons.errors import BadOption
from rejouons.kernel.contract import Game

HAS_FAULTS = 1  # how a command that checks a file ends then


def board_in(file: Path | None, cards: Path | None) -> dict[str, Any] | None:
    """What the files of a board and of cards tell; without any, the box is played."""
    board = None if file is None else told_board(read_file(file))
    return board if cards is None else with_cards(board, read_board(read_file(cards)))


def boards_served(files: list[Path], cards: Path | None) -> list[dict[str, Any]]:
    """The boards of the files, with the cards on those of their game, or else on the box's."""
    boards = sound_files(files, board_faults)
    if cards is None:
        return boards
    (own,) = sound_files([cards], cards_faults)
    if own["game"] not in [board["game"] for board in boards]:
        return [*boards, with_cards(None, own)]
    return [with_cards(board, own) if board["game"] == own["game"] else board for board in boards]


def sound_files(files: list[Path], find: FindFaults) -> list[dict[str, Any]]:
    """What each file tells; ends like `board check` if one has faults."""
    from rejouons.cli.show import show_faults

    texts = {file: read_file(file) for file in files}
    if [file for file, text in texts.items() if show_faults(file, text, find)]:
        raise typer.Exit(HAS_FAULTS)
    return [read_board(text) for text in texts.values()]


def number_of(game: Game, players: int | None, seats: str | None) -> int:
    """The number of players asked for, else of seats, or as few as the game allows."""
    if seats == "":
        raise BadOption("BadSeats", given=0, players=players or game.players[0])
    if players is not None:
        return players
    return game.players[0] if seats is None else seats.count(",") + 1


def parsed_options(game: Game, written: list[str] | None) -> dict[str, Any]:
    """`KEY=VALUE` words as the values the game knows."""
    known = {option.key: option for option in game.options}
    chosen: dict[str, Any] = {}
    for word in written or []:
        key, _, value = word.partition("=")
        values = known[key].values if key in known else ()
        chosen[key] = next((v for v in values if str(v) == value), value)
    return chosen
