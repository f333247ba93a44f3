"""How the simple bots choose, in the compiled subset. They see their seat's view, nothing else."""

import enum

from numpy import int64

from rejouons.kernel.contract import rules
from rejouons.kernel.dice import branch_dice, draw
from rejouons.kernel.rule import entrance, rule


class Policy(enum.IntEnum):
    RANDOM = 0
    GREEDY = 1


@entrance
def choose(policy, view, seat, dice, trial, silent, out, chances):
    """The action a policy chooses. It writes its guess into the view.

    `trial`, `silent`, `out` and `chances` are its scrap paper.
    """
    if policy == Policy.RANDOM:
        return choose_at_random(view, seat, dice, out)
    return choose_greedily(view, seat, dice, trial, silent, out, chances)


@rule
def choose_at_random(view, seat, dice, out):
    return int64(out[draw(dice, rules.legal(view, seat, out))])


@rule
def choose_greedily(view, seat, dice, trial, silent, out, chances):
    """The action after which the seat's chance to win looks best, in one guess of the unknown.

    What others chose in secret is taken back: it makes no difference who has chosen already.
    """
    count = rules.legal(view, seat, out)
    branch_dice(view.dice, dice)
    rules.guess(view, seat)
    rules.reopen(view, seat)
    best = int64(out[0])
    best_chance = -1.0
    for index in range(count):
        action = int64(out[index])
        if rules.same_as(view, seat, action) == action:
            trial[0] = view
            rules.apply(trial[0], silent, seat, action)
            rules.evaluate(trial[0], chances)
            if chances[seat] > best_chance:
                best = action
                best_chance = chances[seat]
    return any_twin(view, seat, best, dice, out, count)


@rule
def any_twin(view, seat, action, dice, out, count):
    """Any legal action that comes to the same: always the first would tell of those before it."""
    chosen = action
    twins = 0
    for index in range(count):
        if rules.same_as(view, seat, int64(out[index])) == action:
            twins += 1
            if twins > 1 and draw(dice, twins) == 0:
                chosen = int64(out[index])
    return chosen
