"""What Autoscooter's players may know: AS-10, AS-12, AS-40, AS-82."""

from typing import Any

import pytest
from autoscooter_table import APART, A, B, C, D, E, Table

from rejouons.games.autoscooter.state import LETTER, NO_LETTER, NO_NUMBER, Phase
from rejouons.games.autoscooter.tables import CARS
from rejouons.kernel.log import HIDDEN, SPECTATOR
from rejouons.kernel.record import snapshot

OPEN = ("used", "hex", "heading", "speed", "owner")


def written(view: Any, car: int) -> tuple[int, int]:
    """Number and letter as a view has them."""
    return int(view.cars[car - 1].number), int(view.cars[car - 1].letter)


# Writing


@pytest.mark.clause("AS-12")
@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_programs_are_secret_while_others_write(viewer: int) -> None:
    table = Table(cars=APART)
    table.act(A, "program 17 K")
    view = table.view(viewer)
    assert written(view, 1) == ((16, LETTER.value("K")) if viewer == A else (HIDDEN, HIDDEN))
    own = viewer + 1 if viewer != SPECTATOR else 0
    for car in range(2, CARS + 1):
        assert written(view, car) == ((NO_NUMBER, NO_LETTER) if car == own else (HIDDEN, HIDDEN))


@pytest.mark.clause("AS-12")
def test_only_a_tick_tells_that_somebody_is_ready() -> None:
    """Whatever was written, others see the same."""
    views = []
    for action in ("program 17 K", "program 81 A"):
        table = Table(cars=APART)
        table.act(A, action)
        views.append((table.view(B).tobytes(), table.events_for(B)))
    assert views[0] == views[1]
    assert views[0][1] == ["A ready"]


@pytest.mark.clause("AS-12", "AS-27")
def test_nobody_sees_how_far_another_has_come() -> None:
    table = Table(2)
    before = table.view(B).tobytes()
    table.act(A, "enter 1")
    assert table.view(B).tobytes() == before
    assert table.events_for(B) == []


@pytest.mark.clause("AS-10")
@pytest.mark.parametrize("viewer", [A, C, SPECTATOR])
@pytest.mark.parametrize("phase", [Phase.PROGRAM, Phase.DRIVE_OFF])
def test_board_speeds_chips_and_used_numbers_are_open(phase: Phase, viewer: int) -> None:
    table = Table(cars={1: "43 E/3", 2: "44 SE/1"}, turn=4)
    if phase == Phase.DRIVE_OFF:
        table.program({})
    assert table.phase == phase
    view = table.view(viewer)
    for field in OPEN:
        assert view.cars[field].tobytes() == table.state.cars[field].tobytes()
    for field in ("on", "purses", "turn", "phase", "ghost", "controller", "writing", "order"):
        assert view[field].tobytes() == table.state[field].tobytes()


# Movement


def in_the_queue(letter: str = "K") -> Table:
    """Car 3 must drive off; cars 4, with this letter, and 5 have yet to move, car 1 has moved."""
    table = Table(cars={1: "43 E/1", 4: "61 E/1", 5: "21 E/1"})
    table.program({1: "1 C", 3: "3", 4: f"4 {letter}", 5: "5 D"})
    assert table.to_act == [C]
    return table


@pytest.mark.clause("AS-10", "AS-40")
@pytest.mark.parametrize("viewer", [A, B, C, E, SPECTATOR])
def test_s49_letters_in_the_queue_are_secret(viewer: int) -> None:
    tables = [in_the_queue(letter) for letter in "KA"]
    first, second = (table.view(viewer).tobytes() for table in tables)
    assert first == second
    assert tables[0].events_for(viewer) == tables[1].events_for(viewer)
    assert tables[0].view(D).tobytes() != tables[1].view(D).tobytes()


