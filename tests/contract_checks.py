"""Checks over a whole action space, in the compiled subset so that they can run at every step."""

from rejouons.kernel.contract import rules
from rejouons.kernel.rule import entrance


@entrance
def disagreements(state, seats, actions, out, listed):
    """How often `why_not` and `legal` disagree, over all seats and actions."""
    count = 0
    for seat in range(seats):
        for action in range(actions):
            listed[action] = 0
        for index in range(rules.legal(state, seat, out)):
            listed[out[index]] += 1
        for action in range(actions):
            is_legal = rules.why_not(state, seat, action) == 0
            if listed[action] != is_legal:
                count += 1
    return count
