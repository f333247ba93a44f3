"""What bots need of a game, and what they owe its players: proved for every registered game."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rejouons import View
from rejouons.bots import choosing, make, search
from rejouons.bots.advice import Suggestion, suggest
from rejouons.bots.tree import GUESS, MOST_EDGES, MOST_NODES, VIEW, mind_of
from rejouons.kernel.contract import Game
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.optional import NO_OPINION
from rejouons.kernel.record import snapshot
from rejouons.kernel.targets import linked
from rejouons.terms import LEVELS
from sides import InPython, InWebAssembly
from stories import Desk, data_of, desk, random_opening
from test_contract import EACH_GAME, legal_actions, random_steps, seats_in, view_of

POSITIONS = 40  # with a choice, of random games
ONE_IN = 7  # positions of a game are looked at
ITERATIONS = 60
PLAIN_ITERATIONS = 4  # plain Python is slow
BOTS = ("greedy", f"search:{ITERATIONS}", "level:1", "level:3")
SIGNIFICANCE = 1e-6  # of a chi-square test: it fails by mistake once in a million times

pytestmark = EACH_GAME


def positions(game: Game, table: Desk, count: int = POSITIONS) -> Iterator[tuple[int, int]]:
    """Stops at positions of random games in which a seat has a choice: the seat, a number."""
    number = 0
    for seed in range(count):
        opening = random_opening(game, random.Random(seed))
        for step, (seat, _) in enumerate(random_steps(table, opening, seed)):
            if step % ONE_IN == seed % ONE_IN and len(legal_actions(table, table.state, seat)) > 1:
                yield seat, number
                number += 1
            if number == count:
                return


def seen(game: Game, table: Desk, state: Any, seat: int) -> View:
    view = view_of(table, state, seat)
    return View(game, seat, view, tuple(legal_actions(table, view, seat)))


# What a game brings


def test_chances_add_up_and_the_winners_share_the_end(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    rules = table.side.rules
    for seed in range(10):
        opening = random_opening(game, random.Random(seed))
        players = opening.num_players
        for _ in random_steps(table, opening, seed):
            rules.evaluate(table.state, table.chances)
            chances = table.chances[:players]
            assert chances.min() >= 0
            assert chances.sum() == pytest.approx(1)
        rules.evaluate(table.state, table.chances)
        rules.scores(table.state, table.results)
        winners = table.results.rank[:players] == 1
        assert table.chances[:players].tolist() == (winners / winners.sum()).tolist()


def test_reopening_takes_back_what_the_seat_cannot_see(game: Game) -> None:
    """Then whoever has sealed a choice is asked again; what it sees stays, and twice is once."""
    table = desk(game, InPython(game, "cpu"))
    rules = table.side.rules
    reopened = 0
    for seat, _ in positions(game, table, 200):
        before = int(rules.to_act(table.state))
        other = snapshot(table.state)
        rules.reopen(other, seat)
        after = int(rules.to_act(other))
        assert after & before == before
        assert legal_actions(table, other, seat) == legal_actions(table, table.state, seat)
        if after == before:
            assert seen_bytes(table, other, seat) == seen_bytes(table, table.state, seat)
        twice = snapshot(other)
        rules.reopen(twice, seat)
        assert twice.tobytes() == other.tobytes()
        reopened += after != before
    assert reopened > 0 or not is_simultaneous(game, table)


def seen_bytes(table: Desk, state: Any, seat: int) -> bytes:
    return bytes(view_of(table, state, seat).tobytes())


def is_simultaneous(game: Game, table: Desk) -> bool:
    return any(
        len(seats_in(int(table.side.rules.to_act(table.state)))) > 1
        for _ in positions(game, table, 200)
    )


def test_a_playout_of_the_games_own_is_legal(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    seed_dice(table.dice, 1, 0)
    for seat, _ in positions(game, table):
        action = table.side.rules.playout(table.state, seat, table.dice, table.out)
        assert action == NO_OPINION or action in legal_actions(table, table.state, seat)


def test_guesses_follow_their_distribution(game: Game) -> None:
    """Chi-square, over many guesses of a view, against the chances the game's data states."""
    from scipy.stats import chisquare

    rules = linked(game, "cpu").rules
    for name, (view, viewer, outcome, chances) in data_of(game).GUESSES.items():
        counts = dict.fromkeys(chances, 0)
        total = 40 * len(chances) + 4000
        for seed in range(total):
            guess = snapshot(view)
            seed_dice(guess.dice, seed, 11)
            rules.guess(guess, viewer)
            counts[outcome(guess)] += 1  # a KeyError: what can't be was guessed
        expected = [total * chance for chance in chances.values()]
        assert sum(chances.values()) == pytest.approx(1)
        is_certain = len(chances) == 1
        assert is_certain or chisquare(list(counts.values()), expected).pvalue > SIGNIFICANCE, name


