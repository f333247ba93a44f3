"""Who may look where: nobody gets what another seat is told, whatever they show or claim."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from online_players import Browser, NotAllowed, Seat, gathered, new_table, run
from rejouons.server import tables
from rejouons.server.identity import COOKIE
from rejouons.server.sockets import NOT_HERE
from tables_here import Online, standing

PEOPLE = ["human", "human", "human"]


async def told_to(address: str, table: str, seat: str, headers: dict[str, str]) -> tuple[int, Any]:
    """How a socket ends, and what came before, after a hello."""
    url = address.rstrip("/").replace("http", "ws", 1) + f"/live/{table}?seat={seat}"
    try:
        async with connect(url, additional_headers=headers, compression=None) as socket:
            await socket.send(msgspec.msgpack.encode({"do": "hello"}))
            try:
                return 0, await socket.recv()
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else -1, None
    except InvalidStatus as refused:
        return refused.response.status_code, None


def forged_cookies(place: Seat, other: Browser) -> Iterator[str]:
    """Cookies that are nobody's: each a little beside a true one."""
    own, theirs = place.browser.cookie, other.cookie
    person, _, mark = own.removeprefix(f"{COOKIE}=").partition(".")
    stranger, _, strange_mark = theirs.removeprefix(f"{COOKIE}=").partition(".")
    yield ""
    yield theirs
    yield f"{COOKIE}={person}"
    yield f"{COOKIE}={person}."
    yield f"{COOKIE}={person}.{strange_mark}"
    yield f"{COOKIE}={stranger}.{mark}"
    yield f"{COOKIE}={person}.{mark[:-1]}"
    yield f"{COOKIE}={person}.{mark}A"
    yield f"{COOKIE}={person[:-1]}{int(person[-1], 16) ^ 1:x}.{mark}"
    yield f"{COOKIE}={person.upper()}.{mark.lower()}"
    yield f"{COOKIE}=.{mark}"
    yield f'{COOKIE}="\\200\\054.{mark}"'
    yield f"{COOKIE.upper()}={person}.{mark}"


def test_a_seat_is_seen_by_its_owner_only(online: Online) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "macadam", PEOPLE)
        other = (await gathered(online.address, "macadam", PEOPLE))[0]
        table, origin = people[0].table, people[0].browser.origin
        for cookie in forged_cookies(people[0], other.browser):
            headers = {"Origin": origin, **({"Cookie": cookie} if cookie else {})}
            assert await told_to(online.address, table, "0", headers) == (NOT_HERE, None), cookie
        own = {"Origin": origin, "Cookie": people[1].browser.cookie}
        for seat in ("0", "2", "3", "00", "64"):
            assert (await told_to(online.address, table, seat, own))[0] == NOT_HERE, seat

    run(attack())


def test_no_name_of_a_seat_leads_to_another_one(online: Online) -> None:
    """Whatever is no seat of one's own is at most the view of who looks on."""

    async def attack() -> None:
        people = await gathered(online.address, "macadam", PEOPLE)
        table, origin = people[0].table, people[0].browser.origin
        watcher = await Browser(online.address).sit(table, -1)
        await watcher.until(lambda: bool(watcher.frame))
        own = {"Origin": origin, "Cookie": people[1].browser.cookie}
        for seat in ("", "-1", "-2", "x", "1e0", "%31%00", "²", "1;0", "999", "+0"):
            code, told = await told_to(online.address, table, seat, own)
            found = [one for one in msgspec.msgpack.decode(told) if one["is"] == "frame"]
            assert code == 0
            assert found == [watcher.frame], seat

    run(attack())


@pytest.mark.parametrize("origin", [None, "http://example.org", "null", "http://localhost"])
def test_a_foreign_page_gets_no_socket(online: Online, origin: str | None) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        cookie = {"Cookie": people[0].browser.cookie}
        headers = cookie if origin is None else {**cookie, "Origin": origin}
        assert await told_to(online.address, people[0].table, "0", headers) == (403, None)

    run(attack())


