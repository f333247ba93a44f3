"""A game's layouts as TypeScript types, so that the app's compiler checks what boards read."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from rejouons.kernel.contract import Game
from rejouons.kernel.layout import Field, Kind

HEADING = "// Generated from the game's Python sources; changes belong there.\n"


def declarations(
    game: Game, constants: Mapping[str, int], enums: Mapping[str, Mapping[str, int]]
) -> str:
    """The module: the state and all kinds as types, named numbers and words as values."""
    asked: list[Kind] = [*game.questions.kinds] if game.questions else []
    kinds = [*game.actions.kinds, *game.events, *asked]
    fields = {field.name: field for kind in kinds for field in kind.fields}
    parts = [
        HEADING,
        f"export interface State {type_of(game.state)}\n",
        union("Move", game.actions.kinds, ""),
        union("Event", game.events, "seat: number; "),
        *([union("Question", asked, "")] if asked else []),
        *(enumerated(name, members) for name, members in enums.items()),
        *(words(field) for field in fields.values() if not field.is_numbered),
        *(f"export const {name} = {value};\n" for name, value in constants.items()),
    ]
    return "\n".join(parts)


def type_of(dtype: np.dtype[Any]) -> str:
    """A record as the plain object it is decoded into."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return type_of(base) + "[]" * len(shape)
    if dtype.names is None:
        return "bigint" if dtype == np.int64 else "number"
    assert dtype.fields is not None
    inside = " ".join(f"{name}: {type_of(dtype.fields[name][0])};" for name in dtype.names)
    return f"{{ {inside} }}"


def union(name: str, kinds: Iterable[Kind], common: str) -> str:
    lines = [f'  | {{ kind: "{kind.word}"; {common}{values(kind)}}}' for kind in kinds]
    return "\n".join([f"export type {name} =", *lines]) + ";\n"


def values(kind: Kind) -> str:
    return "".join(f"{field.name}: number; " for field in kind.fields)


def enumerated(name: str, members: Mapping[str, int]) -> str:
    inside = ", ".join(f"{member}: {value}" for member, value in members.items())
    return f"export const {name} = {{ {inside} }} as const;\n"


def words(field: Field) -> str:
    """The words of a field by value: MATERIAL[0] is "glass"."""
    listed = ", ".join(f'"{word}"' for word in field.words)
    return f"export const {field.name.upper()} = [{listed}] as const;\n"
