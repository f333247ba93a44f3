"""Autoscooter: the set-up. Cars on their starts, cars and chips to the players."""

from numpy import int64

from rejouons.games.autoscooter.state import (
    BOX,
    FREE,
    NO_LETTER,
    NO_NUMBER,
    WALL,
    BestCar,
    CarsDealt,
    Event,
    Ghost,
    Scoring,
)
from rejouons.games.autoscooter.tables import (
    ADVISED_GHOST,
    CARS,
    CARS_EACH,
    CHIPS,
    CHIPS_OF_COLOUR,
    GHOST_OF,
    HEXES,
    NO_CAR,
    NO_SLOT,
    OUTSIDE,
    PURSE_OF,
    SLOT_OF,
    START_HEADING,
    START_HEX,
    TABLE_OF,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import draw
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule

CHOOSING_PLAYERS = 2  # who agree how many cars each drives


@rule
def line_up(state, log):
    table = table_of(state)
    place_cars(state)
    deal_cars(state, log, table)
    name_ghost(state, log, table)
    state.controller = NOBODY
    if state.options.scoring == Scoring.COLOURS:
        deal_colours(state)
    else:
        deal_chips(state, PURSE_OF[table])


@rule
def table_of(state):
    """The row of the set-up table; AS-04."""
    cars = CARS_EACH[state.num_players]
    if state.num_players == CHOOSING_PLAYERS:
        cars = state.options.cars_per_player
    return TABLE_OF[state.num_players, cars]


@rule
def place_cars(state):
    for hexagon in range(HEXES):
        state.on[hexagon] = FREE
    state.on[OUTSIDE] = WALL
    for number in range(CARS):
        car = state.cars[number]
        car.hex = START_HEX[number]  # AS-03
        car.heading = START_HEADING[number]
        car.number = NO_NUMBER
        car.letter = NO_LETTER
        state.on[car.hex] = number
    for seat in range(len(state.players)):
        state.players[seat].ghost_letter = NO_LETTER


@rule
def deal_cars(state, log, table):
    """Gives each seat a slot of the table, so that each of its cars has a driver; AS-05."""
    for seat in range(state.num_players):
        state.order[seat] = seat  # the seat of each slot, for the moment
    if state.options.cars_dealt == CarsDealt.RANDOM:
        shuffle(state)
    for number in range(CARS):
        state.cars[number].owner = NOBODY
        if SLOT_OF[table, number] != NO_SLOT:
            state.cars[number].owner = state.order[SLOT_OF[table, number]]
            write(log, Event.CAR_DEALT, state.cars[number].owner, number)


@rule
def shuffle(state):
    for slot in range(state.num_players - 1, 0, -1):
        other = draw(state.dice, slot + 1)
        seat = state.order[slot]
        state.order[slot] = state.order[other]
        state.order[other] = seat


@rule
def name_ghost(state, log, table):
    state.ghost = NO_CAR
    is_advised = state.options.ghost == Ghost.ADVISED and state.num_players == ADVISED_GHOST
    if is_advised or state.options.ghost == Ghost.ON:
        state.ghost = GHOST_OF[table]  # AS-81
    if state.ghost != NO_CAR:
        write(log, Event.GHOST_NAMED, NOBODY, state.ghost)


@rule
def deal_chips(state, each):
    for seat in range(state.num_players):
        state.purses[seat].chips = each  # AS-04
    state.purses[BOX].chips = CHIPS - each * state.num_players  # AS-06


@rule
def deal_colours(state):
    """Ten chips of its colour for every car, those of unowned cars to the box; AS-123."""
    for number in range(CARS):
        purse = state.purses[home_purse(state, number)]
        purse.colours[number] = CHIPS_OF_COLOUR
        purse.chips += CHIPS_OF_COLOUR


@rule
def home_purse(state, number):
    """The purse that a car pays from and wins for; that of the ghost is the box."""
    owner = state.cars[number].owner
    if owner == NOBODY:
        return int64(BOX)  # AS-85
    return int64(number if state.options.best_car == BestCar.ON else owner)  # AS-126
