"""Chances to win, made of strengths: what the `evaluate` of several games needs."""

from rejouons.kernel.rule import rule

DOUBLINGS = 10  # of an exponent; enough for the exponential of any lead


@rule
def share_out(chances, count):
    """Scales the chances so that they add up to one; without any, all are equal."""
    total = 0.0
    for seat in range(count):
        total += chances[seat]
    for seat in range(count):
        chances[seat] = chances[seat] / total if total > 0.0 else 1.0 / count


@rule
def exponential(lead, unit):
    """Grows exponentially with a lead, e-fold per unit: `exp` itself differs between libraries."""
    power = max(0.0, 1.0 + lead / (unit * (1 << DOUBLINGS)))
    for _ in range(DOUBLINGS):
        power *= power
    return power
