"""What was done in a match: the list it is saved as, and the actions of it that stand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rejouons.errors import UndoRefused
from rejouons.kernel.layout import Actions


@dataclass(frozen=True)
class Played:
    """An entry of the list: a seat's action."""

    seat: int
    action: int


@dataclass(frozen=True)
class Undone:
    """An entry of the list: a seat took back its last action."""

    seat: int
    agreed: tuple[int, ...]


@dataclass(frozen=True)
class Turn:
    """An action that stands, and what came of it."""

    index: int  # of its entry
    played: Played
    events: Any
    revealed: bool  # something became known: it can't be taken back freely
    is_sealed: bool  # chosen in secret by one of several, who all have yet to see it


def is_sealed(before: int, after: int, revealed: bool) -> bool:
    """Whether an action left its round of secret choices open: nobody new is asked yet."""
    return not revealed and after != 0 and after & ~before == 0


def last_of(turns: Sequence[Turn], seat: int) -> int:
    """The place of the seat's last action."""
    for number in reversed(range(len(turns))):
        if turns[number].played.seat == seat:
            return number
    raise UndoRefused("NothingToUndo")


def is_free(turns: Sequence[Turn], last: int) -> bool:
    """Whether an action can be taken back without asking: nobody has seen anything of it."""
    is_latest = last == len(turns) - 1 and not turns[last].revealed
    return is_latest or all(turn.is_sealed for turn in turns[last:])


def without(turns: Sequence[Turn], last: int) -> list[Turn]:
    """What stands once an action is taken back: not what followed, unless all chose in secret."""
    following = turns[last + 1 :] if all(turn.is_sealed for turn in turns[last:]) else ()
    return [*turns[:last], *following]


def written(actions: Actions, entry: Played | Undone) -> str:
    """An entry as saves hold it: `0 take glass 2`, `undo 0`."""
    if isinstance(entry, Played):
        return f"{entry.seat} {actions.text(entry.action)}"
    return " ".join(["undo", str(entry.seat), *(str(seat) for seat in entry.agreed)])


def read(actions: Actions, text: str) -> Played | Undone:
    """The entry that a save holds as this text."""
    first, rest = text.split(" ", 1)
    if first == "undo":
        seat, *agreed = (int(word) for word in rest.split())
        return Undone(seat, tuple(agreed))
    return Played(int(first), actions.parse(rest))


def listed(seats: Iterable[int]) -> str:
    return ", ".join(str(seat) for seat in seats)
