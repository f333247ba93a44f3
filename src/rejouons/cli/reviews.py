"""What a look back at a match prints: the mistakes of each person, or every action."""

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

from rich.console import JustifyMethod
from rich.markup import escape
from rich.table import Table

from rejouons.bots.review import PERCENT, Account, Judgement, accounts, percent
from rejouons.cli.show import console
from rejouons.cli.words import names_of, said
from rejouons.match import Match

COSTLY = 0.005  # less than this is not worth a word


def show_mistakes(match: Match, judgements: Sequence[Judgement], seats: Collection[int]) -> None:
    """What each of some seats could have done better, and luck apart from it."""
    for found in accounts(match, judgements):
        if found.seat in seats:
            show_account(match, found)


def as_facts(
    match: Match, judgements: Sequence[Judgement], seats: Collection[int]
) -> dict[str, Any]:
    """All that was found, for programs."""
    players = [found for found in accounts(match, judgements) if found.seat in seats]
    return {
        "game": match.game.id,
        "actions": [{**asdict(found), "cost": found.cost} for found in judgements],
        "players": [{**asdict(found), "luck": found.luck} for found in players],
    }


def show_account(match: Match, found: Account) -> None:
    name = names_of(match)[found.seat]
    console.print(f"[bold]{escape(name)}[/bold]")
    if found.costliest:
        console.print(mistakes_table(match, found.costliest))
    more = found.mistakes - len(found.costliest)
    if more:
        console.print(said("review-more", count=more))
    if not found.mistakes:
        console.print(said("review-none"))
    lost, luck = found.percents
    if luck is not None and found.end is not None:
        start, end = percent(found.start), percent(found.end)
        console.print(said("review-way", start=start, end=end))
        console.print(said("review-luck", play=signed(-lost), luck=signed(luck)))
    console.print()


def mistakes_table(match: Match, mistakes: Sequence[Judgement]) -> Table:
    table = new_table("number", "action", "better", "cost")
    text = match.game.actions.text
    for found in mistakes:
        played, better = escape(text(found.action)), escape(text(found.best))
        table.add_row(str(found.number), played, better, signed(-percent(found.cost)))
    return table


def signed(percents: int) -> str:
    """Shown with its sign, a true minus."""
    return said("review-change", percents=f"{percents:+d}".replace("-", "−"))


def show_judgements(match: Match, judgements: Sequence[Judgement]) -> None:
    """Each action with a choice, what it cost, and what would have been better."""
    names = names_of(match)
    table = new_table("number", "seat", "action", "chance", "cost", "better")
    for found in judgements:
        table.add_row(*told(match, found, names))
    console.print(table)
    for seat in sorted({found.seat for found in judgements}):
        lost = sum(found.cost for found in judgements if found.seat == seat)
        console.print(said("review-total", name=names[seat], cost=round(PERCENT * lost)))


def told(match: Match, found: Judgement, names: Sequence[str]) -> Sequence[str]:
    text, is_costly = match.game.actions.text, found.cost >= COSTLY
    return (
        str(found.number),
        escape(names[found.seat]),
        escape(text(found.action)),
        f"{found.chance:.1%}".replace("%", " %"),
        f"{found.cost:.1%}".replace("%", " %") if is_costly else "–",
        escape(text(found.best)) if is_costly else "",
    )


def new_table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        justify: JustifyMethod = "right" if column in ("number", "chance", "cost") else "left"
        table.add_column(said(f"review-{column}"), justify=justify)
    return table