def test_there_is_a_bot_of_every_level(game: Game) -> None:
    assert len(game.levels) == len(LEVELS)
    assert game.horizon >= 0
    thinking = [level.iterations for level in game.levels]
    overlooking = [level.overlook for level in game.levels]
    assert thinking == sorted(thinking)
    assert overlooking == sorted(overlooking, reverse=True)
    assert overlooking[-1] == 0
    assert all(0 <= overlook < choosing.PERMILLE for overlook in overlooking)


# Honesty


@pytest.mark.parametrize("bot", BOTS)
def test_what_is_hidden_changes_no_choice(game: Game, bot: str) -> None:
    table = desk(game, InPython(game, "cpu"))
    with_other_secrets = data_of(game).with_other_secrets
    for seat, number in positions(game, table, 25):
        other = snapshot(table.state)
        with_other_secrets(other, seat, random.Random(number))
        seed_dice(other.dice, number, 9)
        views = (seen(game, table, state, seat) for state in (table.state, other))
        first, second = (make(bot, game, number).choose(view) for view in views)
        assert first == second


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_by_the_rules_and_leaves_its_view_alone(game: Game, bot: str) -> None:
    table = desk(game, InPython(game, "cpu"))
    player = make(bot, game, 5)
    for seat, _ in positions(game, table):
        view = seen(game, table, table.state, seat)
        before = view.state.tobytes()
        assert player.choose(view) in view.actions
        assert view.state.tobytes() == before


def test_who_has_chosen_already_makes_no_difference(game: Game) -> None:
    """A secret choice looks the same to a search whether it was made or is yet to be made."""
    table = desk(game, InPython(game, "cpu"))
    rules = table.side.rules
    compared = 0
    for seat, number in positions(game, table, 200):
        others = [s for s in seats_in(int(rules.to_act(table.state))) if s != seat]
        if others:
            early = suggest(seen(game, table, table.state, seat), ITERATIONS, number)
            action = legal_actions(table, table.state, others[0])[-1]
            rules.apply(table.state, table.silent, others[0], action)
            assert suggest(seen(game, table, table.state, seat), ITERATIONS, number) == early
            compared += 1
            break
    assert compared > 0 or not is_simultaneous(game, table)


# The search


class Thinker:
    """The search on one side."""

    def __init__(self, game: Game, side: Any) -> None:
        self.side = side
        self.mind = side.new(mind_of(game))[0]
        self.mind.state_words = game.state.itemsize // 4
        self.horizon = game.horizon
        is_wasm = isinstance(side, InWebAssembly)
        self.words = self.mind if is_wasm else self.mind.desk[0:1].view(np.uint32)
        if is_wasm:
            self.begin, self.think, self.decide = side.begin, side.think, side.decide
        else:
            self.search = linked(game, side.target).module(search)
            self.begin, self.think = self.search.begin, self.search.think
            self.decide = linked(game, side.target).module(choosing).decide

    def thoughts(self, view: Any, seat: int, seed: int, iterations: int) -> tuple[bytes, int]:
        """All the tree holds after a search, and the choice it makes."""
        self.mind.horizon = self.horizon
        self.mind.desk[VIEW] = view
        seed_dice(self.mind.dice, seed, 0)
        self.begin(self.mind, seat)
        self.think(self.mind, self.words, iterations)
        nodes = self.mind.nodes[: self.mind.nodes_used].tobytes()
        edges = self.mind.edges[: self.mind.edges_used].tobytes()
        return nodes + edges, int(self.decide(self.mind, seed % 2 * 300))


