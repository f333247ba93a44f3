"""Faults of tracks: what is changed on side A of the box, and what is then wrong with it."""

from typing import Any

from ave_cesar_boards import DROPPED, Edits, box

from rejouons.games.ave_cesar.courses import FAR, MAX_LANES, MAX_POSITIONS, STEP_BITS
from rejouons.games.ave_cesar.driving import REACH
from rejouons.games.ave_cesar.tables import SPACE_NAMES
from rejouons.kernel.board import Remark, remark

LAP = 312  # twelfths of a column on side A


def step(case: str, space: str, direction: str, target: str, **more: Any) -> Remark:
    return remark(case, space=space, direction=direction, target=target, **more)


def on_white(case: str, space: str, direction: str, **more: Any) -> Remark:
    return remark(case, space=space, course="white", direction=direction, **more)


ROUND = "06, 07L, 08La, 08Lb, 09L, 10"  # on both courses
CUT_OFF: Edits = {  # 08R, but for the way out of it clockwise
    "spaces/07R/cw/straight": [],
    "spaces/07L/cw/diagonal": [],
    "spaces/08R/ccw/straight": [],
}

ALONE: dict[str, tuple[Edits, list[Remark]]] = {
    "a key is missing": ({"name": DROPPED}, [remark("missing", key="name")]),
    "a key means nothing": ({"remarks": ""}, [remark("unknown-key", key="remarks")]),
    "a key inside a key means nothing": (
        {"gates/cw/guard": "25L"},
        [remark("unknown-key", key="gates.cw.guard")],
    ),
    "a key of a space means nothing": (
        {"spaces/07L/cw/backwards": []},
        [remark("space-unknown-key", space="07L", key="cw.backwards")],
    ),
    "a name is endless": (
        {"name": "x" * 1_000_000},
        [remark("mistyped", key="name", wanted="text", found=f'"{"x" * 39}…')],
    ),
    "a section has no name": (
        {"spaces/07L/section": ""},
        [remark("space-mistyped", space="07L", key="section", wanted="text", found='""')],
    ),
    "a heading turns more than once": (
        {"spaces/07L/heading": 7777},
        [remark("space-mistyped", space="07L", key="heading", wanted="heading", found="7777")],
    ),
    "a number is true": (
        {"spaces/07L/lane": True},
        [remark("space-mistyped", space="07L", key="lane", wanted="count", found="true")],
    ),
    "a key inside a key is missing": (
        {"gates/cw": {"entry": "25L"}},
        [remark("missing", key="gates.cw.exit")],
    ),
    "a value is of the wrong type": (
        {"columns_per_lap": "26"},
        [remark("mistyped", key="columns_per_lap", wanted="count", found='"26"')],
    ),
    "a list has a name twice": (
        {"grid/cw": ["26I", "26II", "26III", "26I"]},
        [
            remark(
                "mistyped", key="grid.cw", wanted="names", found='["26I", "26II", "26III", "26I"]'
            )
        ],
    ),
    "a key of a space is missing": (
        {"spaces/07L/kind": DROPPED},
        [remark("space-missing", space="07L", key="kind")],
    ),
    "a value of a space is of the wrong type": (
        {"spaces/07L/cw/straight": "08La"},
        [remark("space-mistyped", space="07L", key="cw.straight", wanted="names", found='"08La"')],
    ),
    "the format is another": ({"format": 2}, [remark("format", found=2, wanted=1)]),
    "the players are those of no side": (
        {"players": [2, 3]},
        [remark("players", known="[3, 4], [5, 6]")],
    ),
    "the courses are those of the other side": (
        {"courses": ["yellow", "red"]},
        [remark("courses", known="white, blue")],
    ),
    "there is no such kind": (
        {"spaces/07L/kind": "wide"},
        [remark("kind", space="07L", kind="wide", kinds="start, open, walled, narrow, alley")],
    ),
    "crosses_line names no direction": (
        {"spaces/07L/crosses_line": ["up"]},
        [remark("direction", space="07L", word="up")],
    ),
    "a space is in a lane that is not there": (
        {"spaces/07L/lane": 9},
        [
            remark("lane", space="07L", lane=9, lanes=2),
            step("several-lanes", "07L", "cw", "08R"),
            step("several-lanes", "07R", "cw", "08La"),
        ],
    ),
    "a section has more lanes than spaces": (
        {"spaces/07L/lanes": 3},
        [remark("lanes", space="07L", lanes=3, section="07", found=2)],
    ),
    "a space is in another column than its edges": (
        {"spaces/07L/column": 99},
        [remark("column", space="07L", found=99, first=7, last=7)],
    ),
    "the alley is in a column": (
        {"spaces/C1/column": 26},
        [remark("column", space="C1", found=26, first=0, last=0)],
    ),
    "a start is away from the line": (
        {"spaces/07L/kind": "start"},
        [remark("start-elsewhere", space="07L", found=7, last=26)],
    ),
    "a diagonal leads over several lanes": (
        {"spaces/03-4/cw/diagonal": ["04-3", "04-1"]},
        [step("several-lanes", "03-4", "cw", "04-1")],
    ),
    "a diagonal leads across a wall": (
        {"spaces/08Lb/cw/diagonal": ["09R"]},
        [step("across-wall", "08Lb", "cw", "09R", section="08")],
    ),
    "a space lies outside the drawing": (
        {"spaces/07L/x": 1200},
        [remark("off-canvas", space="07L", x="1200", y="395.7", size="1000 × 600")],
    ),
    "a step leads to no space": (
        {"spaces/07L/cw/diagonal": ["08X"]},
        [step("no-such-space", "07L", "cw", "08X")],
    ),
    "a step leads to a space twice": (
        {"spaces/07L/cw/diagonal": ["08La", "08R"]},
        [step("step-twice", "07L", "cw", "08La")],
    ),
    "a straight step has no way back": (
        {"spaces/08R/ccw/straight": []},
        [step("no-way-back", "07R", "cw", "08R")],
    ),
    "a step leads sideways": (
        {"spaces/02L/cw/diagonal": ["02M"]},
        [step("sideways", "02L", "cw", "02M")],
    ),
    "a step leads backwards": (
        {"spaces/W13Lb/cw/diagonal": ["W13La"]},
        [
            step("backwards", "W13Lb", "cw", "W13La"),
            remark("loop", course="white", direction="cw", spaces="W13La, W13Lb"),
        ],
    ),
    "a step leads too far": (
        {"spaces/05L/cw/diagonal": ["07L"]},
        [step("too-far", "05L", "cw", "07L", driven=24, most=12)],
    ),
    "the line is not marked": (
        {"spaces/01I/crosses_line": []},
        [
            step("line-unmarked", "26II", "cw", "01I"),
            step("line-unmarked", "26I", "cw", "01I"),
            *(
                remark("loop", course=course, direction="cw", spaces=f"{ROUND}, {beyond}, …")
                for course, beyond in (("white", "W11La, W11Lb"), ("blue", "B11L, B12L"))
            ),
        ],
    ),
    "the line is marked elsewhere": (
        {"spaces/02L/crosses_line": ["cw"]},
        [
            step("line-marked", "01IV", "cw", "02L"),
            step("line-marked", "01III", "cw", "02L"),
            step("line-marked", "C3", "cw", "02L"),
        ],
    ),
    "the grid names no space": (
        {"grid/cw": ["26I", "26II", "26III", "26V"]},
        [remark("no-such-place", key="grid.cw", space="26V")],
    ),
    "a gate is on one course only": (
        {"gates/cw/entry": "W14L"},
        [remark("place-off-course", key="gates.cw.entry", space="W14L", course="blue")],
    ),
    "the grid has too few lanes": (
        {"grid/cw": ["26I", "26II", "26III"]},
        [remark("grid-short", direction="cw", found=3, players=4)],
    ),
    "a lane of the grid is of another kind": (
        {"spaces/26I/kind": "open"},
        [remark("grid-kind", space="26I", direction="cw", kind="open")],
    ),
    "the grid is not behind the line": (
        {"grid/cw": ["26I", "26II", "26III", "01IV"]},
        [remark("grid-front", space="01IV", direction="cw", front=12, line=LAP)],
    ),
    "the alley is listed in one order": (
        {"alley/ccw": ["C1", "C2", "C3"]},
        [
            remark("alley-order"),
            step("alley-gap", "02L", "ccw", "C1"),
            step("alley-gap", "C1", "ccw", "C2"),
            step("alley-gap", "C2", "ccw", "C3"),
            step("alley-gap", "C3", "ccw", "25L"),
            step("alley-entered", "02L", "ccw", "C3"),
            step("alley-left", "C1", "ccw", "25L"),
            step("alley-left", "C2", "ccw", "C1"),
            step("alley-left", "C3", "ccw", "C2"),
            remark("alley-off-line", direction="ccw"),
        ],
    ),
    "the alley is empty": (
        {"alley/cw": [], "alley/ccw": []},
        [
            remark("alley-empty"),
            *(remark("alley-unlisted", space=name) for name in ("C1", "C2", "C3")),
        ],
    ),
    "a space of the alley is of another kind": (
        {"spaces/C2/kind": "open"},
        [remark("alley-kind", space="C2")],
    ),
    "the alley is left by the side": (
        {"spaces/C1/cw/diagonal": ["26IV"]},
        [step("wall-exit", "26IV", "ccw", "C1"), step("alley-left", "C1", "cw", "26IV")],
    ),
    "the alley is entered by the side": (
        {"spaces/26IV/cw/diagonal": ["01III", "C2"]},
        [step("alley-entered", "26IV", "cw", "C2")],
    ),
    "a narrow space has another beside it": (
        {"spaces/07L/kind": "narrow"},
        [
            remark("narrow-bypassed", space="07L", course=course, direction=direction)
            for course in ("white", "blue")
            for direction in ("cw", "ccw")
        ],
    ),
    "a narrow space is not marked": (
        {"spaces/W12/kind": "open"},
        [on_white("narrow-unmarked", "W12", direction) for direction in ("cw", "ccw")],
    ),
    "the race is longer than it says": (
        {"shortest_race": 79},
        [
            remark(
                "race-length",
                lane=lane,
                space=f"{column}{numeral}",
                course=course,
                direction=direction,
                found=80,
                expected=79,
            )
            for course in ("white", "blue")
            for direction, column in (("cw", "26"), ("ccw", "01"))
            for lane, numeral in enumerate(("I", "II", "III", "IV"), 1)
        ],
    ),
    "the drawing is a list": (
        {"drawing": []},
        [remark("mistyped", key="drawing", wanted="object", found="[]")],
    ),
    "the finish line is a point": (
        {"drawing/finish_line": [[500, 20]]},
        [remark("mistyped", key="drawing.finish_line", wanted="points", found="[[500, 20]]")],
    ),
    "a wall has one point": (
        {"drawing/walls": [{"courses": ["white"], "points": [[1, 2]]}]},
        [
            remark(
                "mistyped",
                key="drawing.walls.1",
                wanted="line",
                found='{"courses": ["white"], "points": [[1, 2]…',
            )
        ],
    ),
    "a part of the drawing means nothing": (
        {"drawing/lions": []},
        [remark("unknown-key", key="drawing.lions")],
    ),
    "a line belongs to a course that is not there": (
        {"drawing/walls": [{"courses": ["red"], "points": [[1, 2], [3, 4]]}]},
        [remark("drawn-course", key="drawing.walls.1", course="red")],
    ),
    "an ornament is of no kind": (
        {"drawing/decor": [{"kind": "dragon", "x": 1, "y": 2}]},
        [
            remark(
                "ornament",
                key="drawing.decor.1",
                kind='"dragon"',
                known="obelisk, temple, basin, statue, garden",
            )
        ],
    ),
    "an ornament stands nowhere": (
        {"drawing/decor": [{"kind": "garden", "x": 1}]},
        [
            remark(
                "mistyped",
                key="drawing.decor.1",
                wanted="ornament",
                found='{"kind": "garden", "x": 1}',
            )
        ],
    ),
    "an outline is of no space": (
        {"drawing/outlines/07X": [[1, 2], [3, 4], [5, 6]]},
        [remark("outline-of-nothing", space="07X")],
    ),
    "an outline has two points": (
        {"drawing/outlines/07L": [[1, 2], [3, 4]]},
        [remark("outline-short", space="07L", found=2, least=3)],
    ),
    "an outline has a wrong point": (
        {"drawing/outlines/07L": [[1], [3, 4], [5, 6]]},
        [
            remark(
                "mistyped",
                key="drawing.outlines.07L",
                wanted="points",
                found="[[1], [3, 4], [5, 6]]",
            )
        ],
    ),
}

