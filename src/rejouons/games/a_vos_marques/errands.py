"""À vos marques: errands, from the card that gives one to the place where it is done."""

from numpy import int64

from rejouons.games.a_vos_marques.cards import NO_PROGRAM
from rejouons.games.a_vos_marques.piles import return_card
from rejouons.games.a_vos_marques.roads import NO_DESTINATION
from rejouons.games.a_vos_marques.state import NO_CARD, Event, Task
from rejouons.games.a_vos_marques.tables import DESTINATIONS, ROADS
from rejouons.games.a_vos_marques.tasks import push
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid


@rule
def has_errand(player):
    return player.destination != NO_DESTINATION


@rule
def destination_space(player):
    return int64(DESTINATIONS[player.destination].space)


@rule
def errand_distance(player):
    return int64(ROADS[player.space].to_place[player.destination])


@rule
def errand_place(player):
    """The type of place that an errand names."""
    return int64(ROADS[destination_space(player)].place)


@solid
def give_errand(state, log, seat, place, program):
    """To the nearest such place; a new errand cancels the old one; AVM-45 to AVM-49."""
    player = state.players[seat]
    if has_errand(player):
        write(log, Event.ERRAND_REPLACED, seat, player.errand_card)
        return_card(state, log, seat, drop_errand(player))
    player.destination = ROADS[player.space].nearest[place]
    player.errand_card = state.card  # AVM-47
    player.errand_program = program
    write(log, Event.ERRAND_GIVEN, seat, state.card, place, destination_space(player))
    if errand_distance(player) == 0:
        write(log, Event.ERRAND_DONE, seat, state.card, player.space)
        drop_errand(player)
        run_there(state, seat, program, int64(state.card))
    else:
        state.card_waits = 1


@rule
def drop_errand(player):
    """Returns the card that then lies there no more."""
    card = int64(player.errand_card)
    player.destination = NO_DESTINATION
    player.errand_card = NO_CARD
    player.errand_program = NO_PROGRAM
    return card


@rule
def run_there(state, seat, program, card):
    if program != NO_PROGRAM:
        push(state, Task.RUN, seat, program, int64(NOBODY), card)


@rule
def reach_destination(state, log, seat, space):
    """Ends an errand whose destination a move has reached; AVM-51."""
    player = state.players[seat]
    if has_errand(player) and destination_space(player) == space:
        do_errand(state, log, seat)


@solid
def do_errand(state, log, seat):
    player = state.players[seat]
    program = int64(player.errand_program)
    write(log, Event.ERRAND_DONE, seat, player.errand_card, destination_space(player))
    card = drop_errand(player)
    push(state, Task.RETURN, seat, card)
    run_there(state, seat, program, card)


@solid
def look_again(state, log, seat):
    """After a jump the nearest place is found afresh; AVM-52."""
    player = state.players[seat]
    if not has_errand(player):
        return
    nearest = ROADS[player.space].nearest[errand_place(player)]
    is_another = nearest != player.destination
    player.destination = nearest
    if errand_distance(player) == 0:
        do_errand(state, log, seat)
    elif is_another:
        write(log, Event.ERRAND_MOVED, seat, player.errand_card, destination_space(player))


@solid
def cancel_errands(state, log):
    """Of all players, clockwise from the active one; AVM-54."""
    for step in range(state.num_players):
        seat = (int64(state.active) + step) % state.num_players
        player = state.players[seat]
        if has_errand(player):
            write(log, Event.ERRAND_CANCELLED, seat, player.errand_card)
            return_card(state, log, seat, drop_errand(player))
