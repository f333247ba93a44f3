"""Ave César's board in the terminal: the circus in strips, the drivers, the viewer's hand.

`═1▶` is the chariot of the first player. A space the viewer can play to shows the lowest card
that leads there, raised behind its name. `♛` marks whoever leads, `6✕` that they may play no 6.
"""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from rejouons.cli.boards.ave_cesar.circus import Cell, Circus, Strip
from rejouons.cli.boards.ave_cesar.scene import Ink, Scene, chariot
from rejouons.cli.boards.lines import Block, Sheet, fit, printed
from rejouons.games.ave_cesar.state import NO_SPACE, Phase, Status
from rejouons.games.ave_cesar.tables import (
    CARDS_OF_VALUE,
    LAPS,
    SIX,
    VALUES,
)
from rejouons.texts import Texts
from rejouons.views import View

WIDTH = 80  # unless a track has a longer section
MARGIN = 1  # left of the strips
RAISED = "¹²³⁴⁵⁶"
WALL, DOTTED, LINE = "━", "┄", "┃"
ONWARD = "▶"  # at the end of a strip
NO_SIX = "6✕"

MARKER_WIDTH, CHARIOT_WIDTH, NAME_WIDTH = 3, 3, 17
LAP_WIDTH, SPACE_WIDTH, CAESAR_WIDTH = 5, 6, 12
COUNT_WIDTH = 2  # of the cards of a value
CARDS_WIDTH = VALUES * COUNT_WIDTH
NUMBERS = {"way": 7, "spare": 6, "laurels": 9}  # the columns of numbers, and their widths
UNKNOWN = "–"
BLANK = " "


def board(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole board as a viewer may see it."""
    scene = Scene(view, names, texts)
    width = width_of(scene.circus)
    track = [line for strip in scene.circus.strips for line in strip_lines(scene, strip, width)]
    below = [fit(width, Ink.STANDS, line) for line in (*drivers(scene), *hand(scene))]
    return printed([*headline(scene, width), *track, *below])


def width_of(circus: Circus) -> int:
    """A board is as wide as its widest strip, if that takes more room than there usually is."""
    return max(WIDTH, *(MARGIN + strip.width + len(f" {ONWARD}") for strip in circus.strips))


# The headline


def headline(scene: Scene, width: int) -> Block:
    """Whom the game waits for and what for; below that, which race this is."""
    return [
        fit(width, Ink.BANNER, f" {sentence(scene)}"),
        fit(width, Ink.BANNER_FAINT, f"   {race(scene)}"),
    ]


def sentence(scene: Scene) -> str:
    if scene.acting is None:
        name = ", ".join(scene.names[seat] for seat in scene.winners)
        return scene.texts.say(
            "board-won" if len(scene.winners) == 1 else "board-shared", name=name
        )
    who = "you" if scene.viewer == scene.acting else "other"
    phase = Phase(int(scene.state.phase)).name.lower()
    words = scene.texts.say(f"board-{who}-{phase}", name=scene.names[scene.acting])
    return f"{ONWARD} {words}"


def race(scene: Scene) -> str:
    races = int(scene.state.options.races)
    number = min(int(scene.state.race) + 1, races)
    return scene.texts.say("board-race", race=number, races=races, course=scene.course)


# The strips


def strip_lines(scene: Scene, strip: Strip, width: int) -> Block:
    """A strip, and a line that parts it from what is below."""
    sheet = Sheet(strip.height + 1, width, Ink.STANDS, MARGIN)
    for border in strip.borders:
        sheet.put(border.row, border.column, (WALL if border.is_wall else DOTTED) * border.width)
    if strip.line is not None:
        draw_line(scene, sheet, strip, strip.line)
    for cell in strip.cells:
        sheet.put(cell.row, cell.column, *space(scene, cell))
    sheet.put(strip.middle, width - MARGIN - len(ONWARD), ONWARD)
    return sheet.lines()


def draw_line(scene: Scene, sheet: Sheet, strip: Strip, column: int) -> None:
    """The line, lit where the viewer can finish, and the alley beside it."""
    ink = Ink.LIT if scene.can_finish else Ink.LINE
    for row in range(strip.height):
        sheet.put(row, column, LINE, ink)
    for ramp in strip.ramps:
        sheet.put(ramp.row, ramp.column, "╱" if ramp.is_entry else "╲")
    words = scene.texts["board-imperial-alley"]
    entry = min(cell.column for cell in strip.cells if cell.space.kind == "alley")
    sheet.put(0, entry - len(words) - 1, words, Ink.ALLEY_NAME)


def space(scene: Scene, cell: Cell) -> tuple[str, str]:
    """What stands on a space: a chariot, or its name and the card that leads there."""
    name = cell.space.name
    seat = scene.chariots.get(name)
    if seat is not None:
        return chariot(scene.state, seat)
    value = scene.lit.get(name)
    if value is not None:
        return (name + RAISED[value]).ljust(cell.width - 1), Ink.LIT
    ink = {"alley": Ink.ALLEY, "narrow": Ink.NARROW}.get(cell.space.kind, Ink.TRACK)
    return name.ljust(cell.width - 1), ink


# The drivers


def drivers(scene: Scene) -> Block:
    """A line for each driver, in the order of their turns."""
    return [heads(scene), *(driver(scene, seat) for seat in scene.order)]


def heads(scene: Scene) -> Text:
    say = scene.texts
    caesar, cards = say["board-head-caesar"], say["board-head-cards"]
    return fit(
        WIDTH,
        Ink.FAINT,
        " " * (MARKER_WIDTH + CHARIOT_WIDTH + NAME_WIDTH),
        f"{say['board-head-lap']:<{LAP_WIDTH}}",
        f"{say['board-head-space']:<{SPACE_WIDTH}}",
        f"{caesar}{cards:>{CAESAR_WIDTH - len(caesar)}}",
        *(f"{value + 1:>{COUNT_WIDTH}}" for value in range(VALUES)),
        *(f"{say[f'board-head-{number}']:>{width}}" for number, width in NUMBERS.items()),
    )


def driver(scene: Scene, seat: int) -> Text:
    marker = f" {ONWARD} " if seat == scene.acting else " " * MARKER_WIDTH
    ink = Ink.BOLD if seat in (scene.acting, scene.viewer) else Ink.STANDS
    return fit(
        WIDTH,
        ink,
        marker,
        fit(CHARIOT_WIDTH, Ink.STANDS, Text(*chariot(scene.state, seat))),
        name_plate(scene, seat, ink),
        whereabouts(scene, seat, ink),
        cards_left(scene, seat),
        *sums(scene, seat),
    )


def name_plate(scene: Scene, seat: int, ink: str) -> Text:
    """The name, cut where the mark of a leader needs the room."""
    mark = ""
    if scene.is_leader(seat):
        mark = f" ♛ {NO_SIX} " if scene.is_banned(seat) else " ♛ "
    name = Text(f" {scene.names[seat]}", Ink.BANNER if seat == scene.viewer else ink)
    name.truncate(NAME_WIDTH - len(mark or BLANK), overflow="ellipsis")
    return fit(NAME_WIDTH, ink, name, Text(mark, Ink.BOLD))


def whereabouts(scene: Scene, seat: int, ink: str) -> Text:
    """Where the chariot is and whether it has saluted; or how it left the race."""
    player = scene.state.players[seat]
    width = LAP_WIDTH + SPACE_WIDTH + CAESAR_WIDTH
    if player.space == NO_SPACE:
        status = Status(int(player.status)).name.lower()
        return fit(width, ink, scene.texts.say(f"board-left-{status}", place=player.place))
    coin = "missed" if player.disqualified else "paid" if player.saluted else "due"
    return fit(
        width,
        ink,
        f"{f'{player.lap}/{LAPS}':<{LAP_WIDTH}}",
        f"{scene.spaces[player.space]} ".ljust(SPACE_WIDTH),
        scene.texts[f"board-coin-{coin}"],
    )


def cards_left(scene: Scene, seat: int) -> str:
    """How many cards of each value are still in hand and pile."""
    if not scene.is_racing(seat):
        return " " * CARDS_WIDTH
    counts = (CARDS_OF_VALUE - int(spent) for spent in scene.state.players[seat].spent)
    return "".join(f"{count or UNKNOWN:>{COUNT_WIDTH}}" for count in counts)


def sums(scene: Scene, seat: int) -> list[Text]:
    """The shortest way left, how much further all cards left would lead, and the laurels."""
    numbers = {"laurels": int(scene.state.players[seat].laurels)}
    if scene.is_racing(seat):
        way = scene.way_left(seat)
        numbers |= {"way": way, "spare": scene.cards_sum(seat) - way}
    return [number(numbers.get(name), width) for name, width in NUMBERS.items()]


def number(value: int | None, width: int) -> Text:
    """A number at the right edge of its column; one below 0 stands out."""
    if value is None:
        return Text(" " * width)
    if value < 0:
        return Text(f"−{-value}".rjust(width), Ink.ALARM)
    return Text(str(value).rjust(width))


# The hand


def hand(scene: Scene) -> Block:
    """The viewer's cards, while they race."""
    if scene.viewer < 0 or not scene.is_racing(scene.viewer):
        return []
    player = scene.state.players[scene.viewer]
    cards = [value for value in range(VALUES) for _ in range(player.hand[value])]
    shown = (part for value in cards for part in (card(scene, value), Text(" ", Ink.STANDS)))
    pile = sum(CARDS_OF_VALUE - int(spent) for spent in player.spent) - len(cards)
    words = scene.texts.say("board-your-pile", count=pile)
    title = f"{' ' * MARKER_WIDTH}{scene.texts['board-your-hand']}  "
    line = fit(WIDTH, Ink.STANDS, Text(title, Ink.BOLD), *shown, Text(f" {words}", Ink.FAINT))
    return [fit(WIDTH, Ink.STANDS), line]


def card(scene: Scene, value: int) -> Text:
    """A card, crossed out if it is a 6 that a leader may not play."""
    if value == SIX and scene.is_six_barred:
        return Text(f" {NO_SIX} ", Ink.BARRED)
    return Text(f" {value + 1} ", Ink.CARD)
