"""Matches at the terminal are kept with every move, each in its file, and gone on with."""

import errno
import io
import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rejouons.cli import BAD_INPUT, keeping, main
from rejouons.cli.keeping import Kept, is_open
from rejouons.match import Match

TABLE = ("play", "mark", "--seats", "human,random", "--seed", "10")


@pytest.fixture(autouse=True)
def _english_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    monkeypatch.setenv("REJOUONS_TARGET", "python")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> "Terminal":
    return Terminal(capsys, monkeypatch)


class Terminal:
    """What is typed, and what is said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def run(self, typed: str, *arguments: str) -> str:
        code, said = self.ended(typed, *arguments)
        assert code == 0
        return said

    def refused(self, *arguments: str) -> str:
        code, said = self.ended("", *arguments)
        assert code == BAD_INPUT
        return said

    def ended(self, typed: str, *arguments: str) -> tuple[Any, str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main(arguments)
        said = self.capsys.readouterr()
        return end.value.code, said.out + said.err


def files() -> list[Path]:
    return sorted(Path("data/rejouons").glob("*.json"))


def loaded(file: Path) -> Match:
    return Match.load(file.read_text())


# Every move


def test_every_move_is_on_disk_before_the_next_is_asked_for(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[str]] = []

    class Watched(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            seen.extend(json.loads(file.read_text())["actions"] for file in files())
            return super().readline(size)

    monkeypatch.setattr(io, "StringIO", Watched)
    terminal.run("1\n0\n1\nundo\n", *TABLE)
    own = [[entry for entry in entries if "1 " not in entry[:2]] for entries in seen]
    assert [len(entries) for entries in own] == [0, 1, 2, 3, 4]
    assert own[-1][-1] == "undo 0"


def test_the_same_seed_twice_makes_two_files(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE)
    (first,) = files()
    before = first.read_text()
    terminal.run("2\n", *TABLE)
    assert len(files()) == 2
    assert first.read_text() == before


def test_a_finished_match_is_kept_but_no_longer_left(terminal: Terminal) -> None:
    said = terminal.run("1\n0\n" * 2000, *TABLE, "-o", "stall_cap=40")
    (file,) = files()
    assert loaded(file).over
    assert f"review {file.absolute()}" in said
    assert "No match was left open." in terminal.run("", "resume")
    assert "left open" not in terminal.run("", "games")


# Where it cannot be kept


def test_without_a_folder_the_game_goes_on_and_says_so_once(terminal: Terminal) -> None:
    Path("data").write_text("no folder")
    said = terminal.run("1\n0\n1\nsave mine.json\n", *TABLE)
    assert said.count("The match goes on, but it is not kept.") == 1
    assert said.count("cannot be written: Not a directory") == 2  # once more at the end
    assert "lost" in said.splitlines()[-1]
    assert len(loaded(Path("mine.json")).actions) > 2


def test_a_full_disk_is_tried_again_with_each_move(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill, tries = keeping.fill, iter(range(1000))

    def full(opened: int, text: str) -> None:
        fill(opened, text)
        if next(tries) < 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(keeping, "fill", full)
    said = terminal.run("1\n0\n1\n", *TABLE)
    assert "No space left on device" in said
    assert "The match is kept." in said.splitlines()[-1]
    assert [file.suffix for file in Path("data/rejouons").iterdir()] == [".json"]


def test_an_old_state_stays_whole_when_a_new_one_cannot_be_written(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.run("1\n", *TABLE)
    (file,) = files()
    before = file.read_text()

    def full(opened: int, _: str) -> None:
        os.write(opened, b"{")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(keeping, "fill", full)
    terminal.run("1\n", "resume", str(file))
    assert file.read_text() == before
    assert [found.name for found in file.parent.iterdir()] == [file.name]


# Saving elsewhere


def test_a_save_overwrites_only_an_earlier_one_of_the_same_match(terminal: Terminal) -> None:
    terminal.run("save mine.json\n1\nsave mine.json\n1\n", *TABLE)
    before = Path("mine.json").read_text()
    assert len(loaded(Path("mine.json")).actions) >= 1
    Path("letter.txt").write_text("Dear Zoé")
    said = terminal.run("2\nsave mine.json\nsave letter.txt\nsave .\nsave a\0b\n", *TABLE)
    assert said.count("holds something else already") == 3
    assert said.count("cannot be written") == 1
    assert Path("mine.json").read_text() == before
    assert Path("letter.txt").read_text() == "Dear Zoé"


def test_a_match_can_be_saved_where_it_is_kept(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE)
    (file,) = files()
    assert "Saved as" in terminal.run(f"1\nsave {file}\n", "resume", str(file))


# Going on


def test_a_match_goes_on_in_its_own_file(terminal: Terminal) -> None:
    terminal.run("1\nsave mine.json\n", *TABLE)
    (kept,) = files()
    before, moves = kept.read_text(), len(loaded(kept).actions)
    terminal.run("1\n", "play", "mark", "--resume", "mine.json")
    assert len(loaded(Path("mine.json")).actions) > moves
    assert kept.read_text() == before
    assert files() == [kept]


def test_what_a_link_leads_to_is_gone_on_with(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE)
    (kept,) = files()
    moves = len(loaded(kept).actions)
    Path("link.json").symlink_to(kept)
    kept.chmod(0o600)  # it holds the secret
    terminal.run("1\n", "resume", "link.json")
    assert kept.stat().st_mode & 0o777 == 0o600
    assert Path("link.json").is_symlink()
    assert len(loaded(kept).actions) > moves


def test_looking_at_a_match_changes_nothing(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE)
    (file,) = files()
    before = file.stat().st_mtime_ns, file.stat().st_ino
    terminal.run("", "resume", str(file))
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == before


def test_a_match_of_another_game_is_refused(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE)
    said = terminal.refused("play", "macadam", "--resume", str(files()[0]))
    assert "is one of mark, not of macadam" in said


@contextmanager
def another_window(file: Path) -> Iterator[None]:
    kept = Kept.found(file)
    try:
        yield
    finally:
        kept.let_go()


def test_a_match_that_is_open_elsewhere_is_refused(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE)
    (file,) = files()
    with another_window(file):
        assert "open in another window" in terminal.refused("resume", str(file))
        assert "open in another window" in terminal.refused("resume", "mark")
        assert "open in another window" in terminal.run("", "resume")
    assert "open in another window" not in terminal.run("", "resume", str(file))


def test_the_lock_goes_with_the_file_from_move_to_move(tmp_path: Path) -> None:
    file = tmp_path / "mark.json"
    kept = Kept(file)
    for text in ("a", "b", "c"):
        kept.write(text)
        assert file.read_text() == text
        assert is_open(file)
    kept.let_go()
    assert not is_open(file)


def test_a_match_replaced_while_it_is_opened_is_opened_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, newer = tmp_path / "mark.json", tmp_path / "newer.json"
    file.write_text("old")
    newer.write_text("new")
    lock = keeping.lock

    def late(opened: int, tries: int) -> None:
        if newer.exists():
            newer.replace(file)
        lock(opened, tries)

    monkeypatch.setattr(keeping, "lock", late)
    kept = Kept.found(file)
    assert kept.text() == "new"
    assert is_open(file)
    kept.let_go()


# The list


def test_what_was_left_is_listed_the_latest_first(terminal: Terminal) -> None:
    assert "No match was left open." in terminal.run("", "resume")
    terminal.run("1\n", *TABLE, "--name", "Zoé")
    terminal.run("", "play", "macadam", "--seats", "human,random", "--seed", "1")
    mark, macadam = (next(f for f in files() if f.name.startswith(g)) for g in ("mark", "maca"))
    os.utime(mark, (10**9, 10**9))
    os.utime(macadam, (10**9 + 60, 10**9 + 60))
    first, second, *_ = terminal.run("", "resume").splitlines()
    assert first.split() == ["1", *first.split()[1:]]
    assert re.search(r"Macadam · Player 1, Random 2 · \d+ moves?", first)
    assert "Mark · Zoé, Random 2 · " in second
    assert "2001-09-09" in second
    assert "2 matches were left open." in terminal.run("", "games")
    assert "2 parties restent ouvertes." in terminal.run("", "--lang", "fr", "games")


def test_one_is_chosen_from_the_list(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE, "--name", "Zoé")
    terminal.run("1\n", *TABLE, "--name", "Nour")
    for number, file in enumerate(files()):
        os.utime(file, (10**9 - number, 10**9 - number))
    names = [loaded(file).names[0] for file in files()]
    assert names[0] in terminal.run("\n", "resume").split("Which one?")[1]
    assert names[0] in terminal.run("1\n", "resume").split("Which one?")[1]
    assert names[1] in terminal.run("2\n", "resume").split("Which one?")[1]
    assert names[0] in terminal.run("", "resume", "mark")
    for typed in ("3\n", "0\n", "²\n", "mark\n", "9" * 5000 + "\n"):
        code, said = terminal.ended(typed, "resume")
        assert code == BAD_INPUT
        assert "type a number from 1 to 2" in said


def test_nothing_to_go_on_with_is_told(terminal: Terminal) -> None:
    assert "No match of mark was left open." in terminal.refused("resume", "mark")
    assert "cannot be read" in terminal.refused("resume", "nowhere.json")
    assert "cannot be read" in terminal.refused("resume", ".")
    Path("loop.json").symlink_to("loop.json")
    assert "cannot be read" in terminal.refused("resume", "loop.json")


DAMAGED: dict[str, Any] = {
    "seats that are none": {"seats": ["human", "level:x"]},
    "a game that is none": {"game": "chess"},
    "a game that is a list": {"game": []},
    "names for others": {"names": ["Zoé"]},
    "names that are none": {"names": [1, 2]},
    "actions that are none": {"actions": 7},
    "actions that are no list": {"actions": {}},
    "a format of later": {"version": 99},
    "a board that is none": {"board": {"x": 1}},
    "players without number": {"players": "two"},
    "other rules": {"rules": 0},
}


@pytest.mark.parametrize("change", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_match_is_listed_not_dropped(terminal: Terminal, change: Any) -> None:
    terminal.run("1\n", *TABLE)
    (file,) = files()
    save = json.loads(file.read_text())
    file.with_name("other.json").write_text(json.dumps({**save, **change}))
    first, second, *_ = terminal.run("", "resume").splitlines()
    assert "Mark" in first
    assert second.startswith("  other.json: ")


def test_a_damaged_match_is_not_the_latest(terminal: Terminal) -> None:
    terminal.run("1\n", *TABLE)
    (file,) = files()
    save = json.loads(file.read_text())
    later = file.with_name("later.json")
    later.write_text(json.dumps({**save, "version": 99}))
    os.utime(later, (2**31, 2**31))
    assert file.name in terminal.run("", "resume", "mark")


@pytest.mark.parametrize("home", ["here", "x" * 5000, "/" + "x" * 5000])
def test_a_home_for_data_that_is_none_keeps_nobody_from_playing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    monkeypatch.setenv("HOME", str(Path.cwd()))
    monkeypatch.setenv("XDG_DATA_HOME", home)
    assert "Mark" in terminal.run("1\n", *TABLE)
    assert not Path("here").exists()  # a relative one counts for nothing
    assert "Mark" in terminal.run("", "games")


def test_anything_in_the_folder_is_listed(terminal: Terminal) -> None:
    folder = Path("data/rejouons")
    (folder / "folder.json").mkdir(parents=True)
    (folder / "empty.json").touch()
    (folder / "bytes.json").write_bytes(b"\xff\xfe")
    (folder / "deep.json").write_text("[" * 100_000)
    (folder / "gone.json").symlink_to("nowhere")
    (folder / "two\nlines\x1b[31m.json").write_text("{}")
    os.mkfifo(folder / "pipe.json")
    said = terminal.run("", "resume")
    assert said.startswith("No match was left open.\n")
    assert len(said.splitlines()) == 1 + 7
    assert "two\ufffdlines\ufffd[31m.json: " in said


def test_names_from_a_file_cannot_speak_to_the_terminal(terminal: Terminal) -> None:
    hostile = "\x1b[2J\x9b31m\u202eZoé\u200b\n\u2028\ud800[bold]" + "x" * 100
    terminal.run("1\n", *TABLE, "--name", hostile)
    (file,) = files()
    shown = "\ufffd[2J\ufffd31m\ufffdZoé\ufffd\ufffd\ufffd\ufffd[bold]"
    for arguments in (["resume"], ["resume", str(file)], ["replay", str(file)]):
        said = terminal.run("", *arguments)
        assert shown in said
        assert "x" * 41 not in said
        assert not [letter for letter in hostile[:12] if letter in said and letter not in shown]
