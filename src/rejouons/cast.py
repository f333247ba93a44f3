"""The bots of the six levels as characters: each has a name, and a face in the browser."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("cast.toml")


@cache
def cast() -> list[list[dict[str, Any]]]:
    """The characters of each level, by seat."""
    return [level["characters"] for level in tomllib.loads(FILE.read_text("utf-8"))["levels"]]


def character_name(level: int, seat: int) -> str:
    """What the bot of a level is called at a seat; those past the cast get a number."""
    characters = cast()[level - 1]
    name: str = characters[seat % len(characters)]["name"]
    round_ = seat // len(characters)
    return f"{name} {round_ + 1}" if round_ else name
