"""Macadam's board in the terminal: the signals, the players and what they exposed, the hand.

A free signal shows its name, a covered one its token in brackets. `▸` points at what the viewer
can cover or play, `▶` at whom the game waits for. Behind the number of cards of a kind that a
player has exposed, `✕` tells that everybody knows the hand to have none.
"""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from rejouons.cli.boards.lines import Block, fit, printed, spread
from rejouons.cli.boards.macadam.scene import (
    CODE_WIDTH,
    EXPOSABLE,
    MARKS,
    POINTER,
    WIDTH,
    Ink,
    Scene,
    code,
    kind_ink,
    members,
)
from rejouons.cli.boards.macadam.signals import crossroads
from rejouons.games.macadam.state import NO_CARD, Phase
from rejouons.games.macadam.tables import (
    CARD_NAMES,
    KIND_NAMES,
    KIND_OF_CARD,
    NUM_PAPERS,
    OF_KIND,
    PAPER_NAMES,
    POINTS_OF,
    SIGNALS,
)
from rejouons.texts import Texts
from rejouons.views import View

ONWARD, THEN = "▶", "→"
ARROWS = {"clockwise": "↻", "counter_clockwise": "↺"}
CROWN, NONE, VOID = "♛", "·", "✕"
MARKER_WIDTH, NAME_WIDTH = 3, 12
COLUMNS = {"score": 7, "hand": 5, "card": 6, "papers": 8, "fines": 8}  # and their widths


