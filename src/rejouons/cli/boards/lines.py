"""Lines of text of a given width, and blocks of them: what every board is put together from."""

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text

Block = list[Text]  # lines of one width


def fit(width: int, ink: str, *parts: str | Text) -> Text:
    """Parts in a row, cut or padded to a width."""
    text = Text.assemble(*parts, style=ink)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def spread(width: int, ink: str, left: Text, right: Text) -> Text:
    """Two parts at the two ends of a line; the right one is never cut."""
    return Text.assemble(fit(width - right.cell_len, ink, left), right, style=ink)


def centred(width: int, ink: str, content: str) -> Text:
    text = Text(content, ink)
    text.align("center", width)
    return text


def beside(*blocks: Block) -> Block:
    """Blocks of one height, side by side."""
    return [Text.assemble(*lines) for lines in zip(*blocks, strict=True)]


def printed(lines: Iterable[Text]) -> Group:
    """Lines as one thing to print; a narrow terminal cuts them and never wraps them."""
    return Group(*(Text.assemble(line, no_wrap=True, overflow="crop") for line in lines))
