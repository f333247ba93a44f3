"""The limits of the tables that hold a board, and of what a move can be looked through for."""

from collections.abc import Iterator

from rejouons.games.a_vos_marques.roads import (
    FINISH_NAME,
    MAX_DESTINATIONS,
    MAX_JUNCTIONS,
    MAX_SPACES,
    MAX_WAYS,
    Network,
)
from rejouons.games.a_vos_marques.tables import MOST_STEPS
from rejouons.kernel.board import Remark, remark

MAX_TRIPS = 600  # of any length that dice can show, from one space; the box has 215


def size_faults(network: Network) -> Iterator[Remark]:
    if len(network.spaces) > MAX_SPACES:
        yield remark("too-many-spaces", found=len(network.spaces), most=MAX_SPACES)


def limit_faults(network: Network) -> Iterator[Remark]:
    if len(network.destinations) > MAX_DESTINATIONS:
        found = len(network.destinations)
        yield remark("too-many-destinations", found=found, most=MAX_DESTINATIONS)
    ways = {name: len(network.ways(name)) for name in network.names}
    junctions = sum(map(network.is_junction, network.names))
    if junctions > MAX_JUNCTIONS:
        yield remark("too-many-junctions", found=junctions, most=MAX_JUNCTIONS)
    for name, number in ways.items():
        if number > MAX_WAYS:
            yield remark("too-many-ways", space=name, found=number, most=MAX_WAYS)


def trip_faults(network: Network) -> Iterator[Remark]:
    """Roads that branch too much: the rules look at every trip that the dice allow."""
    ways = {name: network.ways(name) for name in network.names}
    for name in network.names:
        if has_too_many_trips(ways, name):
            yield remark("too-many-trips", space=name, steps=MOST_STEPS, most=MAX_TRIPS)
            return


def has_too_many_trips(ways: dict[str, list[str]], origin: str) -> bool:
    """Counts trips on which no space comes twice, as far as there is room for."""
    trips = 0
    waiting: list[tuple[str, ...]] = [(origin,)]
    while waiting and trips <= MAX_TRIPS:
        trip = waiting.pop()
        trips += len(trip) > 1
        if len(trip) <= MOST_STEPS and trip[-1] != FINISH_NAME:
            waiting += [(*trip, way) for way in ways[trip[-1]] if way not in trip]
    return trips > MAX_TRIPS
