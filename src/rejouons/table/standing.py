"""How a table stands: folded from its two lists, the match and what happened beside it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Self

from rejouons.errors import Refused
from rejouons.history import read as read_entry
from rejouons.history import seats_in
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import SPECTATOR
from rejouons.match import Match
from rejouons.table import happenings as h
from rejouons.table.clock import Clock
from rejouons.table.referee import Referee
from rejouons.table.scene import Phase, SaidNote, SceneOutcome
from rejouons.table.settings import STAND_IN, Settings
from rejouons.terms import HUMAN

MATCH, BESIDE = 0, 1  # the two lists
MOST_ROWS = 20_000  # of both, before a table should come to an end
MOST_OF_SEAT = 2000  # of what is done at one seat beside the match
MOST_NOTICES = 60  # in the talk, of what happens at one seat: some come and go without end


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
    why: h.Why | Literal[""] = ""  # it does
    has_resigned: bool = False
    by_bot: set[int] = field(default_factory=set)  # entries that a bot played for the person

    @property
    def player(self) -> str:
        """The bot that plays here, or `human`."""
        return self.bot or self.who


@dataclass
class Question:
    number: int  # tells it from all others of the table
    about: h.About
    seat: int
    agreed: list[int] = field(default_factory=list)


class Standing:
    """A table as its lists tell it."""

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
        self.settled: SceneOutcome | None = None
        self.talk: list[SaidNote] = []
        self.ending: h.Ending | None = None
        self.is_paused = False
        self.before_pause = 0  # entries of the match before the latest, where time counts
        self.next = ""
        self.updated = 0  # when something happened last that everybody may know
        self.changes = 0  # of what everybody may know beside the match
        self.count = [0, 0]  # entries of each list
        self.noticed = 0  # of the match, by onlookers
        self.noted: Counter[int] = Counter()  # of what was done beside it; the host's by NOBODY

    # From its lists

    @classmethod
    def told(
        cls,
        id: str,  # noqa: A002
        settings: Settings,
        secret: bytes,
        host: str,
        rows: Iterable[Row],
    ) -> Self:
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

    # How it is

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
        """The seats that people play themselves just now; an empty one waits for somebody."""
        return [s for s, place in enumerate(self.places) if place.player == HUMAN and place.person]

    def seats_of(self, person: str) -> list[int]:
        return [s for s, place in enumerate(self.places) if person and place.person == person]

    def is_seat_of(self, seat: int, person: str) -> bool:
        is_seat = 0 <= seat < len(self.places)
        return is_seat and person != "" and self.places[seat].person == person

    def is_taken(self, seat: int) -> bool:
        """Whether a match has begun in which a person has a seat, though a bot may play."""
        is_seat = self.match is not None and seat in range(len(self.places))
        return is_seat and self.places[seat].person != ""

    def waits_for(self, seat: int) -> bool:
        """Whether the match waits for who has a seat: to move, or to come back, if nobody plays."""
        if self.match is None or self.phase != "playing" or self.places[seat].has_resigned:
            return False
        return not self.people or (seat in self.match.to_act and not self.places[seat].bot)

    @property
    def bots_asked(self) -> list[tuple[int, str]]:
        """The seats that a bot must play for now, each with its name: none, while everybody is
        away. They come back to the match as they left it.
        """
        if self.match is None or self.phase != "playing":
            return []
        asked = [(seat, self.places[seat].player) for seat in self.match.to_act]
        asked = [(seat, player) for seat, player in asked if player != HUMAN]
        return asked if asked and self.people else []

    @property
    def is_full(self) -> bool:
        """Whether so much has happened that it takes no more than what leads to its end. What is
        chosen in secret does not count, or it would be told.
        """
        return self.count[BESIDE] + self.noticed >= MOST_ROWS

    def has_done_enough(self, seat: int) -> bool:
        """Whether so much was done at a seat beside the match that it is left with moves: nobody
        fills the table for the others.
        """
        is_too_much = self.noted.get(seat, 0) >= MOST_OF_SEAT
        has_hosted_enough = self.noted.get(NOBODY, 0) >= MOST_OF_SEAT
        return is_too_much or (has_hosted_enough and seat in self.seats_of(self.host))

    @property
    def is_secret(self) -> bool:
        """Whether somebody may choose what others do not notice: while several are asked."""
        return self.match is not None and not self.ending and len(self.match.to_act) > 1

    @property
    def has_clock(self) -> bool:
        return self.settings.time.kind != "none"

    @property
    def deadline(self) -> int | None:
        """When the time of the first seat runs out."""
        if not self.has_clock or self.phase != "playing":
            return None
        found = (self.clock.deadline(seat) for seat in range(len(self.places)))
        return min((deadline for deadline in found if deadline is not None), default=None)

    def others(self, seat: int) -> list[int]:
        """The people who must agree to what a seat asks."""
        return [s for s in self.people if s != seat]

    def missed(self, seat: int) -> bool:
        """Whether somebody beside a seat is not there who did not leave, or has yet to come: what
        is agreed to without them binds them.
        """
        return any(
            place.why in ("time", "replaced") or (place.player == HUMAN and not place.person)
            for s, place in enumerate(self.places)
            if s != seat
        )

    def are_others(self, seat: int, seats: Iterable[int]) -> bool:
        """Whether somebody else than who has a seat has one of these."""
        return any(self.places[s].person != self.places[seat].person for s in seats)

    # Folding

    def _went_on(self, seat: int, at: int) -> None:
        """The match has one entry more. What onlookers did not notice changes nothing else, or it
        would tell of it.
        """
        self.count[MATCH] += 1
        match = self.playing
        place = self.places[seat]
        if place.bot and not is_undo(match):
            place.by_bot.add(self.count[MATCH])
        if not self._was_noticed(match):
            return
        self.noticed += 1
        self.updated = at
        if self.question or self.settled or self.has_clock or match.over:
            self.changes += 1
        self._let_go_of_question()
        if self.has_clock:
            self._count_time(seat, at)
        if match.over:
            self.ending = "finished"

    def _let_go_of_question(self) -> None:
        """The match went on: a question lapses, and what became of the last one is no news."""
        if self.question:
            self._settle_as("lapsed")
        elif not is_undo(self.playing):  # which was just agreed to
            self.settled = None

    def _settle_as(self, outcome: h.Outcome) -> None:
        asked = self.question
        if asked is not None:
            self.settled = SceneOutcome(about=asked.about, seat=asked.seat, outcome=outcome)
        self.question = None

    def _was_noticed(self, match: Match) -> bool:
        if is_undo(match):
            return SPECTATOR in match.undoings[-1].noticed
        return match.is_noticed(SPECTATOR, len(match.turns) - 1)

    def _count_time(self, seat: int, at: int) -> None:
        match = self.playing
        if is_undo(match):
            self.clock.took_back(seat, {turn.entry for turn in match.turns}, at)
        else:
            still = seats_in(match.turns[-2].waiting & match.turns[-1].waiting)
            self.clock.moved(seat, len(match.entries), bool(self.places[seat].bot), still, at)
        self._ask_now(at)

    def _ask_now(self, at: int) -> None:
        """Starts and stops the clocks by who is asked."""
        people = self.people
        self.clock.ask((seat for seat in self.playing.to_act if seat in people), at)

    def _take(self, happening: Any, at: int) -> None:
        self.count[BESIDE] += 1
        self.changes += 1
        self.updated = at
        self._count_doings(happening)
        FOLDS[type(happening)](self, happening, at)

    def _count_doings(self, happening: Any) -> None:
        is_guests = self.match is None and isinstance(happening, h.Stood)  # who came, and goes
        if isinstance(happening, BY_SEAT):
            self.noted[happening.seat] += 1
        elif isinstance(happening, BY_HOST) and not is_guests:
            self.noted[NOBODY] += 1

    def _on_planned(self, happening: h.Planned, _: int) -> None:
        turn = self.places[happening.seat].turn + 1
        self.places[happening.seat] = Place(happening.who, turn=turn)

    def _on_sat(self, happening: h.Sat, at: int) -> None:
        place = self.places[happening.seat]
        if self.match is not None and not place.person:
            self.clock.welcome(happening.seat)
        if place.person != happening.person:
            place.turn += 1
            self._forget_answer_of(happening.seat)
            if place.person == self.host and self.seats_of(self.host) == [happening.seat]:
                self.host = happening.person  # the same person, by another device
        place.person, place.name = happening.person, happening.name
        if self.match is not None:
            self._ask_now(at)

    def _on_stood(self, happening: h.Stood, at: int) -> None:
        self._drop_question_of(happening.seat)
        self._forget_answer_of(happening.seat)
        place = self.places[happening.seat]
        self.places[happening.seat] = Place(HUMAN, turn=place.turn + 1, by_bot=place.by_bot)
        del self.noted[happening.seat]  # what another did
        if self.match is not None:
            self._ask_now(at)
            self.clock.charge(happening.seat)

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
        self._drop_question_of(happening.seat)
        place = self.places[happening.seat]
        place.bot, place.why = happening.bot, happening.why
        self._tell_of(happening.seat, at, happening.why)
        self._ask_now(at)
        if place.why == "time":
            self.clock.ran_out(happening.seat)

    def _on_handed_back(self, happening: h.HandedBack, at: int) -> None:
        place = self.places[happening.seat]
        place.bot, place.why = "", ""
        if self.clock.is_out(happening.seat):  # nobody was there to play on with
            self.clock.begin_anew(happening.seat)
        self._tell_of(happening.seat, at, "back")
        self._ask_now(at)

    def _on_asked(self, happening: h.Asked, _: int) -> None:
        self.question = Question(self.count[BESIDE], happening.about, happening.seat)
        self.settled = None

    def _on_answered(self, happening: h.Answered, _: int) -> None:
        if not happening.agrees:
            self._settle_as("refused")
        elif self.question is not None:
            self.question.agreed.append(happening.seat)

    def _on_agreed(self, _: h.Agreed, __: int) -> None:
        self._settle_as("agreed")

    def _drop_question_of(self, seat: int) -> None:
        """Who is gone asks nothing: what a bot plays for them is not what they meant."""
        if self.question and self.question.seat == seat:
            self._settle_as("withdrawn")

    def _forget_answer_of(self, seat: int) -> None:
        """Nobody is bound by what another agreed to."""
        if self.question and seat in self.question.agreed:
            self.question.agreed.remove(seat)

    def _on_withdrew(self, _: h.Withdrew, __: int) -> None:
        self._settle_as("withdrawn")

    def _on_paused(self, _: h.Paused, at: int) -> None:
        self.is_paused = True
        self.before_pause = self.count[MATCH] if self.has_clock else 0
        self.clock.stop(at)

    def _on_resumed(self, _: h.Resumed, at: int) -> None:
        self.is_paused = False
        self.clock.go_on(at)

    def _on_woke(self, _: h.Woke, at: int) -> None:
        self.clock.restart(at)

    def _on_resigned(self, happening: h.Resigned, at: int) -> None:
        self._drop_question_of(happening.seat)
        place = self.places[happening.seat]
        place.has_resigned, place.bot, place.why = True, STAND_IN, "resigned"
        self._tell_of(happening.seat, at, "resigned")
        self._ask_now(at)

    def _on_ended(self, happening: h.Ended, at: int) -> None:
        self.ending = happening.why
        self.question = None
        self.clock.ask([], at)

    def _on_said(self, happening: h.Said, at: int) -> None:
        self._write_line(happening.seat, at, text=happening.text, phrase=happening.phrase)

    def _tell_of(self, seat: int, at: int, happened: h.Notice) -> None:
        if self.lines_of(seat, are_said=False) < MOST_NOTICES:
            self._write_line(seat, at, happened=happened)

    def lines_of(self, seat: int, are_said: bool) -> int:
        """How many lines of the talk are a seat's words, or else of what happened there."""
        return sum(line.seat == seat and are_said != bool(line.happened) for line in self.talk)

    def _write_line(self, seat: int, at: int, **words: Any) -> None:
        """In the talk, which stays: what somebody says, or what happened at their seat."""
        name, index = self.places[seat].name, len(self.talk)
        self.talk.append(SaidNote(index=index, seat=seat, name=name, at=at, **words))

    def _on_rematched(self, happening: h.Rematched, _: int) -> None:
        self.next = happening.table


def is_undo(match: Match) -> bool:
    """Whether the latest entry of a match took something back."""
    return match.turns[-1].entry != len(match.entries)


BY_SEAT = (h.Sat, h.Readied, h.HandedBack, h.Asked, h.Answered, h.Said)
BY_HOST = (h.Planned, h.Stood, h.Paused, h.Resumed)
FOLDS: dict[type[h.Happening], Any] = {
    h.Planned: Standing._on_planned,
    h.Sat: Standing._on_sat,
    h.Stood: Standing._on_stood,
    h.Readied: Standing._on_readied,
    h.Started: Standing._on_started,
    h.TakenOver: Standing._on_taken_over,
    h.HandedBack: Standing._on_handed_back,
    h.Asked: Standing._on_asked,
    h.Answered: Standing._on_answered,
    h.Agreed: Standing._on_agreed,
    h.Withdrew: Standing._on_withdrew,
    h.Paused: Standing._on_paused,
    h.Resumed: Standing._on_resumed,
    h.Woke: Standing._on_woke,
    h.Resigned: Standing._on_resigned,
    h.Ended: Standing._on_ended,
    h.Said: Standing._on_said,
    h.Rematched: Standing._on_rematched,
}
