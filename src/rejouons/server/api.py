"""The calls beside the socket: who one is, which tables there are, sitting down, taking away."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct, field

from rejouons.errors import BadOption, Refused, RejouonsError, Unavailable
from rejouons.fairness import commitment_of
from rejouons.kernel.log import SPECTATOR
from rejouons.match import Match
from rejouons.server.limits import Buckets, Limits
from rejouons.server.presence import Live
from rejouons.server.tables import MOST_LISTED, MOST_MINE, Tables
from rejouons.server.wire import plain_values
from rejouons.table.clock import TimeControl
from rejouons.table.frames import Wire, encode
from rejouons.table.scene import Phase, ScenePlace
from rejouons.table.settings import Settings, checked_settings
from rejouons.table.table import Table
from rejouons.table.telling import moments_of, scene_of
from rejouons.web.boards import packed

Asked = Request[Any, Any, State]
Name = Annotated[str, Meta(max_length=200)]
STATUSES = {
    "NoSuchTable": 404,
    "NotYourSeat": 403,
    "NotHost": 403,
    "BadLink": 403,
    "BadToken": 403,
    "TooFast": 429,
    "NotKept": 507,
}


class NewTable(Struct, rename="camel", forbid_unknown_fields=True):
    """What a table is made with."""

    game: Name
    players: int
    seats: list[Name]
    mine: list[int]
    name: Name = ""
    options: dict[str, int | str] = field(default_factory=dict)
    board: dict[str, Any] | None = None
    time: TimeControl = field(default_factory=TimeControl)
    is_listed: bool = False
    has_hints: bool = False


class SitDown(Struct, rename="camel", forbid_unknown_fields=True):
    """A seat's link, or a free seat of the lobby."""

    secret: Name = ""
    seat: int = -1
    name: Name = ""


class Card(Wire, kw_only=True, omit_defaults=False):
    """What a table says of itself before one sits down."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, int | str]
    seats: list[ScenePlace]
    time: TimeControl
    is_listed: bool
    has_hints: bool
    has_board: bool
    board_name: str
    phase: Phase
    commitment: str
    created: int
    updated: int
    waiting: list[int]
    mine: list[int]
    is_asked: bool
    is_host: bool


class Trouble(Struct):
    """Why something was not done."""

    why: str
    values: dict[str, str | int]
    text: str


def told_trouble(request: Asked, error: RejouonsError) -> Response[Trouble]:
    """An error, with the words for who asks."""
    status = STATUSES.get(error.case, 409 if isinstance(error, Refused) else 400)
    if isinstance(error, Unavailable):
        status = 503
    language = "fr" if request.headers.get("accept-language", "").startswith("fr") else "en"
    told = Trouble(error.case, plain_values(error), error.text(language))
    return Response(told, status_code=status, media_type=MediaType.JSON)


def told_too_deep(_: Asked, __: RecursionError) -> Response[dict[str, str]]:
    """What comes nested without end is no call."""
    return Response({"detail": "nested too deeply"}, status_code=400, media_type=MediaType.JSON)


class Api:
    """The calls of one server."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.asking = Buckets(limits.asking)
        self.changing = Buckets(limits.changing)
        self.making = Buckets(limits.making)

    # Who asks

    def person(self, request: Asked) -> str:
        return self.tables.identities.person_in(request.headers.get("cookie", ""))

    def known_person(self, request: Asked) -> tuple[str, dict[str, str]]:
        """Who asks, and the headers that tell a newcomer who they are from now on."""
        self.must_be_slow(self.changing, request)
        person = self.person(request)
        if person:
            return person, {}
        identities = self.tables.identities
        person = identities.new_person()
        is_secure = "https" in (request.url.scheme, request.headers.get("origin", "").split(":")[0])
        return person, {"Set-Cookie": identities.cookie(person, is_secure)}

    def must_be_slow(self, buckets: Buckets, request: Asked) -> None:
        if not buckets.takes(request.client.host if request.client else ""):
            raise Refused("TooFast")

    async def found(self, request: Asked, table: FromPath[str]) -> Live:
        self.must_be_slow(self.asking, request)
        return await self.tables.find(table)

    # Cards

    async def card(self, live: Live, person: str) -> Card:
        return await self.tables.do(live, lambda table: card_of(live, table, person))

    async def cards(self, ids: list[str], person: str) -> list[Card]:
        found = await asyncio.gather(*(self.card_if_any(id_, person) for id_ in ids))
        return [card for card in found if card is not None]

    async def card_if_any(self, id_: str, person: str) -> Card | None:
        try:
            return await self.card(await self.tables.find(id_), person)
        except RejouonsError:  # under rules that are no longer here: its own page says so
            return None


