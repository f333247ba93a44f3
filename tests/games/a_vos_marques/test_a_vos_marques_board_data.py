"""The board of the box is the map that the rules tell of, and a car can always drive on it."""

from collections import Counter
from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest
from a_vos_marques_map import (
    ARROWS,
    ERRAND_PLACES,
    FAR,
    FINISH,
    FORKS,
    LANDMARKS,
    LINKS,
    MOST_POINTS,
    PLACES,
    RETREATS,
    ROUTES,
    SPACES,
    START,
    STOP_PLACES,
    nearest,
    neighbours,
    paths,
    regions,
    steps_from,
)
from a_vos_marques_map import ROADS as WRITTEN_ROADS

from rejouons.games.a_vos_marques import roads
from rejouons.games.a_vos_marques.roads import MAX_SPACES, NO_PLACE, NO_SPACE
from rejouons.games.a_vos_marques.tables import (
    BOARD_FACTS,
    DESTINATIONS,
    ROADS,
    SENDS,
    SIGHTS,
    SPACE_NAMES,
)

NUMBER = {name: number for number, name in enumerate(SPACE_NAMES)}
ERRANDS_AT = sorted(space for space, place in PLACES.items() if place in ERRAND_PLACES)
NEAREST_SPACING = 26  # of the drawing; spaces are circles of radius 13
TIES = 39  # of all errands from all spaces, those with two nearest places


def names(numbers: Any) -> list[str]:
    return [SPACE_NAMES[number] for number in numbers if number != NO_SPACE]


def ways(space: str, mask: int) -> list[str]:
    """The ways out of a space that a mask picks."""
    out = names(ROADS[NUMBER[space]].ways)
    return [to for way, to in enumerate(out) if int(mask) >> way & 1]


# Spaces and roads


def test_how_much_there_is_of_everything() -> None:
    assert len(SPACES) == len(BOARD_FACTS["spaces"]) == 170
    assert len(ARROWS) == sum(len(space["next"]) for space in BOARD_FACTS["spaces"].values()) == 175
    assert sum(road.steps for road in WRITTEN_ROADS) == 175
    assert len(BOARD_FACTS["links"]) == 2


def test_spaces_are_numbered_from_start_and_finish_on() -> None:
    others = sorted(SPACES - {START, FINISH})
    assert SPACE_NAMES[: len(SPACES)] == (START, FINISH, *others)
    assert SPACE_NAMES[len(SPACES) :] == tuple(f"unused.{n}" for n in range(170, MAX_SPACES))


@pytest.mark.clause("AVM-4")
def test_every_road_can_be_driven_both_ways() -> None:
    for space in SPACES:
        row = ROADS[NUMBER[space]]
        links = [to for pair in LINKS for to in pair if space in pair and to != space]
        assert names(row.ways) == sorted([*neighbours(space), *links])
        assert ways(space, row.linked) == links
        assert ways(space, row.onward) == sorted(to for origin, to in ARROWS if origin == space)


def test_unused_rows_lead_nowhere() -> None:
    unused = ROADS[len(SPACES) :]
    assert (unused.ways == NO_SPACE).all()
    assert (unused.place == NO_PLACE).all()


def test_the_map_is_in_one_piece_and_has_two_ends() -> None:
    assert set(steps_from(START)) == SPACES
    assert {space for space in SPACES if len(neighbours(space)) == 1} == {START, FINISH}


@pytest.mark.clause("AVM-62")
def test_arrows_lead_to_the_finish_and_never_round_in_circles() -> None:
    onward = {space: {to for origin, to in ARROWS if origin == space} for space in SPACES}
    assert {space: sorted(to) for space, to in onward.items() if len(to) > 1} == FORKS
    assert [space for space, to in onward.items() if not to] == [FINISH]
    ahead = {START}
    for _ in range(len(SPACES)):
        ahead = {to for space in ahead for to in onward[space]}
    assert not ahead


@pytest.mark.clause("AVM-60")
def test_every_retreat_ends_on_start() -> None:
    back = {space: SPACE_NAMES[ROADS[NUMBER[space]].back] for space in SPACES}
    before = {space: {origin for origin, to in ARROWS if to == space} for space in SPACES}
    merging = {space: back[space] for space in SPACES if len(before[space]) > 1}
    assert merging == RETREATS
    assert all(back[space] in before[space] for space in SPACES - {START})
    assert back[START] == START
    behind = set(SPACES)
    for _ in range(len(SPACES)):
        behind = {back[space] for space in behind}
    assert behind == {START}


def test_junctions_are_told_apart() -> None:
    joined = Counter(space for pair in (*ARROWS, *LINKS) for space in pair)
    expected = {space for space, ways_out in joined.items() if ways_out > 2}
    marked = {space: ROADS[NUMBER[space]].junction for space in SPACES}
    assert {space for space, junction in marked.items() if junction >= 0} == expected
    assert sorted(marked[space] for space in expected) == list(range(len(expected)))
    assert {"M11", "M19"} <= expected, "a link makes a choice there, too"
    assert all(len(neighbours(space)) == 2 for space in ("M11", "M19", "D21"))


def test_every_space_has_its_region() -> None:
    told = regions()
    assert set(told) == SPACES
    for space, region in told.items():
        assert roads.REGIONS[ROADS[NUMBER[space]].region] == region


# Places


@pytest.mark.clause("AVM-22", "AVM-24")
def test_places_are_where_the_map_has_them() -> None:
    found = {space: ROADS[NUMBER[space]].place for space in SPACES}
    assert {s: roads.PLACES[n] for s, n in found.items() if n != NO_PLACE} == PLACES
    assert roads.STOP_PLACES == STOP_PLACES
    assert roads.LANDMARKS == LANDMARKS


