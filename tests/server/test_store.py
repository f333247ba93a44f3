"""What is kept of tables: whole rows or none, in order, by who came first."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from rejouons.errors import Unavailable
from rejouons.server import store as stores
from rejouons.server.store import (
    FILE,
    Job,
    Kept,
    Line,
    NotKept,
    Store,
    Taken,
    answers_at,
    next_stroke,
    phased,
    seated,
)
from rejouons.table.clock import TimeControl
from rejouons.table.settings import checked_settings
from rejouons.table.standing import Row

SETTINGS = checked_settings("mark", 2, {}, ["human"] * 2, None, TimeControl(), True, False)


def kept(id_: str, created: int = 1) -> Kept:
    return Kept(id_, created, SETTINGS, bytes(32), "host")


def with_store(folder: Path, work: Any) -> None:
    async def whole() -> None:
        store = Store(folder)
        try:
            await work(store)
        finally:
            store.close()

    asyncio.run(whole())


def rows_in(folder: Path) -> list[Any]:
    database = sqlite3.connect(folder / FILE)
    try:
        return database.execute("SELECT tbl, list, idx, body FROM entries").fetchall()
    finally:
        database.close()


def test_many_rows_of_many_tables_are_kept(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        jobs = [store.append(f"t{n % 7}", [Row(0, n, 5, f"row {n}")]) for n in range(300)]
        await asyncio.gather(*jobs)
        assert len(rows_in(tmp_path)) == 300  # seen by another connection: they are committed

    with_store(tmp_path, work)


def test_rows_that_belong_together_are_kept_together_or_not(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", [Row(0, 0, 5, "first")])
        late = store.append("t", [Row(1, 0, 5, "beside"), Row(0, 0, 5, "second")])
        other = store.append("u", [Row(0, 0, 5, "another table's")])
        with pytest.raises(Taken):
            await late
        await other
        assert sorted(row[3] for row in rows_in(tmp_path)) == ["another table's", "first"]

    with_store(tmp_path, work)


def test_what_builds_on_something_that_is_not_kept_is_not_kept_either(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", [Row(0, 0, 5, "another's")])
        line, other = Line(), Line()
        heard: list[tuple[str, bool]] = []

        def job(line: Line, table: str, place: int, body: str) -> Job:
            row = (table, 0, place, 5, body)
            return Job(line, [row], (), lambda trouble: heard.append((body, trouble is None)))

        store.submit(job(line, "t", 0, "taken"))
        store.submit(job(line, "t", 1, "behind it"))
        store.submit(job(other, "u", 0, "another table's"))
        await store.settled()
        store.submit(job(line, "t", 1, "later"))
        await store.settled()
        assert heard == [
            ("taken", False),
            ("behind it", False),
            ("another table's", True),
            ("later", False),
        ]
        assert sorted(row[3] for row in rows_in(tmp_path)) == ["another table's", "another's"]

    with_store(tmp_path, work)


def test_who_fails_to_hear_of_something_keeps_nobody_else_from_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        def fails(_: NotKept | None) -> None:
            raise RuntimeError("a fault of ours")

        store.submit(Job(Line(), [("t", 0, 0, 5, "first")], (), fails))
        await store.append("t", [Row(0, 1, 5, "second")])
        assert [row[3] for row in rows_in(tmp_path)] == ["first", "second"]

    with_store(tmp_path, work)
    assert "could not be told" in caplog.text


def test_all_is_written_and_answered_at_strokes(monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody is answered follows from when they asked, however long writing takes, as long
    as that is less than the rest between a stroke and its answers.
    """
    monkeypatch.setattr(stores, "PACE", 0.02)
    monkeypatch.setattr(stores, "REST", 0.01)
    for asked in (100.001, 100.01, 100.0199):
        stroke = next_stroke(asked)
        assert stroke == pytest.approx(100.02)
        for took in (0.0001, 0.004, 0.0099):
            assert answers_at(stroke + took) == pytest.approx(100.03)
        assert answers_at(stroke + 0.012) == pytest.approx(100.05)


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", [Row(0, 0, 5, "first")])
        (pages,) = store._writing.execute("PRAGMA page_count").fetchone()
        store._writing.execute(f"PRAGMA max_page_count = {pages + 1}")
        with pytest.raises(NotKept, match="full"):
            await store.append("t", [Row(0, 1, 5, "x" * 100_000)])
        store._writing.execute("PRAGMA max_page_count = 1000000")
        await store.append("t", [Row(0, 1, 5, "second")])
        assert [row[3] for row in rows_in(tmp_path)] == ["first", "second"]

    with_store(tmp_path, work)


def test_tables_are_found_by_who_sits_there_and_in_the_lobby(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add(kept("old", 1), [], seated("anna", "old"))
        await store.add(kept("new", 2), [], seated("anna", "new"))
        assert [table.id for table in store.tables_of("anna", 9)] == ["new", "old"]
        assert store.tables_of("zoe", 9) == []
        assert [table.id for table in store.lobby(9)] == ["new", "old"]
        await store.append("new", [], phased("over", "new"))
        assert [table.id for table in store.lobby(9)] == ["old"]
        found = store.find("old")
        assert found == kept("old", 1)
        assert store.find("none") is None

    with_store(tmp_path, work)


def test_a_key_stays(tmp_path: Path) -> None:
    found: list[bytes] = []
    for _ in range(2):
        store = Store(tmp_path)
        found.append(store.key("k", lambda: b"first" if not found else b"second"))
        store.close()
    assert found == [b"first", b"first"]


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    Store(tmp_path / "data").close()
    assert (tmp_path / "data" / FILE).stat().st_mode & 0o077 == 0


def spoil_version(file: Path) -> None:
    database = sqlite3.connect(file)
    database.execute("PRAGMA user_version = 99")
    database.close()


@pytest.mark.parametrize(
    "spoil", [spoil_version, lambda file: file.write_bytes(b"no database" * 99)]
)
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, spoil: Any) -> None:
    Store(tmp_path).close()
    for beside in tmp_path.glob(f"{FILE}-*"):
        beside.unlink()
    spoil(tmp_path / FILE)
    with pytest.raises(Unavailable) as error:
        Store(tmp_path)
    assert error.value.case == "NoStore"


def test_one_server_at_a_time_keeps_tables_in_a_folder(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(Unavailable) as error:
        Store(tmp_path)
    assert error.value.case == "StoreInUse"
    assert str(tmp_path) in str(error.value)
    store.close()
    Store(tmp_path).close()


def test_a_folder_that_could_not_be_opened_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(Unavailable):
        Store(tmp_path)
    (tmp_path / FILE).rmdir()
    Store(tmp_path).close()


def test_answers_wait_for_the_disk(tmp_path: Path) -> None:
    """Whatever was not asked about before the end is written all the same."""

    async def work() -> None:
        store = Store(tmp_path)
        store.append("t", [Row(0, 0, 5, "last")])
        store.close()

    run: Coroutine[Any, Any, None] = work()
    asyncio.run(run)
    assert [row[3] for row in rows_in(tmp_path)] == ["last"]
