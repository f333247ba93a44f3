"""Ave César: what a turn allows. The order of the questions is that of the rule book."""

import enum

from numpy import int64

from rejouons.games.ave_cesar.driving import (
    course_row,
    empty_reach,
    is_salute_due,
    keeping,
    position_of,
)
from rejouons.games.ave_cesar.state import BlockedPass, Phase, StalemateRelief
from rejouons.games.ave_cesar.tables import CARDS_OF_VALUE, COURSES, SIX, VALUES
from rejouons.kernel.deck import cards_left
from rejouons.kernel.rule import rule, solid

ALL_BUT_SIX = (1 << VALUES) - 1 & ~(1 << SIX)  # as a bit mask


class Situation(enum.IntEnum):
    """What a hand can do on its turn."""

    DRIVES = 0
    HELD_UP = 1  # no card can be played to the full
    WAITS = 2  # the way into the alley is blocked
    ONLY_SIXES = 3  # which a leader may not play


@solid
def situation(state, seat):
    values = usable_values(state, seat)
    if values == 0:
        return Situation.ONLY_SIXES  # AC-43, AC-64
    if not can_drive(state, values):
        return Situation.HELD_UP  # AC-41
    if is_salute_due(state.players[seat]) and is_kept_out(state, seat, values):
        return Situation.WAITS  # AC-54
    return Situation.DRIVES


@rule
def phase_of_turn(state, seat):
    """What the seat is asked on its turn; TURN if all it can do is to pass."""
    found = situation(state, seat)
    if found == Situation.DRIVES:
        return Phase.MOVE
    if found != Situation.ONLY_SIXES and can_tuck(state, seat):
        return Phase.WAIT if found == Situation.WAITS else Phase.TUCK
    if state.players[seat].disqualified != 0:
        return Phase.STAND  # AC-57
    return Phase.TURN


@rule
def can_tuck(state, seat):
    """Whether a player who is held up swaps a card; AC-42."""
    if state.options.blocked_pass == BlockedPass.KEEP:
        return False
    return cards_left(state.players[seat].pile) > 0


# What a turn tells of a hand


@rule
def tells_of_hand(state, seat):
    """Whether others learn something of a hidden hand by what it can do on its turn.

    They do if a hand of other cards could be asked something else: if one may hold nothing that
    surely drives, and another may.
    """
    player = state.players[seat]
    if player.shows_sixes != 0:
        return False
    is_guarded = is_salute_due(player) and is_alley_blocked(state, seat)
    driving = driving_values(state, seat, is_guarded)
    drives, stays = int64(0), int64(0)  # cards that are not spent
    for value in range(VALUES):
        unspent = int64(CARDS_OF_VALUE) - player.spent[value]
        if driving >> value & 1 != 0:
            drives += unspent
        else:
            stays += unspent
    is_varied = drives > 0 or is_guarded or is_banned_leader(state, seat)
    return stays >= player.hand_size and is_varied


@rule
def driving_values(state, seat, is_guarded):
    """The bit mask of the values that let a hand drive, whatever lies beside them.

    Where the alley is guarded, only those do that keep the salute possible.
    """
    values = int64(0)
    for value in range(VALUES):
        ahead = state.reach[value]
        drives = ahead != 0 or can_finish(state, value)
        if keeping(state, seat, ahead) != 0 if is_guarded else drives:
            values |= int64(1) << value
    if is_banned_leader(state, seat):
        values &= ~(int64(1) << SIX)
    return values


@solid
def show_stuck(state, seat, found):
    """Everybody sees that a hand that passes has no card that would drive; AC-41, AC-54."""
    player = state.players[seat]
    missing = driving_values(state, seat, found == Situation.WAITS)
    if state.bare[seat] == player.hand_size:
        missing |= int64(state.lacks[seat])  # nothing has changed since it was last seen
    state.lacks[seat] = missing
    state.bare[seat] = player.hand_size


@rule
def remember_sixes(state, seat):
    """What stays in a hand that was seen to hold nothing but 6s are 6s."""
    if state.players[seat].shows_sixes != 0:
        state.lacks[seat] = ALL_BUT_SIX
        state.bare[seat] = state.players[seat].hand_size


@rule
def is_alley_blocked(state, seat):
    """Whether chariots in the way take a card its chance to keep the salute possible; AC-54."""
    for value in range(VALUES):
        alone = keeping(state, seat, empty_reach(state, seat, value))
        if alone != 0 and keeping(state, seat, state.reach[value]) == 0:
            return True
    return False


# The cards


@solid
def usable_values(state, seat):
    """The bit mask of the values in hand that may be played."""
    values = int64(0)
    for value in range(VALUES):
        if state.players[seat].hand[value] > 0:
            values |= int64(1) << value
    if is_six_barred(state, seat):
        values &= ~(int64(1) << SIX)
    return values


@rule
def is_six_barred(state, seat):
    if not is_banned_leader(state, seat):
        return False
    if not holds_only_sixes(state.players[seat]):
        return True
    return not (is_in_narrows(state, seat) or is_standstill(state, seat))


@rule
def is_banned_leader(state, seat):
    """Whether the ban on sixes holds for this seat, exceptions aside; AC-61."""
    is_leader = state.leaders >> seat & 1 != 0  # AC-63: each of several leaders
    return is_leader and state.has_begun != 0 and state.crossed == 0  # AC-62, AC-68


@rule
def holds_only_sixes(player):
    return player.hand[SIX] == player.hand_size


@rule
def is_in_narrows(state, seat):
    return COURSES[course_row(state)].is_tight[position_of(state, seat)] != 0  # AC-65


@rule
def is_standstill(state, seat):
    """Whether everybody racing has passed in a row, which frees a leader who holds only sixes."""
    if state.idle < state.racing:
        return False
    return is_shared_standstill(state, seat) or is_relief_on(state)  # AC-67


@rule
def is_relief_on(state):
    return state.options.stalemate_relief == StalemateRelief.ON


@rule
def is_shared_standstill(state, seat):
    """Whether there are other leaders, and all of them have shown that they hold only sixes."""
    others = 0
    for other in range(state.num_players):
        if other != seat and state.leaders >> other & 1 != 0:
            others += 1
            if state.players[other].shows_sixes == 0:
                return False
    return others > 0  # AC-66


# The moves


@rule
def can_drive(state, values):
    for value in range(VALUES):
        if values >> value & 1 != 0 and (state.reach[value] != 0 or can_finish(state, value)):
            return True
    return False


@rule
def can_finish(state, value):
    """Whether a card value takes the chariot over the line for the last time; AC-70."""
    return state.finish > 0 and value + 1 >= state.finish


@solid
def can_keep(state, seat, values):
    """Whether a move keeps the salute possible; AC-53."""
    for value in range(VALUES):
        if values >> value & 1 != 0 and keeping(state, seat, state.reach[value]) != 0:
            return True
    return False


@rule
def is_kept_out(state, seat, values):
    """Whether only other chariots stand in the way of such a move; if not, AC-55 holds."""
    if can_keep(state, seat, values):
        return False
    for value in range(VALUES):
        alone = empty_reach(state, seat, value)
        if values >> value & 1 != 0 and keeping(state, seat, alone) != 0:
            return True
    return False


@rule
def destinations(state, seat, values, value):
    """The spaces a card may be played to, as a mask."""
    ahead = state.reach[value]
    if is_salute_due(state.players[seat]) and can_keep(state, seat, values):
        return keeping(state, seat, ahead)
    return ahead
