"""Boards of somebody's own: their files, before their game looks at them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from a_vos_marques_boards import own_board, own_cards
from ave_cesar_boards import box, edited, own_track

from rejouons import Match
from rejouons.boards import (
    MOST_BYTES,
    board_faults,
    board_summary,
    cards_faults,
    game_on,
    read_board,
    read_file,
    told_board,
    with_cards,
)
from rejouons.errors import BadBoard, RejouonsError
from rejouons.kernel.board import Remark, remark, told_once
from rejouons.kernel.typed import LONGEST_TEXT

FILES = {
    "": (
        "This file is not JSON: something is wrong at line 1, column 1.",
        "Ce fichier n’est pas du JSON : quelque chose ne va pas à la ligne 1, colonne 1.",
    ),
    '{"game": "ave_cesar",\n "name" "A"}': (
        "This file is not JSON: something is wrong at line 2, column 9.",
        "Ce fichier n’est pas du JSON : quelque chose ne va pas à la ligne 2, colonne 9.",
    ),
    "9" * 5000: (
        "This file cannot be read: it holds a number that is too long, "
        "or too many brackets inside each other.",
        "Ce fichier ne peut pas être lu : il contient un nombre trop long, "
        "ou trop de crochets les uns dans les autres.",
    ),
    '{"game": "ave_cesar", "spaces": {"07L": {}, "07L": {}}}': (
        "“07L” is there twice in the same object.",
        "« 07L » figure deux fois dans le même objet.",
    ),
    '{"game": "ave_cesar", "canvas": [NaN, 600]}': (
        "NaN is no number in JSON.",
        "NaN n’est pas un nombre en JSON.",
    ),
    " " * (MOST_BYTES + 1): (
        "This file is larger than 1000 kB: no board and no cards need so much.",
        "Ce fichier dépasse 1000 ko : ni plateau ni cartes n’en demandent tant.",
    ),
    json.dumps(own_cards()): (
        "This is a file of cards, without a board: "
        "check it with “rejouons cards check”, and play with it with “--cards”.",
        "Ce fichier contient des cartes, sans plateau : "
        "vérifiez-le avec « rejouons cards check » et jouez-y avec « --cards ».",
    ),
    "[]": (
        "This file does not say under “game” which game it is for.",
        "Ce fichier ne dit pas sous « game » à quel jeu il sert.",
    ),
    '{"game": "mark"}': (
        "mark is played on the board of its box only.",
        "mark ne se joue que sur le plateau de sa boîte.",
    ),
}


@pytest.mark.parametrize("text", FILES, ids=lambda text: text[:20])
def test_what_is_no_board_is_told_in_both_languages(text: str) -> None:
    (fault,) = board_faults(text)
    assert (fault["en"], fault["fr"].replace("\u00a0", " ")) == FILES[text]


@pytest.mark.parametrize("text", ['{"game": 3}', "3", "null", '{"name": "A"}'])
def test_a_board_names_its_game(text: str) -> None:
    (fault,) = board_faults(text)
    assert fault["en"].startswith("This file does not say under “game”")


def test_the_game_of_a_board_must_be_there() -> None:
    (fault,) = board_faults('{"game": "chess"}')
    assert fault["en"].startswith("There is no game called “chess”.")


def test_endless_brackets_are_refused() -> None:
    (fault,) = board_faults("[" * 100_000)
    assert fault["en"].startswith("This file cannot be read")


def test_a_mark_that_an_editor_left_is_no_fault() -> None:
    text = "\ufeff" + json.dumps(box())
    assert board_faults(text) == []
    assert "83 spaces" in board_summary(read_board(text))["en"]


def test_a_board_is_for_its_own_game() -> None:
    with pytest.raises(BadBoard, match="not one for mark"):
        Match.create("mark", board=box())
    with pytest.raises(RejouonsError):
        game_on("chess", box())


def test_without_a_board_the_box_is_on_the_table() -> None:
    assert game_on("ave_cesar", None).board is None
    assert game_on("ave_cesar", own_track()).board is not None


# Facts that no file told


@pytest.mark.parametrize("facts", [[], 3, "ave_cesar", {}, {"game": 5}, {"game": None}])
def test_what_is_no_board_opens_no_table(facts: Any) -> None:
    with pytest.raises(BadBoard, match="does not say under “game”"):
        Match.create("ave_cesar", board=facts)


def endless() -> dict[str, Any]:
    facts: dict[str, Any] = {"game": "ave_cesar"}
    facts["spaces"] = facts
    return facts


@pytest.mark.parametrize(
    "facts",
    [
        box() | {"name": {1, 2}},
        box() | {"name": b"A"},
        box() | {"name": 10**5000},
        box() | {1: 2, "a": 3},
        endless(),
    ],
    ids=["set", "bytes", "number", "keys", "endless"],
)
def test_what_json_cannot_tell_opens_no_table(facts: Any) -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        Match.create("ave_cesar", board=facts)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
def test_nor_does_what_is_no_number(number: float) -> None:
    with pytest.raises(BadBoard, match="is no number in JSON"):
        Match.create("ave_cesar", board=box() | {"canvas": [number, 600]})


# Faults that are there more often


def test_a_fault_is_told_once() -> None:
    """A wrong length was told from every lane, on every course, both ways: 16 times."""
    text = json.dumps(edited(box(), {"shortest_race": 79}))
    assert [fault["en"] for fault in board_faults(text)] == [
        "From lane 1 (26I) the shortest race on the course white clockwise is 80 spaces, "
        "not 79 as “shortest_race” says. The same 15 times more: 26II white cw, 26III white cw, "
        "26IV white cw, 01I white ccw, 01II white ccw, 01III white ccw, 01IV white ccw, "
        "26I blue cw…"
    ]
    with pytest.raises(BadBoard, match=r"The file has a fault\. From lane 1"):
        game_on("ave_cesar", read_board(text))


def test_the_places_of_a_fault_are_told_by_what_differs() -> None:
    text = json.dumps(edited(box(), {"spaces/W12/kind": "open"}))
    (fault,) = board_faults(text)
    assert fault["en"].endswith("on the course white clockwise. The same once more: ccw.")
    assert fault["fr"].endswith("De même une fois encore\u00a0: ccw.")


def test_what_says_something_else_is_told_by_itself() -> None:
    faults = [remark("front", space=space, front=front) for space in "AB" for front in (0, 99)]
    first, second = told_once(faults)
    assert first == Remark("front", {"space": "A", "front": 0}, ({"space": "B", "front": 0},))
    assert second.values == {"space": "A", "front": 99}
    assert told_once([]) == []


def test_an_endless_key_is_not_told_to_its_end() -> None:
    (fault,) = board_faults(json.dumps({**box(), "x" * 100_000: 1}))
    assert len(fault["en"]) < 400


# Files


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "track.json"
    file.write_text(json.dumps(own_track(), ensure_ascii=False), encoding="utf-8")
    assert read_board(read_file(file)) == own_track()


def no_text(file: Path) -> Path:
    file.write_bytes(b'{"name": "Zo\xe9"}')
    return file


def too_large(file: Path) -> Path:
    file.write_bytes(b" " * (MOST_BYTES + 1))
    return file


def folder(file: Path) -> Path:
    file.mkdir()
    return file


UNREADABLE = {
    "missing": (lambda file: file, "it does not exist.", "il n’existe pas."),
    "folder": (folder, "it is a folder.", "c’est un dossier."),
    "no text": (no_text, "it is not text in UTF-8.", "ce n’est pas du texte en UTF-8."),
    "too large": (too_large, "no board and no cards need so much.", "n’en demandent tant."),
    "no name": (lambda file: file / "\0", "cannot be read.", "ne peut pas être lu."),
    "no folder": (lambda file: Path(__file__) / file.name, "cannot be read.", "pas être lu."),
}


@pytest.mark.skipif(os.name != "posix", reason="errors are those of POSIX")
@pytest.mark.parametrize("name", UNREADABLE)
def test_a_file_that_cannot_be_read_is_told_in_both_languages(name: str, tmp_path: Path) -> None:
    make, english, french = UNREADABLE[name]
    with pytest.raises(BadBoard) as refusal:
        read_file(make(tmp_path / "file"))
    assert refusal.value.text("en").endswith(english)
    assert refusal.value.text("fr").endswith(french)


def test_a_file_that_may_not_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(BadBoard, match="you are not allowed to"):
        read_file(tmp_path / "file")


def test_a_name_of_a_file_is_told_on_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadBoard) as refusal:
        read_file(tmp_path / "two\nlines")
    assert "\n" not in refusal.value.text("en")


# Boards and cards


def test_cards_are_no_board() -> None:
    cards = json.dumps(own_cards())
    assert cards_faults(cards) == []
    with pytest.raises(BadBoard, match="a file of cards, without a board"):
        told_board(cards)
    with pytest.raises(BadBoard, match="a file of cards, without a board"):
        with_cards(own_cards(), own_cards())
    assert told_board(json.dumps(own_board() | own_cards()))["cards"] == own_cards()["cards"]


def test_the_names_of_board_and_cards_make_one_that_is_not_too_long() -> None:
    board, cards = own_board() | {"name": "b" * LONGEST_TEXT}, own_cards()
    together = with_cards(board, cards)
    assert len(together["name"]) == LONGEST_TEXT
    assert game_on("a_vos_marques", together).board is not None
