"""Beside Autoscooter's rink: where letters would lead, the queue of a turn, or a legend."""

import textwrap
from dataclasses import dataclass
from itertools import accumulate, islice
from typing import Any

from rich.text import Text

from rejouons.cli.boards.autoscooter.rink import RINK_HEIGHT, RINK_WIDTH
from rejouons.cli.boards.autoscooter.scene import (
    ARROWS,
    BARRIER,
    CRASH,
    DONE,
    ONWARD,
    Ink,
    Scene,
    arrow,
    barred,
    looking,
    purse_of,
)
from rejouons.cli.boards.lines import Block, fit
from rejouons.games.autoscooter import driving
from rejouons.games.autoscooter.state import NO_NUMBER, STRUCK, Event, Phase
from rejouons.games.autoscooter.tables import (
    BEND,
    CARS,
    HEADING_NAMES,
    HEADINGS,
    HEX_NAMES,
    LETTER_NAMES,
    NO_CAR,
    SPEED_OF,
    TOP_SPEED,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import LOG, open_log
from rejouons.kernel.record import new, snapshot

DRIVING: Any = driving  # rules carry no types
WIDTH = 80
PANEL_WIDTH = WIDTH - RINK_WIDTH
PANEL_HEIGHT = RINK_HEIGHT + 2
GAP = 1
ROOM = PANEL_WIDTH - GAP
LETTER_WIDTH, WAY_WIDTH, GOAL_WIDTH = 3, TOP_SPEED + 2, 6
NUMBER_WIDTH, WRITTEN_WIDTH = 2, 3
SAMPLE_WIDTH = 8
SAMPLE_HEADING, SAMPLE_SPEED = 1, 2  # of the car in the legend


@dataclass(frozen=True)
class Outcome:
    """What a letter would do if nothing else moved."""

    letter: str
    way: str  # the headings of its steps
    hex: int
    heading: int
    struck: str  # the number of a car, or the barrier; empty without a crash
    gain: int  # chips


def panel(scene: Scene) -> Block:
    """The letters while the viewer writes one, the queue while cars move; else a legend."""
    if scene.car is not None and scene.letters:
        lines = letters(scene, scene.car)
    elif scene.state.phase == Phase.DRIVE_OFF:
        lines = [*queue(scene), Text(), *compass()]
    else:
        lines = [*legend(scene), Text(), *compass()]
    lines += [Text()] * (PANEL_HEIGHT - len(lines))
    return [fit(PANEL_WIDTH, Ink.NIGHT, " " * GAP, line) for line in lines]


# The letters


def letters(scene: Scene, car: int) -> Block:
    """Where each letter would take a car, and what it would bring."""
    title = (Text(line, Ink.BOLD) for line in textwrap.wrap(scene.texts["board-letters"], ROOM))
    found = (outcome_of(scene.state, car, letter) for letter in scene.letters)
    return [*title, *(letter_line(outcome) for outcome in found)]


def outcome_of(state: Any, car: int, letter: int) -> Outcome:
    after, log = snapshot(state), new(LOG)[0]
    open_log(log)
    DRIVING.drive(after, log, car, letter)
    there, way = after.cars[car], way_of(letter, int(state.cars[car].heading))
    gain = chips_of(after, car) - chips_of(state, car)
    return Outcome(
        LETTER_NAMES[letter], way, int(there.hex), int(there.heading), struck_in(log), gain
    )


def way_of(letter: int, heading: int) -> str:
    """Where each step of a letter leads, as arrows."""
    bends = accumulate(BEND[letter, : SPEED_OF[letter]].tolist(), initial=heading)
    return "".join(arrow(found % HEADINGS) for found in islice(bends, 1, None))


def chips_of(state: Any, car: int) -> int:
    """What a car's driver can gain or lose; nobody does by the ghost."""
    return 0 if car == state.ghost else int(purse_of(state, car).chips)


def struck_in(log: Any) -> str:
    """What a car has run into, by what was told."""
    events = list(Event)
    for event in log.events[: log.count]:
        kind = events[event.kind]
        if kind == Event.HIT_BARRIER:
            return BARRIER
        if STRUCK in kind.fields and kind != Event.SHOCK_PASSED:
            return str(event.values[kind.fields.index(STRUCK)] + 1)
    return ""


def letter_line(outcome: Outcome) -> Text:
    goal = f"{HEX_NAMES[outcome.hex]} {arrow(outcome.heading)}"
    return Text.assemble(
        Text(outcome.letter.ljust(LETTER_WIDTH), Ink.BOLD),
        Text(outcome.way.ljust(WAY_WIDTH), Ink.FAINT),
        Text(goal.ljust(GOAL_WIDTH), Ink.NIGHT),
        crash(outcome),
    )


def crash(outcome: Outcome) -> Text:
    """What a car would run into, and the chips of it."""
    if not outcome.struck:
        return Text()
    gain = f"{outcome.gain:+}".replace("-", "−") if outcome.gain else ""
    ink = Ink.GAIN if outcome.gain > 0 else Ink.LOSS
    return Text(f"{CRASH}{outcome.struck} {gain}", ink)


# The queue


def queue(scene: Scene) -> Block:
    """The cars in the order of their numbers: which have moved, which is up, which will come."""
    title = Text(scene.texts["board-order"], Ink.BOLD)
    return [title, *(queue_line(scene, place) for place in range(scene.state.in_order))]


def queue_line(scene: Scene, place: int) -> Text:
    car, up = int(scene.state.order[place]), int(scene.state.next)
    marker = DONE if place < up else ONWARD if place == up else " "
    ink = Ink.BOLD if place == up else Ink.FAINT if place < up else Ink.NIGHT
    number = int(scene.state.cars[car].number)
    shown = "" if number == NO_NUMBER else str(number + 1)
    return Text.assemble(
        Text(f"{marker}{shown:>{NUMBER_WIDTH}} ", ink),
        scene.plate(car),
        fit(WRITTEN_WIDTH, ink, f" {scene.letter(car)}"),
        Text(mover(scene, car), ink),
    )


def mover(scene: Scene, car: int) -> str:
    """Who drives a car this turn."""
    if car == scene.ghost and scene.state.controller != NOBODY:
        return f"{scene.driver(car)}, {scene.names[scene.state.controller]}"
    return scene.driver(car)


# The legend


def legend(scene: Scene) -> Block:
    """What the marks on the rink mean."""
    words = {"car": 1, "heading": HEADING_NAMES[SAMPLE_HEADING], "speed": SAMPLE_SPEED}
    samples = {
        looking(0, SAMPLE_HEADING, SAMPLE_SPEED): scene.texts.say("board-legend-moving", **words),
        looking(0, SAMPLE_HEADING, 0): scene.texts.say("board-legend-stopped", car=1),
    }
    unowned = [car for car in range(CARS) if scene.is_unowned(car)]
    samples |= {barred(car): scene.texts["board-legend-unowned"] for car in unowned[:1]}
    if scene.ghost != NO_CAR:
        samples[scene.label(scene.ghost)] = scene.texts["board-legend-ghost"]
    return [line for mark, told in samples.items() for line in explained(mark, told)]


def explained(mark: str, told: str) -> Block:
    """A mark, and beside it what it means, in as many lines as that takes."""
    lines = textwrap.wrap(told, ROOM - SAMPLE_WIDTH, break_on_hyphens=False)
    marks = [mark, *[""] * (len(lines) - 1)]
    return [Text(f"{m:<{SAMPLE_WIDTH}}{t}", Ink.FAINT) for m, t in zip(marks, lines, strict=True)]


def compass() -> Block:
    """The headings as they are typed, half a turn in each line."""
    signs = [f"{name:>2} {mark}" for name, mark in ARROWS.items()]
    half = HEADINGS // 2
    return [Text("  ".join(row), Ink.FAINT) for row in (signs[:half], signs[half:])]
