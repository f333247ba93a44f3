"""Ferries and tunnels."""

from collections.abc import Iterator

from rejouons.games.a_vos_marques.roads import FINISH_NAME, LINKS, START_NAME, Network
from rejouons.kernel.board import Remark, remark


def link_faults(network: Network) -> Iterator[Remark]:
    known: list[set[str]] = []
    for number, link in enumerate(network.facts["links"], 1):
        first, second = link["ends"]
        if link["kind"] not in LINKS:
            yield remark("link-kind", link=number, kind=link["kind"], known=", ".join(LINKS))
        for end in (first, second):
            if end not in network.spaces:
                yield remark("link-to-nothing", link=number, space=end)
            elif end in (START_NAME, FINISH_NAME):
                yield remark("link-at-end", link=number, space=end)
        if is_road(network, first, second) or {first, second} in known:
            yield remark("link-twice", link=number, space=first, other=second)
        known.append({first, second})


def is_road(network: Network, first: str, second: str) -> bool:
    return any(
        origin in network.spaces and target in network.spaces[origin]["next"]
        for origin, target in ((first, second), (second, first))
    )
