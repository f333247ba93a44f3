"""What a card does, told twice: by its file, and by the program that it was compiled into."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rejouons.games.a_vos_marques.cards import MAX_INSTRUCTIONS, NO_PROGRAM, Op
from rejouons.games.a_vos_marques.tables import PROGRAM

PRODUCTS = ("ABS", "ASR", "ESP", "NAV", "DYN", "ENG", "ALA", "AIR", "DEA")
REGIONS = ("city", "meadow", "lake", "mountain", "coast", "desert", "hills")
PLACES = (
    *("service_station", "police", "dealer", "restaurant", "casino", "magic_mountain", "sand_fox"),
    *("meadow", "lake", "desert", "sea"),
)
PRICES = (7, 10, 18, 7, 8, 6, 5, 4, 4)
RENAMED = {"keep_ticket": "keep_pass"}  # operations, from their names in the program
STEALS = {"random": "steal_random", "named": "steal_named"}

Ops = Sequence[Mapping[str, Any]]
Step = tuple[Any, ...]  # what is done: its name, and what it is done with


@dataclass(frozen=True)
class Situation:
    """What the branches of a card look at."""

    region: str
    product: str = ""  # the one held, if any
    is_behind: bool = True  # or the car leads


SITUATIONS = [
    Situation(region, product, is_behind)
    for region in REGIONS
    for product in ("", *PRODUCTS)
    for is_behind in (True, False)
]


# By the file


def written(ops: Ops, deck: str, now: Situation, is_arrival: bool = False) -> list[Step]:
    """The steps of an effect in a situation."""
    return [step for op in ops for step in _written(op, deck, now, is_arrival)]


def _written(op: Mapping[str, Any], deck: str, now: Situation, is_arrival: bool) -> Iterator[Step]:
    name = op["op"]
    waits = deck == "S" and not is_arrival
    if name in ("by_region", "by_product", "swap_ahead"):
        if name == "swap_ahead" and now.is_behind:
            yield ("swap_ahead",)
        yield from written(_chosen(op, now), deck, now, is_arrival)
    elif name == "stop":
        yield ("miss", waits) if deck == "S" else ("stop", False)
    elif name in ("one_die", "wrong_way"):
        yield (name, waits)
    elif name == "errand":
        yield ("errand", op["place"], written(op["on_arrival"], deck, now, is_arrival=True))
    elif name == "steal_product":
        yield (STEALS[op["mode"]],)
    elif name == "gain_product":
        yield ("gain", {op["product"]}) if "product" in op else ("gain_choice", cheap(op))
    else:
        yield (name, *(op[key] for key in ("n", "place") if key in op))


def _chosen(op: Mapping[str, Any], now: Situation) -> Ops:
    """The branch that is taken."""
    otherwise: Ops = op.get("else", [])
    if op["op"] == "swap_ahead":
        return [] if now.is_behind else otherwise
    if op["op"] == "by_region":
        fitting = [op["then"]] if now.region in op["regions"] else []
    else:
        fitting = [case["then"] for case in op["cases"] if now.product in case["any_of"]]
    branches: list[Ops] = [*fitting, otherwise]
    return branches[0]


def cheap(op: Mapping[str, Any]) -> set[str]:
    priced = zip(PRODUCTS, PRICES, strict=True)
    return {name for name, price in priced if price <= op["max_price"]}


# By the program


def compiled(at: int, now: Situation) -> list[Step]:
    """The steps of the program that begins at an instruction."""
    steps: list[Step] = []
    for _ in range(MAX_INSTRUCTIONS):
        row = PROGRAM[at]
        if row.op == Op.END:
            return steps
        if row.op == Op.SWAP_AHEAD and now.is_behind:
            steps.append(("swap_ahead",))
        elif not is_branch(row):
            steps.append(_compiled(row, now))
        at = int(row.to) if is_branch(row) and jumps(row, now) else at + 1
    raise AssertionError("the program does not end")


def is_branch(row: Any) -> bool:
    return row.op in (Op.SWAP_AHEAD, Op.UNLESS_REGION, Op.UNLESS_PRODUCT, Op.JUMP)


def jumps(row: Any, now: Situation) -> bool:
    if row.op == Op.UNLESS_REGION:
        return now.region not in chosen(REGIONS, row.choice)
    if row.op == Op.UNLESS_PRODUCT:
        return now.product not in chosen(PRODUCTS, row.choice)
    return row.op == Op.JUMP or now.is_behind


def chosen(names: Sequence[str], mask: int) -> set[str]:
    return {name for number, name in enumerate(names) if int(mask) >> number & 1}


def _compiled(row: Any, now: Situation) -> Step:
    name = Op(row.op).name.lower()
    if row.op in (Op.STOP, Op.MISS, Op.ONE_DIE, Op.WRONG_WAY):
        return (name, bool(row.waits))
    if row.op == Op.ERRAND:
        there = compiled(int(row.to), now) if row.to != NO_PROGRAM else []
        return (name, PLACES[row.n], there)
    if row.op == Op.GOTO:
        return (name, PLACES[row.n])
    if row.op in (Op.GAIN, Op.GAIN_CHOICE):
        return (name, chosen(PRODUCTS, row.choice))
    return (RENAMED.get(name, name), *([int(row.n)] if row.n else []))
