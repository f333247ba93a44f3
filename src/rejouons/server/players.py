"""Bots of others: with the token of a seat they see what its person sees, as JSON, and play."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Annotated, Any, TypeVar

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from rejouons.errors import Refused
from rejouons.kernel.contract import Game
from rejouons.server.api import Api, Asked, api_of
from rejouons.server.identity import same, seat_in
from rejouons.server.presence import Live
from rejouons.table.frames import Frame, Result, Wire
from rejouons.table.scene import Phase
from rejouons.table.table import Table
from rejouons.texts import LANGUAGES, Texts
from rejouons.views import spoken

LONGEST_WAIT = 30.0  # seconds that a call may wait for news
BEARER = "Bearer "
LONGEST_ACTION = 200  # letters, written out
NOTHING = -1  # the number of who has seen no chapter


class Choice(Wire, kw_only=True, omit_defaults=False):
    """A legal action: its number, as a save writes it, and in words."""

    action: int
    written: str
    text: str


class Heard(Wire, kw_only=True, omit_defaults=False):
    """An event: what happened, to which seat, with values that are None where hidden; in words."""

    kind: str
    seat: int
    values: dict[str, Any]
    text: str


class Position(Wire, kw_only=True, omit_defaults=False):
    """A table as a seat may know it."""

    table: str
    game: str
    seat: int
    phase: Phase
    number: int  # with `undone`, the name of this frame
    undone: int
    waiting: list[int]
    state: dict[str, Any] | None  # all fields of the record, by their names
    actions: list[Choice]
    events: list[Heard]  # since the number asked for
    results: list[Result]


class Move(Struct, rename="camel", forbid_unknown_fields=True):
    """An action, by its number or written out, and the frame that it was chosen in."""

    number: int
    undone: int
    action: int | Annotated[str, Meta(max_length=LONGEST_ACTION)]


Of = TypeVar("Of")


def for_the_seat(
    api: Api, request: Asked, live: Live, deed: Callable[[Table, int], Of]
) -> Callable[[Table], Of]:
    """What is done for the seat that a token is for: refused, from the moment it is another's."""
    given = request.headers.get("authorization", "").removeprefix(BEARER)
    seat = seat_in(given)

    def checked(table: Table) -> Of:
        is_seat = seat in range(len(table.places)) and table.places[seat].person != ""
        turn = table.places[seat].turn if is_seat else 0
        right = api.tables.identities.token(live.id, seat, turn)
        if not same(given, right) or not is_seat:
            raise Refused("BadToken")
        live.seen[seat] = monotonic()
        return deed(table, seat)

    return checked


@post("/api/tables/{table:str}/token", status_code=200)
async def token(request: Asked, table: FromPath[str]) -> dict[str, str]:
    """A token for each of one's seats; void once the seat changes hands."""
    api = api_of(request)
    live = await api.found(request, table)
    person, marks = api.person(request), api.tables.identities

    def deed(standing: Table) -> dict[str, str]:
        seats = standing.seats_of(person)
        if not seats:
            raise Refused("NotYourSeat")
        return {str(s): marks.token(live.id, s, standing.places[s].turn) for s in seats}

    return await api.tables.do(live, deed)


@get("/api/tables/{table:str}/view")
async def view(
    request: Asked,
    table: FromPath[str],
    number: FromQuery[int] = NOTHING,
    undone: FromQuery[int] = 0,
    wait: FromQuery[float] = 0.0,
    lang: FromQuery[str] = "en",
) -> Position:
    """How the table stands; with `wait`, as soon as it is another frame than the one named."""
    api = api_of(request)
    live = await api.found(request, table)
    number = max(number, NOTHING)
    patience = min(wait, LONGEST_WAIT) if wait > 0 else 0.0  # even if it is no number
    language = lang if lang in LANGUAGES else "en"

    def has_news(standing: Table, seat: int) -> bool:
        return is_news(standing, seat, number, undone)

    def told(standing: Table, seat: int) -> Position:
        return position(live, standing, seat, number, undone, language)

    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await api.tables.until(live, for_the_seat(api, request, live, has_news))
    return await api.tables.do(live, for_the_seat(api, request, live, told))


@post("/api/tables/{table:str}/actions", status_code=200)
async def play(request: Asked, table: FromPath[str], data: JSONBody[Move]) -> Response[None]:
    """Plays an action; the same one of the same frame again is no second one."""
    api = api_of(request)
    live = await api.found(request, table)

    def deed(standing: Table, seat: int) -> None:
        action = data.action
        if isinstance(action, str):
            action = standing.playing.game.actions.parse(action)
        standing.act(seat, data.number, data.undone, action, api.tables.now)

    await api.tables.do(live, for_the_seat(api, request, live, deed))
    return Response(None)


def is_news(table: Table, seat: int, number: int, undone: int) -> bool:
    if table.referee is None:
        return False
    return table.referee.news(seat, number, undone) is not None


def position(
    live: Live, table: Table, seat: int, number: int, undone: int, language: str
) -> Position:
    game = table.settings.facts
    frame = table.referee.frame(seat) if table.referee else None
    has_gone_on = frame is not None and undone == frame.undone and number <= frame.number
    return Position(
        table=live.id,
        game=game.id,
        seat=seat,
        phase=table.phase,
        number=frame.number if frame else -1,
        undone=frame.undone if frame else 0,
        waiting=frame.waiting if frame else [],
        state=plain(table.playing.view(seat).state) if frame else None,
        actions=choices(game, frame, names_at(table), language) if frame else [],
        events=heard(table, seat, number + 1 if has_gone_on else 0, language) if frame else [],
        results=frame.results if frame else [],
    )


def choices(game: Game, frame: Frame, names: list[str], language: str) -> list[Choice]:
    texts = game.texts(language)
    return [
        Choice(action=a, written=game.actions.text(a), text=worded(game, texts, names, a))
        for a in frame.legal
    ]


def worded(game: Game, texts: Texts, names: list[str], action: int) -> str:
    kind, values = game.actions.decode(action)
    return texts.say(f"move-{kind.word}", **spoken(kind, values, names))


def names_at(table: Table) -> list[str]:
    return [place.name or str(seat + 1) for seat, place in enumerate(table.places)]


def heard(table: Table, seat: int, since: int, language: str) -> list[Heard]:
    """What a seat heard since one of its chapters."""
    match, referee = table.playing, table.referee
    assert referee is not None
    texts = match.game.texts(language)
    names = names_at(table)
    found = []
    for place in referee.ledger(seat).chapters[since:]:
        for event in match.events(seat, place, place + 1):
            values = dict(zip((f.name for f in event.kind.fields), event.values, strict=True))
            text = event.text(texts, names)
            found.append(Heard(kind=event.kind.word, seat=event.seat, values=values, text=text))
    return found


def plain(record: Any) -> Any:
    """A record as JSON has it: fields by name."""
    if record.dtype.names:
        if record.shape:
            return [plain(row) for row in record]
        return {name: plain(record[name]) for name in record.dtype.names}
    return record.tolist()


PLAYERS: list[ControllerRouterHandler] = [token, view, play]
