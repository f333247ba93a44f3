"""How soon the others see a move: 2,000 sockets at 500 live tables of one server."""

from typing import Any

from bench.online.mixes import live
from bench.online.process import load_on
from bench.online.rows import Row, spread_rows, trouble
from bench.online.served import served
from bench.online.settings import Settings

BEGUN = (0, 40)  # moves into their matches: they end at different times


def measured_screens(settings: Settings) -> dict[str, Any]:
    with served() as server, load_on(server) as load:
        gathered = load.ask("gather", plans=live(settings.tables))
        load.ask("advance", least=BEGUN[0], most=BEGUN[1])
        idle = load.ask("rest", seconds=settings.seconds)
        played = load.ask(
            "play",
            rate=float(settings.tables),
            warm=settings.warm,
            seconds=settings.long,
            replaces=True,
        )
    return {
        "tables": settings.tables,
        "sockets": gathered["sockets"],
        "idle": idle["cpu_per_second"],
        "play": played,
    }


def screen_rows(found: dict[str, Any]) -> list[Row]:
    play = found["play"]
    rate, share = play["moves"] / play["seconds"], play["cpu"] / play["seconds"]
    kept = f"{rate:.0f} moves a second at {found['tables']} tables"
    return [
        Row("open sockets", found["sockets"], "sockets", kept),
        *spread_rows("move sent to another's frame", play["sent_to_screens_ms"]),
        *spread_rows("move due to another's frame", play["due_to_screens_ms"]),
        *spread_rows("move sent to acknowledged", play["sent_to_done_ms"]),
        *spread_rows("move due to sent (the load's own delay)", play["due_to_sent_ms"]),
        Row("CPU of the server", share * 100, "% of a core", trouble([play])),
        Row("the server was ready but without a core", play["queued_share"] * 100, "% of the time"),
        Row("CPU of the server, per move", play["cpu_per_move_ms"], "ms of CPU a move"),
        Row("CPU of the load", play["load_cpu_share"] * 100, "% of a core"),
        Row("frames to others", play["screens"], "frames"),
        Row("matches that ended and were followed by a rematch", play["ended"], "matches"),
        Row("CPU of the server, idle", found["idle"] * 1000, "ms of CPU a second", "nobody moves"),
    ]
