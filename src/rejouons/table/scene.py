"""What everybody may know of a table beside its match, as it travels."""

from typing import Literal

from msgspec import field

from rejouons.table.frames import Result, Wire
from rejouons.table.happenings import About, Ending, Notice, Outcome, Why

Phase = Literal["gathering", "playing", "paused", "over"]


class ScenePlace(Wire, kw_only=True):
    who: str  # `human`, or a bot
    name: str = ""
    is_taken: bool = False  # by a person
    is_ready: bool = False
    is_here: bool = False  # connected just now
    bot: str = ""  # who plays while the person is away
    why: Why | Literal[""] = ""  # it does
    has_resigned: bool = False


class SceneTime(Wire, kw_only=True):
    """A seat's time, in milliseconds."""

    left: int  # of its reserve
    since: int | None = None  # when it was asked


class SceneClock(Wire, kw_only=True):
    kind: Literal["live", "days"]
    move: int
    reserve: int
    now: int
    seats: list[SceneTime]


class SceneQuestion(Wire, kw_only=True):
    """What a seat asks the others to agree to."""

    number: int  # which an answer repeats
    about: About
    seat: int
    agreed: list[int] = field(default_factory=list)
    needs: list[int]


class SceneOutcome(Wire, kw_only=True):
    """What became of the last question, until the match goes on."""

    about: About
    seat: int
    outcome: Outcome


class Scene(Wire, kw_only=True, tag_field="is", tag="scene"):
    phase: Phase
    ending: Ending | None = None
    seats: list[ScenePlace]
    host: int = -1  # the seat of who made the table
    is_host: bool = False  # whether the viewer made it
    watchers: int = 0
    clock: SceneClock | None = None
    question: SceneQuestion | None = None
    settled: SceneOutcome | None = None
    results: list[Result] = field(default_factory=list)  # where it ended before its time
    next: str = ""  # the table of the rematch


class SaidNote(Wire, kw_only=True, tag_field="is", tag="said"):
    """A line of talk, or what happened at a seat."""

    index: int
    seat: int
    name: str
    at: int
    text: str = ""
    phrase: str = ""
    happened: Notice | Literal[""] = ""
