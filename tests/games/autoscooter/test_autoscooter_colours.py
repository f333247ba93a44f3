"""Chips of colours in Autoscooter: AS-123 to AS-126."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from autoscooter_table import A, B, C, Purse, Table

from rejouons.games.autoscooter.state import BOX, COLOUR

SIDE = {1: "43 E/3", 2: "44 SE/1"}  # 4 chips from car 2 to car 1


def colours_game(
    players: int,
    cars: Mapping[int, str],
    colours: Mapping[int, Purse] | None = None,
    **options: Any,
) -> Table:
    return Table(players, cars=cars, colours=colours, **{"scoring": "colours", **options})


def paid_colours(table: Table) -> list[str]:
    return [event.split()[-1] for event in table.happened("colour_paid")]


# Score


@pytest.mark.clause("AS-123")
def test_chips_count_as_often_as_there_are_colours() -> None:
    """14 chips in 3 colours are 42."""
    purses = {A: {"red": 10, "yellow": 3, "black": 1}, B: {"yellow": 7}, C: {}}
    table = colours_game(3, {}, purses)
    assert table.points() == [42, 7, 0]
    assert table.ranks() == [1, 2, 3]


@pytest.mark.clause("AS-123", "AS-124", "AS-125")
def test_s45_a_payment_in_colours() -> None:
    table = colours_game(4, SIDE)
    assert table.purse(B) == {"yellow": 10, "white": 10}
    table.drive(1, "K")
    assert table.happened("paid", "colour_paid") == [
        "B paid 2 1 4",
        "B colour_paid 2 1 yellow",
        "B colour_paid 2 1 white",
        "B colour_paid 2 1 yellow",
        "B colour_paid 2 1 white",
    ]
    assert table.chips == [24, 16, 20, 20]
    assert table.points()[:2] == [96, 32]


# Which colour


@pytest.mark.clause("AS-124")
def test_the_most_numerous_colour_goes_first() -> None:
    purse = {"yellow": 3, "blue": 5, "white": 4}
    table = colours_game(4, SIDE, {B: purse})
    table.drive(1, "K")
    assert paid_colours(table) == ["blue", "blue", "white", "white"]
    assert table.purse(B) == {"yellow": 3, "blue": 3, "white": 2}


@pytest.mark.clause("AS-124")
def test_a_colour_is_lost_only_when_there_is_one_chip_of_each() -> None:
    purse = {"yellow": 2, "blue": 2, "white": 1}
    table = colours_game(4, SIDE, {B: purse})
    table.drive(1, "K")
    paid = paid_colours(table)
    assert sorted(paid[:2]) == ["blue", "yellow"]
    assert len(table.purse(B)) == 1


@pytest.mark.clause("AS-125")
@pytest.mark.parametrize(
    ("receiver", "payer", "first"),
    [
        ({"red": 10, "blue": 1}, {"yellow": 4, "blue": 4}, "blue"),
        ({"red": 10}, {"blue": 4, "white": 4}, "white"),
        ({"red": 10}, {"yellow": 4, "white": 4}, "yellow"),
        ({"red": 10}, {"green": 4, "blue": 4}, "green"),
        ({"red": 10, "blue": 1, "white": 1}, {"blue": 4, "white": 4}, "white"),
        ({"red": 10, "blue": 1, "black": 1}, {"black": 4, "blue": 4}, "blue"),
        ({"red": 10, "blue": 1}, {"yellow": 5, "blue": 4}, "yellow"),
    ],
    ids=[
        "what the receiver has before one's own",
        "one's own before another's",
        "of two own ones the lower car",
        "of two others the lower car",
        "of two the receiver has one's own",
        "of two the receiver has the lower car",
        "only among the most numerous",
    ],
)
def test_a_tie_for_the_most_numerous_colour(receiver: Purse, payer: Purse, first: str) -> None:
    table = colours_game(4, SIDE, {A: receiver, B: payer})
    table.drive(1, "K")
    assert paid_colours(table)[0] == first


@pytest.mark.clause("AS-125")
def test_what_the_receiver_has_is_looked_at_chip_by_chip() -> None:
    """The first yellow chip makes yellow a colour that the receiver has."""
    table = colours_game(4, SIDE, {A: {"red": 10}, B: {"yellow": 4, "green": 3}})
    table.drive(1, "K")
    assert paid_colours(table) == ["yellow", "yellow", "green", "yellow"]


@pytest.mark.clause("AS-125", "AS-85")
def test_the_box_pays_by_the_same_rule_and_has_no_colour_of_its_own() -> None:
    """Green and orange are unowned with 5 players, violet is the ghost's."""
    table = colours_game(5, {1: "43 E/2", 5: "44 NW/1"})
    assert table.purse(BOX) == {"green": 10, "violet": 10, "orange": 10}
    table.drive(1, "K")
    assert table.happened("paid", "colour_paid") == [
        "- paid box 1 3",
        "- colour_paid box 1 green",
        "- colour_paid box 1 violet",
        "- colour_paid box 1 orange",
    ]


