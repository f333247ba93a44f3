"""Boards and cards of somebody's own: read from files, checked by their game, laid on its table."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn

from rejouons import games
from rejouons.errors import BadBoard, RejouonsError, UnknownGame, Worded
from rejouons.kernel.board import Boards, Remark, told_once
from rejouons.kernel.contract import Game
from rejouons.kernel.typed import LONGEST_TEXT
from rejouons.saves import canonical, number
from rejouons.texts import LANGUAGES

KEPT_BOARDS = 32  # that need not be checked again
MOST_BYTES = 1_000_000  # of a file; those of the box have 60,000
FindFaults = Callable[[str], list[Worded]]  # in the text of a file
CARDS_FILE = ("format", "game", "name", "cards")  # what of a file makes cards without a board
BYTE_ORDER_MARK = "\ufeff"  # that some editors begin a file with


def read_file(file: Path) -> str:
    """The text of a board's or cards' file, or `BadBoard` that says why there is none."""
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
        _check_size(len(content))
        return content.decode()
    except UnicodeDecodeError as error:
        raise BadBoard("FileNotText", file=str(file)) from error
    except FileNotFoundError as error:
        raise BadBoard("FileMissing", file=str(file)) from error
    except IsADirectoryError as error:
        raise BadBoard("FileIsFolder", file=str(file)) from error
    except PermissionError as error:
        raise BadBoard("FileForbidden", file=str(file)) from error
    except (OSError, ValueError) as error:  # a name with a null in it is no OSError
        raise BadBoard("FileUnreadable", file=str(file)) from error


def read_board(text: str) -> dict[str, Any]:
    """What a board's file tells; whether it has faults is not checked here."""
    _check_size(len(text))
    return _parsed(text)


def _parsed(text: str) -> dict[str, Any]:
    try:
        facts = json.loads(
            text.removeprefix(BYTE_ORDER_MARK),
            object_pairs_hook=_once_each,
            parse_float=number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise BadBoard("BoardNotJson", line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:
        raise BadBoard("BoardUnreadable") from error
    if not isinstance(facts, dict):
        raise BadBoard("BoardWithoutGame")
    return facts


def told_board(text: str) -> dict[str, Any]:
    """The same of a file that must tell a board, not cards alone."""
    facts = read_board(text)
    for error in _without_board(facts):
        raise error
    return facts


def _check_size(size: int) -> None:
    if size > MOST_BYTES:
        raise BadBoard("BoardTooLarge", most=MOST_BYTES // 1000)


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object none of whose keys was typed twice: one of the two would be lost."""
    facts = dict(pairs)
    if len(facts) < len(pairs):
        (twice, _), *_ = Counter(key for key, _ in pairs).most_common(1)
        raise BadBoard("BoardKeyTwice", key=ascii(twice).strip("'"))
    return facts


def _no_number(written: str) -> NoReturn:
    """`NaN` and `Infinity`, which Python would read, but no browser."""
    raise BadBoard("BoardNoNumber", found=written)


def board_faults(text: str) -> list[Worded]:
    """All that is wrong with a board's file, in every language."""
    return _faults(text) or _worded_errors(_without_board(read_board(text)))


def cards_faults(text: str) -> list[Worded]:
    """All that is wrong with a file of cards, in every language."""
    return _faults(text) or _worded_errors(_without_cards(read_board(text)))


def _faults(text: str) -> list[Worded]:
    try:
        facts = read_board(text)
        boards = boards_of(facts)
    except (BadBoard, UnknownGame) as error:
        return _worded_errors([error])
    return [_worded(_saying(boards, fault)) for fault in told_once(boards.faults(facts))]


def _worded_errors(errors: Iterable[RejouonsError]) -> list[Worded]:
    return [_worded(error.text) for error in errors]


def _without_board(facts: Mapping[str, Any]) -> list[BadBoard]:
    is_cards_file = "cards" in facts and set(facts) <= set(CARDS_FILE)
    return [BadBoard("FileWithoutBoard")] if is_cards_file else []


def _without_cards(facts: Mapping[str, Any]) -> list[BadBoard]:
    return [] if "cards" in facts else [BadBoard("FileWithoutCards")]


def board_summary(facts: dict[str, Any]) -> Worded:
    """What a board without faults is like."""
    boards = boards_of(facts)
    return _worded(_saying(boards, boards.summary(facts)))


def boards_of(facts: Mapping[str, Any]) -> Boards:
    """How the game that a board names reads boards."""
    if not isinstance(facts, Mapping) or not isinstance(facts.get("game"), str):
        raise BadBoard("BoardWithoutGame")
    game = games.load(facts["game"])
    if game.boards is None:
        raise BadBoard("GameWithoutBoards", game=game.id)
    return game.boards


def with_cards(board: Mapping[str, Any] | None, cards: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of cards laid on a board, or on the box's; each must have no fault by itself."""
    for error in _without_cards(cards) + ([] if board is None else _without_board(board)):
        raise error
    alone = {key: cards[key] for key in CARDS_FILE if key in cards}
    if board is None:
        return alone
    for facts in (board, alone):
        boards_of(facts)
        game_on(facts["game"], facts)
    if board["game"] != cards["game"]:
        raise BadBoard("CardsOfAnotherGame", board=board["game"], cards=cards["game"])
    names = dict.fromkeys((board["name"], cards["name"]))
    return {**board, "cards": cards["cards"], "name": " + ".join(names)[:LONGEST_TEXT]}


def game_on(game_id: str, facts: Mapping[str, Any] | None) -> Game:
    """A game on a board of somebody's own, if there is one; else as its box has it."""
    game = games.load(game_id)
    if facts is None:
        return game
    boards_of(facts)
    if facts["game"] != game_id:
        raise BadBoard("BoardOfAnotherGame", game=game_id)
    return _on_board(game_id, _written(facts))


def _written(facts: Mapping[str, Any]) -> str:
    try:
        return canonical(facts)
    except (TypeError, ValueError, RecursionError) as error:  # Python can tell what JSON cannot
        raise BadBoard("BoardUnreadable") from error


@lru_cache(KEPT_BOARDS)
def _on_board(game_id: str, written: str) -> Game:
    """From canonical JSON: a file with its keys in another order makes the same board."""
    facts = _parsed(written)
    boards = boards_of(facts)
    faults = told_once(boards.faults(facts))
    if faults:
        first = _worded(_saying(boards, faults[0]))
        raise BadBoard(faults=len(faults), first=first)
    return games.load(game_id).on(boards.board(facts))


def _saying(boards: Boards, remark: Remark) -> Callable[[str], str]:
    return lambda language: remark.text(boards.texts(language))


def _worded(say: Callable[[str], str]) -> Worded:
    return Worded({language: say(language) for language in LANGUAGES})
