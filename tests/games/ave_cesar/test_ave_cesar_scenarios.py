"""The specification's scenarios of the line-up, the ranking of a race and the tournament."""

import random
from itertools import count
from typing import Any

import numpy as np
import pytest
from ave_cesar_table import P1, P2, P3, P4, P5, P6, Chariots, Race, legal_actions, opening, told

from positions import new_log, seats_in
from rejouons.games.ave_cesar import rules
from rejouons.games.ave_cesar.state import Phase
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, DECK_CARDS, DECK_SUM, HAND, VALUES
from rejouons.kernel.contract import RESULT
from rejouons.kernel.dice import DICE, draw, seed_dice
from rejouons.kernel.log import open_log
from rejouons.kernel.record import new

BEFORE_THE_LAST_FINISH: Chariots = {
    "P3": "finished",
    "P5": "finished",
    "P2": "finished d",
    "P4": "out 800",
    "P6": "out 850",
    "P1": "25I/3 s {1,2,3}",
}


def set_up(players: int, seed: int) -> tuple[Any, list[str]]:
    """A tournament that has just begun, and its events."""
    state, log = opening(players), new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    return state, told(log)


def turns_up(seed: int, *cards: tuple[int, int]) -> bool:
    """Whether the dice turn up these values first, each from so many cards."""
    dice = new(DICE)[0]
    seed_dice(dice, seed, 0)
    return all(draw(dice, left) // CARDS_OF_VALUE + 1 == value for value, left in cards)


def lanes(events: list[str]) -> list[str]:
    return [event for event in events if " lined_up" in event]


def has_fresh_cards(player: Any) -> bool:
    left = player.hand + player.pile.unknown
    values = range(1, VALUES + 1)
    is_full = player.hand_size == HAND and set(left) == {CARDS_OF_VALUE}
    return is_full and np.dot(values, left) == DECK_SUM and player.saluted == 0


# The line-up


@pytest.mark.clause("AC-17", "AC-18", "AC-19", "AC-20", "AC-21", "AC-22")
def test_s_01_the_highest_card_takes_lane_1() -> None:
    first, second = DECK_CARDS, DECK_CARDS - 1
    cards = ((5, first), (6, first), (6, first), (2, first), (3, second), (4, second))
    state, events = set_up(4, next(seed for seed in count() if turns_up(seed, *cards)))
    assert [event for event in events if "turned" in event] == [
        "P1 card_turned 5",
        "P2 card_turned 6",
        "P3 card_turned 6",
        "P4 card_turned 2",
        "P2 card_turned 3",
        "P3 card_turned 4",
    ]
    assert lanes(events) == [
        "P3 lined_up 1 26I",
        "P4 lined_up 2 26II",
        "P1 lined_up 3 26III",
        "P2 lined_up 4 26IV",
    ]
    assert all(has_fresh_cards(player) for player in state.players[:4])
    assert events[-1] == "P3 starts"
    assert seats_in(int(rules.to_act(state))) == [P3]


@pytest.mark.clause("AC-10", "AC-19")
def test_s_02_five_players_leave_the_outer_lane_empty() -> None:
    begun = (set_up(5, seed)[1] for seed in count())
    events = next(events for events in begun if "P4 lined_up 1 25I" in events)
    assert events[0] == "- race_began 1 yellow_cw"
    assert lanes(events) == [
        "P4 lined_up 1 25I",
        "P5 lined_up 2 25II",
        "P1 lined_up 3 25III",
        "P2 lined_up 4 25IV",
        "P3 lined_up 5 25V",
    ]


@pytest.mark.clause("AC-4", "AC-12")
def test_s_58_the_third_race_is_driven_the_other_way() -> None:
    others: Chariots = {"P2": "finished", "P3": "finished", "P4": "out 700"}
    race = Race("blue cw", races=4, P1="26I/3 s {1} []", **others)
    race.state.race = 1
    race.act("finish 1")
    assert "- race_began 3 white_ccw" in race.events()
    grid = sorted(event.split()[-1] for event in lanes(race.events()))
    assert grid == ["01I", "01II", "01III", "01IV"]
    assert all(has_fresh_cards(player) for player in race.state.players[:4])


# The ranking of a race


@pytest.mark.clause("AC-72", "AC-73", "AC-80", "AC-82")
def test_s_54_the_last_of_a_race_starts_the_next() -> None:
    race = Race("yellow cw", races=2, **BEFORE_THE_LAST_FINISH)
    race.act("finish 1")
    assert race.points() == [3, 0, 6, 0, 4, 0]
    assert [int(player.rank) for player in race.state.players] == [3, 4, 1, 6, 2, 5]
    assert lanes(race.events()) == [
        "P4 lined_up_last_first 1 25I",
        "P5 lined_up_last_first 2 25II",
        "P6 lined_up_last_first 3 25III",
        "P1 lined_up_last_first 4 25IV",
        "P2 lined_up_last_first 5 25V",
        "P3 lined_up_last_first 6 25VI",
    ]
    assert race.to_move == P4


@pytest.mark.clause("AC-81")
def test_s_55_or_the_winner() -> None:
    race = Race("yellow cw", races=2, lineup="winner_lane_1", **BEFORE_THE_LAST_FINISH)
    race.act("finish 1")
    assert list(race.state.order) == [P3, P5, P1, P2, P6, P4]
    assert lanes(race.events())[0] == "P3 lined_up_winner_first 1 25I"
    assert race.to_move == P3


# The tournament


@pytest.mark.clause("AC-83")
def test_s_56_races_won_break_a_tie() -> None:
    race = Race("white cw", P1="26I/3 s {1} []", P2="26II/3 s {1} []", P3="out 700")
    for seat, laurels, places in ((P1, 9, [1, 0, 1]), (P2, 11, [1, 0, 1])):
        race.state.players[seat].laurels = laurels
        race.state.players[seat].places[:3] = places
    race.act("finish 1")
    race.act("finish 1")
    assert race.points()[:2] == [15, 15]
    assert race.ranks()[:2] == [1, 2]
    assert race.events()[-1] == "P1 over_tie_broken"


@pytest.mark.clause("AC-1", "AC-3", "AC-4")
def test_s_65_four_races_with_fresh_cards() -> None:
    chance = random.Random(65)
    state, events = set_up(3, 65)
    log = new_log()
    fresh = []
    while state.phase != Phase.OVER:
        if any("race_began" in event for event in events):
            fresh.append(all(has_fresh_cards(player) for player in state.players[:3]))
        [seat] = seats_in(int(rules.to_act(state)))
        open_log(log)
        rules.apply(state, log, seat, chance.choice(legal_actions(state, seat)))
        events = told(log)
    assert fresh == [True, True, True, True]
    results = new(RESULT, 3)
    rules.scores(state, results)
    assert set(results.points[results.rank == 1]) == {max(results.points)}
