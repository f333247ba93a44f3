"""Macadam's first lesson: what its comments claim is true."""

from functools import partial
from typing import Any

from macadam_lesson import GAME, MATCH, NUMBERS, SEATS
from macadam_table import card_set, names

import lessons
from lessons import LEARNER
from rejouons.games.macadam.state import ACTIONS, PAPER
from rejouons.games.macadam.tables import (
    ADMITS,
    FINE,
    KIND_NAMES,
    OF_KIND,
    PAPER_ROLLED,
    SIGNAL_NAMES,
    SIGNALS_OF,
    TYPE_NAMES,
)
from rejouons.match import Match

before = partial(lessons.before, GAME)
FIRST_RIVAL, SECOND_RIVAL = 1, 2


def player_in(match: Match, seat: int = LEARNER) -> Any:
    return match.view(LEARNER).state.players[seat]


def held(match: Match, *kinds: str) -> str:
    """The learner's cards of some kinds, in words."""
    cards = sum(int(OF_KIND[KIND_NAMES.index(kind)]) for kind in kinds)
    return names(int(player_in(match).hand) & cards)


def answers(match: Match) -> list[str]:
    """What the learner may do, but for papers."""
    texts = [ACTIONS.text(action) for action in match.legal(LEARNER)]
    return [text for text in texts if text != "roll"]


def refusal(match: Match, action: str) -> str:
    """The clause against an action of the learner's."""
    refused = match.why_not(LEARNER, action)
    assert refused is not None, action
    return refused.clause


def test_the_learner_has_all_the_cards_spoken_of() -> None:
    match = before("lesson-cards")
    assert player_in(match).hand_size == NUMBERS["lesson-cards"][0]
    assert held(match, "green_walker", "bicycle", "moped") == "PG1 PG2 PG3 BI3 BI7 MO2"
    assert held(match, "car", "motorbike") == "CA1 MB2"


def test_vehicles_wait_for_papers_and_a_bicycle_does_not() -> None:
    match = before("lesson-follow")
    assert answers(match) == ["expose BI3", "expose BI7"]
    assert refusal(match, "expose MO2") == "MC-60"
    assert refusal(match, "expose CA1") == "MC-61"
    assert refusal(match, "expose MB2") == "MC-61"


def test_the_learner_is_stuck_but_for_two_agents() -> None:
    match = before("lesson-stuck")
    assert held(match, "red_walker") == ""
    assert held(match, "agent") == "AG3 AG5"
    assert "fine" in answers(match)


def test_everybody_saw_who_has_no_green() -> None:
    for comment in ("lesson-agent", "lesson-on"):
        lacks = int(player_in(before(comment), FIRST_RIVAL).lacks)
        assert card_set("PG1-5") & ~lacks == 0


def test_the_card_given_up_brings_little_without_its_licence() -> None:
    match = before("lesson-discard")
    assert player_in(match).papers == 0
    assert "discard CA1" in answers(match)


def test_the_die_wins_the_papers_told_of() -> None:
    *winning, two, four = NUMBERS["lesson-roll"]
    papers = [PAPER.words[PAPER_ROLLED[face]] for face in winning]
    assert papers == ["insurance", "insurance", "licence", "licence"]
    assert PAPER_ROLLED[two] == PAPER_ROLLED[four] < 0


def test_a_lane_is_for_bicycles_and_mopeds() -> None:
    lane = int(ADMITS[TYPE_NAMES.index("lane")])
    assert names(lane) == names(card_set("BI1-8 MO1-6"))


def test_nobody_else_is_insured() -> None:
    insured = 1 << PAPER.value("insurance")
    papers = [int(player_in(before("lesson-hope"), seat).papers) for seat in SEATS]
    assert [bool(held & insured) for held in papers] == [True, False, False]


def test_the_learner_comes_before_the_other_follower_of_a_green_arrow() -> None:
    match = before("lesson-stop")
    assert match.to_act == (LEARNER,)
    assert match.view().state.waiting == 1 << SECOND_RIVAL
    assert held(match, "green_arrow") == ""
    assert held(match, "agent") == "AG5"


def test_nothing_saves_the_learner_from_the_blue_arrow() -> None:
    assert answers(before("lesson-pay")) == ["fine"]


def test_the_learner_has_the_points_told_of() -> None:
    exposed, fines, total = NUMBERS["lesson-count"]
    player = player_in(before("lesson-count"))
    assert (player.points, player.fines * FINE) == (exposed, fines)
    assert MATCH.scores[LEARNER] == total


def test_the_learner_plays_on_in_front_and_leads() -> None:
    assert MATCH.to_act == (LEARNER,)
    assert MATCH.view().state.leader == LEARNER
    assert MATCH.ranking.count(1) == MATCH.ranking[LEARNER] == 1


def test_there_is_a_green_pedestrian_left_and_two_signals_for_it() -> None:
    free = int(MATCH.view().state.uncovered) & int(SIGNALS_OF[TYPE_NAMES.index("walk")])
    assert free == sum(1 << SIGNAL_NAMES.index(name) for name in ("S05", "S07"))
    assert held(MATCH, "green_walker") == "PG3"
