"""Mark's board in the terminal: it fits, it hides what is hidden, it points at what matters."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from rich.cells import cell_len

from rejouons.games.mark import rules
from rejouons.games.mark.game import GAME
from rejouons.games.mark.state import (
    ACTIONS,
    NO_BID,
    STATE,
    MoneyVisibility,
    Move,
    Phase,
)
from rejouons.games.mark.tables import CELLS, HAMMER, MATERIAL_NAMES, OPTIONS, STAR
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import LOG, SPECTATOR
from rejouons.kernel.record import new, snapshot
from rejouons.texts import LANGUAGES
from terminal import NAMES, Terminal

WIDTH, HEIGHT = 80, 26
PLAYERS = list(GAME.players)
USUAL_BIDS = 6
ZEAL = 0.5  # how often a random player who can sell does so
SEEDS = range(2)
STRIDE = 7  # of the positions of a game, every so many is looked at
ASKING = (Phase.RETURN, Phase.LOT, Phase.BID, Phase.PLACE, Phase.ACT)

TERMINAL = Terminal(GAME)
drawn, texts = TERMINAL.drawn, TERMINAL.texts


def opening(num_players: int, seed: int, money: MoneyVisibility = MoneyVisibility.OPEN) -> Any:
    state = new(STATE)[0]
    state.num_players = num_players
    for option in OPTIONS:
        state.options[option.key] = option.stored(option.default)
    state.options.money_visibility = money
    seed_dice(state.dice, seed, 0)
    rules.setup(state, new(LOG)[0])
    return state


def play(state: Any, seed: int) -> Iterator[Any]:
    """A game of random moves, with modest bids and some zeal to sell: all its positions."""
    luck, log, out = random.Random(seed), new(LOG)[0], np.zeros(ACTIONS.size, np.int32)
    yield snapshot(state)
    while waiting := rules.to_act(state):
        seat = luck.choice([s for s in range(state.num_players) if waiting >> s & 1])
        actions = [int(action) for action in out[: rules.legal(state, seat, out)]]
        sales = [action for action in actions if ACTIONS.decode(action)[0] == Move.SELL]
        if state.phase == Phase.BID:
            actions = actions[:USUAL_BIDS]
        elif sales and luck.random() < ZEAL:
            actions = sales
        rules.apply(state, log, seat, luck.choice(actions))
        yield snapshot(state)


@cache
def positions(num_players: int, money: MoneyVisibility) -> list[Any]:
    """Positions of several games: every so many, all that ask something rare, and the ends."""
    found = []
    for seed in SEEDS:
        game = list(play(opening(num_players, seed, money), seed))
        found += game[::STRIDE] + game[-1:]
        found += [state for state in game if state.phase in (Phase.LOT, Phase.RETURN)][:STRIDE]
    return found


def first(num_players: int, phase: Phase) -> Any:
    played = positions(num_players, MoneyVisibility.OPEN)
    return snapshot(next(state for state in played if state.phase == phase))


def money_of(amount: int) -> str:
    return texts().say("board-money", amount=amount)


@pytest.mark.parametrize("money", MoneyVisibility)
@pytest.mark.parametrize("num_players", PLAYERS)
def test_every_position_fits_for_every_viewer(num_players: int, money: MoneyVisibility) -> None:
    for number, state in enumerate(positions(num_players, money)):
        viewer = number % (num_players + 1) - 1
        lines = drawn(state, viewer, LANGUAGES[number // 2 % len(LANGUAGES)])
        assert len(lines) <= HEIGHT
        assert {cell_len(line) for line in lines} == {WIDTH}


def test_the_positions_include_every_phase() -> None:
    games = [positions(count, MoneyVisibility.OPEN) for count in PLAYERS]
    phases = {Phase(int(state.phase)) for states in games for state in states}
    assert phases == {*ASKING, Phase.OVER}


@pytest.mark.parametrize(
    "names", [("日本語の長い名前です",) * 4, ("W" * 60,) * 4, ("[b]", "", "é", "x")]
)
def test_any_names_fit(names: list[str]) -> None:
    for num_players in PLAYERS:
        for phase in (Phase.ACT, Phase.BID, Phase.OVER):
            lines = drawn(first(num_players, phase), 0, names=names)
            assert {cell_len(line) for line in lines} == {WIDTH}


@pytest.mark.parametrize("num_players", PLAYERS)
def test_hidden_money_of_others_does_not_appear(num_players: int) -> None:
    state = opening(num_players, 1, MoneyVisibility.HIDDEN)
    amounts = [171, 182, 193, 204][:num_players]
    for seat, amount in enumerate(amounts):
        state.players[seat].money = amount
    for viewer in range(SPECTATOR, num_players):
        shown = "\n".join(drawn(state, viewer))
        visible = [seat for seat, amount in enumerate(amounts) if str(amount) in shown]
        assert visible == [seat for seat in range(num_players) if seat == viewer]
        assert "♛" not in shown


def test_open_money_and_the_leader_appear() -> None:
    state = opening(3, 1)
    for seat, amount in enumerate([171, 193, 182]):
        state.players[seat].money = amount
    shown = "\n".join(drawn(state, 0))
    assert all(money_of(amount) in shown for amount in (171, 193, 182))
    assert "Zoé ♛" in shown
    assert shown.count("♛") == 1


def test_hidden_money_appears_when_the_game_is_over() -> None:
    played = positions(4, MoneyVisibility.HIDDEN)
    over = next(state for state in played if state.phase == Phase.OVER)
    shown = "\n".join(drawn(over, SPECTATOR))
    assert all(money_of(player.money) in shown for player in over.players)


def test_the_own_company_comes_first() -> None:
    state = opening(4, 1)
    for viewer, order in ((2, (2, 3, 0, 1)), (SPECTATOR, (0, 1, 2, 3))):
        lines = drawn(state, viewer)
        plates = next(line for line in lines if line.count("╮") + line.count("┓") == 4)
        assert sorted(order, key=lambda seat: plates.index(NAMES[seat])) == list(order)
        assert (texts()["board-own"] in lines[-1]) == (viewer != SPECTATOR)


def test_bids_are_covered_until_all_have_bid() -> None:
    state = first(4, Phase.BID)
    for seat, bid in enumerate([171, 182, NO_BID, NO_BID]):
        state.players[seat].bid = bid
    foot = drawn(state, 0)[-1]
    assert ("171" in foot, "182" in foot, "✓" in foot, foot.count("…")) == (True, False, True, 2)
    state.phase = Phase.PLACE
    state.winner = 1
    foot = drawn(state, SPECTATOR)[-1]
    assert "171" in foot
    assert "182" in foot


def test_fees_and_stalls_are_announced_in_time() -> None:
    state = opening(2, 1)
    state.players[0].yard[:] = 0
    state.players[0].plant[:] = 1
    state.stall = state.options.stall_cap // 2 - 1
    stall = texts().say("board-stall", count=state.stall + 1, cap=state.options.stall_cap)
    shown = "\n".join(drawn(state, 0))
    assert texts().say("board-fee", amount=10) in shown
    assert stall not in shown
    state.stall += 1
    assert stall in drawn(state, 0)[0]


def test_a_finished_colour_is_crossed_out() -> None:
    state = opening(2, 1)
    state.sold[0], state.row_of[0], state.hammer_die, state.star_die = CELLS, 2, 0, STAR
    shown = "\n".join(drawn(state, 0))
    letter = texts().say("material-letter", material=MATERIAL_NAMES[0])
    assert f"\u2573 {letter} \u2573" in shown
    assert f"──{letter}──┼──{letter}──" in shown
    assert texts()["board-closed"] in shown


def test_the_black_faces_are_named() -> None:
    state = first(2, Phase.LOT)
    assert (state.hammer_die, state.star_die) == (HAMMER, STAR)
    shown = "\n".join(drawn(state, 0))
    assert texts().say("hammer_die", hammer_die="hammer") in shown
    assert texts().say("star_die", star_die="star") in shown
