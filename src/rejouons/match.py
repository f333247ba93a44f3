"""A match: a game being played, as options, seats, a secret and a list of actions.

Everything else is recomputed from those. Before each action the dice are keyed with
HMAC-SHA256(seed, index of the action), where the seed comes from the secret and the seats'
nonces, so nobody can predict a die from earlier ones, and a finished match can be verified.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from rejouons import games
from rejouons.boards import game_on
from rejouons.errors import (
    BadSave,
    GameOver,
    IllegalAction,
    NotYourTurn,
    RejouonsError,
    UndoRefused,
    UnreadableAction,
    WrongVersion,
)
from rejouons.fairness import commitment_of, dice_key, secret_of, seed_of
from rejouons.history import (
    Played,
    Turn,
    Undone,
    is_free,
    is_sealed,
    last_of,
    listed,
    read,
    without,
    written,
)
from rejouons.kernel import log as logs
from rejouons.kernel.contract import MAX_SEATS, NOBODY, RESULT, Game
from rejouons.kernel.log import LOG, SPECTATOR
from rejouons.kernel.record import new, snapshot
from rejouons.kernel.targets import linked
from rejouons.saves import FORMAT, MALFORMED, canonical, compare, parse_save
from rejouons.terms import (
    HUMAN,
    checked_options,
    checked_players,
    checked_seat,
    checked_seats,
    per_seat,
    whole,
)
from rejouons.views import Happening, View, happening, refusal

NO_ACTION = -1  # stands for any number that is none
SETUP_INDEX = 0  # of the dice's keys; the entries of the list follow from 1


class Match:
    """A game being played."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, int | str],
        seats: Sequence[str],
        secret: bytes,
        nonces: Sequence[str],
        target: str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.seats = tuple(seats)
        self.secret = secret
        self.nonces = tuple(nonces)
        self.target = target
        self.names = tuple(names)  # of who sits where, or none
        self._seed = seed_of(secret, self.nonces)
        self._linker = linked(game, target)
        self._rules = self._linker.rules
        self._logs = self._linker.module(logs)
        self._log = new(LOG)[0]
        self._out = np.zeros(game.actions.size, np.int16)
        self._entries: list[Played | Undone] = []
        self._start()

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
    ) -> "Match":
        """A new match. Without a seed the secret is 32 random bytes, without a board the box's."""
        facts = game_on(game, board)
        number = checked_players(facts, players)
        return cls(
            facts,
            number,
            checked_options(facts, number, options or {}),
            checked_seats(seats, number),
            secret_of(seed),
            per_seat(nonces, number, ""),
            target,
            per_seat(names, number, "") if names else (),
        )

    # Looking

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: published before the first die, checked after the last."""
        return commitment_of(self.secret)

    @property
    def over(self) -> bool:
        return self._waiting == 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""
        return tuple(seat for seat in range(self.players) if self._waiting >> seat & 1)

    def legal(self, seat: int) -> tuple[int, ...]:
        """The seat's legal actions."""
        count = self._rules.legal(self._state, self._seat(seat), self._out)
        return tuple(self._out[:count].tolist())

    def why_not(self, seat: int, action: int | str) -> IllegalAction | None:
        """The reason against an action, or None if it is legal."""
        number = self._rules.why_not(self._state, self._seat(seat), self._code(action))
        return refusal(self.game, number) if number else None

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know."""
        viewer = self._viewer(seat)
        actions = () if viewer == SPECTATOR else self.legal(viewer)
        state = snapshot(self._state)
        self._rules.redact(state, viewer)
        return View(self.game, viewer, state, actions)

    def events(
        self, seat: int = SPECTATOR, since: int = 0, until: int | None = None
    ) -> list[Happening]:
        """What happened, as a seat sees it: in the set-up (0) and in each action that stands."""
        viewer = self._viewer(seat)
        chapters = [self._opening, *(turn.events for turn in self._turns)][since:until]
        pages = (self._redacted(events, viewer) for events in chapters)
        return [happening(self.game, event) for page in pages for event in page]

    @property
    def actions(self) -> tuple[Played, ...]:
        """The actions that stand, in order."""
        return tuple(turn.played for turn in self._turns)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(result.points) for result in self._results())

    @property
    def ranking(self) -> tuple[int, ...]:
        """Each seat's rank, 1 for the leader; equal ranks share."""
        return tuple(int(result.rank) for result in self._results())

    def at(self, number: int) -> "Match":
        """The match as it stood after so many actions."""
        past = Match(
            self.game,
            self.players,
            self.options,
            self.seats,
            self.secret,
            self.nonces,
            self.target,
            self.names,
        )
        standing = {turn.index for turn in self._turns[:number]}
        for entry in self._entries[: max(standing, default=0)]:
            past._repeat(entry)
        for turn in reversed(past._turns):
            if turn.index not in standing:  # chosen in secret, and taken back after what stands
                past.undo(turn.played.seat)
        return past

    # Playing

    def act(self, seat: int, action: int | str) -> None:
        """Plays an action, given as a number or written out, or raises `Refused`."""
        code = self._code(action)
        if self.over:
            raise GameOver
        played = Played(self._seat(seat), code)
        if played.seat not in self.to_act:
            raise NotYourTurn(seat=played.seat, seats=listed(self.to_act))
        why_not = self.why_not(played.seat, code)
        if why_not is not None:
            raise why_not
        with self._whole():
            self._play(len(self._entries) + 1, played)
            self._entries.append(played)

    def undo_needs(self, seat: int) -> tuple[int, ...]:
        """The seats that must agree before the seat may take back its last action."""
        seat = self._seat(seat)
        others = tuple(s for s in range(self.players) if s != seat and self.seats[s] == HUMAN)
        return () if is_free(self._turns, last_of(self._turns, seat)) else others

    def undo(self, seat: int, agreed: Iterable[int] = ()) -> None:
        """Takes back the seat's last action and what followed it, unless all chose in secret."""
        needs = self.undo_needs(seat)
        missing = tuple(sorted(set(needs) - set(agreed)))
        if missing:
            raise UndoRefused(missing=missing)
        with self._whole():
            self._replay(without(self._turns, last_of(self._turns, self._seat(seat))))
            self._entries.append(Undone(self._seat(seat), needs))

    # Saving

    def save(self) -> str:
        """The match as JSON. It holds the secret: hand it to nobody before the match is over."""
        return json.dumps(
            {
                "format": FORMAT,
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
                "actions": self._written(),
                "over": self.over,
                "scores": self.scores,
                "ranking": self.ranking,
                "story": self.story,
            },
            indent=1,
        )

    @classmethod
    def load(cls, text: str, target: str | None = None) -> "Match":
        """Replays a saved match, and raises `BadSave` if anything in it does not add up."""
        save = parse_save(text)
        try:
            match = cls._rebuilt(save, target)
        except WrongVersion:
            raise
        except (RejouonsError, *MALFORMED) as error:
            raise BadSave("BadSaveDamaged", what=error) from error
        compare(save, json.loads(match.save()))
        return match

    @property
    def digest(self) -> str:
        """SHA-256 of the whole state: equal if and only if two matches stand the same."""
        return hashlib.sha256(self._state.tobytes() + self._board_digest).hexdigest()

    @property
    def story(self) -> str:
        """SHA-256 of all that was done and happened; it outlives a new layout of the state."""
        done: list[Any] = [self.nonces, self._written()]
        done += [self.game.board_facts] if self.game.board else []
        chapters = [self._opening, *(turn.events for turn in self._turns)]
        told = [canonical(done).encode(), *(events.tobytes() for events in chapters)]
        return hashlib.sha256(b"".join(told)).hexdigest()

    # Inside

    @property
    def _board_digest(self) -> bytes:
        return self.game.board.digest.encode() if self.game.board else b""

    def _start(self) -> None:
        self._state = self.game.opening(self.players, self.options)
        self._dice = self._state.dice
        self._turns: list[Turn] = []
        self._key_dice(SETUP_INDEX)
        self._logs.open_log(self._log)
        self._rules.setup(self._state, self._log)
        self._opening = self._heard()
        self._waiting = int(self._rules.to_act(self._state))

    def _play(self, index: int, played: Played) -> None:
        draws = self._dice["draws"]
        self._key_dice(index)
        self._logs.open_log(self._log)
        self._rules.apply(self._state, self._log, played.seat, played.action)
        events = self._heard()
        before, self._waiting = self._waiting, int(self._rules.to_act(self._state))
        others = {*events["seat"].tolist()} - {played.seat, NOBODY}
        revealed = self._dice["draws"] != draws or bool(others) or self.over
        sealed = is_sealed(before, self._waiting, revealed)
        self._turns.append(Turn(index, played, events, revealed, sealed))

    def _heard(self) -> Any:
        """The events in the log, to keep."""
        return self._log["events"][: self._log["count"]].copy()

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Whatever interrupts a change, even Ctrl-C, leaves the match as it was."""
        turns, stood, written = self._turns, len(self._turns), len(self._entries)
        try:
            yield
        except BaseException:
            del self._entries[written:]
            self._replay(turns[:stood])
            raise

    def _replay(self, turns: Sequence[Turn]) -> None:
        self._start()
        for turn in turns:
            self._play(turn.index, turn.played)

    def _key_dice(self, index: int) -> None:
        self._dice["lanes"][:] = dice_key(self._seed, index)

    def _redacted(self, events: Any, viewer: int) -> Any:
        page = new(LOG)[0]
        page.count = len(events)
        page.events[: len(events)] = events
        self._logs.redact_log(page, viewer)
        return page.events[: len(events)]

    def _results(self) -> Any:
        results = new(RESULT, MAX_SEATS)
        self._rules.scores(self._state, results)
        return results[: self.players]

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

    def _written(self) -> list[str]:
        return [written(self.game.actions, entry) for entry in self._entries]

    def _repeat(self, entry: Played | Undone) -> None:
        if isinstance(entry, Undone):
            self.undo(entry.seat, entry.agreed)
        else:
            self.act(entry.seat, entry.action)

    @classmethod
    def _rebuilt(cls, save: dict[str, Any], target: str | None) -> "Match":
        game = games.load(save["game"])
        if save["rules"] != game.version:
            raise WrongVersion(game=game.id, saved=save["rules"], ours=game.version)
        match = cls.create(
            game.id,
            save["players"],
            save["options"],
            seed=bytes.fromhex(save["secret"]),
            seats=save["seats"],
            nonces=save["nonces"],
            target=target,
            names=save.get("names", ()),
            board=save.get("board"),
        )
        for entry in save["actions"]:
            match._repeat(read(match.game.actions, entry))
        return match


def verify(text: str, commitment: str | None = None, target: str | None = None) -> Match:
    """Replays a saved match from its secret; compares the commitment noted before the first die."""
    match = Match.load(text, target)
    if commitment is not None and commitment.lower() != match.commitment:
        raise BadSave("BadCommitment", noted=commitment, found=match.commitment)
    return match
