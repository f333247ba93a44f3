"""The ways across a board: the arrows lead from START to FINISH, and `back` leads home."""

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from rejouons.games.a_vos_marques.roads import FINISH_NAME, START_NAME, Network
from rejouons.kernel.board import Remark, remark

LOOP_SHOWN = 8  # spaces of a loop that are named


def before(network: Network) -> dict[str, list[str]]:
    """The spaces from which an arrow leads to each."""
    origins: dict[str, list[str]] = {name: [] for name in network.spaces}
    for name, space in network.spaces.items():
        for target in space["next"]:
            origins[target].append(name)
    return origins


def end_faults(network: Network) -> Iterator[Remark]:
    """One road leads out of START, and one into FINISH."""
    origins = before(network)
    leaving, arriving = network.spaces[START_NAME]["next"], origins[FINISH_NAME]
    for name in origins[START_NAME]:
        yield remark("leads-to-start", space=name)
    if len(leaving) != 1:
        yield remark("start-roads", found=len(leaving))
    if network.spaces[FINISH_NAME]["next"]:
        yield remark("leads-from-finish")
    if len(arriving) != 1:
        yield remark("finish-roads", found=len(arriving))


def way_faults(network: Network) -> Iterator[Remark]:
    """An arrow leads to every other space and from it, so without loops none is cut off."""
    for name, origins in before(network).items():
        space = network.spaces[name]
        if name not in (START_NAME, FINISH_NAME):
            if not origins:
                yield remark("not-entered", space=name)
            if not space["next"]:
                yield remark("dead-end", space=name)
        if "back" in space and space["back"] not in origins:
            yield remark("back-off-road", space=name, target=space["back"])
        elif "back" not in space and len(origins) > 1:
            yield remark("back-missing", space=name, known=", ".join(sorted(origins)))


def loop_faults(network: Network) -> Iterator[Remark]:
    """No way along the arrows comes back to where it was."""
    try:
        TopologicalSorter(before(network)).prepare()
    except CycleError as error:
        loop = error.args[1][:-1]
        shown = [*loop[:LOOP_SHOWN], *(["…"] if len(loop) > LOOP_SHOWN else [])]
        yield remark("loop", spaces=", ".join(shown))


def steps_with_tickets(network: Network) -> int:
    """The fewest steps from START to FINISH, by road, ferry and tunnel."""
    steps = 0
    reached = {START_NAME}
    while FINISH_NAME not in reached:
        reached |= {way for name in reached for way in network.ways(name)}
        steps += 1
    return steps
