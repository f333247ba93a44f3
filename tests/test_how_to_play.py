"""Every game is told on one page before its clauses: the first section of its rules document."""

import re

import pytest

from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.texts import LANGUAGES
from rejouons.web.documents import sections

TITLE = {"en": "How to play", "fr": "Comment jouer"}
PARTS = {  # in this order; the turn comes between the second and the third
    "en": ("Aim.", "What you have.", "The end.", "Three tips"),
    "fr": ("Le but.", "Ce que vous avez.", "La fin.", "Trois conseils"),
}
TIPS = 3
ONE_PAGE = range(250, 451)  # words
PICTURES = range(5, 10)
A_GLANCE = range(8, 71)  # words beside a picture
STEP = re.compile(r"^(?:\*\*)?(?:\d\.|\([a-f]\)) ", re.MULTILINE)  # a paragraph, or of a list
STEPS = range(3, 7)

of_every_game = pytest.mark.parametrize(
    "game", [games.load(game_id) for game_id in games.GAMES], ids=games.GAMES
)
of_ours = pytest.mark.parametrize("game", [games.load(id_) for id_ in games.OURS], ids=games.OURS)
pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@of_every_game
def test_it_is_the_first_section(game: Game, language: str) -> None:
    title, page, *_ = sections(game.document(language), game.prefix)
    assert title["depth"] == 1
    assert page["title"] == TITLE[language]
    assert not any("clause" in block for block in page["blocks"])


@of_every_game
def test_it_tells_the_aim_the_means_a_turn_the_end_and_three_tips(
    game: Game, language: str
) -> None:
    page = game.how_to_play(language)
    aim, means, end, tips = (page.index(f"**{part}**") for part in PARTS[language])
    assert aim < means < end < tips
    assert len(STEP.findall(page[means:end])) in STEPS
    assert page[tips:].count("\n- ") == TIPS


@of_every_game
def test_it_fits_on_one_page(game: Game, language: str) -> None:
    words = re.findall(r"\w[\w’-]*", game.how_to_play(language))
    assert len(words) in ONE_PAGE


@of_ours
def test_its_steps_have_pictures(game: Game, language: str) -> None:
    steps = pictured(game, language)
    assert len(steps) in PICTURES
    assert list(steps) == list(pictured(game, LANGUAGES[0]))
    for html in steps.values():
        assert html.startswith("<p><strong>")  # what it is about
        assert len(re.findall(r"\w[\w’-]*", re.sub("<.*?>", "", html))) in A_GLANCE


@of_ours
def test_pictures_are_the_apps_alone(game: Game, language: str) -> None:
    assert "<!--" not in game.how_to_play(language)
    assert not any("<!--" in block["html"] for block in blocks_of(game, language))


def pictured(game: Game, language: str) -> dict[str, str]:
    """The words beside each picture, by its name."""
    blocks = blocks_of(game, language)
    return {block["picture"]: block["html"] for block in blocks if "picture" in block}


def blocks_of(game: Game, language: str) -> list[dict[str, str]]:
    """The blocks of the page."""
    _, page, *_ = sections(game.document(language), game.prefix)
    return list(page["blocks"])