def board(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole board as a viewer may see it."""
    scene = Scene(view, names, texts)
    blank = fit(WIDTH, Ink.ASPHALT)
    top = [headline(scene), demand(scene), order(scene)]
    return printed([*top, *crossroads(scene), blank, *players(scene), *below(scene)])


# The headline


def headline(scene: Scene) -> Text:
    """Whom the game waits for and what for; on the right, which trick this is."""
    left = Text(f" {sentence(scene)}", Ink.BANNER)
    return spread(WIDTH, Ink.BANNER, left, Text(f" {progress(scene)} ", Ink.BANNER_FAINT))


def sentence(scene: Scene) -> str:
    if scene.acting is None:
        key = "board-won" if len(scene.winners) == 1 else "board-shared"
        return scene.texts.say(key, name=", ".join(scene.names[seat] for seat in scene.winners))
    who = "you" if scene.viewer == scene.acting else "other"
    phase = Phase(int(scene.state.phase)).name.lower()
    failing = "-failing" if scene.is_failing else ""
    words = scene.texts.say(
        f"board-{who}-{phase}{failing}",
        name=scene.names[scene.acting],
        signal=scene.signal,
        demand=scene.demand,
    )
    return f"{ONWARD} {words}"


def progress(scene: Scene) -> str:
    say, rounds = scene.texts.say, int(scene.state.options.rounds)
    words = [say("board-trick", token=scene.trick, tokens=SIGNALS)]
    if rounds > 1:
        words.append(say("board-round", round=scene.state.round_number + 1, rounds=rounds))
    return " · ".join(words)


def demand(scene: Scene) -> Text:
    """What must follow."""
    if scene.is_over:
        return fit(WIDTH, Ink.ASPHALT)
    mark = f"{MARKS[scene.demand]} " if scene.demand in MARKS else ""
    words = scene.texts.say("board-demand", demand=scene.demand)
    return fit(WIDTH, Ink.BOLD, f" {mark}{words}")


def order(scene: Scene) -> Text:
    """Which way round the table the trick runs, and who is still to come."""
    if scene.is_over:
        return fit(WIDTH, Ink.ASPHALT)
    way = "counter_clockwise" if scene.state.is_reversed else "clockwise"
    names = f" {THEN} ".join(scene.names[seat] for seat in scene.still_to_play)
    words = f" {ARROWS[way]} {scene.texts[f'board-{way}']}"
    return fit(WIDTH, Ink.FAINT, f"{words} · {names}" if names else words)


# The players


def players(scene: Scene) -> Block:
    """A line for each player: points, papers, fines, and what they have exposed by kind."""
    return [heads(scene), *(player(scene, seat) for seat in scene.seats)]


def heads(scene: Scene) -> Text:
    labels = (
        Text(f"{scene.texts[f'board-head-{name}']:>{width}}", Ink.FAINT)
        for name, width in COLUMNS.items()
    )
    before = Text(" " * (MARKER_WIDTH + NAME_WIDTH))
    gap = Text(" ")
    return fit(WIDTH, Ink.ASPHALT, before, *labels, gap, *(code(kind) for kind in EXPOSABLE))


def player(scene: Scene, seat: int) -> Text:
    ink = Ink.BOLD if seat in (scene.acting, scene.viewer) else Ink.ASPHALT
    name = fit(NAME_WIDTH - 1, Ink.BANNER if seat == scene.viewer else ink, scene.names[seat])
    numbers = (
        Text(words.rjust(COLUMNS[column]), Ink.LOSS if words.startswith("−") else ink)
        for column, words in facts(scene, seat).items()
    )
    kinds = (exposed(scene, seat, kind) for kind in EXPOSABLE)
    return fit(WIDTH, ink, f" {marker(scene, seat)} ", name, " ", *numbers, " ", *kinds)


def marker(scene: Scene, seat: int) -> str:
    """Whether a player is waited for, or has won."""
    if scene.is_over:
        return CROWN if seat in scene.winners else " "
    return ONWARD if seat == scene.acting else " "


def facts(scene: Scene, seat: int) -> dict[str, str]:
    """What stands in the columns of a player's line."""
    player = scene.state.players[seat]
    card = int(player.played)
    return {
        "score": str(scene.score(seat)).replace("-", "−"),
        "hand": str(player.hand_size),
        "card": "" if card == NO_CARD else CARD_NAMES[card],
        "papers": papers(scene, int(player.papers)),
        "fines": str(player.fines),
    }


def papers(scene: Scene, held: int) -> str:
    return "".join(
        scene.texts.say("paper-letter", paper=PAPER_NAMES[paper]) if held >> paper & 1 else NONE
        for paper in range(NUM_PAPERS)
    )


def exposed(scene: Scene, seat: int, kind: int) -> str:
    """How many cards of a kind a player has exposed, and whether the hand surely has none."""
    count = (int(scene.state.players[seat].exposed) & int(OF_KIND[kind])).bit_count()
    return f"{count or NONE}{VOID if scene.lacks(seat, kind) else ' '}".ljust(CODE_WIDTH)


# Below: what a mark means, the viewer's hand, and what the viewer knows of others


def below(scene: Scene) -> Block:
    blank = fit(WIDTH, Ink.ASPHALT)
    lines = [*legend(scene), *hand(scene), *known_hands(scene)]
    return [blank, *lines] if lines else []


def legend(scene: Scene) -> Block:
    is_marked = any(scene.lacks(seat, kind) for seat in scene.seats for kind in EXPOSABLE)
    words = f" {VOID} {scene.texts['board-legend-lacks']}"
    return [fit(WIDTH, Ink.FAINT, words)] if is_marked else []


def hand(scene: Scene) -> Block:
    """The viewer's cards by kind."""
    if scene.viewer < 0 or scene.is_over:
        return []
    words = Text(f"{scene.texts['board-hand']} ", Ink.BOLD)
    return in_lines([words, *groups(scene, int(scene.state.players[scene.viewer].hand))])


def groups(scene: Scene, cards: int) -> Iterator[Text]:
    for kind, of_kind in enumerate(OF_KIND):
        held = list(members(cards & int(of_kind)))
        if held:
            yield Text.assemble(title(scene, kind), *(card(scene, one) for one in held), " ")


def title(scene: Scene, kind: int) -> Text:
    """A kind, its mark if it has one, and its points."""
    name = KIND_NAMES[kind]
    points = POINTS_OF[next(members(OF_KIND[kind]))]
    words = [MARKS.get(name), scene.texts.say("card-kind", kind=name), points and str(points)]
    return Text("".join(f"{word} " for word in words if word), Ink.FAINT)


def card(scene: Scene, number: int) -> Text:
    """A card; one that can be played is pointed at."""
    is_lit = number in scene.lit_cards
    ink = Ink.LIT if is_lit else kind_ink(int(KIND_OF_CARD[number]))
    plate = Text(f"{POINTER if is_lit else ' '}{CARD_NAMES[number]}", ink)
    return Text.assemble(plate, Text(" ", Ink.ASPHALT))


def known_hands(scene: Scene) -> Block:
    """Cards that the viewer has seen go to the hands of others."""
    if scene.is_over:
        return []
    return in_lines(
        Text.assemble(
            Text(f"{scene.texts.say('board-holds', name=scene.names[seat])} ", Ink.BOLD),
            *(card(scene, number) for number in scene.known(seat)),
        )
        for seat in scene.seats
        if seat != scene.viewer and scene.known(seat)
    )


def in_lines(chunks: Iterable[Text]) -> Block:
    """Pieces of text in a row, in as many lines as they need."""
    lines: list[Text] = []
    for chunk in chunks:
        if not lines or lines[-1].cell_len + chunk.cell_len > WIDTH:
            lines.append(Text(" "))
        lines[-1].append_text(chunk)
    return [fit(WIDTH, Ink.ASPHALT, line) for line in lines]
