"""The lines of the table, and how they are written."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

HEADS = ("measure", "value", "unit", "remarks")


@dataclass(frozen=True)
class Row:
    measure: str
    value: float
    unit: str
    remarks: str = ""

    def cells(self) -> tuple[str, ...]:
        return self.measure, number(self.value), self.unit, self.remarks


def number(value: float) -> str:
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def between(values: Sequence[float]) -> str:
    """How far the rounds lie apart."""
    return f"{number(min(values))} to {number(max(values))} in {len(values)} rounds"


def spread_rows(what: str, spread: dict[str, float], remarks: str = "") -> list[Row]:
    return [
        Row(f"{what}, {share}", spread[share], "ms", remarks) for share in ("p50", "p99", "max")
    ]


def noted(*remarks: str) -> str:
    return "; ".join(filter(None, remarks))


def trouble(rounds: Sequence[Any]) -> str:
    """What went wrong in some rounds, if anything."""
    refusals = [why for told in rounds for why in told["refusals"]]
    lost = max(told["lost"] for told in rounds)
    unanswered = sum(told["unanswered"] for told in rounds)
    unsent = sum(told["unsent"] for told in rounds)
    skipped = sum(told["skipped"] for told in rounds)
    found = {
        f"REFUSED: {', '.join(sorted({*refusals}))}": len(refusals),
        "connections LOST": lost,
        "UNANSWERED": unanswered,
        "NEVER SENT, the table being behind": unsent,
        "due where a match was over": skipped,
    }
    return "; ".join(f"{count} {what}" for what, count in found.items() if count)


def middle(rounds: Sequence[Any], key: str) -> float:
    return float(median(told[key] for told in rounds))
