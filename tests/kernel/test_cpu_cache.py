"""Compiled rules are found again, and compiled anew when anything that goes into them changes."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from ave_cesar_boards import own_track

from rejouons import games
from rejouons.boards import game_on
from rejouons.bots import choosing, policies, search
from rejouons.kernel import acting, sources
from rejouons.kernel.contract import Game
from rejouons.kernel.link import Linker
from rejouons.kernel.rule import is_rule
from rejouons.lab import playing
from rejouons.texts import LANGUAGES, program_texts
from rejouons.wasm import entries
from rejouons.wasm.build import made_from

CREATE = "from rejouons import Match; Match.create('mark', seed=1)"
PLAIN = """
import sys
import rejouons
assert "numba" not in sys.modules, "imported at once"
match = rejouons.Match.create("mark", seed=1, target="python")
match.act(match.to_act[0], match.legal(match.to_act[0])[0])
assert rejouons.Match.load(match.save(), target="python").digest == match.digest
assert "numba" not in sys.modules, "imported by a plain match"
assert match.at(1).digest == match.digest
assert "numba" not in sys.modules, "imported to look back"
"""
SECONDS = 600  # on a busy machine


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Mark, its files in a folder of their own."""
    game = games.load("mark")
    return replace(game, folder=shutil.copytree(game.folder, tmp_path / "mark"))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the code that is compiled into every game."""
    for folder in sources.GENERIC:
        shutil.copytree(sources.PACKAGE / folder, tmp_path / "package" / folder)
    monkeypatch.setattr(sources, "PACKAGE", tmp_path / "package")
    return tmp_path / "package"


def append(path: Path) -> None:
    assert path.is_file()
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")


# The fingerprint


def test_a_copy_has_the_same_fingerprint(game: Game, package: Path) -> None:
    assert package == sources.PACKAGE
    assert sources.fingerprint(game) == sources.fingerprint(replace(game))
    assert len(sources.fingerprint(game)) == 16


@pytest.mark.usefixtures("package")
def test_where_files_lie_does_not_matter(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = sources.fingerprint(game)
    monkeypatch.undo()
    assert sources.fingerprint(games.load("mark")) == copied


@pytest.mark.parametrize("file", ["rules.py", "legality.py", "value.py", "tables.toml"])
def test_it_changes_with_the_game(game: Game, file: str) -> None:
    before = sources.fingerprint(game)
    append(game.folder / file)
    assert sources.fingerprint(game) != before


@pytest.mark.parametrize(
    "file", ["kernel/dice.py", "kernel/cpu.py", "bots/policies.py", "lab/playing.py"]
)
def test_it_changes_with_what_all_games_share(game: Game, package: Path, file: str) -> None:
    before = sources.fingerprint(game)
    append(package / file)
    assert sources.fingerprint(game) != before


def test_it_changes_with_the_board_that_the_rules_read() -> None:
    box_game, track = games.load("ave_cesar"), own_track()
    on_track = sources.cache_folder(game_on("ave_cesar", track))
    assert on_track != sources.cache_folder(box_game)
    assert on_track == sources.cache_folder(game_on("ave_cesar", track | {"name": "Zoé’s"}))


def test_it_changes_with_a_track_of_the_box(tmp_path: Path) -> None:
    game = games.load("ave_cesar")
    game = replace(game, folder=shutil.copytree(game.folder, tmp_path / "ave_cesar"))
    before = sources.fingerprint(game)
    append(game.folder / "tracks" / "a.json")
    assert sources.fingerprint(game) != before


def test_it_changes_with_a_new_or_renamed_file(game: Game) -> None:
    before = sources.fingerprint(game)
    (game.folder / "value.py").rename(game.folder / "worth.py")
    renamed = sources.fingerprint(game)
    (game.folder / "more.py").write_text("")
    assert len({before, renamed, sources.fingerprint(game)}) == 3


@pytest.mark.parametrize("file", ["texts/fr.ftl", "RULES.en.md"])
def test_words_are_not_compiled(game: Game, file: str) -> None:
    before = sources.fingerprint(game)
    append(game.folder / file)
    assert sources.fingerprint(game) == before


@pytest.mark.parametrize("file", ["lab/arena.py", "lab/ratings.py", "kernel/typed.py"])
def test_what_holds_no_rule_does_not_matter(game: Game, package: Path, file: str) -> None:
    before = sources.fingerprint(game)
    append(package / file)
    assert sources.fingerprint(game) == before


def test_every_module_that_is_linked_into_a_game_counts() -> None:
    """A rule in a file that is not looked at would be compiled once, and never again."""
    game = games.load("mark")
    linker = Linker(game.rules)
    for module in (acting, choosing, playing, policies, search, entries):
        linker.module(module)
    holding = {
        Path(sys.modules[name].__file__ or "")
        for name, module in linker._linked.items()
        if any(is_rule(value) for value in vars(sys.modules[name]).values())
    }
    own = {Path(entries.__file__)}  # told by `made_from`
    assert holding - own <= {*sources.sources(game)}


@pytest.mark.parametrize("setting", sources.SETTINGS)
def test_a_module_for_the_browser_is_the_same_for_all_settings(
    game: Game, monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    before = made_from(game)
    monkeypatch.setenv(setting, "0")
    assert made_from(game) == before


# The folder


@pytest.mark.parametrize("setting", sources.SETTINGS)
def test_it_is_another_for_other_settings(
    game: Game, monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    folders = set()
    for value in "01":
        monkeypatch.setenv(setting, value)
        folders.add(sources.cache_folder(game))
    assert len(folders) == 2


def test_the_folder_can_be_chosen(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REJOUONS_CACHE", str(tmp_path / "here"))
    folder = sources.cache_folder(game)
    assert folder is not None
    assert folder.parent == tmp_path / "here"
    assert folder.name.startswith("mark-")


@pytest.mark.parametrize("unset", ["", None])
def test_by_default_it_lies_at_home(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unset: str | None
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("REJOUONS_CACHE", raising=False)
    if unset is not None:
        monkeypatch.setenv("REJOUONS_CACHE", unset)
    folder = sources.cache_folder(game)
    assert folder is not None
    assert folder.parent == tmp_path / ".cache" / "rejouons"


def test_whoever_has_no_home_keeps_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("REJOUONS_CACHE", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert sources.cache_folder(game) is None


# In processes of their own


def complaints(code: str, **settings: str) -> list[str]:
    """The lines a process writes on standard error."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=SECONDS,
    )
    assert done.stdout == ""
    return done.stderr.splitlines()


def test_it_is_said_once_that_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = {"REJOUONS_CACHE": str(tmp_path), "REJOUONS_TARGET": "cpu"}
    said = [complaints(CREATE, REJOUONS_LANG=language, **cache) for language in LANGUAGES]
    assert said == [[program_texts(LANGUAGES[0]).say("cli-compiling", game="Mark")], []]
    monkeypatch.setenv("REJOUONS_CACHE", str(tmp_path))
    assert list(tmp_path.iterdir()) == [sources.cache_folder(games.load("mark"))]


def test_a_plain_match_does_without_numba(tmp_path: Path) -> None:
    assert complaints(PLAIN, REJOUONS_CACHE=str(tmp_path)) == []
    assert not list(tmp_path.iterdir())
