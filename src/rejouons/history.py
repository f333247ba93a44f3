"""What was done in a match: the list it is saved as, and the actions of it that stand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from msgspec import Struct

from rejouons.errors import UndoRefused
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.layout import Actions
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.rulings import SEAT, numbers_of


class Played(NamedTuple):
    """An entry of the list: a seat's action."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Undone:
    """An entry of the list: a seat took back its last action."""

    seat: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """That a seat took something back, as the story of a match tells it."""

    number: int  # how many actions stood then, of those that still stand
    seat: int
    actions: tuple[Played, ...]  # in their order
    was_known: bool  # whether something had become known by then
    was_sealed: bool  # whether it was a secret choice, in a round that is still open
    noticed: frozenset[int]  # the viewers who had noticed anything of it
    chapters: tuple[int, ...]  # how much each viewer had noticed of what stood, onlookers first


class Turn(Struct, frozen=True, gc=False):
    """An action that stands, and what came of it. The set-up is the first, by nobody."""

    entry: int  # its number in the list, from 1; 0 for the set-up
    played: Played
    state: bytes
    waiting: int  # bit mask of the seats that must act then
    events: bytes  # rows of the log
    revealed: bool  # something became known: it can't be taken back freely
    is_sealed: bool  # chosen in secret by one of several, who all have yet to see it
    is_open: bool  # everybody noticed it, if not what it was
    is_public: bool  # all heard its events as they are


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def is_revealing(seat: int, events: bytes, has_learnt: bool, waiting: int) -> bool:
    """Whether something became known by what a seat did: by a draw or a secret shown to it, in
    events that speak of another seat, or because the end shows what was hidden.
    """
    others = {*numbers_of(events, SEAT)} - {seat, NOBODY}
    return has_learnt or bool(others) or waiting == 0


def is_sealed(before: int, after: int, revealed: bool) -> bool:
    """Whether an action left its round of secret choices open: nobody new is asked yet."""
    return not revealed and after != 0 and after & ~before == 0


def in_order(taken_back: Sequence[TakenBack]) -> tuple[TakenBack, ...]:
    """Each where it belongs among the actions that stand: not after what a later one took back."""
    numbers = accumulate((taken.number for taken in reversed(taken_back)), min)
    kept = [
        replace(taken, number=number)
        for taken, number in zip(reversed(taken_back), numbers, strict=True)
    ]
    return tuple(reversed(kept))


def told_in_order(taken_back: Sequence[TakenBack], viewer: int) -> tuple[TakenBack, ...]:
    """Those that a viewer noticed, in the viewer's own numbers: what rivals take back unnoticed
    moves none of them.
    """
    return in_order(
        [
            replace(taken, number=taken.chapters[viewer - SPECTATOR])
            for taken in taken_back
            if viewer in taken.noticed
        ]
    )


def last_of(turns: Sequence[Turn], seat: int) -> int:
    """The place of the seat's last action."""
    for number in reversed(range(len(turns))):
        if turns[number].played.seat == seat:
            return number
    raise UndoRefused("NothingToUndo")


def is_round(turns: Sequence[Turn]) -> bool:
    """Whether all chose in secret, and have yet to see it."""
    return turns[0].is_sealed and all(turn.is_sealed for turn in turns)


def is_free(turns: Sequence[Turn], last: int) -> bool:
    """Whether an action can be taken back without asking: nobody has seen anything of it."""
    is_latest = last == len(turns) - 1 and not turns[last].revealed
    return is_latest or is_round(turns[last:])


def is_known(turns: Sequence[Turn], last: int, asked: int) -> bool:
    """Whether something had become known of an action that is taken back. Where several are asked,
    others may have gone on unnoticed, and it must not be told whether they had: then it counts as
    known, unless it is a secret choice itself.
    """
    return not is_round(turns[last:]) if asked > 1 else not is_free(turns, last)


def kept_after(turns: Sequence[Turn], last: int) -> Sequence[Turn]:
    """What stays of what followed an action that is taken back: all, if all chose in secret."""
    return turns[last + 1 :] if is_round(turns[last:]) else ()


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
