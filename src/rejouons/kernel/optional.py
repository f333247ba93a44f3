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


# Foresight: what a board draws before it is done is told by the rules, as events. Both get a view,
# and so can tell no secret; what they would have to know of one is left out.


@rule
def questions(state, seat, out):
    """Writes what a board of the seat may want foreseen now, and returns how much that is.

    A game that brings it declares its kinds of questions in `state.py`, as `QUESTIONS`.
    """
    return 0


@rule
def foresee(state, log, seat, question):
    """Carries out a question on a view and tells what then happens, if nothing else does.

    The view is thrown away. That `questions` lists the question is not checked here.
    """
