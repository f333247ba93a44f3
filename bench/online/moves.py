"""What a durable move costs at a table whose sitters look on and nobody else."""

from typing import Any

from bench.online.mixes import THREE, TWO, smallest
from bench.online.process import Obedient, load_on
from bench.online.rows import Row, between, middle, trouble
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
MILLI = 1000
UNIT = "ms of CPU a move"


def measured_moves(settings: Settings) -> dict[str, Any]:
    with served() as server, load_on(server) as load:
        return {name: of_group(load, games, settings) for name, games in GROUPS.items()}


def of_group(load: Obedient, games: tuple[str, ...], settings: Settings) -> dict[str, Any]:
    gathered = load.ask("gather", plans=smallest(games, settings.tables))
    load.ask("advance", least=BEGUN[0], most=BEGUN[1])
    idle = load.ask("rest", seconds=settings.seconds)
    rounds = [played(load, settings) for _ in range(settings.rounds)]
    load.ask("leave")
    return {"sockets": gathered["sockets"], "idle": idle["cpu_per_second"], "rounds": rounds}


def played(load: Obedient, settings: Settings) -> Any:
    return load.ask(
        "play",
        rate=float(settings.tables),
        warm=settings.warm,
        seconds=settings.seconds,
        replaces=False,
    )


def move_rows(found: dict[str, Any]) -> list[Row]:
    return [row for name, group in found.items() for row in group_rows(name, group)]


def group_rows(name: str, group: Any) -> list[Row]:
    rounds = group["rounds"]
    costs = [told["cpu_per_move_ms"] for told in rounds]
    remarks = f"{between(costs)}; load used {middle(rounds, 'load_cpu_share'):.0%} of a core"
    troubles = trouble(rounds)
    idle = f"{group['sockets']:,} sockets open, nobody moves"
    return [
        Row(
            name,
            middle(rounds, "cpu_per_move_ms"),
            UNIT,
            "; ".join(filter(None, (remarks, troubles))),
        ),
        Row(f"{name}, idle", group["idle"] * MILLI, "ms of CPU a second", idle),
    ]
