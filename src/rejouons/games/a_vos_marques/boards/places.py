"""The places of a board: each is there, as often as the rules need it, where cars drive past."""

from collections.abc import Iterator

from rejouons.games.a_vos_marques.roads import (
    FINISH_NAME,
    PLACES,
    SINGLE_PLACES,
    START_NAME,
    Network,
)
from rejouons.kernel.board import Remark, remark

STRAIGHT_ON = 2  # ways out of a space that is no junction


def place_faults(network: Network) -> Iterator[Remark]:
    for place in PLACES:
        there = [name for name, space in network.spaces.items() if space.get("place") == place]
        if not there:
            yield remark("no-place", place=place)
        elif place in SINGLE_PLACES and len(there) > 1:
            yield remark("place-twice", place=place, spaces=", ".join(there))
    for name, space in network.spaces.items():
        if "place" not in space:
            continue
        if name in (START_NAME, FINISH_NAME):
            yield remark("place-at-end", space=name, place=space["place"])
        elif len(network.ways(name)) > STRAIGHT_ON:
            yield remark("place-at-junction", space=name, place=space["place"])
