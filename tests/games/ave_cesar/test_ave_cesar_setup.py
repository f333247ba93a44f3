"""Ave César's programme, line-up and deal: AC-1 to AC-22."""

from itertools import pairwise
from typing import Any

import pytest
from ave_cesar_table import P2, SEATS, Chariots, Race, legal_actions, opening, told

from positions import new_log, seats_in
from rejouons.games.ave_cesar import rules
from rejouons.games.ave_cesar.lineup import draw_for_lane_one
from rejouons.games.ave_cesar.state import ACTIONS, COURSE, SPACE, Phase
from rejouons.games.ave_cesar.tables import (
    CARDS_OF_VALUE,
    DECK_CARDS,
    DECK_SUM,
    LAPS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RACES,
    VALUES,
)
from rejouons.kernel.deck import add_cards
from rejouons.kernel.dice import seed_dice

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
SEEDS = range(60)
NOBODY_PASSES = 2  # in the first rounds of a race with this seed
COURSES_OF = {
    3: ("white", "blue"),
    4: ("white", "blue"),
    5: ("yellow", "red"),
    6: ("yellow", "red"),
}
LANES = ("I", "II", "III", "IV", "V", "VI")
CHOICES = ("first_cw", "first_ccw", "second_cw", "second_ccw")


def set_up(players: int, seed: int = 1, **options: Any) -> tuple[Any, list[str]]:
    """A tournament that has just begun, and what was told of it."""
    state, log = opening(players, **options), new_log()
    seed_dice(state.dice, seed, 0)
    rules.setup(state, log)
    return state, told(log)


def words_of(events: list[str], kind: str) -> list[list[str]]:
    """Who and what the events of a kind tell of."""
    return [[who, *rest] for who, told, *rest in map(str.split, events) if told == kind]


def course_of(players: int, choice: str) -> str:
    """The course that an option chooses on these players' side."""
    number, direction = choice.split("_")
    return f"{COURSES_OF[players][number == 'second']}_{direction}"


def race_before(race: int, players: int, **options: Any) -> Race:
    """The end of a race: P1 can finish, the others have left."""
    others: Chariots = dict.fromkeys(SEATS[1:players], "out 700")
    course, grid = ("white cw", "26I") if players <= 4 else ("yellow cw", "25I")
    before = Race(course, P1=f"{grid}/3 s {{1}} []", **others, **options)
    before.state.race = race - 2  # counted from 0
    return before


def race_begun(race: int, players: int, **options: Any) -> str:
    """What is told when a race of a tournament begins."""
    if race == 1:
        return set_up(players, **options)[1][0]
    before = race_before(race, players, **options)
    before.act("finish 1")
    return next(event for event in before.events() if "race_began" in event)


# The box


@pytest.mark.clause("AC-3")
def test_three_to_six_play() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS) == (3, 6)


@pytest.mark.clause("AC-3")
def test_all_decks_hold_four_cards_of_each_value() -> None:
    assert (VALUES, CARDS_OF_VALUE, DECK_CARDS, DECK_SUM) == (6, 4, 24, 84)


