"""Small sets as bit masks."""

from collections import Counter

import numpy as np
import pytest

from rejouons.kernel.dice import DICE, seed_dice
from rejouons.kernel.record import new
from rejouons.kernel.sets import bit, holds, lowest, pick, size_of, without_lowest

MEMBERS = [0, 5, 31, 32, 54, 61]
MASK = sum(1 << member for member in MEMBERS)


def test_members_are_counted_and_found() -> None:
    cards = np.int64(MASK)
    assert size_of(cards) == len(MEMBERS)
    assert [number for number in range(62) if holds(cards, number)] == MEMBERS
    assert size_of(np.int64(0)) == 0


def test_members_come_lowest_first() -> None:
    cards = np.int64(MASK)
    found = []
    while cards != 0:
        found.append(int(lowest(cards)))
        cards = without_lowest(cards)
    assert found == MEMBERS


@pytest.mark.parametrize("number", [np.int8, np.int16, np.int32])
def test_sets_may_be_kept_in_narrow_numbers(number: type[np.signedinteger]) -> None:
    seats = number(0b101000)
    assert (size_of(seats), lowest(seats)) == (2, 3)
    assert bit(number(40)) == 1 << 40


def test_every_member_is_picked_as_often() -> None:
    dice = new(DICE)[0]
    seed_dice(dice, 1, 0)
    counts = Counter(int(pick(np.int64(MASK), dice)) for _ in range(3000))
    assert sorted(counts) == MEMBERS
    assert all(400 < count < 600 for count in counts.values())