@pytest.mark.clause("AVM-45")
def test_errands_have_several_places_and_the_others_one() -> None:
    counted = Counter(PLACES.values())
    assert [counted[place] for place in ERRAND_PLACES] == [9, 5, 7, 8]
    assert all(counted[place] == 1 for place in FAR)
    assert set(counted) == set(ERRAND_PLACES) | set(FAR)
    assert not PLACES.keys() & (RETREATS.keys() | FORKS.keys() | {START, FINISH, "D21"})


@pytest.mark.parametrize("place", FAR)
def test_how_far_off_a_place_is(place: str) -> None:
    space, from_start, to_finish = FAR[place]
    assert SPACE_NAMES[SIGHTS[roads.PLACES.index(place)].space] == space
    assert (steps_from(START)[space], steps_from(FINISH)[space]) == (from_start, to_finish)


@pytest.mark.clause("AVM-93")
def test_the_magic_mountain_is_a_fair_gamble() -> None:
    sent = [FAR[roads.PLACES[place]] for place in SENDS if place >= 0]
    assert sum(to_finish for _, _, to_finish in sent) / len(sent) == FAR["magic_mountain"][2] == 33


# Distances


@pytest.mark.clause("AVM-100", "AVM-102")
def test_distances_to_the_finish_do_not_count_links() -> None:
    told = {space: int(ROADS[NUMBER[space]].to_finish) for space in SPACES}
    assert told == steps_from(FINISH)
    assert told[START] == 58


@pytest.mark.parametrize(("way", "by_road", "with_ticket"), ROUTES)
def test_how_long_the_routes_are(way: str, by_road: int, with_ticket: int | None) -> None:
    legs = [steps_from(a)[b] for a, b in pairwise([START, *way.split(), FINISH])]
    assert sum(legs) == by_road
    saved = [steps_from(a)[b] - 1 for a, b in LINKS if a in way and b in way]
    assert (by_road - sum(saved) if saved else None) == with_ticket


def test_distances_to_every_errand_place() -> None:
    assert names(DESTINATIONS.space[: len(ERRANDS_AT)]) == ERRANDS_AT
    for number, there in enumerate(ERRANDS_AT):
        told = {space: int(ROADS[NUMBER[space]].to_place[number]) for space in SPACES}
        assert told == steps_from(there)


@pytest.mark.clause("AVM-46")
@pytest.mark.parametrize("place", ERRAND_PLACES)
def test_the_nearest_place(place: str) -> None:
    for space in SPACES:
        found = ERRANDS_AT[ROADS[NUMBER[space]].nearest[ERRAND_PLACES.index(place)]]
        assert found == nearest(space, place), space


@pytest.mark.clause("AVM-46")
def test_of_two_places_as_near_the_one_nearer_to_the_finish_counts() -> None:
    steps = steps_from("C07")
    assert steps["C17"] == steps["N03"] == 10
    assert (steps_from(FINISH)["C17"], steps_from(FINISH)["N03"]) == (35, 49)
    assert ERRANDS_AT[ROADS[NUMBER["C07"]].nearest[ERRAND_PLACES.index("dealer")]] == "C17"


def test_how_often_two_places_are_as_near() -> None:
    assert sum(is_tied(space, place) for space in SPACES for place in ERRAND_PLACES) == TIES


def is_tied(space: str, place: str) -> bool:
    first, second, *_ = sorted(steps_from(at)[space] for at in ERRANDS_AT if PLACES[at] == place)
    return first == second


# Always a way to drive


@pytest.mark.clause("AVM-28")
def test_every_roll_can_be_driven_from_everywhere() -> None:
    for space in SPACES - {FINISH}:
        for points in range(1, MOST_POINTS + 1):
            assert next(paths(space, points), None), (space, points)


@pytest.mark.clause("AVM-50")
def test_every_errand_leaves_a_way_that_is_nearer() -> None:
    for there in ERRANDS_AT:
        steps = steps_from(there)
        for space in SPACES - {there, FINISH}:
            nearer = [to for to in neighbours(space) if steps[to] < steps[space] and to != FINISH]
            assert nearer, (space, there)


# The drawing


def test_spaces_keep_clear_of_each_other_and_of_the_edge() -> None:
    width, height = BOARD_FACTS["canvas"]
    points = [(space["x"], space["y"]) for space in BOARD_FACTS["spaces"].values()]
    assert min(dist(a, b) for a, b in combinations(points, 2)) >= NEAREST_SPACING
    radius = BOARD_FACTS["drawing"]["space_radius"]
    assert 2 * radius <= NEAREST_SPACING
    assert all(radius <= x <= width - radius and radius <= y <= height - radius for x, y in points)


def test_links_are_drawn_from_end_to_end() -> None:
    spaces = BOARD_FACTS["spaces"]
    assert [tuple(link["ends"]) for link in BOARD_FACTS["links"]] == list(LINKS)
    for link in BOARD_FACTS["links"]:
        ends = [[spaces[end]["x"], spaces[end]["y"]] for end in link["ends"]]
        assert [link["draw"][0], link["draw"][-1]] == ends


def test_roads_are_drawn_with_their_names() -> None:
    drawn = BOARD_FACTS["drawing"]["roads"]
    assert [(road["name"]["en"], road["spaces"]) for road in drawn] == [
        (road.name, road.spaces) for road in WRITTEN_ROADS
    ]
