"""What the browser app takes over from Python: complete, and written in one place only."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.kernel.layout import seated
from rejouons.texts import LANGUAGES
from rejouons.web import generate
from rejouons.web.documents import sections

GAMES = [games.load(game_id) for game_id in games.OURS]


def named(game: Game) -> str:
    return game.id


@pytest.fixture(params=GAMES, ids=named)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


# The rules documents


def clauses_in(game: Game, language: str) -> Iterator[str]:
    document = (game.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    for section in sections(document, game.prefix):
        yield from (block["clause"] for block in section["blocks"] if "clause" in block)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_opened(game: Game, language: str) -> None:
    document = (game.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    written = re.findall(rf"^\*\*({game.prefix}-\d+)\*\*", document, flags=re.M)
    assert list(clauses_in(game, language)) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_cites_a_clause_finds_it(game: Game, language: str) -> None:
    cited = {kind.clause for kind in [*game.events, *game.reasons] if kind.clause}
    cited |= {option.clause for option in game.options}
    assert cited <= set(clauses_in(game, language))


def test_the_index_of_the_rules_is_the_same_in_every_language(game: Game) -> None:
    search = [generate.rules(game, language) for language in LANGUAGES]
    indexed = [list(rules["index"]) for rules in search]
    assert all(clauses == indexed[0] for clauses in indexed)
    assert set(indexed[0]) <= set(clauses_in(game, LANGUAGES[0]))
    assert all(rules["words"] for rules in search)


def test_a_document_keeps_its_tables() -> None:
    [section] = sections(
        "# Pig\n\n**PG-1** Roll *once*.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", "PG"
    )
    clause, table = section["blocks"]
    assert clause == {"clause": "PG-1", "html": "<p>Roll <em>once</em>.</p>\n"}
    assert "<td>2</td>" in table["html"]


def test_a_paragraph_says_what_picture_stands_beside_it() -> None:
    [section] = sections("# Pig\n\n<!-- die -->\n**Roll.** Once.\n\nOr hold.\n", "PG")
    assert section["blocks"] == [
        {"picture": "die", "html": "<p><strong>Roll.</strong> Once.</p>\n"},
        {"html": "<p>Or hold.</p>\n"},
    ]


# The shelf


def test_a_game_is_on_the_shelf_once() -> None:
    assert [box["id"] for box in generate.shelf()] == list(games.OURS)


@pytest.mark.parametrize("box", generate.shelf(), ids=lambda box: str(box["id"]))
def test_a_box_says_what_is_in_it(box: dict[str, Any]) -> None:
    least, most = box["players"]
    assert 1 <= least <= most
    assert box["minutes"] > 0
    for language in LANGUAGES:
        assert box["name"][language]
        assert box["pitch"][language]


# The layouts


def test_numbered_fields_are_told_by_their_first_number(game: Game) -> None:
    for kind in [*game.actions.kinds, *game.events]:
        for field in kind.fields:
            told = generate.described_field(field)
            words = told.get("words") or [str(told["first"] + n) for n in range(told["size"])]
            assert tuple(words) == field.words


def test_fields_of_seats_are_told_as_such() -> None:
    told = generate.described_field(seated("target", 6))
    assert told == {"name": "target", "size": 6, "first": 1, "isSeat": True}


def test_types_name_every_move_event_question_and_phase(game: Game) -> None:
    layout = generate.of_game(game.id)["layout.ts"].decode()
    asked = [*game.questions.kinds] if game.questions else []
    for kind in [*game.actions.kinds, *game.events, *asked]:
        assert f'kind: "{kind.word}"' in layout
    assert ("export type Question" in layout) == bool(asked)
    for phase in game.phases:
        assert f"{phase.name}: {int(phase)}" in layout


def test_what_only_bots_read_stays_behind(game: Game) -> None:
    assert not set(generate.NOT_SHOWN) & set(generate.facts(game)["tables"])


def test_facts_are_plain_data(game: Game) -> None:
    assert json.loads(generate.as_json(generate.facts(game)))["game"] == game.id
