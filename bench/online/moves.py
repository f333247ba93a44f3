"""What a durable move costs at a table whose sitters are its only viewers, beside boardgame.io.

Rounds take turns, ours and theirs, so that a slow moment of the machine falls on both.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from bench.online.mixes import THREE, TWO, smallest
from bench.online.peer import load_on_peer, peer
from bench.online.process import Obedient, load_on
from bench.online.rows import Row, between, middle, noted, trouble
from bench.online.served import served
from bench.online.settings import Settings

GROUPS = {  # at two viewers a table, then at three
    "Mark": TWO[:1],
    "Autoscooter": TWO[1:2],
    "Macadam": TWO[2:],
    "these three mixed": TWO,
    "Ave César, three viewers": THREE[:1],
    "À vos marques, three viewers": THREE[1:],
}
BEGUN = (5, 25)  # moves into their matches, so that tables are not all at the same point
WARM_UPS = 3  # windows that are not counted, until V8 has replaced its first, quick code
MILLI = 1000
UNIT = "ms of CPU a move"
IDLE = "ms of CPU a second"
PEER = "boardgame.io"


def measured_moves(settings: Settings) -> dict[str, Any]:
    with served() as server, load_on(server) as ours, peer_load(settings) as theirs:
        told = about_peer(theirs, settings) if theirs else {}
        groups = {name: of_group(ours, theirs, games, settings) for name, games in GROUPS.items()}
    return {"groups": groups, "peer": told}


@contextmanager
def peer_load(settings: Settings) -> Iterator[Obedient | None]:
    if not settings.has_peer:
        yield None
        return
    with peer() as server, load_on_peer(server) as load:
        yield load


def about_peer(theirs: Obedient, settings: Settings) -> dict[str, Any]:
    gathered = theirs.ask("gather", matches=settings.tables)
    for _ in range(WARM_UPS):
        played(theirs, settings)
    idle = theirs.ask("rest", seconds=settings.seconds)
    return {"sockets": gathered["sockets"], "idle": idle["cpu_per_second"]}


def of_group(
    ours: Obedient, theirs: Obedient | None, games: tuple[str, ...], settings: Settings
) -> dict[str, Any]:
    gathered = ours.ask("gather", plans=smallest(games, settings.tables))
    ours.ask("advance", least=BEGUN[0], most=BEGUN[1])
    idle = ours.ask("rest", seconds=settings.seconds)
    rounds, peer_rounds = [], []
    for _ in range(settings.rounds):
        rounds.append(played(ours, settings))
        if theirs:
            peer_rounds.append(played(theirs, settings))
    ours.ask("leave")
    return {
        "sockets": gathered["sockets"],
        "idle": idle["cpu_per_second"],
        "rounds": rounds,
        "peer_rounds": peer_rounds,
    }


def played(load: Obedient, settings: Settings) -> Any:
    return load.ask(
        "play",
        rate=float(settings.tables),
        warm=settings.warm,
        seconds=settings.seconds,
        replaces=False,
    )


# Rows


def move_rows(found: dict[str, Any]) -> list[Row]:
    groups = found["groups"]
    rows = [cost_row(name, group["rounds"]) for name, group in groups.items()]
    peer_rounds = [told for group in groups.values() for told in group["peer_rounds"]]
    if peer_rounds:
        rows.append(cost_row(f"{PEER}, two viewers, in memory", peer_rounds))
        rows += [ratio_row(name, group) for name, group in groups.items()]
    rows += [idle_row(name, group) for name, group in groups.items()]
    if peer_rounds:
        rows.append(idle_row(PEER, found["peer"]))
    return rows


def cost_row(name: str, rounds: Any) -> Row:
    costs = [told["cpu_per_move_ms"] for told in rounds]
    share = f"load {middle(rounds, 'load_cpu_share'):.0%} of a core"
    return Row(name, median(costs), UNIT, noted(between(costs), share, trouble(rounds)))


def ratio_row(name: str, group: Any) -> Row:
    ours, theirs = (middle(group[key], "cpu_per_move_ms") for key in ("rounds", "peer_rounds"))
    return Row(f"{name} / {PEER}", ours / theirs, "ratio", f"theirs beside it: {theirs:.3f} ms")


def idle_row(name: str, group: Any) -> Row:
    remarks = f"{group['sockets']:,} sockets open, nobody moves"
    return Row(f"{name}, idle", group["idle"] * MILLI, IDLE, remarks)
