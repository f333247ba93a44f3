"""Honest dice at the terminal: sealed before anybody adds to them; what was taken back is told."""

import io
import json
import sys
from pathlib import Path

import pytest

from rejouons.cli import BAD_INPUT, main
from rejouons.match import Match

GOLDEN = Path(__file__).parent / "games" / "mark" / "golden"


@pytest.fixture(autouse=True)
def _english_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    monkeypatch.setenv("REJOUONS_TARGET", "python")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def ended(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    captured = capsys.readouterr()
    return int(end.value.code or 0), captured.out + captured.err


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def kept() -> Match:
    (file,) = Path("rejouons").glob("*.json")
    return Match.load(file.read_text(encoding="utf-8"), target="python")


def test_words_are_asked_once_the_dice_are_sealed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, "été", "", "quit")
    seats = ("--seats", "human,greedy,human", "--name", "Anna")
    code, out = ended(capsys, "play", "mark", *seats, "--words")
    assert code == 0
    assert kept().nonces == ("été", "", "")
    sealed, asked = out.index(kept().commitment), out.index("Anna, a word of yours")
    assert sealed < asked < out.index("Player 3, a word of yours")
    assert "Greedy 2, a word" not in out


def test_a_word_given_too_early_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = ended(capsys, "play", "mark", "--nonce", "mine")
    assert code == BAD_INPUT
    assert "--words" in out
    assert not list(Path().glob("rejouons/*"))


def test_a_repeatable_match_may_have_any_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, "quit")
    code, _ = ended(capsys, "play", "mark", "--seed", "5", "--nonce", "mine")
    assert code == 0
    assert kept().nonces == ("mine", "")


def test_replay_and_verify_tell_what_was_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(GOLDEN / "taken_back.v1.json")
    match = Match.load(Path(file).read_text(encoding="utf-8"), target="python")
    _, told = ended(capsys, "replay", file)
    known = sum(taken.was_known for taken in match.taken_back)
    assert told.count("took a move back after seeing what came of it.") == known > 0
    assert told.count("took a move back") == len(match.taken_back) > known
    _, verified = ended(capsys, "verify", file)
    assert f"{len(match.taken_back)} times something was taken back" in verified


def test_a_branch_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    branch = Match.create("mark", seed=1, is_branch=True, target="python")
    (tmp_path / "branch.json").write_text(branch.save(), encoding="utf-8")
    assert "could be foreseen" in ended(capsys, "verify", "branch.json")[1]


def test_the_others_at_the_keyboard_hear_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Autoscooter a number can be changed until the last one is chosen."""
    typed = ["1", "", "2", "undo 1", "16", "", "14", "quit"]
    typing(monkeypatch, *typed)
    seats = ",".join(["human"] * 3 + ["random"] * 5)
    options = ("--seats", seats, "--seed", "5", "-o", "cars_dealt=seat_order")
    _, out = ended(capsys, "play", "autoscooter", *options)
    assert "Player 1 took a move back." in out
    entries = json.loads(kept().save())["actions"]
    assert "undo 0" in entries
