"""Where the crossroads is drawn, and what the drawing tells."""

from itertools import combinations
from math import dist

import pytest

from rejouons.games.macadam.tables import (
    DRAWING,
    KIND_NAMES,
    KIND_OF_CARD,
    POINTS_OF,
    SIGNALS,
    TYPE_NAMES,
    TYPE_OF,
)

RADIUS = DRAWING["signal_radius"]
APART = 90  # the closest two signals may stand
CLEAR = 40  # how far from a pile of cards they stand at least
COLOURS = {"green", "red", "yellow", "violet"}


def centres() -> list[tuple[int, int]]:
    return [(signal["x"], signal["y"]) for signal in DRAWING["signals"]]


def test_signals_are_drawn_apart() -> None:
    assert len(centres()) == SIGNALS
    assert min(dist(*pair) for pair in combinations(centres(), 2)) >= APART
    assert 2 * RADIUS < APART


@pytest.mark.parametrize("pile", ["agents", "stock"])
def test_signals_are_drawn_clear_of_a_pile(pile: str) -> None:
    place = DRAWING[pile]
    for x, y in centres():
        beside = max(abs(x - place["x"]) - place["width"] / 2, 0)
        above = max(abs(y - place["y"]) - place["height"] / 2, 0)
        assert dist((beside, above), (0, 0)) >= CLEAR > RADIUS


def test_signals_are_drawn_on_the_board() -> None:
    for x, y in centres():
        assert RADIUS <= x <= DRAWING["width"] - RADIUS
        assert RADIUS <= y <= DRAWING["height"] - RADIUS


def test_every_colour_of_pedestrians_has_a_mark_of_its_own() -> None:
    assert set(DRAWING["colours"]) == set(DRAWING["marks"]) == COLOURS
    assert (
        len(set(DRAWING["colours"].values())) == len(set(DRAWING["marks"].values())) == len(COLOURS)
    )


def test_the_drawing_tells_kinds_and_types() -> None:
    assert [card["kind"] for card in DRAWING["cards"]] == [
        KIND_NAMES[kind] for kind in KIND_OF_CARD
    ]
    assert [card["points"] for card in DRAWING["cards"]] == POINTS_OF.tolist()
    assert DRAWING["types"] == [TYPE_NAMES[number] for number in TYPE_OF]
