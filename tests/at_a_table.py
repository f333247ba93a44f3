"""Tables in memory, at which a match has begun."""

from collections.abc import Mapping

from rejouons.table.clock import TimeControl
from rejouons.table.settings import Settings, checked_settings
from rejouons.table.table import Table

SECRET = bytes(range(32))
LIVE = TimeControl("live", 30, 60)


def settings(
    game: str,
    seats: list[str],
    time: TimeControl | None = None,
    options: Mapping[str, int | str] | None = None,
) -> Settings:
    return checked_settings(
        game,
        len(seats),
        options or {},
        seats,
        None,
        time or TimeControl(),
        is_listed=False,
        has_hints=True,
    )


def gathered(
    game: str,
    players: int,
    time: TimeControl | None = None,
    options: Mapping[str, int | str] | None = None,
) -> Table:
    """A table at which everybody is ready: the match has begun."""
    table = Table("x", settings(game, ["human"] * players, time, options), SECRET, "p0")
    for seat in range(players):
        table.sit(seat, f"p{seat}", f"N{seat}", 0)
    for seat in range(players):
        table.ready(seat, True, f"w{seat}", 0)
    return table


def revealing(game: str, time: TimeControl | None = None) -> tuple[Table, int]:
    """A table of two, and who has just done what cannot be taken back freely."""
    table = gathered(game, 2, time)
    assert table.referee
    while True:
        seat = table.playing.to_act[0]
        frame = table.referee.frame(seat)
        table.act(seat, frame.number, frame.undone, frame.legal[0], 0)
        if table.playing.undo_needs(seat):
            return table, seat


def answer(table: Table, seat: int, agrees: bool, at: int) -> None:
    """Answers the question that is open, if there is one."""
    table.answer(seat, table.question.number if table.question else -1, agrees, at)


def told_again(table: Table) -> Table:
    """Another table, from the rows of the first."""
    return Table.told("x", table.settings, SECRET, "p0", table.unwritten)
