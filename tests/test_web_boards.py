"""Boards of somebody's own as the browser app is served them."""

import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
from ave_cesar_boards import edited, own_track

from rejouons.boards import game_on
from rejouons.cli import BAD_INPUT, main
from rejouons.cli.given import HAS_FAULTS
from rejouons.errors import BadBoard
from rejouons.server import ports, serving
from rejouons.web import HOST
from rejouons.web.boards import PATH, boards_file, packed
from rejouons.web.files import ASK_AGAIN, AppFile, load


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, AppFile]:
    """A built app, all in one page."""
    (tmp_path / "index.html").write_text("<p>Play!</p>", encoding="utf-8")
    built = load(tmp_path)
    monkeypatch.setattr(serving, "load", lambda: built)
    return built


def typed(folder: Path, track: dict[str, Any], name: str = "track.json") -> str:
    file = folder / name
    file.write_text(json.dumps(track), encoding="utf-8")
    return str(file)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[Any, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    said = capsys.readouterr()
    return end.value.code, said.out + said.err


# What is served


def test_a_pack_holds_what_the_board_replaces() -> None:
    pack = packed(own_track())
    game = game_on("ave_cesar", own_track())
    assert game.board is not None
    assert (pack["game"], pack["rules"], pack["name"]) == (game.id, game.version, "Anna’s")
    assert pack["players"] == [3, 4]
    assert pack["facts"] == own_track()
    assert pack["drawing"] == game.drawing
    assert pack["words"] == game.board.words
    tables = {name: b64decode(written) for name, written in pack["tables"].items()}
    assert tables == {name: table.tobytes() for name, table in game.tables.items()}


def test_no_boards_are_an_empty_list() -> None:
    file = boards_file([])
    assert file.path == PATH
    assert (file.content, file.type, file.caching) == (b"[]", "application/json", ASK_AGAIN)


def test_several_boards_are_offered_in_order() -> None:
    boards = [own_track(), own_track() | {"name": "Léa’s"}]
    names = [pack["name"] for pack in json.loads(boards_file(boards).content)]
    assert names == ["Anna’s", "Léa’s"]


@pytest.mark.parametrize("number", [2**60, -(2**60), 1e300])
def test_a_number_that_no_browser_could_keep_is_refused(number: float) -> None:
    for key, words in (("remarks", "“remarks” means nothing"), ("canvas", "“canvas” must be")):
        with pytest.raises(BadBoard, match=words):
            packed(own_track() | {key: [number, number]})


# At the command line


def test_a_board_with_faults_is_told_as_by_its_check(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sound = typed(tmp_path, own_track(), "sound.json")
    faulty = typed(tmp_path, edited(own_track(), {"spaces/20M/kind": "wide"}))
    code, said = run(capsys, "serve", "--board", sound, "--board", faulty)
    assert code == HAS_FAULTS
    assert (code, said) == run(capsys, "board", "check", faulty)


def test_a_file_that_is_not_there_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "serve", "--board", "nowhere.json")
    assert code == BAD_INPUT
    assert "nowhere.json cannot be read" in said


@pytest.mark.usefixtures("app")
def test_a_server_that_is_open_already_takes_no_boards_in(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ports, "is_rejouons", lambda _: True)
    with ports.listen(HOST, 0) as other:
        port = str(other.getsockname()[1])
        options = ("serve", "--no-browser", "--port", port)
        code, said = run(capsys, *options)
        assert code == 0
        code, said = run(capsys, *options, "--board", typed(tmp_path, own_track()))
    assert code != 0
    assert f"already open at http://{HOST}:{port}/, without these boards" in said
