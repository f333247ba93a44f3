"""Ave César: four-horse chariots race three laps, and each driver salutes Caesar once.

Read from top to bottom, this is the rule book: the tournament, a turn and its passes, a move
and all it brings about, the end of a race. How a race begins is in lineup.py, where chariots
can go in driving.py, what a turn allows in turn.py, places and laurels in ranking.py. Each
clause is told in RULES.en.md and RULES.fr.md. The tracks are reconstructions.
"""

from numpy import int64

from rejouons.games.ave_cesar.cards import lay_away, refill
from rejouons.games.ave_cesar.driving import (
    course_row,
    distance_driven,
    is_racing,
    is_salute_due,
    leading_seats,
    look_ahead,
    position_of,
)
from rejouons.games.ave_cesar.hidden import guess, redact
from rejouons.games.ave_cesar.legality import legal, to_act, why_not
from rejouons.games.ave_cesar.lineup import line_up
from rejouons.games.ave_cesar.playout import playout
from rejouons.games.ave_cesar.ranking import (
    award,
    proclaim,
)
from rejouons.games.ave_cesar.state import (
    ACTIONS,
    NO_SPACE,
    Event,
    Move,
    Phase,
    Status,
)
from rejouons.games.ave_cesar.tables import (
    COURSES,
    LAPS,
    SIX,
)
from rejouons.games.ave_cesar.turn import (
    Situation,
    is_banned_leader,
    is_in_narrows,
    is_shared_standstill,
    phase_of_turn,
    remember_sixes,
    show_stuck,
    situation,
    tells_of_hand,
)
from rejouons.games.ave_cesar.value import evaluate, scores
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.deck import put_under
from rejouons.kernel.dice import reveal
from rejouons.kernel.log import tell, write
from rejouons.kernel.rule import rule, solid

__all__ = [
    "apply",
    "evaluate",
    "guess",
    "legal",
    "playout",
    "redact",
    "scores",
    "setup",
    "to_act",
    "why_not",
]

KIND_OF, VALUES_OF = ACTIONS.kind_of, ACTIONS.values_of


# The tournament: so many races (AC-1)


@rule
def setup(state, log):
    for seat in range(len(state.players)):
        state.players[seat].space = NO_SPACE
    state.phase = Phase.LINE_UP
    play_on(state, log, int64(NOBODY), int64(state.dice.draws))


@solid
def play_on(state, log, actor, draws):
    """Plays the phases that ask nobody, until somebody must decide or the tournament is over.

    So many draws were made before who acts began.
    """
    while asks_nobody(state):
        if state.phase == Phase.LINE_UP:
            line_up(state, log)
        elif state.phase == Phase.TURN:
            begin_turn(state, log, actor, draws)
        else:
            end_race(state, log)


@rule
def asks_nobody(state):
    """Whether the phase plays itself, as the first ones do."""
    return state.phase <= Phase.RACE_END


@rule
def apply(state, log, seat, action):
    kind = KIND_OF[action]
    value = int64(VALUES_OF[action, 0])
    draws = int64(state.dice.draws)
    if kind == Move.PLAY:
        play_card(state, log, seat, value, int64(VALUES_OF[action, 1]))
    elif kind == Move.FINISH:
        finish(state, log, seat, value)
    elif kind == Move.TUCK:
        tuck(state, log, seat, value)
    elif kind == Move.PASS:
        stand_still(state, log, seat)
    else:
        retire(state, log, seat)
    play_on(state, log, int64(seat), draws)


@rule
def end_race(state, log):
    award(state, log)
    state.race += 1
    if state.race < state.options.races:
        state.phase = Phase.LINE_UP
    else:
        state.phase = Phase.OVER
        proclaim(state, log)


# A turn: drive, or pass (AC-27)


@rule
def begin_turn(state, log, actor, draws):
    seat = int64(state.order[state.turn])
    look_ahead(state, seat)
    is_revealed = state.dice.draws != draws  # as something is by most moves: a card was drawn
    if not is_revealed and seat != actor and tells_of_hand(state, seat):
        reveal(state.dice)  # to the actor, who knows no hand but his own
    state.phase = phase_of_turn(state, seat)
    if state.phase == Phase.TURN:
        stand_still(state, log, seat)


@rule
def end_turn(state):
    """Gives the turn to the next chariot in the race, clockwise round the table; AC-22."""
    state.phase = Phase.TURN
    state.turn = (state.turn + 1) % state.num_players
    while not is_racing(state, int64(state.order[state.turn])):
        state.turn = (state.turn + 1) % state.num_players


# Passes (AC-41)


@solid
def stand_still(state, log, seat):
    """Passes and keeps the hand."""
    found = situation(state, seat)
    tell_pass(log, seat, found)
    if found == Situation.ONLY_SIXES:
        state.players[seat].shows_sixes = 1
    else:
        show_stuck(state, seat, found)
    count_pass(state, log)


@rule
def tell_pass(log, seat, found):
    if found == Situation.ONLY_SIXES:
        write(log, Event.ONLY_SIXES, seat)
    elif found == Situation.WAITS:
        write(log, Event.WAITED, seat)
    else:
        write(log, Event.HELD_UP, seat)


