"""The bots as characters: who they are is told by their level and their seat alone."""

import pytest

from rejouons import games
from rejouons.cast import cast, character_name
from rejouons.cli.words import called, described
from rejouons.terms import LEVELS

MOST_PLAYERS = max(games.load(game_id).players[-1] for game_id in games.OURS)
VOWELS = "AÀÂÄEÉÈÊËHIÎÏOÔÖUÛÜ"


def everybody() -> list[str]:
    return [one["name"] for level in cast() for one in level]


def test_every_level_has_a_character_for_each_seat() -> None:
    assert len(cast()) == len(LEVELS)
    assert {len(level) for level in cast()} == {MOST_PLAYERS}


def test_no_two_characters_share_a_name_or_a_face() -> None:
    faces = [
        (one["skin"], one["hair"], one["tint"], *one["wears"]) for level in cast() for one in level
    ]
    assert len(set(everybody())) == len(everybody())
    assert len(set(faces)) == len(faces)


def test_french_texts_need_not_elide() -> None:
    assert not [name for name in everybody() if name[0] in VOWELS]


def test_a_table_larger_than_the_cast_has_no_two_of_a_name() -> None:
    names = [character_name(2, seat) for seat in range(2 * MOST_PLAYERS)]
    assert len(set(names)) == len(names)
    assert names[MOST_PLAYERS] == f"{names[0]} 2"


def test_a_bot_goes_by_its_name_and_says_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJOUONS_LANG", "en")
    seats = ["human", "level:2", "level:6", "greedy"]
    names = called(["Anna", "", "", ""], seats)
    amateur, master = character_name(2, 1), character_name(6, 2)
    assert names == ["Anna", amateur, master, "Greedy 4"]
    told = ["Anna", f"{amateur} · Amateur", f"{master} · Master", "Greedy 4"]
    assert described(names, seats) == told


def test_a_bot_in_the_place_of_somebody_who_has_gone_goes_by_their_name() -> None:
    assert described(["Anna", "Zoé"], ["human", "level:3"]) == ["Anna", "Zoé"]
