"""A match: a game being played, as terms and a list of actions.

Everything else is recomputed from those. Before each action the dice are keyed with an HMAC of
the index of the action, whose seed comes from the secret and the seats' nonces, so nobody can
predict a die from earlier ones, and a finished match can be verified.
"""

import copyreg
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import wraps
from threading import RLock
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np

from rejouons.boards import game_on
from rejouons.errors import (
    BadSave,
    GameOver,
    IllegalAction,
    NotYourTurn,
    RejouonsError,
    Unavailable,
    UndoRefused,
    UnreadableAction,
)
from rejouons.fairness import (
    FIRST,
    LATEST,
    checked_way,
    commitment_of,
    dice_key,
    secret_of,
    seed_of,
)
from rejouons.history import (
    Played,
    TakenBack,
    Turn,
    Undone,
    in_order,
    is_free,
    is_known,
    is_revealing,
    is_round,
    is_sealed,
    kept_after,
    last_of,
    listed,
    read,
    seats_in,
    written,
)
from rejouons.kernel import acting
from rejouons.kernel import log as logs
from rejouons.kernel.contract import NOBODY, Game
from rejouons.kernel.log import EVENT, SPECTATOR
from rejouons.kernel.record import Records
from rejouons.kernel.rulings import Outcome, is_told_to_all
from rejouons.kernel.targets import asked_target, checked_target, linked
from rejouons.saves import (
    FIRST_VERSION,
    FORMAT,
    MALFORMED,
    VERSION,
    compare,
    parse_save,
    story_of,
    version_of,
)
from rejouons.terms import (
    HUMAN,
    Terms,
    checked_agreed,
    checked_branch,
    checked_moment,
    checked_nonces,
    checked_options,
    checked_players,
    checked_seat,
    checked_seats,
    in_edition,
    per_seat,
    whole,
)
from rejouons.views import Happening, View, happening, refusal, view_from

NO_ACTION = -1  # stands for any number that is none
SETUP = Played(NOBODY, NO_ACTION)
SETUP_INDEX = 0  # of the dice's keys; the entries of the list follow from 1
CALLED = ("setup", "to_act", "legal", "why_not", "redact", "scores")  # of the contract

P = ParamSpec("P")
R = TypeVar("R")


def one_at_a_time(
    method: Callable[Concatenate["Match", P], R],
) -> Callable[Concatenate["Match", P], R]:
    """Lets a thread wait while another one is busy with the same match."""

    @wraps(method)
    def in_turn(match: "Match", /, *arguments: P.args, **named: P.kwargs) -> R:
        with match._lock:
            return method(match, *arguments, **named)

    return in_turn


