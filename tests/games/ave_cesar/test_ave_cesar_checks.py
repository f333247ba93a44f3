"""Every fault of a track is found, named with its space, and told in both languages."""

import json
from typing import Any

import pytest
from ave_cesar_boards import box, edited, own_track, ring, white_only
from ave_cesar_faults import ALONE, AMONG_OTHERS, RINGS
from hypothesis import given, settings
from hypothesis import strategies as st

from fluent_files import assert_same_in_all_languages, assert_spaces_do_not_break, patterns_in
from rejouons.games.ave_cesar.boards import faults, summary, texts
from rejouons.games.ave_cesar.tables import FOLDER
from rejouons.kernel.board import remark
from rejouons.texts import LANGUAGES
from strange_files import VALUES, make_strange

FILES = {language: FOLDER / "boards" / "texts" / f"{language}.ftl" for language in LANGUAGES}


# No fault


@pytest.mark.parametrize("track", [box("a"), box("b"), own_track(), white_only()])
def test_a_sound_track_has_no_fault(track: dict[str, Any]) -> None:
    assert faults(track) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“B”: 99 spaces, for 5 to 6 players, courses: yellow, red."),
        ("fr", "« B » : 99 cases, pour 5 à 6 joueurs, parcours : yellow, red."),
    ],
)
def test_a_sound_track_is_summed_up(language: str, said: str) -> None:
    text = summary(box("b")).text(texts(language)).replace("\u00a0", " ")
    assert text.splitlines()[0] == said
    assert "78" in text.splitlines()[1]
    assert "6" in text.splitlines()[1]


# Faults


@pytest.mark.parametrize("name", ALONE)
def test_a_fault_is_found_and_no_other(name: str) -> None:
    edits, expected = ALONE[name]
    assert faults(edited(box(), edits)) == expected


@pytest.mark.parametrize("name", AMONG_OTHERS)
def test_a_fault_is_found_with_what_follows_from_it(name: str) -> None:
    edits, expected = AMONG_OTHERS[name]
    found = faults(edited(box(), edits))
    assert all(fault in found for fault in expected), found


@pytest.mark.parametrize("name", RINGS)
def test_a_fault_of_a_whole_track_is_found(name: str) -> None:
    columns, expected = RINGS[name]
    found = faults(ring(columns))
    assert expected in found


def test_all_faults_are_found_at_once() -> None:
    edits = {"spaces/07L/cw/diagonal": ["08X"], "spaces/26I/kind": "open", "spaces/09L/x": -1}
    assert [fault.case for fault in faults(edited(box(), edits))] == [
        "no-such-space",
        "grid-kind",
        "off-canvas",
    ]


# Words


def patterns(language: str) -> Any:
    return patterns_in([FILES[language]])


def test_every_fault_has_its_test_and_its_words() -> None:
    tested = [faults for _, faults in (*ALONE.values(), *AMONG_OTHERS.values())]
    cases = {fault.case for faults in tested for fault in faults}
    cases |= {fault.case for _, fault in RINGS.values()}
    words = {id_ for id_ in patterns("en") if id_.startswith("board-")}
    assert words == {f"board-{case}" for case in cases | {"summary"}}


def test_languages_have_the_same_texts() -> None:
    assert_same_in_all_languages(patterns(language) for language in LANGUAGES)


def test_french_spaces_do_not_break() -> None:
    assert_spaces_do_not_break(patterns("fr"))


def test_what_is_shown_of_a_file_can_be_printed() -> None:
    fault = remark("space-name", space="\ud800\x1b[31m")
    assert "�" in fault.text(texts("en"))
    fault.text(texts("fr")).encode()


# Anything else that is JSON


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_no_file_is_too_strange(data: st.DataObject) -> None:
    """Whatever is changed in a file, its faults are told, never a traceback."""
    facts = own_track()
    make_strange(data, facts, sorted(facts["spaces"]))
    for language in LANGUAGES:
        assert all(fault.text(texts(language)) for fault in faults(facts))


@given(st.dictionaries(st.text(max_size=5), VALUES, max_size=5))
def test_any_object_has_its_faults(facts: dict[str, Any]) -> None:
    assert faults(facts)


def test_a_file_of_endless_lists_has_its_faults() -> None:
    nested = json.loads("[" * 900 + "]" * 900)
    assert faults(edited(box(), {"name": nested})) != []
