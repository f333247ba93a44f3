"""What a viewer gets of a match: a view of the state, events as they may see them, refusals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rejouons.errors import IllegalAction, Worded
from rejouons.kernel.contract import NOBODY, Game
from rejouons.kernel.layout import EventKind, Field, Kind
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.record import new
from rejouons.texts import LANGUAGES, Texts


@dataclass(frozen=True)
class View:
    """What a seat may know: all a bot or a screen gets."""

    game: Game
    seat: int
    state: Any  # a redacted copy
    actions: tuple[int, ...]  # the seat's legal actions, none if it is not asked

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by the bytes of the state: a pickled record forgets its layout."""
        return view_from, (self.game, self.seat, self.state.tobytes(), self.actions)


def view_from(game: Game, seat: int, state: bytes, actions: tuple[int, ...]) -> View:
    memory = new(game.state)
    memory.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
    return View(game, seat, memory[0], actions)


@dataclass(frozen=True)
class Happening:
    """An event as one viewer sees it."""

    kind: EventKind
    seat: int
    values: tuple[int, ...]  # HIDDEN each, if the viewer was not told

    def text(self, texts: Texts, names: Sequence[str]) -> str:
        name = names[self.seat] if self.seat != NOBODY else ""
        if HIDDEN in self.values:
            return texts.say(f"hidden-{self.kind.word}", seat=name)
        values = spoken(self.kind, self.values, names)
        return texts.say(f"event-{self.kind.word}", seat=name, **values)


def happening(game: Game, event: Any) -> Happening:
    """An event of a log as the viewer that the log was redacted for sees it."""
    kind = game.event(event.kind)
    values = event["values"][: len(kind.fields)]
    return Happening(kind, int(event.seat), tuple(values.tolist()))


def refusal(game: Game, number: int) -> IllegalAction:
    """Why an action is refused, in every language."""
    reason = game.reason(number)
    words = {language: game.texts(language)[f"reason-{reason.word}"] for language in LANGUAGES}
    return IllegalAction(reason, reason.clause, Worded(words))


def spoken(kind: Kind, values: Sequence[int], names: Sequence[str]) -> dict[str, int | str]:
    """A kind's values by the names of their fields, as the texts take them: numbers, words, and
    for seats the names of the players.

    A compound word, which no text could take apart, comes in its parts as well: the `step` 1-2
    with `step_1` and `step_2`.
    """
    said: dict[str, int | str] = {}
    for field, value in zip(kind.fields, values, strict=True):
        said |= _spoken_field(field, value, names)
    return said


def _spoken_field(field: Field, value: int, names: Sequence[str]) -> dict[str, int | str]:
    word = field.words[value]
    if field.is_seat:
        return {field.name: names[value]}
    if field.is_numbered:
        return {field.name: int(word)}
    parts = word.split("-") if "-" in word else []
    return {field.name: word, **{f"{field.name}_{n}": part for n, part in enumerate(parts, 1)}}
