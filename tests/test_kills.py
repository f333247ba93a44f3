"""Whatever ends a game at the terminal, every move that was acknowledged is kept."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE

import pytest

from rejouons.cli.keeping import BESIDE
from rejouons.match import Match
from soak import soak

KILLS = soak(2, 100)  # in each way
MOST_PROMPTS = 6  # before a kill
LONGEST_WAIT = 0.03  # seconds between an answer and a kill: any moment of what it brings about
PATIENCE = 600  # seconds, on a busy machine
NAME = "Anna"
MENU = re.compile(rf"^{NAME}  .*\n(?:.+\n)*", re.MULTILINE)
PROMPT = "\n> "
COMMAND = [sys.executable, "-c", "from rejouons.cli import main; main()"]
NEW_MATCH = ["play", "mark", "--seats", "human,random,random", "--name", NAME]


class Player:
    """A person at a terminal, who always takes the first choice."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        env = {"REJOUONS_TARGET": "python", "REJOUONS_LANG": "en", "XDG_DATA_HOME": str(folder)}
        command = [*COMMAND, *arguments]
        self.process = subprocess.Popen(
            command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env={**os.environ, **env}
        )
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.input, self.output = self.process.stdin, self.process.stdout
        self.errors = self.process.stderr
        self.read = b""

    @property
    def text(self) -> str:
        return self.read.decode(errors="replace")  # the last letter may be cut

    @property
    def menus(self) -> list[str]:
        return MENU.findall(self.text)

    def waits(self) -> bool:
        """Reads on until something is asked; False if the game ended first."""
        before = len(self.menus)
        while not (self.text.endswith(PROMPT) and len(self.menus) > before):
            found = os.read(self.output.fileno(), 1 << 16)
            if not found:
                return False
            self.read += found
        return True

    def answer(self) -> None:
        choice = b"0" if "Type a number from 0" in self.menus[-1] else b"1"
        self.input.write(choice + b"\n")
        self.input.flush()

    def end(self, way: str) -> None:
        """Ends the game, and reads what was still said."""
        if way == "no reader":
            self.output.close()
            self.input.close()  # or a program that has said everything would wait for an answer
        elif way == "no input":
            self.input.close()
        else:
            self.process.send_signal(getattr(signal, way))
        while not self.output.closed and (found := os.read(self.output.fileno(), 1 << 16)):
            self.read += found

    def complaint(self) -> str:
        """What was said on standard error, once the program has ended."""
        self.process.wait(PATIENCE)
        return self.errors.read().decode()

    def close(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        for stream in (self.input, self.output, self.errors):
            with suppress(BrokenPipeError):  # an answer that nobody read
                stream.close()


def kept_in(folder: Path) -> list[Path]:
    return sorted((folder / "rejouons").glob("*.json"))


def open_match(folder: Path) -> tuple[list[str], int]:
    """How to go on with what is kept, or else to begin; and how often a person has acted in it."""
    for file in kept_in(folder):
        match = Match.load(file.read_text(), target="python")
        if not match.over:
            return ["resume", str(file)], decisions(match)
    return NEW_MATCH, 0


def decisions(match: Match) -> int:
    return sum(played.seat == 0 for played in match.actions)


def assert_kept(folder: Path, player: Player, before: int) -> None:
    """Each menu but the first acknowledged an answer; the last one shows how the match stands."""
    if not player.menus:
        return
    file = max(kept_in(folder), key=lambda file: file.stat().st_mtime_ns)
    match = Match.load(file.read_text(), target="python")
    acknowledged = before + len(player.menus) - 1
    assert decisions(match) >= acknowledged
    listed = re.findall(r"^ +(\d+)  ", player.menus[-1], re.MULTILINE)
    if decisions(match) == acknowledged and player.text.endswith(PROMPT) and listed:
        assert int(listed[-1]) == len(match.legal(0))


@pytest.mark.soak
@pytest.mark.parametrize("way", ["SIGKILL", "SIGTERM", "SIGHUP", "SIGINT", "no input", "no reader"])
def test_no_move_is_lost(way: str, tmp_path: Path) -> None:
    for number in range(KILLS):
        luck = random.Random(f"{way} {number}")
        arguments, before = open_match(tmp_path)
        player = Player(tmp_path, *arguments)
        try:
            for _ in range(luck.randint(1, MOST_PROMPTS)):
                if player.waits():
                    player.answer()
            time.sleep(luck.uniform(0, LONGEST_WAIT))
            player.end(way)
            assert "Traceback" not in player.complaint()
        finally:
            player.close()
        assert_kept(tmp_path, player, before)
    assert kept_in(tmp_path)


def test_what_was_half_written_is_swept_away(tmp_path: Path) -> None:
    folder = tmp_path / "rejouons"
    folder.mkdir()
    (folder / f".mark-1.json{BESIDE}").write_text("{")
    player = Player(tmp_path, *NEW_MATCH)
    try:
        assert player.waits()
        assert [file.name for file in folder.iterdir()] == [file.name for file in kept_in(tmp_path)]
    finally:
        player.close()
