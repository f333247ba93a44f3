"""Ave César's first lesson: what its comments claim is true."""

from functools import partial

from ave_cesar_lesson import GAME, MATCH, NUMBERS, SEATS

import lessons
from lessons import LEARNER
from rejouons.games.ave_cesar.prospects import spare_steps, steps_left
from rejouons.games.ave_cesar.state import ACTIONS, Move
from rejouons.games.ave_cesar.tables import (
    CARDS_OF_VALUE,
    DECK_CARDS,
    LAPS,
    SIX,
    SPACE_NAMES,
    VALUES,
)
from rejouons.match import Match

before = partial(lessons.before, GAME)
FIRST_RIVAL, SECOND_RIVAL = 1, 2


def goals(match: Match, seat: int) -> set[str]:
    """The spaces that a seat can drive to."""
    played = [ACTIONS.decode(action) for action in match.legal(seat)]
    return {SPACE_NAMES[values[1]] for kind, values in played if kind == Move.PLAY}


def hand(match: Match) -> list[int]:
    """The learner's cards, by value."""
    counts = match.view(LEARNER).state.players[LEARNER].hand
    return [value + 1 for value in range(VALUES) for _ in range(counts[value])]


def is_leading(match: Match) -> bool:
    return bool(match.view().state.leaders == 1 << LEARNER)


def test_the_cards_barely_suffice() -> None:
    state = before("lesson-cards").view(LEARNER).state
    worth = CARDS_OF_VALUE * sum(range(1, VALUES + 1))
    shortest, spare = steps_left(state, LEARNER), spare_steps(state, LEARNER)
    assert [DECK_CARDS, worth, shortest, spare] == NUMBERS["lesson-cards"]


def test_rivals_stop_behind_the_narrow_passage() -> None:
    match = before("lesson-narrow")
    assert {name[:2] for name in goals(match, FIRST_RIVAL)} <= {"03", "04", "05"}


def test_the_leader_holds_a_six_that_has_to_wait() -> None:
    match = before("lesson-leader")
    assert is_leading(match)
    assert SIX + 1 in hand(match)
    refused = match.why_not(LEARNER, "play 6 W12")
    assert refused is not None
    assert refused.clause == "AC-61"


def test_the_outer_lane_of_the_curve_would_not_reach_the_passage() -> None:
    assert goals(before("lesson-curve"), LEARNER) >= {"10", "09L"}


def test_a_rival_is_left_the_outer_lane_only() -> None:
    match = before("lesson-outside")
    match.act(FIRST_RIVAL, "play 4 08R")
    assert goals(match, SECOND_RIVAL) == {"08Lb", "09L"}


def test_a_rival_holds_big_cards_only_and_is_held_up() -> None:
    match = before("lesson-held-up")
    match.act(FIRST_RIVAL, "play 3 W11R")
    offered = [ACTIONS.text(action) for action in match.legal(SECOND_RIVAL)]
    assert offered == ["tuck 4", "tuck 6"]


def test_the_left_lane_beside_the_wall_is_shorter() -> None:
    asked = [ACTIONS.text(action) for action in before("lesson-wall").legal(LEARNER)]
    assert {"play 3 W14L", "play 3 W13Rc"} <= set(asked)


def test_the_learner_does_not_lead_when_asked_to_overtake() -> None:
    assert not is_leading(before("lesson-overtake"))
    assert 5 in hand(before("lesson-overtake"))


def test_nobody_but_the_learner_has_kept_all_spare_spaces() -> None:
    state = MATCH.view(LEARNER).state
    assert [spare_steps(state, seat) for seat in SEATS] == [4, 3, 3]


def test_the_learner_plays_on_in_the_lead_with_two_laps_to_go() -> None:
    assert MATCH.to_act == (LEARNER,)
    assert is_leading(MATCH)
    assert MATCH.view().state.players[LEARNER].lap == LAPS - 2
