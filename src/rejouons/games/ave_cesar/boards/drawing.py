"""The drawing of a track: it may be missing, but what is there can be drawn."""

from collections.abc import Callable, Iterator
from typing import Any

from rejouons.games.ave_cesar.track import Track
from rejouons.kernel.board import Remark, remark
from rejouons.kernel.typed import (
    are_names,
    are_points,
    is_box,
    is_line,
    is_list,
    is_object,
    is_point,
    mistyped,
    shown,
    unknown_keys,
)

OUTLINE_POINTS = 3  # at least
ORNAMENTS = ("obelisk", "temple", "basin", "statue", "garden")


def drawing_faults(track: Track) -> Iterator[Remark]:
    yield from canvas_faults(track)
    drawing = track.facts.get("drawing", {})
    if not isinstance(drawing, dict):
        yield mistyped("drawing", "object", drawing)
        return
    yield from unknown_keys({"drawing": drawing}, [f"drawing.{key}" for key in PARTS])
    for key, (wanted, is_sound) in PARTS.items():
        if key in drawing and not is_sound(drawing[key]):
            yield mistyped(f"drawing.{key}", wanted, drawing[key])
    for key in LINES:
        yield from line_faults(track, key, drawing.get(key, []))
    yield from ornament_faults(drawing.get("decor"))
    if isinstance(drawing.get("outlines"), dict):
        yield from outline_faults(track, drawing["outlines"])


def canvas_faults(track: Track) -> Iterator[Remark]:
    width, height = track.facts["canvas"]
    for name in track.spaces:
        facts = track.facts["spaces"][name]
        x, y = facts["x"], facts["y"]
        if not (0 <= x <= width and 0 <= y <= height):
            yield remark("off-canvas", space=name, x=str(x), y=str(y), size=f"{width} × {height}")


# Parts


LINES = ("walls", "lane_lines", "cross_lines")
PARTS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "finish_line": ("points", is_line),
    "caesar_box": ("box", is_box),
    "decor": ("ornaments", is_list),
    "outlines": ("object", is_object),
    **dict.fromkeys(LINES, ("lines", is_list)),
}


def line_faults(track: Track, key: str, lines: Any) -> Iterator[Remark]:
    for number, line in enumerate(lines if is_list(lines) else [], 1):
        if not is_drawn_line(line):
            yield mistyped(f"drawing.{key}.{number}", "line", line)
            continue
        for course in line["courses"]:
            if course not in track.facts["courses"]:
                yield remark("drawn-course", key=f"drawing.{key}.{number}", course=course)


def is_drawn_line(value: Any) -> bool:
    return (
        has_keys(value, "courses", "points")
        and are_names(value["courses"])
        and is_line(value["points"])
    )


def has_keys(value: Any, *keys: str) -> bool:
    """Whether something is an object with these keys and no others."""
    return is_object(value) and set(value) == set(keys)


def ornament_faults(decor: Any) -> Iterator[Remark]:
    for number, ornament in enumerate(decor if is_list(decor) else [], 1):
        key = f"drawing.decor.{number}"
        if not has_keys(ornament, "kind", "x", "y") or not is_point([ornament["x"], ornament["y"]]):
            yield mistyped(key, "ornament", ornament)
        elif ornament["kind"] not in ORNAMENTS:
            known = ", ".join(ORNAMENTS)
            yield remark("ornament", key=key, kind=shown(ornament["kind"]), known=known)


# Outlines


def outline_faults(track: Track, outlines: dict[str, Any]) -> Iterator[Remark]:
    for name, outline in outlines.items():
        if name not in track.spaces:
            yield remark("outline-of-nothing", space=name)
        elif not are_points(outline):
            yield mistyped(f"drawing.outlines.{name}", "points", outline)
        elif len(outline) < OUTLINE_POINTS:
            yield remark("outline-short", space=name, found=len(outline), least=OUTLINE_POINTS)
