"""Which matches were left, told by their files: none is replayed, and no rules are read in."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rejouons import games
from rejouons.cli.keeping import files, reason, sweep, text_of
from rejouons.cli.words import called
from rejouons.errors import BadSave, RejouonsError
from rejouons.saves import MALFORMED, parse_save, version_of
from rejouons.terms import Boxed, checked_edition, checked_players, checked_seats, per_seat


@dataclass(frozen=True)
class Left:
    """A match in the folder, as its file tells without being replayed."""

    file: Path
    game: str
    names: list[str]
    moves: int
    is_over: bool
    when: float  # somebody last played


@dataclass(frozen=True)
class Unreadable:
    """A file in the folder that cannot be gone on with."""

    file: Path
    why: RejouonsError


def left_open() -> tuple[list[Left], list[Unreadable]]:
    """The matches in the folder that are not over, the latest first; and what cannot be read."""
    sweep()
    found = [looked_at(file) for file in files("*.json")]
    matches = [left for left in found if isinstance(left, Left) and not left.is_over]
    matches.sort(key=lambda left: left.when, reverse=True)
    return matches, [left for left in found if isinstance(left, Unreadable)]


def looked_at(file: Path) -> Left | Unreadable:
    try:
        return told_by(file)
    except OSError as error:
        return Unreadable(file, BadSave("NoFile", file=file.name, why=reason(error)))
    except RejouonsError as error:
        return Unreadable(file, error)
    except MALFORMED as error:
        return Unreadable(file, BadSave("BadSaveDamaged", what=error))


def told_by(file: Path) -> Left:
    """What a file tells; raises an error of ours, OSError or one of MALFORMED if it is no match."""
    if not file.is_file():  # nor waits for one that is a pipe
        raise BadSave("BadSaveForeign")
    save = parse_save(text_of(file))
    version_of(save)
    game = played(save)
    checked_edition(game, save["rules"])
    players = checked_players(game, save["players"])
    seats = checked_seats(save["seats"], players)
    names = called(per_seat(save.get("names"), players, ""), seats)
    if not isinstance(save["actions"], list):
        raise BadSave("BadSaveMismatch", what="actions")
    moves = len(save["actions"])
    return Left(file, game.id, names, moves, bool(save["over"]), file.stat().st_mtime)


def played(save: Mapping[str, Any]) -> Boxed:
    """What is played: the game of a box, unless a board of somebody's own was laid on it."""
    if save.get("board") is None:
        return games.box(save["game"])
    from rejouons.boards import game_on

    return game_on(save["game"], save["board"])
