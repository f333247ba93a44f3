"""The drawing of a board: it may be missing, but what is there can be drawn."""

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rejouons.games.a_vos_marques.boards.values import is_wording
from rejouons.games.a_vos_marques.roads import REGIONS, Network
from rejouons.kernel.board import Remark, remark
from rejouons.kernel.typed import (
    Checks,
    are_names,
    are_points,
    is_box,
    is_list,
    is_number,
    is_object,
    is_point,
    is_text,
    mistyped,
    unknown_keys,
)

LEAST_GAP = 26  # between the middles of two spaces: their circles touch then


def drawing_faults(network: Network) -> Iterator[Remark]:
    yield from canvas_faults(network)
    drawing = network.facts.get("drawing", {})
    if not is_object(drawing):
        yield mistyped("drawing", "object", drawing)
        return
    for key, wanted in PARTS.items():
        if key in drawing and not CHECKS[wanted](drawing[key]):
            yield mistyped(f"drawing.{key}", wanted, drawing[key])
    yield from unknown_keys({"drawing": drawing}, [f"drawing.{key}" for key in PARTS])
    yield from region_faults(drawing.get("regions"))
    yield from road_faults(network, drawing.get("roads"))


def canvas_faults(network: Network) -> Iterator[Remark]:
    width, height = network.facts["canvas"]
    for name, space in network.spaces.items():
        x, y = space["x"], space["y"]
        if not (0 <= x <= width and 0 <= y <= height):
            yield remark("off-canvas", space=name, x=str(x), y=str(y), size=f"{width} × {height}")


def gap_faults(network: Network) -> Iterator[Remark]:
    for (name, space), (other, its) in combinations(network.spaces.items(), 2):
        gap = math.hypot(space["x"] - its["x"], space["y"] - its["y"])
        if gap < LEAST_GAP:
            yield remark("too-near", space=name, other=other, found=f"{gap:.0f}", least=LEAST_GAP)


# Parts


def has_numbers(value: Any, *keys: str) -> bool:
    return is_object(value) and set(value) == set(keys) and all(map(is_number, value.values()))


def is_ellipse(value: Any) -> bool:
    return has_numbers(value, "cx", "cy", "rx", "ry") and min(value["rx"], value["ry"]) >= 0


def is_sea(value: Any) -> bool:
    return has_numbers(value, "y_from", "y_to") and bool(value["y_from"] <= value["y_to"])


def is_region_look(value: Any) -> bool:
    looks = {"label": is_point, "colour": is_text}
    return is_object(value) and all(key in looks and looks[key](value[key]) for key in value)


def is_road(value: Any) -> bool:
    is_told = is_object(value) and set(value) == {"name", "spaces"}
    return is_told and is_wording(value["name"]) and are_names(value["spaces"])


POINTS = ("peaks", "dunes", "cactus", "vineyards", "houses")
PARTS = {
    "space_radius": "number",
    "regions": "object",
    "roads": "list",
    "lake_ellipse": "ellipse",
    "sea": "sea",
    "title_box": "box",
    "dice_tray": "box",
    **dict.fromkeys(POINTS, "points"),
}
CHECKS: Checks = {
    "number": is_number,
    "object": is_object,
    "list": is_list,
    "points": are_points,
    "box": is_box,
    "ellipse": is_ellipse,
    "sea": is_sea,
}


def region_faults(regions: Any) -> Iterator[Remark]:
    for name, look in regions.items() if isinstance(regions, dict) else ():
        if name not in REGIONS:
            yield remark("drawn-region", region=name, known=", ".join(REGIONS))
        elif not is_region_look(look):
            yield mistyped(f"drawing.regions.{name}", "region", look)


def road_faults(network: Network, roads: Any) -> Iterator[Remark]:
    for number, road in enumerate(roads if is_list(roads) else (), 1):
        key = f"drawing.roads.{number}"
        if not is_road(road):
            yield mistyped(key, "road", road)
            continue
        for name in road["spaces"]:
            if name not in network.spaces:
                yield remark("drawn-road", key=key, space=name)