@rule
def tuck(state, log, seat, value):
    """Passes, and swaps a card for the top one of the pile; AC-42."""
    player = state.players[seat]
    found = situation(state, seat)
    tell_pass(log, seat, found)
    remember_sixes(state, seat)
    show_stuck(state, seat, found)
    lay_away(player, value)
    state.bare[seat] -= 1  # any of its cards, as far as others know
    put_under(player.pile, value)
    tell(log, 1 << seat, Event.TUCKED, seat, value)
    refill(state, log, seat)
    count_pass(state, log)


@rule
def count_pass(state, log):
    state.idle += 1
    if state.idle >= state.options.stall_rounds * int64(state.racing):
        stall(state, log)  # AC-76
    else:
        end_turn(state)


@rule
def stall(state, log):
    write(log, Event.RACE_STALLED, NOBODY, state.race, state.options.stall_rounds)
    left_as = state.num_players - state.racing
    for seat in range(int64(state.num_players)):
        if is_racing(state, seat):
            state.players[seat].status = Status.STALLED
            state.players[seat].left_as = left_as
            state.players[seat].space = NO_SPACE
    state.racing = 0
    state.phase = Phase.RACE_END


# A move


@rule
def play_card(state, log, seat, value, space):
    player = state.players[seat]
    was_due = is_salute_due(player)
    spend(state, log, seat, value)
    write(log, Event.MOVED, seat, value, player.space, space)
    drive_to(state, log, seat, space)
    salute(state, log, seat)
    if was_due and has_missed_alley(state, seat):
        player.disqualified = 1  # AC-56
        write(log, Event.DISQUALIFIED, seat)
    refill(state, log, seat)
    if player.hand_size == 0:
        write(log, Event.OUT_OF_CARDS, seat)
        take_off(state, seat, Status.OUT)  # AC-74
    end_move(state, log)


@rule
def spend(state, log, seat, value):
    """Lays a card face up; AC-25."""
    player = state.players[seat]
    if value == SIX and is_banned_leader(state, seat):
        write(log, six_event(state, seat), seat)
        player.shows_sixes = 1
    remember_sixes(state, seat)
    lay_away(player, value)
    player.spent[value] += 1
    if state.lacks[seat] >> value & 1 == 0:
        state.bare[seat] = max(int64(0), int64(state.bare[seat]) - 1)  # it may have been one


@rule
def six_event(state, seat):
    """Which exception frees a leader's six."""
    if is_in_narrows(state, seat):
        return Event.SIX_IN_NARROWS
    if is_shared_standstill(state, seat):
        return Event.SIX_AT_STANDSTILL
    return Event.SIX_FOR_RELIEF


@rule
def drive_to(state, log, seat, space):
    player = state.players[seat]
    before = position_of(state, seat)
    player.space = space
    position = position_of(state, seat)
    if position < before:  # the driving order begins behind the line
        player.lap += 1
        write(log, Event.LAP_BEGUN, seat, player.lap)
    player.position = distance_driven(course_row(state), int64(player.lap), position)


@rule
def salute(state, log, seat):
    """Ends the first stop in the alley with "Ave César" and the coin; AC-50, AC-51, AC-59."""
    player = state.players[seat]
    in_alley = COURSES[course_row(state)].is_alley[position_of(state, seat)] != 0
    if in_alley and player.saluted == 0 and player.disqualified == 0:
        player.saluted = 1
        write(log, Event.SALUTED, seat, player.space)


@rule
def has_missed_alley(state, seat):
    """Whether a chariot that should have saluted by now cannot any more; AC-52."""
    player = state.players[seat]
    if player.saluted != 0:
        return False
    return player.lap == LAPS or COURSES[course_row(state)].is_lost[position_of(state, seat)] != 0


@solid
def end_move(state, log):
    """Looks who leads, and gives the turn on or ends the race."""
    state.has_begun = 1
    state.idle = 0
    before = int64(state.leaders)
    state.leaders = leading_seats(state)
    for seat in range(state.num_players):
        if state.leaders >> seat & 1 > before >> seat & 1:
            write(log, Event.TOOK_LEAD, seat)
    if state.racing > 0:
        end_turn(state)
    else:
        write(log, Event.RACE_OVER, NOBODY, state.race)  # AC-75
        state.phase = Phase.RACE_END


# Leaving the race


@rule
def finish(state, log, seat, value):
    player = state.players[seat]
    spend(state, log, seat, value)
    write(log, Event.FINISHED, seat, value, player.space)
    player.lap += 1
    state.crossed += 1
    if player.disqualified == 0:
        state.placed += 1
        player.place = state.placed
        write(log, Event.PLACED, seat, player.place)  # AC-2, AC-72
    if state.crossed == 1 and state.racing > 1:
        write(log, Event.SIXES_FREED, NOBODY)  # AC-68
    take_off(state, seat, Status.FINISHED)  # AC-71
    end_move(state, log)


@rule
def retire(state, log, seat):
    write(log, Event.RETIRED, seat)  # AC-57
    take_off(state, seat, Status.RETIRED)
    end_move(state, log)


@rule
def take_off(state, seat, status):
    player = state.players[seat]
    player.status = status
    player.left_as = state.num_players - state.racing
    player.space = NO_SPACE
    state.racing -= 1
