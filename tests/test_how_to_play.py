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
STEP = re.compile(r"^(?:\d\. |\| (?:\d|\([a-f]\)) \|)", re.MULTILINE)  # of a list, or of a table
STEPS = range(3, 7)

pytestmark = [
    pytest.mark.parametrize(
        "game", [games.load(game_id) for game_id in games.GAMES], ids=games.GAMES
    ),
    pytest.mark.parametrize("language", LANGUAGES),
]


def test_it_is_the_first_section(game: Game, language: str) -> None:
    title, page, *_ = sections(game.document(language), game.prefix)
    assert title["depth"] == 1
    assert page["title"] == TITLE[language]
    assert not any("clause" in block for block in page["blocks"])


def test_it_tells_the_aim_the_means_a_turn_the_end_and_three_tips(
    game: Game, language: str
) -> None:
    page = game.how_to_play(language)
    aim, means, end, tips = (page.index(f"**{part}**") for part in PARTS[language])
    assert aim < means < end < tips
    assert len(STEP.findall(page[means:end])) in STEPS
    assert page[tips:].count("\n- ") == TIPS


def test_it_fits_on_one_page(game: Game, language: str) -> None:
    words = re.findall(r"\w[\w’-]*", game.how_to_play(language))
    assert len(words) in ONE_PAGE
