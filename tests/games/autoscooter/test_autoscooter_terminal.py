"""Autoscooter's board in the terminal: it fits, hides what is hidden, points at what matters."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len

from positions import legal_actions, new_log, opening, seats_in
from rejouons.cli.boards.autoscooter.panel import WIDTH
from rejouons.cli.boards.autoscooter.scene import Ink, Scene
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.state import FREE, NO_NUMBER, Phase
from rejouons.games.autoscooter.tables import (
    CARS,
    COLUMN,
    DIRECTION,
    HEADING_NAMES,
    HEX_NAMES,
    LETTER_NAMES,
    RINK,
    TURNS,
    WAY,
)
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.record import snapshot
from rejouons.texts import LANGUAGES
from terminal import NAMES, Terminal

LEAST_TERMINAL = 80  # columns
HEIGHT = 28
COLOURS_HEIGHT = HEIGHT + 1 + CARS  # a line more for each purse
STRIDE = 11  # of the positions of a game, every so many is looked at
TABLES: dict[str, tuple[int, dict[str, int | str]]] = {
    "two, three cars each": (2, {"ghost": "on"}),
    "two, four cars each": (2, {"cars_per_player": 4, "rear_projection": "on"}),
    "three, colours": (3, {"scoring": "colours"}),
    "four, best car": (4, {"scoring": "colours", "best_car": "on"}),
    "five, a ghost": (5, {}),
    "eight": (8, {}),
}

TERMINAL = Terminal(GAME)
drawn, view_of, texts = TERMINAL.drawn, TERMINAL.view_of, TERMINAL.texts


def dealt(num_players: int = 8, **options: int | str) -> Any:
    state = opening(GAME, num_players, cars_dealt="seat_order", **options)
    GAME.rules.setup(state, new_log())
    return state


def play(state: Any, seed: int) -> Iterator[Any]:
    """A game of random moves: all its positions."""
    luck = random.Random(seed)
    yield snapshot(state)
    while waiting := seats_in(GAME.rules.to_act(state)):
        seat = luck.choice(waiting)
        GAME.rules.apply(state, new_log(), seat, luck.choice(legal_actions(GAME, state, seat)))
        yield snapshot(state)


@cache
def positions(table: str) -> list[Any]:
    """Positions of a whole game: every so many, those where a car drives off, and the end."""
    num_players, options = TABLES[table]
    game = list(play(dealt(num_players, **options), seed=num_players))
    starts = [state for state in game if state.phase == Phase.DRIVE_OFF]
    return game[::STRIDE] + starts[::STRIDE] + game[-1:]


def put(state: Any, car: int, hexagon: str, heading: str, speed: int) -> None:
    """Stands a car somewhere, by its number."""
    facts = state.cars[car - 1]
    state.on[facts.hex] = FREE
    facts.hex, facts.heading = HEX_NAMES.index(hexagon), HEADING_NAMES.index(heading)
    facts.speed = speed
    state.on[facts.hex] = car - 1


def write(state: Any, seat: int, *orders: str) -> None:
    for order in orders:
        GAME.rules.apply(state, new_log(), seat, GAME.actions.parse(order))


def sheet_line(lines: list[str], car: int) -> list[str]:
    """The words of a car's line on the log sheet, from its number on."""
    sheet = lines[-1 - CARS : -1]
    words = (line.strip(" ▶✓♛").split() for line in sheet)
    return next(found for found in words if found[0].strip("()") == str(car))


def purse_lines(lines: list[str]) -> list[list[str]]:
    """The words of the lines below the log sheet, where colours count."""
    head = next(n for n, line in enumerate(lines) if texts()["board-head-points"] in line)
    return [line.split() for line in lines[head + 1 :]]


def letter_line(lines: list[str], letter: str) -> str:
    return next(line[51:].rstrip() for line in lines[1:] if line[51:].startswith(f"{letter} "))


