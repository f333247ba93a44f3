"""The shelf: what is printed on the boxes, and the games in them."""

import pytest

from rejouons import games
from rejouons.errors import UnknownGame
from rejouons.texts import LANGUAGES


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
