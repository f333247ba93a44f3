"""Autoscooter: what would come of a letter, if nothing else moved before."""

from numpy import int64

from rejouons.games.autoscooter.driving import drive
from rejouons.games.autoscooter.legality import to_act
from rejouons.games.autoscooter.programs import GHOST_LETTER, next_to_write
from rejouons.games.autoscooter.state import NO_SIDE, QUESTIONS, SIDE, Phase, Question
from rejouons.games.autoscooter.tables import FIRST_LETTER, HEADINGS, LAST_LETTER
from rejouons.kernel.layout import encode, value_in
from rejouons.kernel.rule import rule

CODES = QUESTIONS.codes
SIDES = SIDE.size


@rule
def questions(state, seat, out):
    """Each letter of the car that the seat writes for, also if it were turned before it moves."""
    if state.phase != Phase.PROGRAM or to_act(state) >> seat & 1 == 0:
        return int64(0)
    number = next_to_write(state, seat)
    if number == GHOST_LETTER:
        number = int64(state.ghost)
    speed = state.cars[number].speed
    count = int64(0)
    if speed > 0:
        for letter in range(FIRST_LETTER[speed], LAST_LETTER[speed] + 1):
            for side in range(SIDES):
                out[count] = encode(CODES, Question.DRIVE, number, letter, side)
                count += 1
    return count


@rule
def foresee(state, log, seat, question):
    number, letter = value_in(CODES, question, 0), value_in(CODES, question, 1)
    turn = value_in(CODES, question, 2) - NO_SIDE
    car = state.cars[number]
    car.heading = (int64(car.heading) + turn) % HEADINGS
    drive(state, log, number, letter)
