"""Sets of seats, as bit masks."""

from rejouons.kernel.rule import rule


@rule
def lowest_seat(mask):
    seat = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat
