"""A rink for Autoscooter's scenarios, laid and told in the words of the specification.

    table = Table(cars={1: "43 E/3", 2: "44 SE/1"})
    table.drive(1, "K")              # one car's move; the log tells what comes of it
    table.car(2)                     # "44 E/1"

A car stands on a hex with a heading and a speed; who is not named stands stopped on his start.
A drives the first car of the line-up, B the next. Chips that nobody is given lie in the box.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import positions
from positions import Position, new_log, seats_in
from rejouons.games.autoscooter import driving, rules
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.programs import everybody_who_writes, is_ghost_moving
from rejouons.games.autoscooter.state import (
    ACTIONS,
    BOX,
    COLOUR,
    FREE,
    HEADING,
    HEX,
    LETTER,
    NO_LETTER,
    NO_NUMBER,
    Phase,
    Reason,
)
from rejouons.games.autoscooter.tables import CARS, CHIPS, COLUMN, ROW_OF, STRAIGHT, TURNS
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.dice import seed_dice
from rejouons.kernel.log import open_log

A, B, C, D, E, F, G, H = range(8)
SEATS = "ABCDEFGH"
Purse = dict[str, int]  # chips by colour
APART = {1: "21 E/1", 2: "24 E/1", 4: "61 E/1", 7: "64 E/1", 8: "71 E/1"}  # five, out of reach

opening = partial(positions.opening, GAME)
legal_actions = partial(positions.legal_actions, GAME)
told = partial(positions.told, GAME, SEATS)


class Table(Position):
    """A game in a given position, everybody about to write. Cars are dealt in seat order."""

    game = GAME
    seats = SEATS

    def __init__(
        self,
        players: int = 8,
        *,
        cars: Mapping[int, str] | None = None,  # as "43 E/2"
        chips: Mapping[int, int] | None = None,  # of seats
        colours: Mapping[int, Purse] | None = None,  # of purses: seats, cars from 0, or BOX
        used: Mapping[int, Sequence[int]] | None = None,  # numbers of cars
        turn: int = 1,
        seed: int = 0,
        **options: int | str,
    ) -> None:
        self.state = opening(players, **{"cars_dealt": "seat_order", **options})
        self.log = new_log()
        seed_dice(self.state.dice, seed, 0)
        rules.setup(self.state, self.log)
        self._place(cars or {})
        self._deal(chips or {}, colours or {})
        self._begin(turn, used or {})

    def _place(self, cars: Mapping[int, str]) -> None:
        state = self.state
        for number in cars:
            state.on[state.cars[number - 1].hex] = FREE
        for number, words in cars.items():
            hexagon, course = words.split()
            heading, speed = course.split("/")
            car = state.cars[number - 1]
            car.hex, car.heading = HEX.value(hexagon), HEADING.value(heading)
            car.speed = int(speed)
            assert state.on[car.hex] == FREE, f"two cars on {hexagon}"
            state.on[car.hex] = number - 1

    def _deal(self, chips: Mapping[int, int], colours: Mapping[int, Purse]) -> None:
        purses = self.state.purses
        for seat, count in chips.items():
            purses[seat].chips = count
        for number, purse in colours.items():
            purses[number].chips = sum(purse.values())
            purses[number].colours[:] = [purse.get(colour, 0) for colour in COLOUR.words]
        if chips:
            purses[BOX].chips = CHIPS - purses["chips"][:BOX].sum()

    def _begin(self, turn: int, used: Mapping[int, Sequence[int]]) -> None:
        """The lowest numbers are used in earlier turns, unless they are given."""
        self.state.turn = turn - 1
        for number in range(1, CARS + 1):
            rows = [ROW_OF[spent - 1] for spent in used.get(number, ())] or range(turn - 1)
            self.state.cars[number - 1].used = sum(1 << int(row) for row in rows)
        self.state.writing = everybody_who_writes(self.state)

    # Playing

    def drive(self, number: int, letter: str = "", controller: int = A) -> None:
        """A car's number comes up; without a letter none was written."""
        written = LETTER.value(letter) if letter else NO_LETTER
        state, car = self.state, self.state.cars[number - 1]
        if number - 1 == state.ghost:
            state.controller = controller
            state.players[controller].ghost_letter = written
        else:
            car.letter = written
        state.order[0], state.in_order, state.next = number - 1, 1, 0
        state.phase = Phase.NEXT_CAR
        open_log(self.log)
        driving.move_next(state, self.log)

    def act(self, seat: int, text: str) -> None:
        """Plays an action; the log tells what it brings about."""
        open_log(self.log)
        self._play(seat, text)

    def _play(self, seat: int, text: str) -> None:
        assert self.why_not(seat, text) == Reason.LEGAL, f"{text}: {self.why_not(seat, text)!r}"
        assert ACTIONS.parse(text) in legal_actions(self.state, seat)
        rules.apply(self.state, self.log, seat, ACTIONS.parse(text))

    def program(self, programs: Mapping[int, str], ghost: Mapping[int, str] | None = None) -> None:
        """Everybody writes: `{1: "33 K"}`. Who is not named: the last number, straight on."""
        open_log(self.log)
        for seat, text in list(self._actions(programs, ghost or {})):
            self._play(seat, text)

    def _actions(
        self, programs: Mapping[int, str], ghost: Mapping[int, str]
    ) -> Iterator[tuple[int, str]]:
        for seat in self.to_act:
            for number in self.cars_of(seat):
                if self.has_choice(number):
                    yield seat, self._action(number, programs.get(number, ""))
            if is_ghost_moving(self.state):
                yield seat, f"ghost {ghost.get(seat, self.straight(self.ghost))}"

    def _action(self, number: int, words: str) -> str:
        sequence_number, letter = (*words.split(), "", "")[:2]
        sequence_number = sequence_number or str(self.unused(number)[-1])
        if self.state.cars[number - 1].speed == 0:
            return f"enter {sequence_number}"
        return f"program {sequence_number} {letter or self.straight(number)}"

    def close(self) -> None:
        """Writing ends at once, whatever is missing; cars move until somebody must choose."""
        open_log(self.log)
        self.state.writing = 0
        rules.show_numbers(self.state, self.log)
        rules.play_on(self.state, self.log)

    def finish_turn(self) -> None:
        """Stopped cars drive off by the first choice they have; the log goes on."""
        while self.phase == Phase.DRIVE_OFF:
            [seat] = self.to_act
            self._play(seat, self.legal(seat)[0])

    def put(self, number: int, *, sequence_number: int = 0, letter: str = "") -> None:
        """Lays a program for a car on the table, legal or not."""
        car = self.state.cars[number - 1]
        car.number = sequence_number - 1 if sequence_number else NO_NUMBER
        car.letter = LETTER.value(letter) if letter else NO_LETTER

    # What may be done

    def legal(self, seat: int) -> list[str]:
        return [ACTIONS.text(action) for action in legal_actions(self.state, seat)]

    def letters(self, seat: int) -> str:
        """The letters that the seat may write now, for whatever it writes."""
        return "".join(sorted({action.split()[-1] for action in self.legal(seat)}))

    def why_not(self, seat: int, text: str) -> Reason:
        return Reason(rules.why_not(self.state, seat, ACTIONS.parse(text)))

    def has_choice(self, number: int) -> bool:
        return bool(self.state.cars[number - 1].speed > 0) or self.turn < TURNS

    @property
    def to_act(self) -> list[int]:
        return seats_in(int(rules.to_act(self.state)))

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    # How things stand

    @property
    def turn(self) -> int:
        return int(self.state.turn) + 1

    def car(self, number: int) -> str:
        car = self.state.cars[number - 1]
        return f"{HEX.words[car.hex]} {HEADING.words[car.heading]}/{car.speed}"

    @property
    def rink(self) -> dict[int, str]:
        return {number: self.car(number) for number in range(1, CARS + 1)}

    def straight(self, number: int) -> str:
        """The letter of a car that keeps its speed and its heading."""
        return LETTER.words[int(STRAIGHT[self.state.cars[number - 1].speed])]

    def unused(self, number: int) -> list[int]:
        car = self.state.cars[number - 1]
        return [int(COLUMN[number - 1, row]) + 1 for row in range(TURNS) if not car.used >> row & 1]

    def cars_of(self, seat: int) -> list[int]:
        owners = self.state.cars["owner"]
        return [number for number in range(1, CARS + 1) if owners[number - 1] == seat]

    @property
    def ghost(self) -> int:
        """The number of the ghost; 0 without one."""
        return int(self.state.ghost) + 1

    @property
    def unowned(self) -> list[int]:
        return self.cars_of(NOBODY)

    @property
    def chips(self) -> list[int]:
        """Everybody's chips."""
        return [int(count) for count in self.state.purses["chips"][: self.state.num_players]]

    @property
    def box(self) -> int:
        return int(self.state.purses[BOX].chips)

    def purse(self, number: int) -> Purse:
        """The colours in a purse: a seat's, a car's where the best one counts, or BOX."""
        counts = zip(COLOUR.words, self.state.purses[number].colours, strict=True)
        return {colour: int(count) for colour, count in counts if count}