def test_all_sides_think_alike(game: Game) -> None:
    """The same view, seed and iterations: the same tree, bit for bit, and the same choice."""
    table = desk(game, InPython(game, "cpu"))
    wasm = Thinker(game, InWebAssembly(game))
    others = [
        (Thinker(game, InPython(game, "python")), PLAIN_ITERATIONS, POSITIONS // 4),
        (Thinker(game, InPython(game, "cpu")), ITERATIONS, POSITIONS),
    ]
    for other, iterations, count in others:
        for seat, number in positions(game, table, count):
            view = view_of(table, table.state, seat)
            expected = wasm.thoughts(view, seat, number, iterations)
            assert other.thoughts(view, seat, number, iterations) == expected


def test_first_actions_meet_the_same_fates(game: Game) -> None:
    """By its number a fate is the same guess and the same dice, and trials do not see them."""
    table = desk(game, InPython(game, "cpu"))
    thinker = Thinker(game, InPython(game, "python"))
    mind = thinker.mind
    for seat, number in positions(game, table):
        mind.desk[VIEW] = view_of(table, table.state, seat)
        mind.seat, mind.fates = seat, number
        fates = []
        for fate in (3, 4, 3):
            thinker.search.imagine(mind, fate)
            thrown = mind.fate.tobytes()
            guess = mind.desk[GUESS].tobytes()
            thinker.search.play(mind, seat, legal_actions(table, table.state, seat)[0])
            fates.append((guess, thrown, mind.desk[GUESS].tobytes()))
            assert mind.desk[GUESS].dice.lanes.tolist() != mind.fate.lanes.tolist()
        assert fates[0] == fates[2] != fates[1]


def test_suggestions_are_the_legal_actions_ranked(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    for seat, number in positions(game, table):
        view = seen(game, table, table.state, seat)
        ranked = suggest(view, ITERATIONS, number)
        assert sorted(found.action for found in ranked) == sorted(view.actions)
        assert all(0 <= found.chance <= 1 for found in ranked)
        assert sum(found.visits for found in ranked) >= ITERATIONS
        assert sum(found.share for found in ranked) == pytest.approx(1)
        assert ranked[0].share == max(found.share for found in ranked)
        assert suggest(view, ITERATIONS, number) == ranked


def test_secret_choices_are_mixed(game: Game) -> None:
    """Where seats choose at the same time, some choice is left to chance, and seeds differ."""
    table = desk(game, InPython(game, "cpu"))
    mixed: list[list[Suggestion]] = []
    views = []
    for seat, number in positions(game, table, 300):
        if len(seats_in(int(table.side.rules.to_act(table.state)))) > 1:
            view = seen(game, table, table.state, seat)
            ranked = suggest(view, 500, number)
            if ranked[1].share > 0.25:
                mixed.append(ranked)
                views.append(view)
    if is_simultaneous(game, table):
        assert mixed
        choices = {make("search:500", game, seed).choose(views[0]) for seed in range(20)}
        assert len(choices) > 1


def test_a_full_memory_ends_no_search(game: Game) -> None:
    table = desk(game, InPython(game, "cpu"))
    thinker = Thinker(game, InPython(game, "cpu"))
    seat, _ = next(positions(game, table))
    thinker.horizon = 0
    view = view_of(table, table.state, seat)
    _, action = thinker.thoughts(view, seat, 2, 4 * MOST_NODES)
    assert action in legal_actions(table, table.state, seat)
    mind = thinker.mind
    assert mind.nodes_used <= MOST_NODES
    assert mind.edges_used <= MOST_EDGES
    assert mind.nodes_used > MOST_NODES - 2 or mind.edges_used > MOST_EDGES - game.actions.size
