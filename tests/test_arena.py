"""The arena: fair seats, honest counting, a record that can be gone on with."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rejouons.cli import BAD_INPUT, main
from rejouons.cli.show import show_arena
from rejouons.errors import RejouonsError
from rejouons.lab.arena import (
    Arena,
    ArenaReport,
    compete,
    prepare,
    report,
    schedule,
    tables_of,
    written,
)
from rejouons.lab.ratings import Outcome
from test_cli import run
from test_ratings import outcome

SHORT = {"stall_cap": 40}
BOTS = ("greedy", "random")


def arena(seats: tuple[str, ...] = BOTS, players: int = 2, seed: int = 1) -> Arena:
    return prepare("mark", seats, players, seed, SHORT)


def named(seats: str, players: int) -> Arena:
    """An arena of bots that need not exist."""
    facts = arena()
    return Arena(facts.game, players, facts.options, tuple(seats), 0)


@cache
def played(count: int = 8) -> ArenaReport:
    return compete(arena(), count, cores=2)


# Who plays whom


@pytest.mark.parametrize(
    ("seats", "players", "tables"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("aab", 2, ["ab"]),
        ("aba", 2, ["ab"]),
        ("aabb", 3, ["aab", "abb"]),
        ("abac", 3, ["aab", "aac", "abc"]),
        ("abbb", 4, ["abbb"]),
    ],
)
def test_every_choice_of_bots_is_a_table_once(seats: str, players: int, tables: list[str]) -> None:
    assert ["".join(table) for table in tables_of(named(seats, players))] == tables


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_everywhere_on_the_same_dice(players: int) -> None:
    sittings = schedule(named("abcde", players), 3 * players)
    for table in tables_of(named("abcde", players)):
        ours = [sitting for sitting in sittings if set(sitting.table) == set(table)]
        seats = Counter((s.seed, seat, bot) for s in ours for seat, bot in enumerate(s.table))
        assert len(seats) == 3 * players * players
        assert set(seats.values()) == {1}
    assert len({sitting.seed for sitting in sittings}) == 3


@pytest.mark.parametrize(("count", "rounded"), [(1, 3), (3, 3), (4, 6), (100, 102)])
def test_games_are_rounded_up_to_whole_rotations(count: int, rounded: int) -> None:
    assert len(schedule(named("abc", 3), count)) == rounded


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = schedule(named("abc", 2), 4), schedule(named("abc", 2), 10)
    assert many[: len(few)] == few
    assert len(set(many)) == len(many)


def test_other_seeds_bring_other_dice() -> None:
    dice = [{sitting.seed for sitting in schedule(arena(seed=seed), 20)} for seed in (1, 2)]
    assert not dice[0] & dice[1]


# What comes of it


def test_the_shares_of_a_table_sum_to_one() -> None:
    found = compete(arena(("greedy", "random", "random"), 3), 6, cores=2)
    assert found.games == 6
    assert {bot.bot: bot.games for bot in found.bots} == {"greedy": 6, "random": 12}
    assert sum(bot.games * bot.win_share.value for bot in found.bots) == pytest.approx(6)


def test_greedy_rates_above_random() -> None:
    found = compete(arena(), 40)
    greedy, other = found.bots
    assert (greedy.bot, other.bot) == BOTS
    assert 0 < greedy.rating.low <= greedy.rating.value <= greedy.rating.high
    assert other.rating.high < 0
    assert greedy.rating.value + other.rating.value == pytest.approx(0)
    assert found.pairs[0].share.value == greedy.win_share.value > 0.8


# The same again


def test_the_same_arguments_give_the_same_report() -> None:
    assert compete(arena(), 8, cores=1) == compete(arena(), 7, cores=3) == played()
    assert compete(arena(seed=2), 8) != played()


def test_progress_counts_every_game(tmp_path: Path) -> None:
    for count in (4, 8):
        told: list[int] = []
        compete(arena(), count, record=tmp_path / "record", progress=told.append)
        assert sum(told) == count


def lines_of(file: Path) -> list[str]:
    return file.read_text().splitlines(keepends=True)


def test_a_record_holds_terms_and_games(tmp_path: Path) -> None:
    file = tmp_path / "record"
    assert compete(arena(), 8, record=file) == played()
    terms, *entries = (json.loads(line) for line in lines_of(file))
    assert terms["game"] == "mark"
    assert terms["seats"] == list(BOTS)
    assert [*entries[0]] == ["table", "seed", "rotation", "ranks", "scores"]
    assert len(entries) == 8


CUTS: dict[str, Callable[[list[str]], str]] = {
    "nothing": "".join,
    "some games": lambda lines: "".join(lines[:1] + lines[3:6]),
    "half a game": lambda lines: "".join(lines)[:-9],
    "a newline": lambda lines: "".join(lines)[:-1],
    "all games": lambda lines: lines[0],
    "half the terms": lambda lines: lines[0][:20],
    "everything": lambda _: "",
}


@pytest.mark.parametrize("cut", CUTS.values(), ids=CUTS)
def test_a_cut_record_is_completed(tmp_path: Path, cut: Callable[[list[str]], str]) -> None:
    file = tmp_path / "record"
    compete(arena(), 8, record=file)
    whole = lines_of(file)
    file.write_text(cut(whole))
    assert compete(arena(), 8, record=file) == played()
    assert lines_of(file)[0] == whole[0]
    assert sorted(lines_of(file)) == sorted(whole)


def test_a_record_grows(tmp_path: Path) -> None:
    file = tmp_path / "record"
    compete(arena(), 4, record=file)
    few = lines_of(file)
    assert compete(arena(), 8, record=file) == played()
    assert lines_of(file)[: len(few)] == few
    assert compete(arena(), 4, record=file) == played(4)
    assert len(lines_of(file)) == 1 + 8


def test_recorded_games_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "record"
    compete(arena(), 2, record=file)
    terms = lines_of(file)[0]
    games = [
        Outcome(sitting, (1, 2) if sitting.table[0] == "random" else (2, 1), (7, 7))
        for sitting in schedule(arena(), 2)
    ]
    file.write_text(terms + "".join(written(game) + "\n" for game in games))
    best = compete(arena(), 2, record=file).bots[0]
    assert (best.bot, best.mean_score) == ("random", 7)


def test_an_interrupted_arena_keeps_its_games(tmp_path: Path) -> None:
    file = tmp_path / "record"
    told: list[int] = []

    def stop_at_three(games: int) -> None:
        told.append(games)
        if sum(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compete(arena(), 1000, record=file, progress=stop_at_three)
    assert len(lines_of(file)) == 1 + 3
    assert compete(arena(), 8, record=file) == played()


# What is refused


@pytest.mark.parametrize(
    ("facts", "case"),
    [
        ({"game": "chess"}, "UnknownGame"),
        ({"seats": ["random"]}, "BadSeats"),
        ({"seats": []}, "BadSeats"),
        ({"seats": ["random", "greedy"], "players": 3}, "BadSeats"),
        ({"seats": ["random", "random"]}, "OneBot"),
        ({"seats": ["random", "human"]}, "UnknownBot"),
        ({"players": 5}, "BadPlayers"),
        ({"seed": -1}, "BadSeed"),
        ({"seed": "a"}, "BadSeed"),
        ({"options": {"colour": "red"}}, "UnknownOption"),
    ],
)
def test_nonsense_is_refused(facts: dict[str, Any], case: str) -> None:
    with pytest.raises(RejouonsError) as refusal:
        prepare(**{"game": "mark", "seats": BOTS, **facts})
    assert refusal.value.case == case


@pytest.mark.parametrize("count", [0, -1, 10**9, "3", 1.5, True])
def test_no_games_and_countless_games_are_refused(count: Any) -> None:
    with pytest.raises(RejouonsError) as refusal:
        compete(arena(), count)
    assert refusal.value.case == "BadGames"


@pytest.mark.parametrize("cores", [0, -1, "2", 1.5])
def test_cores_that_are_none_are_refused(cores: Any) -> None:
    with pytest.raises(RejouonsError) as refusal:
        compete(arena(), 2, cores)
    assert refusal.value.case == "BadCores"


@pytest.mark.parametrize(
    "other",
    [
        arena(seed=2),
        arena(("random", "greedy")),
        arena(("greedy", "random", "random")),
        arena(("greedy", "random", "random"), 3),
        prepare("mark", BOTS, seed=1),
    ],
)
def test_the_record_of_another_arena_is_refused(tmp_path: Path, other: Arena) -> None:
    file = tmp_path / "record"
    compete(arena(), 2, record=file)
    before = file.read_bytes()
    with pytest.raises(RejouonsError) as refusal:
        compete(other, 2, record=file)
    assert refusal.value.case == "BadRecordTerms"
    assert file.read_bytes() == before


GAME = {"table": ["greedy", "random"], "seed": 3, "rotation": 0, "ranks": [1, 2], "scores": [5, 4]}


@pytest.mark.parametrize(
    "damage",
    [
        {"table": ["greedy", "greedy"]},
        {"table": ["random", "greedy"]},
        {"table": 3},
        {"table": [["greedy"], "random"]},
        {"seed": "3"},
        {"rotation": 2},
        {"rotation": True},
        {"ranks": [1]},
        {"ranks": [1, None]},
        {"ranks": [2, 2]},
        {"scores": []},
        {"scores": [1, 2, 3]},
    ],
)
def test_a_damaged_game_is_refused(tmp_path: Path, damage: dict[str, Any]) -> None:
    assert_damaged(tmp_path, json.dumps(GAME | damage))


@pytest.mark.parametrize("line", ["", "{", "[]", "3", "{}", "\x00", json.dumps(GAME)[:-9]])
def test_a_damaged_line_is_refused(tmp_path: Path, line: str) -> None:
    assert_damaged(tmp_path, line)


def assert_damaged(tmp_path: Path, line: str) -> None:
    file = tmp_path / "record"
    compete(arena(), 2, record=file)
    terms, *entries = lines_of(file)
    file.write_text("".join([terms, json.dumps(GAME), "\n", line, "\n", *entries]))
    before = file.read_bytes()
    with pytest.raises(RejouonsError) as refusal:
        compete(arena(), 2, record=file)
    assert (refusal.value.case, refusal.value.values["line"]) == ("BadRecordLine", 3)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", "\n", "{}\n", "[]\n", "\udcff\n"])
def test_a_foreign_file_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "record"
    file.write_bytes(text.encode(errors="surrogateescape"))
    before = file.read_bytes()
    with pytest.raises(RejouonsError) as refusal:
        compete(arena(), 2, record=file)
    assert refusal.value.case == "BadRecordForeign"
    assert file.read_bytes() == before


# At the command line

COMMAND = ["arena", "mark", "--games", "4", "-o", "stall_cap=40", "--seed", "1"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seats", "greedy,random", "--record", "record", "--cores", "2", "--json"]
    found = json.loads(run(capsys, *COMMAND, *arguments))
    assert found == json.loads(json.dumps(asdict(played(4))))
    assert len(lines_of(Path("record"))) == 1 + 4
    assert json.loads(run(capsys, *COMMAND, *arguments)) == found


@pytest.mark.parametrize(("language", "heading"), [("en", "rating"), ("fr", "cote")])
def test_the_command_prints_a_table(
    capsys: pytest.CaptureFixture[str], language: str, heading: str
) -> None:
    out = run(capsys, "--lang", language, *COMMAND, "--seats", "random,greedy")
    lines = out.splitlines()
    assert heading in lines[0]
    assert [line.split()[0] for line in lines[1:3]] == ["greedy", "random"]
    assert len(lines) == 4
    assert "{" not in out


def test_more_than_two_bots_get_a_cross_table(capsys: pytest.CaptureFixture[str]) -> None:
    games = [outcome(table, [1, 2], seed) for seed in range(3) for table in ("ab", "ac", "bc")]
    show_arena(report(named("abc", 2), [*games, outcome("ba", [1, 2])]))
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["a", "–", "75.0", "%", "100.0", "%"] in lines
    assert ["b", "25.0", "%", "–", "100.0", "%"] in lines


BAD = {
    "no seats": [],
    "an empty list": ["--seats", ""],
    "one bot": ["--seats", "random"],
    "one bot twice": ["--seats", "random,random"],
    "no such bot": ["--seats", "random,genius"],
    "too few bots": ["--seats", "random,greedy", "--players", "3"],
    "no games": ["--seats", "random,greedy", "--games", "0"],
    "a huge seed": ["--seats", "random,greedy", "--seed", "9" * 30],
    "no such option": ["--seats", "random,greedy", "-o", "colour=red"],
    "no cores": ["--seats", "random,greedy", "--cores", "0"],
    "a folder": ["--seats", "random,greedy", "--record", "."],
    "no such folder": ["--seats", "random,greedy", "--record", "nowhere/record"],
    "a foreign file": ["--seats", "random,greedy", "--record", __file__],
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], language: str
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--lang", language, *COMMAND, *arguments])
    said = capsys.readouterr()
    assert end.value.code == BAD_INPUT
    assert said.out == ""
    assert said.err.startswith("rejouons: ")
    assert len(said.err.splitlines()) == 1


def test_importing_the_commands_needs_no_scipy() -> None:
    code = (
        "import sys, rejouons.cli.app, rejouons.cli.show, rejouons.lab.arena; "
        "sys.exit(bool({'scipy', 'choix'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], env=os.environ, check=False).returncode == 0
