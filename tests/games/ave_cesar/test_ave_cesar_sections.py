"""The tracks' files against the tables of sections that they were laid out from."""

import pytest
from ave_cesar_sections import ALLEYS, connections, courses_of, fronts, sections

from rejouons.games.ave_cesar.courses import FAR
from rejouons.games.ave_cesar.tables import COURSE_NAMES, COURSES, TRACKS
from rejouons.games.ave_cesar.track import DIRECTIONS, Track

TRACK_OF = {"a": TRACKS[0], "b": TRACKS[1]}
NARROW = {
    "white": "06 10 W12 W15 19 21",
    "blue": "06 10 19 21",
    "yellow": "07 Y13 20",
    "red": "07 R11 R17 20",
}
ALLEY_FRONTS = {
    ("a", "cw"): {"C1": 308, "C2": 4, "C3": 12},
    ("a", "ccw"): {"C3": 308, "C2": 4, "C1": 12},
    ("b", "cw"): {"C1": 294, "C2": 300, "C3": 6, "C4": 12},
    ("b", "ccw"): {"C4": 294, "C3": 300, "C2": 6, "C1": 12},
}
ENTERED_OVER_THE_LINE = {
    ("a", "cw"): "01I 01II 01III 01IV C2",
    ("a", "ccw"): "26I 26II 26III 26IV C2",
    ("b", "cw"): "01I 01II 01III 01IV 01V 01VI C3",
    ("b", "ccw"): "25I 25II 25III 25IV 25V 25VI C2",
}

sides = pytest.mark.parametrize("side", TRACK_OF)
directions = pytest.mark.parametrize("direction", DIRECTIONS)


@pytest.fixture
def track(side: str) -> Track:
    return TRACK_OF[side]


@pytest.mark.clause("AC-10", "AC-11", "AC-38")
@sides
def test_the_spaces_are_those_of_the_sections(side: str, track: Track) -> None:
    laid_out = {name for section in sections(side) for lane in section.spaces for name in lane}
    assert set(track.spaces) == laid_out | set(ALLEYS[side].split()[1:-1])
    assert len(track.spaces) == {"a": 83, "b": 99}[side]


@pytest.mark.clause("AC-11")
@sides
def test_kinds_and_courses_are_those_of_the_sections(side: str, track: Track) -> None:
    for section in sections(side):
        for name in (name for lane in section.spaces for name in lane):
            assert track.spaces[name].kind == section.kind
            assert list(track.spaces[name].courses) == courses_of(side, section.name)


@pytest.mark.clause("AC-60")
@sides
def test_front_edges_divide_the_columns_evenly(side: str, track: Track) -> None:
    for section in sections(side):
        for name, clockwise, counter_clockwise in fronts(side, section):
            assert track.spaces[name].front == {"cw": clockwise, "ccw": counter_clockwise}


@pytest.mark.clause("AC-31", "AC-32", "AC-33", "AC-36", "AC-37")
@sides
@directions
def test_steps_follow_the_rule_of_connection(side: str, direction: str, track: Track) -> None:
    straight, diagonal = connections(side, direction)
    for name, space in track.spaces.items():
        assert set(space.straight[direction]) == straight[name], name
        assert set(space.diagonal[direction]) == diagonal[name], name


@pytest.mark.clause("AC-52")
@sides
@directions
def test_the_alley_lies_beside_the_line(side: str, direction: str, track: Track) -> None:
    found = {name: track.spaces[name].front[direction] for name in ALLEYS[side].split()[1:-1]}
    assert found == ALLEY_FRONTS[side, direction]


@pytest.mark.clause("AC-13", "AC-51")
@sides
@directions
def test_the_line_is_crossed_behind_the_last_column(
    side: str, direction: str, track: Track
) -> None:
    entered = {
        to
        for course in track.facts["courses"]
        for name, ahead in track.course(course, direction).steps.items()
        for to in ahead
        if track.course(course, direction).crosses(name, to)
    }
    assert entered == set(ENTERED_OVER_THE_LINE[side, direction].split())


@pytest.mark.clause("AC-65")
@pytest.mark.parametrize("course", NARROW)
def test_narrow_spaces(course: str) -> None:
    track = next(track for track in TRACKS if course in track.facts["courses"])
    spaces = track.course(course, "cw").spaces.values()
    assert {space.name for space in spaces if space.kind == "narrow"} == set(NARROW[course].split())


@pytest.mark.clause("AC-3", "AC-37")
@pytest.mark.parametrize("wall_exit", [0, 1])
@pytest.mark.parametrize("course", COURSE_NAMES)
def test_the_tables_tell_the_shortest_race_from_every_lane(course: str, wall_exit: int) -> None:
    number = COURSE_NAMES.index(course)
    row = COURSES[2 * number + wall_exit]
    lanes, shortest = (4, 80) if number < len(COURSE_NAMES) // 2 else (6, 78)
    positions = row.position_of[row.grid[:lanes]]
    assert set(row.left[0, 0, positions].tolist()) == {shortest}


@pytest.mark.clause("AC-53")
def test_no_way_is_left_once_the_salute_is_missed() -> None:
    for row in COURSES:
        assert (row.left[0, 3, : row.positions] == FAR).all()
