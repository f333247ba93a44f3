"""What a game's rules may bring beside the contract, and what stands in where they do not."""

from rejouons.kernel.rule import rule

NO_OPINION = -1  # stands for an action


@rule
def reopen(state, seat):
    """Takes back what the other seats chose in secret, while somebody has yet to choose.

    A game with secret simultaneous choices brings it: then it makes no difference to a bot
    who has chosen already.
    """


@rule
def playout(state, seat, dice, out):
    """A plausible action found cheaper than by `evaluate`, or NO_OPINION."""
    return NO_OPINION


@rule
def same_as(state, seat, action):
    """The first legal action that comes to the same, such as another card of one kind.

    Bots think about that one alone, and play any of them: always the first would tell, by the
    card that is played, which others are not held.
    """
    return action
