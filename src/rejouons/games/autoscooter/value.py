"""Autoscooter: how good a position looks."""

from numpy import int64

from rejouons.games.autoscooter.outlook import outlook
from rejouons.games.autoscooter.prospects import (
    best_letter,
    has_yet_to_move,
    numbers_worth,
    position_worth,
    presence,
)
from rejouons.games.autoscooter.ranking import points_of, rank_of
from rejouons.games.autoscooter.state import WALL, Phase
from rejouons.games.autoscooter.tables import (
    CARS,
    CHIP,
    LATE_HIT_TRUST,
    MAX_PLAYERS,
    PERCENT,
    SHARPNESS,
    SPREAD,
    SURE,
)
from rejouons.kernel.chances import exponential, share_out
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.rule import rule


@rule
def evaluate(state, chances):
    if state.phase == Phase.OVER:
        for seat in range(state.num_players):
            chances[seat] = 1.0 if rank_of(state, seat) == 1 else 0.0
    else:
        weigh_purses(state, chances)
        weigh_cars(state, chances)
        weigh_leads(state, chances)
    share_out(chances, state.num_players)


@rule
def weigh_purses(state, strengths):
    """Points in hundredths of a chip: where colours count, of what a chip is worth just now."""
    chips, points = int64(0), int64(0)
    for purse in range(MAX_PLAYERS):
        chips += int64(state.purses[purse].chips)
    for seat in range(state.num_players):
        points += points_of(state, seat)
    for seat in range(state.num_players):
        strengths[seat] = CHIP * chips * points_of(state, seat) / max(points, 1)


@rule
def weigh_leads(state, strengths):
    """Turns strengths into weights of chances, the steeper the nearer the end."""
    best = strengths[0]
    for seat in range(1, state.num_players):
        best = max(best, strengths[seat])
    unit = float(SHARPNESS[state.turn]) * SPREAD[state.num_players] / PERCENT
    for seat in range(state.num_players):
        strengths[seat] = exponential(strengths[seat] - best, unit)


# What is going to happen


@rule
def weigh_cars(state, strengths):
    for number in range(CARS):
        if number == state.ghost:
            weigh_ghost(state, strengths)
        elif state.cars[number].owner != NOBODY:
            weigh_car(state, number, strengths)


@rule
def weigh_car(state, number, strengths):
    """Adds what a car may bring its driver, and cost another."""
    car = state.cars[number]
    if car.speed > 0 and has_yet_to_move(state, number):
        weigh_move(state, number, strengths)
    else:
        strengths[car.owner] += position_worth(int64(car.hex), int64(car.heading), int64(car.speed))
    strengths[car.owner] += numbers_worth(car)


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


@rule
def weigh_ghost(state, strengths):
    """The letters written for the ghost: each for as much as its writer may come to drive."""
    ghost = int64(state.ghost)
    if state.cars[ghost].speed == 0 or not has_yet_to_move(state, ghost):
        return
    for seat in range(state.num_players):
        letter = int64(state.players[seat].ghost_letter)
        if letter >= 0 and (state.controller == NOBODY or state.controller == seat):
            _, _, _, chips, struck = outlook(state, ghost, letter)
            if chips > 0:
                fear = CHIP * chips * LATE_HIT_TRUST // SURE  # it moves last
                drivers = state.num_players if state.controller == NOBODY else 1
                strengths[state.cars[struck].owner] -= fear // drivers
