"""À vos marques: the CATA, which shakes the whole board (AVM-54 to AVM-58)."""

from numpy import int64

from rejouons.games.a_vos_marques.driving import put_car
from rejouons.games.a_vos_marques.errands import cancel_errands
from rejouons.games.a_vos_marques.forced import go_back
from rejouons.games.a_vos_marques.products import show, show_lack
from rejouons.games.a_vos_marques.roads import START
from rejouons.games.a_vos_marques.state import Event, Task
from rejouons.games.a_vos_marques.tables import CATA_BACK, CATA_FORWARD, SAFETY
from rejouons.games.a_vos_marques.tasks import push
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid
from rejouons.kernel.sets import lowest


@solid
def shake(state, log):
    """Empties the road first, then cars go back, then forward, each clockwise; AVM-57."""
    write(log, Event.CATA, state.active)
    cancel_errands(state, log)
    for step in range(state.num_players):
        look_at_safety(state, log, clockwise(state, step))
    for step in range(state.num_players):
        push_back(state, log, clockwise(state, step))
    for step in range(state.num_players - 1, -1, -1):
        let_forward(state, clockwise(state, step))


@rule
def clockwise(state, step):
    return (int64(state.active) + step) % state.num_players


@rule
def safety_of(player):
    """The set of the safety product held: one or none."""
    return int64(player.products) & SAFETY


@rule
def look_at_safety(state, log, seat):
    """Shows what is held; who holds none goes back to the start; AVM-55."""
    player = state.players[seat]
    if safety_of(player) != 0:
        show(state, log, seat, lowest(safety_of(player)))
        return
    show_lack(state, seat, int64(SAFETY))
    write(log, Event.THROWN_TO_START, seat, player.space)
    put_car(state, seat, int64(START), int64(START))


@rule
def push_back(state, log, seat):
    safety = safety_of(state.players[seat])
    if safety == 0:
        return
    product = lowest(safety)
    if CATA_BACK[product] > 0:
        go_back(state, log, seat, int64(CATA_BACK[product]))  # AVM-56
    elif CATA_FORWARD[product] == 0:
        write(log, Event.STOOD_FAST, seat)


@rule
def let_forward(state, seat):
    safety = safety_of(state.players[seat])
    if safety != 0 and CATA_FORWARD[lowest(safety)] > 0:
        push(state, Task.FORWARD, seat, int64(CATA_FORWARD[lowest(safety)]))
