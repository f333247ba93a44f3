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
    is_text,
    mistyped,
)

OUTLINE_POINTS = 3  # at least


def drawing_faults(track: Track) -> Iterator[Remark]:
    yield from canvas_faults(track)
    drawing = track.facts.get("drawing", {})
    if not isinstance(drawing, dict):
        yield mistyped("drawing", "object", drawing)
        return
    for key, (wanted, is_sound) in PARTS.items():
        if key in drawing and not is_sound(drawing[key]):
            yield mistyped(f"drawing.{key}", wanted, drawing[key])
    for key in LINES:
        yield from line_faults(key, drawing.get(key, []))
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


def are_ornaments(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_ornament, value))


def is_ornament(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and is_text(value.get("kind"))
        and is_point([value.get("x"), value.get("y")])
    )


LINES = ("walls", "lane_lines", "cross_lines")
PARTS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "finish_line": ("points", is_line),
    "caesar_box": ("box", is_box),
    "decor": ("ornaments", are_ornaments),
    "outlines": ("object", is_object),
    **dict.fromkeys(LINES, ("lines", is_list)),
}


def line_faults(key: str, lines: Any) -> Iterator[Remark]:
    for number, line in enumerate(lines if isinstance(lines, list) else []):
        is_sound = isinstance(line, dict) and are_names(line.get("courses"))
        if not is_sound or not is_line(line.get("points")):
            yield mistyped(f"drawing.{key}.{number}", "line", line)


# Outlines


def outline_faults(track: Track, outlines: dict[str, Any]) -> Iterator[Remark]:
    for name, outline in outlines.items():
        if name not in track.spaces:
            yield remark("outline-of-nothing", space=name)
        elif not are_points(outline):
            yield mistyped(f"drawing.outlines.{name}", "points", outline)
        elif len(outline) < OUTLINE_POINTS:
            yield remark("outline-short", space=name, found=len(outline), least=OUTLINE_POINTS)
