"""À vos marques's board in the terminal: the turn, the roads with the cars on them, the players.

`▶` points at whom the game waits for, `▸` at what the viewer can have now. A car is its player's
number, the one that an S card is aimed with. Of others' products, `?` stands for an unknown one.
"""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from rejouons.cli.boards.a_vos_marques.hand import effect, hand, in_words, price_list
from rejouons.cli.boards.a_vos_marques.roads import roadmap
from rejouons.cli.boards.a_vos_marques.scene import (
    POINTER,
    REGION_INKS,
    WIDTH,
    Ink,
    Scene,
    car,
    in_lines,
    products_in,
)
from rejouons.cli.boards.lines import Block, fit, printed, spread
from rejouons.games.a_vos_marques.cards import DECKS, PRODUCTS
from rejouons.games.a_vos_marques.state import NO_CARD, Mark, Phase, Step, Task
from rejouons.games.a_vos_marques.tasks import amount_owed, loot_of
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import HIDDEN
from rejouons.texts import Texts
from rejouons.views import View

ONWARD, CROWN, UNKNOWN = "▶", "♛", "?"
STEPS = ("card", "ecus", "drive", "garage", "attack")
STEP_OF_PHASE = {
    Phase.ESP: "card",
    Phase.BLUE: "ecus",
    Phase.RED: "drive",
    Phase.MOVE: "drive",
    Phase.GARAGE: "garage",
    Phase.ATTACK: "attack",
}
STEP_BEFORE = {  # what the turn is at while something is resolved
    Step.BLUE: "card",
    Step.RED: "ecus",
    Step.GARAGE: "drive",
    Step.ATTACK: "garage",
}
MARKER_WIDTH, NAME_WIDTH = 5, 13
COLUMNS = {"space": 8, "region": 11}  # words, and their widths
NUMBERS = {"to_go": 7, "ecus": 6, "cards": 4}


