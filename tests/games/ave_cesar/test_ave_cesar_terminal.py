"""Ave César's board in the terminal: it fits, hides what is hidden, points at what matters."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from rich.cells import cell_len
from rich.style import Style

from rejouons.cli.boards.ave_cesar.board import WIDTH
from rejouons.cli.boards.ave_cesar.circus import STRIP_WIDTH, Circus
from rejouons.cli.boards.ave_cesar.scene import Ink
from rejouons.games.ave_cesar import driving, rules
from rejouons.games.ave_cesar.game import GAME
from rejouons.games.ave_cesar.state import ACTIONS, Phase, Status
from rejouons.games.ave_cesar.tables import COURSE_NAMES, LAPS, SIX, SPACE_NAMES, TRACKS, VALUES
from rejouons.games.ave_cesar.track import Track
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import LOG, SPECTATOR
from rejouons.kernel.record import new, snapshot
from rejouons.match import Match
from rejouons.texts import LANGUAGES
from terminal import NAMES, Terminal

DRIVING: Any = driving  # rules carry no types

LEAST_TERMINAL = 80  # columns
HEIGHT = 33  # rows, with six players
PLAYERS = list(GAME.players)
STRIDE = 17  # of the positions of a game, every so many is looked at
RAISED = "¹²³⁴⁵⁶"
ASKING = (Phase.MOVE, Phase.TUCK, Phase.WAIT, Phase.STAND)
WALLS = {  # how many per section, but for the alley's fence
    "white_cw": {"02": 2, "04": 1, "05": 1, "08": 1, "W11": 1, "W13": 1, "23": 1, "25": 2},
    "blue_ccw": {"02": 2, "04": 1, "05": 1, "08": 1, "B14": 1, "B17": 1, "23": 1, "25": 2},
    "yellow_cw": {"02": 1, "04": 1, "Y08": 1, "Y12": 2, "Y16": 1, "21": 1, "24": 2},
    "red_ccw": {"02": 1, "04": 1, "R09": 1, "R12": 1, "R15": 1, "R18": 1, "21": 1, "24": 2},
}
FARTHEST_LANE = 3  # rows, from a narrow space to the outermost lane beside it

TERMINAL = Terminal(GAME)
drawn, lines_of = TERMINAL.drawn, TERMINAL.lines_of
view_of, texts = TERMINAL.view_of, TERMINAL.texts


def opening(num_players: int = 4, seed: int = 1, **options: int | str) -> Any:
    state = GAME.opening(num_players, {o.key: o.default for o in GAME.options} | options)
    seed_dice(state.dice, seed, 0)
    rules.setup(state, new(LOG)[0])
    return state


def play(state: Any, seed: int) -> Iterator[Any]:
    """A tournament of random moves: all its positions."""
    luck, log, out = random.Random(seed), new(LOG)[0], np.zeros(ACTIONS.size, np.int32)
    yield snapshot(state)
    while waiting := int(rules.to_act(state)):
        seat = waiting.bit_length() - 1
        rules.apply(state, log, seat, int(luck.choice(out[: rules.legal(state, seat, out)])))
        yield snapshot(state)


@cache
def positions(num_players: int) -> list[Any]:
    """Positions of a whole tournament: every so many, all that ask something rare, and the end."""
    game = list(play(opening(num_players, seed=num_players), seed=num_players))
    rare = [state for state in game if state.phase != Phase.MOVE]
    return game[::STRIDE] + rare[::STRIDE] + game[-1:]


def put(state: Any, seat: int, space: str, lap: int) -> None:
    """Stands a chariot somewhere; who leads and where it can go is worked out anew."""
    state.players[seat].space = SPACE_NAMES.index(space)
    state.players[seat].lap = lap
    row = DRIVING.course_row(state)
    state.players[seat].position = DRIVING.distance_driven(
        row, lap, DRIVING.position_of(state, seat)
    )
    state.leaders = DRIVING.leading_seats(state)
    state.has_begun = 1
    DRIVING.look_ahead(state, int(state.order[state.turn]))


def hold(state: Any, seat: int, *values: int) -> None:
    for value in range(VALUES):
        state.players[seat].hand[value] = values.count(value + 1)
    state.players[seat].hand_size = len(values)


def row_of(lines: list[str], name: str) -> str:
    return next(line for line in lines[1:] if f" {name} " in line)


@pytest.mark.parametrize("num_players", PLAYERS)
def test_every_position_fits_for_every_viewer(num_players: int) -> None:
    for number, state in enumerate(positions(num_players)):
        viewer = number % (num_players + 1) - 1
        lines = drawn(state, viewer, LANGUAGES[number // 2 % len(LANGUAGES)])
        assert len(lines) <= HEIGHT
        assert {cell_len(line) for line in lines} == {WIDTH}
    assert WIDTH <= LEAST_TERMINAL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ASKING)
def test_the_headline_tells_what_is_asked_of_whom(phase: Phase, language: str) -> None:
    say = texts(language)
    for course in GAME.options[1].values:
        state = opening(6, race_1=course)
        state.phase = phase
        seat = int(state.order[0])
        asked, name = phase.name.lower(), NAMES[seat]
        assert say.say(f"board-you-{asked}") in drawn(state, seat, language)[0]
        assert say.say(f"board-other-{asked}", name=name) in drawn(state, -1, language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut(language: str) -> None:
    for state in (state for count in PLAYERS for state in positions(count)):
        assert "…" not in "".join(drawn(state, 0, language))


@pytest.mark.parametrize(
    "names", [("日本語の長い名前です",) * 6, ("W" * 60,) * 6, ("[b]", "", "é", "x", "y", "z")]
)
def test_any_names_fit(names: list[str]) -> None:
    for num_players in PLAYERS:
        for state in positions(num_players)[:: STRIDE - 1]:
            assert {cell_len(line) for line in drawn(state, 0, names=names)} == {WIDTH}


# The circus


def circus(name: str) -> Circus:
    course, _, direction = name.rpartition("_")
    track = next(track for track in TRACKS if course in track.facts["courses"])
    return Circus(track.course(course, direction))


@pytest.mark.parametrize("name", COURSE_NAMES)
def test_a_course_is_drawn_whole_in_three_strips_and_nothing_covers_anything(name: str) -> None:
    drawing = circus(name)
    assert len(drawing.strips) == 3
    cells = [cell for strip in drawing.strips for cell in strip.cells]
    assert sorted(cell.space.name for cell in cells) == sorted(drawing.course.spaces)
    for strip in drawing.strips:
        taken = [(c.row, x) for c in strip.cells for x in range(c.column, c.end)]
        taken += [(b.row, x) for b in strip.borders for x in range(b.column, b.column + b.width)]
        taken += [(ramp.row, ramp.column) for ramp in strip.ramps]
        assert len(taken) == len(set(taken))
        assert max(column for _, column in taken) < STRIP_WIDTH


@pytest.mark.parametrize("name", COURSE_NAMES)
def test_every_step_leads_to_the_right_and_to_a_space_that_touches(name: str) -> None:
    drawing = circus(name)
    for strip in drawing.strips:
        cells = {cell.space.name: cell for cell in strip.cells if cell.space.kind != "alley"}
        for origin, cell in cells.items():
            for to in drawing.course.steps[origin]:
                if to in cells and not drawing.course.crosses(origin, to):
                    assert cells[to].column == cell.end
                    assert abs(cells[to].row - cell.row) <= FARTHEST_LANE


@pytest.mark.parametrize("name", WALLS)
def test_walls_stand_where_the_board_has_them(name: str) -> None:
    drawing = circus(name)
    walls = {
        section: sum(border.is_wall for border in found.borders(middle=0, column=0))
        for section, found in drawing.sections.items()
    }
    assert {section: count for section, count in walls.items() if count} == WALLS[name]


def renamed(facts: Any, names: dict[str, str]) -> Any:
    """Facts with other names of spaces."""
    if isinstance(facts, dict):
        return {names.get(key, key): renamed(value, names) for key, value in facts.items()}
    if isinstance(facts, list):
        return [renamed(value, names) for value in facts]
    return names.get(facts, facts) if isinstance(facts, str) else facts


def test_a_track_with_long_names_takes_more_strips() -> None:
    names = {name: f"{number:08}" for number, name in enumerate(TRACKS[0].spaces)}
    match = Match.create(
        "ave_cesar", 4, seed=1, board=renamed(TRACKS[0].facts, names), target="python"
    )
    for _ in range(STRIDE):
        lines = lines_of(match.view(match.to_act[0]))
        assert {cell_len(line) for line in lines} == {WIDTH}
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    assert names["26I"] in "".join(lines)
    assert names["W13Ra"] in "".join(lines)
    assert len(lines) > len(drawn(opening(), 0))


def test_a_track_of_one_section_is_drawn_whole_on_a_wider_board() -> None:
    facts = json.loads(json.dumps(TRACKS[0].facts))
    for space in facts["spaces"].values():
        space["section"] = "all"
        space["kind"] = space["kind"].replace("walled", "open")
    match = Match.create("ave_cesar", 4, seed=1, board=facts, target="python")
    lines = lines_of(match.view(SPECTATOR))
    [width] = {cell_len(line) for line in lines}
    assert width > WIDTH
    names = Track(facts).course("white", "cw").spaces
    track = "".join(lines[: -match.players])
    covered = [name for name in names if f"{name} " not in track]
    assert len(covered) == match.players  # by the chariots


# The chariots and their drivers


def test_chariots_cover_the_names_of_their_spaces() -> None:
    state = opening(3)
    put(state, 1, "W13Ra", 1)
    shown = "\n".join(drawn(state, 0))
    assert "═2▶   W13Rb W13Rc" in shown
    assert "26IV" in shown  # the fourth lane stays empty


def test_spaces_in_reach_show_the_lowest_card_that_leads_there() -> None:
    state = opening()
    seat = int(state.order[0])
    for other in range(4):
        put(state, other, "07R" if other == seat else f"26{'I' * other or 'IV'}", 1)
    hold(state, seat, 4, 5, 2)
    shown = "\n".join(drawn(state, seat))
    assert all(name in shown for name in ("08Lb²", "09R²", "10⁴", "W11La⁴", "W11R⁴", "W12⁵"))
    nobody_asked = "\n".join(drawn(state, (seat + 1) % 4))
    assert not set(RAISED) & set(nobody_asked)


def test_whoever_leads_is_marked_and_plays_no_six() -> None:
    state = opening()
    seat = int(state.order[0])
    put(state, seat, "07R", 1)
    hold(state, seat, 4, 6, 2)
    lines = drawn(state, seat)
    assert "♛ 6✕" in row_of(lines, NAMES[seat])
    assert "2   4   6✕" in lines[-1]
    assert "".join(lines).count("♛") == 1
    state.crossed = 1
    lines = drawn(state, seat)
    assert "6✕" not in "".join(lines)
    assert "♛" in row_of(lines, NAMES[seat])


def test_a_driver_is_told_by_lap_salute_cards_and_what_they_spare() -> None:
    state = opening(3, seed=2)
    put(state, 0, "W15", 2)
    state.players[0].saluted = 1
    state.players[0].spent[:] = [4, 2, 2, 2, 2, 2]
    row = row_of(drawn(state, 1), NAMES[0]).split()
    assert row[-3:] == ["37", "3", "0"]
    assert row[-9:-3] == ["–", "2", "2", "2", "2", "2"]
    assert {f"2/{LAPS}", "W15", "saluted"} <= set(row)
    state.players[0].spent[SIX] = 4
    assert row_of(drawn(state, 1), NAMES[0]).split()[-2] == "−9"


def test_the_disqualified_and_those_who_left_are_told_apart() -> None:
    state = opening(3)
    state.players[0].disqualified = 1
    state.players[1].space, state.players[1].status, state.players[1].place = -1, Status.FINISHED, 2
    state.players[2].space, state.players[2].status = -1, Status.OUT
    lines = drawn(state, SPECTATOR)
    assert texts()["board-coin-missed"] in row_of(lines, NAMES[0])
    assert "✕1▶" in "".join(lines)
    assert texts().say("board-left-finished", place=2) in row_of(lines, NAMES[1])
    assert texts()["board-left-out"] in row_of(lines, NAMES[2])
    assert "═2▶" not in "".join(lines[: -len(state.order)])


def test_hands_are_seen_by_their_owners_only() -> None:
    state = opening(3)
    for seat in range(3):
        hold(state, seat, 1, 1, 1)
    mine = texts()["board-your-hand"]
    assert mine in drawn(state, 1)[-1]
    assert mine not in "".join(drawn(state, SPECTATOR))
    for seat in (0, 2):
        state.players[seat].hand[:] = 0
    other_hands = drawn(state, 1)
    hold(state, 0, 6, 6, 6)
    assert drawn(state, 1) == other_hands


def test_the_line_is_lit_for_those_who_can_cross_it() -> None:
    state = opening(3)
    seat = int(state.order[0])
    put(state, seat, "26IV", LAPS)
    state.players[seat].saluted = 1
    hold(state, seat, 2, 5)
    lit = Style.parse(Ink.LIT).render("┃")
    assert lit in TERMINAL.in_colours(view_of(state, seat), WIDTH, "truecolor")


def test_the_end_names_the_winner() -> None:
    state = snapshot(positions(4)[-1])
    state.players["laurels"][:4] = [4, 20, 9, 3]
    assert NAMES[1] in drawn(state, SPECTATOR)[0]
    assert texts("fr").say("board-won", name=NAMES[1]) in drawn(state, 0, "fr")[0]
