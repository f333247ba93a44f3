"""Options in a rules document, called as people choose them: keys are for those who type them.

A document writes an option as `` `key` ``, as `` `key` = `value` `` or `` `key` = 4 ``, and another
value of the option that its line named last as `` `value` ``.
"""

import re
from collections.abc import Iterator

from rejouons.kernel.contract import Game, Option
from rejouons.texts import program_texts

FENCE = "```"  # around what is printed as it is typed
OPTION_ROW = re.compile(  # of the table that lists them: option, values, default, clause
    r"""\|\ (?P<names>`(?P<key>\w+)`[^|]*)\ \|
    (?:[^|(;\u00a0]|\([^)]*\))*   # the values, explained in brackets
    (?P<limits>\u00a0?;[^|]*?)?\ ?\|
    [^|]*\|(?P<rest>.*)""",
    re.DOTALL | re.VERBOSE,
)
CODE = re.compile(r"`(?P<word>[\w-]+)`(?: = (?:`(?P<chosen>[\w-]+)`|(?P<number>\d+)\b))?")


def spoken(document: str, game: Game, language: str) -> str:
    """The document with every option, and every value of one, by its text."""
    speaker = Speaker(game, language)
    is_printed = False
    lines = []
    for line in document.splitlines(keepends=True):
        is_printed ^= line.startswith(FENCE)
        lines.append(line if is_printed else speaker.line(line))
    return "".join(lines)


class Speaker:
    """Says the options of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.options = {option.key: option for option in game.options}
        self.texts = game.texts(language)
        self.shared = program_texts(language)

    def line(self, line: str) -> str:
        row = OPTION_ROW.match(line)
        return self.row(row) if row else "".join(self.parts(line))

    def row(self, row: re.Match[str]) -> str:
        """A row of the table of options: its values and its default, and what else limits them."""
        option = self.options[row["key"]]
        values = " · ".join(self.value(option, str(value)) for value in option.values)
        default = self.value(option, str(option.default))
        names, limits = ("".join(self.parts(row[part] or "")) for part in ("names", "limits"))
        return f"| {names} | {values}{limits} | {default} |{row['rest']}"

    def parts(self, line: str) -> Iterator[str]:
        """The line piece by piece, as it is and as it is said."""
        named: Option | None = None  # the option named last
        end = 0
        for found in CODE.finditer(line):
            named = self.options.get(found["word"], named)
            yield line[end : found.start()]
            yield f"**{self.said(found, named)}**"
            end = found.end()
        yield line[end:]

    def said(self, found: re.Match[str], named: Option | None) -> str:
        if found["word"] not in self.options:
            return self.value(self.owner(found["word"], named), found["word"])
        assert named is not None  # it is the one found
        name = self.texts[f"option-{named.key}"]
        chosen = found["chosen"] or found["number"]
        if chosen is None:
            return name
        return self.shared.say("option-chosen", option=name, value=self.value(named, chosen))

    def owner(self, word: str, named: Option | None) -> Option:
        """The option that a value is one of: the one named, or else any that has it."""
        options = [*([named] if named else []), *self.options.values()]
        for option in options:
            if word in map(str, option.values):
                return option
        raise ValueError(f"no option is called {word}, and none has it as a value")

    def value(self, option: Option, word: str) -> str:
        return self.texts[f"option-{option.key}-{word}"]
