"""Mark's board in the terminal: the market, the dice, the supply and the companies.

Pieces are coloured tokens with their letter. `▶` marks whom the game waits for and `▷` who rolled,
`▸` the next cell of a market row. Pointed at from both sides, or lit in the bank, is what the
player who acts can use now.
"""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.text import Text

from rejouons.cli.boards.lines import Block, beside, centred, fit, printed, spread
from rejouons.cli.boards.mark.scene import (
    CELL_WIDTH,
    CROSS,
    DIE_HEIGHT,
    DIE_WIDTH,
    EDGES,
    HATCH,
    LETTER,
    MATERIAL_INKS,
    PIECE_WIDTH,
    PIPS,
    Ink,
    Scene,
    Space,
    column_numbers,
    die,
    frame,
    grid_line,
    in_rows,
    pips,
    pitch,
    space_width,
    token,
)
from rejouons.games.mark import company as company_rules
from rejouons.games.mark.state import EMPTY, NO_BID, NOT_ROLLED, SEALED, Move, Phase
from rejouons.games.mark.tables import CELLS, COLUMNS, HAMMER, MATERIALS, PRICE, ROWS
from rejouons.kernel.log import HIDDEN
from rejouons.texts import Texts
from rejouons.views import View

RULES: Any = company_rules  # rules carry no types

WIDTH = 80
LABEL_WIDTH = 17  # left of the market
SIDE_WIDTH = 31  # right of the market
NOTE_WIDTH = SIDE_WIDTH - 2 * DIE_WIDTH - 1  # beside the two dice and the gap between them
PIECES_PER_NOTE = 3
NAME_WIDTH = 11  # of a material
PIPS_WIDTH = 14
STALL_SHARE = 2  # a stall is told from this part of its cap on: a half

BLACK_FACES = {"hammer": "⚒", "star": "★"}
BIDS = {NO_BID: "…", SEALED: "✓"}


