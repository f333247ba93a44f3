"""What Ave César's bots make of a position: no rules, but it can be checked by hand."""

import numpy as np
import pytest
from ave_cesar_table import P1, P2, P3, P4, Chariots, Race, legal_actions

from rejouons import Match
from rejouons.bots import make
from rejouons.games.ave_cesar import rules
from rejouons.games.ave_cesar.game import GAME
from rejouons.games.ave_cesar.prospects import cards_home, spare_steps, steps_left
from rejouons.games.ave_cesar.state import ACTIONS, NO_PLACE
from rejouons.games.ave_cesar.tables import HAND
from rejouons.kernel.contract import MAX_SEATS
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.record import new, snapshot

RIVALS: Chariots = {"P2": "W16L/3 s {1,2,3} [6,6]", "P3": "W15/3 s {1,2,3} [6,6]"}
DIRECTIONS = ("first_cw", "first_ccw", "second_cw", "second_ccw")
WHIMS = 50  # playouts of a position


def chances(race: Race) -> list[float]:
    found = np.zeros(MAX_SEATS)
    rules.evaluate(race.state, found)
    return [float(chance) for chance in found[: race.state.num_players]]


def chance(chariot: str, course: str = "white cw") -> float:
    """The chance of P1's chariot when P2 is to move, at a table with two others as usual."""
    return chances(Race(course, to_move=P2, P1=chariot, **RIVALS))[P1]


def tried(race: Race) -> dict[str, float]:
    """The chance of the seat to move after each of its actions."""
    found = {}
    for action in legal_actions(race.state, race.to_move):
        trial = snapshot(race.state)
        rules.apply(trial, race.log, race.to_move, action)
        after = np.zeros(MAX_SEATS)
        rules.evaluate(trial, after)
        found[ACTIONS.text(action)] = float(after[race.to_move])
    return found


def best_tried(race: Race) -> str:
    found = tried(race)
    return max(found, key=lambda action: found[action])


def playouts(race: Race) -> set[str]:
    """What playouts do in a position, with many whims."""
    dice = new(DICE)[0]
    out = np.zeros(ACTIONS.size, np.int16)
    found = set()
    for seed in range(WHIMS):
        seed_dice(dice, seed, 0)
        action = int(rules.playout(race.state, race.to_move, dice, out))
        found.add(ACTIONS.text(action))
    return found


# A race


@pytest.mark.parametrize(
    ("chariot", "left", "spare"),
    [
        ("07R/3 s {1,2,3} [6,6,4]", 20, 2),
        ("08R/3 s {1,2,3} [6,6,4]", 19, 3),
        ("08La/3 s {1,2,3} [6,6,4]", 20, 2),
        ("07R/3 s {1} []", 20, -19),
    ],
)
def test_spare_steps_are_cards_less_the_shortest_way(chariot: str, left: int, spare: int) -> None:
    race = Race("white cw", to_move=P2, P1=chariot, **RIVALS)
    assert steps_left(race.state, P1) == left
    assert spare_steps(race.state, P1) == spare


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("08R/3 s {1,2,3} [6,6,4]", "08La/3 s {1,2,3} [6,6,4]"),  # the inner lane
        ("07R/3 s {1,2,3} [6,6,4]", "07R/3 s {1,2,3} [6,6,2]"),  # spare steps
        ("07R/3 s {4,5,6} [5,2]", "07R/3 s {4,5,6} [2,2,1,1,1]"),  # few cards that go far
        ("24M/2 s {1,2,3}", "24M/2 {1,2,3}"),  # the salute
        ("23R/1 {1,2,3}", "22R/1 {1,2,3}"),  # a step ahead
        ("25L/2 {3,5,6}", "25L/2 {4,5,6}"),  # a card low enough for the alley
        ("26I/3 s {1,2,3} []", "26I/3 d {1,2,3} []"),  # a disqualified chariot takes no place
        ("22R/3 s {5,3,1} []", "22R/3 s {3,3,3} []"),  # home sooner
    ],
)
def test_what_makes_a_chariot_strong(better: str, worse: str) -> None:
    assert chance(better) > chance(worse)


def test_a_leader_with_nothing_but_sixes_stands_still() -> None:
    def of_leader(hand: str) -> float:
        return chances(Race("white cw", to_move=P2, P1=f"W16L/2 s {hand}", P2="10/1"))[P1]

    assert of_leader("{6,6,1}") > of_leader("{6,6,6}")


def test_moving_first_is_an_advantage() -> None:
    level: Chariots = {"P1": "24M/3 s {1,2,3} []", "P2": "24L/3 s {1,2,3} []"}
    first = chances(Race("white cw", to_move=P1, **level))
    second = chances(Race("white cw", to_move=P2, **level))
    assert first[P1] > first[P2]
    assert second[P2] > second[P1]


@pytest.mark.parametrize("lost", ["07R/3 s {1} []", "26I/3 d {1,2,3} []", "out 800", "finished d"])
def test_who_takes_no_place_does_not_win(lost: str) -> None:
    assert chance(lost) == 0.0


