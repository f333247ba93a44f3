"""What can be done at a table.

Each call either refuses, or changes the table and leaves the rows to be kept in `unwritten`. Told
the same rows, another table stands the same.
"""

from typing import Any

from msgspec import structs

from rejouons.errors import BadOption, Refused
from rejouons.history import last_of
from rejouons.history import written as written_entry
from rejouons.kernel.log import SPECTATOR
from rejouons.table import happenings as h
from rejouons.table.settings import (
    LONGEST_NAME,
    LONGEST_TALK,
    PHRASES,
    STAND_IN,
    checked_who,
    tidy,
)
from rejouons.table.standing import BESIDE, MATCH, Place, Row, Standing
from rejouons.terms import HUMAN

LONGEST_NONCE = 80
MOST_TALK = 400  # lines of one seat
MOST_UNDOS = 300  # of one seat: all viewers are told of them again and again


class Table(Standing):
    """A table that people do something at."""

    def __init__(self, *facts: Any) -> None:
        super().__init__(*facts)
        self.unwritten: list[Row] = []

    # Sitting down

    def sit(self, seat: int, person: str, name: str, at: int) -> None:
        """Whether the person may sit there is checked by who knows the link."""
        place = self._place(seat)
        if self.ending:
            raise Refused("TableOver")
        if place.who != HUMAN or place.has_resigned:
            raise Refused("SeatNotFree", seat=seat)
        called = tidy(name, LONGEST_NAME) or place.name
        if self.match is not None and place.person == person:
            called = place.name  # by which the others know them
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
        elif not self.ending and self.places[seat].why not in ("left", "resigned"):
            self._take_over(seat, STAND_IN, "left", at)

    def come_back(self, seat: int, at: int) -> None:
        """A person plays on themselves."""
        place = self._place(seat)
        if not place.bot or place.has_resigned or self.ending:
            raise Refused("NoBotToRelieve")
        self._must_not_be_late(seat)
        self._note(h.HandedBack(seat=seat), at)

    # Playing

    def act(self, seat: int, number: int, undone: int, action: int, at: int) -> None:
        """A person plays an action, and names the frame that they saw. Who asks to take something
        back waits for the answers: what they chose in secret meanwhile would be taken back instead.
        """
        is_played, late = False, None
        if self.referee is not None:
            try:
                is_played = self.referee.is_played(seat, number, undone, action)
            except Refused as refused:
                late = refused
        if is_played:  # whatever has become of the table: its first answer may have been lost
            return
        self._must_play(seat)
        if self.question and (self.question.seat, self.question.about) == (seat, "undo"):
            raise Refused("QuestionOpen")
        if late is not None:
            raise late
        self.play(seat, action, at)

    def play(self, seat: int, action: int, at: int) -> None:
        match = self.playing
        match.act(seat, action)
        self._write_entry(seat, at)

    def undo(self, seat: int, number: int, undone: int, at: int) -> None:
        """Takes back a seat's last action, or asks the others whether it may."""
        self._must_play(seat)
        assert self.referee is not None
        if sum(taken.seat == seat for taken in self.playing.undoings) >= MOST_UNDOS:
            raise Refused("TooManyUndos")
        may = self.referee.may_undo(seat, number, undone)
        last = last_of(self.playing.turns, seat)
        entry = self.playing.turns[last].entry
        is_by_bot = entry in self.places[seat].by_bot  # a hint that not all have
        if is_by_bot and not self.playing.is_noticed(SPECTATOR, last):  # to ask would tell of it
            raise Refused("BotChose")
        is_free = not (may.needs or is_by_bot or self._was_thought_over(seat, entry))
        if not is_free and self._must_ask(seat):
            self._ask(seat, "undo", at)
        else:
            self._take_back(seat, at)

    def _was_thought_over(self, seat: int, entry: int) -> bool:
        """Whether the host has paused since they did something, and their time stood still."""
        return entry <= self.before_pause and seat in self.seats_of(self.host)

    def end(self, seat: int, at: int) -> None:
        """Proposes to end the match as it stands."""
        self._must_have_begun()
        if self.places[seat].has_resigned:
            raise Refused("HasResigned")
        if self.places[seat].bot:
            raise Refused("BotPlays")
        if self._must_ask(seat):
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

    def answer(self, seat: int, question: int, agrees: bool, at: int) -> None:
        """Answers a question, named so that no other one is taken for it."""
        asked = self.question
        if asked is None or asked.number != question:
            raise Refused("NoQuestion")
        if seat not in self.others(asked.seat) or seat in asked.agreed:
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

    def _must_ask(self, seat: int) -> bool:
        """Whether there is somebody whose agreement a seat needs. Bots agree to everything, but not
        for who was only late: that nobody else is there must not be worth anything.
        """
        others = self.others(seat)
        if self.missed(seat) and not self.are_others(seat, others):
            raise Refused("NobodyToAsk")
        return bool(others)

    def _settle(self, at: int) -> None:
        """Carries out what everybody has agreed to, and somebody if any are missed."""
        asked = self.question
        if asked is None:
            return
        others = self.others(asked.seat)
        if not set(others) <= {*asked.agreed}:
            return
        if self.missed(asked.seat) and not self.are_others(asked.seat, others):
            return
        self._note(h.Agreed(), at)
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
        """Not to think for nothing: where time runs, the host moves first, or lets the bot move."""
        if self.phase != "playing":
            raise Refused("NotPlaying")
        asked = [seat for seat in self.seats_of(self.host) if seat in self.playing.to_act]
        if self.has_clock and not all(self.places[seat].has_resigned for seat in asked):
            raise Refused("PauseOnOwnMove")
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
        elif place.person and place.person == self.host:
            raise Refused("SeatInUse")  # who is there to do that, if by another device
        else:
            self._must_not_be_late(seat)
            self._replace(seat, by, at)

    def _replace(self, seat: int, by: str, at: int) -> None:
        if by == HUMAN:
            self._note(h.Stood(seat=seat), at)
            self._settle(at)
        elif by != STAND_IN:
            raise BadOption("NoStandIn", bot=by, known=STAND_IN)
        elif not self.places[seat].bot:
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
        if self.lines_of(seat, are_said=True) >= MOST_TALK:
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
        if self.ending:
            raise Refused("TableOver")
        if self.match is None:
            raise Refused("NotStarted")

    def _must_not_be_late(self, seat: int) -> None:
        """Who had no time left lets the bot play its move, or the time would begin anew."""
        if seat in self.playing.to_act and self.people and self.clock.is_out(seat):
            raise Refused("BotIsPlaying")

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
