"""The command line as its users meet it."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rejouons import games
from rejouons.cli import BAD_INPUT, main
from rejouons.match import Match

GOLDEN = Path(__file__).parent / "games" / "mark" / "golden" / "all_rows.v1.json"
ANSWERS = "1\n0\n" * 2000  # the first action of a list, or a bid of 1 or 0
REPORT_KEYS = [
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins_by_seat",
    "mean_scores",
    "mean_length",
]


@pytest.fixture(autouse=True)
def _english_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 0
    return capsys.readouterr().out


def play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    *arguments: str,
    game: str = "mark",
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return run(capsys, "play", game, "--seed", "5", *arguments)


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert "simulate" in run(capsys)


def test_games_are_listed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert "2–4 players" in run(capsys, "games")
    assert "2 à 4 joueurs" in run(capsys, "--lang", "fr", "games")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_can_be_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    out = play(capsys, monkeypatch, ANSWERS, "--players", "3", "--name", "Zoé")
    assert "1. " in out.splitlines()[-5]
    assert "Zoé" in out
    assert "{" not in out  # no template was left unfilled


def test_a_choice_too_long_to_list_is_typed_by_its_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REJOUONS_TARGET", "python")
    table = ("--seats", "human,random", "-o", "cars_dealt=seat_order")
    typed = "1\n6\n8\n23 e\n"  # the numbers of three cars, then where the first one drives off to
    out = play(capsys, monkeypatch, typed, *table, game="autoscooter")
    assert "Type one of these numbers: 1 16 17 32" in out
    assert "Player 1 drives car 1 off to hex 23, facing east." in out
    assert "Type one word of each group" in out


def test_people_can_share_a_keyboard(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = play(capsys, monkeypatch, "\n1\n0\n" * 2000, "--seats", "human,human")
    assert "Press Enter when you alone see the screen" in out
    assert "The secret behind the dice" in out


def test_a_secret_choice_can_be_changed_before_the_keyboard_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REJOUONS_TARGET", "python")
    table = ("-p", "8", "--seats", ",".join(["human"] * 3 + ["random"] * 5))
    dealt = ("-o", "cars_dealt=seat_order")
    typed = "1\n\n2\nundo 1\n16\n\n14\n"  # the first one changes 1 to 16 behind the second one
    out = play(capsys, monkeypatch, typed, *table, *dealt, game="autoscooter")
    assert "Player 1: type undo 1 to change what you chose." in out
    assert "Player 2: type undo 2 to change what you chose." in out
    assert "Player 3: type undo 3" not in out
    kept = next(Path().glob("rejouons/*.json")).read_text()
    assert json.loads(kept)["actions"][:5] == [
        "0 enter 1",
        "1 enter 2",
        "undo 0",
        "0 enter 16",
        "2 enter 14",
    ]


def test_commands_explain_and_take_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    explained = "help\nwhy\nwhy take glass 9\nwhy bid 3\nrules mk-20\nrules 7\nrules 0\n"
    out = play(capsys, monkeypatch, explained + "1\nundo\n99\nnonsense\n")
    assert "takes your last action back" in out
    assert "Say which action" in out
    assert "“take glass 9” is not an action" in out
    assert "(MK-13)" in out
    assert "MK-20  " in out
    assert "MK-07  " in out
    assert "There is no clause “0”" in out
    assert "There is no action 99" in out
    assert "“nonsense” is not an action" in out


@pytest.mark.parametrize("game", games.GAMES)
def test_the_help_gives_examples_of_the_game_being_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seats = ["human", *["random"] * (games.load(game).players[0] - 1)]  # others think and compile
    table = ["--seats", ",".join(seats)]
    out = play(capsys, monkeypatch, "help\nwhy\n", *table, game=game)
    (action,) = set(re.findall(r"why (\w+(?: [\w-]+)*)(?:  |\n)", out))
    (clause,) = re.findall(r"rules (\S+)", out)
    out = play(capsys, monkeypatch, f"why {action}\nrules {clause}\n", *table, game=game)
    assert "Nothing forbids it" in out
    assert f"{clause}  " in out


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("How to play", "Three tips")), ("fr", ("Comment jouer", "Trois conseils"))],
)
def test_rules_without_a_clause_tell_how_to_play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    language: str,
    words: tuple[str, ...],
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    seats = ["human", *["random"] * (games.load(game).players[0] - 1)]
    out = play(capsys, monkeypatch, "rules\n", "--seats", ",".join(seats), game=game)
    assert all(word in out for word in words)


def test_leaving_keeps_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = play(capsys, monkeypatch, "1\nsave mine.json\nquit\n")
    (kept,) = (tmp_path / "rejouons").glob("mark-*.json")
    assert f"resume {kept}" in out
    assert kept.read_text() == Path("mine.json").read_text()


def test_a_name_stays_with_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play(capsys, monkeypatch, "1\nsave mine.json\nquit\n", "--players", "3", "--name", "Zoé")
    assert Match.load(Path("mine.json").read_text()).names == ("Zoé", "", "")
    assert "Zoé" in play(capsys, monkeypatch, "quit\n", "--resume", "mine.json")
    assert "Zoé" in run(capsys, "replay", "mine.json")


def test_a_match_without_names_says_nothing_of_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play(capsys, monkeypatch, "save mine.json\nquit\n")
    assert Match.load(Path("mine.json").read_text()).names == ()


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "mark", "--games", "50", "--players", "3", "--seed", "3"]
    report = json.loads(run(capsys, *arguments, "--seats", "random,greedy,random", "--json"))
    assert list(report) == REPORT_KEYS
    assert report["games"] == 50
    assert sum(report["wins_by_seat"]) == pytest.approx(50)
    assert report["decisions"] == pytest.approx(50 * report["mean_length"])


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "simulate", "mark", "--games", "20", "-o", "end_rows=4")
    assert "decisions per second" in out


@pytest.mark.parametrize("game", games.GAMES)
def test_without_a_number_of_players_they_are_as_few_as_can_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("REJOUONS_TARGET", "python")  # one game each: not worth a compiler
    report = json.loads(run(capsys, "simulate", game, "--games", "1", "--json"))
    assert report["players"] == games.load(game).players[0]


def test_the_seats_say_how_many_play(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", "random,random,random"]
    report = json.loads(run(capsys, "simulate", "mark", "--games", "1", "--json", *seats))
    assert report["players"] == 3


@pytest.mark.parametrize(("columns", "is_told"), [("60", True), ("80", False)])
def test_a_terminal_too_narrow_for_the_board_is_told(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    columns: str,
    is_told: bool,
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = play(capsys, monkeypatch, "quit\n")
    assert ("This board takes 80 columns" in out) == is_told


def test_replay_tells_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "replay", str(GOLDEN))
    assert "Game over" in out
    assert len(out.splitlines()) > len(Match.load(GOLDEN.read_text()).actions)
    assert "Game over" not in run(capsys, "replay", str(GOLDEN), "--to", "3", "--boards")


def test_verify_compares_the_commitment(capsys: pytest.CaptureFixture[str]) -> None:
    commitment = Match.load(GOLDEN.read_text()).commitment
    assert commitment in run(capsys, "verify", str(GOLDEN))
    assert "you noted" in run(capsys, "verify", str(GOLDEN), "--commitment", commitment)


@pytest.mark.parametrize(
    "typed", ["", "²", "rules ²", "9" * 5000, "save /", "save .", "save ..", "undo"]
)
def test_odd_lines_do_no_harm(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    out = play(capsys, monkeypatch, f"{typed}\nquit\n", "--name", "A[/x]", "--name", "B[/y]")
    assert "The match is kept" in out


@pytest.mark.parametrize("typed", ["", "1\n", "1\n\n1\nundo\n"])
def test_the_end_of_the_input_leaves_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    assert "The match is kept" in play(capsys, monkeypatch, typed, "--seats", "human,human")


BAD = {
    "no such game": ["play", "chess"],
    "no such command": ["dance"],
    "no argument": ["play"],
    "too many players": ["play", "mark", "--players", "5"],
    "no players": ["play", "mark", "--players", "0"],
    "countless players": ["play", "mark", "--players", "9" * 20],
    "a huge seed": ["simulate", "mark", "--seed", "9" * 30],
    "countless games": ["simulate", "mark", "--games", "9" * 30],
    "players in words": ["play", "mark", "--players", "two"],
    "no such bot": ["simulate", "mark", "--seats", "random,genius"],
    "too many names": ["play", "mark", *["--name", "Zoé"] * 3],
    "too few seats": ["simulate", "mark", "--players", "3", "--seats", "random"],
    "no seats": ["simulate", "mark", "--seats", ""],
    "no seats to play at": ["play", "mark", "--seats", ""],
    "no bots": ["arena", "mark", "--seats", ""],
    "too many seats": ["play", "mark", "--seats", "human,human,human,human,human"],
    "a seat for nobody": ["play", "mark", "--seats", "human,"],
    "a bot that is none": ["arena", "mark", "--seats", "greedy,os:getpid"],
    "a bot that cannot be called": ["arena", "mark", "--seats", "greedy,os:name"],
    "no games": ["simulate", "mark", "--games", "0"],
    "no such device": ["simulate", "mark", "--device", "abacus"],
    "no such option": ["simulate", "mark", "-o", "colour=red"],
    "no such value": ["simulate", "mark", "-o", "end_rows=3"],
    "option without value": ["simulate", "mark", "-o", "end_rows"],
    "no such file": ["replay", "nowhere.json"],
    "a file of two lines": ["replay", "a\nb\u2028c"],
    "a command of two lines": ["a\nb"],
    "a folder": ["verify", "."],
    "a foreign file": ["verify", str(Path(__file__).parent.parent / "pyproject.toml")],
    "another commitment": ["verify", str(GOLDEN), "--commitment", "00"],
    "no such language": ["--lang", "de", "games"],
    "no such flag": ["games", "--colour"],
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    language: str,
) -> None:
    monkeypatch.setenv("REJOUONS_LANG", language)
    with pytest.raises(SystemExit) as end:
        main(arguments)
    said = capsys.readouterr()
    assert end.value.code == BAD_INPUT
    assert said.out == ""
    assert said.err.startswith("rejouons: ")
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [[], ["--help"], ["games"]], ids=["bare", "help", "games"])
@pytest.mark.parametrize("is_left", [False, True], ids=["nothing left", "a match left"])
def test_what_tells_at_once_reads_no_rules_in(
    tmp_path: Path, arguments: list[str], is_left: bool
) -> None:
    if is_left:
        (tmp_path / "rejouons").mkdir()
        (tmp_path / "rejouons" / "mark.json").write_text(Match.create("mark", seed=1).save())
    code = (
        "import sys; from rejouons.cli import run; "
        f"assert run({arguments}) == 0; "
        "print(sorted({'numba', 'numpy', 'rejouons.match'} & set(sys.modules)))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ("A match was left open" in said.stdout) == (is_left and arguments == ["games"])
    assert said.stdout.splitlines()[-1] == "[]"