def test_chances_are_equal_where_nobody_can_be_placed() -> None:
    race = Race("white cw", to_move=P2, P1="out 800", P2="26I/3 d {1,2} []", P3="finished d")
    assert chances(race) == [1 / 3, 1 / 3, 1 / 3]


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("{6,1,1}", 1),
        ("{4,4,4}", 2),
        ("{4,1,1}", 3),
        ("{2,2,1}", HAND + 1),
    ],
)
def test_cards_of_the_hand_that_take_a_chariot_home(hand: str, cards: int) -> None:
    race = Race("white cw", to_move=P2, P1=f"21/3 s {hand}", P2="W16L/3 s", P3="finished")
    assert steps_left(race.state, P1) == 6
    assert cards_home(race.state, P1) == cards


def test_a_leader_does_not_come_home_by_a_six() -> None:
    race = Race("white cw", to_move=P2, P1="21/3 s {6,1,1}", P2="W16L/3 s")
    assert cards_home(race.state, P1) == HAND + 1


# The tournament


def test_the_first_to_be_placed_wins_a_single_race() -> None:
    race = Race(
        "white cw", to_move=P3, P1="finished", P2="finished", P3="26I/3 s {1,2,3}", P4="25M/3 s"
    )
    won, second, third, last = chances(race)
    assert won > 0.999
    assert second > third > last > 0


def test_laurels_of_earlier_races_count() -> None:
    """The more the fewer races follow."""
    leads = []
    for races in (4, 2, 1):
        race = Race("white cw", to_move=P3, races=races, P1="10/1", P2="09R/1", P3="09L/1")
        before = chances(race)
        race.state.players[P1].laurels = 4
        leads.append(chances(race)[P1] - before[P1])
    assert 0 < leads[0] < leads[1] < leads[2]


def test_a_disqualified_leader_of_the_tournament_may_still_win_it() -> None:
    race = Race("white cw", to_move=P2, P1="26I/3 d {1,2,3} []", P2="06/3 s", P3="05L/3 s")
    race.state.players[P1].laurels = 17
    race.state.players[P2].laurels = 9
    assert chances(race)[P1] > 0.99


def test_who_cannot_catch_up_any_more_is_beaten() -> None:
    race = Race(
        "white cw", to_move=P2, P1="finished", P2="26I/3 s {1,2,3}", P3="10/3 s", P4="09L/3 s"
    )
    for seat, laurels in ((P1, 10), (P2, 11), (P3, 3), (P4, 14)):
        race.state.players[seat].laurels = laurels
    found = chances(race)
    assert found[P4] > found[P1] > 0.01
    assert 0.001 > found[P2] > found[P3]


def test_a_place_without_points_is_still_driven_for() -> None:
    """The sixth of six, with a card too few for a detour."""
    others: Chariots = dict.fromkeys(("P2", "P3", "P4", "P5", "P6"), "finished")
    race = Race("red ccw", P1="R08L/3 s {2,3,4} []", **others)
    outcomes = tried(race)
    assert max(outcomes.values()) > min(outcomes.values()) > 0


# What the bots do


def test_the_best_impression_is_the_inner_lane() -> None:
    race = Race("white cw", P1="07R/3 s {1,1,1} [6,6,6]", P2="W16L/3 s {1,2,3}", P3="05L/3 s")
    assert best_tried(race) == "play 1 08R"
    assert playouts(race) == {"play 1 08R"}


def test_a_playout_drives_home() -> None:
    race = Race("white cw", P1="25M/3 s {1,2,5}", P2="W16L/3 s", P3="10/3 s")
    assert playouts(race) <= {"finish 2", "finish 5"}


def test_a_playout_salutes() -> None:
    race = Race("white cw", P1="23R/1 {3,3,3}", P2="10/1", P3="06/1")
    assert playouts(race) == {"play 3 C1"}


def test_a_playout_keeps_low_cards_for_gaps() -> None:
    race = Race("white cw", P1="20L/1 {2,3,6}", P2="21/1")
    assert playouts(race) == {"tuck 6"}


def test_a_playout_neither_wastes_its_last_spare_step_nor_retires() -> None:
    race = Race("white cw", P1="22R/3 s {2,1} [2]", P2="10/3 s", P3="06/3 s")
    assert "play 2 23Lb" not in playouts(race)
    disqualified = Race("white cw", P1="22R/3 d {2,1} [2]", P2="10/3 s", P3="06/3 s")
    assert "retire" not in playouts(disqualified)


@pytest.mark.parametrize(("bot", "races"), [("greedy", 5), ("search:30", 1)])
def test_bots_are_placed(bot: str, races: int) -> None:
    """At least nine times out of ten, over all tables, courses and directions."""
    placed = [
        place != NO_PLACE
        for players in GAME.players
        for direction in DIRECTIONS
        for seed in range(races)
        for place in places(players, direction, seed, bot)
    ]
    assert sum(placed) >= 0.85 * len(placed)


def places(players: int, direction: str, seed: int, bot: str) -> list[int]:
    """The places taken in a race between bots of a kind."""
    match = Match.create("ave_cesar", players, {"races": 1, "race_1": direction}, seed=seed)
    bots = [make(bot, GAME, number) for number in range(players)]
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, bots[seat].choose(match.view(seat)))
    state = match.view().state
    return [int(player.place) for player in state.players[:players]]