class Match:
    """A game being played."""

    def __init__(self, game: Game, terms: Terms, target: str | None = None) -> None:
        self.game = game
        self.terms = terms
        self.target = target
        self._seed = seed_of(terms.secret, terms.nonces, terms.fairness)
        self._rulings = linked(game, target, needs=needs_of(game)).rulings
        self._lock = RLock()
        self._entries: list[Played | Undone] = []
        self._taken_back: list[TakenBack] = []
        self._turns = [self._set_up()]
        # What others may read of it, and not change:
        self.entries: Sequence[Played | Undone] = self._entries  # all that was done
        self.undoings: Sequence[TakenBack] = self._taken_back  # what was taken back, as it was then
        self.turns: Sequence[Turn] = self._turns  # the set-up, and each action that stands

    @classmethod
    def create(
        cls,
        game: str,
        players: int = 2,
        options: Mapping[str, int | str] | None = None,
        *,
        seed: int | str | bytes | None = None,
        seats: Sequence[str] | None = None,
        nonces: Sequence[str] | None = None,
        target: str | None = None,
        names: Sequence[str] = (),
        board: Mapping[str, Any] | None = None,
        edition: int | None = None,
        fairness: int = LATEST,
        is_branch: bool = False,
    ) -> "Match":
        """A new match. Without a seed the secret is 32 random bytes, without a board the box's,
        without an edition the rules are those of today.
        """
        facts = in_edition(game_on(game, board), edition)
        number = checked_players(facts, players)
        places = checked_seats(seats, number)
        way, branches = checked_way(fairness), checked_branch(is_branch)
        terms = Terms(
            players=number,
            options=checked_options(facts, number, {} if options is None else options),
            seats=places,
            nonces=checked_nonces(nonces, places, way != FIRST and not branches),
            names=() if isinstance(names, Sequence) and not names else per_seat(names, number, ""),
            secret=secret_of(seed, way),
            fairness=way,
            is_branch=branches,
        )
        return cls(facts, terms, target)

    @one_at_a_time
    def __copy__(self) -> "Match":
        """Another match that stands the same; each goes on by itself."""
        twin = Match(self.game, self.terms, self.target)
        twin._entries[:] = self._entries
        twin._taken_back[:] = self._taken_back
        twin._turns[:] = self._turns
        return twin

    def __deepcopy__(self, _: Any) -> "Match":
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is saved, secret included."""
        return Match.load, (self.save(), self.target)

    # Its terms

    @property
    def players(self) -> int:
        return self.terms.players

    @property
    def options(self) -> dict[str, int | str]:
        return dict(self.terms.options)

    @property
    def seats(self) -> tuple[str, ...]:
        return self.terms.seats

    @property
    def names(self) -> tuple[str, ...]:
        """Of who sits where, or none."""
        return self.terms.names

    @property
    def secret(self) -> bytes:
        return self.terms.secret

    @property
    def nonces(self) -> tuple[str, ...]:
        return self.terms.nonces

    # Looking

    @property
    def commitment(self) -> str:
        """A hash of the secret: published before the first die, checked after the last."""
        return commitment_of(self.secret, self.terms.fairness)

    @property
    def over(self) -> bool:
        return self._turns[-1].waiting == 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""
        return seats_in(self._turns[-1].waiting)

    def legal(self, seat: int) -> tuple[int, ...]:
        """The seat's legal actions."""
        return self._rulings.legal(self._state, self._seat(seat))

    def why_not(self, seat: int, action: int | str) -> IllegalAction | None:
        """The reason against an action, or None if it is legal."""
        number = self._rulings.why_not(self._state, self._seat(seat), self._code(action))
        return refusal(self.game, number) if number else None

    @one_at_a_time
    def view(self, seat: int = SPECTATOR, number: int | None = None) -> View:
        """What a seat, or a spectator, may know; or could know after so many actions."""
        viewer, last = self._viewer(seat), len(self._turns) - 1
        moment = last if number is None else checked_moment(number, last)
        state = self._turns[moment].state
        actions = () if viewer == SPECTATOR else self._rulings.legal(state, viewer)
        return view_from(self.game, viewer, self.seen(viewer, moment), actions)

    @one_at_a_time
    def events(
        self, seat: int = SPECTATOR, since: int = 0, until: int | None = None
    ) -> list[Happening]:
        """What happened, as a seat sees it: in the set-up (0) and in each action that stands."""
        viewer = self._viewer(seat)
        first = checked_moment(since, len(self._turns))
        last = None if until is None else checked_moment(until, len(self._turns))
        heard = (self._heard(viewer, turn) for turn in self._turns[first:last])
        pages = (np.frombuffer(events, EVENT).view(Records) for events in heard)
        return [happening(self.game, event) for page in pages for event in page]

    @property
    @one_at_a_time
    def actions(self) -> tuple[Played, ...]:
        """The actions that stand, in order."""
        return tuple(turn.played for turn in self._turns[1:])

    def seen(self, viewer: int, number: int = -1) -> bytes:
        """The view of a moment, by default of now, as bytes."""
        return self._rulings.redacted(self._turns[number].state, viewer)

    def heard(self, viewer: int, number: int = -1) -> bytes:
        """The events of a moment as a viewer heard them, as bytes."""
        return self._heard(viewer, self._turns[number])

    def is_noticed(self, viewer: int, number: int) -> bool:
        """Whether a viewer learnt that something was done: it was their own, they heard of it, or
        they see something else now. What rivals write in secret may go unnoticed.
        """
        turn = self._turns[number]
        return turn.is_open or turn.played.seat == viewer or self._sees_more(viewer, number)

    @property
    @one_at_a_time
    def taken_back(self) -> tuple[TakenBack, ...]:
        """What was taken back, in order: a match does not hide it."""
        return in_order(self._taken_back)

    @property
    @one_at_a_time
    def scores(self) -> tuple[int, ...]:
        return tuple(points for points, _ in self._results())

    @property
    @one_at_a_time
    def ranking(self) -> tuple[int, ...]:
        """Each seat's rank, 1 for the leader; equal ranks share."""
        return tuple(rank for _, rank in self._results())

    @one_at_a_time
    def at(self, number: int) -> "Match":
        """The match as it stood after so many actions; who goes on from there has a branch."""
        stood = self._turns[: checked_moment(number, len(self._turns) - 1) + 1]
        is_branch = self.terms.is_branch or len(stood) < len(self._turns)
        past = Match(self.game, replace(self.terms, is_branch=is_branch), self.target)
        standing = {turn.entry for turn in stood}
        for entry in self._entries[: max(standing)]:
            past.repeat(entry)
        for turn in reversed(past._turns):
            if turn.entry not in standing:  # chosen in secret, and taken back after what stands
                past.undo(turn.played.seat)
        return past

    # Playing

    @one_at_a_time
    def act(self, seat: int, action: int | str) -> None:
        """Plays an action, given as a number or written out, or raises `Refused`."""
        code, waiting = self._code(action), self._turns[-1].waiting
        if not waiting:
            raise GameOver
        played = Played(self._seat(seat), code)
        if not waiting >> played.seat & 1:
            raise NotYourTurn(seat=played.seat, seats=listed(self.to_act))
        turns, entries = len(self._turns), len(self._entries)
        turn = self._played(entries + 1, played)
        try:
            self._turns.append(turn)
            self._entries.append(played)
        except BaseException:  # even Ctrl-C leaves the match as it was
            del self._turns[turns:], self._entries[entries:]
            raise

    @one_at_a_time
    def undo_needs(self, seat: int) -> tuple[int, ...]:
        """The seats that must agree before the seat may take back its last action."""
        seat = self._seat(seat)
        return () if is_free(self._turns, last_of(self._turns, seat)) else self._people_beside(seat)

    @one_at_a_time
    def undo(self, seat: int, agreed: Iterable[int] = ()) -> None:
        """Takes back the seat's last action and what followed it, unless all chose in secret."""
        needs = self.undo_needs(seat)
        missing = tuple(sorted(set(needs) - checked_agreed(agreed)))
        if missing:
            raise UndoRefused(missing=missing)
        self._take_back(Undone(self._seat(seat), needs))

    # Saving

    @one_at_a_time
    def save(self) -> str:
        """The match as JSON. It holds the secret: hand it to nobody before the match is over."""
        return json.dumps(self._saved(VERSION), indent=1)

    @classmethod
    def load(cls, text: str, target: str | None = None) -> "Match":
        """Replays a saved match, and raises `BadSave` if anything in it does not add up."""
        save = parse_save(text)
        version = version_of(save)
        checked_target(asked_target(target))  # its absence is not the fault of a save
        try:
            match = cls._rebuilt(save, target)
            compare(save, match._saved(version))
        except (BadSave, Unavailable):
            raise
        except (RejouonsError, *MALFORMED) as error:
            raise BadSave("BadSaveDamaged", what=error) from error
        return match

    @property
    @one_at_a_time
    def digest(self) -> str:
        """SHA-256 of the whole state: equal if and only if two matches stand the same."""
        return hashlib.sha256(self._state + self._board_digest).hexdigest()

    @property
    @one_at_a_time
    def story(self) -> str:
        """SHA-256 of all that is saved and happened; it outlives a new layout of the state."""
        return str(self._saved(VERSION)["story"])

    # Inside

    @property
    def _state(self) -> bytes:
        """The position, whole."""
        return self._turns[-1].state

    @property
    def _board_digest(self) -> bytes:
        return self.game.board.digest.encode() if self.game.board else b""

    def _saved(self, version: int) -> dict[str, Any]:
        """All that a save of a version of the format holds."""
        is_first = version == FIRST_VERSION
        actions = [written(self.game.actions, entry) for entry in self._entries]
        facts = {
            "format": FORMAT,
            **({} if is_first else self._protocol()),
            "game": self.game.id,
            "rules": self.game.version,
            **({"board": self.game.board_facts} if self.game.board else {}),
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            **({"names": self.names} if self.names else {}),
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "nonces": self.nonces,
            "actions": actions,
            "over": self.over,
            "scores": self.scores,
            "ranking": self.ranking,
        }
        board = [self.game.board_facts] if self.game.board else []
        told = [self.nonces, actions, *board] if is_first else facts
        return {**facts, "story": story_of(told, (turn.events for turn in self._turns))}

    def _protocol(self) -> dict[str, Any]:
        """How a save of today is to be read, and what its dice are worth."""
        branch = {"branch": True} if self.terms.is_branch else {}
        return {"version": VERSION, "fairness": self.terms.fairness, **branch}

    def _set_up(self) -> Turn:
        opening = self.game.opening(self.players, self.options).tobytes()
        outcome = self._rulings.set_up(opening, self._lanes(SETUP_INDEX))
        return self._turn(SETUP_INDEX, SETUP, outcome, before=0)

    def _played(self, index: int, played: Played) -> Turn:
        """What comes of an action, or raises why it is not legal."""
        last = self._turns[-1]
        outcome = self._rulings.act(last.state, self._lanes(index), played.seat, played.action)
        if isinstance(outcome, int):
            raise refusal(self.game, outcome)
        return self._turn(index, played, outcome, last.waiting)

    def _turn(self, index: int, played: Played, outcome: Outcome, before: int) -> Turn:
        waiting, state, events, has_learnt = outcome
        revealed = is_revealing(played.seat, events, has_learnt, waiting)
        return Turn(
            index,
            played,
            state,
            waiting,
            events,
            revealed,
            is_sealed=is_sealed(before, waiting, revealed),
            is_open=played is SETUP or events != b"" or waiting != before,
            is_public=is_told_to_all(events),
        )

    def _heard(self, viewer: int, turn: Turn) -> bytes:
        return turn.events if turn.is_public else self._rulings.heard(turn.events, viewer)

    @one_at_a_time
    def _sees_more(self, viewer: int, number: int) -> bool:
        """Whether a moment looks other than the one before."""
        return self.seen(viewer, number) != self.seen(viewer, number - 1)

    def _take_back(self, undone: Undone) -> None:
        last = last_of(self._turns, undone.seat)
        was_known = is_known(self._turns, last, len(self.to_act))
        following = kept_after(self._turns, last)
        end = len(self._turns) - len(following)
        taken = self._turns[last:end]
        noticed = self._noticed_by(range(last, end))
        chapters = self._chapters_at(last)
        with self._all_or_nothing(last):
            del self._turns[last:]
            for turn in following:
                self._turns.append(self._played(turn.entry, turn.played))
            actions = tuple(turn.played for turn in taken)
            self._taken_back.append(
                TakenBack(
                    last - 1,
                    undone.seat,
                    actions,
                    was_known,
                    is_round(taken),
                    noticed,
                    chapters,
                )
            )
            self._entries.append(undone)

    def _noticed_by(self, numbers: Iterable[int]) -> frozenset[int]:
        """The viewers who have noticed any of some actions."""
        viewers = range(SPECTATOR, self.players)
        return frozenset(v for v in viewers if any(self.is_noticed(v, n) for n in numbers))

    def _chapters_at(self, number: int) -> tuple[int, ...]:
        """How many of so many actions each viewer has noticed."""
        viewers = range(SPECTATOR, self.players)
        return tuple(sum(self.is_noticed(v, n) for n in range(1, number)) for v in viewers)

    @contextmanager
    def _all_or_nothing(self, since: int) -> Iterator[None]:
        """Whatever interrupts a change of these turns, even Ctrl-C, leaves the match as it was."""
        turns, entries, taken_back = self._turns[since:], len(self._entries), len(self._taken_back)
        try:
            yield
        except BaseException:
            del self._entries[entries:]
            del self._taken_back[taken_back:]
            self._turns[since:] = turns
            raise

    def _people_beside(self, seat: int) -> tuple[int, ...]:
        return tuple(s for s in range(self.players) if s != seat and self.seats[s] == HUMAN)

    def _lanes(self, index: int) -> bytes:
        return dice_key(self._seed, index, self.terms.fairness)

    def _results(self) -> list[tuple[int, int]]:
        return self._rulings.scores(self._state, self.players)

    def _code(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.game.actions.parse(action)
        code = whole(action)
        if code is None:
            raise UnreadableAction(text=action)
        return code if code in range(self.game.actions.size) else NO_ACTION

    def _seat(self, seat: int) -> int:
        return checked_seat(seat, self.players)

    def _viewer(self, seat: int) -> int:
        return SPECTATOR if whole(seat) == SPECTATOR else self._seat(seat)

    @one_at_a_time
    def repeat(self, entry: Played | Undone) -> None:
        """Does what an entry of another match's list says, under the law of then."""
        if isinstance(entry, Played):
            self.act(entry.seat, entry.action)
        elif self.terms.fairness == FIRST:
            self._take_back_as_then(entry)
        else:
            self.undo(entry.seat, entry.agreed)

    def _take_back_as_then(self, undone: Undone) -> None:
        """When dice were made in the first way, less was known to reveal something."""
        others = self._people_beside(self._seat(undone.seat))
        if undone.agreed not in ((), others):
            raise UndoRefused(missing=others)
        self._take_back(undone)

    @classmethod
    def _rebuilt(cls, save: dict[str, Any], target: str | None) -> "Match":
        match = cls.create(
            save["game"],
            save["players"],
            save["options"],
            seed=bytes.fromhex(save["secret"]),
            seats=save["seats"],
            nonces=save["nonces"],
            target=target,
            names=save.get("names", ()),
            board=save.get("board"),
            edition=save["rules"],
            fairness=save.get("fairness", FIRST),
            is_branch=save.get("branch", False),
        )
        for entry in save["actions"]:
            match.repeat(read(match.game.actions, entry))
        return match


def needs_of(game: Game) -> list[Callable[..., Any]]:
    """The functions that a match calls."""
    rules = (getattr(game.rules, name) for name in CALLED)
    return [*rules, acting.act, logs.open_log, logs.redact_log]


def found_game(game_id: str, board: dict[str, Any] | None, version: int) -> Game:
    """The facts of a game as they are at hand here: what a pickle of them holds is their name."""
    return in_edition(game_on(game_id, board), version)


copyreg.pickle(Game, lambda game: (found_game, (game.id, game.board_facts, game.version)))


def verify(text: str, commitment: str | None = None, target: str | None = None) -> Match:
    """Replays a saved match from its secret; compares the commitment noted before the first die."""
    match = Match.load(text, target)
    if commitment is not None and str(commitment).lower() != match.commitment:
        raise BadSave("BadCommitment", noted=str(commitment), found=match.commitment)
    return match
