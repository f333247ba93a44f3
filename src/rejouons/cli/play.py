"""A game at the terminal: the board, what happened, numbered actions, a few commands."""

import hashlib
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.measure import Measurement
from rich.padding import Padding

from rejouons import bots
from rejouons.bots.advice import suggest
from rejouons.cli.boards import board_of
from rejouons.cli.keeping import Kept, new_file, save_copy
from rejouons.cli.menu import INDENT, Menu
from rejouons.cli.words import called, described, names_of, said, told_back
from rejouons.errors import BadOption, RejouonsError
from rejouons.fairness import commitment_of, secret_of
from rejouons.kernel.contract import Game
from rejouons.kernel.log import SPECTATOR
from rejouons.match import Match
from rejouons.terms import HUMAN, LEVEL, Budget, checked_players
from rejouons.texts import preferred_language
from rejouons.views import View, spoken

PROMPT = "[bold]>[/bold] "
LEAVE = ("quit", "exit", "q")
HELP = ("action", "why", "hint", "rules", "undo", "save", "quit")
OPPONENT = f"{LEVEL}:3"  # unless the seats say otherwise
HINT_BUDGET = Budget(seconds=1.0)
HINTS = 5  # actions shown
WIDEST = 500  # columns of a board


def new_match(
    game: Game,
    players: int,
    seats: str | None,
    seed: str | None,
    nonces: list[str] | None,
    options: dict[str, Any],
    names: list[str] | None,
    asks_for_words: bool = False,
) -> Match:
    """A match of one person against middling bots, unless the seats say otherwise.

    Words for the dice count for something only if the secret is sealed before they are given.
    """
    checked_players(game, players)
    if nonces and seed is None:
        raise BadOption("EarlyNonce")
    secret = secret_of(seed)
    places = seats.split(",") if seats else [HUMAN, *[OPPONENT] * (players - 1)]
    plates = one_each(names or [], players)
    words = asked_words(secret, called(plates, places), places) if asks_for_words else nonces
    return Match.create(
        game.id,
        players,
        options,
        board=game.board_facts,
        seed=secret,
        seats=places,
        nonces=one_each(words or [], players),
        names=plates if names else (),
    )


def asked_words(secret: bytes, names: Sequence[str], seats: Sequence[str]) -> list[str]:
    """What each person adds to the dice, asked once the commitment stands on the screen."""
    console = Console(highlight=False)
    console.print(said("sealed", commitment=commitment_of(secret)), soft_wrap=True)
    return [
        console.input(f"{said('word', name=name)} ").strip() if who == HUMAN else ""
        for name, who in zip(names, seats, strict=True)
    ]


def one_each(words: list[str], players: int) -> list[str]:
    """The words of the first seats, and empty ones for the others."""
    return [*words, *[""] * (players - len(words))]


def draw_board(console: Console, view: View, names: Sequence[str]) -> None:
    """Shows a board, and says so if the terminal is too narrow for it."""
    board = board_of(view.game)(view, names, view.game.texts(preferred_language()))
    console.print(board)
    width = Measurement.get(console, console.options.update(max_width=WIDEST), board).maximum
    if width > console.width:
        console.print(said("narrow", width=width, columns=console.width))


