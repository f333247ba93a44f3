"""Autoscooter: who pays whom for a crash, and in which colours."""

from numpy import int64

from rejouons.games.autoscooter.lineup import home_purse
from rejouons.games.autoscooter.state import BOX, BestCar, Event, Scoring
from rejouons.games.autoscooter.tables import CARS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import write
from rejouons.kernel.rule import rule, solid

THE_BOX = CARS  # stands for a car that pays or gets chips


@solid
def pay(state, log, payer, receiver, owed):
    """Hands over what one car owes another, or the box."""
    is_own = is_same_driver(state, payer, receiver)
    source = account(state, payer)
    goal = int64(THE_BOX) if is_own else account(state, receiver)  # AS-73
    if source == goal or owed == 0:
        return  # AS-86: nobody pays for the ghost's own crashes
    paid = min(owed, int64(state.purses[purse_of(state, source)].chips))  # AS-74, AS-75
    seat = int64(state.cars[payer].owner)
    if paid < owed:
        write(log, Event.PAID_IN_PART, seat, source, goal, paid, owed)
    elif is_own:
        write(log, Event.PAID_FOR_OWN, seat, source, paid)
    else:
        write(log, Event.PAID, seat, source, goal, paid)
    hand_over(state, log, source, goal, paid)


@rule
def is_same_driver(state, payer, receiver):
    if receiver == THE_BOX or state.cars[payer].owner == NOBODY:
        return False
    return state.cars[payer].owner == state.cars[receiver].owner


@rule
def account(state, car):
    """The car, or the box where it pays and gets in the ghost's place; AS-85."""
    if car == THE_BOX or state.cars[car].owner == NOBODY:
        return int64(THE_BOX)
    return car


@rule
def purse_of(state, account):
    return int64(BOX) if account == THE_BOX else home_purse(state, account)


@rule
def hand_over(state, log, source, goal, count):
    giver = state.purses[purse_of(state, source)]
    getter = state.purses[purse_of(state, goal)]
    giver.chips -= count
    getter.chips += count
    if state.options.scoring == Scoring.COLOURS:
        for _ in range(count):
            colour = colour_to_pay(state, source, giver, getter)
            giver.colours[colour] -= 1
            getter.colours[colour] += 1
            seat = int64(NOBODY if source == THE_BOX else state.cars[source].owner)
            write(log, Event.COLOUR_PAID, seat, source, goal, colour)


@rule
def colour_to_pay(state, source, giver, getter):
    """The colour the giver holds most of; AS-124."""
    best = int64(0)
    for colour in range(1, CARS):
        if giver.colours[colour] > giver.colours[best]:
            best = colour
        elif giver.colours[colour] == giver.colours[best]:
            is_rather = likes_to_pay(state, source, getter, colour)
            if is_rather > likes_to_pay(state, source, getter, best):
                best = colour
    return best


@rule
def likes_to_pay(state, source, getter, colour):
    """Which of two equal colours goes first: what the getter has, then one's own; AS-125."""
    return 2 * (getter.colours[colour] > 0) + is_own_colour(state, source, colour)


@rule
def is_own_colour(state, source, colour):
    if source == THE_BOX:
        return False
    if state.options.best_car == BestCar.ON:
        return source == colour  # AS-126
    return state.cars[source].owner == state.cars[colour].owner
