"""How many moves a second one process takes before the others' screens fall behind."""

from typing import Any

from bench.online.mixes import live
from bench.online.process import load_on
from bench.online.rows import Row, noted, trouble
from bench.online.served import served
from bench.online.settings import Settings

RATES = (125, 250, 375, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000)
MOST = 50.0  # ms until the frame has come to 99 of 100 screens
BEGUN = (0, 40)
MISSES = 3  # rates in a row after which it is given up: some may be the machine's fault


def measured_ramp(settings: Settings) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = []
    with served() as server, load_on(server) as load:
        load.ask("gather", plans=live(settings.tables))
        load.ask("advance", least=BEGUN[0], most=BEGUN[1])
        for rate in RATES:
            told = load.ask(
                "play", rate=rate, warm=settings.warm, seconds=settings.seconds, replaces=True
            )
            steps.append({"rate": rate} | told)
            if len(steps) >= MISSES and not any(map(is_kept, steps[-MISSES:])):
                break
    return steps


def is_kept(step: dict[str, Any]) -> bool:
    is_whole = not step["unsent"] and not step["unanswered"]
    return bool(is_whole and step["due_to_screens_ms"]["p99"] <= MOST)


def ramp_rows(steps: list[dict[str, Any]]) -> list[Row]:
    most = max((step["rate"] for step in steps if is_kept(step)), default=0)
    last = Row(f"most with p99 up to {MOST:.0f} ms", most, "moves a second")
    return [*map(step_row, steps), last]


def step_row(step: dict[str, Any]) -> Row:
    delays, server = step["due_to_screens_ms"], step["cpu"] / step["seconds"]
    remarks = noted(
        f"p50 {delays['p50']:.1f} ms",
        f"server {server:.0%} of a core, load {step['load_cpu_share']:.0%}",
        f"without a core {step['queued_share']:.0%} of the time",
        trouble([step]),
    )
    return Row(f"{step['rate']:,} moves a second, p99", delays["p99"], "ms", remarks)