@pytest.mark.clause("AS-125", "AS-73")
def test_the_box_receives_by_the_same_rule() -> None:
    """Yellow is own, but orange lies in the box already."""
    table = colours_game(3, {2: "46 E/1"}, {B: {"yellow": 4, "orange": 4}, BOX: {"orange": 1}})
    table.drive(2, "C")
    assert table.happened("colour_paid") == ["B colour_paid 2 box orange"]


@pytest.mark.clause("AS-124", "AS-74")
def test_a_payment_in_part_takes_all_colours() -> None:
    table = colours_game(4, SIDE, {B: {"yellow": 1, "blue": 1}})
    table.drive(1, "K")
    assert table.happened("paid_in_part") == ["B paid_in_part 2 1 2 4"]
    assert table.purse(B) == {}
    assert table.points()[B] == 0


@pytest.mark.clause("AS-124", "AS-125", "AS-68")
@pytest.mark.parametrize("seed", range(40))
def test_colours_against_an_oracle(seed: int) -> None:
    chance = random.Random(seed)
    receiver, payer = (
        {colour: chance.randrange(5) for colour in chance.sample(COLOUR.words, 4)} for _ in range(2)
    )
    table = colours_game(4, SIDE, {A: receiver, B: payer})
    table.drive(1, "K")
    assert paid_colours(table) == oracle(receiver, payer, own={"yellow", "white"})


def oracle(receiver: Purse, payer: Purse, own: set[str]) -> list[str]:
    """Four chips, each the best by the order of AS-124 and AS-125."""
    receiver, payer, paid = dict(receiver), dict(payer), []
    for _ in range(min(4, sum(payer.values()))):
        best = min(
            payer,
            key=lambda colour: (
                -payer[colour],
                receiver.get(colour, 0) == 0,
                colour not in own,
                COLOUR.words.index(colour),
            ),
        )
        payer[best] -= 1
        receiver[best] = receiver.get(best, 0) + 1
        paid.append(best)
    return paid


# The best car


@pytest.mark.clause("AS-126")
def test_s47_every_car_keeps_its_own_purse() -> None:
    table = colours_game(4, SIDE, best_car="on")
    table.drive(1, "K")
    assert table.purse(0) == {"red": 10, "yellow": 4}
    assert table.purse(1) == {"yellow": 6}
    assert table.purse(7) == {"black": 10}
    assert table.purse(6) == {"white": 10}
    assert table.points()[:2] == [28, 10]


@pytest.mark.clause("AS-126", "AS-73")
def test_own_cars_pay_the_box_from_the_purse_of_the_one_that_owes() -> None:
    table = colours_game(4, {1: "43 E/3", 8: "44 SE/1"}, best_car="on")
    table.drive(1, "K")
    assert table.purse(0) == {"red": 10}
    assert table.purse(7) == {"black": 6}
    assert table.purse(BOX) == {"black": 4}


@pytest.mark.clause("AS-126", "AS-74")
def test_a_car_pays_no_more_than_is_in_its_own_purse() -> None:
    table = colours_game(4, SIDE, {1: {"yellow": 1}}, best_car="on")
    table.drive(1, "K")
    assert table.happened("paid_in_part") == ["B paid_in_part 2 1 1 4"]
    assert table.purse(6) == {"white": 10}


@pytest.mark.clause("AS-126", "AS-125")
def test_of_a_purse_only_its_cars_colour_is_its_own() -> None:
    """White is B's other car: no reason to pay it before blue."""
    for purse, first in (({"blue": 3, "white": 3}, "blue"), ({"yellow": 3, "black": 3}, "yellow")):
        table = colours_game(4, SIDE, {0: {"red": 1}, 1: purse}, best_car="on")
        table.drive(1, "K")
        assert paid_colours(table)[0] == first