@pytest.mark.parametrize("table", TABLES)
def test_every_position_fits_for_every_viewer(table: str) -> None:
    num_players, _ = TABLES[table]
    for number, state in enumerate(positions(table)):
        viewer = number % (num_players + 1) - 1
        lines = drawn(state, viewer, LANGUAGES[number // 2 % len(LANGUAGES)])
        assert len(lines) <= (COLOURS_HEIGHT if "colours" in TABLES[table][1].values() else HEIGHT)
        assert {cell_len(line) for line in lines} == {WIDTH}
    assert WIDTH <= LEAST_TERMINAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut(language: str) -> None:
    for state in (state for table in TABLES for state in positions(table)):
        for viewer in (SPECTATOR, 0):
            headline, *others = drawn(state, viewer, language)
            assert "…" not in "".join(others)
            assert "…" not in headline or headline.count(",") > 3  # names of many


@pytest.mark.parametrize("names", [("日本語の長い名前です",) * 8, ("W" * 60,) * 8, ("[b]", "") * 4])
def test_any_names_fit(names: list[str]) -> None:
    for table in TABLES:
        for state in positions(table)[::STRIDE]:
            assert {cell_len(line) for line in drawn(state, 0, names=names)} == {WIDTH}


# The headline


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_tells_what_is_to_be_written_for_which_car(language: str) -> None:
    say, state = texts(language).say, dealt(5)
    assert say("board-you-enter", car=1) in drawn(state, 0, language)[0]
    put(state, 1, "43", "E", 1)
    assert say("board-you-program", car=1) in drawn(state, 0, language)[0]
    put(state, 5, "53", "E", 1)
    write(state, 0, "program 1 C")
    assert say("board-you-ghost", car=5) in drawn(state, 0, language)[0]
    write(state, 0, "ghost C")
    others = ", ".join(NAMES[1:5])
    assert say("board-other-program", name=others) in drawn(state, 0, language)[0]
    assert say("board-turn", turn=1, turns=TURNS) in drawn(state, SPECTATOR, language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_tells_who_drives_off(language: str) -> None:
    say, state = texts(language).say, dealt(2)
    write(state, 0, "enter 1", "enter 6", "enter 8")
    write(state, 1, "enter 2", "enter 5", "enter 7")
    assert say("board-you-drive_off", car=1) in drawn(state, 0, language)[0]
    other = say("board-other-drive_off", name=NAMES[0], car=1)
    assert other in drawn(state, 1, language)[0]


def test_the_end_names_the_winners() -> None:
    state = snapshot(positions("eight")[-1])
    state.purses["chips"][:8] = [4, 20, 9, 3, 0, 0, 20, 0]
    lines = drawn(state, 0)
    assert texts().say("board-shared", name=f"{NAMES[1]}, {NAMES[6]}") in lines[0]
    assert [line[1] for line in lines[-1 - CARS : -1]].count("♛") == 2
    state.purses[6].chips = 19
    assert texts("fr").say("board-won", name=NAMES[1]) in drawn(state, 0, "fr")[0]


# The rink


def places(lines: list[str]) -> dict[str, tuple[int, int]]:
    """Where the names of the hexes stand, if no car covers them."""
    rows = [[name for name in HEX_NAMES if name.startswith(str(row))] for row in range(1, 8)]
    return {
        name: (2 * row, lines[2 * row].index(name))
        for row, names in enumerate(rows, 1)
        for name in names
    }


def test_hexes_that_touch_lie_side_by_side() -> None:
    state = dealt()
    state.on[: len(RINK)] = FREE
    found = places(drawn(state, SPECTATOR))
    offsets = {
        heading: {
            tuple(there - here for here, there in zip(found[name], found[goal], strict=True))
            for name in HEX_NAMES
            for goal in HEX_NAMES
            if DIRECTION[HEX_NAMES.index(name), HEX_NAMES.index(goal)] == number
        }
        for number, heading in enumerate(HEADING_NAMES)
    }
    assert offsets == {
        "E": {(0, 8)},
        "SE": {(2, 4)},
        "SW": {(2, -4)},
        "W": {(0, -8)},
        "NW": {(-2, -4)},
        "NE": {(-2, 4)},
    }


def test_the_barrier_closes_the_rink() -> None:
    lines = drawn(dealt(), SPECTATOR)
    assert all(line.count("┃") == 2 for line in lines[2:15:2])
    assert sum(line[:50].count("┊") for line in lines) == sum(
        WAY[here, 0] == there for here, there in pairwise(range(len(RINK)))
    )


def test_cars_show_number_heading_and_rings() -> None:
    state = dealt(5)
    put(state, 1, "43", "SW", 3)
    put(state, 5, "53", "NE", 2)
    shown = "\n".join(drawn(state, SPECTATOR))
    assert "1↙●●●" in shown
    assert "2↙○" in shown
    assert "(5↗●●)" in shown
    assert "▒3▒" in shown
    assert texts()["board-legend-unowned"].split()[-1] in shown


def test_hexes_to_drive_off_to_are_lit_for_the_driver() -> None:
    state = dealt(2)
    write(state, 0, "enter 1", "enter 6", "enter 8")
    write(state, 1, "enter 2", "enter 5", "enter 7")
    shown = "\n".join(drawn(state, 0))
    assert all(f"▸{name}◂" in shown for name in ("11", "13", "22", "23"))
    assert shown.count("◂") == 4
    assert "◂" not in "".join(drawn(state, 1))


# Beside the rink


def test_letters_tell_where_they_lead_and_what_they_bring() -> None:
    state = dealt()
    put(state, 1, "42", "E", 2)
    put(state, 2, "44", "SE", 1)
    lines = drawn(state, 0)
    assert letter_line(lines, "A") == "A  →    43 ↖"
    assert letter_line(lines, "G") == "G  →↗   33 ↗"
    assert letter_line(lines, "K").endswith("✕2 +3")
    assert letter_line(lines, "P").endswith("✕2 +4")
    put(state, 1, "46", "E", 2)
    assert letter_line(drawn(state, 0), "A").endswith("✕▒ −2")


def test_only_letters_of_the_gearbox_are_listed() -> None:
    for speed, letters in ((1, "ABCDEFGHJKLMNO"), (2, "ABCDEFGHJKLMNOP"), (3, "FGHJKLMNOP")):
        state = dealt()
        put(state, 1, "43", "E", speed)
        starts = [line[51:52] for line in drawn(state, 0)[3:18]]
        assert "".join(starts).strip() == letters


def test_a_chain_tells_the_car_at_its_end() -> None:
    state = dealt(rear_projection="on")
    put(state, 1, "41", "E", 2)
    put(state, 2, "43", "E", 1)
    put(state, 3, "44", "SW", 2)
    assert letter_line(drawn(state, 0), "K").endswith("✕3 +4")


def test_the_ghosts_letters_bring_nobody_chips() -> None:
    state = dealt(5)
    put(state, 5, "46", "E", 1)
    write(state, 0, "enter 1")
    assert letter_line(drawn(state, 0), "A").rstrip().endswith("✕▒")


def test_the_queue_shows_numbers_and_keeps_letters_secret() -> None:
    state = dealt(2)
    put(state, 2, "43", "E", 1)
    put(state, 8, "53", "W", 1)
    write(state, 0, "enter 1", "enter 6", "program 9 C")
    write(state, 1, "program 15 C", "enter 5", "enter 7")
    own = drawn(state, 0)
    queued = [line[51:].split() for line in own[2:8]]
    assert own[2][51] == "▶"
    assert [words[0] for words in queued[1:]] == ["5", "6", "7", "9", "15"]
    assert queued[4] == ["9", "8", "C", "Anna"]
    assert queued[5] == ["15", "2", "?", "Zoé"]
    assert sheet_line(own, 8)[2:5] == ["53", "9", "C"]
    assert sheet_line(own, 2)[2:5] == ["43", "15", "?"]


def test_the_queue_ends_with_the_ghost_and_its_driver() -> None:
    state = dealt(5)
    for seat, number in enumerate((1, 2, 4, 7, 88)):
        write(state, seat, f"enter {number}")
    (line,) = (line for line in drawn(state, 0) if "(5)" in line and NAMES[4] in line)
    assert texts()["board-ghost"] in line


# The log sheet


def test_used_numbers_are_left_out() -> None:
    state = dealt()
    state.cars[0].used = 0b101
    left = [str(number + 1) for number in COLUMN[0]]
    left[0] = left[2] = "·"
    assert sheet_line(drawn(state, SPECTATOR), 1)[3:-1] == left


def test_ready_players_are_ticked_and_their_programs_are_secret() -> None:
    state = dealt()
    put(state, 3, "43", "E", 1)
    write(state, 2, "program 14 F")
    own, other = drawn(state, 2), drawn(state, 0)
    (ticked,) = (line for line in other if "✓" in line)
    assert NAMES[2] in ticked
    assert sheet_line(own, 3)[3:5] == ["14", "F"]
    assert sheet_line(other, 3)[3] == "?"
    assert all(letter not in other[3][51:] for letter in LETTER_NAMES)


def test_what_others_write_changes_nothing_for_a_viewer() -> None:
    first, second = dealt(), dealt()
    for state, program in ((first, "program 14 F"), (second, "program 83 A")):
        put(state, 3, "43", "E", 1)
        write(state, 2, program)
    assert drawn(first, 0) == drawn(second, 0)
    assert all(car.number == NO_NUMBER for car in first.cars if car.owner != 2)


def test_chips_stand_once_for_each_driver() -> None:
    state = dealt(4)
    state.purses[0].chips = 17
    lines = drawn(state, SPECTATOR)
    assert sheet_line(lines, 1)[-1] == "17"
    assert sheet_line(lines, 8)[-1] == str(COLUMN[7][-1] + 1)
    assert lines[-1].split() == [texts()["board-box"], "0"]


def test_colours_and_points_are_shown_where_they_count() -> None:
    state = dealt(4, scoring="colours", best_car="on")
    held = purse_lines(drawn(state, SPECTATOR))
    assert [words[0] for words in held[:-1]] == [*"18273645"]  # cars, by their drivers
    assert held[2] == ["2", NAMES[1], "10", "·", "10", *"······", "10"]
    assert held[-1] == [texts()["board-box"], "0", *"·" * CARS]
    state.purses[1].colours[4] = 2
    state.purses[1].chips = 12
    held = purse_lines(drawn(state, SPECTATOR))
    assert held[2][2:] == ["12", "·", "10", "·", "·", "2", *"···", "24"]


def test_drivers_of_several_cars_have_one_purse() -> None:
    held = purse_lines(drawn(dealt(3, scoring="colours"), SPECTATOR))
    assert [words[1] for words in held[:-1]] == list(NAMES[:3])


def test_cars_wear_their_colours() -> None:
    scene = Scene(view_of(dealt(5), SPECTATOR), NAMES, texts())
    inks = [scene.ink(car) for car in range(CARS)]
    assert inks[2] == inks[5] == Ink.UNOWNED
    assert inks[4] == Ink.GHOST
    assert len(set(inks)) == CARS - 1
