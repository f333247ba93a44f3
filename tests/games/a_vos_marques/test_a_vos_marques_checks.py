"""Every fault of a board or of cards is found, named, and told in both languages."""

from typing import Any

import pytest
from a_vos_marques_board_faults import ALONE as BOARD_FAULTS
from a_vos_marques_boards import Facts, box_board, box_cards, own_board, own_cards
from a_vos_marques_card_faults import ALONE as CARD_FAULTS
from ave_cesar_boards import edited
from hypothesis import given, settings
from hypothesis import strategies as st

from fluent_files import assert_same_in_all_languages, assert_spaces_do_not_break, patterns_in
from rejouons.games.a_vos_marques.boards import faults, summary, texts
from rejouons.games.a_vos_marques.boards.operations import NEEDS
from rejouons.games.a_vos_marques.roads import FINISH_NAME, START_NAME, Network
from rejouons.games.a_vos_marques.tables import FOLDER, MOST_STEPS
from rejouons.texts import LANGUAGES
from strange_files import folders, make_strange

FILES = {language: FOLDER / "boards" / "texts" / f"{language}.ftl" for language in LANGUAGES}


def said(facts: Facts, language: str) -> list[str]:
    return summary(facts).text(texts(language)).replace("\u00a0", " ").splitlines()


# No fault


@pytest.mark.parametrize(
    "facts", [box_board(), box_cards(), own_board(), own_cards(), box_board() | own_cards()]
)
def test_a_sound_file_has_no_fault(facts: Facts) -> None:
    assert faults(facts) == []


def test_a_sound_file_is_summed_up() -> None:
    assert said(own_board(), "en") == [
        "“Anna’s town”: 171 spaces; the shortest way from START to FINISH has 57 steps, "
        "51 with tickets.",
        "The cards are the box’s.",
    ]
    assert said(own_cards(), "fr") == [
        "« Zoé’s cards » : le plateau est celui de la boîte.",
        "Cartes : 14 E, 17 S, 7 P, contre 52 E, 70 S, 28 P dans la boîte.",
    ]
    assert said(box_cards(), "en")[1] == "Cards: 52 E, 70 S, 28 P, as many as in the box."
    assert said(own_board() | {"links": []}, "fr")[0].endswith("fait 57 pas.")


def test_the_small_deck_has_every_operation() -> None:
    ops = [folder["op"] for folder in folders(own_cards()) if "op" in folder]
    assert set(ops) == set(NEEDS)


@pytest.mark.parametrize("facts", [box_board(), own_board()])
def test_what_is_checked_lets_cars_always_drive(facts: Facts) -> None:
    """Any total of the dice can be driven along the arrows, and every errand approached."""
    network = Network(facts)
    for name in network.names:
        space, steps = name, 0
        while space != FINISH_NAME and steps < MOST_STEPS:
            space, steps = network.spaces[space]["next"][0], steps + 1
        assert space == FINISH_NAME or steps == MOST_STEPS
        while name != START_NAME:
            name = network.back(name)
    for goal in network.destinations:
        assert set(network.steps_to(goal)) == set(network.names)


# Faults


@pytest.mark.parametrize("name", BOARD_FAULTS)
def test_a_fault_of_a_board_is_found_and_no_other(name: str) -> None:
    edits, expected = BOARD_FAULTS[name]
    assert faults(edited(box_board(), edits)) == expected


@pytest.mark.parametrize("name", CARD_FAULTS)
def test_a_fault_of_cards_is_found_and_no_other(name: str) -> None:
    edits, expected = CARD_FAULTS[name]
    assert faults(edited(box_cards(), edits)) == expected


def test_faults_of_board_and_cards_are_found_at_once() -> None:
    facts = box_board() | box_cards()
    edits = {"spaces/A05/x": -1, "spaces/A05/region": "moon", "cards/S22/copies": 9}
    found = [fault.case for fault in faults(edited(facts, edits))]
    assert found == ["region", "off-canvas", "deck-too-large"]


# Words


def patterns(language: str) -> Any:
    return patterns_in([FILES[language]])


def test_every_fault_has_its_test_and_its_words() -> None:
    tested = [found for _, found in (*BOARD_FAULTS.values(), *CARD_FAULTS.values())]
    cases = {fault.case for found in tested for fault in found}
    words = {id_ for id_ in patterns("en") if id_.startswith("board-")}
    assert words == {f"board-{case}" for case in cases | {"summary"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_can_be_told(language: str) -> None:
    for _, found in (*BOARD_FAULTS.values(), *CARD_FAULTS.values()):
        for fault in found:
            named = [str(fault.values[key]) for key in ("space", "card") if key in fault.values]
            assert all(name in fault.text(texts(language)) for name in named)


def test_languages_have_the_same_texts() -> None:
    assert_same_in_all_languages(patterns(language) for language in LANGUAGES)


def test_french_spaces_do_not_break() -> None:
    assert_spaces_do_not_break(patterns("fr"))


# Anything else that is JSON


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_file_is_too_strange(data: st.DataObject) -> None:
    """Whatever is changed in a file, its faults are told, never a traceback."""
    facts = own_board() | own_cards()
    make_strange(data, facts, [*facts["spaces"], *NEEDS])
    for language in LANGUAGES:
        assert all(fault.text(texts(language)) for fault in faults(facts))
