"""What a table in mid-match takes of the server's memory, at which nobody is; and a socket."""

from typing import Any

from bench.online.mixes import THREE, TWO, least_players, smallest
from bench.online.proc import memory
from bench.online.process import Obedient, load_on
from bench.online.rows import Row, noted
from bench.online.served import Served, served
from bench.online.settings import Settings

GAMES = {
    "mark": "Mark",
    "autoscooter": "Autoscooter",
    "macadam": "Macadam",
    "ave_cesar": "Ave César",
    "a_vos_marques": "À vos marques",
}
WARM_UP = 10  # tables of each game before anything is counted
PORTION = 25  # tables at which somebody is at the same time
BEGUN = (15, 25)  # moves into their matches
KILO = 1024
UNIT = "KiB a table"


def measured_memory(settings: Settings) -> dict[str, Any]:
    with served() as server, load_on(server) as load:
        fill(load, TWO + THREE, WARM_UP * len(GAMES))
        levels = {"empty": level(server, load)}
        for game in GAMES:
            fill(load, (game,), settings.idle // len(GAMES))
            levels[game] = level(server, load)
        sockets = load.ask("look_on")["sockets"]
        levels["sockets"] = memory(server.pid)
    tables = settings.idle // len(GAMES)
    return {"tables": tables, "sockets": sockets, "levels": levels}


def fill(load: Obedient, games: tuple[str, ...], tables: int) -> None:
    """Tables that are played at, and then left; few at a time, because what their sockets took
    is free again afterwards and would hide what the next tables take.
    """
    plans = smallest(games, tables)
    for first in range(0, tables, PORTION):
        load.ask("gather", plans=plans[first : first + PORTION])
        load.ask("advance", least=BEGUN[0], most=BEGUN[1])
        load.ask("leave")


def level(server: Served, load: Obedient) -> dict[str, int]:
    """What the server takes while all tables are awake: left alone, they rest."""
    load.ask("touch")
    return memory(server.pid)


# Rows


def memory_rows(found: dict[str, Any]) -> list[Row]:
    levels, tables = found["levels"], found["tables"]
    steps = list(levels)
    rows = []
    for before, game in zip(steps, GAMES, strict=False):
        sitters = f"{tables} tables of {least_players(game)}"
        rows.append(grown(GAMES[game], levels[before], levels[game], tables, sitters))
    everything = tables * len(GAMES)
    last = levels[steps[-2]]
    rows.append(grown("all five", levels["empty"], last, everything, f"{everything:,} tables"))
    sockets = f"{found['sockets']:,} onlookers, one a table"
    rows.append(grown("an open socket", last, levels["sockets"], found["sockets"], sockets))
    empty = levels["empty"]["rss"] / KILO / KILO
    return [*rows, Row("the server before that", empty, "MiB, resident", "after warming up")]


def grown(
    name: str, before: dict[str, int], after: dict[str, int], number: int, remarks: str
) -> Row:
    each = {kind: (after[kind] - before[kind]) / number / KILO for kind in after}
    unit = UNIT if "socket" not in name else "KiB a socket"
    others = f"resident; PSS {each['pss']:.1f}, USS {each['uss']:.1f}"
    return Row(name, each["rss"], unit, noted(others, remarks))