class Table:
    """A match and the people and bots around it."""

    def __init__(self, match: Match, kept: Kept | None = None) -> None:
        self.match = match
        self.kept = kept or Kept(new_file(match.game.id))
        self.trouble: BadOption | None = None  # why what was last played is not kept
        self.has_warned = False
        self.console = Console(highlight=False)
        self.language = preferred_language()
        self.texts = match.game.texts(self.language)
        self.names = names_of(match)
        self.bots = self._bots()
        self.told = [0] * match.players  # actions whose events each seat was shown
        self.told_undoings = [len(match.taken_back)] * match.players
        self.reader = SPECTATOR  # the seat that looks at the screen

    def play(self) -> None:
        """Plays until the game is over or somebody leaves."""
        try:
            self._keep()
            self._welcome()
            while not self.match.over:
                self._decide(self._next_seat())
                self._keep()
        except (EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()
        finally:
            self.kept.let_go()

    def _decide(self, seat: int) -> None:
        if self.match.seats[seat] == HUMAN:
            self._ask(seat)
        else:
            self.match.act(seat, self.bots[seat].choose(self.match.view(seat)))

    # What is kept

    def _keep(self) -> None:
        """Writes the match down before anybody is shown what was played."""
        try:
            self.kept.write(self.match.save())
        except BadOption as error:
            self.trouble = error
        else:
            self.trouble, self.has_warned = None, False

    def _warn(self) -> None:
        """Says once that the match goes on without being kept."""
        if self.trouble and not self.has_warned:
            self._complain(self.trouble)
            self.say("unkept")
            self.has_warned = True

    def _complain(self, error: RejouonsError) -> None:
        self._print(f"[red]{escape(error.text(self.language))}[/red]")

    # Who plays

    def _bots(self) -> dict[int, bots.Bot]:
        return {
            seat: bots.make(who, self.match.game, self._bot_seed(seat))
            for seat, who in enumerate(self.match.seats)
            if who != HUMAN
        }

    def _bot_seed(self, seat: int) -> int:
        """A bot's own dice: from the secret, so that a seeded game repeats."""
        digest = hashlib.sha256(self.match.secret + bytes([seat])).digest()
        return int.from_bytes(digest[:4], "big")

    def _next_seat(self) -> int:
        """People decide first, so that nobody waits for a bot's secret choice."""
        waiting = self.match.to_act
        people = [seat for seat in waiting if self.match.seats[seat] == HUMAN]
        return (people or list(waiting))[0]

    # What is said

    def say(self, key: str, **values: Any) -> None:
        self._print(said(key, **values))

    def _list(self, key: str, **values: Any) -> None:
        self._print(INDENT + said(key, **values))

    def _print(self, line: str) -> None:
        self.console.print(line, soft_wrap=True)

    def _welcome(self) -> None:
        self.say("welcome", game=self.texts["name"], commitment=self.match.commitment)
        self.say("sitters", names=", ".join(self._described()))

    def _described(self) -> list[str]:
        return described(self.names, self.match.seats)

    def _show(self, seat: int) -> None:
        """The news since the last look, and the board as the seat sees it."""
        self._tell(seat)
        draw_board(self.console, self.match.view(seat), self.names)

    def _tell(self, seat: int) -> None:
        for taken in self.match.taken_back[self.told_undoings[seat] :]:
            if taken.seat != seat:
                self._print(f"  [dim]· {escape(told_back(taken, self.names))}[/dim]")
        self.told_undoings[seat] = len(self.match.taken_back)
        for happening in self.match.events(seat, since=self.told[seat]):
            text = escape(happening.text(self.texts, self.names))
            line = f"[dim]·[/dim] {text} [dim]{happening.kind.clause}[/dim]"
            self.console.print(Padding(line, (0, 2)))
        self.told[seat] = len(self.match.actions) + 1

    def _menu(self, seat: int) -> Menu:
        """Prints what the seat can do."""
        menu = Menu(self.match.game.actions, self.match.legal(seat), self._spoken)
        self.console.print()
        self.console.print(f"[bold]{escape(self.names[seat])}[/bold]  {self._request(seat)}")
        for line in menu.lines():
            self.console.print(line)
        return menu

    def _request(self, seat: int) -> str:
        phase = list(self.match.game.phases)[self.match.view(seat).state.phase]
        return self.texts[f"ask-{phase.name.lower()}"]

    def _spoken(self, action: int) -> str:
        kind, values = self.match.game.actions.decode(action)
        return self.texts.say(f"move-{kind.word}", **spoken(kind, values, self.names))

    # What is asked

    def _hand_over(self, seat: int) -> int:
        """With several people at one keyboard, clears the screen between two of them.

        Returns who takes the keyboard: the seat, or one who changes a choice first.
        """
        if self.match.seats.count(HUMAN) == 1 or self.reader in (seat, SPECTATOR):
            return seat
        self.console.clear()
        revisers = {f"undo {other + 1}": other for other in self._revisers()}
        for typed, other in revisers.items():
            self._list("revise", name=self.names[other], typed=typed)
        line = self.console.input(said("hand-over", name=self.names[seat]) + " ")
        return revisers.get(line.strip().lower(), seat)

    def _revisers(self) -> list[int]:
        """The people whose last choice nobody has seen anything of yet."""
        done = {played.seat for played in self.match.actions} - {*self.match.to_act}
        people = [seat for seat in sorted(done) if self.match.seats[seat] == HUMAN]
        return [seat for seat in people if not self.match.undo_needs(seat)]

    def _ask(self, seat: int) -> None:
        """Lets a person decide; leaving the table ends as the end of the input does."""
        self.reader = self._hand_over(seat)
        if self.reader != seat:
            self._take_back(self.reader)
            return
        self._show(seat)
        self._warn()
        menu = self._menu(seat)
        while True:
            line = self.console.input(PROMPT).strip()
            if line.lower() in LEAVE:
                raise EOFError
            try:
                if self._obey(seat, line, menu):
                    return
            except RejouonsError as error:
                self._complain(error)

    def _obey(self, seat: int, line: str, menu: Menu) -> bool:
        """Carries out a line; True when the match moved on or back."""
        command, _, rest = line.partition(" ")
        if command == "undo":
            return self._undo(seat)
        if command == "why":
            self._why(seat, rest, menu)
        elif command == "rules":
            self._rules(rest)
        elif command == "hint":
            self._hint(seat)
        elif command == "save":
            self._save(rest)
        elif command in ("help", ""):
            self._help(menu)
        else:
            self.match.act(seat, menu.chosen(line))
            return True
        return False

    def _undo(self, seat: int) -> bool:
        """Takes the seat's last action back; the other people at the keyboard are asked."""
        needs = self.match.undo_needs(seat)
        names = ", ".join(self.names[other] for other in needs)
        question = f"{said('agree', names=names)} "
        if needs and self.console.input(question).strip().lower() != said("yes"):
            return False
        self._take_back(seat, needs)
        return True

    def _take_back(self, seat: int, agreed: Iterable[int] = ()) -> None:
        self.match.undo(seat, agreed)
        self.told = [min(told, len(self.match.actions) + 1) for told in self.told]

    def _help(self, menu: Menu) -> None:
        """Lists what can be typed and what it does, by the example of what is asked now."""
        game, first = self.match.game, menu.legal[0]
        examples = {"action": game.actions.text(first), "short": menu.short(first)}
        examples["clause"] = list(game.reasons)[-1].clause
        topics = ("number" if menu.is_list else "short", *HELP)
        typed = {topic: said(f"help-{topic}.typed", **examples) for topic in topics}
        width = max(len(words) for words in typed.values())
        for topic, words in typed.items():
            self._print(f"{INDENT}[bold]{words:<{width}}[/bold]  {said(f'help-{topic}')}")

    def _why(self, seat: int, rest: str, menu: Menu) -> None:
        """Says why an action is refused, and the rule behind it."""
        if not rest:
            self.say("why-what", action=self.match.game.actions.text(menu.legal[0]))
            return
        refusal = self.match.why_not(seat, rest)
        if refusal is None:
            self.say("allowed")
            return
        self.console.print(escape(refusal.text(self.language)))
        self._rules(refusal.clause)

    def _hint(self, seat: int) -> None:
        """Shows what a search would play, from what the seat knows, with the chances to win."""
        for found in suggest(self.match.view(seat), HINT_BUDGET, cores=os.cpu_count() or 1)[:HINTS]:
            action = self._spoken(found.action)
            self._list(
                "hint", action=action, chance=f"{100 * found.chance:.1f}", visits=found.visits
            )

    def _rules(self, rest: str) -> None:
        """Shows a clause, named in full or by its number alone, with or without leading zeros.

        Without a clause, shows the game on one page.
        """
        if not rest.strip():
            page = Markdown(self.match.game.how_to_play(self.language))
            self.console.print(Padding(page, (0, 2)))
            return
        prefix = f"{self.match.game.prefix}-"
        number = rest.strip().upper().removeprefix(prefix).lstrip("0")
        for clause, words in self.match.game.clauses(self.language).items():
            if clause.removeprefix(prefix).lstrip("0") == number:
                slanted = re.sub(r"\*(.+?)\*", r"[italic]\1[/italic]", escape(words))
                self.console.print(Padding(f"[bold]{clause}[/bold]  {slanted}", (0, 2)))
                return
        raise BadOption("UnknownClause", clause=rest.strip(), prefix=self.match.game.prefix)

    def _save(self, rest: str) -> None:
        """Saves the match where the person says; it goes on being kept where it was."""
        file = Path(rest.strip() or f"{self.match.game.id}.json")
        save_copy(file, self.match, self.kept)
        self.say("saved", file=file)

    # The end

    def _leave(self) -> None:
        """Says how to go on, so that nobody loses a game by leaving the table."""
        self._keep()
        self.console.print()
        if self.trouble:
            self._complain(self.trouble)
            self.say("lost")
        else:
            self.say("left", **self._whereabouts())

    def _finish(self) -> None:
        people = [seat for seat, who in enumerate(self.match.seats) if who == HUMAN]
        seat = people[0] if len(people) == 1 else SPECTATOR
        if seat != SPECTATOR:
            self._tell(seat)
        draw_board(self.console, self.match.view(seat), self.names)
        standings = zip(self.match.ranking, self._described(), self.match.scores, strict=True)
        for rank, name, score in sorted(standings):
            self._list("standing", rank=rank, name=name, score=score)
        self.say("secret", secret=self.match.secret.hex())
        if self.trouble:
            self._complain(self.trouble)
        else:
            self.say("finished", **self._whereabouts())

    def _whereabouts(self) -> dict[str, str]:
        """The program and the file of the match, as a shell understands them."""
        program = "rejouons" if shutil.which("rejouons") else sys.argv[0]
        return {"program": program, "file": shlex.quote(str(self.kept.file))}
