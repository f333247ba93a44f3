"""Projection in Autoscooter, the advanced variant: AS-100 to AS-109."""

from typing import Any

import pytest
from autoscooter_table import A, B, Table

CHAIN = {1: "41 E/2", 2: "43 E/1", 3: "44 E/2"}
PAYMENTS = ("paid", "paid_in_part", "paid_for_own")


def push(cars: dict[int, str], players: int = 8, letter: str = "K", **options: Any) -> Table:
    """Car 1 drives, with projection."""
    table = Table(players, cars=cars, rear_projection="on", **options)
    table.drive(1, letter)
    return table


# One car


@pytest.mark.clause("AS-100", "AS-101", "AS-109")
def test_s35_a_car_struck_in_the_rear_goes_one_hex_forward() -> None:
    table = push({1: "41 E/2", 2: "43 E/1"})
    assert table.events() == [
        "A cut_short 1 K 42 E",
        "A hit_rear 1 2 2",
        "B paid 2 1 2",
        "B projected 2 44",
    ]
    assert table.car(1) == "42 E/2"
    assert table.car(2) == "44 E/1"
    assert table.chips[:2] == [12, 8]
    table.drive(2, "C")
    assert table.car(2) == "45 E/1"


@pytest.mark.clause("AS-100", "AS-66")
def test_a_stopped_car_is_never_projected() -> None:
    table = push({1: "41 E/2", 2: "43 E/0"})
    assert table.happened("hit_stopped", "projected") == ["A hit_stopped 1 2 2"]
    assert table.car(1) == "42 E/0"
    assert table.car(2) == "43 E/0"


@pytest.mark.clause("AS-100", "AS-102")
def test_only_a_car_struck_in_the_rear_hands_the_push_on() -> None:
    """A side hit with a car behind the struck one stays between the two."""
    table = push({**CHAIN, 2: "43 SE/1"})
    assert table.happened("hit_side", "shock_passed") == ["A hit_side 1 2 2 1"]
    assert table.car(3) == "44 E/2"


@pytest.mark.clause("AS-108")
def test_s40_a_car_before_the_barrier_pays_twice() -> None:
    table = push({1: "44 E/1", 2: "46 E/3"})
    assert table.events()[1:] == [
        "A hit_rear 1 2 2",
        "B paid 2 1 2",
        "B projected_into_barrier 2 3",
        "B paid 2 box 3",
        "B stopped 2",
    ]
    assert table.car(1) == "45 E/2"
    assert table.car(2) == "46 E/0"
    assert table.chips[:2] == [12, 5]
    assert table.box == 3


@pytest.mark.clause("AS-74", "AS-108")
def test_s41_the_striker_is_paid_first() -> None:
    table = Table(cars={1: "44 E/1", 2: "46 E/3"}, chips={B: 3}, rear_projection="on")
    table.drive(1, "K")
    assert table.happened(*PAYMENTS) == ["B paid 2 1 2", "B paid_in_part 2 box 1 3"]
    assert table.chips[:2] == [12, 0]
    assert table.box == 8


@pytest.mark.clause("AS-07", "AS-108")
def test_s43_an_unowned_car_stops_a_projection() -> None:
    table = push({1: "33 E/2", 2: "34 E/1"}, players=6)
    assert table.happened(*PAYMENTS) == ["B paid 2 1 2", "B paid 2 box 1"]
    assert table.chips[:2] == [14, 9]
    assert table.box == 9
    assert table.car(1) == "33 E/2"
    assert table.car(2) == "34 E/0"
    assert table.car(3) == "35 W/0"


@pytest.mark.clause("AS-108", "AS-73")
def test_an_own_car_before_the_barrier_pays_both_sums_to_the_box() -> None:
    table = push({1: "44 E/1", 8: "46 E/3"}, players=4)
    assert table.happened(*PAYMENTS) == ["A paid_for_own 8 2", "A paid 8 box 3"]
    assert table.chips == [15, 20, 20, 20]
    assert table.box == 5


