"""À vos marques's words: cards read as they are printed, those of an owner's own too."""

import pytest

from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.tables import CARD_FACTS
from rejouons.texts import LANGUAGES, Texts


def texts(language: str) -> Texts:
    return GAME.texts(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_by_their_titles(language: str) -> None:
    for name, card in CARD_FACTS["cards"].items():
        assert texts(language).say("card", card=name) == card["title"][language]
        if card["deck"] == "S":
            assert texts(language).say("s_card", s_card=name) == card["title"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_owner_calls_a_card_or_a_space_stands_as_it_is(language: str) -> None:
    say = texts(language).say
    assert say("card", card="Brume") == "Brume"
    assert say("s_card", s_card="Brume") == "Brume"
    assert say("space", space="Q99") == "Q99"
