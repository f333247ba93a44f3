"""What a viewer gets of a match: a view of the state, and events as they may see them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rejouons.kernel.contract import NOBODY, Game
from rejouons.kernel.layout import EventKind
from rejouons.kernel.log import HIDDEN
from rejouons.texts import Texts


@dataclass(frozen=True)
class View:
    """What a seat may know: all a bot or a screen gets."""

    game: Game
    seat: int
    state: Any  # a redacted copy
    actions: tuple[int, ...]  # the seat's legal actions, none if it is not asked


@dataclass(frozen=True)
class Happening:
    """An event as one viewer sees it."""

    kind: EventKind
    seat: int
    values: tuple[int, ...]  # HIDDEN each, if the viewer was not told

    def text(self, texts: Texts, names: Sequence[str]) -> str:
        words = {
            field.name: texts.word(field.name, field.words[value])
            for field, value in zip(self.kind.fields, self.values, strict=True)
            if value != HIDDEN
        }
        table = "events" if len(words) == len(self.values) else "hidden"
        name = names[self.seat] if self.seat != NOBODY else ""
        return texts.say(f"{table}.{self.kind.word}", seat=name, **words)
