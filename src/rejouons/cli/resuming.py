"""Matches that were left: which there are, and which one to go on with."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from rejouons import games
from rejouons.boards import game_on
from rejouons.cli.keeping import Kept, files, is_open, reason, sweep, text_of
from rejouons.cli.menu import INDENT, LONGEST_NUMBER
from rejouons.cli.words import called, said
from rejouons.errors import BadOption, BadSave, RejouonsError
from rejouons.match import Match
from rejouons.saves import MALFORMED, parse_save, version_of
from rejouons.terms import checked_players, checked_seats, in_edition, per_seat
from rejouons.texts import preferred_language


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


# Which there are


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
    game = in_edition(game_on(save["game"], save.get("board")), save["rules"])
    players = checked_players(game, save["players"])
    seats = checked_seats(save["seats"], players)
    names = called(per_seat(save.get("names"), players, ""), seats)
    if not isinstance(save["actions"], list):
        raise BadSave("BadSaveMismatch", what="actions")
    moves = len(save["actions"])
    return Left(file, game.id, names, moves, bool(save["over"]), file.stat().st_mtime)


def show_left(matches: list[Left], unreadable: list[Unreadable]) -> None:
    """The matches by number, and the files that are none, each with the reason."""
    console = Console(highlight=False)
    for line in lines_of(matches, unreadable):
        console.print(INDENT + line, soft_wrap=True)


def lines_of(matches: list[Left], unreadable: list[Unreadable]) -> Iterator[str]:
    for number, left in enumerate(matches, 1):
        yield said(
            "left-open" if not is_open(left.file) else "left-elsewhere",
            number=f"{number:>2}",
            game=games.load(left.game).texts(preferred_language())["name"],
            names=", ".join(left.names),
            moves=left.moves,
            when=time.strftime("%Y-%m-%d %H:%M", time.localtime(left.when)),
            file=left.file.name,
        )
    for file in unreadable:
        yield said("left-unreadable", file=file.file.name, why=file.why.text(preferred_language()))


# Which one to go on with


def chosen_file(which: str | None) -> Path | None:
    """The file that is meant: the latest of a game, a file by name, or one chosen from the list."""
    if which is None:
        return asked_for()
    if which not in games.GAMES:
        return Path(which)
    files = [left.file for left in left_open()[0] if left.game == which]
    if not files:
        raise BadOption("NothingLeft", game=which)
    return min(files, key=is_open)  # the latest, if possible one that nobody plays


def asked_for() -> Path | None:
    """Shows what was left, and asks; the end of the input chooses nothing."""
    matches, unreadable = left_open()
    if not matches:
        print(said("left-nothing"))
    show_left(matches, unreadable)
    if not matches:
        return None
    try:
        line = input(f"{said('left-which')} ").strip() or "1"
    except EOFError:
        print()
        return None
    if not line.isdecimal() or len(line) > LONGEST_NUMBER or not 1 <= int(line) <= len(matches):
        raise BadOption("NoSuchMatch", number=line, last=len(matches))
    return matches[int(line) - 1].file


def resumed(file: Path, game: str | None = None) -> tuple[Match, Kept]:
    """A match that was left, and its file, which it goes on being kept in."""
    kept = Kept.found(file)
    try:
        return loaded(file, kept.text(), game), kept
    except RejouonsError:
        kept.let_go()
        raise


def loaded(file: Path, text: str, game: str | None) -> Match:
    match = Match.load(text)
    if game is not None and match.game.id != game:
        raise BadOption("AnotherGame", file=file, saved=match.game.id, game=game)
    return match
