"""Autoscooter: points and ranks."""

from numpy import int64

from rejouons.games.autoscooter.state import BestCar, Event, Scoring
from rejouons.games.autoscooter.tables import CARS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule


@rule
def scores(state, results):
    for seat in range(state.num_players):
        results[seat].points = points_of(state, seat)
        results[seat].rank = rank_of(state, seat)


@rule
def points_of(state, seat):
    if state.options.best_car == BestCar.OFF:
        return worth_of(state, state.purses[seat])
    best = int64(0)
    for number in range(CARS):
        if state.cars[number].owner == seat:
            best = max(best, worth_of(state, state.purses[number]))  # AS-126
    return best


@rule
def worth_of(state, purse):
    if state.options.scoring == Scoring.CHIPS:
        return int64(purse.chips)  # AS-121
    return int64(purse.chips) * colours_in(purse)  # AS-123


@rule
def colours_in(purse):
    count = 0
    for colour in range(CARS):
        if purse.colours[colour] > 0:
            count += 1
    return count


@rule
def rank_of(state, seat):
    rank = 1
    for other in range(state.num_players):
        if points_of(state, other) > points_of(state, seat):
            rank += 1  # AS-122: equal points, equal rank
    return rank


@rule
def tell_results(state, log):
    if state.options.best_car == BestCar.ON:
        tell_cars(state, log)
    elif state.options.scoring == Scoring.COLOURS:
        tell_colours(state, log)
    winners = 0
    for seat in range(state.num_players):
        winners += rank_of(state, seat) == 1
    event = Event.OVER_WON if winners == 1 else Event.OVER_SHARED
    for seat in range(state.num_players):
        if rank_of(state, seat) == 1:
            write(log, event, seat)  # AS-121, AS-122


@rule
def tell_colours(state, log):
    for seat in range(state.num_players):
        purse = state.purses[seat]
        worth = worth_of(state, purse)
        write(log, Event.SCORED, seat, purse.chips, colours_in(purse), worth)


@rule
def tell_cars(state, log):
    for number in range(CARS):
        if state.cars[number].owner != NOBODY:
            purse = state.purses[number]
            seat, worth = state.cars[number].owner, worth_of(state, purse)
            write(log, Event.SCORED_CAR, seat, number, purse.chips, colours_in(purse), worth)
