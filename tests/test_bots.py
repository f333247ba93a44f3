"""Bots: they see what people see, play by the rules, and the better ones win."""

import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from mark_table import ANY_ROLL, A, B, C, Table, load_dice

from rejouons import Match, View, games
from rejouons.bots import make
from rejouons.bots.policies import Policy
from rejouons.errors import BadOption
from rejouons.games.mark import rules
from rejouons.games.mark.state import Phase
from rejouons.kernel.contract import MAX_SEATS
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.link import Linker
from rejouons.kernel.log import LOG
from rejouons.kernel.record import new
from rejouons.lab import playing
from rejouons.lab.simulation import simulate
from rejouons.terms import POLICIES

GAME = games.load("mark")
ASKING = [Phase.RETURN, Phase.LOT, Phase.BID, Phase.PLACE, Phase.ACT]
BOT_SEEDS = range(8)
BOTS = POLICIES


@cache
def reached(phase: Phase) -> str:
    """A saved match of three with hidden money, in this phase and with a choice to make."""
    for seed in range(100):
        rng = random.Random(seed)
        options = {"money_visibility": "hidden"}
        match = Match.create("mark", 3, options, seed=seed, target="python")
        while not match.over:
            has_choice = len(match.legal(match.to_act[0])) > 1 and len(match.to_act) != 2
            if match.view().state.phase == phase and has_choice:
                return match.save()
            seat = rng.choice(match.to_act)
            match.act(seat, rng.choice(match.legal(seat)[:12]))
    raise AssertionError("no such position")


def match_in(phase: Phase) -> Match:
    return Match.load(reached(phase), target="python")


# By the rules


@pytest.mark.parametrize("phase", ASKING)
@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_legal_actions_and_leave_the_view_alone(name: str, phase: Phase) -> None:
    match = match_in(phase)
    for seat in match.to_act:
        view = match.view(seat)
        before = view.state.tobytes()
        for seed in BOT_SEEDS:
            assert make(name, GAME, seed, "python").choose(view) in match.legal(seat)
        assert view.state.tobytes() == before


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_can_play_a_whole_game(name: str) -> None:
    match = Match.create("mark", 2, {"stall_cap": 40}, seed=1)
    bots = [make(name, GAME, seed) for seed in (1, 2)]
    while not match.over:
        seat = match.to_act[-1]
        match.act(seat, bots[seat].choose(match.view(seat)))
    assert len(match.actions) > 40


def test_the_random_bot_plays_everything() -> None:
    match = match_in(Phase.ACT)
    seat = match.to_act[0]
    bot = make("random", GAME, 3, "python")
    assert {bot.choose(match.view(seat)) for _ in range(500)} == set(match.legal(seat))


@pytest.mark.parametrize("phase", ASKING)
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices_on_every_target(name: str, phase: Phase) -> None:
    match = match_in(phase)
    view = match.view(match.to_act[0])
    plain, compiled = (make(name, GAME, 7, target) for target in ("python", "cpu"))
    assert [plain.choose(view) for _ in range(9)] == [compiled.choose(view) for _ in range(9)]


# Nothing hidden


def choices(name: str, view: View) -> list[int]:
    return [make(name, GAME, seed, "python").choose(view) for seed in BOT_SEEDS]


@pytest.mark.parametrize("name", BOTS)
def test_a_sealed_bid_changes_no_choice(name: str) -> None:
    chosen = []
    for amount in (0, 1, 9):
        match = match_in(Phase.BID)
        match.act(0, f"bid {amount}")
        chosen.append([choices(name, match.view(seat)) for seat in (1, 2)])
    assert chosen[0] == chosen[1] == chosen[2]


def auction(money: list[int], bids: list[int]) -> Table:
    """A dear piece; the others have bid, and own what nobody may know."""
    table = Table(
        3,
        money=[30, *money],
        yard={A: "glass - - -"},
        market={"metal": (5, 3)},
        money_visibility="hidden",
    )
    table.start_turn("hammer/metal")
    table.act(B, f"bid {bids[0]}")
    table.act(C, f"bid {bids[1]}")
    load_dice(table.state, ANY_ROLL)
    return table


AUCTIONS = [auction([30, 30], [0, 0]), auction([30, 30], [4, 2]), auction([9, 150], [0, 0])]


def decide(policy: Policy, seed: int, state: Any, look: str = "decide") -> int:
    """What A decides in a simulated game that stands like this."""
    desk, dice = new(GAME.state, 3), new(DICE)[0]
    desk[0] = state
    seed_dice(dice, seed, 0)
    out, chances = np.zeros(GAME.actions.size, np.int16), np.zeros(MAX_SEATS)
    lab = Linker(rules).module(playing)
    if look == "cheat":
        return int(lab.choose(int(policy), desk[0], A, dice, desk[2:3], new(LOG)[0], out, chances))
    return int(lab.decide(int(policy), A, dice, desk, new(LOG)[0], out, chances))


@pytest.mark.parametrize("name", BOTS)
def test_hidden_facts_change_no_choice(name: str) -> None:
    chosen = [choices(name, View(GAME, A, table.view(A), ())) for table in AUCTIONS]
    assert chosen[0] == chosen[1] == chosen[2]


@pytest.mark.parametrize("policy", Policy)
def test_the_laboratory_shows_bots_no_more(policy: Policy) -> None:
    chosen = [[decide(policy, seed, table.state) for seed in BOT_SEEDS] for table in AUCTIONS]
    assert chosen[0] == chosen[1] == chosen[2]


def test_greedy_takes_back_what_others_bid_even_if_it_saw_it() -> None:
    seen = [[decide(Policy.GREEDY, n, t.state, "cheat") for n in BOT_SEEDS] for t in AUCTIONS[:2]]
    assert seen[0] == seen[1]


# Strength


@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(seats: list[str]) -> None:
    report = simulate("mark", 200, seats=seats, seed=11)
    assert report.wins_by_seat[seats.index("greedy")] > 160
    scores = report.mean_scores
    assert scores[seats.index("greedy")] > 2 * scores[seats.index("random")]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        make("clever", GAME)
    assert refusal.value.case == "UnknownBot"
    assert refusal.value.values == {
        "bot": "clever",
        "bots": "random, greedy, level:1–6, search:2000, search:1.5s",
    }
