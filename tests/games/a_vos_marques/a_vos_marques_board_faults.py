"""Faults of boards: what is changed on the box's, and what is then wrong with it."""

from itertools import pairwise
from typing import Any

from a_vos_marques_boards import box_board
from ave_cesar_boards import DROPPED, Edits

from rejouons.games.a_vos_marques.boards.drawing import LEAST_GAP
from rejouons.games.a_vos_marques.boards.limits import MAX_TRIPS
from rejouons.games.a_vos_marques.roads import (
    MAX_DESTINATIONS,
    MAX_JUNCTIONS,
    MAX_SPACES,
    MAX_WAYS,
    PLACES,
    REGIONS,
)
from rejouons.games.a_vos_marques.tables import MOST_STEPS
from rejouons.kernel.board import Remark, remark

ALL_REGIONS, ALL_PLACES = ", ".join(REGIONS), ", ".join(PLACES)


def far_off(number: int, **more: Any) -> dict[str, Any]:
    """A space on a grid that is wide enough for all."""
    return {"x": number % 40 * 30, "y": number // 40 * 30, "region": "city", "next": [], **more}


def ladder(rungs: int) -> dict[str, Any]:
    """Two lanes with a way across at each rung."""
    names = [f"T{number}" for number in range(rungs)]
    spaces = {"START": far_off(0, next=["T0"]), "FINISH": far_off(1)}
    for number, name in enumerate(names):
        onward = [*names[number + 1 : number + 2], f"U{number}"]
        spaces[name] = far_off(2 + number, next=onward)
        after = f"U{number + 1}" if number + 1 < rungs else "FINISH"
        back = {} if number == 0 else {"back": f"U{number - 1}"}
        spaces[f"U{number}"] = far_off(2 + rungs + number, next=[after], **back)
    return {"canvas": [1200, 800], "spaces": with_places(spaces), "links": [], "drawing": {}}


def with_places(spaces: dict[str, Any]) -> dict[str, Any]:
    """With all places, on a way of their own before FINISH."""
    (last,) = [name for name, space in spaces.items() if "FINISH" in space["next"]]
    names = [f"P{number}" for number in range(len(PLACES))]
    for number, (name, onward) in enumerate(pairwise([*names, "FINISH"])):
        spaces[name] = far_off(300 + number, place=PLACES[number], next=[onward])
    spaces[last]["next"] = [names[0]]
    return spaces


ALONE: dict[str, tuple[Edits, list[Remark]]] = {
    # The shape of the file
    "a key is missing": ({"links": DROPPED}, [remark("missing", key="links")]),
    "a key means nothing": ({"remarks": 1}, [remark("unknown-key", key="remarks")]),
    "a name is endless": (
        {"name": "x" * 100_000},
        [remark("mistyped", key="name", wanted="text", found=f'"{"x" * 39}…')],
    ),
    "a name says nothing": (
        {"name": " "},
        [remark("mistyped", key="name", wanted="text", found='" "')],
    ),
    "a value is of the wrong type": (
        {"canvas": [1200, 0]},
        [remark("mistyped", key="canvas", wanted="size", found="[1200, 0]")],
    ),
    "the format is another": ({"format": 2}, [remark("format", found=2, wanted=1)]),
    "a key of a space is missing": (
        {"spaces/A05/region": DROPPED},
        [remark("space-missing", space="A05", key="region")],
    ),
    "a value of a space is of the wrong type": (
        {"spaces/A05/next": "A06"},
        [remark("space-mistyped", space="A05", key="next", wanted="names", found='"A06"')],
    ),
    "a road is told twice": (
        {"spaces/A05/next": ["A06", "A06"]},
        [remark("space-mistyped", space="A05", key="next", wanted="names", found='["A06", "A06"]')],
    ),
    "a key of a space means nothing": (
        {"spaces/A05/bakc": "A04"},
        [remark("space-unknown-key", space="A05", key="bakc")],
    ),
    "a key of a link is missing": (
        {"links/0/kind": DROPPED},
        [remark("link-missing", link="1", key="kind")],
    ),
    "a link has three ends": (
        {"links/1/ends": ["M11", "M19", "M24"]},
        [
            remark(
                "link-mistyped", link="2", key="ends", wanted="ends", found='["M11", "M19", "M24"]'
            )
        ],
    ),
    "a link ends where it begins": (
        {"links/1/ends": ["M11", "M11"]},
        [remark("link-mistyped", link="2", key="ends", wanted="ends", found='["M11", "M11"]')],
    ),
    "a key of a link means nothing": (
        {"links/1/price": 3},
        [remark("link-unknown-key", link="2", key="price")],
    ),
    # Names
    "a name is too long": (
        {"spaces/Highstreet": far_off(0, next=["A01"])},
        [remark("space-name", space="Highstreet")],
    ),
    "two names differ in capitals only": (
        {"spaces/a05": far_off(0, next=["A06"])},
        [remark("same-space", space="a05", other="A05")],
    ),
    "there is no FINISH": ({"spaces/FINISH": DROPPED}, [remark("no-such-end", space="FINISH")]),
    "a name is needed otherwise": (
        {"spaces/None": far_off(0, next=["A01"])},
        [remark("name-taken", space="None")],
    ),
    # Single spaces
    "there is no such region": (
        {"spaces/A05/region": "moon"},
        [remark("region", space="A05", region="moon", known=ALL_REGIONS)],
    ),
    "there is no such place": (
        {"spaces/A06/place": "garage"},
        [remark("place", space="A06", place="garage", known=ALL_PLACES)],
    ),
    "a road leads to no space": (
        {"spaces/A05/next": ["A6"]},
        [remark("leads-to-nothing", space="A05", target="A6")],
    ),
    "a road leads to where it begins": (
        {"spaces/A05/next": ["A06", "A05"]},
        [remark("leads-to-itself", space="A05")],
    ),
    "a road is told both ways": (
        {"spaces/A06/next": ["A07", "A05"]},
        [remark("both-ways", space="A05", target="A06")],
    ),
    "a way back leads to no space": (
        {"spaces/N12/back": "N1"},
        [remark("back-to-nothing", space="N12", target="N1")],
    ),
    "a space lies outside the drawing": (
        {"spaces/A05/x": 1201},
        [remark("off-canvas", space="A05", x="1201", y="674", size="1200 × 800")],
    ),
    "two spaces lie upon each other": (
        {"spaces/A05/x": 125, "spaces/A05/y": 700},
        [remark("too-near", space="A05", other="A06", found="17", least=LEAST_GAP)],
    ),
    # Ways
    "a road leads to START": (
        {"spaces/A05/next": ["A06", "START"]},
        [remark("leads-to-start", space="A05")],
    ),
    "two roads lead out of START": (
        {"spaces/START/next": ["A01", "A02"], "spaces/A02/back": "A01"},
        [remark("start-roads", found=2)],
    ),
    "FINISH leads on": (
        {"spaces/FINISH/next": ["H26"], "spaces/H26/next": ["H25"], "spaces/H25/next": []},
        [
            remark("leads-from-finish"),
            remark("finish-roads", found=0),
            remark("dead-end", space="H25"),
            remark("back-missing", space="H25", known="H24, H26"),
        ],
    ),
    "two roads lead into FINISH": (
        {"spaces/H25/next": ["H26", "FINISH"], "spaces/FINISH/back": "H26"},
        [remark("finish-roads", found=2)],
    ),
    "no arrow leads to a space": (
        {"spaces/A10/next": ["C01", "M01"]},
        [remark("not-entered", space="N01")],
    ),
    "a space leads nowhere": (
        {"spaces/X04/next": []},
        [remark("dead-end", space="X04")],
    ),
    "the way back is no road": (
        {"spaces/N12/back": "N13"},
        [remark("back-off-road", space="N12", target="N13")],
    ),
    "the way back is not told": (
        {"spaces/N12/back": DROPPED},
        [remark("back-missing", space="N12", known="N11, X04")],
    ),
    "the arrows lead round in a loop": (
        {"spaces/C01/next": ["C02", "A09"], "spaces/A09/back": "A08", "spaces/A09/place": DROPPED},
        [remark("loop", spaces="A09, A10, C01")],
    ),
    # Places
    "there is no Casino": (
        {"spaces/C15/place": DROPPED},
        [remark("no-place", place="casino")],
    ),
    "there are two Casinos": (
        {"spaces/C16/place": "casino"},
        [remark("place-twice", place="casino", spaces="C15, C16")],
    ),
    "a place is at START": (
        {"spaces/START/place": "police"},
        [remark("place-at-end", space="START", place="police")],
    ),
    "a place is at a junction": (
        {"spaces/A10/place": "police"},
        [remark("place-at-junction", space="A10", place="police")],
    ),
    "a place is where a tunnel begins": (
        {"spaces/M11/place": "police"},
        [remark("place-at-junction", space="M11", place="police")],
    ),
    # Links
    "there is no such kind of link": (
        {"links/0/kind": "bridge"},
        [remark("link-kind", link=1, kind="bridge", known="ferry, tunnel")],
    ),
    "a link ends nowhere": (
        {"links/0/ends": ["N15", "L99"]},
        [remark("link-to-nothing", link=1, space="L99")],
    ),
    "a link ends at FINISH": (
        {"links/0/ends": ["N15", "FINISH"]},
        [remark("link-at-end", link=1, space="FINISH")],
    ),
    "a link is a road already": (
        {"links/0/ends": ["N15", "N14"]},
        [remark("link-twice", link=1, space="N15", other="N14")],
    ),
    "a link is there twice": (
        {"links/1/ends": ["L10", "N15"]},
        [remark("link-twice", link=2, space="L10", other="N15")],
    ),
    # The drawing
    "the drawing is no object": (
        {"drawing": []},
        [remark("mistyped", key="drawing", wanted="object", found="[]")],
    ),
    "a part of the drawing is of the wrong type": (
        {"drawing": {"sea": 772, "peaks": [1], "dice_tray": [1, 2, 3], "lake_ellipse": {"cx": 1}}},
        [
            remark("mistyped", key="drawing.lake_ellipse", wanted="ellipse", found='{"cx": 1}'),
            remark("mistyped", key="drawing.sea", wanted="sea", found="772"),
            remark("mistyped", key="drawing.dice_tray", wanted="box", found="[1, 2, 3]"),
            remark("mistyped", key="drawing.peaks", wanted="points", found="[1]"),
        ],
    ),
    "a part of the drawing means nothing": (
        {"drawing/volcanoes": []},
        [remark("unknown-key", key="drawing.volcanoes")],
    ),
    "a part of the drawing has more than it should": (
        {"drawing": {"sea": {"y_from": 772, "y_to": 800, "depth": 9}}},
        [
            remark(
                "mistyped",
                key="drawing.sea",
                wanted="sea",
                found='{"y_from": 772, "y_to": 800, "depth": 9}',
            )
        ],
    ),
    "the sea ends before it begins": (
        {"drawing": {"sea": {"y_from": 800, "y_to": 772}}},
        [remark("mistyped", key="drawing.sea", wanted="sea", found='{"y_from": 800, "y_to": 772}')],
    ),
    "a region is drawn that does not exist": (
        {"drawing/regions/moon": {}},
        [remark("drawn-region", region="moon", known=ALL_REGIONS)],
    ),
    "a region is labelled nowhere": (
        {"drawing/regions/city/label": [1]},
        [
            remark(
                "mistyped",
                key="drawing.regions.city",
                wanted="region",
                found='{"colour": "#c9b8a8", "label": [1]}',
            )
        ],
    ),
    "a road is drawn without a name": (
        {"drawing/roads": [{"spaces": ["A10"]}]},
        [remark("mistyped", key="drawing.roads.1", wanted="road", found='{"spaces": ["A10"]}')],
    ),
    "a road is drawn to nowhere": (
        {"drawing/roads": [{"name": "Sackgasse", "spaces": ["A10", "A99"]}]},
        [remark("drawn-road", key="drawing.roads.1", space="A99")],
    ),
    # Limits
    "too many spaces": (
        {f"spaces/Q{number}": far_off(number) for number in range(71)},
        [remark("too-many-spaces", found=MAX_SPACES + 1, most=MAX_SPACES)],
    ),
    "too many places of errands": (
        {
            f"spaces/{name}/place": "police"
            for name in box_board()["spaces"]
            if name[0] == "C" and "place" not in box_board()["spaces"][name] and name < "C17"
        },
        [remark("too-many-destinations", found=41, most=MAX_DESTINATIONS)],
    ),
    "too many ways at a space": (
        {
            "links": [
                {"kind": "tunnel", "ends": ["H13", name]} for name in ("A01", "C01", "D01", "D10")
            ]
        },
        [remark("too-many-ways", space="H13", found=7, most=MAX_WAYS)],
    ),
    "too many junctions": (
        ladder(32),
        [remark("too-many-junctions", found=62, most=MAX_JUNCTIONS)],
    ),
    "too many trips": (
        ladder(16),
        [remark("too-many-trips", space="START", steps=MOST_STEPS, most=MAX_TRIPS)],
    ),
}
