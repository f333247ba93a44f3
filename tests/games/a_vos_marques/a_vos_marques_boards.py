"""Boards and cards of somebody's own: the box's with a change or two, and a small deck."""

import json
from copy import deepcopy
from typing import Any

from rejouons.games.a_vos_marques.tables import FOLDER

Facts = dict[str, Any]


def box_board() -> Facts:
    return read("board.json")


def box_cards() -> Facts:
    return read("cards.json")


def read(name: str) -> Facts:
    facts: Facts = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return facts


def own_board() -> Facts:
    """The box's with a short cut through the city and without the tunnel, undrawn."""
    facts = box_board() | {"name": "Anna’s town"}
    del facts["drawing"]
    spaces = facts["spaces"]
    spaces["A05"]["next"] = ["A06", "Alley"]
    spaces["Alley"] = {"x": 150, "y": 690, "region": "city", "next": ["A08"]}
    spaces["A08"]["back"] = "A07"
    facts["links"] = [{"kind": "ferry", "ends": ["N15", "L10"]}]
    return facts


def own_cards() -> Facts:
    """A small deck with every operation there is."""
    return {
        "format": 1,
        "game": "a_vos_marques",
        "name": "Zoé’s cards",
        "cards": deepcopy({**E_CARDS, **S_CARDS, **P_CARDS}),
    }


def card(deck: str, copies: int, title: Any, *effect: Facts, **more: Any) -> Facts:
    return {
        "deck": deck,
        "copies": copies,
        "title": title,
        "text": {"fr": "Lisez bien cette carte."},
        "effect": list(effect),
        **more,
    }


def op(name: str, *n: int, **more: Any) -> Facts:
    return {"op": name, **({"n": n[0]} if n else {}), **more}


E_CARDS = {
    "E01": card("E", 1, "Tremblement de terre", op("cata")),
    "Billet": card("E", 2, {"fr": "Le bac"}, op("keep_pass")),
    "E03": card(
        "E", 3, "Le plein", op("errand", place="service_station", on_arrival=[op("pay", 3)])
    ),
    "E04": card("E", 2, "Casino", op("goto", place="casino"), op("receive", 1)),
    "E05": card("E", 2, "Aspiration", op("swap_ahead", **{"else": [op("bonus_die")]})),
    "E06": card("E", 2, "Loterie", op("gain_product", max_price=7), op("draw_s", 2)),
    "E07": card("E", 1, "Tournée", op("pay_each", 1), op("collect_each", 2)),
    "E08": card("E", 1, "Cadeau", op("gain_product", product="ALA")),
}
S_CARDS = {
    "S01": card(
        "S",
        6,
        {"en": "Wet bend", "fr": "Virage mouillé"},
        op("by_region", regions=["city", "lake"], then=[op("back", 30)]),
        counters=[
            {"any_of": ["ESP"], "result": "reverse", "attacker": [op("stop")]},
            {"any_of": ["ABS", "ASR"], "result": "reduce", "self": [op("wrong_way")]},
        ],
    ),
    "S02": card(
        "S",
        4,
        "Vol !",
        op("steal_money", 5),
        op("steal_product", mode="random"),
        counters=[{"any_of": ["ALA"], "result": "reverse", "attacker": [op("pay_victim", 4)]}],
    ),
    "S03": card("S", 3, "Sur commande", op("steal_product", mode="named")),
    "S04": card(
        "S",
        4,
        "Panne",
        op("errand", place="dealer", on_arrival=[op("lose_money", 2)]),
        counters=[{"any_of": ["DEA"], "result": "cancel"}],
    ),
}
P_CARDS = {
    "P01": card(
        "P",
        5,
        "Verglas",
        op(
            "by_product",
            cases=[{"any_of": ["AIR", "ENG"], "then": [op("forward", 18)]}],
            **{"else": [op("one_die"), op("lose_product", mode="random")]},
        ),
    ),
    "P02": card("P", 2, "Barrage", op("stop")),
}
