"""What Autoscooter's sentences say of the cars and the drivers that an event is about."""

import pytest
from autoscooter_table import SEATS, Table

from rejouons.games.autoscooter.game import GAME
from rejouons.games.autoscooter.state import Event
from rejouons.views import happening

IN_LINE = {1: "41 E/2", 2: "43 E/1", 3: "44 E/2"}


def sentences(table: Table, *kinds: Event) -> list[str]:
    """What is said of events of these kinds; the seats bear the names of their letters."""
    told = [happening(GAME, event) for event in table.log.events[: table.log.count]]
    return [each.text(GAME.texts("en"), SEATS) for each in told if each.kind in kinds]


def pushed(cars: dict[int, str], players: int = 8) -> Table:
    table = Table(players, cars=cars, rear_projection="on")
    table.drive(1, "K")
    return table


@pytest.mark.clause("AS-102")
def test_the_car_between_passes_on_the_strikers_shock() -> None:
    said = sentences(pushed(IN_LINE), Event.SHOCK_PASSED)
    assert said == ["Car 2 only passes on the shock of car 1."]


@pytest.mark.clause("AS-108")
def test_a_car_without_a_way_ahead_is_not_said_to_meet_the_barrier_itself() -> None:
    """Three players: nobody drives car 6, which counts as barrier."""
    table = pushed({1: "41 E/2", 8: "43 E/1", 6: "44 E/0"}, players=3)
    [said] = sentences(table, Event.PROJECTED_INTO_BARRIER)
    assert said == (
        "Car 8 is pushed at speed 1 and has nowhere to go: what is ahead of it counts as barrier."
    )


@pytest.mark.clause("AS-61", "AS-73", "AS-74")
def test_drivers_pay() -> None:
    rammed = Table(cars={1: "41 E/2", 2: "43 W/1"}, chips={1: 0})
    rammed.drive(1, "K")
    assert sentences(rammed, Event.PAID_IN_PART) == [
        "B (car 2) owes 1 chip but has none left to pay to the driver of car 1."
    ]
    own = Table(3, cars={1: "41 E/2", 8: "43 E/1"})
    own.drive(1, "K")
    assert sentences(own, Event.PAID_FOR_OWN) == [
        "A (car 8) has met another car of the same driver and pays 2 chips to the box."
    ]
