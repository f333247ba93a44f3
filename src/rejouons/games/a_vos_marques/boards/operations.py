"""The operations of the cards one by one: which there are, and what each takes."""

from collections.abc import Iterator
from typing import Any

from rejouons.games.a_vos_marques.boards.values import is_among, part_faults
from rejouons.kernel.board import Remark, remark
from rejouons.kernel.typed import Keys, is_list, is_object, shown

MAX_DEPTH = 4  # of operations inside each other
AMOUNT: Keys = {"n": "amount"}
NEEDS: dict[str, Keys] = {  # of each operation, the fields it must have
    "forward": {"n": "drive"},
    "back": AMOUNT,
    "stop": {},
    "one_die": {},
    "bonus_die": {},
    "wrong_way": {},
    "pay": AMOUNT,
    "receive": AMOUNT,
    "pay_each": AMOUNT,
    "collect_each": AMOUNT,
    "pay_victim": AMOUNT,
    "steal_money": AMOUNT,
    "lose_money": AMOUNT,
    "steal_product": {"mode": "theft"},
    "lose_product": {"mode": "loss"},
    "gain_product": {},
    "errand": {"place": "errand-place"},
    "goto": {"place": "single-place"},
    "swap_ahead": {},
    "draw_s": AMOUNT,
    "keep_pass": {},
    "cata": {},
    "by_region": {"regions": "regions", "then": "list"},
    "by_product": {"cases": "cases"},
}
MAY_HAVE: dict[str, Keys] = {
    "gain_product": {"product": "product", "max_price": "price"},
    "errand": {"on_arrival": "list"},
    "swap_ahead": {"else": "list"},
    "by_region": {"else": "list"},
    "by_product": {"else": "list"},
}
CASE: Keys = {"any_of": "products", "then": "list"}
NESTED = ("on_arrival", "then", "else")


def operation_faults(card: str, ops: Any, path: str, depth: int = 1) -> Iterator[Remark]:
    """Faults of a list of operations, if it is one."""
    if not is_list(ops):
        return
    if depth > MAX_DEPTH:
        yield remark("too-deep", card=card, key=path, most=MAX_DEPTH)
        return
    for number, op in enumerate(ops, 1):
        yield from field_faults(card, op, f"{path}.{number}", depth)


def field_faults(card: str, op: Any, path: str, depth: int) -> Iterator[Remark]:
    if not is_object(op) or not is_among(tuple(NEEDS), op.get("op")):
        found = shown(op.get("op", op) if is_object(op) else op)
        yield remark("operation", card=card, key=path, found=found, known=", ".join(NEEDS))
        return
    name = op["op"]
    may = {"op": "text", **MAY_HAVE.get(name, {})}
    yield from part_faults(op, NEEDS[name], may, f"{path}.", card=card)
    if name == "gain_product" and ("product" in op) == ("max_price" in op):
        yield remark("gain", card=card, key=path)
    for key in NESTED:
        yield from operation_faults(card, op.get(key), f"{path}.{key}", depth + 1)
    if is_list(op.get("cases")):
        yield from case_faults(card, op["cases"], f"{path}.cases", depth)


def case_faults(card: str, cases: list[Any], path: str, depth: int) -> Iterator[Remark]:
    for number, case in enumerate(cases, 1):
        inside = f"{path}.{number}."
        yield from part_faults(case, CASE, {}, inside, card=card)
        if is_object(case):
            yield from operation_faults(card, case.get("then"), f"{inside}then", depth + 1)
