"""The standard streams, whatever they are: an old terminal, a pipe, or nothing at all.

A terminal that knows few letters is shown others that look alike, one for one, so that boards
keep their columns: `é` as `e`, `│` as `|`.
"""

import codecs
import io
import os
import sys
import unicodedata
from contextlib import suppress
from typing import TextIO

NAME = "rejouons-look-alike"  # of what is done about letters that a stream does not know
NOTHING_ALIKE = "?"
ALIKE = {  # a letter that everything knows, and those it can stand for
    " ": "\u00a0\u2009\u202f",
    "-": "–—−─━═┄┈",
    "|": "│┃║┆┊▌▐",
    "+": "┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╭╮╯╰╔╗╚╝╠╣╦╩╬",
    "/": "╱↗↙",
    "\\": "╲↖↘",
    '"': "“”„«»",
    "'": "‘’‚",
    ".": "…·",
    "*": "•★☆◆◇♛",
    "x": "×✕✗",
    "v": "✓√↓▼",
    "^": "↑▲▀",
    "<": "←◀◂◄",
    ">": "→▶▸►▷",
    "@": "●◉↺↻",
    "o": "○œø°",
    "#": "■▪█▓▒",
    ":": "░",
    "_": "▄",
    "=": "□▫",
    "a": "æ",
    "A": "Æ",
    "O": "ŒØ",
    "P": "⚑",
    "T": "⚒",
}
LOOK_ALIKE = {letter: known for known, letters in ALIKE.items() for letter in letters}


def settle() -> None:
    """Lets all streams take whatever is read or written; those that are missing, nothing."""
    codecs.register_error(NAME, replace)
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115  # as long as the program runs
    sys.stdout = sys.stdout or nowhere()
    sys.stderr = sys.stderr or nowhere()
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NAME), (sys.stderr, NAME)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


def let_go() -> None:
    """Writes out what waits; what nobody takes is dropped, or it would be an error at the end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def replace(error: UnicodeError) -> tuple[str, int]:
    """Stands in for letters that a stream does not know."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(look_alike, error.object[error.start : error.end])), error.end


def look_alike(letter: str) -> str:
    """A plain letter that looks alike: without accents, or drawn from simpler strokes."""
    plain = LOOK_ALIKE.get(letter) or unicodedata.normalize("NFKD", letter)[0]
    return plain if plain.isascii() else NOTHING_ALIKE
