"""Autoscooter: what a viewer may know, and what can be guessed of the rest."""

from rejouons.games.autoscooter.programs import (
    everybody_who_writes,
    has_choice,
    is_ghost_moving,
)
from rejouons.games.autoscooter.state import NO_LETTER, NO_NUMBER, Phase
from rejouons.games.autoscooter.tables import (
    CARS,
    COLUMN,
    FIRST_LETTER,
    LAST_LETTER,
    LETTERS,
    TURNS,
)
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import draw, wipe_dice
from rejouons.kernel.log import HIDDEN
from rejouons.kernel.rule import rule


@rule
def redact(state, viewer):
    """Programs and nothing else; AS-10."""
    wipe_dice(state.dice)
    if state.phase == Phase.PROGRAM:
        hide_programs(state, viewer)
    else:
        hide_letters(state, viewer)
    for seat in range(state.num_players):
        if seat != viewer and is_ghost_letter_secret(state, seat):
            state.players[seat].ghost_letter = HIDDEN


@rule
def hide_programs(state, viewer):
    """Others see neither what is written nor for which cars; AS-12."""
    for number in range(CARS):
        car = state.cars[number]
        if car.owner != NOBODY and car.owner != viewer:
            car.number = HIDDEN
            car.letter = HIDDEN


@rule
def hide_letters(state, viewer):
    """Letters stay secret until their car moves; AS-40."""
    for place in range(state.next, state.in_order):
        car = state.cars[state.order[place]]
        if car.owner != viewer and car.owner != NOBODY and may_have_letter(car):
            car.letter = HIDDEN


@rule
def may_have_letter(car):
    """As others see it: a moving car does, even if its driver wrote none; AS-21, AS-22."""
    return car.speed > 0 or car.letter != NO_LETTER


@rule
def is_ghost_letter_secret(state, seat):
    if state.phase == Phase.PROGRAM:
        return is_ghost_moving(state)
    return state.players[seat].ghost_letter != NO_LETTER


# Guesses


@rule
def guess(state, viewer):
    if state.phase == Phase.PROGRAM:
        for seat in range(state.num_players):
            if seat != viewer:
                guess_programs(state, seat)
    else:
        guess_letters(state)


@rule
def guess_programs(state, seat):
    """All that a ready seat wrote; of another's programs, the first few."""
    left = things_to_write(state, seat)
    if state.writing >> seat & 1:
        left = draw(state.dice, left)
    for number in range(CARS):
        car = state.cars[number]
        if car.owner == seat:
            is_written = left > 0 and has_choice(state, car)
            car.number = NO_NUMBER
            car.letter = NO_LETTER
            if is_written:
                guess_program(state, number)
                left -= 1
    if is_ghost_moving(state):
        is_written = left > 0
        state.players[seat].ghost_letter = NO_LETTER
        if is_written:
            speed = state.cars[state.ghost].speed
            state.players[seat].ghost_letter = guess_letter(state.dice, speed)


@rule
def things_to_write(state, seat):
    count = 0
    for number in range(CARS):
        if state.cars[number].owner == seat and has_choice(state, state.cars[number]):
            count += 1
    return count + is_ghost_moving(state)


@rule
def guess_program(state, number):
    car = state.cars[number]
    car.number = COLUMN[number, unused_row(car, draw(state.dice, TURNS - state.turn))]
    if car.speed > 0:
        car.letter = guess_letter(state.dice, car.speed)


@rule
def unused_row(car, place):
    """The row of an unused number, counted from the lowest one."""
    row = 0
    while car.used >> row & 1 or place > 0:
        if car.used >> row & 1 == 0:
            place -= 1
        row += 1
    return row


@rule
def guess_letter(dice, speed):
    """Any letter of the gearbox; of a car stopped since it was written, any at all."""
    if speed == 0:
        return draw(dice, LETTERS)
    return FIRST_LETTER[speed] + draw(dice, LAST_LETTER[speed] - FIRST_LETTER[speed] + 1)


@rule
def guess_letters(state):
    """The letters of the cars that have yet to move."""
    for place in range(state.next, state.in_order):
        car = state.cars[state.order[place]]
        if car.letter == HIDDEN:
            car.letter = guess_letter(state.dice, car.speed)
    for seat in range(state.num_players):
        if state.players[seat].ghost_letter == HIDDEN:
            speed = state.cars[state.ghost].speed
            state.players[seat].ghost_letter = guess_letter(state.dice, speed)


@rule
def reopen(state, viewer):
    """Takes back what others wrote in secret while somebody has yet to write."""
    if state.phase == Phase.PROGRAM:
        for number in range(CARS):
            if state.cars[number].owner != viewer:
                state.cars[number].number = NO_NUMBER
                state.cars[number].letter = NO_LETTER
        for seat in range(state.num_players):
            if seat != viewer:
                state.players[seat].ghost_letter = NO_LETTER
        state.writing = everybody_who_writes(state)
