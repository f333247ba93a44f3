"""Lines of text of a given width, blocks of them, and sheets: what all boards are made from."""

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
    text.truncate(width, overflow="ellipsis")
    text.align("center", width)
    return text


def beside(*blocks: Block) -> Block:
    """Blocks of one height, side by side."""
    return [Text.assemble(*lines) for lines in zip(*blocks, strict=True)]


def printed(lines: Iterable[Text]) -> Group:
    """Lines as one thing to print; a narrow terminal cuts them, and one sees where."""
    return Group(*(Text.assemble(line, no_wrap=True, overflow="ellipsis") for line in lines))


class Sheet:
    """Characters in rows and columns, each with its ink."""

    def __init__(self, height: int, width: int, ink: str, margin: int) -> None:
        self.ink = ink
        self.margin = margin  # columns are counted from here
        self._rows = [[(" ", ink)] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, ink: str = "") -> None:
        """Writes over whatever is there; what would stand beside the sheet is left out."""
        line = self._rows[row]
        for place, char in enumerate(text, self.margin + column):
            if 0 <= place < len(line):
                line[place] = (char, ink or self.ink)

    def lines(self) -> Block:
        return [Text.assemble(*row) for row in self._rows]
