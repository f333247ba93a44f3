"""Matches that were left: which there are, and which one to go on with."""

import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from rejouons import games
from rejouons.cli.keeping import Kept, is_open
from rejouons.cli.left import Left, Unreadable, left_open
from rejouons.cli.menu import INDENT, LONGEST_NUMBER
from rejouons.cli.words import said
from rejouons.errors import BadOption, RejouonsError
from rejouons.match import Match
from rejouons.texts import preferred_language

# Which there are


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
            game=games.box(left.game).texts(preferred_language())["name"],
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