def board(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole board as a viewer may see it."""
    scene = Scene(view, names, texts)
    right = dice(scene) + supply(scene)
    gap = [Text(" ", Ink.BOARD)] * len(right)
    middle = beside(market(scene), gap, right)
    return printed([headline(scene), *middle, fit(WIDTH, Ink.BOARD), *companies(scene)])


# The headline


def headline(scene: Scene) -> Text:
    """Whom the game waits for and what for; on the right, how long it has lasted."""
    left = Text(f" {sentence(scene)}", Ink.BANNER)
    return spread(WIDTH, Ink.BANNER, left, Text(f" {progress(scene)} ", Ink.BANNER_FAINT))


def sentence(scene: Scene) -> str:
    phase = Phase(int(scene.state.phase))
    seats = scene.acting or scene.leaders
    name = ", ".join(scene.names[seat] for seat in seats)
    if phase == Phase.OVER:
        return scene.texts.say("board-won" if len(seats) == 1 else "board-shared", name=name)
    who = "you" if scene.viewer in seats else "other"
    return "▶ " + scene.texts.say(f"board-{who}-{phase.name.lower()}", name=name)


def progress(scene: Scene) -> str:
    """The turn, or how near the game is to stopping without sales."""
    state = scene.state
    if 0 < state.options.stall_cap <= STALL_SHARE * state.stall:
        return scene.texts.say("board-stall", count=state.stall, cap=state.options.stall_cap)
    return scene.texts.say("board-turn", count=state.turn)


# The market


def market(scene: Scene) -> Block:
    owners = {int(row): material for material, row in enumerate(scene.state.row_of)}
    title = fit(LABEL_WIDTH, Ink.BOLD, " ", scene.texts["board-market"].upper())
    lines = [Text.assemble(title, grid_line("┌", "┬", "┐"))]
    for row in range(ROWS):
        owner = owners.get(row, EMPTY)
        below = grid_line("├", "┼", "┤") if row < ROWS - 1 else grid_line("└", "┴", "┘")
        lines.append(Text.assemble(row_name(scene, row, owner), row_cells(scene, row, owner)))
        lines.append(Text.assemble(row_owner(scene, owner), below))
    return lines


def row_name(scene: Scene, row: int, owner: int) -> Text:
    name = scene.texts.say("row-title", row=row + 1)
    ink = Ink.BOARD if owner == EMPTY else Ink.BOLD
    return fit(LABEL_WIDTH, Ink.BOARD, f" {row + 1} ", Text(name, ink))


def row_owner(scene: Scene, owner: int) -> Text:
    """Below a row's name: that it is free, its material, or that it is closed."""
    if owner == EMPTY:
        return fit(LABEL_WIDTH, Ink.FAINT, "   ", scene.texts["board-free"])
    closed = RULES.is_finished(scene.state, owner)
    word = scene.texts["board-closed"] if closed else scene.material(owner)
    return fit(LABEL_WIDTH, Ink.BOARD, "   ", scene.piece(owner), f" {word}")


def row_cells(scene: Scene, row: int, owner: int) -> Text:
    edge = Text("│", Ink.FAINT)
    if owner != EMPTY and RULES.is_finished(scene.state, owner):
        crossed = scene.material(owner, LETTER).center(CELL_WIDTH, "─")
        return edge + Text("┼".join([crossed] * CELLS), Ink.CLOSED) + edge
    return edge + edge.join(market_cell(scene, row, owner, cell) for cell in range(CELLS)) + edge


def market_cell(scene: Scene, row: int, owner: int, cell: int) -> Text:
    """A sold piece, the price of the next one, or a price still to come."""
    sold = 0 if owner == EMPTY else int(scene.state.sold[owner])
    price = str(PRICE[row, cell])
    if cell < sold:
        return scene.piece(owner, CELL_WIDTH)
    if cell > sold:
        return centred(CELL_WIDTH, Ink.FREE if owner == EMPTY else Ink.PAPER, price)
    if any(to_row == row for _, to_row in scene.moves(Move.SELL)):
        return token(CELL_WIDTH, Ink.LIT, price, is_lit=True)
    return centred(CELL_WIDTH, Ink.FREE if owner == EMPTY else Ink.NIGHT, f"▸{price}")


# The dice and the supply


def dice(scene: Scene) -> Block:
    title = scene.texts.say("board-dice", name=scene.names[scene.state.roller])
    gap = [Text(" ", Ink.BOARD)] * DIE_HEIGHT
    both = beside(one_die(scene, "hammer"), gap, one_die(scene, "star"), notes(scene))
    return [fit(SIDE_WIDTH, Ink.BOLD, title), *both]


def one_die(scene: Scene, name: str) -> Block:
    """A die; blank before it is rolled, crossed out when its colour is finished."""
    face = int(scene.state[f"{name}_die"])
    if face == NOT_ROLLED or scene.state.phase == Phase.RETURN:
        return die(Ink.FREE, "", Text("", Ink.BOARD))
    if face == HAMMER:
        word = scene.texts.say(f"{name}_die", **{f"{name}_die": name})
        return die(Ink.NIGHT, BLACK_FACES[name], Text(word, Ink.BOARD))
    letter, word = scene.material(face, LETTER), scene.material(face)
    if RULES.is_finished(scene.state, face):
        return die(Ink.CLOSED, f"{CROSS} {letter} {CROSS}", Text(word, f"strike {Ink.FAINT}"))
    return die(MATERIAL_INKS[face], letter, Text(word, Ink.BOARD))


def notes(scene: Scene) -> Block:
    """Beside the dice: what the roll gives, and with which materials."""
    words, materials = roll_gives(scene)
    pieces = [scene.piece(material) for material in materials]
    lines = [Text(words, Ink.BOLD), Text(), *in_rows(pieces, PIECES_PER_NOTE)]
    lines += [Text()] * (DIE_HEIGHT - len(lines))
    return [fit(NOTE_WIDTH, Ink.BOARD, " ", line) for line in lines]


def roll_gives(scene: Scene) -> tuple[str, list[int]]:
    state = scene.state
    if state.phase == Phase.ACT:
        allowed = [material for material in range(MATERIALS) if RULES.is_allowed(state, material)]
        words = scene.texts.say("board-actions", count=state.actions_left)
        return words, allowed * int(state.actions_left)  # a double shows its colour twice
    if state.phase == Phase.LOT:
        lots = [material for material in range(MATERIALS) if RULES.is_lot(state, material)]
        return scene.texts["board-auction"], lots
    if state.phase in (Phase.BID, Phase.PLACE):
        return scene.texts["board-auction"], [int(state.lot)]
    return "", []


def supply(scene: Scene) -> Block:
    """Where the eight pieces of each material are."""
    texts = scene.texts
    words = {
        "sold": texts["board-sold"],
        "plant": texts.say("where", where="plant"),
        "yard": texts.say("where", where="yard"),
        "bank": texts["board-bank"],
    }
    legend = " ".join(f"{PIPS[where]} {word}" for where, word in words.items())
    lines = [supply_line(scene, material) for material in range(MATERIALS)]
    return [fit(SIDE_WIDTH, Ink.FAINT, legend), *lines]


def supply_line(scene: Scene, material: int) -> Text:
    closed = RULES.is_finished(scene.state, material)
    ink = Ink.FAINT if closed else Ink.BOARD
    piece = token(PIECE_WIDTH, Ink.CLOSED, PIPS["scrap"]) if closed else scene.piece(material)
    name = fit(NAME_WIDTH, ink, " ", scene.material(material))
    groups = fit(PIPS_WIDTH, ink, " ".join(pips(scene.state, material)))
    return fit(SIDE_WIDTH, ink, piece, name, groups, stock(scene, material))


def stock(scene: Scene, material: int) -> Text:
    """How many pieces the bank has, lit if one may be taken or auctioned."""
    is_lit = any(values[0] == material for values in scene.moves(Move.TAKE, Move.AUCTION))
    count = int(scene.state.bank[material])
    ink = Ink.LIT if is_lit else Ink.BOLD if count else Ink.FAINT
    return Text(f"{'▸' if is_lit else ' '}{count}", ink)


# The companies


def companies(scene: Scene) -> Block:
    width = WIDTH // int(scene.state.num_players)
    lines = beside(*(company(scene, seat, width) for seat in scene.seats()))
    return [fit(WIDTH, Ink.BOARD, line) for line in lines]


def company(scene: Scene, seat: int, width: int) -> Block:
    """A company: its money, its plant towards the market, its yard below."""
    is_heavy = seat in (scene.acting or scene.leaders)
    lit = scene.lit_spaces if seat in scene.acting else set()
    inside = width - EDGES
    block = [
        purse(scene, seat, inside),
        spaces(scene, seat, "plant", lit, inside),
        column_numbers(inside),
        spaces(scene, seat, "yard", lit, inside),
    ]
    edges, ink = (box.HEAVY, Ink.BOLD) if is_heavy else (box.ROUNDED, Ink.FAINT)
    return frame(block, edges, ink, name_plate(scene, seat), foot(scene, seat))


def name_plate(scene: Scene, seat: int) -> Text:
    """The player's name, whether the game waits for them, and whether they lead."""
    has_rolled = seat == scene.state.roller and scene.state.phase != Phase.OVER
    marker = "▶ " if seat in scene.acting else "▷ " if has_rolled else ""
    crown = " ♛" if seat in scene.leaders else ""
    ink = Ink.BANNER if seat == scene.viewer else Ink.BOLD
    return Text(f" {marker}{scene.names[seat]}{crown} ", ink)


def foot(scene: Scene, seat: int) -> Text:
    """Whether the company is the viewer's, and its bid in an auction."""
    words = [scene.texts["board-own"]] if seat == scene.viewer else []
    if scene.state.phase in (Phase.BID, Phase.PLACE):
        bid = int(scene.state.players[seat].bid)
        words.append(scene.texts.say("board-bid", amount=BIDS.get(bid, bid)))
    return Text(f" {' · '.join(words)} " if words else "", Ink.BOLD)


def purse(scene: Scene, seat: int, width: int) -> Text:
    """The player's money, and the fee their next turn will cost."""
    player = scene.state.players[seat]
    amount = "?" if player.money == HIDDEN else player.money
    fee = RULES.storage_fee(player)
    badge = f" {scene.texts.say('board-fee', amount=fee)} " if fee else ""
    money = Text(f" {scene.texts.say('board-money', amount=amount)}", Ink.BOLD)
    return spread(width, Ink.BOARD, money, Text(badge, Ink.BADGE))


def spaces(scene: Scene, seat: int, where: str, lit: set[Space], width: int) -> Text:
    row = scene.state.players[seat][where]
    drawn = [
        fit(pitch(width), Ink.BOARD, space(scene, int(row[column]), (where, column), lit, width))
        for column in range(COLUMNS)
    ]
    return fit(width, Ink.BOARD, Text(f"{PIPS[where]} ", Ink.FAINT), *drawn)


def space(scene: Scene, material: int, at: Space, lit: set[Space], width: int) -> Text:
    side = space_width(width)
    if material != EMPTY:
        return scene.piece(material, side, at in lit)
    if at[0] == "plant":
        return Text(HATCH * side, Ink.HATCHED)
    return token(side, Ink.PAPER, "·", at in lit)
