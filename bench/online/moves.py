"""What a durable move costs at a table whose sitters are its only viewers, beside boardgame.io.

At each pace: where each table makes a move a second, so that the server sleeps most of the time and
wakes up for each, and where it is busy. Rounds take turns, ours and theirs, so that a slow moment
of the machine falls on both.
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
CALM, BUSY = "calm", "busy"
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
    paces = {CALM: 1.0, BUSY: settings.busy}
    found = {name: in_turns(ours, theirs, pace, settings) for name, pace in paces.items()}
    ours.ask("leave")
    return {"sockets": gathered["sockets"], "idle": idle["cpu_per_second"], **found}


def in_turns(
    ours: Obedient, theirs: Obedient | None, pace: float, settings: Settings
) -> dict[str, Any]:
    rounds, peer_rounds = [], []
    for _ in range(settings.rounds):
        rounds.append(played(ours, settings, pace))
        if theirs:
            peer_rounds.append(played(theirs, settings, pace))
    return {"rounds": rounds, "peer_rounds": peer_rounds}


def played(load: Obedient, settings: Settings, pace: float = 1.0) -> dict[str, Any]:
    rate, warm, seconds = settings.tables * pace, settings.warm, settings.seconds
    told = load.ask("play", rate=rate, warm=warm, seconds=seconds, replaces=False)
    return {"rate": rate, **told}


# Rows


def move_rows(found: dict[str, Any]) -> list[Row]:
    groups = found["groups"]
    rows = [*pace_rows(groups, CALM), *pace_rows(groups, BUSY)]
    rows += [idle_row(name, group) for name, group in groups.items()]
    if found["peer"]:
        rows.append(idle_row(PEER, found["peer"]))
    return rows


def pace_rows(groups: dict[str, Any], pace: str) -> Iterator[Row]:
    at_pace = {name: group[pace] for name, group in groups.items()}
    for name, told in at_pace.items():
        yield cost_row(f"{name}, {rate_of(told)}", told["rounds"])
    peer_rounds = [round_ for told in at_pace.values() for round_ in told["peer_rounds"]]
    if peer_rounds:
        yield cost_row(f"{PEER}, two viewers, in memory", peer_rounds)
        for name, told in at_pace.items():
            yield ratio_row(name, told)


def rate_of(told: Any) -> str:
    return f"{told['rounds'][0]['rate']:,.0f} moves a second"


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
