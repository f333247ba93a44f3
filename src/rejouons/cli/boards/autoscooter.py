"""Autoscooter's board in the terminal: the rink, what is planned or queued, the log sheet.

`3↘●●` is car 3, which looks south-east and has two rings, its speed. An unowned car stands
between two blocks of barrier, the ghost in brackets. `✕5` tells that a letter leads into car 5.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from rejouons.cli.boards.dodgems import CAR_INKS, DONE, ONWARD, Ink, Scene, purse_of
from rejouons.cli.boards.honeycomb import RINK_WIDTH, rink
from rejouons.cli.boards.lines import Block, beside, fit, printed, spread
from rejouons.cli.boards.plans import WIDTH, panel
from rejouons.games.autoscooter.state import Phase
from rejouons.games.autoscooter.tables import CARS, COLUMN, HEX_NAMES, TURNS
from rejouons.kernel.contract import NOBODY
from rejouons.texts import Texts
from rejouons.views import View

CROWN = "♛"
USED = "·"
MARKER_WIDTH, PLATE_WIDTH, HEX_WIDTH, PROGRAM_WIDTH = 3, 4, 5, 5
NAME_WIDTH, NAME_BESIDE_COLOURS = 26, 12
NUMBER_WIDTH, CHIPS_WIDTH, COLOUR_WIDTH, POINTS_WIDTH = 3, 7, 3, 7
SHEET_WIDTH = TURNS * NUMBER_WIDTH


def board(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole board as a viewer may see it."""
    scene = Scene(view, names, texts)
    ground = [*rink(scene), fit(RINK_WIDTH, Ink.NIGHT)]
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
    """A line for each car: its driver, its program, its unused numbers, and whose chips it wins."""
    lines = [heads(scene), *(car_line(scene, car) for car in cars_in_lines(scene)), box(scene)]
    return [fit(WIDTH, Ink.NIGHT, line) for line in lines]


def cars_in_lines(scene: Scene) -> Iterator[int]:
    """The cars of each seat together, then those without a driver."""
    for owner in (*scene.seats, NOBODY):
        yield from scene.cars_of(owner)


def name_width(scene: Scene) -> int:
    return NAME_BESIDE_COLOURS if scene.counts_colours else NAME_WIDTH


def heads(scene: Scene) -> Text:
    say = scene.texts
    words = Text.assemble(
        f"{'':{MARKER_WIDTH}}{'':{PLATE_WIDTH}}",
        f"{say['board-head-driver']:<{name_width(scene)}}",
        f"{say['board-head-hex']:<{HEX_WIDTH}}",
        f"{say['board-head-program']:<{PROGRAM_WIDTH}}",
        f" {say['board-head-numbers']:<{SHEET_WIDTH - 1}}",
        f"{say['board-head-chips']:>{CHIPS_WIDTH}}",
        style=Ink.FAINT,
    )
    if scene.counts_colours:
        words.append_text(colour_heads(say))
    return words


def colour_heads(texts: Texts) -> Text:
    """The colours by the numbers of their cars."""
    plates = (
        part
        for car, ink in enumerate(CAR_INKS, 1)
        for part in (Text(" ", Ink.NIGHT), Text(f"{car:>{COLOUR_WIDTH - 1}}", ink))
    )
    points = Text(f"{texts['board-head-points']:>{POINTS_WIDTH}}", Ink.FAINT)
    return Text.assemble(*plates, points)


def car_line(scene: Scene, car: int) -> Text:
    owner = int(scene.state.cars[car].owner)
    ink = Ink.FAINT if owner == NOBODY else Ink.BOLD if owner == scene.viewer else Ink.NIGHT
    return Text.assemble(
        Text(f" {marker(scene, owner)} ", ink),
        fit(PLATE_WIDTH, ink, scene.plate(car)),
        fit(name_width(scene) - 1, ink, scene.driver(car)),
        Text(" ", ink),
        Text(HEX_NAMES[scene.state.cars[car].hex].ljust(HEX_WIDTH), ink),
        fit(PROGRAM_WIDTH, ink, scene.program(car)),
        unused(scene, car, ink),
        chips(scene, car, ink),
    )


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


def chips(scene: Scene, car: int, ink: str) -> Text:
    """What a purse holds, in the line of the first car that wins for it."""
    owner = int(scene.state.cars[car].owner)
    if owner == NOBODY or not (scene.counts_cars or car == scene.cars_of(owner)[0]):
        return Text()
    return purse(scene, purse_of(scene.state, car), ink, has_points=True)


def box(scene: Scene) -> Text:
    before = MARKER_WIDTH + PLATE_WIDTH + name_width(scene) + HEX_WIDTH + PROGRAM_WIDTH
    words = Text(f"{scene.texts['board-box']:>{before + SHEET_WIDTH}}", Ink.FAINT)
    return Text.assemble(words, purse(scene, scene.box, Ink.FAINT, has_points=False))


def purse(scene: Scene, held: Any, ink: str, has_points: bool) -> Text:
    words = f"{held.chips:>{CHIPS_WIDTH}}"
    if scene.counts_colours:
        counts = (int(held.colours[colour]) or USED for colour in range(CARS))
        words += "".join(f"{count:>{COLOUR_WIDTH}}" for count in counts)
        words += f"{scene.worth(held):>{POINTS_WIDTH}}" if has_points else ""
    return Text(words, ink)
