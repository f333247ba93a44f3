"""Chance: the known generator, fair draws, independent streams."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, product
from typing import Any

import numba
import numpy as np
import pytest

from rejouons.kernel import dice as plain
from rejouons.kernel.dice import DICE, MASK
from rejouons.kernel.link import Linker
from rejouons.kernel.record import new, snapshot

KNOWN = [  # xoshiro128++ from the lanes 1, 2, 3, 4
    641,
    1573767,
    3222811527,
    3517856514,
    836907274,
    4247214768,
    3867114732,
    1355841295,
    495546011,
    621204420,
]
LARGE = 3 * 2**29 + 1  # a quarter of all words would favour some numbers
OCTANTS = 8
COUNTS = [1, 2, 3, 6, 7, 52, 1000, LARGE, 2**31 - 1]
NUMBERS = [0, 1, 2, 3, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**33, 2**62, 2**63 - 1]
DRAWS = 12_000


@pytest.fixture(params=["plain", "compiled"], scope="module")
def rules(request: pytest.FixtureRequest) -> Any:
    return plain if request.param == "plain" else Linker(plain, numba.njit).rules


def seeded(seed: int, stream: int = 0) -> Any:
    dice = new(DICE)[0]
    plain.seed_dice(dice, seed, stream)
    return dice


def test_the_generator_is_xoshiro128pp(rules: Any) -> None:
    dice = new(DICE)[0]
    dice.lanes[:] = 1, 2, 3, 4
    assert [rules.next_bits(dice) for _ in KNOWN] == KNOWN
    assert dice.draws == 0


# Draws


def surprise(found: Iterable[int], cells: int) -> float:
    """How far counts are from even: chi-square, in standard deviations from what is usual."""
    counts = Counter(found)
    assert set(counts) <= set(range(cells))
    usual = sum(counts.values()) / cells
    square = sum((counts[cell] - usual) ** 2 / usual for cell in range(cells))
    degrees = cells - 1
    return float((square - degrees) / (2 * degrees) ** 0.5)


@pytest.mark.parametrize("count", COUNTS)
def test_draws_stay_in_range_and_are_counted(rules: Any, count: int) -> None:
    dice = seeded(count)
    drawn = [rules.draw(dice, count) for _ in range(500)]
    assert min(drawn) >= 0
    assert max(drawn) < count
    assert dice.draws == 500


@pytest.mark.parametrize("count", [2, 3, 6, 7, 52, 1000])
def test_every_number_is_as_likely(rules: Any, count: int) -> None:
    dice = seeded(5)
    assert abs(surprise((rules.draw(dice, count) for _ in range(DRAWS)), count)) < 5


def test_large_draws_favour_no_number(rules: Any) -> None:
    """Without rejection one residue of three would come a quarter less often in each octant."""
    dice = seeded(6)
    drawn = [rules.draw(dice, LARGE) for _ in range(DRAWS)]
    cells = [int(number % 3) * OCTANTS + int(number) * OCTANTS // LARGE for number in drawn]
    assert abs(surprise(cells, 3 * OCTANTS)) < 5


def test_large_draws_do_reject_words(rules: Any) -> None:
    dice, twin = seeded(7), seeded(7)
    for _ in range(2000):
        rules.draw(dice, LARGE)
    words = 0
    while twin.lanes.tolist() != dice.lanes.tolist():
        plain.next_bits(twin)
        words += 1
    assert dice.draws == 2000
    assert 1.30 < words / 2000 < 1.37  # 2**32 words, of which three quarters are taken


@pytest.mark.parametrize("sides", [1, 2, 6, 20])
def test_a_die_shows_each_of_its_sides(rules: Any, sides: int) -> None:
    dice = seeded(8)
    assert {rules.roll_die(dice, sides) for _ in range(400)} == set(range(1, sides + 1))


# Words


@pytest.mark.parametrize("wide", [int, np.int64])
def test_products_are_exact(rules: Any, wide: Any) -> None:
    rng = random.Random(1)
    words = [0, 1, 0xFFFF, 0x10000, 0x80000000, MASK]
    pairs = [*product(words, repeat=2)]
    pairs += [(rng.getrandbits(32), rng.getrandbits(32)) for _ in range(2000)]
    for word, factor in pairs:
        assert rules.multiply(wide(word), wide(factor)) == word * factor & MASK


# Streams


def test_every_stream_is_another(rules: Any) -> None:
    lanes = set()
    for seed, stream in product(NUMBERS, NUMBERS):
        dice = new(DICE)[0]
        rules.seed_dice(dice, seed, stream)
        lanes.add(tuple(dice.lanes.tolist()))
        assert dice.tobytes() == seeded(seed, stream).tobytes()  # the same on every target
    assert len(lanes) == len(NUMBERS) ** 2


def test_neighbouring_streams_look_unrelated() -> None:
    firsts = [plain.draw(seeded(1, stream), 6) for stream in range(DRAWS // 4)]
    assert abs(surprise(firsts, 6)) < 5
    pairs = [a * 6 + b for a, b in pairwise(firsts)]
    assert abs(surprise(map(int, pairs), 36)) < 5


def test_seeding_starts_the_count_again(rules: Any) -> None:
    dice = seeded(1)
    rules.draw(dice, 6)
    rules.seed_dice(dice, 1, 0)
    assert dice.tobytes() == seeded(1).tobytes()


def test_a_branch_takes_four_words_of_its_source(rules: Any) -> None:
    source, twin, branch = seeded(1), seeded(1), new(DICE)[0]
    branch.draws = 9
    rules.branch_dice(branch, source)
    words = [plain.next_bits(twin) for _ in range(4)]
    assert source.tobytes() == twin.tobytes()
    assert branch.lanes.tolist() == [*words[:3], words[3] | 1]
    assert branch.draws == 0


def test_wiped_dice_tell_nothing(rules: Any) -> None:
    dice = seeded(1)
    rules.draw(dice, 6)
    assert any(snapshot(dice).tobytes())
    rules.wipe_dice(dice)
    assert not any(dice.tobytes())
