"""What can go wrong, in one small tree.

RejouonsError
├── UnknownGame
├── BadOption             an option, a value or a number of players the game does not have
├── BadBoard              a board or cards of somebody's own that no table can be opened on
├── Refused               the match stays exactly as it was
│   ├── UnreadableAction
│   ├── NotYourTurn
│   ├── IllegalAction     with the game's reason and its clause
│   ├── GameOver
│   └── UndoRefused       with the seats that would have to agree
├── BadSave               damaged, or not one of ours
│   └── WrongVersion      saved under other rules
└── Unavailable           the machine lacks what was asked for

Each error names a message of the program's texts, so that it can be said in any language.
"""

from copyreg import __newobj__  # type: ignore[attr-defined]  # what pickles make objects with
from typing import Any

from rejouons.texts import program_texts


class RejouonsError(Exception):
    """Base of all errors meant for a person."""

    def __init__(self, case: str = "", **values: Any) -> None:
        self.case = case or type(self).__name__
        self.values = values
        super().__init__(self.text("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled as it is: it was not made from the sentence it says."""
        return __newobj__, (type(self), *self.args), self.__dict__

    def text(self, language: str) -> str:
        """The error in the words of a language."""
        values = {key: _worded(value, language) for key, value in self.values.items()}
        return program_texts(language).say(f"error-{self.case}", **values)


def _worded(value: Any, language: str) -> Any:
    """A value in words: a reason to refuse and another error have their own in each language."""
    if isinstance(value, RejouonsError):
        return value.text(language)
    if isinstance(value, Worded):
        return value[language]
    return value


class Worded(dict[str, str]):
    """The same words by language."""


class UnknownGame(RejouonsError):
    pass


class BadOption(RejouonsError):
    pass


class BadBoard(RejouonsError):
    pass


class Refused(RejouonsError):
    pass


class UnreadableAction(Refused):
    pass


class NotYourTurn(Refused):
    pass


class IllegalAction(Refused):
    """`reason` is the game's, `clause` the rule it breaks."""

    def __init__(self, reason: Any, clause: str, because: "Worded") -> None:
        self.reason = reason
        self.clause = clause
        super().__init__(because=because, clause=clause)


class GameOver(Refused):
    pass


class UndoRefused(Refused):
    """`missing` are the seats that would have to agree."""

    def __init__(self, case: str = "", missing: tuple[int, ...] = ()) -> None:
        self.missing = missing
        super().__init__(case, seats=", ".join(str(seat) for seat in missing))


class BadSave(RejouonsError):
    pass


class WrongVersion(BadSave):
    pass


class Unavailable(RejouonsError):
    pass