@pytest.mark.clause("AS-108", "AS-85", "AS-86")
def test_for_a_projected_ghost_the_box_pays_the_striker_only() -> None:
    table = push({1: "44 E/1", 5: "46 E/3"}, players=5)
    assert table.happened(*PAYMENTS) == ["- paid box 1 2"]
    assert table.happened("projected_into_barrier", "stopped") == [
        "- projected_into_barrier 5 3",
        "- stopped 5",
    ]
    assert table.box == 3
    assert table.car(5) == "46 E/0"


@pytest.mark.clause("AS-85", "AS-108")
def test_a_car_that_the_ghost_projects_pays_the_box_both_times() -> None:
    table = Table(5, cars={5: "44 E/1", 1: "46 E/3"}, rear_projection="on")
    table.drive(5, "K", controller=B)
    assert table.happened(*PAYMENTS) == ["A paid 1 box 2", "A paid 1 box 3"]
    assert table.chips == [10, 15, 15, 15, 15]


@pytest.mark.clause("AS-109", "AS-108", "AS-48")
def test_a_car_projected_into_the_barrier_before_its_move_drives_off() -> None:
    table = Table(cars={1: "44 E/1", 2: "46 E/3", 3: "71 E/0"}, rear_projection="on")
    table.program({1: "1 K", 2: "2 K"})
    assert table.happened("letter_voided") == ["B letter_voided 2"]
    assert table.to_act == [B]


@pytest.mark.clause("AS-109", "AS-101")
def test_a_projected_car_drives_its_letter_from_its_new_hex() -> None:
    table = Table(cars={1: "41 E/2", 2: "43 E/1"}, rear_projection="on")
    table.program({1: "1 K", 2: "2 L"})
    assert table.happened("drove") == ["B drove 2 L 46 SE"]


# Chains


@pytest.mark.clause("AS-102", "AS-103", "AS-107")
def test_s36_the_push_is_handed_on_to_the_last_car() -> None:
    table = push(CHAIN)
    assert table.events() == [
        "A cut_short 1 K 42 E",
        "A shock_passed 1 2",
        "A through_rear 1 3 2",
        "C paid 3 1 2",
        "C projected 3 45",
    ]
    assert table.car(1) == "42 E/2"
    assert table.car(2) == "43 E/1"
    assert table.car(3) == "45 E/2"
    assert table.chips[:3] == [12, 10, 8]


@pytest.mark.clause("AS-104", "AS-103")
def test_s37_indirect_side() -> None:
    table = push({**CHAIN, 3: "44 SW/2"})
    assert table.happened("through_side", "paid", "turned") == [
        "A through_side 1 3 2 2",
        "C paid 3 1 4",
        "C turned 3 SE",
    ]
    assert table.car(3) == "44 SE/2"
    assert table.car(2) == "43 E/1"
    assert table.car(1) == "42 E/2"


@pytest.mark.clause("AS-104", "AS-69")
def test_indirect_side_with_spin() -> None:
    table = push({**CHAIN, 3: "44 SE/2"}, side_turn="spin")
    assert table.car(3) == "44 SW/2"


@pytest.mark.clause("AS-105", "AS-103")
@pytest.mark.parametrize(("speed", "paid"), [(1, ["C paid 3 1 1"]), (2, []), (3, ["A paid 1 3 1"])])
def test_indirect_front(speed: int, paid: list[str]) -> None:
    table = push({**CHAIN, 3: f"44 W/{speed}"})
    assert table.happened("through_front", *PAYMENTS) == [f"A through_front 1 3 2 {speed}", *paid]
    assert table.car(1) == "42 E/0"
    assert table.car(2) == "43 E/1"
    assert table.car(3) == "44 W/0"


@pytest.mark.clause("AS-106", "AS-100")
def test_s39_indirect_on_a_stopped_car() -> None:
    table = push({**CHAIN, 3: "44 E/0"})
    assert table.happened("through_stopped", "paid") == ["A through_stopped 1 3 2", "C paid 3 1 2"]
    assert table.car(1) == "42 E/0"
    assert table.car(2) == "43 E/1"
    assert table.car(3) == "44 E/0"


