"""A rules document as data: its sections, and each clause on its own, to search and to open."""

import re
from collections.abc import Iterator
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

PICTURE = re.compile(r"<!-- (\w+) -->\s*")  # stands above a paragraph that the app draws one beside
MARKDOWN = MarkdownIt("commonmark").enable("table")


def sections(document: str, prefix: str) -> list[dict[str, Any]]:
    """The sections in order: a title, its depth, and blocks of HTML.

    Some blocks are clauses, and some have a picture, which the app knows by its name.
    """
    found: list[dict[str, Any]] = []
    picture: dict[str, str] = {}  # of the block to come
    for block in top_level(MARKDOWN.parse(document)):
        if block[0].type == "heading_open":
            depth = int(block[0].tag.removeprefix("h"))
            found.append({"title": block[1].content, "depth": depth, "blocks": []})
        elif mark := PICTURE.fullmatch(block[0].content):
            picture = {"picture": mark[1]}
        else:
            found[-1]["blocks"].append(described(block, prefix) | picture)
            picture = {}
    return found


def top_level(tokens: list[Token]) -> Iterator[list[Token]]:
    """The tokens of one block after the other: a heading, a paragraph, a whole table."""
    block: list[Token] = []
    depth = 0
    for token in tokens:
        block.append(token)
        depth += token.nesting
        if depth == 0:
            yield block
            block = []


def described(block: list[Token], prefix: str) -> dict[str, Any]:
    html = MARKDOWN.renderer.render(block, MARKDOWN.options, {})
    clause = re.match(rf"<p><strong>({prefix}-\d+)</strong> ", html)
    if clause is None:
        return {"html": html}
    return {"clause": clause[1], "html": "<p>" + html.removeprefix(clause[0])}