AMONG_OTHERS: dict[str, tuple[Edits, list[Remark]]] = {
    "a space has an impossible name": (
        {"spaces/07 L": box()["spaces"]["07L"]},
        [remark("space-name", space="07 L")],
    ),
    "two names differ in capitals only": (
        {"spaces/07l": box()["spaces"]["07L"]},
        [remark("same-space", space="07l", other="07L")],
    ),
    "a space belongs to no course": (
        {"spaces/07L/courses": []},
        [remark("no-course", space="07L"), step("no-common-course", "06", "cw", "07L")],
    ),
    "a space belongs to a course that is not there": (
        {"spaces/07L/courses": ["white", "green"]},
        [remark("course", space="07L", course="green")],
    ),
    "a front edge is off the lap": (
        {"spaces/07L/front/cw": 0},
        [remark("front", space="07L", direction="cw", front=0, last=LAP)],
    ),
    "the front edges leave a space no length": (
        {"spaces/07L/front/ccw": 228},
        [remark("length", space="07L", length=0, most=12)],
    ),
    "the edges of neighbours do not touch": (
        {"spaces/08La/front/cw": 89},
        [step("edges-apart", "08La", "cw", "08Lb", front=89, back=90)],
    ),
    "a lane change cannot be reversed": (
        {"spaces/B14Lb/ccw/diagonal": ["B14Ra"]},
        [step("wall-exit", "B14Ra", "cw", "B14Lb")],
    ),
    "the gates are not exchanged": (
        {"gates/ccw": {"entry": "25L", "exit": "02L"}},
        [remark("gates-not-exchanged")],
    ),
    "the alley is broken": (
        {"spaces/C1/cw/straight": []},
        [step("alley-gap", "C1", "cw", "C2")],
    ),
    "the line runs before the alley": (
        {"spaces/C1/front/cw": 2},
        [remark("alley-off-line", direction="cw")],
    ),
    "a loop never crosses the line": (
        {"spaces/09L/cw/straight": ["07L"]},
        [
            step("backwards", "09L", "cw", "07L"),
            remark("loop", course="white", direction="cw", spaces="07L, 08La, 08Lb, 09L"),
        ],
    ),
    "a space cannot be reached": (
        CUT_OFF,
        [on_white("unreached", "08R", "cw"), on_white("dead-end", "08R", "ccw")],
    ),
    "a race is longer than a deck": (
        {"shortest_race": 85},
        [remark("race-too-long", found=85, most=84)],
    ),
    "a lap has more columns than there is room for": (
        {"columns_per_lap": 1000},
        [remark("too-many-columns", found=1000, most=910)],
    ),
}

