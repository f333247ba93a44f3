"""Chance: xoshiro128++, its 32-bit lanes computed in 64 bits, so that no target overflows."""

import numpy as np
from numpy import int64

from rejouons.kernel.record import record
from rejouons.kernel.rule import rule, solid

BITS = 32
MASK = 0xFFFFFFFF

DICE = record(
    ("lanes", np.uint32, (4,)),  # the generator's 128 bits; secret, never all zero once keyed
    ("draws", np.int32),  # how many draws were made, and secrets shown: `reveal`
)


@rule
def rotate(word, by):
    return ((word << by) | (word >> (BITS - by))) & MASK


@rule
def next_bits(dice):
    """Returns the next 32 random bits."""
    lanes = dice.lanes
    first, second, last = int64(lanes[0]), int64(lanes[1]), int64(lanes[3])
    bits = (rotate((first + last) & MASK, 7) + first) & MASK
    third = int64(lanes[2]) ^ first
    last ^= second
    lanes[1] = second ^ third
    lanes[0] = first ^ last
    lanes[2] = third ^ ((second << 9) & MASK)
    lanes[3] = rotate(last, 11)
    return bits


@rule
def draw(dice, count):
    """Returns 0..count-1, each exactly as likely; `count` is 1..2**31-1."""
    dice.draws += 1
    scaled = next_bits(dice) * count
    if scaled & MASK < count:
        surplus = (MASK + 1 - count) % count  # draws below it would favour low numbers
        while scaled & MASK < surplus:
            scaled = next_bits(dice) * count
    return scaled >> BITS


@rule
def reveal(dice):
    """Notes that who acts learns something that no die decides: what was hidden from them.

    Like a draw it can't be taken back without asking. Rules call it wherever what they do next,
    or show, depends on a secret that the acting seat can't work out from its view.
    """
    dice.draws += 1


@rule
def roll_die(dice, sides):
    """Returns 1..sides."""
    return draw(dice, sides) + 1


@rule
def multiply(word, factor):
    """The low 32 bits of a product of 32-bit words, without overflowing 64 bits."""
    high = (word * (factor >> 16)) & 0xFFFF
    return ((high << 16) + word * (factor & 0xFFFF)) & MASK


@rule
def scramble(word):
    """Returns a 32-bit word of which every bit depends on every bit of `word`."""
    word = multiply(word ^ (word >> 16), 0x21F0AAAD)
    word = multiply(word ^ (word >> 15), 0xD35A2D97)
    return word ^ (word >> 15)


@solid
def seed_dice(dice, seed, stream):
    """Keys the dice from two numbers, 0..2**63-1 each: a stream of the experiment `seed`."""
    for lane in range(4):
        word = scramble(seed & MASK ^ multiply(lane + 1, 0x9E3779B9))
        word = scramble(word ^ (seed >> BITS))
        word = scramble(word ^ (stream & MASK))
        dice.lanes[lane] = scramble(word ^ (stream >> BITS))
    dice.lanes[3] |= 1
    dice.draws = 0


@rule
def branch_dice(dice, source):
    """Keys the dice with fresh bits of another generator."""
    for lane in range(4):
        dice.lanes[lane] = next_bits(source)
    dice.lanes[3] |= 1
    dice.draws = 0


@rule
def copy_dice(dice, source):
    """Makes the dice fall from now on as another generator's would."""
    for lane in range(4):
        dice.lanes[lane] = source.lanes[lane]
    dice.draws = source.draws


@rule
def wipe_dice(dice):
    """Forgets everything: what a view holds instead of the generator."""
    for lane in range(4):
        dice.lanes[lane] = 0
    dice.draws = 0
