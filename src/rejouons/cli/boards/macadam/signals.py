"""Macadam's signals in the terminal, and beside them what is left in the box and on the table."""

from rich.text import Text

from rejouons.cli.boards.lines import Block, beside, fit, spread
from rejouons.cli.boards.macadam.scene import CODE_WIDTH, POINTER, WIDTH, Ink, Scene, code
from rejouons.games.macadam.tables import (
    ADMITS,
    AGENT_CARDS,
    DRAWING,
    OF_KIND,
    PAPER_NAMES,
    SIGNAL_NAMES,
    SIGNALS,
    SIGNALS_OF,
    TYPE_NAMES,
    TYPES,
)

TYPE_WIDTH, SIGNAL_WIDTH = 20, 6
MOST_SIGNALS = max(int(signals).bit_count() for signals in SIGNALS_OF)  # of a type
MOST_KINDS = max(len(kinds) for kinds in DRAWING["admits"].values())  # that a signal admits
CROSSROADS_WIDTH = TYPE_WIDTH + MOST_SIGNALS * SIGNAL_WIDTH + MOST_KINDS * CODE_WIDTH
PANEL_WIDTH = WIDTH - CROSSROADS_WIDTH


def crossroads(scene: Scene) -> Block:
    """A line for each type of signals: which there are, and what they let through."""
    return beside([signals(scene, number) for number in range(TYPES)], panel(scene))


def signals(scene: Scene, number: int) -> Text:
    found = [signal for signal in range(SIGNALS) if int(SIGNALS_OF[number]) >> signal & 1]
    kinds = [kind for kind, cards in enumerate(OF_KIND) if int(cards) & int(ADMITS[number])]
    cells = Text.assemble(*(signal_cell(scene, signal) for signal in found))
    return Text.assemble(
        fit(TYPE_WIDTH, Ink.ASPHALT, " ", scene.texts.say("signal-type", type=TYPE_NAMES[number])),
        fit(MOST_SIGNALS * SIGNAL_WIDTH, Ink.ASPHALT, cells),
        fit(MOST_KINDS * CODE_WIDTH, Ink.ASPHALT, *(code(kind) for kind in kinds)),
    )


def signal_cell(scene: Scene, signal: int) -> Text:
    """A signal with its name, or the token that covers it."""
    token = int(scene.state.tokens[signal])
    if token:
        ink = Ink.BOLD if signal == scene.state.signal else Ink.FAINT
        return fit(SIGNAL_WIDTH, Ink.ASPHALT, Text(f"({token})", ink))
    is_lit = signal in scene.lit_signals
    words = f"{POINTER if is_lit else ' '}{SIGNAL_NAMES[signal]}"
    return fit(SIGNAL_WIDTH, Ink.ASPHALT, Text(words, Ink.LIT if is_lit else Ink.ASPHALT))


def panel(scene: Scene) -> Block:
    """Beside the signals: what is left in the box and on the table."""
    texts, state = scene.texts, scene.state
    counts = {
        texts["board-stock"]: str(state.stock_size),
        texts["board-agents"]: f"{int(state.agents).bit_count()}/{AGENT_CARDS}",
        texts["board-tricks-left"]: str(SIGNALS - state.trick),
    }
    for paper, tickets in zip(PAPER_NAMES, state.tickets, strict=True):
        counts[texts.say("board-tickets", paper=paper)] = str(tickets)
    lines = [
        spread(PANEL_WIDTH, Ink.FAINT, Text(f" {label}"), Text(f"{count} ", Ink.BOLD))
        for label, count in counts.items()
    ]
    return lines + [fit(PANEL_WIDTH, Ink.ASPHALT)] * (TYPES - len(lines))
