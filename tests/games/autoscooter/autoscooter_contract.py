"""What the contract test needs to know of Autoscooter."""

import random
from typing import Any

from autoscooter_table import A, B, Table

from rejouons.games.autoscooter.programs import has_choice, is_ghost_moving, is_unused
from rejouons.games.autoscooter.state import NO_LETTER, NO_NUMBER, Event, Phase
from rejouons.games.autoscooter.tables import CARS, COLUMN, FIRST_LETTER, LAST_LETTER, LETTERS

WASM_BYTES = 100_000  # at most
FREE_UNDOS = 0.6  # of all actions, at least
ONLY_ENDING = "AS-120"
ENDINGS = {
    "won": (Event.HIT_SIDE, Event.HIT_FRONT, Event.OVER_WON),
    "shared": (Event.OVER_SHARED, Event.OVER_SHARED),
    "ghost": (Event.GHOST_NAMED, Event.GHOST_TAKEN, Event.DROVE, Event.OVER_WON),
    "projection": (
        Event.PROJECTED,
        Event.SHOCK_PASSED,
        Event.PROJECTED_INTO_BARRIER,
        Event.OVER_WON,
    ),
    "colours": (Event.COLOUR_PAID, Event.SCORED, Event.OVER_WON),
    "best_car": (Event.COLOUR_PAID, Event.SCORED_CAR, Event.OVER_WON),
    "four_cars_each": (Event.PAID_FOR_OWN, Event.OVER_WON),
    "spin": (Event.TURNED, Event.OVER_WON),
}


def conserved(state: Any) -> list[int]:
    """All chips, those of each colour, and the cars."""
    cars = [int(hexagon) for hexagon in state.on if 0 <= hexagon < CARS]
    colours = state.purses["colours"].sum(axis=0)
    return [int(state.purses["chips"].sum()), *map(int, colours), *sorted(cars)]


# Secrets


def with_other_secrets(state: Any, viewer: int, chance: random.Random) -> None:
    """Changes what the viewer may not know: programs in writing, letters in the queue."""
    for seat in range(state.num_players):
        if seat != viewer and state.phase == Phase.PROGRAM:
            write_anew(state, seat, chance)
        elif seat != viewer and state.players[seat].ghost_letter != NO_LETTER:
            state.players[seat].ghost_letter = some_letter(state, state.ghost, chance)
    for car in state.order[state.next : state.in_order]:
        if state.cars[car].owner != viewer and state.cars[car].letter != NO_LETTER:
            state.cars[car].letter = some_letter(state, car, chance)


def write_anew(state: Any, seat: int, chance: random.Random) -> None:
    """Another program for everything a ready seat wrote; of another's, the first few."""
    cars = [car for car in range(CARS) if state.cars[car].owner == seat]
    tasks = [car for car in cars if has_choice(state, state.cars[car])]
    left = len(tasks) + is_ghost_moving(state)
    if state.writing >> seat & 1:
        left = chance.randrange(left)
    for car in cars:
        state.cars[car].number, state.cars[car].letter = NO_NUMBER, NO_LETTER
    for car in tasks[:left]:
        state.cars[car].number = chance.choice(unused(state, car))
        if state.cars[car].speed > 0:
            state.cars[car].letter = some_letter(state, car, chance)
    state.players[seat].ghost_letter = NO_LETTER
    if left > len(tasks):
        state.players[seat].ghost_letter = some_letter(state, state.ghost, chance)


def unused(state: Any, car: int) -> list[int]:
    return [int(n) for n in COLUMN[car] if is_unused(state.cars[car], car, n)]


def some_letter(state: Any, car: int, chance: random.Random) -> int:
    return chance.choice(gearbox(int(state.cars[car].speed)))


def gearbox(speed: int) -> list[int]:
    """The letters a car may have; any if it was stopped since it was written."""
    if speed == 0:
        return list(range(LETTERS))
    return list(range(FIRST_LETTER[speed], LAST_LETTER[speed] + 1))


# Guesses: a view, its viewer, what is looked at, and how likely each of its values is


def alike(values: list[int]) -> dict[int, float]:
    return dict.fromkeys(values, 1 / len(values))


def ready_driver() -> Any:
    """B, whose car drives at top speed, has written."""
    table = Table(cars={2: "41 E/3"}, used={2: [2, 47]}, turn=3)
    table.act(B, "program 15 K")
    return table.view(A)


def busy_driver() -> Any:
    """B has three programs to write."""
    table = Table(2)
    table.act(B, "enter 2")
    return table.view(A)


def written_programs(guess: Any) -> int:
    return sum(int(car.number != NO_NUMBER) for car in guess.cars if car.owner == B)


def queue() -> Any:
    """B's car has yet to move, at speed 1; so has C's, which A has stopped; A's drives off."""
    cars = {1: "43 E/2", 2: "61 E/1", 3: "44 W/2", 4: "71 E/0"}
    table = Table(cars=cars)
    table.program({1: "1 K", 2: "66 C", 3: "67 K", 4: "4"})
    return table.view(A)


def ghost_in_motion() -> Any:
    """Everybody has written a letter for the ghost, which drives at speed 2."""
    table = Table(5, cars={5: "43 E/2"})
    table.program({}, ghost={B: "P"})
    return table.view(A)


GUESSES = {
    "the number of a driver who is ready": (
        ready_driver(),
        A,
        lambda guess: int(guess.cars[1].number) + 1,
        alike([15, 18, 31, 34, 50, 63, 66, 79, 82]),
    ),
    "the letter of a driver who is ready": (
        ready_driver(),
        A,
        lambda guess: int(guess.cars[1].letter),
        alike(gearbox(3)),
    ),
    "how far a driver has come": (busy_driver(), A, written_programs, alike([0, 1, 2])),
    "a letter in the queue": (
        queue(),
        A,
        lambda guess: int(guess.cars[1].letter),
        alike(gearbox(1)),
    ),
    "a letter that will be void": (
        queue(),
        A,
        lambda guess: int(guess.cars[2].letter),
        alike(gearbox(0)),
    ),
    "a letter for the ghost": (
        ghost_in_motion(),
        A,
        lambda guess: int(guess.players[B].ghost_letter),
        alike(gearbox(2)),
    ),
}
