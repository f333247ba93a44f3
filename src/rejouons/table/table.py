"""A table: a match and all that happens around it, folded from its two lists.

Whatever somebody does comes as a call that either refuses or changes the table and leaves the rows
to be kept in `unwritten`. Told the same rows, another table is the same: `tests/table` holds it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import structs

from rejouons.errors import BadOption, Refused
from rejouons.history import read as read_entry
from rejouons.history import written as written_entry
from rejouons.kernel.log import SPECTATOR
from rejouons.match import Match
from rejouons.table import happenings as h
from rejouons.table.clock import SECOND, Clock
from rejouons.table.frames import Moment
from rejouons.table.referee import Referee
from rejouons.table.scene import (
    Phase,
    SaidNote,
    Scene,
    SceneClock,
    ScenePlace,
    SceneQuestion,
    SceneTime,
)
from rejouons.table.settings import (
    LONGEST_NAME,
    LONGEST_TALK,
    PHRASES,
    STAND_IN,
    Settings,
    checked_who,
    tidy,
)
from rejouons.terms import HUMAN

MATCH, BESIDE = 0, 1  # the two lists
LONGEST_NONCE = 80
MOST_TALK = 2000  # lines at one table


class Row(NamedTuple):
    """An entry of one of a table's lists."""

    list: int
    place: int
    at: int  # milliseconds, by the server's clock
    body: str


@dataclass
class Place:
    """A seat, and who has it."""

    who: str  # `human`, or a bot
    person: str = ""
    name: str = ""
    turn: int = 0  # how often it changed hands: the link of a seat holds for one
    is_ready: bool = False
    nonce: str = ""
    bot: str = ""  # who plays while the person is away
    has_resigned: bool = False

    @property
    def player(self) -> str:
        """The bot that plays here, or `human`."""
        return self.bot or self.who


@dataclass
class Question:
    about: h.About
    seat: int
    agreed: list[int] = field(default_factory=list)


