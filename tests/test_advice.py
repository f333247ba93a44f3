"""Hints, and looking back at a match: what a search says about positions."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mark_table import A, Table

from rejouons import Match, View, games
from rejouons.bots import SearchBot, make
from rejouons.bots.advice import Searcher, review, suggest
from rejouons.errors import BadOption
from rejouons.terms import Budget, is_bot

GAME = games.load("mark")
# The browser is held to the same names.
NAMES = json.loads((Path(__file__).parent / "bot_names.json").read_text("utf-8"))


def view_of(table: Table, seat: int) -> View:
    return View(GAME, seat, table.view(seat), tuple(map(GAME.actions.parse, table.legal(seat))))


def last_sale() -> View:
    """A ends the game by its sale: with the dear piece it wins, with the other it does not."""
    table = Table(
        2,
        money=[50, 60],
        plant={A: "glass card - -"},
        market={
            "glass": (5, 4),
            "card": (1, 0),
            "metal": (2, 5),
            "caps": (3, 5),
            "plastic": (4, 5),
        },
        end_rows=4,
    )
    table.start_turn("glass/card")
    return view_of(table, A)


def text(action: int) -> str:
    return GAME.actions.text(action)


# Suggestions


def test_a_win_at_hand_is_seen() -> None:
    best, *others = suggest(last_sale(), 200)
    assert text(best.action).startswith("sell 1")
    assert best.chance > 0.95
    assert best.visits > sum(other.visits for other in others)
    assert best.share == 1


def test_a_seat_that_is_not_asked_gets_no_suggestion() -> None:
    match = Match.create("mark", 2, seed=11)
    (asked,) = match.to_act
    assert suggest(match.view(1 - asked), 10) == []


def greedy_views() -> Iterator[View]:
    """What is seen before each action of some games."""
    bot = make("greedy", GAME, 1)
    for seed in range(30):
        match = Match.create("mark", 2, seed=seed)
        while not match.over:
            view = match.view(match.to_act[0])
            yield view
            match.act(view.seat, bot.choose(view))


def test_a_forced_action_is_suggested_with_its_chance() -> None:
    view = next(view for view in greedy_views() if len(view.actions) == 1)
    (forced,) = suggest(view, 50)
    assert forced.action == view.actions[0]
    assert 0 < forced.chance < 1
    assert forced.share == 1


def test_all_cores_think_together() -> None:
    view = last_sale()
    alone, together = suggest(view, 400, cores=1), suggest(view, 400, cores=2)
    assert suggest(view, 400, cores=2) == together
    assert together[0].action == alone[0].action
    assert sum(found.visits for found in together) >= 400
    assert all(0 <= found.chance <= 1 for found in together)


def test_a_budget_of_seconds_ends() -> None:
    found = suggest(last_sale(), Budget(seconds=0.05))
    assert found[0].visits > 0


def test_a_searcher_forgets_between_two_views() -> None:
    match = Match.create("mark", 3, seed=5)
    view = match.view(match.to_act[0])
    used = Searcher(GAME)
    used.think(last_sale(), Budget(300), 1)
    used.think(view, Budget(100), 2)
    assert used.suggestions() == suggest(view, 100, 2)


@pytest.mark.parametrize("budget", [0, -1, 1 << 40])
def test_a_budget_must_be_a_number_of_iterations(budget: int) -> None:
    with pytest.raises(BadOption) as refusal:
        suggest(last_sale(), budget)
    assert refusal.value.case == "BadBudget"


@pytest.mark.parametrize("cores", [0, -1, "2", 1.5, True])
def test_at_least_one_core_thinks(cores: Any) -> None:
    with pytest.raises(BadOption) as refusal:
        suggest(last_sale(), 10, cores=cores)
    assert refusal.value.case == "BadCores"


@pytest.mark.parametrize("seed", ["a", -1, 1.5, 1 << 63, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOption) as refusal:
        suggest(last_sale(), 10, seed)
    assert refusal.value.case == "BadSeed"


def test_nonsense_is_refused_even_where_nobody_is_asked() -> None:
    match = Match.create("mark", 2, seed=7, target="python")
    nonsense: dict[str, Any] = {"BadBudget": {"budget": "soon"}, "BadSeed": {"seed": "a"}}
    for case, facts in nonsense.items():
        with pytest.raises(BadOption) as refusal:
            suggest(match.view(1 - match.to_act[0]), target="python", **facts)
        assert refusal.value.case == case
    with pytest.raises(BadOption) as refusal:
        list(review(match, "soon"))  # type: ignore[arg-type]
    assert refusal.value.case == "BadBudget"


# Names


@pytest.mark.parametrize("name", NAMES["known"])
def test_bots_go_by_their_names(name: str) -> None:
    assert is_bot(name)
    assert Match.create("mark", 2, seats=["human", name]).seats[1] == name


@pytest.mark.parametrize("name", NAMES["unknown"])
def test_other_names_are_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(BadOption):
        make(name, GAME)


def test_a_level_is_a_search_that_overlooks() -> None:
    beginner, master = (make(f"level:{level}", GAME) for level in (1, 6))
    assert isinstance(beginner, SearchBot)
    assert isinstance(master, SearchBot)
    assert beginner.overlook > master.overlook == 0


def test_nobody_overlooks_what_only_a_fool_would() -> None:
    """A beginner misses fine points, never the sale that wins at once."""
    chosen = {text(make("level:1", GAME, seed).choose(last_sale())) for seed in range(40)}
    assert all(action.startswith("sell 1") for action in chosen)


def test_a_beginner_varies() -> None:
    match = Match.create("mark", 2, seed=7)
    view = match.view(match.to_act[0])
    assert len({make("level:1", GAME, seed).choose(view) for seed in range(40)}) > 3


# Bots of one's own


def first_action(view: View) -> int:
    return view.actions[0]


def cheat(view: View) -> int:
    return 100_000 if view else 0


def dreamer(_: View) -> str:
    return "castle"


def test_a_function_is_a_bot() -> None:
    view = last_sale()
    assert make("test_advice:first_action", GAME).choose(view) == view.actions[0]


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("test_advice:nobody", "NoBotFunction"),
        ("no.such.module:bot", "NoBotFunction"),
        ("test_advice:cheat", "BadChoice"),
        ("test_advice:dreamer", "BadChoice"),
        ("test_advice:GAME", "BotFailed"),
        ("os:getpid", "BotFailed"),
    ],
)
def test_a_bad_function_is_refused(name: str, case: str) -> None:
    with pytest.raises(BadOption) as refusal:
        make(name, GAME).choose(last_sale())
    assert refusal.value.case == case
