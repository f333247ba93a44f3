"""What a table in mid-match takes of the server's memory, at which nobody is; and a socket.

A table that has just been left is awake, as it is while somebody plays; after a minute it rests.
"""

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
RESTING = {"autoscooter": ("autoscooter",), "all": TWO + THREE}
IDLE = 4.0  # seconds after which tables rest, instead of a minute
PORTIONS = 3  # of tables that are left to rest, after a first one that is not counted
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
    resting = {name: rested(games, tables) for name, games in RESTING.items()}
    return {"tables": tables, "sockets": sockets, "levels": levels, "resting": resting}


def rested(games: tuple[str, ...], tables: int) -> dict[str, Any]:
    """Portion after portion is played at and left to rest: what they took meanwhile is used again
    by the next, so that what grows is what those that rest take.
    """
    with served(IDLE) as server, load_on(server) as load:
        fill(load, TWO + THREE, WARM_UP * len(GAMES))
        levels = []
        for _ in range(1 + PORTIONS):
            fill(load, games, tables)
            load.ask("rest", seconds=3 * IDLE)
            levels.append(memory(server.pid))
    return {"before": levels[0], "after": levels[-1], "tables": tables * PORTIONS}


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
    resting = [at_rest(name, told) for name, told in found["resting"].items()]
    empty = levels["empty"]["rss"] / KILO / KILO
    warm = Row("the server before that", empty, "MiB, resident", "after warming up")
    return [*rows, warm, *resting]


def at_rest(name: str, told: Any) -> Row:
    title = f"{GAMES.get(name, 'all five')}, at rest"
    return grown(title, told["before"], told["after"], told["tables"], f"{told['tables']:,} tables")


def grown(
    name: str, before: dict[str, int], after: dict[str, int], number: int, remarks: str
) -> Row:
    each = {kind: (after[kind] - before[kind]) / number / KILO for kind in after}
    unit = UNIT if "socket" not in name else "KiB a socket"
    others = f"resident; PSS {each['pss']:.1f}, USS {each['uss']:.1f}"
    return Row(name, each["rss"], unit, noted(others, remarks))