class Table:
    """A table as it stands."""

    def __init__(self, id: str, settings: Settings, secret: bytes, host: str) -> None:  # noqa: A002
        self.id = id
        self.settings = settings
        self.secret = secret
        self.host = host
        self.places = [Place(who) for who in settings.seats]
        self.match: Match | None = None
        self.referee: Referee | None = None
        self.clock = Clock(settings.time, settings.players)
        self.question: Question | None = None
        self.talk: list[SaidNote] = []
        self.ending: h.Ending | None = None
        self.is_paused = False
        self.next = ""
        self.updated = 0  # when something happened last
        self.changes = 0  # of what everybody may know beside the match
        self.count = [0, 0]  # entries of each list
        self.unwritten: list[Row] = []

    # From its lists

    @classmethod
    def told(
        cls,
        id: str,  # noqa: A002
        settings: Settings,
        secret: bytes,
        host: str,
        rows: Iterable[Row],
    ) -> "Table":
        """The table whose lists are these."""
        table = cls(id, settings, secret, host)
        lists: list[list[Row]] = [[], []]
        for row in sorted(rows):
            lists[row.list].append(row)
        done = iter(lists[MATCH])
        for row in lists[BESIDE]:
            happening = h.read(row.body)
            while table.count[MATCH] < happening.entry:
                table._repeat(next(done))
            table._take(happening, row.at)
        for row in done:
            table._repeat(row)
        return table

    def _repeat(self, row: Row) -> None:
        match = self.playing
        entry = read_entry(match.game.actions, row.body)
        match.repeat(entry)
        self._went_on(entry.seat, row.at)

    # How it stands

    @property
    def phase(self) -> Phase:
        if self.ending:
            return "over"
        if self.match is None:
            return "gathering"
        return "paused" if self.is_paused else "playing"

    @property
    def playing(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise Refused("NotStarted")
        return self.match

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves just now."""
        return [seat for seat, place in enumerate(self.places) if place.player == HUMAN]

    def seats_of(self, person: str) -> list[int]:
        return [s for s, place in enumerate(self.places) if person and place.person == person]

    @property
    def bots_asked(self) -> list[tuple[int, str]]:
        """The seats that a bot must play for now, each with its name."""
        if self.match is None or self.phase != "playing":
            return []
        asked = ((seat, self.places[seat].player) for seat in self.match.to_act)
        return [(seat, player) for seat, player in asked if player != HUMAN]

    @property
    def deadline(self) -> int | None:
        """When the time of the first seat runs out."""
        if self.phase != "playing":
            return None
        found = (self.clock.deadline(seat) for seat in range(len(self.places)))
        return min((deadline for deadline in found if deadline is not None), default=None)

    def scene(self, now: int, here: Sequence[int], watchers: int = 0, viewer: str = "") -> Scene:
        """The table as a person may know it; `here` are the seats that are connected."""
        hosts = self.seats_of(self.host)
        return Scene(
            phase=self.phase,
            ending=self.ending,
            seats=[self._scene_place(seat, seat in here) for seat in range(len(self.places))],
            host=hosts[0] if hosts else -1,
            is_host=viewer != "" and viewer == self.host,
            watchers=watchers,
            clock=self._scene_clock(now),
            question=self._scene_question(),
            next=self.next,
        )

    def _scene_place(self, seat: int, is_here: bool) -> ScenePlace:
        place = self.places[seat]
        return ScenePlace(
            who=place.who,
            name=place.name,
            is_taken=place.person != "",
            is_ready=place.is_ready,
            is_here=is_here,
            bot=place.bot,
            has_resigned=place.has_resigned,
        )

    def _scene_clock(self, now: int) -> SceneClock | None:
        control, clock = self.settings.time, self.clock
        if control.kind == "none" or self.match is None:
            return None
        times = zip(clock.left, clock.since, strict=True)
        return SceneClock(
            kind=control.kind,
            move=clock.move,
            reserve=control.reserve * SECOND,
            now=clock.stopped or now,
            seats=[SceneTime(left=left, since=since) for left, since in times],
        )

    def _scene_question(self) -> SceneQuestion | None:
        asked = self.question
        if asked is None:
            return None
        return SceneQuestion(
            about=asked.about, seat=asked.seat, agreed=asked.agreed, needs=self._others(asked.seat)
        )

    def moments(self, viewer: int) -> list[Moment]:
        """All that a viewer has seen, chapter by chapter, as they saw it then."""
        if self.referee is None:
            return []
        match, chapters = self.playing, self.referee.ledger(viewer).chapters
        return [
            Moment(
                number=number,
                view=match.seen(viewer, place),
                waiting=listed(match.turns[place].waiting),
            )
            for number, place in enumerate(chapters)
        ]

    def _others(self, seat: int) -> list[int]:
        """The people who must agree to what a seat asks."""
        return [s for s in self.people if s != seat and self.places[s].person]

    # Sitting down

    def sit(self, seat: int, person: str, name: str, at: int) -> None:
        """Whether the person may sit there is checked by who knows the link."""
        place = self._place(seat)
        if self.ending:
            raise Refused("TableOver")
        if place.who != HUMAN or place.has_resigned:
            raise Refused("SeatNotFree", seat=seat)
        called = tidy(name, LONGEST_NAME) or place.name
        if place.person != person or place.name != called:
            self._note(h.Sat(seat=seat, person=person, name=called), at)

    def ready(self, seat: int, is_ready: bool, nonce: str, at: int) -> None:
        """Says that a person is ready; the match begins with the last of them."""
        self._must_gather()
        word = tidy(nonce, LONGEST_NONCE) if is_ready else ""
        self._note(h.Readied(seat=seat, is_ready=is_ready, nonce=word), at)
        if all(place.is_ready for place in self.places if place.who == HUMAN):
            self._start(at)

    def _start(self, at: int) -> None:
        places = self.places
        self._note(
            h.Started(
                rules=self.settings.rules,
                seats=[place.who for place in places],
                names=[place.name for place in places],
                nonces=[place.nonce for place in places],
            ),
            at,
        )

    def leave(self, seat: int, at: int) -> None:
        if self.match is None:
            self._note(h.Stood(seat=seat), at)
        elif not self.ending and self.places[seat].player == HUMAN:
            self._take_over(seat, STAND_IN, "left", at)

    def come_back(self, seat: int, at: int) -> None:
        """A person plays on themselves."""
        place = self._place(seat)
        if not place.bot or place.has_resigned or self.ending:
            raise Refused("NoBotToRelieve")
        self._note(h.HandedBack(seat=seat), at)

    # Playing

    def act(self, seat: int, number: int, undone: int, action: int, at: int) -> None:
        """A person plays an action, and names the frame that they saw."""
        self._must_play(seat)
        assert self.referee is not None
        if not self.referee.is_played(seat, number, undone, action):
            self.play(seat, action, at)

    def play(self, seat: int, action: int, at: int) -> None:
        match = self.playing
        match.act(seat, action)
        self._write_entry(seat, at)

    def undo(self, seat: int, number: int, undone: int, at: int) -> None:
        """Takes back a seat's last action, or asks the others whether it may."""
        self._must_play(seat)
        assert self.referee is not None
        needs = self.referee.may_undo(seat, number, undone).needs
        if any(other in needs for other in self._others(seat)):
            self._ask(seat, "undo", at)
        else:
            self._take_back(seat, at)

    def end(self, seat: int, at: int) -> None:
        """Proposes to end the match as it stands."""
        self._must_have_begun()
        if self._others(seat):
            self._ask(seat, "end", at)
        else:
            self._note(h.Ended(why="agreed"), at)

    def resign(self, seat: int, at: int) -> None:
        """Gives up; a bot plays on for the others, if there are several."""
        self._must_have_begun()
        if self.places[seat].has_resigned:
            raise Refused("HasResigned")
        self._note(h.Resigned(seat=seat), at)
        have_all = all(place.has_resigned for place in self.places if place.who == HUMAN)
        if have_all or len(self.places) == 2:
            self._note(h.Ended(why="resigned"), at)
        else:
            self._settle(at)

    # Questions

    def answer(self, seat: int, agrees: bool, at: int) -> None:
        asked = self.question
        if asked is None or seat not in self._others(asked.seat) or seat in asked.agreed:
            raise Refused("NoQuestion")
        self._note(h.Answered(seat=seat, agrees=agrees), at)
        self._settle(at)

    def withdraw(self, seat: int, at: int) -> None:
        if self.question is None or self.question.seat != seat:
            raise Refused("NoQuestion")
        self._note(h.Withdrew(), at)

    def _ask(self, seat: int, about: h.About, at: int) -> None:
        if self.question is not None:
            raise Refused("QuestionOpen")
        self._note(h.Asked(seat=seat, about=about), at)

    def _settle(self, at: int) -> None:
        """Carries out what everybody has agreed to."""
        asked = self.question
        if asked is None or not set(self._others(asked.seat)) <= {*asked.agreed}:
            return
        self._note(h.Withdrew(), at)
        if asked.about == "end":
            self._note(h.Ended(why="agreed"), at)
        else:
            self._take_back(asked.seat, at)

    def _take_back(self, seat: int, at: int) -> None:
        match = self.playing
        match.undo(seat, match.undo_needs(seat))
        self._write_entry(seat, at)

    # The host

    def pause(self, at: int) -> None:
        if self.phase != "playing":
            raise Refused("NotPlaying")
        self._note(h.Paused(), at)

    def resume(self, at: int) -> None:
        if self.phase != "paused":
            raise Refused("NotPaused")
        self._note(h.Resumed(), at)

    def replace(self, seat: int, by: str, is_here: bool, at: int) -> None:
        """The host gives a seat to a bot, or frees it for somebody else."""
        place = self._place(seat)
        checked_who(by)
        if self.ending:
            raise Refused("TableOver")
        if self.match is None:
            self._plan(seat, by, at)
        elif place.who != HUMAN or place.has_resigned or is_here:
            raise Refused("SeatInUse")
        elif by == HUMAN:
            self._note(h.Stood(seat=seat), at)
        else:
            self._take_over(seat, by, "replaced", at)

    def _plan(self, seat: int, who: str, at: int) -> None:
        """Before the start a seat can be meant for anybody, as long as one is a person's."""
        others = (place.who for s, place in enumerate(self.places) if s != seat)
        if who != HUMAN and HUMAN not in others:
            raise BadOption("NoPeople")
        self._note(h.Planned(seat=seat, who=who), at)
        if all(place.is_ready for place in self.places if place.who == HUMAN):
            self._start(at)

    # Time

    def run_out(self, at: int) -> None:
        """Lets bots take over where the time has run out."""
        if self.phase != "playing":
            return
        for seat in range(len(self.places)):
            deadline = self.clock.deadline(seat)
            if deadline is not None and deadline <= at:
                self._take_over(seat, STAND_IN, "time", at)

    def wake(self, at: int) -> None:
        """The server is back: nobody's time ran while it was away."""
        if self.phase == "playing" and self.deadline is not None:
            self._note(h.Woke(), at)

    def _take_over(self, seat: int, bot: str, why: h.Why, at: int) -> None:
        self._note(h.TakenOver(seat=seat, bot=bot, why=why), at)
        self._settle(at)

    # Talk

    def say(self, seat: int, text: str, phrase: str, at: int) -> None:
        words = tidy(text, LONGEST_TALK)
        if (phrase not in PHRASES) if phrase else not words:
            raise Refused("NothingSaid")
        if len(self.talk) >= MOST_TALK:
            raise Refused("TooMuchTalk")
        self._note(h.Said(seat=seat, text="" if phrase else words, phrase=phrase), at)

    def meet_again(self, table: str, at: int) -> None:
        self._note(h.Rematched(table=table), at)

    # What must be so

    def _place(self, seat: int) -> Place:
        if seat not in range(len(self.places)):
            raise BadOption("NoSuchSeat", seat=seat, last=len(self.places) - 1)
        return self.places[seat]

    def _must_gather(self) -> None:
        if self.phase != "gathering":
            raise Refused("HasStarted")

    def _must_have_begun(self) -> None:
        if self.phase not in ("playing", "paused"):
            raise Refused("TableOver" if self.ending else "NotStarted")

    def _must_play(self, seat: int) -> None:
        self._must_have_begun()
        if self.is_paused:
            raise Refused("TablePaused")
        if self.places[seat].bot:
            raise Refused("BotPlays")

    # Writing

    def _write(self, which: int, at: int, body: str) -> None:
        self.unwritten.append(Row(which, self.count[which], at, body))

    def _write_entry(self, seat: int, at: int) -> None:
        match = self.playing
        self._write(MATCH, at, written_entry(match.game.actions, match.entries[-1]))
        self._went_on(seat, at)

    def _note(self, happening: h.Happening, at: int) -> None:
        dated = structs.replace(happening, entry=self.count[MATCH])
        self._write(BESIDE, at, h.written(dated))
        self._take(dated, at)

    # Folding

    def _went_on(self, seat: int, at: int) -> None:
        """The match has one entry more. What onlookers did not notice changes nothing else, or it
        would tell of it.
        """
        self.count[MATCH] += 1
        self.updated = at
        match = self.playing
        has_clock = self.settings.time.kind != "none"
        if not self._was_noticed(match):
            return
        if self.question or has_clock or match.over:
            self.changes += 1
        self.question = None
        if has_clock:
            self.clock.moved(seat, at)
            self._ask_now(at)
        if match.over:
            self.ending = "finished"

    def _was_noticed(self, match: Match) -> bool:
        is_undo = match.turns[-1].index != len(match.entries)
        if is_undo:
            return SPECTATOR in match.undoings[-1].noticed
        return match.is_noticed(SPECTATOR, len(match.turns) - 1)

    def _ask_now(self, at: int) -> None:
        """Starts and stops the clocks by who is asked."""
        people = self.people
        self.clock.ask((seat for seat in self.playing.to_act if seat in people), at)

    def _take(self, happening: Any, at: int) -> None:
        self.count[BESIDE] += 1
        self.changes += 1
        self.updated = at
        FOLDS[type(happening)](self, happening, at)

    def _on_planned(self, happening: h.Planned, _: int) -> None:
        turn = self.places[happening.seat].turn + 1
        self.places[happening.seat] = Place(happening.who, turn=turn)

    def _on_sat(self, happening: h.Sat, _: int) -> None:
        place = self.places[happening.seat]
        if place.person != happening.person:
            place.turn += 1
        place.person, place.name = happening.person, happening.name

    def _on_stood(self, happening: h.Stood, at: int) -> None:
        turn = self.places[happening.seat].turn + 1
        self.places[happening.seat] = Place(HUMAN, turn=turn)
        if self.match is not None:
            self._ask_now(at)

    def _on_readied(self, happening: h.Readied, _: int) -> None:
        place = self.places[happening.seat]
        place.is_ready, place.nonce = happening.is_ready, happening.nonce

    def _on_started(self, happening: h.Started, at: int) -> None:
        settings = self.settings
        self.match = Match.create(
            settings.game,
            settings.players,
            settings.options,
            seed=self.secret,
            seats=happening.seats,
            nonces=happening.nonces,
            names=happening.names,
            board=settings.board,
            edition=happening.rules,
        )
        self.referee = Referee(self.match)
        self._ask_now(at)

    def _on_taken_over(self, happening: h.TakenOver, at: int) -> None:
        self.places[happening.seat].bot = happening.bot
        self._ask_now(at)

    def _on_handed_back(self, happening: h.HandedBack, at: int) -> None:
        self.places[happening.seat].bot = ""
        self._ask_now(at)

    def _on_asked(self, happening: h.Asked, _: int) -> None:
        self.question = Question(happening.about, happening.seat)

    def _on_answered(self, happening: h.Answered, _: int) -> None:
        if self.question is None:
            return
        if happening.agrees:
            self.question.agreed.append(happening.seat)
        else:
            self.question = None

    def _on_withdrew(self, _: h.Withdrew, __: int) -> None:
        self.question = None

    def _on_paused(self, _: h.Paused, at: int) -> None:
        self.is_paused = True
        self.clock.stop(at)

    def _on_resumed(self, _: h.Resumed, at: int) -> None:
        self.is_paused = False
        self.clock.go_on(at)

    def _on_woke(self, _: h.Woke, at: int) -> None:
        self.clock.restart(at)

    def _on_resigned(self, happening: h.Resigned, at: int) -> None:
        place = self.places[happening.seat]
        place.has_resigned, place.bot = True, STAND_IN
        self._ask_now(at)

    def _on_ended(self, happening: h.Ended, at: int) -> None:
        self.ending = happening.why
        self.question = None
        self.clock.ask([], at)

    def _on_said(self, happening: h.Said, at: int) -> None:
        self.talk.append(
            SaidNote(
                index=len(self.talk),
                seat=happening.seat,
                name=self.places[happening.seat].name,
                at=at,
                text=happening.text,
                phrase=happening.phrase,
            )
        )

    def _on_rematched(self, happening: h.Rematched, _: int) -> None:
        self.next = happening.table


def listed(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


FOLDS: dict[type[h.Happening], Any] = {
    h.Planned: Table._on_planned,
    h.Sat: Table._on_sat,
    h.Stood: Table._on_stood,
    h.Readied: Table._on_readied,
    h.Started: Table._on_started,
    h.TakenOver: Table._on_taken_over,
    h.HandedBack: Table._on_handed_back,
    h.Asked: Table._on_asked,
    h.Answered: Table._on_answered,
    h.Withdrew: Table._on_withdrew,
    h.Paused: Table._on_paused,
    h.Resumed: Table._on_resumed,
    h.Woke: Table._on_woke,
    h.Resigned: Table._on_resigned,
    h.Ended: Table._on_ended,
    h.Said: Table._on_said,
    h.Rematched: Table._on_rematched,
}
