"""Boards and cards of somebody's own at the command line."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from a_vos_marques_boards import own_board, own_cards
from ave_cesar_boards import edited, own_track

from rejouons.boards import with_cards
from rejouons.cli import BAD_INPUT, main
from rejouons.cli.given import HAS_FAULTS, board_in, boards_served
from rejouons.cli.show import FAULTS_TOLD


@pytest.fixture(autouse=True)
def _english_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    monkeypatch.setenv("REJOUONS_TARGET", "python")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[Any, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    said = capsys.readouterr()
    return end.value.code, said.out + said.err


def typed(track: dict[str, Any]) -> str:
    """A file with a track."""
    Path("track.json").write_text(json.dumps(track), encoding="utf-8")
    return "track.json"


@pytest.mark.parametrize(
    ("language", "praise"),
    [("en", "track.json: not a single fault. Bravo!"), ("fr", "track.json : pas un seul défaut.")],
)
def test_a_sound_board_is_praised(
    capsys: pytest.CaptureFixture[str], language: str, praise: str
) -> None:
    code, said = run(capsys, "--lang", language, "board", "check", typed(own_track()))
    assert code == 0
    assert said.replace("\u00a0", " ").startswith(praise)
    assert "84" in said.splitlines()[1]  # spaces
    assert "80" in said.splitlines()[2]  # the shortest race
    assert said.endswith("rejouons play ave_cesar --players 3 --board track.json\n")


def test_faults_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    faulty = edited(own_track(), {"spaces/20M/kind": "wide", "spaces/[red]": {}})
    code, said = run(capsys, "board", "check", typed(faulty))
    assert code == HAS_FAULTS
    assert "· “[red]” cannot name a space" in said
    assert "· Space [red] has no “courses”. The same 15 times more: kind, section, column," in said
    assert said.splitlines()[-1].startswith("track.json: 2 faults. Mend them")


def test_a_single_fault_is_told_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    faulty = edited(own_track(), {"spaces/20M/kind": "wide"})
    code, said = run(capsys, "--lang", "fr", "board", "check", typed(faulty))
    assert code == HAS_FAULTS
    assert said.replace("\u00a0", " ").splitlines() == [
        "· Case 20M : la sorte « wide » n’existe pas. "
        "Les sortes sont : start, open, walled, narrow, alley.",
        "track.json : un défaut. Corrigez-le, puis vérifiez encore : d’autres peuvent se montrer.",
    ]


def test_a_file_that_is_not_there_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "board", "check", "nowhere.json")
    assert code == BAD_INPUT
    assert "nowhere.json cannot be read" in said


def test_a_table_is_opened_on_a_board_and_found_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nsave match.json\nquit\n"))
    seats = ("--players", "3", "--seats", "human,random,random", "--seed", "1")
    code, said = run(capsys, "play", "ave_cesar", *seats, "--board", typed(own_track()))
    assert code == 0
    assert "20M" in said
    assert json.loads(Path("match.json").read_text(encoding="utf-8"))["board"]["name"] == "Anna’s"
    code, said = run(capsys, "verify", "match.json")
    assert code == 0
    code, said = run(capsys, "replay", "match.json")
    assert "20M" in said


@pytest.mark.parametrize("command", [("simulate",), ("arena", "--seats", "random,greedy,random")])
def test_a_board_with_faults_is_bad_input(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    faulty = edited(own_track(), {"spaces/20M/kind": "wide"})
    name, *more = command
    code, said = run(capsys, name, "ave_cesar", *more, "-p", "3", "--board", typed(faulty))
    assert code == BAD_INPUT
    assert "The file has a fault. Space 20M" in said


def test_bots_play_on_a_board(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("-n", "1", "-p", "3", "-o", "races=1", "--board", typed(own_track()), "--json")
    code, said = run(capsys, "simulate", "ave_cesar", *options)
    assert code == 0
    assert json.loads(said)["games"] == 1


def test_a_file_cannot_speak_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "board", "check", typed({"game": "\x1b[31m\ud800"}))
    assert code == HAS_FAULTS
    assert "“\ufffd[31m\ufffd”" in said


def test_spaces_of_french_typography_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "board", "check", typed({**own_track(), "name": "Hue\u00a0!"}))
    assert code == 0
    assert "“Hue\u00a0!”" in said


# Cards


def typed_cards(cards: dict[str, Any]) -> str:
    Path("cards.json").write_text(json.dumps(cards), encoding="utf-8")
    return "cards.json"


def test_sound_cards_are_praised(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "cards", "check", typed_cards(own_cards()))
    assert code == 0
    assert said.splitlines() == [
        "cards.json: not a single fault. Bravo!",
        "“Zoé’s cards”: the board is the box’s.",
        "Cards: 14 E, 17 S, 7 P, where the box has 52 E, 70 S, 28 P.",
        "To play with it: rejouons play a_vos_marques --players 3 --cards cards.json",
    ]


def test_faults_of_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    errand = {"op": "errand", "place": "police"}
    faulty = edited(own_cards(), {"cards/S01/copies": 99, "cards/P02/effect": [errand]})
    code, said = run(capsys, "cards", "check", typed_cards(faulty))
    assert code == HAS_FAULTS
    assert said.splitlines() == [
        "· Card P02: “errand” cannot stand in “effect”. It belongs on E and S cards.",
        "· There are 110 S cards, all copies counted; there is room for 70.",
        "cards.json: 2 faults. Mend them and check again: more may show then.",
    ]


@pytest.mark.parametrize("facts", [own_track(), own_board()])
def test_a_file_without_cards_is_told_so(
    capsys: pytest.CaptureFixture[str], facts: dict[str, Any]
) -> None:
    code, said = run(capsys, "cards", "check", typed_cards(facts))
    assert code == HAS_FAULTS
    assert said.startswith("· This file has no cards: there is nothing under “cards”.")


def test_cards_cannot_speak_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    cards = own_cards()
    for facts in cards["cards"].values():
        facts["title"] = "\x1b[31mBoo\u202e"
    code, said = run(capsys, "play", "a_vos_marques", "--cards", typed_cards(cards))
    assert code == BAD_INPUT
    assert "“title” must be a text" in said
    assert not {"\x1b", "\u202e"} & {*said}


def test_board_and_cards_lie_on_one_table() -> None:
    board, cards = Path(typed(own_board())), Path(typed_cards(own_cards()))
    assert board_in(board, cards) == with_cards(own_board(), own_cards())
    assert board_in(None, cards) == own_cards()
    assert board_in(None, None) is None


def test_cards_of_another_game_are_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "play", "ave_cesar", "--cards", typed_cards(own_cards()))
    assert code == BAD_INPUT
    assert "This file is not one for ave_cesar." in said


# Served


def names_served(*files: str, cards: str | None) -> list[str]:
    served = boards_served([Path(file) for file in files], Path(cards) if cards else None)
    return [facts["name"] for facts in served]


def test_cards_are_laid_on_every_board_of_their_game() -> None:
    Path("other.json").write_text(json.dumps(own_track()), encoding="utf-8")
    cards = typed_cards(own_cards())
    assert names_served(typed(own_board()), "other.json", cards=cards) == [
        "Anna’s town + Zoé’s cards",
        "Anna’s",
    ]


def test_cards_without_a_board_lie_on_the_boxs() -> None:
    cards = typed_cards(own_cards())
    assert names_served(typed(own_track()), cards=cards) == ["Anna’s", "Zoé’s cards"]
    assert names_served(typed(own_track()), cards=None) == ["Anna’s"]


# Files that are something else


@pytest.mark.parametrize("command", [("board", "check"), ("cards", "check"), ("serve", "--board")])
@pytest.mark.parametrize(
    ("language", "words"), [("en", "it is not text in UTF-8"), ("fr", "ce n’est pas du texte")]
)
def test_a_file_that_is_no_text_is_bad_input(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], language: str, words: str
) -> None:
    Path("track.json").write_bytes(b"\xff\xfe{")
    code, said = run(capsys, "--lang", language, *command, "track.json")
    assert code == BAD_INPUT
    assert words in said


def test_cards_are_no_board(capsys: pytest.CaptureFixture[str]) -> None:
    cards = typed_cards(own_cards())
    for command in (("board", "check", cards), ("serve", "--board", cards)):
        code, said = run(capsys, *command)
        assert code == HAS_FAULTS
        assert "check it with “rejouons cards check”" in said
    code, said = run(capsys, "play", "a_vos_marques", "--board", cards)
    assert code == BAD_INPUT
    assert "a file of cards, without a board" in said


def test_no_more_faults_are_told_than_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    faulty = own_track()
    for number, space in enumerate(faulty["spaces"].values()):
        space["kind"] = f"kind {number}"
    code, said = run(capsys, "board", "check", typed(faulty))
    assert code == HAS_FAULTS
    *told, more, end = said.splitlines()
    assert len(told) == FAULTS_TOLD
    assert more.startswith("· … and ")
    assert f"{len(told) + int(more.split()[3])} faults" in end


@pytest.mark.parametrize("command", ["board", "cards"])
def test_the_help_tells_how_a_check_ends(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, said = run(capsys, command, "check", "--help")
    assert code == 0
    assert "with 1 if there are some" in " ".join(said.split())
