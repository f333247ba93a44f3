"""Fluent files as the tests look at them: their messages, the values those take, their words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

Patterns = Mapping[str, Pattern]
BREAKING_SPACE = re.compile(r"[^\u00a0][:;!?»$%]|«[^\u00a0]")  # in French


def patterns_in(files: Iterable[Path]) -> dict[str, Pattern]:
    """The texts in the files by their ids; an attribute's id follows its message's and a dot."""
    found: dict[str, Pattern] = {}
    for file in files:
        for id_, pattern in _entries(file):
            assert id_ not in found, f"{file}: {id_} is there twice"
            found[id_] = pattern
    return found


def _entries(file: Path) -> Iterator[tuple[str, Pattern]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file}: {entry.content}"
        if isinstance(entry, Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def names_in(file: Path) -> list[str]:
    """The names of all messages of a file, in order; a term's begins with a hyphen."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    messages = [entry for entry in body if isinstance(entry, Message | Term)]
    return [f"-{m.id.name}" if isinstance(m, Term) else m.id.name for m in messages]


class Parts(Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[SelectExpression] = []
        self.patterns: list[Pattern] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        name = node.id.name
        self.references.add(f"{name}.{node.attribute.name}" if node.attribute else name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        self.patterns.append(node)
        self.generic_visit(node)


def variables(texts: Patterns, id_: str) -> set[str]:
    """The values a text takes, itself or in what it refers to."""
    parts = Parts(texts[id_])
    return parts.variables.union(*(variables(texts, other) for other in parts.references))


def wordings(pattern: Pattern) -> Iterator[str]:
    """The words of a text and of each of its variants, with a 0 for whatever is filled in."""
    for part in Parts(pattern).patterns:
        yield "".join("0" if isinstance(e, Placeable) else _text(e) for e in part.elements)


def _text(element: TextElement | Placeable) -> str:
    assert isinstance(element, TextElement)
    return element.value


def assert_same_in_all_languages(languages: Iterable[Patterns]) -> None:
    """The same ids and attributes, each filled in with the same values."""
    first, *others = languages
    for texts in others:
        assert set(texts) == set(first)
        for id_ in texts:
            assert variables(texts, id_) == variables(first, id_), id_


def assert_spaces_do_not_break(french: Patterns) -> None:
    for id_, pattern in french.items():
        for words in wordings(pattern):
            assert not BREAKING_SPACE.search(words), f"{id_}: {words}"
