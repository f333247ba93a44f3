"""Compiled rules on disk: found again if they are whole and ours, else done without."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from types import FunctionType
from typing import Any

import numba
import pytest

from rejouons.kernel import cache
from rejouons.kernel.cache import rule_cache
from rejouons.kernel.ready import OURS_ALONE, is_ours_alone, is_usable

ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="owners and modes are those of POSIX")


def twice(number: int) -> int:
    return 2 * number


def thrice(number: int) -> int:
    return 3 * number


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "game"


def compiled(folder: Path | None, function: Callable[[int], int] = twice) -> Any:
    """A function as another process would compile it, or find it."""
    assert isinstance(function, FunctionType)
    dispatcher = numba.njit(function)
    dispatcher._cache = rule_cache(folder)(function)
    return dispatcher


def was_found(dispatcher: Any) -> bool:
    return bool(dispatcher.stats.cache_hits)


def files(folder: Path, ending: str) -> list[Path]:
    return sorted(folder.rglob(f"*{ending}"))


def test_what_was_compiled_is_found_again(folder: Path) -> None:
    first, second = compiled(folder), compiled(folder)
    assert (first(4), was_found(first)) == (8, False)
    assert (second(4), was_found(second)) == (8, True)
    assert stat.S_IMODE(folder.stat().st_mode) == OURS_ALONE or os.name != "posix"


# Damage


def truncated(content: bytes) -> bytes:
    return content[: len(content) // 2]


def emptied(_: bytes) -> bytes:
    return b""


def garbled(content: bytes) -> bytes:
    return bytes(byte ^ 0x5A for byte in content)


def flipped(content: bytes) -> bytes:
    """One bit of what it holds: still a pickle, but of other machine code."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


@pytest.mark.parametrize("damage", [truncated, emptied, garbled, flipped])
@pytest.mark.parametrize("ending", [".nbi", ".nbc"])
def test_what_is_damaged_is_compiled_anew_and_written_over(
    folder: Path, ending: str, damage: Callable[[bytes], bytes]
) -> None:
    compiled(folder)(4)
    (file,) = files(folder, ending)
    file.write_bytes(damage(file.read_bytes()))
    second, third = compiled(folder), compiled(folder)
    assert (second(4), was_found(second)) == (8, False)
    assert (third(4), was_found(third)) == (8, True)


def test_a_file_that_is_a_folder_is_done_without(folder: Path) -> None:
    compiled(folder)(4)
    (file,) = files(folder, ".nbi")
    file.unlink()
    file.mkdir()
    assert compiled(folder)(4) == 8


def test_code_of_another_signature_is_not_taken_for_ones_own(folder: Path) -> None:
    """As when two processes number their files at the same time."""
    compiled(folder)(4)
    other = compiled(folder)
    assert other(0.5) == 1.0
    first, second = files(folder, ".nbc")
    second.write_bytes(first.read_bytes())
    again = compiled(folder)
    assert (again(0.5), was_found(again)) == (1.0, False)


def test_functions_keep_apart(folder: Path) -> None:
    for _ in range(2):
        assert (compiled(folder, twice)(4), compiled(folder, thrice)(4)) == (8, 12)


# Where nothing can be written


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every file that is begun to be written; none gets on the disk."""
    begun: list[str] = []

    def write(_: Any, path: str, __: Any) -> None:
        begun.append(path)
        raise OSError(errno.ENOSPC, "No space left on device", path)

    monkeypatch.setattr(cache.CheckedFile, "_write", write)
    return begun


def test_on_a_full_disk_rules_are_compiled_all_the_same(folder: Path, full_disk: list[str]) -> None:
    dispatcher = compiled(folder)
    assert (dispatcher(4), dispatcher(0.5)) == (8, 1.0)
    assert len(full_disk) == 1, "tried again for nothing"


def test_a_write_that_fails_half_way_leaves_nothing_behind(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replace(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", replace)
    assert compiled(folder)(4) == 8
    assert [path for path in folder.rglob("*") if path.is_file()] == []


def test_a_folder_that_can_only_be_read_is_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(folder)(4)

    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "makedirs", refuse)
    monkeypatch.setattr(Path, "mkdir", refuse)
    monkeypatch.setattr(cache.CheckedFile, "_write", refuse)
    again = compiled(folder)
    assert (again(4), was_found(again)) == (8, True)
    assert again(0.5) == 1.0


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not is_usable(tmp_path / "file" / "mark")
    assert not is_usable(tmp_path / "file")
    for nowhere in (None, tmp_path / "file" / "mark"):
        first, second = compiled(nowhere), compiled(nowhere)
        assert (first(4), second(4), was_found(second)) == (8, 8, False)


def test_a_function_without_a_file_is_not_kept(folder: Path) -> None:
    names: dict[str, Any] = {}
    exec("def twice(number): return 2 * number", names)
    dispatcher = compiled(folder, names["twice"])
    assert dispatcher(4) == 8
    assert files(folder, ".nbc") == []


# Somebody else's


@ON_POSIX
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o720, 0o702])
def test_a_folder_that_others_can_write_into_is_not_used(folder: Path, mode: int) -> None:
    compiled(folder)(4)
    folder.chmod(mode)
    again = compiled(folder)
    assert (again(4), was_found(again)) == (8, False)


@ON_POSIX
@pytest.mark.parametrize(("mode", "expected"), [(0o777, False), (0o1777, True), (0o755, True)])
def test_nor_one_that_others_can_exchange(folder: Path, mode: int, expected: bool) -> None:
    assert is_usable(folder)
    folder.parent.chmod(mode)
    assert is_usable(folder) == expected


@ON_POSIX
def test_nor_one_that_somebody_else_owns(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_usable(folder)
    facts, parent = folder.stat(), folder.parent.stat()
    monkeypatch.setattr(os, "geteuid", lambda: facts.st_uid + 1)
    assert not is_ours_alone(facts, parent)
    assert not is_usable(folder)


@ON_POSIX
def test_nor_one_that_a_link_leads_to(folder: Path, tmp_path: Path) -> None:
    assert is_usable(folder)
    link = tmp_path / "link"
    link.symlink_to(folder)
    assert not is_usable(link)


def test_threads_that_link_different_games_do_not_mix_up_their_folders(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first would else put the place back that the second looks in: where we happen to be."""
    other = folder.with_name("other")
    has_second_come, is_first_done = Event(), Event()
    found: list[str] = []

    def first_or_second(_: FunctionType, given: Path) -> None:
        if given == folder:
            second.start()
            has_second_come.wait(0.5)  # seconds; it has to wait outside
        else:
            has_second_come.set()
            is_first_done.wait()
            found.append(numba.config.CACHE_DIR)

    monkeypatch.setattr(cache, "RuleCache", first_or_second)
    second = Thread(target=lambda: rule_cache(other)(twice))  # type: ignore[arg-type]
    rule_cache(folder)(twice)  # type: ignore[arg-type]
    is_first_done.set()
    second.join()
    assert found == [str(other)]
