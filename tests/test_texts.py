"""Texts: messages filled in, and nothing missing passes unnoticed."""

from pathlib import Path

import numpy as np
import pytest

from fluent_files import names_in
from rejouons.texts import FOLDER, LARGEST_NUMBER, LONGEST_VALUE, Texts, messages_in

SAMPLE = """\
market = Market
piece =
    { $piece ->
        [glass] some glass
       *[caps] some caps
    }
sold = { $seat } sells { piece }.
turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
option = Money
    .help = Whether it is seen.
lost = { nowhere }
headless =
    .help = Only an attribute.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    file = tmp_path / "en.ftl"
    file.write_text(SAMPLE)
    return Texts.load("en", file)


def test_a_text_is_filled_in(texts: Texts) -> None:
    assert texts["market"] == "Market"
    assert texts.say("sold", seat="Anna", piece="glass") == "Anna sells some glass."
    assert texts["option.help"] == "Whether it is seen."


def test_numbers_choose_plurals(texts: Texts) -> None:
    counts = [0, 1, 2, np.int32(1), np.int8(3)]
    said = [texts.say("turns", count=count) for count in counts]
    assert said == ["0 turns", "1 turn", "2 turns", "1 turn", "3 turns"]


@pytest.mark.parametrize("number", [1000, -1000, LARGEST_NUMBER, LARGEST_NUMBER + 1, 10**40])
def test_numbers_are_written_without_separators(texts: Texts, number: int) -> None:
    assert texts.say("turns", count=number) == f"{number} turns"


@pytest.mark.parametrize(("value", "shown"), [(None, "None"), (True, "True"), (Path("a"), "a")])
def test_anything_else_is_shown_as_it_is(texts: Texts, value: object, shown: str) -> None:
    assert texts.say("sold", seat=value, piece="caps") == f"{shown} sells some caps."


def test_a_long_value_is_cut(texts: Texts) -> None:
    said = texts.say("sold", seat="x" * (LONGEST_VALUE + 1), piece="glass")
    assert said.startswith(f"{'x' * (LONGEST_VALUE - 1)}… sells")


def test_what_is_missing_raises(texts: Texts) -> None:
    for id_ in ("bank", "option.name", "headless"):
        assert not texts.has(id_)
        with pytest.raises(KeyError):
            texts[id_]
    for id_ in ("sold", "piece", "lost"):
        assert texts.has(id_)
        with pytest.raises(ValueError, match=id_):
            texts[id_]


def test_what_cannot_be_read_raises(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("market = { $")
    for _ in range(2):
        with pytest.raises(ValueError, match=r"en\.ftl"):
            Texts.load("en", file)["market"]


def test_texts_are_read_once(texts: Texts, tmp_path: Path) -> None:
    assert Texts.load("en", tmp_path / "en.ftl") is texts


FLUENT_FILES = sorted(FOLDER.parent.rglob("*.ftl"))


@pytest.mark.parametrize("file", FLUENT_FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_a_file_falls_into_the_messages_that_are_in_it(file: Path) -> None:
    found = [name for name, _ in messages_in(file.read_text(encoding="utf-8"))]
    assert found == names_in(file)


def test_what_a_text_refers_to_comes_with_it(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("sold = { -brand } { made.year }\n-brand = Solo\nmade = Made\n  .year = 1990\n")
    assert Texts.load("en", file)["sold"] == "Solo 1990"
