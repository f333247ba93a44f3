"""Records: the flat, aligned memory a game in progress lives in."""

from typing import Any

import numpy as np

RECORD_FIELD = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


class Record(np.void):  # type: ignore[misc]  # NumPy itself has one, np.record
    """A row of memory whose fields read as attributes.

    NumPy's own, `np.record`, finds a field three times as slowly: plain rules do little else.
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (KeyError, ValueError):
            raise AttributeError(f"no field of this name: {name}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class Records(np.ndarray[Any, Any]):
    """Rows of memory; a field of theirs, read as an attribute, is the column of all."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name not in _names(self.dtype):
            raise AttributeError(f"no field of this name: {name}")
        return self[name]

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _names(self.dtype):
            self[name] = value
        else:
            super().__setattr__(name, value)


def record(*fields: RECORD_FIELD) -> np.dtype[Any]:
    """A record dtype whose fields read as attributes on every target.

    Fields are `(name, type)` or `(name, type, shape)`; a type may be another record.
    """
    declared = np.dtype(list(fields))
    layout = _aligned(declared)
    names = _names(layout)
    spelled_out = {
        "names": names,
        "formats": [_field(declared, name)[0] for name in names],
        "offsets": [_field(layout, name)[1] for name in names],
        "itemsize": layout.itemsize,
    }
    return np.dtype((Record, np.dtype(spelled_out, align=True)))  # type: ignore[call-overload]


def new(dtype: np.dtype[Any], count: int = 1) -> Any:
    """`count` zeroed records; `new(STATE)[0]` is one of them, in place."""
    return np.zeros(count, dtype).view(Records)


def snapshot(row: Any) -> Any:
    """An independent copy of one record."""
    copy = new(row.dtype)
    copy[0] = row
    return copy[0]


def _aligned(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The C layout of a dtype: one with a type of its own forgets how it is aligned."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return np.dtype((_aligned(base), shape))
    if dtype.names is None:
        return dtype
    return np.dtype([(name, _aligned(_field(dtype, name)[0])) for name in dtype.names], align=True)


def _field(dtype: np.dtype[Any], name: str) -> tuple[np.dtype[Any], int]:
    assert dtype.fields is not None
    field = dtype.fields[name]
    return field[0], field[1]


def _names(dtype: np.dtype[Any]) -> list[str]:
    return list(dtype.names or ())


def describe(dtype: np.dtype[Any]) -> Any:
    """Where each field lies, as plain data: what a reader outside Python needs."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return {"of": describe(base), "shape": list(shape)}
    if dtype.names is None:
        return dtype.name
    fields = {
        name: {"offset": _field(dtype, name)[1], "type": describe(_field(dtype, name)[0])}
        for name in dtype.names
    }
    return {"size": dtype.itemsize, "fields": fields}
