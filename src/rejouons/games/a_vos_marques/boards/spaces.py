"""The spaces of a board one by one: region, place, and where their arrows lead."""

from collections.abc import Iterator

from rejouons.games.a_vos_marques.roads import PLACES, REGIONS, Network
from rejouons.kernel.board import Remark, remark


def space_faults(network: Network) -> Iterator[Remark]:
    for name, space in network.spaces.items():
        region, place = space["region"], space.get("place")
        if region not in REGIONS:
            yield remark("region", space=name, region=region, known=", ".join(REGIONS))
        if place is not None and place not in PLACES:
            yield remark("place", space=name, place=place, known=", ".join(PLACES))
        yield from arrow_faults(network, name)
        if "back" in space and space["back"] not in network.spaces:
            yield remark("back-to-nothing", space=name, target=space["back"])


def arrow_faults(network: Network, name: str) -> Iterator[Remark]:
    """Each road is told once, along its arrow, and has another space at its end."""
    for target in network.spaces[name]["next"]:
        if target not in network.spaces:
            yield remark("leads-to-nothing", space=name, target=target)
        elif target == name:
            yield remark("leads-to-itself", space=name)
        elif name < target and name in network.spaces[target]["next"]:
            yield remark("both-ways", space=name, target=target)
