"""Tables outlive the rules they were begun under: under older ones they go on, and where those are
gone it is said.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from online_players import Browser, NotAllowed, gathered, new_table, run
from rejouons.games import load
from rejouons.server.sockets import NOT_HERE
from rejouons.server.store import FILE
from rejouons.terms import in_edition
from tables_here import Online, entries_in, online_at, standing

PEOPLE = ["human", "human", "human"]
GAME = "macadam"
TODAY = load(GAME).version
OLDEST = load(GAME).oldest


def begun_then(folder: Path) -> list[Browser]:
    """A table of three people, whose match has begun; the server is away again."""
    found: list[Browser] = []
    with online_at(folder) as online:

        async def gather() -> None:
            found.extend(p.browser for p in await gathered(online.address, GAME, PEOPLE))

        run(gather())
    return found


def table_in(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return str(database.execute("SELECT id FROM tables").fetchone()[0])


def date_back(folder: Path, version: int) -> None:
    """Writes that the table was made and begun under other rules."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        for column, name in (("settings", "tables"), ("body", "entries")):
            rows = database.execute(f"SELECT rowid_, {column} FROM ({keyed(name)})").fetchall()
            for key, text in rows:
                told = msgspec.json.decode(text) if text.startswith("{") else {}
                if "rules" in told:
                    new = msgspec.json.encode(dated_back(told, version)).decode()
                    where = "id = ?" if name == "tables" else "tbl || list || '/' || idx = ?"
                    database.execute(f"UPDATE {name} SET {column} = ? WHERE {where}", (new, key))


def dated_back(told: dict[str, Any], version: int) -> dict[str, Any]:
    """With the options that those rules had."""
    if "options" in told and version in range(OLDEST, TODAY + 1):
        known = {option.key for option in in_edition(load(GAME), version).options}
        told["options"] = {k: value for k, value in told["options"].items() if k in known}
    return {**told, "rules": version}


def keyed(name: str) -> str:
    if name == "tables":
        return "SELECT id AS rowid_, settings FROM tables"
    return "SELECT tbl || list || '/' || idx AS rowid_, body FROM entries"


def test_there_are_older_rules_to_try() -> None:
    assert OLDEST < TODAY


def test_a_table_goes_on_under_the_rules_it_was_begun_with(tmp_path: Path) -> None:
    browsers = begun_then(tmp_path)
    date_back(tmp_path, OLDEST)
    table = table_in(tmp_path)
    with online_at(tmp_path) as online:

        async def go_on() -> None:
            people = [await b.sit(table, n) for n, b in enumerate(at(online, browsers))]
            for place in people:
                await place.until(lambda place=place: bool(place.frame))  # type: ignore[misc]
            place = next(place for place in people if place.legal)
            await place.act(place.legal[0])

        run(go_on())
        assert standing(online, table).playing.game.version == OLDEST
        assert at(online, browsers)[0].call("GET", f"/api/tables/{table}")["rules"] == OLDEST
    assert len(entries_in(tmp_path, table)) == 1
    with online_at(tmp_path) as online:  # and again after that
        assert at(online, browsers)[0].call("GET", f"/api/tables/{table}")["phase"] == "playing"


def at(online: Online, browsers: list[Browser]) -> list[Browser]:
    """The same people, at another server."""
    return [Browser(online.address, browser.cookie) for browser in browsers]


@pytest.mark.parametrize("version", [OLDEST - 1, TODAY + 1])
@pytest.mark.parametrize(("language", "words"), [("en", "version"), ("fr", "version")])
def test_a_table_whose_rules_are_gone_says_so(
    tmp_path: Path,
    version: int,
    language: str,
    words: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    browsers = begun_then(tmp_path)
    date_back(tmp_path, version)
    table = table_in(tmp_path)
    with online_at(tmp_path) as online:
        host, *_ = at(online, browsers)
        other = new_table(host, "mark", PEOPLE)
        for call in ("", "/moments", "/save", "/links"):
            with pytest.raises(NotAllowed) as refused:
                host.call("GET", f"/api/tables/{table}{call}", **{"Accept-Language": language})
            assert refused.value.why == "WrongVersion"
            assert words in refused.value.args[1]["text"]
        with pytest.raises(NotAllowed, match="WrongVersion"):
            host.call("POST", f"/api/tables/{table}/seats", {"seat": 0})
        assert [card["id"] for card in host.call("GET", "/api/tables/mine")] == [other]
        run(is_closed(table, host))
    assert [record for record in caplog.records if record.levelno >= 40] == []


async def is_closed(table: str, browser: Browser) -> None:
    """The socket of such a table ends with a code of its own."""
    url = browser.origin.replace("http", "ws", 1) + f"/live/{table}?seat=0"
    headers = {"Cookie": browser.cookie, "Origin": browser.origin}
    async with connect(url, additional_headers=headers) as socket:
        await socket.send(msgspec.msgpack.encode({"do": "hello"}))
        with pytest.raises(ConnectionClosed) as end:
            await socket.recv()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == NOT_HERE


SPOILS: dict[str, Callable[[str], str]] = {
    "no happening": lambda _: '{"is":"danced"}',
    "no text": lambda _: "\x00",
    "an entry that is not there": lambda text: text.replace('"is"', '"entry":9,"is"'),
}


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_list_that_was_spoiled_harms_no_other_table(tmp_path: Path, spoil: str) -> None:
    """Whatever wrote there: the rest of the server goes on."""
    browsers = begun_then(tmp_path)
    table = table_in(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as database:
        where = "WHERE list = 1 AND idx = 2"
        (text,) = database.execute(f"SELECT body FROM entries {where}").fetchone()
        database.execute(f"UPDATE entries SET body = ? {where}", (SPOILS[spoil](text),))
    with online_at(tmp_path) as online:
        host, *_ = at(online, browsers)
        other = new_table(host, "mark", PEOPLE)
        status, _ = host.ask("GET", f"/api/tables/{table}")
        assert status >= 400
        assert [card["id"] for card in host.call("GET", "/api/tables/mine")] == [other]
        assert host.call("GET", f"/api/tables/{other}")["phase"] == "gathering"
