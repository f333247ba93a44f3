"""Tracks of somebody's own: the box's with a change or two, and plain rings."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rejouons.games.ave_cesar.tables import FOLDER
from rejouons.games.ave_cesar.track import UNITS

DROPPED = object()  # stands for a value that is taken out
LANES = "ABCDEFG"
Edits = Mapping[str, Any]  # new values by where they go: `spaces/07L/cw/straight`


def box(side: str = "a") -> dict[str, Any]:
    """A side of the box, as its file tells it."""
    text = (FOLDER / "tracks" / f"{side}.json").read_text(encoding="utf-8")
    facts: dict[str, Any] = json.loads(text)
    return facts


def edited(facts: dict[str, Any], edits: Edits) -> dict[str, Any]:
    for where, value in edits.items():
        *folders, last = where.split("/")
        inside: Any = facts
        for folder in folders:
            inside = inside[key_in(inside, folder)]
        if value is DROPPED:
            del inside[key_in(inside, last)]
        else:
            inside[key_in(inside, last)] = value
    return facts


def key_in(inside: Any, word: str) -> Any:
    """A key of an object, or an index of a list."""
    return int(word) if isinstance(inside, list) else word


def own_track() -> dict[str, Any]:
    """Side A with a middle lane in section 20, and a wall in section 07."""
    facts = box()
    facts["name"] = "Anna’s"
    spaces = facts["spaces"]
    left = spaces["20L"]
    spaces["20M"] = json.loads(json.dumps(left)) | {"x": (left["x"] + spaces["20R"]["x"]) / 2}
    spaces["19"]["cw"]["straight"].append("20M")
    spaces["21"]["ccw"]["straight"].append("20M")
    del facts["drawing"]
    walled: dict[str, Any] = {
        f"spaces/{name}/{way}/diagonal": [] for name in ("07L", "07R") for way in ("cw", "ccw")
    }
    return edited(facts, {**walled, "spaces/07L/kind": "walled", "spaces/07R/kind": "walled"})


def white_only() -> dict[str, Any]:
    """The white course of side A, without the blue one."""
    facts = box()
    del facts["drawing"]
    facts["courses"] = ["white"]
    facts["spaces"] = {
        name: space for name, space in facts["spaces"].items() if "white" in space["courses"]
    }
    for space in facts["spaces"].values():
        space["courses"] = ["white"]
        for way in ("cw", "ccw"):
            for steps in space[way].values():
                steps[:] = [name for name in steps if name in facts["spaces"]]
    return facts


# Rings


def ring(columns: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Lanes that nobody can change, each column with so many spaces a lane; an alley beside A."""
    facts = box() | {"columns_per_lap": len(columns), "courses": ["white"]}
    del facts["drawing"]
    lanes = [
        lane_spaces(lane, len(columns[0]), [counts[lane] for counts in columns])
        for lane in range(len(columns[0]))
    ]
    spaces = {name: space for lane in lanes for name, space in lane.items()}
    entry, exit_ = f"{len(columns) - 1}A1", "2A1"
    alley_between(spaces, entry, exit_, len(columns))
    return facts | {
        "grid": {
            "cw": [list(lane)[-1] for lane in lanes],
            "ccw": [next(iter(lane)) for lane in lanes],
        },
        "gates": {"cw": {"entry": entry, "exit": exit_}, "ccw": {"entry": exit_, "exit": entry}},
        "spaces": spaces,
    }


def lane_spaces(lane: int, lanes: int, counts: Sequence[int]) -> dict[str, Any]:
    """The spaces of a lane in clockwise order, with so many in each column."""
    places = [
        (column, number, count)
        for column, count in enumerate(counts, 1)
        for number in range(1, count + 1)
    ]
    names = [f"{column}{LANES[lane]}{number}" for column, number, _ in places]
    spaces = {}
    for index, (column, number, count) in enumerate(places):
        kind = "start" if column in (1, len(counts)) else "open"
        front = UNITS * (column - 1) + UNITS * number // count
        rest = UNITS * len(counts) - front + UNITS // count
        crosses = ["cw"] * (index == 0) + ["ccw"] * (index == len(places) - 1)
        ahead = names[(index + 1) % len(names)]
        spaces[names[index]] = space(kind, front, rest, crosses, ahead, names[index - 1]) | {
            "section": str(column),
            "column": column,
            "lane": lane + 1,
            "lanes": lanes,
        }
    return spaces


def space(
    kind: str, front: int, rest: int, crosses: list[str], ahead: str, back: str
) -> dict[str, Any]:
    somewhere: dict[str, Any] = box()["spaces"]["07L"]
    return somewhere | {
        "courses": ["white"],
        "kind": kind,
        "front": {"cw": front, "ccw": rest},
        "crosses_line": crosses,
        "cw": {"straight": [ahead], "diagonal": []},
        "ccw": {"straight": [back], "diagonal": []},
    }


def alley_between(spaces: dict[str, Any], entry: str, exit_: str, columns: int) -> None:
    """Three spaces beside the two columns at the line, as on side A."""
    lap, length = UNITS * columns, 2 * UNITS // 3
    spaces["C1"] = space("alley", lap - length // 2, UNITS, [], "C2", entry)
    spaces["C2"] = space("alley", length // 2, length // 2, ["cw", "ccw"], "C3", "C1")
    spaces["C3"] = space("alley", UNITS, lap - length // 2, [], exit_, "C2")
    for name in ("C1", "C2", "C3"):
        spaces[name] |= {"section": "C", "column": 0, "lane": 1, "lanes": 1}
    spaces[entry]["cw"]["straight"].append("C1")
    spaces[exit_]["ccw"]["straight"].append("C3")
