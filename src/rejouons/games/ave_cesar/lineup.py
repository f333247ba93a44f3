"""Ave César: how a race begins. The course, the lanes, the cards, who starts."""

from numpy import int64

from rejouons.games.ave_cesar.cards import deal, stack_deck
from rejouons.games.ave_cesar.driving import (
    course_row,
    distance_driven,
    leading_seats,
    position_of,
)
from rejouons.games.ave_cesar.state import NO_PLACE, Event, Lineup, Phase, Status
from rejouons.games.ave_cesar.tables import COURSES, COURSES_OF_SIDE, SIDE_OF, STANDARD
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.deck import cards_left, draw_card
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule


@rule
def line_up(state, log):
    state.course = course_of_race(state)
    write(log, Event.RACE_BEGAN, NOBODY, state.race, state.course)
    for seat in range(state.num_players):
        stack_deck(state.players[seat])
        state.bare[seat] = 0
    if state.race == 0:
        follow_round_the_table(state, draw_for_lane_one(state, log))  # AC-17, AC-19
    else:
        line_up_again(state)
    for lane in range(state.num_players):
        take_lane(state, log, lane)
    for seat in range(int64(state.num_players)):
        deal(state, log, seat)
    start(state, log)


# The course


@rule
def course_of_race(state):
    """The course chosen for the race, or the programme's; AC-12."""
    choice = int64(choice_of_race(state.options, state.race))
    if choice == 0:
        choice = int64(STANDARD[state.race % len(STANDARD)])
    return SIDE_OF[state.num_players] * COURSES_OF_SIDE + choice - 1  # AC-10, AC-11


@rule
def choice_of_race(options, race):
    if race == 0:
        return options.race_1
    if race == 1:
        return options.race_2
    if race == 2:
        return options.race_3
    if race == 3:
        return options.race_4
    if race == 4:
        return options.race_5
    if race == 5:
        return options.race_6
    if race == 6:
        return options.race_7
    return options.race_8


# The order of lanes and turns


@rule
def draw_for_lane_one(state, log):
    """The seat that turns up the highest card; those who tie turn up another; AC-18."""
    tied = (int64(1) << state.num_players) - 1
    while tied & (tied - 1) != 0 and cards_left(state.players[lowest(tied)].pile) > 0:
        tied = turn_up(state, log, tied)
    first = lowest(tied)
    for seat in range(state.num_players):
        stack_deck(state.players[seat])  # AC-20
    return first


@rule
def turn_up(state, log, seats):
    """Those of some seats that turn up the highest card."""
    highest = int64(-1)
    tied = int64(0)
    for seat in range(state.num_players):
        if seats >> seat & 1 != 0:
            value = int64(draw_card(state.players[seat].pile, state.dice))
            write(log, Event.CARD_TURNED, seat, value)
            if value > highest:
                highest = value
                tied = int64(0)
            if value == highest:
                tied |= int64(1) << seat
    return tied


@rule
def lowest(seats):
    """The lowest seat of a mask."""
    seat = int64(0)
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def line_up_again(state):
    """Sets the order of lanes and turns by the ranking of the race before."""
    if state.options.lineup == Lineup.WINNER_LANE_1:
        for seat in range(state.num_players):
            state.order[state.players[seat].rank - 1] = seat  # AC-81
    else:
        follow_round_the_table(state, last_ranked(state))  # AC-80


@rule
def last_ranked(state):
    last = int64(0)
    for seat in range(state.num_players):
        if state.players[seat].rank == state.num_players:
            last = int64(seat)
    return last


@rule
def follow_round_the_table(state, first):
    for turn in range(state.num_players):
        state.order[turn] = (first + turn) % state.num_players  # AC-19


# The grid


@rule
def take_lane(state, log, lane):
    seat = int64(state.order[lane])
    player = state.players[seat]
    player.space = COURSES[course_row(state)].grid[lane]
    player.lap = 0
    player.saluted = 0
    player.disqualified = 0
    player.status = Status.RACING
    player.left_as = 0
    player.place = NO_PLACE
    player.position = distance_driven(course_row(state), int64(0), position_of(state, seat))
    write(log, line_up_event(state), seat, lane, player.space)


@rule
def line_up_event(state):
    if state.race == 0:
        return Event.LINED_UP
    if state.options.lineup == Lineup.WINNER_LANE_1:
        return Event.LINED_UP_WINNER_FIRST
    return Event.LINED_UP_LAST_FIRST


@rule
def start(state, log):
    state.turn = 0  # AC-22: lane 1 begins
    state.racing = state.num_players
    state.placed = 0
    state.crossed = 0
    state.has_begun = 0
    state.idle = 0
    state.leaders = leading_seats(state)
    state.phase = Phase.TURN
    write(log, Event.STARTS, state.order[0])
