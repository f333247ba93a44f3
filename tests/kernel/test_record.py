"""Records lie in memory as C would lay them, and read the same plain and compiled."""

import copy
import ctypes
import json
import math
import pickle
from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
import pytest

from rejouons import games
from rejouons.kernel.contract import RESULT
from rejouons.kernel.dice import DICE
from rejouons.kernel.log import LOG
from rejouons.kernel.record import describe, new, record, snapshot

PURSE: Any = record(("is_open", np.int8), ("coins", np.int64), ("hand", np.int16, (3,)))
BOX: Any = record(("tag", np.int8), ("purses", PURSE, (2,)), ("full", np.int8))
SHELF = record(("boxes", BOX, (2, 3)), ("weight", np.float64), ("label", np.uint8))

RECORDS = {
    "one byte": record(("tag", np.int8)),
    "tail": record(("wide", np.int32), ("narrow", np.int8)),
    "nested": BOX,
    "nested twice": SHELF,
    "dice": DICE,
    "result": RESULT,
    "log": LOG,
    **{game: games.load(game).state for game in games.GAMES},
}


def in_c(dtype: Any) -> Any:
    """The type a C compiler would make of a dtype."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        of = in_c(base)
        for length in reversed(shape):
            of = of * length
        return of
    if dtype.names is None:
        return np.ctypeslib.as_ctypes_type(dtype)
    fields = [(name, in_c(dtype.fields[name][0])) for name in dtype.names]
    return type("Struct", (ctypes.Structure,), {"_fields_": fields})


@pytest.fixture(params=RECORDS)
def dtype(request: pytest.FixtureRequest) -> Any:
    return RECORDS[request.param]


def test_fields_lie_where_c_puts_them(dtype: Any) -> None:
    struct = in_c(dtype)
    assert dtype.itemsize == ctypes.sizeof(struct)
    assert {name: dtype.fields[name][1] for name in dtype.names} == {
        name: getattr(struct, name).offset for name in dtype.names
    }


def test_nested_records_keep_their_padding() -> None:
    assert [PURSE.fields[name][1] for name in PURSE.names] == [0, 8, 16]
    assert PURSE.itemsize == 24  # 22 bytes, and 2 so that the next purse is aligned
    assert [BOX.fields[name][1] for name in BOX.names] == [0, 8, 56]
    assert BOX.itemsize == 64


# Reading and writing


def fill(box: Any) -> None:
    box.tag = 1
    box.purses[0].is_open = 2
    box.purses[1].coins = 1 << 40
    box.purses[1].hand[2] = -3
    box.full = 4


def total(box: Any) -> Any:
    return box.tag + box.purses[0].is_open + box.purses[1].coins + box.purses[1].hand[2] + box.full


@pytest.mark.parametrize("wrap", [lambda function: function, numba.njit], ids=["plain", "compiled"])
def test_attributes_write_through(wrap: Any) -> None:
    boxes = new(BOX, 2)
    wrap(fill)(boxes[1])
    assert not any(boxes[0].tobytes())
    assert boxes["purses"]["coins"].tolist() == [[0, 0], [0, 1 << 40]]
    assert boxes["purses"]["hand"][1].tolist() == [[0, 0, 0], [0, 0, -3]]
    assert boxes["full"].tolist() == [0, 4]
    assert wrap(total)(boxes[1]) == (1 << 40) + 4


def test_plain_and_compiled_write_the_same_bytes() -> None:
    boxes = new(BOX, 2)
    fill(boxes[0])
    numba.njit(fill)(boxes[1])
    assert boxes[0].tobytes() == boxes[1].tobytes()


def test_a_field_of_all_rows_is_a_column() -> None:
    boxes = new(BOX, 3)
    boxes.tag = [1, 2, 3]
    boxes[1].tag = 7
    assert boxes.tag.tolist() == [1, 7, 3]
    assert boxes[1:].tag.tolist() == [7, 3]
    assert bytes(boxes.view(np.uint8)[:: BOX.itemsize]) == bytes([1, 7, 3])


@pytest.mark.parametrize("memory", [new(BOX), new(BOX)[0], new(BOX)[0].purses[1]])
def test_what_is_no_field_can_be_neither_read_nor_written(memory: Any) -> None:
    with pytest.raises(AttributeError, match="colour"):
        _ = memory.colour
    with pytest.raises((AttributeError, ValueError), match="colour"):
        memory.colour = 3


def test_a_wrong_value_is_told_as_such() -> None:
    with pytest.raises(OverflowError):
        new(BOX)[0].tag = 1000


def test_records_survive_a_pickle() -> None:
    boxes = new(BOX, 2)
    fill(boxes[1])
    again = pickle.loads(pickle.dumps(boxes))
    assert again[1].purses[1].coins == 1 << 40
    assert pickle.loads(pickle.dumps(boxes[1])).full == 4
    assert copy.deepcopy(boxes[1]).tobytes() == boxes[1].tobytes()


def test_a_snapshot_is_independent() -> None:
    boxes = new(BOX, 2)
    fill(boxes[1])
    taken = snapshot(boxes[1])
    before = boxes[1].tobytes()
    assert taken.tobytes() == before
    taken.purses[0].coins = 9
    taken.purses[1].hand[0] = 9
    assert boxes[1].tobytes() == before
    boxes[1].purses[1].coins = 7
    assert taken.purses[1].coins == 1 << 40


# The description


def leaves(described: Any, at: int = 0) -> Iterator[tuple[int, str, int]]:
    """Offset, type and length of every plain field of a description."""
    if isinstance(described, str):
        yield at, described, 1
    elif "fields" in described:
        for field in described["fields"].values():
            yield from leaves(field["type"], at + field["offset"])
    elif isinstance(described["of"], str):
        yield at, described["of"], math.prod(described["shape"])
    else:
        for number in range(math.prod(described["shape"])):
            yield from leaves(described["of"], at + number * described["of"]["size"])


def numbers_in(value: Any) -> list[Any]:
    """All numbers of a record or array, in the order of its fields."""
    if value.dtype.names is not None and value.shape == ():
        return [number for name in value.dtype.names for number in numbers_in(value[name])]
    if value.dtype.names is not None:
        return [number for row in value.ravel() for number in numbers_in(row)]
    return list(np.ravel(value))


def test_the_description_finds_every_field(dtype: Any) -> None:
    row = new(dtype)
    row.view(np.uint8)[:] = np.arange(dtype.itemsize) % 113  # no NaN among them
    memory = row.tobytes()
    described = json.loads(json.dumps(describe(dtype)))
    found = [
        number
        for offset, kind, length in leaves(described)
        for number in np.frombuffer(memory, kind, length, offset)
    ]
    assert described["size"] == len(memory)
    assert found == numbers_in(row[0])
