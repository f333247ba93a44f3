"""The tracks: their lengths, the spaces too late for the alley, and every way over them."""

import random

import pytest
from ave_cesar_graph import ALL_COURSES, Graph
from ave_cesar_table import P1, Chariots, Race

from rejouons.games.ave_cesar.state import SPACE
from rejouons.games.ave_cesar.tables import COURSES, DECK_SUM, LAPS, SIDES, TRACKS, VALUES

SHORTEST = {"white": 80, "blue": 80, "yellow": 78, "red": 78}
LONGEST_LAP = {"white": 30, "blue": 31, "yellow": 30, "red": 32}
SAMPLE = 20  # spaces of each course
LOST = {
    "a cw": "24R 25M 25R 26I 26II 26III 26IV",
    "a ccw": "01I 01II 01III 01IV 02M 02R 03-1 03-2 04-1 04-2 05R",
    "b cw": "23R 24M 24R 25I 25II 25III 25IV 25V 25VI",
    "b ccw": "01I 01II 01III 01IV 01V 01VI 02M 02R 03R",
}


@pytest.mark.clause("AC-3", "AC-13")
@pytest.mark.parametrize("wall_exit", ["off", "on"])
@pytest.mark.parametrize("course", ALL_COURSES)
def test_s_59_the_shortest_race_is_as_long_from_every_lane(course: str, wall_exit: str) -> None:
    graph = Graph(course, wall_exit)
    lengths = {graph.shortest_race(space, LAPS) for space in graph.grid}
    assert lengths == {SHORTEST[graph.colour]}


@pytest.mark.clause("AC-3")
def test_the_cards_leave_a_margin() -> None:
    assert DECK_SUM == 84
    assert {course: DECK_SUM - steps for course, steps in SHORTEST.items()} == {
        "white": 4,
        "blue": 4,
        "yellow": 6,
        "red": 6,
    }


@pytest.mark.clause("AC-38")
@pytest.mark.parametrize("course", ALL_COURSES)
def test_outer_lanes_make_the_longest_lap(course: str) -> None:
    assert Graph(course).longest_lap() == LONGEST_LAP[course.split()[0]]


@pytest.mark.clause("AC-38")
def test_outside_all_the_way_takes_more_than_the_cards_give() -> None:
    for course, steps in SHORTEST.items():
        columns = TRACKS[0 if course in SIDES[0]["courses"] else 1].columns
        assert steps + LAPS * (LONGEST_LAP[course] - columns) > DECK_SUM


def lost(course: int, wall_exit: int) -> set[str]:
    row = COURSES[2 * course + wall_exit]
    return {
        SPACE.words[row.space_at[position]]
        for position in range(row.positions)
        if row.is_lost[position]
    }


def told_lost(course: str) -> set[str]:
    colour, direction = course.split()
    side = "a" if colour in SIDES[0]["courses"] else "b"
    return set(LOST[f"{side} {direction}"].split())


@pytest.mark.clause("AC-52")
@pytest.mark.parametrize("course", ALL_COURSES)
def test_spaces_too_late_for_the_alley(course: str) -> None:
    assert lost(ALL_COURSES.index(course), 0) == told_lost(course)


@pytest.mark.clause("AC-37", "AC-52")
@pytest.mark.parametrize("course", ALL_COURSES)
def test_wall_exits_save_two_spaces_for_the_alley(course: str) -> None:
    saved = {"04-2", "05R"} if course in ("white ccw", "blue ccw") else set()
    assert lost(ALL_COURSES.index(course), 1) == told_lost(course) - saved


@pytest.mark.clause("AC-13", "AC-28", "AC-29", "AC-34", "AC-35", "AC-37")
@pytest.mark.parametrize("wall_exit", ["off", "on"])
@pytest.mark.parametrize("course", ALL_COURSES)
def test_every_destination_is_reached_by_free_steps(course: str, wall_exit: str) -> None:
    """From any space, with others anywhere, as a search of the plain graph finds it."""
    graph, chance = Graph(course, wall_exit), random.Random(course)
    for space in chance.sample(sorted(graph.spaces), SAMPLE):
        others = chance.sample(sorted(set(graph.spaces) - {space}), len(graph.grid) - 1)
        chariots: Chariots = {f"P{seat}": f"{other}/3 s" for seat, other in enumerate(others, 2)}
        hand = sorted(chance.sample(range(1, VALUES + 1), 3))
        chariots["P1"] = f"{space}/1 s {{{','.join(map(str, hand))}}}"
        race = Race(course, wall_exit_diagonal=wall_exit, **chariots)
        ways = [way for value in hand for way in graph.ways(space, value, set(others))]
        assert {(value, to) for value, ends in race.moves().items() for to in ends} == {
            (len(way), way[-1]) for way in ways
        }
        if ways:
            drive(race, graph, chance.choice(ways))


def drive(race: Race, graph: Graph, way: list[str]) -> None:
    race.act(f"play {len(way)} {way[-1]}")
    lap = 1 + sum(map(graph.crosses_line, way))
    assert race.chariot(P1) == f"{way[-1]}/{lap} s"
