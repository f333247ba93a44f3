"""Every clause of every game's rules is told in both languages and proved by a test."""

import re
from pathlib import Path

import pytest

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.texts import LANGUAGES

FOLDER = Path(__file__).parent / "games"
TOLD = re.compile(r"^\*\*([A-Z]+-\d+)\*\* \S", re.MULTILINE)
ADVICE = {"AVM-3", "AVM-7", "AVM-8", "MC-6"}  # which no code carries out

pytestmark = pytest.mark.parametrize(
    "game", [games.load(game_id) for game_id in games.GAMES], ids=games.GAMES
)


def told_clauses(game: Game, language: str) -> list[str]:
    document = (game.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    return TOLD.findall(document)


def number(clause: str) -> int:
    return int(clause.split("-")[1])


def cited_clauses(items: list[pytest.Item]) -> set[str]:
    return {id_ for item in items for mark in item.iter_markers("clause") for id_ in mark.args}


def test_the_rules_tell_the_same_clauses_in_both_languages(game: Game) -> None:
    first, *others = (told_clauses(game, language) for language in LANGUAGES)
    assert first == sorted(set(first), key=number)
    assert all(clauses == first for clauses in others)


def test_code_cites_only_clauses_that_exist(game: Game) -> None:
    kinds = [*game.events, *game.reasons, *game.options]
    cited = {kind.clause for kind in kinds} - {""}
    for source in game.folder.glob("*.*"):
        text = source.read_text(encoding="utf-8")
        cited |= set(re.findall(rf"\b{game.prefix}-\d+\b", text))
    assert cited <= set(told_clauses(game, "en"))


def test_every_clause_is_found_in_the_code_that_carries_it_out(game: Game) -> None:
    sources = [*game.folder.glob("*.py"), *game.folder.glob("tables.toml")]
    text = "".join(source.read_text(encoding="utf-8") for source in sources)
    carried_out = set(re.findall(rf"\b{game.prefix}-\d+\b", text))
    assert set(told_clauses(game, "en")) - carried_out <= ADVICE


def test_every_clause_has_a_test(game: Game, request: pytest.FixtureRequest) -> None:
    items = [item for item in request.session.items if FOLDER / game.id in item.path.parents]
    if {item.path for item in items} < set((FOLDER / game.id).glob("test_*.py")):
        pytest.skip("only meaningful when the whole folder is collected")
    told, cited = set(told_clauses(game, "en")), cited_clauses(items)
    assert told - cited == set(), "clauses without a test"
    assert cited - told == set(), "tests of clauses that do not exist"
