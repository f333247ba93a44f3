"""Autoscooter's first lesson: what its comments claim is true."""

from functools import partial
from typing import Any

from autoscooter_lesson import GAME, MATCH, NUMBERS, OWN, SEATS

import lessons
from lessons import LEARNER, finished, told, told_in
from rejouons.games.autoscooter.programs import is_unused
from rejouons.games.autoscooter.state import ACTIONS, FREE, HEADING, HEX, Move
from rejouons.games.autoscooter.tables import (
    CARS,
    COLUMN,
    LETTER_NAMES,
    OUTSIDE,
    TOP_SPEED,
    WAY,
)
from rejouons.kernel.contract import NOBODY
from rejouons.match import Match

YELLOW, BLUE, ORANGE = 1, 3, 5  # cars, from 0
before = partial(lessons.before, GAME)


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


def test_cars_and_seats_of_one_colour_belong_together() -> None:
    assert [car_in(MATCH, car).owner for car in (OWN, BLUE, YELLOW)] == [0, 1, 2]


def test_all_drivers_begin_alike() -> None:
    assert list(before("lesson-chips").scores) == NUMBERS["lesson-chips"] * len(SEATS)


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
    written, *saved = NUMBERS["lesson-first"]
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
    assert MATCH.scores[LEARNER] == NUMBERS["lesson-on"][0]


def test_yellow_shows_its_side_once_more() -> None:
    match = finished(GAME)
    for rival in SEATS[1:]:
        match.act(rival, match.legal(rival)[-1])
    match.act(LEARNER, "program 17 P")
    played = len(match.actions)
    assert f"0 hit_side 1 2 {TOP_SPEED} 1" in told(match, played, played + 1)
