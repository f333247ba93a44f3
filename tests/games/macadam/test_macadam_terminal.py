"""Macadam's board in the terminal: it fits, hides what is hidden, points at what matters."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len

from positions import legal_actions, new_log, opening, seats_in
from rejouons.cli.boards.macadam.scene import CODES, EXPOSABLE, WIDTH
from rejouons.games.macadam.game import GAME
from rejouons.games.macadam.state import Phase
from rejouons.games.macadam.tables import CARD_NAMES, KIND_NAMES, SIGNAL_NAMES, SIGNALS
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import SPECTATOR
from rejouons.kernel.record import snapshot
from rejouons.texts import LANGUAGES
from terminal import NAMES, Terminal

LEAST_TERMINAL = 80  # columns
HEIGHT = 28
STRIDE = 7  # of the positions of a game, every so many is looked at
TABLES: dict[str, tuple[int, dict[str, int | str]]] = {
    "two": (2, {}),
    "three rounds": (3, {"rounds": 3}),
    "four, second cards": (4, {"leader_bonus_card": "on", "motor_natures": "separate"}),
    "five, agents at will": (5, {"agent_when_able": "on"}),
    "six": (6, {"rounds": 2}),
}
ASKING = (Phase.PRELUDE, Phase.DISCARD, Phase.OPEN, Phase.BONUS, Phase.ANSWER)
HEADS = 10  # the line above the players

TERMINAL = Terminal(GAME)
drawn, texts = TERMINAL.drawn, TERMINAL.texts


def begun(num_players: int, seed: int, **options: int | str) -> Any:
    """A game whose first hands are dealt."""
    state = opening(GAME, num_players, **options)
    seed_dice(state.dice, seed, 0)
    GAME.rules.setup(state, new_log())
    return state


def led(*hands: str, **options: int | str) -> Any:
    """The first seat leads, and these are all hands: `PR1 AG1`; the stock has the other cards."""
    state = begun(len(hands), 1, **options)
    state.dealer = state.leader = state.actor = 0
    held = 0
    for seat, names in enumerate(hands):
        state.players[seat].hand = cards(names)
        state.players[seat].hand_size = len(names.split())
        held |= cards(names)
    state.stock = (1 << len(CARD_NAMES)) - 1 & ~held
    state.stock_size = int(state.stock).bit_count()
    return state


def cards(names: str) -> int:
    return sum(1 << CARD_NAMES.index(name) for name in names.split())


def do(state: Any, *actions: str) -> None:
    """Plays actions of whoever is asked."""
    for action in actions:
        GAME.rules.apply(state, new_log(), int(state.actor), GAME.actions.parse(action))


def play(state: Any, seed: int) -> Iterator[Any]:
    """A game of random moves: all its positions."""
    luck = random.Random(seed)
    yield snapshot(state)
    while waiting := seats_in(GAME.rules.to_act(state)):
        (seat,) = waiting
        GAME.rules.apply(state, new_log(), seat, luck.choice(legal_actions(GAME, state, seat)))
        yield snapshot(state)


@cache
def positions(table: str) -> list[Any]:
    """Positions of a whole game: every so many, some of each phase, and the end."""
    num_players, options = TABLES[table]
    game = list(play(begun(num_players, num_players, **options), seed=num_players))
    rare = [state for state in game if state.phase in (Phase.DISCARD, Phase.BONUS)]
    return game[::STRIDE] + rare[::STRIDE] + game[-1:]


def player_line(lines: list[str], seat: int) -> str:
    return lines[HEADS + 1 + seat]


def exposed(lines: list[str], seat: int, kind: str) -> str:
    """What a player's line tells of a kind."""
    code = CODES[KIND_NAMES.index(kind)]
    column = lines[HEADS].index(code)
    return player_line(lines, seat)[column : column + len(code)].strip()


