"""Whole games played inside the compiled subset, and what is counted of them."""

from typing import Any

import numpy as np

from rejouons.bots.policies import Policy, choose, choose_at_random
from rejouons.kernel.contract import MAX_SEATS, rules
from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.record import record
from rejouons.kernel.rule import entrance, rule
from rejouons.kernel.sets import lowest

ONLY_RANDOM = False  # a linked copy may set it, and all other policies are left out of its code
WHOLE_WIN = 840  # a win in parts that any number of tied winners up to eight can share

PLAN = record(
    ("seed", np.int64),
    ("num_players", np.int64),
    ("policies", np.int64, (MAX_SEATS,)),  # a Policy per seat
)
TALLY = record(
    ("games", np.int64),
    ("decisions", np.int64),
    ("wins", np.int64, (MAX_SEATS,)),  # in parts of WHOLE_WIN
    ("points", np.int64, (MAX_SEATS,)),
    ("dice", DICE),  # of the players: they are part of the experiment, not of the game
)


@entrance
def play_games(plan, opening, first, count, tally, desk, silent, out, chances, results):
    """Plays the games first..first+count-1 of a plan and adds them to the tally.

    `opening` is a state with only the players and options filled in; `desk` holds three states:
    the game, a view of it and a trial; the rest is scrap paper as well.
    """
    for game in range(first, first + count):
        desk[0] = opening
        seed_dice(desk[0].dice, plan.seed, 2 * game)
        seed_dice(tally.dice, plan.seed, 2 * game + 1)
        rules.setup(desk[0], silent)
        tally.decisions += play_out(plan, tally.dice, desk, silent, out, chances)
        tally.games += 1
        count_results(plan, desk[0], tally, results)


@rule
def play_out(plan, dice, desk, silent, out, chances):
    """Plays the game on the desk to its end and returns the number of decisions."""
    state = desk[0]
    decisions = 0
    waiting = rules.to_act(state)
    while waiting != 0:
        seat = lowest(waiting)
        action = decide(plan.policies[seat], seat, dice, desk, silent, out, chances)
        rules.apply(state, silent, seat, action)
        decisions += 1
        waiting = rules.to_act(state)
    return decisions


@rule
def decide(policy, seat, dice, desk, silent, out, chances):
    """Lets a seat decide on its view; a random one needs none: legal actions leak nothing."""
    if ONLY_RANDOM or policy == Policy.RANDOM:
        return choose_at_random(desk[0], seat, dice, out)
    desk[1] = desk[0]
    rules.redact(desk[1], seat)
    return choose(policy, desk[1], seat, dice, desk[2:3], silent, out, chances)


@rule
def count_results(plan, state, tally, results):
    rules.scores(state, results)
    winners = 0
    for seat in range(plan.num_players):
        tally.points[seat] += results[seat].points
        if results[seat].rank == 1:
            winners += 1
    for seat in range(plan.num_players):
        if results[seat].rank == 1:
            tally.wins[seat] += WHOLE_WIN // winners


def add(total: Any, tallies: Any) -> None:
    """Adds a tally, or a row of them, to another."""
    for field in ("games", "decisions", "wins", "points"):
        total[field] += np.atleast_1d(tallies)[field].sum(axis=0)
