"""Autoscooter's board in the terminal: the rink, what is planned or queued, the log sheet.

`3↘●●` is car 3, which looks south-east and has two rings, its speed. An unowned car stands
between two blocks of barrier, the ghost in brackets. `F ↘→ 35 →` tells that a letter leads by two
steps to hex 35, and how the car stands there; `✕5`, that it runs into car 5.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from rejouons.cli.boards.autoscooter.panel import PANEL_HEIGHT, WIDTH, panel
from rejouons.cli.boards.autoscooter.rink import RINK_HEIGHT, RINK_WIDTH, rink
from rejouons.cli.boards.autoscooter.scene import CAR_INKS, DONE, ONWARD, Ink, Scene, purse_of
from rejouons.cli.boards.lines import Block, beside, fit, printed, spread
from rejouons.games.autoscooter.state import Phase
from rejouons.games.autoscooter.tables import CARS, COLUMN, HEX_NAMES, TURNS
from rejouons.kernel.contract import NOBODY
from rejouons.texts import Texts
from rejouons.views import View

CROWN = "♛"
USED = "·"
MARKER_WIDTH, PLATE_WIDTH, HEX_WIDTH, PROGRAM_WIDTH = 3, 4, 5, 5
NAME_WIDTH = 23
NUMBER_WIDTH, CHIPS_WIDTH, COLOUR_WIDTH, POINTS_WIDTH = 3, 7, 3, 7
SHEET_WIDTH = TURNS * NUMBER_WIDTH


def board(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole board as a viewer may see it."""
    scene = Scene(view, names, texts)
    beneath = [fit(RINK_WIDTH, Ink.NIGHT)] * (PANEL_HEIGHT - RINK_HEIGHT)
    ground = [*rink(scene), *beneath]
    return printed([headline(scene), *beside(ground, panel(scene)), *log_sheet(scene)])


# The headline


def headline(scene: Scene) -> Text:
    """Whom the game waits for and what for; on the right, which turn this is."""
    turn = scene.texts.say("board-turn", turn=scene.state.turn + 1, turns=TURNS)
    left = Text(f" {sentence(scene)}", Ink.BANNER)
    return spread(WIDTH, Ink.BANNER, left, Text(f" {turn} ", Ink.BANNER_FAINT))


def sentence(scene: Scene) -> str:
    if scene.state.phase == Phase.OVER:
        key = "board-won" if len(scene.winners) == 1 else "board-shared"
        return scene.texts.say(key, name=named(scene, scene.winners))
    car = {} if scene.car is None else {"car": scene.car + 1}
    words = scene.texts.say(f"board-{asked(scene)}", name=named(scene, scene.acting), **car)
    return f"{ONWARD} {words}"


def named(scene: Scene, seats: Sequence[int]) -> str:
    return ", ".join(scene.names[seat] for seat in seats)


def asked(scene: Scene) -> str:
    """What is asked of the viewer, or else of the others."""
    if scene.viewer not in scene.acting:
        return f"other-{Phase(int(scene.state.phase)).name.lower()}"
    if scene.state.phase == Phase.DRIVE_OFF:
        return "you-drive_off"
    if scene.car == scene.ghost:
        return "you-ghost"
    return "you-program" if scene.letters else "you-enter"


# The log sheet


def log_sheet(scene: Scene) -> Block:
    """A line for each car: its driver, its program, its unused numbers; and what is won."""
    lines = [heads(scene), *(car_line(scene, car) for car in cars_in_lines(scene))]
    lines += colour_sheet(scene) if scene.counts_colours else [box(scene)]
    return [fit(WIDTH, Ink.NIGHT, line) for line in lines]


def cars_in_lines(scene: Scene) -> Iterator[int]:
    """The cars of each seat together, then those without a driver."""
    for owner in (*scene.seats, NOBODY):
        yield from scene.cars_of(owner)


def heads(scene: Scene) -> Text:
    say = scene.texts
    return Text.assemble(
        f"{'':{MARKER_WIDTH}}{'':{PLATE_WIDTH}}",
        f"{say['board-head-driver']:<{NAME_WIDTH}}",
        f"{say['board-head-hex']:<{HEX_WIDTH}}",
        f"{say['board-head-program']:<{PROGRAM_WIDTH}}",
        f" {say['board-head-numbers']:<{SHEET_WIDTH - 1}}",
        "" if scene.counts_colours else f"{say['board-head-chips']:>{CHIPS_WIDTH}}",
        style=Ink.FAINT,
    )