@pytest.mark.parametrize("table", TABLES)
def test_every_position_fits_for_every_viewer(table: str) -> None:
    num_players, _ = TABLES[table]
    for number, state in enumerate(positions(table)):
        viewer = number % (num_players + 1) - 1
        lines = drawn(state, viewer, LANGUAGES[number // 2 % len(LANGUAGES)])
        assert len(lines) <= HEIGHT
        assert {cell_len(line) for line in lines} == {WIDTH}
    assert WIDTH <= LEAST_TERMINAL


def test_the_positions_include_every_phase() -> None:
    phases = {Phase(int(state.phase)) for table in TABLES for state in positions(table)}
    assert phases == {*ASKING, Phase.OVER}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut(language: str) -> None:
    for state in (state for table in TABLES for state in positions(table)):
        for viewer in (SPECTATOR, int(state.actor)):
            assert "…" not in "".join(drawn(state, viewer, language))


@pytest.mark.parametrize("names", [("日本語の長い名前です",) * 6, ("W" * 90,) * 6, ("[b]", "") * 3])
def test_any_names_fit(names: list[str]) -> None:
    for table in TABLES:
        for state in positions(table)[::STRIDE]:
            assert {cell_len(line) for line in drawn(state, 0, names=names)} == {WIDTH}


# The headline


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_tells_who_does_what(language: str) -> None:
    say = texts(language).say
    state = led("PR1 BI8", "PR2 BI7", "AG1 BI3 MO1", leader_bonus_card="on")
    steps = {
        "swap": ("prelude", {}),
        "discard BI8": ("discard", {}),
        "place S01": ("prelude", {}),
        "expose PR1": ("open", {"signal": "S01"}),
        "no_bonus": ("bonus", {"signal": "S01"}),
        "expose PR2": ("answer", {"demand": "red_walker"}),
    }
    for action, (phase, values) in steps.items():
        actor = int(state.actor)
        assert say(f"board-you-{phase}", **values) in drawn(state, actor, language)[0]
        other = say(f"board-other-{phase}", name=NAMES[actor], **values)
        assert other in drawn(state, SPECTATOR, language)[0]
        do(state, action)
    assert say("board-trick", token=1, tokens=SIGNALS) in drawn(state, 0, language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_tells_only_the_viewer_that_nothing_fits(language: str) -> None:
    say, state = texts(language).say, led("PR1 BI8", "PG2 BI7")
    do(state, "place S01", "expose PR1")
    assert texts(language)["board-you-answer-failing"] in drawn(state, 1, language)[0]
    other = say("board-other-answer", name=NAMES[1], demand="red_walker")
    assert other in drawn(state, 0, language)[0]


def test_the_end_names_the_winners() -> None:
    state = snapshot(positions("six")[-1])
    state.players["points_before"] = [400, 900, 900, 0, 0, 0]
    for column in ("points", "fines", "exposed", "walkers_before"):
        state.players[column] = 0
    lines = drawn(state, 0)
    assert texts().say("board-shared", name=f"{NAMES[1]}, {NAMES[2]}") in lines[0]
    assert [player_line(lines, seat)[1] for seat in range(6)] == [" ", "♛", "♛", " ", " ", " "]
    state.players[2].walkers_before = 1
    assert texts("fr").say("board-won", name=NAMES[2]) in drawn(state, 0, "fr")[0]
    assert "▸" not in "".join(lines)


# The demand and the order


def test_the_demand_stands_with_its_mark_and_those_still_to_play() -> None:
    state = led("PR1 BI8", "PR2", "PR3", "PR4")
    do(state, "place S01", "expose PR1")
    _, demand, order, *_ = drawn(state, SPECTATOR)
    assert f"▲ {texts().say('board-demand', demand='red_walker')}" in demand
    assert order.strip() == f"↻ {texts()['board-clockwise']} · {NAMES[2]} → {NAMES[3]}"


def test_a_green_arrow_turns_the_order() -> None:
    state = led("GA1 BI8", "PR2", "PR3", "PR4")
    do(state, "place S13", "expose GA1")
    order = drawn(state, SPECTATOR)[2]
    assert order.strip() == f"↺ {texts()['board-counter_clockwise']} · {NAMES[2]} → {NAMES[1]}"


# The signals


def test_signals_that_can_be_covered_are_pointed_at() -> None:
    state = led("PR1 BI8", "PR2")
    shown = "".join(drawn(state, 0))
    pointed = {name for name in SIGNAL_NAMES if f"▸{name}" in shown}
    assert pointed == {*SIGNAL_NAMES[:11]}  # all but motorway and arrows
    assert "▸S" not in "".join(drawn(state, 1))


def test_covered_signals_show_their_tokens() -> None:
    state = led("PR1 BI8", "PR2 BI7")
    do(state, "place S03", "expose PR1", "expose PR2", "place S10", "expose BI7")
    shown = "\n".join(drawn(state, SPECTATOR)[:HEADS])
    assert "S03" not in shown
    assert shown.index("(1)") < shown.index("(2)")
    assert shown.count("(") == 2


def test_what_is_left_stands_beside_the_signals() -> None:
    state = led("PR1 BI8", "AG1 AG2 BI7")
    do(state, "place S01", "expose PR1", "agent BI7")
    state.tickets[:] = [4, 3]
    ends = [line.split()[-1] for line in drawn(state, SPECTATOR)[3:8]]
    assert ends == [str(state.stock_size), "1/6", str(SIGNALS - 1), "4", "3"]


# The players


def test_a_line_tells_points_hand_papers_fines_and_cards() -> None:
    state = led("PR1 BI8 LI1", "PG2 BI7")
    do(state, "lay LI1", "place S01", "expose PR1", "fine")
    lines = drawn(state, SPECTATOR)
    assert player_line(lines, 0).split()[:6] == [NAMES[0], "200", "1", "·L", "0", "·"]
    assert player_line(lines, 1).split()[:6] == ["▶", NAMES[1], "−100", "2", "··", "1"]
    assert exposed(lines, 0, "red_walker") == "1"
    assert exposed(lines, 1, "red_walker") == "·✕"
    assert "·P" in player_line(drawn(state, SPECTATOR, "fr"), 0)


def test_cards_of_this_trick_are_named() -> None:
    state = led("PR1 BI8", "PR2 BI7", "PR3")
    do(state, "place S01", "expose PR1", "expose PR2")
    shown = [player_line(drawn(state, SPECTATOR), seat) for seat in range(3)]
    assert ["PR1" in shown[0], "PR2" in shown[1], "PR3" in shown[2]] == [True, True, False]


def test_marks_of_what_a_hand_lacks_fade_when_it_draws() -> None:
    state = led("PR1 BI8", "PG2 BI7")
    do(state, "place S01", "expose PR1", "fine")
    assert texts()["board-legend-lacks"] in "".join(drawn(state, 0))
    do(state, "swap")
    shown = "".join(drawn(state, 0))
    assert texts()["board-legend-lacks"] not in shown
    assert "✕" not in shown


def test_every_kind_that_can_be_exposed_has_its_column() -> None:
    heads = drawn(begun(2, 1), SPECTATOR)[HEADS].split()
    assert heads[-len(EXPOSABLE) :] == [*CODES[3:]]


# The hands


def test_the_hand_stands_by_kind_with_what_can_be_played() -> None:
    state = led("PR1 BI8", "PG2 PR2 PR4 MO1 AG1")
    do(state, "place S01", "expose PR1")
    hand = " ".join("".join(drawn(state, 1)[HEADS + 4 :]).split())
    say = texts().say
    expected = [
        f"{texts()['board-hand']} {say('card-kind', kind='agent')} AG1",
        f"● {say('card-kind', kind='green_walker')} 200 PG2",
        f"▲ {say('card-kind', kind='red_walker')} 200 ▸PR2 ▸PR4",
        f"{say('card-kind', kind='moped')} 100 MO1",
    ]
    assert hand == " ".join(expected)


def test_hands_of_others_are_hidden() -> None:
    first = led("PR1 BI8", "PG2 PR2", "BI1 BI2")
    second = led("PR1 BI8", "GA1 AG2", "BI1 BI2")
    for viewer in (0, 2, SPECTATOR):
        assert drawn(first, viewer) == drawn(second, viewer)
    assert drawn(first, 1) != drawn(second, 1)


def test_a_discard_that_comes_back_is_known_to_who_made_it() -> None:
    state = led("PR1 BI8", "PR2")
    state.stock, state.stock_size = cards("PV1"), 1
    do(state, "swap", "discard PV1", "place S01", "expose PR1", "expose PR2")
    assert state.players[1].hand == cards("PV1")
    holds = texts().say("board-holds", name=NAMES[1])
    assert f"{holds}  PV1" in "".join(drawn(state, 0))
    assert holds not in "".join(drawn(state, 1)) + "".join(drawn(state, SPECTATOR))