WIDE = [[1] * 4, [1] * 4, [1, 12, 12, 12], *[[1] * 4] * 5]
SMALL = [[1] * 4] * 6
SLOW = [[1, 1, 1, 12]] * 6

RINGS: dict[str, tuple[list[list[int]], Remark]] = {
    "no way leads from a lane into the alley": (
        SMALL,
        on_white("no-race", "6B1", "cw", lane=2),
    ),
    "a move goes round the whole track": (
        SMALL,
        on_white("reach-too-wide", "1A1", "cw", most=len(SMALL) * 4 + 3 - 1),
    ),
    "a move passes too many spaces": (
        SLOW,
        on_white("reach-too-wide", "1A1", "cw", most=REACH - 1),
    ),
    "a step passes too many spaces": (
        WIDE,
        on_white("step-too-wide", "2A1", "cw", most=STEP_BITS - 1),
    ),
    "a race takes more steps than can be counted": (
        SLOW,
        on_white("too-far-to-go", "1D1", "cw", lap=0, most=FAR - 1),
    ),
    "the grid has too many lanes": (
        [[1] * 7] * 8,
        remark("grid-long", direction="cw", found=7, most=MAX_LANES),
    ),
    "a course has too many spaces": (
        [[1] * 4] * 26,
        remark("too-many-positions", course="white", found=107, most=MAX_POSITIONS),
    ),
    "a track has too many spaces": (
        [[1] * 6] * 40,
        remark("too-many-spaces", found=243, most=len(SPACE_NAMES)),
    ),
}
