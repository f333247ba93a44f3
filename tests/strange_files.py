"""Files of somebody's own that hold anything but what they should."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

MOST_CHANGES = 4
VALUES = st.recursive(  # anything that is JSON
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3)
    ),
    max_leaves=5,
)


def make_strange(data: st.DataObject, facts: dict[str, Any], words: Sequence[str]) -> None:
    """Changes a file here and there, now and then to something that is almost right."""
    places = [folder for folder in folders(facts) if folder]
    almost = st.sampled_from(words)
    for _ in range(data.draw(st.integers(1, MOST_CHANGES))):
        folder = data.draw(st.sampled_from(places))
        keys = list(folder) if isinstance(folder, dict) else list(range(len(folder)))
        if not keys:
            continue
        key = data.draw(st.sampled_from(keys))
        if isinstance(folder, dict) and data.draw(st.booleans()):
            del folder[key]
        else:
            folder[key] = data.draw(VALUES | almost | st.lists(almost, max_size=3))


def folders(facts: Any) -> list[Any]:
    """Every object and list in a file."""
    if not isinstance(facts, dict | list):
        return []
    inside = facts.values() if isinstance(facts, dict) else facts
    return [facts, *(folder for value in inside for folder in folders(value))]
