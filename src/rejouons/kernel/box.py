"""A game's box: what is printed on it, read from small files without opening its rules."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rejouons.texts import Texts

PRINTED = ("name", "pitch")  # texts


def texts_in(folder: Path, language: str) -> Texts:
    """The texts of the game in a folder."""
    return Texts.load(language, folder / "texts" / f"{language}.ftl")


@dataclass(frozen=True)
class Box:
    """A game on the shelf."""

    package: str  # whose module `game` gathers all its facts
    folder: Path  # of the package

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def players(self) -> range:
        least, most = self._tables["game"]["players"]
        return range(least, most + 1)

    @property
    def minutes(self) -> int:
        return int(self._tables["game"]["minutes"])

    @property
    def version(self) -> int:
        return int(self._tables["version"])

    @property
    def oldest(self) -> int:
        """The version whose matches still replay."""
        return int(self._tables.get("oldest", self.version))

    def texts(self, language: str) -> Texts:
        return texts_in(self.folder, language)

    def check(self, languages: Iterable[str]) -> None:
        """Raises some error where anything that a box must say is missing."""
        is_told = len(self.players) > 0 and self.minutes > 0 and self.oldest <= self.version
        if not is_told:
            raise ValueError(f"{self.folder / 'tables.toml'} tells no players, minutes or version")
        for language in languages:
            for id_ in PRINTED:
                self.texts(language)[id_]

    @cached_property
    def _tables(self) -> dict[str, Any]:
        return tomllib.loads((self.folder / "tables.toml").read_text(encoding="utf-8"))
