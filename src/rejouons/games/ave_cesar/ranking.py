"""Ave César: places, laurels, and who comes before whom, in a race and in the tournament."""

from numpy import int64

from rejouons.games.ave_cesar.state import NO_PLACE, Event, Status
from rejouons.games.ave_cesar.tables import MAX_PLAYERS, POINTS, POINTS_OF
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule

NEVER = MAX_PLAYERS + 1  # a place behind all others


# A race


@rule
def award(state, log):
    """Gives laurels by place, and ranks everybody for the next line-up."""
    for seat in range(state.num_players):
        player = state.players[seat]
        player.rank = rank_in_race(state, seat)
        player.laurels += POINTS_OF[player.place]  # AC-73
        if player.place != NO_PLACE:
            player.places[player.place - 1] += 1
        amount = POINTS_OF[player.place]
        write(log, Event.SCORED, seat, player.place, amount, player.rank - 1)


@rule
def rank_in_race(state, seat):
    rank = 1
    for other in range(state.num_players):
        if other != seat and came_before(state, other, seat):
            rank += 1
    return rank


@rule
def came_before(state, seat, other):
    """Whether one chariot ranks before another in this race; AC-82."""
    first, second = state.players[seat], state.players[other]
    if class_of(first) != class_of(second):
        return class_of(first) < class_of(second)
    if first.status == Status.FINISHED:
        return first.left_as < second.left_as
    if first.position != second.position:
        return first.position > second.position
    if first.left_as != second.left_as:
        return first.left_as > second.left_as
    return turn_of(state, seat) < turn_of(state, other)


@rule
def class_of(player):
    """0 with a place, 1 over the line without one, 2 for the others."""
    if player.place != NO_PLACE:
        return 0
    return 1 if player.status == Status.FINISHED else 2


@rule
def turn_of(state, seat):
    """The seat's lane and turn in this race, from 0."""
    turn = 0
    while state.order[turn] != seat:
        turn += 1
    return turn


# The tournament


@rule
def rank_of(state, seat):
    rank = 1
    for other in range(state.num_players):
        if is_better(state.players[other], state.players[seat]):
            rank += 1
    return rank


@rule
def is_better(player, other):
    """Whether a player's tournament was better; AC-83."""
    if player.laurels != other.laurels:
        return player.laurels > other.laurels
    for place in range(len(POINTS)):
        if player.places[place] != other.places[place]:
            return player.places[place] > other.places[place]
    return last_place(player) < last_place(other)


@rule
def last_place(player):
    """The place in the last race; any place beats none."""
    return NEVER if player.place == NO_PLACE else int64(player.place)


@rule
def proclaim(state, log):
    """Tells who has won, and by what."""
    winner = NOBODY
    winners = 0
    for seat in range(state.num_players):
        if rank_of(state, seat) == 1:
            winner = seat
            winners += 1
    if winners > 1:
        write(log, Event.OVER_SHARED, NOBODY)
    elif is_level(state, winner):
        write(log, Event.OVER_TIE_BROKEN, winner)
    else:
        write(log, Event.OVER_WON, winner)


@rule
def is_level(state, winner):
    """Whether somebody else has as many laurels as the winner."""
    for seat in range(state.num_players):
        if seat != winner and state.players[seat].laurels == state.players[winner].laurels:
            return True
    return False
