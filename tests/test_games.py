"""The shelf: what is printed on the boxes, the games in them, and games that others bring."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rejouons import games
from rejouons.errors import UnknownGame
from rejouons.texts import LANGUAGES

FOREIGN = str(Path(__file__).parent / "foreign")  # as in conftest.py
PIG = Path(FOREIGN) / "pig"


@pytest.mark.parametrize("game_id", games.GAMES)
def test_a_box_says_what_is_in_it(game_id: str) -> None:
    box, game = games.box(game_id), games.load(game_id)
    printed = (box.id, box.folder, box.players, box.minutes, box.version, box.oldest)
    assert printed == (
        game.id,
        game.folder,
        game.players,
        game.minutes,
        game.version,
        game.oldest,
    )
    assert box.id == game_id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", games.GAMES)
def test_the_words_on_a_box_are_those_of_the_game(game_id: str, language: str) -> None:
    assert games.box(game_id).texts(language) is games.load(game_id).texts(language)


@pytest.mark.parametrize("game_id", ["chess", "", "MARK", None, ["mark"]])
def test_what_is_not_on_the_shelf_is_no_game(game_id: str) -> None:
    for find in (games.box, games.load):
        with pytest.raises(UnknownGame):
            find(game_id)


# Games of other packages


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of packages that the next command looks into, with Pig as the only game."""
    shutil.copytree(PIG, tmp_path / "pig", ignore=shutil.ignore_patterns("__pycache__"))
    bring(tmp_path, "pig", "pig")
    return tmp_path


def bring(site: Path, game_id: str, package: str, name: str = "") -> None:
    """Writes what tells that an installed package brings a game."""
    folder = site / f"{name or package.replace('.', '_')}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(f"[{games.GROUP}]\n{game_id} = {package}\n")


def rejouons(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a command in a process of its own, where only the packages in a folder are added."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(Path(games.__file__).parents[2]), str(site)]),
        "REJOUONS_TARGET": "python",
        "REJOUONS_LANG": "en",
        "XDG_DATA_HOME": str(site / "matches"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "rejouons.cli", *arguments]
    return subprocess.run(
        command, input=typed, env=environment, cwd=site, capture_output=True, text=True, check=False
    )


def listed(site: Path) -> list[str]:
    return [line.split()[0] for line in rejouons(site, "games").stdout.splitlines()]


def test_ours_come_first() -> None:
    assert (*games.OURS, "pig") == games.GAMES
    assert games.troubles() == []


def test_without_other_packages_there_are_ours(tmp_path: Path) -> None:
    assert listed(tmp_path) == list(games.OURS)


def test_a_game_of_another_package_is_played_kept_and_gone_on_with(site: Path) -> None:
    assert listed(site) == [*games.OURS, "pig"]
    seats = ("--seats", "human,random", "--seed", "3")
    played = rejouons(site, "play", "pig", *seats, typed="1\n1\nrules PG-6\nquit\n")
    assert played.returncode == 0
    assert "rolls a" in played.stdout
    assert "A 1 loses the points of the turn." in played.stdout
    (file,) = (site / "matches" / "rejouons").glob("pig-*.json")
    assert "Pig" in rejouons(site, "resume", typed="\n1\nquit\n").stdout
    assert "begins." in rejouons(site, "replay", str(file)).stdout
    assert rejouons(site, "verify", str(file)).returncode == 0
    assert rejouons(site, "simulate", "pig", "--games", "3", "--json").returncode == 0


def test_a_match_of_a_game_that_is_gone_is_told_as_such(site: Path) -> None:
    rejouons(site, "play", "pig", "--seats", "human,random", typed="1\nquit\n")
    shutil.rmtree(site / "pig-1.0.dist-info")
    gone = rejouons(site, "resume")
    assert gone.returncode == 0
    assert "no game called “pig”" in gone.stdout


BROKEN = {
    "no package": ("gone", "gone"),
    "no package of packages": ("gone", "nowhere.gone"),
    "a module": ("antigravity", "antigravity"),
    "another name": ("cochon", "pig"),
    "an empty package": ("email", "email"),
}


@pytest.mark.parametrize(("game_id", "package"), BROKEN.values(), ids=BROKEN)
def test_a_box_that_cannot_be_read_is_told_in_one_sentence(
    site: Path, game_id: str, package: str
) -> None:
    bring(site, game_id, package, name="broken")
    found = rejouons(site, "games")
    assert found.returncode == 0
    assert [line.split()[0] for line in found.stdout.splitlines()] == [*games.OURS, "pig"]
    (sentence,) = found.stderr.splitlines()
    assert sentence.startswith(f"The game “{game_id}” of the package {package} cannot be played: ")
    refused = rejouons(site, "play", game_id)
    assert refused.returncode == 2
    assert refused.stderr == f"rejouons: {sentence}\n"


def test_a_name_that_is_taken_is_told_in_one_sentence(site: Path) -> None:
    (site / "theirs" / "mark").mkdir(parents=True)
    bring(site, "mark", "theirs.mark")
    found = rejouons(site, "games")
    assert [line.split()[0] for line in found.stdout.splitlines()] == [*games.OURS, "pig"]
    (sentence,) = found.stderr.splitlines()
    assert sentence.startswith("The package theirs.mark brings a game called “mark”")
    assert rejouons(site, "play", "mark", "--seats", "human,human", typed="quit\n").returncode == 0


SPOILED = {
    "it does not import": ("rules.py", "import nowhere_to_be_found\n"),
    "it does not parse": ("rules.py", "def roll(:\n"),
    "it has no facts": ("game.py", "GAME = None\n"),
    "it is another game": ("game.py", "from rejouons.games.mark.game import GAME\n"),
    "it ends the program": ("game.py", "raise SystemExit(0)\n"),
}


@pytest.mark.parametrize(("file", "text"), SPOILED.values(), ids=SPOILED)
def test_rules_that_cannot_be_read_harm_no_other_game(site: Path, file: str, text: str) -> None:
    (site / "pig" / file).write_text(text)
    assert listed(site) == [*games.OURS, "pig"]
    refused = rejouons(site, "simulate", "pig", "--games", "1")
    assert refused.returncode == 2
    assert refused.stderr.startswith("rejouons: The game “pig” of the package pig cannot be played")
    assert len(refused.stderr.splitlines()) == 1
    assert rejouons(site, "play", "mark", "--seats", "human,human", typed="quit\n").returncode == 0
