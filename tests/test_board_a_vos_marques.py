"""À vos marques's board in the terminal: it fits, hides what is hidden, points at what matters."""

import io
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from a_vos_marques_boards import own_board, own_cards
from rich.cells import cell_len
from rich.console import Console

from positions import legal_actions, new_log, opening, seats_in
from rejouons.boards import game_on
from rejouons.cli.boards.a_vos_marques import STEPS, board
from rejouons.cli.boards.glovebox import counters, effect
from rejouons.cli.boards.rally import WIDTH
from rejouons.cli.boards.roadmap import roads
from rejouons.games.a_vos_marques.cards import PRODUCTS, product_mask
from rejouons.games.a_vos_marques.game import GAME
from rejouons.games.a_vos_marques.roads import ERRAND_PLACES
from rejouons.games.a_vos_marques.state import Mark, Phase, Step, Task
from rejouons.games.a_vos_marques.tables import (
    CARD_FACTS,
    CARD_NAMES,
    DESTINATIONS,
    NETWORK,
    ROADS,
    S_NAMES,
    SPACE_NAMES,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import HIDDEN, SPECTATOR
from rejouons.kernel.record import snapshot
from rejouons.texts import LANGUAGES, Texts
from rejouons.views import View

LEAST_TERMINAL = 80  # columns
HEIGHT = 44
WIDE = 200  # a console that would show a board that is too wide
NAMES = ("Anna", "Zoé", "Bertrand", "Li Wei", "Hasard 5", "Confirmé 6")
ACTIONS = 300  # of a game of random moves that are looked at
STRIDE = 9  # of its positions, every so many
ASKING = [phase for phase in Phase if phase not in (Phase.RESOLVE, Phase.OVER)]


def texts(language: str = "en") -> Texts:
    return GAME.texts(language)


def begun(num_players: int = 3, **options: int | str) -> Any:
    state = opening(GAME, num_players, **{"first_player": "seat_1", **options})
    seed_dice(state.dice, num_players, 0)
    GAME.rules.setup(state, new_log())
    return state


def parked(*spaces: str, **options: int | str) -> Any:
    """A game whose cars stand on these spaces; the first player begins."""
    state = begun(len(spaces), **options)
    for seat, name in enumerate(spaces):
        state.players[seat].space = SPACE_NAMES.index(name)
    return state


def asked(state: Any, phase: Phase, actor: int = 0) -> Any:
    """The same position, but somebody is asked something else."""
    state.phase, state.actor = phase, actor
    return state


def equip(state: Any, seat: int, *products: str) -> None:
    state.players[seat].products = product_mask(products)
    state.players[seat].count = len(products)


def deal(state: Any, seat: int, *cards: str) -> None:
    for card in cards:
        state.players[seat].hand[S_NAMES.index(card)] += 1
    state.players[seat].hand_size = len(cards)


@cache
def positions() -> list[Any]:
    return list(play(begun(6, start_ecus=10)))[::STRIDE]


def play(state: Any) -> Iterator[Any]:
    """The beginning of a game of random moves."""
    luck = random.Random(3)
    for _ in range(ACTIONS):
        yield snapshot(state)
        (seat,) = seats_in(GAME.rules.to_act(state))
        GAME.rules.apply(state, new_log(), seat, luck.choice(legal_actions(GAME, state, seat)))


def view_of(state: Any, viewer: int, is_able: bool = True) -> View:
    """What a viewer may know, and what they may do."""
    redacted = snapshot(state)
    GAME.rules.redact(redacted, viewer)
    is_able = is_able and viewer != SPECTATOR
    return View(
        GAME, viewer, redacted, tuple(legal_actions(GAME, state, viewer)) if is_able else ()
    )


def drawn(state: Any, viewer: int = 0, language: str = "en", **more: Any) -> list[str]:
    """The board as a viewer sees it, in lines without colours."""
    names = more.pop("names", NAMES)
    paper = io.StringIO()
    console = Console(file=paper, width=WIDE, color_system=None)
    console.print(board(view_of(state, viewer, **more), names, texts(language)))
    return paper.getvalue().splitlines()


def line_with(lines: list[str], start: str) -> str:
    """The first line that begins so, without the space at its ends."""
    (first, *_) = [line.strip() for line in lines if line.strip().startswith(start)]
    return first


# All of it


def test_every_position_fits_and_no_words_are_cut() -> None:
    for number, state in enumerate(positions()):
        for viewer in (number % 7 - 1, int(state.actor)):
            lines = drawn(state, viewer, LANGUAGES[number % len(LANGUAGES)])
            assert len(lines) <= HEIGHT
            assert {cell_len(line) for line in lines} == {WIDTH}
            assert "…" not in "".join(lines)
    assert WIDTH <= LEAST_TERMINAL


@pytest.mark.parametrize("names", [("日本語の長い名前です",) * 6, ("W" * 90,) * 6, ("[b]", "") * 3])
def test_any_names_fit(names: list[str]) -> None:
    for state in positions()[::STRIDE]:
        assert {cell_len(line) for line in drawn(state, 0, names=names)} == {WIDTH}


@pytest.mark.parametrize("color_system", ["standard", "256", "truecolor"])
def test_it_prints_in_any_colours_and_is_cut_not_wrapped(color_system: Any) -> None:
    state, paper = begun(4), io.StringIO()
    console = Console(file=paper, width=WIDTH // 2, force_terminal=True, color_system=color_system)
    console.print(board(view_of(state, 0), NAMES, texts()))
    assert len(paper.getvalue().splitlines()) == len(drawn(state))


# The turn


@pytest.mark.parametrize("phase", ASKING, ids=lambda phase: phase.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_tells_who_does_what(phase: Phase, language: str) -> None:
    state = asked(begun(), phase, actor=1)
    words = texts(language).say(f"board-waiting-{phase.name.lower()}", name=NAMES[1])
    for viewer in (SPECTATOR, 1):
        assert f"▶ {words} " in drawn(state, viewer, language, is_able=False)[0]


def test_the_headline_counts_rounds() -> None:
    assert "Round 1/40" in drawn(begun())[0]
    assert drawn(begun(round_cap=0))[0].rstrip().endswith("Round 1")


def test_the_end_names_the_winners() -> None:
    state = asked(parked("FINISH", "H20", "M05"), Phase.OVER)
    lines = drawn(state)
    assert texts().say("board-won", name=NAMES[0]) in lines[0]
    assert line_with(lines, "♛").startswith(f"♛ 1 {NAMES[0]}")
    state = asked(parked("H20", "M05", "H20"), Phase.OVER)
    assert texts().say("board-shared", name=f"{NAMES[0]}, {NAMES[2]}") in drawn(state)[0]


@pytest.mark.parametrize(
    ("phase", "step", "expected"),
    [
        (Phase.ESP, Step.ESP, "card"),
        (Phase.DEALER, Step.BLUE, "card"),
        (Phase.BLUE, Step.BLUE, "ecus"),
        (Phase.MOVE, Step.RED, "drive"),
        (Phase.BET, Step.GARAGE, "drive"),
        (Phase.GARAGE, Step.GARAGE, "garage"),
        (Phase.ATTACK, Step.ATTACK, "attack"),
        (Phase.NAME, Step.NEXT_ATTACK, "attack"),
        (Phase.RECEIVE, Step.END, "attack"),
    ],
)
def test_the_step_of_the_turn_is_pointed_at(phase: Phase, step: Step, expected: str) -> None:
    state = asked(begun(), phase)
    state.step = step
    line = drawn(state, is_able=False)[1]
    pointed = [name for name in STEPS if f"▸ {texts()[f'board-step-{name}']}" in line]
    assert pointed == [expected]


def test_piles_are_counted() -> None:
    assert drawn(begun())[1].rstrip().endswith("E 52 S 70 P 28")


def test_dice_to_be_driven_are_shown() -> None:
    state = asked(parked("A07", "START", "START"), Phase.MOVE)
    state.red[:] = [2, 4, 0]
    assert drawn(state)[2].strip() == texts().say("board-dice", dice="2 + 4", total=6)


def test_a_debt_and_its_creditor_are_shown() -> None:
    state = asked(begun(), Phase.SALE, actor=1)
    state.depth = 1
    task = state.tasks[0]
    task.kind, task.a, task.other = Task.DEBT, 4, NOBODY
    assert drawn(state, is_able=False)[2].strip() == "To pay to the bank: 4 écus."
    task.other = 2
    assert drawn(state, is_able=False)[2].strip() == f"To pay to {NAMES[2]}: 4 écus."


def test_a_product_just_taken_is_shown_to_who_knows_it() -> None:
    state = asked(begun(product_visibility="open"), Phase.RECEIVE)
    state.depth = 1
    task = state.tasks[0]
    task.kind, task.a, task.other = Task.RECEIVE, PRODUCTS.index("AIR"), 2
    assert drawn(state, is_able=False)[2].strip() == texts().say("board-loot", product="AIR")
    task.a = HIDDEN
    assert texts()["board-head-road"] in drawn(state, is_able=False)[2]


def test_the_card_being_carried_out_tells_what_it_does() -> None:
    state = asked(begun(), Phase.DEALER, actor=1)
    state.card, state.subject, state.attacker = CARD_NAMES.index("S20"), 1, 0
    assert drawn(state, 1, is_able=False)[2].strip() == (
        f"“Flat battery” from {NAMES[0]} for {NAMES[1]}: a missed turn."
    )
    state.attacker = NOBODY
    assert drawn(state, 1, is_able=False)[2].strip().startswith(f"“Flat battery” for {NAMES[1]}:")


# The roads


def test_every_step_by_road_is_drawn_once() -> None:
    steps = Counter(pair for road in roads(ROADS) for pair in pairwise(road.spaces))
    arrows = {
        (NETWORK.numbers[name], NETWORK.numbers[onward])
        for name, space in NETWORK.spaces.items()
        for onward in space["next"]
    }
    assert steps == dict.fromkeys(arrows, 1)


def test_roads_begin_and_end_at_junctions() -> None:
    lines = drawn(begun(), SPECTATOR)
    assert line_with(lines, "START→A01").startswith("START→A01  58 123·····s··p A10")
    assert line_with(lines, "A10→M01").startswith("A10→M01    48 ○···r· M06")
    assert line_with(lines, "C21→D01").endswith("○··s··F·····r·pt···s·")
    assert line_with(lines, "····d··") == "····d·· H17"  # of the same road
    assert "H17→H18    10 ○·d·s··r·· FINISH" in "".join(lines)
    assert "N15→L10       ferry" in "".join(lines)


def test_a_car_at_a_junction_stands_before_every_road_from_there() -> None:
    shown = "\n".join(drawn(parked("A10", "START", "M03"), SPECTATOR))
    assert "START→A01  58 2·" in shown
    assert "A10→C01    48 1···r" in shown
    assert "A10→M01    48 1··3r· M06" in shown
    assert "A10→N01    48 1··d" in shown


def test_what_can_be_reached_is_pointed_at_with_the_way_left() -> None:
    state = asked(parked("A07", "START", "START"), Phase.MOVE)
    state.red[:] = [2, 4, 0]
    lines = drawn(state)
    assert "A10→C01    48 ○··▸r" in "".join(lines)
    reach = " ".join(" ".join(lines[lines.index(own_line(lines, "board-reach")) :]).split())
    assert sorted(reach.split(" ▸")) == [
        "A01 (57 left)",
        "A06 service station (52 left)",
        "A09 police post (49 left)",
        "C03 (49 left)",
        "M03 (45 left)",
        "N03 specialist dealer (49 left)",
        texts()["board-reach"],
    ]
    assert texts()["board-reach"] not in "".join(drawn(state, 1))


def own_line(lines: list[str], key: str) -> str:
    (found,) = [line for line in lines if line.strip().startswith(texts()[key])]
    return found


def test_letters_are_explained() -> None:
    shown = " ".join(" ".join(drawn(begun(), SPECTATOR, "fr")).split())
    for place in ERRAND_PLACES:
        letter = texts("fr").say("board-place-letter", place=place)
        assert f" {letter} {texts('fr').say('place', place=place)} " in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_have_one_letter(language: str) -> None:
    places = {str(space["place"]) for space in NETWORK.spaces.values() if "place" in space}
    letters = {texts(language).say("board-place-letter", place=place) for place in places}
    assert len(letters) == len(places) == 11


# The players


def test_a_line_tells_where_a_car_is_and_what_its_player_has() -> None:
    state = parked("M13", "K06", "A05")
    equip(state, 0, "ESP", "ALA")
    state.players[0].ecus = 12
    deal(state, 0, "S01", "S01")
    line = line_with(drawn(state), f"▶ 1 {NAMES[0]}")
    assert line.split()[2:] == [NAMES[0], "M13", "mountain", "35", "12", "2", "ESP", "ALA"]
    assert line_with(drawn(state), f"2 {NAMES[1]}").split()[2:] == ["K06", "lake", "31", "0", "0"]


def test_products_of_others_are_counted_and_named_once_known() -> None:
    state = begun()
    equip(state, 1, "ABS", "AIR", "DEA")
    state.players[1].known[0] = product_mask(["AIR"])
    assert line_with(drawn(state, 0), f"2 {NAMES[1]}").split()[-3:] == ["AIR", "?", "?"]
    assert line_with(drawn(state, 2), f"2 {NAMES[1]}").split()[-3:] == ["?", "?", "?"]
    assert line_with(drawn(state, 1), f"2 {NAMES[1]}").split()[-3:] == ["ABS", "AIR", "DEA"]


def test_products_and_cards_of_others_are_hidden() -> None:
    first, second = begun(), begun()
    equip(first, 1, "ABS", "AIR")
    equip(second, 1, "ESP", "DEA")
    deal(first, 1, "S01", "S02")
    deal(second, 1, "S03", "S03")
    for viewer in (0, 2, SPECTATOR):
        assert drawn(first, viewer) == drawn(second, viewer)
    assert drawn(first, 1) != drawn(second, 1)


def test_errands_tickets_and_marks_are_noted() -> None:
    state = parked("M10", "START", "START")
    player = state.players[0]
    spaces = [SPACE_NAMES[row.space] for row in DESTINATIONS]
    player.destination = spaces.index("M04")
    player.errand_card = CARD_NAMES.index("E09")
    state.players[1].tickets = 2
    state.players[1].marks = 1 << Mark.MISS | 1 << Mark.ONE_DIE
    lines = drawn(state, SPECTATOR)
    assert line_with(lines, "1 “") == "1 “Feeling peckish”: to the restaurant on M04, 6 away"
    assert line_with(lines, "2 2 ") == (
        "2 2 tickets; will miss a turn; will roll one red die fewer"
    )


# The hand and the garage


def test_the_hand_is_named() -> None:
    state = begun()
    deal(state, 0, "S14", "S01", "S14")
    hand = own_line(drawn(state), "board-hand")
    assert hand.split("  ")[1].strip() == "S01 Ball in the road, S14 Pickpocket ×2"
    assert texts()["board-hand"] not in "".join(drawn(state, 1))


def test_cards_that_can_be_played_tell_what_they_do_and_what_answers_them() -> None:
    state = asked(begun(), Phase.ATTACK)
    state.round_number = 2
    deal(state, 0, "S05", "S21")
    lines = drawn(state)
    cards = lines[lines.index(own_line(lines, "board-hand")) + 1 :]
    assert " ".join(" ".join(cards).split()) == (
        "▸S05 Icy bend mountain, hills: 9 spaces back, otherwise 5 spaces back"
        " ESP: 3 spaces forward ASR: 2 spaces back ABS: 4 spaces back"
        " ▸S21 Reported for speeding errand to the police post, there 3 écus to pay"
        " No product helps."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_can_be_told(language: str) -> None:
    for name, card in CARD_FACTS["cards"].items():
        told = effect(card["effect"], card["deck"], texts(language))
        assert told, name
        assert len(list(counters(card, texts(language)))) == len(card.get("counters", []))


def test_what_rebounds_is_told() -> None:
    assert list(counters(CARD_FACTS["cards"]["S06"], texts())) == [
        "ESP: the attacker 3 spaces back",
        "ASR: 3 spaces back",
    ]


def test_the_price_list_shows_what_is_held_what_is_gone_and_what_can_be_had() -> None:
    state = asked(begun(resale="half"), Phase.GARAGE)
    state.step = Step.GARAGE
    state.players[0].ecus = 6
    equip(state, 0, "NAV")
    state.sold_out = product_mask(["AIR"])
    lines = drawn(state)
    prices = "".join(lines[lines.index(own_line(lines, "board-prices")) + 1 :])
    for part in ("✓ NAV", "+3", "✕ AIR", "▸ ENG", "▸ ALA", "▸ DEA"):
        assert part in prices
    assert "▸ ABS" not in prices  # 7 écus
    assert texts()["board-prices"] not in "".join(drawn(state, 1))


def test_there_is_no_price_list_outside_the_garage() -> None:
    state = begun()
    state.players[0].ecus = 10
    assert texts()["board-prices"] not in "".join(drawn(state))
    state = begun(garage_timing="any_time")
    state.players[0].ecus = 10
    assert texts()["board-prices"] in "".join(drawn(state))


# A board and cards of somebody's own


def drawn_on_own_board(phase: Phase) -> str:
    facts = {**own_board(), "cards": own_cards()["cards"]}
    game, state = game_on(GAME.id, facts), asked(begun(), phase)
    state.players[0].hand[0] = state.players[0].hand_size = 1
    paper = io.StringIO()
    console = Console(file=paper, width=WIDE, color_system=None)
    console.print(board(View(game, 0, state, ()), NAMES, game.texts("en")))
    return paper.getvalue()


def test_roads_of_an_own_board_are_drawn() -> None:
    shown = drawn_on_own_board(Phase.BLUE)
    assert "START→A01  57 123···· A05" in shown
    assert "A05→Alley  52 ○· A08" in shown
    assert "M11" not in shown  # without a tunnel it is no junction
    assert "ferry" in shown
    assert "tunnel" not in shown


def test_own_cards_are_called_by_their_titles() -> None:
    assert drawn_on_own_board(Phase.BLUE).split()[-3:] == ["S01", "Wet", "bend"]
    shown = " ".join(drawn_on_own_board(Phase.ATTACK).split())
    assert shown.endswith(
        "S01 Wet bend city, lake: 30 spaces back, otherwise nothing"
        " ESP: the attacker a missed turn ABS, ASR: one red die, the wrong way"
    )
