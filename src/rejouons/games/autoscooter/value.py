"""Autoscooter: how good a position looks."""

from numpy import int64

from rejouons.games.autoscooter.outlook import outlook
from rejouons.games.autoscooter.prospects import (
    best_letter,
    has_yet_to_move,
    number_worth,
    position_worth,
    presence,
)
from rejouons.games.autoscooter.ranking import points_of, rank_of
from rejouons.games.autoscooter.state import WALL, Phase
from rejouons.games.autoscooter.tables import CARS, CHIP, SHARPNESS, SURE
from rejouons.kernel.chances import exponential, share
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.rule import rule


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        weigh_strengths(state, chances)
    share(chances, state.num_players)


@rule
def weigh_strengths(state, chances):
    for seat in range(state.num_players):
        chances[seat] = float(CHIP * points_of(state, seat))
    for number in range(CARS):
        if state.cars[number].owner != NOBODY:
            weigh_car(state, number, chances)
    best = chances[0]
    for seat in range(1, state.num_players):
        best = max(best, chances[seat])
    unit = float(SHARPNESS[state.turn])
    for seat in range(state.num_players):
        chances[seat] = exponential(chances[seat] - best, unit)


@rule
def weigh_car(state, number, strengths):
    """Adds what a car may bring its driver, and cost another."""
    car = state.cars[number]
    seat = car.owner
    if car.speed > 0 and has_yet_to_move(state, number):
        weigh_move(state, number, strengths)
    else:
        strengths[seat] += position_worth(car.hex, car.heading, car.speed)
    if state.phase == Phase.PROGRAM and car.number >= 0:
        strengths[seat] += number_worth(state, number)


@rule
def weigh_move(state, number, strengths):
    """The move that a car has yet to make: by the letter written, or else by its best."""
    car = state.cars[number]
    letter = int64(car.letter)
    if letter < 0:
        letter = best_letter(state, number)
    hexagon, heading, speed, chips, struck = outlook(state, number, letter)
    strengths[car.owner] += position_worth(hexagon, heading, speed)
    if chips != 0:
        hope = CHIP * chips * presence(state, number, struck) // SURE
        strengths[car.owner] += hope
        if hope > 0 and struck != WALL and state.cars[struck].owner != NOBODY:
            strengths[state.cars[struck].owner] -= hope
