"""What a match does with every action, in one call of compiled rules."""

from rejouons.kernel.contract import rules
from rejouons.kernel.log import open_log
from rejouons.kernel.rule import entrance


@entrance
def act(state, log, seat, action):
    """Plays an action if it is legal, and returns the bit mask of the seats that must act then.

    Of one that is not, it returns minus the game's reason, and leaves the state alone.
    """
    reason = rules.why_not(state, seat, action)
    if reason != 0:
        return -reason
    open_log(log)
    rules.apply(state, log, seat, action)
    return rules.to_act(state)
