"""Texts: what a person reads, as messages of Project Fluent, in files that the browser reads too.

A message names its values, and may refer to another that chooses a form of a word by them:
`event-sold = { $seat } sells { material-some }`. An attribute is part of its message's id:
`option-end_rows.help`.

To parse a file takes long, and few of its messages are asked for: each is parsed when it is.
"""

import os
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from numbers import Integral
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

LANGUAGES = ("fr", "en")
FOLDER = Path(__file__).parent
PROGRAM_FILES = ("words", "errors", "cli")
LONGEST_VALUE = 2500  # characters; Fluent refuses more
UNPRINTABLE = "\ufffd"  # stands for any character that cannot be shown
LINE_ENDS = ("Zl", "Zp")  # categories of Unicode, beside those of controls
LARGEST_NUMBER = 2**53 - 1  # Fluent's formatters lose digits of larger ones
TERM = "-"  # begins the name of what only other messages say
BEGINNING = re.compile(rf"^({TERM}?[A-Za-z][\w-]*) *=", re.MULTILINE)  # of a message


def preferred_language() -> str:
    """The language of the environment: REJOUONS_LANG or the locale's, else English."""
    for variable in ("REJOUONS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2]
        if wanted in LANGUAGES:
            return wanted
    return "en"


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, *files: Path) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, tuple[Path, str]] = {}
        self._parsing = Lock()
        for file in files:
            for name, source in messages_in(file.read_text(encoding="utf-8")):
                self._unparsed.setdefault(name, (file, source))

    @staticmethod
    @cache
    def load(language: str, *files: Path) -> "Texts":
        return Texts(language, *files)

    def __getitem__(self, id_: str) -> str:
        """A text without values: `texts["board-market"]`."""
        return self.say(id_)

    def has(self, id_: str) -> bool:
        try:
            self._pattern(id_)
        except KeyError:
            return False
        return True

    def say(self, id_: str, **values: Any) -> str:
        """A text filled in; whole numbers choose plurals, anything else is shown as it is."""
        variables = {name: _variable(value) for name, value in values.items()}
        said, errors = self._bundle.format_pattern(self._pattern(id_), variables)
        if errors:
            raise ValueError(f"{id_} in {self.language}: {errors[0]}")
        return str(said)

    def _pattern(self, id_: str) -> Any:
        name, _, attribute = id_.partition(".")
        with self._parsing:
            self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(id_)
        return pattern

    def _parse(self, name: str) -> None:
        """Takes in a message and all that it refers to."""
        if name not in self._unparsed:
            return
        file, source = self._unparsed[name]
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{file}: {entry.content}")
        self._bundle.add_resource(resource)
        del self._unparsed[name]
        for other in References(resource).names:
            self._parse(other)


def messages_in(text: str) -> Iterator[tuple[str, str]]:
    """Each message of a file: its name, and its text up to the next one's."""
    starts = list(BEGINNING.finditer(text))
    ends = [start.start() for start in starts[1:]]
    for start, end in zip(starts, [*ends, len(text)], strict=True):
        yield start[1], text[start.start() : end]


class References(Visitor):
    """The names of the messages and terms that some others refer to."""

    def __init__(self, resource: Resource) -> None:
        self.names: set[str] = set()
        self.visit(resource)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(TERM + node.id.name)
        self.generic_visit(node)


def _variable(value: Any) -> Any:
    """A value as Fluent takes it; numbers are written as people type them, without separators."""
    is_number = isinstance(value, Integral) and not isinstance(value, bool)
    if is_number and abs(value) <= LARGEST_NUMBER:
        return fluent_number(int(value), useGrouping=False)
    text = printable(str(value))
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}…"


def printable(text: str) -> str:
    """Text from outside as it may be shown, in one line and nothing but letters.

    A name, a file or a line typed can hold commands to a terminal, marks that turn the order of
    letters round or take no room, half letters, and ends of lines. All texts are filled in so.
    """
    return "".join(UNPRINTABLE if is_control(letter) else letter for letter in text)


def is_control(letter: str) -> bool:
    return unicodedata.category(letter) in LINE_ENDS or unicodedata.category(letter)[0] == "C"


def program_texts(language: str) -> Texts:
    """The program's own texts, beside those of the games."""
    return Texts.load(language, *(FOLDER / language / f"{name}.ftl" for name in PROGRAM_FILES))