def test_who_comes_and_goes_again_and_again_keeps_no_table_from_beginning(
    online: Online, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_COMING", 3)

    async def evening() -> None:
        host, stranger = online.browser(), online.browser()
        table = new_table(host, "mark", ["human", "human"], isListed=True)
        for _ in range(2):
            stranger.call("POST", f"/api/tables/{table}/seats", {"seat": 1})
            place = await stranger.sit(table, 1)
            await place.order("leave")
        with pytest.raises(NotAllowed, match="TableFull"):
            stranger.call("POST", f"/api/tables/{table}/seats", {"seat": 1})
        place = await host.sit(table, 0)
        await place.order("replace", seat=1, by="level:1")
        await place.order("ready", isReady=True, nonce="x")
        await place.until(lambda: bool(place.frame))

    run(evening())


# Links


def test_who_shows_no_cookie_gets_no_link(online: Online) -> None:
    """Nobody sits on a free seat: nobody is not who asks."""
    table = new_table(online.browser(), "mark", PEOPLE)
    assert online.browser().call("GET", f"/api/tables/{table}/links") == {}
    forged = Browser(online.address, f"{COOKIE}=.")
    assert forged.call("GET", f"/api/tables/{table}/links") == {}


def test_links_of_free_seats_are_the_host_s_and_of_taken_ones_their_owner_s(online: Online) -> None:
    host, guest, stranger = (online.browser() for _ in range(3))
    table = new_table(host, "mark", PEOPLE)
    links = host.call("GET", f"/api/tables/{table}/links")
    assert sorted(links) == ["0", "1", "2"]
    guest.call("POST", f"/api/tables/{table}/seats", {"secret": links["1"]})
    stranger.call("POST", "/api/me", {})
    assert sorted(host.call("GET", f"/api/tables/{table}/links")) == ["0", "2"]
    assert sorted(guest.call("GET", f"/api/tables/{table}/links")) == ["1"]
    assert stranger.call("GET", f"/api/tables/{table}/links") == {}


def test_a_link_opens_one_seat_of_one_table_once(online: Online) -> None:
    host = online.browser()
    table, other = (new_table(host, "mark", PEOPLE) for _ in range(2))
    links = host.call("GET", f"/api/tables/{table}/links")
    mark = links["1"].partition(".")[2]
    elsewhere = host.call("GET", f"/api/tables/{other}/links")["1"]
    token = online.tables.identities.token(table, 1, 0)
    seats = f"/api/tables/{table}/seats"
    online.browser().call("POST", seats, {"secret": links["1"]})
    for secret in (links["1"], f"2.{mark}", f"01.{mark}", elsewhere, token, "1.", "1", ".", "9.x"):
        assert refusal_of(online.browser(), seats, {"secret": secret}) == "BadLink", secret
    for seat in (-1, 3, 64):
        assert refusal_of(online.browser(), seats, {"seat": seat}) == "BadLink"
    for seat in (0, 1, 2):  # no table of the lobby
        assert refusal_of(online.browser(), seats, {"seat": seat}) == "SeatNotFree"


def refusal_of(browser: Browser, path: str, body: Any) -> str:
    with pytest.raises(NotAllowed) as refused:
        browser.call("POST", path, body)
    return refused.value.why


# Seats that change hands


def test_who_moves_to_another_device_sees_no_more_on_the_first(online: Online) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "macadam", PEOPLE)
        mover, table = people[1], people[1].table
        link = mover.browser.call("GET", f"/api/tables/{table}/links")["1"]
        elsewhere = online.browser()
        elsewhere.call("POST", f"/api/tables/{table}/seats", {"secret": link})
        with pytest.raises(ConnectionError):
            await mover.until(lambda: False)
        assert sorted(mover.browser.call("GET", f"/api/tables/{table}/links")) == []
        with pytest.raises(NotAllowed):
            mover.browser.call("GET", f"/api/tables/{table}/moments?seat=1")
        again = await elsewhere.sit(table, 1)
        await again.until(lambda: bool(again.frame))

    run(attack())


def test_who_is_replaced_before_the_start_sees_nothing_of_the_bot_s_game(online: Online) -> None:
    """The seat that they look from is another's now."""

    async def attack() -> None:
        host, guest = online.browser(), online.browser()
        table = new_table(host, "macadam", ["human", "human"])
        link = host.call("GET", f"/api/tables/{table}/links")["1"]
        guest.call("POST", f"/api/tables/{table}/seats", {"secret": link})
        first, second = await host.sit(table, 0), await guest.sit(table, 1)
        await second.until(lambda: bool(second.scene))
        await first.order("replace", seat=1, by="level:1")
        await first.order("ready", isReady=True)
        await first.until(lambda: bool(first.frame))
        with pytest.raises(ConnectionError):
            await second.until(lambda: False)
        assert second.frame == {}

    run(attack())


# Calls


@pytest.mark.parametrize("call", ["save", "moments?seat=0", "moments?seat=1", "moments?seat=9"])
def test_what_strangers_cannot_take_away(online: Online, call: str) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "macadam", PEOPLE)
        path = f"/api/tables/{people[0].table}/{call}"
        for browser in (online.browser(), people[2].browser):
            with pytest.raises(NotAllowed):
                browser.call("GET", path)

    run(attack())


def test_a_card_says_nothing_of_secrets(online: Online) -> None:
    """Nor of the people's words for the dice, before the match is over."""

    async def attack() -> None:
        people = await gathered(online.address, "autoscooter", PEOPLE)
        table = standing(online, people[0].table)
        hidden = [table.secret.hex(), *(place.person for place in table.places)]
        hidden += [f"word {seat}" for seat in range(3)]
        paths = ["/api/tables", "/api/tables/mine", f"/api/tables/{table.id}"]
        for browser in (online.browser(), *(place.browser for place in people)):
            for path in paths:
                told = browser.ask("GET", path)[1].decode()
                assert not [secret for secret in hidden if secret in told]

    run(attack())


ORDERS: dict[str, dict[str, Any]] = {
    "act": {"number": 0, "undone": 0, "action": 0},
    "undo": {"number": 0, "undone": 0},
    "answer": {"question": 0, "agrees": True},
    "withdraw": {},
    "ready": {"isReady": True},
    "say": {"text": "hello"},
    "pause": {},
    "resume": {},
    "end": {},
    "resign": {},
    "leave": {},
    "come_back": {},
    "replace": {"seat": 0, "by": "level:1"},
}


@pytest.mark.parametrize("order", ORDERS)
def test_who_looks_on_orders_nothing(online: Online, order: str) -> None:
    """Not even the host from the place of who looks on."""

    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        table = people[0].table
        before = online.entries(table), online.entries(table, 1)
        for browser in (online.browser(), people[0].browser):
            watcher = await browser.sit(table, -1)
            with pytest.raises(NotAllowed, match="NotYourSeat"):
                await watcher.order(order, **ORDERS[order])
            await watcher.close()
        assert (online.entries(table), online.entries(table, 1)) == before

    run(attack())


@pytest.mark.parametrize("order", ["pause", "replace"])
def test_who_is_not_the_host_does_nothing_of_the_host_s(online: Online, order: str) -> None:
    async def attack() -> None:
        people = await gathered(online.address, "mark", PEOPLE)
        with pytest.raises(NotAllowed, match="NotHost"):
            await people[1].order(order, **ORDERS[order])

    run(attack())
