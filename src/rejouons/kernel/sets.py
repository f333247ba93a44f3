"""Small sets, such as hands of cards: bit masks of numbers 0..61."""

from numpy import int64

from rejouons.kernel.dice import draw
from rejouons.kernel.rule import rule, solid

PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
MOST = 0x7F  # no size is larger


@rule
def bit(member):
    """The set of one number."""
    return int64(1) << int64(member)


@rule
def holds(members, member):
    return members & bit(member) != 0


@rule
def size_of(members):
    """How many bits are set."""
    sums = int64(members)  # narrow sets would overflow in plain Python
    sums -= sums >> 1 & PAIRS
    sums = (sums & FOURS) + (sums >> 2 & FOURS)
    sums = sums + (sums >> 4) & BYTES
    sums += sums >> 8
    sums += sums >> 16
    return sums + (sums >> 32) & MOST


@rule
def lowest(members):
    """The lowest number in a set that is not empty."""
    members = int64(members)
    return size_of((members & -members) - 1)


@rule
def without_lowest(members):
    return members & (members - 1)


@solid
def pick(members, dice):
    """A number in a set that is not empty, each as likely."""
    for _ in range(draw(dice, size_of(members))):
        members = without_lowest(members)
    return lowest(members)
