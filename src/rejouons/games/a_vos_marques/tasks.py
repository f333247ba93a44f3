"""À vos marques: what is still to be resolved, as a stack of tasks.

A card, a place or a debt can ask somebody before it is finished. So whatever is left to do is
written down as tasks, and the last one written is done first: what an answer sets going is
finished before what was interrupted goes on; AVM-89.
"""

from numpy import int64

from rejouons.games.a_vos_marques.state import Phase
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.rule import rule, solid


@solid
def push(state, kind, seat, a=0, other=NOBODY, b=0):
    task = state.tasks[state.depth]
    task.kind = kind
    task.seat = seat
    task.other = other
    task.a = a
    task.b = b
    state.depth += 1


@rule
def top_task(state):
    return state.tasks[state.depth - 1]


@rule
def pop(state):
    state.depth -= 1
    state.tasks[state.depth].a = 0  # what only some may see must not stay behind


# What a task holds, by its kind


@rule
def instruction_of(task):
    return int64(task.a)  # RUN


@rule
def card_run(task):
    return int64(task.b)  # RUN


@rule
def card_returned(task):
    return int64(task.a)  # RETURN


@rule
def amount_owed(task):
    return int64(task.a)  # DEBT


@rule
def loot_of(task):
    """The product to keep or to cash, or HIDDEN."""
    return int64(task.a)  # RECEIVE


@rule
def set_loot(task, product):
    task.a = product  # RECEIVE


@rule
def is_loot_open(task):
    """Whether all know which product it is."""
    return task.b != 0  # RECEIVE


@rule
def choice_of(task):
    """The products of which one can be had."""
    return int64(task.a)  # GAIN


@rule
def steps_due(task):
    return int64(task.a)  # FORWARD


@rule
def place_reached(task):
    return int64(task.a)  # ARRIVE


@rule
def prizes_left(task):
    return int64(task.a)  # PRIZE


@rule
def prize_named(task):
    """The product named last, or NO_PRODUCT."""
    return int64(task.b)  # PRIZE


@rule
def count_prize(task, product):
    """A product is named: one less is left to name."""
    task.a -= 1  # PRIZE
    task.b = product


# Questions


@rule
def ask(state, phase, seat):
    """Asks a player; the task stays on top until it is answered."""
    state.phase = phase
    state.actor = seat


@rule
def is_roll_due(state):
    """Whether dice of the turn's own steps are asked for; AVM-11."""
    return Phase.ESP <= state.phase <= Phase.RED


@rule
def answered(state):
    state.phase = Phase.RESOLVE
