"""Boards of somebody's own: their files, before their game looks at them."""

import json

import pytest
from ave_cesar_boards import box, own_track

from rejouons import Match
from rejouons.boards import board_faults, board_summary, game_on, read_board
from rejouons.errors import BadBoard, RejouonsError

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
    "[]": (
        "This file does not say under “game” which game it is for.",
        "Ce fichier ne dit pas sous « game » à quel jeu il sert.",
    ),
    '{"game": "mark"}': (
        "mark is played on the board of its box only.",
        "mark ne se joue que sur le plateau de sa boîte.",
    ),
}


@pytest.mark.parametrize("text", FILES)
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
