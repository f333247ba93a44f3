"""À vos marques's board in the terminal: it fits, hides what is hidden, tells what goes on."""

import pytest
from a_vos_marques_terminal import (
    STRIDE,
    asked,
    begun,
    deal,
    drawn,
    equip,
    line_with,
    parked,
    positions,
    texts,
)
from rich.cells import cell_len

from rejouons.cli.boards.a_vos_marques.board import STEPS
from rejouons.cli.boards.a_vos_marques.scene import WIDTH
from rejouons.games.a_vos_marques.cards import PRODUCTS, product_mask
from rejouons.games.a_vos_marques.state import Mark, Phase, Step, Task
from rejouons.games.a_vos_marques.tables import (
    CARD_NAMES,
    DESTINATIONS,
    SPACE_NAMES,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import HIDDEN, SPECTATOR
from rejouons.texts import LANGUAGES
from terminal import NAMES

LEAST_TERMINAL = 80  # columns
HEIGHT = 44
ASKING = [phase for phase in Phase if phase not in (Phase.RESOLVE, Phase.OVER)]


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