@pytest.mark.clause("AS-40")
@pytest.mark.parametrize("viewer", [B, D, SPECTATOR])
def test_numbers_are_shown_and_letters_as_their_cars_move(viewer: int) -> None:
    view = in_the_queue().view(viewer)
    assert written(view, 1) == (0, LETTER.value("C"))
    assert written(view, 3) == (2, NO_LETTER)
    assert written(view, 4) == (3, LETTER.value("K") if viewer == D else HIDDEN)
    assert written(view, 5) == (4, HIDDEN)


@pytest.mark.clause("AS-40")
def test_nobody_sees_that_a_moving_car_in_the_queue_has_no_letter() -> None:
    """No action leaves it without one; a referee who ends a driver's time might."""
    with_letter, without = in_the_queue(), in_the_queue()
    without.state.cars[3].letter = NO_LETTER
    assert with_letter.view(A).tobytes() == without.view(A).tobytes()


@pytest.mark.clause("AS-40", "AS-48")
def test_a_void_letter_stays_secret() -> None:
    """Before its driver has chosen, and after."""
    seen = []
    for letter in "FA":
        table = Table(cars={1: "43 E/2", 2: "44 W/1"})
        table.program({1: "1 K", 2: f"2 {letter}"})
        assert table.to_act == [B]
        before = table.view(A).tobytes(), table.events_for(A)
        table.act(B, "drive_off 54 NE")
        seen.append((before, table.view(A).tobytes(), table.events_for(A)))
    assert seen[0] == seen[1]


@pytest.mark.clause("AS-40", "AS-49")
def test_the_void_letter_of_a_boxed_in_car_stays_secret() -> None:
    seen = []
    for letter in "CJ":
        boxed_in = {2: "46 W/1", 3: "35 W/0", 4: "55 W/0"}
        table = Table(cars={1: "45 E/2", **boxed_in})
        table.program({1: "1 K", 2: f"2 {letter}"})
        assert table.happened("letter_voided", "boxed_in") == ["B letter_voided 2", "B boxed_in 2"]
        seen.append((table.view(A).tobytes(), table.events_for(A)))
    assert seen[0] == seen[1]


# The ghost


@pytest.mark.clause("AS-82", "AS-12")
def test_ghost_letters_are_secret_while_others_write() -> None:
    table = Table(5, cars={5: "43 E/2"})
    table.act(A, "enter 1")
    table.act(A, "ghost F")
    assert table.view(A).players[A].ghost_letter == LETTER.value("F")
    for viewer in (B, SPECTATOR):
        letters = [int(player.ghost_letter) for player in table.view(viewer).players[:5]]
        assert letters == [NO_LETTER if seat == viewer else HIDDEN for seat in range(5)]


@pytest.mark.clause("AS-82", "AS-83")
def test_ghost_letters_stay_secret_while_cars_move() -> None:
    """The controller's too, until the ghost moves by it; the others' for good."""
    table = Table(5, cars={5: "43 E/2"})
    letters = {A: "A", B: "B", C: "C", D: "D", E: "F"}
    table.program({}, ghost=letters)
    for viewer in (A, E, SPECTATOR):
        seen = [int(player.ghost_letter) for player in table.view(viewer).players[:5]]
        assert seen == [
            LETTER.value(letters[seat]) if seat == viewer else HIDDEN for seat in range(5)
        ]
    table.finish_turn()
    assert [event for event in table.events() if " 5 " in event] == ["E drove 5 F 34 NW"]
    assert table.view(A).cars[4].letter == NO_LETTER


# Dice


@pytest.mark.clause("AS-10")
def test_a_view_holds_no_dice() -> None:
    table = Table(cars=APART)
    assert table.state.dice.lanes.any()
    assert not table.view(A).dice.lanes.any()


@pytest.mark.clause("AS-10", "AS-12")
def test_looking_changes_nothing() -> None:
    table = in_the_queue()
    before = snapshot(table.state).tobytes()
    for viewer in (A, D, SPECTATOR):
        table.view(viewer)
    assert table.state.tobytes() == before
