"""The command line on terminals of any kind, and on none."""

import os
import re
import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE

import pytest

import rejouons
from rejouons.cli import READER_GONE
from rejouons.cli.streams import NOTHING_ALIKE, look_alike
from rejouons.texts import printable

GOLDEN = Path(__file__).parent / "games" / "mark" / "golden" / "all_rows.v1.json"
SOURCES = Path(rejouons.__file__).parent
SHOWN = [  # whatever stands on boards and in texts
    *(SOURCES / "cli" / "boards").rglob("*.py"),
    *(SOURCES / "games").glob("*/texts/*.ftl"),
    *(SOURCES / "games").glob("*/RULES.*.md"),
    *(SOURCES / "texts").glob("*/*.ftl"),
]
FOREIGN = "Zoé \u65e5\u672c \udcff"  # accents, letters of two columns, half a letter


def run(*arguments: str, **env: str) -> "subprocess.CompletedProcess[bytes]":
    settings = {"REJOUONS_TARGET": "python", "REJOUONS_LANG": "fr", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "rejouons.cli", *arguments],
        stdin=DEVNULL,
        capture_output=True,
        env={**os.environ, **settings, **env},
        check=False,
    )


def test_every_letter_we_show_has_one_that_looks_alike() -> None:
    letters = {letter for file in SHOWN for letter in file.read_text(encoding="utf-8")}
    lost = {letter for letter in letters if look_alike(letter) == NOTHING_ALIKE} - {NOTHING_ALIKE}
    assert lost == set()
    assert all(len(look_alike(letter)) == 1 for letter in letters)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_game_can_be_played_on_an_old_terminal(encoding: str, tmp_path: Path) -> None:
    env = {"PYTHONIOENCODING": encoding, "XDG_DATA_HOME": str(tmp_path)}
    table = ("--seats", "human,random", "--seed", "1", "--name", FOREIGN)
    found = run("play", "mark", *table, **env)
    assert (found.returncode, found.stderr) == (0, b"")
    text = found.stdout.decode(encoding)
    expected = {"ascii": "Zoe ?? ?", "latin-1": "Zoé ?? ?", "cp437": "Zoé ?? ?"}[encoding]
    assert expected in text
    assert "La partie est gard" in text


def test_columns_stay_where_they_are() -> None:
    (wide, narrow) = (
        run("replay", str(GOLDEN), "--to", "0", PYTHONIOENCODING=encoding).stdout.decode(encoding)
        for encoding in ("utf-8", "ascii")
    )
    assert list(map(len, wide.splitlines())) == list(map(len, narrow.splitlines()))


@pytest.mark.parametrize("size", ["0", "00", "-5", "many", "", "²", "9" * 5000])
def test_a_size_of_the_screen_that_is_none_hides_nothing(size: str) -> None:
    found = run("verify", str(GOLDEN), COLUMNS=size, LINES=size)
    assert re.search("[0-9a-f]{64}", found.stdout.decode())


def test_a_complaint_in_letters_nobody_knows_is_one_line() -> None:
    found = run("replay", "n\u00f6\n\x1b[31m\udcff", PYTHONIOENCODING="ascii")
    assert found.returncode == 2
    assert found.stderr.count(b"\n") == 1
    assert b"no??[31m?" in found.stderr


def test_bytes_that_are_no_letters_are_no_action(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rejouons.cli", "play", "mark", "--seats", "human,random"]
    env = {"REJOUONS_TARGET": "python", "REJOUONS_LANG": "en", "XDG_DATA_HOME": str(tmp_path)}
    found = subprocess.run(
        command,
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env={**os.environ, **env},
        check=True,
    )
    assert "is not an action of this game" in found.stdout.decode()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("arguments", ["games", "play mark --seats human,random", "dance"])
def test_streams_may_be_missing(closed: str, arguments: str, tmp_path: Path) -> None:
    script = f'exec "{sys.executable}" -m rejouons.cli {arguments} {closed}'
    env = {"REJOUONS_TARGET": "python", "XDG_DATA_HOME": str(tmp_path)}
    found = subprocess.run(
        ["sh", "-c", script],
        stdin=DEVNULL,
        capture_output=True,
        env={**os.environ, **env},
        check=False,
    )
    assert found.returncode == (2 if arguments == "dance" else 0)
    assert b"Traceback" not in found.stderr


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "rejouons.cli", "replay", str(GOLDEN), "--boards"]
    env = {**os.environ, "REJOUONS_TARGET": "python"}
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, env=env) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == READER_GONE


def test_a_full_disk_behind_standard_output_is_told() -> None:
    with open("/dev/full", "wb") as full:
        found = subprocess.run(
            [sys.executable, "-m", "rejouons.cli", "games"], stdout=full, stderr=PIPE, check=False
        )
    assert found.returncode == 2
    assert found.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    "letter",
    [*"\0\n\r\x1b\x7f\x85\x9b\u200b\u200e\u202e\u2028\u2029\u2066\ufeff\ud800\U000e0001"],
)
def test_what_is_no_letter_is_not_shown(letter: str) -> None:
    assert printable(f"a{letter}b") == "a\ufffdb"


def test_letters_are_shown() -> None:
    text = "Zoé «\u00a0日本\u202f» – ♛ 🎲"
    assert printable(text) == text
