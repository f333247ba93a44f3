"""A disk that is full, and databases that are none of ours: nothing is lost, and it is said."""

import resource
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from online_players import NotAllowed, Seat, gathered, new_table, run
from rejouons.cli import BAD_INPUT, main
from rejouons.errors import Unavailable
from rejouons.server import serving
from rejouons.server.store import FILE, VERSION, Store
from tables_here import Online, Program, entries_in, program_at

PEOPLE = ["human", "human", "human"]
MOST_PAGES = 1 << 30
ROOM = 300_000  # bytes that a file may have
MOST_TALK = 1900  # lines that a table takes
LINE = "x" * 190


async def talk_until_full(place: Seat) -> int:
    """Says so much that no more can be kept; tells how many lines were."""
    said = 0
    while (answer := await answer_to(place, "say", text=LINE)) == "done" and said < MOST_TALK:
        said += 1
    assert answer == "NotKept"
    return said


async def answer_to(place: Seat, do: str, **values: Any) -> str:
    try:
        await place.order(do, **values)
    except NotAllowed as refused:
        return refused.why
    return "done"


async def act_first(people: list[Seat]) -> str:
    """How the first who is asked fares with the first action."""
    await all_heard(people)
    place = next(place for place in people if place.legal)
    named = {"number": place.number, "undone": place.undone}
    return await answer_to(place, "act", **named, action=place.legal[0])


async def full_and_empty(
    address: str, folder: Path, fill: Callable[[], None], empty: Callable[[], None]
) -> None:
    """The story of a disk that fills up, and is cleared."""
    people = await gathered(address, "mark", PEOPLE)
    assert await act_first(people) == "done"
    await all_heard(people)
    fill()
    said = await talk_until_full(people[0])
    await nothing_is_kept(people, folder)
    assert len(people[2].talk) == said
    empty()
    await all_heard(people)
    await everything_is_kept(people, folder, said)


async def all_heard(people: list[Seat]) -> None:
    """Waits until everybody has heard what there is."""
    for place in people:
        with pytest.raises(NotAllowed):
            await place.order("resume")


async def nothing_is_kept(people: list[Seat], folder: Path) -> None:
    table = people[0].table
    beside = entries_in(folder, table, 1)
    whys = {await act_first(people) for _ in range(3)}
    assert whys <= {"NotKept", "done"}  # there may be room for a short line yet
    with pytest.raises(NotAllowed, match="NotKept"):
        await people[1].order("say", text=LINE)
    with pytest.raises(NotAllowed) as refused:
        new_table(people[0].browser, "mark", PEOPLE, board=None, name="y" * 190)
    assert (refused.value.status, refused.value.why) == (507, "NotKept")
    assert entries_in(folder, table, 1) == beside
    await all_heard(people)


async def everything_is_kept(people: list[Seat], folder: Path, said: int) -> None:
    table = people[0].table
    before = len(entries_in(folder, table))
    assert await act_first(people) == "done"
    await people[0].order("say", text="again")
    assert len(entries_in(folder, table)) == before + 1
    late = await people[0].browser.sit(table, 0)
    await late.until(lambda: len(late.talk) == said + 1)
    assert late.number == before + 1


def test_a_database_without_room(online: Online) -> None:
    database = online.tables.store._writing

    def fill() -> None:
        database.execute("PRAGMA max_page_count = 1")  # as many as it has

    def empty() -> None:
        database.execute(f"PRAGMA max_page_count = {MOST_PAGES}")

    run(full_and_empty(online.address, online.folder, fill, empty))


def limit(most: int, pid: int = 0) -> None:
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, hard))


@pytest.mark.skipif(sys.platform != "linux", reason="only there can the limit be lifted again")
def test_files_without_room(tmp_path: Path) -> None:
    """Real writes fail, in the midst of a file."""
    with program_at(tmp_path, lambda: limit(ROOM)) as program:

        def empty() -> None:
            limit(resource.RLIM_INFINITY, program.process.pid)

        run(full_and_empty(program.address, tmp_path, lambda: None, empty))
        program.kill()
        assert program.ended() == ""


@pytest.mark.skipif(sys.platform != "linux", reason="only there can the limit be lifted again")
def test_bots_go_on_once_there_is_room(tmp_path: Path) -> None:
    with program_at(tmp_path, lambda: limit(ROOM)) as program:
        run(bots_wait_for_room(program))
        program.kill()
        assert "Traceback" not in program.ended()


async def bots_wait_for_room(program: Program) -> None:
    (place,) = await gathered(program.address, "mark", ["human", "level:1", "level:1"])
    await talk_until_full(place)
    limit(resource.RLIM_INFINITY, program.process.pid)
    number = place.number

    def bot_has_played() -> bool:
        return any(chapter["seat"] > 0 for chapter in place.chapters[number + 1 :])

    while not bot_has_played():
        if place.legal:
            await place.act(place.legal[0])
        await place.until(lambda: bool(place.legal) or bot_has_played())


# Databases that are none of ours


def spoiled(folder: Path, how: str) -> Path:
    """A folder in which no tables can be kept."""
    file = folder / FILE
    if how == "no database":
        file.write_bytes(b"This is a letter, not a database." * 40)
    elif how == "a newer one":
        Store(folder).close()
        with closing(sqlite3.connect(file)) as database:
            database.execute(f"PRAGMA user_version = {VERSION + 1}")
    elif how == "a folder":
        file.mkdir()
    elif how == "cut short":
        Store(folder).close()
        file.write_bytes(file.read_bytes()[:5000])
    else:
        other = folder / "file"
        other.write_text("")
        return other
    return folder


WAYS = ["no database", "a newer one", "a folder", "cut short", "in a file"]


@pytest.mark.parametrize("how", WAYS)
def test_what_is_no_store_of_ours_is_told(tmp_path: Path, how: str) -> None:
    with pytest.raises(Unavailable) as error:
        Store(spoiled(tmp_path, how))
    assert error.value.case == "NoStore"
    assert FILE in str(error.value)


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize(("language", "words"), [("en", "cannot be kept"), ("fr", "tables")])
def test_the_command_says_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    how: str,
    language: str,
    words: str,
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    monkeypatch.setattr(serving, "load", dict)
    folder = spoiled(tmp_path, how)
    with pytest.raises(SystemExit) as end:
        main(["serve", "--port", "0", "--no-browser", "--data", str(folder)])
    assert end.value.code == BAD_INPUT
    said = capsys.readouterr()
    assert words in said.err
    assert FILE in said.err
    assert said.out == ""


def test_a_newer_database_is_left_as_it_is(tmp_path: Path) -> None:
    folder = spoiled(tmp_path, "a newer one")
    before = (folder / FILE).read_bytes()
    with pytest.raises(Unavailable):
        Store(folder)
    assert (folder / FILE).read_bytes() == before


def test_a_database_that_may_only_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is root may write to any file: so the database itself is told to be read only."""
    Store(tmp_path).close()
    connect = sqlite3.connect

    def only_reading(file: Path, **settings: object) -> sqlite3.Connection:
        address = f"file:{file}?mode=ro"
        found: sqlite3.Connection = connect(address, uri=True, **settings)  # type: ignore[call-overload]
        return found

    monkeypatch.setattr(sqlite3, "connect", only_reading)
    with pytest.raises(Unavailable) as error:
        Store(tmp_path).key("name", lambda: b"x")
    assert error.value.case == "NoStore"
