"""À vos marques's roads in the terminal: all of them, the cars on them, what can be reached."""

from collections import Counter
from itertools import pairwise

import pytest
from a_vos_marques_boards import own_board, own_cards
from a_vos_marques_terminal import (
    asked,
    begun,
    drawn,
    line_with,
    lines_of,
    own_line,
    parked,
    texts,
)

from rejouons.boards import game_on
from rejouons.cli.boards.a_vos_marques.roads import roads
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.roads import ERRAND_PLACES
from rejouons.games.a_vos_marques.state import Phase
from rejouons.games.a_vos_marques.tables import (
    NETWORK,
    ROADS,
)
from rejouons.kernel.log import SPECTATOR
from rejouons.texts import LANGUAGES
from rejouons.views import View

# The roads


def test_every_step_by_road_is_drawn_once() -> None:
    steps = Counter(pair for road in roads(ROADS) for pair in pairwise(road.spaces))
    arrows = {
        (NETWORK.numbers[name], NETWORK.numbers[onward])
        for name, space in NETWORK.spaces.items()
        for onward in space["next"]
    }
    assert steps == dict.fromkeys(arrows, 1)


def test_roads_begin_and_end_at_junctions() -> None:
    lines = drawn(begun(), SPECTATOR)
    assert line_with(lines, "START→A01").startswith("START→A01  58 123·····s··p A10")
    assert line_with(lines, "A10→M01").startswith("A10→M01    48 ○···r· M06")
    assert line_with(lines, "C21→D01").endswith("○··s··F·····r·pt···s·")
    assert line_with(lines, "····d··") == "····d·· H17"  # of the same road
    assert "H17→H18    10 ○·d·s··r·· FINISH" in "".join(lines)
    assert "N15→L10       ferry" in "".join(lines)


def test_a_car_at_a_junction_stands_before_every_road_from_there() -> None:
    shown = "\n".join(drawn(parked("A10", "START", "M03"), SPECTATOR))
    assert "START→A01  58 2·" in shown
    assert "A10→C01    48 1···r" in shown
    assert "A10→M01    48 1··3r· M06" in shown
    assert "A10→N01    48 1··d" in shown


def test_what_can_be_reached_is_pointed_at_with_the_way_left() -> None:
    state = asked(parked("A07", "START", "START"), Phase.MOVE)
    state.red[:] = [2, 4, 0]
    lines = drawn(state)
    assert "A10→C01    48 ○··▸r" in "".join(lines)
    reach = " ".join(" ".join(lines[lines.index(own_line(lines, "board-reach")) :]).split())
    assert sorted(reach.split(" ▸")) == [
        "A01 (57 left)",
        "A06 service station (52 left)",
        "A09 police post (49 left)",
        "C03 (49 left)",
        "M03 (45 left)",
        "N03 specialist dealer (49 left)",
        texts()["board-reach"],
    ]
    assert texts()["board-reach"] not in "".join(drawn(state, 1))


def test_letters_are_explained() -> None:
    shown = " ".join(" ".join(drawn(begun(), SPECTATOR, "fr")).split())
    for place in ERRAND_PLACES:
        letter = texts("fr").say("board-place-letter", place=place)
        assert f" {letter} {texts('fr').say('place', place=place)} " in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_have_one_letter(language: str) -> None:
    places = {str(space["place"]) for space in NETWORK.spaces.values() if "place" in space}
    letters = {texts(language).say("board-place-letter", place=place) for place in places}
    assert len(letters) == len(places) == 11


# A board and cards of somebody's own


def drawn_on_own_board(phase: Phase) -> str:
    facts = {**own_board(), "cards": own_cards()["cards"]}
    game, state = game_on(GAME.id, facts), asked(begun(), phase)
    state.players[0].hand[0] = state.players[0].hand_size = 1
    return "\n".join(lines_of(View(game, 0, state, ())))


def test_roads_of_an_own_board_are_drawn() -> None:
    shown = drawn_on_own_board(Phase.BLUE)
    assert "START→A01  57 123···· A05" in shown
    assert "A05→Alley  52 ○· A08" in shown
    assert "M11" not in shown  # without a tunnel it is no junction
    assert "ferry" in shown
    assert "tunnel" not in shown


def test_own_cards_are_called_by_their_titles() -> None:
    assert drawn_on_own_board(Phase.BLUE).split()[-3:] == ["S01", "Wet", "bend"]
    shown = " ".join(drawn_on_own_board(Phase.ATTACK).split())
    assert shown.endswith(
        "S01 Wet bend city, lake: 30 spaces back, otherwise nothing"
        " ESP: the attacker a missed turn ABS, ASR: one red die, the wrong way"
    )
