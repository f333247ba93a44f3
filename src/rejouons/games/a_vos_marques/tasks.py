"""À vos marques: what is still to be resolved, as a stack of tasks.

A card, a place or a debt can ask somebody before it is finished. So whatever is left to do is
written down as tasks, and the last one written is done first: what an answer sets going is
finished before what was interrupted goes on; AVM-89.
"""

from rejouons.games.a_vos_marques.state import Phase
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.rule import crossroads, rule


@crossroads
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


@rule
def ask(state, phase, seat):
    """Asks a player; the task stays on top until it is answered."""
    state.phase = phase
    state.actor = seat


@rule
def answered(state):
    state.phase = Phase.RESOLVE
