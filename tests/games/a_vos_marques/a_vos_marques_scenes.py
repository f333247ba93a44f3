"""How races of the tests come to a certain point, each laid anew when it is called."""

from collections.abc import Callable
from typing import Any

from a_vos_marques_table import Race

Lay = Callable[[], Race]


def at(step: str, *actions: str, **given: Any) -> Lay:
    """A race before a step, in which something has been done already."""

    def lay() -> Race:
        race = Race(at=step, **given)
        race.act(*actions)
        return race

    return lay


def drawn(card: str, *actions: str, **given: Any) -> Lay:
    """P1 has drawn a card."""

    def lay() -> Race:
        race = Race(**given)
        race.lay_pile(card[0], card)
        race.esp(card)
        if actions:
            race.act(*actions)
        return race

    return lay


def rolled(points: int, *actions: str, **given: Any) -> Lay:
    """P1 has rolled the red dice."""

    def lay() -> Race:
        race = Race(at="red", **given)
        race.total(points)
        race.act(*actions)
        return race

    return lay


def duel(face: int, other: int, *actions: str, **given: Any) -> Lay:
    """P1 has fought P2 at the Sand Fox."""

    def lay() -> Race:
        race = rolled(5, "drive D06 1", **{"P1": "D01", **given})()
        race.roll(face, other, by="challenge 2")
        if actions:
            race.act(*actions)
        return race

    return lay
