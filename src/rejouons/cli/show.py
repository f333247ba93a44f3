"""What the commands print: reports, replays, verifications."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from rejouons.boards import (
    FindFaults,
    board_faults,
    board_summary,
    cards_faults,
    game_on,
    read_board,
)
from rejouons.cli.play import draw_board
from rejouons.cli.words import described, names_of, said, told_back
from rejouons.fairness import FIRST
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.targets import has_compiler
from rejouons.lab.arena import ArenaReport
from rejouons.lab.ratings import Estimate
from rejouons.lab.simulation import Report
from rejouons.match import Match
from rejouons.texts import preferred_language, printable

FAULTS_TOLD = 50  # of a file

console = Console(highlight=False)


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; it waits until whatever compiles is done."""
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    task = bar.add_task("", total=total)

    def advance(games: int) -> None:
        if games > 0:
            bar.start()
            bar.advance(task, games)

    try:
        yield advance
    finally:
        bar.stop()


def show_without_compiler() -> None:
    """A word to whoever runs long where nothing can be compiled."""
    if not has_compiler():
        print(said("no-compiler"), file=sys.stderr, flush=True)


def show_report(report: Report, bots: Sequence[str] | None) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "wins", "score"):
        table.add_column(said(f"simulated-{column}"), justify="right")
    for seat, (wins, score) in enumerate(zip(report.wins_by_seat, report.mean_scores, strict=True)):
        bot = printable(bots[seat]) if bots else "random"
        table.add_row(
            str(seat + 1), escape(bot), f"{100 * wins / report.games:.1f} %", f"{score:.1f}"
        )
    console.print(table)
    console.print(
        said(
            "simulated-summary",
            games=report.games,
            length=f"{report.mean_length:.0f}",
            seconds=f"{report.seconds:.2f}",
            speed=f"{report.decisions_per_second:,.0f}",
        )
    )


def show_arena(report: ArenaReport) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "rating", "interval", "wins", "interval", "rank", "score", "games"):
        table.add_column(said(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for bot in report.bots:
        table.add_row(
            escape(printable(bot.bot)),
            *with_interval(bot.rating, "+.0f"),
            *with_interval(bot.win_share, ".1%"),
            f"{bot.mean_rank:.2f}",
            f"{bot.mean_score:.1f}",
            str(bot.games),
        )
    console.print(table)
    if len(report.bots) > 2:
        show_pairs(report)
    console.print(said("arena-summary", games=report.games))


def with_interval(found: Estimate, form: str) -> tuple[str, str]:
    """A number and its interval; where all games went the same way there is none to show."""
    value, low, high = (f"{number:{form}}" for number in (found.value, found.low, found.high))
    interval = f"{low}…{high}".replace("%", "") if found.low < found.high else "–"
    return value.replace("%", " %"), interval


def show_pairs(report: ArenaReport) -> None:
    """Each bot in its row against each bot in its column."""
    shares = {(pair.first, pair.second): pair.share.value for pair in report.pairs}
    shares |= {(second, first): 1 - share for (first, second), share in shares.items()}
    names = [bot.bot for bot in report.bots]
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(escape(printable(name)), justify="right")
    for row in names:
        cells = [f"{100 * shares[row, name]:.1f} %" if row != name else "–" for name in names]
        table.add_row(escape(printable(row)), *cells)
    console.print()
    console.print(said("arena-pairs"))
    console.print(table)
    console.print()


def show_replay(match: Match, to: int | None, boards: bool) -> None:
    """Tells a match again from the spectators' bench."""
    names = names_of(match)
    last = len(match.actions) if to is None else max(0, min(to, len(match.actions)))
    console.print(said("sitters", names=", ".join(described(names, match.seats))), soft_wrap=True)
    tell(match, 0, names)
    for number in range(1, last + 1):
        played = match.actions[number - 1]
        text = match.game.actions.text(played.action)
        console.print(f"[bold]{number:>3}[/bold] {escape(names[played.seat])}: {escape(text)}")
        tell(match, number, names)
        if boards:
            draw(match, number, names)
    if not boards:
        draw(match, last, names)


def tell(match: Match, number: int, names: Sequence[str]) -> None:
    texts = match.game.texts(preferred_language())
    for happening in match.events(SPECTATOR, since=number, until=number + 1):
        text = escape(happening.text(texts, names))
        console.print(f"    [dim]·[/dim] {text} [dim]{happening.kind.clause}[/dim]")
    for taken in match.taken_back:
        if taken.number == number:
            actions = ", ".join(match.game.actions.text(played.action) for played in taken.actions)
            console.print(f"    [dim]· {escape(told_back(taken, names))} ({escape(actions)})[/dim]")


def draw(match: Match, number: int, names: Sequence[str]) -> None:
    draw_board(console, match.at(number).view(SPECTATOR), names)


def show_board(file: Path, text: str) -> bool:
    return show_check(file, text, board_faults, "--board")


def show_cards(file: Path, text: str) -> bool:
    return show_check(file, text, cards_faults, "--cards")


def show_check(file: Path, text: str, find: FindFaults, option: str) -> bool:
    """What is wrong with a file, or what it is like; whether it has no fault."""
    if show_faults(file, text, find):
        return False
    facts = read_board(text)
    game = game_on(facts["game"], facts)
    name = printable(str(file))
    how = said("board-play", game=game.id, players=game.players[0], option=option, file=name)
    console.print(said("board-sound", file=name), soft_wrap=True)
    console.print(escape(board_summary(facts)[preferred_language()]), soft_wrap=True)
    console.print(how, soft_wrap=True)
    return True


def show_faults(file: Path, text: str, find: FindFaults) -> bool:
    """What is wrong with a file; whether anything is."""
    language = preferred_language()
    faults = find(text)
    for fault in faults[:FAULTS_TOLD]:
        console.print(f"[bold]·[/bold] {escape(fault[language])}", soft_wrap=True)
    if len(faults) > FAULTS_TOLD:
        console.print(said("board-more", more=len(faults) - FAULTS_TOLD))
    if faults:
        name = printable(str(file))
        console.print(said("board-faults", file=name, faults=len(faults)), soft_wrap=True)
    return bool(faults)


def show_verified(match: Match, was_noted: bool) -> None:
    console.print(said("verified-commitment" if was_noted else "verified-unnoted"))
    console.print(f"  {match.commitment}")
    console.print(said("verified-nonces", nonces=", ".join(n or "–" for n in match.nonces)))
    console.print(said("verified-actions", actions=len(match.actions)))
    if match.terms.fairness == FIRST:
        console.print(said("verified-first-way"))
    if match.terms.is_branch:
        console.print(said("verified-branch"))
    if match.taken_back:
        known = sum(taken.was_known for taken in match.taken_back)
        console.print(said("verified-taken-back", times=len(match.taken_back), known=known))
    if match.over:
        scores = ", ".join(str(score) for score in match.scores)
        console.print(said("verified-over", scores=scores))
    else:
        console.print(said("verified-unfinished"))
