"""A seat's actions as a person at the terminal chooses among them.

A short list is numbered. Where one number out of many is chosen, such as a bid, that number is
typed; where there are too many actions to list, their words stand in rows, and one word of each
group is typed.
"""

from collections.abc import Callable, Iterator, Sequence

from rich.markup import escape

from rejouons.cli.words import said
from rejouons.errors import BadOption, UnreadableAction
from rejouons.kernel.layout import Actions

LONGEST_LIST = 20  # actions
LONGEST_NUMBER = 9  # digits
INDENT = "  "


class Menu:
    """The legal actions of a seat: what is printed of them, and what a typed line means."""

    def __init__(self, actions: Actions, legal: Sequence[int], tell: Callable[[int], str]) -> None:
        self.actions = actions
        self.legal = list(legal)
        self.tell = tell  # an action in words
        self.kind, _ = actions.decode(self.legal[0])
        self.is_of_one_kind = {actions.decode(action)[0] for action in legal} == {self.kind}
        self.is_list = not self._is_number and not self._is_long

    @property
    def _is_number(self) -> bool:
        """Whether the choice is one number out of many: then the number itself is typed."""
        fields = self.kind.fields
        is_one = self.is_of_one_kind and len(fields) == 1
        return is_one and fields[0].is_numbered and fields[0].size > LONGEST_LIST

    @property
    def _is_long(self) -> bool:
        return self.is_of_one_kind and len(self.legal) > LONGEST_LIST

    # What is printed

    def lines(self) -> Iterator[str]:
        """The actions, with the marks of their styles."""
        if self._is_number:
            yield INDENT + self._numbers()
        elif self._is_long:
            yield from (INDENT + row for row in self._rows())
            yield INDENT + said("one-of-each", example=self.short(self.legal[0]))
        else:
            for number, action in enumerate(self.legal, 1):
                yield f"{INDENT}[bold]{number:>2}[/bold]  {escape(self.tell(action))}"

    def short(self, action: int) -> str:
        """An action written out, but for its first word."""
        return " ".join(self._words(action))

    def _words(self, action: int) -> list[str]:
        _, *words = self.actions.text(action).split()
        return words

    def _numbers(self) -> str:
        numbers = [self.short(action) for action in self.legal]
        first, last = numbers[0], numbers[-1]
        if int(last) - int(first) == len(numbers) - 1:
            return said("range", first=first, last=last)
        return said("one-of", numbers=" ".join(numbers))

    def _rows(self) -> Iterator[str]:
        """The first words of the actions, those together that the same words can follow."""
        followers: dict[str, list[str]] = {}
        for first, *rest in map(self._words, self.legal):
            followers.setdefault(first, []).append(" ".join(rest))
        rows: dict[str, list[str]] = {}
        for first, rest in followers.items():
            rows.setdefault(" ".join(rest), []).append(first)
        for last, firsts in rows.items():
            yield f"[bold]{' '.join(firsts)}  ·  {last}[/bold]"

    # What is typed

    def chosen(self, line: str) -> int:
        """The action a line means: a number of the list, or an action written out."""
        if self.is_list and line.isdecimal():
            return self._listed(line)
        if self.is_of_one_kind:
            try:
                return self.actions.parse(f"{self.kind.word} {line}")
            except UnreadableAction:
                pass  # it was not written short
        return self.actions.parse(line)

    def _listed(self, line: str) -> int:
        if len(line) > LONGEST_NUMBER or not 1 <= int(line) <= len(self.legal):
            raise BadOption("NoSuchNumber", number=line, last=len(self.legal))
        return self.legal[int(line) - 1]
