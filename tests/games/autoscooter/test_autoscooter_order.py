"""The order of a turn in Autoscooter: AS-40 to AS-42, and that seats have no other effect."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from autoscooter_table import A, B, C, Table, legal_actions, opening

from positions import new_log
from rejouons.games.autoscooter import rules
from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.state import Event, Phase
from rejouons.kernel.contract import NOBODY
from rejouons.kernel.log import open_log

NUMBERS = {1: 81, 2: 2, 3: 14, 4: 84, 5: 44, 6: 6, 7: 7, 8: 9}


@pytest.mark.clause("AS-40", "AS-41", "AS-42")
def test_s03_cars_move_in_the_order_of_their_numbers() -> None:
    table = Table()
    table.program({car: str(number) for car, number in NUMBERS.items()})
    shown = [event.split()[2:] for event in table.happened("number_shown")]
    assert shown == [[str(car), str(NUMBERS[car])] for car in (2, 6, 7, 8, 3, 5, 1, 4)]
    table.finish_turn()
    moved = [event.split()[2] for event in table.happened("drove_off")]
    assert moved == list("26783514")
    assert table.turn == 2
    assert table.unused(3) == [3, 19, 30, 35, 46, 51, 62, 67, 78, 83]
    assert not any(action.startswith("program 14 ") for action in table.legal(C))


@pytest.mark.clause("AS-40")
def test_all_numbers_are_shown_before_a_car_moves() -> None:
    table = Table(cars={1: "43 E/1", 2: "23 E/1"})
    table.program({1: "1 C", 2: "2 C"})
    kinds = [event.split()[1] for event in table.events()]
    assert kinds == [*8 * ["ready"], *8 * ["number_shown"], "drove", "drove"]


@pytest.mark.clause("AS-42")
def test_a_number_is_struck_off_whatever_became_of_the_move() -> None:
    """Car 1 runs into the barrier, car 2 can't move at all."""
    boxed_in = {2: "11 E/0", 3: "12 W/0", 4: "21 E/0", 5: "22 E/0"}
    table = Table(cars={1: "46 E/2", **boxed_in})
    table.program({1: "1 K", 2: "2"})
    assert table.happened("hit_barrier", "boxed_in") == ["A hit_barrier 1 2", "B boxed_in 2"]
    assert 1 not in table.unused(1)
    assert 2 not in table.unused(2)


# Seats


def permuted_opening(players: int, seats: Sequence[int], **options: int | str) -> tuple[Any, Any]:
    """A game whose slots are dealt to these seats."""
    state, log = opening(players, cars_dealt="seat_order", **options), new_log()
    rules.setup(state, log)
    for car in state.cars:
        if car.owner != NOBODY:
            car.owner = seats[car.owner]
    state.purses[list(seats)] = state.purses[:players].copy()
    return state, log


def steps(state: Any, log: Any, chance: random.Random, seats: Sequence[int]) -> list[bytes]:
    """Plays a game of random choices; what happened, told of slots instead of seats."""
    told = []
    while waiting := [slot for slot, seat in enumerate(seats) if rules.to_act(state) >> seat & 1]:
        slot = chance.choice(waiting)
        open_log(log)
        action = chance.choice(legal_actions(state, seats[slot]))
        rules.apply(state, log, seats[slot], action)
        told += [tell(event, seats) for event in log.events[: log.count]]
    return told


def tell(event: Any, seats: Sequence[int]) -> bytes:
    event.seat = NOBODY if event.seat == NOBODY else list(seats).index(event.seat)
    return bytes(event.tobytes())


@pytest.mark.clause("AS-05", "AS-41")
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(3))
def test_seats_have_no_effect_beyond_the_deal(players: int, seed: int) -> None:
    """The same programs and drive-offs, seats permuted: the same game, told of other seats."""
    seats = random.Random(players + seed).sample(range(players), players)
    options: dict[str, int | str] = {"rear_projection": "on", "scoring": "colours"}
    games = []
    for order in (list(range(players)), seats):
        state, log = permuted_opening(players, order, **options)
        told = steps(state, log, random.Random(seed), order)
        games.append((without_ends(told), state))
    (told, state), (other_told, other) = games
    assert told == other_told
    assert state.phase == other.phase == Phase.OVER
    assert state.on.tobytes() == other.on.tobytes()
    for slot, seat in enumerate(seats):
        assert state.purses[slot].tobytes() == other.purses[seat].tobytes()


def without_ends(told: Sequence[bytes]) -> list[bytes]:
    """The results are told seat by seat: their order is that of the seats."""
    ends = [int(kind) for kind in (Event.SCORED, Event.OVER_WON, Event.OVER_SHARED)]
    return [event for event in told if int.from_bytes(event[:4], "little") not in ends]


@pytest.mark.clause("AS-41", "AS-05")
def test_the_order_of_writing_makes_no_difference() -> None:
    tables = [Table(2, cars_per_player=4) for _ in range(2)]
    for table, writers in zip(tables, ([A, B], [B, A]), strict=True):
        for seat in writers:
            for car in table.cars_of(seat):
                table.act(seat, f"enter {table.unused(car)[car % 3]}")
    assert tables[0].state.tobytes() == tables[1].state.tobytes()
