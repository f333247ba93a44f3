"""Texts: what a person reads, one TOML file a language, filled in by templates.

A template names its values, and may ask for a form of a word: `{seat} sells {material:some}`.
A language file lists the words of a field: `[words.material.glass]`, `name = "glass"`,
`some = "some glass"`. Values without listed words are shown as they are written.
"""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("fr", "en")


def preferred_language() -> str:
    """The language of the environment: REJOUONS_LANG or the locale's, else English."""
    for variable in ("REJOUONS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2]
        if wanted in LANGUAGES:
            return wanted
    return "en"


class Word(str):
    """A word with its forms; plain, it is the form `name`."""

    forms: dict[str, str]

    def __new__(cls, forms: dict[str, str]) -> "Word":
        word = super().__new__(cls, forms["name"])
        word.forms = forms
        return word

    def __format__(self, form: str) -> str:
        return self.forms[form or "name"]


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, data: dict[str, Any]) -> None:
        self.language = language
        self.data = data

    @staticmethod
    def load(folder: Path, language: str) -> "Texts":
        return _load(folder, language)

    def __getitem__(self, path: str) -> str:
        """The text at a dotted path: `texts["moves.take"]`."""
        found: Any = self.data
        for key in path.split("."):
            found = found[key]
        return str(found)

    def word(self, field: str, value: str) -> str:
        """The word of a field's value, or the value itself."""
        forms = self.data.get("words", {}).get(field, {}).get(value)
        return Word(forms) if forms else value

    def say(self, path: str, **values: Any) -> str:
        """A template filled in."""
        return self[path].format(**values)


@cache
def _load(folder: Path, language: str) -> Texts:
    data = tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
    return Texts(language, data)


def program_texts(language: str) -> Texts:
    """The program's own texts, beside those of the games."""
    return Texts.load(Path(__file__).parent, language)