@pytest.mark.clause("AS-102", "AS-100")
def test_a_stopped_car_hands_nothing_on() -> None:
    """Though it looks the striker's way, with a car ahead of it; struck or within a chain."""
    table = push({**CHAIN, 2: "43 E/0"})
    assert table.events()[1] == "A hit_stopped 1 2 2"
    table = push({**CHAIN, 3: "44 E/0", 4: "45 E/1"})
    assert table.events()[1:3] == ["A shock_passed 1 2", "A through_stopped 1 3 2"]


@pytest.mark.clause("AS-73", "AS-103")
def test_s44_the_last_car_is_the_strikers_own() -> None:
    table = push({1: "41 E/2", 2: "43 E/1", 8: "44 E/2"}, players=4)
    assert table.happened(*PAYMENTS) == ["A paid_for_own 8 2"]
    assert table.chips == [18, 20, 20, 20]
    assert table.box == 2
    assert table.car(8) == "45 E/2"


@pytest.mark.clause("AS-102", "AS-103")
def test_an_own_car_in_between_is_of_no_account() -> None:
    table = push({1: "41 E/2", 8: "43 E/1", 2: "44 E/2"}, players=4)
    assert table.happened(*PAYMENTS) == ["B paid 2 1 2"]


@pytest.mark.clause("AS-102")
def test_a_chain_as_long_as_the_rink_is_wide() -> None:
    cars = {1: "41 E/1", 2: "42 E/1", 3: "43 E/2", 4: "44 E/3", 5: "45 E/1", 6: "46 E/2"}
    table = push(cars, letter="C")
    assert table.events() == [
        "A blocked 1 C",
        *(f"A shock_passed 1 {number}" for number in (2, 3, 4, 5)),
        "A through_rear 1 6 1",
        "F paid 6 1 1",
        "F projected_into_barrier 6 2",
        "F paid 6 box 2",
        "F stopped 6",
    ]
    assert [table.car(number) for number in range(1, 6)] == list(cars.values())[:5]
    assert table.car(6) == "46 E/0"


@pytest.mark.clause("AS-102", "AS-108")
def test_a_chain_ends_before_an_unowned_car() -> None:
    table = push({1: "32 E/1", 2: "33 E/1", 4: "34 E/2"}, players=6, letter="C")
    assert table.happened("shock_passed", "through_rear", "projected_into_barrier") == [
        "A shock_passed 1 2",
        "A through_rear 1 4 1",
        "C projected_into_barrier 4 2",
    ]
    assert table.car(3) == "35 W/0"


@pytest.mark.clause("AS-102", "AS-85")
def test_a_chain_runs_through_the_ghost() -> None:
    table = push({1: "41 E/2", 5: "43 E/1", 2: "44 E/2"}, players=5)
    assert table.happened("shock_passed", "paid") == ["A shock_passed 1 5", "B paid 2 1 2"]


@pytest.mark.clause("AS-102", "AS-85", "AS-107")
def test_a_chain_ends_at_the_ghost() -> None:
    table = push({1: "41 E/2", 2: "43 E/1", 5: "44 E/2"}, players=5)
    assert table.happened("through_rear", "paid", "projected") == [
        "A through_rear 1 5 2",
        "- paid box 1 2",
        "- projected 5 45",
    ]


@pytest.mark.clause("AS-103", "AS-63")
def test_an_indirect_crash_in_case_b_counts_with_the_old_speed() -> None:
    table = push({1: "42 E/3", 2: "43 E/1", 3: "44 NE/2"})
    assert table.happened("through_side") == ["A through_side 1 3 3 2"]
    assert table.chips[A] == 15


@pytest.mark.clause("AS-67", "AS-100")
def test_without_the_variant_nothing_is_handed_on() -> None:
    table = Table(cars=CHAIN)
    table.drive(1, "K")
    assert table.events()[1:] == ["A hit_rear 1 2 2", "B paid 2 1 2"]
    assert table.car(2) == "43 E/1"
