"""Mark's texts: nothing is missing in any language, and every template can be filled in."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rejouons.games.mark.state import ACTIONS, Event, Move, Phase, Reason
from rejouons.games.mark.tables import FOLDER, MATERIAL_NAMES, OPTIONS
from rejouons.kernel.layout import ActionKind, EventKind, Field
from rejouons.texts import LANGUAGES, Texts

FORMS = {  # the forms of the words of each field
    "material": {"name", "some", "title", "letter"},
    "hammer_die": {"name"},
    "star_die": {"name"},
    "where": {"name", "from", "in"},
    "row": {"name", "title"},
    "step": {"name", "from", "to"},
}
FIELDS = {field.name: field for kind in [*Move, *Event] for field in kind.fields}
OF_NOBODY = {Event.SCRAPPED_BANK, Event.OVER_ALL_ROWS, Event.OVER_FOUR_ROWS, Event.OVER_STALLED}
ASKING = [phase for phase in Phase if Phase.END < phase < Phase.OVER]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts.load(FOLDER / "texts", request.param)


def leaves(data: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}{key}.")
        else:
            yield path + key, value


def words(texts: Texts, fields: tuple[Field, ...], values: tuple[int, ...]) -> dict[str, str]:
    pairs = zip(fields, values, strict=True)
    return {field.name: texts.word(field.name, field.words[value]) for field, value in pairs}


def fillings(texts: Texts, kind: ActionKind | EventKind) -> Iterator[dict[str, str]]:
    """Words for a kind's fields that show every value of every field."""
    for step in range(max((field.size for field in kind.fields), default=1)):
        yield words(texts, kind.fields, tuple(step % field.size for field in kind.fields))


def test_languages_have_the_same_keys() -> None:
    english, *others = (Texts.load(FOLDER / "texts", language).data for language in LANGUAGES)
    keys = {path for path, _ in leaves(english)}
    assert all({path for path, _ in leaves(other)} == keys for other in others)


def test_every_kind_has_its_text_and_no_other(texts: Texts) -> None:
    sections = {"moves", "events", "hidden", "reasons", "words", "options", "asks", "board"}
    assert set(texts.data) == sections | {"name", "pitch", "about"}
    assert set(texts.data["moves"]) == {kind.word for kind in Move}
    assert set(texts.data["events"]) == {kind.word for kind in Event}
    assert set(texts.data["hidden"]) == {Event.BID.word}
    assert set(texts.data["reasons"]) == {kind.word for kind in Reason} - {Reason.LEGAL.word}
    assert set(texts.data["asks"]) == {phase.name.lower() for phase in ASKING}


def test_every_option_and_value_has_its_text(texts: Texts) -> None:
    assert set(texts.data["options"]) == {option.key for option in OPTIONS}
    for option in OPTIONS:
        facts = texts.data["options"][option.key]
        assert set(facts) == {"name", "help", "values"}
        assert set(facts["values"]) == {str(value) for value in option.values}


def test_every_word_has_its_forms(texts: Texts) -> None:
    assert set(texts.data["words"]) == set(FORMS)
    for field, forms in FORMS.items():
        listed = texts.data["words"][field]
        assert set(listed) == set(FIELDS[field].words)
        assert all(set(word) == forms for word in listed.values())


def test_nothing_is_empty(texts: Texts) -> None:
    for path, text in leaves(texts.data):
        assert isinstance(text, str), path
        assert text == text.strip() != "", path


def test_letters_are_unique(texts: Texts) -> None:
    letters = {word["letter"] for word in texts.data["words"]["material"].values()}
    assert len(letters) == len(MATERIAL_NAMES)
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)


def test_no_two_choices_read_the_same(texts: Texts) -> None:
    decoded = [ACTIONS.decode(action) for action in range(ACTIONS.size)]
    said = {texts.say(f"moves.{k.word}", **words(texts, k.fields, v)) for k, v in decoded}
    assert len(said) == ACTIONS.size


@pytest.mark.parametrize("kind", Event)
def test_events_can_be_told(texts: Texts, kind: Event) -> None:
    seat = {} if kind in OF_NOBODY else {"seat": "Alex"}
    for values in fillings(texts, kind):
        assert texts.say(f"events.{kind.word}", **seat, **values).endswith(".")


def test_hidden_events_name_the_player_only(texts: Texts) -> None:
    for kind in texts.data["hidden"]:
        assert "Alex" in texts.say(f"hidden.{kind}", seat="Alex")


def test_french_spaces_do_not_break() -> None:
    for path, text in leaves(Texts.load(FOLDER / "texts", "fr").data):
        plain = re.sub(r"{.*?}", "0", text)
        assert not re.search(r"[^\u00a0][:;!?»$]|«[^\u00a0]", plain), path