def card_of(live: Live, table: Table, person: str) -> Card:
    settings = table.settings
    mine = table.seats_of(person)
    asked = table.match.to_act if table.match is not None and table.phase == "playing" else ()
    scene = scene_of(table, 0, live.here)
    return Card(
        id=live.id,
        game=settings.game,
        rules=settings.rules,
        players=settings.players,
        options=settings.options,
        seats=scene.seats,
        time=settings.time,
        is_listed=settings.is_listed,
        has_hints=settings.has_hints,
        has_board=settings.board is not None,
        board_name=str((settings.board or {}).get("name", "")),
        phase=table.phase,
        commitment=commitment_of(table.secret),
        created=live.kept.created,
        updated=table.updated,
        waiting=list(asked),
        mine=mine,
        is_asked=any(table.waits_for(seat) for seat in mine),
        is_host=person != "" and person == table.host,
    )


def api_of(request: Asked) -> Api:
    api: Api = request.app.state["api"]
    return api


@get("/api/me")
async def who_am_i(request: Asked) -> dict[str, bool]:
    api = api_of(request)
    return {"isKnown": bool(api.person(request))}


@post("/api/me", status_code=200)
async def be_somebody(request: Asked) -> Response[dict[str, bool]]:
    api = api_of(request)
    _, headers = api.known_person(request)
    return Response({"isKnown": True}, headers=headers)


@get("/api/tables")
async def lobby(request: Asked) -> list[Card]:
    api = api_of(request)
    api.must_be_slow(api.asking, request)
    kept = await asyncio.to_thread(api.tables.store.lobby, MOST_LISTED)
    return await api.cards([table.id for table in kept], api.person(request))


@get("/api/tables/mine")
async def mine(request: Asked) -> list[Card]:
    api = api_of(request)
    api.must_be_slow(api.asking, request)
    person = api.person(request)
    kept = await asyncio.to_thread(api.tables.store.tables_of, person, MOST_MINE) if person else []
    return await api.cards([table.id for table in kept], person)


@post("/api/tables")
async def make(request: Asked, data: JSONBody[NewTable]) -> Response[dict[str, str]]:
    api = api_of(request)
    person, headers = api.known_person(request)
    api.must_be_slow(api.making, request)
    settings = await asyncio.to_thread(settings_of, data)
    sitters = [(seat, person, data.name) for seat in sorted({*data.mine})]
    made = await api.tables.make(settings, person, sitters)
    return Response({"table": made}, status_code=201, headers=headers)


@get("/api/tables/{table:str}")
async def look(request: Asked, table: FromPath[str]) -> Card:
    api = api_of(request)
    return await api.card(await api.found(request, table), api.person(request))


@post("/api/tables/{table:str}/seats", status_code=200)
async def sit(
    request: Asked, table: FromPath[str], data: JSONBody[SitDown]
) -> Response[dict[str, int]]:
    api = api_of(request)
    person, headers = api.known_person(request)
    live = await api.found(request, table)
    seat = await api.tables.sit(live, person, data.name, data.secret, data.seat)
    return Response({"seat": seat}, headers=headers)


@get("/api/tables/{table:str}/links")
async def links(request: Asked, table: FromPath[str]) -> dict[str, str]:
    api = api_of(request)
    found = await api.tables.links(await api.found(request, table), api.person(request))
    return {str(seat): secret for seat, secret in found.items()}


@get("/api/tables/{table:str}/board")
async def board(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    api = api_of(request)
    live = await api.found(request, table)
    facts = live.kept.settings.board
    if facts is None:
        raise Refused("BoxBoard")
    return await asyncio.to_thread(packed, facts)


@get("/api/tables/{table:str}/save", media_type=MediaType.JSON)
async def save(request: Asked, table: FromPath[str]) -> Response[bytes]:
    api = api_of(request)
    live = await api.found(request, table)
    match = await api.tables.do(live, finished_match)
    text = await asyncio.to_thread(match.save)
    return Response(text.encode(), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/moments", media_type="application/msgpack")
async def moments(
    request: Asked, table: FromPath[str], seat: FromQuery[int] = SPECTATOR
) -> Response[bytes]:
    api = api_of(request)
    live = await api.found(request, table)
    person = api.person(request)

    def deed(standing: Table) -> bytes:
        if seat != SPECTATOR and seat not in standing.seats_of(person):
            raise Refused("NotYourSeat")
        return encode(moments_of(standing, seat))

    return Response(await api.tables.do(live, deed), media_type="application/msgpack")


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Asked, table: FromPath[str]) -> dict[str, str]:
    api = api_of(request)
    person, _ = api.known_person(request)
    live = await api.found(request, table)

    def may_make() -> None:
        api.must_be_slow(api.making, request)

    return {"table": await api.tables.rematch(live, person, may_make)}


HANDLERS: list[ControllerRouterHandler] = [
    who_am_i,
    be_somebody,
    lobby,
    mine,
    make,
    look,
    sit,
    links,
    board,
    save,
    moments,
    rematch,
]


def finished_match(table: Table) -> Match:
    if table.phase != "over":
        raise Refused("NotOver")
    return table.playing


def settings_of(asked: NewTable) -> Settings:
    if any(seat not in range(len(asked.seats)) for seat in asked.mine):
        raise BadOption("NoSuchSeat", seat=str(asked.mine), last=len(asked.seats) - 1)
    return checked_settings(
        asked.game,
        asked.players,
        asked.options,
        asked.seats,
        asked.board,
        asked.time,
        asked.is_listed,
        asked.has_hints,
    )