def car_line(scene: Scene, car: int) -> Text:
    owner = int(scene.state.cars[car].owner)
    ink = Ink.FAINT if owner == NOBODY else Ink.BOLD if owner == scene.viewer else Ink.NIGHT
    return Text.assemble(
        Text(f" {marker(scene, owner)} ", ink),
        *plate_and_driver(scene, car, ink),
        Text(HEX_NAMES[scene.state.cars[car].hex].ljust(HEX_WIDTH), ink),
        fit(PROGRAM_WIDTH, ink, scene.program(car)),
        unused(scene, car, ink),
        Text() if scene.counts_colours else chips(scene, car, ink),
    )


def plate_and_driver(scene: Scene, car: int, ink: str) -> tuple[Text, ...]:
    name = fit(NAME_WIDTH - 1, ink, scene.driver(car))
    return fit(PLATE_WIDTH, ink, scene.plate(car)), name, Text(" ", ink)


def marker(scene: Scene, owner: int) -> str:
    """Whether a driver is waited for, has written everything, or has won."""
    if owner == NOBODY:
        return " "
    if scene.state.phase == Phase.OVER:
        return CROWN if owner in scene.winners else " "
    if owner in scene.acting:
        return ONWARD
    return DONE if scene.state.phase == Phase.PROGRAM else " "


def unused(scene: Scene, car: int, ink: str) -> Text:
    """The car's column of the sheet, without the numbers that are used or struck out."""
    if scene.state.cars[car].owner == NOBODY:
        return Text(" " * SHEET_WIDTH)
    used = int(scene.state.cars[car].used)
    shown = (USED if used >> row & 1 else number + 1 for row, number in enumerate(COLUMN[car]))
    return Text("".join(f"{number:>{NUMBER_WIDTH}}" for number in shown), ink)


# The chips


def has_purse(scene: Scene, car: int) -> bool:
    """Whether a car is the only one, or the first, that wins for its purse."""
    owner = int(scene.state.cars[car].owner)
    return owner != NOBODY and (scene.counts_cars or car == scene.cars_of(owner)[0])


def chips(scene: Scene, car: int, ink: str) -> Text:
    """How many chips a purse holds, in the line of its first car."""
    if not has_purse(scene, car):
        return Text()
    return Text(f"{purse_of(scene.state, car).chips:>{CHIPS_WIDTH}}", ink)


def box(scene: Scene) -> Text:
    before = MARKER_WIDTH + PLATE_WIDTH + NAME_WIDTH + HEX_WIDTH + PROGRAM_WIDTH + SHEET_WIDTH
    words = f"{scene.texts['board-box']:>{before}}{scene.box.chips:>{CHIPS_WIDTH}}"
    return Text(words, Ink.FAINT)


# The chips by colour


def colour_sheet(scene: Scene) -> Block:
    """A line for each purse, and one for the box: the chips of each colour, and their worth."""
    cars = (car for car in cars_in_lines(scene) if has_purse(scene, car))
    lines = [colour_heads(scene.texts), *(purse_line(scene, car) for car in cars)]
    words = f"{scene.texts['board-box']:>{MARKER_WIDTH + PLATE_WIDTH + NAME_WIDTH}}"
    return [*lines, Text(words + by_colour(scene.box), Ink.FAINT)]


def colour_heads(texts: Texts) -> Text:
    """The colours by the numbers of their cars."""
    before = MARKER_WIDTH + PLATE_WIDTH + NAME_WIDTH + CHIPS_WIDTH
    plates = (
        part
        for car, ink in enumerate(CAR_INKS, 1)
        for part in (Text(" ", Ink.NIGHT), Text(f"{car:>{COLOUR_WIDTH - 1}}", ink))
    )
    chips_head = Text(f"{texts['board-head-chips']:>{before}}", Ink.FAINT)
    points_head = Text(f"{texts['board-head-points']:>{POINTS_WIDTH}}", Ink.FAINT)
    return Text.assemble(chips_head, *plates, points_head)


def purse_line(scene: Scene, car: int) -> Text:
    purse = purse_of(scene.state, car)
    ink = Ink.BOLD if scene.state.cars[car].owner == scene.viewer else Ink.NIGHT
    return Text.assemble(
        Text(" " * MARKER_WIDTH, ink),
        *plate_and_driver(scene, car, ink),
        Text(f"{by_colour(purse)}{scene.worth(purse):>{POINTS_WIDTH}}", ink),
    )


def by_colour(purse: Any) -> str:
    """How many chips a purse holds, in all and of each colour."""
    counts = (int(purse.colours[colour]) or USED for colour in range(CARS))
    return f"{purse.chips:>{CHIPS_WIDTH}}" + "".join(f"{count:>{COLOUR_WIDTH}}" for count in counts)