@pytest.mark.clause("AC-3", "AC-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_a_whole_deck_and_a_coin(players: int) -> None:
    state, _ = set_up(players)
    for player in state.players[:players]:
        assert (player.hand + player.pile.unknown).tolist() == 6 * [4]
        assert player.spent.sum() == 0
        assert (player.hand_size, player.pile.unknown_left, player.pile.under_left) == (3, 21, 0)
        assert (player.lap, player.saluted, player.disqualified, player.laurels) == (0, 0, 0, 0)


@pytest.mark.clause("AC-13")
def test_a_race_has_three_laps() -> None:
    assert LAPS == 3


# Courses


@pytest.mark.clause("AC-10", "AC-11", "AC-12")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", CHOICES)
def test_a_first_race_can_be_driven_on_each_course_both_ways(players: int, choice: str) -> None:
    state, events = set_up(players, race_1=choice)
    course = course_of(players, choice)
    assert COURSE.words[state.course] == course
    assert events[0] == f"- race_began 1 {course}"


@pytest.mark.clause("AC-12")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("race", range(1, RACES + 1))
def test_the_programme_is_driven_one_way_then_the_other_and_begins_anew(
    race: int, players: int
) -> None:
    first, second = COURSES_OF[players]
    programme = [f"{first}_cw", f"{second}_cw", f"{first}_ccw", f"{second}_ccw"]
    course = programme[(race - 1) % len(programme)]
    assert race_begun(race, players, races=RACES) == f"- race_began {race} {course}"


@pytest.mark.clause("AC-12")
@pytest.mark.parametrize("race", range(1, RACES + 1))
@pytest.mark.parametrize("choice", CHOICES)
def test_the_course_of_each_race_can_be_chosen(race: int, choice: str) -> None:
    for players in (3, 6):
        begun = race_begun(race, players, **{"races": RACES, f"race_{race}": choice})
        assert begun == f"- race_began {race} {course_of(players, choice)}"


@pytest.mark.clause("AC-1")
@pytest.mark.parametrize("races", range(1, RACES + 1))
def test_a_tournament_has_as_many_races_as_agreed(races: int) -> None:
    last = race_before(races + 1, 3, races=races)
    last.act("finish 1")
    assert last.phase == Phase.OVER
    if races < RACES:
        before = race_before(races + 1, 3, races=races + 1)
        before.act("finish 1")
        assert before.phase == Phase.MOVE


@pytest.mark.clause("AC-1")
def test_a_tournament_has_four_races_by_default() -> None:
    assert set_up(3)[0].options.races == 4


# The grid


@pytest.mark.clause("AC-10", "AC-19")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", CHOICES)
def test_the_grid_lies_behind_the_line_and_fills_from_the_inside(players: int, choice: str) -> None:
    state, events = set_up(players, race_1=choice)
    last = 26 if players <= 4 else 25
    column = last if choice.endswith("_cw") else 1
    grid = [f"{column:02}{lane}" for lane in LANES[:players]]
    assert [words[1:] for words in words_of(events, "lined_up")] == [
        [str(lane), space] for lane, space in enumerate(grid, 1)
    ]
    standing = [SPACE.words[state.players[seat].space] for seat in state.order[:players]]
    assert standing == grid
    assert set(state.players["position"][:players].tolist()) == {0}
    assert seats_in(int(state.leaders)) == list(range(players))


def winner_of_draw(players: int, turned: list[tuple[str, int]]) -> str:
    """Who takes lane 1 by the cards turned up, which must be those of whoever was tied."""
    tied = list(SEATS[:players])
    while len(tied) > 1:
        cards, turned = turned[: len(tied)], turned[len(tied) :]
        assert [who for who, _ in cards] == tied
        highest = max(value for _, value in cards)
        tied = [who for who, value in cards if value == highest]
    assert turned == []
    return tied[0]


@pytest.mark.clause("AC-17", "AC-18", "AC-19", "AC-22")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_highest_card_takes_lane_1_and_the_others_follow_clockwise(players: int) -> None:
    ties = 0
    for seed in SEEDS:
        state, events = set_up(players, seed)
        turned = [(who, int(value)) for who, value in words_of(events, "card_turned")]
        first = winner_of_draw(players, turned)
        lanes = [who for who, _, _ in words_of(events, "lined_up")]
        assert lanes[0] == first
        assert all(SEATS.index(b) == (SEATS.index(a) + 1) % players for a, b in pairwise(lanes))
        assert events[-1] == f"{first} starts"
        assert [SEATS[seat] for seat in seats_in(int(rules.to_act(state)))] == [first]
        ties += len(turned) > players
    assert 0 < ties < len(SEEDS)


@pytest.mark.clause("AC-18")
def test_if_the_decks_run_out_the_lowest_seat_of_those_tied_wins() -> None:
    state, log = opening(4), new_log()
    seed_dice(state.dice, 1, 0)
    for seat, cards in enumerate([{1: 3}, {4: 3}, {4: 3}, {2: 3}]):
        for value, number in cards.items():
            add_cards(state.players[seat].pile, value - 1, number)
    assert draw_for_lane_one(state, log) == P2
    assert len(told(log)) == 4 + 2 + 2


@pytest.mark.clause("AC-17", "AC-20")
def test_everybody_can_win_the_draw_and_no_card_stays_away() -> None:
    starters = set()
    for seed in SEEDS:
        state, _ = set_up(6, seed)
        starters.add(int(state.order[0]))
        assert all(
            (player.hand + player.pile.unknown).tolist() == 6 * [4] for player in state.players
        )
    assert starters == set(range(6))


# The deal


@pytest.mark.clause("AC-20", "AC-21")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_dealt_three_cards(players: int) -> None:
    state, events = set_up(players)
    dealt = words_of(events, "dealt")
    assert [who for who, *_ in dealt] == list(SEATS[:players])
    for seat, (_, *cards) in enumerate(dealt):
        hand = [state.players[seat].hand[value] for value in range(VALUES)]
        assert hand == [cards.count(str(value + 1)) for value in range(VALUES)]


# Turns


@pytest.mark.clause("AC-22")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", CHOICES)
def test_turns_go_round_the_table_whichever_way_the_chariots_drive(
    players: int, choice: str
) -> None:
    state, _ = set_up(players, seed=NOBODY_PASSES, race_1=choice)
    first = int(state.order[0])
    for turn in range(2 * players):
        seat = (first + turn) % players
        assert seats_in(int(rules.to_act(state))) == [seat]
        rules.apply(state, new_log(), seat, slowest(state, seat))


def slowest(state: Any, seat: int) -> int:
    """The action with the smallest card: nobody is held up by it."""
    return min(legal_actions(state, seat), key=lambda action: ACTIONS.decode(action)[1])