def board(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole board as a viewer may see it."""
    scene = Scene(view, names, texts)
    blank = fit(WIDTH, Ink.ROAD)
    top = [headline(scene), steps(scene), *matter(scene)]
    own = [*reach(scene), *price_list(scene), *hand(scene)]
    below = [blank, *own] if own else []
    lines = [*top, *roadmap(scene), blank, *players(scene), *notes(scene), *below]
    return printed(lines)


# The turn


def headline(scene: Scene) -> Text:
    """Whom the game waits for and what for; on the right, which round this is."""
    left = Text(f" {sentence(scene)}", Ink.BANNER)
    return spread(WIDTH, Ink.BANNER, left, Text(f" {progress(scene)} ", Ink.BANNER_FAINT))


def sentence(scene: Scene) -> str:
    if scene.acting is None:
        key = "board-won" if len(scene.winners) == 1 else "board-shared"
        return scene.texts.say(key, name=", ".join(scene.names[seat] for seat in scene.winners))
    name, phase = scene.names[scene.acting], scene.phase.name.lower()
    return f"{ONWARD} {scene.texts.say(f'board-waiting-{phase}', name=name)}"


def progress(scene: Scene) -> str:
    number, last = int(scene.state.round_number), int(scene.state.options.round_cap)
    key = "board-round-of" if last else "board-round"
    return scene.texts.say(key, round=number, rounds=last)


def steps(scene: Scene) -> Text:
    """The steps of a turn, the dice, and how many cards the piles have."""
    now = STEP_OF_PHASE.get(scene.phase, STEP_BEFORE.get(scene.state.step, "attack"))
    parts = [Text(" ", Ink.ROAD)]
    for step in STEPS:
        is_now = step == now and scene.acting is not None
        words = f" {scene.texts[f'board-step-{step}']} "
        parts += [
            Text(f"{POINTER}{words}" if is_now else f" {words}", Ink.NOW if is_now else Ink.FAINT)
        ]
    return spread(WIDTH, Ink.ROAD, Text.assemble(*parts), Text(f"{piles(scene)} ", Ink.FAINT))


def piles(scene: Scene) -> str:
    state = scene.state
    found = (state.pile_e, state.pile_s, state.pile_p)
    counts = [int(pile.unknown_left) + int(pile.under_left) for pile in found]
    numbers = " ".join(f"{deck} {count}" for deck, count in zip(DECKS, counts, strict=True))
    return f"{scene.texts['board-piles']} {numbers}"


def matter(scene: Scene) -> Block:
    """What is being dealt with: the dice that are driven, a debt, a product, a card."""
    if scene.acting is None:
        return []
    words = "  ".join([*dice(scene), *task(scene), *card(scene)])
    return in_lines(in_words(words)) if words else []


def dice(scene: Scene) -> Iterator[str]:
    faces = [int(face) for face in scene.state.red if face]
    if scene.phase == Phase.MOVE:
        yield scene.texts.say("board-dice", dice=" + ".join(map(str, faces)), total=sum(faces))


def task(scene: Scene) -> Iterator[str]:
    """A debt or a product that the actor is asked about."""
    state, texts = scene.state, scene.texts
    if not state.depth:
        return
    last = state.tasks[state.depth - 1]
    if last.kind == Task.DEBT:
        creditor = texts["board-bank"] if last.other == NOBODY else scene.names[last.other]
        yield texts.say("board-debt", amount=amount_owed(last), name=creditor)
    elif last.kind == Task.RECEIVE and loot_of(last) != HIDDEN:
        yield texts.say("board-loot", product=PRODUCTS[loot_of(last)])


def card(scene: Scene) -> Iterator[str]:
    """The card being carried out, who played it and what it does."""
    state, texts = scene.state, scene.texts
    if state.card == NO_CARD:
        return
    facts = scene.card(state.card)
    key = "board-card" if state.attacker == NOBODY else "board-attack"
    yield texts.say(
        key,
        title=scene.title(state.card),
        name="" if state.attacker == NOBODY else scene.names[state.attacker],
        target=scene.names[state.subject],
        does=effect(facts["effect"], facts["deck"], texts),
    )


# The players


def players(scene: Scene) -> Block:
    """A line for each player: where the car is, how far that is from home, écus, products."""
    return [heads(scene), *(player(scene, seat) for seat in scene.seats)]


def heads(scene: Scene) -> Text:
    say = scene.texts
    return fit(
        WIDTH,
        Ink.FAINT,
        " " * (MARKER_WIDTH + NAME_WIDTH),
        *(f"{say[f'board-head-{name}']:<{width}}" for name, width in COLUMNS.items()),
        *(f"{say[f'board-head-{name}']:>{width}}" for name, width in NUMBERS.items()),
        f"  {say['board-head-products']}",
    )


def player(scene: Scene, seat: int) -> Text:
    player, own = scene.state.players[seat], seat == scene.viewer
    ink = Ink.BOLD if own or seat == scene.acting else Ink.ROAD
    space = int(player.space)
    region = scene.region(space)
    numbers = {"to_go": scene.to_finish(space), "ecus": player.ecus, "cards": player.hand_size}
    return fit(
        WIDTH,
        ink,
        f" {marker(scene, seat)} ",
        car(seat),
        " ",
        fit(NAME_WIDTH - 1, Ink.BANNER if own else ink, scene.names[seat]),
        " ",
        f"{scene.space(space):<{COLUMNS['space']}}",
        Text(f" {scene.texts.say('board-region', region=region)} ", REGION_INKS[region]),
        " " * (COLUMNS["region"] - 2 - len(scene.texts.say("board-region", region=region))),
        *(f"{numbers[name]:>{width}}" for name, width in NUMBERS.items()),
        f"  {products(scene, seat)}",
    )


def marker(scene: Scene, seat: int) -> str:
    """Whether a player is waited for, or has won."""
    if seat in scene.winners:
        return CROWN
    return ONWARD if seat == scene.acting else " "


def products(scene: Scene, seat: int) -> str:
    """The products that the viewer knows of, and the others."""
    player = scene.state.players[seat]
    known = list(products_in(player.products))
    is_known = seat == scene.viewer or scene.acting is None
    unknown = 0 if is_known else max(0, int(player.count) - len(known))
    return " ".join([*known, *[UNKNOWN] * unknown])


def notes(scene: Scene) -> Block:
    """A line for each player with an errand, a ticket or a mark."""
    if scene.acting is None:
        return []
    told = {seat: "; ".join(remarks(scene, seat)) for seat in scene.seats}
    return [
        line
        for seat, words in told.items()
        if words
        for line in in_lines([car(seat), " ", *in_words(words)])
    ]


def remarks(scene: Scene, seat: int) -> Iterator[str]:
    player, texts = scene.state.players[seat], scene.texts
    errand = scene.errand(seat)
    if errand is not None:
        space, way = errand
        yield texts.say(
            "board-errand",
            title=scene.title(int(player.errand_card)),
            place=scene.place(space),
            space=scene.space(space),
            count=way,
        )
    if player.tickets:
        yield texts.say("board-tickets", count=player.tickets)
    for mark in Mark:
        if int(player.marks) >> mark & 1:
            yield texts.say("mark", mark=mark.name.lower())


# What can be had


def reach(scene: Scene) -> Block:
    """The spaces that the viewer can go to, and how far each is from home."""
    if not scene.reach:
        return []
    title = Text(f"{scene.texts['board-reach']}  ", Ink.BOLD)
    return in_lines([title, *(goal(scene, space) for space in scene.reach)])


def goal(scene: Scene, space: int) -> Text:
    place = scene.place(space)
    words = f" {scene.texts.say('place', place=place)}" if place else ""
    left = scene.texts.say("board-left", count=scene.to_finish(space))
    return Text.assemble(Text(f"{POINTER}{scene.space(space)}", Ink.LIT), f"{words} {left}  ")
