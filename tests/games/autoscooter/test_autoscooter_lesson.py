"""Autoscooter's first lesson: what its comments claim is true, and they point at the board."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import lessons
from lessons import LEARNER, finished, numbers_in, pointed_at, told, told_before, told_in
from rejouons import games
from rejouons.games.autoscooter.programs import is_unused
from rejouons.games.autoscooter.state import ACTIONS, FREE, HEADING, HEX, Move
from rejouons.games.autoscooter.tables import (
    CARS,
    COLUMN,
    HEX_NAMES,
    LETTER_NAMES,
    OUTSIDE,
    TOP_SPEED,
    TURNS,
    WAY,
)
from rejouons.kernel.contract import NOBODY
from rejouons.match import Match
from rejouons.texts import LANGUAGES

GAME = games.load("autoscooter")
MATCH = finished(GAME)
SEATS = range(MATCH.players)
OWN, YELLOW, BLUE, ORANGE = 0, 1, 3, 5  # cars, from 0
before = partial(lessons.before, GAME)

ALREADY = {  # what has just happened when a comment is read
    "lesson-letters": ["0 drove_off 1 22 E"],
    "lesson-side": ["0 hit_side 1 2 2 1", "2 paid 2 1 3"],
    "lesson-twist": ["2 turned 2 SE", "2 drove 2 E 34 W"],
    "lesson-barrier": ["4 hit_barrier 8 2", "4 paid 8 box 2", "4 stopped 8"],
    "lesson-rammed": ["2 number_shown 2 15", "2 hit_side 2 1 2 2", "0 paid 1 2 4"],
    "lesson-turned": ["0 turned 1 NE"],
    "lesson-wall": ["0 hit_barrier 1 3", "0 paid 1 box 3", "0 stopped 1"],
    "lesson-rear": ["4 hit_rear 8 7 1", "3 paid 7 8 1"],
    "lesson-tarpaulin": ["1 hit_unowned 4 6 2", "1 paid 4 box 2"],
    "lesson-won": ["0 hit_side 1 2 2 2", "2 paid 2 1 4"],
}
THEN = {  # what happens in its step
    "lesson-secret": ["1 ready", "2 ready", "3 ready", "4 ready"],
    "lesson-order": ["4 drove_off 8 65 E", "2 drove_off 2 24 SW"],
    "lesson-strike": ["0 cut_short 1 K 23 E", "0 hit_side 1 2 2 1"],
    "lesson-turned": ["0 cut_short 1 P 13 NE", "0 hit_barrier 1 3"],
    "lesson-revenge": ["0 cut_short 1 K 23 W", "0 hit_side 1 2 2 2"],
}
NAMED = {  # the numbers in a comment, in order
    "lesson-welcome": [1],
    "lesson-chips": [15],
    "lesson-number": [49],
    "lesson-letters": [1],
    "lesson-gearbox": [1, 2, 3, 1],
    "lesson-strike": [1, 2],
    "lesson-side": [2, 1, 3],
    "lesson-barrier": [2, 2],
    "lesson-fast": [2, 33],
    "lesson-rammed": [15, 2, 2, 4],
    "lesson-wall": [3, 3],
    "lesson-stopped": [64],
    "lesson-rear": [1],
    "lesson-first": [32, 16, 17],
    "lesson-revenge": [1, 2],
    "lesson-won": [2, 2, 4],
    "lesson-end": [TURNS],
    "lesson-on": [15],
}


def car_in(match: Match, car: int) -> Any:
    return match.view(LEARNER).state.cars[car]


def ahead(match: Match, car: int) -> str:
    """The hex that a car looks at."""
    looking = car_in(match, car)
    name: str = HEX.words[WAY[looking.hex, looking.heading]]
    return name


def order_in(events: list[str]) -> list[int]:
    """The seats in the order in which their numbers are shown."""
    return [int(event.split()[0]) for event in events if "number_shown" in event]


def letters(match: Match) -> set[str]:
    """The letters that the learner may write."""
    played = [ACTIONS.decode(action) for action in match.legal(LEARNER)]
    return {LETTER_NAMES[values[1]] for kind, values in played if kind == Move.PROGRAM}


def spots() -> Iterator[str]:
    """The spots of the board that a lesson may point at."""
    yield from ("rink", "box", "queue", "letters", "caption", "strip")
    yield from (f"car.{car + 1}" for car in range(CARS))
    yield from (f"hex.{name}" for name in HEX_NAMES)
    yield from (f"number.{number + 1}" for number in COLUMN[OWN])
    yield from (f"letter.{name}" for name in LETTER_NAMES)


@pytest.mark.parametrize("comment", ALREADY)
def test_a_comment_tells_what_has_happened(comment: str) -> None:
    assert set(ALREADY[comment]) <= set(told_before(GAME, comment))


@pytest.mark.parametrize("comment", THEN)
def test_a_comment_tells_what_comes_next(comment: str) -> None:
    assert set(THEN[comment]) <= set(told_in(GAME, comment))


@pytest.mark.parametrize("comment", NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comment_names_the_numbers(comment: str, language: str) -> None:
    assert numbers_in(GAME, comment, language) == NAMED[comment]


def test_cars_and_seats_of_one_colour_belong_together() -> None:
    assert [car_in(MATCH, car).owner for car in (OWN, BLUE, YELLOW)] == [0, 1, 2]


def test_all_drivers_begin_alike() -> None:
    assert list(before("lesson-chips").scores) == NAMED["lesson-chips"] * len(SEATS)


def test_the_learner_goes_last_in_order_to_see_what_the_others_do() -> None:
    for comment in ("lesson-number", "lesson-stopped"):
        assert order_in(told_in(GAME, comment))[-1] == LEARNER


def test_the_learner_comes_to_look_along_the_row_at_a_side() -> None:
    match = before("lesson-strike")
    assert ahead(match, OWN) == "23"
    assert car_in(match, YELLOW).hex == HEX.value("24")


def test_the_gearbox_allows_one_more_but_not_two() -> None:
    match = before("lesson-gearbox")
    assert {"A", "E", "F", "O"} <= letters(match)
    refused = match.why_not(LEARNER, "program 1 P")
    assert refused is not None
    assert refused.clause == "AS-24"


def test_yellow_had_planned_the_hex_on_the_left() -> None:
    assert ahead(before("lesson-strike"), YELLOW) == "33"
    assert car_in(before("lesson-twist"), YELLOW).hex == HEX.value("34")


def test_top_speed_is_allowed_with_three_free_hexes_ahead() -> None:
    match = before("lesson-fast")
    assert HEADING.words[car_in(match, OWN).heading] == "E"
    on = match.view(LEARNER).state.on
    assert all(on[HEX.value(name)] == FREE for name in ("24", "25", "26"))
    assert "P" in letters(match)


def test_the_learner_is_turned_to_the_barrier() -> None:
    match = before("lesson-turned")
    heading = car_in(match, OWN).heading
    assert ahead(match, OWN) == "13"
    assert WAY[HEX.value("13"), heading] == OUTSIDE


def test_cars_under_a_tarpaulin_belong_to_nobody() -> None:
    assert car_in(before("lesson-tarpaulin"), ORANGE).owner == NOBODY


def test_the_learner_is_sure_to_go_first_and_saves_smaller_numbers() -> None:
    state = before("lesson-first").view(LEARNER).state
    written, *saved = NAMED["lesson-first"]
    rivals = [car for car in range(CARS) if state.cars[car].owner not in (LEARNER, NOBODY)]
    left = [
        number
        for car in rivals
        for number in COLUMN[car]
        if is_unused(state.cars[car], car, number)
    ]
    assert written - 1 < min(left)
    assert all(is_unused(state.cars[OWN], OWN, number - 1) for number in saved)


def test_the_learner_plays_on_in_the_lead() -> None:
    assert LEARNER in MATCH.to_act
    assert MATCH.ranking[LEARNER] == 1
    assert MATCH.ranking.count(1) == 1
    assert MATCH.scores[LEARNER] == NAMED["lesson-on"][0]


def test_yellow_shows_its_side_once_more() -> None:
    match = finished(GAME)
    for rival in SEATS[1:]:
        match.act(rival, match.legal(rival)[-1])
    match.act(LEARNER, "program 17 P")
    played = len(match.actions)
    assert f"0 hit_side 1 2 {TOP_SPEED} 1" in told(match, played, played + 1)


def test_the_spots_pointed_at_are_on_the_board() -> None:
    assert pointed_at(GAME) <= set(spots())
