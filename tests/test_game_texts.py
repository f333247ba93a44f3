"""The texts of every registered game: nothing missing in any language, nothing for nothing."""

from collections.abc import Iterator, Sequence

import pytest
from fluent.syntax.ast import Identifier, NumberLiteral, Pattern, VariableReference, Variant

from fluent_files import (
    Parts,
    assert_same_in_all_languages,
    assert_spaces_do_not_break,
    patterns_in,
    variables,
)
from rejouons import games
from rejouons.kernel.contract import Game
from rejouons.kernel.layout import ActionKind, EventKind, Field
from rejouons.texts import LANGUAGES
from rejouons.views import spoken

FACTS = {"name", "pitch", "about"}
SCREENS = {"board", "lesson"}  # whose tests look after their texts
PLAIN = ".plain"  # the same for the app, which names no codes that no board prints
PLURALS = {"one", "other"}
FEW = 120  # numbers
NAMES = ("Alex", "Bea", "Cam", "Dan", "Eve", "Flo", "Gil", "Hal")  # of players

pytestmark = pytest.mark.parametrize(
    "game", [games.load(game_id) for game_id in games.GAMES], ids=games.GAMES
)


def patterns(game: Game, language: str) -> dict[str, Pattern]:
    return patterns_in([game.folder / "texts" / f"{language}.ftl"])


def fields(game: Game) -> dict[str, Field]:
    kinds = [*game.actions.kinds, *game.events]
    return {field.name: field for kind in kinds for field in kind.fields}


def option_ids(game: Game) -> Iterator[str]:
    for option in game.options:
        yield from (f"option-{option.key}", f"option-{option.key}.help")
        yield from (f"option-{option.key}-{value}" for value in option.values)


def needed_ids(game: Game) -> set[str]:
    moves = {f"move-{kind.word}" for kind in game.actions.kinds}
    events = {f"event-{kind.word}" for kind in game.events}
    reasons = {f"reason-{kind.word}" for kind in list(game.reasons)[1:]}  # the first is: legal
    return FACTS | moves | events | reasons | {*option_ids(game)}


def is_of_the_game(game: Game, id_: str) -> bool:
    """Whether an id that not every game needs stands for something this one has."""
    section, _, rest = id_.partition("-")
    if section == "hidden":
        return rest in {kind.word for kind in game.events}
    if section == "ask":
        return rest in {phase.name.lower() for phase in game.phases}
    return section in SCREENS or section in fields(game)


def fillings(kind: ActionKind | EventKind) -> Iterator[dict[str, int | str]]:
    """Values for a kind's fields that show every word of every field, and small numbers."""
    values = [told_values(field) for field in kind.fields]
    for step in range(max(map(len, values), default=1)):
        yield spoken(kind, [each[step % len(each)] for each in values], NAMES)


def told_values(field: Field) -> Sequence[int]:
    """All values of a field; of many numbers, those near 0: the others take the same forms."""
    if not field.is_numbered or field.size <= FEW:
        return range(field.size)
    return [value for value, word in enumerate(field.words) if abs(int(word)) <= FEW]


def key_of(variant: Variant) -> str:
    assert isinstance(variant.key, Identifier | NumberLiteral)
    return variant.key.name if isinstance(variant.key, Identifier) else variant.key.value


def is_plural(field: Field, keys: set[str]) -> bool:
    return field.is_numbered and "other" in keys and keys <= {*field.words, *PLURALS}


def shows_codes(field: Field, keys: set[str]) -> bool:
    """Whether all words but codes, such as 12 or A07, have a form: codes can stand as they are."""
    needed = {word for word in field.words if not any(map(str.isdecimal, word))} | {"other"}
    return needed <= keys <= {*field.words, "other"}


def has_forms(field: Field, keys: set[str]) -> bool:
    return keys == set(field.words) or is_plural(field, keys) or shows_codes(field, keys)


def test_languages_have_the_same_texts(game: Game) -> None:
    assert_same_in_all_languages(patterns(game, language) for language in LANGUAGES)


def test_french_spaces_do_not_break(game: Game) -> None:
    assert_spaces_do_not_break(patterns(game, "fr"))


def test_everything_has_its_text_and_no_text_is_for_nothing(game: Game) -> None:
    texts, needed = patterns(game, "en"), needed_ids(game)
    assert needed <= set(texts)
    told = {id_.removesuffix(PLAIN) for id_ in texts}
    assert [id_ for id_ in told - needed if not is_of_the_game(game, id_)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_field_has_its_form(game: Game, language: str) -> None:
    for id_, pattern in patterns(game, language).items():
        for selection in Parts(pattern).selections:
            assert isinstance(selection.selector, VariableReference)
            field = fields(game).get(selection.selector.id.name)
            keys = {key_of(variant) for variant in selection.variants}
            assert field is None or has_forms(field, keys), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_read_the_same(game: Game, language: str) -> None:
    texts, actions = game.texts(language), game.actions
    decoded = [actions.decode(action) for action in range(actions.size)]
    said = {
        texts.say(f"move-{kind.word}", **spoken(kind, values, NAMES)) for kind, values in decoded
    }
    assert len(said) == actions.size


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_can_be_told(game: Game, language: str) -> None:
    texts = game.texts(language)
    for kind in game.events:
        for values in fillings(kind):
            assert texts.say(f"event-{kind.word}", seat=NAMES[0], **values).endswith((".", "!"))


def test_what_is_hidden_names_the_player_only(game: Game) -> None:
    texts = patterns(game, "en")
    hidden = [id_ for id_ in texts if id_.startswith("hidden-")]
    assert all(variables(texts, id_) == {"seat"} for id_ in hidden)


def test_what_is_asked_or_refused_needs_no_values(game: Game) -> None:
    texts = patterns(game, "en")
    plain = [id_ for id_ in texts if id_.startswith(("ask-", "reason-", "option-"))]
    assert all(variables(texts, id_) == set() for id_ in plain)
