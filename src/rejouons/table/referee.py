"""The referee of a table: tells each viewer of a match what they may know, in a numbering of their
own that counts only what they noticed. `web/src/engine/referee.ts` tells the same, byte for byte.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from rejouons.errors import Refused
from rejouons.history import TakenBack, Turn, is_free, last_of, told_in_order
from rejouons.match import Match
from rejouons.table.frames import Chapter, Frame, Result, TakenBackNote, Undoable
from rejouons.terms import HUMAN

NEVER = 1 << 31  # a chapter that no match comes to


@dataclass(slots=True)
class Ledger:
    """What one viewer has noticed of a match, brought up to date when it is looked at."""

    viewer: int
    chapters: list[int] = field(default_factory=list)  # the turns that were noticed, and stand
    undone: int = 0  # how often something was taken back that was noticed
    own: list[bool | None] = field(default_factory=list)  # of each secret choice: the viewer's?
    before: dict[int, tuple[int, list[bool]]] = field(default_factory=dict)  # rivals' were undone
    entries: int = -1  # of the match, when it was looked at
    turns: int = 0
    undoings: int = 0

    @property
    def number(self) -> int:
        return len(self.chapters) - 1

    @property
    def round(self) -> list[bool]:
        """The latest of them, chosen in secret: whether by the viewer."""
        latest = takewhile(lambda own: own is not None, reversed(self.own))
        return [own is True for own in latest][::-1]

    def catch_up(self, match: Match) -> None:
        """Takes in what is new."""
        self.entries = len(match.entries)
        if self.undoings < len(match.undoings):
            for taken in match.undoings[self.undoings :]:
                self._take_back(taken)
            self.undoings = len(match.undoings)
        turns = len(match.turns)
        for number in range(self.turns, turns):
            if match.is_noticed(self.viewer, number):
                self.chapters.append(number)
                self._enter(match.turns[number])
        self.turns = turns

    def _enter(self, turn: Turn) -> None:
        self.own.append(turn.played.seat == self.viewer if turn.is_sealed else None)
        if not turn.is_sealed and self.before:
            self.before = {}

    def _take_back(self, taken: TakenBack) -> None:
        """What was chosen in secret after it stands, but was done anew."""
        if self.viewer in taken.noticed:
            if taken.was_sealed and taken.seat != self.viewer:
                choices = self.round
                self.before[self.undone] = len(self.chapters) - len(choices), choices
            else:
                self.before.clear()
            self.undone += 1
        self.turns = min(self.turns, taken.number + 1)
        while self.chapters and self.chapters[-1] >= self.turns:
            self.chapters.pop()
            self.own.pop()

    def since(self, number: int, undone: int) -> list[int]:
        """The chapters since a frame; refused if anything was taken back but rivals' secret choices
        of a round that is still open. Of that round only what the viewer did counts as since.
        """
        if undone == self.undone and 0 <= number <= self.number:
            return self.chapters[number + 1 :]
        begin, then = self.before.get(undone, (NEVER, []))
        if number < 0 or not begin <= number + 1 <= begin + len(then):
            raise Refused("Late")
        now = zip(self.chapters[begin:], self.round, strict=True)
        own = [place for place, is_own in now if is_own]
        return own[sum(then[: number + 1 - begin]) :]


class Common:
    """What is the same for every viewer, as long as the match has no entry more."""

    def __init__(self, match: Match, people: Sequence[int]) -> None:
        self.entries = len(match.entries)
        self.waiting = list(match.to_act)
        self.secretive = secretive_in(match.turns, people)
        self.results = [] if self.waiting else results_of(match)
        self.undo_needs: dict[int, list[int]] = {}  # as far as it was asked for


class Referee:
    """Watches over one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
        self._ledgers: dict[int, Ledger] = {}
        self._common = Common(match, self._people)

    def ledger(self, viewer: int) -> Ledger:
        """What a viewer noticed until now."""
        ledger = self._ledgers.get(viewer)
        if ledger is None:
            ledger = self._ledgers[viewer] = Ledger(viewer)
        if ledger.entries != len(self.match.entries):
            ledger.catch_up(self.match)
        return ledger

    def news(self, viewer: int, number: int, undone: int) -> Frame | None:
        """The frame for a viewer who was told another, with what that one lacks; none if it is
        the same.
        """
        ledger = self.ledger(viewer)
        latest = ledger.number
        if undone != ledger.undone or number > latest:
            return self._frame(ledger, since=0)
        return self._frame(ledger, since=number + 1) if number < latest else None

    def frame(self, viewer: int, since: int = 0) -> Frame:
        """The match as a viewer may know it, with their chapters since a number."""
        return self._frame(self.ledger(viewer), since)

    def _frame(self, ledger: Ledger, since: int) -> Frame:
        match, common = self.match, self._now()
        viewer, number = ledger.viewer, ledger.number
        secretive = self._secretive_to(ledger, common.secretive) if common.secretive else []
        return Frame(
            number=number,
            undone=ledger.undone,
            since=min(since, number + 1),
            view=match.seen(viewer),
            waiting=common.waiting,
            legal=match.legal(viewer) if viewer in common.waiting else (),
            chapters=[self._chapter(ledger, n) for n in range(since, number + 1)],
            taken_back=self._taken_back(ledger) if match.undoings else [],
            undo=self._undoable(ledger, secretive),
            secretive=secretive,
            results=common.results,
        )

    # What a viewer may do

    def _undoable(self, ledger: Ledger, secretive: list[int]) -> Undoable | None:
        """What to take back: the viewer's own secret choice, or the latest action of a person that
        the viewer noticed. While several are asked, others may have acted unnoticed, so that
        nothing else is free then.
        """
        if ledger.viewer in secretive:
            return Undoable(seat=ledger.viewer)
        seat = self._latest_person(ledger)
        if seat is None or seat in secretive:  # theirs to change
            return None
        return Undoable(seat=seat, needs=self.undo_needs(seat))

    def undo_needs(self, seat: int) -> list[int]:
        """The people who must agree, as far as everybody can know it."""
        known = self._now().undo_needs
        if seat not in known:
            known[seat] = self._undo_needs(seat)
        return known[seat]

    def _undo_needs(self, seat: int) -> list[int]:
        turns = self.match.turns
        if len(self.match.to_act) < 2 and is_free(turns, last_of(turns, seat)):
            return []
        return [other for other in self._people if other != seat]

    def may_undo(self, seat: int, number: int, undone: int) -> Undoable:
        """What a seat takes back that saw a frame; refused if the table has gone on since."""
        ledger = self.ledger(seat)
        is_secret = seat in self._now().secretive
        if (number, undone) != (ledger.number, ledger.undone) and (
            not is_secret or self._own_since(ledger, number, undone)
        ):
            raise Refused("Late")
        if all(turn.played.seat != seat for turn in self.match.turns):
            raise Refused("NothingToUndo")
        if is_secret:
            return Undoable(seat=seat)
        return Undoable(seat=seat, needs=self.undo_needs(seat))

    def is_played(self, seat: int, number: int, undone: int, action: int) -> bool:
        """Whether an action that names a frame has landed already; refused if it comes too late.

        It comes in time as long as there was nothing since that frame but others' secret choices,
        made or taken back: else a rival who does nothing but that could keep somebody from moving.
        """
        ledger = self.ledger(seat)
        if (number, undone) == (ledger.number, ledger.undone):
            return False
        own = self._own_since(ledger, number, undone)
        if own and own[0].played.action != action:
            raise Refused("Late")
        return bool(own)

    def _own_since(self, ledger: Ledger, number: int, undone: int) -> list[Turn]:
        """What a viewer has done since a frame; refused if others did what is no secret choice."""
        since = [self.match.turns[place] for place in ledger.since(number, undone)]
        own = [turn for turn in since if turn.played.seat == ledger.viewer]
        if not own and not all(turn.is_sealed for turn in since):
            raise Refused("Late")
        return own

    # Inside

    def _now(self) -> Common:
        if self._common.entries != len(self.match.entries):
            self._common = Common(self.match, self._people)
        return self._common

    def _chapter(self, ledger: Ledger, number: int) -> Chapter:
        place = ledger.chapters[number]
        seat = self.match.turns[place].played.seat
        return Chapter(number=number, seat=seat, events=self.match.heard(ledger.viewer, place))

    def _taken_back(self, ledger: Ledger) -> list[TakenBackNote]:
        return [
            TakenBackNote(number=taken.number, seat=taken.seat, was_known=taken.was_known)
            for taken in told_in_order(self.match.undoings, ledger.viewer)
        ]

    def _secretive_to(self, ledger: Ledger, secretive: Sequence[int]) -> list[int]:
        """Those of them of whose choice the viewer knows."""
        return [seat for seat in secretive if self._shows_last_of(ledger, seat)]

    def _shows_last_of(self, ledger: Ledger, seat: int) -> bool:
        """Whether the viewer has noticed the last action of a seat."""
        turns = self.match.turns
        last = next(n for n in reversed(range(len(turns))) if turns[n].played.seat == seat)
        return last in ledger.chapters

    def _latest_person(self, ledger: Ledger) -> int | None:
        """Who of the people did what the viewer noticed last."""
        for place in reversed(ledger.chapters):
            seat = self.match.turns[place].played.seat
            if seat in self._people:
                return seat
        return None


def secretive_in(turns: Sequence[Turn], people: Sequence[int]) -> list[int]:
    """The people whose last action is a secret choice that they may still change."""
    found: set[int] = set()
    for turn in reversed(turns):
        if not turn.is_sealed:
            break
        found.add(turn.played.seat)
    return [seat for seat in people if seat in found]


def results_of(match: Match) -> list[Result]:
    pairs = zip(match.scores, match.ranking, strict=True)
    return [Result(points=points, rank=rank) for points, rank in pairs]
